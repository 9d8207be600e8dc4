//! An action tried out.

use kernel::{Dice, Draws, Game, Input, NoLog, Seat, Turn};
use script::{Answer, Question};

use super::worth;
use crate::OuterRim;
use crate::action::Action;
use crate::state::State;
use crate::words::Ask;

/// No effect asks more often; one that did would be judged by how far it has come.
const MOST: usize = 120;

/// How well a seat stands after an action, at the next question of a turn.
pub(super) fn worth(state: &State, seat: Seat, action: Action, seed: u64) -> i32 {
    worth::compared(&after(state, seat, action, seed), seat)
}

fn after(state: &State, seat: Seat, action: Action, seed: u64) -> State {
    let mut next = *state;
    let dice = &mut Dice::new(seed);
    let mut offered = Vec::new();
    OuterRim::apply(&mut next, Input::Act(seat, action), &mut NoLog);
    for _ in 0..MOST {
        match OuterRim::turn(&next) {
            Turn::Over(_) => break,
            Turn::Chance(chance) => OuterRim::apply(&mut next, Input::Fate(chance.draw(dice)), &mut NoLog),
            Turn::Decide(seats) => {
                if next.table.active != state.table.active || asks_for_step(&next) {
                    break;
                }
                let asked = seats.first().expect("somebody is asked");
                OuterRim::actions(&next, asked, &mut offered);
                let answer = if asks_for_purchase(&next) {
                    best_purchase(&next, asked, &offered)
                } else {
                    quick(&offered)
                };
                OuterRim::apply(&mut next, Input::Act(asked, answer), &mut NoLog);
            }
        }
    }
    next
}

fn asks_for_step(state: &State) -> bool {
    matches!(script::question(state), Some(Question::Ask(Ask::Planning | Ask::Act | Ask::Encounter)))
}

fn asks_for_purchase(state: &State) -> bool {
    matches!(script::question(state), Some(Question::Ask(Ask::Purchase)))
}

/// What is worth more than its price by itself, if anything is.
fn best_purchase(state: &State, seat: Seat, offered: &[Action]) -> Action {
    let gain = |action: &Action| match action {
        Action::Buy(card) => worth::gained(state, seat, *card),
        Action::Cycle(_) => -1,
        _ => 0,
    };
    *offered.iter().max_by_key(|action| gain(action)).expect("something is offered")
}

/// What is asked on the way is agreed to; of things the first is taken; dice that show nothing are rolled again, and
/// nothing is bartered or bought without need.
fn quick(offered: &[Action]) -> Action {
    let passes = offered.contains(&Action::PASS);
    match offered[0] {
        Action::Answer(Answer::Take(..)) => {
            let most =
                |action: &&Action| matches!(action, Action::Answer(Answer::Take(face, _)) if is_blank(face));
            *offered.iter().rev().find(most).unwrap_or(&Action::PASS)
        }
        Action::Barter(_) | Action::Buy(_) | Action::Cycle(_) | Action::Move(_) if passes => Action::PASS,
        Action::Answer(Answer::Yes | Answer::Trigger(..)) => offered[0],
        first => first,
    }
}

fn is_blank(piece: &crate::things::Piece) -> bool {
    use crate::things::{Face, Piece};
    matches!(piece, Piece::Shown(shown) if matches!(shown.what(), Face::Blank | Face::Focus))
}
