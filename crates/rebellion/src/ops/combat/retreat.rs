//! R10: retreat.

use kernel::Log;
use script::{Did, Read, Reg};

use crate::Rebellion;
use crate::event::Event;
use crate::state::{Frame, State};
use crate::things::{Hurt, Place, Side, Things, Unit};
use crate::turn::RETREAT;
use crate::words::{Filter, Num, Pool};
use pieces::Thing;

impl State {
    pub(crate) fn retreat_now(&mut self, side: Side, frame: &Frame) -> Did {
        if !self.table.can_retreat(self.fight(), side) {
            return Did::No;
        }
        self.call(&RETREAT, Frame { regs: [Things::EMPTY; 3], ..*frame })
    }

    /// R10.4: all ships go, and nothing that was hurt stays hurt.
    pub(crate) fn flee(&mut self, side: Side, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let leader = State::leader_in(frame, Reg::A).expect("a leader leads a retreat");
        let to = frame.reg(Reg::B).of::<Place>().next().expect("there is a way out");
        let place = self.fight().place;
        self.send(leader, to);
        for unit in Unit::each().filter(|unit| unit.kind().side == side && unit.flies()) {
            self.load(unit, place, u8::MAX);
            self.fight_mut().forget_all(unit);
        }
        log.event(Event::Retreated { leader, to });
    }

    /// R10.4: as much as the ships carry, the strongest first, and of equals what is hurt least.
    pub(crate) fn flee_with_all(&mut self) {
        let frame = *self.top();
        let mut room = self.numbered(&Num::Capacity, &frame);
        let cargo = self.select(&[Filter::Combat(Pool::Cargo)], &frame);
        for strength in [3, 2, 1] {
            for hurt in cargo.of::<Hurt>().filter(|hurt| hurt.unit().kind().strength == strength) {
                let n = self.fight().count(&self.table, hurt).min(u8::try_from(room).unwrap_or(u8::MAX));
                self.take_along(hurt, n);
                room -= i16::from(n);
            }
        }
    }

    /// Units come along out of a combat.
    pub(crate) fn take_along(&mut self, hurt: Hurt, n: u8) {
        let place = self.fight().place;
        self.load(hurt.unit(), place, n);
        for _ in 0..n {
            self.fight_mut().forget(hurt);
        }
    }

    pub(crate) fn end_flight(&mut self, side: Side, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let to = frame.reg(Reg::B).of::<Place>().next().expect("there is a way out");
        let place = self.fight().place;
        self.depart(place, log);
        self.arrive(side, to, log);
        let combat = self.fight_mut();
        combat.retreated[side.index()] = true;
        combat.fled[side.index()] = true;
    }
}
