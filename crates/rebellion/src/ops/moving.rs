//! R6: activation and movement.

use kernel::{Log, Seat};
use script::{Core, Reg};

use crate::Rebellion;
use crate::event::Event;
use crate::state::{Frame, Spot, State};
use crate::things::{KINDS, Leader, Place, Side, Things, Unit};
use pieces::Thing;

impl State {
    /// R5.1, R5.2: the other side, unless it has passed.
    pub(super) fn next_turn(&mut self) {
        let next = self.table.active.other();
        if !self.table.passed[next.index()] {
            self.table.active = next;
        }
        let owner = self.table.active.seat().0;
        self.top().owner = owner;
        self.ask_about_markers(self.table.active);
    }

    /// R6.1.
    pub(super) fn send_leader(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let leader = State::leader_in(frame, Reg::C).expect("somebody leads");
        let place = frame.reg(Reg::B).of::<Place>().next().expect("a leader goes somewhere");
        self.table.leaders[leader].at = Spot::At(place);
        log.event(Event::Activated { leader, place });
    }

    /// Units come along, if there is one to carry them.
    pub(super) fn load(&mut self, unit: Unit, from: Place, n: u8) {
        let taken = self.table.units.take(unit, from, n);
        self.table.loading[unit.index()] += taken;
    }

    /// R6.2: all that fits comes along from there.
    pub(super) fn move_all(&mut self, side: Side, from: Place, log: &mut impl Log<Rebellion>) {
        let origins = self.top();
        let gone = origins.reg(Reg::A).with(from.thing());
        origins.set(Reg::A, gone);
        self.load_all(side, from);
        // R6.10.
        if side == Side::Empire {
            let captives: Things = self.table.captives(from).collect();
            self.table.escorted = self.table.escorted | captives;
        }
        self.depart(from, log);
    }

    /// R6.3: all ships of a place, and as much as they can carry, the strongest first.
    fn load_all(&mut self, side: Side, from: Place) {
        for unit in Unit::each().filter(|unit| unit.kind().side == side && unit.flies()) {
            self.load(unit, from, u8::MAX);
        }
        let mut room = self.table.capacity();
        for strength in [3, 2, 1] {
            let carried = |unit: &Unit| {
                let kind = unit.kind();
                kind.side == side && kind.needs_transport && kind.strength == strength
            };
            for unit in Unit::each().filter(carried) {
                let n = self.table.units.of(unit, from).min(room);
                self.load(unit, from, n);
                room -= n;
            }
        }
    }

    /// What is loaded leaves, if there is anything.
    pub(super) fn depart(&mut self, from: Place, log: &mut impl Log<Rebellion>) -> bool {
        let mut any = false;
        for index in 0..KINDS {
            let n = std::mem::take(&mut self.table.loading[index]);
            if n > 0 {
                let unit = Unit::numbered(index);
                self.table.under_way[index] += n;
                log.event(Event::Moved { side: unit.kind().side, unit, n, from });
                any = true;
            }
        }
        any
    }

    /// R10.3: nobody has come from there after all.
    pub(super) fn stay_behind(&mut self, from: Place) {
        let frames = self.machine.frames_mut();
        if let [.., moving, _] = frames {
            let origins = moving.reg(Reg::A) - Things::one(from.thing());
            moving.set(Reg::A, origins);
        }
    }

    /// R6.8: everything that is under way arrives at the same time.
    pub(super) fn arrive(&mut self, side: Side, place: Place, log: &mut impl Log<Rebellion>) {
        let mut any = false;
        for index in 0..KINDS {
            let n = std::mem::take(&mut self.table.under_way[index]);
            let unit = Unit::numbered(index);
            self.table.units.add(unit, place, n);
            self.table.moved.add(unit, place, n);
            any |= n > 0;
        }
        if any {
            log.event(Event::Arrived { side, place });
        }
        for leader in std::mem::take(&mut self.table.escorted).of::<Leader>() {
            self.send(leader, place);
            log.event(Event::Sent(leader, place));
        }
    }

    pub(crate) fn side(frame: &Frame) -> Side {
        Side::of_seat(Seat(frame.owner))
    }

    pub(super) fn send(&mut self, leader: Leader, place: Place) {
        self.table.leaders[leader].at = Spot::At(place);
    }
}
