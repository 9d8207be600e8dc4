//! Everything this game is held to.

mod random;
mod scenarios;
