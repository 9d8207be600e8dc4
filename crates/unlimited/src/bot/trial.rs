//! An action tried out.

use kernel::{Dice, Draws, Game, Input, NoLog, Seat, Team, Turn};

use super::choices;
use crate::Unlimited;
use crate::action::Action;
use crate::state::State;
use crate::value::value;

/// No effect asks more often; one that did would be judged by how far it has come.
const MOST: usize = 200;

/// How well a seat stands after an action.
pub(super) fn worth(state: &State, seat: Seat, action: Action) -> i32 {
    value(&after(state, seat, action), Team(seat.0))
}

/// The position after an action, at the next action of a turn or when the phase is over.
pub(super) fn after(state: &State, seat: Seat, action: Action) -> State {
    let mut next = *state;
    let dice = &mut Dice::new(0);
    let mut offered = Vec::new();
    Unlimited::apply(&mut next, Input::Act(seat, action), &mut NoLog);
    for _ in 0..MOST {
        match Unlimited::turn(&next) {
            Turn::Over(_) => break,
            Turn::Chance(chance) => Unlimited::apply(&mut next, Input::Fate(chance.draw(dice)), &mut NoLog),
            Turn::Decide(seats) => {
                if next.table.phase != state.table.phase || choices::is_action(&next) {
                    break;
                }
                let asked = seats.iter().next().expect("somebody is asked");
                Unlimited::actions(&next, asked, &mut offered);
                let answer = choices::quick(&next, asked, &offered);
                Unlimited::apply(&mut next, Input::Act(asked, answer), &mut NoLog);
            }
        }
    }
    next
}
