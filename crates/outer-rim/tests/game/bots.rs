//! The rules of thumb play to win.

use kernel::{Advise, Dice, Eyes, Game, Input, NoLog, Outcome, Team, Turn, begin, settle};
use outer_rim::setup::Players;
use outer_rim::{OuterRim, Setup};

/// Whether the one who sits alone wins, asked for nothing but what is offered.
fn wins(game: u64) -> bool {
    let setup = Setup { players: Players::One, ..Setup::default() };
    let mut state = begin::<OuterRim>(&setup, &[]).expect("a set-up");
    let dice = &mut Dice::at(7, game);
    let mut offered = Vec::new();
    loop {
        let seats = match settle::<OuterRim>(&mut state, dice, &mut NoLog) {
            Turn::Over(outcome) => return outcome == Outcome::Won(Team(0)),
            Turn::Decide(seats) => seats,
            Turn::Chance(_) => unreachable!("fate has answered"),
        };
        let seat = seats.first().expect("somebody is asked");
        OuterRim::actions(&state, seat, &mut offered);
        let action = OuterRim::advise(&OuterRim::view(&state, Eyes::Seat(seat)), &offered);
        assert!(offered.contains(&action), "{action} is not offered");
        OuterRim::apply(&mut state, Input::Act(seat, action), &mut NoLog);
    }
}

#[test]
fn the_solo_opponent_is_beaten_more_often_than_not() {
    let won = (0..30).filter(|game| wins(*game)).count();
    assert!(won > 15, "{won} of 30");
}
