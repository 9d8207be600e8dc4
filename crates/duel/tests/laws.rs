//! What every game must keep, shown on this one over random games, alone and with two.

use duel::{Duel, Setup};
use testkit::suites::{invariant, offers, records, round_trips, views};
use testkit::{Tally, Trial};

fn in_each_set_up(games: usize, suite: impl Fn(&Setup, Trial) -> Result<Tally, String>) {
    for solo in [false, true] {
        let trial = Trial { games, seed: 1, cap: 2_000, stride: 1 };
        if let Err(problem) = suite(&Setup { solo }, trial) {
            panic!("solo {solo}: {problem}");
        }
    }
}

#[test]
fn offered_actions_are_sorted_read_back_and_can_be_played() {
    in_each_set_up(300, offers::<Duel>);
}

#[test]
fn every_state_survives_being_written_down() {
    in_each_set_up(60, round_trips::<Duel>);
}

#[test]
fn a_record_gives_the_same_game_again() {
    in_each_set_up(100, records::<Duel>);
}

#[test]
fn nobody_sees_what_is_hidden_from_them() {
    in_each_set_up(100, views::<Duel>);
}

#[test]
fn every_card_lies_in_one_place_at_most() {
    in_each_set_up(200, |setup, trial| {
        invariant::<Duel>(setup, trial, |state| match state.misplaced() {
            Some(card) => Err(format!("{card} lies in two places")),
            None => Ok(()),
        })
    });
}
