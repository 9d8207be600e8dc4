//! Questions to fate.

use kernel::{Dice, Draws, Fate, Roll, Seat, Sides, even_outcomes, roll_outcomes};
use serde::{Deserialize, Serialize};

/// What an effect asks of fate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Luck {
    Shuffle(Seat),
    /// So many battle dice; the hits become the number of the frame.
    Battle(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Chance {
    Shuffle(Seat),
    /// Battle dice that fall together.
    Battle(u8),
    /// One of so many that a ranking cannot tell apart.
    Lot(u16),
}

/// Three blanks, two hits, one double hit.
pub const BATTLE: Sides = Sides(&[3, 2, 1]);
/// What the faces are called; each counts as many hits as its place says.
pub const FACES: [&str; 3] = ["blank", "hit", "double"];

pub fn hits(roll: Roll) -> i16 {
    roll.faces().map(i16::from).sum()
}

impl Draws for Chance {
    fn draw(&self, dice: &mut Dice) -> Fate {
        match self {
            Chance::Shuffle(_) => Fate::Seed(dice.number()),
            Chance::Battle(n) => Fate::Roll(dice.roll(&[(BATTLE, *n)])),
            Chance::Lot(n) => Fate::Index(dice.below((*n).into()) as u16),
        }
    }

    fn accepts(&self, fate: Fate) -> bool {
        match (self, fate) {
            (Chance::Shuffle(_), Fate::Seed(_)) => true,
            (Chance::Battle(n), Fate::Roll(roll)) => roll.is_of(&[(BATTLE, *n)]),
            (Chance::Lot(n), Fate::Index(i)) => i < *n,
            _ => false,
        }
    }

    fn outcomes(&self, out: &mut Vec<(Fate, u32)>) -> bool {
        match self {
            Chance::Shuffle(_) => false,
            Chance::Battle(n) => roll_outcomes(&[(BATTLE, *n)], out),
            Chance::Lot(n) => even_outcomes(*n, out),
        }
    }
}
