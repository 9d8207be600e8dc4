//! A view that knows one card too much is found in everything that is shown.

use deckbuilding::{CardId, Deckbuilding, Setup, State, TeamSetup, Teams};
use kernel::Game;
use testkit::{Sight, Trial, rules_shown, scene_shown, twins, words_shown};

const TRIAL: Trial = Trial { games: 8, seed: 1, cap: 80_000, stride: 1 };

/// One card of the box is known to everybody as soon as it is drawn.
fn marked(state: &State) -> State {
    let card: CardId = "outer-rim-pilot.1".parse().expect("a card");
    let starter: CardId = "rebel-trooper.1".parse().expect("a card");
    let mut state = state.clone();
    for card in [card, starter] {
        if state.hands.iter().any(|hand| hand.contains(card.thing())) {
            state.known.learn_all(card);
        }
    }
    state
}

fn for_two(shown: fn(Sight<'_, Deckbuilding>) -> String) {
    let problem = twins::<Deckbuilding>(&Setup::default(), TRIAL, |sight| {
        let (before, state) = (marked(sight.before), marked(sight.state));
        shown(Sight { before: &before, state: &state, ..sight })
    });
    assert!(problem.expect_err("a card too much").contains("parted unobserved"));
}

fn for_four(shown: fn(Sight<'_, Teams>) -> String) {
    let marked = |state: &<Teams as Game>::State| {
        let mut state = state.clone();
        state.regions = state.regions.each_ref().map(marked);
        state
    };
    let problem = twins::<Teams>(&TeamSetup::default(), TRIAL, |sight| {
        let (before, state) = (marked(sight.before), marked(sight.state));
        shown(Sight { before: &before, state: &state, ..sight })
    });
    assert!(problem.expect_err("a card too much").contains("parted unobserved"));
}

#[test]
fn the_rules_cannot_know_a_card_too_much() {
    for_two(rules_shown);
    for_four(rules_shown);
}

#[test]
fn the_scene_cannot_know_a_card_too_much() {
    for_two(scene_shown);
    for_four(scene_shown);
}

#[test]
fn words_cannot_know_a_card_too_much() {
    for_two(words_shown);
    for_four(words_shown);
}
