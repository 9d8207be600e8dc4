//! The rules of thumb play to win, and only by what is offered.

use kernel::{Advise, Dice, Eyes, Game, Input, NoLog, Outcome, Seat, Team, Turn, begin, settle};
use rebellion::setup::Empire;
use rebellion::{Rebellion, Setup};

/// Whether the one who thinks beats chance.
fn wins(setup: &Setup, thinks: Seat, seed: u64) -> bool {
    let mut state = begin::<Rebellion>(setup, &[]).expect("a set-up");
    let dice = &mut Dice::new(seed);
    let mut offered = Vec::new();
    loop {
        let seats = match settle::<Rebellion>(&mut state, dice, &mut NoLog) {
            Turn::Over(outcome) => return outcome == Outcome::Won(Team(thinks.0)),
            Turn::Decide(seats) => seats,
            Turn::Chance(_) => unreachable!("fate has answered"),
        };
        let seat = seats.first().expect("somebody is asked");
        Rebellion::actions(&state, seat, &mut offered);
        let action = if seat == thinks {
            Rebellion::advise(&Rebellion::view(&state, Eyes::Seat(seat)), &offered)
        } else {
            offered[dice.below(offered.len())]
        };
        assert!(offered.contains(&action), "{action} is not offered");
        Rebellion::apply(&mut state, Input::Act(seat, action), &mut NoLog);
    }
}

#[test]
fn whoever_thinks_beats_chance_from_either_side() {
    for setup in [Setup::default(), crate::base()] {
        for thinks in [Seat(0), Seat(1)] {
            let won = (0..20).filter(|seed| wins(&setup, thinks, *seed)).count();
            assert!(won >= 18, "seat {}: {won} of 20", thinks.0);
        }
    }
}

/// Of 1,000 games they win nearly one half; here a third is enough.
#[test]
fn the_rebels_hold_their_own_against_ataque_imperial() {
    let setup = Setup { empire: Empire::Automaton, ..Setup::default() };
    let won = (0..60).filter(|seed| wins(&setup, Seat(0), *seed)).count();
    assert!(won >= 20, "{won} of 60");
}
