//! The twin law passes the sound game and finds what the older law cannot.

use kernel::{Speak, Stage};
use testkit::suites::views;
use testkit::{Sight, Trial, Twins, rules_shown, twins, words_shown};

use crate::suns::{DRAWS_SILENTLY, KNOWS_TOP_CARD, LEAKY_OFFER, LEAKY_VIEW, SOUND, Setup, Suns};

const TRIAL: Trial = Trial { games: 60, seed: 1, cap: 200, stride: 1 };

fn law<const FLAW: u8>(shown: impl FnMut(Sight<'_, Suns<FLAW>>) -> String) -> Result<Twins, String> {
    twins(&Setup { goal: 30, ..Suns::<FLAW>::usual() }, TRIAL, shown)
}

#[track_caller]
fn found<const FLAW: u8>() {
    let problem = law::<FLAW>(rules_shown).expect_err("a flaw");
    assert!(problem.starts_with("seed "), "{problem}");
    assert!(problem.contains("parted unobserved") || problem.contains("in one run alone"), "{problem}");
}

#[test]
fn the_sound_game_keeps_the_law() {
    for shown in [rules_shown, words_shown::<Suns<SOUND>>] {
        let done = law(shown).expect("a sound game");
        assert!(done.pairs > 50 && done.positions > 150, "{done:?}");
    }
    let open = Setup { open: true, goal: 30 };
    assert!(twins::<Suns<SOUND>>(&open, TRIAL, rules_shown).is_ok());
}

/// A view that knows one card too much, and so do the states imagined from it.
#[test]
fn a_view_that_agrees_with_itself_is_found_by_this_law_alone() {
    assert!(views::<Suns<KNOWS_TOP_CARD>>(&Setup { goal: 30, open: false }, TRIAL).is_ok());
    found::<KNOWS_TOP_CARD>();
    assert!(law::<KNOWS_TOP_CARD>(words_shown).is_err());
}

#[test]
fn other_leaks_are_found_as_well() {
    found::<LEAKY_VIEW>();
    found::<LEAKY_OFFER>();
}

/// The view is right, but nobody was told what it shows.
#[test]
fn an_event_that_tells_too_little_is_found() {
    found::<DRAWS_SILENTLY>();
}

#[test]
fn what_words_let_slip_is_found() {
    let slip = |sight: Sight<'_, Suns<SOUND>>| format!("{:?} lies on top", sight.state.deck.first());
    assert!(law(slip).is_err());
    assert!(
        law(|sight: Sight<'_, Suns<SOUND>>| Suns::<SOUND>::title(text::Lang::En)
            + &format!("{:?}", sight.eyes))
        .is_ok()
    );
}
