//! What a turn remembers.

use kernel::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::SIDES;
use crate::things::{CardId, Things};
use crate::words::Combat;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    SetUp,
    Planning,
    Action,
    Encounter,
}

/// What a turn remembers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Turn {
    pub phase: Phase,
    /// The step goes on until its player ends it.
    pub ended: bool,
    pub traded: bool,
    /// Who has been asked for credits and has given none (R6.3).
    pub refused: Seats,
    pub marketed: bool,
    pub deliveries: Deliveries,
    /// R17.1, R12.4: no encounter follows.
    pub skips_encounter: bool,
    /// Cargo whose delivery has failed (R17.2).
    pub tried: Things,
    /// Abilities that can be used once, by the card, ship or character they are on: actions, and others.
    pub acted: Things,
    pub used: Things,
    /// The encounter card that is being read.
    pub reading: Option<CardId>,
    /// Why a move ends where it is.
    pub halt: Halt,
    /// What has triggered an ability does not happen.
    pub prevented: bool,
    /// The patrol about to move goes to this player instead.
    pub redirected: Option<Seat>,
    /// A patrol beaten without loss of reputation.
    pub no_rep_loss: bool,
    /// The credits of the reward being gained are given up.
    pub waived: bool,
    /// The damage being suffered comes from such a combat.
    pub by_combat: Option<Combat>,
    /// R11.6: crew that fights against its own captain helps nobody.
    pub hunted: Option<CardId>,
    /// Somebody is about to be defeated, and abilities may help.
    pub falling: Option<Seat>,
    pub saved: bool,
    /// R4.5: who may still be first, as bits, and what they have rolled.
    pub contenders: u8,
    pub rolls: [u8; SIDES],
}

/// Nobody rolls so many hits.
pub const NOT_ROLLED: u8 = u8::MAX;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deliveries {
    NotYet,
    /// One action hands in any number of them (R6.13).
    Going,
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Halt {
    pub patrol: bool,
    pub maelstrom: bool,
    pub beam: bool,
}

impl Halt {
    pub const fn stops(self) -> bool {
        self.patrol || self.maelstrom || self.beam
    }
}

impl Turn {
    pub const NEW: Turn = Turn {
        phase: Phase::Planning,
        ended: false,
        traded: false,
        refused: Seats::NONE,
        marketed: false,
        deliveries: Deliveries::NotYet,
        skips_encounter: false,
        tried: Things::EMPTY,
        acted: Things::EMPTY,
        used: Things::EMPTY,
        reading: None,
        halt: Halt { patrol: false, maelstrom: false, beam: false },
        prevented: false,
        redirected: None,
        no_rep_loss: false,
        waived: false,
        by_combat: None,
        hunted: None,
        falling: None,
        saved: false,
        contenders: 0,
        rolls: [NOT_ROLLED; SIDES],
    };
}
