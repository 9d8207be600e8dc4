//! What happened, and in which region.

use kernel::{Eyes, Seat};
use serde::{Deserialize, Serialize};

use super::state::{region_of, side_at};
use crate::card::CardId;
use crate::event::Event;

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TeamEvent {
    pub region: u8,
    /// R14.21: partners see each other's hands.
    pub open_hands: bool,
    pub event: Event,
}

impl TeamEvent {
    /// What happens to a card happens in its own region.
    pub(crate) fn told(region: usize, open_hands: bool, mut event: Event) -> TeamEvent {
        let mut at = region;
        let mut home = |card: &mut CardId| {
            if card.is_far() {
                *card = card.home();
                at = 1 - region;
            }
        };
        match &mut event {
            Event::Damaged { card, .. }
            | Event::Prevented { card, .. }
            | Event::Repaired { card, .. }
            | Event::ShipDestroyed { card }
            | Event::BaseDestroyed { card, .. } => home(card),
            _ => {}
        }
        TeamEvent { region: at as u8, open_hands, event }
    }

    pub fn seen(&self, eyes: Eyes) -> TeamEvent {
        let here = match eyes {
            Eyes::Seat(seat) if region_of(seat) == usize::from(self.region) => Eyes::Seat(side_at(seat)),
            Eyes::Seat(seat) if self.open_hands && self.concerns_hand_of(side_at(seat)) => {
                Eyes::Seat(side_at(seat))
            }
            Eyes::Seat(_) => Eyes::Public,
            other => other,
        };
        TeamEvent { event: self.event.seen(here), ..self.clone() }
    }

    /// Whether a card comes to the hand of this side, or leaves it.
    fn concerns_hand_of(&self, side: Seat) -> bool {
        matches!(self.event, Event::Drew { seat, .. } | Event::MovedToDeckTop { seat, .. } if seat == side)
    }
}

impl TeamEvent {
    /// The seat of the table that a side of this region is.
    pub(super) fn seat(&self, side: u8) -> u8 {
        super::state::seat_at(self.region.into(), Seat(side)).0
    }
}
