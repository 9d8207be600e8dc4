//! S3, read as pairs of fleets and goals.

use super::sheet::{different, distance, least, most, paths, score, systems, tactics, vf};
use super::*;
use crate::automaton::{ACTIVATION, place};
use crate::things::Theatre;

/// A fleet, where it wants to go, and how.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Plan {
    pub(super) fleet: Place,
    pub(super) goal: Place,
    pub(super) path: Vec<Place>,
}

impl Sheet<'_> {
    fn locks_are_off(&self) -> bool {
        self.0.revealed.is_some() || self.gap() <= 5
    }

    /// S3.6: ships that have not moved, and no leader in the way.
    fn fleets(&self) -> Vec<Place> {
        let fresh_ship = |place: &Place| {
            let ships = self.units(Side::Empire, *place).into_iter();
            ships
                .into_iter()
                .any(|(unit, _)| unit.kind().theatre == Theatre::Space && self.fresh(unit, *place) > 0)
        };
        let all = systems().into_iter().filter(fresh_ship);
        all.filter(|place| self.locks_are_off() || !self.imperial_leader_at(*place)).collect()
    }

    /// S1.2: a ship that moves by itself.
    fn has_engine(&self, place: Place) -> bool {
        self.units(Side::Empire, place).into_iter().any(|(unit, _)| {
            let kind = unit.kind();
            kind.theatre == Theatre::Space
                && !kind.immobile
                && !kind.needs_transport
                && self.fresh(unit, place) > 0
        })
    }

    /// S3.4; on what is left of a system nobody can stay.
    fn can_leave(&self, fleet: Place) -> bool {
        self.has(Side::Empire, Theatre::Ground, fleet) || self.0.destroyed.holds(fleet)
    }

    /// Every way of every fleet that can set out to a goal, or wait there for troops.
    fn plans(
        &self,
        goals: &[Place],
        waits: impl Fn(Place) -> bool,
        fit: impl Fn(Place) -> bool,
    ) -> Vec<Plan> {
        let mut plans = Vec::new();
        for fleet in self.fleets().into_iter().filter(|fleet| fit(*fleet)) {
            let ground = self.has(Side::Empire, Theatre::Ground, fleet);
            for goal in goals {
                let possible = match fleet == *goal {
                    true => !ground && waits(fleet) && self.stormtroopers_left(),
                    false => self.has_engine(fleet) && (self.can_leave(fleet) || self.stormtroopers_left()),
                };
                if possible {
                    let ways = paths(fleet, *goal).into_iter();
                    plans.extend(ways.map(|path| Plan { fleet, goal: *goal, path }));
                }
            }
        }
        plans
    }

    fn nearest(&self, plans: Vec<Plan>) -> Vec<Plan> {
        least(plans, |plan| plan.path.len() as i32)
    }

    pub(super) fn best_routes(&self, plans: Vec<Plan>) -> Vec<Plan> {
        most(least(plans, |plan| self.route_rebels(&plan.path)), |plan| self.route_vp(&plan.path))
    }

    /// S3.14: all plans for the Rebel units nearest by that nothing but dice can tell apart.
    pub(super) fn chase(&self) -> Vec<Plan> {
        let rebels = systems().into_iter().filter(|place| !self.units(Side::Rebel, *place).is_empty());
        let plans = self.plans(&rebels.collect::<Vec<Place>>(), |_| false, |_| true);
        let loyal = |plan: &Plan| i32::from(self.0.loyal[1].holds(plan.goal));
        self.best_routes(most(self.nearest(plans), loyal))
    }

    /// All plans that nothing but dice can tell apart; a die may have said that it is about Rebel units.
    pub(super) fn decide(&self, rebels: bool) -> Vec<Plan> {
        let table = self.0;
        let chase = if rebels { self.chase() } else { Vec::new() };
        if !chase.is_empty() {
            return chase;
        }
        let search = |sheet: &Self| {
            let plans = sheet.plans(&sheet.pbrs(), |_| true, |_| true);
            sheet.best_routes(sheet.nearest(plans))
        };
        let Some(base) = table.revealed else {
            if rebels || self.gap() <= 5 || !table.struck_off {
                return search(self);
            }
            // S3.12.
            let target = |place: &Place| self.is_hostile(*place) || self.has_cell(*place);
            let targets: Vec<Place> = systems().into_iter().filter(target).collect();
            let next = self.plans(&targets, |_| false, |_| true);
            let next: Vec<Plan> = next.into_iter().filter(|plan| plan.path.len() == 1).collect();
            if !next.is_empty() {
                let weakest = least(next, |plan| self.sum(Side::Rebel, plan.goal));
                return most(weakest, |plan| self.vp(plan.goal));
            }
            // S3.13.
            let neutral: Vec<Place> = systems().into_iter().filter(|place| self.is_neutral(*place)).collect();
            let neutral = self.nearest(self.plans(&neutral, |_| false, |_| true));
            if !neutral.is_empty() {
                return most(neutral, |plan| self.vp(plan.goal));
            }
            return search(self);
        };
        // S3.18.
        let in_time = |fleet: Place| distance(fleet, base) <= self.gap();
        let faces_ground = |fleet: Place| self.has(Side::Rebel, Theatre::Ground, fleet);
        let plans = self.nearest(self.plans(&[base], faces_ground, in_time));
        if !plans.is_empty() {
            return plans;
        }
        // S3.19.
        let late = |fleet: Place| !in_time(fleet);
        let uncontrolled = |place: &Place| {
            place.system().icons.is_empty()
                && *place != base
                && !table.destroyed.holds(*place)
                && !self.has(Side::Empire, Theatre::Ground, *place)
        };
        let remotes: Vec<Place> = systems().into_iter().filter(uncontrolled).collect();
        let plans = self.best_routes(self.nearest(self.plans(&remotes, |_| true, late)));
        if !plans.is_empty() {
            return plans;
        }
        // S3.20.
        let others = |place: &Place| self.is_hostile(*place) && *place != base;
        let targets: Vec<Place> = systems().into_iter().filter(others).collect();
        let plans = self.nearest(self.plans(&targets, |_| false, late));
        if !plans.is_empty() {
            let weakest = least(plans, |plan| self.sum(Side::Rebel, plan.goal));
            return most(weakest, |plan| self.vp(plan.goal));
        }
        self.nearest(self.plans(&[base], faces_ground, late))
    }

    /// The fleets for a goal: by route first while the base is hidden, then by strength.
    pub(super) fn fleets_for(&self, plans: &[Plan], goal: Place) -> Vec<Plan> {
        let of_goal: Vec<Plan> = plans.iter().filter(|plan| plan.goal == goal).cloned().collect();
        let routed = if self.0.revealed == Some(goal) { of_goal } else { self.best_routes(of_goal) };
        most(routed, |plan| self.sum(Side::Empire, plan.fleet))
    }

    /// S3.5, S3.11, S3.22: where the leader goes.
    fn activated(&self, plan: &Plan) -> Place {
        let helped = plan.path.is_empty() || !self.can_leave(plan.fleet);
        if helped { plan.fleet } else { plan.path[0] }
    }

    /// S3.2: a neighbour that sends units.
    fn sends(&self, from: Place) -> bool {
        self.fleets().contains(&from) && self.has_engine(from) && self.can_leave(from)
    }

    /// S3.4: the sorts one of which must stay; none if something stays anyway.
    pub(super) fn garrison(&self, from: Place) -> Vec<Unit> {
        if self.0.destroyed.holds(from) {
            return Vec::new();
        }
        let ground = self.units(Side::Empire, from).into_iter().map(|(unit, _)| unit);
        let ground: Vec<Unit> = ground.filter(|unit| unit.kind().theatre == Theatre::Ground).collect();
        let stays = |unit: &Unit| unit.kind().immobile || self.0.moved.of(*unit, from) > 0;
        if ground.iter().any(stays) { Vec::new() } else { least(ground, |unit| vf(*unit)) }
    }

    /// S3.15: who leads the fleet into a system, or comes to it where it is.
    pub(super) fn captains(&self, to: Place, fleet: Place) -> Vec<Leader> {
        let brings_troops = |from: Place| {
            let troops = Unit::each().filter(|unit| {
                let kind = unit.kind();
                kind.side == Side::Empire && kind.theatre == Theatre::Ground && !kind.immobile
            });
            let troops: u8 = troops.map(|unit| self.fresh(unit, from)).sum();
            let room: u8 = Unit::each()
                .filter(|unit| unit.kind().side == Side::Empire && !unit.kind().needs_transport)
                .map(|unit| self.fresh(unit, from) * unit.kind().capacity)
                .sum();
            self.sends(from) && room > 0 && troops > u8::from(!self.garrison(from).is_empty())
        };
        let there = |theatre| self.has(Side::Empire, theatre, to);
        let (space, ground) = if to == fleet {
            (there(Theatre::Space), true)
        } else {
            (true, there(Theatre::Ground) || to.next_to().of::<Place>().any(brings_troops))
        };
        let space = space && self.has(Side::Rebel, Theatre::Space, to);
        let ground = ground && self.has(Side::Rebel, Theatre::Ground, to);
        self.leading(self.free_pool(), [space, ground && !self.0.destroyed.holds(to)])
    }

    /// S3.15, S7.8: who leads best where these theatres are fought in.
    pub(super) fn leading(&self, among: Vec<Leader>, fought: [bool; 2]) -> Vec<Leader> {
        let value = |leader: &Leader| match fought {
            [true, false] => i32::from(leader.person().tactics[0]),
            [false, true] => i32::from(leader.person().tactics[1]),
            _ => tactics(*leader),
        };
        let able = among.into_iter().filter(|leader| tactics(*leader) > 0);
        least(most(able.collect(), value), |leader| score(*leader))
    }
}

#[test]
fn both_readings_send_the_same_fleets_and_leaders() {
    let (mut looked, mut dice_seen) = (0, 0);
    positions(5, |mut state, dice| {
        let table = state.table;
        let sheet = Sheet(&table);
        let mut plans = sheet.decide(false);
        assert_eq!(table.can_activate(), !plans.is_empty(), "{plans:?}");
        if plans.is_empty() {
            return;
        }
        looked += 1;
        state.table.active = Side::Empire;
        state.machine.push(Frame::new(programs().entry(&ACTIVATION), 0, Side::Empire.seat().0));
        let mut events = Vec::new();
        script::run(&mut state, &mut events);
        while sent(&events).is_none() {
            let frame = *state.machine.top().expect("the Empire decides");
            let lots = script::drawn_from(&state);
            let (goal, fleet) = (place(&frame, script::Reg::A), place(&frame, script::Reg::C));
            let (places, leaders): (Vec<Place>, Vec<Leader>) = (lots.of().collect(), lots.of().collect());
            plans = match (goal, fleet) {
                (None, _) => plans,
                (Some(goal), None) => sheet.fleets_for(&plans, goal),
                (Some(goal), Some(fleet)) => {
                    let plans = sheet.fleets_for(&plans, goal);
                    sheet.best_routes(plans.into_iter().filter(|plan| plan.fleet == fleet).collect())
                }
            };
            if !leaders.is_empty() {
                let to = place(&frame, script::Reg::B);
                let plan =
                    plans.iter().find(|plan| Some(sheet.activated(plan)) == to && Some(plan.fleet) == fleet);
                assert_eq!(
                    leaders,
                    sheet.captains(to.expect("a system"), plan.expect("the plan").fleet),
                    "leaders"
                );
            } else {
                let expected = match (goal, fleet) {
                    (None, _) => different(plans.iter().map(|plan| plan.goal)),
                    (Some(_), None) => different(plans.iter().map(|plan| plan.fleet)),
                    (Some(_), Some(_)) => different(plans.iter().map(|plan| plan.path[0])),
                };
                assert_eq!(places, expected, "{goal:?} {fleet:?}");
            }
            dice_seen += 1;
            let Turn::Chance(chance) = Rebellion::turn(&state) else { panic!("a die is thrown") };
            Rebellion::apply(&mut state, Input::Fate(chance.draw(dice)), &mut events);
        }
        let (leader, to) = sent(&events).expect("somebody is sent");
        let fits = |goal: Place| {
            let plans = sheet.fleets_for(&plans, goal);
            let fleets = different(plans.iter().map(|plan| plan.fleet));
            fleets.into_iter().any(|fleet| {
                let own = plans.iter().filter(|plan| plan.fleet == fleet).cloned().collect();
                let routes = sheet.best_routes(own);
                routes.iter().any(|plan| {
                    sheet.activated(plan) == to && sheet.captains(to, plan.fleet).contains(&leader)
                })
            })
        };
        let goals = different(plans.iter().map(|plan| plan.goal));
        assert!(goals.into_iter().any(fits), "{leader} to {to} is none of {plans:?}");
        check_cargo(&sheet, leader, to, &events, &plans);
    });
    assert!(looked > 1000 && dice_seen > 300, "{looked} positions and {dice_seen} dice are too few");
}

/// S3.2 to S3.4: what left each neighbour, as far as no die was left open.
fn check_cargo(sheet: &Sheet<'_>, leader: Leader, to: Place, events: &[Event], plans: &[Plan]) {
    if !events.iter().any(|event| matches!(event, Event::Arrived { .. })) {
        return;
    }
    assert!(plans.iter().any(|plan| plan.fleet != to));
    let moved = |from: Place, unit: Unit| -> u8 {
        let of = |event: &Event| match event {
            Event::Moved { unit: moved, n, from: origin, .. } if (*moved, *origin) == (unit, from) => *n,
            _ => 0,
        };
        events.iter().map(of).sum()
    };
    let imperial: Vec<Unit> = Unit::each().filter(|unit| unit.kind().side == Side::Empire).collect();
    for from in to.next_to().of::<Place>() {
        let sends = sheet.sends(from);
        let (mut room, mut ready) = (0, Vec::new());
        for unit in &imperial {
            let kind = unit.kind();
            let fresh = if sends { sheet.fresh(*unit, from) } else { 0 };
            if kind.theatre == Theatre::Space && !kind.needs_transport && !kind.immobile {
                assert_eq!(moved(from, *unit), fresh, "every {unit} leaves {from}");
                room += usize::from(kind.capacity * fresh);
            } else if kind.needs_transport {
                ready.extend(std::iter::repeat_n(*unit, fresh.into()));
            }
        }
        let worth = |unit: &Unit| (vf(*unit), leader.person().tactic(unit.kind().theatre));
        let garrison = if sends { sheet.garrison(from) } else { Vec::new() };
        let left_out: Vec<Option<Unit>> =
            if garrison.is_empty() { vec![None] } else { garrison.into_iter().map(Some).collect() };
        let mut taken: Vec<_> = imperial
            .iter()
            .filter(|unit| unit.kind().needs_transport)
            .flat_map(|unit| std::iter::repeat_n(worth(unit), moved(from, *unit).into()))
            .collect();
        taken.sort();
        let agrees = |stays: &Option<Unit>| {
            let mut hold = ready.clone();
            if let Some(stays) = stays {
                hold.remove(hold.iter().position(|unit| unit == stays).expect("it is there"));
            }
            let mut worths: Vec<_> = hold.iter().map(worth).collect();
            worths.sort();
            worths.drain(..worths.len().saturating_sub(room));
            worths == taken
        };
        assert!(left_out.iter().any(agrees), "{from}: {taken:?} of {ready:?}, room {room}");
    }
}
