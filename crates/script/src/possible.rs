//! Whether an effect can be carried out, asked before anything is paid or chosen.

use std::mem;

use crate::{Block, Frame, How, Read, Step};

/// Whether every step of the block could be carried out completely. Branches are not looked into:
/// what they ask for depends on what happens before them.
pub fn can<H: Read<W>, const W: usize>(host: &H, block: Block<H::Words>, frame: &Frame<W>) -> bool {
    block.iter().all(|step| can_step(host, step, frame))
}

/// The same, whether or not there is anything to choose from.
pub(crate) fn can_try<H: Read<W>, const W: usize>(
    host: &H,
    block: Block<H::Words>,
    frame: &Frame<W>,
) -> bool {
    block.iter().all(|step| matches!(step, Step::Choose { .. }) || can_step(host, step, frame))
}

/// Whether somebody is asked if the block is to be carried out: its first step can be done, may become possible, or
/// nobody else can see that it cannot. Of nothing there are no shares.
pub(crate) fn is_asked<H: Read<W>, const W: usize>(
    host: &H,
    block: Block<H::Words>,
    frame: &Frame<W>,
) -> bool {
    match block.first() {
        Some(Step::Choose { how: How::Share { total, .. }, .. }) if host.number(total, frame) <= 0 => false,
        Some(step @ Step::Choose { from, .. }) => {
            can_step(host, step, frame) || host.veiled(from, frame).is_some()
        }
        Some(Step::Needs(cond)) => host.test(cond, frame) || host.is_secret(cond, frame),
        Some(Step::Do(op)) => host.can(op, frame) || host.may_become(op, frame),
        Some(step) => can_step(host, step, frame),
        None => false,
    }
}

/// Whether somebody who is asked could agree: what the block needs is there.
pub(crate) fn can_agree<H: Read<W>, const W: usize>(
    host: &H,
    block: Block<H::Words>,
    frame: &Frame<W>,
) -> bool {
    match block.first() {
        Some(Step::Needs(cond)) => host.test(cond, frame),
        Some(Step::Do(op)) => host.can(op, frame),
        _ => true,
    }
}

/// Whether the block can be started: a choice of things at its head needs something to choose, unless nobody else can
/// see that there is nothing, and carrying it out could change something, as far as can be told before.
pub fn can_start<H: Read<W>, const W: usize>(host: &H, block: Block<H::Words>, frame: &Frame<W>) -> bool {
    let aimed = match block.first() {
        Some(Step::Choose { .. }) => is_asked(host, block, frame),
        _ => true,
    };
    aimed && (host.asks_in_vain() || changes(host, block, &mut { *frame }, &mut false))
}

/// In the registers of the frame lies all that could be chosen so far. As long as nothing has been `chosen`,
/// and nothing has changed, a condition is what it will be when the machine comes to it.
fn changes<H: Read<W>, const W: usize>(
    host: &H,
    block: Block<H::Words>,
    frame: &mut Frame<W>,
    chosen: &mut bool,
) -> bool {
    let mut agrees = true;
    for step in block {
        // Nobody agrees to what nobody is asked about.
        let agreed = mem::replace(
            &mut agrees,
            match step {
                Step::May(_, block) if !*chosen => is_asked(host, block, frame),
                _ => true,
            },
        );
        let does = match step {
            Step::Do(op) => host.changes(op, frame),
            Step::Together(ops) => ops.iter().any(|op| host.changes(op, frame)),
            Step::Choose { into, from, .. } => {
                let things = host.select(from, frame);
                frame.set(*into, things);
                *chosen |= !things.is_empty();
                // A pause tells others less than none.
                things.is_empty() && host.veiled(from, frame).is_some()
            }
            Step::Each { thing, from, body, .. } => {
                let things = host.select(from, frame);
                frame.set(*thing, things);
                *chosen |= !things.is_empty();
                !things.is_empty() && changes(host, body, frame, chosen)
            }
            Step::Pick { modes, .. } => modes.iter().any(|mode| can(host, mode.0, frame)),
            Step::May(_, block) => changes(host, block, frame, chosen),
            Step::If(_, yes, no) if *chosen => {
                changes(host, yes, frame, chosen) || changes(host, no, frame, chosen)
            }
            Step::If(cond, yes, no) => {
                changes(host, if host.test(cond, frame) { yes } else { no }, frame, chosen)
            }
            Step::Try(op, yes, no) => {
                host.changes(op, frame)
                    || changes(host, yes, frame, chosen)
                    || changes(host, no, frame, chosen)
            }
            Step::Steps(blocks) => blocks.iter().any(|block| changes(host, block, frame, chosen)),
            Step::IfDone(yes, no) => {
                (agreed && changes(host, yes, frame, chosen)) || changes(host, no, frame, chosen)
            }
            Step::While(cond, body) => {
                (*chosen || host.test(cond, frame)) && changes(host, body, frame, chosen)
            }
            Step::Needs(cond) if !host.test(cond, frame) => return false,
            Step::Needs(_) | Step::Window | Step::Go(_) | Step::Stop => false,
            Step::Fate(chance) => host.uncertain(chance, frame),
            // What comes of these is not looked into.
            Step::Amount { .. } | Step::Call { .. } | Step::Ask(_) => true,
        };
        if does {
            return true;
        }
    }
    false
}

fn can_step<H: Read<W>, const W: usize>(host: &H, step: &Step<H::Words>, frame: &Frame<W>) -> bool {
    match step {
        Step::Do(op) | Step::Try(op, ..) => host.can(op, frame),
        Step::Together(ops) => ops.iter().all(|op| host.can(op, frame)),
        Step::Choose { from, count, .. } => host.can_choose(from, count, frame),
        Step::Pick { modes, .. } => modes.iter().any(|mode| can(host, mode.0, frame)),
        Step::Needs(cond) => host.test(cond, frame),
        _ => true,
    }
}
