//! Everything this game is held to.

mod r#box;
mod random;
mod scenarios;
mod text;
mod words;
