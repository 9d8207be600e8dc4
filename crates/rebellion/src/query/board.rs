//! Whose a system is, who stands where, what can be built.

use pieces::Thing;

use crate::board::{BASE_ICONS, Icon};
use crate::leaders::Skill;
use crate::state::{Open, Spot};
use crate::things::{BASE_SPACE, Leader, Place, Side, Theatre, Things, Unit};
use crate::units::UNITS;
use crate::words::Ring;

/// The sorts of units of each side, for space and for the ground, a bit for each.
static KINDS_OF: [[u32; 2]; 2] = {
    let mut kinds = [[0; 2]; 2];
    let mut i = 0;
    while i < UNITS.len() {
        kinds[UNITS[i].side as usize][UNITS[i].theatre as usize] |= 1 << i;
        i += 1;
    }
    kinds
};

impl Open {
    /// The units of a side in a place, sort by sort.
    pub fn units_of(&self, side: Side, place: Place) -> impl Iterator<Item = (Unit, u8)> + '_ {
        self.units.among(place, KINDS_OF[side as usize][0] | KINDS_OF[side as usize][1])
    }

    /// Where a side has units.
    pub fn garrisons(&self, side: Side) -> Things {
        self.units.places_with(KINDS_OF[side as usize][0] | KINDS_OF[side as usize][1])
    }

    /// Where it has units of a theatre.
    pub fn garrisons_in(&self, side: Side, theatre: Theatre) -> Things {
        self.units.places_with(KINDS_OF[side as usize][theatre as usize])
    }

    pub fn has_units(&self, side: Side, place: Place) -> bool {
        self.units.present(place) & (KINDS_OF[side as usize][0] | KINDS_OF[side as usize][1]) != 0
    }

    /// Whether a side has units of a theatre there.
    pub fn has_in(&self, side: Side, theatre: Theatre, place: Place) -> bool {
        self.units.present(place) & KINDS_OF[side as usize][theatre as usize] != 0
    }

    /// Leaders of a side in a place; captured ones do not count (R13.5).
    pub fn leaders_at(&self, side: Side, place: Place) -> impl Iterator<Item = Leader> + '_ {
        Leader::each().filter(move |leader| {
            let standing = self.standing(*leader);
            standing.side == side && standing.at == Spot::At(place) && !self.is_captured(*leader)
        })
    }

    /// R13.4, R13.7.
    pub fn is_captured(&self, leader: Leader) -> bool {
        self.standing(leader).is_captured()
    }

    /// Captured leaders in a place.
    pub fn captives(&self, place: Place) -> impl Iterator<Item = Leader> + '_ {
        Leader::each()
            .filter(move |leader| self.is_captured(*leader) && self.place_of(*leader) == Some(place))
    }

    pub fn place_of(&self, leader: Leader) -> Option<Place> {
        match self.standing(leader).at {
            Spot::At(place) => Some(place),
            _ => None,
        }
    }

    /// Icons of a skill, full ones and minor ones; of all skills if none is named (R7.10).
    pub fn icons(&self, leader: Leader, skill: Option<Skill>) -> (u8, u8) {
        let person = leader.person();
        let extra = |skill: Skill| {
            let granted = matches!(skill, Skill::SpecOps | Skill::Intel);
            u8::from(granted && self.standing(leader).ring == Some(Ring::K2so))
        };
        let of = |skill: Skill| (person.skills[skill as usize], person.minor[skill as usize] + extra(skill));
        match skill {
            Some(skill) => of(skill),
            None => Skill::ALL.into_iter().map(of).fold((0, 0), |sum, n| (sum.0 + n.0, sum.1 + n.1)),
        }
    }

    pub fn pool(&self, side: Side) -> impl Iterator<Item = Leader> + '_ {
        Leader::each().filter(move |leader| {
            let standing = self.standing(*leader);
            standing.side == side && standing.at == Spot::Pool
        })
    }

    // ---- R2.5, R12.4

    pub fn is_destroyed(&self, place: Place) -> bool {
        self.destroyed.holds(place)
    }

    pub fn is_populous(&self, place: Place) -> bool {
        place.is_system() && !place.system().is_remote() && !self.is_destroyed(place)
    }

    pub fn is_remote(&self, place: Place) -> bool {
        place.is_system() && place.system().is_remote() && !self.is_destroyed(place)
    }

    pub fn is_loyal(&self, side: Side, place: Place) -> bool {
        self.loyal[side.index()].holds(place)
    }

    pub fn is_imperial(&self, place: Place) -> bool {
        self.is_loyal(Side::Empire, place) || self.subjugated.holds(place)
    }

    pub fn is_rebel(&self, place: Place) -> bool {
        self.is_loyal(Side::Rebel, place) && !self.subjugated.holds(place)
    }

    /// A system of that side, as far as building and deploying go (R11.4, R11.6).
    pub fn is_of(&self, side: Side, place: Place) -> bool {
        match side {
            Side::Rebel => self.is_rebel(place),
            Side::Empire => self.is_imperial(place),
        }
    }

    // ---- R15

    /// R14.7, R15.5, S8.12, S8.14.
    pub fn first_to_build(&self) -> Side {
        if self.agreed.is_solo() { Side::Empire } else { Side::Rebel }
    }

    /// The icons of a place that build for a side now (R15.1 to R15.3), and on which space of the queue.
    pub fn building(&self, side: Side, place: Place) -> (&'static [Icon], u8) {
        if place == BASE_SPACE {
            return if side == Side::Rebel && self.base_builds() { (&BASE_ICONS, 1) } else { (&[], 1) };
        }
        let system = place.system();
        let open = self.is_of(side, place)
            && !self.is_destroyed(place)
            && !self.sabotaged.holds(place)
            && !self.has_units(side.other(), place);
        let icons = match open {
            false => &[],
            true if self.is_loyal(side, place) => system.icons,
            // R11.6.
            true => &system.icons[..1],
        };
        (icons, system.build_number)
    }

    /// R15.3.
    fn base_builds(&self) -> bool {
        self.revealed
            .is_none_or(|base| !self.has_units(Side::Empire, base) && !self.is_loyal(Side::Empire, base))
    }

    /// R15.1, R15.4: the sorts of units that an icon builds, also those of which a piece on the board must be given up.
    pub fn buildable(&self, side: Side, icon: Icon) -> impl Iterator<Item = Unit> + '_ {
        Unit::each().filter(move |unit| {
            self.fits_icon(side, *unit, icon) && (self.supply(*unit) > 0 || self.units.total(*unit) > 0)
        })
    }

    fn fits_icon(&self, side: Side, unit: Unit, icon: Icon) -> bool {
        let kind = unit.kind();
        kind.side == side
            && kind.theatre == icon.theatre
            && kind.icon == Some(icon.shape)
            && self.agreed.includes(kind.release)
    }

    /// R18.4: whether a base there is found.
    pub fn would_reveal(&self, place: Place) -> bool {
        self.has_in(Side::Empire, Theatre::Ground, place) || self.is_loyal(Side::Empire, place)
    }

    /// R15.6 to R15.8: whether a unit can be deployed there.
    pub fn can_deploy(&self, side: Side, unit: Unit, place: Place) -> bool {
        if self.deployed.of(place) >= 2 || unit.kind().side != side {
            return false;
        }
        if place == BASE_SPACE {
            return side == Side::Rebel && self.revealed.is_none();
        }
        // R15.11: a Shield Bunker goes wherever Imperial ground units are, and then others can follow.
        let bunker = unit == Unit::SHIELD_BUNKER && self.has_in(Side::Empire, Theatre::Ground, place);
        let follows = side == Side::Empire && self.sheltered.holds(place);
        (self.is_of(side, place) || bunker || follows)
            && !self.is_destroyed(place)
            && !self.sabotaged.holds(place)
            && !self.has_units(side.other(), place)
    }
}
