//! The machine that carries out flat code on a state's own stack.

use crate::{Code, Count, Frame, Instr, Reg, Set, Stack, Words, can};

/// What the machine asks of a game's state. `L` is where the game sends its events.
pub trait Host<L, const W: usize, const D: usize> {
    type Words: Words;

    fn code() -> &'static Code<Self::Words>;
    fn stack(&self) -> &Stack<W, D>;
    fn stack_mut(&mut self) -> &mut Stack<W, D>;

    fn test(&self, cond: &<Self::Words as Words>::Cond, frame: &Frame<W>) -> bool;
    /// The things that match any of the filters.
    fn select(&self, from: &[<Self::Words as Words>::Filter], frame: &Frame<W>) -> Set<W>;
    /// Whether an op could be carried out completely.
    fn can(&self, op: &<Self::Words as Words>::Op, frame: &Frame<W>) -> bool;
    /// Whether there is enough to choose from for an effect to be started or a mode to be taken. A
    /// game whose players may choose an effect in vain says yes.
    fn can_choose(&self, from: &[<Self::Words as Words>::Filter], count: Count, frame: &Frame<W>) -> bool {
        let needed = match count {
            Count::Exactly(n) => usize::from(n),
            Count::UpTo(_) => 1,
        };
        self.select(from, frame).len() >= needed
    }
    fn seat(&self, who: &<Self::Words as Words>::Who, frame: &Frame<W>) -> u8;

    /// Carries out an op; `false` if it could not be carried out completely. It may push frames,
    /// which are then carried out before anything else, or clear the stack, which ends the game.
    fn perform(&mut self, op: &<Self::Words as Words>::Op, log: &mut L) -> bool;
    /// Comes to a question of the game's own; `false` if there is nothing to ask. The game answers
    /// it itself, and calls [`proceed`] when it is done with it. Pushes and pops nothing.
    fn open(&mut self, ask: &<Self::Words as Words>::Ask, log: &mut L) -> bool;
    /// Comes to a question to fate; `false` if there is nothing to ask.
    fn uncertain(&self, chance: &<Self::Words as Words>::Chance, frame: &Frame<W>) -> bool;

    /// Whether the waiting effect of a thing can be started.
    fn can_trigger(&self, thing: u16, frame: &Frame<W>) -> bool;
    /// The frame of the waiting effect of a thing.
    fn trigger(&self, thing: u16, frame: &Frame<W>) -> Frame<W>;
}

/// What the machine stands on.
#[derive(Clone, Copy, Debug)]
pub enum Question<Wo: Words, const W: usize> {
    /// Name one of these things; `pass` if none need be named (any more).
    Things {
        who: u8,
        from: Set<W>,
        pass: bool,
    },
    /// Name one of these modes, given as bits.
    Modes {
        who: u8,
        modes: u32,
        pass: bool,
    },
    /// Yes or pass.
    Confirm {
        who: u8,
    },
    /// Name the effect that comes next, or pass up all that are left.
    Order {
        who: u8,
        waiting: Set<W>,
    },
    Ask(Wo::Ask),
    Fate(Wo::Chance),
}

/// An answer to one of the machine's own questions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    Thing(u16),
    Mode(u8),
    Yes,
    Pass,
}

/// Carries out instructions until the machine stands on a question or the stack is empty.
pub fn run<L, H: Host<L, W, D>, const W: usize, const D: usize>(host: &mut H, log: &mut L) {
    while let Some(frame) = host.stack_mut().top_mut() {
        let instr = H::code().at(frame.pc);
        match instr {
            Instr::Do(op) => {
                frame.pc += 1;
                let depth = host.stack().depth();
                let done = host.perform(op, log);
                if let Some(frame) = host.stack_mut().frames_mut().get_mut(depth - 1) {
                    frame.did = done;
                }
            }
            Instr::Clear(reg) => {
                frame.pc += 1;
                frame.set(*reg, Set::EMPTY);
            }
            Instr::Unpick => {
                frame.pc += 1;
                frame.picked = 0;
            }
            Instr::TestDone { no } => frame.pc = if frame.did { frame.pc + 1 } else { *no },
            Instr::Jump(to) => frame.pc = *to,
            Instr::End => host.stack_mut().pop(),
            Instr::Offer | Instr::May { .. } => {
                if matches!(instr, Instr::May { .. }) || frame.may_pass {
                    return;
                }
                frame.pc += 1;
            }
            Instr::Test { cond, no } => {
                let frame = *frame;
                let pc = if host.test(cond, &frame) { frame.pc + 1 } else { *no };
                go(host, pc);
            }
            Instr::Gather { rest, from } => {
                let frame = *frame;
                let things = host.select(from, &frame);
                let top = top(host);
                top.set(*rest, things);
                top.pc += 1;
            }
            Instr::Next { thing, rest, end } => {
                let mut left = frame.reg(*rest);
                if let Some(first) = left.first() {
                    left.remove(first);
                    frame.set(*rest, left);
                    frame.set(*thing, Set::one(first));
                    frame.pc += 1;
                } else {
                    frame.pc = *end;
                }
            }
            Instr::Choose { into, .. } => {
                let frame = *frame;
                let (from, least, most) = choices(host, instr, &frame);
                let chosen = frame.reg(*into);
                if chosen.len() >= most || from.is_empty() {
                    top(host).did = !chosen.is_empty();
                    go(host, frame.pc + 1);
                } else if least == most && from.len() == most - chosen.len() && !frame.may_pass {
                    // All of them, whoever is asked.
                    top(host).set(*into, chosen | from);
                    top(host).did = true;
                    go(host, frame.pc + 1);
                } else {
                    return;
                }
            }
            Instr::Pick { n, modes, end, .. } => {
                let frame = *frame;
                let open = open_modes::<L, H, W, D>(host, modes, &frame);
                if open == 0 || frame.picked.count_ones() >= u32::from(*n) {
                    go(host, *end);
                } else if open.is_power_of_two() && !frame.may_pass {
                    take_mode(host, open.trailing_zeros() as u8);
                } else {
                    return;
                }
            }
            Instr::Ask(ask) => {
                if host.open(ask, log) {
                    return;
                }
                top(host).pc += 1;
            }
            Instr::Fate(chance) => {
                let frame = *frame;
                if host.uncertain(chance, &frame) {
                    return;
                }
                go(host, frame.pc + 1);
            }
            Instr::Order => {
                let frame = *frame;
                let ready = ready(host, &frame);
                match ready.len() {
                    0 => host.stack_mut().pop(),
                    1 => {
                        let thing = ready.first().expect("one is ready");
                        let next = host.trigger(thing, &frame).optional();
                        // The others wait on: what comes first may make them possible.
                        let mut waiting = frame.reg(Reg::A);
                        waiting.remove(thing);
                        if waiting.is_empty() {
                            host.stack_mut().pop();
                        } else {
                            top(host).set(Reg::A, waiting);
                        }
                        host.stack_mut().push(next);
                    }
                    _ => return,
                }
            }
        }
    }
}

/// What the machine stands on, derived from the state.
///
/// # Panics
/// If the machine does not stand on a question, which [`run`] rules out.
pub fn question<L, H: Host<L, W, D>, const W: usize, const D: usize>(
    host: &H,
) -> Option<Question<H::Words, W>> {
    let frame = host.stack().top()?;
    let instr = H::code().at(frame.pc);
    if owner_decides_first(host, instr, frame) {
        return Some(Question::Confirm { who: frame.owner });
    }
    Some(match instr {
        Instr::Choose { into, who, .. } => {
            let (from, least, _) = choices(host, instr, frame);
            let chosen = frame.reg(*into).len();
            // Things that would leave too few to come after them are not offered.
            let missing = least.saturating_sub(chosen);
            let total = from.len();
            let from = if missing <= 1 {
                from
            } else {
                from.iter().enumerate().filter(|(i, _)| total - i >= missing).map(|(_, t)| t).collect()
            };
            let pass = chosen >= least || frame.may_pass;
            Question::Things { who: host.seat(who, frame), from, pass }
        }
        Instr::Pick { who, modes, .. } => Question::Modes {
            who: host.seat(who, frame),
            modes: open_modes::<L, H, W, D>(host, modes, frame),
            pass: frame.may_pass,
        },
        Instr::May { .. } | Instr::Offer => Question::Confirm { who: frame.owner },
        Instr::Order => Question::Order { who: frame.owner, waiting: ready(host, frame) },
        Instr::Ask(ask) => Question::Ask(*ask),
        Instr::Fate(chance) => Question::Fate(*chance),
        other => panic!("the machine stands on {other:?}, which is no question"),
    })
}

/// Answers the machine's own question; [`run`] goes on from there.
///
/// # Panics
/// If the answer does not fit the question.
pub fn answer<L, H: Host<L, W, D>, const W: usize, const D: usize>(host: &mut H, answer: Answer) {
    let frame = *host.stack().top().expect("a question is open");
    let instr = H::code().at(frame.pc);
    let confirms = owner_decides_first(host, instr, &frame);
    top(host).may_pass = false;
    match (instr, answer) {
        // The others' question comes next.
        (_, Answer::Yes) if confirms => {}
        (_, Answer::Pass) if confirms => host.stack_mut().pop(),
        (Instr::Choose { into, .. }, Answer::Thing(thing)) => {
            top(host).set(*into, frame.reg(*into).with(thing));
        }
        (Instr::Pick { .. }, Answer::Mode(mode)) => take_mode(host, mode),
        (Instr::May { .. } | Instr::Offer, Answer::Yes) => go(host, frame.pc + 1),
        (Instr::May { no }, Answer::Pass) => {
            top(host).did = false;
            go(host, *no);
        }
        (Instr::Choose { into, count, .. }, Answer::Pass) => {
            if frame.may_pass && matches!(count, Count::Exactly(_)) {
                host.stack_mut().pop();
            } else {
                top(host).did = !frame.reg(*into).is_empty();
                go(host, frame.pc + 1);
            }
        }
        (Instr::Pick { .. } | Instr::Offer | Instr::Order, Answer::Pass) => host.stack_mut().pop(),
        (Instr::Order, Answer::Thing(thing)) => {
            let mut waiting = frame.reg(Reg::A);
            waiting.remove(thing);
            top(host).set(Reg::A, waiting);
            let next = host.trigger(thing, &frame);
            host.stack_mut().push(next);
        }
        (instr, answer) => panic!("{answer:?} does not answer {instr:?}"),
    }
}

/// Leaves the question of the game's own on which the machine stands.
pub fn proceed<L, H: Host<L, W, D>, const W: usize, const D: usize>(host: &mut H) {
    top(host).pc += 1;
}

/// The waiting effects that can be started now.
fn ready<L, H: Host<L, W, D>, const W: usize, const D: usize>(host: &H, frame: &Frame<W>) -> Set<W> {
    frame.reg(Reg::A).iter().filter(|thing| host.can_trigger(*thing, frame)).collect()
}

/// An optional effect that starts with a question to somebody else: whether it is carried out at all
/// is for its owner to say.
#[inline]
fn owner_decides_first<L, H: Host<L, W, D>, const W: usize, const D: usize>(
    host: &H,
    instr: &Instr<H::Words>,
    frame: &Frame<W>,
) -> bool {
    match instr {
        Instr::Choose { who, .. } | Instr::Pick { who, .. } => {
            frame.may_pass && host.seat(who, frame) != frame.owner
        }
        _ => false,
    }
}

/// The things that can still be chosen, and how few and how many in all.
#[inline]
fn choices<L, H: Host<L, W, D>, const W: usize, const D: usize>(
    host: &H,
    instr: &Instr<H::Words>,
    frame: &Frame<W>,
) -> (Set<W>, usize, usize) {
    let Instr::Choose { into, from, count, .. } = instr else { unreachable!("only choices are asked") };
    let all = host.select(from, frame);
    let (least, most) = count.bounds(all.len());
    let left = match frame.reg(*into).last() {
        Some(last) => all.after(last),
        None => all,
    };
    (left, least, most)
}

#[inline]
fn open_modes<L, H: Host<L, W, D>, const W: usize, const D: usize>(
    host: &H,
    modes: &[crate::Mode<H::Words>],
    frame: &Frame<W>,
) -> u32 {
    let open =
        |(i, mode): (usize, &crate::Mode<H::Words>)| u32::from(can::<L, H, W, D>(host, mode.0, frame)) << i;
    modes.iter().enumerate().map(open).sum::<u32>() & !u32::from(frame.picked)
}

#[inline]
fn take_mode<L, H: Host<L, W, D>, const W: usize, const D: usize>(host: &mut H, mode: u8) {
    let frame = top(host);
    frame.picked |= 1 << mode;
    frame.pc += 1 + u16::from(mode);
}

#[inline]
fn top<L, H: Host<L, W, D>, const W: usize, const D: usize>(host: &mut H) -> &mut Frame<W> {
    host.stack_mut().top_mut().expect("an effect is being carried out")
}

#[inline]
fn go<L, H: Host<L, W, D>, const W: usize, const D: usize>(host: &mut H, pc: u16) {
    top(host).pc = pc;
}
