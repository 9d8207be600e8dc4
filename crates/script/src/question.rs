//! What the machine stands on, derived from the state whenever somebody asks.

use crate::choice::{best, left, left_to_rank, offered, open_modes, ranking};
use crate::code::Choice;
use crate::window::{Resolves, may_pass, resolves};
use crate::{Core, Decider, Flags, Frame, How, Instr, Read, Set, Words};

#[derive(Clone, Copy, Debug)]
pub enum Question<Wo: Words, const W: usize> {
    /// Name one of these things; `pass` if none need be named (any more).
    Things {
        who: u8,
        from: Set<W>,
        pass: bool,
        why: Wo::Why,
        /// By its name: it need not be seen.
        by_name: bool,
    },
    /// Give some of what is to be shared to one of these things; see [`crate::shares`].
    Shares {
        who: u8,
        from: Set<W>,
        pass: bool,
        why: Wo::Why,
        /// All of it is to be given out.
        all: bool,
    },
    Amount {
        who: u8,
        least: i16,
        most: i16,
        why: Wo::Why,
    },
    /// Name one of these modes, given as bits.
    Modes {
        who: u8,
        modes: u32,
        pass: bool,
    },
    /// Yes or pass.
    Confirm {
        who: u8,
    },
    /// Name the seat, of these, whose abilities are carried out first.
    First {
        who: u8,
        seats: u8,
    },
    /// Name the ability that comes next, or pass up all that are left.
    Next {
        who: u8,
        pass: bool,
    },
    Ask(Wo::Ask),
    Fate(Wo::Chance),
    /// Fate names one of so many.
    Lot(u16),
}

impl<Wo: Words, const W: usize> Question<Wo, W> {
    /// The seat that is asked. A question of the game's own is for the owner of the effect.
    #[inline]
    pub fn seat(&self, frame: &Frame<W>) -> Option<u8> {
        match self {
            Question::Things { who, .. }
            | Question::Shares { who, .. }
            | Question::Amount { who, .. }
            | Question::Modes { who, .. }
            | Question::Confirm { who }
            | Question::First { who, .. }
            | Question::Next { who, .. } => Some(*who),
            Question::Ask(_) => Some(frame.owner),
            Question::Fate(_) | Question::Lot(_) => None,
        }
    }
}

/// Whom the machine waits for.
#[derive(Clone, Copy, Debug)]
pub enum Asked<Wo: Words> {
    /// Nothing is left to do.
    Nobody,
    Seat(u8),
    Fate(Wo::Chance),
    Lot(u16),
}

/// Whom the machine waits for.
#[inline]
pub fn asked<H: Read<W>, const W: usize>(host: &H) -> Asked<H::Words> {
    let Some(frame) = host.core().top() else { return Asked::Nobody };
    match H::code().at(frame.pc) {
        // Most of the time somebody is in the middle of a turn.
        Instr::Ask(_) | Instr::Offer(_) => Asked::Seat(frame.owner),
        Instr::Fate(chance) => Asked::Fate(*chance),
        instr => match decider(host, instr, frame) {
            Decider::Seat(seat) if frame.is(Flags::MAY_PASS) && seat != frame.owner => {
                Asked::Seat(frame.owner)
            }
            Decider::Seat(seat) => Asked::Seat(seat),
            _ => Asked::Lot(lots(host, instr, frame).0),
        },
    }
}

/// What the machine stands on; nothing if nothing is left to do.
///
/// # Panics
/// If the machine does not stand on a question, which [`crate::run`] rules out.
pub fn question<H: Read<W>, const W: usize>(host: &H) -> Option<Question<H::Words, W>> {
    let frame = host.core().top()?;
    let instr = H::code().at(frame.pc);
    let who = match instr {
        Instr::Ask(ask) => return Some(Question::Ask(*ask)),
        Instr::Fate(chance) => return Some(Question::Fate(*chance)),
        Instr::Offer(_) => return Some(Question::Confirm { who: frame.owner }),
        instr => match decider(host, instr, frame) {
            Decider::Seat(seat) => seat,
            _ => return Some(Question::Lot(lots(host, instr, frame).0)),
        },
    };
    if owner_decides_first(host, instr, frame) {
        return Some(Question::Confirm { who: frame.owner });
    }
    let may_decline = frame.is(Flags::MAY_PASS);
    Some(match instr {
        Instr::Choose(choice) => choose(host, choice, frame, who, may_decline),
        Instr::Next { rest, order, .. } => {
            let (_, why) = order.expect("somebody names the order");
            Question::Things { who, from: frame.reg(*rest), pass: false, why, by_name: false }
        }
        Instr::Amount { least, most, why, .. } => Question::Amount {
            who,
            least: host.number(least, frame),
            most: host.number(most, frame),
            why: *why,
        },
        Instr::Pick { modes, .. } => {
            Question::Modes { who, modes: open_modes(host, modes, frame), pass: may_decline }
        }
        Instr::May { .. } => Question::Confirm { who },
        Instr::Window => match resolves(host, frame) {
            Resolves::Named(seats) => Question::First { who, seats },
            resolves => Question::Next { who, pass: may_pass(host, frame, resolves) },
        },
        other => panic!("the machine stands on {other:?}, which is no question"),
    })
}

#[inline]
fn choose<H: Read<W>, const W: usize>(
    host: &H,
    choice: &Choice<H::Words>,
    frame: &Frame<W>,
    who: u8,
    may_decline: bool,
) -> Question<H::Words, W> {
    let left = left(host, choice, frame);
    let chosen = frame.reg(choice.into).len();
    let why = choice.why;
    if let How::Share { all, .. } = choice.how {
        return Question::Shares { who, from: left.from, pass: may_decline || !all, why, all };
    }
    let by_name = matches!(choice.how, How::Name);
    let from = offered(host, &left, chosen);
    // Where only others know what was there to choose from, nothing may be left that comes after it.
    let pass = chosen >= left.least || may_decline || from.is_empty();
    Question::Things { who, from, pass, why, by_name }
}

/// Who answers the question an instruction puts.
#[inline]
fn decider<H: Read<W>, const W: usize>(
    host: &H,
    instr: &Instr<H::Words>,
    frame: &Frame<W>,
) -> Decider<H::Words> {
    match instr {
        Instr::Choose(choice) => host.decider(&choice.who, Some(choice.why), frame),
        Instr::Next { order: Some((who, why)), .. } => host.decider(who, Some(*why), frame),
        Instr::Amount { who, why, .. } => host.decider(who, Some(*why), frame),
        Instr::Pick { who, .. } | Instr::May { who, .. } => host.decider(who, None, frame),
        Instr::Window => Decider::Seat(match resolves(host, frame) {
            Resolves::Seat(seat) => seat,
            _ => host.active(),
        }),
        _ => Decider::Seat(frame.owner),
    }
}

/// An optional effect that starts with a question to somebody else: whether it is carried out at all
/// is for its owner to say.
#[inline]
pub(crate) fn owner_decides_first<H: Read<W>, const W: usize>(
    host: &H,
    instr: &Instr<H::Words>,
    frame: &Frame<W>,
) -> bool {
    frame.is(Flags::MAY_PASS)
        && matches!(instr, Instr::Choose(_) | Instr::Pick { .. })
        && matches!(decider(host, instr, frame), Decider::Seat(seat) if seat != frame.owner)
}

/// The things one of which fate draws now; none if it draws about modes, or is asked for something else.
pub fn drawn_from<H: Read<W>, const W: usize>(host: &H) -> Set<W> {
    match (host.core().top(), question(host)) {
        (Some(frame), Some(Question::Lot(_))) => lots(host, H::code().at(frame.pc), frame).1,
        _ => Set::EMPTY,
    }
}

/// What fate draws a lot about: how many there are, and which things; none if it is about modes.
pub(crate) fn lots<H: Read<W>, const W: usize>(
    host: &H,
    instr: &Instr<H::Words>,
    frame: &Frame<W>,
) -> (u16, Set<W>) {
    let things = match instr {
        Instr::Pick { modes, .. } => {
            return (open_modes(host, modes, frame).count_ones() as u16, Set::EMPTY);
        }
        Instr::Choose(choice) => left_to_rank(host, choice, frame).from,
        Instr::Next { rest, .. } => frame.reg(*rest),
        other => panic!("{other:?} is not decided by lot"),
    };
    let ranking = ranking(&decider(host, instr, frame)).expect("nobody at the table is asked");
    let (best, _) = best(host, ranking, things, frame);
    (best.len() as u16, best)
}
