//! Other numbers for the same cards.

use kernel::Seat;
use script::Core;

use crate::card::{CardId, Player, SIDE, Things, Token};
use crate::label::Label;
use crate::state::{ONE, Shares, State, TWO};

/// The new number of each card.
pub(crate) struct Numbers([u8; 2 * SIDE]);

impl Numbers {
    /// Known cards come first, in the order of their names; then the hand, the resources, ready ones first, and the
    /// deck from the top.
    pub(crate) fn as_seen(state: &State, known: Things) -> Numbers {
        let mut numbers = [0; 2 * SIDE];
        for seat in [ONE, TWO] {
            let places = CardId::deck_of(seat).map(|card| card.index() as u8);
            for (card, number) in order(state, seat, known).into_iter().zip(places) {
                numbers[card.index()] = number;
            }
            for card in [CardId::leader_of(seat), CardId::base_of(seat)] {
                numbers[card.index()] = card.index() as u8;
            }
        }
        Numbers(numbers)
    }

    /// The known cards by their new numbers.
    pub(crate) fn known(state: &State, known: Things) -> Things {
        Numbers::as_seen(state, known).all(known)
    }

    fn card(&self, card: CardId) -> CardId {
        CardId::from_thing(self.0[card.index()].into())
    }

    fn one(&self, thing: u16) -> u16 {
        if thing < Player::RANGE.first() { self.0[usize::from(thing)].into() } else { thing }
    }

    fn all(&self, things: Things) -> Things {
        things.iter().map(|thing| self.one(thing)).collect()
    }

    /// Gives the cards of a state their new numbers.
    pub(crate) fn apply(&self, state: &mut State) {
        let old = *state;
        let mut tokens = old.table.tokens;
        tokens.renumber(|card| self.card(card));
        let one = |thing: u16| {
            // Tokens go by the units they are on.
            let token = Token::RANGE.holds(thing).then(|| Token::from_thing(thing));
            let on = token.and_then(|token| Some((old.table.tokens.unit(token)?, token.kind())));
            let moved = on.and_then(|(unit, kind)| tokens.token(self.card(unit), kind));
            moved.map_or_else(|| self.one(thing), Token::thing)
        };
        let all = |things: Things| things.iter().map(one).collect::<Things>();
        let table = &mut state.table;
        table.tokens = tokens;
        for card in <CardId as pieces::Thing>::each() {
            let new = self.card(card);
            table.cards[new.index()] = old.table.cards[card.index()];
            table.damage.set(new, old.table.damage.of(card));
            let host = old.table.hosts.of(card);
            let on_table = old.table.upgrades.holds(card);
            table.hosts.set(new, if on_table { self.0[usize::from(host)] } else { 0 });
        }
        for set in [
            &mut table.units,
            &mut table.upgrades,
            &mut table.resources,
            &mut table.discards,
            &mut table.aside,
            &mut table.second,
            &mut table.exhausted,
            &mut table.epic,
            &mut table.standing,
            &mut table.watching,
            &mut table.acting,
        ] {
            *set = all(*set);
        }
        table.lasting.renumber(all, one);
        table.ledger.renumber(all);
        for late in table.later.iter_mut().flatten() {
            (late.source, late.about) = (one(late.source), one(late.about));
        }
        if let Some(attack) = &mut table.attack {
            (attack.attacker, attack.defender) = (self.card(attack.attacker), self.card(attack.defender));
        }
        table.shares = Shares::NONE;
        (0..256).for_each(|thing| {
            let n = old.table.shares.of(thing);
            if n > 0 {
                table.shares.set(one(thing), n);
            }
        });
        state.machine.renumber(all, one);
        state.hands = old.hands.map(all);
        for seat in [ONE, TWO] {
            let deck = old.decks[seat.index()].cards().iter().map(|card| self.card(*card));
            state.decks[seat.index()] = deck.collect();
        }
        state.known = old.known.renumbered(all);
    }
}

/// A player's cards as somebody can tell them apart.
fn order(state: &State, seat: Seat, known: Things) -> Vec<CardId> {
    let table = &state.table;
    let all = || CardId::deck_of(seat).filter(|card| table.label(*card) != Label::UNKNOWN);
    let mut cards: Vec<CardId> = all().filter(|card| known.holds(*card)).collect();
    cards.sort_by_key(|card| table.label(*card));
    let unknown = |card: &CardId| !known.holds(*card);
    let hand = state.hands[seat.index()];
    let resources = table.resources_of(seat);
    let (ready, exhausted) = (resources - table.exhausted, resources & table.exhausted);
    for zone in [hand, ready, exhausted] {
        cards.extend(zone.of::<CardId>().filter(|card| card.owner() == seat).filter(unknown));
    }
    cards.extend(state.decks[seat.index()].from_top().filter(unknown));
    // Places in which there is no card at all.
    let rest: Vec<CardId> = CardId::deck_of(seat).filter(|card| !cards.contains(card)).collect();
    cards.extend(rest);
    cards
}
