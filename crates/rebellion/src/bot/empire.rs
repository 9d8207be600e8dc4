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
            Action::From(from) => self.origin(*from),
            Action::All(_) => -1,
            Action::Place(place, unit, n) => self.deployment(*place, *unit) * 10 - i32::from(*n),
            Action::Answer(Answer::Choose(Piece::Place(place))) => self.system(*place),
            Action::Answer(Answer::Take(Piece::Unit(unit), n)) => self.taken(*unit, *n as u8),
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
            troops |= room > 0 && self.sails(from) && self.spare(from) > 0;
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
            Some(base) => self.advance(place, base),
            // Bases are hidden where few ways lead.
            None if self.possible.holds(place) => {
                if loses {
                    -1
                } else {
                    300 + force.min(10) + if troops { 100 } else { 0 } - 15 * place.next_to().len() as i32
                }
            }
            None => {
                let near = self.possible.of::<Place>().map(|base| i32::from(place.distance(base))).min();
                if loses { -1 } else { 60 - 10 * near.unwrap_or(6) + force.min(20) }
            }
        }
    }

    fn taken(&self, unit: Unit, n: u8) -> i32 {
        let from = self.frame.and_then(|frame| frame.reg(script::Reg::C).of::<Place>().next());
        match (self.purpose(), from) {
            (Some(Why::Fly), Some(_)) => self.flight(unit, n),
            (Some(Why::Carry), Some(from)) => self.loading(unit, n, from),
            _ => n.into(),
        }
    }

    /// New units come where they are needed soon, ships to different places, and troops to ships that have room.
    fn deployment(&self, place: Place, unit: Unit) -> i32 {
        let table = self.table;
        let near = match self.base {
            Some(base) => 40 - 6 * i32::from(place.distance(base)),
            None => {
                let next = place.next_to() & self.possible;
                let towards = self.possible.of::<Place>().map(|base| i32::from(place.distance(base))).min();
                20 - 4 * towards.unwrap_or(3) + 3 * next.len() as i32
            }
        };
        let room: u8 = table.flying(Side::Empire, place).map(|(ship, n)| ship.kind().capacity * n).sum();
        let cargo: u8 = table.cargo(Side::Empire, place).map(|(_, n)| n).sum();
        let kind = unit.kind();
        let fits = if kind.needs_transport {
            let left = i32::from(room) - i32::from(cargo);
            let garrison =
                kind.theatre == Theatre::Ground && !table.has_in(Side::Empire, Theatre::Ground, place);
            2 * left.clamp(-6, 6) + 10 * i32::from(garrison)
        } else if self.base.is_none() {
            -2 * i32::from(room)
        } else {
            0
        };
        40 + near + fits
    }
}
