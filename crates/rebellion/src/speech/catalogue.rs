//! Everything in the box, with its numbers and its text; without the expansion nothing that comes with it.

use std::collections::BTreeMap;

use kernel::{CardFacts, TraitFacts};
use pieces::Thing;
use text::{Both, Lang, both, fill, sentence};

use crate::card::{Mission, Set};
use crate::cards;
use crate::cards::tactics::{TACTICS, Tactic};
use crate::leaders::Skill;
use crate::setup::Setup;
use crate::text::names::*;
use crate::text::{action_text, leader_text, mission_text, objective_text, tactic_text, unit_text};
use crate::things::{ActionCard, Leader, ObjectiveCard, Place, Side, Theatre, Unit};

pub(super) fn catalogue(setup: &Setup, lang: Lang) -> Vec<CardFacts> {
    let missions = cards::all_missions().filter(|(card, _)| setup.includes(card.release));
    let missions = missions.map(|(card, side)| mission(card, side, setup.has_expansion(), lang));
    // A side has tactic cards of its own only from the expansion.
    let tactics = TACTICS.iter().filter(|card| setup.has_expansion() || card.side.is_none());
    let tactics = tactics.map(|card| tactic(card, lang));
    let actions = ActionCard::each().filter(|card| setup.includes(card.scheme().release));
    let actions = actions.map(|card| action(card, lang));
    let objectives = ObjectiveCard::each().filter(|card| setup.includes(card.objective().release));
    let objectives = objectives.map(|card| objective(card, lang));
    let leaders = Leader::each().filter(|one| setup.includes(one.person().release));
    let leaders = leaders.map(|one| leader(one, lang));
    let units = Unit::each().filter(|one| setup.includes(one.kind().release));
    let units = units.map(|one| unit(one, lang));
    let systems = Place::systems().map(|place| system(place, lang));
    missions
        .chain(tactics)
        .chain(actions)
        .chain(objectives)
        .chain(leaders)
        .chain(units)
        .chain(systems)
        .collect()
}

fn mission(card: &'static Mission, side: Side, expansion: bool, lang: Lang) -> CardFacts {
    let (kind, kind_id) = match card.set {
        Set::Project => (both("Project", "Proyecto"), "project"),
        _ => (both("Mission", "Misión"), "mission"),
    };
    let group = match card.set {
        Set::Starting => "starting",
        Set::Leader => "leader",
        Set::Base => "base",
        Set::Expansion => "expansion",
        Set::Project => "project",
    };
    let numbers = card.skill.map(|(skill, n)| (skill_id(skill), i64::from(n)));
    CardFacts {
        id: card.id,
        name: card.name.word(lang),
        subtitle: card.portrait.map_or_else(String::new, |leader| leader_name(leader, lang)),
        quantity: card.copies,
        kind: kind.word(lang),
        kind_id,
        faction: side_name(side, lang),
        faction_id: side.name(),
        aspects: card.skill.into_iter().map(|(skill, _)| trait_of(skill, lang)).collect(),
        group,
        numbers: numbers.into_iter().collect(),
        text: mission_text(card, side, expansion, lang),
        ..CardFacts::default()
    }
}

fn trait_of(skill: Skill, lang: Lang) -> TraitFacts {
    TraitFacts { id: skill_id(skill), name: skill_name(skill, lang) }
}

fn tactic(card: &'static Tactic, lang: Lang) -> CardFacts {
    let arena_id = match card.theatre {
        Theatre::Space => "space",
        Theatre::Ground => "ground",
    };
    CardFacts {
        id: card.id,
        name: card.name.word(lang),
        quantity: card.copies as u8,
        kind: both("Tactic card", "Carta de táctica").word(lang),
        kind_id: "tactic",
        faction: card.side.map_or_else(String::new, |side| side_name(side, lang)),
        faction_id: card.side.map_or("neutral", Side::name),
        arena_id,
        group: if card.side.is_some() { "own-tactics" } else { "shared-tactics" },
        text: tactic_text(card, lang),
        ..CardFacts::default()
    }
}

fn action(card: ActionCard, lang: Lang) -> CardFacts {
    let scheme = card.scheme();
    let leaders = scheme.leaders.iter().map(|leader| leader_name(*leader, lang));
    CardFacts {
        id: scheme.id,
        name: scheme.name.word(lang),
        subtitle: listed(leaders, lang).unwrap_or_default(),
        quantity: 1,
        kind: both("Action card", "Carta de acción").word(lang),
        kind_id: "action",
        faction: side_name(card.side(), lang),
        faction_id: card.side().name(),
        group: if scheme.starting { "starting-actions" } else { "actions" },
        text: action_text(card, lang),
        ..CardFacts::default()
    }
}

fn objective(card: ObjectiveCard, lang: Lang) -> CardFacts {
    let face = card.objective();
    CardFacts {
        id: face.id,
        name: face.name.word(lang),
        quantity: 1,
        kind: both("Objective", "Objetivo").word(lang),
        kind_id: "objective",
        faction: side_name(Side::Rebel, lang),
        faction_id: Side::Rebel.name(),
        group: "objective",
        numbers: BTreeMap::from([("stage", i64::from(face.stage))]),
        text: objective_text(face, lang),
        ..CardFacts::default()
    }
}

fn leader(leader: Leader, lang: Lang) -> CardFacts {
    let person = leader.person();
    let skilled = |skill: &Skill| person.skills[*skill as usize] + person.minor[*skill as usize] > 0;
    let full = Skill::ALL.into_iter().filter(|skill| person.skills[*skill as usize] > 0);
    let mut numbers: BTreeMap<&'static str, i64> =
        full.map(|skill| (skill_id(skill), i64::from(person.skills[skill as usize]))).collect();
    if person.has_tactics() {
        numbers.insert("space", person.tactics[0].into());
        numbers.insert("ground", person.tactics[1].into());
    }
    CardFacts {
        id: person.id,
        name: person.name.word(lang),
        quantity: 1,
        kind: both("Leader", "Líder").word(lang),
        kind_id: "leader",
        faction: side_name(person.side, lang),
        faction_id: person.side.name(),
        aspects: Skill::ALL.into_iter().filter(skilled).map(|skill| trait_of(skill, lang)).collect(),
        unique: true,
        group: "leaders",
        numbers,
        text: leader_text(leader, lang),
        ..CardFacts::default()
    }
}

fn unit(unit: Unit, lang: Lang) -> CardFacts {
    let kind = unit.kind();
    let numbers = [("health", kind.health), ("strength", kind.strength), ("capacity", kind.capacity)];
    CardFacts {
        id: kind.id,
        name: kind.name.word(lang),
        quantity: kind.pieces,
        kind: both("Unit", "Unidad").word(lang),
        kind_id: "unit",
        faction: side_name(kind.side, lang),
        faction_id: kind.side.name(),
        arena_id: kind.theatre.name(),
        group: "units",
        numbers: numbers.into_iter().filter(|(_, n)| *n > 0).map(|(key, n)| (key, n.into())).collect(),
        text: unit_text(unit, lang),
        ..CardFacts::default()
    }
}

fn system(place: Place, lang: Lang) -> CardFacts {
    let system = place.system();
    let remote = both("remote system", "sistema remoto");
    let mut lines = vec![sentence(&if system.is_remote() {
        remote.word(lang)
    } else {
        let icons = system.icons.iter().map(|icon| {
            let template: Both = match icon.theatre {
                Theatre::Space => both("space {0}", "{0} de espacio"),
                Theatre::Ground => both("ground {0}", "{0} terrestre"),
            };
            fill(lang, template, &[&shape_name(icon.shape).word(lang)])
        });
        let icons = listed(icons, lang).unwrap_or_default();
        fill(
            lang,
            both(
                "populous system; builds on space {0}: {1}",
                "sistema poblado; construye en la casilla {0}: {1}",
            ),
            &[&system.build_number, &icons],
        )
    })];
    lines.push(sentence(&fill(lang, both("in {0}", "en {0}"), &[&region_name(place.region(), lang)])));
    CardFacts {
        id: system.id,
        name: system.name.word(lang),
        quantity: 1,
        kind: both("System", "Sistema").word(lang),
        kind_id: "system",
        faction_id: "neutral",
        unique: true,
        group: "systems",
        numbers: BTreeMap::from([("region", i64::from(system.region))]),
        text: lines.join("\n"),
        ..CardFacts::default()
    }
}

pub(super) fn number_name(key: &str, lang: Lang) -> String {
    let name = match key {
        "diplomacy" => return skill_name(Skill::Diplomacy, lang),
        "intel" => return skill_name(Skill::Intel, lang),
        "spec-ops" => return skill_name(Skill::SpecOps, lang),
        "logistics" => return skill_name(Skill::Logistics, lang),
        "space" => both("space tactics", "táctica espacial"),
        "ground" => both("ground tactics", "táctica terrestre"),
        "health" => both("health", "salud"),
        "strength" => both("strength", "fuerza"),
        "capacity" => both("transport capacity", "capacidad de transporte"),
        "stage" => both("stage", "nivel"),
        "region" => both("region", "región"),
        other => return other.to_owned(),
    };
    name.word(lang)
}
