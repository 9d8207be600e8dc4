//! What follows from a position: reads only.

mod actions;
mod board;
mod cards;
mod combat;
mod fighting;
mod host;
mod moves;
mod select;

pub(crate) use select::here;
