//! The rules in our own words, for players, by the numbers that code and tests cite.

mod abilities;
mod answers;
mod attacks;
mod basics;
mod cards;
mod modes;
mod rulings;
mod setup;
mod turn;

use kernel::{Rule, Section};
use text::both;

/// In the order in which somebody who is new to the game would want them.
pub(crate) const DIGEST: &[Section] = &[
    basics::GOAL,
    basics::BOX,
    basics::CARDS,
    basics::PLACES,
    basics::FORCE,
    setup::SET_UP,
    turn::START_OF_TURN,
    turn::PLAYING,
    turn::PURCHASING,
    abilities::ABILITIES,
    attacks::ATTACKING,
    attacks::BASE_ATTACKS,
    attacks::ROW_ATTACKS,
    turn::END_OF_TURN,
    abilities::TERMS,
    modes::WINNING,
    modes::MODES,
    modes::OPTIONS,
    answers::ANSWERS,
    rulings::RULINGS,
    cards::CARD_NOTES,
];

pub(crate) const fn rule(number: &'static str, en: &'static str, es: &'static str) -> Rule {
    Rule { number, text: both(en, es) }
}
