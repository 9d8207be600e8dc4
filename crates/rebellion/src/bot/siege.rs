//! How the Empire takes the base: fleets gather next to it, and attack together.

use super::Mind;
use crate::things::{BASE_SPACE, Place, Side, Unit};

impl Mind<'_> {
    /// What it is worth to lead units to the base or closer to it.
    pub(super) fn advance(&self, to: Place, base: Place) -> i32 {
        let table = self.table;
        let rebels = table.strength(Side::Rebel, to);
        let force = self.coming(to, base);
        if force == 0 {
            return -1;
        }
        if to == base {
            let enough = force + table.strength(Side::Empire, to) >= self.defence(base);
            // Later there is no time for another attack.
            let last = table.gap() <= 1;
            return if enough || last { 1000 + force } else { -1 };
        }
        if rebels > force + table.strength(Side::Empire, to) {
            return -1;
        }
        400 - 60 * i32::from(to.distance(base)) + 4 * force.min(40)
    }

    /// Whether whoever leaves a place comes closer to the base.
    pub(super) fn comes_closer(&self, from: Place, to: Place, base: Place) -> bool {
        from.distance(base) > to.distance(base)
    }

    /// Units that could come closer to the base with a move.
    fn coming(&self, to: Place, base: Place) -> i32 {
        let origins = to.next_to();
        let origins =
            origins.of::<Place>().filter(|from| self.comes_closer(*from, to, base) && self.sails(*from));
        origins.map(|from| self.mobile(from)).sum()
    }

    /// Who defends the base, hidden or not.
    fn defence(&self, base: Place) -> i32 {
        self.table.strength(Side::Rebel, base) + self.table.strength(Side::Rebel, BASE_SPACE)
    }

    /// The strength of what can leave a place, as far as it can be carried.
    fn mobile(&self, from: Place) -> i32 {
        let table = self.table;
        let free = |(unit, _): &(Unit, u8)| table.unmoved(*unit, from) > 0;
        let ships = table.flying(Side::Empire, from).filter(free);
        let (mut strength, mut room) = (0, 0);
        for (ship, n) in ships {
            strength += i32::from(ship.kind().strength * n);
            room += ship.kind().capacity * n;
        }
        for (unit, n) in table.cargo(Side::Empire, from).filter(free) {
            let n = n.min(room);
            room -= n;
            strength += i32::from(unit.kind().strength * n);
        }
        strength
    }
}
