//! The words of this game: what cards say, generated from what they do.

mod act;
mod cond;
mod effect;
mod names;
mod noun;
mod quantity;
mod rules;
mod strip;

pub use names::{
    Mention, card_name, faction_name, kind_name, member_name, place_phrase, seat_name, this_phrase,
    trait_ids, trait_names, zone_phrase,
};
pub use noun::{Amount, chosen_phrase, filter_phrase};
pub use rules::{ability_text, card_text, effect_text, reward_text};
pub use strip::{ability_strip, reward_strip};
