//! R16: action cards are drawn, kept, used; what only they do.

use kernel::{Dice, Log};
use pieces::Thing;
use script::{Core, Did, Flags, Reg};

use crate::Rebellion;
use crate::automaton::IMPERIAL_MARCH;
use crate::card::Timing;
use crate::chance::Shuffled;
use crate::event::Event;
use crate::programs::programs;
use crate::query::here;
use crate::state::{Frame, Spot, Stash, State};
use crate::things::{ActionCard, Leader, MissionCard, Place, Side, TacticCard, Theatre, Things, Unit};
use crate::turn::*;
use crate::words::*;

impl State {
    // ---- drawn and kept

    /// R3.7, R3.14.
    pub(crate) fn shuffle_actions(&mut self, seed: u64, log: &mut impl Log<Rebellion>) {
        let dice = &mut Dice::new(seed);
        self.actions.iter_mut().for_each(|deck| deck.shuffle(dice));
        self.starters.iter_mut().for_each(|deck| deck.shuffle(dice));
        log.event(Event::Shuffled(Shuffled::Actions));
    }

    pub(super) fn deal_starters(&mut self, log: &mut impl Log<Rebellion>) {
        for side in Side::ALL {
            // R3.3; and the Empire's procedure has none.
            if !self.table.is_automaton(side) && !self.table.agreed.is_introductory() {
                (0..2).for_each(|_| self.draw_starter(side, log));
            }
        }
    }

    pub(super) fn draw_starter(&mut self, side: Side, log: &mut impl Log<Rebellion>) {
        if let Some(card) = self.starters[side.index()].take() {
            self.hold(side, card);
            if self.table.agreed.is_solo() {
                // S5.11: they lie open.
                self.known.learn_all(card);
                log.event(Event::ActionShown { side, card });
            } else {
                self.known.learn(side.seat(), card);
                log.event(Event::ActionDrawn { side, card: Some(card) });
            }
        }
    }

    /// R16.1: they lie before the side that recruits.
    pub(super) fn draw_actions(&mut self, side: Side, n: u8, log: &mut impl Log<Rebellion>) {
        for _ in 0..n {
            if let Some(card) = self.actions[side.index()].take() {
                self.drawn[side.index()].insert(card.thing());
                self.known.learn(side.seat(), card);
                log.event(Event::ActionDrawn { side, card: Some(card) });
            }
        }
    }

    /// R16.1, R16.5.
    pub(super) fn keep_action(
        &mut self,
        side: Side,
        card: ActionCard,
        leader: Option<Leader>,
        log: &mut impl Log<Rebellion>,
    ) {
        let out = |leader: &Leader| {
            let standing = self.table.standing(*leader);
            // R13.11: Luke as a Jedi is nobody else.
            let unborn = *leader == Leader::LUKE_SKYWALKER_JEDI && standing.at == Spot::Box;
            unborn
                || standing.at == Spot::Eliminated
                || standing.side != side
                || self.table.is_captured(*leader)
        };
        let leaders = card.scheme().leaders;
        // R3.3: in a first game the cards only recruit.
        let lost = leader.is_none() && leaders.iter().all(out) || self.table.agreed.is_introductory();
        let mut others = std::mem::take(&mut self.drawn[side.index()]);
        others.remove(card.thing());
        for other in others.of::<ActionCard>() {
            self.actions[side.index()].put_under(other);
        }
        if lost {
            self.drop_action(side, card, log);
        } else {
            self.hold(side, card);
            log.event(Event::ActionKept { side, card: Some(card) });
        }
        if let Some(leader) = leader {
            self.recruit(leader, None, log);
        }
    }

    /// S6.3: the Empire's procedure remembers which card came first.
    fn hold(&mut self, side: Side, card: ActionCard) {
        self.action_hands[side.index()].insert(card.thing());
        if self.table.is_automaton(side) {
            self.table.gained.put(card);
        }
    }

    fn drop_action(&mut self, side: Side, card: ActionCard, log: &mut impl Log<Rebellion>) {
        self.table.gained.remove(card);
        self.action_hands[side.index()].remove(card.thing());
        self.table.discarded.insert(card.thing());
        self.known.learn_all(card);
        log.event(Event::ActionDiscarded { side, card });
    }

    /// R16.3: what is not used when it is gained is of no use.
    pub(super) fn drop_immediates(&mut self, side: Side, log: &mut impl Log<Rebellion>) {
        let late = |card: &ActionCard| self.table.timing(*card) == Timing::Immediate;
        let cards: Things = self.action_hands[side.index()].of::<ActionCard>().filter(late).collect();
        cards.of::<ActionCard>().for_each(|card| self.drop_action(side, card, log));
    }

    // ---- used

    /// A card from the hand, or one that has waited on the table.
    pub(super) fn use_action(&mut self, side: Side, card: ActionCard, log: &mut impl Log<Rebellion>) {
        let armed = self.table.in_play.holds(card);
        self.table.gained.remove(card);
        self.action_hands[side.index()].remove(card.thing());
        self.table.in_play.remove(card.thing());
        self.table.discarded.insert(card.thing());
        self.known.learn_all(card);
        log.event(Event::ActionUsed { side, card });
        let about = self.top().about;
        let mut frame = Frame::new(programs().entry(&USE_CARD), card.thing(), side.seat().0);
        frame.about = about;
        frame.nums[0] = armed.into();
        self.machine.push(frame);
    }

    pub(super) fn run_card(&mut self, frame: &Frame) -> Did {
        let card = ActionCard::from_thing(frame.source);
        // S10: this card may be agreed on as it says.
        let as_it_says = self.table.agreed.readings.space_trap && card.scheme().id == "its-a-trap";
        let solo = self.table.agreed.is_solo() && !as_it_says;
        let entry = programs().scheme(card, frame.nums[0] > 0, solo);
        let mut called = Frame { pc: entry.0, ..*frame };
        called.flags = Flags::NONE.with(Flags::RETURNS);
        called.picked = 0;
        called.nums = [0; 2];
        self.machine.push(called);
        Did::Later
    }

    /// Whoever might use a card at this moment is asked.
    pub(super) fn ask_for_cards(&mut self, side: Side, timing: Timing, about: Option<Place>) {
        let mut frame = Frame::new(programs().entry(&CARDS), 0, side.seat().0);
        frame.about = about.map_or(0, |place| place.thing() + 1);
        frame.nums[1] = timing as i16;
        if !self.table.is_automaton(side) && self.might_use(side, timing, &frame) {
            self.machine.push(frame);
        }
    }

    // ---- what they do

    /// The leader who uses the card goes there, and there the rest of it happens.
    pub(super) fn go(&mut self, at: At, frame: &Frame, log: &mut impl Log<Rebellion>) -> Did {
        let Some(place) = self.places(at, frame).of::<Place>().next() else { return Did::No };
        for leader in frame.reg(Reg::C).of::<Leader>() {
            self.send(leader, place);
            log.event(Event::Sent(leader, place));
        }
        self.top().about = place.thing() + 1;
        Did::Yes
    }

    pub(super) fn call_back(&mut self, leaders: Things, log: &mut impl Log<Rebellion>) {
        for leader in leaders.of::<Leader>() {
            if let Spot::On(slot) = self.table.standing(leader).at {
                self.table.leaders[leader].at = Spot::Pool;
                let side = self.table.standing(leader).side;
                if let Some(card) = self.assigned[usize::from(slot)].take() {
                    self.hands[side.index()].insert(card.thing());
                }
                log.event(Event::CameBack(leader));
            }
        }
    }

    /// Cards of a deck that come into question; whoever looks through it sees all of it.
    pub(super) fn search(
        &mut self,
        sought: Sought,
        into: Into,
        frame: &Frame,
        log: &mut impl Log<Rebellion>,
    ) -> Did {
        let side = State::side(frame);
        let projects = sought == Sought::Projects;
        let deck: Things = if projects { self.projects.set() } else { self.missions[side.index()].set() };
        let wanted = |card: &MissionCard| match sought {
            Sought::Missions | Sought::Projects => true,
            Sought::Named(names) => names.contains(&card.mission().id),
        };
        let found: Things = deck.of::<MissionCard>().filter(wanted).collect();
        self.known.learn_these(side.seat(), deck);
        log.event(Event::LookedAt { side, cards: found });
        let user = frame.reg(Reg::C);
        self.call_with(&SEARCH, frame, |search| {
            search.nums = [projects.into(), (into == Into::Assign).into()];
            search.set(Reg::B, found);
            search.set(Reg::C, user);
        })
    }

    pub(super) fn take_sought(&mut self, side: Side, frame: &Frame, log: &mut impl Log<Rebellion>) {
        for card in frame.reg(Reg::A).of::<MissionCard>() {
            if frame.nums[0] == 1 {
                self.projects.remove(card);
            } else {
                self.missions[side.index()].remove(card);
            }
            self.take_up(side, card, log);
            if let (1, Some(leader)) = (frame.nums[1], State::leader_in(frame, Reg::C)) {
                self.assign(side, leader, card, log);
            }
        }
        let top = self.top();
        top.set(Reg::A, Things::EMPTY);
        top.set(Reg::B, Things::EMPTY);
    }

    // ---- probe cards under cards (R20.6)

    /// What was picked in secret goes under the card; without a card to put there it is of no use.
    pub(super) fn stash(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let card = ActionCard::from_thing(frame.source);
        self.put_to_use();
        let Some(place) = frame.reg(Reg::C).of::<Place>().next() else { return };
        self.probed.remove(place.thing());
        self.aside.remove(place.thing());
        let free = self.stashed.iter_mut().find(|stash| stash.is_none());
        *free.expect("there are three such cards") = Some(Stash { card, place });
        self.table.discarded.remove(card.thing());
        self.table.in_play.insert(card.thing());
        self.known.forget(Things::one(place.thing()));
        self.known.learn(card.side().seat(), place);
        log.event(Event::Stashed { card, place: Some(place) });
    }

    pub(super) fn look_at_probes(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        for _ in 0..frame.num() {
            if let Some(place) = self.probes.take() {
                self.known.learn(State::side(frame).seat(), place);
                self.aside.insert(place.thing());
            }
        }
        log.event(Event::LookedAt { side: State::side(frame), cards: self.aside });
    }

    pub(super) fn unstash(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) -> Did {
        let card = ActionCard::from_thing(frame.source);
        let under = |stash: &&mut Option<Stash>| stash.is_some_and(|stash| stash.card == card);
        let Some(stash) = self.stashed.iter_mut().find(under).and_then(Option::take) else { return Did::No };
        let place = stash.place;
        if card.side() == Side::Empire {
            self.known.learn_all(place);
            log.event(Event::StashShown { card, place });
            self.probed.insert(place.thing());
            self.top().about = place.thing() + 1;
        } else {
            // Nobody else sees it: it goes back at once.
            self.probes.put(place);
            log.event(Event::ProbeReturned);
        }
        Did::Yes
    }

    // ---- units

    pub(super) fn march(&mut self, frame: &Frame) -> Did {
        let place = here(frame).into_iter().collect();
        if !self.table.is_automaton(State::side(frame)) {
            return self.call_with(&MARCH, frame, |march| march.set(Reg::B, place));
        }
        let leader = State::leader_in(frame, Reg::C);
        self.call_with(&IMPERIAL_MARCH, frame, |march| {
            march.set(Reg::B, place);
            march.source = leader.map_or(march.source, Thing::thing);
        })
    }

    pub(super) fn gather(&mut self, unit: Unit, n: u8, frame: &Frame) -> Did {
        let place = here(frame).into_iter().collect();
        self.call_with(&GATHER, frame, |gather| {
            gather.nums = [n.into(), unit.thing() as i16];
            gather.set(Reg::B, place);
        })
    }

    pub(super) fn gather_one(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let unit = Unit::from_thing(frame.nums[1] as u16);
        let from = frame.reg(Reg::C).of::<Place>().next();
        let Some(from) = from else {
            self.top().nums[0] = 0;
            return;
        };
        self.load(unit, from, 1);
        self.depart(from, log);
        let top = self.top();
        top.nums[0] -= 1;
        let origins = top.reg(Reg::A).with(from.thing());
        top.set(Reg::A, origins);
        top.set(Reg::C, Things::EMPTY);
    }

    pub(super) fn drive_out(&mut self, reg: Reg, frame: &Frame, log: &mut impl Log<Rebellion>) -> Did {
        let (Some(from), Some(to)) = (here(frame), frame.reg(reg).of::<Place>().next()) else {
            return Did::No;
        };
        let troops =
            |unit: &Unit| unit.kind().side == Side::Empire && !unit.is_ship() && !unit.kind().immobile;
        for unit in Unit::each().filter(troops) {
            self.load(unit, from, u8::MAX);
        }
        self.depart(from, log);
        self.arrive(Side::Empire, to, log);
        Did::Yes
    }

    pub(super) fn fight_at(&mut self, at: At, frame: &Frame) -> Did {
        let Some(place) = self.places(at, frame).of::<Place>().next() else { return Did::No };
        if !place.is_system() || !self.table.meets(place) {
            return Did::No;
        }
        self.call_with(&COMBAT, frame, |combat| combat.set(Reg::B, Things::one(place.thing())))
    }

    // ---- R13.2

    /// Asks whoever has too many leaders in the pool.
    pub(super) fn pare(&mut self) {
        // After every op: both pools are counted in one go.
        let mut pools = [0; 2];
        for (_, standing) in self.table.leaders.iter() {
            pools[standing.side.index()] += usize::from(standing.at == Spot::Pool);
        }
        let full = |side: &Side| pools[side.index()] > self.table.pool_limit(*side);
        let Some(side) = Side::ALL.into_iter().find(full) else { return };
        let asks = self.machine.frames().iter().any(|frame| frame.source == PARING);
        // S8.11: who is nobody's seat gives somebody up when leaders are recruited.
        if !asks && !self.table.is_automaton(side) {
            self.machine.push(Frame::new(programs().entry(&PARE), PARING, side.seat().0));
        }
    }

    pub(super) fn dismiss(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let leaders = frame.reg(Reg::A);
        leaders.of::<Leader>().for_each(|leader| self.eliminate(leader, log));
    }

    // ---- combat

    pub(super) fn volunteer(&mut self, leaders: Things) {
        let leader = leaders.of::<Leader>().next();
        self.fight_mut().volunteer = leader;
    }

    /// The tactic cards in hand are shown, where there are hands.
    pub(super) fn show_tactics(&mut self, side: Side, log: &mut impl Log<Rebellion>) {
        let cards = self.tactic_hands[side.index()];
        if !cards.is_empty() {
            cards.of::<TacticCard>().for_each(|card| self.known.learn_all(card));
            log.event(Event::TacticsShown { side, cards });
        }
    }

    pub(super) fn recycle_own_tactics(&mut self, side: Side, log: &mut impl Log<Rebellion>) {
        for theatre in Theatre::ALL {
            let own = TacticCard::own(side, theatre);
            if own.meets(&self.table.used) {
                self.table.used = self.table.used - own;
                log.event(Event::TacticsReturned { side, theatre });
            }
        }
    }

    pub(super) fn sort_tactics(
        &mut self,
        reg: Reg,
        n: u8,
        frame: &Frame,
        log: &mut impl Log<Rebellion>,
    ) -> Did {
        let side = State::side(frame);
        let Some(theatre) = State::deck(Deck::In(reg), frame) else { return Did::No };
        let mut looked = Things::EMPTY;
        for _ in 0..n {
            if let Some(card) = self.tactics[theatre.index()].take() {
                self.known.learn(side.seat(), card);
                looked.insert(card.thing());
            }
        }
        log.event(Event::LookedAt { side, cards: looked });
        self.call_with(&SORT, frame, |sort| sort.set(Reg::B, looked))
    }

    /// A card goes to the bottom of its deck; nobody named one means that the others stay on top.
    pub(super) fn put_under(&mut self, frame: &Frame) {
        let chosen = frame.reg(Reg::A);
        if chosen.is_empty() {
            self.top().nums[0] = 1;
        }
        for card in chosen.of::<TacticCard>() {
            self.tactics[card.face().theatre.index()].put_under(card);
        }
        self.looked_at(chosen);
    }
}

/// What the frame that asks for leaders to be dismissed belongs to: no thing of the board is numbered so high.
const PARING: u16 = u16::MAX;
