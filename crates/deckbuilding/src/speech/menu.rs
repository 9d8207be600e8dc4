//! What is asked, and what can be answered.

use kernel::{Eyes, Seat};
use script::{Answer, Choice, Core, Instr, Reg, say};
use text::{Lang, Phrase, and, both, capitalised, fill};

use crate::action::{Action, Target};
use crate::card::{CardId, CardSet};
use crate::pending::{card, has_source, own_question, pending, purpose};
use crate::state::{EMPIRE, Frame, Open, State, faction_of};
use crate::text::{Mention, ability_text, effect_text, place_phrase, reward_text, seat_name};
use crate::turn::{self, programs};
use crate::view::View;
use crate::why::Why;
use crate::words::*;

pub(super) fn name(card: CardId, lang: Lang) -> String {
    card.card().name.word(lang)
}

/// "a, b and c"; several copies are counted.
pub(super) fn listed(cards: &[CardId], lang: Lang) -> String {
    let mut faces: Vec<(usize, CardId)> = Vec::new();
    for card in cards {
        match faces.iter_mut().find(|(_, first)| first.face() == card.face()) {
            Some((n, _)) => *n += 1,
            None => faces.push((1, *card)),
        }
    }
    let phrase = |(n, card): &(usize, CardId)| {
        let name = name(*card, lang);
        let text = if *n > 1 { format!("{name} ×{n}") } else { name };
        Phrase::new(text, text::Gender::Masculine, text::Number::Singular)
    };
    and(lang, &faces.iter().map(phrase).collect::<Vec<_>>()).text
}

/// "Darth Vader (target 8)".
pub(super) fn row_target(table: &Open, seat: Seat, card: CardId, lang: Lang) -> String {
    let needed = table.target_value(seat, card).unwrap_or(0);
    fill(lang, both("{0} (target {1})", "{0} (Objetivo {1})"), &[&name(card, lang), &needed])
}

pub(super) fn question(view: &View, lang: Lang) -> String {
    let Some((seat, instr, frame)) = pending(view) else {
        return both("The game is over.", "La partida ha terminado.").word(lang);
    };
    if view.eyes != Eyes::Seat(seat) && view.eyes != Eyes::All {
        let side = seat_name(faction_of(seat), lang);
        return fill(lang, both("Waiting for the {0}.", "Se espera al bando: {0}."), &[&side]);
    }
    let asked = match instr {
        Instr::Choose(choice) => chosen(view, frame, choice, lang),
        Instr::Pick { .. } => say::which_mode(lang),
        Instr::Offer(_) if is_reward(frame) => {
            let reward = reward_text(card(frame).card(), view.table.agreed.rulings, lang);
            fill(lang, both("take the reward? {0}", "¿tomas la recompensa? {0}"), &[&reward])
        }
        Instr::Offer(_) | Instr::May { .. } => {
            let text = ability_text(card(frame).card(), view.table.agreed.rulings, lang);
            fill(lang, both("use the ability? {0}", "¿usas la capacidad? {0}"), &[&text])
        }
        Instr::Window => return say::what_next(lang),
        Instr::Ask(turn::Ask::Main) => {
            return both("It is your turn. What do you do?", "Es tu turno. ¿Qué haces?").word(lang);
        }
        Instr::Ask(turn::Ask::Redirect) => {
            both("where does the card you purchased go?", "¿adónde va la carta que has adquirido?").word(lang)
        }
        Instr::Amount { .. } => return division(view, frame, lang),
        _ => String::new(),
    };
    if has_source(instr) {
        fill(lang, both("{0}: {1}", "{0}: {1}"), &[&whose(card(frame), lang), &asked])
    } else {
        capitalised(&asked)
    }
}

/// How much of the damage a ship takes, or one of two bases (R14.26).
fn division(view: &View, frame: &Frame, lang: Lang) -> String {
    let Some(hit) = view.table.left_to_hit(frame).first().map(CardId::from_thing) else {
        return String::new();
    };
    let left = if frame.num() == 1 {
        both("{0} damage left: how much of it does {1} take?", "Queda {0} de daño: ¿cuánto recibe {1}?")
    } else {
        both("{0} damage left: how much of it does {1} take?", "Quedan {0} de daño: ¿cuánto recibe {1}?")
    };
    let asked = fill(lang, left, &[&frame.num(), &placed(hit, lang)]);
    match frame.reg(Reg::B).first().map(CardId::from_thing) {
        Some(other) if hit.card().kind == Kind::Base => fill(
            lang,
            both("{0} The rest is for {1}.", "{0} El resto es para {1}."),
            &[&asked, &placed(other, lang)],
        ),
        _ => asked,
    }
}

/// A card of the team, and whose it is if it is the partner's.
pub(super) fn whose(card: CardId, lang: Lang) -> String {
    let name = name(card, lang);
    if card.is_far() {
        fill(lang, both("{0} (your partner's)", "{0} (de tu compañero)"), &[&name])
    } else {
        name
    }
}

/// A card of the enemy, and where it is if that is not here.
pub(super) fn placed(card: CardId, lang: Lang) -> String {
    let name = name(card, lang);
    if card.is_far() { fill(lang, both("{0} (other region)", "{0} (otra región)"), &[&name]) } else { name }
}

fn is_reward(frame: &Frame) -> bool {
    let source = card(frame);
    frame.pc == programs().reward(source).0
}

/// What is to be chosen, and how many of it.
fn chosen(view: &View, frame: &Frame, choice: &Choice<Vocabulary>, lang: Lang) -> String {
    let what = match choice.why {
        Why::Exile => both("choose a card to exile", "elige una carta para exiliarla"),
        Why::Discard => both("choose a card to discard", "elige una carta para descartarla"),
        Why::Destroy => both("choose a capital ship to destroy", "elige la nave de línea que destruyes"),
        Why::Damage => both("choose what takes the damage", "elige quién recibe el daño"),
        Why::Purchase => both("choose a card to purchase", "elige la carta que adquieres"),
        Why::Take => both("choose a card to take into your hand", "elige la carta que añades a tu mano"),
        Why::PutBack => both(
            "choose a card to put on top of your opponent's deck",
            "elige la carta que pones encima del mazo de tu adversario",
        ),
        Why::SwapWithTop => {
            let top = view.galaxy_deck.last().copied().flatten();
            let top = top.map_or("?".to_string(), |top| name(top, lang));
            return fill(
                lang,
                both(
                    "choose a card of the row to swap with {0}",
                    "elige una carta de la fila para cambiarla por {0}",
                ),
                &[&top],
            );
        }
        Why::RevealBase => both("choose your new base", "elige tu nueva base"),
        Why::Repair => both("choose the base to repair", "elige la base que reparas"),
        Why::PickBase => both("pick a base for your base deck", "elige una base para tu mazo de bases"),
        Why::Swap | Why::Prevent => both("choose a card", "elige una carta"),
    };
    say::how_many(&what.word(lang), choice, frame.reg(choice.into).len(), lang)
}

pub(super) fn action(view: &View, action: &Action, lang: Lang) -> String {
    let table = &view.table;
    let seat = table.active;
    match action {
        Action::Play(card) => {
            fill(lang, both("Play {0}{1}", "Jugar {0}{1}"), &[&name(*card, lang), &printed(*card, lang)])
        }
        Action::Use(card) => {
            let text = ability_text(card.card(), view.table.agreed.rulings, lang);
            fill(lang, both("Use {0}: {1}", "Usar {0}: {1}"), &[&whose(*card, lang), &text])
        }
        Action::Assign(card, target) => {
            let attack = table.attack(seat, *card, *target != Target::Base);
            let card = name(*card, lang);
            match target {
                Target::Base => fill(
                    lang,
                    both(
                        "Assign {0} ({1}) to the attack on the base",
                        "Asignar {0} ({1}) al ataque contra la base",
                    ),
                    &[&card, &attack],
                ),
                Target::Row(target) => fill(
                    lang,
                    both("Assign {0} ({1}) to {2}", "Asignar {0} ({1}) contra {2}"),
                    &[&card, &attack, &row_target(table, seat, *target, lang)],
                ),
            }
        }
        Action::Resolve(target) => {
            let attack = table.assigned_attack(seat, *target);
            match target {
                Target::Base if table.other_region.is_some() => fill(
                    lang,
                    both("Resolve the attack on the bases: {0}", "Resolver el ataque contra las bases: {0}"),
                    &[&attack],
                ),
                Target::Base => fill(
                    lang,
                    both("Resolve the attack on the base: {0}", "Resolver el ataque contra la base: {0}"),
                    &[&attack],
                ),
                Target::Row(target) => {
                    let template = if seat == EMPIRE {
                        both(
                            "Resolve the bounty hunt: {0} against {1}",
                            "Resolver la cacería: {0} contra {1}",
                        )
                    } else {
                        both("Resolve the sabotage: {0} against {1}", "Resolver el sabotaje: {0} contra {1}")
                    };
                    fill(lang, template, &[&attack, &row_target(table, seat, *target, lang)])
                }
            }
        }
        Action::Buy(card) => fill(
            lang,
            both("Purchase {0} for {1}{2}", "Adquirir {0} por {1}{2}"),
            &[&name(*card, lang), &card.card().cost, &printed(*card, lang)],
        ),
        Action::Bribe(card) => fill(
            lang,
            both("Bribe {0} for {1}", "Sobornar {0} por {1}"),
            &[&name(*card, lang), &card.card().cost],
        ),
        Action::Answer(answer) => answered(view, answer, lang),
        Action::Redirect(card) => redirect(view, *card, lang),
        Action::End => both("End your turn", "Terminar tu turno").word(lang),
        // The text of the card speaks to the one who uses it, and would mislead here.
        Action::Lend(card) => fill(
            lang,
            both(
                "Let your partner use the ability of {0} instead, with their own cards",
                "Ceder a tu compañero la capacidad de {0}: la resuelve con sus propias cartas",
            ),
            &[&name(*card, lang)],
        ),
        Action::Join => fill(
            lang,
            both(
                "Resolve the attack on the bases together with your partner: {0}",
                "Resolver el ataque contra las bases junto con tu compañero: {0}",
            ),
            &[&joint_attack(table)],
        ),
    }
}

/// An answer to a question of an effect.
fn answered(view: &View, answer: &Answer<CardId>, lang: Lang) -> String {
    match answer {
        Answer::Choose(card) | Answer::Name(card) | Answer::Put(card, _) | Answer::Take(card, _) => {
            match place(view, *card, lang) {
                Some(place) => fill(lang, both("{0} ({1})", "{0} ({1})"), &[&name(*card, lang), &place]),
                None => name(*card, lang),
            }
        }
        Answer::Mode(mode) => match pending(view) {
            Some((seat, Instr::Pick { modes, .. }, frame)) => {
                let text = effect_text(
                    card(frame).card(),
                    modes[usize::from(*mode)].0,
                    view.table.agreed.rulings,
                    lang,
                );
                let owner = Seat(frame.owner);
                if owner == seat {
                    text
                } else {
                    // The text speaks to the owner of the card, but somebody else is choosing.
                    let side = seat_name(faction_of(owner), lang);
                    fill(lang, both("For the {0}: {1}", "Para el bando {0}: {1}"), &[&side, &text])
                }
            }
            _ => String::new(),
        },
        Answer::Trigger(card, _) => fill(
            lang,
            both("{0}: {1}", "{0}: {1}"),
            &[&whose(*card, lang), &ability_text(card.card(), view.table.agreed.rulings, lang)],
        ),
        Answer::Amount(n) if purpose(&view.stack) == Some(Why::Prevent) => {
            fill(lang, both("Prevent {0}", "Evitar {0}"), &[n])
        }
        Answer::Amount(n) => fill(lang, both("{0} damage", "{0} de daño"), &[n]),
        Answer::Yes => say::yes(lang),
        Answer::Pass => pass(view, lang),
        // Only one side's abilities wait for the same moment.
        Answer::First(_) => String::new(),
    }
}

/// The attack of both partners on the enemy bases.
pub(super) fn joint_attack(table: &Open) -> u16 {
    let across = table.other_region.as_ref().map_or(0, |other_region| other_region.partner_attack);
    table.assigned_attack(table.active, Target::Base) + across
}

/// What passing means depends on what is asked.
fn pass(view: &View, lang: Lang) -> String {
    if own_question(&view.stack) == Some(turn::Ask::Redirect) {
        return both("Leave the card where it is", "Dejar la carta donde está").word(lang);
    }
    say::pass::<State, _>(&view.stack, lang)
}

/// Where a card puts what was purchased.
pub(super) fn redirected_to(by: CardId) -> Place {
    match by.card().ability {
        Ability::Constant(Constant::RedirectFirst { to, .. }) => to,
        Ability::Triggered { .. } => Place::OwnHand,
        ability => ability.redirects_next().unwrap_or(Place::OwnDiscard),
    }
}

fn redirect(view: &View, by: CardId, lang: Lang) -> String {
    let to = redirected_to(by);
    let bought = view.stack.top().map_or(String::new(), |frame| name(card(frame), lang));
    let where_to = place_phrase(to, Mention::First, lang);
    let later = matches!(by.card().ability, Ability::Constant(Constant::RedirectFirst { exile: true, .. }));
    let template = if later {
        both(
            "{0}: put {1} {2}, and exile it when the turn ends",
            "{0}: pones {1} {2} y se exilia al final del turno",
        )
    } else {
        both("{0}: put {1} {2}", "{0}: pones {1} {2}")
    };
    fill(lang, template, &[&whose(by, lang), &bought, &where_to])
}

/// The numbers that matter when a card is played or bought.
fn printed(card: CardId, lang: Lang) -> String {
    let face = card.card();
    let numbers = [
        (face.attack, both("attack {0}", "Ataque {0}")),
        (face.resources, both("resources {0}", "recursos {0}")),
        (face.force, both("Force {0}", "Fuerza {0}")),
    ];
    let said: Vec<String> =
        numbers.iter().filter(|(n, _)| *n > 0).map(|(n, words)| fill(lang, *words, &[n])).collect();
    if said.is_empty() { String::new() } else { format!(" ({})", said.join(", ")) }
}

/// Where a card that can be chosen lies, if that is not plain.
fn place(view: &View, card: CardId, lang: Lang) -> Option<String> {
    let table = &view.table;
    let thing = card.thing();
    let known = |cards: &crate::view::Cards| cards.iter().flatten().map(|c| c.thing()).collect::<CardSet>();
    if card.is_far() {
        let left = table.hit_points_left(card);
        let template = if left == 1 {
            both("other region, {0} hit point left", "otra región, Resistencia restante: {0}")
        } else {
            both("other region, {0} hit points left", "otra región, Resistencia restante: {0}")
        };
        return Some(fill(lang, template, &[&left]));
    }
    let words = if table.row_cards().contains(thing) {
        both("galaxy row", "fila de la galaxia")
    } else if table.galaxy_discard.cards().contains(&card) {
        both("galaxy discard pile", "pila de descartes de la galaxia")
    } else if table.players.iter().any(|player| player.discard.cards().contains(&card)) {
        both("discard pile", "pila de descartes")
    } else if table.players.iter().any(|player| player.in_play.contains(thing) || player.base == Some(card)) {
        let left = table.hit_points_left(card);
        let template = if left == 1 {
            both("{0} hit point left", "Resistencia restante: {0}")
        } else {
            both("{0} hit points left", "Resistencia restante: {0}")
        };
        return Some(fill(lang, template, &[&left]));
    } else if view.players.iter().any(|hidden| known(&hidden.hand).contains(thing)) {
        both("hand", "mano")
    } else {
        return None;
    };
    Some(words.word(lang))
}
