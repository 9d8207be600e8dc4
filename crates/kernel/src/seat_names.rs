//! What seats are called in notation.

use crate::Seat;

/// The names of the seats, in their order, whatever the set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatNames(pub &'static [&'static str]);

impl SeatNames {
    pub fn name(self, seat: Seat) -> &'static str {
        self.0.get(seat.index()).copied().unwrap_or("nobody")
    }

    pub fn called(self, name: &str) -> Option<Seat> {
        self.0.iter().position(|seat| *seat == name).map(|seat| Seat(seat as u8))
    }
}
