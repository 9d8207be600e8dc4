//! What is asked, and what can be answered.

use kernel::{Eyes, Seat};
use script::{Answer, Core, Instr, Question, question as asked, say};
use text::{Both, Lang, both, capitalised, fill};

use super::names::{name, piece, seat_name};
use crate::action::Action;
use crate::card::{CardId, Face};
use crate::cards::BOX;
use crate::state::{Frame, Phase};
use crate::text::{ability_text, effect_text};
use crate::turn::programs;
use crate::view::{self, View};
use crate::why::Why;
use crate::words::{Ask, Vocabulary};

/// What the machine stands on.
fn instruction(view: &View) -> Option<(&Frame, &'static Instr<Vocabulary>)> {
    let frame = view.machine.top()?;
    Some((frame, programs().code.at(frame.pc)))
}

/// What things are chosen for, or a number.
pub(super) fn purpose(view: &View) -> Option<Why> {
    match instruction(view)?.1 {
        Instr::Choose(choice) => Some(choice.why),
        Instr::Amount { why, .. } => Some(*why),
        _ => None,
    }
}

/// The card whose effect is being carried out, as far as it is known; between rounds the rules ask.
fn source(view: &View, frame: &Frame) -> Option<&'static Face> {
    if frame.source == Frame::BLANK.source && view.table.phase != Phase::Action {
        return None;
    }
    let card = CardId::RANGE.holds(frame.source).then(|| CardId::from_thing(frame.source))?;
    let label = view.table.label(card);
    label.is_known().then(|| label.face())
}

pub(super) fn question(view: &View, lang: Lang) -> String {
    if view.table.outcome.is_some() {
        return both("The game is over.", "La partida ha terminado.").word(lang);
    }
    let state = view::imagine(view, &mut kernel::Dice::new(0));
    let (Some(frame), Some(asked)) = (state.machine.top(), asked(&state)) else { return String::new() };
    let Some(seat) = asked.seat(frame).map(Seat) else {
        return both("Chance decides.", "Decide el azar.").word(lang);
    };
    if view.eyes != Eyes::Seat(seat) && view.eyes != Eyes::All {
        return fill(lang, both("Waiting for: {0}.", "Se espera a: {0}."), &[&seat_name(seat, lang)]);
    }
    let setting_up = view.table.phase != Phase::Action;
    let words = match &asked {
        Question::Ask(Ask::Main) => {
            return both("It is your turn to act. What do you do?", "Te toca actuar. ¿Qué haces?").word(lang);
        }
        Question::Ask(Ask::NameCard) => both("name a card.", "nombra una carta.").word(lang),
        Question::Next { .. } => return say::what_next(lang),
        Question::First { .. } => {
            let first = both("Whose abilities come first?", "¿Las capacidades de quién van primero?");
            return first.word(lang);
        }
        Question::Confirm { .. } if view.table.phase == Phase::SetUp => {
            return both(
                "Do you want to replace your hand with 6 new cards?",
                "¿Quieres renovar la mano con 6 cartas nuevas?",
            )
            .word(lang);
        }
        Question::Confirm { .. } => confirm(view, lang),
        Question::Modes { .. } => say::which_mode(lang),
        Question::Amount { most, why, .. } => amount(*why, *most, lang),
        Question::Things { why: Why::Resource, .. } if view.table.phase == Phase::SetUp => {
            return both(
                "Choose 2 cards of your hand as your first resources.",
                "Elige 2 cartas de tu mano como primeros recursos.",
            )
            .word(lang);
        }
        Question::Things { why: Why::Resource, .. } if setting_up => {
            return both(
                "You may put 1 card of your hand into play as a resource.",
                "Puedes poner 1 carta de tu mano en juego como recurso.",
            )
            .word(lang);
        }
        Question::Things { why, .. } | Question::Shares { why, .. } => {
            let what = purpose_words(*why).word(lang);
            match programs().code.at(frame.pc) {
                Instr::Choose(choice) => say::how_many(&what, choice, frame.reg(choice.into).len(), lang),
                _ => what,
            }
        }
        Question::Fate(_) | Question::Lot(_) => String::new(),
    };
    let belongs = !matches!(purpose(view), Some(Why::Duplicate | Why::PlayOn));
    match source(view, frame).filter(|_| belongs) {
        Some(face) => fill(lang, both("{0}: {1}", "{0}: {1}"), &[&face.name.word(lang), &words]),
        None => capitalised(&words),
    }
}

fn confirm(view: &View, lang: Lang) -> String {
    let text = instruction(view).and_then(|(frame, instr)| match instr {
        Instr::May { block, .. } | Instr::Offer(block) => {
            source(view, frame).map(|face| effect_text(face, block, lang))
        }
        _ => None,
    });
    fill(lang, both("do you want this? {0}", "¿quieres esto? {0}"), &[&text.unwrap_or_default()])
}

fn amount(why: Why, most: i16, lang: Lang) -> String {
    let template = match why {
        Why::Pay => {
            both("how many resources do you pay (up to {0})?", "¿cuántos recursos pagas (hasta {0})?")
        }
        Why::Heal => both("how much damage is healed (up to {0})?", "¿cuánto daño se cura (hasta {0})?"),
        Why::Ready => both("how many are readied (up to {0})?", "¿cuántos se preparan (hasta {0})?"),
        _ => both("choose a number from 0 to {0}.", "elige un número de 0 a {0}."),
    };
    fill(lang, template, &[&most])
}

/// What is chosen, and what for.
const fn purpose_words(why: Why) -> Both {
    match why {
        Why::Damage => both("choose what is dealt damage", "elige qué recibe daño"),
        Why::Heal => both("choose what is healed", "elige qué se cura"),
        Why::Defeat => both("choose what is defeated", "elige qué se derrota"),
        Why::Ready => both("choose what is readied", "elige qué se prepara"),
        Why::Exhaust => both("choose what is exhausted", "elige qué se agota"),
        Why::Shield => both("choose who gets a Shield", "elige quién recibe un Escudo"),
        Why::Experience => both("choose who gets Experience", "elige quién recibe Experiencia"),
        Why::Grow => both("choose which unit gets stronger", "elige qué unidad se refuerza"),
        Why::Shrink => both("choose which unit gets weaker", "elige qué unidad se debilita"),
        Why::Gain => both("choose who gains the ability", "elige quién gana la capacidad"),
        Why::Lose => both("choose who loses something", "elige quién pierde algo"),
        Why::Control => both("choose which unit you take control of", "elige de qué unidad tomas el control"),
        Why::ToHand => both("choose what returns to hand", "elige qué vuelve a la mano"),
        Why::ToBottom => both("choose what goes to the bottom of the deck", "elige qué va al fondo del mazo"),
        Why::ToTop => both(
            "choose what goes on top of the deck next (the last one will be on top)",
            "elige qué va ahora encima del mazo (la última quedará arriba)",
        ),
        Why::Resource => both("choose a card as a resource", "elige una carta como recurso"),
        Why::Discard => both("choose what is discarded", "elige qué se descarta"),
        Why::Draw => both("choose what you draw", "elige qué robas"),
        Why::Reveal => both("choose what you reveal", "elige qué muestras"),
        Why::Play => both("choose what you play", "elige qué juegas"),
        Why::PlayOn => both("choose the unit for the upgrade", "elige la unidad para la mejora"),
        Why::Attack => both("choose who attacks", "elige quién ataca"),
        Why::Target => both("choose what is attacked", "elige a quién se ataca"),
        Why::Strike => both("choose who deals the damage", "elige quién inflige el daño"),
        Why::Affect => both("choose a player", "elige a un jugador"),
        Why::Order => both("choose what comes next", "elige qué va ahora"),
        Why::Pay => both("choose what you pay with", "elige con qué pagas"),
        Why::Number => both("choose a number", "elige un número"),
        Why::Duplicate => both(
            "choose the copy of the unique card that is defeated",
            "elige la copia de la carta única que se derrota",
        ),
    }
}

/// An action as a menu entry.
pub(super) fn action(view: &View, action: &Action, lang: Lang) -> String {
    let say = |words: Both, holes: &[&dyn std::fmt::Display]| fill(lang, words, holes);
    match action {
        Action::Play(card, on) => {
            let cost = super::bar::cost(view, *card, *on);
            let card = name(*card, lang);
            match on {
                None => say(both("Play {0} for {1}", "Jugar {0} por {1}"), &[&card, &cost]),
                Some(on) => say(
                    both("Play {0} on {2} for {1}", "Jugar {0} en {2} por {1}"),
                    &[&card, &cost, &name(*on, lang)],
                ),
            }
        }
        Action::Attack(unit, target) => say(
            both("Attack {0} with {1}", "Atacar a {0} con {1}"),
            &[&name(*target, lang), &name(*unit, lang)],
        ),
        Action::Use(card) => {
            let does = super::bar::use_of(view, *card, lang);
            say(both("Use {0}: {1}", "Usar {0}: {1}"), &[&name(*card, lang), &does])
        }
        Action::Deploy(leader) => say(both("Deploy {0}", "Desplegar a {0}"), &[&name(*leader, lang)]),
        Action::Initiative => both("Take the initiative", "Tomar la iniciativa").word(lang),
        Action::Name(face) => {
            say(both("Name {0}", "Nombrar {0}"), &[&BOX[usize::from(face.0)].name.word(lang)])
        }
        Action::Answer(answer) => answered(view, answer, lang),
    }
}

fn answered(view: &View, answer: &Answer<crate::label::Piece>, lang: Lang) -> String {
    let say = |words: Both, holes: &[&dyn std::fmt::Display]| fill(lang, words, holes);
    match answer {
        Answer::Choose(thing) | Answer::Name(thing) => capitalised(&piece(*thing, lang)),
        Answer::Put(thing, n) => say(both("{0} to {1}", "{0} a {1}"), &[n, &piece(*thing, lang)]),
        Answer::Take(thing, n) => say(both("{0} from {1}", "{0} de {1}"), &[n, &piece(*thing, lang)]),
        Answer::Mode(mode) => match instruction(view) {
            Some((frame, Instr::Pick { modes, .. })) => {
                let block = modes[usize::from(*mode)].0;
                match source(view, frame) {
                    _ if block.is_empty() => both("Nothing", "Nada").word(lang),
                    Some(face) => effect_text(face, block, lang),
                    None => say::option(*mode, lang),
                }
            }
            _ => say::option(*mode, lang),
        },
        Answer::First(seat) => say(both("{0} first", "Primero {0}"), &[&seat_name(Seat(*seat), lang)]),
        Answer::Trigger(thing, ability) => {
            say(both("{0}: {1}", "{0}: {1}"), &[&piece(*thing, lang), &ability_text(*ability, lang)])
        }
        Answer::Amount(n) => n.to_string(),
        Answer::Yes => say::yes(lang),
        Answer::Pass => pass(view, lang),
    }
}

/// What passing means depends on what is asked.
fn pass(view: &View, lang: Lang) -> String {
    match instruction(view) {
        Some((_, Instr::Ask(_))) => both("Pass", "Pasar").word(lang),
        Some((_, Instr::May { .. } | Instr::Offer(_))) if view.table.phase == Phase::SetUp => {
            both("Keep the hand", "Conservar la mano").word(lang)
        }
        _ => say::pass::<crate::State, 4>(&view.machine, lang),
    }
}
