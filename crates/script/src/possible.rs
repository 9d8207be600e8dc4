//! Whether an effect can be carried out, asked before anything is paid or chosen.

use crate::{Block, Frame, Host, Step};

/// Whether every step of the block could be carried out completely. Branches are not looked into:
/// what they ask for depends on what happens before them.
pub fn can<L, H: Host<L, W, D>, const W: usize, const D: usize>(
    host: &H,
    block: Block<H::Words>,
    frame: &Frame<W>,
) -> bool {
    block.iter().all(|step| can_step::<L, H, W, D>(host, step, frame))
}

/// Whether the block can be started: a choice of things at its head needs something to choose. A choice
/// among modes does not: if none can be carried out, nothing happens.
pub fn can_start<L, H: Host<L, W, D>, const W: usize, const D: usize>(
    host: &H,
    block: Block<H::Words>,
    frame: &Frame<W>,
) -> bool {
    match block.first() {
        Some(step @ Step::Choose { .. }) => can_step::<L, H, W, D>(host, step, frame),
        _ => true,
    }
}

fn can_step<L, H: Host<L, W, D>, const W: usize, const D: usize>(
    host: &H,
    step: &Step<H::Words>,
    frame: &Frame<W>,
) -> bool {
    match step {
        Step::Do(op) => host.can(op, frame),
        Step::Choose { from, count, .. } => host.can_choose(from, *count, frame),
        Step::Pick { modes, .. } => modes.iter().any(|mode| can::<L, H, W, D>(host, mode.0, frame)),
        _ => true,
    }
}
