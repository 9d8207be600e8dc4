//! Rules of thumb: what a sensible player does, said by the game that knows itself best.

use crate::Game;

pub trait Advised: Game {
    /// One of the offered actions. The view is all a player may go by.
    fn advise(view: &Self::View, offered: &[Self::Action]) -> Self::Action;
}
