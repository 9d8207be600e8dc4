//! R14: the solo opponent.

use kernel::{Log, Seat};
use script::{Core, Did, Reg};

use crate::OuterRim;
use crate::cards;
use crate::event::Event;
use crate::programs::programs;
use crate::state::{Frame, State};
use crate::things::{CardId, Deck, Order, Slot, Things};
use crate::turn::{BUY, FLY, GAIN, Part};
use crate::words::*;

impl State {
    /// R14.3.
    pub(super) fn draw_order(&mut self, seat: Seat, log: &mut impl Log<OuterRim>) {
        let Some(order) = self.orders.take() else { return };
        self.table.aside.insert(order.thing());
        self.known.learn_all(order);
        log.event(Event::Ordered(seat, order));
    }

    fn order(&self) -> Option<Order> {
        self.table.aside.of::<Order>().next()
    }

    pub(super) fn follow(&mut self, frame: &Frame) -> Did {
        let Some(order) = self.order() else { return Did::No };
        let follows = Frame { source: order.thing(), regs: [Things::EMPTY; 3], ..*frame };
        self.call_at(programs().order(order), follows)
    }

    pub(super) fn end_order(&mut self) {
        if let Some(order) = self.order() {
            self.table.aside.remove(order.thing());
            self.orders.put_under(order);
        }
    }

    /// The order goes back into its deck, which is shuffled.
    pub(super) fn shuffle_order(&mut self, frame: &Frame) -> Did {
        self.end_order();
        self.call(&crate::turn::SHUFFLE_ORDERS, *frame)
    }

    pub(super) fn line(&mut self, seat: Seat, part: Part, line: u8, log: &mut impl Log<OuterRim>) {
        // R14.11: whatever has defeated it was the last line of its turn.
        if part == Part::Action && self.table.player(seat).defeated {
            self.machine.pop();
            return;
        }
        if let Some(order) = self.order() {
            log.event(Event::Followed { seat, order, part, line });
        }
    }

    pub(super) fn approach(&mut self, seat: Seat, frame: &Frame) -> Did {
        let hyperdrive = self.table.stat(seat, Stat::Hyperdrive);
        self.call(&FLY, frame.with_num(hyperdrive.into()))
    }

    /// R14.7.
    pub(super) fn automaton_buys(&mut self, deck: Deck, frame: &Frame) -> Did {
        let Some(card) = self.faceup(deck) else { return Did::No };
        let mut buy = frame.with(Reg::A, Things::one(card.thing())).with(Reg::B, Things::EMPTY);
        buy.nums = [0; 2];
        self.call(&BUY, buy)
    }

    /// R14.8.
    pub(super) fn automaton_hands_in(
        &mut self,
        seat: Seat,
        frame: &Frame,
        log: &mut impl Log<OuterRim>,
    ) -> Did {
        let Some(card) = frame.reg(Reg::A).of::<CardId>().next() else { return Did::No };
        log.event(match self.table.held(card).kind {
            Kind::Job => Event::JobDone(seat, card),
            _ => Event::Delivered(seat, card),
        });
        self.hand_in(card, frame)
    }

    /// R14.9: the contact in register A joins for nothing, if it joins anybody; somebody goes if all places are
    /// taken.
    pub(super) fn join_free(&mut self, seat: Seat, frame: &Frame, log: &mut impl Log<OuterRim>) -> Did {
        let contact = frame.reg(Reg::A).of::<Slot>().next().and_then(|slot| self.contact_at(slot));
        let Some(contact) = contact else { return Did::No };
        log.event(Event::Read(seat, contact));
        if !cards::joins(contact) {
            return Did::No;
        }
        let mut gain = frame.with(Reg::A, Things::one(contact.thing()));
        gain.nums = [0; 2];
        self.call(&GAIN, gain)
    }
}
