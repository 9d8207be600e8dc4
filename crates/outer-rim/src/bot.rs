//! Rules of thumb: what a sensible player does. Everything is worked out anew from the view at every question.
//!
//! Where to go is planned: each space is judged by what could be done there, and by how long it takes to get there
//! (`plan`). Everything else is tried on tables that could be the true one, and judged by how well the player stands
//! afterwards (`trial`, `worth`).

mod plan;
mod reason;
mod trial;
mod worth;

use kernel::{Advise, Dice, Eyes, Seat};
use script::Question;
use text::Lang;

use crate::OuterRim;
use crate::action::Action;
use crate::things::Deck;
use crate::view::{View, imagine};
use crate::words::Ask;

/// How many tables are imagined for one question.
const TABLES: u64 = 8;

impl Advise for OuterRim {
    fn advise(view: &View, offered: &[Action]) -> Action {
        if let [only] = offered {
            return *only;
        }
        let seat = asked(view);
        let state = imagine(view, &mut Dice::new(0));
        match script::question(&state) {
            Some(Question::Ask(Ask::Planning)) => plan::planning(&state, seat, offered),
            Some(Question::Ask(Ask::Onward)) => plan::onward(&state, seat, offered),
            _ => best(view, seat, offered),
        }
    }

    fn reason(view: &View, offered: &[Action], action: &Action, lang: Lang) -> Option<String> {
        let state = imagine(view, &mut Dice::new(0));
        reason::reason(&state, asked(view), offered, action, lang)
    }
}

/// The action after which the player stands best, on average; of equals the last, since passing comes last.
fn best(view: &View, seat: Seat, offered: &[Action]) -> Action {
    let tables: Vec<_> = (0..TABLES).map(|seed| imagine(view, &mut Dice::new(seed))).collect();
    let worth = |action: &&Action| -> i64 {
        let each = tables.iter().enumerate();
        let sum: i64 =
            each.map(|(seed, table)| i64::from(trial::worth(table, seat, **action, seed as u64))).sum();
        // A fresh card is a chance for the next turn, from another deck each round.
        let fresh = match action {
            Action::Cycle(stall) => {
                1 + i64::from(stall.index() == usize::from(view.table.round) % Deck::ALL.len())
            }
            _ => 0,
        };
        sum + fresh
    };
    // Nobody gives anything away, and what is of no use takes no room that is needed.
    let sensible =
        |action: &&Action| !matches!(action, Action::Discard(_) | Action::Give(_) | Action::Trade(_));
    let best = offered.iter().filter(sensible).max_by_key(worth);
    *best.or(offered.first()).expect("something is offered")
}

fn asked(view: &View) -> Seat {
    match view.eyes {
        Eyes::Seat(seat) => seat,
        Eyes::Public | Eyes::All => view.table.active,
    }
}
