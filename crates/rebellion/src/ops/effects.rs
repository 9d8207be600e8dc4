//! What each op of the cards does.

use kernel::Log;
use script::{Did, Reg};

use crate::Rebellion;
use crate::card::Timing;
use crate::event::Event;
use crate::query::here;
use crate::state::{Frame, Marker, Spot, State};
use crate::things::{
    BASE_SPACE, Leader, MissionCard, ObjectiveCard, Place, Region, Side, TacticCard, Things, Unit,
};
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
            Op::Loyalty(of, n, at) => {
                for place in self.places(*at, frame).of::<Place>() {
                    (0..*n).for_each(|_| self.gain_loyalty(*of, place, log));
                }
            }
            Op::MakeNeutral(at) => {
                for place in self.places(*at, frame).of::<Place>() {
                    self.make_neutral(place, log);
                }
            }
            Op::Sabotage(at) => {
                for place in self.places(*at, frame).of::<Place>() {
                    self.sabotage(place, log);
                }
            }
            Op::Repair(at) => {
                for place in self.places(*at, frame).of::<Place>() {
                    self.repair(place, log);
                }
            }
            Op::RepairAll => {
                for place in self.table.sabotaged.of::<Place>() {
                    self.repair(place, log);
                }
            }
            Op::DestroySystem(at) => {
                for place in self.places(*at, frame).of::<Place>() {
                    self.destroy_system(place, log);
                }
            }
            Op::Mark(at) => {
                for place in self.places(*at, frame).of::<Place>() {
                    self.mark(place, frame.source, log);
                }
            }
            Op::Unmark(at) => {
                for place in self.places(*at, frame).of::<Place>() {
                    self.unmark(place, log);
                }
            }

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
                if let Some(base) = self.base.filter(|base| here(frame) == Some(*base))
                    && self.table.revealed.is_none()
                {
                    self.reveal_base(base, log);
                }
            }
            Op::Mobilize(num) => {
                let n = number(self, num);
                let free = self.table.mobilizing.iter_mut().find(|n| **n == 0);
                *free.expect("two missions at the most") = n;
            }
            Op::AskForBase(asked) => {
                let base = self.base.expect("there is a base");
                match asked {
                    Asked::System => {
                        let Some(place) = here(frame) else { return Did::No };
                        log.event(Event::Answered { region: None, place: Some(place), there: base == place });
                    }
                    Asked::Region(reg) => {
                        let Some(region) = frame.reg(*reg).of::<Region>().next() else { return Did::No };
                        let there = base.region() == region;
                        log.event(Event::Answered { region: Some(region), place: None, there });
                    }
                    Asked::RegionHere => {
                        let Some(region) = here(frame).map(Place::region) else { return Did::No };
                        let there = base.region() == region;
                        log.event(Event::Answered { region: Some(region), place: None, there });
                    }
                }
            }

            Op::Capture(whom) => {
                let leaders = self.whom(*whom, frame);
                leaders.of::<Leader>().for_each(|leader| self.capture(leader, log));
            }
            Op::Rescue(whom, escort) => {
                let leaders = self.whom(*whom, frame);
                leaders.of::<Leader>().for_each(|leader| self.rescue(leader, log));
                if *escort == Escort::May && !leaders.is_empty() {
                    return self.call_with(&ESCORT, frame, |_| {});
                }
                if !leaders.is_empty() {
                    self.ask_for_cards(Side::Empire, Timing::Rescued, here(frame));
                }
                return done(!leaders.is_empty());
            }
            Op::RescueTo(whom, at) => {
                let Some(place) = self.places(*at, frame).of::<Place>().next() else { return Did::No };
                let leaders = self.whom(*whom, frame);
                leaders.of::<Leader>().for_each(|leader| self.rescue_to(leader, place, log));
            }
            Op::Eliminate(whom) => {
                let leaders = self.whom(*whom, frame);
                leaders.of::<Leader>().for_each(|leader| self.eliminate(leader, log));
            }
            Op::Detain(whom) => {
                for leader in self.whom(*whom, frame).of::<Leader>() {
                    if !self.table.is_captured(leader) {
                        self.table.leaders[leader].detained = true;
                        log.event(Event::Detained(leader));
                    }
                }
            }
            Op::Lure(whom) => {
                let leaders = self.whom(*whom, frame);
                leaders.of::<Leader>().for_each(|leader| self.lure(leader, log));
            }
            Op::Attach(ring, whom) => {
                let leaders = self.whom(*whom, frame);
                leaders.of::<Leader>().for_each(|leader| self.attach(*ring, leader, log));
                return done(!leaders.is_empty());
            }
            Op::PlaceLeader(whom, at) => {
                let Some(place) = self.places(*at, frame).of::<Place>().next() else { return Did::No };
                let leaders = self.whom(*whom, frame);
                for leader in leaders.of::<Leader>() {
                    self.send(leader, place);
                    log.event(Event::Sent(leader, place));
                }
            }
            Op::TakeAway(whom) => {
                let leaders = self.whom(*whom, frame);
                return self.call_with(&TAKE_AWAY, frame, |away| away.set(Reg::C, leaders));
            }
            Op::ToPool(whom) => {
                for leader in self.whom(*whom, frame).of::<Leader>() {
                    self.table.leaders[leader].at = Spot::Pool;
                    log.event(Event::ToPool(leader));
                }
            }
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
            Op::RevealBase => {
                if let (None, Some(base)) = (self.table.revealed, self.base) {
                    self.reveal_base(base, log);
                }
            }
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
            Op::Unstash => return self.unstash(frame, log),
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
                if self.table.supply(*unit) == 0 {
                    return Did::No;
                }
                self.table.queue[usize::from(space) - 1][unit.index()] += 1;
                log.event(Event::Built { unit: *unit, space });
            }
            Op::Advance(_, num, spaces) => {
                let (n, bits) = (number(self, num), super::parts::bits(spaces));
                return self.call_with(&ADVANCE, frame, |advance| advance.nums = [bits, n.into()]);
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
            Op::DestroyAll(of, what, at) => {
                for place in self.places(*at, frame).of::<Place>() {
                    for unit in what.kinds(*of).of::<Unit>() {
                        self.destroy(unit, u8::MAX, place, log);
                    }
                }
            }
            Op::Bring(bring) => {
                let base = self.table.revealed.unwrap_or(BASE_SPACE);
                if bring.held && self.table.is_held(Side::Rebel, base) || here(frame) == Some(base) {
                    return Did::No;
                }
                let proc = if bring.carriers { &BRING } else { &BRING_FREELY };
                let what =
                    bring.what.kinds(Side::Rebel).of::<Unit>().filter(|unit| !unit.kind().immobile).collect();
                return self.call_with(proc, frame, |called| {
                    called.nums[0] = bring.most.into();
                    called.set(Reg::B, what);
                    called.set(Reg::C, Things::one(base.thing()));
                });
            }
            Op::Conquer(reg) => {
                let (from, Some(to)) = (frame.reg(*reg).of::<Place>().next(), here(frame)) else {
                    return Did::No;
                };
                let Some(from) = from else { return Did::No };
                return self.call_with(&CONQUER, frame, |called| {
                    called.set(Reg::C, Things::one(from.thing()));
                    called.about = to.thing() + 1;
                });
            }
            Op::Bait(health) => {
                let base = self.table.revealed.unwrap_or(BASE_SPACE);
                let kinds = What::Ground
                    .kinds(Side::Rebel)
                    .of::<Unit>()
                    .filter(|unit| !unit.is_structure())
                    .collect();
                return self.call_with(&BAIT, frame, |called| {
                    called.nums = [i16::MAX, (*health).into()];
                    called.set(Reg::B, kinds);
                    called.set(Reg::C, Things::one(base.thing()));
                });
            }
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
            Op::KeepProject(n) => {
                let mut looked = Things::EMPTY;
                for _ in 0..*n {
                    if let Some(card) = self.projects.take() {
                        self.known.learn(side.seat(), card);
                        looked.insert(card.thing());
                    }
                }
                return self.look(&KEEP, looked, frame, log);
            }
            Op::DrawObjective(n) => (0..*n).for_each(|_| self.draw_objective(log)),
            Op::KeepObjective(n) => {
                let looked = self.look_at_objectives(side, *n);
                return self.look(&KEEP, looked, frame, log);
            }
            Op::ArrangeObjectives(n) => {
                let looked = self.look_at_objectives(side, *n);
                return self.look(&ARRANGE, looked, frame, log);
            }
            Op::SplitObjectives => {
                let looked = self.look_at_objectives(side, 2);
                return self.look(&SPLIT, looked, frame, log);
            }
            Op::TakeMissions(n, keep) => {
                let keep = number(self, keep);
                let mut looked = Things::EMPTY;
                for _ in 0..*n {
                    if let Some(card) = self.missions[side.index()].take() {
                        self.known.learn(side.seat(), card);
                        looked.insert(card.thing());
                    }
                }
                log.event(Event::LookedAt { side, cards: looked });
                return self.call_with(&TAKE_MISSIONS, frame, |take| {
                    take.nums[0] = keep.into();
                    take.set(Reg::B, looked);
                });
            }
            Op::Retrieve => return self.call_with(&RETRIEVE, frame, |_| {}),
            Op::ReturnThis => {
                if let Some(mission) = &mut self.table.mission {
                    mission.returns = true;
                }
            }
            Op::ShowObjectives => {
                self.known.learn_these(Side::Empire.seat(), self.goals);
                log.event(Event::ShownObjectives(self.goals));
            }
            Op::ShowMissions => {
                let hand = self.hands[Side::Rebel.index()];
                self.known.learn_these(Side::Empire.seat(), hand);
                log.event(Event::ShownMissions(hand));
            }
            Op::DiscardMission(reg) => {
                for card in frame.reg(*reg).of::<MissionCard>() {
                    self.hands[Side::Rebel.index()].remove(card.thing());
                    self.discard(card, log);
                }
            }
            Op::SinkObjective(reg) => {
                for card in frame.reg(*reg).of::<ObjectiveCard>() {
                    self.goals.remove(card.thing());
                    self.objectives.put_under(card);
                    log.event(Event::ObjectiveSunk(Some(card)));
                }
            }
            Op::RaiseObjective => return self.call_with(&RAISE_OBJECTIVE, frame, |_| {}),
            Op::Intercept(n) => {
                for _ in 0..*n {
                    let Some(place) = self.probes.take() else { break };
                    if self.table.has_units(Side::Empire, place) {
                        self.gain_probe(place, log);
                    } else {
                        self.probes.put_under(place);
                    }
                }
                return self.call_with(&SHUFFLE_PROBES, frame, |_| {});
            }
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

    #[allow(clippy::too_many_arguments)]
    fn destroying(
        &mut self,
        proc: &'static Proc,
        of: Side,
        what: What,
        n: i16,
        health: i16,
        at: At,
        frame: &Frame,
    ) -> Did {
        let (kinds, place) = (what.kinds(of), self.places(at, frame));
        self.call_with(proc, frame, |called| {
            called.nums = [n, health];
            called.set(Reg::B, kinds);
            called.set(Reg::C, place);
        })
    }

    fn look_at_objectives(&mut self, side: Side, n: u8) -> Things {
        let mut looked = Things::EMPTY;
        for _ in 0..n {
            if let Some(card) = self.objectives.take() {
                // Nobody else can tell where it goes.
                self.known.forget(Things::one(card.thing()));
                self.known.learn(side.seat(), card);
                looked.insert(card.thing());
            }
        }
        looked
    }

    fn look(
        &mut self,
        proc: &'static Proc,
        looked: Things,
        frame: &Frame,
        log: &mut impl Log<Rebellion>,
    ) -> Did {
        log.event(Event::LookedAt { side: State::side(frame), cards: looked });
        self.call_with(proc, frame, |called| called.set(Reg::B, looked))
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

    // ---- R11, R12

    /// R11.1, R11.3, R11.7.
    pub(super) fn gain_loyalty(&mut self, side: Side, place: Place, log: &mut impl Log<Rebellion>) {
        let table = &mut self.table;
        if !table.is_populous(place) || place == Place::CORUSCANT || table.is_loyal(side, place) {
            return;
        }
        if table.is_loyal(side.other(), place) {
            table.loyal[side.other().index()].remove(place.thing());
            log.event(Event::Loyalty(place, None));
        } else {
            table.loyal[side.index()].insert(place.thing());
            log.event(Event::Loyalty(place, Some(side)));
        }
    }

    fn make_neutral(&mut self, place: Place, log: &mut impl Log<Rebellion>) {
        let table = &mut self.table;
        if place != Place::CORUSCANT && table.loyal.iter().any(|loyal| loyal.holds(place)) {
            table.loyal.iter_mut().for_each(|loyal| {
                loyal.remove(place.thing());
            });
            log.event(Event::Loyalty(place, None));
        }
    }

    /// R12.1.
    fn sabotage(&mut self, place: Place, log: &mut impl Log<Rebellion>) {
        if self.table.is_populous(place) && !self.table.sabotaged.holds(place) {
            self.table.sabotaged.insert(place.thing());
            log.event(Event::Sabotaged(place));
        }
    }

    fn repair(&mut self, place: Place, log: &mut impl Log<Rebellion>) {
        if self.table.sabotaged.holds(place) {
            self.table.sabotaged.remove(place.thing());
            log.event(Event::Repaired(place));
        }
    }

    /// R12.3; R21.2: with the base goes the war.
    fn destroy_system(&mut self, place: Place, log: &mut impl Log<Rebellion>) {
        let table = &mut self.table;
        table.destroyed.insert(place.thing());
        table.loyal.iter_mut().for_each(|loyal| {
            loyal.remove(place.thing());
        });
        table.subjugated.remove(place.thing());
        table.sabotaged.remove(place.thing());
        log.event(Event::SystemDestroyed(place));
        for unit in What::Ground.kinds(Side::Rebel).of::<Unit>() {
            self.destroy(unit, u8::MAX, place, log);
        }
        self.unmark(place, log);
        if self.base == Some(place) {
            self.over(Side::Empire, log);
        }
    }

    pub(super) fn mark(&mut self, place: Place, card: u16, log: &mut impl Log<Rebellion>) {
        let free = self.table.markers.iter_mut().find(|marker| marker.is_none());
        *free.expect("there is a marker left") = Some(Marker { place, card, left: false });
        log.event(Event::Marked(place));
    }

    pub(super) fn unmark(&mut self, place: Place, log: &mut impl Log<Rebellion>) {
        for i in 0..self.table.markers.len() {
            if let Some(marker) = self.table.markers[i].take_if(|marker| marker.place == place) {
                log.event(Event::Unmarked(place));
                self.marker_gone(marker, log);
            }
        }
    }

    // ---- R17.1

    pub(super) fn gain_reputation(&mut self, n: u8, log: &mut impl Log<Rebellion>) {
        let table = &mut self.table;
        table.reputation = table.reputation.saturating_sub(n).max(table.time);
        log.event(Event::Reputation(table.reputation));
    }

    pub(super) fn lose_reputation(&mut self, n: u8, log: &mut impl Log<Rebellion>) {
        let table = &mut self.table;
        table.reputation = (table.reputation + n).min(crate::board::LAST_SPACE);
        log.event(Event::Reputation(table.reputation));
    }

    // ---- units

    /// R15.10: what the supply lacks may be taken from elsewhere.
    fn gain_units(
        &mut self,
        unit: Unit,
        n: u8,
        place: Place,
        frame: &Frame,
        log: &mut impl Log<Rebellion>,
    ) -> Did {
        let gained = n.min(self.table.supply(unit));
        self.put(unit, gained, place, log);
        if gained == n || unit == Unit::DEATH_STAR {
            return done(gained == n);
        }
        let owner = unit.kind().side.seat().0;
        self.call_with(&RECALL, frame, |recall| {
            recall.nums[0] = i16::from(n - gained);
            recall.set(Reg::A, Things::one(unit.thing()));
            recall.set(Reg::C, Things::one(place.thing()));
            recall.owner = owner;
        })
    }

    pub(super) fn put(&mut self, unit: Unit, n: u8, place: Place, log: &mut impl Log<Rebellion>) {
        if n > 0 {
            self.table.units.add(unit, place, n);
            log.event(Event::Placed { side: unit.kind().side, unit, n, place });
        }
    }

    pub(super) fn draw_probe(&mut self, log: &mut impl Log<Rebellion>) {
        if let Some(place) = self.probes.take() {
            self.gain_probe(place, log);
        }
    }

    pub(super) fn gain_probe(&mut self, place: Place, log: &mut impl Log<Rebellion>) {
        // S8.7: remote ones are laid open.
        if self.table.agreed.is_solo() && place.system().is_remote() {
            self.table.laid_open.insert(place.thing());
            self.strike_off(place);
            return log.event(Event::Probed(place));
        }
        self.probed.insert(place.thing());
        self.known.learn(Side::Empire.seat(), place);
        log.event(Event::ProbeDrawn(Some(place)));
    }
}
