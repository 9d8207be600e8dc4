//! Everything this game is held to.

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

/// Whoever plays at random takes long to become famous: the larger tables play for less.
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
        games: 250,
        cap: 200_000,
        stride: 41,
        offers: "alone 40 4160 948a785a912cf204
                 two 20 77307 42ba888aa2add05b
                 three 10 45251 6bf3a21a7779c3b4
                 four 10 93357 b60a9c4111f7caaf
                 mixed 20 6323 e4f4bfb83dc60692",
        rules: RULES,
        records: 0,
        laws: vec![every_card_lies_in_one_place],
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

mod stated {
    use super::*;
    // Paths and kept records come when the rules have settled.
    testkit::conform!(@ OuterRim, conduct();
        scenarios_hold the_same_is_offered_as_ever every_card_speaks_well every_rule_is_told_well
        every_option_can_be_set_and_is_told whatever_is_sent_is_read_or_refused);
}

mod played {
    use super::*;
    testkit::conform!(@ OuterRim, conduct();
        offers_can_be_read_and_played states_survive_being_written records_give_the_same_game
        views_agree_with_themselves own_laws_hold no_memory_is_asked_for everything_touched_is_drawn
        picks_can_be_sent_in_order what_is_described_can_be_staged every_word_comes_from_a_table
        combinations_can_be_played_to_their_end);
    testkit::conform!(@ OuterRim, closely();
        twins_are_offered_the_same twins_see_the_same_scene twins_hear_the_same_words);
}

#[test]
fn every_rule_has_a_scenario() {
    every_rule_is_shown(FOLDER, RULES, &["tests/game", "src"]).unwrap_or_else(|problem| panic!("{problem}"));
}
