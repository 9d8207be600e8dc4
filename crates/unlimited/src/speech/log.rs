//! What happened, one sentence each.

use std::fmt::Display;

use kernel::{Cast, Outcome, Seat, Sum};
use text::clause::{Deed, Who, does};
use text::{Both, Gender, Lang, Number, Phrase, both, fill};

use super::names::{count, listed, name, resources, seat_name};
use crate::cards::BOX;
use crate::event::Event;
use crate::label::Label;
use crate::text::{change, keyword_name, tokens};
use crate::words::Keyword;

/// Whom a story is told to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Teller<'a> {
    pub(super) cast: &'a Cast,
    pub(super) lang: Lang,
}

impl Teller<'_> {
    fn who(&self, seat: Seat) -> Who {
        let they = |text: String| Who::They(Phrase::new(text, Gender::Masculine, Number::Singular));
        match self.cast.name(seat) {
            _ if self.cast.you == Some(seat) => Who::You,
            Some(name) => they(name.to_owned()),
            None => they(seat_name(seat, self.lang)),
        }
    }

    fn says(&self, seat: Seat, deed: Deed, holes: &[&dyn Display]) -> String {
        deed.by(&self.who(seat), holes, self.lang)
    }

    /// Cards that are drawn one by one.
    pub(super) fn sum(&self, event: &Event) -> Option<Sum> {
        let Event::Drew(seat, None) = event else { return None };
        let draws = |rest| does(["draws", "draw"], "roba", rest);
        let who = self.who(*seat);
        Some(Sum {
            one: draws(both("1 card", "1 carta")).clause(&who, &[], self.lang),
            many: draws(both("{0} cards", "{0} cartas")).clause(&who, &[&"{n}"], self.lang),
        })
    }

    pub(super) fn event(&self, event: &Event) -> String {
        let lang = self.lang;
        let own = |seat: &Seat| self.who(*seat).own(lang);
        let named = |card: &Label| name(*card, lang);
        let some = |card: &Option<Label>| name(card.unwrap_or(Label::UNKNOWN), lang);
        let plain = |template: Both, holes: &[&dyn Display]| fill(lang, template, holes);
        let deck = |seat: &Seat, whose: &Seat| match (self.who(*whose), seat == whose) {
            (Who::You, _) => both("your deck", "tu mazo").word(lang),
            (who, true) => fill(lang, both("{0} deck", "{0} mazo"), &[&who.own(lang)]),
            (Who::They(they), false) => fill(lang, both("the deck of {0}", "el mazo de {0}"), &[&they]),
        };
        match event {
            Event::HasInitiative(seat) => {
                self.says(*seat, does(["has", "have"], "tiene", both("the initiative", "la iniciativa")), &[])
            }
            Event::Shuffled(seat) => self.says(
                *seat,
                does(["shuffles", "shuffle"], "baraja", both("{0} deck", "{0} mazo")),
                &[&own(seat)],
            ),
            Event::Drew(seat, card) => {
                self.says(*seat, does(["draws", "draw"], "roba", both("{0}", "{0}")), &[&some(card)])
            }
            Event::Mulligan(seat) => self.says(
                *seat,
                does(["replaces", "replace"], "renueva", both("the whole hand", "la mano entera")),
                &[],
            ),
            Event::Resourced { seat, card, ready } => {
                let rest = if *ready {
                    both("{0} into play as a ready resource", "{0} en juego como recurso preparado")
                } else {
                    both("{0} into play as a resource", "{0} en juego como recurso")
                };
                self.says(*seat, does(["puts", "put"], "pone", rest), &[&some(card)])
            }
            Event::RoundBegan(round) => plain(both("Round {0}.", "Ronda {0}."), &[round]),
            Event::RegroupBegan => {
                both("The regroup phase begins.", "Comienza la fase de reagrupamiento.").word(lang)
            }
            Event::Played { seat, card, on, cost } => {
                let rest = match (on, cost) {
                    (Some(_), 0) => both("{0} on {1} for free", "{0} en {1} gratis"),
                    (Some(_), _) => both("{0} on {1} for {2}", "{0} en {1} por {2}"),
                    (None, 0) => both("{0} for free", "{0} gratis"),
                    (None, _) => both("{0} for {2}", "{0} por {2}"),
                };
                let on = on.map_or_else(String::new, |on| name(on, lang));
                self.says(*seat, does(["plays", "play"], "juega", rest), &[&named(card), &on, cost])
            }
            Event::Deployed(seat, card) => self.says(
                *seat,
                does(["deploys", "deploy"], "despliega", both("{0}", "a {0}")),
                &[&named(card)],
            ),
            Event::Used(seat, card) => self.says(
                *seat,
                does(["uses", "use"], "usa", both("the ability of {0}", "la capacidad de {0}")),
                &[&named(card)],
            ),
            Event::TookInitiative(seat) => self.says(
                *seat,
                does(["takes", "take"], "toma", both("the initiative", "la iniciativa")),
                &[],
            ),
            Event::Passed(seat) => {
                self.says(*seat, does(["passes", "pass"], "pasa", both("without acting", "sin actuar")), &[])
            }
            Event::Attacked { by, target } => {
                plain(both("{0} attacks {1}.", "{0} ataca a {1}."), &[&named(by), &named(target)])
            }
            Event::Damaged { card, amount, .. } => {
                plain(both("{0} takes {1} damage.", "{0} sufre {1} de daño."), &[&named(card), amount])
            }
            Event::Prevented { card } => plain(
                both("A Shield takes the damage for {0}.", "Un Escudo recibe el daño en lugar de {0}."),
                &[&named(card)],
            ),
            Event::Healed { card, amount } => plain(
                both("{0} is healed of {1} damage.", "{0} se cura de {1} de daño."),
                &[&named(card), amount],
            ),
            Event::Defeated(card) => plain(both("{0} is defeated.", "Se derrota a {0}."), &[&named(card)]),
            Event::Discarded { seat, card } => self.says(
                *seat,
                does(["discards", "discard"], "descarta", both("{0}", "{0}")),
                &[&named(card)],
            ),
            Event::Returned { card } => {
                plain(both("{0} returns to hand.", "{0} vuelve a la mano."), &[&named(card)])
            }
            Event::ToBottom { seat, card } => self.says(
                *seat,
                does(
                    ["puts", "put"],
                    "pone",
                    both("{0} on the bottom of {1} deck", "{0} al fondo de {1} mazo"),
                ),
                &[&some(card), &own(seat)],
            ),
            Event::RestToBottom { seat, n } => self.says(
                *seat,
                does(
                    ["puts", "put"],
                    "pone",
                    both(
                        "{0} on the bottom of {1} deck in random order",
                        "{0} al fondo de {1} mazo en orden aleatorio",
                    ),
                ),
                &[&count(usize::from(*n), lang), &own(seat)],
            ),
            Event::ToTop { seat, card } => self.says(
                *seat,
                does(["puts", "put"], "pone", both("{0} on top of {1} deck", "{0} en lo alto de {1} mazo")),
                &[&some(card), &own(seat)],
            ),
            Event::Readied(card) => plain(both("{0} is readied.", "Se prepara {0}."), &[&named(card)]),
            Event::Exhausted(card) => plain(both("{0} is exhausted.", "Se agota {0}."), &[&named(card)]),
            Event::ReadiedResources(seat, n) => self.says(
                *seat,
                does(["readies", "ready"], "prepara", both("{0}", "{0}")),
                &[&resources(*n, lang)],
            ),
            Event::ExhaustedResources(seat, n) => self.says(
                *seat,
                does(["exhausts", "exhaust"], "agota", both("{0}", "{0}")),
                &[&resources(*n, lang)],
            ),
            Event::Paid(seat, n) => {
                self.says(*seat, does(["pays", "pay"], "paga", both("{0}", "{0}")), &[&resources(*n, lang)])
            }
            // One of them is gone.
            Event::Token { card, kind, n: 0 } => {
                plain(both("{0} loses {1}.", "{0} pierde {1}."), &[&named(card), &tokens(*kind, 1, lang)])
            }
            Event::Token { card, kind, n } => {
                plain(both("{0} gets {1}.", "{0} recibe {1}."), &[&named(card), &tokens(*kind, *n, lang)])
            }
            Event::Changed { card, power, hp } => {
                plain(both("{0} gets {1}.", "{0} recibe {1}."), &[&named(card), &change(*power, *hp)])
            }
            Event::Gained { card, what, num } => gained(&named(card), *what, *num, lang),
            Event::LookedAt { seat, whose, cards } => self.says(
                *seat,
                does(["looks", "look"], "mira", both("at {0} on top of {1}", "{0} de lo alto de {1}")),
                &[&listed(cards, lang), &deck(seat, whose)],
            ),
            Event::LookedAtHand { seat, whose, cards } => {
                let (rest, they) = match self.who(*whose) {
                    Who::You => (both("at your hand: {0}", "tu mano: {0}"), String::new()),
                    Who::They(they) => (both("at the hand of {1}: {0}", "la mano de {1}: {0}"), they.text),
                };
                self.says(*seat, does(["looks", "look"], "mira", rest), &[&listed(cards, lang), &they])
            }
            Event::Revealed { seat, card } => {
                self.says(*seat, does(["reveals", "reveal"], "muestra", both("{0}", "{0}")), &[&named(card)])
            }
            Event::Named { seat, face } => {
                let card = BOX.get(usize::from(*face)).map_or_else(String::new, |face| face.name.word(lang));
                self.says(*seat, does(["names", "name"], "nombra", both("{0}", "{0}")), &[&card])
            }
            Event::TookControl { seat, card } => self.says(
                *seat,
                does(["takes", "take"], "toma", both("control of {0}", "el control de {0}")),
                &[&named(card)],
            ),
            Event::EmptyDeck(seat) => self.says(
                *seat,
                does(
                    ["has", "have"],
                    "tiene",
                    both(
                        "no card left to draw: 3 damage to {0} base",
                        "el mazo vacío y no puede robar: 3 de daño a {0} base",
                    ),
                ),
                &[&own(seat)],
            ),
            Event::AllReady => both("All cards are readied.", "Se preparan todas las cartas.").word(lang),
            Event::Left(seat) => {
                self.says(*seat, does(["leaves", "leave"], "abandona", both("the game", "la partida")), &[])
            }
            Event::Over(Outcome::Draw) => {
                both("Both bases fall: the game is a draw.", "Caen ambas bases: la partida acaba en empate.")
                    .word(lang)
            }
            Event::Over(Outcome::Won(team)) => {
                self.says(Seat(team.0), does(["wins", "win"], "gana", both("the game", "la partida")), &[])
            }
        }
    }
}

/// What an effect has left with a unit or a base.
fn gained(name: &str, what: u16, num: i16, lang: Lang) -> String {
    let say = |template: Both| fill(lang, template, &[&name]);
    let keyword = match what {
        2 => Keyword::Raid(num.unsigned_abs() as u8),
        3 => Keyword::Restore(num.unsigned_abs() as u8),
        4 => return say(both("{0} cannot be readied for now.", "{0} no se puede preparar por ahora.")),
        5 => return say(both("{0} cannot be healed this phase.", "{0} no se puede curar en esta fase.")),
        6 => return say(both("{0} strikes first.", "{0} golpea primero.")),
        7 => Keyword::Ambush,
        8 => Keyword::Grit,
        9 => Keyword::Overwhelm,
        10 => Keyword::Saboteur,
        11 => Keyword::Sentinel,
        12 => Keyword::Shielded,
        13 => return say(both("{0} loses all its abilities.", "{0} pierde todas sus capacidades.")),
        14 => return say(both("{0} loses Sentinel.", "{0} pierde Centinela.")),
        _ => return say(both("{0} gains an ability.", "{0} gana una capacidad.")),
    };
    fill(lang, both("{0} gains {1}.", "{0} gana {1}."), &[&name, &keyword_name(keyword, lang)])
}
