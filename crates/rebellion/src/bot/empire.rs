//! The Empire: look everywhere, stay there, and strike once the base is found.

use script::Answer;

use super::Mind;
use crate::action::{Action, Piece};
use crate::things::{BASE_SPACE, Place, Side, Theatre, Unit};
use crate::why::Why;
use crate::words::Ask;

impl Mind<'_> {
    pub(super) fn empire(&self, action: &Action) -> i32 {
        match action {
            Action::Activate(leader) => {
                let best = Place::systems().map(|place| self.destination(place)).max().unwrap_or(0);
                if best > 0 { 100 + self.tactics(*leader) } else { -1 }
            }
            // Somebody stays behind.
            Action::From(_) => 2,
            Action::All(_) => 1,
            Action::Place(place, unit, n) => self.deployment(*place, *unit) * 10 + i32::from(*n),
            Action::Answer(Answer::Choose(Piece::Place(place))) => self.system(*place),
            Action::Answer(Answer::Take(Piece::Unit(unit), n)) => self.loading(*unit, *n as u8),
            Action::Answer(Answer::Pass) if self.asked() == Some(Ask::Move) => 0,
            action => self.common(action),
        }
    }

    fn system(&self, place: Place) -> i32 {
        match self.purpose() {
            Some(Why::Activate) => self.destination(place),
            Some(Why::Aim) => self.aim(place),
            Some(Why::Retreat) => 20 + self.table.strength(Side::Empire, place),
            Some(Why::Loyalty) => {
                let worth = if self.table.is_rebel(place) { 20 } else { 10 };
                worth + i32::from(place.system().printed_production())
            }
            Some(Why::Site) => i32::from(!self.table.is_imperial(place)),
            _ => 1 + i32::from(self.possible.holds(place)),
        }
    }

    /// Where a mission is aimed at: loyalty where it counts, looking where the base can be.
    fn aim(&self, place: Place) -> i32 {
        if place == BASE_SPACE {
            return 1;
        }
        let production = i32::from(place.system().printed_production());
        let open = if self.table.is_imperial(place) { 0 } else { 10 };
        let opposed = self.table.leaders_at(Side::Rebel, place).count() as i32;
        10 + open + production + 8 * i32::from(self.possible.holds(place)) - 6 * opposed
    }

    /// Units that could come to a system now.
    fn force(&self, to: Place) -> (i32, bool) {
        let table = self.table;
        let mut strength = 0;
        let mut troops = false;
        for from in to.next_to().of::<Place>().filter(|from| !table.is_held(Side::Empire, *from)) {
            let free = |(unit, _): &(Unit, u8)| table.unmoved(*unit, from) > 0;
            let room: u8 = table.flying(Side::Empire, from).map(|(unit, n)| unit.kind().capacity * n).sum();
            if !table.flying(Side::Empire, from).any(|moving| free(&moving)) {
                continue;
            }
            for (unit, n) in table.units_of(Side::Empire, from).filter(free) {
                strength += i32::from(unit.kind().strength) * i32::from(n);
            }
            troops |= room > 0 && table.count_in(Side::Empire, Theatre::Ground, from) > 1;
        }
        (strength, troops)
    }

    /// What it is worth to lead units there.
    fn destination(&self, place: Place) -> i32 {
        let table = self.table;
        if place == BASE_SPACE || table.is_destroyed(place) {
            return -1;
        }
        let (force, troops) = self.force(place);
        if force == 0 {
            return -1;
        }
        let there = table.strength(Side::Empire, place);
        let rebels = table.strength(Side::Rebel, place);
        let loses = rebels > 0 && force + there < rebels;
        match self.base {
            Some(base) if place == base => {
                if loses {
                    -1
                } else {
                    1000 + force
                }
            }
            // Closer to the base, with all there is.
            Some(base) => {
                let near = 400 - 60 * i32::from(place.distance(base)) + force.min(40);
                if loses || !troops { near - 300 } else { near }
            }
            None if self.possible.holds(place) => {
                if loses {
                    -1
                } else {
                    300 + force.min(30) + if troops { 100 } else { 0 }
                }
            }
            None => {
                let near = self.possible.of::<Place>().map(|base| i32::from(place.distance(base))).min();
                if loses { -1 } else { 60 - 10 * near.unwrap_or(6) + force.min(20) }
            }
        }
    }

    /// Somebody stays, so that a system remains subjugated and searched.
    fn loading(&self, unit: Unit, n: u8) -> i32 {
        let from = self.frame.and_then(|frame| frame.reg(script::Reg::C).of::<Place>().next());
        let (Some(from), true) = (from, self.purpose() == Some(Why::Carry)) else { return n.into() };
        if unit.is_ship() || self.base.is_some() {
            return n.into();
        }
        let there = self.table.units.of(unit, from);
        let others = self.table.count_in(Side::Empire, Theatre::Ground, from).saturating_sub(there);
        if others == 0 && n >= there && there > 0 { -1 } else { n.into() }
    }

    /// New units come where they are needed soon.
    fn deployment(&self, place: Place, unit: Unit) -> i32 {
        let towards = match self.base {
            Some(base) => i32::from(place.distance(base)),
            None => {
                self.possible.of::<Place>().map(|base| i32::from(place.distance(base))).min().unwrap_or(3)
            }
        };
        let carried = if unit.kind().needs_transport {
            let room: u8 =
                self.table.flying(Side::Empire, place).map(|(ship, n)| ship.kind().capacity * n).sum();
            i32::from(room.min(6))
        } else {
            0
        };
        40 - 4 * towards + carried
    }
}
