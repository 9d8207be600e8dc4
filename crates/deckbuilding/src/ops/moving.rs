//! Cards that go from one place to another.

use kernel::{Log, Seat};

use crate::Deckbuilding;
use crate::card::{CardId, CardSet};
use crate::event::Event;
use crate::state::{State, opponent};
use crate::words::{Moment, Place};

impl State {
    pub(super) fn leave_play(&mut self, owner: Seat, card: CardId) {
        let table = &mut self.table;
        table.players[owner.index()].in_play.remove(card.thing());
        table.set_damage(card, 0);
        table.bonus.set(card, 0);
        table.used.remove(card.thing());
        table.spent.remove(card.thing());
        for attack in &mut table.attacks {
            attack.remove(card.thing());
        }
    }

    /// R5.4.6: an attack whose target is gone never was; its cards may be assigned again.
    pub(super) fn leave_row_place(&mut self, place: usize) {
        self.table.row[place] = None;
        self.table.attacks[place] = CardSet::EMPTY;
    }

    /// Takes a card from wherever it lies.
    fn lift(&mut self, card: CardId) {
        let thing = card.thing();
        if let Some(place) = self.table.place_in_row(card) {
            self.leave_row_place(place);
            return;
        }
        for seat in [Seat(0), Seat(1)] {
            let i = seat.index();
            if self.hands[i].contains(thing) {
                self.hands[i].remove(thing);
                return;
            }
            if self.player(seat).in_play.contains(thing) {
                self.leave_play(seat, card);
                return;
            }
            // Only a player's own cards lie in that player's piles.
            if self.player(seat).owned.contains(thing)
                && (self.player_mut(seat).discard.remove(card) || self.decks[i].remove(card))
            {
                return;
            }
        }
        if self.table.pilots.contains(thing) {
            self.table.pilots.remove(thing);
        } else if !self.table.galaxy_discard.remove(card) {
            self.galaxy_deck.remove(card);
        }
    }

    /// Puts a card in a place of its owner, seen from the owner of the effect.
    pub(super) fn put<L: Log<Deckbuilding>>(&mut self, card: CardId, place: Place, owner: Seat, log: &mut L) {
        let from_hand = self.hands.iter().any(|hand| hand.contains(card.thing()));
        self.lift(card);
        match place {
            Place::OwnHand => {
                self.hands[owner.index()].insert(card.thing());
                log.event(Event::MovedToHand { seat: owner, card });
                self.learn_all(card);
            }
            Place::OwnDiscard => {
                self.player_mut(owner).discard.put(card);
                self.learn_all(card);
            }
            Place::OwnDeckTop | Place::EnemyDeckTop => {
                let seat = if place == Place::OwnDeckTop { owner } else { opponent(owner) };
                self.decks[seat.index()].put(card);
                log.event(Event::MovedToDeckTop { seat, card: Some(card), by: owner });
                // R12.19: a card from hand is known to its owner and to the one who moved it.
                if !from_hand {
                    self.learn_all(card);
                }
            }
        }
        if place != Place::EnemyDeckTop {
            self.player_mut(owner).owned.insert(card.thing());
        }
    }

    pub(super) fn exile<L: Log<Deckbuilding>>(&mut self, card: CardId, log: &mut L) {
        self.lift(card);
        self.table.marked.remove(card.thing());
        self.table.exile.insert(card.thing());
        self.learn_all(card);
        log.event(Event::Exiled { card });
    }

    /// R7.1, R7.2: to the discard pile of the place the cards come from.
    pub(super) fn discard<L: Log<Deckbuilding>>(&mut self, cards: CardSet, log: &mut L) {
        for card in cards.iter().map(CardId::from_thing) {
            let holder = (0..2).find(|i| self.hands[*i].contains(card.thing()));
            self.lift(card);
            self.learn_all(card);
            if let Some(i) = holder {
                let seat = Seat(i as u8);
                self.player_mut(seat).discard.put(card);
                log.event(Event::DiscardedFromHand { seat, card });
                if seat != self.table.active {
                    // R11.11: once for each card.
                    let active = self.table.active;
                    self.trigger_all(active, self.bases_waiting(active, Moment::OpponentDiscards));
                }
            } else {
                self.table.galaxy_discard.put(card);
                log.event(Event::DiscardedFromGalaxy { card });
            }
        }
        self.fill_row(log);
    }

    pub(super) fn swap_with_top<L: Log<Deckbuilding>>(&mut self, out: CardId, log: &mut L) {
        let place = self.table.place_in_row(out).expect("it lies in the row");
        let Some(into) = self.galaxy_deck.take() else { return };
        self.leave_row_place(place);
        self.table.row[place] = Some(into);
        self.galaxy_deck.put(out);
        self.learn_all(into);
        self.learn_all(out);
        log.event(Event::Swapped { out, into });
    }
}
