//! What happened, one sentence each.

mod cards;
mod combat;
mod course;
mod missions;
mod people;

use std::fmt::Display;

use kernel::{Cast, Roll};
use text::clause::{Deed, Who};
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
