//! Clauses: somebody does something to something, so many times, for so long.
//!
//! A [`Clause`] is a subject, a [`Verb`] and its objects; number, person, mood and the place of a
//! pronoun follow from it. [`Amount`] and [`Quantity`] say how many and how much, [`Said`] joins
//! clauses to sentences.

mod amount;
mod deed;
mod manner;
mod pronoun;
mod quantity;
mod report;
mod said;
mod verb;
pub mod verbs;

pub use amount::Amount;
pub use deed::{Clause, Part, Subject};
pub use manner::{Link, Manner, Mention, Whence};
pub use pronoun::{EACH, ITSELF, THAT, THEIR, THIS, YOUR, pronoun, spoken_of, theirs, yours};
pub use quantity::{Quantity, divided, in_total};
pub use report::{Deed, Who, does};
pub use said::{Said, in_exchange, in_one, options, sentences};
pub use verb::{Form, Verb, verb};
