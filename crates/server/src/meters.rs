//! Numbers about the server, in the form Prometheus reads.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

#[derive(Debug)]
pub(crate) struct Meters {
    registry: Registry,
    /// Tables in memory.
    pub(crate) tables: Gauge,
    pub(crate) sockets: Gauge,
    /// Tables set up.
    pub(crate) made: Counter,
    /// Entries written to logs.
    pub(crate) entries: Counter,
    /// Commands that were refused.
    pub(crate) refused: Counter,
    /// Sockets that were let go because they did not read, or said too much.
    pub(crate) dropped: Counter,
}

impl Meters {
    pub(crate) fn new() -> Meters {
        let mut registry = Registry::with_prefix("cantina");
        let (tables, sockets) = (Gauge::default(), Gauge::default());
        let (made, entries, refused, dropped) =
            (Counter::default(), Counter::default(), Counter::default(), Counter::default());
        registry.register("tables", "Tables in memory", tables.clone());
        registry.register("sockets", "Open sockets", sockets.clone());
        registry.register("tables_made", "Tables set up", made.clone());
        registry.register("entries", "Entries written to logs", entries.clone());
        registry.register("refused", "Commands refused", refused.clone());
        registry.register("dropped", "Sockets let go for not reading or saying too much", dropped.clone());
        Meters { registry, tables, sockets, made, entries, refused, dropped }
    }

    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a string can be written to");
        text
    }
}
