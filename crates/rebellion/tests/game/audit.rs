//! Everything in the box is shown by a scenario that names it, and what nobody has read in print is counted.

use std::collections::BTreeSet;
use std::path::Path;

use kernel::{Speak, Usage};
use pieces::Thing;
use rebellion::card::Set;
use rebellion::cards::tactics::{TACTICS, Tactic};
use rebellion::cards::{all_missions, missions, objectives, schemes};
use rebellion::doubts::{Trust, doubts};
use rebellion::event::Event;
use rebellion::setup::Empire;
use rebellion::things::{Leader, Place, Side, Unit};
use rebellion::{Rebellion, Setup};
use testkit::{Trial, files, walk};
use text::Lang;

const RINGS: [&str; 9] = [
    "captured",
    "carbonite",
    "lured",
    "master-yoda",
    "millennium-falcon",
    "c-3po",
    "r2-d2",
    "bounty",
    "k-2so",
];

/// Every line of every scenario.
fn lines() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let texts = files(&folder, "scn").into_iter().map(|(_, text)| text);
    let lines = texts.flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>());
    lines.filter(|line| !line.starts_with('#')).collect()
}

/// Every word of every scenario, without the numbers of copies.
fn named() -> BTreeSet<String> {
    let lines = lines();
    let words =
        lines.iter().flat_map(|line| line.split(|c: char| c.is_whitespace() || ",;:\"()/".contains(c)));
    words.map(|word| word.split('.').next().unwrap_or(word).to_owned()).collect()
}

#[test]
fn everything_in_the_box_has_a_scenario() {
    let cards = missions().map(|card| card.id).chain(schemes().map(|card| card.id));
    let cards = cards.chain(objectives().map(|card| card.id)).chain(TACTICS.iter().map(|card| card.id));
    let pieces =
        Unit::each().map(|unit| unit.to_string()).chain(Leader::each().map(|leader| leader.to_string()));
    let pieces = pieces.chain(Place::systems().map(|place| place.to_string()));
    let items = cards.chain(RINGS).map(str::to_owned).chain(pieces);
    let named = named();
    let missing: Vec<String> = items.filter(|item| !named.contains(item)).collect();
    assert_eq!(missing, Vec::<String>::new());
}

#[test]
fn every_option_has_a_scenario() {
    let lines = lines();
    let chosen: BTreeSet<&str> =
        lines.iter().filter_map(|line| line.strip_prefix("option ")?.split(' ').next()).collect();
    let options = Rebellion::options(Lang::En);
    let missing: Vec<&str> =
        options.iter().map(|option| option.name).filter(|name| !chosen.contains(name)).collect();
    assert_eq!(missing, Vec::<&str>::new());
}

/// Each card has a scenario of its own: those of two kinds that share a name have one each.
#[test]
fn each_card_has_a_scenario_of_its_own() {
    let named = named();
    let cards = missions().map(|card| card.id).chain(schemes().map(|card| card.id));
    let cards = cards.chain(objectives().map(|card| card.id));
    let shown =
        |id: &str| named.contains(&format!("card-{id}")) || named.contains(&format!("card-{id}-mission"));
    let missing: Vec<&str> = cards.filter(|id| !shown(id)).collect();
    assert_eq!(missing, Vec::<&str>::new());
}

/// The sets of the expansion have two of some cards.
#[test]
fn some_missions_are_there_twice() {
    let twice: BTreeSet<&str> = missions()
        .filter(|card| card.copies == 2 && card.set == Set::Expansion)
        .map(|card| card.id)
        .collect();
    let rebel = ["assault", "behind-enemy-lines", "reconnaissance", "safe-haven"];
    let empire = ["deployment", "exploit-weakness", "imperial-might", "stolen-intel"];
    assert_eq!(twice, rebel.into_iter().chain(empire).collect());
}

#[test]
fn what_nobody_has_read_is_counted() {
    let count = |trust: Trust| doubts().filter(|(_, _, other)| *other == trust).count();
    assert_eq!(count(Trust::Inferred), 2, "Draw Them Out and Interdictor Development");
    assert_eq!(count(Trust::Reconstructed), 1, "Good Intel with cards of one's own");
    assert_eq!(count(Trust::Remembered), 5);
}

/// Random games use action cards of both sides and play objectives.
#[test]
fn random_games_use_cards_of_all_kinds() {
    let (mut used, mut played, mut revealed) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let trial = Trial { games: 60, seed: 1, cap: 20_000, stride: 1 };
    let walked = walk::<Rebellion>(&Setup::default(), trial, |moment| {
        for event in moment.events {
            match event {
                Event::ActionUsed { card, .. } => {
                    used.insert(*card);
                }
                Event::ObjectivePlayed(card) => {
                    played.insert(*card);
                }
                Event::Revealed { card, .. } => {
                    revealed.insert(card.face());
                }
                _ => {}
            }
        }
        Ok(())
    });
    walked.unwrap_or_else(|problem| panic!("{problem}"));
    assert!(used.len() > 20, "{} action cards", used.len());
    assert!(played.len() > 8, "{} objectives", played.len());
    assert!(revealed.len() > 40, "{} missions", revealed.len());
}

/// Missions, action cards and tactic cards of a side that sends no actions are found in what happens.
#[test]
fn what_the_procedure_plays_is_counted() {
    let mut played = BTreeSet::new();
    let setup = Setup { empire: Empire::Automaton, ..Setup::default() };
    let trial = Trial { games: 60, seed: 1, cap: 20_000, stride: 1 };
    let walked = walk::<Rebellion>(&setup, trial, |moment| {
        played.extend(moment.events.iter().filter_map(Rebellion::card_in_event));
        Ok(())
    });
    walked.unwrap_or_else(|problem| panic!("{problem}"));
    let of_empire = all_missions().filter(|(_, side)| *side == Side::Empire).map(|(card, _)| card.id);
    let missions = of_empire.filter(|id| played.contains(id)).count();
    let actions = schemes().filter(|card| played.contains(card.id)).count();
    let own = |card: &&Tactic| card.side == Some(Side::Empire);
    let tactics = TACTICS.iter().filter(own).filter(|card| played.contains(card.id)).count();
    assert!(missions > 25 && actions > 10 && tactics > 5, "{missions}, {actions} and {tactics} cards");
}
