//! Words in two languages, side by side, and the grammar that joins them.
//!
//! Every literal word comes from a [`Both`]; [`fill`] puts words together, [`Noun`] and [`Agreeing`]
//! make what depends on gender and number agree, [`and`] and [`or`] make lists, [`sentence`] ends. [`clause`] lets
//! somebody do something.

pub mod clause;
mod fill;
mod join;
mod lang;
mod phrase;

pub use fill::{capitalised, fill, sentence};
pub use join::{and, either, or};
pub use lang::{Both, Lang, both};
pub use phrase::{Agreeing, Gender, Noun, Number, Phrase, THE};
