//! Playing a card.

use kernel::{Log, Seat};
use script::Core;

use super::triggers;
use crate::Duel;
use crate::card::CardId;
use crate::cards::{Kind, When};
use crate::event::Event;
use crate::grants::Key;
use crate::state::{Frame, State, opponent};
use crate::turn::programs;

impl State {
    pub(super) fn play(&mut self, card: CardId, you: Seat, log: &mut impl Log<Duel>) {
        self.hands[you.index()].remove(card.thing());
        self.known.learn_all(card);
        log.event(Event::Played(you, card));
        self.table.ledger.count(Key::Played, you.0, 1);
        if self.table.ledger.tally(Key::Played, you.0) == 1 {
            let friends = self.table.units_of(you);
            friends.of::<CardId>().for_each(|friend| self.raise(friend, When::FirstCard, |trigger| trigger));
        }
        match card.face().kind {
            Kind::Unit { .. } => self.enter(card, log),
            Kind::Event(_) => {
                self.table.discards.insert(card.thing());
                let event = programs().event(card.face_index());
                self.machine.push(Frame::new(event, card.thing(), you.0));
                // Whoever waits for an event comes before it.
                let waiting = self.table.units_of(opponent(you));
                let table = &self.table;
                let triggers =
                    waiting.of::<CardId>().flat_map(|unit| triggers(table, unit, When::EnemyEvent));
                self.machine.interrupt(triggers);
            }
        }
    }
}
