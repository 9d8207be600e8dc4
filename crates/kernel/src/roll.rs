//! Dice that are thrown together: one question to fate, answered face by face.

use std::fmt::{self, Display};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Dice, Fate};

/// A sort of die: how many of its sides show each face. `Sides(&[3, 2, 1])` is a die of six sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sides(pub &'static [u8]);

/// How dice fell: a face each, in the order in which the question names the dice. Whoever throws more
/// than sixteen throws again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(into = "Vec<u8>", try_from = "Vec<u8>")]
pub struct Roll {
    n: u8,
    /// Four bits a die, the first one lowest; nothing beyond the last one.
    faces: u64,
}

impl Roll {
    pub const MOST: usize = 16;
    const BITS: usize = 4;

    /// Nothing if there are too many dice or faces.
    pub fn of(faces: &[u8]) -> Option<Roll> {
        let fits = faces.len() <= Roll::MOST && faces.iter().all(|face| *face < 1 << Roll::BITS);
        fits.then(|| faces.iter().fold(Roll::default(), |roll, face| roll.with(*face)))
    }

    /// One die more; there must be room for it.
    #[inline]
    #[must_use]
    pub fn with(self, face: u8) -> Roll {
        assert!(self.len() < Roll::MOST && face < 1 << Roll::BITS, "a roll has 16 dice of 16 faces at most");
        Roll { n: self.n + 1, faces: self.faces | u64::from(face) << (self.len() * Roll::BITS) }
    }

    #[inline]
    pub const fn len(self) -> usize {
        self.n as usize
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.n == 0
    }

    /// The faces, die by die.
    #[inline]
    pub fn faces(self) -> impl Iterator<Item = u8> {
        (0..self.len()).map(move |die| (self.faces >> (die * Roll::BITS)) as u8 & 0xF)
    }

    /// Whether these dice can fall like this.
    pub fn is_of(self, dice: &[(Sides, u8)]) -> bool {
        let sorts = dice.iter().flat_map(|(sides, n)| std::iter::repeat_n(*sides, (*n).into()));
        let can = |(sides, face): (Sides, u8)| sides.0.get(usize::from(face)).is_some_and(|n| *n > 0);
        dice.iter().map(|(_, n)| usize::from(*n)).sum::<usize>() == self.len()
            && sorts.zip(self.faces()).all(can)
    }
}

impl Dice {
    /// Throws so many dice of each sort, sixteen at most.
    pub fn roll(&mut self, dice: &[(Sides, u8)]) -> Roll {
        let mut roll = Roll::default();
        for (sides, n) in dice {
            let all: u32 = sides.0.iter().map(|n| u32::from(*n)).sum();
            for _ in 0..*n {
                let mut side = self.below(all as usize);
                let up = sides.0.iter().position(|same| match side.checked_sub((*same).into()) {
                    Some(rest) => {
                        side = rest;
                        false
                    }
                    None => true,
                });
                roll = roll.with(up.expect("a die has sides") as u8);
            }
        }
        roll
    }
}

/// More ways for fate than this are not listed.
pub const MOST_OUTCOMES: usize = 64;

/// Lists answers that are equally likely; `false` if there are too many.
pub fn even_outcomes(n: u16, out: &mut Vec<(Fate, u32)>) -> bool {
    out.clear();
    let few = usize::from(n) <= MOST_OUTCOMES;
    if few {
        out.extend((0..n).map(|i| (Fate::Index(i), 1)));
    }
    few
}

/// Lists how dice can fall, each with its weight: dice of one sort are told apart by nothing, so every
/// handful of faces is listed once, in ascending order. `false` if there are too many.
pub fn roll_outcomes(dice: &[(Sides, u8)], out: &mut Vec<(Fate, u32)>) -> bool {
    out.clear();
    out.push((Fate::Roll(Roll::default()), 1));
    for (sides, n) in dice {
        // All dice of a sort scaled alike: the weights stay small.
        let scale = sides.0.iter().copied().fold(0, greatest_common_divisor).max(1);
        let mut longer = Vec::new();
        for (fate, weight) in out.drain(..) {
            let Fate::Roll(roll) = fate else { unreachable!("only rolls are listed") };
            let start = Handful { roll, face: 0, left: *n, weight };
            if !start.finish(*sides, scale, &mut longer) {
                return false;
            }
        }
        *out = longer;
    }
    true
}

fn greatest_common_divisor(a: u8, b: u8) -> u8 {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}

/// Dice of one sort, some of them still in hand.
struct Handful {
    roll: Roll,
    /// The lowest face that the others may show.
    face: u8,
    left: u8,
    weight: u32,
}

impl Handful {
    fn finish(self, sides: Sides, scale: u8, out: &mut Vec<(Fate, u32)>) -> bool {
        let Some(same) = sides.0.get(usize::from(self.face)) else {
            if self.left == 0 {
                out.push((Fate::Roll(self.roll), self.weight));
            }
            return out.len() <= MOST_OUTCOMES;
        };
        let (mut roll, mut weight) = (self.roll, self.weight);
        // `count` of the dice in hand show this face.
        for count in 0..=self.left {
            if count > 0 {
                if *same == 0 || roll.len() == Roll::MOST {
                    break;
                }
                roll = roll.with(self.face);
                let ways = u64::from(weight) * u64::from(self.left - count + 1) * u64::from(same / scale);
                let Ok(fitting) = u32::try_from(ways / u64::from(count)) else { return false };
                weight = fitting;
            }
            let next = Handful { roll, face: self.face + 1, left: self.left - count, weight };
            if !next.finish(sides, scale, out) {
                return false;
            }
        }
        true
    }
}

impl Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("roll")?;
        self.faces().try_for_each(|face| write!(f, " {face}"))
    }
}

impl FromStr for Roll {
    type Err = String;

    fn from_str(s: &str) -> Result<Roll, String> {
        let wrong = || format!("`{s}` is no roll; write `roll` and at most 16 faces from 0 to 15");
        let faces = s.trim().strip_prefix("roll").ok_or_else(wrong)?;
        let faces: Result<Vec<u8>, _> = faces.split_whitespace().map(str::parse).collect();
        faces.ok().and_then(|faces| Roll::of(&faces)).ok_or_else(wrong)
    }
}

impl From<Roll> for Vec<u8> {
    fn from(roll: Roll) -> Vec<u8> {
        roll.faces().collect()
    }
}

impl TryFrom<Vec<u8>> for Roll {
    type Error = String;

    fn try_from(faces: Vec<u8>) -> Result<Roll, String> {
        Roll::of(&faces).ok_or_else(|| "a roll has 16 dice of 16 faces at most".into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const COIN: Sides = Sides(&[1, 1]);
    /// Three blanks, two hits, a critical hit.
    const BATTLE: Sides = Sides(&[3, 2, 1]);

    fn listed(dice: &[(Sides, u8)]) -> Vec<(String, u32)> {
        let mut out = Vec::new();
        assert!(roll_outcomes(dice, &mut out));
        out.into_iter().map(|(fate, weight)| (fate.to_string(), weight)).collect()
    }

    #[test]
    fn a_roll_reads_back_in_words_and_as_data() {
        for faces in [&[][..], &[0, 0, 2, 3], &[15; 16]] {
            let roll = Roll::of(faces).expect("it fits");
            assert_eq!(roll.to_string().parse(), Ok(roll));
            assert_eq!(roll.to_string().parse(), Ok(Fate::Roll(roll)));
            let json = serde_json::to_string(&Fate::Roll(roll)).expect("plain data");
            assert_eq!(serde_json::from_str::<Fate>(&json).ok(), Some(Fate::Roll(roll)), "{json}");
        }
        assert_eq!(Roll::of(&[0, 0, 2, 3]).expect("it fits").to_string(), "roll 0 0 2 3");
        assert_eq!(serde_json::to_string(&Roll::of(&[0, 2])).ok().as_deref(), Some("[0,2]"));
    }

    #[test]
    fn what_is_no_roll_is_refused() {
        assert_eq!(Roll::of(&[0; 17]), None);
        assert_eq!(Roll::of(&[16]), None);
        for words in ["roll x", "roll 16", "roll -1", "rolls", "roll 0,1"] {
            assert!(words.parse::<Fate>().is_err(), "{words}");
        }
        assert!(serde_json::from_str::<Roll>("[16]").is_err());
    }

    #[test]
    fn dice_answer_what_they_are_asked() {
        let roll = |faces: &[u8]| Roll::of(faces).expect("it fits");
        let dice = [(COIN, 1), (BATTLE, 2)];
        assert!(roll(&[1, 2, 0]).is_of(&dice));
        assert!(!roll(&[2, 1, 0]).is_of(&dice), "a coin has two faces");
        assert!(!roll(&[1, 2]).is_of(&dice) && !roll(&[1, 2, 0, 0]).is_of(&dice));
        assert!(!roll(&[1]).is_of(&[(Sides(&[6, 0, 1]), 1)]), "no side shows this face");
        let mut thrown = Dice::new(5);
        assert!((0..200).all(|_| thrown.roll(&dice).is_of(&dice)));
    }

    #[test]
    fn values_never_change() {
        let rolls: Vec<String> =
            (0..3).map(|n| Dice::at(7, n).roll(&[(BATTLE, 4), (COIN, 1)]).to_string()).collect();
        assert_eq!(rolls, ["roll 1 1 1 1 0", "roll 1 0 2 1 0", "roll 1 2 1 2 0"]);
    }

    #[test]
    fn faces_fall_as_often_as_they_are_on_the_die() {
        let mut dice = Dice::new(1);
        let mut seen = [0; 3];
        for _ in 0..600 {
            dice.roll(&[(BATTLE, 10)]).faces().for_each(|face| seen[usize::from(face)] += 1);
        }
        assert!((2800..3200).contains(&seen[0]) && (1850..2150).contains(&seen[1]), "{seen:?}");
    }

    #[test]
    fn handfuls_are_listed_once_with_their_weight() {
        let expected = [("roll 1 1", 1), ("roll 0 1", 2), ("roll 0 0", 1)];
        assert_eq!(listed(&[(COIN, 2)]), expected.map(|(roll, weight)| (roll.to_string(), weight)));
        // A test of two dice with four faces has ten outcomes.
        let skill = listed(&[(Sides(&[2, 3, 2, 1]), 2)]);
        assert_eq!(skill.len(), 10);
        assert_eq!(skill.iter().map(|(_, weight)| weight).sum::<u32>(), 64);
        // Sorts do not mix, and equal sides count once.
        let mixed = listed(&[(Sides(&[3, 3]), 1), (BATTLE, 1)]);
        assert_eq!(mixed.len(), 6);
        assert_eq!(mixed.iter().map(|(_, weight)| weight).sum::<u32>(), 12);
    }

    #[test]
    fn weights_are_those_of_the_dice() {
        let dice = [(BATTLE, 3)];
        let mut counted = std::collections::BTreeMap::new();
        // All 216 ways, one by one.
        let face = |side: usize| [0, 0, 0, 1, 1, 2][side];
        for way in 0..216 {
            let mut faces = [face(way % 6), face(way / 6 % 6), face(way / 36)];
            faces.sort_unstable();
            *counted.entry(Roll::of(&faces).expect("it fits").to_string()).or_insert(0) += 1;
        }
        let listed: std::collections::BTreeMap<String, u32> = listed(&dice).into_iter().collect();
        assert_eq!(listed, counted);
    }

    #[test]
    fn too_many_ways_are_not_listed() {
        let mut out = Vec::new();
        assert!(!roll_outcomes(&[(Sides(&[1; 6]), 13)], &mut out));
        assert!(roll_outcomes(&[(COIN, 16)], &mut out) && out.len() == 17);
        assert!(even_outcomes(64, &mut out) && out.len() == 64);
        assert!(!even_outcomes(65, &mut out) && out.is_empty());
    }
}
