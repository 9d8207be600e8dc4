//! R4, R7: missions are assigned, revealed, opposed and carried out.

use kernel::{Log, Roll};
use script::{Core, Did, Flags, Reg};

use crate::Rebellion;
use crate::card::{How, Set, Target};
use crate::event::Event;
use crate::programs::programs;
use crate::state::{Frame, Played, SLOTS, Spot, State};
use crate::things::{BASE_SPACE, Leader, MissionCard, Place, Side, Things};
use crate::turn::Party;

/// R7.9.
const MOST_DICE: u8 = 10;
const MOST_GREEN: u8 = 3;

impl State {
    /// The slots of a side.
    pub(crate) fn slots(side: Side) -> std::ops::Range<usize> {
        let half = SLOTS / 2;
        side.index() * half..(side.index() + 1) * half
    }

    pub(super) fn assign(
        &mut self,
        side: Side,
        leader: Leader,
        card: MissionCard,
        log: &mut impl Log<Rebellion>,
    ) {
        let mut slots = State::slots(side);
        let own = slots.clone().find(|slot| self.assigned[*slot] == Some(card));
        let slot = own.or_else(|| slots.find(|slot| self.assigned[*slot].is_none())).expect("there is room");
        if own.is_none() {
            self.hide(side, self.hands[side.index()]);
            self.hands[side.index()].remove(card.thing());
            self.assigned[slot] = Some(card);
        }
        self.table.leaders[leader].at = Spot::On(slot as u8);
        log.event(Event::Assigned { leader, slot: slot as u8, card: Some(card) });
    }

    /// R1.6: one of these goes where nobody else can see which it was.
    pub(super) fn hide(&mut self, side: Side, among: Things) {
        self.known.forget_but(side.seat(), among);
    }

    /// The mission of the frame's source is turned up.
    pub(super) fn turn_up(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let card = MissionCard::from_thing(frame.source);
        let side = State::side(frame);
        let slot =
            State::slots(side).find(|slot| self.assigned[*slot] == Some(card)).expect("it lies face down");
        self.assigned[slot] = None;
        let leaders = self.table.on_slot(slot as u8);
        self.known.learn_all(card);
        self.table.mission = Some(Played {
            card,
            side,
            leaders,
            target: None,
            hand: [0; 3],
            more_dice: [0; 2],
            dice: Default::default(),
            successes: [0; 2],
            rolled: false,
            doomed: false,
            judged: false,
            succeeded: false,
            returns: false,
            combat: false,
        });
        log.event(Event::Revealed { side, card, leaders });
    }

    /// R7.2: its leaders go where it is aimed at.
    pub(super) fn aim(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let aimed = frame.reg(Reg::A);
        let target = aimed.of::<Leader>().next();
        let place = match target {
            Some(leader) => self.table.place_of(leader),
            None => aimed.of::<Place>().next(),
        };
        let card = self.playing().card;
        let place = match self.target_of(card) {
            Target::Base => Some(self.table.revealed.unwrap_or(BASE_SPACE)),
            _ => place,
        };
        let leaders = self.playing().leaders;
        self.playing_mut().target = target;
        if let Some(place) = place {
            leaders.of::<Leader>().for_each(|leader| self.send(leader, place));
            log.event(Event::Aimed { card, place });
        }
        let top = self.top();
        top.about = place.map_or(0, |place| place.thing() + 1);
        top.set(Reg::B, place.into_iter().collect());
    }

    pub(super) fn oppose(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        if let (Some(leader), Some(place)) = (State::leader_in(frame, Reg::A), self.mission_place()) {
            self.send(leader, place);
            log.event(Event::Opposed(leader));
        }
    }

    /// R7.14: its leaders join the opposition, with a die more.
    pub(super) fn subvert(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let side = State::side(frame);
        let (Some(card), Some(place)) = (frame.reg(Reg::A).of::<MissionCard>().next(), self.mission_place())
        else {
            return;
        };
        let slot =
            State::slots(side).find(|slot| self.assigned[*slot] == Some(card)).expect("it lies face down");
        self.assigned[slot] = None;
        self.known.learn_all(card);
        let leaders = self.table.on_slot(slot as u8);
        log.event(Event::Revealed { side, card, leaders });
        for leader in leaders.of::<Leader>() {
            self.send(leader, place);
        }
        self.playing_mut().more_dice[side.index()] += 1;
        self.discard(card, log);
    }

    /// R7.6: a die for each icon of all leaders there; R7.11: a captured target opposes, too.
    pub(super) fn count_icons(&mut self, party: Party) {
        let mission = *self.playing();
        let side = if party == Party::Current { mission.side } else { mission.side.other() };
        let Some(place) = self.mission_place() else { return };
        let printed = mission.card.mission();
        let skill = if printed.counts_all { None } else { printed.skill.map(|(skill, _)| skill) };
        let there = self.table.leaders_at(side, place).collect::<Things>();
        let captive: Things = mission
            .target
            .into_iter()
            .filter(|target| self.table.is_captured(*target) && self.table.standing(*target).side == side)
            .collect();
        let icons = (there | captive).of::<Leader>().map(|leader| self.table.icons(leader, skill));
        let (full, minor) = icons.fold((0, 0), |sum, n| (sum.0 + n.0, sum.1 + n.1));
        let by_place = match printed.more_dice {
            Some((n, p)) if side == mission.side && self.is(&p, place, &Frame::BLANK) => n,
            _ => 0,
        };
        let more = mission.more_dice[side.index()] + by_place;
        let played = self.playing_mut();
        played.hand = [(full + more).min(MOST_DICE), 0, minor.min(MOST_GREEN)];
        played.rolled = true;
        self.top().owner = side.seat().0;
    }

    /// Dice lie there.
    pub(super) fn rolled_mission(&mut self, roll: Roll, log: &mut impl Log<Rebellion>) {
        let side = State::side(self.top());
        let played = self.playing_mut();
        let dice = std::mem::take(&mut played.hand);
        played.dice[side.index()].add_roll(dice, roll);
        log.event(Event::RolledMission { side, dice, roll });
    }

    /// R7.5, R7.7.
    pub(super) fn judge_mission(&mut self, log: &mut impl Log<Rebellion>) {
        let owner = self.playing().side.seat().0;
        self.top().owner = owner;
        let inspired = self.table.inspired;
        let opposed = self.is_opposed();
        let played = self.playing_mut();
        let printed = played.card.mission();
        played.successes = played.dice.map(|dice| dice.successes());
        if played.rolled {
            let pictured = printed.portrait.is_some_and(|leader| played.leads(leader));
            let helped = played.leaders.of::<Leader>().any(|leader| inspired.holds(leader));
            played.successes[played.side.index()] += 2 * (u8::from(pictured) + u8::from(helped));
        }
        let ahead = played.successes[played.side.index()] > played.successes[played.side.other().index()];
        played.judged = true;
        played.succeeded = !played.doomed && (!opposed || ahead);
        log.event(Event::Attempted { card: played.card, succeeded: played.succeeded });
    }

    /// The card does what it says.
    pub(super) fn run_mission(&mut self, frame: &Frame) -> Did {
        let played = *self.playing();
        let done = played.card.mission().mode == How::Resolve || played.succeeded;
        let entry = programs().mission(played.card, done, &self.table.agreed);
        let mut called = Frame { pc: entry.0, ..*frame };
        called.flags = Flags::NONE.with(Flags::RETURNS);
        called.picked = 0;
        called.nums = [0; 2];
        self.machine.push(called);
        Did::Later
    }

    /// R7.12.
    pub(super) fn end_mission(&mut self, log: &mut impl Log<Rebellion>) {
        let Some(played) = self.table.mission.take() else { return };
        let starting = played.card.mission().set == Set::Starting;
        if starting && self.table.is_automaton(played.side) {
            self.spend_starting(played.card);
        } else if played.returns || starting {
            self.hands[played.side.index()].insert(played.card.thing());
            log.event(Event::Returned { side: played.side, card: played.card });
        } else {
            self.discard(played.card, log);
        }
        if !played.combat {
            // Nothing follows where the card calls for no combat.
            self.top().set(Reg::B, Things::EMPTY);
        }
    }

    pub(super) fn discard(&mut self, card: MissionCard, log: &mut impl Log<Rebellion>) {
        self.table.discarded.insert(card.thing());
        self.known.learn_all(card);
        log.event(Event::Discarded(card));
    }

    /// R5.3: what was not revealed comes back.
    pub(super) fn missions_back(&mut self) {
        for side in Side::ALL {
            for slot in State::slots(side) {
                if let Some(card) = self.assigned[slot].take() {
                    self.hands[side.index()].insert(card.thing());
                }
            }
        }
    }

    // ---- cards are drawn (R14.3, R1.5)

    pub(super) fn draw_mission(&mut self, side: Side, log: &mut impl Log<Rebellion>) {
        if let Some(card) = self.missions[side.index()].take() {
            self.take_up(side, card, log);
        }
    }

    pub(super) fn take_up(&mut self, side: Side, card: MissionCard, log: &mut impl Log<Rebellion>) {
        self.hands[side.index()].insert(card.thing());
        self.known.learn(side.seat(), card);
        log.event(Event::Drew { side, card: Some(card) });
    }

    /// R1.5: projects have a deck of their own.
    pub(super) fn recycle(&mut self, side: Side) {
        let back = self.recyclable(side);
        for card in back.of::<MissionCard>() {
            self.missions[side.index()].put(card);
        }
        self.table.discarded = self.table.discarded - back;
    }

    pub(crate) fn recyclable(&self, side: Side) -> Things {
        let own = |card: &MissionCard| card.side() == side && card.mission().set != Set::Project;
        self.table.discarded.of::<MissionCard>().filter(own).collect()
    }

    /// R1.5, S2.10: projects that lie open.
    pub(crate) fn played_projects(&self) -> Things {
        let project = |card: &MissionCard| card.mission().set == Set::Project;
        self.table.discarded.of::<MissionCard>().filter(project).collect()
    }

    pub(super) fn recycle_projects(&mut self) {
        let back = self.played_projects();
        back.of::<MissionCard>().for_each(|card| self.projects.put(card));
        self.table.discarded = self.table.discarded - back;
    }

    pub(super) fn draw_project(&mut self, log: &mut impl Log<Rebellion>) {
        if let Some(card) = self.projects.take() {
            self.take_up(Side::Empire, card, log);
        }
    }

    pub(super) fn draw_objective(&mut self, log: &mut impl Log<Rebellion>) {
        if let Some(card) = self.objectives.take() {
            self.gain_objective(card, log);
        }
    }

    // ----

    pub(crate) fn is_opposed(&self) -> bool {
        let (mission, Some(place)) = (self.playing(), self.mission_place()) else { return false };
        let rival = mission.side.other();
        let captive = mission.target.is_some_and(|target| {
            self.table.is_captured(target) && self.table.standing(target).side == rival
        });
        captive || self.table.leaders_at(rival, place).next().is_some()
    }

    pub(crate) fn mission_place(&self) -> Option<Place> {
        let leaders = self.table.mission.as_ref()?.leaders;
        leaders.of::<Leader>().find_map(|leader| self.table.place_of(leader))
    }

    pub(crate) fn playing(&self) -> &Played {
        self.table.mission.as_ref().expect("a mission is being played")
    }

    pub(super) fn playing_mut(&mut self) -> &mut Played {
        self.table.mission.as_mut().expect("a mission is being played")
    }
}
