//! Damage to units and bases, and who takes it.

use kernel::Log;
use script::{Core, Did, Flags, Reg};

use super::done;
use crate::Duel;
use crate::card::{Base, CardId, Piece, Things};
use crate::event::Event;
use crate::state::{Frame, State};
use crate::turn::{GUARDED, programs};

impl State {
    /// Damage by an effect. If a guard stands there, its owner says first who takes it.
    pub(super) fn deal(&mut self, targets: Things, n: u8, log: &mut impl Log<Duel>) -> Did {
        let Some(unit) = (targets & self.table.units).of::<CardId>().next() else {
            let base = targets.of::<Base>().next();
            base.into_iter().for_each(|base| self.hurt(Piece::Base(base), n, log));
            return done(base.is_some());
        };
        if self.table.guards(unit).is_empty() {
            self.hurt(Piece::Card(unit), n, log);
            return Did::Yes;
        }
        let guarded = Frame::new(programs().entry(&GUARDED), unit.thing(), unit.owner().0);
        let guarded =
            guarded.flagged(Flags::RETURNS).with_num(n.into()).with(Reg::A, Things::one(unit.thing()));
        self.machine.push(guarded);
        Did::Later
    }

    pub(super) fn hurt(&mut self, target: Piece, n: u8, log: &mut impl Log<Duel>) {
        if n == 0 {
            return;
        }
        match target {
            Piece::Card(unit) => self.table.damage.set(unit, self.table.damage.of(unit) + n),
            Piece::Base(base) => self.table.bases[base.side().index()] += n,
            Piece::Place(_) => unreachable!("nobody fights a place"),
        }
        log.event(Event::Damaged(target, n));
    }

    pub(super) fn take_share(&mut self, unit: CardId) -> u8 {
        let share = self.table.shares.of(unit);
        self.table.shares.set(unit, 0);
        share
    }
}
