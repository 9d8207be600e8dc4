//! A game to look at. A client computes no rule: what it draws is a scene, what it can do are actions
//! that say what they touch. Both are made from a view, so that they can tell no more than it does.

use serde::Serialize;

use crate::Game;

pub trait Draw: Game {
    /// What a client draws, without a word in any language.
    type Scene: Serialize;

    fn scene(view: &Self::View) -> Self::Scene;
    /// What kind of answer is wanted of the seat that looks at this view.
    fn asks(view: &Self::View) -> Asks;
    /// What an action touches on the table.
    fn touch(view: &Self::View, action: &Self::Action) -> Touch;
    /// What happened, for motion, sound and links.
    fn motion(seen: &Self::Seen) -> Motion;
    /// Whether a turn began: those who look back go from turn to turn.
    fn begins_turn(seen: &Self::Seen) -> bool {
        let _ = seen;
        false
    }
}

/// What kind of answer is wanted.
///
/// Several picks are offered in ascending order: a client gathers them and sends them in the order of
/// `among`, then `pass` if that is offered.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Asks {
    /// `turn`, `cards`, `options`, `confirm`, `order`, `redirect`, `amount`, `wait` or `over`.
    pub kind: &'static str,
    /// The card that asks.
    pub source: Option<String>,
    /// How many cards are still to be picked; of an amount, how much is not wasted, if that is known.
    pub least: u8,
    pub most: u8,
    /// The cards that can still be picked, now or after another one.
    pub among: Vec<String>,
}

/// What an action touches.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Touch {
    /// The first word of its notation.
    pub verb: &'static str,
    /// What is clicked first.
    pub card: Option<String>,
    /// What is clicked second, or dragged onto.
    pub target: Option<String>,
    /// What is paid, or the number that is named.
    pub amount: Option<u16>,
}

/// An event without words.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize)]
pub struct Motion {
    pub what: &'static str,
    pub seat: Option<u8>,
    pub amount: Option<u16>,
    pub cards: Vec<String>,
}
