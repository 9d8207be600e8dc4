//! S1: what the procedure calls things, as functions of the open position.

use pieces::Thing;

use crate::leaders::{Person, Skill};
use crate::state::Open;
use crate::things::{Leader, ObjectiveCard, Place, Side, Theatre, Things, Unit};

/// S3.16: from this difference of the markers on, efforts are redoubled.
const REDOUBLED: i16 = 5;

impl Open {
    /// Whether nobody at the table plays that side.
    #[inline]
    pub fn is_automaton(&self, side: Side) -> bool {
        side == Side::Empire && self.agreed.is_solo()
    }

    /// S1.2: a fleet stands there.
    pub fn has_fleet(&self, place: Place) -> bool {
        self.has_in(Side::Empire, Theatre::Space, place)
    }

    /// S1.6, SQ11: remote systems that may be the base, as far as the Empire can tell.
    pub fn possible_bases(&self) -> Things {
        Place::remotes().filter(|place| self.is_possible_base(*place)).collect()
    }

    pub fn is_possible_base(&self, place: Place) -> bool {
        self.is_remote(place)
            && !self.laid_open.holds(place)
            && !self.explored.holds(place)
            && !self.has_in(Side::Empire, Theatre::Ground, place)
    }

    /// S1.8: what a skill is worth to the Empire in a system, in halves.
    pub fn favour(&self, skill: Skill, place: Place) -> i32 {
        self.balance(place, |person| person.icons(skill))
    }

    /// S1.8, for "all icons".
    pub fn favour_of_all(&self, place: Place) -> i32 {
        self.balance(place, Person::skill_score)
    }

    fn balance(&self, place: Place, icons: impl Fn(&Person) -> i32) -> i32 {
        let sum = |side| self.leaders_at(side, place).map(|leader| icons(leader.person())).sum::<i32>();
        sum(Side::Empire) - sum(Side::Rebel)
    }

    /// S1.9, SQ1: all printed icons count, whoever holds the system.
    pub fn production(&self, place: Place) -> u8 {
        let none = !self.is_populous(place) || self.sabotaged.holds(place);
        let system = place.system();
        match (none, self.agreed.readings.first_icon && self.subjugated.holds(place)) {
            (true, _) => 0,
            (false, true) => system.icons.first().map_or(0, |icon| icon.shape.strength()),
            (false, false) => system.printed_production(),
        }
    }

    /// S1.10: the strength of a side's units in a place.
    pub fn strength(&self, side: Side, place: Place) -> i32 {
        self.units_of(side, place).map(|(unit, n)| i32::from(unit.kind().strength * n)).sum()
    }

    /// S1.14, SQ21: the Rebel units that a route meets in a place.
    pub fn resistance(&self, place: Place) -> i32 {
        let counts = !self.agreed.readings.rebel_fleets || self.has_in(Side::Rebel, Theatre::Space, place);
        if counts { self.strength(Side::Rebel, place) } else { 0 }
    }

    /// S1.10, S8.15: ground units without ships are no fleet.
    pub fn fleet_strength(&self, place: Place) -> i32 {
        if self.has_fleet(place) { self.strength(Side::Empire, place) } else { 0 }
    }

    /// S1.15.
    pub fn is_controlled(&self, place: Place) -> bool {
        self.is_remote(place) && self.has_in(Side::Empire, Theatre::Ground, place)
    }

    /// S3.12, S3.20: Rebel loyalty or Rebel units.
    pub fn is_hostile(&self, place: Place) -> bool {
        self.is_rebel(place) || self.has_units(Side::Rebel, place)
    }

    /// S3.12, R12.6: a marker of the objective Rebel Cell lies there.
    pub(super) fn has_cell(&self, place: Place) -> bool {
        let is_cell = |card: u16| {
            ObjectiveCard::RANGE.holds(card) && ObjectiveCard::from_thing(card).objective().id == "rebel-cell"
        };
        self.markers.iter().flatten().any(|marker| marker.place == place && is_cell(marker.card))
    }

    /// S4.9: the strength of the strongest Imperial ship there, of those that are meant.
    pub(crate) fn strongest_ship(&self, place: Place, meant: impl Fn(Unit) -> bool) -> i16 {
        let ships = self.units_of(Side::Empire, place).filter(|(unit, _)| unit.is_ship() && meant(*unit));
        ships.map(|(unit, _)| unit.kind().strength.into()).max().unwrap_or(0)
    }

    /// SQ10.
    pub fn is_neutral(&self, place: Place) -> bool {
        self.is_populous(place)
            && !self.subjugated.holds(place)
            && Side::ALL.into_iter().all(|side| !self.is_loyal(side, place))
    }

    /// S1.16: more leaders than missions that are still face down.
    pub fn has_leaders_to_spare(&self) -> bool {
        self.pool(Side::Empire).count() > usize::from(self.unrevealed)
    }

    /// S3.16: the base is hidden and time is short.
    pub fn is_redoubled(&self) -> bool {
        self.revealed.is_none() && self.gap() <= REDOUBLED
    }

    /// S3.16, S3.21: leaders hold no fleet back any more.
    pub fn is_unleashed(&self) -> bool {
        self.revealed.is_some() || self.is_redoubled()
    }

    /// Units of a sort that have not moved this round (R22.4).
    pub fn unmoved(&self, unit: Unit, place: Place) -> u8 {
        self.units.of(unit, place) - self.moved.of(unit, place)
    }

    /// Leaders of the pool that can be sent to lead (R6.1).
    pub fn captains(&self, side: Side) -> impl Iterator<Item = Leader> + '_ {
        self.unreserved(side).filter(|leader| leader.person().has_tactics())
    }

    /// S1.3, S1.4, R7.1: pool leaders who meet a requirement alone.
    pub fn qualified(&self, side: Side, skill: Skill, needed: u8) -> Things {
        let meets = |leader: &Leader| leader.person().icon_count(skill) >= needed;
        self.pool(side).filter(meets).collect()
    }

    /// Where the Death Star is being built.
    pub fn site(&self) -> Option<Place> {
        Place::systems().find(|place| self.units.of(Unit::DEATH_STAR_UNDER_CONSTRUCTION, *place) > 0)
    }

    /// Imperial units in a place, as many as there are of each theatre.
    pub fn count_in(&self, side: Side, theatre: Theatre, place: Place) -> u8 {
        self.units_of(side, place).filter(|(unit, _)| unit.kind().theatre == theatre).map(|(_, n)| n).sum()
    }

    /// All Imperial units there are of a sort that somebody counts.
    pub fn imperial_units() -> impl Iterator<Item = Unit> {
        Unit::each().filter(|unit| unit.kind().side == Side::Empire)
    }
}

impl Person {
    /// S1.3: icons of a skill, in halves: a minor one is half of one.
    pub const fn icons(&self, skill: Skill) -> i32 {
        2 * self.skills[skill as usize] as i32 + self.minor[skill as usize] as i32
    }

    /// R7.1: for a requirement minor icons count as one each.
    pub const fn icon_count(&self, skill: Skill) -> u8 {
        self.skills[skill as usize] + self.minor[skill as usize]
    }
}
