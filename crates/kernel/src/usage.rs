//! What is put to use: this is how a simulation finds the cards that nobody ever plays.

use crate::Game;

pub trait Usage: Game {
    /// The id of the card that an action plays or puts to use, if there is one.
    fn played_card(action: &Self::Action) -> Option<&'static str>;
    /// Whether a card lies in play from the start, so that nobody need play it.
    fn begins_in_play(id: &str) -> bool {
        let _ = id;
        false
    }
}
