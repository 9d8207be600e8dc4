//! Which games are where.

use games::{Library, Shelf, Terminal};

#[test]
fn the_terminal_has_every_game_of_the_lobby() {
    assert!(Library::NAMES.iter().all(|name| Terminal::NAMES.contains(name)));
}

#[test]
fn a_game_that_is_not_drawn_yet_is_in_the_terminal_and_not_in_the_lobby() {
    assert!(Terminal::NAMES.contains(&"rebellion"));
    assert!(!Library::NAMES.contains(&"rebellion"));
}
