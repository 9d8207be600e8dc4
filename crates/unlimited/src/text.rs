//! The words of this game: what cards say, generated from what they do. How steps become sentences is told by
//! [`script::tell`]; here are this game's verbs, nouns, conditions and symbols.

mod cond;
mod names;
mod noun;
mod ops;
mod rules;
mod strip;
mod verbs;
mod voice;

pub use names::{
    arena_id, arena_name, aspect_id, aspect_name, full_name, keyword_id, keyword_name, kind_id, kind_name,
    rarity_id, rarity_name, reminder, tokens, trait_id, trait_name,
};
pub use ops::change;
pub use rules::{ability_head, ability_text, back_text, card_text, effect_text, faults, front_text};
pub use strip::{back_strip, front_strip};
