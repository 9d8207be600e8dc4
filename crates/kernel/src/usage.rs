//! What is put to use: this is how a simulation finds the cards that nobody ever plays.

use crate::Game;

pub trait Usage: Game {
    /// The id of the card that an action plays or puts to use, if there is one.
    fn played_card(action: &Self::Action) -> Option<&'static str>;
    /// The same of something that has happened: what plays without a seat sends no actions.
    fn card_in_event(event: &Self::Event) -> Option<&'static str> {
        let _ = event;
        None
    }
    /// Whether a card lies in play from the start, so that nobody need play it.
    fn begins_in_play(id: &str) -> bool {
        let _ = id;
        false
    }
}
