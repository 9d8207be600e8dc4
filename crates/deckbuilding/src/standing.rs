//! Where the machine stands, as far as a view can tell.

use kernel::Seat;
use script::Instr;

use crate::card::CardId;
use crate::state::{Frame, opponent};
use crate::turn::programs;
use crate::view::View;
use crate::words::{Op, Vocabulary, Who};

/// Whom the table waits for, and on which instruction.
pub(crate) fn standing(view: &View) -> Option<(Seat, &'static Instr<Vocabulary>, &Frame)> {
    let frame = view.stack.top()?;
    let instr = programs().code.at(frame.pc);
    let owner = Seat(frame.owner);
    match instr {
        // R6.5, R6.9: first the owner says whether the opponent has to choose at all.
        Instr::Choose { who: Who::Opponent, .. } | Instr::Pick { who: Who::Opponent, .. }
            if frame.may_pass =>
        {
            Some((owner, &Instr::Offer, frame))
        }
        Instr::Choose { who: Who::Opponent, .. } | Instr::Pick { who: Who::Opponent, .. } => {
            Some((opponent(owner), instr, frame))
        }
        _ => Some((owner, instr, frame)),
    }
}

/// The card whose effect is being carried out.
pub(crate) fn card(frame: &Frame) -> CardId {
    CardId::from_thing(frame.source)
}

/// The procedures of the turn belong to no card.
pub(crate) fn has_source(instr: &Instr<Vocabulary>, frame: &Frame) -> bool {
    match instr {
        Instr::Choose { .. } => !matches!(programs().code.at(frame.pc + 1), Instr::Do(Op::Rule(_))),
        _ => true,
    }
}
