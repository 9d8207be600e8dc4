//! S3: which fleets can be sent, and where they are sent.

use super::Aim;
use super::routes::{Routes, Toll};
use crate::state::Open;
use crate::things::{Place, Side, Theatre, Things, Unit};

impl Open {
    // ---- which fleets

    /// A fleet that has not moved yet and that nobody holds back (S3.6, S3.16, S3.21).
    fn is_free(&self, place: Place) -> bool {
        let ship = |(unit, _): (Unit, u8)| unit.is_ship() && self.unmoved(unit, place) > 0;
        self.units_of(Side::Empire, place).any(ship)
            && (self.is_unleashed() || !self.is_held(Side::Empire, place))
    }

    /// S1.2: a ship of it moves by itself.
    fn has_drive(&self, place: Place) -> bool {
        self.flying(Side::Empire, place).any(|(unit, _)| self.unmoved(unit, place) > 0)
    }

    /// S3.4: a ground unit can stay behind. Nothing can stay on what is no more (R12.4).
    pub fn can_leave_garrison(&self, place: Place) -> bool {
        self.has_in(Side::Empire, Theatre::Ground, place) || self.is_destroyed(place)
    }

    /// S3.4: whether one has to be told to stay; structures and what has moved already stay anyway.
    pub fn needs_garrison(&self, place: Place) -> bool {
        let stays = |(unit, _): (Unit, u8)| {
            !unit.is_ship() && (unit.kind().immobile || self.moved.of(unit, place) > 0)
        };
        !self.is_destroyed(place) && !self.units_of(Side::Empire, place).any(stays)
    }

    /// S3.5: a Stormtrooper is left in supply.
    fn has_help(&self) -> bool {
        self.supply(Unit::STORMTROOPER) > 0
    }

    /// Whether a fleet can set out, or be helped to.
    fn travels(&self, place: Place) -> bool {
        self.has_drive(place) && (self.can_leave_garrison(place) || self.has_help())
    }

    /// S3.11, S3.22: a fleet that has arrived without ground units.
    fn waits_for_troops(&self, aim: Aim, place: Place) -> bool {
        let wanted = match aim {
            Aim::Search | Aim::Deny => true,
            Aim::Base | Aim::Towards => self.has_in(Side::Rebel, Theatre::Ground, place),
            Aim::Strike | Aim::Neutral | Aim::Rebels | Aim::Attack => false,
        };
        wanted && self.has_help() && !self.has_in(Side::Empire, Theatre::Ground, place)
    }

    /// S3.5, S3.11, S3.22: whether the fleet is helped where it is.
    pub fn is_helped(&self, fleet: Place, goal: Place) -> bool {
        fleet == goal || !self.can_leave_garrison(fleet)
    }

    /// The fleets that can be sent to a goal.
    pub fn fleets_for(&self, aim: Aim, goal: Place) -> Things {
        self.free_fleets().of::<Place>().filter(|fleet| self.goes(aim, *fleet, goal)).collect()
    }

    fn free_fleets(&self) -> Things {
        Place::systems().filter(|place| self.is_free(*place)).collect()
    }

    fn goes(&self, aim: Aim, fleet: Place, goal: Place) -> bool {
        let reaches = |base: Place| i16::from(fleet.distance(base)) <= self.gap();
        let fit = match (aim, self.revealed) {
            (Aim::Strike, _) => fleet.distance(goal) == 1,
            // S3.18 to S3.20: first those that can reach the base in time, then the others.
            (Aim::Base, Some(base)) => reaches(base),
            (Aim::Deny | Aim::Attack | Aim::Towards, Some(base)) => !reaches(base),
            _ => true,
        };
        fit && if fleet == goal { self.waits_for_troops(aim, fleet) } else { self.travels(fleet) }
    }

    // ---- where to

    /// Everything an aim is about.
    fn aimed_at(&self, aim: Aim) -> Things {
        let base = |place: &Place| Some(*place) == self.revealed;
        let of = |wanted: &dyn Fn(&Place) -> bool| -> Things { Place::systems().filter(wanted).collect() };
        match aim {
            Aim::Search => self.possible_bases(),
            Aim::Strike => of(&|place| self.is_hostile(*place) || self.has_cell(*place)),
            Aim::Neutral => of(&|place| self.is_neutral(*place)),
            Aim::Rebels => of(&|place| self.has_units(Side::Rebel, *place)),
            Aim::Base | Aim::Towards => of(&base),
            Aim::Deny => of(&|place| self.is_remote(*place) && !self.is_controlled(*place) && !base(place)),
            Aim::Attack => of(&|place| self.is_hostile(*place) && !base(place)),
        }
    }

    /// The goals that some fleet can be sent to.
    pub fn goals(&self, aim: Aim) -> Things {
        let free = self.free_fleets();
        let reached = |goal: &Place| free.of::<Place>().any(|fleet| self.goes(aim, fleet, *goal));
        self.aimed_at(aim).of::<Place>().filter(reached).collect()
    }

    /// What the next activation is about; nothing if no fleet can be sent anywhere. `rebels` is what a die of the
    /// variation has said (S3.14).
    pub fn aim(&self, rebels: bool) -> Option<Aim> {
        let order: &[Aim] = match self.revealed {
            Some(_) => &[Aim::Base, Aim::Deny, Aim::Attack, Aim::Towards],
            None if self.is_redoubled() => &[Aim::Search],
            None if rebels => &[Aim::Rebels, Aim::Search],
            None if self.struck_off => &[Aim::Strike, Aim::Neutral, Aim::Search],
            None => &[Aim::Search],
        };
        order.iter().copied().find(|aim| !self.goals(*aim).is_empty())
    }

    /// S7.2: somebody can lead, and a fleet can be sent.
    pub fn can_activate(&self) -> bool {
        self.captains(Side::Empire).next().is_some() && self.aim(false).is_some()
    }

    // ---- by which way

    /// How far the nearest fleet is from a goal, and the toll of the best route of those.
    pub fn approach(&self, aim: Aim, goal: Place) -> (u8, Toll) {
        let routes = Routes::to(goal, self);
        let fleets = self.fleets_for(aim, goal);
        let best = fleets.of::<Place>().map(|fleet| (fleet.distance(goal), routes.from(fleet))).min();
        best.expect("a goal has a fleet that can be sent to it")
    }

    /// S3.2: the places whose units come along into a system.
    pub fn sources(&self, to: Place) -> Things {
        let joins =
            |from: &Place| self.is_free(*from) && self.has_drive(*from) && self.can_leave_garrison(*from);
        to.next_to().of::<Place>().filter(joins).collect()
    }
}
