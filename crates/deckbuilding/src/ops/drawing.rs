//! Cards from the top of a deck: to a hand and to the row.

use kernel::{Log, Seat};

use crate::Deckbuilding;
use crate::event::Event;
use crate::state::{Frame, State};
use crate::turn::{DRAW, FILL_ROW, programs};

impl State {
    /// R5.2.3: at once, as far as the galaxy deck goes; then it must be shuffled first.
    pub(super) fn fill_row<L: Log<Deckbuilding>>(&mut self, log: &mut L) {
        while self.table.row.contains(&None) {
            if self.galaxy_deck.is_empty() {
                if !self.table.galaxy_discard.is_empty() {
                    self.push(Frame::new(programs().entry(&FILL_ROW), 0, self.table.active.0));
                }
                return;
            }
            self.add_to_row(log);
        }
    }

    pub(super) fn add_to_row<L: Log<Deckbuilding>>(&mut self, log: &mut L) {
        let card = self.galaxy_deck.take().expect("the galaxy deck has a card");
        let place = self.table.row.iter().position(Option::is_none).expect("the row is short of a card");
        self.table.row[place] = Some(card);
        self.learn_all(card);
        log.event(Event::JoinedRow { card });
    }

    /// R7.14: at once, as far as the deck goes; then the discard pile must be shuffled first.
    pub(super) fn draw<L: Log<Deckbuilding>>(&mut self, seat: Seat, n: i16, log: &mut L) {
        for drawn in 0..n {
            if self.decks[seat.index()].is_empty() {
                self.push(Frame::new(programs().entry(&DRAW), 0, seat.0).with_num(n - drawn));
                return;
            }
            self.draw_one(seat, log);
        }
    }

    pub(super) fn draw_one<L: Log<Deckbuilding>>(&mut self, seat: Seat, log: &mut L) {
        let Some(card) = self.decks[seat.index()].take() else { return };
        self.hands[seat.index()].insert(card.thing());
        self.known.learn(seat, card);
        log.event(Event::Drew { seat, card: Some(card) });
    }
}
