//! Damage, healing and tokens (R17, R14).

use kernel::{Log, Seat};

use crate::Unlimited;
use crate::card::{CardId, Things, TokenKind};
use crate::event::Event;
use crate::grants::{Key, Stat};
use crate::state::{State, opponent};
use crate::words::Moment;

impl State {
    /// The same damage to each of them, at the same time; how much of it was dealt in all.
    pub(super) fn deal(
        &mut self,
        amount: u8,
        things: Things,
        by: Seat,
        log: &mut impl Log<Unlimited>,
    ) -> u16 {
        things.of::<CardId>().map(|card| u16::from(self.deal_one(amount, card, by, log))).sum()
    }

    /// R14.3: a Shield prevents all of it.
    pub(super) fn deal_one(
        &mut self,
        amount: u8,
        card: CardId,
        by: Seat,
        log: &mut impl Log<Unlimited>,
    ) -> u8 {
        if amount == 0 || !self.table.is_base_or_unit(card.thing()) {
            return 0;
        }
        let label = self.table.label(card);
        if !card.is_base() && self.table.tokens.take(card, TokenKind::Shield, 1) > 0 {
            log.event(Event::Prevented { card: label });
            return 0;
        }
        let damage = self.table.damage.of(card).saturating_add(amount);
        self.table.damage.set(card, damage);
        self.table.unsettled = true;
        log.event(Event::Damaged { card: label, amount, by });
        if card.is_base() {
            if card == CardId::base_of(opponent(by)) {
                self.table.ledger.count(Key::DealtToBase, by.0, amount);
            }
            self.raise_watchers(|moment, frame, state| {
                matches!(moment, Moment::YouDamage(of)
                    if Seat(frame.owner) == by && state.table.matches_in_play(of, card.thing(), frame))
            });
        }
        amount
    }

    /// R17.4: how much was healed.
    pub(super) fn heal(&mut self, amount: u8, card: CardId, log: &mut impl Log<Unlimited>) -> u8 {
        let healed = amount.min(self.table.damage.of(card));
        if healed == 0
            || !self.table.is_base_or_unit(card.thing())
            || self.table.is_under(card, Stat::NoHealing)
        {
            return 0;
        }
        self.table.damage.set(card, self.table.damage.of(card) - healed);
        log.event(Event::Healed { card: self.table.label(card), amount: healed });
        healed
    }

    pub(super) fn give(
        &mut self,
        kind: TokenKind,
        n: u8,
        things: Things,
        log: &mut impl Log<Unlimited>,
    ) -> bool {
        let units = things & self.table.units;
        if n == 0 || units.is_empty() {
            return false;
        }
        for unit in units.of::<CardId>() {
            self.table.tokens.give(unit, kind, n);
            log.event(Event::Token { card: self.table.label(unit), kind, n });
        }
        true
    }

    /// R9.5, R26.4: whether all of them were exhausted and became ready.
    pub(super) fn ready(&mut self, things: Things, log: &mut impl Log<Unlimited>) -> bool {
        let mut all = !things.is_empty();
        for card in things.of::<CardId>() {
            if !self.table.exhausted.holds(card) || self.table.is_under(card, Stat::NoReadying) {
                all = false;
                continue;
            }
            self.table.exhausted.remove(card.thing());
            log.event(Event::Readied(self.table.label(card)));
        }
        all
    }

    pub(super) fn exhaust(&mut self, things: Things, log: &mut impl Log<Unlimited>) -> bool {
        let mut all = !things.is_empty();
        for card in things.of::<CardId>() {
            let can = self.table.units.holds(card) || card.is_leader();
            if !can || self.table.exhausted.holds(card) {
                all = false;
                continue;
            }
            self.table.exhausted.insert(card.thing());
            log.event(Event::Exhausted(self.table.label(card)));
        }
        all
    }

    /// R15.5: any of them will do.
    pub(super) fn ready_resources(&mut self, seat: Seat, n: usize, log: &mut impl Log<Unlimited>) -> bool {
        let exhausted = self.table.resources_of(seat) & self.table.exhausted;
        let some = self.any_of(seat, exhausted, n);
        self.table.exhausted = self.table.exhausted - some;
        if !some.is_empty() {
            log.event(Event::ReadiedResources(seat, some.len() as u8));
        }
        some.len() == n
    }

    /// So many of a player's resources, whichever. Those that only the other player knows come later, and last those that
    /// everybody knows, in the order of their names: which of them it is must not depend on what somebody cannot name.
    fn any_of(&self, seat: Seat, resources: Things, n: usize) -> Things {
        let seen = resources & self.known.of(opponent(seat));
        let public = seen & self.known.public();
        let mut some: Things = (resources - seen).iter().take(n).collect();
        for named in [seen - public, public] {
            for _ in some.len()..n {
                let left = (named - some).of::<CardId>();
                let Some(next) = left.min_by_key(|card| self.table.label(*card)) else { break };
                some.insert(next.thing());
            }
        }
        some
    }

    /// A resource leaves. R2.7: which of them are the ready ones is their controller's to say, so an exhausted one goes if
    /// there is one.
    pub(super) fn give_up(&mut self, resource: CardId) {
        let seat = self.table.controller(resource);
        if !self.table.exhausted.holds(resource) {
            let instead = self.any_of(seat, self.table.resources_of(seat) & self.table.exhausted, 1);
            self.table.exhausted = self.table.exhausted - instead;
        }
        self.table.exhausted.remove(resource.thing());
        self.table.resources.remove(resource.thing());
        // R22.1: units may live by them.
        self.table.unsettled = true;
    }

    pub(super) fn exhaust_resources(&mut self, seat: Seat, n: usize) -> usize {
        let some = self.any_of(seat, self.table.ready_resources(seat), n);
        self.table.exhausted = self.table.exhausted | some;
        some.len()
    }

    /// R8.10.
    pub(super) fn pay(&mut self, seat: Seat, n: u8, log: &mut impl Log<Unlimited>) {
        if n > 0 {
            self.exhaust_resources(seat, n.into());
            log.event(Event::Paid(seat, n));
        }
    }
}
