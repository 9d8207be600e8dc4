//! The rules of thumb play to win.

use kernel::{Advise, Dice, Eyes, Game, Input, NoLog, Outcome, Team, Turn, begin, settle};
use outer_rim::action::Action;
use outer_rim::setup::Players;
use outer_rim::{OuterRim, Setup};

/// How a game of theirs ends. They are asked for nothing but what is offered, and what they do is shown.
fn played(players: Players, game: u64, mut done: impl FnMut(Action)) -> Outcome {
    let setup = Setup { players, ..Setup::default() };
    let mut state = begin::<OuterRim>(&setup, &[]).expect("a set-up");
    let dice = &mut Dice::at(7, game);
    let mut offered = Vec::new();
    loop {
        let seats = match settle::<OuterRim>(&mut state, dice, &mut NoLog) {
            Turn::Over(outcome) => return outcome,
            Turn::Decide(seats) => seats,
            Turn::Chance(_) => unreachable!("fate has answered"),
        };
        let seat = seats.first().expect("somebody is asked");
        OuterRim::actions(&state, seat, &mut offered);
        let action = OuterRim::advise(&OuterRim::view(&state, Eyes::Seat(seat)), &offered);
        assert!(offered.contains(&action), "{action} is not offered");
        done(action);
        OuterRim::apply(&mut state, Input::Act(seat, action), &mut NoLog);
    }
}

#[test]
fn the_solo_opponent_is_beaten_more_often_than_not() {
    let won = (0..30).filter(|game| played(Players::One, *game, |_| {}) == Outcome::Won(Team(0))).count();
    assert!(won > 15, "{won} of 30");
}

#[test]
fn two_of_them_come_to_an_end_and_nobody_gives_credits_away_or_begs_for_them() {
    for game in 0..5 {
        let mut actions = 0;
        played(Players::Two, game, |action| {
            actions += 1;
            assert!(actions < 2_000, "game {game} does not end");
            assert!(!matches!(action, Action::Give(_) | Action::Ask(_)), "{action}");
        });
    }
}
