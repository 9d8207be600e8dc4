//! What is wanted of the seat that is asked.

use kernel::{Dice, Prompt, PromptKind};
use script::{Core, Question, question};

use crate::action::Raw;
use crate::state::{Frame, Phase, State};
use crate::view::{self, View};
use crate::words::Ask;
use crate::{card::CardId, offer};

pub(super) fn prompt(view: &View) -> Prompt {
    // What is asked is the same in every state that looks like this: who is asked sees it.
    let state = view::imagine(view, &mut Dice::new(0));
    let Some(mut prompt) = script::prompt::<_, Raw, 4>(&state, view.eyes) else {
        let kind = match question(&state) {
            _ if !offer::asks(view) => PromptKind::Wait,
            Some(Question::Ask(Ask::NameCard)) => PromptKind::Name,
            _ => PromptKind::Turn,
        };
        let source = if kind == PromptKind::Name { source(&state, kind) } else { None };
        return Prompt { kind, source, ..Prompt::default() };
    };
    // The machine knows things by their numbers.
    for (id, _) in &mut prompt.among {
        *id = state.piece(id.parse().expect("a number")).to_string();
    }
    prompt.source = source(&state, prompt.kind);
    prompt
}

/// The card that asks, if one does: which ability comes next is asked by nobody, and neither are the questions between
/// rounds.
fn source(state: &State, kind: PromptKind) -> Option<String> {
    let frame = state.machine.top()?;
    let by_rule = frame.source == Frame::BLANK.source && state.table.phase != Phase::Action;
    if by_rule || matches!(kind, PromptKind::Next | PromptKind::First) {
        return None;
    }
    let card =
        CardId::RANGE.holds(frame.source).then(|| state.table.label(CardId::from_thing(frame.source)))?;
    card.is_known().then(|| card.to_string())
}
