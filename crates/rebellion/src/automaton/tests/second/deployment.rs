//! S8.15, S8.16, step by step with the same dice.

use super::sheet::{distance, systems, vf};
use super::*;
use crate::automaton::DEPLOYMENT;
use crate::state::Open;
use crate::things::Theatre;

/// What dice have said, in order: which of how many.
struct Said(std::vec::IntoIter<(usize, usize)>);

impl Said {
    fn pick<T: Copy + std::fmt::Debug>(&mut self, of: &[T]) -> T {
        if of.len() == 1 {
            return of[0];
        }
        let (n, index) = self.0.next().unwrap_or_else(|| panic!("no die was thrown for {of:?}"));
        assert_eq!(n, of.len(), "{of:?}");
        of[index]
    }
}

struct Reading {
    table: Open,
    leaving: Vec<Unit>,
    got: Vec<(Place, u8)>,
    said: Said,
    placed: Vec<(Unit, Place)>,
}

impl Reading {
    fn got(&self, place: Place) -> u8 {
        self.got.iter().find(|(at, _)| *at == place).map_or(0, |(_, n)| *n)
    }

    /// R15.6, R15.7.
    fn is_open(&self, place: Place) -> bool {
        let table = &self.table;
        let imperial = table.loyal[1].holds(place) || table.subjugated.holds(place);
        let rebels = !Sheet(table).units(Side::Rebel, place).is_empty();
        imperial
            && !rebels
            && !table.sabotaged.holds(place)
            && !table.destroyed.holds(place)
            && self.got(place) < 2
    }

    fn fleet(&self, place: Place) -> i32 {
        let sheet = Sheet(&self.table);
        if sheet.has(Side::Empire, Theatre::Space, place) { sheet.sum(Side::Empire, place) } else { 0 }
    }

    /// The strongest unit of a theatre, or else of the other one.
    fn place(&mut self, at: Place, theatre: Theatre) {
        let of: Vec<Unit> =
            self.leaving.iter().copied().filter(|unit| unit.kind().theatre == theatre).collect();
        let of = if of.is_empty() { self.leaving.clone() } else { of };
        let Some(best) = of.iter().map(|unit| vf(*unit)).max() else { return };
        let mut best: Vec<Unit> = of.into_iter().filter(|unit| vf(*unit) == best).collect();
        best.sort();
        best.dedup();
        let unit = self.said.pick(&best);
        self.leaving.remove(self.leaving.iter().position(|other| *other == unit).expect("it leaves"));
        self.table.units.add(unit, at, 1);
        self.placed.push((unit, at));
        match self.got.iter_mut().find(|(place, _)| *place == at) {
            Some((_, n)) => *n += 1,
            None => self.got.push((at, 1)),
        }
    }

    fn near_the_base(&mut self, base: Place) {
        let gap = Sheet(&self.table).gap();
        loop {
            let near =
                |place: &Place| distance(*place, base) < gap && self.is_open(*place) && self.got(*place) == 0;
            let open: Vec<Place> = systems().into_iter().filter(near).collect();
            let key = |place: &Place| (distance(*place, base), -Sheet(&self.table).vp(*place));
            let Some(best) = open.iter().map(key).min().filter(|_| !self.leaving.is_empty()) else { return };
            let best: Vec<Place> = open.into_iter().filter(|place| key(place) == best).collect();
            let at = self.said.pick(&best);
            self.place(at, Theatre::Space);
            self.place(at, Theatre::Ground);
        }
    }

    fn by_production(&mut self) {
        let mut order: Vec<Place> = self.got.iter().map(|(place, _)| *place).collect();
        loop {
            let fresh: Vec<Place> = systems()
                .into_iter()
                .filter(|place| self.is_open(*place) && !order.contains(place))
                .collect();
            if self.leaving.is_empty() {
                return;
            }
            let key = |place: &Place| (-Sheet(&self.table).vp(*place), self.fleet(*place));
            let at = match fresh.iter().map(key).min() {
                Some(best) => {
                    let best: Vec<Place> = fresh.into_iter().filter(|place| key(place) == best).collect();
                    let at = self.said.pick(&best);
                    order.push(at);
                    at
                }
                None => match order.iter().copied().find(|place| self.is_open(*place)) {
                    Some(at) => at,
                    None => return,
                },
            };
            let count = |theatre| {
                let units = Sheet(&self.table).units(Side::Empire, at).into_iter();
                units.filter(|(unit, _)| unit.kind().theatre == theatre).map(|(_, n)| n).sum::<u8>()
            };
            let theatre = match count(Theatre::Space).cmp(&count(Theatre::Ground)) {
                std::cmp::Ordering::Less => Theatre::Space,
                std::cmp::Ordering::Greater => Theatre::Ground,
                std::cmp::Ordering::Equal => self.said.pick(&[Theatre::Space, Theatre::Ground]),
            };
            self.place(at, theatre);
        }
    }
}

#[test]
fn both_readings_deploy_the_same_units_in_the_same_order() {
    let (mut looked, mut units) = (0, 0);
    positions(9, |mut state, dice| {
        state.table.queue = Default::default();
        let sorts = [Unit::TIE_FIGHTER, Unit::STORMTROOPER, Unit::AT_ST, Unit::AT_AT, Unit::STAR_DESTROYER];
        let sorts = sorts.into_iter().chain([Unit::ASSAULT_CARRIER, Unit::ASSAULT_TANK, Unit::TIE_STRIKER]);
        for unit in sorts {
            let n = (dice.below(3) as u8).min(state.table.supply(unit));
            state.table.queue[0][unit.index()] = n;
        }
        let table = state.table;
        let leaving =
            Unit::each().flat_map(|unit| std::iter::repeat_n(unit, table.queue[0][unit.index()].into()));
        let leaving: Vec<Unit> = leaving.collect();
        state.table.active = Side::Empire;
        state.machine.push(Frame::new(programs().entry(&DEPLOYMENT), 0, Side::Empire.seat().0));
        let depth = state.machine.frames().len();
        let (mut events, mut said) = (Vec::new(), Vec::new());
        script::run(&mut state, &mut events);
        while state.machine.frames().len() >= depth {
            let Turn::Chance(chance) = Rebellion::turn(&state) else { panic!("a die is thrown") };
            let fate = chance.draw(dice);
            let n = script::drawn_from(&state).len();
            let index = match fate {
                Fate::Index(i) => i,
                Fate::Roll(roll) => crate::chance::option(roll.faces().next().expect("a die"), n as u16),
                Fate::Seed(_) => panic!("nothing is shuffled"),
            };
            said.push((n, usize::from(index)));
            Rebellion::apply(&mut state, Input::Fate(fate), &mut events);
        }
        let mut reading =
            Reading { table, leaving, got: Vec::new(), said: Said(said.into_iter()), placed: Vec::new() };
        if let Some(base) = table.revealed {
            reading.near_the_base(base);
        }
        reading.by_production();
        assert_eq!(reading.said.0.next(), None, "a die was thrown for nothing");
        let placed = events.iter().filter_map(|event| match event {
            Event::Placed { unit, place, .. } => Some((*unit, *place)),
            _ => None,
        });
        assert_eq!(placed.collect::<Vec<_>>(), reading.placed);
        looked += 1;
        units += reading.placed.len();
    });
    assert!(looked > 1000 && units > 5000, "{looked} deployments of {units} units are too few");
}
