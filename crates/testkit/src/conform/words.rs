//! What the table says while a game is played.

use kernel::{Advise, Cast, Eyes, NoLog, Seat, Speak, Turn, act, offered};
use text::Lang;

use super::Conduct;
use crate::{walk, watching};

/// The longest tag that fits on a card.
const TAG: usize = 18;

/// Of a text in the pseudo-language: a letter outside brackets bypassed the tables.
pub(super) fn from_a_table(text: &str) -> Result<(), String> {
    let mut depth = 0;
    for c in text.chars() {
        match c {
            '[' => depth += 1,
            ']' => depth -= 1,
            c if depth == 0 && c.is_alphabetic() => return Err(format!("not from a table: {text}")),
            _ => {}
        }
    }
    if depth == 0 { Ok(()) } else { Err(format!("a bracket is left open: {text}")) }
}

/// Questions, menus, buttons, tags, advice, log lines and the table: none is empty or has a hole, tags are
/// short, and every word comes from a table.
pub fn every_word_comes_from_a_table<G: Speak + Advise>(conduct: &Conduct<G>) -> Result<(), String> {
    conduct.each(conduct.share(40), 3, |_, setup, trial| {
        walk::<G>(setup, trial, |moment| {
            for eyes in watching::<G>(setup).into_iter().chain([Eyes::All]) {
                for seen in moment.events.iter().filter_map(|event| G::seen(event, eyes)) {
                    for cast in [Cast::default(), Cast::told_to(Seat(0))] {
                        from_a_table(&G::say_event(&seen, &cast, Lang::Pseudo))?;
                        if let Some(sum) = G::say_sum(&seen, &cast, Lang::Pseudo) {
                            from_a_table(&sum.one)?;
                            from_a_table(&sum.many.replace("{n}", "2"))?;
                        }
                    }
                }
            }
            let Turn::Decide(seats) = moment.turn else { return Ok(()) };
            if !moment.thorough {
                return Ok(());
            }
            for eyes in watching::<G>(setup) {
                let view = G::view(moment.state, eyes);
                // A track may be drawn in brackets of its own.
                let table = G::say_table(&view, Lang::Pseudo).replace(['●', '·'], "").replace("[]", "");
                from_a_table(&table)?;
                let actions = match eyes {
                    Eyes::Seat(seat) if seats.contains(seat) => offered::<G>(moment.state, seat),
                    _ => Vec::new(),
                };
                for lang in [Lang::Pseudo, Lang::En, Lang::Es] {
                    said::<G>(&view, &actions, lang)?;
                }
            }
            Ok(())
        })
        .map(drop)
    })
}

fn said<G: Speak + Advise>(view: &G::View, actions: &[G::Action], lang: Lang) -> Result<(), String> {
    let mut said = vec![G::say_question(view, lang)];
    for action in actions {
        let tag = G::say_tag(view, action, lang);
        if lang != Lang::Pseudo && tag.chars().count() > TAG {
            return Err(format!("`{tag}` is too long to stand on a card"));
        }
        said.extend([G::say_action(view, action, lang), G::say_briefly(view, action, lang), tag]);
        said.extend(G::say_lead(view, action, lang).into_iter().chain(G::say_aim(view, action, lang)));
        said.extend(G::say_group(action, lang));
    }
    said.extend(G::say_unused(view, actions, lang));
    said.extend(G::say_why_not(view, actions, lang).into_iter().map(|(_, why)| why));
    for actions in G::combinations(view, actions).into_iter().chain(G::ways(view, actions)) {
        said.push(G::say_combination(view, &actions, lang));
        said.push(G::say_combination_briefly(view, &actions, lang));
    }
    if !actions.is_empty() {
        let advice = G::advise(view, actions);
        said.extend(G::reason(view, actions, &advice, lang));
    }
    for said in said {
        if said.is_empty() || said.contains(['{', '}']) {
            return Err(format!("an empty text, or one with a hole: {said:?}"));
        }
        if lang == Lang::Pseudo {
            from_a_table(&said)?;
        }
    }
    Ok(())
}

/// Every action of a combination is offered when its turn comes.
pub fn combinations_can_be_played_to_their_end<G: Speak>(conduct: &Conduct<G>) -> Result<(), String> {
    conduct.each(conduct.share(40), 2, |_, setup, trial| {
        walk::<G>(setup, trial, |moment| {
            let Turn::Decide(seats) = moment.turn else { return Ok(()) };
            for seat in seats.iter().filter(|_| moment.thorough) {
                let view = G::view(moment.state, Eyes::Seat(seat));
                let offered = offered::<G>(moment.state, seat);
                let listed = G::combinations(&view, &offered).into_iter();
                for combination in listed.chain(G::ways(&view, &offered)) {
                    let mut trial = moment.state.clone();
                    for action in combination {
                        act::<G>(&mut trial, seat, action, &mut NoLog)
                            .map_err(|rejected| format!("in a combination: {rejected}"))?;
                    }
                }
            }
            Ok(())
        })
        .map(drop)
    })
}
