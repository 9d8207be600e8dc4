//! Questions to fate.

use kernel::{Dice, Draws, Fate, Seat};
use script::Reg;
use serde::{Deserialize, Serialize};

/// As cards and rules ask them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Luck {
    /// R5.2.
    FirstPlayer,
    Shuffle(Seat),
    /// The deck of whoever carries out the effect.
    ShuffleOwn,
    /// What is left of register A, in random order; what is in B is taken.
    Rest,
    /// The cards of a register go to the bottom of their owner's deck in random order.
    Bottom(Reg),
    /// The opponent discards a card at random.
    RandomDiscard,
}

/// As they are put.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Chance {
    FirstPlayer,
    /// A deck, or some cards on its bottom.
    Shuffle(Seat),
    /// One of so many cards in hand.
    CardOfHand {
        seat: Seat,
        cards: u8,
    },
}

impl Draws for Chance {
    fn draw(&self, dice: &mut Dice) -> Fate {
        match self {
            Chance::FirstPlayer => Fate::Index(dice.below(2) as u16),
            Chance::Shuffle(_) => Fate::Seed(dice.number()),
            Chance::CardOfHand { cards, .. } => Fate::Index(dice.below(usize::from(*cards)) as u16),
        }
    }

    fn accepts(&self, fate: Fate) -> bool {
        match (self, fate) {
            (Chance::FirstPlayer, Fate::Index(n)) => n < 2,
            (Chance::CardOfHand { cards, .. }, Fate::Index(n)) => n < u16::from(*cards),
            (Chance::Shuffle(_), Fate::Seed(_)) => true,
            _ => false,
        }
    }

    fn outcomes(&self, out: &mut Vec<(Fate, u32)>) -> bool {
        out.clear();
        let n = match self {
            Chance::FirstPlayer => 2,
            Chance::CardOfHand { cards, .. } => u16::from(*cards),
            Chance::Shuffle(_) => return false,
        };
        out.extend((0..n).map(|i| (Fate::Index(i), 1)));
        true
    }
}
