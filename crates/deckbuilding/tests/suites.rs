//! What every game must keep, shown on this one over thousands of random games.

mod otherwise;

use deckbuilding::{Deckbuilding, Mode, Setup};
use testkit::suites::{invariant, offers, records, round_trips, views};
use testkit::{Tally, Trial};

/// Random games are long; one that is still going after this never ends.
const CAP: usize = 30_000;

/// Every mode, and the one with most cards again with every open question answered the other way.
fn setups() -> [(&'static str, Setup); 4] {
    let usual = |mode: Mode| (mode.name(), Setup { mode, ..Setup::default() });
    let bribing = Setup { mode: Mode::FullGalaxy, bribing: true, ..Setup::default() };
    [
        usual(Mode::Introductory),
        (Mode::FullGalaxy.name(), bribing),
        usual(Mode::SecretBases),
        ("otherwise", Setup { mode: Mode::FullGalaxy, ..otherwise::setup() }),
    ]
}

/// The set-ups share the games among them.
fn in_each_set_up(games: usize, stride: usize, suite: impl Fn(&Setup, Trial) -> Result<Tally, String>) {
    for (i, (name, setup)) in setups().iter().enumerate() {
        let trial = Trial { games: games / 4, seed: 1_000 * i as u64 + 1, cap: CAP, stride };
        if let Err(problem) = suite(setup, trial) {
            panic!("{name}: {problem}");
        }
    }
}

#[test]
fn offered_actions_are_sorted_read_back_and_can_be_played() {
    in_each_set_up(2_000, 1, offers::<Deckbuilding>);
}

#[test]
fn every_state_survives_being_written_down() {
    in_each_set_up(2_000, 20, round_trips::<Deckbuilding>);
}

#[test]
fn a_record_gives_the_same_game_again() {
    in_each_set_up(2_000, 1, records::<Deckbuilding>);
}

#[test]
fn nobody_sees_what_is_hidden_from_them() {
    in_each_set_up(2_000, 2, views::<Deckbuilding>);
}

#[test]
fn every_card_lies_in_exactly_one_place() {
    in_each_set_up(2_000, 1, |setup, trial| {
        invariant::<Deckbuilding>(setup, trial, |state| match state.misplaced() {
            Some(card) => Err(format!("{card} does not lie in exactly one place")),
            None => Ok(()),
        })
    });
}
