//! The words of this game: what cards say, generated from what they do. How steps become sentences is
//! told by [`script::tell`]; here are this game's verbs, nouns, conditions and symbols.

mod cond;
mod names;
mod noun;
mod ops;
mod rules;
mod strip;
#[cfg(test)]
mod tests;
mod verbs;
mod voice;

pub use names::{
    card_name, faction_name, kind_name, member_name, place_phrase, seat_name, trait_ids, trait_names,
};
pub use rules::{ability_text, card_text, effect_text, faults, reward_text};
pub use strip::{ability_strip, reward_strip};
pub use text::clause::Mention;
