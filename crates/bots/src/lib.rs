//! Players made of rules, and whole games between them.
//!
//! A bot sees a view and the offered actions, never the state, so it cannot cheat by accident.

mod bot;
mod kind;
mod play_out;

pub use bot::{Bot, Random, Rules};
pub use kind::{AnyBot, BotFacts, BotKind};
pub use play_out::{Played, play_out};
