//! What follows from a position: values, targets, costs. Reads only.

mod costs;
mod host;
mod select;
mod values;

pub(crate) use costs::penalty;
