//! What is wanted of the seat that is asked.

use kernel::{Dice, Prompt, PromptKind};
use script::{Core, Instr};

use crate::card::CardId;
use crate::pending::{card, has_source};
use crate::turn::{Ask, programs};
use crate::view::{View, imagine};
use crate::why::Why;

pub(super) fn prompt(view: &View) -> Prompt {
    // What is asked is the same in every state that looks like this: who is asked sees it.
    let state = imagine(view, &mut Dice::new(0));
    let asked = script::prompt::<_, CardId, _>(&state, view.eyes);
    let Some(frame) = view.stack.top() else { return asked.unwrap_or_default() };
    let instr = programs().code.at(frame.pc);
    let mut prompt = asked.unwrap_or_else(|| {
        let kind = match instr {
            Instr::Ask(Ask::Main) => PromptKind::Turn,
            Instr::Ask(Ask::Redirect) => PromptKind::Options,
            _ => PromptKind::Wait,
        };
        Prompt { kind, ..Prompt::default() }
    });
    match prompt.kind {
        PromptKind::Things | PromptKind::Options | PromptKind::Confirm => {
            prompt.source = has_source(instr).then(|| card(frame).to_string());
        }
        PromptKind::Amount => {
            // R14.29: damage beyond the hit points is lost.
            let hit = view.table.left_to_hit(frame).of::<CardId>().next();
            let not_wasted = hit.map_or(0, |hit| view.table.hit_points_left(hit).into());
            prompt.least = 0;
            prompt.most = if prompt.why == script::Purpose::name(&Why::Prevent) { 0 } else { not_wasted };
        }
        _ => {}
    }
    prompt
}
