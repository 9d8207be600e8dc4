//! What lies on a table, as plain data of a fixed size: none of it asks for memory while a game is played.
//!
//! * A [`Thing`] is whatever can be pointed at: it has a number among all things of the game, and each kind
//!   of thing has a [`Range`] of numbers. [`thing!`] declares a kind.
//! * A [`Set`] holds things of all kinds, a [`Pile`] things of one kind in order, [`Per`] a number on each
//!   thing, [`Each`] any value of each, [`Counts`] how many equal pieces lie where.
//! * [`Faces`] are the names of things and their copies, `x-wing.2`; [`named_things!`], [`counted_things!`] and
//!   [`any_thing!`] give names to kinds of which there is one each.
//! * [`Knowledge`] is who could name what; [`Unseen`] deals what somebody cannot name.
//! * [`Placed`] takes things by name for a position that is written down.
//! * A [`Graph`] is a map.

mod counts;
mod each;
mod faces;
mod graph;
mod knowledge;
mod names;
mod per;
mod pile;
mod placed;
mod set;
mod thing;
mod unseen;

pub use counts::Counts;
pub use each::Each;
pub use faces::{Faces, near};
pub use graph::Graph;
pub use knowledge::Knowledge;
pub use per::Per;
pub use pile::Pile;
pub use placed::{Named, Placed};
pub use set::{Set, Things};
pub use thing::{Range, Thing};
pub use unseen::{Listed, Unseen};

#[doc(hidden)]
pub use serde;
// The macros name the crate as a game does.
extern crate self as pieces;

/// The pieces of a little game that the tests of this crate play with.
#[cfg(test)]
mod little {
    use crate::{Range, thing};

    thing! {
        /// Cards, more of them than a byte can count.
        pub(crate) struct CardNo(u16): "card", Range::new(0, 300)
    }
    thing! {
        /// Places of a map, numbered behind the cards.
        pub(crate) struct Spot(u8): "spot", Range::behind(&CardNo::RANGE, 5)
    }
}
