//! Whom to play.

use script::Answer;

use crate::action::Action;
use crate::cards::CHARACTERS;
use crate::things::{Character, Piece};

/// The characters these rules of thumb play best come first: jobs are what they are good at.
const FAVOURITES: [&str; 8] =
    ["doctor-aphra", "jyn-erso", "ketsu-onyo", "lando-calrissian", "han-solo", "boba-fett", "ig-88", "bossk"];

/// The favourite among those offered; for the solo opponent, that gains nothing by skills, whoever is last in favour
/// (R14.1). Nothing if something else is asked.
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
