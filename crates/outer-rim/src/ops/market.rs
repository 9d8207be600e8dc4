//! R6.4 to R6.12: the market.

use kernel::{Log, Seat};
use script::{Did, Flags, Reg};

use super::fighting::{MARKET_ACTION, MARKET_ICON};
use crate::OuterRim;
use crate::cards;
use crate::event::Event;
use crate::programs::programs;
use crate::state::{Back, Frame, State};
use crate::things::{CardId, Deck, Patrol, Side, Things};
use crate::turn::{BUY, BUY_LOOKED, GAIN_TOP, MOVE_PATROL};
use crate::words::*;

/// No card lets anybody look at more cards of a deck.
const MOST_LOOKED: usize = 3;

impl State {
    /// The card on top goes to the bottom, and the next one is turned up; no patrol moves (R6.5).
    pub(super) fn cycle(&mut self, deck: Deck, log: &mut impl Log<OuterRim>) -> bool {
        let pile = &mut self.markets[deck.index()];
        let Some(card) = pile.take() else { return false };
        pile.put_under(card);
        log.event(Event::Cycled(deck, card));
        self.show_top(deck, log);
        true
    }

    pub(super) fn show_top(&mut self, deck: Deck, log: &mut impl Log<OuterRim>) {
        if let Some(card) = self.faceup(deck) {
            self.known.learn_all(card);
            log.event(Event::Shown(deck, card));
        }
    }

    /// What is bartered goes, and the rest of the price is paid.
    pub(super) fn pay_for(&mut self, seat: Seat, frame: &Frame, log: &mut impl Log<OuterRim>) {
        let goods = frame.reg(Reg::B);
        let price = u16::from(self.table.asked_price(frame));
        let rest = price.saturating_sub(self.table.worth(goods)) as u8;
        for good in goods.of::<CardId>() {
            log.event(Event::Bartered(seat, good));
            self.lay_down(good);
        }
        match frame.reg(Reg::A).of::<CardId>().next() {
            Some(card) => {
                self.table.player_mut(seat).credits -= u16::from(rest);
                log.event(Event::Bought { seat, card, price: rest });
            }
            None => {
                self.pay(seat, rest, log);
            }
        }
    }

    /// The card leaves its deck for its slot; what sells a ship is not kept.
    pub(super) fn take_card(&mut self, seat: Seat, frame: &Frame, log: &mut impl Log<OuterRim>) {
        let Some(card) = frame.reg(Reg::A).of::<CardId>().next() else { return };
        let deck = cards::deck_of(card);
        let was_top = self.faceup(deck) == Some(card);
        self.top().about = if was_top { MARKET_ICON } else { 0 };
        if cards::card(card).kind == Kind::Ship {
            self.take_out(card);
            self.table.aside.insert(card.thing());
            self.known.learn_all(card);
        } else {
            self.put_away(seat, card, false, log);
        }
    }

    pub(super) fn run_purchase(&mut self, frame: &Frame) -> Did {
        let Some(card) = frame.reg(Reg::A).of::<CardId>().next() else { return Did::No };
        self.call_at(programs().purchase(card), Frame { source: card.thing(), ..*frame })
    }

    /// R6.5: the next card is turned up, and its patrol moves towards the buyer.
    pub(super) fn turn_next(&mut self, seat: Seat, frame: &Frame, log: &mut impl Log<OuterRim>) -> Did {
        let Some(card) = frame.reg(Reg::A).of::<CardId>().next() else { return Did::No };
        let deck = cards::deck_of(card);
        if frame.about != MARKET_ICON {
            return Did::Yes;
        }
        self.reveal_next(seat, deck, frame, log)
    }

    fn reveal_next(&mut self, seat: Seat, deck: Deck, frame: &Frame, log: &mut impl Log<OuterRim>) -> Did {
        self.show_top(deck, log);
        let icon = self.faceup(deck).and_then(|card| cards::card(card).patrol);
        let Some((faction, distance)) = icon else { return Did::Yes };
        let mut moves =
            frame.with(Reg::A, Things::one(Patrol::of(faction).thing())).with_num(distance.into());
        moves.nums[1] = 0;
        // What an effect lets somebody buy or gain is no action.
        moves.about = if frame.is(Flags::RETURNS) { MARKET_ICON } else { MARKET_ACTION };
        moves.set(Reg::C, Things::one(Side::of(seat).thing()));
        self.call(&MOVE_PATROL, moves)
    }

    /// R6.12.
    pub(super) fn gain_top(&mut self, seat: Seat, deck: Deck, frame: &Frame) -> Did {
        let Some(card) = self.faceup(deck) else { return Did::No };
        let fits =
            self.table.has_room(seat, card, false) || !self.table.making_room(seat, card, false).is_empty();
        if !fits {
            return Did::No;
        }
        let mut gain = frame.with(Reg::A, Things::one(card.thing()));
        gain.nums = [0; 2];
        self.call(&GAIN_TOP, gain)
    }

    /// What an effect has offered is bought, if it was wanted.
    pub(super) fn buy_offered(&mut self, frame: &Frame) -> Did {
        if frame.reg(Reg::A).is_empty() {
            return Did::No;
        }
        let mut buy = frame.with(Reg::B, Things::EMPTY);
        buy.nums[1] = 0;
        self.call(&BUY, buy)
    }

    /// One of the cards looked at is bought, if one was wanted.
    pub(super) fn buy_looked(&mut self, frame: &Frame) -> Did {
        if frame.reg(Reg::A).is_empty() {
            return Did::No;
        }
        self.top().nums[1] = 1;
        let mut buy = frame.with(Reg::B, Things::EMPTY);
        buy.nums[1] = 0;
        self.call(&BUY_LOOKED, buy)
    }

    pub(super) fn begin_put_back(&mut self, frame: &Frame) {
        let deck = cards::deck_of(CardId::from_thing(frame.about));
        let all = (frame.reg(Reg::C) & self.markets[deck.index()].set()).len();
        self.top().nums[0] = Back { all, done: 0 }.number();
    }

    /// A card goes back below those that were put back before it.
    pub(super) fn put_back(&mut self, frame: &Frame) {
        let Some(card) = frame.reg(Reg::A).of::<CardId>().next() else { return };
        let pile = &mut self.markets[cards::deck_of(card).index()];
        let back = Back::of(frame);
        pile.remove(card);
        let mut lifted = [card; MOST_LOOKED];
        for place in &mut lifted[..back.done] {
            *place = pile.take().expect("those that were put back");
        }
        pile.put(card);
        lifted[..back.done].iter().rev().for_each(|above| pile.put(*above));
        let top = self.top();
        top.set(Reg::A, Things::EMPTY);
        top.nums[0] = Back { done: back.done + 1, ..back }.number();
    }

    /// Whoever has not looked sees what lies on top now; after a purchase its patrol moves (R6.5).
    pub(super) fn turn_looked(&mut self, seat: Seat, frame: &Frame, log: &mut impl Log<OuterRim>) -> Did {
        let deck = cards::deck_of(CardId::from_thing(frame.about));
        let all = Back::of(frame).all;
        if all > 2 {
            let left: Things = self.markets[deck.index()].from_top().take(all).collect();
            self.known.forget(left);
            self.known.learn_these(seat, left);
            self.faceup(deck).into_iter().for_each(|top| self.known.learn_all(top));
        }
        if self.faceup(deck).is_some_and(|top| top.thing() == frame.about) {
            return Did::Yes;
        }
        if frame.nums[1] == 0 {
            self.show_top(deck, log);
            return Did::Yes;
        }
        self.reveal_next(seat, deck, frame, log)
    }

    /// Another card of the deck is turned up; the one that was there goes to the bottom.
    pub(super) fn find_next(&mut self, frame: &Frame, log: &mut impl Log<OuterRim>) {
        let deck = Deck::ALL[usize::from(frame.about)];
        let Some(card) = self.faceup(deck) else { return };
        if cards::card(card).kind as i16 == frame.nums[1] {
            self.top().set(Reg::C, Things::one(card.thing()));
            self.top().nums[1] = 0;
        } else {
            self.top().set(Reg::B, frame.reg(Reg::B).with(card.thing()));
            self.cycle(deck, log);
        }
    }

    /// R7.7 for a deck: its owner alone sees the cards on top.
    pub(super) fn look_at_deck(
        &mut self,
        seat: Seat,
        deck: Deck,
        n: u8,
        log: &mut impl Log<OuterRim>,
    ) -> Things {
        let cards: Things = self.markets[deck.index()].from_top().take(n.into()).collect();
        self.known.learn_these(seat, cards);
        log.event(Event::LookedAtDeck { seat, deck, n: cards.len() as u8, cards });
        cards
    }
}
