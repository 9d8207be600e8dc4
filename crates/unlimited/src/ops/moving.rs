//! Cards that go from one place to another.

use kernel::{Log, Seat};
use script::{Core, Row, is_blank};

use crate::Unlimited;
use crate::card::{BASES, CardId, Things, Token};
use crate::cards;
use crate::event::Event;
use crate::grants::{self, ARRIVAL, Granted, Key, Promises};
use crate::state::{Late, State};
use crate::words::{Due, Until};

impl State {
    /// A card's abilities begin to count, by the side that is visible.
    pub(crate) fn takes_effect(&mut self, card: CardId) {
        self.stops_effect(card);
        let says = self.table.says(card);
        if cards::stands(says) {
            self.table.standing.insert(card.thing());
            self.remember_arrival(card);
        }
        if cards::watches(says) {
            self.table.watching.insert(card.thing());
        }
        if cards::acts(says) {
            self.table.acting.insert(card.thing());
        }
        self.count_grants();
    }

    /// R29.5: what a card grants that comes after a loss is not lost.
    fn remember_arrival(&mut self, card: CardId) {
        let table = &mut self.table;
        if table.agreed.rulings.lost_is_regained && table.lasting.rows().iter().any(grants::is_loss) {
            table.lasting.add::<Promises>(Row {
                what: ARRIVAL,
                num: 0,
                until: Until::Phase.code(),
                owner: 0,
                source: 0,
                things: Things::one(card.thing()),
            });
        }
    }

    fn stops_effect(&mut self, card: CardId) {
        let table = &mut self.table;
        for of_kind in [&mut table.standing, &mut table.watching, &mut table.acting] {
            of_kind.remove(card.thing());
        }
    }

    fn loses_effect(&mut self, card: CardId) {
        self.stops_effect(card);
        self.count_grants();
    }

    fn count_grants(&mut self) {
        let table = &mut self.table;
        let standing = table.standing.of::<CardId>();
        table.granted = standing.fold(Granted::NOTHING, |granted, card| granted.with(table.says(card)));
    }

    pub(super) fn draw(&mut self, seat: Seat, n: u8, log: &mut impl Log<Unlimited>) -> bool {
        let mut missing = 0;
        for _ in 0..n {
            match self.decks[seat.index()].take() {
                Some(card) => self.take_to_hand(card, log),
                None => missing += 1,
            }
        }
        if missing > 0 {
            // R25.2.
            log.event(Event::EmptyDeck(seat));
            self.deal(3 * missing, Things::one(CardId::base_of(seat).thing()), seat, log);
        }
        missing == 0
    }

    fn take_to_hand(&mut self, card: CardId, log: &mut impl Log<Unlimited>) {
        let seat = card.owner();
        self.hands[seat.index()].insert(card.thing());
        self.known.learn(seat, card);
        log.event(Event::Drew(seat, Some(self.table.label(card))));
    }

    /// Cards that were searched for are drawn (R24.11).
    pub(super) fn draw_these(&mut self, things: Things, log: &mut impl Log<Unlimited>) -> bool {
        let mut any = false;
        for card in things.of::<CardId>() {
            if self.decks[card.owner().index()].remove(card) {
                self.take_to_hand(card, log);
                any = true;
            }
        }
        any
    }

    /// From a hand or a deck, or wherever they are out of play.
    pub(super) fn discard(&mut self, things: Things, log: &mut impl Log<Unlimited>) -> bool {
        let mut any = false;
        for card in things.of::<CardId>() {
            let owner = card.owner();
            let in_hand = self.hands[owner.index()].holds(card);
            if !in_hand && !self.decks[owner.index()].remove(card) {
                continue;
            }
            self.hands[owner.index()].remove(card.thing());
            self.show(card);
            self.table.discards.insert(card.thing());
            log.event(Event::Discarded { seat: owner, card: self.table.label(card) });
            any = true;
        }
        any
    }

    /// R24.9.
    pub(super) fn mill(&mut self, seat: Seat, n: usize, log: &mut impl Log<Unlimited>) -> Things {
        let (cards, len) = self.top_cards(seat, n);
        let milled: Things = cards[..len].iter().copied().collect();
        for card in &cards[..len] {
            self.discard(Things::one(card.thing()), log);
        }
        milled
    }

    /// R17.5, R15.4, R22.3: all of them at the same time. Leaders turn over (R12.5).
    pub(super) fn defeat(&mut self, things: Things, log: &mut impl Log<Unlimited>) -> bool {
        for token in things.of::<Token>() {
            self.take_tokens(token, 1, log);
        }
        let resources = things & self.table.resources;
        for card in resources.of::<CardId>() {
            self.give_up(card);
            self.show(card);
            self.table.discards.insert(card.thing());
            log.event(Event::Defeated(self.table.label(card)));
        }
        let units = things & self.table.units;
        let upgrades = things & self.table.upgrades;
        self.leave_play(units, upgrades, true, log);
        !units.is_empty()
            || !upgrades.is_empty()
            || !resources.is_empty()
            || things.of::<Token>().next().is_some()
    }

    pub(super) fn take_tokens(&mut self, token: Token, n: u8, log: &mut impl Log<Unlimited>) {
        let Some(unit) = self.table.tokens.unit(token) else { return };
        let taken = self.table.tokens.take(unit, token.kind(), n);
        for _ in 0..taken {
            log.event(Event::Token { card: self.table.label(unit), kind: token.kind(), n: 0 });
        }
        self.table.unsettled = true;
    }

    /// Units and upgrades leave play. What is on the units goes with them (R11.5). Defeated ones, and all upgrades
    /// that go along, come to lie in the discard piles; the others are the caller's to put somewhere.
    pub(super) fn leave_play(
        &mut self,
        units: Things,
        upgrades: Things,
        defeated: bool,
        log: &mut impl Log<Unlimited>,
    ) {
        if units.is_empty() && upgrades.is_empty() {
            return;
        }
        let mut along = Things::EMPTY;
        for unit in units.of::<CardId>() {
            along = along | self.table.upgrades_on(unit);
        }
        let along = along - upgrades;
        for unit in units.of::<CardId>() {
            let controller = self.table.controller(unit).0;
            if defeated {
                self.table.ledger.count(Key::Defeated, controller, 1);
            }
            if !(unit.is_leader() && self.table.agreed.rulings.leaders_never_enter) {
                self.table.ledger.count(Key::Left, controller, 1);
            }
            let source = self.machine.top().map(|frame| frame.source);
            let is_blank =
                self.table.attack.is_some_and(|attack| is_blank(&self.table, attack.attacker.thing()));
            if let Some(attack) = &mut self.table.attack
                && attack.defender == unit
                && defeated
            {
                attack.fell = true;
                // R19.7: without abilities it cannot tell, though it may fall at the same time.
                attack.by_attacker = !is_blank && (attack.struck || source == Some(attack.attacker.thing()));
            }
        }
        self.raise_leaving(units, upgrades | along, defeated);
        for unit in units.of::<CardId>() {
            if defeated {
                log.event(Event::Defeated(self.table.label(unit)));
            }
            self.forget_unit(unit);
            if unit.is_leader() {
                // R12.5: back to the base zone, exhausted.
                self.table.exhausted.insert(unit.thing());
                self.takes_effect(unit);
            } else if defeated {
                self.table.discards.insert(unit.thing());
                self.table.ledger.mark(Key::Defeated, unit.thing());
            }
        }
        for upgrade in (upgrades | along).of::<CardId>() {
            self.table.upgrades.remove(upgrade.thing());
            self.table.hosts.set(upgrade, 0);
            self.loses_effect(upgrade);
            if defeated || along.holds(upgrade) {
                log.event(Event::Defeated(self.table.label(upgrade)));
                self.table.discards.insert(upgrade.thing());
            }
        }
        self.table.unsettled = true;
    }

    /// R2.8: nothing of what it was is left.
    fn forget_unit(&mut self, unit: CardId) {
        let thing = unit.thing();
        let table = &mut self.table;
        table.units.remove(thing);
        table.exhausted.remove(thing);
        table.damage.set(unit, 0);
        table.tokens.clear(unit);
        table.lasting.leave(thing);
        table.ledger.leave(thing);
        for late in &mut table.later {
            if late.is_some_and(|late| late.about == thing && late.source != thing) {
                *late = None;
            }
        }
        self.loses_effect(unit);
    }

    /// R24.14: to their owners' hands. Leaders are defeated instead (R12.6), tokens are set aside.
    pub(super) fn return_to_hand(&mut self, things: Things, log: &mut impl Log<Unlimited>) -> bool {
        let leaders: Things = things.of::<CardId>().filter(|card| card.is_leader()).collect();
        self.leave_play(leaders & self.table.units, Things::EMPTY, true, log);
        things.of::<Token>().for_each(|token| self.take_tokens(token, u8::MAX, log));
        let cards: Things = (things - leaders).of::<CardId>().collect();
        self.leave_play(cards & self.table.units, cards & self.table.upgrades, false, log);
        for card in cards.of::<CardId>() {
            let thing = card.thing();
            let hidden = self.table.resources.contains(thing);
            if hidden {
                self.give_up(card);
            }
            let table = &mut self.table;
            table.discards.remove(thing);
            table.exhausted.remove(thing);
            table.ledger.unmark(Key::Defeated, thing);
            self.hands[card.owner().index()].insert(thing);
            // R2.8: nobody remembers who controlled it.
            self.set_controller(card, card.owner());
            if hidden {
                log.event(Event::Drew(card.owner(), Some(self.table.label(card))));
            } else {
                log.event(Event::Returned { card: self.table.label(card) });
            }
        }
        !things.is_empty()
    }

    /// To the bottom of their owners' decks, in the order of their numbers.
    pub(super) fn put_to_bottom(&mut self, things: Things, log: &mut impl Log<Unlimited>) -> bool {
        let open = things & (self.table.units | self.table.discards);
        let leaders: Things = things.of::<CardId>().filter(|card| card.is_leader()).collect();
        self.leave_play(leaders & self.table.units, Things::EMPTY, true, log);
        let cards = things - leaders;
        self.leave_play(cards & self.table.units, Things::EMPTY, false, log);
        for card in cards.of::<CardId>() {
            let seat = card.owner();
            self.table.discards.remove(card.thing());
            self.table.ledger.unmark(Key::Defeated, card.thing());
            self.hands[seat.index()].remove(card.thing());
            self.decks[seat.index()].remove(card);
            self.decks[seat.index()].put_under(card);
            self.set_controller(card, seat);
            let label = self.table.label(card);
            if open.holds(card) {
                log.event(Event::Returned { card: label });
            }
            log.event(Event::ToBottom { seat, card: Some(label) });
        }
        !things.is_empty()
    }

    pub(super) fn put_on_top(&mut self, things: Things, log: &mut impl Log<Unlimited>) {
        for card in things.of::<CardId>() {
            let seat = card.owner();
            self.decks[seat.index()].remove(card);
            self.decks[seat.index()].put(card);
            log.event(Event::ToTop { seat, card: Some(self.table.label(card)) });
        }
    }

    /// R24.15.
    pub(super) fn resource(
        &mut self,
        seat: Seat,
        things: Things,
        ready: bool,
        log: &mut impl Log<Unlimited>,
    ) -> bool {
        for card in things.of::<CardId>() {
            let owner = card.owner();
            let thing = card.thing();
            let hand = self.hands[owner.index()];
            let open = self.table.discards.contains(thing);
            if hand.contains(thing) {
                self.hide(owner, hand);
            }
            self.hands[owner.index()].remove(thing);
            self.decks[owner.index()].remove(card);
            self.table.discards.remove(thing);
            self.table.ledger.unmark(Key::Defeated, thing);
            self.table.resources.insert(thing);
            self.set_controller(card, seat);
            if ready {
                self.table.exhausted.remove(thing);
            } else {
                self.table.exhausted.insert(thing);
            }
            self.known.learn(seat, card);
            let label = self.table.label(card);
            if open {
                log.event(Event::Returned { card: label });
            }
            log.event(Event::Resourced { seat, card: Some(label), ready });
        }
        !things.is_empty()
    }

    pub(super) fn set_controller(&mut self, card: CardId, seat: Seat) {
        // R22.6: of other cards nobody minds having several, and what is not in play is nobody's business.
        let in_play = self.table.units.holds(card) || self.table.upgrades.holds(card);
        self.table.newcomers |= in_play && self.table.face(card).unique;
        if seat == crate::state::TWO {
            self.table.second.insert(card.thing());
        } else {
            self.table.second.remove(card.thing());
        }
    }

    /// R23.3; leaders are defeated instead (R12.6).
    pub(super) fn take_control(&mut self, seat: Seat, things: Things, log: &mut impl Log<Unlimited>) -> bool {
        let mut any = false;
        for unit in (things & self.table.units).of::<CardId>() {
            if self.table.controller(unit) == seat {
                continue;
            }
            any = true;
            if unit.is_leader() {
                self.defeat(Things::one(unit.thing()), log);
                continue;
            }
            self.set_controller(unit, seat);
            self.table.unsettled = true;
            log.event(Event::TookControl { seat, card: self.table.label(unit) });
        }
        any
    }

    /// R21.7.
    pub(super) fn later(&mut self, due: Due, ability: u16, source: u16, things: Things, owner: Seat) {
        // What has left play already is nobody it could be about (R2.8).
        let things = things & (self.table.units | BASES);
        for about in things.iter() {
            let late = Late { due, ability, source, about, owner };
            if let Some(free) = self.table.later.iter_mut().find(|late| late.is_none()) {
                *free = Some(late);
            }
        }
    }

    /// Leaves a grant with units and bases, for a while.
    pub(super) fn leave_with(
        &mut self,
        what: u16,
        num: i16,
        things: Things,
        until: Until,
        source: u16,
        owner: u8,
    ) {
        // A card that is about to be played may be given something on its way.
        let things = things - self.table.discards;
        let things: Things = things.of::<CardId>().collect();
        if things.is_empty() || (until == Until::Attack && !things.meets(&(self.table.units | BASES))) {
            return;
        }
        let row = Row { what, num, until: until.code(), owner, source, things };
        self.table.lasting.add::<Promises>(row);
        self.table.unsettled = true;
    }
}
