//! Answers to the machine's own questions, and how they are written down.

use std::fmt::{self, Display};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::choice::{best, ranking};
use crate::machine::{chosen, decline, finish, give, go, set_amount, take_mode, take_next, take_ranked, top};
use crate::question::{lots, owner_decides_first};
use crate::window::{self, resolves, startable};
use crate::{Act, Core, Count, Flags, Instr, Ranked, Read, Write};

/// A thing that has a name.
pub trait Named: Copy + Ord + Display + FromStr<Err = String> {
    /// The word before an amount.
    const AMOUNT: &'static str = "amount";

    fn thing(self) -> u16;
    fn from_thing(thing: u16) -> Self;
    /// What an ability of this thing is called, if it is not the only one.
    fn ability_name(self, ability: u16) -> Option<&'static str> {
        let _ = ability;
        None
    }
    /// The ability of that name, or the only one.
    fn ability_called(self, name: Option<&str>) -> Option<u16>;
}

/// An answer to one of the machine's own questions, in the order in which answers are offered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer<T> {
    /// This thing.
    Choose(T),
    /// This one, by its name.
    Name(T),
    /// So much on this thing, of what is to be given out.
    Put(T, u16),
    /// So many of this thing.
    Take(T, u16),
    /// An option of "choose one", counted from 0.
    Mode(u8),
    /// The abilities of this seat come first.
    First(u8),
    /// This ability comes next.
    Trigger(T, u16),
    Amount(u16),
    /// Carry it out.
    Yes,
    /// Decline, or name no more.
    Pass,
}

/// The words an answer starts with.
pub const VERBS: [&str; 9] = ["choose", "name", "put", "take", "option", "first", "trigger", "yes", "pass"];

impl<T: Named> Display for Answer<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Choose(thing) => write!(f, "choose {thing}"),
            Answer::Name(thing) => write!(f, "name {thing}"),
            Answer::Put(thing, n) => write!(f, "put {n} on {thing}"),
            Answer::Take(thing, n) => write!(f, "take {n} {thing}"),
            Answer::Mode(mode) => write!(f, "option {}", mode + 1),
            Answer::First(seat) => write!(f, "first {}", seat + 1),
            Answer::Trigger(thing, ability) => match thing.ability_name(*ability) {
                Some(name) => write!(f, "trigger {thing} {name}"),
                None => write!(f, "trigger {thing}"),
            },
            Answer::Amount(n) => write!(f, "{} {n}", T::AMOUNT),
            Answer::Yes => f.write_str("yes"),
            Answer::Pass => f.write_str("pass"),
        }
    }
}

impl<T> Answer<T> {
    /// The same answer about things called otherwise.
    pub fn map<U>(self, name: impl Fn(T) -> U) -> Answer<U> {
        match self {
            Answer::Choose(thing) => Answer::Choose(name(thing)),
            Answer::Name(thing) => Answer::Name(name(thing)),
            Answer::Put(thing, n) => Answer::Put(name(thing), n),
            Answer::Take(thing, n) => Answer::Take(name(thing), n),
            Answer::Trigger(thing, ability) => Answer::Trigger(name(thing), ability),
            Answer::Mode(mode) => Answer::Mode(mode),
            Answer::First(seat) => Answer::First(seat),
            Answer::Amount(n) => Answer::Amount(n),
            Answer::Yes => Answer::Yes,
            Answer::Pass => Answer::Pass,
        }
    }
}

impl<T: Named> FromStr for Answer<T> {
    type Err = String;

    fn from_str(s: &str) -> Result<Answer<T>, String> {
        let (verb, rest) = s.trim().split_once(' ').unwrap_or((s.trim(), ""));
        let rest = rest.trim();
        let none = |answer| match rest {
            "" => Ok(answer),
            _ => Err(format!("`{verb}` stands alone, without `{rest}`")),
        };
        let number = |s: &str, what: &str| {
            s.trim().parse::<u16>().map_err(|_| format!("`{verb}` needs {what}, not `{s}`"))
        };
        let counted = |what: &str, counts: &str| {
            let n = u8::try_from(number(rest, what)?).map_err(|_| format!("there is no {counts} {rest}"))?;
            n.checked_sub(1).ok_or_else(|| format!("{counts}s are counted from 1"))
        };
        let two = |between: &str, how: &str| {
            rest.split_once(between).ok_or_else(|| format!("write `{verb} {how}`, not `{s}`"))
        };
        match verb {
            "choose" => rest.parse().map(Answer::Choose),
            "name" => rest.parse().map(Answer::Name),
            "put" => {
                let (n, thing) = two(" on ", "N on THING")?;
                Ok(Answer::Put(thing.trim().parse()?, number(n, "a number")?))
            }
            "take" => {
                let (n, thing) = two(" ", "N THING")?;
                Ok(Answer::Take(thing.trim().parse()?, number(n, "a number")?))
            }
            "option" => counted("the number of an option", "option").map(Answer::Mode),
            "first" => counted("the number of a seat", "seat").map(Answer::First),
            "trigger" => {
                let (thing, name) = match rest.split_once(' ') {
                    Some((thing, name)) => (thing, Some(name.trim())),
                    None => (rest, None),
                };
                let parsed: T = thing.parse()?;
                let ability = parsed.ability_called(name);
                ability
                    .map(|ability| Answer::Trigger(parsed, ability))
                    .ok_or_else(|| format!("`{thing}` has no such ability to trigger"))
            }
            "yes" => none(Answer::Yes),
            "pass" => none(Answer::Pass),
            _ if verb == T::AMOUNT => number(rest, "a number of points").map(Answer::Amount),
            _ => Err(format!("`{verb}` is no answer; there are {} and {}", VERBS.join(", "), T::AMOUNT)),
        }
    }
}

/// Answers the machine's own question; [`crate::run`] goes on from there.
///
/// # Panics
/// If the answer does not fit the question.
pub fn answer<H: Write<W>, T: Named, const W: usize>(host: &mut H, answer: Answer<T>) {
    let frame = *host.core().top().expect("a question is open");
    let instr = H::code().at(frame.pc);
    let confirms = owner_decides_first(host, instr, &frame);
    top(host).put(Flags::MAY_PASS, false);
    match (instr, answer) {
        // The others' question comes next.
        (_, Answer::Yes) if confirms => {}
        (_, Answer::Pass) if confirms => finish(host),
        (Instr::Choose(choice), Answer::Choose(thing) | Answer::Name(thing)) => {
            top(host).set(choice.into, frame.reg(choice.into).with(thing.thing()));
        }
        (Instr::Choose(choice), Answer::Put(thing, n) | Answer::Take(thing, n)) => {
            give(host, choice, thing.thing(), n as i16);
        }
        (Instr::Choose(choice), Answer::Pass) => {
            if frame.is(Flags::MAY_PASS) && matches!(choice.count, Count::Exactly(_)) {
                finish(host);
            } else {
                chosen(host, choice);
            }
        }
        (Instr::Next { thing, rest, .. }, Answer::Choose(next)) => {
            take_next(host, *thing, *rest, next.thing());
        }
        (Instr::Amount { into, .. }, Answer::Amount(n)) => set_amount(host, *into, n as i16),
        (Instr::Pick { .. }, Answer::Mode(mode)) => take_mode(host, mode),
        (Instr::May { .. } | Instr::Offer(_), Answer::Yes) => go(host, frame.pc + 1),
        (Instr::May { no, .. }, Answer::Pass) => decline(host, *no),
        (Instr::Pick { .. } | Instr::Offer(_), Answer::Pass) => finish(host),
        (Instr::Window, Answer::First(seat)) => top(host).picked = seat + 1,
        (Instr::Window, Answer::Trigger(thing, ability)) => {
            let resolves = resolves(host, &frame);
            let named = |t: &crate::Trigger| (t.thing, t.ability) == (thing.thing(), ability);
            let at = startable(host, &frame, resolves).find(|(_, t)| named(t)).map(|(at, _)| at);
            window::start(host, at.expect("the ability waits"), false);
        }
        (Instr::Window, Answer::Pass) => {
            let resolves = resolves(host, &frame);
            window::pass(host, &frame, resolves);
        }
        (instr, _) => panic!("that does not answer {instr:?}"),
    }
}

/// Fate draws one of the lots.
///
/// # Panics
/// If there are not so many.
pub fn draw_lot<L, H: Act<L, W>, const W: usize>(host: &mut H, n: u16, log: &mut L) {
    let frame = *host.core().top().expect("a question is open");
    let instr = H::code().at(frame.pc);
    if let Instr::Pick { modes, .. } = instr {
        let open = crate::choice::open_modes(host, modes, &frame);
        let mode = (0..modes.len() as u8).filter(|mode| open & (1 << mode) != 0).nth(n.into());
        return take_mode(host, mode.expect("there are so many lots"));
    }
    let (_, things) = lots(host, instr, &frame);
    let thing = things.iter().nth(n.into()).expect("there are so many lots");
    let ranked = ranked(host, thing, instr, &frame);
    host.ranked(&ranked, log);
    match instr {
        Instr::Choose(choice) => take_ranked(host, choice, thing),
        Instr::Next { thing: alone, rest, .. } => take_next(host, *alone, *rest, thing),
        other => panic!("{other:?} is not decided by lot"),
    }
}

/// What a ranking had to say before fate drew the lot.
fn ranked<H: Read<W>, const W: usize>(
    host: &H,
    thing: u16,
    instr: &Instr<H::Words>,
    frame: &crate::Frame<W>,
) -> Ranked<H::Words, W> {
    let (why, decider, from) = match instr {
        Instr::Choose(choice) => (
            choice.why,
            host.decider(&choice.who, Some(choice.why), frame),
            crate::choice::left_to_rank(host, choice, frame).from,
        ),
        Instr::Next { order: Some((who, why)), rest, .. } => {
            (*why, host.decider(who, Some(*why), frame), frame.reg(*rest))
        }
        other => panic!("{other:?} is not decided by lot"),
    };
    let by = ranking(&decider).expect("nobody at the table is asked");
    Ranked { thing, why, from, by, reason: best(host, by, from, frame).1 }
}

/// Leaves the question of the game's own on which the machine stands.
pub fn proceed<H: Write<W>, const W: usize>(host: &mut H) {
    top(host).pc += 1;
}
