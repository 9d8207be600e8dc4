//! What every game at this table has in common: seats, inputs, fate, views and replays.
//!
//! A game is a pure function from a set-up and a list of inputs to a state. Nothing here knows a
//! particular game, reads a clock, owns a generator or does any IO.
//!
//! * [`Game`] is the contract of a rules engine.
//! * [`Input`] is either a player's action or an answer of fate; a game never rolls its own dice.
//! * [`play`] is the checked door for people, [`Game::apply`] the unchecked one for search.
//! * [`Record`] is a set-up and its inputs: undo, saves, replays and spectators follow from it.
//! * [`Speak`] puts a game into words, with a digest of its rules in [`Section`]s; [`Draw`] is what a client
//!   draws and touches; [`Stage`] sets up positions for scenarios; [`Advise`] gives rules of thumb;
//!   [`Usage`] tells simulations which cards are played; [`Bring`] is what people know of the decks they bring.

mod advise;
mod bring;
mod dice;
mod digest;
mod door;
mod draw;
mod game;
mod options;
mod record;
mod roll;
mod seat;
mod seat_names;
mod speak;
mod stage;
mod staging;
mod subjects;
mod usage;

pub use advise::Advise;
pub use bring::{
    Bring, CardPenalty, DeckCount, DeckFacts, DeckFault, DeckLine, Reading, Ready, read_brought,
};
pub use dice::Dice;
pub use digest::{DigestRule, DigestSection, Rule, Section, digest};
pub use door::{Rejected, act, begin, offered, play};
pub use draw::{Die, Draw, Id, Motion, Prompt, PromptKind, Tone, Touch};
pub use game::{
    Draws, Fate, Game, Input, Log, NoLog, Outcome, Plain, SetupErrors, Turn, outcome, seat_called, settle,
};
pub use options::{OFF, ON, OneOf, OptionRow, Options, Value};
pub use record::{LEAVES, Record, RecordError, game_of_record};
pub use roll::{MOST_OUTCOMES, Roll, Sides, even_outcomes, roll_outcomes};
pub use seat::{Eyes, Seat, Seats, Team};
pub use seat_names::SeatNames;
pub use speak::{CardFacts, Cast, KeywordFacts, OptionFacts, OptionValue, Speak, Sum, Symbol, TraitFacts};
pub use stage::{Fact, Stage};
pub use staging::{Entry, Mark, entries, listed, number, of_seat, outside, partly, truth};
pub use subjects::{Subject, Subjects};
pub use usage::Usage;
