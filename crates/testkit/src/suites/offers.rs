//! What is offered: in order, once, in a notation that reads back, and playable.

use kernel::{Game, Input, NoLog, Seat, Seats, Turn, offered};

use crate::walk::{Moment, Tally, Trial, walk};

/// Offers are sorted, unique, read back from their notation and can be played; a seat that must
/// decide is offered something, any other seat nothing. Playing every offer is the long part.
pub fn offers<G: Game>(setup: &G::Setup, trial: Trial) -> Result<Tally, String> {
    let mut actions = Vec::new();
    walk::<G>(setup, trial, |moment| {
        let deciding = match moment.turn {
            Turn::Decide(seats) => *seats,
            Turn::Chance(_) | Turn::Over(_) => Seats::NONE,
        };
        for seat in (0..G::seats(setup)).map(Seat) {
            G::actions(moment.state, seat, &mut actions);
            check(moment, seat, deciding.contains(seat), &actions)
                .map_err(|problem| format!("{}: {problem}", G::seat_name(setup, seat)))?;
        }
        Ok(())
    })
}

fn check<G: Game>(
    moment: &Moment<'_, G>,
    seat: Seat,
    decides: bool,
    offered: &[G::Action],
) -> Result<(), String> {
    match (decides, offered) {
        (true, []) => return Err("must decide, but is offered nothing".into()),
        (false, [action, ..]) => return Err(format!("has nothing to decide, but is offered `{action}`")),
        _ => {}
    }
    for pair in offered.windows(2) {
        if pair[0] == pair[1] {
            return Err(format!("`{}` is offered twice", pair[0]));
        }
        if pair[0] > pair[1] {
            return Err(format!("offers are not sorted: `{}` before `{}`", pair[0], pair[1]));
        }
    }
    for action in offered {
        let notation = action.to_string();
        match notation.parse::<G::Action>() {
            Ok(read) if read == *action => {}
            Ok(read) => return Err(format!("`{notation}` reads back as another action, `{read}`")),
            Err(problem) => return Err(format!("`{notation}` does not read back: {problem}")),
        }
        if moment.thorough {
            let mut next = moment.state.clone();
            G::apply(&mut next, Input::Act(seat, *action), &mut NoLog);
            stands::<G>(&next).map_err(|problem| format!("after `{notation}`, {problem}"))?;
        }
    }
    Ok(())
}

/// Somebody who must decide can.
fn stands<G: Game>(state: &G::State) -> Result<(), String> {
    if let Turn::Decide(seats) = G::turn(state) {
        if seats.is_empty() {
            return Err("the game waits for a decision of nobody".into());
        }
        if let Some(seat) = seats.iter().find(|seat| offered::<G>(state, *seat).is_empty()) {
            return Err(format!("seat {} must decide, but is offered nothing", seat.0 + 1));
        }
    }
    Ok(())
}
