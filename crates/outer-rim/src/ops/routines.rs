//! The parts of the procedures.

use kernel::{Log, Seat};
use script::{Did, Reg};

use crate::OuterRim;
use crate::event::Event;
use crate::state::{Frame, State};
use crate::things::{CardId, Patrol, Ship, Side};
use crate::turn::{DOWNSIZE, Routine};
use crate::words::Moment;

impl State {
    pub(super) fn routine(&mut self, routine: Routine, frame: &Frame, log: &mut impl Log<OuterRim>) -> Did {
        let you = Seat(frame.owner);
        match routine {
            Routine::NextRoller => self.next_roller(log),
            Routine::NextToChoose => self.next_to_choose(),
            Routine::TakeCharacter => self.take_character(you, frame, log),
            Routine::TakeShip => self.take_first_ship(you, frame, log),
            Routine::NextToStart => self.next_to_start(),
            Routine::BeginGame => self.begin_game(),

            Routine::BeginTurn => self.begin_turn(log),
            Routine::BeginActions => self.begin_actions(),
            Routine::BeginEncounter => self.begin_encounter(),
            Routine::EndTurn => self.end_turn(),
            Routine::ClaimGoals => self.claim_goals(log),

            Routine::Enter => self.enter(you, frame, log),
            Routine::Arrive => self.arrive(you, log),

            Routine::RaiseRerolls => self.raise_rerolls(),
            Routine::RaiseChanges => self.raise_changes(),
            Routine::BeginTest => self.begin_test(you),
            Routine::Judge => return self.judge(),
            Routine::BuyOut => self.buy_out(frame, log),
            Routine::EndTest => return self.end_test(frame, log),
            Routine::BeforeFight => self.before_fight(),
            Routine::NotFought => {
                self.table.turn.prevented = false;
                return Did::No;
            }
            Routine::RollFor(side) => self.roll_for(side, log),
            Routine::KeepRoll(side) => self.keep_roll(side),
            Routine::RaiseCancels => self.raise_cancels(),
            Routine::Compare => self.compare(log),
            Routine::EndFight => return self.end_fight(),
            Routine::RollForContest(side) => self.roll_for_contest(side),
            Routine::EndContest => return self.end_contest(log),

            Routine::FightPatrol => {
                let Some(patrol) = frame.reg(Reg::A).of::<Patrol>().next() else { return Did::No };
                return self.fight_patrol(you, patrol.what(), frame);
            }
            Routine::BeatPatrol => return self.beat_patrol(you, frame, log),
            Routine::PatrolPays => self.patrol_pays(you, frame, log),
            Routine::LoseToPatrol => self.lose_to_patrol(you, log),
            Routine::RaisePatrolMoves => self.raise_patrol_moves(you, frame),
            Routine::SetCourse => self.set_course(),
            Routine::StepPatrol => self.step_patrol(frame, log),

            Routine::PayFor => self.pay_for(you, frame, log),
            Routine::TakeCard => self.take_card(you, frame, log),
            Routine::FetchShip => {
                let Some(ship) = frame.reg(Reg::A).of::<Ship>().next() else { return Did::No };
                return self.take_ship(you, ship, frame.num() as u8, frame, log);
            }
            Routine::RunPurchase => return self.run_purchase(frame),
            Routine::TurnNext => return self.turn_next(you, frame, log),
            Routine::PutAway => {
                let Some(card) = frame.reg(Reg::A).of::<CardId>().next() else { return Did::No };
                let second = self.comes_second(card, frame);
                self.put_away(you, card, second, log);
            }
            Routine::BuyOffered => return self.buy_offered(frame),
            Routine::BuyLooked => return self.buy_looked(frame),
            Routine::BeginPutBack => self.begin_put_back(frame),
            Routine::PutBack => self.put_back(frame),
            Routine::TurnLooked => return self.turn_looked(you, frame, log),
            Routine::FindNext => self.find_next(frame, log),
            Routine::MoveContact => return self.move_contact(frame, log),
            Routine::PlaceContact => self.place_contact(frame, log),
            Routine::DrawTale => return self.draw_tale(you, frame, log),
            Routine::PutBackTale => self.put_back_tale(),
            Routine::ReadDatabank => return self.read_databank(you, frame, log),
            Routine::ReturnDatabank => self.return_databank(frame),
            Routine::Propose => {
                let Some(to) = frame.reg(Reg::C).of::<Side>().next().map(Side::seat) else { return Did::No };
                let (gives, asks) = (frame.reg(Reg::A), frame.reg(Reg::B));
                log.event(Event::Proposed { seat: you, to, gives, asks });
            }
            Routine::Swap => return self.swap(you, frame, log),
            Routine::GiveCredits => {
                let Some(to) = frame.reg(Reg::C).of::<Side>().next() else { return Did::No };
                self.give(you, to.seat(), frame.num().max(0) as u16, log);
            }

            Routine::LendCredits => {
                let Some(to) = frame.reg(Reg::C).of::<Side>().next() else { return Did::No };
                match frame.num() {
                    // Who has said no is not asked again in this turn.
                    ..=0 => self.table.turn.refused = self.table.turn.refused.with(you),
                    n => self.give(you, to.seat(), n as u16, log),
                }
            }

            Routine::TurnUp => self.meet(frame, log),
            Routine::ReadContact => return self.read_contact(you, frame, log),
            Routine::Hunt => return self.hunt(you, frame),
            Routine::Protects => {
                let target = frame.reg(Reg::B).of::<CardId>().next();
                let protector = frame.reg(Reg::C).of::<Side>().next();
                if let (Some(target), Some(protector)) = (target, protector) {
                    log.event(Event::Protected(protector.seat(), target));
                }
                self.top().nums[0] = 1;
            }
            Routine::Challenge => return self.challenge(you, frame),
            Routine::Eliminate => return self.eliminate(you, frame, log),
            Routine::Capture => self.capture(you, frame, log),
            Routine::TargetFlees => return self.target_flees(you, frame, log),
            Routine::BeginJob => self.begin_job(you, frame, log),
            Routine::RunJob => return self.run_job(frame),
            Routine::EndJob => return self.finish_job(you, frame, log),
            Routine::BeginDelivery => self.begin_delivery(frame),
            Routine::RollDelivery => return self.roll_delivery(you, frame),
            Routine::FailDelivery => self.fail_delivery(),
            Routine::EndDelivery => self.end_delivery(),
            Routine::RaiseReward => self.raise_reward(you, frame),
            Routine::RunReward => return self.run_reward(frame),
            Routine::RunAfter => return self.run_after(you, frame, log),

            Routine::RaiseDefeat => self.raise(you, |moment| *moment == Moment::Defeat),
            Routine::Fall => self.fall(you, log),
            Routine::RaiseLoseRep => {
                self.table.turn.prevented = false;
                self.raise(you, |moment| *moment == Moment::LoseRep);
            }
            Routine::LoseRepNow => {
                let Some(patrol) = frame.reg(Reg::A).of::<Patrol>().next() else { return Did::No };
                if std::mem::take(&mut self.table.turn.prevented) {
                    return Did::No;
                }
                self.lower_rep(you, patrol.what(), log);
            }

            Routine::DrawOrder => self.draw_order(you, log),
            Routine::Follow => return self.follow(frame),
            Routine::EndOrder => self.end_order(),
            Routine::Line(part, line) => self.line(you, part, line, log),
            Routine::RestAll => {
                self.recover(you, crate::words::Body::Character, None, log);
                self.recover(you, crate::words::Body::Ship, None, log);
            }
            Routine::Approach => return self.approach(you, frame),
            Routine::FlyStep => self.fly_step(you, frame, log),
            Routine::HandIn => return self.automaton_hands_in(you, frame, log),
            Routine::BuyTop(deck) => return self.automaton_buys(deck, frame),
            Routine::JoinFree => return self.join_free(you, frame, log),
            Routine::ShuffleOrder => return self.shuffle_order(frame),
        }
        Did::Yes
    }

    /// R6.2: both agree; whoever has too much then discards.
    fn swap(&mut self, seat: Seat, frame: &Frame, log: &mut impl Log<OuterRim>) -> Did {
        let Some(with) = frame.reg(Reg::C).of::<Side>().next().map(Side::seat) else { return Did::No };
        let (gives, asks) = (frame.reg(Reg::A), frame.reg(Reg::B));
        let own = self.table.player(seat).assets;
        let theirs = self.table.player(with).assets;
        self.table.player_mut(seat).assets = own - gives;
        self.table.player_mut(with).assets = theirs - asks;
        log.event(Event::Traded { seat, with });
        for (seat, cards) in [(seat, asks), (with, gives)] {
            for card in cards.of::<CardId>() {
                self.welcome(seat, card, log);
                self.table.player_mut(seat).assets.insert(card.thing());
            }
        }
        self.call(&DOWNSIZE, Frame { owner: with.0, ..*frame });
        self.call(&DOWNSIZE, *frame)
    }
}
