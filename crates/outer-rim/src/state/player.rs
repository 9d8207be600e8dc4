//! Who plays, and what lies before them.

use serde::{Deserialize, Serialize};

use crate::things::{Character, Faction, Ship, Space, Things};

/// One of up to four, at the table or not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Player {
    pub seated: Seated,
    pub character: Option<Character>,
    /// The goal has been reached, and the card turned over.
    pub turned: bool,
    pub ship: Ship,
    pub ship_turned: bool,
    pub space: Space,
    /// In thousands.
    pub credits: u16,
    /// What has been gained; see [`Open::fame`] for what counts.
    pub fame: u8,
    /// -1, 0 or 1.
    pub reputation: [i8; 4],
    pub damage: u8,
    pub ship_damage: u8,
    pub defeated: bool,
    /// Goal tokens on the character and on the ship.
    pub tokens: u8,
    pub ship_tokens: u8,
    pub assets: Things,
    /// Another turn follows this one (R20.2).
    pub again: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seated {
    Nobody,
    Person,
    /// The solo opponent of the box, which is nobody's seat.
    Automaton,
    /// Somebody who has got up (R20.5).
    Gone,
}

impl Player {
    pub const NOBODY: Player = Player {
        seated: Seated::Nobody,
        character: None,
        turned: false,
        ship: Ship::G9_RIGGER,
        ship_turned: false,
        space: Space::numbered(0),
        credits: 0,
        fame: 0,
        reputation: [0; 4],
        damage: 0,
        ship_damage: 0,
        defeated: false,
        tokens: 0,
        ship_tokens: 0,
        assets: Things::EMPTY,
        again: false,
    };

    /// Somebody plays here.
    #[inline]
    pub fn plays(&self) -> bool {
        matches!(self.seated, Seated::Person | Seated::Automaton)
    }

    #[inline]
    pub fn is_automaton(&self) -> bool {
        self.seated == Seated::Automaton
    }

    #[inline]
    pub const fn rep(&self, faction: Faction) -> i8 {
        self.reputation[faction as usize]
    }
}
