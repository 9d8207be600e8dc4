//! The program `cantina`: games played, simulated, looked up and replayed in the terminal.
//!
//! Everything here is generic over the game and talks through a [`Console`], so that tests sit down
//! at the table with a script for a keyboard.

mod cards;
mod catalogue;
mod command;
mod console;
mod deck;
mod decks;
mod house;
mod named;
mod play;
mod problem;
mod replay;
mod rules;
mod save;
mod scenario;
mod serve;
mod setup;
mod simulate;
mod words;

pub use command::run;
pub use console::Console;
