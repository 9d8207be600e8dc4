//! Which cards are played, and that nobody brings any.

use kernel::{Bring, Usage};
use script::Answer;

use crate::action::Action;
use crate::card::Group;
use crate::cards::BOX;
use crate::words::Kind;
use crate::{Deckbuilding, Teams};

impl Usage for Deckbuilding {
    fn played_card(action: &Action) -> Option<&'static str> {
        match action {
            Action::Play(card) => Some(card.card().id),
            // A base is not played: it comes into play by being chosen.
            Action::Answer(Answer::Choose(card)) if card.card().kind == Kind::Base => Some(card.card().id),
            _ => None,
        }
    }

    fn begins_in_play(id: &str) -> bool {
        BOX.iter().any(|card| card.id == id && card.group == Group::StartingBase)
    }
}

impl Usage for Teams {
    fn played_card(action: &Action) -> Option<&'static str> {
        Deckbuilding::played_card(action)
    }

    fn begins_in_play(id: &str) -> bool {
        Deckbuilding::begins_in_play(id)
    }
}

impl Bring for Deckbuilding {}

impl Bring for Teams {}
