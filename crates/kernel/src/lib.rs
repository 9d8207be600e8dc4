//! What every game at this table has in common: seats, inputs, fate, views and replays.
//!
//! A game is a pure function from a set-up and a list of inputs to a state. Nothing here knows a
//! particular game, reads a clock, owns a generator or does any IO.
//!
//! * [`Game`] is the contract of a rules engine.
//! * [`Input`] is either a player's action or an answer of fate; a game never rolls its own dice.
//! * [`play`] is the checked door for people, [`Game::apply`] the unchecked one for search.
//! * [`Record`] is a set-up and its inputs: undo, saves, replays and spectators follow from it.
//! * [`Spoken`] puts a game into words, with a digest of its rules in [`Section`]s; [`Staged`] sets up positions for scenarios;
//!   [`Shown`] is what a client draws and touches.

mod advised;
mod dice;
mod digest;
mod door;
mod game;
mod options;
mod record;
mod seat;
mod shown;
mod spoken;
mod staged;
mod staging;
mod subjects;

pub use advised::Advised;
pub use dice::Dice;
pub use digest::{DigestRule, DigestSection, Rule, Section};
pub use door::{Rejected, act, offered, play};
pub use game::{Draws, Fate, Game, Input, Log, NoLog, Outcome, Plain, SetupErrors, Turn, settle};
pub use options::{OFF, ON, OneOf, OptionRow, Options, Value};
pub use record::{Record, RecordError, game_of_record};
pub use seat::{Eyes, Seat, Seats, Team};
pub use shown::{Asks, Motion, Shown, Touch};
pub use spoken::{CardFacts, OptionFacts, OptionValue, Spoken, Symbol, TraitFacts};
pub use staged::{Fact, Staged};
pub use staging::{Entry, Mark, entries, number, of_seat, outside};
pub use subjects::{Subject, Subjects};
