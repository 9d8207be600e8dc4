//! Who gets to know which cards.

use kernel::{Log, Seat};

use crate::Unlimited;
use crate::card::{CardId, Things};
use crate::event::Event;
use crate::state::{State, opponent};

impl State {
    /// A card is seen by everybody. Equal cards that nobody else has seen are as good as each other: the one that is
    /// shown bears the lowest number of them, so that its number tells nothing about the rest of the deck.
    pub(super) fn show(&mut self, card: CardId) {
        let seen = self.known.of(opponent(card.owner()));
        if !seen.holds(card) {
            let lower = self.table.label(card).lower_copies();
            let mut unseen = lower.filter_map(|label| self.card(label)).filter(|other| !seen.holds(*other));
            if let Some(lowest) = unseen.next() {
                self.table.cards.swap(card.index(), lowest.index());
            }
        }
        self.known.learn_all(card);
    }

    /// A player looks at cards of a deck. Of several nobody else can tell afterwards which one was put where.
    pub(super) fn look(&mut self, seat: Seat, whose: Seat, cards: &[CardId], log: &mut impl Log<Unlimited>) {
        if cards.len() > 1 {
            self.known.forget(cards.iter().copied().collect());
        }
        cards.iter().for_each(|card| self.known.learn(seat, *card));
        let table = &self.table;
        log.tell(|| {
            let cards = cards.iter().map(|card| Some(table.label(*card))).collect();
            Event::LookedAt { seat, whose, cards }
        });
    }

    pub(super) fn reveal(&mut self, card: CardId, log: &mut impl Log<Unlimited>) {
        self.show(card);
        log.event(Event::Revealed { seat: card.owner(), card: self.table.label(card) });
    }

    /// A hand is seen by the other player; `all`: by everybody.
    pub(super) fn look_at_hand(&mut self, seat: Seat, whose: Seat, all: bool, log: &mut impl Log<Unlimited>) {
        let hand = self.hands[whose.index()];
        if all {
            return hand.of::<CardId>().for_each(|card| self.reveal(card, log));
        }
        self.known.learn_these(seat, hand);
        let table = &self.table;
        log.tell(|| {
            let cards = hand.of::<CardId>().map(|card| Some(table.label(card))).collect();
            Event::LookedAtHand { seat, whose, cards }
        });
    }

    /// A card goes from a hand to where the other player cannot see which it was.
    pub(super) fn hide(&mut self, owner: Seat, among: Things) {
        self.known.forget(among);
        self.known.learn_these(owner, among);
    }

    /// The top cards of a deck.
    pub(super) fn top_cards(&self, seat: Seat, n: usize) -> ([CardId; crate::card::SIDE], usize) {
        let mut cards = [CardId::from_thing(0); crate::card::SIDE];
        let mut len = 0;
        for card in self.decks[seat.index()].from_top().take(n) {
            cards[len] = card;
            len += 1;
        }
        (cards, len)
    }
}
