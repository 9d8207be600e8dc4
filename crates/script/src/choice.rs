//! Choices of things: sets, budgets and shares, by people and by rankings.

use crate::code::Choice;
use crate::possible::can_try;
use crate::{By, Count, Decider, Flags, Frame, How, Mode, Ranking, Read, Reason, Set, Words, can};

/// What is left of a choice of things.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Left<const W: usize> {
    /// The things that can still be chosen.
    pub(crate) from: Set<W>,
    /// How few and how many in all.
    pub(crate) least: usize,
    pub(crate) most: usize,
}

/// What somebody who is asked can still choose: what comes after all that is chosen.
#[inline]
pub(crate) fn left<H: Read<W>, const W: usize>(
    host: &H,
    choice: &Choice<H::Words>,
    frame: &Frame<W>,
) -> Left<W> {
    let all = host.select(choice.from, frame);
    let chosen = frame.reg(choice.into);
    if chosen.is_empty() {
        return bound(host, choice, frame, all.len(), all);
    }
    let last = chosen.iter().map(|thing| host.place(thing)).max();
    let after = all.iter().filter(|thing| Some(host.place(*thing)) > last).collect();
    bound(host, choice, frame, all.len(), after)
}

/// What a ranking can still choose, in whatever order it likes.
pub(crate) fn left_to_rank<H: Read<W>, const W: usize>(
    host: &H,
    choice: &Choice<H::Words>,
    frame: &Frame<W>,
) -> Left<W> {
    let all = host.select(choice.from, frame);
    bound(host, choice, frame, (all | frame.reg(choice.into)).len(), all - frame.reg(choice.into))
}

#[inline]
fn bound<H: Read<W>, const W: usize>(
    host: &H,
    choice: &Choice<H::Words>,
    frame: &Frame<W>,
    all: usize,
    from: Set<W>,
) -> Left<W> {
    let (least, most) = limits(host, choice, frame, all);
    let from = match &choice.how {
        How::Set | How::Name => from,
        How::Budget(total, metric) => {
            let worth = |thing| host.measure(metric, thing, frame);
            let spent: i32 = frame.reg(choice.into).iter().map(worth).sum();
            let rest = i32::from(host.number(total, frame)) - spent;
            from.iter().filter(|thing| worth(*thing) <= rest).collect()
        }
        How::Share { cap, .. } => from.iter().filter(|thing| host.measure(cap, *thing, frame) > 0).collect(),
    };
    Left { from, least, most }
}

/// How few and how many of `all` are chosen.
#[inline]
fn limits<H: Read<W>, const W: usize>(
    host: &H,
    choice: &Choice<H::Words>,
    frame: &Frame<W>,
    all: usize,
) -> (usize, usize) {
    let number = |n| host.number(n, frame).max(0) as usize;
    match &choice.count {
        Count::Exactly(n) => (all.min(number(n)), all.min(number(n))),
        Count::UpTo(n) => (0, all.min(number(n))),
        Count::Any => (0, all),
    }
}

/// How much of a share each of these things can be given now, the least and the most of it: whatever is
/// said, what is left can be given out.
pub fn shares<'a, H: Read<W>, const W: usize>(
    host: &'a H,
    choice: &'a Choice<H::Words>,
    frame: &'a Frame<W>,
    from: Set<W>,
) -> impl Iterator<Item = (u16, i16, i16)> + 'a {
    let How::Share { total, cap, all } = &choice.how else { unreachable!("only shares are divided") };
    let room = move |thing| host.measure(cap, thing, frame);
    let after = move |place| from.iter().filter(move |thing| host.place(*thing) > place);
    let all_room: i32 = from.iter().map(room).sum();
    let rest = i32::from(host.number(total, frame) - frame.nums[1]).min(all_room);
    from.iter().filter_map(move |thing| {
        let beyond: i32 = after(host.place(thing)).map(room).sum();
        let least = if *all { (rest - beyond).max(1) } else { 1 };
        let most = room(thing).min(rest);
        (least <= most).then_some((thing, least as i16, most as i16))
    })
}

/// Whether a choice goes on without anybody being asked, and with what.
pub(crate) enum Settled<const W: usize> {
    Asks,
    /// Nothing is left to choose.
    Done,
    /// Only this can be chosen.
    All(Set<W>),
    Share(u16, i16),
}

#[inline]
pub(crate) fn settled<H: Read<W>, const W: usize>(
    host: &H,
    choice: &Choice<H::Words>,
    frame: &Frame<W>,
) -> Settled<W> {
    let Left { from, least, most } = left(host, choice, frame);
    let chosen = frame.reg(choice.into);
    if let How::Share { all, .. } = &choice.how {
        let mut shares = shares(host, choice, frame, from);
        return match (shares.next(), shares.next()) {
            (None, _) => Settled::Done,
            (Some((thing, least, most)), None) if *all && least == most && !frame.is(Flags::MAY_PASS) => {
                Settled::Share(thing, most)
            }
            _ => Settled::Asks,
        };
    }
    if let Some(seeming) = host.veiled(choice.from, frame) {
        return settled_unseen(host, choice, frame, from, seeming);
    }
    if chosen.len() >= most || from.is_empty() {
        Settled::Done
    } else if least == most && from.len() == most - chosen.len() && !frame.is(Flags::MAY_PASS) {
        // All of them, whoever is asked.
        Settled::All(chosen | from)
    } else {
        Settled::Asks
    }
}

/// The same where others cannot see what there is to choose from, only that it is no more than `seeming`: how often
/// somebody is asked follows from that, and from how many are chosen.
fn settled_unseen<H: Read<W>, const W: usize>(
    host: &H,
    choice: &Choice<H::Words>,
    frame: &Frame<W>,
    from: Set<W>,
    seeming: usize,
) -> Settled<W> {
    let chosen = frame.reg(choice.into);
    let (least, most) = limits(host, choice, frame, seeming);
    if chosen.len() >= most {
        Settled::Done
    } else if least == seeming && !frame.is(Flags::MAY_PASS) {
        // Whatever fits, as everybody can see.
        Settled::All(chosen | from)
    } else {
        Settled::Asks
    }
}

/// Things that would leave too few to come after them are not offered.
#[inline]
pub(crate) fn offered<H: Read<W>, const W: usize>(host: &H, left: &Left<W>, chosen: usize) -> Set<W> {
    let missing = left.least.saturating_sub(chosen);
    if missing <= 1 {
        return left.from;
    }
    let from_on = |place| left.from.iter().filter(|thing| host.place(*thing) >= place).count();
    left.from.iter().filter(|thing| from_on(host.place(*thing)) >= missing).collect()
}

/// The modes that can still be taken, as bits.
#[inline]
pub(crate) fn open_modes<H: Read<W>, const W: usize>(
    host: &H,
    modes: &[Mode<H::Words>],
    frame: &Frame<W>,
) -> u32 {
    let possible = |mode: &Mode<H::Words>| match H::MODES_IN_VAIN {
        true => can_try(host, mode.0, frame),
        false => can(host, mode.0, frame),
    };
    let open = |(i, mode): (usize, &Mode<H::Words>)| u32::from(possible(mode)) << i;
    modes.iter().enumerate().map(open).sum::<u32>() & !u32::from(frame.picked)
}

/// The best of the first tier that has any, and what made them the best. Several are left for fate.
pub fn best<H: Read<W>, const W: usize>(
    host: &H,
    ranking: &Ranking<H::Words>,
    from: Set<W>,
    frame: &Frame<W>,
) -> (Set<W>, Reason) {
    retrace(host, ranking, from, frame, |_, _, _| {})
}

/// The same, telling of each criterion that had several to choose from what it was given and what it left.
pub fn retrace<H: Read<W>, const W: usize>(
    host: &H,
    ranking: &Ranking<H::Words>,
    from: Set<W>,
    frame: &Frame<W>,
    mut tell: impl FnMut(&By<H::Words>, Set<W>, Set<W>),
) -> (Set<W>, Reason) {
    let mut reason = Reason { tier: 0, by: None, lot: false };
    let mut best = from;
    for (i, tier) in ranking.iter().enumerate() {
        let of = if tier.of.is_empty() { from } else { from & host.select(tier.of, frame) };
        if of.is_empty() {
            best = Set::EMPTY;
            continue;
        }
        best = of;
        reason.tier = i as u8;
        for (k, by) in tier.by.iter().enumerate() {
            if best.len() < 2 {
                break;
            }
            let kept = best_by(host, by, best, frame);
            tell(by, best, kept);
            if kept != best {
                reason.by = Some(k as u8);
                best = kept;
            }
        }
        break;
    }
    reason.lot = best.len() > 1;
    (best, reason)
}

fn best_by<H: Read<W>, const W: usize>(
    host: &H,
    by: &By<H::Words>,
    from: Set<W>,
    frame: &Frame<W>,
) -> Set<W> {
    let highest = |worth: &dyn Fn(u16) -> i32| {
        let top = from.iter().map(worth).max();
        from.iter().filter(|thing| Some(worth(*thing)) == top).collect()
    };
    match by {
        By::Most(metric) => highest(&|thing| host.measure(metric, thing, frame)),
        By::Least(metric) => highest(&|thing| -host.measure(metric, thing, frame)),
        By::Prefer(filter) => {
            let preferred = from & host.select(std::slice::from_ref(filter), frame);
            if preferred.is_empty() { from } else { preferred }
        }
    }
}

/// The ranking of somebody who is not asked; a lot is a ranking without criteria.
pub(crate) fn ranking<W: Words>(decider: &Decider<W>) -> Option<&'static Ranking<W>> {
    match decider {
        Decider::Rank(ranking) => Some(ranking),
        Decider::Lot | Decider::No => Some(&[]),
        Decider::Seat(_) => None,
    }
}
