//! Combats.

use text::both;
use text::clause::does;

use super::{PLAIN, Teller};
use crate::event::Event;
use crate::text::names::{DIE, TACTIC, hurt_name, in_theatre, leader_name};
use crate::things::TacticCard;

impl Teller<'_> {
    pub(super) fn combat(&self, event: &Event) -> Option<String> {
        let lang = self.lang;
        let tactic = |card: &TacticCard| card.face().name.word(lang);
        Some(match event {
            Event::CombatBegan(place) => self
                .plain(both("A combat begins in {0}.", "Empieza un combate en {0}."), &[&self.place(*place)]),
            Event::CombatEnded(place) => self.plain(
                both("The combat in {0} is over.", "Termina el combate en {0}."),
                &[&self.place(*place)],
            ),
            Event::Joined(leader) => self.plain(
                both("{0} joins the combat.", "{0} se une al combate."),
                &[&leader_name(*leader, lang)],
            ),
            Event::Rolled { side, theatre, roll, .. } => self.says(
                *side,
                does(["rolls", "roll"], "tira", both("{1}: {0}", "{1}: {0}")),
                &[&self.dice(*roll), &in_theatre(*theatre, lang)],
            ),
            Event::Hit { side, unit } => self.plain(
                both("{0} of {1} takes 1 damage.", "{0} de {1} recibe 1 de daño."),
                &[&hurt_name(*unit, lang), &self.side(*side)],
            ),
            Event::Eased { side, unit } => self.plain(
                both("{0} of {1} loses 1 damage.", "{0} de {1} se quita 1 de daño."),
                &[&hurt_name(*unit, lang), &self.side(*side)],
            ),
            Event::Prevented { side, n } => self.plain(
                both("{0} of {1} count for nothing.", "{0} de {1} no cuentan."),
                &[&DIE.count(lang, *n), &self.side(*side)],
            ),
            Event::Forced { n, left } => self.plain(
                both(
                    "The Rebels roll {0} again; points left: {1}.",
                    "Los rebeldes repiten {0}; puntos restantes: {1}.",
                ),
                &[&DIE.count(lang, *n), left],
            ),
            Event::TacticDrawn { side, theatre, card } => {
                let card = card.as_ref().map_or_else(|| TACTIC.count(lang, 1).text, tactic);
                let draws = does(["draws", "draw"], "roba", both("{0} ({1})", "{0} ({1})"));
                self.says(*side, draws, &[&card, &in_theatre(*theatre, lang)])
            }
            Event::TacticDiscarded { side, card } => {
                self.says(*side, does(["discards", "discard"], "descarta", PLAIN), &[&tactic(card)])
            }
            Event::TacticLaid { side, card } => {
                let card = card.as_ref().map_or_else(|| TACTIC.count(lang, 1).text, tactic);
                let lays = does(["lays", "lay"], "pone", both("{0} face down", "{0} boca abajo"));
                self.says(*side, lays, &[&card])
            }
            Event::TacticPlayed { side, card } => {
                self.says(*side, does(["plays", "play"], "juega", PLAIN), &[&tactic(card)])
            }
            Event::TacticUsed { side, card, half } => {
                let half = match half {
                    crate::cards::tactics::Half::Top => both("top ability", "capacidad de arriba"),
                    crate::cards::tactics::Half::Bottom => both("bottom ability", "capacidad de abajo"),
                };
                let uses = does(["uses", "use"], "usa", both("{0} ({1})", "{0} ({1})"));
                self.says(*side, uses, &[&tactic(card), &half.word(lang)])
            }
            Event::TacticCancelled { side, card } => self.plain(
                both("{0} of {1} has no effect.", "{0} de {1} no tiene efecto."),
                &[&tactic(card), &self.side(*side)],
            ),
            Event::TacticsReturned { side, theatre } => self.says(
                *side,
                does(
                    ["takes", "take"],
                    "recupera",
                    both("the used cards back ({0})", "las cartas usadas ({0})"),
                ),
                &[&in_theatre(*theatre, lang)],
            ),
            Event::TacticRecovered { side, card } => {
                self.says(*side, does(["recovers", "recover"], "recupera", PLAIN), &[&tactic(card)])
            }
            Event::TacticRemoved(card) => {
                self.plain(both("{0} leaves the game.", "{0} se retira de la partida."), &[&tactic(card)])
            }
            Event::Retreated { leader, to } => self.plain(
                both("{0} retreats to {1}.", "{0} se retira a {1}."),
                &[&leader_name(*leader, lang), &self.place(*to)],
            ),
            _ => return None,
        })
    }
}
