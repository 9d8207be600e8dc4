//! R13: captured, rescued, lured, eliminated.

use kernel::Log;
use script::Did;

use crate::Rebellion;
use crate::card::Timing;
use crate::event::Event;
use crate::query::here;
use crate::state::{Frame, Spot, State};
use crate::things::{BASE_SPACE, Leader, Place, Side, Things};
use crate::turn::ESCORT;
use crate::words::{Escort, Ring, Whom};
use pieces::Thing;

impl State {
    /// R13.4: there is one such ring.
    pub(crate) fn capture(&mut self, leader: Leader, log: &mut impl Log<Rebellion>) {
        if self.table.is_captured(leader) {
            return;
        }
        let before = Leader::each().find(|other| self.table.standing(*other).ring == Some(Ring::Captured));
        if let Some(before) = before {
            self.rescue(before, log);
        }
        let standing = &mut self.table.leaders[leader];
        let worn = standing.ring.replace(Ring::Captured);
        standing.detained = false;
        log.event(Event::Captured(leader));
        if worn == Some(Ring::Bounty) {
            self.lose_reputation(1, log);
        }
        let place = self.table.place_of(leader);
        self.ask_for_cards(Side::Rebel, Timing::Captured, place);
    }

    /// R13.8.
    pub(crate) fn rescue(&mut self, leader: Leader, log: &mut impl Log<Rebellion>) {
        let base = self.table.revealed.unwrap_or(BASE_SPACE);
        self.rescue_to(leader, base, log);
    }

    pub(crate) fn rescue_to(&mut self, leader: Leader, place: Place, log: &mut impl Log<Rebellion>) {
        let standing = &mut self.table.leaders[leader];
        standing.ring = None;
        standing.at = Spot::At(place);
        log.event(Event::Rescued(leader, place));
    }

    /// R13.8: nobody guards them any more.
    pub(super) fn free_unguarded(&mut self, log: &mut impl Log<Rebellion>) {
        let table = &self.table;
        let guarded = |leader| table.place_of(leader).is_some_and(|at| table.has_units(Side::Empire, at));
        let captured = table.leaders.iter().filter(|(_, standing)| standing.is_captured());
        let freed: Things = captured.map(|(leader, _)| leader).filter(|leader| !guarded(*leader)).collect();
        freed.of::<Leader>().for_each(|leader| self.rescue(leader, log));
    }

    pub(super) fn attach(&mut self, ring: Ring, leader: Leader, log: &mut impl Log<Rebellion>) {
        // R13.10: there is one of each sort, and whoever wore it wears it no more.
        let before =
            Leader::each().find(|other| *other != leader && self.table.standing(*other).ring == Some(ring));
        match before {
            Some(before) if ring == Ring::Carbonite => self.rescue(before, log),
            Some(before) => {
                self.table.leaders[before].ring = None;
                log.event(Event::Unringed(before, ring));
            }
            None => {}
        }
        self.table.leaders[leader].ring = Some(ring);
        log.event(Event::Ringed(leader, ring));
    }

    /// R13.9: the Empire has him for good.
    pub(super) fn lure(&mut self, leader: Leader, log: &mut impl Log<Rebellion>) {
        let standing = &mut self.table.leaders[leader];
        standing.ring = Some(Ring::Lured);
        standing.side = Side::Empire;
        log.event(Event::Ringed(leader, Ring::Lured));
    }

    pub(super) fn eliminate(&mut self, leader: Leader, log: &mut impl Log<Rebellion>) {
        let standing = &mut self.table.leaders[leader];
        standing.at = Spot::Eliminated;
        standing.ring = None;
        log.event(Event::Eliminated(leader));
    }

    pub(super) fn recruit(&mut self, leader: Leader, place: Option<Place>, log: &mut impl Log<Rebellion>) {
        self.table.leaders[leader].at = place.map_or(Spot::Pool, Spot::At);
        log.event(Event::Recruited(leader, place));
    }

    /// R13.11: the piece changes, its place and its ring stay.
    pub(super) fn become_jedi(&mut self, log: &mut impl Log<Rebellion>) {
        let luke = self.table.leaders[Leader::LUKE_SKYWALKER];
        self.table.leaders[Leader::LUKE_SKYWALKER_JEDI] = luke;
        let standing = &mut self.table.leaders[Leader::LUKE_SKYWALKER];
        standing.at = Spot::Eliminated;
        standing.ring = None;
        if let Some(mission) = &mut self.table.mission
            && mission.leaders.holds(Leader::LUKE_SKYWALKER)
        {
            mission.leaders.remove(Leader::LUKE_SKYWALKER.thing());
            mission.leaders.insert(Leader::LUKE_SKYWALKER_JEDI.thing());
        }
        log.event(Event::BecameJedi);
    }

    /// R14.2: all but those who are held.
    pub(super) fn leaders_back(&mut self) {
        for leader in Leader::each() {
            let captured = self.table.is_captured(leader);
            let standing = &mut self.table.leaders[leader];
            match standing.at {
                Spot::At(_) if captured => {}
                Spot::At(_) if standing.detained => standing.detained = false,
                Spot::At(_) | Spot::On(_) => standing.at = Spot::Pool,
                _ => {}
            }
        }
    }

    /// R14.2.
    pub(super) fn detain(&mut self, leader: Leader, log: &mut impl Log<Rebellion>) {
        if !self.table.is_captured(leader) {
            self.table.leaders[leader].detained = true;
            log.event(Event::Detained(leader));
        }
    }

    /// R13.8: who frees them may take them along.
    pub(super) fn rescue_all(
        &mut self,
        whom: Whom,
        escort: Escort,
        frame: &Frame,
        log: &mut impl Log<Rebellion>,
    ) -> Did {
        let leaders = self.whom(whom, frame);
        leaders.of::<Leader>().for_each(|leader| self.rescue(leader, log));
        if leaders.is_empty() {
            return Did::No;
        }
        if escort == Escort::May {
            return self.call_with(&ESCORT, frame, |_| {});
        }
        self.ask_for_cards(Side::Empire, Timing::Rescued, here(frame));
        Did::Yes
    }
}
