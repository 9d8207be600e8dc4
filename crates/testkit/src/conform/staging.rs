//! A position that a view describes can be staged again.

use kernel::{Dice, Eyes, Stage, Turn};

use super::Conduct;
use crate::{walk, watching};

/// Where a position can be described at all, it is staged as it was described; what hidden cards it
/// leaves open makes no difference.
pub fn what_is_described_can_be_staged<G: Stage>(conduct: &Conduct<G>) -> Result<(), String> {
    let mut staged = 0;
    conduct.each(conduct.share(100), 20, |_, setup, trial| {
        told_again::<G>(setup)?;
        walk::<G>(setup, trial, |moment| {
            if !moment.thorough || !matches!(moment.turn, Turn::Decide(_)) {
                return Ok(());
            }
            let whole = G::describe(&G::view(moment.state, Eyes::All));
            let Ok(again) = raised::<G>(setup, &whole) else { return Ok(()) };
            // In the middle of an effect the description cannot say where the table stands.
            if G::turn(&again) != *moment.turn {
                return Ok(());
            }
            let other = G::describe(&G::view(&again, Eyes::All));
            if other != whole {
                let lost: Vec<_> = whole.iter().filter(|line| !other.contains(line)).collect();
                let new: Vec<_> = other.iter().filter(|line| !whole.contains(line)).collect();
                return Err(format!("staged again, it is another position: {lost:?} became {new:?}"));
            }
            staged += 1;
            for eyes in watching::<G>(setup) {
                let view = G::view(moment.state, eyes);
                let described = G::describe(&view);
                raised::<G>(setup, &described)?;
                let imagined = G::imagine(&view, &mut Dice::new(3));
                if G::describe(&G::view(&imagined, eyes)) != described {
                    return Err(format!("{eyes:?} describe what they cannot see: {described:?}"));
                }
            }
            Ok(())
        })
        .map(drop)
    })?;
    if staged > 30 { Ok(()) } else { Err(format!("only {staged} positions were staged")) }
}

/// The options of a set-up lead from the usual one to it.
fn told_again<G: Stage>(setup: &G::Setup) -> Result<(), String> {
    let mut again = G::usual();
    for (option, value) in G::options_of(setup) {
        G::set_option(&mut again, &option, &value)?;
    }
    if again == *setup { Ok(()) } else { Err(format!("its options tell another set-up: {again:?}")) }
}

fn raised<G: Stage>(setup: &G::Setup, facts: &[(String, String)]) -> Result<G::State, String> {
    let mut stage = G::stage(setup)?;
    for (subject, value) in facts {
        G::place(&mut stage, subject, value).map_err(|problem| format!("{subject}: {value}: {problem}"))?;
    }
    G::raise(stage)
}
