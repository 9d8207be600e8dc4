//! Missions and objectives.

use text::clause::does;
use text::{both, fill};

use super::{PLAIN, Teller, shuffled};
use crate::card::How;
use crate::event::Event;
use crate::text::names::{MISSION, OBJECTIVE, PROBE, leader_name, listed, region_name};
use crate::things::{Leader, MissionCard, ObjectiveCard, Side, Things};

impl Teller<'_> {
    pub(super) fn missions(&self, event: &Event) -> Option<String> {
        let lang = self.lang;
        let cards = |things: &Things| {
            listed(things.of::<MissionCard>().map(|card| self.mission(card)), lang)
                .or_else(|| listed(things.of::<ObjectiveCard>().map(|card| self.objective(card)), lang))
        };
        Some(match event {
            Event::ProbeDrawn(place) => {
                let card = place.map_or_else(
                    || PROBE.count(lang, 1).text,
                    |place| {
                        fill(
                            lang,
                            both("the probe card of {0}", "la carta de sonda de {0}"),
                            &[&self.place(place)],
                        )
                    },
                );
                self.says(Side::Empire, does(["draws", "draw"], "roba", PLAIN), &[&card])
            }
            Event::ProbeTaken { place, .. } => match place {
                Some(place) => self.plain(
                    both(
                        "The probe card of {0} is taken from the Imperial hand.",
                        "Se toma de la mano imperial la carta de sonda de {0}.",
                    ),
                    &[&self.place(*place)],
                ),
                None => both(
                    "A probe card is taken from the Imperial hand.",
                    "Se toma una carta de sonda de la mano imperial.",
                )
                .word(lang),
            },
            Event::ProbeReturned => {
                both("A probe card goes back to the deck.", "Una carta de sonda vuelve al mazo.").word(lang)
            }
            Event::Shuffled(what) => {
                self.plain(both("Shuffled: {0}.", "Se barajan: {0}."), &[&shuffled(*what).word(lang)])
            }
            Event::Assigned { leader, card, .. } => match card {
                Some(card) => self.plain(
                    both("{0} is assigned to {1}.", "{0} recibe la misión {1}."),
                    &[&leader_name(*leader, lang), &self.mission(*card)],
                ),
                None => self.plain(
                    both("{0} is assigned to a mission.", "{0} recibe una misión."),
                    &[&leader_name(*leader, lang)],
                ),
            },
            Event::Revealed { side, card, leaders } => {
                let names = leaders.of::<Leader>().map(|leader| leader_name(leader, lang));
                let names = listed(names, lang).unwrap_or_else(|| self.nothing());
                self.says(
                    *side,
                    does(["reveals", "reveal"], "revela", both("{0} ({1})", "{0} ({1})")),
                    &[&self.mission(*card), &names],
                )
            }
            Event::Aimed { card, place } => {
                let words = match card.mission().mode {
                    How::Attempt => both("{0} is attempted in {1}.", "{0} se intenta en {1}."),
                    _ => both("{0} is resolved in {1}.", "{0} se lleva a cabo en {1}."),
                };
                self.plain(words, &[&self.mission(*card), &self.place(*place)])
            }
            Event::Opposed(leader) => self.plain(
                both("{0} opposes the mission.", "{0} se opone a la misión."),
                &[&leader_name(*leader, lang)],
            ),
            Event::RolledMission { side, roll, .. } => self.says(
                *side,
                does(["rolls", "roll"], "tira", both("for the mission: {0}", "por la misión: {0}")),
                &[&self.dice(*roll)],
            ),
            Event::Attempted { card, succeeded } => {
                let words = if *succeeded {
                    both("{0} succeeds.", "{0} tiene éxito.")
                } else {
                    both("{0} fails.", "{0} fracasa.")
                };
                self.plain(words, &[&self.mission(*card)])
            }
            Event::Returned { side, card } => self.says(
                *side,
                does(["takes", "take"], "recupera", both("{0} back", "{0}")),
                &[&self.mission(*card)],
            ),
            Event::TurnedUp(card) => {
                self.plain(both("{0} is turned up.", "{0} se revela."), &[&self.mission(*card)])
            }
            Event::Unplayable(card) => self.plain(
                both("{0} cannot be played (S2.4).", "{0} no se puede jugar (S2.4)."),
                &[&self.mission(*card)],
            ),
            Event::PutOff { card, leader: Some(who) } => self.plain(
                both("{0} waits with {1} (S2.9).", "{0} espera con {1} (S2.9)."),
                &[&self.mission(*card), &who.person().name.word(lang)],
            ),
            Event::PutOff { card, leader: None } => {
                self.plain(both("{0} waits (S2.9).", "{0} espera (S2.9)."), &[&self.mission(*card)])
            }
            Event::SentBack(deck) => self.plain(
                both(
                    "The top card of the Round deck goes back: {0}.",
                    "La primera carta del mazo de ronda vuelve a su sitio: {0}.",
                ),
                &[&shuffled(*deck).word(lang)],
            ),
            Event::Withheld(card) => self.plain(
                both(
                    "{0} is put aside while the base is known (S4.3).",
                    "{0} se aparta mientras se conozca la base (S4.3).",
                ),
                &[&self.mission(*card)],
            ),
            Event::Restored(card) => self.plain(
                both("{0} is in the game again (S4.7).", "{0} vuelve a la partida (S4.7)."),
                &[&self.mission(*card)],
            ),
            Event::Discarded(card) => {
                self.plain(both("{0} is discarded.", "{0} se descarta."), &[&self.mission(*card)])
            }
            Event::Drew { side, card } => {
                let card = card.map_or_else(|| MISSION.count(lang, 1).text, |card| self.mission(card));
                self.says(*side, does(["draws", "draw"], "roba", PLAIN), &[&card])
            }
            Event::DrewObjective(card) => {
                let card = card.map_or_else(|| OBJECTIVE.count(lang, 1).text, |card| self.objective(card));
                self.says(Side::Rebel, does(["draws", "draw"], "roba", PLAIN), &[&card])
            }
            Event::LookedAt { side, cards: seen } => {
                let seen = cards(seen).unwrap_or_else(|| both("cards", "cartas").word(lang));
                self.says(*side, does(["looks", "look"], "mira", both("at {0}", "{0}")), &[&seen])
            }
            Event::ShownObjectives(shown) | Event::ShownMissions(shown) => {
                let seen = cards(shown).unwrap_or_else(|| both("cards", "cartas").word(lang));
                self.says(Side::Rebel, does(["shows", "show"], "muestra", PLAIN), &[&seen])
            }
            Event::ObjectiveSunk(card) => {
                let card = card.map_or_else(|| OBJECTIVE.count(lang, 1).text, |card| self.objective(card));
                self.plain(
                    both("{0} goes to the bottom of its deck.", "{0} va a la parte inferior de su mazo."),
                    &[&card],
                )
            }
            Event::ObjectiveTopped { card, .. } | Event::ObjectiveRaised { card, .. } => {
                let card = card.map_or_else(|| OBJECTIVE.count(lang, 1).text, |card| self.objective(card));
                self.plain(
                    both("{0} goes to the top of its deck.", "{0} va a la parte superior de su mazo."),
                    &[&card],
                )
            }
            Event::Answered { region, place, there } => {
                let what = region
                    .map(|region| region_name(region, lang))
                    .or_else(|| place.map(|place| self.place(place)))
                    .unwrap_or_else(|| self.nothing());
                let words = if *there {
                    both("The Rebel base is in {0}.", "La base rebelde está en {0}.")
                } else {
                    both("The Rebel base is not in {0}.", "La base rebelde no está en {0}.")
                };
                self.plain(words, &[&what])
            }
            Event::Named(places) => self.plain(
                both("The base is in one of these: {0}.", "La base está en uno de estos: {0}."),
                &[&self.systems(*places)],
            ),
            _ => return None,
        })
    }
}
