//! R6.13, R12, R17: deliveries, jobs and what they pay.

use kernel::{Log, Seat};
use script::{Did, Reg};

use super::contacts::{REWARD_OF_CAPTURE, REWARD_OF_CARD, REWARD_OF_ELIMINATION};
use crate::OuterRim;
use crate::event::Event;
use crate::programs::programs;
use crate::state::{Delivery, Frame, Job, Roll, State};
use crate::things::{CardId, Origin};
use crate::turn::{REWARD, ROLL};
use crate::words::*;

impl State {
    // ---- deliveries

    pub(super) fn begin_delivery(&mut self, frame: &Frame) {
        let card = frame.reg(Reg::A).of::<CardId>().next();
        self.table.delivery = card.map(|card| Delivery { card, done: false });
    }

    /// R17.1.
    pub(super) fn roll_delivery(&mut self, seat: Seat, frame: &Frame) -> Did {
        self.table.roll = Roll { by: seat, of: Rolls::Delivery, hand: 1, ..Roll::NONE };
        self.call(&ROLL, *frame)
    }

    /// R17.1, R17.2: whatever comes of it, there is no encounter, and no second try.
    pub(super) fn fail_delivery(&mut self) {
        self.table.turn.skips_encounter = true;
        if let Some(delivery) = self.table.delivery {
            self.table.turn.tried.insert(delivery.card.thing());
        }
    }

    pub(super) fn deliver_this(&mut self, seat: Seat, frame: &Frame, log: &mut impl Log<OuterRim>) -> Did {
        let Some(delivery) = &mut self.table.delivery else { return Did::No };
        if delivery.done {
            return Did::No;
        }
        delivery.done = true;
        let card = delivery.card;
        log.event(Event::Delivered(seat, card));
        self.hand_in(card, frame)
    }

    pub(super) fn hold_this(&mut self, seat: Seat, log: &mut impl Log<OuterRim>) {
        if let Some(delivery) = self.table.delivery {
            log.event(Event::NotDelivered(seat, delivery.card));
        }
    }

    pub(super) fn end_delivery(&mut self) {
        self.table.delivery = None;
    }

    /// The reward of a card, or of a captured target.
    pub(super) fn hand_in(&mut self, card: CardId, frame: &Frame) -> Did {
        let what = if self.table.captured.holds(card) { REWARD_OF_CAPTURE } else { REWARD_OF_CARD };
        let mut reward = Frame { source: card.thing(), ..*frame };
        reward.nums = [what, 0];
        self.call(&REWARD, reward)
    }

    // ---- rewards

    /// What is of use when a reward is gained.
    pub(super) fn raise_reward(&mut self, seat: Seat, frame: &Frame) {
        let card = self.table.held(CardId::from_thing(frame.source));
        let (kind, illegal, what) = (card.kind, card.is_illegal(), frame.num());
        self.table.turn.waived = false;
        self.raise(seat, |moment| match moment {
            Moment::BountyReward => kind == Kind::Bounty,
            Moment::Elimination => what == REWARD_OF_ELIMINATION,
            Moment::JobReward => kind == Kind::Job,
            Moment::CargoReward => kind == Kind::Cargo,
            Moment::IllegalReward => kind == Kind::Cargo && illegal,
            _ => false,
        });
    }

    pub(super) fn run_reward(&mut self, frame: &Frame) -> Did {
        let card = CardId::from_thing(frame.source);
        let entry = match frame.num() {
            REWARD_OF_ELIMINATION => programs().elimination(card),
            REWARD_OF_CAPTURE => programs().capture(card),
            _ => programs().reward(card, self.table.second.holds(card)),
        };
        self.call_at(entry, *frame)
    }

    /// What follows it; goals count the deed while the card is still there.
    pub(super) fn run_after(&mut self, seat: Seat, frame: &Frame, log: &mut impl Log<OuterRim>) -> Did {
        self.table.turn.waived = false;
        let id = CardId::from_thing(frame.source);
        let card = self.table.held(id);
        let deeds: &[Deed] = match (card.kind, frame.num()) {
            (Kind::Bounty, REWARD_OF_CAPTURE) => &[Deed::BountyReward, Deed::CaptureDelivered],
            (Kind::Bounty, _) => &[Deed::BountyReward],
            (Kind::Job, _) => &[Deed::JobDone],
            (Kind::Cargo, _) if card.is_illegal() => &[Deed::CargoDelivered, Deed::IllegalDelivered],
            (Kind::Cargo, _) => &[Deed::CargoDelivered],
            _ => &[],
        };
        for deed in deeds {
            self.deed(seat, *deed, log);
        }
        let after = programs().after(id, self.table.second.holds(id));
        self.call_at(after, *frame)
    }

    // ---- jobs

    pub(super) fn begin_job(&mut self, seat: Seat, frame: &Frame, log: &mut impl Log<OuterRim>) {
        let card = CardId::from_thing(frame.source);
        self.table.job = Some(Job { card, by: seat, depth: self.depth(), done: None, paid: false });
        log.event(Event::Attempted(seat, card));
    }

    pub(super) fn run_job(&mut self, frame: &Frame) -> Did {
        let card = CardId::from_thing(frame.source);
        self.call_at(programs().effect(card, self.table.second.holds(card)), *frame)
    }

    /// R12.5. Inside of a combat the reward comes at once, and the combat goes on (R9.6); a job that is done by an
    /// action is no encounter.
    pub(super) fn job_done(&mut self, seat: Seat, frame: &Frame, log: &mut impl Log<OuterRim>) -> Did {
        let Some(job) = &mut self.table.job else {
            let card = CardId::from_thing(frame.source);
            log.event(Event::JobDone(seat, card));
            return self.hand_in(card, frame);
        };
        let in_combat = self.table.fight.is_some_and(|fight| fight.won.is_some() && !fight.suffered);
        if in_combat {
            (job.done, job.paid) = (Some(true), true);
            let card = job.card;
            log.event(Event::JobDone(seat, card));
            return self.hand_in(card, frame);
        }
        self.end_job(true);
        Did::Yes
    }

    /// R12.4.
    pub(super) fn job_fails(&mut self) {
        let in_combat = self.table.fight.is_some_and(|fight| fight.won.is_some() && !fight.suffered);
        match &mut self.table.job {
            Some(job) if in_combat => job.done = Some(false),
            _ => self.end_job(false),
        }
    }

    /// R12.5, or R12.4 and R12.7.
    pub(super) fn finish_job(&mut self, seat: Seat, frame: &Frame, log: &mut impl Log<OuterRim>) -> Did {
        let Some(job) = self.table.job.take() else { return Did::No };
        self.return_read_cards();
        match job.done {
            Some(true) if job.paid => Did::Yes,
            Some(true) => {
                log.event(Event::JobDone(seat, job.card));
                self.hand_in(job.card, frame)
            }
            _ => {
                if self.table.player(seat).assets.holds(job.card) {
                    log.event(Event::JobFailed(seat, job.card));
                }
                Did::No
            }
        }
    }

    /// Cards of the databank that were being read when the job ended.
    fn return_read_cards(&mut self) {
        for card in self.table.aside.of::<CardId>() {
            if card.origin() == Origin::Databank {
                self.lay_down(card);
            }
        }
    }

    /// Everything that was being read.
    pub(super) fn put_all_back(&mut self) {
        for card in self.table.aside.of::<CardId>() {
            self.lay_down(card);
        }
        self.table.turn.reading = None;
        self.end_order();
    }
}
