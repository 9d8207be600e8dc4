//! Whether an effect can be carried out, asked before anything is paid or chosen.

use crate::{Block, Frame, Read, Step};

/// Whether every step of the block could be carried out completely. Branches are not looked into:
/// what they ask for depends on what happens before them.
pub fn can<H: Read<W>, const W: usize>(host: &H, block: Block<H::Words>, frame: &Frame<W>) -> bool {
    block.iter().all(|step| can_step(host, step, frame))
}

/// Whether the block can be started: a choice of things at its head needs something to choose. A choice
/// among modes does not: if none can be carried out, nothing happens.
pub fn can_start<H: Read<W>, const W: usize>(host: &H, block: Block<H::Words>, frame: &Frame<W>) -> bool {
    match block.first() {
        Some(step @ Step::Choose { .. }) => can_step(host, step, frame),
        _ => true,
    }
}

/// Whether somebody is asked if the block is to be carried out: its first step can be done, or nobody
/// else can see that it cannot.
pub(crate) fn is_asked<H: Read<W>, const W: usize>(
    host: &H,
    block: Block<H::Words>,
    frame: &Frame<W>,
) -> bool {
    match block.first() {
        Some(step @ Step::Choose { from, .. }) => can_step(host, step, frame) || host.veiled(from, frame),
        Some(step) => can_step(host, step, frame),
        None => false,
    }
}

fn can_step<H: Read<W>, const W: usize>(host: &H, step: &Step<H::Words>, frame: &Frame<W>) -> bool {
    match step {
        Step::Do(op) => host.can(op, frame),
        Step::Together(ops) => ops.iter().all(|op| host.can(op, frame)),
        Step::Choose { from, count, .. } => host.can_choose(from, count, frame),
        Step::Pick { modes, .. } => modes.iter().any(|mode| can(host, mode.0, frame)),
        Step::Needs(cond) => host.test(cond, frame),
        _ => true,
    }
}
