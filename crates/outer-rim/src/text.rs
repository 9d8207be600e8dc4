//! The words of this game: what cards say, generated from what they do. How steps become sentences is told by
//! [`script::tell`]; here are this game's verbs, nouns and conditions.

mod cond;
pub mod names;
mod noun;
mod ops;
mod orders;
mod rules;
mod sheets;
mod verbs;
mod voice;

pub use sheets::{
    abilities_text, ability_text, card_text, character_text, effect_text, faults, goal_text, order_text,
    reward_text, section_text, ship_text, stand_in,
};
