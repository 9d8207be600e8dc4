//! Whom to play.

use script::Answer;

use crate::action::Action;
use crate::cards::CHARACTERS;
use crate::things::{Character, Piece};

/// The characters with whom these rules of thumb win most often come first.
const FAVOURITES: [&str; 8] =
    ["doctor-aphra", "han-solo", "jyn-erso", "lando-calrissian", "ig-88", "boba-fett", "ketsu-onyo", "bossk"];

/// The favourite among those offered. For the solo opponent, who gains nothing by skills (R14.1), whoever of them is
/// last in favour: Lando Calrissian brings it cargo, where a job would bring it fame, and flies no further than others.
/// Nothing if something else is asked.
pub(super) fn character(offered: &[Action], own: bool) -> Option<Action> {
    let rank = |action: &Action| match action {
        Action::Answer(Answer::Choose(Piece::Character(hero))) => place(*hero),
        _ => None,
    };
    let ranks: Option<Vec<usize>> = offered.iter().map(rank).collect();
    let ranks = ranks?.into_iter().enumerate();
    let at = if own { ranks.min_by_key(|(_, rank)| *rank) } else { ranks.max_by_key(|(_, rank)| *rank) };
    at.map(|(at, _)| offered[at])
}

fn place(hero: Character) -> Option<usize> {
    FAVOURITES.iter().position(|id| *id == CHARACTERS[hero.index()].id)
}
