//! Windows: abilities that wait to be carried out, and who orders them.

use crate::{Core, Flags, Frame, Read, SeatOrder, Trigger, Write};

/// Whose abilities come next in a window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Resolves {
    /// Nothing that waits can be started.
    Nobody,
    /// The active seat says whose come first: one of these, given as bits.
    Named(u8),
    /// This seat resolves its own.
    Seat(u8),
    /// The active seat resolves them all.
    All,
}

pub(crate) fn resolves<H: Read<W>, const W: usize>(host: &H, window: &Frame<W>) -> Resolves {
    let seats = seats(ready(host, window));
    if seats == 0 {
        return Resolves::Nobody;
    }
    let lowest = seats.trailing_zeros() as u8;
    match H::SEATS {
        SeatOrder::ActiveOrdersAll => Resolves::All,
        // Whoever has begun goes on.
        _ if has_begun(window, seats) => Resolves::Seat(window.picked - 1),
        SeatOrder::ActiveNames => {
            let counting = self::seats(waiting(host, window).filter(|(_, trigger)| host.counts(trigger)));
            if counting.is_power_of_two() { Resolves::Seat(lowest) } else { Resolves::Named(counting) }
        }
        _ if seats.is_power_of_two() => Resolves::Seat(lowest),
        SeatOrder::ActiveFirst if seats & (1 << host.active()) != 0 => Resolves::Seat(host.active()),
        SeatOrder::ActiveFirst => Resolves::Seat(lowest),
    }
}

/// Whose triggers these are, as bits.
fn seats<'a>(triggers: impl Iterator<Item = (usize, &'a Trigger)>) -> u8 {
    triggers.fold(0, |seats, (_, trigger)| seats | 1 << trigger.owner)
}

/// Whether one of these seats has begun to resolve its own.
fn has_begun<const W: usize>(window: &Frame<W>, seats: u8) -> bool {
    window.picked > 0 && seats & (1 << (window.picked - 1)) != 0
}

/// The triggers of a window whose turn it is, with their places in the list.
fn waiting<'a, H: Read<W>, const W: usize>(
    host: &'a H,
    window: &Frame<W>,
) -> impl Iterator<Item = (usize, &'a Trigger)> {
    let any_first = any_first(host, window);
    let all = host.core().waiting().iter().enumerate().skip(window.base.into());
    all.filter(move |(_, trigger)| !any_first || H::comes_first(trigger))
}

/// Whether something waits that comes before the rest.
fn any_first<H: Read<W>, const W: usize>(host: &H, window: &Frame<W>) -> bool {
    host.core().waiting()[usize::from(window.base)..].iter().any(H::comes_first)
}

/// Those that can be started.
fn ready<'a, H: Read<W>, const W: usize>(
    host: &'a H,
    window: &Frame<W>,
) -> impl Iterator<Item = (usize, &'a Trigger)> {
    waiting(host, window).filter(|(_, trigger)| host.ready(trigger))
}

/// Ends the turn of whoever has begun and can start nothing more: what counts of it is carried out in vain.
pub(crate) fn end_turn<H: Write<W>, const W: usize>(host: &mut H, window: &Frame<W>) {
    if window.picked == 0 || has_begun(window, seats(ready(host, window))) {
        return;
    }
    let any_first = any_first(host, window);
    drop_all(host, window, |host, trigger| {
        let due = !any_first || H::comes_first(trigger);
        due && trigger.owner == window.picked - 1 && host.counts(trigger)
    });
}

/// What a seat, or the active one for all, can start now. Entries that differ only in what they are about
/// are one: the oldest comes first.
pub(crate) fn startable<'a, H: Read<W>, const W: usize>(
    host: &'a H,
    window: &'a Frame<W>,
    resolves: Resolves,
) -> impl Iterator<Item = (usize, &'a Trigger)> {
    let own = move |trigger: &Trigger| match resolves {
        Resolves::Seat(seat) => trigger.owner == seat,
        Resolves::All => true,
        Resolves::Nobody | Resolves::Named(_) => false,
    };
    let waiting = host.core().waiting();
    ready(host, window).filter(move |(at, trigger)| {
        let same = |other: &Trigger| (other.thing, other.ability) == (trigger.thing, trigger.ability);
        own(trigger)
            && !waiting[usize::from(window.base)..*at].iter().any(|t| same(t) && own(t) && host.ready(t))
    })
}

/// Who says what comes next.
pub(crate) fn orders<H: Read<W>, const W: usize>(host: &H, resolves: Resolves) -> Option<u8> {
    match resolves {
        Resolves::Nobody => None,
        Resolves::Seat(seat) => Some(seat),
        Resolves::Named(_) | Resolves::All => Some(host.active()),
    }
}

/// Whether all that can be started may be passed up.
pub(crate) fn may_pass<H: Read<W>, const W: usize>(host: &H, window: &Frame<W>, resolves: Resolves) -> bool {
    startable(host, window, resolves).all(|(_, trigger)| trigger.optional)
}

/// Starts a trigger that waits. `alone`: nobody chose it, so it can be declined at its first question.
pub(crate) fn start<H: Write<W>, const W: usize>(host: &mut H, at: usize, alone: bool) {
    let asked = host.plays(host.core().waiting()[at].owner);
    let core = host.core_mut();
    let waiting = &mut core.waiting_mut()[at];
    let trigger = *waiting;
    if trigger.times > 1 {
        waiting.times -= 1;
    } else {
        core.take(at);
    }
    let window = *core.top().expect("a window is open");
    let mut is_layer = true;
    if alone && !window.is(Flags::RETURNS) && core.waiting().len() <= usize::from(window.base) {
        // Its place is free, so that a chain of effects that cause each other stays flat.
        core.pop();
    } else if H::comes_first(&trigger) {
        is_layer = false;
        if !any_first(host, &window) {
            // Who is next among the rest is said anew.
            crate::machine::top(host).picked = 0;
        }
    }
    let mut frame =
        Frame::new(H::ability(trigger.ability), trigger.thing, trigger.owner).with_num(trigger.num);
    frame.put(Flags::SCOPE, is_layer);
    frame.about = trigger.about;
    frame.put(Flags::MAY_PASS, alone && trigger.optional && asked);
    frame.put(Flags::STALE, trigger.stale);
    host.core_mut().push(frame);
}

/// Drops what a seat has passed up.
pub(crate) fn pass<H: Write<W>, const W: usize>(host: &mut H, window: &Frame<W>, resolves: Resolves) {
    drop_all(host, window, |_, trigger| match resolves {
        Resolves::Seat(seat) => trigger.owner == seat,
        _ => true,
    });
}

fn drop_all<H: Write<W>, const W: usize>(
    host: &mut H,
    window: &Frame<W>,
    is_over: impl Fn(&H, &Trigger) -> bool,
) {
    let mut at = usize::from(window.base);
    while let Some(trigger) = host.core().waiting().get(at) {
        if is_over(host, trigger) {
            host.core_mut().take(at);
        } else {
            at += 1;
        }
    }
}
