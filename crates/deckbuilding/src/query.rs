//! What follows from the table: attack, who may be attacked, what can be bought. Reads only.

mod masks;
mod open;
mod state;

pub use masks::{exiling, of_sides, shared, ships, units, waiting_for};
pub use open::{moves_itself, must_redirect};
