//! Questions to fate.

use kernel::{Dice, Draws, Fate, Sides, even_outcomes, roll_outcomes};
use serde::{Deserialize, Serialize};

/// What an effect asks of fate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Luck {
    /// R15.3: the order of the modules.
    Modules,
    /// R4.3, R4.10: contacts, encounter decks and market decks before the game.
    Contacts,
    Tales,
    Markets,
    /// R4.5: six dice of the owner.
    First,
    /// R4.7: a card of the number that the owner's character begins with.
    StartCard,
    /// A card of the databank with the number of the frame.
    Databank,
    /// The dice of the current roll, or those of it that are rolled again.
    Roll,
    /// A market deck into which a card has been put back; the first number of the frame says which.
    Deck,
    /// R14.3.
    Orders,
}

/// As fate is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Chance {
    Shuffle(Shuffled),
    /// So many dice.
    Dice(u8),
    /// One of so many cards of the databank.
    Card(u8),
    /// One of so many things that nobody can tell apart.
    Lot(u16),
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shuffled {
    Modules,
    Contacts,
    Tales,
    Markets,
    Deck,
    Orders,
}

/// Eight sides: two blanks, two focus, three hits, one crit.
pub const DIE: Sides = Sides(&[2, 2, 3, 1]);

impl Draws for Chance {
    fn draw(&self, dice: &mut Dice) -> Fate {
        match self {
            Chance::Shuffle(_) => Fate::Seed(dice.number()),
            Chance::Dice(n) => Fate::Roll(dice.roll(&[(DIE, *n)])),
            Chance::Card(n) => Fate::Index(dice.below((*n).into()) as u16),
            Chance::Lot(n) => Fate::Index(dice.below((*n).into()) as u16),
        }
    }

    fn accepts(&self, fate: Fate) -> bool {
        match (self, fate) {
            (Chance::Shuffle(_), Fate::Seed(_)) => true,
            (Chance::Dice(n), Fate::Roll(roll)) => roll.is_of(&[(DIE, *n)]),
            (Chance::Card(n), Fate::Index(i)) => i < u16::from(*n),
            (Chance::Lot(n), Fate::Index(i)) => i < *n,
            _ => false,
        }
    }

    fn outcomes(&self, out: &mut Vec<(Fate, u32)>) -> bool {
        match self {
            Chance::Shuffle(_) => false,
            Chance::Dice(n) => roll_outcomes(&[(DIE, *n)], out),
            Chance::Card(n) => even_outcomes((*n).into(), out),
            Chance::Lot(n) => even_outcomes(*n, out),
        }
    }
}
