//! Whoever can win at once does.

use kernel::{Advise, Dice, Draws, Eyes, Game, Input, NoLog, Outcome, Seat, Team, Turn, begin, offered};
use unlimited::words::Ask;
use unlimited::{Action, Setup, State, Unlimited, View};

/// So many positions are looked at for each action; beyond them a win counts as not seen.
const MOST: usize = 2_000;

/// Whether a seat can win from here before anybody takes another action, whatever the other one answers.
fn wins(state: &State, seat: Seat, left: &mut usize) -> bool {
    if *left == 0 {
        return false;
    }
    *left -= 1;
    match Unlimited::turn(state) {
        Turn::Over(outcome) => outcome == Outcome::Won(Team(seat.0)),
        Turn::Chance(_) => false,
        Turn::Decide(seats) => {
            let asked = seats.iter().next().expect("somebody is asked");
            let actions = offered::<Unlimited>(state, asked);
            if matches!(script::question(state), Some(script::Question::Ask(Ask::Main))) {
                return false;
            }
            let after = |action: &Action| {
                let mut next = *state;
                Unlimited::apply(&mut next, Input::Act(asked, *action), &mut NoLog);
                next
            };
            if asked == seat {
                actions.iter().any(|action| wins(&after(action), seat, left))
            } else {
                actions.iter().all(|action| wins(&after(action), seat, left))
            }
        }
    }
}

fn wins_by(state: &State, seat: Seat, action: Action) -> bool {
    let mut next = *state;
    Unlimited::apply(&mut next, Input::Act(seat, action), &mut NoLog);
    wins(&next, seat, &mut { MOST })
}

/// The actions that win whatever these eyes cannot see.
fn sure_wins(view: &View, seat: Seat, actions: &[Action]) -> Vec<Action> {
    let possible: Vec<State> = (1..=3).map(|n| Unlimited::imagine(view, &mut Dice::new(n))).collect();
    let sure = |action: &&Action| possible.iter().all(|state| wins_by(state, seat, **action));
    actions.iter().filter(sure).copied().collect()
}

#[test]
fn whoever_can_win_at_once_does() {
    let setup = Setup::default();
    let mut chances = 0;
    for seed in 0..150 * testkit::conform::times() as u64 {
        let mut dice = Dice::new(seed);
        let secrets = Unlimited::any_secrets(&setup, &mut Dice::at(seed, u64::MAX));
        let mut state = begin::<Unlimited>(&setup, &secrets).expect("legal decks");
        loop {
            match Unlimited::turn(&state) {
                Turn::Over(_) => break,
                Turn::Chance(chance) => {
                    Unlimited::apply(&mut state, Input::Fate(chance.draw(&mut dice)), &mut NoLog);
                }
                Turn::Decide(seats) => {
                    let seat = seats.iter().next().expect("somebody is asked");
                    let actions = offered::<Unlimited>(&state, seat);
                    let view = Unlimited::view(&state, Eyes::Seat(seat));
                    let chosen = Unlimited::advise(&view, &actions);
                    let winning = sure_wins(&view, seat, &actions);
                    chances += usize::from(!winning.is_empty());
                    let right = winning.is_empty() || winning.contains(&chosen);
                    assert!(right, "seed {seed}: {chosen}, but one of these wins: {winning:?}");
                    Unlimited::apply(&mut state, Input::Act(seat, chosen), &mut NoLog);
                }
            }
        }
    }
    assert!(chances > 100, "only {chances} games could be won at once");
}
