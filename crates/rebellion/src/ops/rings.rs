//! What rings and cards do to dice and missions.

use kernel::Log;
use script::{Did, Reg};

use crate::Rebellion;
use crate::event::Event;
use crate::state::{Frame, State};
use crate::things::{Colour, Face, Shown, Side, Things};
use crate::turn::SET_DICE;
use crate::words::Ring;

impl State {
    pub(super) fn detach(&mut self, ring: Ring, log: &mut impl Log<Rebellion>) {
        if let Some(leader) = self.table.bearer(ring) {
            self.table.leaders[leader].ring = None;
            log.event(Event::Unringed(leader, ring));
        }
    }

    // ---- dice that are not rolled

    pub(super) fn set_dice(&mut self, n: u8, frame: &Frame) -> Did {
        self.call_with(&SET_DICE, frame, |set| set.nums[0] = n.into())
    }

    pub(super) fn set_die(&mut self, side: Side, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let Some(die) = frame.reg(Reg::A).of::<Shown>().next() else {
            self.top().nums[0] = 0;
            return;
        };
        let colour = die.colour() as usize;
        let pool = match (&mut self.table.combat, &mut self.table.mission) {
            (Some(combat), _) => {
                combat.attack.hand[colour] -= 1;
                &mut combat.attack.pool
            }
            (None, Some(mission)) => {
                mission.hand[colour] -= 1;
                &mut mission.dice[side.index()]
            }
            (None, None) => unreachable!("dice are rolled for something"),
        };
        pool.add(die.colour(), die.face());
        log.event(Event::DieSet { side, die });
        let top = self.top();
        top.nums[0] -= 1;
        top.set(Reg::A, Things::EMPTY);
    }

    /// Master Yoda: once in a round.
    pub(super) fn roll_again(&mut self, side: Side, frame: &Frame) {
        let Some(die) = frame.reg(Reg::A).of::<Shown>().next() else { return };
        self.table.guided = true;
        match (&mut self.table.combat, &mut self.table.mission) {
            (Some(_), _) => self.pick_up(die, 1),
            (None, Some(mission)) => {
                mission.dice[side.index()].take(die.colour(), die.face(), 1);
                mission.hand[die.colour() as usize] += 1;
            }
            (None, None) => {}
        }
    }

    /// R2-D2.
    pub(super) fn blank(&mut self, side: Side, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let Some(die) = frame.reg(Reg::A).of::<Shown>().next() else { return };
        let enemy = side.other();
        let pool = &mut self.playing_mut().dice[enemy.index()];
        pool.take(die.colour(), die.face(), 1);
        pool.add(die.colour(), Face::Blank);
        log.event(Event::DieBlanked { side: enemy, die });
        self.detach(Ring::R2d2, log);
    }

    /// C-3PO.
    pub(super) fn succeed(&mut self, log: &mut impl Log<Rebellion>) {
        self.detach(Ring::C3po, log);
        let played = self.playing_mut();
        played.succeeded = true;
        let card = played.card;
        log.event(Event::Attempted { card, succeeded: true });
    }

    /// Black hits that count as red ones.
    pub(super) fn recolour(&mut self, n: u8) {
        let pool = &mut self.fight_mut().attack.pool;
        for _ in 0..pool.take(Colour::Black, Face::Hit, n) {
            pool.add(Colour::Red, Face::Hit);
        }
    }

    /// Whether a ring or a card of a side helps now.
    pub(super) fn is_helped(&self, duty: crate::turn::Duty, side: Side, frame: &Frame) -> bool {
        use crate::turn::Duty;
        let here = crate::query::here(frame);
        let table = &self.table;
        let bears = |ring: Ring| table.bears(ring, here);
        let mission = table.mission.as_ref();
        match duty {
            Duty::Guide => {
                let rolled = |dice: &crate::state::Pool| dice.0.iter().flatten().any(|n| *n > 0);
                side == Side::Rebel
                    && !table.guided
                    && bears(Ring::MasterYoda)
                    && mission.is_some_and(|mission| rolled(&mission.dice[side.index()]))
            }
            Duty::GuideAttack => side == Side::Rebel && !table.guided && bears(Ring::MasterYoda),
            Duty::Astromech => bears(Ring::R2d2),
            Duty::Protocol => {
                bears(Ring::C3po)
                    && mission.is_some_and(|mission| {
                        mission.side == side
                            && !mission.succeeded
                            && mission.needs(crate::leaders::Skill::Diplomacy)
                    })
            }
            Duty::Falcon => {
                bears(Ring::MillenniumFalcon)
                    && mission
                        .is_some_and(|mission| mission.judged && mission.side == side && mission.succeeded)
                    && here.is_some_and(|place| self.is(&crate::words::P::Captive, place, frame))
            }
            Duty::Recolour => table.combat.as_ref().is_some_and(|combat| {
                combat.is_in_space() && combat.changes[side.index()].hold(crate::words::Change::Recolours)
            }),
            _ => true,
        }
    }
}
