//! Laws that every game keeps, each held against random games.
//!
//! Every suite returns how much was played, or what went wrong, with the seed and the ply. The same
//! game comes back with that seed and `games: 1`.

mod invariant;
mod offers;
mod records;
mod round_trips;
mod views;

pub use invariant::invariant;
pub use offers::offers;
pub use records::records;
pub use round_trips::round_trips;
pub use views::views;
