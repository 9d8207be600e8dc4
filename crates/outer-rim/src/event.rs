//! Something that happened, and who sees what of it.

use kernel::{Eyes, Outcome, Roll, Seat};
use script::Reason;
use serde::{Deserialize, Serialize};

use crate::chance::Shuffled;
use crate::state::Pool;
use crate::things::{
    CardId, Character, Deck, Face, Faction, Order, Piece, Ship, Skill, Slot, Space, Tales, Things,
};
use crate::turn::Part;
use crate::words::{Body, Combat, Rolls};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    // ---- set-up
    Shuffled(Shuffled),
    /// R15.3: the order of the modules.
    Built([u8; 6]),
    Begins(Seat),
    TookCharacter(Seat, Character),
    TookShip(Seat, Ship),
    /// R4.7, R4.8.
    Started(Seat, CardId, Space),
    // ---- turns
    TurnBegan(Seat),
    Moved(Seat, Space),
    /// R5.4, R5.5.
    Stopped(Seat, Space),
    Stayed(Seat),
    // ---- what players have
    Gained(Seat, u8),
    Lost(Seat, u8),
    Paid(Seat, u8),
    /// For credits (R6.3).
    Asked {
        from: Seat,
        to: Seat,
    },
    Gave {
        from: Seat,
        to: Seat,
        credits: u8,
    },
    Fame(Seat, u8),
    /// One step up or down.
    Reputation {
        seat: Seat,
        faction: Faction,
        up: bool,
    },
    Damaged(Seat, Body, u8),
    Recovered(Seat, Body, u8),
    Defeated(Seat),
    Stands(Seat),
    ExtraTurn(Seat),
    // ---- dice
    Rolled {
        seat: Seat,
        of: Rolls,
        roll: Roll,
    },
    /// Some dice were left as they lay, the others rolled again.
    Rerolled {
        seat: Seat,
        kept: Pool,
        roll: Roll,
    },
    Converted {
        seat: Seat,
        from: Face,
        to: Face,
        n: u8,
    },
    Added {
        seat: Seat,
        face: Face,
        n: u8,
    },
    Cancelled {
        seat: Seat,
        face: Face,
    },
    /// How often the skill counted, and whether that was enough.
    Tested {
        seat: Seat,
        skill: Skill,
        level: u8,
        passed: bool,
    },
    BoughtOut(Seat, u8),
    Fought {
        seat: Seat,
        foe: crate::state::Foe,
        combat: Combat,
        dice: [u8; 2],
    },
    /// The damage of the attacker and of the other side.
    FightEnded {
        seat: Seat,
        foe: crate::state::Foe,
        won: bool,
        damage: [u8; 2],
    },
    Contested {
        winner: Seat,
        loser: Seat,
    },
    Prevented(Seat),
    // ---- cards
    Cycled(Deck, CardId),
    /// The card on top of a market deck now.
    Shown(Deck, CardId),
    Bought {
        seat: Seat,
        card: CardId,
        price: u8,
    },
    Bartered(Seat, CardId),
    Sold(Seat, CardId),
    Took(Seat, CardId),
    Discarded(Seat, CardId),
    Removed(CardId),
    ShipTaken(Seat, Ship),
    Marked(Seat, Space),
    LookedAtDeck {
        seat: Seat,
        deck: Deck,
        n: u8,
        cards: Things,
    },
    Proposed {
        seat: Seat,
        to: Seat,
        gives: Things,
        asks: Things,
    },
    Traded {
        seat: Seat,
        with: Seat,
    },
    // ---- patrols
    PatrolMoved(Faction, Space),
    PatrolBeaten {
        seat: Seat,
        faction: Faction,
        level: u8,
    },
    PatrolCame {
        faction: Faction,
        level: u8,
        space: Space,
    },
    // ---- encounters
    /// Which card it was, only its owner knows if it is a secret.
    Drew {
        seat: Seat,
        tales: Tales,
        card: Option<CardId>,
        /// The one of its two sections that is about the space.
        section: u8,
        hidden: bool,
    },
    KeptSecret {
        seat: Seat,
        tales: Tales,
        card: Option<CardId>,
    },
    LostSecret {
        seat: Seat,
        tales: Tales,
        card: Option<CardId>,
    },
    UsedSecret(Seat, CardId),
    Read(Seat, CardId),
    ContactShown(Slot, CardId),
    LookedAt {
        seat: Seat,
        slot: Slot,
        contact: Option<CardId>,
    },
    ContactMoved {
        from: Slot,
        to: Slot,
    },
    ContactPlaced(CardId, Slot),
    Joined(Seat, CardId),
    CrewTaken {
        seat: Seat,
        from: Seat,
        card: CardId,
    },
    Eliminated(Seat, CardId),
    Captured(Seat, CardId),
    Fled(CardId),
    Protected(Seat, CardId),
    Attempted(Seat, CardId),
    JobDone(Seat, CardId),
    JobFailed(Seat, CardId),
    Delivered(Seat, CardId),
    NotDelivered(Seat, CardId),
    // ---- goals
    GoalToken(Seat),
    /// Of the character, or of the ship.
    GoalReached(Seat, Body),
    Sabotaged(Seat, Space),
    // ---- the solo opponent
    Ordered(Seat, Order),
    Followed {
        seat: Seat,
        order: Order,
        part: Part,
        line: u8,
    },
    /// What it chose: the criterion that decided, and whether a lot was drawn.
    Chose {
        piece: Piece,
        by: Option<u8>,
        lot: bool,
    },
    // ---- the end
    Left(Seat),
    Ended(Outcome),
}

impl Event {
    pub(crate) fn chose(piece: Piece, reason: Reason) -> Event {
        Event::Chose { piece, by: reason.by, lot: reason.lot }
    }

    /// What these eyes see of it.
    pub(crate) fn seen(self, eyes: Eyes) -> Event {
        let sees = |seat: Seat| eyes == Eyes::All || eyes == Eyes::Seat(seat);
        match self {
            Event::KeptSecret { seat, tales, .. } if !sees(seat) => {
                Event::KeptSecret { seat, tales, card: None }
            }
            Event::LostSecret { seat, tales, .. } if !sees(seat) => {
                Event::LostSecret { seat, tales, card: None }
            }
            Event::LookedAt { seat, slot, .. } if !sees(seat) => {
                Event::LookedAt { seat, slot, contact: None }
            }
            Event::LookedAtDeck { seat, deck, n, .. } if !sees(seat) => {
                Event::LookedAtDeck { seat, deck, n, cards: Things::EMPTY }
            }
            // R7.6: a card that is kept as a secret is not read out.
            Event::Drew { seat, tales, section, hidden: true, .. } if !sees(seat) => {
                Event::Drew { seat, tales, card: None, section, hidden: true }
            }
            other => other,
        }
    }
}
