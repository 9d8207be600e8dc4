//! Dice on the table, and skill tests (R10).

use kernel::{Log, Seat};
use script::Did;

use super::done;
use crate::OuterRim;
use crate::cards;
use crate::event::Event;
use crate::state::{Frame, Open, Roll, State, Test};
use crate::things::{Face, Skill, Things};
use crate::turn::TEST;
use crate::words::*;

/// R10.1.
const TEST_DICE: u8 = 2;

impl Rolls {
    /// Whether a roll of this sort is one that an ability is about.
    fn counts(self, roll: Rolls) -> bool {
        match self {
            Rolls::Any => true,
            Rolls::Combat => matches!(roll, Rolls::Ground | Rolls::Ship),
            Rolls::CombatOrTest => matches!(roll, Rolls::Ground | Rolls::Ship | Rolls::Test),
            own => own == roll,
        }
    }
}

impl State {
    /// Dice have fallen.
    pub(super) fn fell(&mut self, roll: kernel::Roll, log: &mut impl Log<OuterRim>) {
        let on_table = &mut self.table.roll;
        let kept = on_table.pool;
        roll.faces().for_each(|face| on_table.pool.add(Face::ALL[usize::from(face)], 1));
        on_table.hand = 0;
        let Roll { by: seat, of, again, .. } = *on_table;
        on_table.again = false;
        log.event(if again {
            Event::Rerolled { seat, kept, roll }
        } else {
            Event::Rolled { seat, of, roll }
        });
    }

    pub(super) fn raise_rerolls(&mut self) {
        let Roll { by, of, .. } = self.table.roll;
        if self.rolls_as_player(by) {
            self.raise(by, |moment| matches!(moment, Moment::Reroll(rolls) if rolls.counts(of)));
        }
    }

    pub(super) fn raise_changes(&mut self) {
        let Roll { by, of, .. } = self.table.roll;
        if self.rolls_as_player(by) {
            self.raise(by, |moment| matches!(moment, Moment::Change(rolls) if rolls.counts(of)));
        }
    }

    /// Dice of patrols and card enemies are nobody's (R9.10).
    fn rolls_as_player(&self, by: Seat) -> bool {
        by.index() < crate::state::SIDES
    }

    /// An ability that can be used once each turn has been.
    pub(super) fn spend(&mut self, thing: u16) {
        let both = [false, true].into_iter().flat_map(|second| cards::abilities(thing, second));
        let once = |ability: &Ability| matches!(ability, Ability::When { often: Often::OncePerTurn, .. });
        if both.into_iter().any(once) {
            self.table.turn.used.insert(thing);
        }
    }

    /// Up to so many results of these faces become another.
    pub(super) fn convert(
        &mut self,
        seat: Seat,
        from: &[Face],
        to: Face,
        most: u8,
        log: &mut impl Log<OuterRim>,
    ) -> bool {
        let mut left = most;
        for face in from {
            let n = self.table.roll.pool.take(*face, left);
            self.table.roll.pool.add(to, n);
            left -= n;
            if n > 0 {
                log.event(Event::Converted { seat, from: *face, to, n });
            }
        }
        left < most
    }

    // ---- tests

    pub(super) fn test(&mut self, seat: Seat, skill: Skill, buyout: u8, frame: &Frame) -> Did {
        self.table.test = Some(Test { by: seat, skill, more: 0, help: Things::EMPTY, passed: false });
        let mut test = frame.with_num(skill as i16);
        test.nums[1] = buyout.into();
        self.call(&TEST, test)
    }

    pub(super) fn begin_test(&mut self, seat: Seat) {
        self.table.roll = Roll { by: seat, of: Rolls::Test, hand: TEST_DICE, ..Roll::NONE };
        self.raise(seat, |moment| *moment == Moment::BeforeTest);
    }

    /// R10.1.
    pub(super) fn judge(&mut self) -> Did {
        let Some(test) = self.table.test else { return Did::No };
        let level = self.table.skill(test.by, test.skill) + test.more;
        let passed = Open::passing(level).iter().any(|face| self.table.roll.pool.of(*face) > 0);
        self.table.test = Some(Test { passed, ..test });
        done(passed)
    }

    /// R10.3.
    pub(super) fn buy_out(&mut self, frame: &Frame, log: &mut impl Log<OuterRim>) {
        if let Some(test) = &mut self.table.test {
            test.passed = true;
            log.event(Event::BoughtOut(test.by, frame.nums[1] as u8));
        }
    }

    pub(super) fn end_test(&mut self, frame: &Frame, log: &mut impl Log<OuterRim>) -> Did {
        let Some(test) = self.table.test.take() else { return Did::No };
        let Test { by: seat, skill, passed, .. } = test;
        log.event(Event::Tested { seat, skill, level: self.table.skill(seat, skill) + test.more, passed });
        if test.passed {
            let help = test.help & self.table.player(test.by).assets;
            self.discard_all(test.by, help, frame, log);
        }
        done(test.passed)
    }

    // ---- what cancels, and contests

    /// One result of the other side.
    pub(super) fn cancel(&mut self, seat: Seat, face: Face, log: &mut impl Log<OuterRim>) -> bool {
        let Some(fight) = &mut self.table.fight else { return false };
        let other = 1 - fight.side_of(seat);
        let cancelled = fight.pools[other].take(face, 1) > 0;
        if cancelled {
            log.event(Event::Cancelled { seat, face });
        }
        cancelled
    }
}
