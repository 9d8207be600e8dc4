//! A piece may be called by another name than the one the game writes: `SOR_164` is `wampa`.

use kernel::Stage;

use crate::{Claim, Look, Statement, Step};

/// A step in the words of the game.
pub(crate) fn respelled<G: Stage>(step: &Step) -> Step {
    let mut step = step.clone();
    let list = |words: &mut Vec<String>| words.iter_mut().for_each(respell::<G>);
    match &mut step.statement {
        Statement::Fate(words) => respell::<G>(words),
        Statement::Moves { moves, .. } => list(moves),
        Statement::Offered { prefix, actions, .. } | Statement::NotOffered { prefix, actions, .. } => {
            respell::<G>(prefix);
            list(actions);
        }
        Statement::Reject { action, .. } => respell::<G>(action),
        Statement::Expect(Claim::Shows { subject, look, .. }) => {
            respell::<G>(subject);
            if let Look::Is(names) | Look::Top(names) | Look::Has(names) | Look::Lacks(names) = look {
                list(names);
            }
        }
        Statement::Expect(_) => {}
    }
    step
}

/// Each word of it; what is behind a dot or a slash stays.
fn respell<G: Stage>(words: &mut String) {
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_');
    let mut respelled = String::with_capacity(words.len());
    for piece in words.split_inclusive(|c| !is_part(c)) {
        let end = piece.find(|c| !is_part(c)).unwrap_or(piece.len());
        let (word, rest) = piece.split_at(end);
        respelled.push_str(G::name_of(word).unwrap_or(word));
        respelled.push_str(rest);
    }
    *words = respelled;
}
