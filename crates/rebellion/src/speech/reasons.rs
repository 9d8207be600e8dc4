//! Why the Empire's procedure does something: a line in the log, and the whole reason for those who ask.

use text::{Both, Lang, both, capitalised, fill, sentence};

use super::criteria::{measured, weighed};
use super::purposes::decided;
use crate::action::Piece;
use crate::automaton::Aim;
use crate::automaton::decision::{Candidate, Decision, Rule, Weighing};
use crate::chance;
use crate::event::{Deed, Event, Throw};
use crate::text::names::*;
use crate::things::Place;

fn rule(of: Rule, lang: Lang) -> String {
    match of {
        // The list of decisions has no numbers.
        Rule(10, _) => both("S10", "S10").word(lang),
        Rule(part, n) => fill(lang, both("S{0}.{1}", "S{0}.{1}"), &[&part, &n]),
    }
}

/// One sentence for the log.
pub(super) fn short(event: &Event, lang: Lang) -> Option<String> {
    let say = |words: Both, holes: &[&dyn std::fmt::Display]| capitalised(&fill(lang, words, holes));
    let place = |place: &Place| place_name(*place, lang);
    Some(match event {
        Event::Decided(decision) => say(
            both("{0}: {1} ({2}, {3}).", "{0}: {1} ({2}, {3})."),
            &[
                &decided(decision.question).word(lang),
                &piece_name(decision.answer, lang),
                &decisive(decision, lang),
                &rule(decision.rule, lang),
            ],
        ),
        Event::ImperialDeed { rule: of, deed, .. } => {
            let deed = match deed {
                Deed::Pass => both(
                    "the Empire can do nothing more and passes",
                    "el Imperio no puede hacer nada más y pasa",
                ),
                Deed::Activate => both("the Empire activates a system", "el Imperio activa un sistema"),
                Deed::Mission => both("the Empire plays a mission", "el Imperio juega una misión"),
            };
            say(both("{0} ({1}).", "{0} ({1})."), &[&deed.word(lang), &rule(*of, lang)])
        }
        Event::Heads { rule: of, aim, die: Some(die) } => say(
            both("The die shows {0}: {1} ({2}).", "El dado muestra {0}: {1} ({2})."),
            &[die, &aim_name(*aim).word(lang), &rule(*of, lang)],
        ),
        Event::Heads { rule: of, aim, die: None } => say(
            both("Aim: {0} ({1}).", "Objetivo: {0} ({1})."),
            &[&aim_name(*aim).word(lang), &rule(*of, lang)],
        ),
        Event::Helped { rule: of, place: at } => say(
            both(
                "The fleet in {0} is helped by a Stormtrooper ({1}).",
                "La flota de {0} recibe la ayuda de un Soldado de asalto ({1}).",
            ),
            &[&place(at), &rule(*of, lang)],
        ),
        Event::Threw { die, face } => say(
            both("{0}: the die shows {1}{2}.", "{0}: el dado muestra {1}{2}."),
            &[&throw_name(*die).word(lang), face, &consequence(*die, *face, lang)],
        ),
        Event::Probed(at) => say(
            both(
                "The probe card of {0} is laid open ({1}).",
                "La carta de sonda de {0} queda a la vista ({1}).",
            ),
            &[&place(at), &rule(Rule(3, 9), lang)],
        ),
        Event::Explored(at) => say(
            both(
                "Troops explore {0}: its probe card is taken ({1}).",
                "Las tropas exploran {0}: se toma su carta de sonda ({1}).",
            ),
            &[&place(at), &rule(Rule(3, 9), lang)],
        ),
        Event::GivenUp(at) => say(
            both(
                "{0} is given up: its probe card goes back ({1}).",
                "Se abandona {0}: su carta de sonda vuelve al mazo ({1}).",
            ),
            &[&place(at), &rule(Rule(3, 10), lang)],
        ),
        Event::SearchReopened(places) => {
            let places = listed(places.of::<Place>().map(|place| place_name(place, lang)), lang);
            let places = places.unwrap_or_else(|| both("nothing", "nada").word(lang));
            say(
                both("Possible bases again: {0} ({1}).", "Vuelven a ser bases posibles: {0} ({1})."),
                &[&places, &rule(Rule(4, 5), lang)],
            )
        }
        _ => return None,
    })
}

/// What has decided in the end: the last criterion that struck somebody out, the die, or that there was nobody else.
fn decisive(decision: &Decision, lang: Lang) -> String {
    if let [_] = &decision.candidates[..] {
        return both("the only one", "la única opción").word(lang);
    }
    let last = decision.candidates.iter().filter_map(|candidate| candidate.out).max();
    let by =
        last.and_then(|at| decision.criteria.get(usize::from(at))).map(|weighing| weighed(*weighing, lang));
    match (by, decision.die) {
        (Some(by), None) => by,
        (Some(by), Some(face)) => {
            fill(lang, both("{0}, then the die: {1}", "{0}; luego el dado: {1}"), &[&by, &face])
        }
        (None, Some(face)) => fill(lang, both("the die: {0}", "el dado: {0}"), &[&face]),
        (None, None) => both("all alike", "todos iguales").word(lang),
    }
}

/// Everything about a decision, line by line.
pub(super) fn whole(event: &Event, lang: Lang) -> Vec<String> {
    match event {
        Event::Decided(decision) => decision_lines(decision, lang),
        Event::ImperialDeed { rule: of, pool, unrevealed, gap, die, .. } => {
            let mut lines = vec![fill(
                lang,
                both(
                    "{0}: {1} leaders in the pool, {2} missions unrevealed, reputation {3} spaces ahead of time.",
                    "{0}: {1} líderes en la reserva, {2} misiones sin revelar, reputación {3} casillas por delante del tiempo.",
                ),
                &[&rule(*of, lang), pool, unrevealed, gap],
            )];
            if let Some(die) = die {
                lines.push(fill(
                    lang,
                    both(
                        "The die shows {0}: 1 to 4 activate, 5 to 8 play a mission.",
                        "El dado muestra {0}: de 1 a 4 se activa, de 5 a 8 se juega una misión.",
                    ),
                    &[die],
                ));
            }
            lines
        }
        Event::Heads { die: Some(die), .. } => vec![fill(
            lang,
            both(
                "The die shows {0}: 1 to 4 mean Rebel units, 5 to 8 a possible base.",
                "El dado muestra {0}: de 1 a 4, unidades rebeldes; de 5 a 8, una base posible.",
            ),
            &[die],
        )],
        _ => Vec::new(),
    }
}

fn decision_lines(decision: &Decision, lang: Lang) -> Vec<String> {
    let mut lines = vec![sentence(&fill(
        lang,
        both("{0}, {1}: {2}", "{0}, {1}: {2}"),
        &[
            &rule(decision.rule, lang),
            &decided(decision.question).word(lang),
            &piece_name(decision.answer, lang),
        ],
    ))];
    for (i, weighing) in decision.criteria.iter().enumerate() {
        lines.push(sentence(&fill(
            lang,
            both("criterion {0}: {1}", "criterio {0}: {1}"),
            &[&(i + 1), &weighed(*weighing, lang)],
        )));
    }
    lines.extend(
        decision.candidates.iter().map(|candidate| candidate_line(candidate, &decision.criteria, lang)),
    );
    lines.extend(die_line(decision, lang));
    lines
}

fn candidate_line(candidate: &Candidate, criteria: &[Weighing], lang: Lang) -> String {
    let worth = candidate.values.iter().zip(criteria).map(|(value, weighing)| {
        let (Weighing::Most(criterion) | Weighing::Least(criterion)) = weighing;
        measured(*criterion, *value, lang)
    });
    let worth: Vec<String> = worth.collect();
    let name = piece_name(candidate.piece, lang);
    let said = if worth.is_empty() {
        name
    } else {
        fill(lang, both("{0}: {1}", "{0}: {1}"), &[&name, &worth.join(", ")])
    };
    sentence(&match candidate.out {
        Some(at) => fill(
            lang,
            both("{0}; struck out by criterion {1}", "{0}; descartado por el criterio {1}"),
            &[&said, &(at + 1)],
        ),
        None => said,
    })
}

/// S0.3: what the faces of the die meant.
fn die_line(decision: &Decision, lang: Lang) -> Option<String> {
    let face = decision.die?;
    let left: Vec<Piece> = decision
        .candidates
        .iter()
        .filter(|candidate| candidate.out.is_none())
        .map(|candidate| candidate.piece)
        .collect();
    let options = left.len() as u16;
    let meant = left.iter().enumerate().map(|(i, piece)| {
        let faces: Vec<String> = (1..=8)
            .filter(|face| chance::option(*face, options) == i as u16)
            .map(|face: u8| face.to_string())
            .collect();
        fill(lang, both("{0} {1}", "{0} {1}"), &[&faces.join("-"), &piece_name(*piece, lang)])
    });
    let meant: Vec<String> = meant.collect();
    Some(fill(
        lang,
        both("The die shows {0}; it meant: {1}.", "El dado muestra {0}; significaba: {1}."),
        &[&face, &meant.join(", ")],
    ))
}

const fn throw_name(die: Throw) -> Both {
    match die {
        Throw::RebelMissions => both("Rebel missions", "misiones rebeldes"),
        Throw::ImperialMissions => both("Imperial missions", "misiones imperiales"),
        Throw::Units => both("list of units", "lista de unidades"),
        Throw::Start => both("where the unit begins", "dónde empieza la unidad"),
        Throw::Site => both("where a Death Star is built", "dónde se construye una Estrella de la Muerte"),
        Throw::Opposition => both("against the mission", "contra la misión"),
        Throw::Joining => both("for the combat", "al combate"),
        Throw::Cards => both("action cards", "cartas de acción"),
    }
}

/// What a die means that says yes or no.
fn consequence(die: Throw, face: u8, lang: Lang) -> String {
    let (of, no, yes) = match die {
        Throw::Opposition => (
            Rule(7, 7),
            both("nobody is sent", "no se envía a nadie"),
            both("somebody is sent", "se envía a alguien"),
        ),
        Throw::Joining => (
            Rule(7, 8),
            both("nobody is sent", "no se envía a nadie"),
            both("somebody is sent", "se envía a alguien"),
        ),
        Throw::Cards => {
            (Rule(6, 3), both("none is used", "no se usa ninguna"), both("they are used", "se usan"))
        }
        _ => return String::new(),
    };
    let said = if chance::option(face, 2) == 0 { no } else { yes };
    fill(lang, both(", {0} ({1})", ", {0} ({1})"), &[&said.word(lang), &rule(of, lang)])
}

const fn aim_name(aim: Aim) -> Both {
    match aim {
        Aim::Search => both("the nearest possible base", "la base posible más cercana"),
        Aim::Strike => both("Rebels next to a fleet", "rebeldes junto a una flota"),
        Aim::Neutral => both("a neutral system", "un sistema neutral"),
        Aim::Rebels => both("Rebel units", "unidades rebeldes"),
        Aim::Base => both("the Rebel base", "la base rebelde"),
        Aim::Deny => both(
            "a remote system, to deny it as a new base",
            "un sistema remoto, para negarlo como nueva base",
        ),
        Aim::Attack => both("Rebel systems", "sistemas rebeldes"),
        Aim::Towards => both("towards the base", "hacia la base"),
    }
}
