//! Groups and short names of actions.

use script::Answer;
use text::{Both, Lang, both, fill};

use super::menu;
use crate::action::{Action, Piece};
use crate::cards::tactics::Half;
use crate::text::names::*;
use crate::view::View;

/// The head under which an action is listed with others of its kind.
pub(super) fn group(action: &Action, lang: Lang) -> Option<String> {
    let words = match action {
        Action::Place(..) => both("Place", "Poner"),
        Action::Assign(..) => both("Assign", "Asignar"),
        Action::Reveal(_) => both("Reveal", "Revelar"),
        Action::Activate(_) => both("Activate", "Activar"),
        Action::All(_) | Action::From(_) => both("Move", "Mover"),
        Action::Play(_) => both("Play", "Jugar"),
        Action::Use(_) => both("Action cards", "Acciones"),
        Action::Recruit(..) | Action::Keep(_) => both("Recruit", "Reclutar"),
        Action::Score(_) => both("Objectives", "Objetivos"),
        Action::RevealBase | Action::DrawTactic | Action::Ability(_) | Action::Answer(_) => return None,
    };
    Some(words.word(lang))
}

/// "Han Solo → Sabotage".
pub(super) fn briefly(view: &View, action: &Action, lang: Lang) -> String {
    let say = |words: Both, holes: &[&dyn std::fmt::Display]| fill(lang, words, holes);
    match action {
        Action::Place(place, unit, n) => {
            say(both("{0} → {1}", "{0} → {1}"), &[&units(*unit, *n, lang), &place_name(*place, lang)])
        }
        Action::Assign(leader, card) => say(
            both("{0} → {1}", "{0} → {1}"),
            &[&leader_name(*leader, lang), &card.mission().name.word(lang)],
        ),
        Action::Activate(leader) => leader_name(*leader, lang),
        Action::All(place) => say(both("All from {0}", "Todo de {0}"), &[&place_name(*place, lang)]),
        Action::From(place) => say(both("Some from {0}", "Algo de {0}"), &[&place_name(*place, lang)]),
        Action::Play(card) => card.face().name.word(lang),
        Action::Use(card) => card.scheme().name.word(lang),
        Action::Score(card) => card.objective().name.word(lang),
        Action::Ability(Half::Top) => both("Top ability", "Capacidad de arriba").word(lang),
        Action::Ability(Half::Bottom) => both("Bottom ability", "Capacidad de abajo").word(lang),
        action => menu::action(view, action, lang).trim_end_matches('.').to_owned(),
    }
}

/// Two words at most.
pub(super) fn tag(view: &View, action: &Action, lang: Lang) -> String {
    let words = match action {
        Action::Place(_, _, n) => return fill(lang, both("Place {0}", "Poner {0}"), &[n]),
        Action::Assign(..) => both("Assign", "Asignar"),
        Action::Reveal(_) | Action::RevealBase => both("Reveal", "Revelar"),
        Action::Activate(_) => both("Activate", "Activar"),
        Action::All(_) => both("All", "Todo"),
        Action::From(_) => both("Choose", "Elegir"),
        Action::Play(_) => both("Play", "Jugar"),
        Action::DrawTactic => both("Draw", "Robar"),
        Action::Ability(_) | Action::Use(_) => both("Use", "Usar"),
        Action::Recruit(..) => both("Recruit", "Reclutar"),
        Action::Keep(_) => both("Keep", "Conservar"),
        Action::Score(_) => both("Score", "Puntuar"),
        Action::Answer(Answer::Choose(_) | Answer::Name(_)) => both("Choose", "Elegir"),
        Action::Answer(Answer::Put(_, n) | Answer::Take(_, n) | Answer::Amount(n)) => {
            return fill(lang, both("{0}", "{0}"), &[n]);
        }
        Action::Answer(Answer::Mode(mode)) => return script::say::option(*mode, lang),
        Action::Answer(Answer::First(_)) => both("First", "Primero"),
        Action::Answer(Answer::Trigger(Piece::Tactic(_) | Piece::Mission(_), _)) => both("Next", "Ahora"),
        Action::Answer(Answer::Trigger(..)) => both("Use", "Usar"),
        Action::Answer(Answer::Yes) => both("Yes", "Sí"),
        Action::Answer(Answer::Pass) => match menu::purpose(view) {
            Some(_) => both("Done", "Listo"),
            None => both("Pass", "Pasar"),
        },
    };
    words.word(lang)
}
