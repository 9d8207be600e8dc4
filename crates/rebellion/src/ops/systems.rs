//! Loyalty, sabotage, destroyed systems and target markers (R11, R12), reputation (R17.1).

use kernel::Log;
use script::Reg;

use crate::Rebellion;
use crate::event::Event;
use crate::query::here;
use crate::state::{Frame, Marker, State};
use crate::things::{Place, Side, Unit};
use crate::words::*;

impl State {
    /// R11.1, R11.3, R11.7.
    pub(super) fn gain_loyalty(&mut self, side: Side, place: Place, log: &mut impl Log<Rebellion>) {
        let table = &mut self.table;
        if !table.is_populous(place) || place == Place::CORUSCANT || table.is_loyal(side, place) {
            return;
        }
        if table.is_loyal(side.other(), place) {
            table.loyal[side.other().index()].remove(place.thing());
            log.event(Event::Loyalty(place, None));
        } else {
            table.loyal[side.index()].insert(place.thing());
            log.event(Event::Loyalty(place, Some(side)));
        }
    }

    pub(super) fn make_neutral(&mut self, place: Place, log: &mut impl Log<Rebellion>) {
        let table = &mut self.table;
        if place != Place::CORUSCANT && table.loyal.iter().any(|loyal| loyal.holds(place)) {
            table.loyal.iter_mut().for_each(|loyal| {
                loyal.remove(place.thing());
            });
            log.event(Event::Loyalty(place, None));
        }
    }

    /// R12.1.
    pub(super) fn sabotage(&mut self, place: Place, log: &mut impl Log<Rebellion>) {
        if self.table.is_populous(place) && !self.table.sabotaged.holds(place) {
            self.table.sabotaged.insert(place.thing());
            log.event(Event::Sabotaged(place));
        }
    }

    pub(super) fn repair(&mut self, place: Place, log: &mut impl Log<Rebellion>) {
        if self.table.sabotaged.holds(place) {
            self.table.sabotaged.remove(place.thing());
            log.event(Event::Repaired(place));
        }
    }

    /// R12.3; R21.2: with the base goes the war.
    pub(super) fn destroy_system(&mut self, place: Place, log: &mut impl Log<Rebellion>) {
        let table = &mut self.table;
        table.destroyed.insert(place.thing());
        table.loyal.iter_mut().for_each(|loyal| {
            loyal.remove(place.thing());
        });
        table.subjugated.remove(place.thing());
        table.sabotaged.remove(place.thing());
        log.event(Event::SystemDestroyed(place));
        for unit in What::Ground.kinds(Side::Rebel).of::<Unit>() {
            self.destroy(unit, u8::MAX, place, log);
        }
        self.unmark(place, log);
        if self.base == Some(place) {
            self.over(Side::Empire, log);
        }
    }

    pub(super) fn mark(&mut self, place: Place, card: u16, log: &mut impl Log<Rebellion>) {
        let free = self.table.markers.iter_mut().find(|marker| marker.is_none());
        *free.expect("there is a marker left") = Some(Marker { place, card, left: false });
        log.event(Event::Marked(place));
    }

    /// The one of the card in register A.
    pub(super) fn unmark_one(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let chosen =
            |marker: &Marker| Some(marker.place) == here(frame) && frame.reg(Reg::A).contains(marker.card);
        if let Some(at) = self.table.markers.iter().position(|marker| marker.as_ref().is_some_and(chosen)) {
            self.lift(at, log);
        }
    }

    pub(super) fn unmark(&mut self, place: Place, log: &mut impl Log<Rebellion>) {
        for i in 0..self.table.markers.len() {
            if let Some(marker) = self.table.markers[i].take_if(|marker| marker.place == place) {
                log.event(Event::Unmarked(place));
                self.marker_gone(marker, log);
            }
        }
    }

    // ---- R17.1

    pub(super) fn gain_reputation(&mut self, n: u8, log: &mut impl Log<Rebellion>) {
        let table = &mut self.table;
        table.reputation = table.reputation.saturating_sub(n).max(table.time);
        log.event(Event::Reputation(table.reputation));
    }

    pub(super) fn lose_reputation(&mut self, n: u8, log: &mut impl Log<Rebellion>) {
        let table = &mut self.table;
        table.reputation = (table.reputation + n).min(crate::board::LAST_SPACE);
        log.event(Event::Reputation(table.reputation));
    }
}
