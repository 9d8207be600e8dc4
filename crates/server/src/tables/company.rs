//! Who waits at tables whose game has not begun, and from where: somebody who hides the secret of one seat must not get
//! a second one. In memory only: where people are is written down nowhere.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use crate::http::household;

/// Whoever has waited for so long is forgotten, in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1_000;

#[derive(Debug, Default)]
pub(crate) struct Company {
    waiting: Mutex<HashMap<String, Vec<Guest>>>,
}

#[derive(Debug)]
struct Guest {
    /// What is on the lock of the seat.
    lock: String,
    from: IpAddr,
    since: u64,
}

impl Company {
    /// Somebody has a seat at a table that waits for others. People at the machine of the server cannot be told apart.
    pub(crate) fn note(&self, table: &str, lock: &str, from: IpAddr, now: u64) {
        let from = household(from);
        if from.is_loopback() {
            return;
        }
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let guests = waiting.entry(table.to_owned()).or_default();
        guests.retain(|guest| (guest.lock.as_str(), guest.from) != (lock, from));
        guests.push(Guest { lock: lock.to_owned(), from, since: now });
    }

    /// How many seats of a table people from there have; `opens` says which locks are still those of seats.
    pub(crate) fn seats(&self, table: &str, from: IpAddr, opens: impl Fn(&str) -> bool) -> usize {
        let waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let guests = waiting.get(table).map_or(&[][..], Vec::as_slice);
        guests.iter().filter(|guest| guest.from == household(from) && opens(&guest.lock)).count()
    }

    /// The game has begun: from now on no seat changes hands.
    pub(crate) fn forget(&self, table: &str) {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).remove(table);
    }

    pub(crate) fn tidy(&self, now: u64) {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.retain(|_, guests| {
            guests.retain(|guest| now.saturating_sub(guest.since) < DAY);
            !guests.is_empty()
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_known_by_where_they_are_for_as_long_as_they_wait() {
        let company = Company::default();
        let [here, beside, there, machine]: [IpAddr; 4] =
            ["2001:db8::1", "2001:db8::2", "2001:db8:0:1::", "127.0.0.1"]
                .map(|text| text.parse().expect("an address"));
        for (lock, from, now) in [("a", here, 0), ("a", here, 5), ("b", there, DAY), ("c", machine, 0)] {
            company.note("table", lock, from, now);
        }
        let seats = |from: IpAddr| company.seats("table", from, |_| true);
        assert_eq!(
            [here, beside, there, machine].map(seats),
            [1, 1, 1, 0],
            "one household, however it comes"
        );
        assert_eq!(company.seats("another", here, |_| true), 0);
        assert_eq!(company.seats("table", here, |lock| lock != "a"), 0, "the seat was given up");
        company.tidy(DAY + 5);
        assert_eq!([here, there].map(seats), [0, 1]);
        company.forget("table");
        assert_eq!(seats(there), 0);
    }
}
