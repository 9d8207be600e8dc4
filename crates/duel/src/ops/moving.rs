//! Cards and units that go from one place to another.

use kernel::{Log, Seat};
use script::Core;

use crate::Duel;
use crate::card::{CardId, Place, Things};
use crate::cards::When;
use crate::event::Event;
use crate::state::State;

impl State {
    pub(super) fn go(&mut self, unit: CardId, place: Place, log: &mut impl Log<Duel>) {
        self.table.exhausted.insert(unit.thing());
        self.table.places.set(unit, place.index() as u8);
        log.event(Event::Moved(unit, place));
    }

    /// Whether all of them were there.
    pub(super) fn draw(&mut self, seat: Seat, n: u8, log: &mut impl Log<Duel>) -> bool {
        (0..n).fold(true, |all, _| match self.decks[seat.index()].take() {
            None => false,
            Some(card) => {
                self.hands[seat.index()].insert(card.thing());
                self.known.learn(seat, card);
                log.event(Event::Drew(seat, Some(card)));
                all
            }
        })
    }

    pub(super) fn discard(&mut self, card: CardId, log: &mut impl Log<Duel>) {
        self.table.discards.insert(card.thing());
        self.known.learn_all(card);
        log.event(Event::Discarded(card.owner(), card));
    }

    pub(super) fn enter(&mut self, card: CardId, log: &mut impl Log<Duel>) {
        let side = card.owner();
        self.hands[side.index()].remove(card.thing());
        self.table.discards.remove(card.thing());
        self.table.damage.set(card, 0);
        self.table.places.set(card, Place::home(side).index() as u8);
        self.table.exhausted.remove(card.thing());
        self.table.units.insert(card.thing());
        self.known.learn_all(card);
        // Whatever still waits for it means the one it was before.
        self.machine.renew(card.thing());
        log.event(Event::Entered(card));
        self.raise(card, When::Played, |trigger| trigger);
    }

    /// All of them fall at the same time: each sees the others fall, with the power it had.
    pub(super) fn fall(&mut self, falling: Things, log: &mut impl Log<Duel>) {
        for unit in falling.of::<CardId>() {
            self.table.last_power.set(unit, self.table.power(unit));
        }
        for unit in falling.of::<CardId>() {
            log.event(Event::Defeated(unit));
            self.raise(unit, When::Defeated, |trigger| trigger);
            let friends = self.table.units_of(unit.owner()).of::<CardId>().filter(|other| *other != unit);
            friends.for_each(|friend| self.raise(friend, When::FriendDefeated, |trigger| trigger));
        }
        self.leave_play(falling);
        self.table.discards = self.table.discards | falling;
    }

    /// What they were granted ends, and what they have done is forgotten.
    pub(super) fn leave_play(&mut self, units: Things) {
        let table = &mut self.table;
        (table.units, table.exhausted) = (table.units - units, table.exhausted - units);
        for unit in units.iter() {
            table.lasting.leave(unit);
            table.ledger.leave(unit);
        }
    }
}
