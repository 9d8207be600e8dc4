//! What is asked, and what can be answered.

use std::fmt::Display;

use kernel::{Eyes, Seat};
use script::{Answer, Core, Instr, Question, Reg, question as asked, say};
use text::{Both, Lang, both, capitalised, fill};

use super::names::{becomes, cards_of, contact, held, piece, player, price, seat_name, to_space};
use crate::action::Action;
use crate::cards::SHIPS;
use crate::programs::programs;
use crate::state::{Frame, Phase};
use crate::text::names::{credits, deck_name, sum, the_faction};
use crate::text::{ability_text, effect_text};
use crate::things::{CardId, Character, Deck, Patrol, Piece, Ship, Things};
use crate::turn::Routine;
use crate::view::{self, View};
use crate::why::Why;
use crate::words::{Ask, Effect, Num, Op, Step, Vocabulary};

/// What the machine stands on.
pub(super) fn instruction(view: &View) -> Option<(&Frame, &'static Instr<Vocabulary>)> {
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

/// Which question of the rules is asked.
pub(super) fn asking(view: &View) -> Option<Ask> {
    match instruction(view)?.1 {
        Instr::Ask(ask) => Some(*ask),
        _ => None,
    }
}

/// Whose eyes these are, or whoever plays.
pub(super) fn near(view: &View) -> Seat {
    match view.eyes {
        Eyes::Seat(seat) => seat,
        Eyes::Public | Eyes::All => view.table.active,
    }
}

/// The card, ship or character whose effect is being carried out; the rules themselves have number 0.
fn source(frame: &Frame) -> Option<Piece> {
    let known = CardId::RANGE.holds(frame.source)
        || Ship::RANGE.holds(frame.source)
        || Character::RANGE.holds(frame.source);
    (frame.source > 0 && known).then(|| Piece::of_thing(frame.source))
}

pub(super) fn question(view: &View, lang: Lang) -> String {
    if view.table.outcome.is_some() {
        return both("The game is over.", "La partida ha terminado.").word(lang);
    }
    let state = view::imagine(view, &mut kernel::Dice::new(0));
    let (Some(frame), Some(asked)) = (state.machine.top(), asked(&state)) else {
        return both("The game is over.", "La partida ha terminado.").word(lang);
    };
    let Some(seat) = asked.seat(frame).map(Seat) else {
        return both("Chance decides.", "Decide el azar.").word(lang);
    };
    if view.eyes != Eyes::Seat(seat) && view.eyes != Eyes::All {
        return fill(lang, both("Waiting for: {0}.", "Se espera a: {0}."), &[&player(view, seat, lang)]);
    }
    let words = match &asked {
        Question::Ask(ask) => return turn_question(view, *ask, frame, seat, lang),
        Question::Next { .. } => return say::what_next(lang),
        Question::First { .. } => {
            let first = both("Whose abilities come first?", "¿Las capacidades de quién van primero?");
            return first.word(lang);
        }
        Question::Confirm { .. } => confirm(view, lang),
        Question::Modes { .. } => say::which_mode(lang),
        Question::Amount { most, .. } => fill(
            lang,
            both("how many credits do you give (up to {0})?", "¿cuántos créditos das (hasta {0})?"),
            &[&sum((*most).max(0) as u32, lang)],
        ),
        Question::Things { why: why @ (Why::Character | Why::Ship), .. } => {
            return setting_up(view, *why, seat, lang);
        }
        Question::Things { why: Why::MovePatrol, from, .. } if from.of::<Patrol>().next().is_some() => {
            both("choose the patrol that moves.", "elige qué Patrulla se mueve.").word(lang)
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
    match source(frame) {
        Some(of) => {
            let template = both("{0}: {1}", "{0}: {1}");
            fill(lang, template, &[&capitalised(&piece(view, of, lang)), &words])
        }
        None => capitalised(&words),
    }
}

/// The questions of a turn.
fn turn_question(view: &View, ask: Ask, frame: &Frame, seat: Seat, lang: Lang) -> String {
    let say = |words: Both, holes: &[&dyn Display]| fill(lang, words, holes);
    let table = &view.table;
    match ask {
        Ask::Planning if table.player(seat).defeated => both(
            "Planning: you are defeated and must recover.",
            "Planificación: estás derrotado y debes recuperarte.",
        )
        .word(lang),
        Ask::Planning => both(
            "Planning: do you move, recover, or gain 2,000 credits?",
            "Planificación: ¿te mueves, te recuperas o ganas 2.000 créditos?",
        )
        .word(lang),
        Ask::Onward => match frame.nums[0] {
            1 => {
                both("Do you move on? 1 space is left.", "¿Sigues moviéndote? Te queda 1 casilla.").word(lang)
            }
            n => say(
                both("Do you move on? {0} spaces are left.", "¿Sigues moviéndote? Te quedan {0} casillas."),
                &[&n],
            ),
        },
        Ask::Act => both("Actions: what do you do?", "Acciones: ¿qué haces?").word(lang),
        Ask::Purchase => both("Market: what do you buy?", "Mercado: ¿qué compras?").word(lang),
        Ask::Barter => {
            let bought = frame.reg(Reg::A);
            let ship = bought.of::<Ship>().next().map(|ship| SHIPS[ship.index()].name.word(lang));
            let card = bought.of::<CardId>().next().map(|card| held(view, card, lang).to_string());
            let price = u16::from(table.asked_price(frame));
            let left = price.saturating_sub(table.worth(frame.reg(Reg::B)));
            say(
                both("{0}: {1} to pay. What do you barter?", "{0}: {1} por pagar. ¿Qué entregas como pago?"),
                &[&card.or(ship).unwrap_or_default(), &credits(left.into(), lang)],
            )
        }
        Ask::Encounter => both("Encounter: which one do you have?", "Encuentro: ¿cuál resuelves?").word(lang),
    }
}

/// R14.1: somebody chooses for the solo opponent, too.
fn setting_up(view: &View, why: Why, seat: Seat, lang: Lang) -> String {
    let owner = view.machine.top().map_or(seat, |frame| Seat(frame.owner));
    let words = match (why == Why::Character, owner == seat) {
        (true, true) => both("Choose your character.", "Elige tu Personaje."),
        (true, false) => both("Choose a character for {0}.", "Elige un Personaje para {0}."),
        (false, true) => both("Choose your starting ship.", "Elige tu Nave de inicio."),
        (false, false) => both("Choose a starting ship for {0}.", "Elige una Nave de inicio para {0}."),
    };
    fill(lang, words, &[&seat_name(owner, lang)])
}

fn confirm(view: &View, lang: Lang) -> String {
    let Some((frame, Instr::May { block, .. } | Instr::Offer(block))) = instruction(view) else {
        return both("do you want this?", "¿quieres hacerlo?").word(lang);
    };
    let say = |words: Both, holes: &[&dyn Display]| fill(lang, words, holes);
    match block.first() {
        // R6.2.
        Some(Step::Do(Op::Rule(Routine::Swap))) => {
            let goods = |reg: Reg| cards_of(frame.reg(reg), lang);
            let (gives, asks) = (goods(Reg::A), goods(Reg::B));
            let template = match (&gives, &asks) {
                (Some(_), Some(_)) => both(
                    "{0} gives {1} and asks for {2}. Do you agree?",
                    "{0} da {1} y pide {2}. ¿Estás de acuerdo?",
                ),
                (Some(_), None) => both(
                    "{0} gives {1} and asks for nothing. Do you agree?",
                    "{0} da {1} sin pedir nada a cambio. ¿Estás de acuerdo?",
                ),
                _ => both(
                    "{0} asks for {2} and gives nothing. Do you agree?",
                    "{0} pide {2} sin dar nada a cambio. ¿Estás de acuerdo?",
                ),
            };
            let offers = seat_name(Seat(frame.owner), lang);
            say(template, &[&offers, &gives.unwrap_or_default(), &asks.unwrap_or_default()])
        }
        // R11.7.
        Some(Step::Do(Op::Rule(Routine::Protects))) => {
            let crew = cards_of(frame.reg(Reg::B), lang).unwrap_or_default();
            say(both("do you protect {0}?", "¿proteges a {0}?"), &[&crew])
        }
        // R10.3.
        Some(Step::Do(Op::Pay(Num::Second))) => say(
            both(
                "the test has failed. Do you pay {0} to pass it?",
                "la prueba ha fallado. ¿Pagas {0} para superarla?",
            ),
            &[&credits(frame.nums[1].max(0) as u32, lang)],
        ),
        _ => say(both("do you want this? {0}", "¿quieres hacerlo? {0}"), &[&effect(view, block, lang)])
            .trim_end()
            .to_owned(),
    }
}

/// What a part of the effect that is being carried out does.
fn effect(view: &View, block: Effect, lang: Lang) -> String {
    let Some(frame) = view.machine.top() else { return String::new() };
    let becomes = match source(frame) {
        Some(Piece::Card(card)) => becomes(view, card),
        _ => None,
    };
    let of_patrol = frame.reg(Reg::A).of::<Patrol>().next().is_some();
    effect_text(block, becomes, of_patrol, lang)
}

/// What is chosen, and what for.
const fn purpose_words(why: Why) -> Both {
    match why {
        Why::About => both("choose one", "elige uno"),
        Why::Ask => both("choose what you ask for", "elige qué pides"),
        Why::Attack => both("choose whom you attack", "elige a quién atacas"),
        Why::Befriend => both(
            "choose the faction with which you gain reputation",
            "elige con qué facción ganas Reputación",
        ),
        Why::Bring => both("choose the contact that is moved", "elige qué Contacto se mueve"),
        Why::Buy => both("choose what you buy", "elige qué compras"),
        Why::Character => both("choose a character", "elige un Personaje"),
        Why::Discard => both("choose what you discard", "elige qué descartas"),
        Why::Give => both("choose what you give", "elige qué das"),
        Why::Lend => both("choose how many credits you give", "elige cuántos créditos das"),
        Why::Goal => both("choose where to go", "elige adónde ir"),
        Why::Look => both("choose the contact you look at in secret", "elige qué Contacto miras en secreto"),
        Why::MakeRoom => both("choose what you discard to make room", "elige qué descartas para hacer sitio"),
        Why::Mark => both("choose the planet it is to be brought to", "elige a qué planeta hay que llevarlo"),
        Why::Meet => both("choose the contact you meet", "elige con qué Contacto te encuentras"),
        Why::Move => both("choose where you go", "elige adónde vas"),
        Why::MovePatrol => both("choose where the patrol goes", "elige adónde va la Patrulla"),
        Why::Offend => both(
            "choose the faction with which you lose reputation",
            "elige con qué facción pierdes Reputación",
        ),
        Why::PlaceContact => {
            both("choose the planet the contact goes to", "elige a qué planeta va el Contacto")
        }
        Why::PlanetFor => both("choose the planet the contact goes to", "elige a qué planeta va el Contacto"),
        Why::PutBack => both(
            "choose the card that goes back next, from the top down",
            "elige qué carta devuelves ahora, de arriba abajo",
        ),
        Why::Redirect => both(
            "choose the player the patrol goes to instead",
            "elige hacia qué jugador va la Patrulla en su lugar",
        ),
        Why::Reroll => both("choose the dice you roll again", "elige qué dados vuelves a tirar"),
        Why::Reveal => both("choose the contact that is turned up", "elige qué Contacto se pone boca arriba"),
        Why::Sell => both("choose what you sell", "elige qué vendes"),
        Why::Ship => both("choose a ship", "elige una Nave"),
        Why::SwapContact => {
            both("choose the contact it changes places with", "elige con qué Contacto cambia de sitio")
        }
        Why::TakeCrew => both("choose the crew you take", "elige a qué Tripulante te llevas"),
        Why::Test => both("choose the skill you test", "elige la habilidad de la prueba"),
    }
}

/// An action as a menu entry.
pub(super) fn action(view: &View, action: &Action, lang: Lang) -> String {
    let say = |words: Both, holes: &[&dyn Display]| fill(lang, words, holes);
    let card = |id: &CardId| held(view, *id, lang);
    let table = &view.table;
    match action {
        Action::Recover => both("Recover all damage", "Recuperar todo el Daño").word(lang),
        Action::Earn => both("Gain 2,000 credits", "Ganar 2.000 créditos").word(lang),
        Action::Stay => both("Move no space", "No moverse de la casilla").word(lang),
        Action::Move(space) => {
            let stops = table.stops(near(view), *space);
            let template = if stops {
                both("Move {0}, where a patrol stops you", "Moverse {0}, donde te detiene una Patrulla")
            } else if table.is_storm_for(near(view), *space) {
                both("Move {0}, which ends the move", "Moverse {0}, que termina el movimiento")
            } else {
                both("Move {0}", "Moverse {0}")
            };
            say(template, &[&to_space(*space, lang)])
        }
        Action::Cycle(stall) => {
            let deck = deck_name(stall.what(), lang);
            match faceup(view, stall.what()) {
                Some(top) => say(
                    both("Put {0} at the bottom ({1})", "Poner {0} al fondo ({1})"),
                    &[&card(&top), &deck],
                ),
                None => say(both("Next card ({0})", "Carta siguiente ({0})"), &[&deck]),
            }
        }
        Action::Buy(id) => {
            let price = price(table.price(near(view), *id, 0), lang);
            say(both("Buy {0} {1}", "Comprar {0} {1}"), &[&card(id), &price])
        }
        Action::Barter(id) => say(
            both("Barter {0} for {1}", "Entregar {0} por valor de {1}"),
            &[&card(id), &credits(table.held(*id).cost.into(), lang)],
        ),
        Action::Deliver(id) => match table.captured.holds(*id) {
            true => say(
                both("Deliver {0}", "Entregar a {0}"),
                &[&super::names::card(crate::query::target(*id), lang)],
            ),
            false => say(both("Deliver {0}", "Entregar {0}"), &[&card(id)]),
        },
        Action::Patrol(patrol) => say(
            both("Fight {0} (level {1})", "Combatir contra {0} (nivel {1})"),
            &[&super::names::patrol(patrol.what(), lang), &table.patrol(patrol.what()).level],
        ),
        Action::Draw => both("Draw an encounter card", "Robar una carta de Encuentro").word(lang),
        Action::Meet(slot) => say(both("Meet {0}", "Encuentro con {0}"), &[&contact(view, *slot, lang)]),
        Action::Attempt(id) => say(both("Attempt {0}", "Intentar {0}"), &[&card(id)]),
        Action::Hunt(id) => say(both("Hunt {0}", "Dar caza a {0}"), &[&card(id)]),
        Action::Attack(side) => say(both("Attack {0}", "Atacar a {0}"), &[&player(view, side.seat(), lang)]),
        Action::Use(used) => {
            let text = super::bar::use_of(view, *used).map_or_else(String::new, |id| ability_text(id, lang));
            let name = piece(view, *used, lang);
            if text.is_empty() {
                say(both("Use {0}", "Usar {0}"), &[&name])
            } else {
                say(both("Use {0}: {1}", "Usar {0}: {1}"), &[&name, &text])
            }
        }
        Action::Trade(side) => {
            say(both("Trade with {0}", "Intercambiar con {0}"), &[&player(view, side.seat(), lang)])
        }
        Action::Give(side) => {
            say(both("Give credits to {0}", "Dar créditos a {0}"), &[&player(view, side.seat(), lang)])
        }
        Action::Ask(side) => {
            say(both("Ask {0} for credits", "Pedir créditos a {0}"), &[&player(view, side.seat(), lang)])
        }
        Action::Discard(id) => say(both("Discard {0}", "Descartar {0}"), &[&card(id)]),
        Action::Answer(answer) => answered(view, answer, lang),
    }
}

/// The card on top of a market deck.
pub(super) fn faceup(view: &View, deck: Deck) -> Option<CardId> {
    view.markets[deck.index()].last().copied().flatten()
}

/// A faction is pointed at by its patrol: what is chosen is the one or the other.
pub(super) fn pointed(view: &View, thing: Piece, lang: Lang) -> String {
    match (thing, purpose(view)) {
        (Piece::Patrol(patrol), Some(Why::Befriend | Why::Offend)) => the_faction(patrol.what(), lang).text,
        (thing, _) => piece(view, thing, lang),
    }
}

fn answered(view: &View, answer: &Answer<Piece>, lang: Lang) -> String {
    let say = |words: Both, holes: &[&dyn Display]| fill(lang, words, holes);
    match answer {
        Answer::Choose(thing) | Answer::Name(thing) => {
            let name = capitalised(&pointed(view, *thing, lang));
            match offered_price(view, *thing) {
                Some(n) => say(both("{0} {1}", "{0} {1}"), &[&name, &price(n, lang)]),
                None => name,
            }
        }
        Answer::Put(Piece::Shown(shown), n) | Answer::Take(Piece::Shown(shown), n) => {
            super::names::faces(shown.what(), *n as u8, lang).text
        }
        Answer::Put(thing, n) => say(both("{0} to {1}", "{0} a {1}"), &[n, &piece(view, *thing, lang)]),
        Answer::Take(thing, n) => say(both("{0} from {1}", "{0} de {1}"), &[n, &piece(view, *thing, lang)]),
        Answer::Mode(mode) => mode_words(view, *mode, lang),
        Answer::First(seat) => say(both("{0} first", "Primero {0}"), &[&player(view, Seat(*seat), lang)]),
        Answer::Trigger(thing, id) => {
            let (name, text) = (capitalised(&piece(view, *thing, lang)), ability_text(*id, lang));
            if text.is_empty() { name } else { say(both("{0}: {1}", "{0}: {1}"), &[&name, &text]) }
        }
        Answer::Amount(n) => credits(u32::from(*n), lang).text,
        Answer::Yes => say::yes(lang),
        Answer::Pass => pass(view, lang),
    }
}

/// What something costs that an effect lets somebody buy.
fn offered_price(view: &View, thing: Piece) -> Option<u8> {
    let frame = view.machine.top().filter(|_| purpose(view) == Some(Why::Buy))?;
    match thing {
        Piece::Card(card) => Some(view.table.price(near(view), card, frame.num().max(0) as u8)),
        Piece::Ship(ship) => Some(view.table.ship_price(near(view), ship)),
        _ => None,
    }
}

/// An option: those of the rules have words of their own.
pub(super) fn mode_words(view: &View, mode: u8, lang: Lang) -> String {
    let Some((frame, Instr::Pick { modes, .. })) = instruction(view) else {
        return say::option(mode, lang);
    };
    let block = modes[usize::from(mode)].0;
    let met = || {
        let slot = frame.reg(Reg::A).of::<crate::things::Slot>().next();
        slot.map_or_else(String::new, |slot| contact(view, slot, lang))
    };
    match block.first() {
        None => both("Nothing", "Nada").word(lang),
        Some(Step::Do(Op::Rule(Routine::Hunt))) => {
            fill(lang, both("Fight {0} for the bounty", "Combatir contra {0} por la recompensa"), &[&met()])
        }
        Some(Step::Do(Op::Rule(Routine::ReadContact))) => {
            fill(lang, both("Meet {0}", "Encuentro con {0}"), &[&met()])
        }
        Some(Step::Do(Op::Rule(Routine::Eliminate))) => {
            both("Eliminate: the reward now", "Eliminar: la recompensa ahora").word(lang)
        }
        Some(Step::Do(Op::Rule(Routine::Capture))) => {
            both("Capture: to be delivered", "Capturar: hay que entregarla").word(lang)
        }
        Some(_) => {
            let text = effect(view, block, lang);
            if text.is_empty() { say::option(mode, lang) } else { text }
        }
    }
}

/// What passing means depends on what is asked.
fn pass(view: &View, lang: Lang) -> String {
    let words = match instruction(view) {
        Some((_, Instr::Ask(Ask::Onward))) => both("Stop here", "Detenerse aquí"),
        Some((_, Instr::Ask(Ask::Act))) => both("End the actions", "Terminar las acciones"),
        Some((_, Instr::Ask(Ask::Purchase))) => both("Buy nothing", "No comprar nada"),
        Some((frame, Instr::Ask(Ask::Barter))) if frame.reg(Reg::B) == Things::EMPTY => {
            both("Barter nothing", "No entregar nada")
        }
        Some((_, Instr::Ask(Ask::Barter))) => both("Barter no more", "No entregar más"),
        Some((_, Instr::Window)) => both("Use no more", "No usar más"),
        Some((frame, Instr::Choose(choice))) if frame.reg(choice.into) == Things::EMPTY => match choice.why {
            Why::Buy => both("Buy nothing", "No comprar nada"),
            Why::Give => both("Give nothing", "No dar nada"),
            Why::Ask => both("Ask for nothing", "No pedir nada"),
            Why::Sell => both("Sell nothing", "No vender nada"),
            Why::Reroll => both("Roll nothing again", "No repetir nada"),
            _ => return say::pass::<crate::State, { crate::things::WORDS }>(&view.machine, lang),
        },
        _ => return say::pass::<crate::State, { crate::things::WORDS }>(&view.machine, lang),
    };
    words.word(lang)
}

/// The step of a turn.
pub(super) fn phase_name(phase: Phase, lang: Lang) -> String {
    match phase {
        Phase::SetUp => both("set-up", "preparación"),
        Phase::Planning => both("planning", "planificación"),
        Phase::Action => both("actions", "acciones"),
        Phase::Encounter => both("encounter", "encuentro"),
    }
    .word(lang)
}
