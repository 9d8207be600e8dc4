//! What every game must keep, shown on this one over thousands of random games.

use deckbuilding::{Deckbuilding, Mode, Setup};
use testkit::suites::{Trial, invariant, offers, records, round_trips, views};

/// Random games are long; one that is still going after this never ends.
const CAP: usize = 30_000;

fn setups() -> Vec<Setup> {
    let modes = Mode::ALL.map(|mode| Setup { mode, bribing: mode == Mode::FullGalaxy, ..Setup::default() });
    modes.into_iter().collect()
}

/// The set-ups share the games among them.
fn in_each_mode(
    games: usize,
    stride: usize,
    suite: impl Fn(&Setup, Trial) -> Result<testkit::suites::Tally, String>,
) {
    for (i, setup) in setups().iter().enumerate() {
        let trial = Trial { games: games / 3 + 1, seed: 1_000 * i as u64 + 1, cap: CAP, stride };
        if let Err(problem) = suite(setup, trial) {
            panic!("{}: {problem}", setup.mode.name());
        }
    }
}

#[test]
fn offered_actions_are_sorted_read_back_and_can_be_played() {
    in_each_mode(2_000, 1, offers::<Deckbuilding>);
}

#[test]
fn every_state_survives_being_written_down() {
    in_each_mode(2_000, 20, round_trips::<Deckbuilding>);
}

#[test]
fn a_record_gives_the_same_game_again() {
    in_each_mode(2_000, 1, records::<Deckbuilding>);
}

#[test]
fn nobody_sees_what_is_hidden_from_them() {
    in_each_mode(2_000, 60, views::<Deckbuilding>);
}

#[test]
fn every_card_lies_in_exactly_one_place() {
    in_each_mode(2_000, 1, |setup, trial| {
        invariant::<Deckbuilding>(setup, trial, |state| match state.misplaced() {
            Some(card) => Err(format!("{card} does not lie in exactly one place")),
            None => Ok(()),
        })
    });
}
