//! How the disk is doing.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Counted since the store was opened.
#[derive(Debug, Default)]
pub struct Figures {
    commits: AtomicU64,
    nanoseconds: AtomicU64,
    errors: AtomicU64,
}

impl Figures {
    pub(crate) fn committed(&self, took: Duration) {
        self.commits.fetch_add(1, Ordering::Relaxed);
        self.nanoseconds.fetch_add(took.as_nanos() as u64, Ordering::Relaxed);
    }

    pub(crate) fn failed(&self) {
        self.errors.fetch_add(1, Ordering::Relaxed);
    }

    pub fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }

    /// What all commits have taken together.
    pub fn committing(&self) -> Duration {
        Duration::from_nanos(self.nanoseconds.load(Ordering::Relaxed))
    }

    /// Groups of changes of which nothing could be written.
    pub fn errors(&self) -> u64 {
        self.errors.load(Ordering::Relaxed)
    }
}
