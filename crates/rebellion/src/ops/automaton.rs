//! What the side that is nobody's seat does (S3, S5.9, S7, S8).

mod cards;
mod combat;
mod missions;

use kernel::Log;
use script::{Did, Reg};

use crate::Rebellion;
use crate::automaton::decision::Rule;
use crate::automaton::{SITES, Task, aim, place};
use crate::event::{Deed, Event};
use crate::state::{Frame, Phase, Spot, State};
use crate::things::{Field, Leader, Place, Side, Theatre, Things, Unit};
use crate::turn::SHUFFLE_PROBES;
use pieces::Thing;

impl State {
    pub(super) fn task(&mut self, task: Task, frame: &Frame, log: &mut impl Log<Rebellion>) -> Did {
        match task {
            Task::FirstUnits => self.first_units(log),
            Task::LastUnits => {
                self.lay_site(frame, log);
                self.table.starts = Default::default();
            }
            Task::ChooseAction => self.choose_action(frame, log),
            Task::Aim => {
                // S3.14: the die shows this, or was not thrown.
                let die = (frame.num() > 0).then_some(frame.num() as u8);
                let rebels = die.is_some_and(|die| die <= 4);
                let aim = self.table.aim(rebels).expect("a fleet can be sent");
                let rule = die.map_or(aim.rule(&self.table), |_| Rule(3, 14));
                log.event(Event::Heads { rule, aim, die });
                self.top().nums[0] = aim.number();
            }
            Task::StandBy => {
                let (goal, fleet) = (frame.reg(Reg::A), frame.reg(Reg::C));
                let rule = aim(frame).help(goal == fleet);
                fleet.of().for_each(|place| log.event(Event::Helped { rule, place }));
                self.top().set(Reg::B, fleet);
            }
            Task::Send => self.send_captain(frame, log),
            Task::Reinforce => {
                // S3.5: normal deployment rules do not matter.
                let to = place(frame, Reg::B).expect("a leader was sent somewhere");
                self.table.units.add(Unit::STORMTROOPER, to, 1);
                log.event(Event::Placed { side: Side::Empire, unit: Unit::STORMTROOPER, n: 1, place: to });
            }
            Task::NextOrigin => {
                let to = place(frame, Reg::B).expect("a system is activated");
                let next = (self.table.sources(to) - frame.reg(Reg::A)).of::<Place>().next();
                let next = next.expect("a place is left").thing();
                let from = Place::from_thing(next);
                let leaves = |unit: Unit| unit.flies() && self.table.unmoved(unit, from) > 0;
                let strongest = self.table.strongest_ship(from, leaves);
                let top = self.top();
                top.set(Reg::C, Things::one(next));
                top.set(Reg::A, frame.reg(Reg::A).with(next));
                top.nums[1] = strongest;
            }
            Task::DrawStarting => self.draw_starting(),
            Task::DrawMain => self.draw_main(),
            Task::TurnUpMission => self.turn_up_mission(log),
            Task::NextMission => self.next_mission(frame, log),
            Task::PutOff => self.put_off(frame, log),
            Task::Undertake => self.undertake(frame),
            Task::Reconsider => self.reconsider(frame, log),
            Task::ReturnStarting => self.return_starting(),
            Task::ReturnLeftovers => self.return_leftovers(),
            Task::TakeOthers => self.take_others(frame, log),
            Task::Learn(asked) => self.learn(asked, frame, log),
            Task::DiscardObjective => self.discard_objective(frame, log),
            Task::TurnUpTactic => self.turn_up_tactic(frame, log),
            Task::UseTactic => self.use_imperial_tactic(frame, log),
            Task::PickUpSure => self.pick_up_sure(frame),
            Task::PickUpOne => self.pick_up_one(frame),
            Task::CountPoints => self.count_points(),
            Task::Force => self.force(log),
            Task::TurnUpAction => self.turn_up_action(log),
            Task::KeepAction => self.keep_turned_up(frame, log),
            Task::UseCard => self.use_chosen(frame, log),
            Task::PutAwayStarters => self.put_away_starters(),
            Task::GoOn => self.go_on(frame),
            Task::Sample => self.sample(frame),
            Task::Emphasise => self.emphasise(frame),
            Task::CarryOutProject => return self.carry_out_project(frame),
            Task::TurnUpProject => self.turn_up_project(frame, log),
            Task::SendBack => return self.send_back(log),
            Task::TakeCaptives => self.take_captives(frame, log),
            Task::ReopenSearch => {
                let free = |place: &Place| !self.table.is_controlled(*place);
                let back: Things = self.table.laid_open.of::<Place>().filter(free).collect();
                self.table.laid_open = self.table.laid_open - back;
                back.of::<Place>().for_each(|place| self.probes.put(place));
                self.top().set(Reg::B, back);
                log.event(Event::SearchReopened(back));
            }
            Task::LoadShips => {
                let from = place(frame, Reg::C).expect("units leave a place");
                for unit in crate::state::Open::imperial_units().filter(|unit| unit.flies()) {
                    self.load(unit, from, self.table.unmoved(unit, from));
                }
            }
            Task::LoadSure => self.load_sure(frame),
            Task::LoadOne => {
                let from = place(frame, Reg::C).expect("units leave a place");
                if let Some(unit) = frame.reg(Reg::A).of::<Unit>().next() {
                    self.load(unit, from, 1);
                }
            }
            Task::DeployBunker => {
                let site = self.table.bunker_goes_to().expect("a bunker is due");
                self.deploy(Unit::SHIELD_BUNKER, 1, site, log);
            }
            Task::Want(theatre) => {
                self.top().set(Reg::C, Things::one(Field::RANGE.first() + theatre as u16));
            }
            Task::NextServed => {
                let usable = |place: &&Place| self.table.is_usable(**place);
                let next = self.table.served.cards().iter().find(usable).copied();
                self.top().set(Reg::B, next.into_iter().collect());
            }
            Task::DeployOne => {
                let unit = frame.reg(Reg::A).of::<Unit>().next();
                if let (Some(unit), Some(to)) = (unit, place(frame, Reg::B)) {
                    if !self.table.is_served(to) {
                        self.table.served.put(to);
                    }
                    self.deploy(unit, 1, to, log);
                }
            }
        }
        Did::Yes
    }

    // ---- S5.9

    fn first_units(&mut self, log: &mut impl Log<Rebellion>) {
        let (starts, systems) = (self.starts(), self.table.starts);
        for system in systems.cards() {
            for (unit, n) in starts.everywhere {
                self.place_first(*unit, *n, *system, log);
            }
            for (unit, n) in starts.abroad.iter().filter(|_| *system != Place::CORUSCANT) {
                self.place_first(*unit, *n, *system, log);
            }
        }
    }

    /// A die has named a system by its number.
    pub(super) fn started(&mut self, face: u8, log: &mut impl Log<Rebellion>) {
        let frame = *self.top();
        let start = self.next_start(&frame).expect("a die is thrown for something");
        let systems = self.table.starts;
        let named = systems.cards()[usize::from(face) - 1];
        self.place_first(start.unit, 1, named, log);
        let taken = frame.reg(Reg::A).with(named.thing());
        let done = taken.len() == usize::from(start.dice);
        if let Some(unit) = start.others.filter(|_| done) {
            let others = systems
                .cards()
                .iter()
                .filter(|place| !taken.holds(**place) && (start.coruscant || **place != Place::CORUSCANT));
            for other in others {
                self.place_first(unit, 1, *other, log);
            }
        }
        let top = self.top();
        top.set(Reg::A, if done { Things::EMPTY } else { taken });
        top.nums[0] += i16::from(done);
    }

    pub(super) fn site_named(&mut self, option: u16) {
        self.top().set(Reg::B, Things::one(SITES[usize::from(option)].thing()));
    }

    // ---- S7.2

    /// The first number of the frame is what the die showed, or 0; then it is what will be done.
    fn choose_action(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let table = &self.table;
        let die = (frame.num() > 0).then_some(frame.num() as u8);
        let (activates, plays) = (table.can_activate(), self.can_play_mission());
        let (rule, missions_first) = match die {
            Some(die) => (Rule(7, 2), die > 4),
            // S7.5, SQ20.
            None if table.agreed.variations.alpha => {
                (Rule(7, 5), !(table.agreed.readings.pursuit_first && table.is_unleashed()))
            }
            None => (Rule(7, 2), !table.is_unleashed()),
        };
        let deed = match (missions_first, activates, plays) {
            // S7.2.5: cards of the Main deck are the last resort.
            (_, false, false) if self.can_draw_mission() => Deed::Mission,
            // S7.1.
            (_, false, false) => Deed::Pass,
            (true, _, true) | (false, false, true) => Deed::Mission,
            (false, true, _) | (true, true, false) => Deed::Activate,
        };
        self.decide_on(deed, Some((rule, die)), log);
    }

    /// S7.2; without a rule it is what is left to do (S7.2.4).
    pub(super) fn decide_on(
        &mut self,
        deed: Deed,
        by: Option<(Rule, Option<u8>)>,
        log: &mut impl Log<Rebellion>,
    ) {
        let table = &self.table;
        let (rule, die) = by.unwrap_or((Rule(7, 2), None));
        let pool = table.pool(Side::Empire).count() as u8;
        let (unrevealed, gap) = (table.unrevealed, table.gap());
        log.event(Event::ImperialDeed { rule, pool, unrevealed, gap, die, deed });
        self.top().nums[0] = deed as i16;
        if deed == Deed::Pass {
            self.table.passed[Side::Empire.index()] = true;
            log.event(Event::Passed(Side::Empire));
        }
    }

    // ---- S3

    /// The effect belongs to the leader from now on (S3.3).
    fn send_captain(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let leader: Leader = State::leader_in(frame, Reg::A).expect("somebody can lead");
        let to = place(frame, Reg::B).expect("a system is activated");
        self.send(leader, to);
        log.event(Event::Activated { leader, place: to });
        let top = self.top();
        top.source = leader.thing();
        top.set(Reg::A, Things::EMPTY);
    }

    /// S3.3: all that comes along whatever a die might say.
    fn load_sure(&mut self, frame: &Frame) {
        let from = place(frame, Reg::C).expect("units leave a place");
        loop {
            let (next, room) = self.next_aboard(frame);
            let all = self.count_aboard(next, frame);
            if all == 0 || room == 0 || all > room && next.len() > 1 {
                return;
            }
            for unit in next.of::<Unit>() {
                let n = self.left_behind(unit, frame).min(room);
                self.load(unit, from, n);
            }
        }
    }

    /// S4.9: the second number of the frame is the strength of the strongest ship that has left.
    fn take_captives(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let (Some(from), Some(to)) = (place(frame, Reg::C), place(frame, Reg::B)) else { return };
        if frame.nums[1] <= self.table.strongest_ship(from, |_| true) {
            return;
        }
        let held = |leader: &Leader| {
            self.table.is_captured(*leader) && self.table.standing(*leader).at == Spot::At(from)
        };
        for leader in Leader::each().filter(held).collect::<Things>().of::<Leader>() {
            self.table.leaders[leader].at = Spot::At(to);
            log.event(Event::Sent(leader, to));
        }
    }

    /// S4.7, S4.8: the Empire has the old card, or all that it had before.
    pub(super) fn end_search(&mut self, old: Option<Place>, frame: &Frame, log: &mut impl Log<Rebellion>) {
        if old.is_some() {
            self.restore_search(log);
        }
        let back = match old {
            Some(old) => Things::one(old.thing()),
            None => frame.reg(Reg::B),
        };
        for place in back.of::<Place>() {
            self.probes.remove(place);
            self.table.laid_open.insert(place.thing());
            self.known.learn_all(place);
        }
    }

    // ---- S3.9, S3.10, S4.2

    /// Probe cards of remote systems come and go with the troops there.
    pub(super) fn explore(&mut self, log: &mut impl Log<Rebellion>) {
        let mut shuffles = false;
        for remote in Place::remotes() {
            let troops = self.table.has_in(Side::Empire, Theatre::Ground, remote);
            if troops && self.table.revealed.is_none() && self.probes.remove(remote) {
                self.table.explored.insert(remote.thing());
                self.strike_off(remote);
                log.event(Event::Explored(remote));
                shuffles = true;
            } else if !troops && self.table.explored.holds(remote) {
                self.table.explored.remove(remote.thing());
                self.probes.put(remote);
                log.event(Event::GivenUp(remote));
                shuffles = true;
            }
        }
        if shuffles {
            let frame = *self.top();
            self.call(&SHUFFLE_PROBES, frame);
        }
    }

    /// Everybody sees that the base is not there; S3.12, SQ22: in a Command Phase that counts.
    pub(super) fn strike_off(&mut self, remote: Place) {
        self.known.learn_all(remote);
        let early = self.table.agreed.readings.early_strike && self.table.phase == Phase::Assignment;
        self.table.struck_off |= self.table.phase == Phase::Command || early;
    }

    /// S4.2: seven cards tell where the base is.
    pub(super) fn find_base(&mut self, log: &mut impl Log<Rebellion>) {
        let possible = self.table.possible_bases();
        if self.table.revealed.is_none()
            && possible.len() == 1
            && let Some(base) = self.base.filter(|base| possible.holds(*base))
        {
            self.reveal_base(base, log);
        }
    }
}

impl State {
    /// S7.2: a card of the Round deck is left, and somebody to play it.
    pub(crate) fn can_play_mission(&self) -> bool {
        self.table.unrevealed > 0 && self.table.pool(Side::Empire).next().is_some()
    }

    /// S7.2.5: the same of the Main deck.
    fn can_draw_mission(&self) -> bool {
        let empty = self.missions[Side::Empire.index()].is_empty();
        self.table.pool(Side::Empire).next().is_some() && !(empty && self.recyclable(Side::Empire).is_empty())
    }
}
