//! What happened, one sentence each.

use std::fmt::Display;

use kernel::{Cast, Outcome, Roll, Seat};
use text::clause::{Deed, Who, does};
use text::{Both, Lang, Phrase, and, both, fill};

use super::reasons;
use crate::chance::Shuffled;
use crate::event::Event;
use crate::text::names::*;
use crate::things::{Face, MissionCard, ObjectiveCard, Place, Side, Things};

/// Whom a story is told to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Teller<'a> {
    pub(super) cast: &'a Cast,
    pub(super) lang: Lang,
}

const PLAIN: Both = both("{0}", "{0}");

impl Teller<'_> {
    fn who(&self, side: Side) -> Who {
        match self.cast.name(side.seat()) {
            _ if self.cast.you == Some(side.seat()) => Who::You,
            Some(name) => Who::They(named(name.to_owned())),
            None => Who::They(the_side(side, self.lang)),
        }
    }

    fn says(&self, side: Side, deed: Deed, holes: &[&dyn Display]) -> String {
        deed.by(&self.who(side), holes, self.lang)
    }

    fn plain(&self, template: Both, holes: &[&dyn Display]) -> String {
        text::capitalised(&fill(self.lang, template, holes))
    }

    fn place(&self, place: Place) -> String {
        place_name(place, self.lang)
    }

    /// "the Rebels" where somebody is spoken about.
    fn side(&self, side: Side) -> String {
        the_side(side, self.lang).text
    }

    fn mission(&self, card: MissionCard) -> String {
        card.mission().name.word(self.lang)
    }

    fn objective(&self, card: ObjectiveCard) -> String {
        card.objective().name.word(self.lang)
    }

    fn systems(&self, places: Things) -> String {
        listed(places.of::<Place>().map(|place| self.place(place)), self.lang)
            .unwrap_or_else(|| self.nothing())
    }

    fn nothing(&self) -> String {
        both("nothing", "nada").word(self.lang)
    }

    /// "2 hits, 1 special and 1 blank".
    fn dice(&self, roll: Roll) -> String {
        let count =
            |face: Face| roll.faces().filter(|shown| usize::from(*shown) == face as usize).count() as u8;
        let order = [Face::Direct, Face::Hit, Face::Special, Face::Blank];
        let shown = order.into_iter().map(|face| (face, count(face))).filter(|(_, n)| *n > 0);
        let shown: Vec<Phrase> = shown.map(|(face, n)| face_noun(face).count(self.lang, n)).collect();
        if shown.is_empty() { self.nothing() } else { and(self.lang, &shown).text }
    }

    pub(super) fn event(&self, event: &Event) -> String {
        self.course(event)
            .or_else(|| self.combat(event))
            .or_else(|| self.missions(event))
            .or_else(|| self.people(event))
            .or_else(|| self.cards(event))
            .or_else(|| reasons::short(event, self.lang))
            .unwrap_or_default()
    }

    /// Phases, systems, units and the base.
    fn course(&self, event: &Event) -> Option<String> {
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

    fn combat(&self, event: &Event) -> Option<String> {
        let lang = self.lang;
        let tactic = |card: &crate::things::TacticCard| card.face().name.word(lang);
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

    /// Missions and the other cards.
    fn missions(&self, event: &Event) -> Option<String> {
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
                let names = leaders.of::<crate::things::Leader>().map(|leader| leader_name(leader, lang));
                let names = listed(names, lang).unwrap_or_else(|| self.nothing());
                self.says(
                    *side,
                    does(["reveals", "reveal"], "revela", both("{0} ({1})", "{0} ({1})")),
                    &[&self.mission(*card), &names],
                )
            }
            Event::Aimed { card, place } => self.plain(
                both("{0} is attempted in {1}.", "{0} se lleva a cabo en {1}."),
                &[&self.mission(*card), &self.place(*place)],
            ),
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
            Event::Unplayable(card) => {
                self.plain(both("{0} cannot be played.", "{0} no se puede jugar."), &[&self.mission(*card)])
            }
            Event::PutOff { card, leader: Some(who) } => self.plain(
                both("{0} waits with {1}.", "{0} espera con {1}."),
                &[&self.mission(*card), &who.person().name.word(lang)],
            ),
            Event::PutOff { card, leader: None } => {
                self.plain(both("{0} waits.", "{0} espera."), &[&self.mission(*card)])
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
                    "{0} is put aside while the base is known.",
                    "{0} se aparta mientras se conozca la base.",
                ),
                &[&self.mission(*card)],
            ),
            Event::Restored(card) => self.plain(
                both("{0} is in the game again.", "{0} vuelve a la partida."),
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

    /// Action cards and objectives (R16, R17).
    fn cards(&self, event: &Event) -> Option<String> {
        let lang = self.lang;
        let action = |card: &crate::things::ActionCard| card.scheme().name.word(lang);
        let one = || both("1 action card", "1 carta de acción").word(lang);
        let stash = |card: &crate::things::ActionCard, probe: &str| {
            self.plain(
                both("Under {0} lies the probe card of {1}.", "Bajo {0} está la carta de sonda de {1}."),
                &[&action(card), &probe],
            )
        };
        Some(match event {
            Event::ActionDrawn { side, card } => {
                let card = card.as_ref().map_or_else(one, action);
                self.says(*side, does(["draws", "draw"], "roba", PLAIN), &[&card])
            }
            Event::ActionKept { side, card } => {
                let card = card.as_ref().map_or_else(one, action);
                self.says(*side, does(["keeps", "keep"], "conserva", PLAIN), &[&card])
            }
            Event::ActionShown { side, card } => {
                self.says(*side, does(["turns up", "turn up"], "revela", PLAIN), &[&action(card)])
            }
            Event::ActionUsed { side, card } => {
                self.says(*side, does(["uses", "use"], "usa", PLAIN), &[&action(card)])
            }
            Event::ActionDiscarded { side, card } => {
                self.says(*side, does(["discards", "discard"], "descarta", PLAIN), &[&action(card)])
            }
            Event::Stashed { card, place: Some(place) } | Event::StashShown { card, place } => {
                stash(card, &self.place(*place))
            }
            Event::Stashed { card, place: None } => self.plain(
                both("A probe card lies under {0}.", "Hay una carta de sonda bajo {0}."),
                &[&action(card)],
            ),
            Event::Barred(place) => self.plain(
                both(
                    "In {0} the Rebels attempt no mission and use no action card this phase.",
                    "En {0} los rebeldes no intentan misiones ni usan acciones esta fase.",
                ),
                &[&self.place(*place)],
            ),
            Event::PoolWidened => {
                both("A leader pool holds one leader more.", "Una reserva admite un líder más.").word(lang)
            }
            Event::DieSet { side, die } => {
                self.says(*side, does(["sets", "set"], "fija", PLAIN), &[&shown_name(*die, lang)])
            }
            Event::DieBlanked { side, die } => self.plain(
                both("Of {0}, {1} counts for nothing.", "De {0}, {1} no cuenta."),
                &[&self.side(*side), &shown_name(*die, lang)],
            ),
            Event::Recoloured(n) => self.plain(
                both("{0} black hits count as red ones.", "{0} impactos negros cuentan como rojos."),
                &[n],
            ),
            Event::TacticsShown { side, cards } => {
                let names = cards.of::<crate::things::TacticCard>().map(|card| card.face().name.word(lang));
                let names = listed(names, lang).unwrap_or_else(|| self.nothing());
                self.plain(
                    both("Tactic cards of {0}: {1}.", "Cartas de táctica de {0}: {1}."),
                    &[&self.side(*side), &names],
                )
            }
            Event::MissionDoomed => both("The mission fails.", "La misión fracasa.").word(lang),
            Event::CameBack(leader) => self.plain(
                both("{0} comes back to the leader pool.", "{0} regresa a la reserva de líderes."),
                &[&leader_name(*leader, lang)],
            ),
            Event::ObjectivePlayed(card) => self.says(
                Side::Rebel,
                does(["plays", "play"], "juega", both("the objective {0}", "el objetivo {0}")),
                &[&self.objective(*card)],
            ),
            Event::ObjectiveMissed(card) => {
                self.plain(both("{0} has missed.", "{0} ha fallado."), &[&self.objective(*card)])
            }
            Event::ObjectiveDiscarded(card) => {
                self.plain(both("{0} is discarded.", "{0} se descarta."), &[&self.objective(*card)])
            }
            Event::ObjectiveRestored(card) => self.plain(
                both("{0} is on top of its deck again.", "{0} vuelve a estar encima de su mazo."),
                &[&self.objective(*card)],
            ),
            Event::Unringed(leader, ring) => self.plain(
                both("{0} loses a ring: {1}.", "{0} pierde un anillo: {1}."),
                &[&leader_name(*leader, lang), &ring_name(*ring, lang)],
            ),
            _ => return None,
        })
    }

    fn people(&self, event: &Event) -> Option<String> {
        let lang = self.lang;
        let leader = |who: &crate::things::Leader| leader_name(*who, lang);
        Some(match event {
            Event::Captured(who) => {
                self.plain(both("{0} is captured.", "{0} es capturado."), &[&leader(who)])
            }
            Event::Rescued(who, to) => self.plain(
                both("{0} is rescued and goes to {1}.", "{0} es rescatado y va a {1}."),
                &[&leader(who), &self.place(*to)],
            ),
            Event::Ringed(who, ring) => self.plain(
                both("{0} gets a ring: {1}.", "{0} recibe un anillo: {1}."),
                &[&leader(who), &ring_name(*ring, lang)],
            ),
            Event::Eliminated(who) => {
                self.plain(both("{0} is eliminated.", "{0} queda eliminado."), &[&leader(who)])
            }
            Event::Recruited(who, Some(place)) => self.plain(
                both("{0} is recruited in {1}.", "{0} es reclutado en {1}."),
                &[&leader(who), &self.place(*place)],
            ),
            Event::Recruited(who, None) => {
                self.plain(both("{0} is recruited.", "{0} es reclutado."), &[&leader(who)])
            }
            Event::BecameJedi => {
                both("Luke Skywalker becomes a Jedi.", "Luke Skywalker se convierte en jedi.").word(lang)
            }
            Event::Detained(who) => {
                self.plain(both("{0} is detained.", "{0} queda retenido."), &[&leader(who)])
            }
            Event::Sent(who, to) => {
                self.plain(both("{0} goes to {1}.", "{0} va a {1}."), &[&leader(who), &self.place(*to)])
            }
            Event::ToPool(who) => self.plain(
                both("{0} returns to the leader pool.", "{0} vuelve a la reserva de líderes."),
                &[&leader(who)],
            ),
            _ => return None,
        })
    }
}

const fn shuffled(what: Shuffled) -> Both {
    match what {
        Shuffled::Probes => both("probe deck", "mazo de sondas"),
        Shuffled::RebelMissions => both("Rebel missions", "misiones rebeldes"),
        Shuffled::ImperialMissions => both("Imperial missions", "misiones imperiales"),
        Shuffled::Unchosen => both("missions not in play", "misiones que no se usan"),
        Shuffled::Starting => both("starting missions", "misiones iniciales"),
        Shuffled::SetAside => both("missions that waited", "misiones que esperaban"),
        Shuffled::RoundDeck => both("Round deck", "mazo de ronda"),
        Shuffled::Projects => both("projects", "proyectos"),
        Shuffled::Objectives => both("objectives", "objetivos"),
        Shuffled::Actions => both("action cards", "cartas de acción"),
        Shuffled::Tactics => both("tactic cards", "cartas de táctica"),
    }
}
