//! Rules of thumb: what a sensible player does. Everything is worked out anew from the view at every question.
//!
//! Each action is tried on a table that could be the true one, up to the next action of a turn, and judged by how well
//! the player stands then. What is asked on the way is answered by what the answer is for (`choices`); only a base that
//! could fall is worth trying every answer (`lethal`). Hands and
//! resources at the beginning and between rounds are matters for later, and go by `choices` alone.

mod choices;
mod lethal;
mod reason;
mod trial;

use kernel::{Advise, Dice, Eyes, Seat};
use text::Lang;

use crate::Unlimited;
use crate::action::Action;
use crate::state::State;
use crate::view::{View, imagine};

impl Advise for Unlimited {
    fn advise(view: &View, offered: &[Action]) -> Action {
        let state = imagine(view, &mut Dice::new(0));
        let seat = asked(view);
        if choices::is_for_later(&state) {
            return choices::quick(&state, seat, offered);
        }
        // A win that does not hang on what nobody can see comes before one that does.
        for how in [lethal::How::AtOnce, lethal::How::Unanswered] {
            let wins = |state: &State, action: &Action| lethal::wins(state, seat, *action, how);
            let winning: Vec<&Action> = offered.iter().filter(|action| wins(&state, action)).collect();
            if let [first, ..] = winning[..] {
                let other = imagine(view, &mut Dice::new(1));
                return **winning.iter().find(|action| wins(&other, action)).unwrap_or(&first);
            }
        }
        let mut best = (i32::MIN, offered[0]);
        for action in offered {
            let worth = trial::worth(&state, seat, *action);
            if worth > best.0 {
                best = (worth, *action);
            }
        }
        best.1
    }

    fn reason(view: &View, offered: &[Action], action: &Action, lang: Lang) -> Option<String> {
        let state = imagine(view, &mut Dice::new(0));
        reason::reason(&state, asked(view), offered, action).map(|words| words.word(lang))
    }
}

/// Which of the offered answers is taken without trying; none where anything may be done.
pub(crate) fn quick(state: &State, seat: Seat, offered: &[Action]) -> Option<usize> {
    let answer = (!choices::is_action(state)).then(|| choices::quick(state, seat, offered))?;
    offered.iter().position(|action| *action == answer)
}

fn asked(view: &View) -> Seat {
    match view.eyes {
        Eyes::Seat(seat) => seat,
        Eyes::Public | Eyes::All => view.table.active,
    }
}
