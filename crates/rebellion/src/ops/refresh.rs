//! R14, R15: refresh, building and deploying.

use kernel::Log;
use script::Reg;

use crate::Rebellion;
use crate::event::Event;
use crate::state::{Frame, Phase, State};
use crate::things::{KINDS, Place, Side, Things, Unit};

impl State {
    /// R14.2.
    pub(super) fn begin_refresh(&mut self) {
        self.table.phase = Phase::Refresh;
        self.missions_back();
        self.leaders_back();
        (self.table.misled, self.table.inspired, self.table.lenient) = Default::default();
        self.table.barred = None;
        self.table.guided = false;
    }

    /// R14.4.
    pub(super) fn draw_probes(&mut self, log: &mut impl Log<Rebellion>) {
        for _ in 0..2 {
            self.draw_probe(log);
        }
    }

    /// R14.6.
    pub(super) fn advance_time(&mut self, log: &mut impl Log<Rebellion>) {
        self.table.time += 1;
        log.event(Event::Time(self.table.time));
    }

    /// R15.1: an icon has built what register A names, or nothing.
    pub(super) fn build(&mut self, side: Side, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let (next, _, space) = self.next_icon(side, frame).expect("an icon builds");
        if let Some(unit) = frame.reg(Reg::A).of::<Unit>().next() {
            self.table.queue[usize::from(space) - 1][unit.index()] += 1;
            // R15.4: a piece on the board becomes the new one.
            if let Some(place) = frame.reg(Reg::B).of::<Place>().next() {
                self.destroy(unit, 1, place, log);
            }
            log.event(Event::Built { unit, space });
            // S8.13: one bunker is enough.
            self.top().nums[1] += i16::from(unit == Unit::SHIELD_BUNKER);
        }
        let top = self.top();
        top.nums[0] = next + 1;
        top.set(Reg::B, Things::EMPTY);
    }

    /// R15.6: everything on the queue moves one space down.
    pub(super) fn slide(&mut self, side: Side, log: &mut impl Log<Rebellion>) {
        let table = &mut self.table;
        table.deployed = Default::default();
        for index in (0..KINDS).filter(|index| Unit::numbered(*index).kind().side == side) {
            table.leaving[index] = table.queue[0][index];
            table.queue[0][index] = table.queue[1][index];
            table.queue[1][index] = table.queue[2][index];
            table.queue[2][index] = 0;
        }
        let bunkers =
            |place: &Place| table.is_remote(*place) && table.units.of(Unit::SHIELD_BUNKER, *place) > 0;
        table.sheltered = Place::systems().filter(bunkers).collect();
        self.finish_death_star(side, log);
    }

    /// R15.9: it replaces the one under construction, whoever is there.
    fn finish_death_star(&mut self, side: Side, log: &mut impl Log<Rebellion>) {
        let site = Place::systems()
            .find(|place| self.table.units.of(Unit::DEATH_STAR_UNDER_CONSTRUCTION, *place) > 0);
        let leaving = self.table.leaving[Unit::DEATH_STAR.index()];
        if let (Side::Empire, Some(site), 1..) = (side, site, leaving) {
            self.table.leaving[Unit::DEATH_STAR.index()] -= 1;
            self.table.units.take(Unit::DEATH_STAR_UNDER_CONSTRUCTION, site, 1);
            self.table.units.add(Unit::DEATH_STAR, site, 1);
            // R15.11.
            self.table.deployed.set(site, 1);
            log.event(Event::Placed { side, unit: Unit::DEATH_STAR, n: 1, place: site });
        }
    }

    pub(super) fn deploy(&mut self, unit: Unit, n: u8, place: Place, log: &mut impl Log<Rebellion>) {
        self.table.leaving[unit.index()] -= n;
        let before = self.table.deployed.of(place);
        self.table.deployed.set(place, before + n);
        self.table.units.add(unit, place, n);
        log.event(Event::Placed { side: unit.kind().side, unit, n, place });
    }

    /// R15.6: what is not placed waits on space 1.
    pub(super) fn keep_back(&mut self) {
        self.table.served = Default::default();
        for index in 0..KINDS {
            self.table.queue[0][index] += std::mem::take(&mut self.table.leaving[index]);
        }
    }
}
