//! Rules of thumb: what a sensible player does. Everything is worked out anew from the view at every question.
//!
//! A player has errands (`errands`): cargo to be delivered, jobs, bounties, patrols, each with what it is likely to
//! bring (`odds`). A plan is the round of them that brings most for the turns it takes (`plan`): it says where to go.
//! Everything else is tried on tables that could be the true one, and judged by how well the player stands afterwards
//! (`trial`, `worth`), the plan that is possible then among it.

mod errands;
mod odds;
mod opening;
mod plan;
mod reason;
mod trial;
mod weights;
mod worth;

use kernel::{Advise, Dice, Eyes, Seat};
use script::{Core, Question};
use text::Lang;

use crate::OuterRim;
use crate::action::Action;
use crate::state::State;
use crate::view::{View, imagine};
use crate::words::Ask;

/// How many tables are imagined for one question, and for what is met: there most depends on luck.
const TABLES: u64 = 8;
const MANY_TABLES: u64 = 24;

impl Advise for OuterRim {
    fn advise(view: &View, offered: &[Action]) -> Action {
        // R6.3: credits that change hands for nothing are offered beside nearly every question.
        let offered: &Vec<Action> = &offered.iter().copied().filter(|action| !is_favour(action)).collect();
        if let [only] = offered[..] {
            return only;
        }
        let seat = asked(view);
        let state = imagine(view, &mut Dice::new(0));
        let own = state.machine.top().is_some_and(|frame| frame.owner == seat.0);
        if let Some(character) = opening::character(offered, own) {
            return character;
        }
        match script::question(&state) {
            // R6.3: whoever is asked for credits in another's turn keeps them.
            Some(Question::Amount { .. }) if seat != state.table.active => offered[0],
            Some(Question::Ask(Ask::Planning)) => plan::planning(&state, seat, offered),
            Some(Question::Ask(Ask::Onward)) => {
                let left = state.machine.top().map_or(0, |frame| i32::from(frame.num()));
                plan::onward(&state, seat, left, offered)
            }
            Some(Question::Ask(Ask::Encounter)) => best(view, seat, offered, MANY_TABLES),
            _ => best(view, seat, offered, TABLES),
        }
    }

    fn reason(view: &View, offered: &[Action], action: &Action, lang: Lang) -> Option<String> {
        let state = imagine(view, &mut Dice::new(0));
        reason::reason(&state, asked(view), offered, action, lang)
    }
}

/// The action after which the player stands best, on average; of equals the last, since passing comes last.
fn best(view: &View, seat: Seat, offered: &[Action], tables: u64) -> Action {
    // A reward comes before everything else: it may pay for what is bought next.
    if let Some(delivery) = offered.iter().find(|action| matches!(action, Action::Deliver(_))) {
        return *delivery;
    }
    let tables: Vec<State> = (0..tables).map(|seed| imagine(view, &mut Dice::new(seed))).collect();
    let sum = |worth: &dyn Fn(&State, u64) -> i32| -> i64 {
        tables.iter().enumerate().map(|(seed, table)| i64::from(worth(table, seed as u64))).sum()
    };
    let sensible =
        |action: &&Action| !matches!(action, Action::Discard(_) | Action::Trade(_) | Action::Cycle(_));
    let worth = |action: &Action| sum(&|table, seed| trial::worth(table, seat, *action, seed));
    let judged = offered.iter().filter(sensible).map(|action| (*action, worth(action)));
    let best = judged.max_by_key(|(_, worth)| *worth);
    let Some((best, most)) = best else { return offered[0] };
    if !matches!(best, Action::Buy(_) | Action::PASS) {
        return best;
    }
    let otherwise = (most / tables.len() as i64) as i32;
    // R6.4: another card may be better still, and to look costs nothing, but for the card that is wanted.
    let wanted = match best {
        Action::Buy(card) => Some(crate::cards::deck_of(card)),
        _ => None,
    };
    let cycles = offered.iter().filter(|action| match action {
        Action::Cycle(stall) => Some(stall.what()) != wanted,
        _ => false,
    });
    let worth =
        |action: &&Action| sum(&|table, seed| trial::worth_of_cycle(table, seat, **action, seed, otherwise));
    cycles.max_by_key(worth).copied().unwrap_or(best)
}

/// Never worth a thought: nobody gives who wants to win, and nobody is given anything.
fn is_favour(action: &Action) -> bool {
    matches!(action, Action::Give(_) | Action::Ask(_))
}

fn asked(view: &View) -> Seat {
    match view.eyes {
        Eyes::Seat(seat) => seat,
        Eyes::Public | Eyes::All => view.table.active,
    }
}
