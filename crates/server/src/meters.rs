//! Numbers about the server, in the form Prometheus reads.

use std::sync::atomic::{AtomicU64, Ordering};

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;
use store::Figures;

#[derive(Debug, Default)]
pub(crate) struct Meters {
    registry: Registry,
    /// Tables in memory.
    pub(crate) tables: Gauge,
    pub(crate) sockets: Gauge,
    /// Bots that wait until another one has thought.
    pub(crate) waiting_bots: Gauge,
    /// Tables set up.
    pub(crate) made: Counter,
    /// Entries written to logs.
    pub(crate) entries: Counter,
    /// Commands that were refused.
    pub(crate) refused: Counter,
    /// Sockets that were let go because they did not read, or said too much.
    pub(crate) dropped: Counter,
    /// Things that broke and were mended.
    pub(crate) panics: Counter,
    answers: Family<[(&'static str, u16); 1], Counter>,
    descriptors: Gauge,
    commits: Counter,
    commit_seconds: Counter<f64, AtomicU64>,
    disk_errors: Counter,
}

impl Meters {
    pub(crate) fn new() -> Meters {
        let mut meters = Meters { registry: Registry::with_prefix("cantina"), ..Meters::default() };
        let registry = &mut meters.registry;
        registry.register("tables", "Tables in memory", meters.tables.clone());
        registry.register("sockets", "Open sockets", meters.sockets.clone());
        registry.register(
            "bots_waiting",
            "Bots that wait for their turn to think",
            meters.waiting_bots.clone(),
        );
        registry.register("tables_made", "Tables set up", meters.made.clone());
        registry.register("entries", "Entries written to logs", meters.entries.clone());
        registry.register("refused", "Commands refused", meters.refused.clone());
        registry.register(
            "dropped",
            "Sockets let go for not reading or saying too much",
            meters.dropped.clone(),
        );
        registry.register("panics", "Things that broke and were mended", meters.panics.clone());
        registry.register("http_answers", "Answers to requests by status", meters.answers.clone());
        registry.register("descriptors", "Open files and connections", meters.descriptors.clone());
        registry.register("commits", "Groups of changes written to disk", meters.commits.clone());
        registry.register("commit_seconds", "Time that writing to disk took", meters.commit_seconds.clone());
        registry.register(
            "disk_errors",
            "Groups of changes that could not be written",
            meters.disk_errors.clone(),
        );
        meters
    }

    pub(crate) fn answered(&self, status: u16) {
        self.answers.get_or_create(&[("status", status)]).inc();
    }

    pub(crate) fn text(&self, disk: &Figures) -> String {
        // Where the system does not tell, it stays 0.
        let open = std::fs::read_dir("/proc/self/fd").map_or(0, Iterator::count);
        self.descriptors.set(open as i64);
        self.commits.inner().store(disk.commits(), Ordering::Relaxed);
        self.commit_seconds.inner().store(disk.committing().as_secs_f64().to_bits(), Ordering::Relaxed);
        self.disk_errors.inner().store(disk.errors(), Ordering::Relaxed);
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a string can be written to");
        text
    }
}
