//! Everything this game is held to.

mod audit;
mod books;
mod bots;
mod document;
mod drawing;
mod positions;
mod texts;

use outer_rim::setup::{Automata, Length, Players};
use outer_rim::{OuterRim, Setup, State};
use script::Core;
use testkit::conform::{Conduct, every_rule_is_shown};

#[global_allocator]
static MEMORY: testkit::Counting = testkit::Counting;

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");
const RULES: &[&str] = &["tests/rules.txt"];

/// Whoever plays at random takes long to become famous: the larger tables play for less, and no game takes more than
/// 200,000 inputs, which are some thousand rounds.
fn conduct() -> Conduct<OuterRim> {
    let with =
        |players, automata, modular, length| Setup { players, automata, modular, length, ..Setup::default() };
    Conduct {
        folder: FOLDER,
        setups: vec![
            ("alone", with(Players::One, Automata::None, false, Length::Standard)),
            ("two", with(Players::Two, Automata::None, true, Length::Standard)),
            ("three", with(Players::Three, Automata::None, false, Length::Introductory)),
            ("four", with(Players::Four, Automata::None, true, Length::Introductory)),
            ("mixed", with(Players::Two, Automata::One, false, Length::Long)),
        ],
        games: 1_000,
        cap: 200_000,
        stride: 41,
        offers: "alone 40 4184 dd2a3625029e1241
                 two 20 136467 92e8228e6764fbe1
                 three 10 79056 74c8451d1e8b3aa4
                 four 10 124412 a8bc8bfcb761ff14
                 mixed 20 8967 84f8f368edd2c791",
        rules: RULES,
        records: 2,
        laws: vec![every_card_lies_in_one_place, books::tokens_are_where_they_can_be],
        room: Some(|state| (state.machine.frames().len(), 16)),
    }
}

fn every_card_lies_in_one_place(state: &State) -> Result<(), String> {
    state.misplaced().map_or(Ok(()), |card| Err(format!("{card} is in two places, or in none")))
}

/// Little is hidden in this game: whoever looks for what leaks must look at every answer of fate.
fn closely() -> Conduct<OuterRim> {
    Conduct { games: 1_600, stride: 1, ..conduct() }
}

testkit::conform!(rim: OuterRim = conduct(), twins = closely());

#[test]
fn every_rule_has_a_scenario() {
    every_rule_is_shown(FOLDER, RULES, &["tests/game", "src"]).unwrap_or_else(|problem| panic!("{problem}"));
}

#[test]
fn a_state_is_small() {
    let bytes = size_of::<State>();
    assert!(bytes <= 6 * 1024, "{bytes} bytes");
}
