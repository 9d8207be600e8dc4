//! S2, S6, S8.3: the decks of the side that is nobody's seat, and what its missions tell it.

use kernel::{Dice, Log};
use pieces::Pile;
use script::{Did, Reg};

use crate::Rebellion;
use crate::card::Set;
use crate::chance::Shuffled;
use crate::event::{Deed, Event};
use crate::query::here;
use crate::state::{Frame, ROUND, Spot, State};
use crate::things::{Leader, MissionCard, ObjectiveCard, Place, Region, Side, Things};
use crate::turn::{SHUFFLE_PROBES, SHUFFLE_PROJECTS};
use crate::words::Asked;

const EMPIRE: usize = Side::Empire.index();

impl State {
    // ---- S6.2

    /// One Starting mission; the first number of the frame says how many Main missions follow.
    pub(super) fn draw_starting(&mut self) {
        if let Some(card) = self.starting.take() {
            self.round.put(card);
        }
        self.top().nums[0] = match (self.table.revealed, self.table.time) {
            (Some(_), _) | (None, 2..=3) => 2,
            (None, 0..=1) => 1,
            (None, _) => 3,
        };
        self.count_round();
    }

    pub(super) fn draw_main(&mut self) {
        if let Some(card) = self.missions[EMPIRE].take() {
            self.round.put(card);
        }
        self.top().nums[0] -= 1;
        self.count_round();
    }

    /// S1.16.
    fn count_round(&mut self) {
        self.table.unrevealed = self.round.len() as u8;
    }

    pub(crate) fn shuffle_round(&mut self, seed: u64, log: &mut impl Log<Rebellion>) {
        self.round.shuffle(&mut Dice::new(seed));
        self.known.forget(self.round.set());
        log.event(Event::Shuffled(Shuffled::RoundDeck));
    }

    pub(crate) fn shuffle_starting(&mut self, seed: u64, log: &mut impl Log<Rebellion>) {
        self.starting.shuffle(&mut Dice::new(seed));
        self.known.forget(self.starting.set());
        log.event(Event::Shuffled(Shuffled::Starting));
    }

    // ---- S2.3, S2.4

    /// The next card of the Round deck, or S7.2.5 of the Main deck. The first number of the frame says how many others
    /// of its own deck can still be tried, once somebody has counted; the second one that it comes from there.
    pub(super) fn turn_up_mission(&mut self, log: &mut impl Log<Rebellion>) {
        let card = self.round.take().or_else(|| self.missions[EMPIRE].take());
        self.count_round();
        self.show_mission(card, log);
        self.top().nums = [-1, 0];
    }

    fn show_mission(&mut self, card: Option<MissionCard>, log: &mut impl Log<Rebellion>) {
        self.top().source = card.map_or(0, MissionCard::thing);
        if let Some(card) = card {
            self.known.learn_all(card);
            log.event(Event::TurnedUp(card));
        }
    }

    /// S2.4: it goes to the bottom of its own deck, and the next card of that deck is tried; if all were, the next one of
    /// the Round deck.
    pub(super) fn next_mission(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let card = MissionCard::from_thing(frame.source);
        log.event(Event::Unplayable(card));
        // S2.9: whoever waited for it undertakes what is drawn in its place, as the only ones whom nothing else needs.
        let waited = self.table.put_off.holds(card);
        self.table.put_off.remove(card.thing());
        let starting = card.mission().set == Set::Starting;
        if starting {
            self.lay_starting(card);
        } else {
            self.missions[EMPIRE].put_under(card);
        }
        let others = match frame.num() {
            // The card itself lies there, too, unless it has left the deck (S4.3).
            ..0 if starting => self.starting.len() - usize::from(!self.table.spent.holds(card)),
            ..0 => self.missions[EMPIRE].len() - 1,
            left => left as usize,
        };
        if others == 0 {
            self.dismiss_reserve();
            if !self.round.is_empty() {
                return self.turn_up_mission(log);
            }
            self.top().source = 0;
            self.top().nums = [0; 2];
            return;
        }
        let next = if starting { self.starting.take() } else { self.missions[EMPIRE].take() };
        if let Some(next) = next.filter(|_| waited) {
            self.table.put_off.insert(next.thing());
        }
        self.show_mission(next, log);
        self.top().nums = [others as i16 - 1, 1];
    }

    /// S2.9: it waits below the other cards of the round, and whoever would have undertaken it waits, too.
    pub(super) fn put_off(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let card = MissionCard::from_thing(frame.source);
        let leader = State::leader_in(frame, Reg::A);
        self.table.put_off.insert(card.thing());
        self.table.reserved = self.table.reserved | frame.reg(Reg::A);
        self.round.put_under(card);
        log.event(Event::PutOff { card, leader });
        self.turn_up_mission(log);
    }

    /// S2.3, S2.7: a leader goes on the mission that was turned up.
    pub(super) fn undertake(&mut self, frame: &Frame) {
        let (card, Some(leader)) = (MissionCard::from_thing(frame.source), State::leader_in(frame, Reg::A))
        else {
            return;
        };
        let mut slots = State::slots(Side::Empire);
        let slot = slots.find(|slot| self.assigned[*slot].is_none_or(|other| other == card));
        let slot = slot.expect("there is room");
        self.assigned[slot] = Some(card);
        self.table.leaders[leader].at = Spot::On(slot as u8);
        self.table.put_off.remove(card.thing());
        self.table.reserved.remove(leader.thing());
        self.dismiss_reserve();
        self.top().nums[0] = 1;
    }

    /// S2.9: nobody waits for nothing.
    fn dismiss_reserve(&mut self) {
        if self.table.put_off.is_empty() {
            self.table.reserved = Things::EMPTY;
        }
    }

    /// S7.2.4, S7.1: no mission could be played.
    pub(super) fn reconsider(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        if frame.nums[1] == 0 {
            let deed = if self.table.can_activate() { Deed::Activate } else { Deed::Pass };
            self.decide_on(deed, None, log);
        }
    }

    // ---- S8.3, S8.4

    /// A Starting mission goes below the others; the one that looks for the base leaves the deck while everybody knows
    /// where it is (S4.3).
    fn lay_starting(&mut self, card: MissionCard) {
        if card.searches() && self.table.revealed.is_some() {
            self.table.spent.insert(card.thing());
        } else {
            self.starting.put_under(card);
        }
    }

    pub(super) fn return_starting(&mut self) {
        let starting = |card: &MissionCard| card.mission().set == Set::Starting;
        let left: Things = self.round.cards().iter().copied().filter(starting).collect();
        for card in left.of::<MissionCard>() {
            self.round.remove(card);
        }
        let back = left | std::mem::take(&mut self.table.spent);
        back.of::<MissionCard>().for_each(|card| self.lay_starting(card));
        (self.table.put_off, self.table.reserved) = Default::default();
    }

    /// They are shuffled by now.
    pub(super) fn return_leftovers(&mut self) {
        while let Some(card) = self.round.take() {
            self.missions[EMPIRE].put(card);
        }
        self.count_round();
    }

    /// S2.6: projects lie on top of the Main missions in any order, and above them what comes back (S10).
    pub(crate) fn raise_set_aside(&mut self, seed: u64, log: &mut impl Log<Rebellion>) {
        let aside = std::mem::take(&mut self.hands[EMPIRE]);
        let project = |card: &MissionCard| card.mission().set == Set::Project;
        let mut projects: Pile<MissionCard, ROUND> = aside.of::<MissionCard>().filter(project).collect();
        projects.shuffle(&mut Dice::new(seed));
        let others = aside.of::<MissionCard>().filter(|card| !project(card));
        for card in projects.cards().iter().copied().chain(others) {
            self.missions[EMPIRE].put(card);
        }
        self.known.forget(projects.set());
        log.event(Event::Shuffled(Shuffled::SetAside));
    }

    /// S2.5: until the next round.
    pub(crate) fn spend_starting(&mut self, card: MissionCard) {
        self.table.spent.insert(card.thing());
    }

    /// S10, False Orders: the top card of the Round deck goes to the bottom of its own deck, and nobody looks at it; a
    /// project is shuffled in.
    pub(super) fn send_back(&mut self, log: &mut impl Log<Rebellion>) -> Did {
        let Some(card) = self.round.take() else { return Did::No };
        self.count_round();
        let deck = match card.mission().set {
            Set::Starting => {
                self.starting.put_under(card);
                Shuffled::Starting
            }
            Set::Project => {
                self.projects.put(card);
                Shuffled::Projects
            }
            Set::Leader | Set::Base | Set::Expansion => {
                self.missions[EMPIRE].put_under(card);
                Shuffled::ImperialMissions
            }
        };
        log.event(Event::SentBack(deck));
        if self.table.revealed.is_some() {
            self.withhold_search(log);
        }
        if deck == Shuffled::Projects {
            let frame = *self.top();
            return self.call(&SHUFFLE_PROJECTS, frame);
        }
        Did::Yes
    }

    // ---- S4.3

    pub(crate) fn withhold_search(&mut self, log: &mut impl Log<Rebellion>) {
        let card = self.starting.cards().iter().copied().find(|card| card.searches());
        if let Some(card) = card {
            self.starting.remove(card);
            self.table.spent.insert(card.thing());
            self.known.learn_all(card);
            log.event(Event::Withheld(card));
        }
    }

    pub(super) fn restore_search(&mut self, log: &mut impl Log<Rebellion>) {
        let card = self.table.spent.of::<MissionCard>().find(|card| card.searches());
        if let Some(card) = card {
            self.table.spent.remove(card.thing());
            self.starting.put(card);
            log.event(Event::Restored(card));
        }
    }

    // ---- S10

    /// The Rebels have chosen in secret what stays in the deck.
    pub(super) fn take_others(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let taken = (self.probes.set() & self.table.possible_bases()) - frame.reg(Reg::C);
        self.put_to_use();
        self.take_probes(taken, log);
    }

    /// What the Rebels answer: the cards of the possible bases in question, or of all others if the base is there (SQ17).
    pub(super) fn learn(&mut self, asked: Asked, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let (Some(base), None) = (self.base, self.table.revealed) else { return };
        let possible = self.table.possible_bases();
        let (region, place) = match asked {
            Asked::System => (None, here(frame)),
            Asked::RegionHere => (here(frame).filter(|here| here.is_system()).map(Place::region), None),
            Asked::Region(reg) => {
                let named = frame.reg(reg);
                let of_place = named.of::<Place>().next().map(Place::region);
                (named.of::<Region>().next().or(of_place), None)
            }
        };
        let inside = |at: Place| place == Some(at) || region == Some(at.region());
        if place.is_some_and(|place| !possible.holds(place)) {
            return;
        }
        let there = inside(base);
        log.event(Event::Answered { region, place, there });
        let taken = possible.of::<Place>().filter(|at| inside(*at) != there).collect();
        self.take_probes(taken, log);
    }

    fn take_probes(&mut self, cards: Things, log: &mut impl Log<Rebellion>) {
        for place in cards.of::<Place>() {
            if self.probes.remove(place) {
                self.gain_probe(place, log);
            }
        }
        let frame = *self.top();
        self.call(&SHUFFLE_PROBES, frame);
    }

    pub(super) fn discard_objective(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        for card in frame.reg(Reg::A).of::<ObjectiveCard>() {
            self.goals.remove(card.thing());
            self.table.discarded.insert(card.thing());
            self.known.learn_all(card);
            log.event(Event::ObjectiveDiscarded(card));
        }
    }
}

impl crate::state::Open {
    /// S2.9: leaders of the pool that do not wait for a mission which was put off.
    pub(crate) fn unreserved(&self, side: Side) -> impl Iterator<Item = Leader> + '_ {
        self.pool(side).filter(|leader| !self.reserved.holds(*leader))
    }
}
