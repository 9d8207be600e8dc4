//! What is agreed before the game.

use kernel::{OptionRow, Options, Seat};
use script::Core;
use serde::{Deserialize, Serialize};
use text::both;

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
    pub mode: Mode,
    pub rulings: Rulings,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// All rules; each player may bring a deck.
    #[default]
    OwnDecks,
    /// The two starter decks and the shorter rules that come with them.
    QuickStart,
}

kernel::named_value!(Mode { OwnDecks: "own-decks", QuickStart: "quick-start" });

pub(crate) static OPTIONS: Options<Setup> = Options {
    rows: &[
        &[OptionRow::new(
            "mode",
            |setup: &mut Setup| &mut setup.mode,
            both("Mode", "Modo"),
            both(
                "Quick start is for a first game: the first player has Luke Skywalker's starter deck, the second Darth Vader's, and the rules are shorter.",
                "El inicio rápido es para la primera partida: quien va primero tiene el mazo de inicio de Luke Skywalker, el otro el de Darth Vader, y las reglas son más breves.",
            ),
            const {
                &[
                    (
                        "own-decks",
                        both("Decks of your own, all the rules", "Mazos propios, todas las reglas"),
                    ),
                    (
                        "quick-start",
                        both("Quick start: the starter decks", "Inicio rápido: los mazos de inicio"),
                    ),
                ]
            },
        )],
        &ROWS,
    ],
};

/// What a table goes by.
pub type Agreed = Setup;

impl Setup {
    /// In the quick-start game its own answers stand (R29), and icons matter only to those who build decks.
    pub(crate) fn agreed(&self) -> Agreed {
        let quick = Rulings {
            aspect_penalty: false,
            attack_has_order: true,
            lost_is_regained: true,
            events_lie_nowhere: true,
            attack_ends_later: true,
            leaders_never_enter: true,
            ..self.rulings
        };
        match self.mode {
            Mode::OwnDecks => *self,
            Mode::QuickStart => Setup { rulings: quick, ..*self },
        }
    }
}

/// The first position, before fate says who begins (R5.1).
pub(crate) fn lay_out(setup: &Setup, secrets: &[Deck]) -> State {
    let mut state = State::empty(setup.agreed());
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
