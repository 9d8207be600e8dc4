//! What a tree is made of, for tests that hold cards to their words.

use crate::{Block, Step, Words};

/// All ops of a block, those of its branches and options too.
pub fn ops<W: Words>(block: Block<W>) -> Vec<W::Op> {
    block
        .iter()
        .flat_map(|step| match *step {
            Step::Do(op) => vec![op],
            Step::Try(op, yes, no) => [vec![op], ops::<W>(yes), ops::<W>(no)].concat(),
            Step::Together(several) => several.to_vec(),
            step => step.blocks().flat_map(ops).collect(),
        })
        .collect()
}
