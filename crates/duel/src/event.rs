//! Something that happened.

use kernel::{Eyes, Outcome, Roll, Seat};
use script::Reason;
use serde::{Deserialize, Serialize};

use crate::card::{CardId, Piece, Place};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    RoundBegan(u8),
    TurnBegan(Seat),
    Shuffled(Seat),
    /// Which card it was, only the one who drew it knows.
    Drew(Seat, Option<CardId>),
    Played(Seat, CardId),
    Entered(CardId),
    Attacked(CardId, Piece),
    Moved(CardId, Place),
    Damaged(Piece, u8),
    Mended(Piece, u8),
    /// A guard has stepped in for somebody.
    Guarded(CardId, CardId),
    Defeated(CardId),
    Returned(CardId),
    Discarded(Seat, CardId),
    Revealed(CardId),
    Rolled(Roll),
    /// The automaton has chosen: the tier, the criterion that decided, and whether a lot was drawn.
    Chose {
        piece: Piece,
        tier: u8,
        by: Option<u8>,
        lot: bool,
    },
    Passed(Seat),
    Left(Seat),
    Ended(Outcome),
}

impl Event {
    pub(crate) fn chose(piece: Piece, reason: Reason) -> Event {
        Event::Chose { piece, tier: reason.tier, by: reason.by, lot: reason.lot }
    }

    pub(crate) fn seen(self, eyes: Eyes) -> Event {
        match self {
            Event::Drew(seat, _) if eyes != Eyes::Seat(seat) && eyes != Eyes::All => Event::Drew(seat, None),
            other => other,
        }
    }
}
