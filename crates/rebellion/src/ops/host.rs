//! What the machine asks of a state that changes.

use kernel::Log;
use script::{Act, Core, Did, Ranked, Write};

use crate::Rebellion;
use crate::event::Event;
use crate::state::{Machine, State};
use crate::things::{Hurt, MissionCard, ObjectiveCard, Shown, Things, Unit, WORDS};
use crate::why::Why;
use crate::words::*;

impl Write<WORDS> for State {
    #[inline]
    fn core_mut(&mut self) -> &mut Machine {
        &mut self.machine
    }

    /// Units that are told to come along leave their place; dice are picked up.
    fn shared(&mut self, why: Why, thing: u16, amount: i16) {
        if why == Why::Recolour {
            return self.recolour(amount as u8);
        }
        if Shown::RANGE.holds(thing) {
            return self.pick_up(Shown::from_thing(thing), amount as u8);
        }
        if Hurt::RANGE.holds(thing) {
            return self.take_along(Hurt::from_thing(thing), amount as u8);
        }
        let frame = *self.machine.top().expect("something is shared out");
        let from = self.loading_from(&frame).expect("units are loaded somewhere");
        let unit = Unit::from_thing(thing);
        self.load(unit, from, amount as u8);
    }
}

impl<L: Log<Rebellion>> Act<L, WORDS> for State {
    fn perform(&mut self, op: &Op, log: &mut L) -> Did {
        let frame = *self.machine.top().expect("an effect is being carried out");
        self.effect(op, &frame, log)
    }

    /// R22.1.
    fn check(&mut self, log: &mut L) {
        if self.table.outcome.is_none() && self.is_set_up() {
            self.follow_up(log);
        }
    }

    /// What the procedure has decided, where there was something to decide.
    fn ranked(&mut self, ranked: &Ranked<Vocabulary, WORDS>, log: &mut L) {
        #[cfg(test)]
        crate::automaton::tests::second::compare(self, ranked);
        #[cfg(test)]
        crate::automaton::tests::list::note(self, ranked);
        // What lies hidden in a hand is not told.
        let cards: Things = MissionCard::RANGE.set::<WORDS>() | ObjectiveCard::RANGE.set();
        let probes = if ranked.why == Why::Keep { self.probed } else { Things::EMPTY };
        let hidden = (ranked.from & (cards | probes)) - self.known.seen_by(kernel::Eyes::Public);
        if ranked.from.len() > 1 && hidden.is_empty() {
            let frame = *self.machine.top().expect("an effect has asked");
            log.tell(|| Event::Decided(Box::new(self.account(ranked, &frame))));
        }
    }

    fn open(&mut self, _: &Ask, _: &mut L) -> bool {
        true
    }
}
