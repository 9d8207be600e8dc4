//! Where the machine stands, as far as a view can tell.

use kernel::Seat;
use script::{Choice, Core, Flags, Instr};

use crate::card::CardId;
use crate::state::{Frame, Frames, opponent};
use crate::turn::{self, programs};
use crate::view::View;
use crate::why::Why;
use crate::words::{Vocabulary, Who};

/// Whom the table waits for, and on which instruction.
pub(crate) fn pending(view: &View) -> Option<(Seat, &'static Instr<Vocabulary>, &Frame)> {
    let frame = view.stack.top()?;
    let instr = programs().code.at(frame.pc);
    let owner = Seat(frame.owner);
    let who = match instr {
        Instr::Choose(Choice { who, .. }) | Instr::Pick { who, .. } | Instr::Amount { who, .. } => *who,
        _ => Who::You,
    };
    Some(match who {
        Who::You => (owner, instr, frame),
        // R6.5, R6.9: first the owner says whether the opponent has to choose at all.
        Who::Opponent if frame.is(Flags::MAY_PASS) => (owner, &Instr::Offer(&[]), frame),
        Who::Opponent => (opponent(owner), instr, frame),
    })
}

/// The question of this game's own on which the machine stands, if it stands on one.
pub(crate) fn own_question(stack: &Frames) -> Option<turn::Ask> {
    match programs().code.at(stack.top()?.pc) {
        Instr::Ask(ask) => Some(*ask),
        _ => None,
    }
}

/// What the cards or points in question are for.
pub(crate) fn purpose(stack: &Frames) -> Option<Why> {
    match programs().code.at(stack.top()?.pc) {
        Instr::Choose(choice) => Some(choice.why),
        Instr::Amount { why, .. } => Some(*why),
        _ => None,
    }
}

/// Whether fate is asked.
pub(crate) fn is_fateful(stack: &Frames) -> bool {
    stack.top().is_some_and(|frame| matches!(programs().code.at(frame.pc), Instr::Fate(_)))
}

/// The card whose effect is being carried out.
pub(crate) fn card(frame: &Frame) -> CardId {
    CardId::from_thing(frame.source)
}

/// The procedures of the turn belong to no card.
pub(crate) fn has_source(instr: &Instr<Vocabulary>) -> bool {
    match instr {
        Instr::Choose(choice) => choice.why.has_source(),
        _ => true,
    }
}
