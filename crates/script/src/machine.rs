//! The machine that carries out flat code inside a state.

use crate::choice::{Settled, best, left_to_rank, open_modes, ranking, settled, shares};
use crate::code::Choice;
use crate::possible::{can_start, is_asked};
use crate::window::{Resolves, resolves, startable};
use crate::{
    Act, Arg, Core, Decider, Did, Flags, Frame, How, Instr, Ranked, Ranking, Reg, Set, Write, window,
};

/// Carries out instructions until the machine stands on a question or nothing is left to do.
pub fn run<L, H: Act<L, W>, const W: usize>(host: &mut H, log: &mut L) {
    while let Some(frame) = host.core_mut().top_mut() {
        let instr = H::code().at(frame.pc);
        match instr {
            Instr::Do { op, check, and } => {
                frame.pc += 1;
                let depth = host.core().frames().len();
                let did = host.perform(op, log);
                if did != Did::Later
                    && let Some(frame) = host.core_mut().frames_mut().get_mut(depth - 1)
                {
                    frame.put(Flags::DID, did == Did::Yes && (!*and || frame.is(Flags::DID)));
                }
                if *check {
                    host.check(log);
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
            Instr::Begin => {
                frame.pc += 1;
                frame.put(Flags::DID, true);
            }
            Instr::TestDone { no } => frame.pc = if frame.is(Flags::DID) { frame.pc + 1 } else { *no },
            Instr::Jump(to) => frame.pc = *to,
            Instr::End => {
                let base = usize::from(frame.base);
                if frame.is(Flags::SCOPE) && host.core().waiting().len() > base {
                    // The frame itself becomes the window: what it hands back stays in it.
                    let frame = top(host);
                    frame.pc = crate::Entry::WINDOW.0;
                    frame.picked = 0;
                } else {
                    finish(host);
                }
            }
            Instr::Offer(block) => {
                let frame = *frame;
                if !frame.is(Flags::MAY_PASS) {
                    go(host, frame.pc + 1);
                } else if can_start(host, block, &frame) {
                    return;
                } else {
                    finish(host);
                }
            }
            Instr::May { who, block, no } => {
                let frame = *frame;
                let agrees = match host.decider(who, None, &frame) {
                    _ if !is_asked(host, block, &frame) => false,
                    Decider::Seat(_) => return,
                    Decider::No => false,
                    Decider::Rank(_) | Decider::Lot => true,
                };
                if agrees { go(host, frame.pc + 1) } else { decline(host, *no) }
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
            Instr::Next { thing, rest, order, end } => {
                let frame = *frame;
                let left = frame.reg(*rest);
                match (left.first(), order) {
                    (None, _) => go(host, *end),
                    (Some(_), Some((who, why))) if left.len() > 1 => {
                        match ranking(&host.decider(who, Some(*why), &frame)) {
                            None => return,
                            Some(ranking) => {
                                let (best, reason) = best(host, ranking, left, &frame);
                                if reason.lot {
                                    return;
                                }
                                let first = best.first().expect("there is a best one");
                                let ranked =
                                    Ranked { thing: first, why: *why, from: left, by: ranking, reason };
                                host.ranked(&ranked, log);
                                take_next(host, *thing, *rest, first);
                            }
                        }
                    }
                    (Some(first), _) => take_next(host, *thing, *rest, first),
                }
            }
            Instr::Choose(choice) => {
                if choice.secret {
                    frame.put(Flags::SECRET, true);
                }
                let frame = *frame;
                match host.decider(&choice.who, Some(choice.why), &frame) {
                    Decider::Seat(_) => {
                        if !settle(host, choice, &frame) {
                            return;
                        }
                    }
                    Decider::Rank(ranking) => {
                        if !rank(host, choice, ranking, &frame, log) {
                            return;
                        }
                    }
                    Decider::Lot => {
                        if !rank(host, choice, &[], &frame, log) {
                            return;
                        }
                    }
                    Decider::No => chosen(host, choice),
                }
            }
            Instr::Amount { into, who, least, most, why } => {
                let frame = *frame;
                let (least, most) = (host.number(least, &frame), host.number(most, &frame));
                let amount = match host.decider(who, Some(*why), &frame) {
                    _ if least >= most => most,
                    Decider::Seat(_) => return,
                    Decider::No => least,
                    Decider::Rank(_) | Decider::Lot => most,
                };
                set_amount(host, *into, amount);
            }
            Instr::Pick { n, modes, end, who } => {
                let frame = *frame;
                let open = open_modes(host, modes, &frame);
                if open == 0 || frame.picked.count_ones() >= u32::from(*n) {
                    go(host, *end);
                    continue;
                }
                let alone = open.is_power_of_two() && !frame.is(Flags::MAY_PASS);
                match host.decider(who, None, &frame) {
                    _ if alone => take_mode(host, open.trailing_zeros() as u8),
                    Decider::Rank(_) => take_mode(host, open.trailing_zeros() as u8),
                    Decider::Seat(_) | Decider::Lot => return,
                    Decider::No => go(host, *end),
                }
            }
            Instr::Call { entry, scope, args, .. } => {
                let caller = *frame;
                frame.pc += 1;
                let mut called = Frame::new(*entry, caller.source, caller.owner).flagged(Flags::RETURNS);
                called.about = caller.about;
                called.put(Flags::SCOPE, *scope);
                called.put(Flags::STALE, caller.is(Flags::STALE));
                for arg in *args {
                    match arg {
                        Arg::Reg(mine, its) => called.set(*its, caller.reg(*mine)),
                        Arg::Num(i, num) => called.nums[usize::from(*i)] = host.number(num, &caller),
                    }
                }
                host.core_mut().push(called);
            }
            Instr::OpenWindow => {
                frame.pc += 1;
                let base = frame.base;
                host.core_mut().open_window(base);
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
            Instr::Window => {
                let frame = *frame;
                window::end_turn(host, &frame);
                let resolves = resolves(host, &frame);
                match resolves {
                    Resolves::Nobody => {
                        host.core_mut().keep(frame.base.into());
                        finish(host);
                        continue;
                    }
                    Resolves::Named(seats) if !host.plays(host.active()) => {
                        top(host).picked = seats.trailing_zeros() as u8 + 1;
                        continue;
                    }
                    Resolves::Named(_) => return,
                    Resolves::Seat(seat) => top(host).picked = seat + 1,
                    Resolves::All => {}
                }
                let asked = window::orders(host, resolves).is_some_and(|seat| host.plays(seat));
                let next = {
                    let mut all = startable(host, &frame, resolves).map(|(at, _)| at);
                    if asked { only(all) } else { all.next() }
                };
                match next {
                    Some(at) => window::start(host, at, true),
                    None => return,
                }
            }
        }
    }
}

/// The one there is, if there are no others.
fn only<T>(mut of: impl Iterator<Item = T>) -> Option<T> {
    let first = of.next();
    if of.next().is_none() { first } else { None }
}

/// Ends the effect on top. One that was called hands back its register A, its first number, and whether it
/// was done.
#[inline]
pub(crate) fn finish<H: Write<W>, const W: usize>(host: &mut H) {
    // Most effects were called by nobody, and nothing of them need be kept.
    if !host.core().top().is_some_and(|frame| frame.is(Flags::RETURNS)) {
        return host.core_mut().pop();
    }
    let ended = *host.core().top().expect("an effect ends");
    host.core_mut().pop();
    let Some(caller) = host.core_mut().top_mut() else { return };
    let mut done = ended.is(Flags::DID);
    match H::code().at(caller.pc - 1) {
        Instr::Call { into, num, and, .. } => {
            if let Some(reg) = into {
                caller.set(*reg, ended.reg(Reg::A));
            }
            if let Some(i) = num {
                caller.nums[usize::from(*i)] = ended.num();
            }
            done &= !*and || caller.is(Flags::DID);
        }
        Instr::Do { and, .. } => done &= !*and || caller.is(Flags::DID),
        _ => {}
    }
    caller.put(Flags::DID, done);
}

/// Goes on if nobody need be asked.
#[inline]
fn settle<H: Write<W>, const W: usize>(host: &mut H, choice: &Choice<H::Words>, frame: &Frame<W>) -> bool {
    match settled(host, choice, frame) {
        Settled::Asks => return false,
        Settled::Done => chosen(host, choice),
        Settled::All(things) => {
            top(host).set(choice.into, things);
            chosen(host, choice);
        }
        Settled::Share(thing, amount) => give(host, choice, thing, amount),
    }
    true
}

/// Lets a ranking take the best thing, as often as the choice wants; `false` if fate must draw a lot.
fn rank<L, H: Act<L, W>, const W: usize>(
    host: &mut H,
    choice: &Choice<H::Words>,
    ranking: &'static Ranking<H::Words>,
    frame: &Frame<W>,
    log: &mut L,
) -> bool {
    let left = left_to_rank(host, choice, frame);
    let (best, reason) = best(host, ranking, left.from, frame);
    if best.is_empty() || frame.reg(choice.into).len() >= left.most {
        chosen(host, choice);
        return true;
    }
    if reason.lot {
        return false;
    }
    let thing = best.first().expect("there is a best one");
    host.ranked(&Ranked { thing, why: choice.why, from: left.from, by: ranking, reason }, log);
    take_ranked(host, choice, thing);
    true
}

/// What a ranking or a lot has named.
pub(crate) fn take_ranked<H: Write<W>, const W: usize>(host: &mut H, choice: &Choice<H::Words>, thing: u16) {
    let frame = *host.core().top().expect("a choice is made");
    if matches!(choice.how, How::Share { .. }) {
        let from = left_to_rank(host, choice, &frame).from;
        let most = shares(host, choice, &frame, from).find(|(t, ..)| *t == thing).map(|(.., most)| most);
        match most {
            Some(most) => give(host, choice, thing, most),
            None => chosen(host, choice),
        }
    } else {
        top(host).set(choice.into, frame.reg(choice.into).with(thing));
    }
}

/// Gives out a share.
pub(crate) fn give<H: Write<W>, const W: usize>(
    host: &mut H,
    choice: &Choice<H::Words>,
    thing: u16,
    amount: i16,
) {
    let frame = top(host);
    frame.set(choice.into, frame.reg(choice.into).with(thing));
    frame.nums[1] += amount;
    host.shared(choice.why, thing, amount);
}

/// Nothing more is chosen.
#[inline]
pub(crate) fn chosen<H: Write<W>, const W: usize>(host: &mut H, choice: &Choice<H::Words>) {
    let frame = top(host);
    let done = !frame.reg(choice.into).is_empty() && (!choice.and || frame.is(Flags::DID));
    frame.put(Flags::DID, done);
    if matches!(choice.how, How::Share { .. }) {
        frame.nums[1] = 0;
    }
    frame.pc += 1;
}

pub(crate) fn set_amount<H: Write<W>, const W: usize>(host: &mut H, into: u8, amount: i16) {
    let frame = top(host);
    frame.nums[usize::from(into)] = amount;
    frame.put(Flags::DID, amount > 0);
    frame.pc += 1;
}

pub(crate) fn take_next<H: Write<W>, const W: usize>(host: &mut H, thing: Reg, rest: Reg, next: u16) {
    let frame = top(host);
    let mut left = frame.reg(rest);
    left.remove(next);
    frame.set(rest, left);
    frame.set(thing, Set::one(next));
    frame.pc += 1;
}

pub(crate) fn decline<H: Write<W>, const W: usize>(host: &mut H, no: u16) {
    top(host).put(Flags::DID, false);
    go(host, no);
}

#[inline]
pub(crate) fn take_mode<H: Write<W>, const W: usize>(host: &mut H, mode: u8) {
    let frame = top(host);
    frame.picked |= 1 << mode;
    frame.pc += 1 + u16::from(mode);
}

#[inline]
pub(crate) fn top<H: Write<W>, const W: usize>(host: &mut H) -> &mut Frame<W> {
    host.core_mut().top_mut().expect("an effect is being carried out")
}

#[inline]
pub(crate) fn go<H: Write<W>, const W: usize>(host: &mut H, pc: u16) {
    top(host).pc = pc;
}
