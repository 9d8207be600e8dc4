//! Set-up, rounds and phases (R5, R6, R26).

use kernel::{Log, Outcome, Seat, Team};
use script::{Core, Did, Reg, Trigger};

use super::done;
use crate::Unlimited;
use crate::card::{CardId, Player, Things};
use crate::event::Event;
use crate::state::{Frame, Phase, State, opponent};
use crate::turn::{
    ADD_RESOURCE, COPIES, FIRST_RESOURCES, MULLIGAN, PhaseMoment, Routine, place_of, programs,
};
use crate::words::{Due, Moment, Proc, Until};

/// R5.3.
const HAND: u8 = 6;

impl State {
    pub(super) fn routine(&mut self, routine: Routine, frame: &Frame, log: &mut impl Log<Unlimited>) -> Did {
        let you = Seat(frame.owner);
        let holder = self.table.initiative;
        match routine {
            Routine::TakeCounter => {
                let chosen = frame.reg(Reg::A).of::<Player>().next().map_or(holder, Player::seat);
                self.first_initiative(chosen, log);
            }
            Routine::DealHands => [holder, opponent(holder)].into_iter().for_each(|seat| {
                self.draw(seat, HAND, log);
            }),
            Routine::Mulligan(place) => self.ask(&MULLIGAN, place_of(holder, place)),
            Routine::FirstResources(place) => self.ask(&FIRST_RESOURCES, place_of(holder, place)),
            Routine::AddResource(place) => self.ask(&ADD_RESOURCE, place_of(holder, place)),
            Routine::ReturnHand => {
                let hand = std::mem::take(&mut self.hands[you.index()]);
                hand.of::<CardId>().for_each(|card| self.decks[you.index()].put(card));
                log.event(Event::Mulligan(you));
            }
            Routine::DrawHand => {
                self.draw(you, HAND, log);
            }
            Routine::BeginRound => {
                self.table.round = self.table.round.saturating_add(1);
                self.table.phase = Phase::Action;
                self.table.taken = false;
                self.table.passed = [false; 2];
                self.act_next(holder);
                log.event(Event::RoundBegan(self.table.round));
            }
            Routine::Due(due) => self.come_due(due),
            Routine::RaiseAll(PhaseMoment::Action) => {
                self.raise_watchers(|moment, _, _| matches!(moment, Moment::ActionPhaseBegins));
            }
            Routine::RaiseAll(PhaseMoment::Ready) => {
                self.raise_watchers(|moment, _, _| matches!(moment, Moment::CardsReady));
            }
            Routine::NextSeat => {
                let next = opponent(self.table.active);
                // R7.6, R7.9: who has taken the initiative acts no more.
                if !(self.table.taken && self.table.initiative == next) {
                    self.act_next(next);
                }
            }
            Routine::EndActionPhase => {
                self.table.phase = Phase::Regroup;
                self.end_of(Until::Phase);
            }
            Routine::BeginRegroup => log.event(Event::RegroupBegan),
            Routine::DrawTwo => {
                for seat in [holder, opponent(holder)] {
                    self.draw(seat, 2, log);
                }
            }
            Routine::ReadyAll => {
                let table = &self.table;
                let stays = |card: &CardId| table.is_under(*card, crate::grants::Stat::NoReadying);
                self.table.exhausted = table.exhausted.of::<CardId>().filter(stays).collect();
                log.event(Event::AllReady);
            }
            Routine::EndRound => {
                self.end_of(Until::Phase);
                self.end_of(Until::Round);
            }
            Routine::PayFor => return self.pay_for(frame, log),
            Routine::Enter => return self.enter(frame, log),
            Routine::Deploy => self.deploy(frame, log),
            Routine::BeginAttack => return self.begin_attack(frame, log),
            Routine::RaiseAttack(part) => self.raise_attack(part),
            Routine::RaiseFall => self.raise_fall(),
            Routine::Fight => self.fight(log),
            Routine::StrikeFirst => self.strike_first(log),
            Routine::StrikeBack => self.strike_back(log),
            Routine::OverwhelmBase => self.overwhelm_base(log),
            Routine::FinishAttack => self.finish_attack(frame),
            Routine::DefeatCopies => {
                let copies = State::copies_to_defeat(frame);
                return done(self.defeat(copies, log));
            }
            Routine::BreakShields => self.break_shields(log),
            Routine::SetAside => {
                for card in frame.reg(Reg::B).of::<CardId>() {
                    self.decks[you.index()].remove(card);
                    self.reveal(card, log);
                    self.table.aside.insert(card.thing());
                }
            }
            Routine::TakeFromA => {
                let top = self.machine.top_mut().expect("an effect is being carried out");
                top.set(Reg::A, frame.reg(Reg::A) - frame.reg(Reg::B));
                top.set(Reg::B, Things::EMPTY);
            }
        }
        Did::Yes
    }

    /// The question for an action is put to the owner of the frame.
    fn act_next(&mut self, seat: Seat) {
        self.table.active = seat;
        self.machine.top_mut().expect("the game goes on").owner = seat.0;
    }

    /// R5.2.
    pub(super) fn first_initiative(&mut self, seat: Seat, log: &mut impl Log<Unlimited>) {
        self.table.initiative = seat;
        self.table.active = seat;
        log.event(Event::HasInitiative(seat));
    }

    fn ask(&mut self, proc: &'static Proc, seat: Seat) {
        self.machine.push(Frame::new(programs().entry(proc), 0, seat.0));
    }

    /// R21.7: several of them are put in order like abilities that wait.
    fn come_due(&mut self, due: Due) {
        for at in 0..self.table.later.len() {
            let Some(late) = self.table.later[at].filter(|late| late.due == due) else { continue };
            self.table.later[at] = None;
            self.machine.raise(Trigger::new(late.source, late.ability, late.owner.0).about(late.about));
        }
    }

    /// R22.1: until nothing more follows.
    pub(super) fn settle(&mut self, log: &mut impl Log<Unlimited>) {
        while std::mem::take(&mut self.table.unsettled) && self.table.outcome.is_none() {
            match self.table.fallen_bases() {
                [false, false] => {}
                [true, true] => return self.over(Outcome::Draw, log),
                [one, _] => return self.over(Outcome::Won(Team(u8::from(one))), log),
            }
            if self.table.newcomers
                && let Some((seat, copies)) = self.table.copies()
            {
                // What follows comes after they are gone.
                self.table.unsettled = true;
                let frame = Frame::new(programs().entry(&COPIES), 0, seat.0).with(Reg::A, copies);
                return self.machine.push(frame);
            }
            self.table.newcomers = false;
            let falling = self.table.falling();
            if !falling.is_empty() {
                self.leave_play(falling, Things::EMPTY, true, log);
            }
        }
    }

    pub(super) fn over(&mut self, outcome: Outcome, log: &mut impl Log<Unlimited>) {
        log.event(Event::Over(outcome));
        self.table.unsettled = false;
        self.finish(outcome);
    }

    /// R7.5, R7.7.
    pub(super) fn pass(&mut self, seat: Seat, log: &mut impl Log<Unlimited>) {
        self.table.passed[seat.index()] = true;
        log.event(Event::Passed(seat));
    }

    /// R7.6.
    pub(super) fn take_initiative(&mut self, seat: Seat, log: &mut impl Log<Unlimited>) {
        self.table.initiative = seat;
        self.table.taken = true;
        self.table.passed[seat.index()] = true;
        log.event(Event::TookInitiative(seat));
    }

    /// Somebody acts: only passes one after the other end the phase.
    pub(super) fn acts(&mut self, seat: Seat) {
        self.table.passed[seat.index()] = false;
        let other = opponent(seat);
        self.table.passed[other.index()] = self.table.taken && self.table.initiative == other;
    }
}
