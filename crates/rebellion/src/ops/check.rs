//! R22.1: what follows from a change of units, markers or base at once.

use kernel::{Log, Outcome, Team};
use script::{Core, Reg};

use crate::Rebellion;
use crate::board::POPULOUS;
use crate::event::Event;
use crate::programs::programs;
use crate::state::{Frame, Spot, State};
use crate::things::{BASE_SPACE, KINDS, Place, Side, Theatre, Things, Unit};
use crate::turn::{COMBAT, OVERLOAD};

impl State {
    pub(super) fn follow_up(&mut self, log: &mut impl Log<Rebellion>) {
        // While units are on their way the change is not done yet.
        if self.table.under_way != [0; KINDS] || self.table.loading != [0; KINDS] {
            return;
        }
        // R22.2: what comes out of the base may dispute a landing, so the base is found first.
        self.discover(log);
        self.subjugate(log);
        if self.overload() {
            return;
        }
        self.free_unguarded(log);
        self.lift_markers(log);
        if self.table.agreed.is_solo() {
            self.explore(log);
            self.find_base(log);
        }
        self.judge(log);
        if self.table.outcome.is_none() {
            self.pare();
            self.dispute_base();
        }
    }

    /// R11.5; R22.2: no new marker where a combat is due or going on.
    fn subjugate(&mut self, log: &mut impl Log<Rebellion>) {
        let table = &self.table;
        let troops = table.garrisons_in(Side::Empire, Theatre::Ground);
        let held = (troops & POPULOUS) - table.destroyed - table.loyal[Side::Empire.index()];
        let changes = (held - table.subjugated) | (table.subjugated - held);
        for place in changes.of::<Place>() {
            let table = &mut self.table;
            let fought = |place| table.combat.as_ref().is_some_and(|combat| combat.place == place);
            if !held.holds(place) {
                table.subjugated.remove(place.thing());
                log.event(Event::Freed(place));
            } else if !fought(place) && !table.meets(place) {
                table.subjugated.insert(place.thing());
                log.event(Event::Subjugated(place));
            }
        }
    }

    /// R12.4: asks whoever has more on what is left of a system than ships can carry, one unit after the other.
    fn overload(&mut self) -> bool {
        let Some(side) = Side::ALL.into_iter().find(|side| self.table.overloaded(*side).is_some()) else {
            return false;
        };
        let asks = Frame::new(programs().entry(&OVERLOAD), 0, side.seat().0);
        if self.top().pc != asks.pc {
            self.machine.push(asks);
        }
        true
    }

    pub(super) fn abandon(&mut self, side: Side, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let unit = frame.reg(Reg::A).of::<Unit>().next().expect("a unit is lost");
        let place = self.table.overloaded(side).expect("there are too many somewhere");
        self.destroy(unit, 1, place, log);
        if self.table.overloaded(side).is_some() {
            *self.top() = Frame::new(programs().entry(&OVERLOAD), 0, frame.owner);
        }
    }

    /// R18.4.
    fn discover(&mut self, log: &mut impl Log<Rebellion>) {
        if let Some(base) = self.base
            && self.table.revealed.is_none()
            && self.table.would_reveal(base)
        {
            self.reveal_base(base, log);
        }
    }

    /// R18.5.
    pub(super) fn reveal_base(&mut self, base: Place, log: &mut impl Log<Rebellion>) {
        let table = &mut self.table;
        table.revealed = Some(base);
        table.exposed = true;
        self.known.learn_all(base);
        log.event(Event::BaseRevealed(base));
        if self.table.agreed.is_solo() {
            self.withhold_search(log);
        }
        let table = &mut self.table;
        for unit in <Unit as pieces::Thing>::each() {
            let n = table.units.take(unit, BASE_SPACE, u8::MAX);
            let moved = table.moved.take(unit, BASE_SPACE, u8::MAX);
            table.units.add(unit, base, n);
            table.moved.add(unit, base, moved);
        }
        for (_, standing) in table.leaders.iter_mut() {
            if standing.at == Spot::At(BASE_SPACE) {
                standing.at = Spot::At(base);
            }
        }
    }

    /// R8.1, R18.6: where the base was found both sides fight, once nothing else is going on (R7.8). A procedure that has
    /// come there fights by itself.
    fn dispute_base(&mut self) {
        let table = &mut self.table;
        let Some(base) = table.revealed.filter(|_| table.exposed) else { return };
        table.exposed = table.meets(base);
        let comes = |frame: &Frame| frame.reg(Reg::B).holds(base);
        let busy = table.mission.is_some() || table.combat.is_some();
        if table.exposed && !busy && !self.machine.frames().iter().any(comes) {
            self.table.exposed = false;
            let mut combat = Frame::new(programs().entry(&COMBAT), 0, self.table.active.seat().0);
            combat.set(Reg::B, Things::one(base.thing()));
            self.machine.push(combat);
        }
    }

    /// R21: the Empire's victory comes first (R21.4).
    fn judge(&mut self, log: &mut impl Log<Rebellion>) {
        let table = &self.table;
        let fallen = self.base.is_some_and(|base| table.is_destroyed(base))
            || table.revealed.is_some_and(|base| {
                table.has_units(Side::Empire, base) && !table.has_units(Side::Rebel, base)
            });
        let winner = match (fallen, table.reputation <= table.time) {
            (true, _) => Side::Empire,
            (false, true) => Side::Rebel,
            (false, false) => return,
        };
        self.over(winner, log);
    }

    pub(super) fn over(&mut self, winner: Side, log: &mut impl Log<Rebellion>) {
        let outcome = Outcome::Won(Team(winner as u8));
        self.finish(outcome);
        log.event(Event::Ended(outcome));
    }
}
