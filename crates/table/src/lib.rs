//! A table that people sit down at.
//!
//! Everything that happens at a table is an [`Entry`] of its log, and the log is the truth: a [`Table`]
//! is what follows from its [`Head`] and its entries, on every machine and after every restart.
//! Commands are checked against the table and turned into entries; whoever runs tables writes the
//! entries down before telling anybody.
//!
//! Nothing here knows a particular game ([`Board`] hides it), reads a clock or opens a socket: the time
//! comes in with every command.

mod board;
mod bring;
mod clock;
mod entry;
mod game_board;
mod head;
mod inputs;
#[cfg(test)]
mod leaks;
mod refusal;
mod report;
mod table;
mod words;

pub use board::{Board, BotTask, Combination, Hint, HintTask, Offer, SeenEvent, Waits};
pub use bring::{Brought, brings, ready_by_chance, said, secret_of};
pub use clock::{ClockRule, Clocks};
pub use entry::{Entry, Logged, Occupant, Voice};
pub use game_board::{Facts, open, options, placed, rules_version};
pub use head::{Head, Talk, Wish, WishedSeat};
pub use refusal::{Refusal, Why};
pub use table::{Closed, Command, Ended, How, Table, TakeBackAnswered, TakeBackAsked};
pub use words::{line, name};
