//! Everything this game is held to.

mod r#box;
mod decks;
mod random;
mod scenarios;
mod secrets;
mod text;
mod words;
