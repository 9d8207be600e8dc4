//! What happened, and who saw it.

use kernel::{Eyes, Outcome, Seat};
use serde::{Deserialize, Serialize};

use crate::card::TokenKind;
use crate::label::Label;

/// Cards are named; in what others saw, a hidden one is not.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    HasInitiative(Seat),
    Shuffled(Seat),
    Drew(Seat, Option<Label>),
    Mulligan(Seat),
    Resourced {
        seat: Seat,
        card: Option<Label>,
        ready: bool,
    },
    RoundBegan(u8),
    RegroupBegan,
    Played {
        seat: Seat,
        card: Label,
        on: Option<Label>,
        cost: u8,
    },
    Deployed(Seat, Label),
    Used(Seat, Label),
    TookInitiative(Seat),
    Passed(Seat),
    Attacked {
        by: Label,
        target: Label,
    },
    Damaged {
        card: Label,
        amount: u8,
        by: Seat,
    },
    /// By a Shield.
    Prevented {
        card: Label,
    },
    Healed {
        card: Label,
        amount: u8,
    },
    Defeated(Label),
    Discarded {
        seat: Seat,
        card: Label,
    },
    Returned {
        card: Label,
    },
    ToBottom {
        seat: Seat,
        card: Option<Label>,
    },
    /// In random order.
    RestToBottom {
        seat: Seat,
        n: u8,
    },
    ToTop {
        seat: Seat,
        card: Option<Label>,
    },
    Readied(Label),
    Exhausted(Label),
    ReadiedResources(Seat, u8),
    ExhaustedResources(Seat, u8),
    Paid(Seat, u8),
    Token {
        card: Label,
        kind: TokenKind,
        n: u8,
    },
    Changed {
        card: Label,
        power: i8,
        hp: i8,
    },
    Gained {
        card: Label,
        what: u16,
        num: i16,
    },
    LookedAt {
        seat: Seat,
        whose: Seat,
        cards: Vec<Option<Label>>,
    },
    LookedAtHand {
        seat: Seat,
        whose: Seat,
        cards: Vec<Option<Label>>,
    },
    Revealed {
        seat: Seat,
        card: Label,
    },
    Named {
        seat: Seat,
        face: u16,
    },
    TookControl {
        seat: Seat,
        card: Label,
    },
    EmptyDeck(Seat),
    AllReady,
    Left(Seat),
    Over(Outcome),
}

impl Event {
    /// As these eyes saw it.
    pub(crate) fn seen(&self, eyes: Eyes) -> Event {
        let sees = |seat: Seat| eyes == Eyes::All || eyes == Eyes::Seat(seat);
        let hidden = |cards: &[Option<Label>]| vec![None; cards.len()];
        match self {
            Event::Drew(seat, _) if !sees(*seat) => Event::Drew(*seat, None),
            Event::Resourced { seat, ready, .. } if !sees(*seat) => {
                Event::Resourced { seat: *seat, card: None, ready: *ready }
            }
            Event::ToBottom { seat, .. } if !sees(*seat) => Event::ToBottom { seat: *seat, card: None },
            Event::ToTop { seat, .. } if !sees(*seat) => Event::ToTop { seat: *seat, card: None },
            Event::LookedAt { seat, whose, cards } if !sees(*seat) => {
                Event::LookedAt { seat: *seat, whose: *whose, cards: hidden(cards) }
            }
            Event::LookedAtHand { seat, whose, cards } if !sees(*seat) && !sees(*whose) => {
                Event::LookedAtHand { seat: *seat, whose: *whose, cards: hidden(cards) }
            }
            seen => seen.clone(),
        }
    }
}
