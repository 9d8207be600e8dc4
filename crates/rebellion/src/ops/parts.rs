//! Parts of what cards do: one unit, one card, one step after the other.

use kernel::{Dice, Log};
use script::{Did, Flags, Reg};

use crate::Rebellion;
use crate::card::Set;
use crate::chance::Shuffled;
use crate::event::Event;
use crate::query::here;
use crate::state::{Frame, PROBES, QUEUE, State};
use crate::things::{
    BASE_SPACE, Colour, Face, Leader, MissionCard, ObjectiveCard, Place, Side, TacticCard, Things, Unit,
};
use crate::words::Proc;
use pieces::{Pile, Thing};

impl State {
    // ---- units

    /// The sort in register A; nothing there means that no more is wanted.
    fn named_unit(&mut self, frame: &Frame) -> Option<Unit> {
        let unit = frame.reg(Reg::A).of::<Unit>().next();
        let top = self.top();
        top.set(Reg::A, Things::EMPTY);
        if unit.is_none() {
            top.nums = [0; 2];
        }
        unit
    }

    pub(super) fn destroy_one(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let place = frame.reg(Reg::C).of::<Place>().next();
        let (Some(unit), Some(place)) = (self.named_unit(frame), place) else { return };
        self.destroy(unit, 1, place, log);
        self.spend_on(unit);
    }

    fn spend_on(&mut self, unit: Unit) {
        let top = self.top();
        top.nums[0] -= 1;
        if top.nums[1] < i16::MAX {
            top.nums[1] -= i16::from(unit.kind().health);
        }
    }

    pub(super) fn raid_one(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        if let Some(unit) = self.named_unit(frame) {
            self.unqueue(unit, log);
            self.spend_on(unit);
        }
    }

    pub(super) fn demolish_one(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let (at, _) = self.icons_left(frame).next().expect("an icon is left");
        if let Some(unit) = self.named_unit(frame) {
            self.unqueue(unit, log);
        }
        self.top().nums[0] = at as i16 + 1;
    }

    /// R15.4, R15.10.
    pub(super) fn recall_one(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let unit = frame.reg(Reg::A).of::<Unit>().next().expect("a sort of unit");
        let to = frame.reg(Reg::C).of::<Place>().next().expect("it comes somewhere");
        let top = self.top();
        top.set(Reg::B, Things::EMPTY);
        match frame.reg(Reg::B).of::<Place>().next() {
            Some(from) => {
                top.nums[0] -= 1;
                self.destroy(unit, 1, from, log);
                self.put(unit, 1, to, log);
            }
            None => top.nums[0] = 0,
        }
    }

    pub(super) fn count_loaded(&mut self) {
        let loaded: u8 = self.table.loading.iter().sum();
        let top = self.top();
        top.nums[0] -= i16::from(loaded);
        top.set(Reg::A, Things::EMPTY);
    }

    pub(super) fn bring(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let from = frame.reg(Reg::C).of::<Place>().next().expect("units come from somewhere");
        let to = here(frame).expect("units come here");
        self.depart(from, log);
        self.arrive(State::side(frame), to, log);
    }

    pub(super) fn bait_one(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let from = frame.reg(Reg::C).of::<Place>().next().expect("units come from somewhere");
        let (Some(unit), Some(to)) = (self.named_unit(frame), here(frame)) else { return };
        self.table.units.take(unit, from, 1);
        log.event(Event::Moved { side: Side::Rebel, unit, n: 1, from });
        self.table.units.add(unit, to, 1);
        self.spend_on(unit);
    }

    pub(super) fn deploy_from(&mut self, proc: &'static Proc, n: u8, spaces: &[u8], frame: &Frame) -> Did {
        let bits = bits(spaces);
        self.call_with(proc, frame, |deploy| deploy.nums = [bits, n.into()])
    }

    /// From the space that is furthest away (S10): what waits nearer to the board can still be kept there.
    pub(super) fn deploy_one(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let bits = frame.nums[0];
        let (Some(unit), Some(place)) = (self.named_unit(frame), here(frame)) else { return };
        let waits =
            |space: &usize| bits & (1 << (space + 1)) != 0 && self.table.queue[*space][unit.index()] > 0;
        let space = (0..QUEUE).rev().find(waits).expect("it waits there");
        self.table.queue[space][unit.index()] -= 1;
        if unit == Unit::DEATH_STAR {
            self.table.units.take(Unit::DEATH_STAR_UNDER_CONSTRUCTION, place, 1);
        }
        self.put(unit, 1, place, log);
        self.top().nums[1] -= 1;
    }

    /// From the space that is furthest away.
    pub(super) fn advance_one(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let bits = frame.nums[0];
        let Some(unit) = self.named_unit(frame) else { return };
        let waits =
            |space: &usize| bits & (1 << (space + 1)) != 0 && self.table.queue[*space][unit.index()] > 0;
        let space = (1..QUEUE).rev().find(waits).expect("it waits there");
        self.table.queue[space][unit.index()] -= 1;
        self.table.queue[space - 1][unit.index()] += 1;
        log.event(Event::Built { unit, space: space as u8 });
        self.top().nums[1] -= 1;
    }

    pub(super) fn build_here(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let (at, _) = self.icons_left(frame).next().expect("an icon is left");
        let place = frame.reg(Reg::C).of::<Place>().next().expect("icons are somewhere");
        if let Some(unit) = frame.reg(Reg::A).of::<Unit>().next() {
            let space = place.system().build_number;
            self.table.queue[usize::from(space) - 1][unit.index()] += 1;
            log.event(Event::Built { unit, space });
        }
        let top = self.top();
        top.set(Reg::A, Things::EMPTY);
        top.nums[0] = at as i16 + 1;
    }

    // ---- cards

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

    // ---- the base (R18.7, R18.8)

    pub(super) fn limit_to_five(&mut self) {
        let kinds = crate::words::What::Mobile.kinds(Side::Rebel);
        let top = self.top();
        top.nums[0] = 5;
        top.set(Reg::B, kinds);
    }

    pub(super) fn withdraw(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let from = frame.reg(Reg::C).of::<Place>().next().expect("units come from somewhere");
        self.depart(from, log);
        self.arrive(Side::Rebel, BASE_SPACE, log);
    }

    pub(super) fn draw_for_base(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        // S4.6.
        let most = if self.table.agreed.is_solo() { self.table.gap() } else { i16::MAX };
        for _ in 0..frame.nums[0].min(most) {
            if let Some(place) = self.probes.take() {
                self.known.learn(Side::Rebel.seat(), place);
                self.aside.insert(place.thing());
            }
        }
        log.event(Event::LookedAt { side: Side::Rebel, cards: self.aside });
    }

    /// R18.7: what was not chosen goes to the bottom of the deck in any order.
    pub(super) fn sink_probes(&mut self, seed: u64, log: &mut impl Log<Rebellion>) {
        let unchosen = std::mem::take(&mut self.aside);
        let mut cards: Pile<Place, PROBES> = unchosen.of().collect();
        cards.shuffle(&mut Dice::new(seed));
        cards.cards().iter().for_each(|place| self.probes.put_under(*place));
        self.known.forget(unchosen);
        log.event(Event::Shuffled(Shuffled::Unchosen));
    }

    /// R18.7: the old card is shown and goes to the Imperial hand; what was not chosen goes back.
    pub(super) fn move_base(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let new = frame.reg(Reg::C).of::<Place>().next();
        // What was picked in secret has been put to use.
        let top = self.top();
        top.set(Reg::C, Things::EMPTY);
        top.put(Flags::SECRET, false);
        let solo = self.table.agreed.is_solo();
        if let Some(new) = new {
            self.aside.remove(new.thing());
        }
        // S4.8, SQ13: what was not chosen is shuffled with the whole deck.
        let whole = solo && (new.is_none() || !self.table.agreed.readings.probes_to_bottom);
        if whole {
            std::mem::take(&mut self.aside).of::<Place>().for_each(|place| self.probes.put(place));
        }
        self.top().nums[1] = whole.into();
        let (Some(new), Some(old)) = (new, self.base) else {
            if solo {
                self.end_search(None, frame, log);
            }
            return;
        };
        if self.table.revealed.is_none() {
            self.reveal_base(old, log);
        }
        // Show No Fear: its marker was where the base was.
        self.table.markers.iter_mut().for_each(|marker| {
            marker.take_if(|marker| marker.place == old && marker.side() == Side::Rebel);
        });
        self.retire(log);
        self.base = Some(new);
        self.table.revealed = None;
        if solo {
            self.end_search(Some(old), frame, log);
        } else {
            self.probed.insert(old.thing());
        }
        log.event(Event::BaseMoved);
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

/// Spaces of the queue as bits.
pub(super) fn bits(spaces: &[u8]) -> i16 {
    spaces.iter().fold(0, |bits, space| bits | 1 << space)
}
