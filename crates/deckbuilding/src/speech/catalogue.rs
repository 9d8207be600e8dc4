//! Every card of the box, with its numbers and its text.

use kernel::CardFacts;
use text::{Lang, both};

use crate::card::Card;
use crate::cards::BOX;
use crate::text::{card_text, faction_name, kind_name};

pub(super) fn catalogue(lang: Lang) -> Vec<CardFacts> {
    BOX.iter().map(|card| facts(card, lang)).collect()
}

fn facts(card: &Card, lang: Lang) -> CardFacts {
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
        faction: faction_name(card.faction, lang).text,
        numbers: printed.into_iter().filter(|(_, n)| *n > 0).map(|(name, n)| (name, n.into())).collect(),
        text: card_text(card, lang),
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
