//! Words in two languages, side by side, and the grammar that joins them.

mod lang;

pub use lang::{Both, Lang};
