//! Dice on the table, and the combat they are rolled in.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::things::{Face, Faction};
use crate::words::{Combat, Rolls};

/// The dice on the table, counted by face.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Roll {
    pub by: Seat,
    pub of: Rolls,
    pub pool: Pool,
    /// Dice in hand: to be rolled for the first time, or again.
    pub hand: u8,
    pub again: bool,
}

/// How many dice show each face.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pool(pub [u8; 4]);

impl Pool {
    #[inline]
    pub const fn of(&self, face: Face) -> u8 {
        self.0[face as usize]
    }

    pub fn add(&mut self, face: Face, n: u8) {
        self.0[face as usize] += n;
    }

    /// Takes so many, or as many as there are.
    pub fn take(&mut self, face: Face, n: u8) -> u8 {
        let taken = n.min(self.of(face));
        self.0[face as usize] -= taken;
        taken
    }

    /// R9.3.
    pub const fn damage(&self) -> u8 {
        self.of(Face::Hit) + 2 * self.of(Face::Crit)
    }
}

/// R9: a combat in progress, and afterwards what came of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Fight {
    pub attacker: Seat,
    pub foe: Foe,
    pub combat: Combat,
    /// Dice of the attacker and of the other side, before the roll.
    pub dice: [u8; 2],
    pub pools: [Pool; 2],
    /// No more damage than this.
    pub caps: [Option<u8>; 2],
    pub won: Option<bool>,
    pub suffered: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Foe {
    /// An enemy of a card or a bounty, with this many dice.
    Enemy,
    Patrol(Faction),
    Player(Seat),
}

impl Roll {
    pub const NONE: Roll = Roll { by: Seat(0), of: Rolls::Effect, pool: Pool([0; 4]), hand: 0, again: false };
}
