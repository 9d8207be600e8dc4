//! What the four and their cards are called.

use kernel::Seat;

const SEATS: [&str; 4] = ["empire-1", "rebel-1", "empire-2", "rebel-2"];

pub(super) fn seat(seat: Seat) -> &'static str {
    SEATS.get(seat.index()).copied().unwrap_or("nobody")
}

pub(super) fn called(name: &str) -> Option<Seat> {
    SEATS.iter().position(|seat| *seat == name).map(|seat| Seat(seat as u8))
}

/// The name of a card for the whole table: `far/endor`, seen from the first region, is `endor@2`.
pub(super) fn card(name: &str, region: usize) -> String {
    let (name, region) = match name.strip_prefix("far/") {
        Some(name) => (name, 1 - region),
        None => (name, region),
    };
    // What is no card has no region.
    let is_card = name.split('.').next().is_some_and(|id| id.parse::<crate::CardId>().is_ok());
    if region == 0 || !is_card { name.to_owned() } else { format!("{name}@{}", region + 1) }
}
