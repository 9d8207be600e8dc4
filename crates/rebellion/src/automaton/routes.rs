//! S1.14: routes, and what stands on them.

use crate::state::Open;
use crate::things::{PLACES, Place, Things};

/// What a shortest route costs and passes: compared in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Toll {
    /// Strength of the Rebel units on it, start excluded, destination included (SQ21).
    pub rebels: i32,
    /// Production of the systems strictly between, as a loss.
    minus_production: i32,
}

impl Toll {
    const NONE: Toll = Toll { rebels: 0, minus_production: 0 };
    const UNKNOWN: Toll = Toll { rebels: i32::MAX, minus_production: i32::MAX };

    pub fn production(self) -> i32 {
        -self.minus_production
    }
}

/// The best shortest route from every system to one goal.
#[derive(Debug)]
pub struct Routes {
    goal: Place,
    tolls: [Toll; PLACES],
}

impl Routes {
    pub fn to(goal: Place, table: &Open) -> Routes {
        let mut tolls = [Toll::UNKNOWN; PLACES];
        tolls[goal.index()] = Toll::NONE;
        let mut routes = Routes { goal, tolls };
        // From the goal outwards: each place goes by the best of those one step nearer.
        let furthest = Place::systems().map(|place| place.distance(goal)).max().unwrap_or(0);
        for distance in 1..=furthest {
            for place in Place::systems().filter(|place| place.distance(goal) == distance) {
                let best = Routes::steps(place, goal).of::<Place>().map(|step| routes.by(step, table)).min();
                routes.tolls[place.index()] = best.unwrap_or(Toll::UNKNOWN);
            }
        }
        routes
    }

    /// The neighbours with which a shortest route can begin.
    pub fn steps(from: Place, goal: Place) -> Things {
        let nearer = |step: &Place| step.distance(goal) + 1 == from.distance(goal);
        from.next_to().of::<Place>().filter(nearer).collect()
    }

    /// Of the best route from a place.
    pub fn from(&self, place: Place) -> Toll {
        self.tolls[place.index()]
    }

    /// Of the best route that goes to this place first.
    pub fn by(&self, step: Place, table: &Open) -> Toll {
        let on = self.tolls[step.index()];
        let production = if step == self.goal { 0 } else { i32::from(table.production(step)) };
        Toll {
            rebels: on.rebels + table.resistance(step),
            minus_production: on.minus_production - production,
        }
    }
}
