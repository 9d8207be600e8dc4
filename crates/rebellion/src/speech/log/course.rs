//! Phases, systems, units and the base.

use kernel::{Outcome, Seat};
use text::both;
use text::clause::does;

use super::Teller;
use crate::event::Event;
use crate::text::names::{leader_name, units};
use crate::things::Side;

impl Teller<'_> {
    pub(super) fn course(&self, event: &Event) -> Option<String> {
        let lang = self.lang;
        Some(match event {
            Event::Loyalty(place, Some(side)) => self.plain(
                both("{0} is loyal to {1} now.", "{0} ahora es leal a {1}."),
                &[&self.place(*place), &self.side(*side)],
            ),
            Event::Loyalty(place, None) => {
                self.plain(both("{0} is neutral now.", "{0} ahora es neutral."), &[&self.place(*place)])
            }
            Event::Subjugated(place) => {
                self.plain(both("{0} is subjugated.", "{0} queda subyugado."), &[&self.place(*place)])
            }
            Event::Freed(place) => self.plain(
                both("{0} is no longer subjugated.", "{0} ya no está subyugado."),
                &[&self.place(*place)],
            ),
            Event::ProbeRemoved(place) => self.plain(
                both(
                    "The probe card of {0} leaves the game.",
                    "La carta de sonda de {0} se retira de la partida.",
                ),
                &[&self.place(*place)],
            ),
            Event::Placed { side, unit, n, place } => self.says(
                *side,
                does(["places", "place"], "pone", both("{0} in {1}", "{0} en {1}")),
                &[&units(*unit, *n, lang), &self.place(*place)],
            ),
            Event::BaseHidden(None) => {
                both("The Rebel base is hidden.", "La base rebelde queda oculta.").word(lang)
            }
            Event::BaseHidden(Some(place)) => self.plain(
                both("The base is hidden in {0}.", "La base se oculta en {0}."),
                &[&self.place(*place)],
            ),
            Event::BaseRevealed(place) => self.plain(
                both("The Rebel base is in {0}!", "¡La base rebelde está en {0}!"),
                &[&self.place(*place)],
            ),
            Event::BaseMoved => {
                both("The Rebel base has moved.", "La base rebelde se ha trasladado.").word(lang)
            }
            Event::RoundBegan(n) => self.plain(both("Round {0} begins.", "Empieza la ronda {0}."), &[n]),
            Event::Time(n) => self.plain(both("Time: space {0}.", "Tiempo: casilla {0}."), &[n]),
            Event::Reputation(n) => {
                self.plain(both("Reputation: space {0}.", "Reputación: casilla {0}."), &[n])
            }
            Event::Passed(side) => {
                self.says(*side, does(["passes", "pass"], "pasa", both("this phase", "esta fase")), &[])
            }
            Event::Activated { leader, place } => self.plain(
                both("{0} activates {1}.", "{0} activa {1}."),
                &[&leader_name(*leader, lang), &self.place(*place)],
            ),
            Event::Moved { side, unit, n, from } => self.says(
                *side,
                does(["moves", "move"], "mueve", both("{0} from {1}", "{0} desde {1}")),
                &[&units(*unit, *n, lang), &self.place(*from)],
            ),
            Event::Arrived { side, place } => self.says(
                *side,
                does(["arrives", "arrive"], "llega", both("in {0}", "a {0}")),
                &[&self.place(*place)],
            ),
            Event::Unqueued { unit, space } => self.plain(
                both(
                    "{0} leaves space {1} of the build queue.",
                    "{0} sale de la casilla {1} de la cola de construcción.",
                ),
                &[&units(*unit, 1, lang), space],
            ),
            Event::Built { unit, space } => self.plain(
                both(
                    "{0} comes to space {1} of the build queue.",
                    "{0} llega a la casilla {1} de la cola de construcción.",
                ),
                &[&units(*unit, 1, lang), space],
            ),
            Event::Destroyed { unit, n, place } => self.plain(
                both("Destroyed in {1}: {0}.", "Bajas en {1}: {0}."),
                &[&units(*unit, *n, lang), &self.place(*place)],
            ),
            Event::Sabotaged(place) => {
                self.plain(both("{0} is sabotaged.", "{0} queda saboteado."), &[&self.place(*place)])
            }
            Event::Repaired(place) => self.plain(
                both("The sabotage marker of {0} is removed.", "Se retira el marcador de sabotaje de {0}."),
                &[&self.place(*place)],
            ),
            Event::SystemDestroyed(place) => {
                self.plain(both("{0} is destroyed!", "¡{0} es destruido!"), &[&self.place(*place)])
            }
            Event::Marked(place) => self.plain(
                both("A target marker lies in {0}.", "Hay un marcador de objetivo en {0}."),
                &[&self.place(*place)],
            ),
            Event::Unmarked(place) => self.plain(
                both("The target marker of {0} is removed.", "Se retira el marcador de objetivo de {0}."),
                &[&self.place(*place)],
            ),
            Event::Left(side) => {
                self.says(*side, does(["leaves", "leave"], "abandona", both("the game", "la partida")), &[])
            }
            Event::Ended(Outcome::Draw) => both("Nobody wins.", "Nadie gana.").word(lang),
            Event::Ended(Outcome::Won(team)) => self.says(
                Side::of_seat(Seat(team.0)),
                does(["wins", "win"], "gana", both("the game", "la partida")),
                &[],
            ),
            _ => return None,
        })
    }
}
