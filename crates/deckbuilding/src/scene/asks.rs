//! What kind of answer is wanted.

use kernel::{Asks, Dice, Eyes};
use script::{Choice, Count, Instr};

use crate::card::{CardId, CardSet};
use crate::standing::{card, has_source, standing};
use crate::state::Frame;
use crate::turn::Question;
use crate::view::{View, imagine};
use crate::why::Why;
use crate::words::{Num, Vocabulary};

pub(super) fn asks(view: &View) -> Asks {
    let kind = |kind| Asks { kind, ..Asks::default() };
    let Some((seat, instr, frame)) = standing(view) else { return kind("over") };
    if view.eyes != Eyes::Seat(seat) && view.eyes != Eyes::All {
        return kind("wait");
    }
    let source = has_source(instr).then(|| card(frame).to_string());
    match instr {
        Instr::Choose(choice) => Asks { kind: "cards", source, ..picks(view, frame, choice) },
        Instr::Pick { .. } => Asks { source, ..kind("options") },
        Instr::Offer | Instr::May { .. } => Asks { source, ..kind("confirm") },
        Instr::Ask(Question::Redirect) => Asks { source, ..kind("redirect") },
        Instr::Window => kind("order"),
        Instr::Ask(Question::Main) => kind("turn"),
        Instr::Amount { why: Why::Prevent, .. } => kind("amount"),
        Instr::Amount { .. } => Asks { most: not_wasted(view, frame), ..kind("amount") },
        _ => kind("wait"),
    }
}

/// R14.29: damage beyond the hit points is lost.
fn not_wasted(view: &View, frame: &Frame) -> u8 {
    let hit = view.table.left_to_hit(frame).first().map(CardId::from_thing);
    hit.map_or(0, |hit| view.table.hit_points_left(hit))
}

/// What can be picked is the same in every state that looks like this: who is asked sees it.
fn picks(view: &View, frame: &Frame, choice: &Choice<Vocabulary>) -> Asks {
    let state = imagine(view, &mut Dice::new(0));
    let all = choice.from.iter().fold(CardSet::EMPTY, |all, filter| all | state.select_one(filter, frame));
    let (least, most) = match choice.count {
        Count::Exactly(Num::N(n)) => (all.len().min(n.into()), all.len().min(n.into())),
        Count::UpTo(Num::N(n)) => (0, all.len().min(n.into())),
        _ => (0, all.len()),
    };
    let chosen = frame.reg(choice.into);
    let left = chosen.last().map_or(all, |last| all.after(last));
    Asks {
        least: least.saturating_sub(chosen.len()) as u8,
        most: most.saturating_sub(chosen.len()) as u8,
        among: left.iter().map(|thing| CardId::from_thing(thing).to_string()).collect(),
        ..Asks::default()
    }
}
