//! Rules of thumb.

use kernel::Advise;

use crate::card::Piece;
use crate::{Action, Duel, View};

impl Advise for Duel {
    /// The base first, then whatever comes first; passing is always offered last.
    fn advise(_: &View, offered: &[Action]) -> Action {
        let at_base = |action: &&Action| matches!(action, Action::Attack(_, Piece::Base(_)));
        *offered.iter().find(at_base).unwrap_or(&offered[0])
    }
}
