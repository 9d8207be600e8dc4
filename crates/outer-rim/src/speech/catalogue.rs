//! Everything in the box, with its numbers and its text.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use kernel::{CardFacts, TraitFacts};
use pieces::Thing;
use text::{Lang, both, capitalised, fill};

use super::strips;
use crate::card::{Card, Hero, Icon, Sheet, Trust};
use crate::cards;
use crate::text::names::{
    card_name, class_name, faction_name, kind_id, kind_name, order_name, skill_name, trait_id, trait_name,
};
use crate::text::{
    abilities_text, card_text, character_text, goal_text, order_text, reward_text, section_text, ship_text,
    stand_in,
};
use crate::things::{CardId, Character, Faction, Order, Origin, Ship, Skill, Tales};
use crate::words::Trait;

/// Cards by what the table calls them; an encounter card that is kept is there under what it has become, too.
pub(crate) fn catalogue(lang: Lang) -> Vec<CardFacts> {
    let cards = CardId::each().map(|card| match card.origin() {
        Origin::Encounter(tales) => encounter(card, tales, lang),
        origin => printed(cards::card(card), group(origin), lang),
    });
    let kept = cards::assets().map(|(_, _, asset)| printed(asset, "kept", lang));
    let ships = Ship::each().map(|ship| sheet(ship, &cards::SHIPS[ship.index()], lang));
    let heroes = Character::each().map(|who| character(who, &cards::CHARACTERS[who.index()], lang));
    let orders = Order::each().map(|one| order(one, lang));
    cards.chain(kept).chain(ships).chain(heroes).chain(orders).collect()
}

/// Names that are made of a deck and a number, each written once.
fn lasting_name(thing: u16, name: impl Fn() -> String) -> &'static str {
    static NAMES: [OnceLock<String>; Order::RANGE.first() as usize + Order::RANGE.count()] =
        [const { OnceLock::new() }; Order::RANGE.first() as usize + Order::RANGE.count()];
    NAMES[usize::from(thing)].get_or_init(name)
}

/// Where a card comes from.
fn group(origin: Origin) -> &'static str {
    match origin {
        Origin::Market(deck) => deck.name(),
        Origin::Encounter(tales) => tales.name(),
        Origin::Databank => "databank",
        Origin::Contact => "contact",
    }
}

fn printed(card: &'static Card, group: &'static str, lang: Lang) -> CardFacts {
    let faction = card.faction.or(card.contact.and_then(|contact| {
        contact.icons.iter().find_map(|icon| match icon {
            Icon::Of(faction) => Some(*faction),
            Icon::Droid => None,
        })
    }));
    let class = card
        .contact
        .map(|contact| fill(lang, both("{0} class", "categoría {0}"), &[&class_name(contact.class, lang)]));
    CardFacts {
        id: card.id,
        name: card.name.word(lang),
        subtitle: subtitle(class, card.is_stand_in(), lang),
        quantity: 1,
        kind: kind_name(card.kind, lang),
        kind_id: kind_id(card.kind),
        faction: faction.map_or_else(String::new, |faction| faction_name(faction, lang)),
        faction_id: faction.map_or("neutral", Faction::name),
        aspects: skills(card.skills, lang),
        traits: traits(card.traits, lang),
        group,
        numbers: numbers(&[
            ("cost", 1000 * i64::from(card.cost)),
            ("combat", card.bounty.map_or(0, |bounty| bounty.dice.into())),
            ("patrol", card.patrol.map_or(0, |(_, distance)| distance.into())),
            ("databank", card.number.into()),
        ]),
        text: card_text(card, lang),
        ability: abilities_text(card.abilities, lang),
        reward: reward_text(card, lang),
        strip: strips::of_card(card, lang),
        ..CardFacts::default()
    }
}

fn encounter(card: CardId, tales: Tales, lang: Lang) -> CardFacts {
    let tale = cards::tale(card);
    let [first, second] = [false, true].map(|second| section_text(tales, tale, second, lang));
    let doubtful = tale.sections.iter().any(|section| section.trust != Trust::Known)
        || tale.assets.iter().flatten().any(Card::is_stand_in);
    CardFacts {
        id: lasting_name(card.thing(), || card.to_string()),
        name: card_name(card, lang),
        subtitle: subtitle(None, doubtful, lang),
        quantity: 1,
        kind: both("Encounter", "Encuentro").word(lang),
        kind_id: "encounter",
        faction_id: "neutral",
        group: tales.name(),
        text: [first.as_str(), second.as_str()].join("\n"),
        ability: first,
        reward: second,
        ..CardFacts::default()
    }
}

fn sheet(ship: Ship, sheet: &'static Sheet, lang: Lang) -> CardFacts {
    let side = &sheet.sides[0];
    let doubtful = sheet.trust != Trust::Known || !sheet.doubts.is_empty();
    CardFacts {
        id: sheet.id,
        name: sheet.name.word(lang),
        subtitle: subtitle(None, doubtful, lang),
        quantity: 1,
        kind: both("Ship sheet", "Hoja de Nave").word(lang),
        kind_id: "sheet",
        faction_id: "neutral",
        group: "sheet",
        numbers: numbers(&[
            ("cost", 1000 * i64::from(sheet.cost)),
            ("hyperdrive", side.hyperdrive.into()),
            ("combat", side.combat.into()),
            ("hull", side.hull.into()),
        ]),
        text: ship_text(ship, false, lang),
        ability: abilities_text(side.abilities, lang),
        reward: goal_text(sheet.goal, lang),
        strip: strips::of_side(side),
        back: ship_text(ship, true, lang),
        ..CardFacts::default()
    }
}

fn character(who: Character, hero: &'static Hero, lang: Lang) -> CardFacts {
    CardFacts {
        id: hero.id,
        name: hero.name.word(lang),
        quantity: 1,
        kind: both("Character", "Personaje").word(lang),
        kind_id: "character",
        faction_id: "neutral",
        aspects: skills(hero.skills, lang),
        traits: if hero.droid { traits(&[Trait::Droid], lang) } else { Vec::new() },
        group: "character",
        numbers: numbers(&[("combat", hero.ground.into()), ("health", hero.health.into())]),
        text: character_text(who, false, lang),
        ability: abilities_text(hero.abilities[0], lang),
        reward: goal_text(hero.goal, lang),
        strip: hero.skills.iter().map(|skill| strips::icon(skill.name())).collect(),
        back: character_text(who, true, lang),
        ..CardFacts::default()
    }
}

fn order(order: Order, lang: Lang) -> CardFacts {
    CardFacts {
        id: lasting_name(order.thing(), || order.to_string()),
        name: order_name(order, lang),
        quantity: 1,
        kind: both("AI card", "Carta de IA").word(lang),
        kind_id: "order",
        faction_id: "neutral",
        group: "order",
        text: order_text(order, lang),
        ..CardFacts::default()
    }
}

/// What stands under the name: what is a stand-in says so.
fn subtitle(about: Option<String>, doubtful: bool, lang: Lang) -> String {
    let doubt = doubtful.then(|| stand_in(lang));
    let parts: Vec<String> = about.into_iter().chain(doubt).collect();
    capitalised(&parts.join(", "))
}

fn skills(skills: &[Skill], lang: Lang) -> Vec<TraitFacts> {
    skills.iter().map(|skill| TraitFacts { id: skill.name(), name: skill_name(*skill, lang) }).collect()
}

fn traits(traits: &[Trait], lang: Lang) -> Vec<TraitFacts> {
    traits.iter().map(|one| TraitFacts { id: trait_id(*one), name: trait_name(*one, lang) }).collect()
}

/// What is not printed is left out.
fn numbers(all: &[(&'static str, i64)]) -> BTreeMap<&'static str, i64> {
    all.iter().copied().filter(|(_, n)| *n > 0).collect()
}

pub(super) fn number_name(key: &str, lang: Lang) -> String {
    let name = match key {
        "cost" => both("price in credits", "precio en créditos"),
        "combat" => both("combat", "Combate"),
        "patrol" => both("spaces its patrol moves", "casillas que mueve su Patrulla"),
        "databank" => both("databank number", "número del Banco de Datos"),
        "hyperdrive" => both("hyperdrive", "Hiperimpulsor"),
        "hull" => both("hull", "Casco"),
        "health" => both("health", "Vida"),
        other => return other.to_owned(),
    };
    name.word(lang)
}
