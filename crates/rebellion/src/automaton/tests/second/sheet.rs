//! S1 as its sheet says it, counted out each time.

use std::sync::LazyLock;

use crate::leaders::Skill;
use crate::state::{Open, Spot};
use crate::things::{Leader, ObjectiveCard, Place, Side, Theatre, Unit};
use crate::units::Shape;
use pieces::Thing;

pub(super) struct Sheet<'a>(pub &'a Open);

pub(super) fn systems() -> Vec<Place> {
    (0..32).map(Place::numbered).collect()
}

/// S1.10.
pub(super) fn vf(unit: Unit) -> i32 {
    match unit {
        Unit::SUPER_STAR_DESTROYER
        | Unit::INTERDICTOR
        | Unit::DEATH_STAR
        | Unit::DEATH_STAR_UNDER_CONSTRUCTION => 4,
        other => match other.kind().icon {
            Some(Shape::Triangle) => 1,
            Some(Shape::Circle) => 2,
            Some(Shape::Square) => 3,
            None => panic!("{other} is built by nothing"),
        },
    }
}

/// S1.13.
pub(super) fn distance(from: Place, to: Place) -> i32 {
    static ALL: LazyLock<Vec<Vec<i32>>> = LazyLock::new(|| {
        let row = |from: &Place| systems().into_iter().map(|to| count_moves(*from, to)).collect();
        systems().iter().map(row).collect()
    });
    ALL[from.index()][to.index()]
}

/// Outwards from the first, ring by ring.
fn count_moves(from: Place, to: Place) -> i32 {
    let (mut seen, mut ring, mut steps) = (vec![from], vec![from], 0);
    while !ring.contains(&to) {
        let next: Vec<Place> = ring.iter().flat_map(|place| place.next_to().of::<Place>()).collect();
        ring = next.into_iter().filter(|place| !seen.contains(place)).collect();
        seen.extend(&ring);
        steps += 1;
    }
    steps
}

/// S1.14: every shortest path, the start left out.
pub(super) fn paths(from: Place, to: Place) -> Vec<Vec<Place>> {
    if from == to {
        return vec![Vec::new()];
    }
    let left = distance(from, to);
    let nearer = from.next_to().of::<Place>().filter(|step| distance(*step, to) == left - 1);
    let mut all = Vec::new();
    for step in nearer {
        for rest in paths(step, to) {
            let mut path = vec![step];
            path.extend(rest);
            all.push(path);
        }
    }
    all
}

impl Sheet<'_> {
    pub(super) fn units(&self, side: Side, place: Place) -> Vec<(Unit, u8)> {
        let all = Unit::each().map(|unit| (unit, self.0.units.of(unit, place)));
        all.filter(|(unit, n)| *n > 0 && unit.kind().side == side).collect()
    }

    pub(super) fn sum(&self, side: Side, place: Place) -> i32 {
        self.units(side, place).into_iter().map(|(unit, n)| vf(unit) * i32::from(n)).sum()
    }

    pub(super) fn has(&self, side: Side, theatre: Theatre, place: Place) -> bool {
        self.units(side, place).iter().any(|(unit, _)| unit.kind().theatre == theatre)
    }

    /// Units of a sort that have not moved.
    pub(super) fn fresh(&self, unit: Unit, place: Place) -> u8 {
        self.0.units.of(unit, place) - self.0.moved.of(unit, place)
    }

    /// S1.9.
    pub(super) fn vp(&self, place: Place) -> i32 {
        if self.0.sabotaged.holds(place) || self.0.destroyed.holds(place) {
            return 0;
        }
        place.system().icons.iter().map(|icon| icon.shape as i32 + 1).sum()
    }

    /// S1.6.
    pub(super) fn pbrs(&self) -> Vec<Place> {
        let struck = |place: &Place| self.0.laid_open.holds(*place) || self.0.explored.holds(*place);
        let remote = systems().into_iter().filter(|place| place.system().icons.is_empty());
        remote
            .filter(|place| !struck(place) && !self.0.destroyed.holds(*place))
            .filter(|place| !self.has(Side::Empire, Theatre::Ground, *place))
            .collect()
    }

    /// S1.14.
    pub(super) fn route_rebels(&self, path: &[Place]) -> i32 {
        path.iter().map(|place| self.sum(Side::Rebel, *place)).sum()
    }

    pub(super) fn route_vp(&self, path: &[Place]) -> i32 {
        let between = path.len().saturating_sub(1);
        path[..between].iter().map(|place| self.vp(*place)).sum()
    }

    /// S3.12: Rebels rule there, or stand there.
    pub(super) fn is_hostile(&self, place: Place) -> bool {
        self.is_rebel(place) || !self.units(Side::Rebel, place).is_empty()
    }

    /// R12.6.
    pub(super) fn has_cell(&self, place: Place) -> bool {
        let mut markers = self.0.markers.iter().flatten().filter(|marker| marker.place == place);
        markers.any(|marker| {
            ObjectiveCard::RANGE.holds(marker.card)
                && ObjectiveCard::from_thing(marker.card).objective().id == "rebel-cell"
        })
    }

    /// R2.5.
    pub(super) fn is_rebel(&self, place: Place) -> bool {
        self.0.loyal[0].holds(place) && !self.0.subjugated.holds(place)
    }

    pub(super) fn is_neutral(&self, place: Place) -> bool {
        !place.system().icons.is_empty()
            && !self.0.destroyed.holds(place)
            && !self.0.loyal[0].holds(place)
            && !self.0.loyal[1].holds(place)
            && !self.0.subjugated.holds(place)
    }

    pub(super) fn gap(&self) -> i32 {
        i32::from(self.0.reputation) - i32::from(self.0.time)
    }

    pub(super) fn stormtroopers_left(&self) -> bool {
        self.0.supply(Unit::STORMTROOPER) > 0
    }

    /// R6.6: one who holds units back, as all do whom no card lets go.
    pub(super) fn imperial_leader_at(&self, place: Place) -> bool {
        Leader::each().any(|leader| {
            let standing = &self.0.leaders[leader];
            standing.side == Side::Empire && standing.at == Spot::At(place) && !self.0.lenient.holds(leader)
        })
    }

    pub(super) fn pool(&self) -> Vec<Leader> {
        let of = |leader: &Leader| {
            let standing = &self.0.leaders[*leader];
            standing.side == Side::Empire && standing.at == Spot::Pool
        };
        Leader::each().filter(of).collect()
    }

    /// S2.9: without those that wait for a mission which was put off.
    pub(super) fn free_pool(&self) -> Vec<Leader> {
        self.pool().into_iter().filter(|leader| !self.0.reserved.holds(*leader)).collect()
    }
}

/// Twice the icons of a skill: small ones are half of one.
pub(super) fn icons(leader: Leader, skill: Skill) -> i32 {
    let person = leader.person();
    2 * i32::from(person.skills[skill as usize]) + i32::from(person.minor[skill as usize])
}

/// S1.7, doubled.
pub(super) fn score(leader: Leader) -> i32 {
    Skill::ALL.into_iter().map(|skill| icons(leader, skill)).sum()
}

pub(super) fn kinds(leader: Leader) -> i32 {
    Skill::ALL.into_iter().filter(|skill| icons(leader, *skill) > 0).count() as i32
}

/// S1.11.
pub(super) fn tactics(leader: Leader) -> i32 {
    leader.person().tactics.iter().map(|n| i32::from(*n)).sum()
}

/// Keeps those that are best by a number.
pub(super) fn least<T>(all: Vec<T>, worth: impl Fn(&T) -> i32) -> Vec<T> {
    let best = all.iter().map(&worth).min();
    all.into_iter().filter(|one| Some(worth(one)) == best).collect()
}

pub(super) fn most<T>(all: Vec<T>, worth: impl Fn(&T) -> i32) -> Vec<T> {
    least(all, |one| -worth(one))
}

/// The different values, in order.
pub(super) fn different<T: Ord>(all: impl Iterator<Item = T>) -> Vec<T> {
    let mut all: Vec<T> = all.collect();
    all.sort();
    all.dedup();
    all
}
