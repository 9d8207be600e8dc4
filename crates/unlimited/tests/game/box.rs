//! What is in the box: counts, figures, and that every card with an ability has a scenario of its own.

use std::path::Path;

use testkit::{files, parse};
use unlimited::card::{Face, Kind, Rarity};
use unlimited::cards::BOX;
use unlimited::label::code;
use unlimited::words::{Ability, Arena, Keyword};

/// Every different card: number, kind, uniqueness, rarity, cost, power, HP, aspects with repetition, traits,
/// keywords. `-` where there is none.
const CARDS: &str = include_str!("../box.txt");

fn kebab(name: &str) -> String {
    let mut kebab = String::new();
    for c in name.chars() {
        if c.is_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.extend(c.to_lowercase());
    }
    kebab
}

fn list(names: impl Iterator<Item = String>) -> String {
    let names: Vec<String> = names.collect();
    if names.is_empty() { "-".into() } else { names.join(",") }
}

fn sorted(names: impl Iterator<Item = String>) -> String {
    let mut names: Vec<String> = names.collect();
    names.sort();
    list(names.into_iter())
}

fn keyword(keyword: &Keyword) -> String {
    match keyword {
        Keyword::Raid(n) => format!("raid-{n}"),
        Keyword::Restore(n) => format!("restore-{n}"),
        plain => kebab(&format!("{plain:?}")),
    }
}

/// A card as the list above writes it.
fn figures(face: &Face) -> [String; 10] {
    let number = |there: bool, n: i16| if there { n.to_string() } else { "-".into() };
    let event = face.kind == Kind::Event;
    let base = face.kind == Kind::Base;
    [
        code(face),
        match face.kind {
            Kind::Unit(Arena::Ground) => "ground".into(),
            Kind::Unit(Arena::Space) => "space".into(),
            kind => kebab(&format!("{kind:?}")),
        },
        if face.unique { "unique".into() } else { "-".into() },
        if face.kind == Kind::Token { "-".into() } else { kebab(&format!("{:?}", face.rarity)) },
        number(!base, face.cost.into()),
        number(!event && !base, face.power.into()),
        number(!event, face.hp.into()),
        list(face.aspects.iter().map(|aspect| kebab(&format!("{aspect:?}")))),
        sorted(face.traits.iter().map(|of| kebab(&format!("{of:?}")))),
        sorted(face.keywords.iter().map(keyword)),
    ]
}

#[test]
fn every_card_has_its_figures() {
    let mut wrong = Vec::new();
    let expected: Vec<Vec<&str>> = CARDS.trim().lines().map(|line| line.split(' ').collect()).collect();
    assert_eq!(expected.len(), BOX.len());
    for expected in expected {
        let face = BOX.iter().find(|face| code(face) == expected[0]);
        let found = figures(face.unwrap_or_else(|| panic!("{} is not in the box", expected[0])));
        if found.as_slice() != expected {
            wrong.push(format!("{expected:?} is {found:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_set_has_252_cards() {
    let of = |is: fn(&Face) -> bool| BOX.iter().filter(|face| is(face)).count();
    assert_eq!(of(|face| face.kind == Kind::Leader), 18);
    assert_eq!(of(|face| face.kind == Kind::Base), 12);
    assert_eq!(of(Face::is_unit), 148);
    assert_eq!(of(|face| face.kind == Kind::Event), 59);
    assert_eq!(of(|face| face.kind == Kind::Upgrade), 15);
    let rarities = [Rarity::Common, Rarity::Uncommon, Rarity::Rare, Rarity::Legendary, Rarity::Special]
        .map(|rarity| BOX.iter().filter(|face| face.kind != Kind::Token && face.rarity == rarity).count());
    assert_eq!(rarities, [106, 60, 60, 16, 10]);
}

/// Cards whose abilities the rules alone cannot show.
fn says_something(face: &Face) -> bool {
    let own = face.abilities.iter().chain(face.deployed);
    own.into_iter().any(|ability| !matches!(ability, Ability::Attach(_)))
}

#[test]
fn every_card_with_an_ability_has_a_scenario() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let mut names = Vec::new();
    for (path, text) in files(&folder, "scn") {
        let scenarios = parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        names.extend(scenarios.into_iter().map(|scenario| scenario.name));
    }
    let shown = |face: &Face, side: &str| {
        let (whole, part) = (format!("{}{side}", code(face)), format!("{}{side}-", code(face)));
        names.iter().any(|name| *name == whole || name.starts_with(&part))
    };
    let mut missing: Vec<String> =
        BOX.iter().filter(|face| says_something(face) && !shown(face, "")).map(code).collect();
    // Both sides of a leader.
    for face in BOX.iter().filter(|face| face.kind == Kind::Leader) {
        let sides = [("-leader", !face.abilities.is_empty()), ("-unit", !face.deployed.is_empty())];
        let lacking = sides.into_iter().filter(|(side, says)| *says && !shown(face, side));
        missing.extend(lacking.map(|(side, _)| format!("{}{side}", code(face))));
    }
    assert!(missing.is_empty(), "without a scenario: {}", missing.join(", "));
}
