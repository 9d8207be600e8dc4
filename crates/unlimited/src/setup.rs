//! What is agreed before the game.

use kernel::{Options, Seat};
use script::Core;
use serde::{Deserialize, Serialize};

use crate::card::CardId;
use crate::deck::Deck;
use crate::label::{COPIES, Label};
use crate::rulings::{ROWS, Rulings};
use crate::state::{Frame, ONE, State, TWO};
use crate::turn::programs;

/// An unchecked wish, open to everybody. Decks are brought in secret.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Setup {
    pub rulings: Rulings,
}

pub(crate) static OPTIONS: Options<Setup> = Options { rows: &[&ROWS] };

/// What a table goes by.
pub type Agreed = Setup;

/// The first position, before fate says who begins (R5.1).
pub(crate) fn lay_out(setup: &Setup, secrets: &[Deck]) -> State {
    let mut state = State::empty(*setup);
    for seat in [ONE, TWO] {
        let usual = Deck::usual(seat);
        let brought = secrets.get(seat.index()).filter(|deck| !deck.is_nothing()).unwrap_or(&usual);
        bring(&mut state, seat, brought);
    }
    state.machine.push(Frame::new(programs().game, 0, ONE.0));
    state
}

/// Gives the cards of a deck their places.
fn bring(state: &mut State, seat: Seat, deck: &Deck) {
    let table = &mut state.table;
    let (leader, base) = (CardId::leader_of(seat), CardId::base_of(seat));
    let faces = deck.leader_and_base();
    table.cards[leader.index()] = Label::new(faces.0, seat, 0);
    table.cards[base.index()] = Label::new(faces.1, seat, 0);
    let labels = deck
        .cards
        .iter()
        .flat_map(|(face, n)| (0..(*n).min(COPIES)).map(|copy| Label::new(*face, seat, copy)));
    for (card, label) in CardId::deck_of(seat).zip(labels) {
        table.cards[card.index()] = label;
        state.decks[seat.index()].put(card);
    }
    for card in [leader, base] {
        state.known.learn_all(card);
        state.takes_effect(card);
    }
}
