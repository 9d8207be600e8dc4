//! What people agree on before the game, and what each of them brings along.

use kernel::{OFF, ON, OptionRow, Options, Seat, SetupErrors};
use script::Core;
use serde::{Deserialize, Serialize};
use text::both;

use crate::card::CardId;
use crate::cards::BOX;
use crate::state::{Frame, LEFT, RIGHT, State};
use crate::turn::programs;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// The right side is an automaton, and nobody's seat.
    pub solo: bool,
    /// A phoenix comes back into play, not into the hand.
    pub rises_at_once: bool,
}

pub(crate) static OPTIONS: Options<Setup> = Options {
    rows: &[&[
        OptionRow::new(
            "solo",
            |setup| &mut setup.solo,
            both("Alone", "En solitario"),
            both("Play against an automaton.", "Juegas contra un autómata."),
            &[OFF, ON],
        ),
        OptionRow::new(
            "rises-at-once",
            |setup| &mut setup.rises_at_once,
            both("Rises at once", "Renace enseguida"),
            both("A phoenix comes back into play.", "El fénix vuelve al juego."),
            &[OFF, ON],
        ),
    ]],
};

/// A deck, by the names of its cards. Whoever names none brings one card of each name.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Deck {
    pub cards: Vec<String>,
}

/// So many cards are in a deck, two of a name at most.
pub const DECK: usize = 16;

impl Deck {
    /// All that is wrong with it.
    pub fn check(&self) -> Result<(), SetupErrors> {
        let mut problems = Vec::new();
        if !self.cards.is_empty() && self.cards.len() != DECK {
            problems.push(format!("a deck has {DECK} cards, not {}", self.cards.len()));
        }
        for (i, name) in self.cards.iter().enumerate() {
            if !BOX.iter().any(|face| face.name == name) {
                problems.push(format!("there is no card `{name}`"));
            } else if self.cards[..i].iter().filter(|other| *other == name).count() == 2 {
                problems.push(format!("two of `{name}` are allowed"));
            }
        }
        if problems.is_empty() { Ok(()) } else { Err(SetupErrors(problems)) }
    }

    fn of(&self, side: Seat) -> impl Iterator<Item = CardId> + '_ {
        BOX.iter().enumerate().flat_map(move |(face, known)| {
            let n = self.cards.iter().filter(|name| *name == known.name).count();
            CardId::copies_of(face, side).take(if self.cards.is_empty() { 1 } else { n })
        })
    }
}

/// The first position, before the decks are shuffled.
pub(crate) fn lay_out(setup: &Setup, secrets: &[Deck]) -> State {
    let mut state = State::empty(*setup);
    let usual = Deck::default();
    for side in [LEFT, RIGHT] {
        state.decks[side.index()] = secrets.get(side.index()).unwrap_or(&usual).of(side).collect();
    }
    state.machine.push(Frame::new(programs().game, 0, LEFT.0));
    state
}
