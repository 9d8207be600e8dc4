//! What helps to choose: groups and short names of actions, what an attack would come to, what is left unused, and
//! why a card cannot be played.

use kernel::{Eyes, Id, Seat};
use script::Answer;
use text::{Both, Gender, Lang, Number, Phrase, and, both, fill};

use super::menu::{self, purpose};
use super::names::{card, name, piece, resources};
use crate::action::Action;
use crate::card::{CardId, Kind};
use crate::cards;
use crate::grants::Trick;
use crate::label::Label;
use crate::state::Open;
use crate::text::{ability_head, ability_text};
use crate::view::View;
use crate::why::Why;
use crate::words::Ability;

/// The head under which an action is listed with others of its kind.
pub(super) fn group(action: &Action, lang: Lang) -> Option<String> {
    let words = match action {
        Action::Play(..) => both("Play", "Jugar"),
        Action::Attack(..) => both("Attack", "Atacar"),
        Action::Use(_) | Action::Deploy(_) => both("Abilities", "Capacidades"),
        Action::Initiative | Action::Name(_) | Action::Answer(_) => return None,
    };
    Some(words.word(lang))
}

/// What a card costs now, on a unit.
pub(super) fn cost(view: &View, played: Label, on: Option<Label>) -> u8 {
    let table = &view.table;
    let Some(played) = card(table, played) else { return 0 };
    let on = on.and_then(|on| card(table, on));
    table.cost(seat_of(view), played, on)
}

fn seat_of(view: &View) -> Seat {
    match view.eyes {
        Eyes::Seat(seat) => seat,
        Eyes::Public | Eyes::All => view.table.active,
    }
}

/// What the action ability of a card does.
pub(super) fn use_of(view: &View, label: Label, lang: Lang) -> String {
    let table = &view.table;
    let deployed = card(table, label).is_some_and(|card| table.units.holds(card));
    let ids = cards::ability_ids(label.face_index(), deployed).iter();
    let mut acts =
        ids.filter(|id| matches!(cards::ability(**id), Some(Ability::Action { .. } | Ability::Epic(_))));
    acts.next().map_or_else(String::new, |id| ability_text(*id, lang))
}

/// "Play Battlefield Marine · 2".
pub(super) fn briefly(view: &View, action: &Action, lang: Lang) -> String {
    let say = |words: Both, holes: &[&dyn std::fmt::Display]| fill(lang, words, holes);
    match action {
        Action::Play(played, None) => say(
            both("Play {0} · {1}", "Jugar {0} · {1}"),
            &[&name(*played, lang), &cost(view, *played, None)],
        ),
        Action::Play(played, Some(on)) => say(
            both("{0} on {2} · {1}", "{0} en {2} · {1}"),
            &[&name(*played, lang), &cost(view, *played, Some(*on)), &name(*on, lang)],
        ),
        Action::Attack(unit, target) => {
            say(both("{0} against {1}", "{0} contra {1}"), &[&name(*unit, lang), &name(*target, lang)])
        }
        Action::Use(used) => say(both("Use {0}", "Usar {0}"), &[&name(*used, lang)]),
        Action::Answer(Answer::Choose(thing)) => match choosing(view) {
            Some(verb) => say(both("{0} {1}", "{0} {1}"), &[&verb.word(lang), &piece(*thing, lang)]),
            None => menu::action(view, action, lang),
        },
        Action::Answer(Answer::Trigger(thing, ability)) => {
            say(both("{0}: {1}", "{0}: {1}"), &[&piece(*thing, lang), &ability_head(*ability, lang)])
        }
        action => menu::action(view, action, lang).trim_end_matches('.').to_owned(),
    }
}

/// "Play 2".
pub(super) fn tag(view: &View, action: &Action, lang: Lang) -> String {
    let words = match action {
        Action::Play(played, on) => {
            return fill(lang, both("Play {0}", "Jugar {0}"), &[&cost(view, *played, *on)]);
        }
        Action::Attack(..) => both("Attack", "Atacar"),
        Action::Use(_) => both("Use", "Usar"),
        Action::Deploy(_) => both("Deploy", "Desplegar"),
        Action::Initiative => both("Initiative", "Iniciativa"),
        Action::Name(_) => both("Name", "Nombrar"),
        Action::Answer(Answer::Choose(_)) => choosing(view).unwrap_or(both("Choose", "Elegir")),
        Action::Answer(Answer::Mode(mode)) => return script::say::option(*mode, lang),
        Action::Answer(Answer::Trigger(..)) => both("Resolve", "Resolver"),
        Action::Answer(Answer::Name(_)) => both("Name", "Nombrar"),
        Action::Answer(Answer::First(_)) => both("First", "Primero"),
        Action::Answer(Answer::Put(_, n) | Answer::Take(_, n)) => return n.to_string(),
        Action::Answer(Answer::Amount(_) | Answer::Yes | Answer::Pass) => {
            return menu::action(view, action, lang);
        }
    };
    words.word(lang).trim_end_matches(':').to_owned()
}

/// What will be done to the thing that is chosen.
fn choosing(view: &View) -> Option<Both> {
    Some(match purpose(view)? {
        Why::Damage => both("Damage", "Dañar"),
        Why::Heal => both("Heal", "Curar"),
        Why::Defeat | Why::Duplicate => both("Defeat", "Derrotar"),
        Why::Ready => both("Ready", "Preparar"),
        Why::Exhaust => both("Exhaust", "Agotar"),
        Why::Shield => both("Shield", "Escudo:"),
        Why::Experience => both("Experience:", "Experiencia:"),
        Why::Grow => both("Strengthen", "Reforzar"),
        Why::Shrink => both("Weaken", "Debilitar"),
        Why::Control => both("Take over", "Controlar"),
        Why::ToHand => both("Return", "Devolver"),
        Why::ToBottom => both("To bottom:", "Al fondo:"),
        Why::ToTop => both("On top:", "Encima:"),
        Why::Resource => both("Resource:", "Recurso:"),
        Why::Discard => both("Discard", "Descartar"),
        Why::Draw => both("Draw", "Robar"),
        Why::Reveal => both("Reveal", "Mostrar"),
        Why::Play => both("Play", "Jugar"),
        Why::Attack => both("Attack with", "Atacar con"),
        Why::Target => both("Attack", "Atacar a"),
        Why::Gain
        | Why::Lose
        | Why::PlayOn
        | Why::Strike
        | Why::Affect
        | Why::Order
        | Why::Pay
        | Why::Number => return None,
    })
}

/// What is asked while the attacker is pointed at: "Wampa, 4 power: choose a target".
pub(super) fn lead(view: &View, action: &Action, lang: Lang) -> Option<String> {
    match action {
        Action::Attack(unit, _) => {
            let power = attack_power(&view.table, card(&view.table, *unit)?);
            let template = both("{0}, {1} power: choose a target", "{0}, {1} de Poder: elige un objetivo");
            Some(fill(lang, template, &[&name(*unit, lang), &power]))
        }
        Action::Play(played, Some(_)) => {
            let template = both("{0}: choose a unit for it", "{0}: elige una unidad");
            Some(fill(lang, template, &[&name(*played, lang)]))
        }
        _ => None,
    }
}

/// R18.4: with what counts for an attack.
fn attack_power(table: &Open, unit: CardId) -> u8 {
    let already = table.attack.is_some_and(|attack| attack.attacker == unit);
    table.power(unit).saturating_add(if already { 0 } else { table.raid(unit) })
}

/// What an attack would come to, before anything else happens.
pub(super) fn aim(view: &View, action: &Action, lang: Lang) -> Option<String> {
    let Action::Attack(unit, target) = action else { return None };
    let table = &view.table;
    let (unit, target) = (card(table, *unit)?, card(table, *target)?);
    let (power, left) = (attack_power(table, unit), table.hp_left(target));
    let say = |words: Both, n: u8| Some(fill(lang, words, &[&n]));
    if target.is_base() {
        return if power >= left {
            say(both("Wins", "Gana"), 0)
        } else {
            say(both("{0} damage", "{0} de daño"), power)
        };
    }
    if table.shields_on(target) > 0 && !table.has(unit, Trick::Saboteur) {
        return say(both("Breaks Shield", "Rompe Escudo"), 0);
    }
    let missing = left.saturating_sub(power);
    match missing {
        0 => say(both("Defeats it", "Derrota"), 0),
        1 => say(both("{0} short", "falta {0}"), 1),
        n => say(both("{0} short", "faltan {0}"), n),
    }
}

/// What somebody who passes now leaves undone: "3 resources and 2 attacks".
pub(super) fn unused(view: &View, offered: &[Action], lang: Lang) -> Option<String> {
    let plays = offered.iter().any(|action| matches!(action, Action::Play(..)));
    let mut attackers: Vec<Label> = offered
        .iter()
        .filter_map(|action| match action {
            Action::Attack(unit, _) => Some(*unit),
            _ => None,
        })
        .collect();
    attackers.dedup();
    if !offered.contains(&Action::PASS) || (!plays && attackers.is_empty()) {
        return None;
    }
    let ready = view.table.ready_resources(seat_of(view)).len() as u8;
    let mut parts = Vec::new();
    if plays && ready > 0 {
        parts.push(resources(ready, lang));
    }
    match attackers.len() {
        0 => {}
        1 => parts.push(both("1 attack", "1 ataque").word(lang)),
        n => parts.push(fill(lang, both("{0} attacks", "{0} ataques"), &[&n])),
    }
    let parts: Vec<Phrase> =
        parts.into_iter().map(|part| Phrase::new(part, Gender::Masculine, Number::Plural)).collect();
    (!parts.is_empty()).then(|| and(lang, &parts).text)
}

/// Why cards in hand cannot be played, for somebody who tries.
pub(super) fn why_not(view: &View, offered: &[Action], lang: Lang) -> Vec<(Id, String)> {
    let Eyes::Seat(seat) = view.eyes else { return Vec::new() };
    // Only an action of one's own is the time to play something.
    let acts = offered.iter().any(|action| !matches!(action, Action::Answer(_)));
    if !acts || !offered.contains(&Action::PASS) {
        return Vec::new();
    }
    let table = &view.table;
    let ready = table.ready_resources(seat).len() as u8;
    let playable = |label: Label| {
        offered.iter().any(|action| matches!(action, Action::Play(other, _) if *other == label))
    };
    let reason = |held: CardId| {
        let label = table.label(held);
        let cost = table.cost(seat, held, None);
        let template = if table.is_forbidden(seat, label.face()) {
            both("{0} cannot be played: its name was named.", "{0} no se puede jugar: se ha nombrado.")
        } else if cost > ready {
            both("{0} costs {1}, and you have {2} ready.", "{0} cuesta {1} y tienes preparados {2}.")
        } else if label.face().kind == Kind::Upgrade {
            both("There is no unit {0} can be attached to.", "No hay ninguna unidad a la que vincular {0}.")
        } else {
            return None;
        };
        let have = resources(ready, lang);
        Some((label.to_string(), fill(lang, template, &[&name(label, lang), &cost, &have])))
    };
    let hand = view.hands[seat.index()].iter().flatten().copied();
    hand.filter(|held| !playable(table.label(*held))).filter_map(reason).collect()
}
