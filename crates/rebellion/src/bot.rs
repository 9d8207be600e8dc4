//! Rules of thumb: what a sensible player does. Every offered action gets a number, and the best one is taken; nothing is
//! tried out, so that a decision takes microseconds.
//!
//! The Empire sends patrols to systems where the base can be and leaves somebody behind (`search`), and gathers at the
//! base once it is found (`siege`); what else it does is in `empire`. The Rebels hide far away, keep their units at the base and work for the objectives they
//! hold (`rebel`, `goals`). What both do alike is in `common`, what missions are worth in `missions`, which tactic card
//! serves best in `fighting`.

mod common;
mod empire;
mod fighting;
mod goals;
mod missions;
mod reason;
mod rebel;
mod search;
mod siege;

use kernel::{Advise, Eyes};
use script::{Core, Instr, Reg};
use text::Lang;

use crate::Rebellion;
use crate::action::Action;
use crate::programs::programs;
use crate::state::{Frame, Machine, Open};
use crate::things::{Place, Side, Theatre, Things};
use crate::view::View;
use crate::why::Why;
use crate::words::{Ask, Vocabulary};

/// What a player knows, and is asked.
struct Mind<'a> {
    table: &'a Open,
    side: Side,
    /// The base, if the player knows where it is.
    base: Option<Place>,
    /// Where it can be otherwise.
    possible: Things,
    /// Own missions that lie face down.
    assigned: Things,
    /// Objectives in hand.
    goals: Things,
    /// Where units are being moved.
    moving_to: Option<Place>,
    frame: Option<&'a Frame>,
    instr: Option<&'static Instr<Vocabulary>>,
}

impl<'a> Mind<'a> {
    fn new(view: &'a View) -> Mind<'a> {
        let side = match view.eyes {
            Eyes::Seat(seat) => Side::of_seat(seat),
            Eyes::Public | Eyes::All => view.table.active,
        };
        let probed = view.probed.iter().flatten().copied().collect();
        let mind = Mind::of(&view.table, side, view.machine.top());
        let possible = possible(&view.table, probed);
        // Where else it cannot be, there it is.
        let deduced = || {
            let only = side == Side::Empire && possible.len() == 1;
            only.then(|| possible.of().next()).flatten()
        };
        Mind {
            base: view.table.revealed.or_else(|| view.base.first().copied().flatten()).or_else(deduced),
            possible,
            assigned: view.assigned.iter().flatten().filter_map(|card| *card).collect(),
            goals: view.goals.iter().filter_map(|(_, card)| *card).collect(),
            moving_to: moving_to(&view.machine),
            ..mind
        }
    }

    fn of(table: &'a Open, side: Side, frame: Option<&'a Frame>) -> Mind<'a> {
        Mind {
            table,
            side,
            base: None,
            possible: Things::EMPTY,
            assigned: Things::EMPTY,
            goals: Things::EMPTY,
            moving_to: None,
            frame,
            instr: frame.map(|frame| programs().code.at(frame.pc)),
        }
    }

    /// What the rules of thumb take: of equals the first one.
    fn quick(&self, offered: &[Action]) -> Action {
        let best = offered.iter().rev().max_by_key(|action| self.worth(action));
        *best.expect("something is offered")
    }

    fn asked(&self) -> Option<Ask> {
        match self.instr {
            Some(Instr::Ask(ask)) => Some(*ask),
            _ => None,
        }
    }

    fn purpose(&self) -> Option<Why> {
        match self.instr {
            Some(Instr::Choose(choice)) => Some(choice.why),
            _ => None,
        }
    }

    fn worth(&self, action: &Action) -> i32 {
        match self.side {
            Side::Rebel => self.rebel(action),
            Side::Empire => self.empire(action),
        }
    }
}

/// Where units move to (R6.2): whoever asks for ships and what they carry was called by who asks what to move.
fn moving_to(machine: &Machine) -> Option<Place> {
    let mut frames = machine.frames().iter().rev();
    let top = frames.next()?;
    let moves = match programs().code.at(top.pc) {
        Instr::Ask(Ask::Move) => top,
        Instr::Choose(choice) if matches!(choice.why, Why::Fly | Why::Carry) => frames.next()?,
        _ => return None,
    };
    moves.reg(Reg::B).of().next()
}

/// Where a hidden base can be, for the Empire: where it has no troops, no probe card and no friends.
fn possible(table: &Open, probed: Things) -> Things {
    // S4.1.
    if table.agreed.is_solo() {
        return table.possible_bases();
    }
    let known = probed | table.gone | table.laid_open | table.explored | table.destroyed;
    let open = |place: &Place| {
        *place != Place::CORUSCANT
            && !known.holds(*place)
            && !table.is_imperial(*place)
            && !table.has_in(Side::Empire, Theatre::Ground, *place)
    };
    Place::systems().filter(open).collect()
}

impl Advise for Rebellion {
    fn advise(view: &View, offered: &[Action]) -> Action {
        if let [only] = offered {
            return *only;
        }
        Mind::new(view).quick(offered)
    }

    fn reason(view: &View, offered: &[Action], action: &Action, lang: Lang) -> Option<String> {
        (offered.len() > 1).then(|| reason::reason(&Mind::new(view), action, lang)).flatten()
    }
}
