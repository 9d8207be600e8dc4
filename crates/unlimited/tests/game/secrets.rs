//! What the other player has brought is not to be seen, nor is it imagined, before it is played.

use std::fmt::Write;

use kernel::{Dice, Eyes, Game, Seat};
use testkit::{Sight, Trial, rules_shown, scene_shown, secret_twins, words_shown};
use unlimited::starters::{ALL, VADER};
use unlimited::{Deck, Setup, State, Unlimited};

/// Darth Vader's deck with cards of another one: leader, base and size are the same.
fn another() -> Deck {
    let tarkin = ALL.iter().find(|list| list.id == "tarkin").expect("a ready deck");
    Deck { cards: Deck::of(tarkin).cards, ..Deck::of(&VADER) }
}

fn law(shown: fn(Sight<'_, Unlimited>) -> String, known: impl Fn(&State) -> State) -> Result<usize, String> {
    let brought = [&[Deck::default(), Deck::of(&VADER)][..], &[Deck::default(), another()][..]];
    let trial = Trial { games: 30, seed: 3, cap: 2_000, stride: 1 };
    let done = secret_twins::<Unlimited>(&Setup::default(), brought, Seat(0), trial, |sight| {
        let (before, state) = (known(sight.before), known(sight.state));
        shown(Sight { before: &before, state: &state, ..sight })
    });
    done.map(|done| done.positions)
}

/// What somebody takes for possible, thrown with the same dice.
fn imagined(sight: Sight<'_, Unlimited>) -> String {
    let view = Unlimited::view(sight.state, sight.eyes);
    let mut said = String::new();
    for seed in 0..4 {
        // Writing to a string cannot fail.
        let _ = writeln!(said, "{:?}", Unlimited::imagine(&view, &mut Dice::new(seed)));
    }
    said
}

#[test]
fn what_the_other_has_brought_is_neither_shown_nor_imagined() {
    for shown in [rules_shown, scene_shown, words_shown, imagined] {
        let positions = law(shown, |state| *state).unwrap_or_else(|leak| panic!("{leak}"));
        assert!(positions > 100, "only {positions} positions were compared");
    }
}

#[test]
fn a_view_that_knows_what_was_brought_is_found() {
    let known = |state: &State| {
        let mut state = *state;
        state.known.learn_these(Seat(0), state.hands[1]);
        state
    };
    for shown in [rules_shown, scene_shown, imagined] {
        let leak = law(shown, known).expect_err("a hand too much");
        assert!(leak.contains("parted unobserved"), "{leak}");
    }
}

/// The cards of a seat, wherever they lie, in order.
fn cards(state: &State, seat: Seat) -> Vec<String> {
    let deck = unlimited::card::CardId::deck_of(seat).map(|card| state.table.label(card));
    let mut names: Vec<String> =
        deck.filter(|label| label.is_known()).map(|label| label.to_string()).collect();
    names.sort();
    names
}

#[test]
fn everybody_knows_their_own_deck_and_takes_a_known_list_for_the_others() {
    let mut state = Unlimited::start(&Setup::default(), &[another(), Deck::of(&VADER)]).expect("legal decks");
    kernel::settle::<Unlimited>(&mut state, &mut Dice::new(1), &mut kernel::NoLog);
    let view = Unlimited::view(&state, Eyes::Seat(Seat(0)));
    let possible = Unlimited::imagine(&view, &mut Dice::new(2));
    assert_eq!(cards(&possible, Seat(0)), cards(&state, Seat(0)), "one's own");
    // The starter deck is the likely one with this leader and such a base, and here it is the true one, too.
    assert_eq!(cards(&possible, Seat(1)), cards(&state, Seat(1)));
    // Of the other deck nobody would guess.
    let view = Unlimited::view(&state, Eyes::Seat(Seat(1)));
    let possible = Unlimited::imagine(&view, &mut Dice::new(2));
    assert_ne!(cards(&possible, Seat(0)), cards(&state, Seat(0)));
    assert_eq!(cards(&possible, Seat(0)).len(), 50);
}
