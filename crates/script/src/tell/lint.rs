//! What a tree is made of, for tests that hold cards to their words.

use crate::{Block, Mode, Step, Words};

/// All ops of a block, those of its branches and options too.
pub fn ops<W: Words>(block: Block<W>) -> Vec<W::Op> {
    block
        .iter()
        .flat_map(|step| match *step {
            Step::Do(op) => vec![op],
            Step::Pick { modes, .. } => modes.iter().flat_map(|Mode(block)| ops(block)).collect(),
            Step::May(block) | Step::While(_, block) | Step::Each { body: block, .. } => ops(block),
            Step::If(_, yes, no) | Step::IfDone(yes, no) => [ops(yes), ops(no)].concat(),
            Step::Choose { .. } | Step::Ask(_) | Step::Fate(_) => Vec::new(),
        })
        .collect()
}
