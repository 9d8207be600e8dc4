//! R5: moving from space to space.

use kernel::{Log, Seat};
use script::Reg;

use crate::OuterRim;
use crate::event::Event;
use crate::state::{Frame, Halt, State};
use crate::things::{Space, Things};
use crate::words::*;

impl State {
    /// Into the space of register A, if there is one.
    pub(super) fn enter(&mut self, seat: Seat, frame: &Frame, log: &mut impl Log<OuterRim>) {
        self.table.turn.halt = Halt::default();
        let Some(space) = frame.reg(Reg::A).of::<Space>().next() else { return };
        self.top().set(Reg::A, Things::EMPTY);
        self.step_into(seat, space, log);
    }

    pub(super) fn step_into(&mut self, seat: Seat, space: Space, log: &mut impl Log<OuterRim>) {
        self.table.player_mut(seat).space = space;
        self.top().nums[0] -= 1;
        log.event(Event::Moved(seat, space));
        let table = &self.table;
        // R14.6: for the solo opponent the Maelstrom is a space like any other.
        let storm = !table.player(seat).is_automaton() && table.is_storm_for(seat, space);
        let patrol = table.stops(seat, space);
        self.table.turn.halt = Halt { patrol, maelstrom: storm, beam: false };
        if patrol {
            self.raise(seat, |moment| *moment == Moment::EnterPatrol);
        }
        let mut others = [None; 4];
        for (place, other) in others.iter_mut().zip(self.table.others_here(seat)) {
            *place = Some(other);
        }
        for other in others.into_iter().flatten() {
            self.raise(other, |moment| *moment == Moment::OtherEnters);
        }
    }

    /// R5.4, R5.5.
    pub(super) fn arrive(&mut self, seat: Seat, log: &mut impl Log<OuterRim>) {
        if self.table.turn.halt.stops() {
            self.table.turn.halt = Halt::default();
            let left = std::mem::take(&mut self.top().nums[0]);
            if left > 0 {
                log.event(Event::Stopped(seat, self.table.player(seat).space));
            }
        }
    }

    /// R14.6: one step of the solo opponent.
    pub(super) fn fly_step(&mut self, seat: Seat, frame: &Frame, log: &mut impl Log<OuterRim>) {
        let Some(end) = frame.reg(Reg::B).of::<Space>().next() else { return };
        if let Some(next) = self.table.step_towards(seat, end) {
            self.step_into(seat, next, log);
        }
    }
}
