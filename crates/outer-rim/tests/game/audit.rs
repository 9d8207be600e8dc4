//! Everything in the box is shown: each item by a scenario that names it, and random games come across all of it.

use std::collections::BTreeSet;
use std::path::Path;

use kernel::Stage;
use outer_rim::cards::{self, CHARACTERS, CONTACT_CARDS, DATABANK_CARDS, MARKET_CARDS, SHIPS};
use outer_rim::event::Event;
use outer_rim::map::SPACES;
use outer_rim::setup::Players;
use outer_rim::state::PATROL_LEVELS;
use outer_rim::things::{CardId, Faction, Order, Tales};
use outer_rim::{OuterRim, Setup};
use pieces::Thing;
use testkit::{Course, Scenario, Trial, files, parse, walk};

/// What a section of an encounter card is called here: `navpoint-4` 0 is the one with a patrol.
fn section(card: CardId, section: u8) -> String {
    format!("{card} {section}")
}

/// Every item of the box: both sides of characters and ships, both sections of encounter cards.
fn items() -> BTreeSet<String> {
    let market = MARKET_CARDS.iter().flat_map(|deck| deck.iter());
    let cards = market.chain(&DATABANK_CARDS).chain(&CONTACT_CARDS).map(|card| card.id.to_owned());
    let kept = cards::assets().map(|(_, _, asset)| asset.id.to_owned());
    let sides = |id: &str| [id.to_owned(), format!("{id} (turned)")];
    let heroes = CHARACTERS.iter().flat_map(|hero| sides(hero.id));
    // The two faces of the starting sheets are never turned over.
    let ships = SHIPS.iter().enumerate().flat_map(|(i, sheet)| {
        let [front, back] = sides(sheet.id);
        [Some(front), (i >= 2).then_some(back)].into_iter().flatten()
    });
    let orders = Order::each().map(|order| order.to_string());
    let spaces = SPACES.iter().map(|place| place.id.to_owned());
    let patrols = Faction::ALL.into_iter().flat_map(|faction| {
        (1..=PATROL_LEVELS).map(move |level| format!("{} patrol {level}", faction.name()))
    });
    let sections = CardId::each().filter(|card| card.is_encounter());
    let sections = sections.flat_map(|card| [section(card, 0), section(card, 1)]);
    cards
        .chain(kept)
        .chain(heroes)
        .chain(ships)
        .chain(orders)
        .chain(spaces)
        .chain(patrols)
        .chain(sections)
        .collect()
}

fn scenarios() -> Vec<Scenario> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let parsed = files(&folder, "scn")
        .into_iter()
        .map(|(path, text)| parse(&text).unwrap_or_else(|problem| panic!("{}: {problem}", path.display())));
    parsed.flatten().collect()
}

/// What a scenario names: every word of it, who is turned, which patrols there are, and which section of a card that
/// lies on top of its deck is about where somebody is.
fn named(scenario: &Scenario) -> BTreeSet<String> {
    let text = scenario.to_string();
    let word = |c: char| c.is_whitespace() || ",;:\"()".contains(c);
    let mut named: BTreeSet<String> = text.split(word).map(str::to_owned).collect();
    let turned = text.split(" (turned)").filter_map(|before| before.split(word).next_back());
    named.extend(turned.map(|id| format!("{id} (turned)")));
    let Course::Played { position: Some(position), .. } = &scenario.course else { return named };
    let lines: Vec<(&str, &str)> = position.iter().map(|line| (&*line.name, &*line.value)).collect();
    for faction in Faction::ALL {
        let subject = format!("{} patrol", faction.name());
        let at = lines.iter().find(|(name, _)| *name == subject).map(|(_, value)| *value);
        let level = at.and_then(|at| at.split("(level ").nth(1)).map_or("1", |level| &level[..1]);
        named.insert(format!("{subject} {level}"));
    }
    let Ok(state) = stage(scenario) else { return named };
    let seat = state.table.active;
    for tales in Tales::ALL {
        if state.table.player(seat).space.place().tales == tales
            && let Some(top) = state.tales[tales.index()].top()
        {
            let space = state.table.player(seat).space;
            let alone = state.table.patrols_at(space).next().is_none();
            let own = if tales == Tales::Navpoint { u8::from(alone) } else { space.place().section };
            if text.contains("draw") {
                named.insert(section(top, own));
            }
        }
    }
    named
}

/// The position of a scenario.
fn stage(scenario: &Scenario) -> Result<outer_rim::State, String> {
    let mut setup = OuterRim::usual();
    for option in &scenario.options {
        OuterRim::set_option(&mut setup, &option.name, &option.value)?;
    }
    let mut stage = OuterRim::stage(&setup)?;
    if let Course::Played { position: Some(position), .. } = &scenario.course {
        for line in position {
            OuterRim::place(&mut stage, &line.name, &line.value)?;
        }
    }
    OuterRim::raise(stage)
}

#[test]
fn everything_in_the_box_has_a_scenario() {
    let named: BTreeSet<String> = scenarios().iter().flat_map(named).collect();
    let missing: Vec<String> = items().into_iter().filter(|item| !named.contains(item)).collect();
    assert_eq!(missing, Vec::<String>::new());
}

/// Cards that are drawn, read, met, bought or followed in random games. Whoever plays at random gives jobs and cargo up
/// long before they come to anything: what is read then is left to scenarios, which name all of it.
#[test]
fn random_games_come_across_everything_but_jobs() {
    let mut met = BTreeSet::new();
    let mut book = |event: &Event| match *event {
        Event::Drew { card: Some(card), section: own, .. } => {
            met.insert(section(card, own));
        }
        Event::Read(_, card)
        | Event::Bought { card, .. }
        | Event::Took(_, card)
        | Event::Started(_, card, _)
        | Event::ContactShown(_, card) => {
            met.insert(card.to_string());
        }
        Event::Ordered(_, order) => {
            met.insert(order.to_string());
        }
        _ => {}
    };
    for (players, games) in [(Players::One, 300), (Players::Three, 200)] {
        let setup = Setup { players, ..Setup::default() };
        let trial = Trial { games, seed: 1, cap: 200_000, stride: 1 };
        let played = walk::<OuterRim>(&setup, trial, |moment| {
            moment.events.iter().for_each(&mut book);
            Ok(())
        });
        played.unwrap_or_else(|problem| panic!("{players:?}: {problem}"));
    }
    let market = MARKET_CARDS.iter().flat_map(|deck| deck.iter());
    // R4.7: what characters begin with.
    let begun_with = DATABANK_CARDS.iter().filter(|card| card.number >= 90);
    let cards = market.chain(begun_with).chain(&CONTACT_CARDS).map(|card| card.id.to_owned());
    let sections = CardId::each().filter(|card| card.is_encounter());
    let sections = sections.flat_map(|card| [section(card, 0), section(card, 1)]);
    let orders = Order::each().map(|order| order.to_string());
    let missing: Vec<String> =
        cards.chain(sections).chain(orders).filter(|item| !met.contains(item)).collect();
    assert_eq!(missing, Vec::<String>::new());
}
