//! The table server: tables people sit down at from anywhere.
//!
//! [`Tables`](tables::Tables) holds the tables; everything that changes one goes through
//! `Tables::change`, which
//! writes the entries to disk before anybody is told. [`position`] is the one function that says what a
//! client may see. Nothing here knows a particular game.

mod accept;
mod admin;
mod clock;
mod done;
mod frames;
mod http;
mod inside;
mod limits;
mod meters;
mod position;
mod problem;
mod secret;
mod serve;
mod sessions;
mod socket;
mod tables;
mod talk;
pub mod wire;

pub use admin::{Order, on_file};
pub use ipnet::IpNet;
pub use limits::Limits;
pub use serve::{Running, ServeError, start};
pub use store::{Acknowledge, Options, backup, restore};
