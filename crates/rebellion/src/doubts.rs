//! What nobody has read in print: somebody with the box can correct it here or on the card.

use crate::card::Part;
use crate::cards;

/// How something is known that is not certain.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Trust {
    /// It follows from a pattern that all known ones obey.
    Inferred,
    Remembered,
    /// Made up to fit.
    Reconstructed,
}

/// What is doubtful beside cards, by rule or by what it is about.
pub static REMEMBERED: &[&str] = &["R8.22", "R17.1", "black dice", "region numbers", "remote numbers"];

/// Everything that is not certain: what it is about, which part of it, and how it is known.
pub fn doubts() -> impl Iterator<Item = (&'static str, Option<Part>, Trust)> {
    let missions = cards::missions().filter_map(|card| card.doubt.map(|part| (card.id, part)));
    let missions = missions.map(|(id, part)| (id, Some(part), Trust::Inferred));
    let schemes = cards::schemes().filter_map(|card| card.doubt.map(|part| (card.id, part)));
    let schemes = schemes.map(|(id, part)| (id, Some(part), Trust::Reconstructed));
    let rules = REMEMBERED.iter().map(|rule| (*rule, None, Trust::Remembered));
    missions.chain(schemes).chain(rules)
}
