//! Why the rules of thumb take an action, in a sentence.

use kernel::Seat;
use text::{Lang, both, fill};

use super::plan::Plan;
use crate::action::Action;
use crate::state::State;
use crate::words::Stat;

pub(super) fn reason(
    state: &State,
    seat: Seat,
    offered: &[Action],
    action: &Action,
    lang: Lang,
) -> Option<String> {
    let table = &state.table;
    Some(match action {
        Action::Move(next) => {
            let plan = Plan::new(state, seat);
            let hyperdrive = i32::from(table.stat(seat, Stat::Hyperdrive));
            let name = plan.best_end(*next, hyperdrive - 1).space.place().name.word(lang);
            fill(
                lang,
                both("Most can be gained on the way to {0}.", "Lo más rentable está camino de {0}."),
                &[&name],
            )
        }
        Action::Recover => both("The damage would be dangerous.", "El daño sería peligroso.").word(lang),
        Action::Earn => {
            both("Nothing in reach is worth the way.", "Nada al alcance compensa el viaje.").word(lang)
        }
        Action::Deliver(_) => both("A reward is waiting.", "Espera una recompensa.").word(lang),
        Action::Buy(_) => both("It pays for itself soon.", "Se amortiza pronto.").word(lang),
        Action::Patrol(_) if offered.len() > 1 => {
            both("The patrol can be beaten.", "Se puede vencer a la patrulla.").word(lang)
        }
        Action::Attempt(_) => both("The skills for it are there.", "Hay habilidades para ello.").word(lang),
        _ => return None,
    })
}
