//! The words of this game: what cards say, generated from what they do. How steps become sentences is told by
//! [`script::tell`]; here are this game's verbs, nouns and conditions.

mod actions;
mod cards;
mod combat;
mod cond;
pub mod names;
mod noun;
mod ops;
mod places;
mod verbs;
mod voice;

pub use cards::{
    action_text, effect_text, faults, leader_text, mission_text, objective_text, tactic_text, unit_text,
};
