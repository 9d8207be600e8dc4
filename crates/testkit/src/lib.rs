//! How the games of this table are tested: one language for all of them, and laws that all of them
//! must keep.
//!
//! * [`parse`] reads scenarios, [`run`] plays one and checks its claims, `Display` writes it back.
//!   The language is described in `docs/scenarios.md`.
//! * [`walk`] plays random games and shows every state of them.
//! * [`suites`] play random games and hold them against laws that every [`kernel::Game`] keeps.
//! * [`twins`] finds views, scenes, words and bytes that know too much.
//! * [`perft`] counts the paths of a position: one number that guards all of legality.
//! * [`Fingerprint`] is one number for everything offered; [`kept_records`] plays old games again.
//! * [`golden`] compares a text with the one that is kept, [`browser_types`] the types of the web client.
//! * [`conform!`] holds a game to all of this in one line.
//! * [`Conformance`] compares the rules of a game with the tests that show them.

mod browser;
pub mod conform;
mod conformance;
pub mod document;
mod facts;
mod files;
mod fingerprint;
mod golden;
mod kept;
mod logical;
mod notation;
mod parse;
mod perft;
mod respell;
mod run;
mod scenario;
pub mod suites;
mod survive;
mod twins;
mod walk;
mod write;

pub use browser::browser_types;
pub use conform::Counting;
pub use conformance::Conformance;
pub use files::files;
pub use fingerprint::Fingerprint;
pub use golden::{blessing, golden};
pub use kept::kept_records;
pub use parse::{ParseError, parse};
pub use perft::perft;
pub use run::{Failure, run, run_unspoken};
pub use scenario::{Claim, Course, Line, Look, Scenario, Setting, Statement, Step};
pub use twins::{Sight, Twins, rules_shown, scene_shown, secret_twins, twins, words_shown};
pub use walk::{Moment, Tally, Trial, pick, walk, watching};
