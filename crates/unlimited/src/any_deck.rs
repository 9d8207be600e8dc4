//! Decks for games that nobody plays.

use kernel::Dice;

use crate::card::{Face, Kind};
use crate::cards::BOX;
use crate::deck::{Deck, LEAST};
use crate::grants;

/// The faces of a kind, in any order.
fn faces(dice: &mut Dice, of: impl Fn(&Face) -> bool) -> Vec<usize> {
    let mut faces: Vec<usize> = (0..BOX.len()).filter(|face| of(&BOX[*face])).collect();
    dice.shuffle(&mut faces);
    faces
}

impl Deck {
    /// A legal deck of any cards, two of each; or nothing, which is the usual deck.
    pub(crate) fn any(dice: &mut Dice) -> Deck {
        if dice.below(4) == 0 {
            return Deck::default();
        }
        let leader = faces(dice, |face| face.kind == Kind::Leader).first().copied();
        let base = faces(dice, |face| face.kind == Kind::Base).first().copied();
        let others = faces(dice, grants::is_played).into_iter().take(LEAST / 2);
        let mut cards: Vec<(usize, u16)> = others.map(|face| (face, 2)).collect();
        cards.sort_unstable();
        Deck { leader, base, cards, ..Deck::default() }
    }
}
