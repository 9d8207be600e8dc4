//! The effect machine: what cards do, as data.
//!
//! ```text
//! static tree (authored) --lower()--> flat code (executed by run())
//! ```
//!
//! A [`Step`] tree is written once, as a `static`. [`Code::lower`] flattens it; [`run`] executes it on
//! one explicit [`Stack`] of frames that lies inside the game's state, until it comes to a question.
//! A question is the instruction on which the machine stands still: [`question`] derives it from the
//! state whenever somebody asks, so it is never stored. Chance is a question too, put to fate.
//!
//! Control flow is shared by all games; the words ([`Words`]) are each game's own.

mod code;
mod machine;
mod possible;
mod stack;
mod step;

pub use code::{Code, Entry, Instr};
pub use machine::{Answer, Host, Question, answer, proceed, question, run};
pub use pieces::Set;
pub use possible::{can, can_start};
pub use stack::{Frame, Overflow, Reg, Stack};
pub use step::{Block, Count, Mode, Step, Words};
