//! What a seat brings in secret: it is checked, kept in the record, and shown to nobody else.

use duel::{Deck, Duel, Setup, State};
use kernel::{Record, Seat, begin};
use testkit::{Sight, Trial, rules_shown, scene_shown, secret_twins, words_shown};

const EIGHT: [&str; 8] =
    ["guard", "raider", "vanguard", "duelist", "mourner", "phoenix", "oracle", "captain"];

fn deck(names: &[(&str, usize)]) -> Deck {
    Deck { cards: names.iter().flat_map(|(name, n)| std::iter::repeat_n((*name).to_owned(), *n)).collect() }
}

#[test]
fn a_deck_is_brought_in_secret_and_checked() {
    let units = deck(&EIGHT.map(|name| (name, 2)));
    let mut record = Record::<Duel>::new(Setup::default());
    record.secrets = vec![units.clone()];
    let state = record.state().expect("a legal deck");
    assert_eq!(state.decks[0].len(), 16);
    assert!(state.decks[0].cards().iter().all(|card| card.unit().is_some()));
    assert!(
        state.decks[1].cards().iter().any(|card| card.unit().is_none()),
        "the other brings the usual one"
    );
    assert!(record.write().contains("secret left {\"cards\":[\"guard\""));
    let wrong = deck(&[("guard", 3), ("wizard", 1)]);
    let problems = begin::<Duel>(&Setup::default(), &[units, wrong]).expect_err("not allowed").to_string();
    assert_eq!(
        problems,
        "right: a deck has 16 cards, not 4; right: two of `guard` are allowed; right: there is no card `wizard`"
    );
}

/// Two games in which the other side brings the usual deck, or one of units alone.
fn law(shown: fn(Sight<'_, Duel>) -> String, known: impl Fn(&State) -> State) -> Result<usize, String> {
    let units = deck(&EIGHT.map(|name| (name, 2)));
    let brought = [&[Deck::default(), Deck::default()][..], &[Deck::default(), units][..]];
    let trial = Trial { games: 60, seed: 3, cap: 2_000, stride: 1 };
    let done = secret_twins::<Duel>(&Setup::default(), brought, Seat(0), trial, |sight| {
        let (before, state) = (known(sight.before), known(sight.state));
        shown(Sight { before: &before, state: &state, ..sight })
    });
    done.map(|done| done.positions)
}

#[test]
fn what_the_other_side_has_brought_is_not_shown() {
    for shown in [rules_shown::<Duel>, scene_shown::<Duel>, words_shown::<Duel>] {
        let positions = law(shown, |state| *state).unwrap_or_else(|leak| panic!("{leak}"));
        assert!(positions > 100, "only {positions} positions were compared");
    }
}

/// A view that knows the hand of the other side tells what was brought; words say only how many cards it is.
#[test]
fn a_view_that_knows_what_was_brought_is_found() {
    let known = |state: &State| {
        let mut state = *state;
        state.known.learn_these(Seat(0), state.hands[1]);
        state
    };
    for shown in [rules_shown::<Duel>, scene_shown::<Duel>] {
        let leak = law(shown, known).expect_err("a hand too much");
        assert!(leak.contains("parted unobserved"), "{leak}");
    }
}
