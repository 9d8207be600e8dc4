//! What is asked, and what can be answered.

use std::fmt::Display;

use kernel::{Dice, Eyes, Seat};
use script::{Answer, Core, Instr, Question, question as asked, say};
use text::{Both, Lang, both, capitalised, fill};

use super::purposes::purpose_words;
use crate::action::{Action, Piece};
use crate::cards::tactics::Half;
use crate::imagine;
use crate::programs::programs;
use crate::state::Frame;
use crate::text::effect_text;
use crate::text::names::*;
use crate::things::{ActionCard, MissionCard, ObjectiveCard, Side, TacticCard, WORDS};
use crate::turn::Routine;
use crate::view::View;
use crate::why::Why;
use crate::words::{Ask, Effect, Op, Step, Vocabulary};

/// What the machine stands on.
pub(super) fn instruction(view: &View) -> Option<(&Frame, &'static Instr<Vocabulary>)> {
    let frame = view.machine.top()?;
    Some((frame, programs().code.at(frame.pc)))
}

/// What things are chosen for.
pub(super) fn purpose(view: &View) -> Option<Why> {
    match instruction(view)?.1 {
        Instr::Choose(choice) => Some(choice.why),
        _ => None,
    }
}

/// The card whose effect is being carried out.
fn source(frame: &Frame) -> Option<Piece> {
    let card = MissionCard::RANGE.holds(frame.source)
        || TacticCard::RANGE.holds(frame.source)
        || ActionCard::RANGE.holds(frame.source)
        || ObjectiveCard::RANGE.holds(frame.source);
    card.then(|| Piece::of_thing(frame.source))
}

pub(super) fn question(view: &View, lang: Lang) -> String {
    let over = both("The game is over.", "La partida ha terminado.");
    if view.table.outcome.is_some() {
        return over.word(lang);
    }
    let state = imagine::imagine(view, &mut Dice::new(0));
    let (Some(frame), Some(asked)) = (state.machine.top(), asked(&state)) else {
        return over.word(lang);
    };
    let Some(seat) = asked.seat(frame).map(Seat) else {
        return both("Chance decides.", "Decide el azar.").word(lang);
    };
    let side = Side::of_seat(seat);
    if view.eyes != Eyes::Seat(seat) && view.eyes != Eyes::All {
        return fill(lang, both("Waiting for {0}.", "Se espera a {0}."), &[&the_side(side, lang)]);
    }
    let words = match &asked {
        Question::Ask(ask) => return turn_question(view, *ask, lang),
        Question::Next { .. } => return say::what_next(lang),
        Question::First { .. } => {
            both("Whose abilities come first?", "¿Las capacidades de quién van primero?").word(lang)
        }
        Question::Confirm { .. } => confirm(view, lang),
        Question::Modes { .. } => say::which_mode(lang),
        Question::Amount { why: Why::Advance, .. } => {
            both("from which space?", "¿de qué casilla?").word(lang)
        }
        Question::Amount { .. } => both("how many?", "¿cuántos?").word(lang),
        Question::Things { why, .. } | Question::Shares { why, .. } => {
            let what = purpose_words(*why).word(lang);
            match programs().code.at(frame.pc) {
                Instr::Choose(choice) => say::how_many(&what, choice, frame.reg(choice.into).len(), lang),
                _ => what,
            }
        }
        Question::Fate(_) | Question::Lot(_) => String::new(),
    };
    match source(frame) {
        Some(of) => fill(lang, both("{0}: {1}", "{0}: {1}"), &[&piece_name(of, lang), &words]),
        None => capitalised(&words),
    }
}

/// The questions of a turn.
fn turn_question(view: &View, ask: Ask, lang: Lang) -> String {
    let combat = |words: Both| {
        let place = view.table.combat.as_ref().map(|combat| place_name(combat.place, lang));
        fill(lang, words, &[&place.unwrap_or_default()])
    };
    let words = match ask {
        Ask::Place => {
            both("Set-up: where do these units begin?", "Preparación: ¿dónde empiezan estas unidades?")
        }
        Ask::Assign => both("Assignment: who gets a mission?", "Asignación: ¿quién recibe una misión?"),
        Ask::Command => both(
            "Command: do you reveal a mission, activate a system, or pass?",
            "Mando: ¿revelas una misión, activas un sistema o pasas?",
        ),
        Ask::Move => both("Which units come along?", "¿Qué unidades vienen?"),
        Ask::Deploy => both("Where are these units deployed?", "¿Dónde se despliegan estas unidades?"),
        Ask::Recruit => both("Recruit: which card do you keep?", "Reclutar: ¿qué carta conservas?"),
        Ask::Cards => both("Do you use an action card?", "¿Usas una carta de acción?"),
        Ask::Score => both("Do you play an objective?", "¿Juegas un objetivo?"),
        Ask::Fight => {
            return combat(both(
                "Combat in {0}: do you play or draw a tactic card?",
                "Combate en {0}: ¿juegas o robas una carta de táctica?",
            ));
        }
        Ask::Block => {
            return combat(both(
                "Combat in {0}: do you play a card against the damage?",
                "Combate en {0}: ¿juegas una carta contra el daño?",
            ));
        }
        Ask::Ability => {
            return combat(both(
                "Combat in {0}: which ability of the card do you use?",
                "Combate en {0}: ¿qué capacidad de la carta usas?",
            ));
        }
    };
    words.word(lang)
}

fn confirm(view: &View, lang: Lang) -> String {
    let Some((frame, Instr::May { block, .. } | Instr::Offer(block))) = instruction(view) else {
        return both("do you want this?", "¿quieres hacerlo?").word(lang);
    };
    match block.first() {
        Some(Step::Do(Op::Rule(Routine::Forestall))) => both(
            "do you cancel the card of your opponent before it has an effect?",
            "¿anulas la carta de tu rival antes de que tenga efecto?",
        )
        .word(lang),
        _ => {
            let text = effect_text(block, Some(Side::of_seat(Seat(frame.owner))), lang);
            fill(lang, both("do you want this? {0}", "¿quieres hacerlo? {0}"), &[&text]).trim_end().to_owned()
        }
    }
}

/// An action as a menu entry.
pub(super) fn action(view: &View, action: &Action, lang: Lang) -> String {
    let say = |words: Both, holes: &[&dyn Display]| fill(lang, words, holes);
    match action {
        Action::Place(place, unit, n) => {
            let units = units(*unit, *n, lang);
            say(both("Place {0} in {1}", "Poner {0} en {1}"), &[&units, &place_name(*place, lang)])
        }
        Action::Assign(leader, card) => say(
            both("Assign {0} to {1}", "Asignar a {0} a {1}"),
            &[&leader_name(*leader, lang), &card.mission().name.word(lang)],
        ),
        Action::Reveal(card) => say(both("Reveal {0}", "Revelar {0}"), &[&card.mission().name.word(lang)]),
        Action::Activate(leader) => say(
            both("Activate a system with {0}", "Activar un sistema con {0}"),
            &[&leader_name(*leader, lang)],
        ),
        Action::All(place) => say(
            both("Bring all that fits from {0}", "Traer todo lo que quepa de {0}"),
            &[&place_name(*place, lang)],
        ),
        Action::From(place) => {
            say(both("Choose what comes from {0}", "Elegir qué viene de {0}"), &[&place_name(*place, lang)])
        }
        Action::RevealBase => both("Reveal the Rebel base", "Revelar la base rebelde").word(lang),
        Action::Play(card) => say(
            both("Play {0}: {1}", "Jugar {0}: {1}"),
            &[&card.face().name.word(lang), &ability(view, *card, Half::Top, lang)],
        ),
        Action::DrawTactic => {
            both("Draw a tactic card for a special", "Robar una carta de táctica por un especial").word(lang)
        }
        Action::Use(card) => say(
            both("Use {0}: {1}", "Usar {0}: {1}"),
            &[&card.scheme().name.word(lang), &effect_text(card.scheme().effect, Some(card.side()), lang)],
        ),
        Action::Recruit(leader, card) => say(
            both("Recruit {0} and keep {1}", "Reclutar a {0} y conservar {1}"),
            &[&leader_name(*leader, lang), &card.scheme().name.word(lang)],
        ),
        Action::Keep(card) => say(
            both("Recruit nobody and keep {0}", "No reclutar a nadie y conservar {0}"),
            &[&card.scheme().name.word(lang)],
        ),
        Action::Score(card) => {
            say(both("Play the objective {0}", "Jugar el objetivo {0}"), &[&card.objective().name.word(lang)])
        }
        Action::Ability(half) => {
            let card =
                view.machine.top().map(|frame| frame.source).filter(|card| TacticCard::RANGE.holds(*card));
            card.map_or_else(String::new, |card| ability(view, TacticCard::from_thing(card), *half, lang))
        }
        Action::Answer(answer) => answered(view, answer, lang),
    }
}

fn ability(view: &View, card: TacticCard, half: Half, lang: Lang) -> String {
    let owner = card.face().side.unwrap_or(view.table.active);
    effect_text(card.face().abilities[half as usize], Some(owner), lang)
}

fn answered(view: &View, answer: &Answer<Piece>, lang: Lang) -> String {
    let say = |words: Both, holes: &[&dyn Display]| fill(lang, words, holes);
    match answer {
        Answer::Choose(thing) | Answer::Name(thing) => capitalised(&piece_name(*thing, lang)),
        Answer::Put(Piece::Unit(unit), n) | Answer::Take(Piece::Unit(unit), n) => {
            units(*unit, *n as u8, lang).text
        }
        Answer::Put(thing, n) | Answer::Take(thing, n) => {
            say(both("{0} × {1}", "{0} × {1}"), &[n, &piece_name(*thing, lang)])
        }
        Answer::Mode(mode) => mode_words(view, *mode, lang),
        Answer::First(seat) => {
            say(both("{0} first", "Primero {0}"), &[&side_name(Side::of_seat(Seat(*seat)), lang)])
        }
        Answer::Trigger(thing, _) => capitalised(&piece_name(*thing, lang)),
        Answer::Amount(n) => say(both("{0}", "{0}"), &[n]),
        Answer::Yes => say::yes(lang),
        Answer::Pass => pass(view, lang),
    }
}

/// An option: those of the rules have words of their own.
fn mode_words(view: &View, mode: u8, lang: Lang) -> String {
    let Some((frame, Instr::Pick { modes, .. })) = instruction(view) else {
        return say::option(mode, lang);
    };
    let block = modes[usize::from(mode)].0;
    let does = |routine: Routine| {
        block.iter().any(|step| matches!(step, Step::Do(Op::Rule(other)) if *other == routine))
    };
    let words = if does(Routine::Withdraw) {
        both(
            "Bring up to 5 units from a system to the base",
            "Llevar hasta 5 unidades de un sistema a la base",
        )
    } else if does(Routine::ProbeToTop) {
        both("On top of the probe deck", "Encima del mazo de sondas")
    } else if does(Routine::ProbeToBottom) {
        both("At the bottom of the probe deck", "En el fondo del mazo de sondas")
    } else if moves_base(block) {
        both("Look for a new base", "Buscar una nueva base")
    } else {
        let text = effect_text(block, Some(Side::of_seat(Seat(frame.owner))), lang);
        return if text.is_empty() { say::option(mode, lang) } else { text };
    };
    words.word(lang)
}

fn moves_base(block: Effect) -> bool {
    block
        .iter()
        .any(|step| matches!(step, Step::Do(Op::Rule(Routine::MoveBase))) || step.blocks().any(moves_base))
}

/// What passing means depends on what is asked.
fn pass(view: &View, lang: Lang) -> String {
    let words = match instruction(view) {
        Some((_, Instr::Ask(Ask::Assign))) => both("Assign nobody else", "No asignar a nadie más"),
        Some((_, Instr::Ask(Ask::Command))) => {
            both("Pass for the rest of the phase", "Pasar el resto de la fase")
        }
        Some((_, Instr::Ask(Ask::Move))) => both("Bring nothing else", "No traer nada más"),
        Some((_, Instr::Ask(Ask::Deploy))) => both("Deploy nothing else", "No desplegar nada más"),
        Some((_, Instr::Ask(Ask::Fight))) => both("Go on to the damage", "Pasar al daño"),
        Some((_, Instr::Ask(Ask::Cards))) => both("Use no action card", "No usar ninguna acción"),
        Some((_, Instr::Ask(Ask::Score))) => both("Play no objective", "No jugar ningún objetivo"),
        Some((_, Instr::Ask(Ask::Recruit))) => both("Look at one more card", "Mirar una carta más"),
        Some((_, Instr::Ask(Ask::Block))) => both("Block nothing", "No bloquear nada"),
        Some((_, Instr::Ask(Ask::Ability))) => both("Use no ability", "No usar ninguna capacidad"),
        Some((frame, Instr::Choose(choice))) if frame.reg(choice.into).is_empty() => match choice.why {
            Why::Oppose => both("Nobody opposes", "Nadie se opone"),
            Why::Join => both("Nobody joins", "Nadie se une"),
            Why::Lead => both("Do not retreat", "No retirarse"),
            Why::Reroll => both("Roll nothing again", "No repetir nada"),
            Why::Carry | Why::Fly => both("Take nothing along", "No llevar nada"),
            _ => both("None", "Ninguno"),
        },
        _ => return say::pass::<crate::State, WORDS>(&view.machine, lang),
    };
    words.word(lang)
}
