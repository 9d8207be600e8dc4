//! Every card of the box, with its numbers and its text.

use kernel::{CardFacts, KeywordFacts, TraitFacts};
use script::tell::ops;
use text::{Gender, Lang, Number, Phrase, and, both};

use crate::card::{Face, Kind};
use crate::cards::BOX;
use crate::grants::{Grant, Stat, Trick};
use crate::label::code;
use crate::text::{
    arena_id, aspect_id, aspect_name, back_strip, back_text, card_text, front_strip, front_text, keyword_id,
    keyword_name, kind_id, kind_name, rarity_id, rarity_name, reminder, trait_id, trait_name,
};
use crate::words::{Ability, Aspect, Gift, Keyword, Num, Op};

pub(crate) fn catalogue(lang: Lang) -> Vec<CardFacts> {
    BOX.iter().map(|face| facts(face, lang)).collect()
}

fn facts(face: &'static Face, lang: Lang) -> CardFacts {
    CardFacts {
        id: face.id,
        code: code(face),
        set: face.set,
        name: face.name.word(lang),
        subtitle: face.title.map_or_else(String::new, |title| title.word(lang)),
        rarity: rarity_name(face.rarity, lang),
        rarity_id: rarity_id(face.rarity),
        quantity: 0,
        kind: kind_name(face.kind, lang),
        kind_id: kind_id(face.kind),
        faction: aspects_named(face.aspects, lang),
        faction_id: face.aspects.first().map_or("neutral", |aspect| aspect_id(*aspect)),
        aspects: face
            .aspects
            .iter()
            .map(|aspect| TraitFacts { id: aspect_id(*aspect), name: aspect_name(*aspect, lang) })
            .collect(),
        traits: face
            .traits
            .iter()
            .map(|one| TraitFacts { id: trait_id(*one), name: trait_name(*one, lang) })
            .collect(),
        keywords: keywords(face, lang),
        arena_id: face.arena().map_or("", arena_id),
        unique: face.unique,
        group: face.set,
        numbers: numbers(face),
        text: card_text(face, lang),
        ability: front_text(face, lang),
        back: back_text(face, lang),
        strip: front_strip(face),
        back_strip: back_strip(face),
        ..CardFacts::default()
    }
}

/// "Vigilance and Heroism"; a card without icons is neutral (R3.7).
fn aspects_named(aspects: &[Aspect], lang: Lang) -> String {
    let name = |aspect: &Aspect| Phrase::new(aspect_name(*aspect, lang), Gender::Feminine, Number::Singular);
    let names: Vec<Phrase> = aspects.iter().map(name).collect();
    if names.is_empty() { both("Neutral", "Neutral").word(lang) } else { and(lang, &names).text }
}

fn numbers(face: &Face) -> std::collections::BTreeMap<&'static str, i64> {
    let (cost, power, hp) = (i64::from(face.cost), i64::from(face.power), i64::from(face.hp));
    let numbers: &[(&'static str, i64)] = match face.kind {
        Kind::Leader => &[("deploy", cost), ("power", power), ("hp", hp)],
        Kind::Base => &[("hp", hp)],
        Kind::Unit(_) => &[("cost", cost), ("power", power), ("hp", hp)],
        Kind::Event => &[("cost", cost)],
        Kind::Upgrade => &[("cost", cost), ("power", power), ("hp", hp)],
        Kind::Token => &[("power", power), ("hp", hp)],
    };
    numbers.iter().copied().collect()
}

pub(super) fn number_name(key: &str, lang: Lang) -> String {
    let name = match key {
        "cost" => both("cost", "coste"),
        "deploy" => both("resources to deploy", "recursos para desplegar"),
        "power" => both("power", "Poder"),
        "hp" => both("HP", "PG"),
        other => return other.to_owned(),
    };
    name.word(lang)
}

/// Those that are printed, then those its text speaks of.
fn keywords(face: &Face, lang: Lang) -> Vec<KeywordFacts> {
    let spoken = face.abilities.iter().chain(face.deployed).flat_map(spoken_of);
    let printed = face.keywords.iter().map(|keyword| (*keyword, true));
    let mut facts: Vec<KeywordFacts> = Vec::new();
    for (keyword, printed) in printed.chain(spoken.map(|keyword| (keyword, false))) {
        let name = keyword_name(keyword, lang);
        if facts.iter().all(|other| other.name != name) {
            facts.push(KeywordFacts {
                id: keyword_id(keyword),
                name,
                amount: match keyword {
                    Keyword::Raid(n) | Keyword::Restore(n) => Some(n.into()),
                    _ => None,
                },
                reminder: reminder(keyword, lang),
                printed,
            });
        }
    }
    facts
}

/// The keywords an ability gives, or takes away.
fn spoken_of(ability: &Ability) -> Vec<Keyword> {
    let done = |effect| -> Vec<Keyword> {
        let gift = |op: Op| match op {
            Op::Gain(Gift::Keyword(keyword), ..) => Some(keyword),
            Op::Gain(Gift::LosesSentinel, ..) => Some(Keyword::Sentinel),
            _ => None,
        };
        ops(effect).into_iter().filter_map(gift).collect()
    };
    match ability {
        Ability::Stands { grant, .. } => granted(grant).into_iter().collect(),
        Ability::When { effect, .. }
        | Ability::Action { effect, .. }
        | Ability::Epic(effect)
        | Ability::Event(effect) => done(effect),
        Ability::Gives { ability, .. } | Ability::Lends(ability) => spoken_of(ability),
        _ => Vec::new(),
    }
}

fn granted(grant: &Grant) -> Option<Keyword> {
    match grant {
        Grant::Has(Trick::Ambush) => Some(Keyword::Ambush),
        Grant::Has(Trick::Grit) => Some(Keyword::Grit),
        Grant::Has(Trick::Overwhelm) => Some(Keyword::Overwhelm),
        Grant::Has(Trick::Saboteur) => Some(Keyword::Saboteur),
        Grant::Has(Trick::Sentinel) => Some(Keyword::Sentinel),
        Grant::Has(Trick::Shielded) => Some(Keyword::Shielded),
        Grant::Plus(Stat::Raid, Num::N(n)) => Some(Keyword::Raid(*n)),
        Grant::Plus(Stat::Restore, Num::N(n)) => Some(Keyword::Restore(*n)),
        _ => None,
    }
}
