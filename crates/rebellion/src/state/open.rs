//! What lies open.

use kernel::Outcome;
use pieces::{Each, Per, Pile};
use serde::{Deserialize, Serialize};

use super::{Combat, HELD, LATER, MARKERS, Pool, QUEUE, Units};
use crate::setup::Setup;
use crate::things::{ActionCard, KINDS, LEADERS, Leader, MissionCard, PLACES, Place, Side, Things, Unit};
use crate::words::Ring;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Open {
    pub agreed: Setup,
    pub phase: Phase,
    /// Whose turn it is; the current player of a combat.
    pub active: Side,
    /// R5.2.
    pub passed: [bool; 2],
    pub time: u8,
    pub reputation: u8,
    pub units: Units,
    /// R22.4: those that have moved this round.
    pub moved: Units,
    /// Units that wait on spaces 1 to 3.
    pub queue: [[u8; KINDS]; QUEUE],
    /// R15.6: units that have left space 1 and must be placed.
    pub leaving: [u8; KINDS],
    /// R15.6: how many were deployed where, this Refresh.
    pub deployed: Per<Place, PLACES>,
    /// R15.11: remote systems that take Imperial units in this step, because a Shield Bunker stood there before.
    pub sheltered: Things,
    /// R3.11, R3.13: units that are still to be placed before the game.
    pub unplaced: [u8; KINDS],
    pub leaders: Each<Leader, Standing, LEADERS>,
    /// R2.5: systems with a loyalty marker of each side.
    pub loyal: [Things; 2],
    pub subjugated: Things,
    pub sabotaged: Things,
    pub destroyed: Things,
    /// Where the base is, once everybody knows (R18.5).
    pub revealed: Option<Place>,
    /// It has just been found: whoever meets there has still to fight (R8.1, R18.6).
    pub exposed: bool,
    /// Probe cards that have left the game.
    pub gone: Things,
    /// Remote probe cards of the solo game that lie open before the Empire: those it was dealt, and those of systems in
    /// which it has troops (S3.9, R22.5).
    pub laid_open: Things,
    pub explored: Things,
    /// S3.12: a possible base was struck off in this Command Phase.
    pub struck_off: bool,
    /// S1.16: cards of the Round deck that are still face down.
    pub unrevealed: u8,
    /// S2.5, S4.3: Starting missions that are in no deck.
    pub spent: Things,
    /// S2.9: missions that are to be tried again, and the leaders that wait for them.
    pub put_off: Things,
    pub reserved: Things,
    /// S6.3: action cards that the Empire's procedure has gained, in that order.
    pub gained: Pile<ActionCard, HELD>,
    /// S5.9: the Imperial systems in the order of their numbers, until units stand there.
    pub starts: Pile<Place, 6>,
    /// S8.15: systems that have got a unit this Refresh, in that order.
    pub served: Pile<Place, PLACES>,
    /// Units that are being loaded in one place, and those that have left theirs: a move, a retreat.
    pub loading: [u8; KINDS],
    pub under_way: [u8; KINDS],
    /// R6.10: captured leaders who are taken along.
    pub escorted: Things,
    pub mission: Option<Played>,
    /// Missions, projects and objectives that lie open beside their decks.
    pub discarded: Things,
    /// Cards that have left the game, or are not in it.
    pub removed: Things,
    pub markers: [Option<Marker>; MARKERS],
    /// Action cards with a probe card under them, and objectives with target markers (R17.4).
    pub in_play: Things,
    /// Where the Rebels attempt nothing and use no action card in this round.
    pub barred: Option<Place>,
    /// Leaders that hold no units back in this round.
    pub lenient: Things,
    /// R13.2: the Empire may have one leader more in its pool.
    pub widened: bool,
    /// Master Yoda has helped in this round.
    pub guided: bool,
    /// Leaders whose missions nobody may be sent against this round, and those whose attempts succeed more easily.
    pub misled: Things,
    pub inspired: Things,
    /// R18.8: Rapid Mobilization at the end of the phase, each with its number of probe cards.
    pub mobilizing: [u8; 2],
    pub combat: Option<Combat>,
    /// Tactic cards that lie face up beside their decks.
    pub used: Things,
    /// Effects that were left behind.
    pub later: [Option<Later>; LATER],
    pub outcome: Option<Outcome>,
}

/// R7: the mission that is being played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Played {
    pub card: MissionCard,
    pub side: Side,
    pub leaders: Things,
    pub target: Option<Leader>,
    /// Dice that are to be rolled, and dice that cards have added, by side.
    pub hand: [u8; 3],
    pub more_dice: [u8; 2],
    /// Dice that lie there, by side; plain ones are counted as red ones.
    pub dice: [Pool; 2],
    pub successes: [u8; 2],
    pub rolled: bool,
    /// It fails, whatever would be rolled.
    pub doomed: bool,
    /// R7.5: the attempt is over.
    pub judged: bool,
    pub succeeded: bool,
    /// The card comes back to its owner's hand.
    pub returns: bool,
    /// R7.8: a combat follows.
    pub combat: bool,
}

/// R12.5: a target marker and the card it belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Marker {
    pub place: Place,
    pub card: u16,
    /// Whoever may lift it was asked, and has left it there.
    pub left: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    SetUp,
    Assignment,
    Command,
    Refresh,
}

/// Where a leader is, and whose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Standing {
    pub at: Spot,
    pub side: Side,
    pub ring: Option<Ring>,
    /// R14.2: stays on the board at the next Refresh.
    pub detained: bool,
}

impl Standing {
    /// R13.4, R13.7.
    #[inline]
    pub fn is_captured(&self) -> bool {
        matches!(self.ring, Some(Ring::Captured | Ring::Carbonite))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    /// Not recruited yet.
    Box,
    Pool,
    /// On the mission of this slot.
    On(u8),
    At(Place),
    /// R13.3.
    Eliminated,
}

/// An effect that is carried out at a later moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Later {
    /// Which of those that can be left behind, and by what.
    pub ability: u16,
    pub source: u16,
    pub owner: Side,
    /// What it is about.
    pub left: u16,
}

impl Open {
    /// A board on which nothing stands yet.
    pub(crate) fn empty(setup: &Setup) -> Open {
        let standing = |leader: Leader| {
            let person = leader.person();
            let at = if person.starts { Spot::Pool } else { Spot::Box };
            Standing { at, side: person.side, ring: None, detained: false }
        };
        Open {
            agreed: *setup,
            phase: Phase::SetUp,
            active: Side::Rebel,
            passed: [false; 2],
            time: 1,
            reputation: setup.reputation.0,
            units: Units::new(),
            moved: Units::new(),
            queue: [[0; KINDS]; QUEUE],
            leaving: [0; KINDS],
            deployed: Per::new(),
            sheltered: Things::EMPTY,
            unplaced: [0; KINDS],
            leaders: Each::new(standing),
            // R2.4.
            loyal: [Things::EMPTY, Things::one(Place::CORUSCANT.thing())],
            subjugated: Things::EMPTY,
            sabotaged: Things::EMPTY,
            destroyed: Things::EMPTY,
            revealed: None,
            exposed: false,
            gone: Things::EMPTY,
            laid_open: Things::EMPTY,
            explored: Things::EMPTY,
            struck_off: false,
            unrevealed: 0,
            spent: Things::EMPTY,
            put_off: Things::EMPTY,
            reserved: Things::EMPTY,
            gained: Pile::new(),
            starts: Pile::new(),
            served: Pile::new(),
            loading: [0; KINDS],
            under_way: [0; KINDS],
            escorted: Things::EMPTY,
            mission: None,
            discarded: Things::EMPTY,
            removed: Things::EMPTY,
            markers: [None; MARKERS],
            in_play: Things::EMPTY,
            barred: None,
            lenient: Things::EMPTY,
            widened: false,
            guided: false,
            misled: Things::EMPTY,
            inspired: Things::EMPTY,
            mobilizing: [0; 2],
            combat: None,
            used: Things::EMPTY,
            later: [None; LATER],
            outcome: None,
        }
    }

    #[inline]
    pub fn standing(&self, leader: Leader) -> &Standing {
        &self.leaders[leader]
    }

    /// S1.5.
    pub fn gap(&self) -> i16 {
        i16::from(self.reputation) - i16::from(self.time)
    }

    /// R1.4: pieces that are neither on the board nor on the queue.
    pub fn supply(&self, unit: Unit) -> u8 {
        (u16::from(unit.kind().pieces) - self.in_use(unit)) as u8
    }

    /// Those that are on the board, on the queue, or between two places.
    pub fn in_use(&self, unit: Unit) -> u16 {
        let index = unit.index();
        let queued: u8 = self.queue.iter().map(|space| space[index]).sum();
        let between =
            self.leaving[index] + self.unplaced[index] + self.loading[index] + self.under_way[index];
        self.units.total(unit) + u16::from(queued) + u16::from(between)
    }
}
