//! How many ways there are to take four actions from a number of positions: a change of any rule about
//! what is legal changes a count. `CANTINA_BLESS=1` writes the counts anew.

use std::fmt::Write;

use deckbuilding::{Deckbuilding, Mode, Setup};
use kernel::{Dice, Game, NoLog, Turn, act, offered, settle};
use testkit::perft;

/// Plays so many random actions from the opening.
fn position(setup: &Setup, seed: u64, plies: usize) -> deckbuilding::State {
    let mut state = Deckbuilding::start(setup).expect("a legal set-up");
    let mut dice = Dice::new(seed);
    for _ in 0..plies {
        let Turn::Decide(seats) = settle::<Deckbuilding>(&mut state, &mut dice, &mut NoLog) else { break };
        let seat = seats.first().expect("somebody decides");
        let actions = offered::<Deckbuilding>(&state, seat);
        act::<Deckbuilding>(&mut state, seat, actions[dice.below(actions.len())], &mut NoLog)
            .expect("it was offered");
    }
    state
}

#[test]
fn the_ways_to_play_are_as_many_as_ever() {
    let mut counts = String::from("mode seed actions ways\n");
    for (mode, bribing) in [(Mode::Introductory, false), (Mode::FullGalaxy, true), (Mode::SecretBases, false)]
    {
        let setup = Setup { mode, bribing, ..Setup::default() };
        for (seed, plies) in [(1, 0), (2, 40), (3, 120), (4, 250), (5, 400), (6, 600), (7, 800)] {
            let state = position(&setup, seed, plies);
            let ways = perft::<Deckbuilding>(&state, 4, 1);
            let _ = writeln!(counts, "{} {seed} {plies} {ways}", mode.name());
        }
    }
    testkit::golden(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.txt"), &counts);
}
