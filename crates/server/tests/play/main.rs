//! Whole games over real sockets, on the loopback interface, with bad input, restarts and leaks.

mod bad_input;
mod client;
mod decks;
mod games;
mod house;
mod leaks;
mod once;
mod table_talk;
mod teams;
