//! R8.9, R8.10, R9.9, R9.11: damage, given and taken off.

use kernel::Log;
use script::{Did, Reg};

use crate::Rebellion;
use crate::event::Event;
use crate::state::{Combat, Frame, State};
use crate::things::{Colour, DAMAGE, Face, Hurt, Side, Things, Unit};
use crate::turn::{ABSORB, DEAL, MEND, Mend, REROLL};
use crate::words::Proc;
use pieces::Thing;

impl State {
    /// A card does something so many times, to units of these sorts.
    pub(crate) fn repeat(&mut self, proc: &'static Proc, n: i16, sorts: Things, frame: &Frame) -> Did {
        self.call_with(proc, frame, |called| {
            called.nums[0] = n;
            called.set(Reg::B, sorts);
        })
    }

    pub(crate) fn deal_split(&mut self, n: i16, colour: Option<Colour>, frame: &Frame) -> Did {
        let takes = |unit: &Unit| colour.is_none() || unit.kind().colour == colour;
        let sorts = Unit::each().filter(takes).collect();
        self.repeat(&DEAL, n, sorts, frame)
    }

    pub(crate) fn remove_damage(&mut self, sorts: Things, n: u8, frame: &Frame) -> Did {
        self.repeat(&MEND, n.into(), sorts, frame)
    }

    pub(crate) fn reroll(&mut self, n: i16, frame: &Frame) -> Did {
        self.repeat(&REROLL, n, Things::EMPTY, frame)
    }

    /// R9.12: the unit may be gone, although its icon still counted.
    pub(crate) fn absorb(&mut self, taker: Things, n: u8, frame: &Frame) -> Did {
        if taker.is_empty() {
            return Did::No;
        }
        let did = self.repeat(&ABSORB, n.into(), Things::EMPTY, frame);
        self.top().set(Reg::C, taker);
        did
    }

    /// A unit takes so much damage.
    pub(crate) fn deal(&mut self, hurt: Hurt, n: u8, log: &mut impl Log<Rebellion>) {
        let combat = self.fight_mut();
        combat.worsen(hurt, n);
        combat.eventful[combat.theatre.index()] = true;
        for _ in 0..n {
            log.event(Event::Hit { side: hurt.unit().kind().side, unit: hurt });
        }
    }

    pub(crate) fn deal_to(&mut self, units: Things, n: u8, log: &mut impl Log<Rebellion>) -> Did {
        let Some(hurt) = units.of::<Hurt>().next() else { return Did::No };
        self.deal(hurt, n, log);
        Did::Yes
    }

    /// The unit that was at this damage has just been dealt one.
    pub(crate) fn lock(&mut self, units: Things) {
        let hit = units.of::<Hurt>().next();
        self.fight_mut().locked = hit.map(|hurt| Hurt::of(hurt.unit(), hurt.damage() + 1));
    }

    pub(crate) fn strike(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        self.top().nums[0] -= 1;
        self.deal_to(frame.reg(Reg::A), 1, log);
    }

    /// One damage less, or nobody wants to take off any more.
    pub(crate) fn mend(&mut self, mend: Mend, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let Some(hurt) = self.next_eased(frame) else { return };
        match mend {
            Mend::Special => {
                let colour = hurt.unit().kind().colour.expect("what is damaged has health");
                self.fight_mut().attack.pool.take(colour, Face::Special, 1);
            }
            Mend::Card => self.top().nums[0] -= 1,
        }
        self.ease(hurt, log);
    }

    /// R8.10.
    pub(crate) fn unharm(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let Some(hurt) = self.next_eased(frame) else { return };
        self.top().nums[0] -= 1;
        self.ease(hurt, log);
    }

    /// The unit in register C takes the damage over, even if that is more than it can bear.
    pub(crate) fn shift(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let Some(hurt) = self.next_eased(frame) else { return };
        let taker = frame.reg(Reg::C).of::<Hurt>().next().expect("somebody takes it over");
        self.ease(hurt, log);
        self.deal(taker, 1, log);
        let top = self.top();
        top.nums[0] -= 1;
        top.set(Reg::C, Things::one(Hurt::of(taker.unit(), taker.damage() + 1).thing()));
    }

    /// What somebody has named; otherwise nothing more is to be done.
    fn next_eased(&mut self, frame: &Frame) -> Option<Hurt> {
        let named = frame.reg(Reg::A).of::<Hurt>().next();
        if named.is_none() {
            self.top().nums[0] = 0;
        }
        named
    }

    fn ease(&mut self, hurt: Hurt, log: &mut impl Log<Rebellion>) {
        self.fight_mut().ease(hurt);
        log.event(Event::Eased { side: hurt.unit().kind().side, unit: hurt });
    }

    pub(crate) fn prevent_hits(&mut self, enemy: Side, n: [u8; 3]) {
        let prevented = &mut self.fight_mut().prevented[enemy.index()];
        for (sum, more) in prevented.iter_mut().zip(n) {
            *sum += more;
        }
    }
}

impl Combat {
    /// One of these has taken so much damage more. The one that cannot be repaired comes first: more damage is best put
    /// where it stays.
    fn worsen(&mut self, hurt: Hurt, n: u8) {
        self.forget(hurt);
        let more = Hurt::of(hurt.unit(), hurt.damage() + n);
        self.hurt[more.unit().index()][usize::from(more.damage()) - 1] += 1;
        if self.locked == Some(hurt) {
            self.locked = Some(more);
        }
    }

    /// One of these has one damage less.
    fn ease(&mut self, hurt: Hurt) {
        self.forget(hurt);
        if hurt.damage() > 1 {
            self.hurt[hurt.unit().index()][usize::from(hurt.damage()) - 2] += 1;
        }
    }

    /// One of these is not here any more, or not like that.
    pub(crate) fn forget(&mut self, hurt: Hurt) {
        if hurt.damage() > 0 {
            self.hurt[hurt.unit().index()][usize::from(hurt.damage()) - 1] -= 1;
        }
    }

    /// No more of a sort are hurt than there are: those with most damage have gone.
    pub(crate) fn trim(&mut self, unit: Unit, left: u8) {
        let of = &mut self.hurt[unit.index()];
        let mut over = of.iter().sum::<u8>().saturating_sub(left);
        for n in of.iter_mut().rev() {
            let fewer = (*n).min(over);
            *n -= fewer;
            over -= fewer;
        }
    }

    /// None of a sort is hurt any more.
    pub(crate) fn forget_all(&mut self, unit: Unit) {
        self.hurt[unit.index()] = [0; DAMAGE - 1];
    }
}
