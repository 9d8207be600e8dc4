//! Units that cards build, bring, move on and destroy.

use kernel::Log;
use script::{Did, Reg};

use crate::Rebellion;
use crate::event::Event;
use crate::query::here;
use crate::state::{Frame, QUEUE, State};
use crate::things::{BASE_SPACE, Place, Side, Things, Unit};
use crate::turn::*;
use crate::words::*;

impl State {
    /// R15.10: what the supply lacks may be taken from elsewhere.
    pub(super) fn gain_units(
        &mut self,
        unit: Unit,
        n: u8,
        place: Place,
        frame: &Frame,
        log: &mut impl Log<Rebellion>,
    ) -> Did {
        let gained = n.min(self.table.supply(unit));
        self.put(unit, gained, place, log);
        if gained == n || unit == Unit::DEATH_STAR {
            return if gained == n { Did::Yes } else { Did::No };
        }
        let owner = unit.kind().side.seat().0;
        self.call_with(&RECALL, frame, |recall| {
            recall.nums[0] = i16::from(n - gained);
            recall.set(Reg::A, Things::one(unit.thing()));
            recall.set(Reg::C, Things::one(place.thing()));
            recall.owner = owner;
        })
    }

    pub(super) fn put(&mut self, unit: Unit, n: u8, place: Place, log: &mut impl Log<Rebellion>) {
        if n > 0 {
            self.table.units.add(unit, place, n);
            log.event(Event::Placed { side: unit.kind().side, unit, n, place });
        }
    }

    /// From the supply onto a space of the build queue.
    pub(super) fn queue(&mut self, unit: Unit, space: u8, log: &mut impl Log<Rebellion>) -> Did {
        if self.table.supply(unit) == 0 {
            return Did::No;
        }
        self.table.queue[usize::from(space) - 1][unit.index()] += 1;
        log.event(Event::Built { unit, space });
        Did::Yes
    }

    /// R6.7: units come here from the base.
    pub(super) fn call_from_base(&mut self, bring: Bring, frame: &Frame) -> Did {
        let base = self.table.revealed.unwrap_or(BASE_SPACE);
        if bring.held && self.table.is_held(Side::Rebel, base) || here(frame) == Some(base) {
            return Did::No;
        }
        let proc = if bring.carriers { &BRING } else { &BRING_FREELY };
        let what = bring.what.kinds(Side::Rebel).of::<Unit>().filter(|unit| !unit.kind().immobile).collect();
        self.call_with(proc, frame, |called| {
            called.nums[0] = bring.most.into();
            called.set(Reg::B, what);
            called.set(Reg::C, Things::one(base.thing()));
        })
    }

    pub(super) fn conquer(&mut self, reg: Reg, frame: &Frame) -> Did {
        let (Some(from), Some(to)) = (frame.reg(reg).of::<Place>().next(), here(frame)) else {
            return Did::No;
        };
        self.call_with(&CONQUER, frame, |called| {
            called.set(Reg::C, Things::one(from.thing()));
            called.about = to.thing() + 1;
        })
    }

    pub(super) fn bait(&mut self, health: u8, frame: &Frame) -> Did {
        let base = self.table.revealed.unwrap_or(BASE_SPACE);
        let kinds =
            What::Ground.kinds(Side::Rebel).of::<Unit>().filter(|unit| !unit.is_structure()).collect();
        self.call_with(&BAIT, frame, |called| {
            called.nums = [i16::MAX, health.into()];
            called.set(Reg::B, kinds);
            called.set(Reg::C, Things::one(base.thing()));
        })
    }

    #[allow(clippy::too_many_arguments)]
    pub(super) fn destroying(
        &mut self,
        proc: &'static Proc,
        of: Side,
        what: What,
        n: i16,
        health: i16,
        at: At,
        frame: &Frame,
    ) -> Did {
        let (kinds, place) = (what.kinds(of), self.places(at, frame));
        self.call_with(proc, frame, |called| {
            called.nums = [n, health];
            called.set(Reg::B, kinds);
            called.set(Reg::C, place);
        })
    }

    /// The sort in register A; nothing there means that no more is wanted.
    fn named_unit(&mut self, frame: &Frame) -> Option<Unit> {
        let unit = frame.reg(Reg::A).of::<Unit>().next();
        let top = self.top();
        top.set(Reg::A, Things::EMPTY);
        if unit.is_none() {
            top.nums = [0; 2];
        }
        unit
    }

    pub(super) fn destroy_one(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let place = frame.reg(Reg::C).of::<Place>().next();
        let (Some(unit), Some(place)) = (self.named_unit(frame), place) else { return };
        self.destroy(unit, 1, place, log);
        self.spend_on(unit);
    }

    fn spend_on(&mut self, unit: Unit) {
        let top = self.top();
        top.nums[0] -= 1;
        if top.nums[1] < i16::MAX {
            top.nums[1] -= i16::from(unit.kind().health);
        }
    }

    pub(super) fn raid_one(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        if let Some(unit) = self.named_unit(frame) {
            self.unqueue(unit, State::side(frame), log);
            self.spend_on(unit);
        }
    }

    pub(super) fn demolish_one(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let (at, _) = self.icons_left(frame).next().expect("an icon is left");
        if let Some(unit) = self.named_unit(frame) {
            self.unqueue(unit, State::side(frame), log);
        }
        self.top().nums[0] = at as i16 + 1;
    }

    /// R15.4, R15.10.
    pub(super) fn recall_one(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let unit = frame.reg(Reg::A).of::<Unit>().next().expect("a sort of unit");
        let to = frame.reg(Reg::C).of::<Place>().next().expect("it comes somewhere");
        let top = self.top();
        top.set(Reg::B, Things::EMPTY);
        match frame.reg(Reg::B).of::<Place>().next() {
            Some(from) => {
                top.nums[0] -= 1;
                self.destroy(unit, 1, from, log);
                self.put(unit, 1, to, log);
            }
            None => top.nums[0] = 0,
        }
    }

    pub(super) fn count_loaded(&mut self) {
        let loaded: u8 = self.table.loading.iter().sum();
        let top = self.top();
        top.nums[0] -= i16::from(loaded);
        top.set(Reg::A, Things::EMPTY);
    }

    pub(super) fn bring(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let from = frame.reg(Reg::C).of::<Place>().next().expect("units come from somewhere");
        let to = here(frame).expect("units come here");
        self.depart(from, log);
        self.arrive(State::side(frame), to, log);
    }

    pub(super) fn bait_one(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let from = frame.reg(Reg::C).of::<Place>().next().expect("units come from somewhere");
        let (Some(unit), Some(to)) = (self.named_unit(frame), here(frame)) else { return };
        self.table.units.take(unit, from, 1);
        log.event(Event::Moved { side: Side::Rebel, unit, n: 1, from });
        self.table.units.add(unit, to, 1);
        self.spend_on(unit);
    }

    pub(super) fn deploy_from(&mut self, proc: &'static Proc, n: u8, spaces: &[u8], frame: &Frame) -> Did {
        let bits = bits(spaces);
        self.call_with(proc, frame, |deploy| deploy.nums = [bits, n.into()])
    }

    /// From the space that is furthest away (S10): what waits nearer to the board can still be kept there.
    pub(super) fn deploy_one(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let bits = frame.nums[0];
        let (Some(unit), Some(place)) = (self.named_unit(frame), here(frame)) else { return };
        let waits =
            |space: &usize| bits & (1 << (space + 1)) != 0 && self.table.queue[*space][unit.index()] > 0;
        let space = (0..QUEUE).rev().find(waits).expect("it waits there");
        self.table.queue[space][unit.index()] -= 1;
        if unit == Unit::DEATH_STAR {
            self.table.units.take(Unit::DEATH_STAR_UNDER_CONSTRUCTION, place, 1);
        }
        self.put(unit, 1, place, log);
        self.top().nums[1] -= 1;
    }

    /// From the space that was named, else from the one that is furthest away (S10).
    pub(super) fn advance_one(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let Some(unit) = self.named_unit(frame) else { return };
        let named = |from: &u8| frame.nums[0] == 0 || frame.nums[0] == i16::from(*from);
        let from = self.moves_on(unit, frame).filter(named).last().expect("it waits there");
        let to = usize::from(from) - 1;
        self.table.queue[to][unit.index()] -= 1;
        self.table.queue[to - 1][unit.index()] += 1;
        log.event(Event::Built { unit, space: to as u8 });
        let top = self.top();
        top.nums = [0, top.nums[1] - 1];
        if to > 1 {
            top.set(Reg::B, Things::one(unit.thing()));
        }
    }

    pub(super) fn build_here(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let (at, _) = self.icons_left(frame).next().expect("an icon is left");
        let place = frame.reg(Reg::C).of::<Place>().next().expect("icons are somewhere");
        if let Some(unit) = frame.reg(Reg::A).of::<Unit>().next() {
            let space = place.system().build_number;
            self.table.queue[usize::from(space) - 1][unit.index()] += 1;
            // R15.4: a piece on the board becomes the new one.
            if let Some(from) = frame.reg(Reg::B).of::<Place>().next() {
                self.destroy(unit, 1, from, log);
            }
            log.event(Event::Built { unit, space });
        }
        let top = self.top();
        top.set(Reg::A, Things::EMPTY);
        top.set(Reg::B, Things::EMPTY);
        top.nums[0] = at as i16 + 1;
    }
}

/// Spaces of the queue as bits.
pub(super) fn bits(spaces: &[u8]) -> i16 {
    spaces.iter().fold(0, |bits, space| bits | 1 << space)
}
