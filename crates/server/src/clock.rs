//! The time of this server.

use std::sync::OnceLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// The system is asked once: a clock that is set anew while the server runs takes nobody's time.
struct Clock {
    /// Milliseconds since 1970, at the beginning.
    wall: u64,
    began: Instant,
}

impl Clock {
    fn at(&self, instant: Instant) -> u64 {
        self.wall + instant.saturating_duration_since(self.began).as_millis() as u64
    }
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    static CLOCK: OnceLock<Clock> = OnceLock::new();
    read(&CLOCK, || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64))
}

fn read(clock: &OnceLock<Clock>, system: impl FnOnce() -> u64) -> u64 {
    clock.get_or_init(|| Clock { wall: system(), began: Instant::now() }).at(Instant::now())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn time_goes_on_from_where_it_began() {
        let clock = Clock { wall: 5_000, began: Instant::now() };
        assert_eq!(clock.at(clock.began + Duration::from_millis(250)), 5_250);
        let (one, other) = (now(), now());
        assert!(one > 1_700_000_000_000 && other >= one);
    }

    /// Whoever sets the clock of the system on or back by days takes nobody's time and gives none.
    #[test]
    fn a_clock_that_jumps_is_not_followed() {
        const DAYS: u64 = 1_000_000_000;
        let clock = OnceLock::new();
        let times = [DAYS, 3 * DAYS, 0].map(|system| read(&clock, || system));
        assert!(times.is_sorted() && times.iter().all(|time| (DAYS..2 * DAYS).contains(time)), "{times:?}");
    }
}
