//! Clocks, worked out from the times of the log: nothing ticks here.

use kernel::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// A bank of time for each player, and what every decision puts back into it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClockRule {
    pub bank_ms: u32,
    #[serde(default)]
    pub increment_ms: u32,
}

/// What is left for each seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clocks {
    rule: ClockRule,
    left: Vec<i64>,
    /// Who is being waited for, and since when.
    running: Seats,
    since: u64,
}

impl Clocks {
    pub(crate) fn new(rule: ClockRule, seats: u8, now: u64) -> Clocks {
        Clocks { rule, left: vec![rule.bank_ms.into(); seats.into()], running: Seats::NONE, since: now }
    }

    /// The table waits for others from now on.
    pub(crate) fn turn_to(&mut self, waited_for: Seats, now: u64) {
        for seat in self.running.iter() {
            self.left[seat.index()] = self.left_now(seat, now);
            if !waited_for.contains(seat) {
                self.left[seat.index()] += i64::from(self.rule.increment_ms);
            }
        }
        self.running = waited_for;
        self.since = now;
    }

    /// Until now nobody's time has passed.
    pub(crate) fn stood_until(&mut self, now: u64) {
        self.since = now;
    }

    /// What a seat has left now, in milliseconds; below zero its time is over.
    pub fn left_now(&self, seat: Seat, now: u64) -> i64 {
        let left = self.left[seat.index()];
        if self.running.contains(seat) { left - now.saturating_sub(self.since) as i64 } else { left }
    }

    /// The seat whose time is over, if there is one.
    pub(crate) fn flagged(&self, now: u64) -> Option<Seat> {
        self.running.iter().find(|seat| self.left_now(*seat, now) < 0)
    }

    /// When the next clock runs out if nobody does anything.
    pub fn runs_out_at(&self) -> Option<u64> {
        let left = |seat: Seat| self.left[seat.index()].max(0) as u64;
        self.running.iter().map(|seat| self.since + left(seat) + 1).min()
    }
}
