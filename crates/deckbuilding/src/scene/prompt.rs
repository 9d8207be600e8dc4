//! What is wanted of the seat that is asked.

use kernel::{Dice, Eyes, Prompt, PromptKind};
use script::{Count, Instr, Reg};

use crate::card::{CardId, CardSet};
use crate::standing::{card, has_source, standing};
use crate::state::Frame;
use crate::turn::Question;
use crate::view::{View, imagine};
use crate::words::Filter;

pub(super) fn prompt(view: &View) -> Prompt {
    let kind = |kind| Prompt { kind, ..Prompt::default() };
    let Some((seat, instr, frame)) = standing(view) else { return kind(PromptKind::Over) };
    if view.eyes != Eyes::Seat(seat) && view.eyes != Eyes::All {
        return kind(PromptKind::Wait);
    }
    let source = has_source(instr, frame).then(|| card(frame).to_string());
    match instr {
        Instr::Choose { into, from, count, .. } => {
            Prompt { kind: PromptKind::Things, source, ..picks(view, frame, *into, from, *count) }
        }
        Instr::Pick { .. } => Prompt { source, ..kind(PromptKind::Options) },
        Instr::Offer | Instr::May { .. } => Prompt { source, ..kind(PromptKind::Confirm) },
        Instr::Ask(Question::Redirect) => Prompt { source, ..kind(PromptKind::Options) },
        Instr::Order => kind(PromptKind::Next),
        Instr::Ask(Question::Main) => kind(PromptKind::Turn),
        Instr::Ask(Question::Divide) => Prompt { most: not_wasted(view, frame), ..kind(PromptKind::Amount) },
        Instr::Ask(Question::Shield) => kind(PromptKind::Amount),
        _ => kind(PromptKind::Wait),
    }
}

/// R14.29: damage beyond the hit points is lost.
fn not_wasted(view: &View, frame: &Frame) -> u16 {
    let hit = view.table.left_to_hit(frame).first().map(CardId::from_thing);
    hit.map_or(0, |hit| view.table.hit_points_left(hit).into())
}

/// What can be picked is the same in every state that looks like this: who is asked sees it.
fn picks(view: &View, frame: &Frame, into: Reg, from: &[Filter], count: Count) -> Prompt {
    let state = imagine(view, &mut Dice::new(0));
    let all = from.iter().fold(CardSet::EMPTY, |all, filter| all | state.select_one(filter, frame));
    let (least, most) = count.bounds(all.len());
    let chosen = frame.reg(into);
    let left = chosen.last().map_or(all, |last| all.after(last));
    Prompt {
        least: least.saturating_sub(chosen.len()) as u16,
        most: most.saturating_sub(chosen.len()) as u16,
        among: left.iter().map(|thing| (CardId::from_thing(thing).to_string(), 1)).collect(),
        ..Prompt::default()
    }
}
