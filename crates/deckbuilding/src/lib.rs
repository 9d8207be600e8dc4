//! The Deckbuilding Game.

pub mod card;
pub mod cards;
pub mod text;
pub mod turn;
pub mod words;
