//! The effect machine: what cards do, as data.
//!
//! ```text
//! static tree (authored) --lower()--> flat code (executed by run())
//! ```
//!
//! A [`Step`] tree is written once, as a `static`. [`Code::lower`] flattens it; [`run`] executes it in the
//! [`Machine`] that lies inside the game's state, until it comes to a question.
//! A question is the instruction on which the machine stands still: [`question`] derives it from the
//! state whenever somebody asks, so it is never stored. Chance is a question too, put to fate.
//!
//! Abilities that wait for something are raised as [`Trigger`]s and carried out in windows: at once, at a
//! [`Step::Window`], or at the end of the effect that caused them.
//!
//! What effects leave behind lies in [`Lasting`], what has happened in a [`Ledger`]; [`sum`], [`has`] and
//! [`abilities`] say what a thing has at the moment.
//!
//! Control flow is shared by all games; the words ([`Words`]) are each game's own. [`tell`] says in both
//! languages what a tree does.

mod answer;
mod choice;
mod code;
mod core;
mod frame;
mod host;
mod lasting;
mod ledger;
mod machine;
mod offers;
mod pick;
mod possible;
mod question;
pub mod say;
mod step;
pub mod tell;
mod window;

pub use answer::{Answer, Named, VERBS, answer, draw_lot, proceed};
pub use choice::{best, retrace, shares};
pub use code::{Choice, Code, Entry, Instr};
pub use core::{Core, Machine};
pub use frame::{Flags, Frame, Reg, Trigger};
pub use host::{Act, Decider, Did, Ranked, Read, Reason, SeatOrder, Write};
pub use lasting::{
    Board, Class, Grant, Grants, Lasting, Row, Standing, abilities, has, is_blank, sum, sum_regained,
};
pub use ledger::{Key, Ledger};
pub use machine::run;
pub use offers::{offers, prompt};
pub use pick::{best_pick, wanted};
pub use pieces::Set;
pub use possible::{can, can_start};
pub use question::{Asked, Question, asked, drawn_from, question};
pub use step::{Arg, Block, By, Count, How, Mode, Proc, Purpose, Ranking, Step, Tier, Words};
