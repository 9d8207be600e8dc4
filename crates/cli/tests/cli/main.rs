//! The whole program, at a table with a toy game and a script for a keyboard.

mod binary;
mod cards;
mod decks;
mod house;
mod play;
mod rebellion;
mod replay;
mod rules;
mod run;
mod scenario;
mod serve;
mod setup;
mod simulate;
mod toy;
