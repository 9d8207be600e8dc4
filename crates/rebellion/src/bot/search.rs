//! How the Empire looks for the base: many small groups from few places, and somebody who stays in each.

use pieces::Thing;

use super::Mind;
use crate::things::{Leader, Place, Side, Theatre, Unit};

/// Ground units that are enough to look into a system and stay there.
const PATROL: u8 = 2;

impl Mind<'_> {
    /// Where units move to, if nobody is known to be there and the base has not been found yet.
    fn searched(&self) -> Option<Place> {
        let to = self.moving_to?;
        let quiet = self.base.is_none() && !self.table.has_units(Side::Rebel, to);
        (quiet && self.possible.holds(to)).then_some(to)
    }

    /// Ground units that can leave without giving up what was searched.
    pub(super) fn spare(&self, from: Place) -> u8 {
        let table = self.table;
        let ground = |(unit, _): &(Unit, u8)| unit.kind().theatre == Theatre::Ground;
        let free: u8 = table
            .cargo(Side::Empire, from)
            .filter(ground)
            .map(|(unit, n)| n.min(table.unmoved(unit, from)))
            .sum();
        let all = table.count_in(Side::Empire, Theatre::Ground, from);
        if self.base.is_some() { free } else { free.min(all.saturating_sub(1)) }
    }

    /// Whether ships that have not moved could carry somebody away.
    pub(super) fn sails(&self, from: Place) -> bool {
        let table = self.table;
        !table.is_held(Side::Empire, from)
            && table
                .flying(Side::Empire, from)
                .any(|(ship, _)| ship.kind().capacity > 0 && table.unmoved(ship, from) > 0)
    }

    /// Who looks into a quiet system comes from one place, where most can be spared.
    pub(super) fn origin(&self, from: Place) -> i32 {
        if let (Some(base), Some(to)) = (self.base, self.moving_to) {
            return if self.comes_closer(from, to, base) { 2 } else { -1 };
        }
        if self.searched().is_none() {
            return 2;
        }
        let landing = Unit::each()
            .any(|unit| unit.kind().theatre == Theatre::Ground && self.table.under_way[unit.index()] > 0);
        if landing || self.spare(from) == 0 { -1 } else { 2 + i32::from(self.spare(from)) }
    }

    /// Ships for a move: one that carries is enough to look into a system, the smallest one.
    pub(super) fn flight(&self, unit: Unit, n: u8) -> i32 {
        if self.searched().is_none() {
            return n.into();
        }
        let carried = self.loaded(|unit| unit.kind().capacity > 0) > 0;
        if carried || n != 1 { -1 } else { 20 - i32::from(unit.kind().capacity) }
    }

    /// Somebody stays, so that a system remains subjugated and searched; a patrol goes.
    pub(super) fn loading(&self, unit: Unit, n: u8, from: Place) -> i32 {
        if self.base.is_some() || unit.is_ship() && self.searched().is_none() {
            return n.into();
        }
        let there = self.table.count_in(Side::Empire, Theatre::Ground, from);
        let gone = self.loaded(|unit| unit.kind().theatre == Theatre::Ground);
        if unit.is_ship() {
            // Half of the fighters.
            let all = self.table.units.of(unit, from);
            return if n <= all / 2 { n.into() } else { -1 };
        }
        let enough = if self.searched().is_some() { PATROL.max(there * 3 / 4) } else { u8::MAX };
        if n < there && n + gone <= enough { n.into() } else { -1 }
    }

    /// Whether a leader has nothing better to do than to oppose a mission: fleets are led first, and none is held back (R6.6).
    pub(super) fn is_left_over(&self, leader: Leader) -> bool {
        let mission = self.table.mission.as_ref();
        let place = mission.and_then(|mission| {
            mission.leaders.of::<Leader>().find_map(|leader| self.table.place_of(leader))
        });
        if place.is_some_and(|place| place.is_system() && self.sails(place)) {
            return false;
        }
        if !leader.person().has_tactics() {
            return true;
        }
        let captains = self.table.pool(Side::Empire).filter(|leader| leader.person().has_tactics()).count();
        let fleets = Place::systems().filter(|place| self.sails(*place)).count();
        captains > fleets
    }

    fn loaded(&self, which: impl Fn(Unit) -> bool) -> u8 {
        Unit::each().filter(|unit| which(*unit)).map(|unit| self.table.loading[unit.index()]).sum()
    }
}
