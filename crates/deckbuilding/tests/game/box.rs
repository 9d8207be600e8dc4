//! What is in the box: counts, kinds, figures, and what every card has printed on it.

use std::collections::BTreeMap;

use deckbuilding::card::{Card, Group};
use deckbuilding::cards::BOX;
use deckbuilding::words::{Ability, Faction, Kind, Traits};

/// Every different card: faction, kind, copies, cost, attack, resources, Force, hit points, target
/// value, ability, uniqueness, traits. `-` where there is none.
const CARDS: &str = include_str!("../box.txt");

const TRAITS: [(Traits, &str); 10] = [
    (Traits::TROOPER, "trooper"),
    (Traits::FIGHTER, "fighter"),
    (Traits::VEHICLE, "vehicle"),
    (Traits::TRANSPORT, "transport"),
    (Traits::OFFICER, "officer"),
    (Traits::SCOUNDREL, "scoundrel"),
    (Traits::BOUNTY_HUNTER, "bounty-hunter"),
    (Traits::JEDI, "jedi"),
    (Traits::SITH, "sith"),
    (Traits::DROID, "droid"),
];

fn copies(of: impl Fn(&Card) -> bool) -> u32 {
    BOX.iter().filter(|card| of(card)).map(|card| u32::from(card.copies)).sum()
}

fn ids(of: impl Fn(&Card) -> bool) -> Vec<&'static str> {
    BOX.iter().filter(|card| of(card)).map(|card| card.id).collect()
}

/// S2.
#[test]
fn a_box_holds_140_cards() {
    assert_eq!(copies(|_| true), 140);
    assert_eq!(copies(|card| card.group == Group::Galaxy), 90);
    assert_eq!(copies(|card| card.group == Group::Starter && card.faction == Faction::Empire), 10);
    assert_eq!(copies(|card| card.group == Group::Starter && card.faction == Faction::Rebel), 10);
    assert_eq!(copies(|card| card.group == Group::OuterRim), 10);
    assert_eq!(copies(|card| card.kind == Kind::Base && card.faction == Faction::Empire), 10);
    assert_eq!(copies(|card| card.kind == Kind::Base && card.faction == Faction::Rebel), 10);
}

/// S2.
#[test]
fn the_galaxy_cards_are_split_evenly() {
    for faction in [Faction::Empire, Faction::Rebel, Faction::Neutral] {
        assert_eq!(copies(|card| card.group == Group::Galaxy && card.faction == faction), 30, "{faction:?}");
    }
}

/// S201.
#[test]
fn starter_decks_are_seven_two_and_one() {
    let deck = |faction| -> BTreeMap<&str, u8> {
        let starters = BOX.iter().filter(|card| card.group == Group::Starter && card.faction == faction);
        starters.map(|card| (card.id, card.copies)).collect()
    };
    let empire = BTreeMap::from([("imperial-shuttle", 7), ("stormtrooper", 2), ("inquisitor", 1)]);
    let rebel = BTreeMap::from([("alliance-shuttle", 7), ("rebel-trooper", 2), ("temple-guardian", 1)]);
    assert_eq!(deck(Faction::Empire), empire);
    assert_eq!(deck(Faction::Rebel), rebel);
}

#[test]
fn there_are_units_capital_ships_and_bases() {
    let kinds = [Kind::Unit, Kind::CapitalShip, Kind::Base];
    assert_eq!(kinds.map(|kind| copies(|card| card.kind == kind)), [100, 20, 20]);
}

#[test]
fn every_card_has_its_figures() {
    let expected: Vec<Vec<&str>> =
        CARDS.trim().lines().map(|line| line.split_whitespace().collect()).collect();
    let found: Vec<Vec<String>> = BOX.iter().map(|card| figures(card)).collect();
    assert_eq!(found.len(), 82);
    for (found, expected) in found.iter().zip(&expected) {
        assert_eq!(found, expected);
    }
    assert_eq!(found.len(), expected.len());
}

fn figures(card: &Card) -> Vec<String> {
    let faction = match card.faction {
        Faction::Empire => "empire",
        Faction::Rebel => "rebel",
        Faction::Neutral => "neutral",
    };
    let kind = match card.kind {
        Kind::Unit => "unit",
        Kind::CapitalShip => "ship",
        Kind::Base => "base",
    };
    let numbers = [card.copies, card.cost, card.attack, card.resources, card.force, card.hit_points];
    let mut figures = vec![card.id.to_string(), faction.into(), kind.into()];
    figures.extend(numbers.map(|n| n.to_string()));
    figures.push(card.target().map_or("-".into(), |target| target.to_string()));
    figures.push(timing(card).into());
    figures.push(if card.unique { "unique" } else { "-" }.into());
    let traits = TRAITS.iter().filter(|(bit, _)| card.traits.meets(*bit)).map(|(_, name)| *name);
    let traits = traits.collect::<Vec<_>>().join(",");
    figures.push(if traits.is_empty() { "-".into() } else { traits });
    figures
}

fn timing(card: &Card) -> &'static str {
    match card.ability {
        Ability::None => "none",
        Ability::Activated { .. } => "activated",
        Ability::Triggered { .. } => "trigger",
        Ability::Constant(_) => "constant",
    }
}

/// S225.
#[test]
fn abilities_are_activated_triggered_or_constant() {
    let all = ["none", "activated", "trigger", "constant"];
    let count = |what: &str| BOX.iter().filter(|card| timing(card) == what).count();
    assert_eq!(all.map(count), [9, 39, 22, 12]);
}

#[test]
fn only_units_of_the_two_factions_have_target_and_reward() {
    for card in BOX {
        let wanted =
            card.kind == Kind::Unit && card.group == Group::Galaxy && card.faction != Faction::Neutral;
        assert_eq!(card.target(), wanted.then_some(card.cost), "{}", card.id);
        assert_eq!(!card.reward.is_empty(), wanted, "{}", card.id);
        assert_eq!(card.hit_points > 0, card.kind != Kind::Unit, "{}", card.id);
    }
    assert_eq!(copies(|card| card.target().is_some() && card.faction == Faction::Empire), 23);
    assert_eq!(copies(|card| card.target().is_some() && card.faction == Faction::Rebel), 24);
}

#[test]
fn ships_by_name_only_are_units() {
    for id in ["millennium-falcon", "jabbas-sail-barge"] {
        assert_eq!(ids(|card| card.id == id && card.kind == Kind::Unit), [id]);
    }
    for card in BOX.iter().filter(|card| card.kind == Kind::CapitalShip) {
        assert_eq!(card.traits, Traits::NONE, "{}", card.id);
        assert_eq!(card.target(), None, "{}", card.id);
        assert!(card.reward.is_empty(), "{}", card.id);
    }
}
