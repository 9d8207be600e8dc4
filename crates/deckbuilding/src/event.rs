//! What happened, and who saw it.

use kernel::{Eyes, Seat};
use serde::{Deserialize, Serialize};

use crate::action::Target;
use crate::card::{CardId, CardSet};
use crate::state::opponent;

/// Something that happened. A card is `None` only in the eyes of somebody who may not see it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// R14.5: which team goes first was drawn.
    GoesFirst {
        seat: Seat,
    },
    TurnBegan {
        seat: Seat,
        turn: u16,
    },
    /// Resources from the Force at the start of a turn (R4.3).
    ForceResource {
        seat: Seat,
    },
    /// Resources from capital ships at the start of a turn (R4.4).
    ShipResources {
        seat: Seat,
        amount: u16,
    },
    GainedResources {
        seat: Seat,
        amount: u16,
    },
    GainedForce {
        seat: Seat,
        amount: u8,
        force: i8,
    },
    GainedAttack {
        card: CardId,
        amount: u8,
    },
    Spent {
        seat: Seat,
        amount: u16,
    },
    Played {
        seat: Seat,
        card: CardId,
    },
    Purchased {
        seat: Seat,
        card: CardId,
        paid: u16,
    },
    Bribed {
        seat: Seat,
        card: CardId,
    },
    UsedAbility {
        seat: Seat,
        card: CardId,
    },
    /// A triggered ability or a reward was taken up.
    Triggered {
        seat: Seat,
        card: CardId,
    },
    Drew {
        seat: Seat,
        card: Option<CardId>,
    },
    Shuffled {
        pile: Pile,
    },
    JoinedRow {
        card: CardId,
    },
    DiscardedFromHand {
        seat: Seat,
        card: CardId,
    },
    /// From the row or the galaxy deck to the galaxy discard pile.
    DiscardedFromGalaxy {
        card: CardId,
    },
    Exiled {
        card: CardId,
    },
    MovedToHand {
        seat: Seat,
        card: CardId,
    },
    /// A card from somewhere visible, or from a hand.
    MovedToDeckTop {
        seat: Seat,
        card: Option<CardId>,
        by: Seat,
    },
    MarkedForExile {
        card: CardId,
    },
    Revealed {
        card: CardId,
    },
    Looked {
        seat: Seat,
        card: Option<CardId>,
    },
    /// The hand of the opponent, as it was then.
    LookedAtHand {
        seat: Seat,
        cards: Option<CardSet>,
    },
    /// Out of the row, and into it.
    Swapped {
        out: CardId,
        into: CardId,
    },
    Attacked {
        seat: Seat,
        target: Target,
        attack: u16,
    },
    AttackFailed {
        target: CardId,
        needed: u8,
    },
    Defeated {
        seat: Seat,
        card: CardId,
    },
    Damaged {
        card: CardId,
        amount: u16,
    },
    Prevented {
        card: CardId,
        amount: u8,
    },
    Repaired {
        card: CardId,
        amount: u8,
    },
    ShipDestroyed {
        card: CardId,
    },
    BaseDestroyed {
        seat: Seat,
        card: CardId,
    },
    BaseRevealed {
        seat: Seat,
        card: CardId,
    },
    BasesPicked {
        seat: Seat,
    },
    /// R5.7.3: what is left of a hand goes to the discard pile, where all see it.
    PutAway {
        seat: Seat,
        cards: CardSet,
    },
    TurnEnded {
        seat: Seat,
    },
    Won {
        seat: Seat,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pile {
    /// What a player begins with.
    Start(Seat),
    /// The discard pile, which becomes the deck.
    Player(Seat),
    Galaxy,
}

impl Event {
    /// The event as these eyes saw it.
    pub fn seen(&self, eyes: Eyes) -> Event {
        let is = |seat: Seat| matches!(eyes, Eyes::All) || eyes == Eyes::Seat(seat);
        let mut seen = self.clone();
        match &mut seen {
            Event::Drew { seat, card } | Event::Looked { seat, card } if !is(*seat) => *card = None,
            // Jyn Erso's player and the owner of the hand know the card; nobody else saw it.
            Event::MovedToDeckTop { seat, card, by } if by != seat && !is(*seat) && !is(*by) => *card = None,
            // The owner of a hand knows it anyhow.
            Event::LookedAtHand { seat, cards } if !is(*seat) && !is(opponent(*seat)) => *cards = None,
            _ => {}
        }
        seen
    }
}
