//! Questions to fate.

use kernel::{Dice, Draws, Fate, Roll, Sides, even_outcomes, roll_outcomes};
use serde::{Deserialize, Serialize};

/// What an effect asks of fate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Luck {
    /// The decks: probe cards, missions of each side and of the owner, projects, objectives.
    Probes,
    /// R18.7: probe cards that did not become the base, to the bottom of their deck.
    Unchosen,
    RebelMissions,
    ImperialMissions,
    OwnMissions,
    Projects,
    Objectives,
    /// Action cards of both sides (R3.7, R3.14), and the deck that was looked through.
    Actions,
    SearchedDeck,
    /// The dice of a mission.
    Mission,
    /// Both shared tactic decks (R3.8, R8.16), and the one of the theatre in register B, from its used cards (R1.5).
    Tactics,
    TacticDeck,
    /// The dice of an attack.
    Attack,
    /// S2.2, S5.7: which set of missions each side has.
    RebelSet,
    ImperialSet,
    /// S2.1: the Starting missions, the Round deck, and what was laid aside (S2.6).
    Starting,
    RoundDeck,
    SetAside,
    /// S5.9.3: which list of units.
    UnitList,
    /// S5.9: where a unit begins, and where a Death Star is being built.
    Start,
    Site,
    /// S7.2.
    Action,
    /// S3.14.
    Goal,
    /// S7.7.
    Opposition,
    /// SQ6.
    Joining,
    /// S6.3: variation β.
    Assignment,
}

impl Luck {
    /// Whether one die of the solo game answers it.
    pub(crate) const fn is_die(self) -> bool {
        use Luck::*;
        matches!(
            self,
            RebelSet
                | ImperialSet
                | UnitList
                | Start
                | Site
                | Action
                | Goal
                | Opposition
                | Joining
                | Assignment
        )
    }
}

/// As fate is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Chance {
    Shuffle(Shuffled),
    /// So many red, black and green dice.
    Dice([u8; 3]),
    /// One of so many things that nobody can tell apart.
    Lot(u16),
    /// One die of eight sides that decides between so many, two to eight (S0.3).
    D8(u8),
    /// One die of six sides; the faces that count, the first one lowest.
    D6(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shuffled {
    Probes,
    Unchosen,
    RebelMissions,
    ImperialMissions,
    Projects,
    Objectives,
    Actions,
    Tactics,
    Starting,
    RoundDeck,
    SetAside,
}

/// How many sides of a red or black die are blank, hits, direct hits and specials. That black dice are like red ones is
/// from memory.
pub const DIE: Sides = Sides(&[2, 2, 1, 1]);
/// R20.1.
pub const GREEN_DIE: Sides = Sides(&[4, 0, 2, 0]);

/// The dice of a question, in the order in which they are named.
const fn dice(n: [u8; 3]) -> [(Sides, u8); 3] {
    [(DIE, n[0]), (DIE, n[1]), (GREEN_DIE, n[2])]
}

impl Chance {
    /// The numbers that one die can show so that it decides, the lowest bit for 1: S0.3 throws it again otherwise.
    const fn faces(&self) -> u8 {
        match self {
            Chance::D8(2 | 4 | 8) => u8::MAX,
            Chance::D8(n) => (1 << *n) - 1,
            Chance::D6(faces) => *faces,
            _ => 0,
        }
    }
}

/// S0.3: what a face of an eight-sided die means if there are so many options, counted from 0.
pub const fn option(face: u8, options: u16) -> u16 {
    match options {
        2 => (face as u16 - 1) / 4,
        4 => (face as u16 - 1) / 2,
        _ => face as u16 - 1,
    }
}

fn faces(of: u8) -> impl Iterator<Item = u8> + Clone {
    (1..=8).filter(move |face| of & (1 << (face - 1)) != 0)
}

fn shown(face: u8) -> Fate {
    Fate::Roll(Roll::default().with(face))
}

impl Draws for Chance {
    fn draw(&self, generator: &mut Dice) -> Fate {
        match self {
            Chance::Shuffle(_) => Fate::Seed(generator.number()),
            Chance::Dice(n) => Fate::Roll(generator.roll(&dice(*n))),
            Chance::Lot(n) => Fate::Index(generator.below((*n).into()) as u16),
            Chance::D8(_) | Chance::D6(_) => {
                let faces = faces(self.faces());
                let face = generator.below(faces.clone().count());
                shown(faces.clone().nth(face).expect("a die has faces"))
            }
        }
    }

    fn accepts(&self, fate: Fate) -> bool {
        match (self, fate) {
            (Chance::Shuffle(_), Fate::Seed(_)) => true,
            (Chance::Dice(n), Fate::Roll(roll)) => roll.is_of(&dice(*n)),
            (Chance::Lot(n), Fate::Index(i)) => i < *n,
            (Chance::D8(_) | Chance::D6(_), fate) => faces(self.faces()).any(|face| fate == shown(face)),
            _ => false,
        }
    }

    fn outcomes(&self, out: &mut Vec<(Fate, u32)>) -> bool {
        match self {
            Chance::Shuffle(_) => false,
            Chance::Dice(n) => roll_outcomes(&dice(*n), out),
            Chance::Lot(n) => even_outcomes(*n, out),
            Chance::D8(_) | Chance::D6(_) => {
                out.clear();
                out.extend(faces(self.faces()).map(|face| (shown(face), 1)));
                true
            }
        }
    }
}
