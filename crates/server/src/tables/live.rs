//! A table that is in use, and who listens to it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use kernel::Seat;
use table::{Occupant, Refusal, Table, Why};
use tokio::sync::{Mutex, mpsc};

use crate::clock::now;
use crate::done::Done;
use crate::position::Onlooker;
use crate::problem::Problem;
use crate::talk::Talk;
use crate::wire::ServerSays;

pub(crate) struct Live {
    pub(crate) id: String,
    pub(super) inner: Arc<Mutex<Inner>>,
    /// When somebody asked for it last.
    used: AtomicU64,
}

pub(super) struct Inner {
    pub(super) table: Table,
    pub(super) created: u64,
    pub(super) done: Done,
    pub(super) talk: Talk,
    pub(super) listeners: Vec<Listener>,
    pub(super) next_listener: u64,
    /// Since when nobody has been in a seat; nothing while somebody is there.
    pub(super) empty: Vec<Option<u64>>,
    /// Where the game stands that a bot is thinking about.
    pub(super) thinking: Option<u32>,
    /// It has been read and not taken up since: its clocks stand.
    pub(super) asleep: bool,
    /// The summary that the store has.
    pub(super) summary: String,
}

/// What is read of a table.
pub(super) struct Found {
    pub(super) table: Table,
    pub(super) created: u64,
    pub(super) done: Done,
    pub(super) talk: Talk,
    pub(super) summary: String,
}

pub(super) struct Listener {
    pub(super) number: u64,
    pub(super) onlooker: Onlooker,
    /// What was on the lock of the seat when it was opened: whoever takes the seat over gets a new one.
    pub(super) lock: Option<String>,
    pub(super) to: mpsc::Sender<Box<ServerSays>>,
}

impl Live {
    pub(super) fn new(id: &str, found: Found, asleep: bool) -> Arc<Live> {
        let Found { table, created, done, talk, summary } = found;
        let empty = vec![Some(now()); table.occupants().len()];
        let inner = Inner {
            table,
            created,
            done,
            talk,
            listeners: Vec::new(),
            next_listener: 0,
            empty,
            thinking: None,
            asleep,
            summary,
        };
        Arc::new(Live { id: id.to_owned(), inner: Arc::new(Mutex::new(inner)), used: AtomicU64::new(now()) })
    }

    pub(super) fn touch(&self) {
        self.used.store(now(), Ordering::Relaxed);
    }

    /// Whether nobody has asked for it for so long, and nothing goes on there. A table that is busy is not.
    pub(super) fn is_unused(&self, for_so_long: Duration) -> bool {
        let quiet = now().saturating_sub(self.used.load(Ordering::Relaxed)) >= for_so_long.as_millis() as u64;
        quiet && self.inner.try_lock().is_ok_and(|inner| inner.is_idle())
    }
}

impl Listener {
    /// The last word, if there is room for it.
    pub(super) fn dismiss(&self, problem: &Problem) {
        let _ = self.to.try_send(Box::new(problem.bye(self.onlooker.lang)));
    }
}

impl Inner {
    /// For each seat whether somebody is connected.
    pub(super) fn here(&self) -> Vec<bool> {
        let connected =
            |seat: usize| self.listeners.iter().any(|l| l.onlooker.seat == Some(Seat(seat as u8)));
        (0..self.table.occupants().len()).map(connected).collect()
    }

    /// Notes who has come and who has gone.
    pub(super) fn count_heads(&mut self) {
        let here = self.here();
        for (empty, here) in self.empty.iter_mut().zip(here) {
            *empty = if here { None } else { empty.or(Some(now())) };
        }
    }

    /// Whether a bot may take a seat: not that of somebody who is there, nor of one who has only just gone.
    pub(super) fn may_fill(&self, seat: Seat, absence: Duration) -> Result<(), Refusal> {
        let mine = matches!(self.table.occupants().get(seat.index()), Some(Occupant::Person { .. }));
        match self.empty.get(seat.index()) {
            Some(None) => Err(Refusal::new(Why::SeatTaken)),
            Some(Some(since)) if mine => {
                let left = (absence.as_millis() as u64).saturating_sub(now().saturating_sub(*since));
                let seconds = left.div_ceil(1_000);
                if left == 0 { Ok(()) } else { Err(Refusal::about(Why::JustLeft, seconds.to_string())) }
            }
            _ => Ok(()),
        }
    }

    /// Nobody listens, no bot thinks and no clock runs.
    pub(super) fn is_idle(&self) -> bool {
        let runs = !self.asleep && self.clock_runs();
        self.listeners.is_empty() && self.thinking.is_none() && !runs
    }

    pub(super) fn clock_runs(&self) -> bool {
        self.table.clocks().and_then(table::Clocks::runs_out_at).is_some()
            && !self.table.waiting_for().is_empty()
    }
}
