//! What seats bring, which is nothing, and which cards are put to use.

use kernel::{Bring, Usage};
use script::Answer;

use crate::OuterRim;
use crate::action::Action;
use crate::cards::{self, CHARACTERS, MARKET_CARDS, SHIPS};
use crate::things::{CardId, Origin, Piece};

impl Bring for OuterRim {}

/// Encounter cards have names only where they become something.
fn id_of(card: CardId) -> Option<&'static str> {
    match card.origin() {
        Origin::Encounter(_) => cards::tale(card).assets.iter().flatten().map(|asset| asset.id).next(),
        _ => Some(cards::card(card).id),
    }
}

impl Usage for OuterRim {
    fn played_card(action: &Action) -> Option<&'static str> {
        match action {
            Action::Buy(card)
            | Action::Barter(card)
            | Action::Deliver(card)
            | Action::Attempt(card)
            | Action::Hunt(card)
            | Action::Use(Piece::Card(card))
            | Action::Answer(Answer::Choose(Piece::Card(card)) | Answer::Trigger(Piece::Card(card), _)) => {
                id_of(*card)
            }
            Action::Use(Piece::Ship(ship))
            | Action::Answer(Answer::Choose(Piece::Ship(ship)) | Answer::Trigger(Piece::Ship(ship), _)) => {
                Some(SHIPS[ship.index()].id)
            }
            Action::Use(Piece::Character(who))
            | Action::Answer(
                Answer::Choose(Piece::Character(who)) | Answer::Trigger(Piece::Character(who), _),
            ) => Some(CHARACTERS[who.index()].id),
            _ => None,
        }
    }

    /// Only characters, the two starting ships and the cards of the market are chosen by somebody: all else is drawn,
    /// met, read or comes with a card.
    fn begins_in_play(id: &str) -> bool {
        let market = MARKET_CARDS.iter().flat_map(|deck| deck.iter()).map(|card| card.id);
        let ships = SHIPS.iter().take(2).map(|sheet| sheet.id);
        let heroes = CHARACTERS.iter().map(|hero| hero.id);
        !market.chain(ships).chain(heroes).any(|chosen| chosen == id)
    }
}
