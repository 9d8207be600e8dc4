//! What each op of the cards does.

use kernel::Log;
use script::{Did, Reg};

use crate::Rebellion;
use crate::event::Event;
use crate::query::here;
use crate::state::{Frame, Spot, State};
use crate::things::{Leader, Place, Side, TacticCard, Things, Unit};
use crate::turn::*;
use crate::words::*;

const fn done(done: bool) -> Did {
    if done { Did::Yes } else { Did::No }
}

impl State {
    pub(super) fn effect(&mut self, op: &Op, frame: &Frame, log: &mut impl Log<Rebellion>) -> Did {
        let side = State::side(frame);
        let number = |state: &State, num: &Num| state.numbered(num, frame).clamp(0, 250) as u8;
        match op {
            Op::Loyalty(of, n, at) => self.everywhere(*at, frame, |state, place| {
                (0..*n).for_each(|_| state.gain_loyalty(*of, place, log));
            }),
            Op::MakeNeutral(at) => self.everywhere(*at, frame, |state, place| state.make_neutral(place, log)),
            Op::Sabotage(at) => self.everywhere(*at, frame, |state, place| state.sabotage(place, log)),
            Op::Repair(at) => self.everywhere(*at, frame, |state, place| state.repair(place, log)),
            Op::RepairAll => self.table.sabotaged.of().for_each(|place| self.repair(place, log)),
            Op::DestroySystem(at) => {
                self.everywhere(*at, frame, |state, place| state.destroy_system(place, log));
            }
            Op::Mark(at) => self.everywhere(*at, frame, |state, place| state.mark(place, frame.source, log)),
            Op::Unmark(at) => self.everywhere(*at, frame, |state, place| state.unmark(place, log)),
            Op::UnmarkOne => return self.call_with(&UNMARK, frame, |_| {}),

            Op::GainReputation(num) => {
                let n = number(self, num);
                self.gain_reputation(n, log);
            }
            Op::LoseReputation(n) => self.lose_reputation(*n, log),
            Op::RiskReputation(num) => {
                let n = number(self, num);
                return self.call_with(&RISK, frame, |risk| {
                    risk.nums[0] = n.into();
                    risk.owner = Side::Rebel.seat().0;
                });
            }
            Op::Uncover => {
                if self.base.is_some() && self.base == here(frame) {
                    self.reveal_hidden_base(log);
                }
            }
            Op::Mobilize(num) => {
                let n = number(self, num);
                let free = self.table.mobilizing.iter_mut().find(|n| **n == 0);
                *free.expect("two missions at the most") = n;
            }
            Op::AskForBase(asked) => return self.ask_for_base(*asked, frame, log),

            Op::Capture(whom) => self.everybody(*whom, frame, |state, leader| state.capture(leader, log)),
            Op::Rescue(whom, escort) => return self.rescue_all(*whom, *escort, frame, log),
            Op::RescueTo(whom, at) => {
                let Some(place) = self.places(*at, frame).of::<Place>().next() else { return Did::No };
                self.everybody(*whom, frame, |state, leader| state.rescue_to(leader, place, log));
            }
            Op::Eliminate(whom) => self.everybody(*whom, frame, |state, leader| state.eliminate(leader, log)),
            Op::Detain(whom) => self.everybody(*whom, frame, |state, leader| state.detain(leader, log)),
            Op::Lure(whom) => self.everybody(*whom, frame, |state, leader| state.lure(leader, log)),
            Op::Attach(ring, whom) => {
                let leaders = self.whom(*whom, frame);
                leaders.of::<Leader>().for_each(|leader| self.attach(*ring, leader, log));
                return done(!leaders.is_empty());
            }
            Op::PlaceLeader(whom, at) => {
                let Some(place) = self.places(*at, frame).of::<Place>().next() else { return Did::No };
                self.everybody(*whom, frame, |state, leader| {
                    state.send(leader, place);
                    log.event(Event::Sent(leader, place));
                });
            }
            Op::TakeAway(whom) => {
                let leaders = self.whom(*whom, frame);
                return self.call_with(&TAKE_AWAY, frame, |away| away.set(Reg::C, leaders));
            }
            Op::ToPool(whom) => self.everybody(*whom, frame, |state, leader| {
                state.table.leaders[leader].at = Spot::Pool;
                log.event(Event::ToPool(leader));
            }),
            Op::Recruit(whom, at) => {
                let place = at.and_then(|at| self.places(at, frame).of::<Place>().next());
                let leaders = self.whom(*whom, frame);
                leaders.of::<Leader>().for_each(|leader| self.recruit(leader, place, log));
                return done(!leaders.is_empty());
            }
            Op::BecomeJedi => self.become_jedi(log),
            Op::Mislead(whom) => self.table.misled = self.table.misled | self.whom(*whom, frame),
            Op::Go(at) => return self.go(*at, frame, log),
            Op::CallBack(reg) => self.call_back(frame.reg(*reg), log),
            Op::LetPass(whom) => self.table.lenient = self.table.lenient | self.whom(*whom, frame),
            Op::Volunteer(whom) => self.volunteer(self.whom(*whom, frame)),
            Op::WidenPool => {
                self.table.widened = true;
                log.event(Event::PoolWidened);
            }
            Op::Bar(at) => {
                self.table.barred = self.places(*at, frame).of::<Place>().next();
                self.table.barred.into_iter().for_each(|place| log.event(Event::Barred(place)));
            }
            Op::RevealBase => self.reveal_hidden_base(log),
            Op::FightAt(at) => return self.fight_at(*at, frame),
            Op::March => return self.march(frame),
            Op::Gather(unit, n) => return self.gather(*unit, *n, frame),
            Op::DriveOut(reg) => return self.drive_out(*reg, frame, log),
            Op::GiveUpQueued(_) => return self.give_up_queued(frame),
            Op::RestoreObjective(reg) => self.restore_objective(frame.reg(*reg), log),
            Op::DropObjective(reg) => self.drop_objectives(frame.reg(*reg), log),
            Op::DiscardObjectives(n) => return self.discard_objectives(*n, frame),
            Op::DrawStarter => self.draw_starter(side, log),
            Op::Search(sought, into) => return self.search(*sought, *into, frame, log),
            Op::Stash => return self.call_with(&STASH, frame, |_| {}),
            Op::HideProbe(n) => return self.call_with(&HIDE_PROBE, frame, |hide| hide.nums[0] = (*n).into()),
            Op::Unstash | Op::ReturnStash => return self.unstash(frame, log),
            Op::RecycleTactics => self.recycle_own_tactics(side, log),
            Op::SortTactics(reg, n) => return self.sort_tactics(*reg, *n, frame, log),
            Op::FailMission => {
                self.playing_mut().doomed = true;
                log.event(Event::MissionDoomed);
            }
            Op::SetDice(n) => return self.set_dice(*n, frame),
            Op::RollForDeathStar => return self.roll_for_death_star(frame),
            Op::FewerDice { red, black } => {
                self.fight_mut().fewer[side.other().index()] = [*red, *black];
            }
            Op::Weaken => self.fight_mut().weakened = true,
            Op::ShowTactics => self.show_tactics(side.other(), log),
            Op::MoreSuccesses(leader, _) => {
                self.table.inspired.insert(leader.thing());
            }

            Op::Gain(unit, n, at) => {
                let Some(place) = self.places(*at, frame).of::<Place>().next() else { return Did::No };
                return self.gain_units(*unit, *n, place, frame, log);
            }
            Op::GainIt(reg, at) => {
                let unit = frame.reg(*reg).of::<Unit>().next();
                let place = self.places(*at, frame).of::<Place>().next();
                let (Some(unit), Some(place)) = (unit, place) else { return Did::No };
                return self.gain_units(unit, 1, place, frame, log);
            }
            Op::Build(of, at) => {
                let place = self.places(*at, frame);
                let owner = of.seat().0;
                return self.call_with(&BUILD_HERE, frame, |build| {
                    build.set(Reg::C, place);
                    build.owner = owner;
                });
            }
            Op::Queue(unit, space) => {
                let space = number(self, space);
                return self.queue(*unit, space, log);
            }
            Op::Advance(_, num) => {
                let n = number(self, num);
                return self.call_with(&ADVANCE, frame, |advance| advance.nums = [0, n.into()]);
            }
            Op::DeployFrom(_, n, spaces) => return self.deploy_from(&DEPLOY_FROM, *n, spaces, frame),
            Op::DeployUpTo(_, n, spaces) => return self.deploy_from(&DEPLOY_UP_TO, *n, spaces, frame),
            Op::DestroyQueued(of, health) => {
                let kinds = What::Unit.kinds(*of);
                return self.call_with(&DESTROY_QUEUED, frame, |raid| {
                    raid.nums = [0, (*health).into()];
                    raid.set(Reg::B, kinds);
                });
            }
            Op::DestroyMatching(of, at) => {
                let (kinds, place) = (What::Unit.kinds(*of), self.places(*at, frame));
                return self.call_with(&DEMOLISH, frame, |raid| {
                    raid.set(Reg::B, kinds);
                    raid.set(Reg::C, place);
                });
            }
            Op::Destroy(of, what, num, at) => {
                let n = number(self, num);
                return self.destroying(&DESTROY, *of, *what, n.into(), i16::MAX, *at, frame);
            }
            Op::DestroyUpTo(of, what, num, at) => {
                let n = number(self, num);
                return self.destroying(&DESTROY_UP_TO, *of, *what, n.into(), i16::MAX, *at, frame);
            }
            Op::DestroyWorth(of, what, num, most, at) => {
                let health = number(self, num);
                return self.destroying(
                    &DESTROY_UP_TO,
                    *of,
                    *what,
                    (*most).into(),
                    health.into(),
                    *at,
                    frame,
                );
            }
            Op::DestroyAll(of, what, at) => self.everywhere(*at, frame, |state, place| {
                what.kinds(*of).of().for_each(|unit| state.destroy(unit, u8::MAX, place, log));
            }),
            Op::Bring(bring) => return self.call_from_base(*bring, frame),
            Op::Conquer(reg) => return self.conquer(*reg, frame),
            Op::Bait(health) => return self.bait(*health, frame),
            Op::Combat => {
                if let Some(mission) = &mut self.table.mission {
                    mission.combat = true;
                }
            }

            Op::DrawProbes(num) => {
                let n = number(self, num);
                (0..n).for_each(|_| self.draw_probe(log));
            }
            Op::DrawProjects(n) => {
                return self.call_with(&DRAW_PROJECTS, frame, |called| called.nums[0] = (*n).into());
            }
            Op::KeepProject(n) => return self.keep_project(*n, frame, log),
            Op::DrawObjective(n) => (0..*n).for_each(|_| self.draw_objective(log)),
            Op::KeepObjective(n) => return self.look_at_objectives(&KEEP, *n, frame, log),
            Op::ArrangeObjectives(n) => return self.look_at_objectives(&ARRANGE, *n, frame, log),
            Op::SplitObjectives => return self.look_at_objectives(&SPLIT, 2, frame, log),
            Op::TakeMissions(n, keep) => {
                let keep = number(self, keep);
                return self.take_missions(*n, keep, frame, log);
            }
            Op::Retrieve => return self.call_with(&RETRIEVE, frame, |_| {}),
            Op::ReturnThis => {
                if let Some(mission) = &mut self.table.mission {
                    mission.returns = true;
                }
            }
            Op::ShowObjectives => self.show_objectives(log),
            Op::ShowMissions => self.show_missions(log),
            Op::DiscardMission(reg) => self.discard_missions(frame.reg(*reg), log),
            Op::SinkObjective(reg) => self.sink_objectives(frame.reg(*reg), log),
            Op::RaiseObjective => return self.call_with(&RAISE_OBJECTIVE, frame, |_| {}),
            Op::Intercept(n) => return self.intercept(*n, frame, log),
            Op::FalseLead(n) => return self.call_with(&FALSE_LEAD, frame, |lead| lead.nums[0] = (*n).into()),
            Op::NameSystems(n) => {
                let n = n - 1;
                let owner = Side::Rebel.seat().0;
                return self.call_with(&NAME_SYSTEMS, frame, |name| {
                    name.nums[0] = n.into();
                    name.owner = owner;
                });
            }
            Op::MoreDice(n) => {
                if let Some(mission) = &mut self.table.mission {
                    mission.more_dice[side.index()] += n;
                }
            }
            Op::Reassign => return self.call_with(&REASSIGN, frame, |_| {}),
            Op::Deal(num, colour) => {
                let n = self.numbered(num, frame);
                return self.deal_split(n, *colour, frame);
            }
            Op::DealTo(reg, n) => return self.deal_to(frame.reg(*reg), *n, log),
            Op::Lock(reg) => self.lock(frame.reg(*reg)),
            Op::Prevent { red, black, direct } => self.prevent_hits(side.other(), [*red, *black, *direct]),
            Op::Block(n) => return self.repeat(&BLOCK_DAMAGE, (*n).into(), Things::EMPTY, frame),
            Op::BlockUpTo(n) => return self.repeat(&BLOCK_UP_TO, (*n).into(), Things::EMPTY, frame),
            Op::RemoveDamage(what, n) => return self.remove_damage(what.kinds(side), *n, frame),
            Op::Absorb(reg, n) => return self.absorb(frame.reg(*reg), *n, frame),
            Op::Reroll(num) => {
                let n = self.numbered(num, frame);
                return self.reroll(n, frame);
            }
            Op::Cancel => return self.cancel(side, frame, log),
            Op::ExtraTactic => return self.extra_tactic(side, frame),
            Op::AttacksFirst(whose) => {
                let combat = self.fight_mut();
                combat.first[combat.theatre.index()] = whose.side(side);
            }
            Op::Lasts(whose, change, until) => {
                self.fight_mut().changes[whose.side(side).index()].add(*change, *until);
            }
            Op::RetreatNow => return self.retreat_now(side, frame),
            Op::DrawTactics(deck, num) => {
                let n = self.numbered(num, frame);
                return self.draw_tactics(*deck, n, frame);
            }
            Op::DiscardTactic(reg) => return self.discard_tactic(frame.reg(*reg), side, log),
            Op::DestroyIt(reg) => return self.destroy_it(frame.reg(*reg), log),
            Op::Later(_, effect) => self.leave_behind(effect, frame),
            Op::RemoveThis => self.remove_tactic(TacticCard::from_thing(frame.source), log),
            Op::Rule(routine) => return self.routine(*routine, frame, log),
        }
        Did::Yes
    }

    fn everywhere(&mut self, at: At, frame: &Frame, mut does: impl FnMut(&mut State, Place)) {
        self.places(at, frame).of().for_each(|place| does(self, place));
    }

    fn everybody(&mut self, whom: Whom, frame: &Frame, mut does: impl FnMut(&mut State, Leader)) {
        self.whom(whom, frame).of().for_each(|leader| does(self, leader));
    }

    pub(super) fn call_with(
        &mut self,
        proc: &'static Proc,
        frame: &Frame,
        with: impl FnOnce(&mut Frame),
    ) -> Did {
        let mut called = *frame;
        called.regs = [Things::EMPTY; 3];
        called.nums = [0; 2];
        with(&mut called);
        let nums = called.nums;
        let did = self.call(proc, called);
        self.top().nums = nums;
        did
    }
}
