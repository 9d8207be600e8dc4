//! The one way anything at a table is changed.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use store::Row;
use table::{Logged, Refusal, Table};
use tokio::sync::OwnedMutexGuard;

use super::Tables;
use super::live::{Found, Inner, Listener, Live};
use crate::clock::now;
use crate::position::position;
use crate::problem::Problem;
use crate::wire::ServerSays;

impl Tables {
    /// The entries are on disk before anybody is told.
    pub(crate) async fn change(
        self: &Arc<Self>,
        live: &Arc<Live>,
        make: impl FnOnce(&mut Table, u64) -> Result<Vec<Logged>, Refusal>,
    ) -> Result<u32, Problem> {
        self.change_if(live, None, |inner, now| make(&mut inner.table, now)).await
    }

    pub(super) async fn change_if(
        self: &Arc<Self>,
        live: &Arc<Live>,
        action_id: Option<&str>,
        make: impl FnOnce(&mut Inner, u64) -> Result<Vec<Logged>, Refusal>,
    ) -> Result<u32, Problem> {
        live.touch();
        let mut inner = Arc::clone(&live.inner).lock_owned().await;
        let id = action_id.map(|id| self.hash(id));
        if let Some(entry) = id.and_then(|id| inner.done.get(id)) {
            return Ok(entry);
        }
        let now = now();
        let next = inner.table.entries() + 1;
        // What follows counts from now on, not from when the table was last in use.
        let mut made = if inner.asleep { inner.table.resume(now) } else { Vec::new() };
        let resumed = made.len();
        let refused = match catch_unwind(AssertUnwindSafe(|| make(&mut inner, now))) {
            Ok(Ok(more)) => {
                made.extend(more);
                None
            }
            Ok(Err(refusal)) => Some(refusal),
            Err(_) => return Err(self.start_over(live, &mut inner).await),
        };
        if let Some(refusal) = refused.as_ref().filter(|_| resumed == 0) {
            return Err(refusal.clone().into());
        }
        let rows = rows_of(&made, next, resumed, action_id);
        // On its own: whoever asked may go away before it is written.
        let written = tokio::spawn(Arc::clone(self).write(Arc::clone(live), inner, rows, id));
        written.await.map_err(|_| Problem::Closing)??;
        self.wake_bot(live).await;
        match refused {
            Some(refusal) => Err(refusal.into()),
            None => Ok(next + resumed as u32),
        }
    }

    /// Writes down what has been made, and tells everybody.
    async fn write(
        self: Arc<Self>,
        live: Arc<Live>,
        mut inner: OwnedMutexGuard<Inner>,
        rows: Vec<Row>,
        id: Option<u64>,
    ) -> Result<(), Problem> {
        let count = rows.len() as u64;
        let first = rows.iter().find(|row| row.action_id.is_some()).map(|row| row.seq);
        if let Err(error) = self.store.append(&live.id, rows).await {
            // What is not on disk has not happened.
            self.reload(&live, &mut inner).await;
            return Err(error.into());
        }
        inner.asleep = false;
        let summary = super::summary(&inner.table);
        if inner.summary != summary && self.store.set_head(&live.id, summary.into(), now()).await.is_ok() {
            // Only for lists; the log says it, too.
            inner.summary = summary.into();
        }
        if let (Some(id), Some(first)) = (id, first) {
            inner.done.insert(id, first);
        }
        self.meters.entries.inc_by(count);
        self.tell(&mut inner);
        Ok(())
    }

    /// The table as its log has it.
    pub(super) async fn reload(&self, live: &Live, inner: &mut Inner) -> bool {
        match self.read(&live.id).await {
            Ok(Found { table, created, done, talk, .. }) => {
                (inner.table, inner.created, inner.done, inner.talk) = (table, created, done, talk);
                inner.thinking = None;
                true
            }
            Err(_) => {
                // Whoever comes back finds the table as it is on disk.
                inner.listeners.clear();
                self.forget(&live.id);
                false
            }
        }
    }

    /// Something broke in the middle of a change: the log knows nothing of it.
    async fn start_over(self: &Arc<Self>, live: &Arc<Live>, inner: &mut Inner) -> Problem {
        self.meters.panics.inc();
        tracing::error!(table = live.id, "a table broke and is read again from its log");
        if self.reload(live, inner).await {
            for listener in &inner.listeners {
                listener.warn(&Problem::Broken);
            }
            self.tell(inner);
        }
        Problem::Broken
    }

    /// Shows everybody the new position. Whoever does not read fast enough, or has lost the seat to
    /// somebody else, is let go.
    pub(super) fn tell(&self, inner: &mut Inner) {
        let (here, now) = (inner.here(), now());
        let Inner { table, listeners, .. } = inner;
        listeners.retain_mut(|listener| {
            let opens = listener.lock.as_deref().and_then(|lock| table.seat_of(lock));
            if opens == listener.onlooker.seat {
                self.show(table, listener, &here, now)
            } else {
                listener.dismiss(&Problem::WrongToken);
                false
            }
        });
        inner.count_heads();
    }

    /// Whether the position could be made, and there was room for it in the listener's queue.
    pub(super) fn show(&self, table: &Table, listener: &mut Listener, here: &[bool], now: u64) -> bool {
        let made = catch_unwind(AssertUnwindSafe(|| position(table, &mut listener.onlooker, here, now)));
        let Ok(position) = made else {
            self.meters.panics.inc();
            listener.dismiss(&Problem::Broken);
            return false;
        };
        self.send(listener, ServerSays::Position(position))
    }

    pub(super) fn send(&self, listener: &Listener, message: ServerSays) -> bool {
        let heard = listener.to.try_send(Box::new(message)).is_ok();
        if !heard {
            self.meters.dropped.inc();
        }
        heard
    }
}

impl Listener {
    /// Something everybody at the table should know; it is not the last word.
    pub(super) fn warn(&self, problem: &Problem) {
        let lang = self.onlooker.lang;
        let warning = ServerSays::Warning { why: problem.why(), text: problem.text(lang) };
        let _ = self.to.try_send(Box::new(warning));
    }
}

/// The first row of a command, after so many others, carries its id.
pub(super) fn rows_of(made: &[Logged], first: u32, before: usize, action_id: Option<&str>) -> Vec<Row> {
    let row = |(i, logged): (usize, &Logged)| Row {
        seq: first + i as u32,
        body: serde_json::to_string(logged).expect("an entry is plain data"),
        action_id: action_id.filter(|_| i == before).map(str::to_owned),
    };
    made.iter().enumerate().map(row).collect()
}
