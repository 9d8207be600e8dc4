//! What is drawn has everything that can be touched.

use std::collections::BTreeSet;

use kernel::{Draw, Eyes, Id, NoLog, PromptKind, Seat, Turn, act, offered};
use serde_json::Value;

use super::Conduct;
use crate::walk;

/// Every text a scene holds, ids and what its parts are called: a counter there is once is its own id.
fn texts(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Array(all) => all.iter().for_each(|value| texts(value, found)),
        Value::Object(fields) => fields.iter().for_each(|(name, value)| {
            found.insert(name.clone());
            texts(value, found);
        }),
        Value::String(text) => drop(found.insert(text.clone())),
        _ => {}
    }
}

/// Whatever an offer touches, and whatever can be picked, is somewhere on the scene of its seat. What is named need not
/// lie anywhere.
pub fn everything_touched_is_drawn<G: Draw>(conduct: &Conduct<G>) -> Result<(), String> {
    conduct.each(conduct.share(40), 3, |_, setup, trial| {
        walk::<G>(setup, trial, |moment| {
            let Turn::Decide(seats) = moment.turn else { return Ok(()) };
            for seat in seats.iter().filter(|_| moment.thorough) {
                let view = G::view(moment.state, Eyes::Seat(seat));
                let scene = serde_json::to_value(G::scene(&view)).map_err(|error| error.to_string())?;
                let mut drawn = BTreeSet::from(["base".to_owned()]);
                texts(&scene, &mut drawn);
                let prompt = G::prompt(&view);
                if prompt.kind == PromptKind::Name {
                    continue;
                }
                let mut touched: Vec<String> = prompt.among.into_iter().map(|(id, _)| id).collect();
                for action in offered::<G>(moment.state, seat) {
                    let touch = G::touch(&view, &action);
                    if touch.verb.is_empty() {
                        return Err(format!("`{action}` touches without a verb"));
                    }
                    touched.extend(touch.things.into_iter().chain(touch.onto));
                }
                if let Some(missing) = touched.iter().find(|id| !drawn.contains(*id)) {
                    return Err(format!(
                        "{} can touch {missing}, which is nowhere",
                        G::seat_name(setup, seat)
                    ));
                }
            }
            Ok(())
        })
        .map(drop)
    })
}

/// A client that gathers its picks first needs no more than what is asked: it sends them in the order of
/// the things that come into question.
pub fn picks_can_be_sent_in_order<G: Draw>(conduct: &Conduct<G>) -> Result<(), String> {
    conduct.each(conduct.share(20), 1, |_, setup, trial| {
        walk::<G>(setup, trial, |moment| {
            let Turn::Decide(seats) = moment.turn else { return Ok(()) };
            for seat in seats.iter() {
                let prompt = G::prompt(&G::view(moment.state, Eyes::Seat(seat)));
                if prompt.kind != PromptKind::Things || prompt.most < 2 || prompt.among.len() < 2 {
                    continue;
                }
                let several = usize::from(prompt.least).clamp(2, prompt.among.len());
                picks_in_order::<G>(moment.state, seat, &prompt.among[prompt.among.len() - several..])?;
            }
            Ok(())
        })
        .map(drop)
    })
}

/// The last ones of the list: the first offers do not show all of them.
fn picks_in_order<G: Draw>(state: &G::State, seat: Seat, picks: &[(Id, u16)]) -> Result<(), String> {
    let mut trial = state.clone();
    for (i, (id, _)) in picks.iter().enumerate() {
        let view = G::view(&trial, Eyes::Seat(seat));
        let mut offers = offered::<G>(&trial, seat).into_iter();
        match offers.find(|action| G::touch(&view, action).things.first() == Some(id)) {
            Some(pick) => {
                act::<G>(&mut trial, seat, pick, &mut NoLog).map_err(|problem| problem.to_string())?;
            }
            None if i == 0 => return Err(format!("{id} comes into question, but cannot be picked first")),
            // The rest was taken without asking, or the game waits for fate.
            None => return Ok(()),
        }
    }
    Ok(())
}
