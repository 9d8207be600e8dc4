//! Every card of the box, with its numbers and its text.

use kernel::{CardFacts, TraitFacts};
use text::{Lang, both};

use crate::card::{Card, Group};
use crate::cards::BOX;
use crate::rulings::Rulings;
use crate::text::{
    ability_strip, ability_text, card_text, faction_name, kind_name, reward_strip, reward_text, trait_ids,
    trait_names,
};
use crate::words::{Faction, Kind};

/// By what was agreed on (R12).
pub(crate) fn catalogue(rulings: Rulings, lang: Lang) -> Vec<CardFacts> {
    BOX.iter().map(|card| facts(card, rulings, lang)).collect()
}

fn facts(card: &Card, rulings: Rulings, lang: Lang) -> CardFacts {
    let printed = [
        ("cost", card.cost),
        ("attack", card.attack),
        ("resources", card.resources),
        ("force", card.force),
        ("hit_points", card.hit_points),
        ("target", card.target().unwrap_or(0)),
    ];
    CardFacts {
        id: card.id,
        name: card.name.word(lang),
        quantity: card.copies,
        kind: kind_name(card.kind, lang).text,
        kind_id: match card.kind {
            Kind::Unit => "unit",
            Kind::CapitalShip => "capital-ship",
            Kind::Base => "base",
        },
        faction: faction_name(card.faction, lang).text,
        faction_id: match card.faction {
            Faction::Empire => "empire",
            Faction::Rebel => "rebel",
            Faction::Neutral => "neutral",
        },
        traits: trait_ids(card.traits)
            .zip(trait_names(card.traits, lang))
            .map(|(id, name)| TraitFacts { id, name: name.text })
            .collect(),
        unique: card.unique,
        group: match card.group {
            Group::Starter => "starter",
            Group::OuterRim => "outer-rim",
            Group::Galaxy => "galaxy",
            Group::StartingBase => "starting-base",
            Group::Base => "base",
        },
        numbers: printed.into_iter().filter(|(_, n)| *n > 0).map(|(name, n)| (name, n.into())).collect(),
        text: card_text(card, rulings, lang),
        ability: ability_text(card, rulings, lang),
        reward: reward_text(card, rulings, lang),
        strip: ability_strip(card),
        reward_strip: reward_strip(card),
        ..CardFacts::default()
    }
}

pub(super) fn number_name(key: &str, lang: Lang) -> String {
    let name = match key {
        "cost" => both("cost", "coste"),
        "attack" => both("attack", "Ataque"),
        "resources" => both("resources", "recursos"),
        "force" => both("Force", "Fuerza"),
        "hit_points" => both("hit points", "Resistencia"),
        "target" => both("target value", "Objetivo"),
        other => return other.to_owned(),
    };
    name.word(lang)
}
