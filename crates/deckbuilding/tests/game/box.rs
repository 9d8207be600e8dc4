//! What is in the box: counts, kinds, figures, and what every card has printed on it.

use std::collections::BTreeMap;

use deckbuilding::card::{Card, Group};
use deckbuilding::cards::BOX;
use deckbuilding::words::{Ability, Faction, Kind, Traits};

/// Every different card: faction, kind, copies, cost, attack, resources, Force, hit points, target
/// value, ability, uniqueness, traits. `-` where there is none.
const CARDS: &str = "
imperial-shuttle     empire  unit  7  0  0  1  0  0  - none      -      transport
stormtrooper         empire  unit  2  0  2  0  0  0  - none      -      trooper
inquisitor           empire  unit  1  0  0  0  0  0  - trigger   -      -
alliance-shuttle     rebel   unit  7  0  0  1  0  0  - none      -      transport
rebel-trooper        rebel   unit  2  0  2  0  0  0  - none      -      trooper
temple-guardian      rebel   unit  1  0  0  0  0  0  - trigger   -      -
outer-rim-pilot      neutral unit 10  2  0  2  0  0  - activated -      -
tie-fighter          empire  unit  3  1  2  0  0  0  1 activated -      fighter
admiral-piett        empire  unit  1  2  0  2  0  0  2 constant  unique officer
scout-trooper        empire  unit  2  2  0  2  0  0  2 activated -      trooper
tie-bomber           empire  unit  2  2  2  0  0  0  2 activated -      fighter
death-trooper        empire  unit  2  3  3  0  0  0  3 constant  -      trooper
tie-interceptor      empire  unit  2  3  3  0  0  0  3 activated -      fighter
gozanti-cruiser      empire  ship  3  3  0  2  0  3  - activated -      -
at-st                empire  unit  2  4  4  0  0  0  4 activated -      vehicle
general-veers        empire  unit  1  4  4  0  0  0  4 activated unique officer
landing-craft        empire  unit  2  4  0  0  0  0  4 activated -      transport
moff-jerjerrod       empire  unit  1  4  2  2  0  0  4 activated unique officer
boba-fett            empire  unit  1  5  5  0  0  0  5 trigger   unique bounty-hunter
director-krennic     empire  unit  1  5  3  2  0  0  5 activated unique officer
imperial-carrier     empire  ship  2  5  0  3  0  5  - constant  -      -
at-at                empire  unit  1  6  6  0  0  0  6 activated -      vehicle
grand-moff-tarkin    empire  unit  1  6  2  2  2  0  6 activated unique officer
star-destroyer       empire  ship  2  7  4  0  0  7  - none      -      -
darth-vader          empire  unit  1  8  6  0  2  0  8 constant  unique sith
y-wing               rebel   unit  2  1  2  0  0  0  1 activated -      fighter
baze-malbus          rebel   unit  1  2  2  0  0  0  2 constant  unique trooper
duros-spy            rebel   unit  2  2  0  2  0  0  2 activated -      trooper
rebel-transport      rebel   ship  2  2  0  0  0  2  - activated -      -
snowspeeder          rebel   unit  2  2  2  0  0  0  2 activated -      vehicle
chirrut-imwe         rebel   unit  1  3  0  0  2  0  3 constant  unique trooper
rebel-commando       rebel   unit  2  3  3  0  0  0  3 activated -      trooper
x-wing               rebel   unit  3  3  3  0  0  0  3 activated -      fighter
chewbacca            rebel   unit  1  4  5  0  0  0  4 activated unique scoundrel
hammerhead-corvette  rebel   ship  2  4  0  2  0  4  - activated -      -
jyn-erso             rebel   unit  1  4  4  0  0  0  4 activated unique trooper
u-wing               rebel   unit  2  4  0  3  0  0  4 activated -      transport
b-wing               rebel   unit  2  5  5  0  0  0  5 activated -      fighter
cassian-andor        rebel   unit  1  5  5  0  0  0  5 trigger   unique trooper
han-solo             rebel   unit  1  5  3  2  0  0  5 activated unique scoundrel
mon-calamari-cruiser rebel   ship  2  6  3  0  0  6  - none      -      -
princess-leia        rebel   unit  1  6  2  2  2  0  6 activated unique officer
millennium-falcon    rebel   unit  1  7  5  2  0  0  7 activated unique transport
luke-skywalker       rebel   unit  1  8  6  0  2  0  8 activated unique jedi
z-95-headhunter      neutral unit  2  1  2  0  0  0  - activated -      fighter
jawa-scavenger       neutral unit  2  1  0  2  0  0  - activated -      -
rodian-gunslinger    neutral unit  2  2  2  0  0  0  - constant  -      bounty-hunter
kel-dor-mystic       neutral unit  2  2  0  0  2  0  - activated -      -
lobot                neutral unit  1  3  0  0  0  0  - trigger   unique officer
bossk                neutral unit  1  3  3  0  0  0  - trigger   unique bounty-hunter
fang-fighter         neutral unit  2  3  3  0  0  0  - trigger   -      fighter
twilek-smuggler      neutral unit  2  3  0  3  0  0  - activated -      scoundrel
c-roc-cruiser        neutral ship  2  3  0  1  0  3  - activated -      -
dengar               neutral unit  1  4  4  0  0  0  - trigger   unique bounty-hunter
quarren-mercenary    neutral unit  2  4  4  0  0  0  - trigger   -      trooper
hwk-290              neutral unit  2  4  0  4  0  0  - activated -      transport
blockade-runner      neutral ship  3  4  1  1  0  4  - none      -      -
ig-88                neutral unit  1  5  5  0  0  0  - trigger   unique bounty-hunter,droid
nebulon-b-frigate    neutral ship  2  5  0  0  0  5  - activated -      -
lando-calrissian     neutral unit  1  6  3  3  0  0  - activated unique scoundrel
jabbas-sail-barge    neutral unit  1  7  4  3  0  0  - activated unique vehicle
jabba-the-hutt       neutral unit  1  8  2  2  2  0  - activated unique scoundrel
lothal               empire  base  1  0  0  0  0  8  - none      unique -
corellia             empire  base  1  0  0  0  0 10  - trigger   unique -
kessel               empire  base  1  0  0  0  0 12  - trigger   unique -
mustafar             empire  base  1  0  0  0  0 14  - trigger   unique -
kafrene              empire  base  1  0  0  0  0 14  - trigger   unique -
ord-mantell          empire  base  1  0  0  0  0 14  - constant  unique -
coruscant            empire  base  1  0  0  0  0 16  - trigger   unique -
death-star           empire  base  1  0  0  0  0 16  - activated unique -
endor                empire  base  1  0  0  0  0 16  - constant  unique -
rodia                empire  base  1  0  0  0  0 16  - trigger   unique -
dantooine            rebel   base  1  0  0  0  0  8  - none      unique -
mon-cala             rebel   base  1  0  0  0  0 10  - trigger   unique -
dagobah              rebel   base  1  0  0  0  0 12  - trigger   unique -
alderaan             rebel   base  1  0  0  0  0 14  - trigger   unique -
bespin               rebel   base  1  0  0  0  0 14  - trigger   unique -
hoth                 rebel   base  1  0  0  0  0 14  - constant  unique -
jedha                rebel   base  1  0  0  0  0 14  - constant  unique -
tatooine             rebel   base  1  0  0  0  0 16  - trigger   unique -
sullust              rebel   base  1  0  0  0  0 16  - constant  unique -
yavin-4              rebel   base  1  0  0  0  0 16  - trigger   unique -
";

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
    assert_eq!(
        ids(|card| card.kind == Kind::CapitalShip),
        [
            "gozanti-cruiser",
            "imperial-carrier",
            "star-destroyer",
            "rebel-transport",
            "hammerhead-corvette",
            "mon-calamari-cruiser",
            "c-roc-cruiser",
            "blockade-runner",
            "nebulon-b-frigate",
        ]
    );
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
    assert_eq!(
        ids(|card| timing(card) == "none"),
        [
            "imperial-shuttle",
            "stormtrooper",
            "alliance-shuttle",
            "rebel-trooper",
            "star-destroyer",
            "mon-calamari-cruiser",
            "blockade-runner",
            "lothal",
            "dantooine"
        ]
    );
    assert_eq!(
        ids(|card| timing(card) == "constant"),
        [
            "admiral-piett",
            "death-trooper",
            "imperial-carrier",
            "darth-vader",
            "baze-malbus",
            "chirrut-imwe",
            "rodian-gunslinger",
            "ord-mantell",
            "endor",
            "hoth",
            "jedha",
            "sullust"
        ]
    );
    assert_eq!(
        ids(|card| timing(card) == "trigger"),
        [
            "inquisitor",
            "temple-guardian",
            "boba-fett",
            "cassian-andor",
            "lobot",
            "bossk",
            "fang-fighter",
            "dengar",
            "quarren-mercenary",
            "ig-88",
            "corellia",
            "kessel",
            "mustafar",
            "kafrene",
            "coruscant",
            "rodia",
            "mon-cala",
            "dagobah",
            "alderaan",
            "bespin",
            "tatooine",
            "yavin-4"
        ]
    );
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
