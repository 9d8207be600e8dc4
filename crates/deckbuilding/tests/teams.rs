//! What every game must keep, shown on the team mode over random games of four.

mod otherwise;

use deckbuilding::{Action, Mode, State, TeamSetup, Teams};
use kernel::{Dice, Game, NoLog, Seat, Turn, act, offered, settle};
use script::Answer;
use testkit::suites::{invariant, offers, records, round_trips, views};
use testkit::{Tally, Trial};

/// Random games of four are long; one that is still going after this never ends.
const CAP: usize = 80_000;

fn setups() -> [(&'static str, TeamSetup); 4] {
    let usual = TeamSetup::default();
    [
        ("full galaxy", TeamSetup { bribing: true, ..usual.clone() }),
        (
            "introductory, hidden hands",
            TeamSetup { bases: Mode::Introductory, open_hands: false, ..usual.clone() },
        ),
        ("secret bases", TeamSetup { bases: Mode::SecretBases, goal: Some(2), ..usual.clone() }),
        ("otherwise", TeamSetup { rulings: otherwise::setup().rulings, ..usual }),
    ]
}

fn in_each_set_up(games: usize, stride: usize, suite: impl Fn(&TeamSetup, Trial) -> Result<Tally, String>) {
    for (i, (name, setup)) in setups().iter().enumerate() {
        let trial = Trial { games: games / 4, seed: 1_000 * i as u64 + 1, cap: CAP, stride };
        if let Err(problem) = suite(setup, trial) {
            panic!("{name}: {problem}");
        }
    }
}

#[test]
fn four_are_offered_what_can_be_played() {
    in_each_set_up(400, 5, offers::<Teams>);
}

#[test]
fn a_state_of_two_regions_survives_being_written_down() {
    in_each_set_up(400, 100, round_trips::<Teams>);
}

#[test]
fn a_record_of_four_gives_the_same_game_again() {
    in_each_set_up(400, 1, records::<Teams>);
}

#[test]
fn nobody_sees_what_is_hidden_from_the_team() {
    in_each_set_up(400, 7, views::<Teams>);
}

#[test]
fn every_card_stays_in_its_region() {
    in_each_set_up(400, 1, |setup, trial| {
        invariant::<Teams>(setup, trial, |state| match state.regions.iter().find_map(State::misplaced) {
            Some(card) => Err(format!("{card} does not lie in exactly one place of its region")),
            None => Ok(()),
        })
    });
}

#[test]
fn what_the_regions_share_is_the_same_in_both() {
    in_each_set_up(400, 1, |setup, trial| {
        invariant::<Teams>(setup, trial, |state| match state.disagreement() {
            Some(matter) => Err(format!("the regions do not agree about {matter}")),
            None => Ok(()),
        })
    });
}

#[test]
fn nobody_is_asked_what_has_one_answer() {
    in_each_set_up(400, 1, |setup, trial| {
        invariant::<Teams>(setup, trial, |state| {
            for seat in (0..4).map(Seat) {
                if let [only @ Action::Answer(Answer::Pass | Answer::Yes | Answer::Choose(_))] =
                    offered::<Teams>(state, seat)[..]
                {
                    return Err(format!("{} can only answer `{only}`", Teams::seat_name(setup, seat)));
                }
            }
            Ok(())
        })
    });
}

/// R14.11 to R14.13: what a player does changes nothing in the other region but bases and capital ships.
#[test]
fn what_one_does_stays_in_the_own_region() {
    let own = |region: &State| {
        let table = &region.table;
        let piles = (table.row, table.galaxy_discard, region.galaxy_deck, table.pilots, table.exile);
        let players = table.players.map(|player| player.resources);
        (piles, players, region.hands, region.decks, region.base_decks)
    };
    let mut dice = Dice::new(14);
    for (_, setup) in setups().iter().cycle().take(40) {
        let mut state = Teams::start(setup, &[]).expect("a legal set-up");
        while let Turn::Decide(seats) = settle::<Teams>(&mut state, &mut dice, &mut NoLog) {
            let asked: Vec<Seat> = seats.iter().collect();
            let seat = asked[dice.below(asked.len())];
            let actions = offered::<Teams>(&state, seat);
            let action = actions[dice.below(actions.len())];
            let there = 1 - usize::from(seat.0 / 2);
            let before = own(&state.regions[there]);
            // Whoever stands in the middle of an effect goes on with it when its choice is gone.
            let partner_rests = offered::<Teams>(&state, Seat(seat.0 ^ 2)).contains(&Action::End);
            act::<Teams>(&mut state, seat, action, &mut NoLog).expect("it was offered");
            if partner_rests && !matches!(action, Action::Lend(_)) {
                assert!(
                    before == own(&state.regions[there]),
                    "{action} of {}",
                    Teams::seat_name(setup, seat)
                );
            }
        }
    }
}
