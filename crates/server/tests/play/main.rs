//! Whole games over real sockets, on the loopback interface, with bad input, restarts and leaks.

mod bad_input;
mod client;
mod crowd;
mod decks;
mod fairness;
mod games;
mod house;
mod leaks;
mod once;
mod proxies;
mod running;
mod table_talk;
mod teams;
