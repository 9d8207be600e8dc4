//! Dice that lie on the table.

use kernel::Roll;
use serde::{Deserialize, Serialize};

use crate::things::{Colour, Face};

/// How many dice of each colour show each face.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pool(pub [[u8; 4]; 3]);

impl Pool {
    #[inline]
    pub const fn of(&self, colour: Colour, face: Face) -> u8 {
        self.0[colour as usize][face as usize]
    }

    pub fn add(&mut self, colour: Colour, face: Face) {
        self.0[colour as usize][face as usize] += 1;
    }

    /// Dice that were rolled, red ones first.
    pub fn add_roll(&mut self, dice: [u8; 3], roll: Roll) {
        let colours =
            Colour::ALL.into_iter().zip(dice).flat_map(|(colour, n)| std::iter::repeat_n(colour, n.into()));
        for (colour, face) in colours.zip(roll.faces()) {
            self.add(colour, Face::ALL[usize::from(face)]);
        }
    }

    /// R7.7.
    pub fn successes(&self) -> u8 {
        let worth = |colour: &[u8; 4]| {
            colour[Face::Hit as usize] + colour[Face::Direct as usize] + 2 * colour[Face::Special as usize]
        };
        self.0.iter().map(worth).sum()
    }

    /// Takes so many, or as many as there are.
    pub fn take(&mut self, colour: Colour, face: Face, n: u8) -> u8 {
        let count = &mut self.0[colour as usize][face as usize];
        let taken = n.min(*count);
        *count -= taken;
        taken
    }
}
