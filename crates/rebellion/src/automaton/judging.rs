//! S10: what the list of decisions weighs.

use super::Criterion;
use crate::leaders::Person;
use crate::query::here;
use crate::state::{Frame, Open, State};
use crate::things::{BASE_SPACE, Leader, Place, Side, Theatre, Unit};

/// Further than anything on the board: there is no such system.
const FAR: i32 = 32;
/// SQ19: what takes a sabotaged system below all others; no system prints as much.
pub(crate) const SPOILED: i32 = 16;

impl State {
    /// Of a system, or of the one where a leader is.
    pub(super) fn worth_of_target_system(&self, criterion: Criterion, thing: u16) -> i32 {
        let table = &self.table;
        let leader = Leader::RANGE.holds(thing).then(|| Leader::from_thing(thing));
        let at = match leader {
            Some(leader) => table.place_of(leader),
            None => Some(Place::from_thing(thing)),
        };
        let Some(at) = at.filter(|at| at.is_system()) else { return 0 };
        // S1.8: who is captured opposes a mission against them.
        let captive = leader.filter(|leader| table.is_captured(*leader)).map(Leader::person);
        let against = |icons: &dyn Fn(&Person) -> i32| captive.map_or(0, icons);
        match criterion {
            Criterion::Favour(skill) => {
                table.favour(skill, at) - against(&|person: &Person| person.icons(skill))
            }
            Criterion::FavourOfAll => table.favour_of_all(at) - against(&Person::skill_score),
            Criterion::ImperialStrength => table.strength(Side::Empire, at),
            Criterion::Yield if table.sabotaged.holds(at) => {
                i32::from(at.system().printed_production()) - SPOILED
            }
            Criterion::Yield => table.production(at).into(),
            Criterion::BuildSpace => at.system().build_number.into(),
            Criterion::FleetDistance => table.nearest(at, |place| table.has_fleet(place)),
            Criterion::ImperialDistance => table.nearest(at, |place| table.is_imperial(place)),
            Criterion::RebelDistance => {
                table.nearest(at, |place| table.units_of(Side::Rebel, place).next().is_some())
            }
            Criterion::HasLeader => table.leaders_at(Side::Empire, at).next().is_some().into(),
            Criterion::HasSite => (table.units.of(Unit::DEATH_STAR_UNDER_CONSTRUCTION, at) > 0).into(),
            Criterion::HasBunker => (table.units.of(Unit::SHIELD_BUNKER, at) > 0).into(),
            Criterion::RebelSystem => table.is_rebel(at).into(),
            Criterion::Subjugated => table.subjugated.holds(at).into(),
            Criterion::Movable => {
                let most = [(Unit::AT_AT, 1), (Unit::AT_ST, 1), (Unit::STORMTROOPER, 2)];
                most.into_iter().map(|(unit, most)| i32::from(table.units.of(unit, at).min(most))).sum()
            }
            Criterion::RegionRebelSystems => {
                region_of(at).filter(|place| table.is_rebel(*place)).count() as i32
            }
            Criterion::RegionRebelStrength => {
                region_of(at).map(|place| table.strength(Side::Rebel, place)).sum()
            }
            Criterion::RegionPossibleBases => {
                region_of(at).filter(|place| table.is_possible_base(*place)).count() as i32
            }
            Criterion::RegionRebelProduction => table.best_of_region(at, |place| table.is_rebel(place)),
            Criterion::RegionSubjugatedProduction => {
                table.best_of_region(at, |place| table.subjugated.holds(place))
            }
            Criterion::RegionProduction => table.best_of_region(at, |_| true),
            Criterion::IsLuke => leader.is_some_and(|leader| leader.is(Leader::LUKE_SKYWALKER)).into(),
            other => unreachable!("{other:?} is weighed elsewhere"),
        }
    }

    /// Of a sort of unit.
    pub(super) fn worth_of_unit(&self, criterion: Criterion, unit: Unit, frame: &Frame) -> i32 {
        let table = &self.table;
        let theatre = unit.kind().theatre;
        match criterion {
            Criterion::OnSpace(space) => (table.queue[usize::from(space) - 1][unit.index()] > 0).into(),
            Criterion::OnGround => (theatre == Theatre::Ground).into(),
            Criterion::StrongerTheatre => {
                let at = here(frame).unwrap_or(BASE_SPACE);
                let strength = |theatre| {
                    let units = table.units_of(Side::Rebel, at).filter(|(u, _)| u.kind().theatre == theatre);
                    units.map(|(u, n)| i32::from(u.kind().strength * n)).sum::<i32>()
                };
                (strength(theatre) >= strength(theatre.other())).into()
            }
            _ => {
                let base = table.revealed.unwrap_or(BASE_SPACE);
                let count = |theatre| table.count_in(Side::Rebel, theatre, base);
                (count(theatre) >= count(theatre.other())).into()
            }
        }
    }
}

fn region_of(at: Place) -> impl Iterator<Item = Place> {
    Place::systems().filter(move |place| place.region() == at.region())
}

impl Open {
    /// S1.13: to the nearest such system.
    fn nearest(&self, from: Place, is: impl Fn(Place) -> bool) -> i32 {
        let distances = Place::systems().filter(|place| is(*place)).map(|place| from.distance(place));
        distances.min().map_or(FAR, i32::from)
    }

    /// The highest production of one such system in the region.
    fn best_of_region(&self, at: Place, is: impl Fn(Place) -> bool) -> i32 {
        let values = region_of(at).filter(|place| is(*place)).map(|place| self.production(place));
        values.max().unwrap_or(0).into()
    }
}
