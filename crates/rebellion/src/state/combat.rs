//! A combat.

use serde::{Deserialize, Serialize};

use super::Pool;
use crate::things::{DAMAGE, Hurt, KINDS, Leader, Place, Side, TacticCard, Theatre, Things};
use crate::words::{Change, Until};

/// R8, R9.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Combat {
    pub place: Place,
    /// Who has brought it about.
    pub initiator: Side,
    /// Where its attacker came from (R10.3).
    pub from: Things,
    /// How many rounds of it have begun.
    pub round: u8,
    /// The theatre of the battle that is being fought.
    pub theatre: Theatre,
    /// Who attacks first in each theatre (R8.6, R9.7).
    pub first: [Side; 2],
    /// R10.1: who has retreated already, and in this round.
    pub retreated: [bool; 2],
    pub fled: [bool; 2],
    /// R10.7: the theatres in which each side had units when it began.
    pub fought: [[bool; 2]; 2],
    /// Of each sort of unit, how many have taken how much damage; those with none are not counted.
    pub hurt: Hurts,
    /// R8.10: the same before the attack that is going on.
    pub before: Hurts,
    /// One of these cannot have damage taken off in this round.
    pub locked: Option<Hurt>,
    /// R8.22: theatres in which dice threatened somebody or damage was dealt in this round.
    pub eventful: [bool; 2],
    /// R8.17: who has rolled dice on the ground in this round.
    pub rolled: [bool; 2],
    pub attack: Attack,
    /// R9.4: the sorts of units that were there when the cards of this battle were revealed.
    pub present: Things,
    /// R9.3: the cards of this battle.
    pub played: [Option<OpenCard>; 2],
    /// S9.10: hits that the Rebels must still roll again in each theatre.
    pub forced: [u8; 2],
    /// R9.10: red hits, black hits and direct hits that each side loses in this battle.
    pub prevented: [[u8; 3]; 2],
    /// How long the rules are otherwise for each side.
    pub changes: [Changes; 2],
    /// What each side has lost in each theatre so far, by printed health, and in this round, by number.
    pub lost: [[u8; 2]; 2],
    pub fallen: [[u8; 2]; 2],
    /// The sorts of units that were destroyed.
    pub destroyed: Things,
    /// R10.7: the theatres in which a battle was fought.
    pub battled: [bool; 2],
    /// R9.19: red and black dice that each side rolls less in the first round.
    pub fewer: [[u8; 2]; 2],
    /// All units have one health less.
    pub weakened: bool,
    /// Who came for this combat alone.
    pub volunteer: Option<Leader>,
    /// What objectives ask for: the system was subjugated when it began, and Vader or the Emperor was there.
    pub subjugated: bool,
    pub dark_side: bool,
    /// R17.3, R19.5: an objective was played, and the plans that were tried in this round; the last ones missed.
    pub scored: bool,
    pub tried: Things,
    pub missed: bool,
}

/// A card that lies face up in a battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct OpenCard {
    pub card: TacticCard,
    /// It was used or cancelled.
    pub done: bool,
}

/// How long each of the changes of a rule lasts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Changes([Until; 14]);

impl Changes {
    const fn at(change: Change) -> usize {
        match change {
            Change::NoRetreat => 0,
            Change::NoBlock => 1,
            Change::NoTransport => 2,
            Change::NoTactic(theatre) => 3 + theatre as usize,
            Change::NoRepair(theatre) => 5 + theatre as usize,
            Change::ShowsTactics => 7,
            Change::Recolours => 8,
            Change::Informed => 9,
            Change::FewTactics => 10,
            Change::MoreTactics(theatre) => 11 + theatre as usize,
            Change::Trapped => 13,
        }
    }

    #[inline]
    pub fn hold(&self, change: Change) -> bool {
        self.0[Changes::at(change)] != Until::Over
    }

    /// What lasts longer already stays.
    pub(crate) fn add(&mut self, change: Change, until: Until) {
        let row = &mut self.0[Changes::at(change)];
        *row = until.max(*row);
    }

    pub(crate) fn attack_ends(&mut self) {
        for until in self.0.iter_mut().filter(|until| **until == Until::Attack) {
            *until = Until::Over;
        }
    }

    pub(crate) fn round_ends(&mut self) {
        for until in &mut self.0 {
            *until = match until {
                Until::NextRound => Until::Round,
                Until::Combat => Until::Combat,
                Until::Over | Until::Attack | Until::Round => Until::Over,
            };
        }
    }
}

/// How many units of each sort have taken 1, 2, 3 and more damage.
pub type Hurts = [[u8; DAMAGE - 1]; KINDS];

/// R8.6: one side's dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Attack {
    pub side: Side,
    /// Red, black and green dice that are to be rolled.
    pub hand: [u8; 3],
    /// Dice by colour and face.
    pub pool: Pool,
}

impl Attack {
    pub const NONE: Attack = Attack { side: Side::Rebel, hand: [0; 3], pool: Pool([[0; 4]; 3]) };
}
