//! R8: damage, defeat, recovery.

use kernel::{Log, Seat};
use script::{Core, Flags};

use crate::OuterRim;
use crate::event::Event;
use crate::programs::programs;
use crate::state::{Frame, Phase, State};
use crate::things::CardId;
use crate::turn::DEFEAT;
use crate::words::*;

/// R8.3, in thousands.
pub(crate) const PRICE_OF_DEFEAT: u8 = 3;

impl State {
    /// R8.2: more than it takes is not kept.
    pub(super) fn hurt(&mut self, seat: Seat, body: Body, n: u8, log: &mut impl Log<OuterRim>) {
        let most = self.table.toughness(seat, body);
        let before = self.table.damage(seat, body);
        let after = (before + n).min(most);
        self.set_damage(seat, body, after);
        if after > before {
            log.event(Event::Damaged(seat, body, after - before));
        }
    }

    fn set_damage(&mut self, seat: Seat, body: Body, n: u8) {
        let player = self.table.player_mut(seat);
        match body {
            Body::Character => player.damage = n,
            Body::Ship => player.ship_damage = n,
        }
    }

    /// So much of it, or all: how much it was. Recovering from a ship is what its goal may wait for.
    pub(super) fn recover(
        &mut self,
        seat: Seat,
        body: Body,
        n: Option<u8>,
        log: &mut impl Log<OuterRim>,
    ) -> u8 {
        let damage = self.table.damage(seat, body);
        let recovered = n.map_or(damage, |n| n.min(damage));
        if recovered == 0 {
            return 0;
        }
        self.set_damage(seat, body, damage - recovered);
        log.event(Event::Recovered(seat, body, recovered));
        if body == Body::Ship {
            self.raise(seat, |moment| matches!(moment, Moment::RecoverShip(n) if recovered >= *n));
        }
        recovered
    }

    /// After every op: whoever has taken too much falls, unless an ability may help; whoever has recovered enough
    /// stands again (R8.6). Where an ability may help, the others wait until it has or has not.
    pub(super) fn check_defeat(&mut self, log: &mut impl Log<OuterRim>) {
        if self.table.turn.phase == Phase::SetUp || self.table.turn.falling.is_some() {
            return;
        }
        for seat in (0..4).map(Seat) {
            let player = self.table.player(seat);
            if !player.plays() {
                continue;
            }
            let down = (player.damage > 0 || player.ship_damage > 0) && self.table.is_down(seat);
            if down {
                self.cut_damage(seat, log);
            }
            let player = self.table.player(seat);
            match (down, player.defeated) {
                (false, true) => {
                    self.table.player_mut(seat).defeated = false;
                    log.event(Event::Stands(seat));
                }
                (true, false) if self.waits(seat, |moment| *moment == Moment::Defeat) => {
                    self.table.turn.falling = Some(seat);
                    self.table.turn.saved = false;
                    self.machine.push(Frame::new(programs().entry(&DEFEAT), 0, seat.0).flagged(Flags::SCOPE));
                    return;
                }
                (true, false) => self.defeat(seat, log),
                _ => {}
            }
        }
        self.table.turn.by_combat = None;
    }

    /// R8.9: nobody has more damage than health or hull, also if those have shrunk.
    fn cut_damage(&mut self, seat: Seat, log: &mut impl Log<OuterRim>) {
        for (body, stat) in [(Body::Character, Stat::Health), (Body::Ship, Stat::Hull)] {
            let most = self.table.stat(seat, stat);
            let player = self.table.player_mut(seat);
            let damage = match body {
                Body::Character => &mut player.damage,
                Body::Ship => &mut player.ship_damage,
            };
            let beyond = damage.saturating_sub(most);
            if beyond > 0 {
                *damage = most;
                log.event(Event::Recovered(seat, body, beyond));
            }
        }
    }

    /// What could help has helped, or has not.
    pub(super) fn fall(&mut self, seat: Seat, log: &mut impl Log<OuterRim>) {
        self.table.turn.falling = None;
        if !self.table.turn.saved && self.table.is_down(seat) {
            self.defeat(seat, log);
        }
        self.table.turn.saved = false;
    }

    /// R8.3.
    fn defeat(&mut self, seat: Seat, log: &mut impl Log<OuterRim>) {
        self.table.player_mut(seat).defeated = true;
        log.event(Event::Defeated(seat));
        self.lose(seat, PRICE_OF_DEFEAT, log);
        for card in self.secrets[seat.index()].of::<CardId>() {
            self.lose_secret(seat, card, log);
        }
        // R12.4: a job fails at once, but not while a combat is being resolved (R9.6).
        if let Some(job) = self.table.job
            && job.by == seat
            && job.done.is_none()
        {
            self.end_job(false);
        }
    }

    /// Back to where the job is attempted: whatever else it says does not happen.
    pub(super) fn end_job(&mut self, done: bool) {
        let Some(job) = &mut self.table.job else { return };
        job.done = Some(done);
        let depth = usize::from(job.depth);
        while self.machine.frames().len() > depth {
            self.machine.pop();
        }
        let base = self.machine.top().map_or(0, |frame| frame.base.into());
        self.machine.keep(base);
    }
}
