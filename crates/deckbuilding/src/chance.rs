//! Questions to fate.

use kernel::{Dice, Draws, Fate, Seat, even_outcomes};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Chance {
    /// A discard pile becomes a deck (R7.14).
    ShuffleDeck(Seat),
    ShuffleGalaxy,
    /// A random card of a hand (R12.20), counted in ascending order.
    CardOfHand {
        seat: Seat,
        cards: u8,
    },
}

impl Draws for Chance {
    fn draw(&self, dice: &mut Dice) -> Fate {
        match self {
            Chance::ShuffleDeck(_) | Chance::ShuffleGalaxy => Fate::Seed(dice.number()),
            Chance::CardOfHand { cards, .. } => Fate::Index(dice.below((*cards).into()) as u16),
        }
    }

    fn accepts(&self, fate: Fate) -> bool {
        match (self, fate) {
            (Chance::ShuffleDeck(_) | Chance::ShuffleGalaxy, Fate::Seed(_)) => true,
            (Chance::CardOfHand { cards, .. }, Fate::Index(i)) => i < (*cards).into(),
            _ => false,
        }
    }

    fn outcomes(&self, out: &mut Vec<(Fate, u32)>) -> bool {
        match self {
            Chance::ShuffleDeck(_) | Chance::ShuffleGalaxy => false,
            Chance::CardOfHand { cards, .. } => even_outcomes((*cards).into(), out),
        }
    }
}
