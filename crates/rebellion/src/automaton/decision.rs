//! What the procedure has decided, and why: one event for each decision.

use std::fmt;

use script::{By, Ranked};
use serde::{Deserialize, Serialize};

use super::Criterion;
use crate::action::Piece;
use crate::state::{Frame, State};
use crate::things::WORDS;
use crate::why::Why;
use crate::words::{Metric, Vocabulary};
use script::Read;

/// A rule of the solo game: `Rule(3, 7)` is S3.7.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Rule(pub u8, pub u8);

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // The list of decisions has no numbers.
            Rule(10, _) => f.write_str("S10"),
            Rule(part, n) => write!(f, "S{part}.{n}"),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Decision {
    pub rule: Rule,
    pub question: Why,
    /// S10: how many sorts of candidates came before, of which there were none.
    pub tier: u8,
    /// The criteria that had several to choose from, in their order.
    pub criteria: Vec<Weighing>,
    pub candidates: Vec<Candidate>,
    /// The face of the die that had to say the rest.
    pub die: Option<u8>,
    pub answer: Piece,
}

/// The most or the least of something is best.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Weighing {
    Most(Criterion),
    Least(Criterion),
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Candidate {
    pub piece: Piece,
    /// What it was worth by each criterion, as long as it was in the running.
    pub values: Vec<i32>,
    /// The number of the criterion that struck it out, counted from 0.
    pub out: Option<u8>,
}

impl State {
    /// Everything about a decision that has just been made.
    pub(crate) fn account(&self, ranked: &Ranked<Vocabulary, WORDS>, frame: &Frame) -> Decision {
        let candidate = |thing| Candidate { piece: Piece::of_thing(thing), values: Vec::new(), out: None };
        // Of the first sort that holds anything.
        let tier = ranked.by.get(usize::from(ranked.reason.tier)).filter(|tier| !tier.of.is_empty());
        let from = tier.map_or(ranked.from, |tier| ranked.from & self.select(tier.of, frame));
        let mut candidates: Vec<Candidate> = from.iter().map(candidate).collect();
        let mut criteria = Vec::new();
        script::retrace(self, ranked.by, ranked.from, frame, |by, given, left| {
            let at = criteria.len() as u8;
            let (weighing, worth): (_, Box<dyn Fn(u16) -> i32>) = match *by {
                By::Most(metric) => (
                    Weighing::Most(metric.criterion()),
                    Box::new(move |thing| self.measure(&metric, thing, frame)),
                ),
                By::Least(metric) => (
                    Weighing::Least(metric.criterion()),
                    Box::new(move |thing| self.measure(&metric, thing, frame)),
                ),
                By::Prefer(filter) => {
                    let preferred = self.select(&[filter], frame);
                    let worth = move |thing| i32::from(preferred.contains(thing));
                    (Weighing::Most(Criterion::Preferred), Box::new(worth))
                }
            };
            criteria.push(weighing);
            for candidate in &mut candidates {
                let thing = candidate.piece.number();
                if given.contains(thing) {
                    candidate.values.push(worth(thing));
                    candidate.out = (!left.contains(thing)).then_some(at);
                }
            }
        });
        Decision {
            rule: self.automaton(Some(ranked.why), frame).0,
            question: ranked.why,
            tier: ranked.reason.tier,
            criteria,
            candidates,
            die: None,
            answer: Piece::of_thing(ranked.thing),
        }
    }
}

impl Metric {
    fn criterion(self) -> Criterion {
        match self {
            Metric::Of(criterion) => criterion,
            Metric::There | Metric::Conquering => Criterion::UnitsThere,
        }
    }
}
