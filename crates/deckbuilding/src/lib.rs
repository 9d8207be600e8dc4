//! The Deckbuilding Game.

pub mod card;
pub mod cards;
pub mod turn;
pub mod words;
