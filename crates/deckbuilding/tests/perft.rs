//! How many ways there are to take four actions from a number of positions: a change of any rule about
//! what is legal changes a count. `CANTINA_BLESS=1` writes the counts anew.

use std::fmt::Write;

use deckbuilding::{Deckbuilding, Mode, Setup, TeamSetup, Teams};
use kernel::{Dice, Game, NoLog, Turn, act, offered, settle};
use testkit::perft;

/// Plays so many random actions from the opening.
fn position<G: Game>(setup: &G::Setup, seed: u64, plies: usize) -> G::State {
    let mut state = G::start(setup, &[]).expect("a legal set-up");
    let mut dice = Dice::new(seed);
    for _ in 0..plies {
        let Turn::Decide(seats) = settle::<G>(&mut state, &mut dice, &mut NoLog) else { break };
        let seat = seats.any(&mut dice).expect("somebody decides");
        let actions = offered::<G>(&state, seat);
        act::<G>(&mut state, seat, actions[dice.below(actions.len())], &mut NoLog).expect("it was offered");
    }
    state
}

fn count<G: Game>(name: &str, setup: &G::Setup, depth: u32, counts: &mut String) {
    for (seed, plies) in [(1, 0), (2, 40), (3, 120), (4, 250), (5, 400), (6, 600), (7, 800)] {
        let ways = perft::<G>(&position::<G>(setup, seed, plies), depth, 1);
        let _ = writeln!(counts, "{name} {seed} {plies} {ways}");
    }
}

#[test]
fn the_ways_to_play_are_as_many_as_ever() {
    let mut counts = String::from("mode seed actions ways\n");
    for (mode, bribing) in [(Mode::Introductory, false), (Mode::FullGalaxy, true), (Mode::SecretBases, false)]
    {
        count::<Deckbuilding>(mode.name(), &Setup { mode, bribing, ..Setup::default() }, 4, &mut counts);
    }
    // Two may act at once: there are many more ways.
    for (bases, bribing) in [(Mode::FullGalaxy, true), (Mode::SecretBases, false)] {
        let setup = TeamSetup { bases, bribing, ..TeamSetup::default() };
        count::<Teams>(&format!("team-{}", bases.name()), &setup, 3, &mut counts);
    }
    testkit::golden(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.txt"), &counts);
}
