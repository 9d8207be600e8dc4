//! Cards that are looked at, taken, kept and put back, and other parts of what cards do.

use kernel::{Dice, Log};
use script::{Did, Flags, Reg};

use crate::Rebellion;
use crate::card::Set;
use crate::chance::Shuffled;
use crate::event::Event;
use crate::state::{Frame, State};
use crate::things::{Colour, Face, Leader, MissionCard, ObjectiveCard, Place, Side, TacticCard, Things};
use crate::turn::*;
use crate::words::Proc;
use pieces::Thing;

impl State {
    // ---- looked at, shown, drawn

    pub(super) fn keep_project(&mut self, n: u8, frame: &Frame, log: &mut impl Log<Rebellion>) -> Did {
        let side = State::side(frame);
        let mut looked = Things::EMPTY;
        for card in (0..n).map_while(|_| self.projects.take()) {
            self.known.learn(side.seat(), card);
            looked.insert(card.thing());
        }
        self.look(&KEEP, looked, frame, log)
    }

    pub(super) fn take_missions(
        &mut self,
        n: u8,
        keep: u8,
        frame: &Frame,
        log: &mut impl Log<Rebellion>,
    ) -> Did {
        let side = State::side(frame);
        let mut looked = Things::EMPTY;
        for card in (0..n).map_while(|_| self.missions[side.index()].take()) {
            self.known.learn(side.seat(), card);
            looked.insert(card.thing());
        }
        let did = self.look(&TAKE_MISSIONS, looked, frame, log);
        self.top().nums[0] = keep.into();
        did
    }

    pub(super) fn look_at_objectives(
        &mut self,
        proc: &'static Proc,
        n: u8,
        frame: &Frame,
        log: &mut impl Log<Rebellion>,
    ) -> Did {
        let mut looked = Things::EMPTY;
        for card in (0..n).map_while(|_| self.objectives.take()) {
            // Nobody else can tell where it goes.
            self.known.forget(Things::one(card.thing()));
            self.known.learn(State::side(frame).seat(), card);
            looked.insert(card.thing());
        }
        self.look(proc, looked, frame, log)
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

    pub(super) fn show_objectives(&mut self, log: &mut impl Log<Rebellion>) {
        self.known.learn_these(Side::Empire.seat(), self.goals);
        log.event(Event::ShownObjectives(self.goals));
    }

    pub(super) fn show_missions(&mut self, log: &mut impl Log<Rebellion>) {
        let hand = self.hands[Side::Rebel.index()];
        self.known.learn_these(Side::Empire.seat(), hand);
        log.event(Event::ShownMissions(hand));
    }

    pub(super) fn discard_missions(&mut self, cards: Things, log: &mut impl Log<Rebellion>) {
        for card in cards.of::<MissionCard>() {
            self.hands[Side::Rebel.index()].remove(card.thing());
            self.discard(card, log);
        }
    }

    pub(super) fn sink_objectives(&mut self, cards: Things, log: &mut impl Log<Rebellion>) {
        for card in cards.of::<ObjectiveCard>() {
            self.goals.remove(card.thing());
            self.objectives.put_under(card);
            log.event(Event::ObjectiveSunk(Some(card)));
        }
    }

    pub(super) fn intercept(&mut self, n: u8, frame: &Frame, log: &mut impl Log<Rebellion>) -> Did {
        for _ in 0..n {
            let Some(place) = self.probes.take() else { break };
            if self.table.has_units(Side::Empire, place) {
                self.gain_probe(place, log);
            } else {
                self.probes.put_under(place);
            }
        }
        self.call_with(&SHUFFLE_PROBES, frame, |_| {})
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

    // ---- taken and put back

    pub(super) fn put_on_top(&mut self, side: Side, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let chosen = frame.reg(Reg::A);
        for card in chosen.of::<ObjectiveCard>() {
            self.objectives.put(card);
            let stage = card.objective().stage;
            log.event(Event::ObjectiveTopped { side, stage, card: Some(card) });
        }
        for card in chosen.of::<TacticCard>() {
            self.tactics[card.face().theatre.index()].put(card);
        }
        self.looked_at(chosen);
    }

    /// Those that are not chosen, in an order nobody knows.
    pub(super) fn rest_to_bottom(&mut self, frame: &Frame) {
        let rest = frame.reg(Reg::B);
        for card in rest.of::<ObjectiveCard>() {
            self.objectives.put_under(card);
        }
        for card in rest.of::<MissionCard>() {
            self.projects.put_under(card);
        }
        self.looked_at(rest);
    }

    pub(super) fn rest_to_deck(&mut self, frame: &Frame) {
        let rest = frame.reg(Reg::B);
        for card in rest.of::<MissionCard>() {
            self.missions[card.side().index()].put_under(card);
        }
        self.looked_at(rest);
    }

    pub(super) fn looked_at(&mut self, cards: Things) {
        let top = self.top();
        let left = top.reg(Reg::B) - cards;
        top.set(Reg::B, left);
        top.set(Reg::A, Things::EMPTY);
    }

    pub(super) fn keep_card(&mut self, side: Side, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let chosen = frame.reg(Reg::A);
        for card in chosen.of::<MissionCard>() {
            self.take_up(side, card, log);
        }
        self.looked_at(chosen);
        for card in chosen.of::<ObjectiveCard>() {
            self.gain_objective(card, log);
        }
    }

    pub(super) fn retrieve_card(&mut self, side: Side, frame: &Frame, log: &mut impl Log<Rebellion>) {
        for card in frame.reg(Reg::A).of::<MissionCard>() {
            self.table.discarded.remove(card.thing());
            self.hands[side.index()].insert(card.thing());
            log.event(Event::Returned { side, card });
        }
    }

    pub(super) fn discard_card(&mut self, side: Side, frame: &Frame, log: &mut impl Log<Rebellion>) {
        for card in frame.reg(Reg::A).of::<MissionCard>() {
            self.hands[side.index()].remove(card.thing());
            self.discard(card, log);
        }
        self.top().set(Reg::A, Things::EMPTY);
    }

    pub(super) fn raise_objective(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        self.hide(Side::Rebel, self.goals);
        for card in frame.reg(Reg::A).of::<ObjectiveCard>() {
            self.goals.remove(card.thing());
            self.objectives.put(card);
            log.event(Event::ObjectiveRaised { stage: card.objective().stage, card: Some(card) });
        }
    }

    pub(super) fn take_probe(&mut self, side: Side, frame: &Frame, log: &mut impl Log<Rebellion>) {
        for place in frame.reg(Reg::A).of::<Place>() {
            let open = self.table.laid_open.holds(place) || self.table.explored.holds(place);
            if !open {
                // Whoever walks past cannot tell which of them it was.
                self.known.forget_publicly(self.probed);
            }
            self.probed.remove(place.thing());
            self.table.laid_open.remove(place.thing());
            self.table.explored.remove(place.thing());
            self.aside.insert(place.thing());
            // The Empire sees which it loses, and no longer where each of them lies.
            self.known.forget(Things::one(place.thing()));
            self.known.learn(side.seat(), place);
            log.event(Event::ProbeTaken { place: Some(place), open });
        }
        let top = self.top();
        top.nums[0] -= 1;
        top.set(Reg::A, Things::EMPTY);
    }

    pub(super) fn return_probe(&mut self, top: bool, frame: &Frame, log: &mut impl Log<Rebellion>) {
        for place in frame.reg(Reg::C).of::<Place>() {
            self.aside.remove(place.thing());
            if top {
                self.probes.put(place);
            } else {
                self.probes.put_under(place);
            }
            // The Empire knows that it is back, and not where.
            self.known.forget(Things::one(place.thing()));
            self.known.learn(State::side(frame).seat(), place);
            log.event(Event::ProbeReturned);
        }
        self.put_to_use();
    }

    /// The two others and the base.
    pub(super) fn name_systems(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let named = frame.reg(Reg::C) | self.base.into_iter().collect();
        log.event(Event::Named(named));
        self.put_to_use();
    }

    /// What was picked in secret has been put to use.
    pub(super) fn put_to_use(&mut self) {
        let top = self.top();
        top.set(Reg::C, Things::EMPTY);
        top.put(Flags::SECRET, false);
    }

    pub(super) fn reassign(&mut self, side: Side, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let leaders = self.playing().leaders;
        if let Some(card) = frame.reg(Reg::C).of::<MissionCard>().next() {
            leaders.of::<Leader>().for_each(|leader| self.assign(side, leader, card, log));
        }
        self.put_to_use();
    }

    // ---- leaders

    pub(super) fn go_to_base(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let base = self.base_place();
        for leader in frame.reg(Reg::A).of::<Leader>() {
            self.send(leader, base);
            log.event(Event::Sent(leader, base));
        }
    }

    pub(super) fn take_there(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let Some(place) = frame.reg(Reg::A).of::<Place>().next() else { return };
        for leader in frame.reg(Reg::C).of::<Leader>() {
            if self.table.place_of(leader) != Some(place) {
                self.send(leader, place);
                log.event(Event::Sent(leader, place));
            }
        }
    }

    // ---- dice

    pub(super) fn take_dice(&mut self, frame: &Frame) {
        self.playing_mut().hand = [frame.nums[0] as u8, 0, 0];
    }

    pub(super) fn judge_risk(&mut self, log: &mut impl Log<Rebellion>) {
        let dice = self.playing().dice[Side::Rebel.index()];
        if Colour::ALL.into_iter().any(|colour| dice.of(colour, Face::Special) > 0) {
            self.lose_reputation(1, log);
        }
    }

    // ---- decks

    pub(super) fn shuffle_missions(&mut self, side: Side, seed: u64, log: &mut impl Log<Rebellion>) {
        let deck = &mut self.missions[side.index()];
        deck.shuffle(&mut Dice::new(seed));
        let cards = deck.set();
        self.known.forget(cards);
        log.event(Event::Shuffled(match side {
            Side::Rebel => Shuffled::RebelMissions,
            Side::Empire => Shuffled::ImperialMissions,
        }));
    }

    pub(super) fn shuffle_projects(&mut self, seed: u64, log: &mut impl Log<Rebellion>) {
        self.projects.shuffle(&mut Dice::new(seed));
        let cards = self.projects.set();
        self.known.forget(cards);
        log.event(Event::Shuffled(Shuffled::Projects));
    }

    /// R3.9, R3.16: starting missions, and two more.
    pub(super) fn deal_decks(&mut self, log: &mut impl Log<Rebellion>) {
        // S2.1: who is nobody's seat has no hand.
        for card in MissionCard::each().filter(|card| card.mission().set == Set::Starting) {
            if !self.table.is_automaton(card.side()) {
                self.take_up(card.side(), card, log);
            }
        }
        for side in Side::ALL {
            if self.table.is_automaton(side) {
                continue;
            }
            (0..2).for_each(|_| self.draw_mission(side, log));
        }
        self.draw_objective(log);
    }

    pub(super) fn mobilized(&mut self) -> i16 {
        let next = self.table.mobilizing.iter_mut().find(|n| **n > 0).expect("it was resolved");
        i16::from(std::mem::take(next))
    }
}
