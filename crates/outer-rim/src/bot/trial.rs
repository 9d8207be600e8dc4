//! An action tried out.

use kernel::{Dice, Draws, Game, Input, NoLog, Seat, Turn};
use script::{Answer, Question};

use super::{is_favour, worth};
use crate::OuterRim;
use crate::action::Action;
use crate::state::State;
use crate::things::{Face, Piece};
use crate::words::Ask;

/// No effect asks more often; one that did would be judged by how far it has come.
const MOST: usize = 120;

/// How well a seat stands after an action, at the next question of its turn or at the end of it.
pub(super) fn worth(state: &State, seat: Seat, action: Action, seed: u64) -> i32 {
    worth::compared(&after(state, seat, action, &mut Dice::new(seed), true), seat)
}

/// The same after the top card of a deck was put away and its next one bought, if that is better than what was best
/// before; solo opponents find the next one, too.
pub(super) fn worth_of_cycle(state: &State, seat: Seat, action: Action, seed: u64, otherwise: i32) -> i32 {
    let Action::Cycle(stall) = action else { return otherwise };
    let mut next = *state;
    OuterRim::apply(&mut next, Input::Act(seat, action), &mut NoLog);
    let otherwise = otherwise + worth::tempting(state) - worth::tempting(&next);
    let Some(card) = next.faceup(stall.what()) else { return otherwise };
    if !next.can_buy(seat, card, 0) {
        return otherwise;
    }
    worth(&next, seat, Action::Buy(card), seed).max(otherwise)
}

fn after(state: &State, seat: Seat, action: Action, dice: &mut Dice, careful: bool) -> State {
    let mut next = *state;
    let mut offered = Vec::new();
    OuterRim::apply(&mut next, Input::Act(seat, action), &mut NoLog);
    for _ in 0..MOST {
        if next.table.active != state.table.active && next.table.turn.phase == crate::state::Phase::Planning {
            break;
        }
        match OuterRim::turn(&next) {
            Turn::Over(_) => break,
            Turn::Chance(chance) => OuterRim::apply(&mut next, Input::Fate(chance.draw(dice)), &mut NoLog),
            Turn::Decide(seats) => {
                if asks_for_step(&next) {
                    break;
                }
                let asked = seats.first().expect("somebody is asked");
                OuterRim::actions(&next, asked, &mut offered);
                offered.retain(|action| !is_favour(action));
                if careful && asked == seat && is_choice(&offered) {
                    // The first choice on the way is thought about, those after it are not.
                    let seed = dice.below(1 << 30) as u64;
                    let of = |answer: &Action| {
                        let end = after(&next, seat, *answer, &mut Dice::new(seed), false);
                        (worth::compared(&end, seat), end)
                    };
                    let ends = offered.iter().map(of);
                    return ends.max_by_key(|(worth, _)| *worth).expect("something is offered").1;
                }
                let answer = quick(&offered);
                OuterRim::apply(&mut next, Input::Act(asked, answer), &mut NoLog);
            }
        }
    }
    next
}

/// Whether there is something to think about, rather than dice to be turned.
fn is_choice(offered: &[Action]) -> bool {
    let choice = |action: &Action| match action {
        // Where a patrol steps matters little.
        Action::Answer(Answer::Choose(Piece::Space(space))) => space.is_planet(),
        Action::Answer(Answer::Yes | Answer::Choose(_) | Answer::Mode(_) | Answer::Pass) => true,
        _ => false,
    };
    offered.len() > 1 && offered.iter().all(choice)
}

fn asks_for_step(state: &State) -> bool {
    matches!(script::question(state), Some(Question::Ask(Ask::Planning | Ask::Act | Ask::Encounter)))
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
        first => first,
    }
}

fn is_blank(piece: &Piece) -> bool {
    matches!(piece, Piece::Shown(shown) if matches!(shown.what(), Face::Blank | Face::Focus))
}
