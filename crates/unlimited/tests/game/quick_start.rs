//! The quick-start game: nobody brings a deck, and everybody knows both.

use kernel::{Bring, Dice, Eyes, Game, NoLog, Seat, begin, settle};
use unlimited::card::CardId;
use unlimited::label::Label;
use unlimited::{Deck, Mode, Setup, State, Unlimited};

const SETUP: fn() -> Setup = || Setup { mode: Mode::QuickStart, ..Setup::default() };

#[test]
fn nobody_brings_a_deck() {
    assert!(Unlimited::brings(&Setup::default()) && !Unlimited::brings(&SETUP()));
    let own = [Deck::usual(Seat(0)), Deck::usual(Seat(1))];
    let refused = begin::<Unlimited>(&SETUP(), &own).map(|_| ()).expect_err("a deck was brought");
    assert!(refused.to_string().contains("bring none"), "{refused}");
    begin::<Unlimited>(&SETUP(), &[Deck::default(), Deck::default()]).expect("nothing was brought");
}

/// What all cards of a player are, wherever they lie.
fn cards_of(state: &State, seat: Seat) -> Vec<usize> {
    let mut faces: Vec<usize> = CardId::deck_of(seat)
        .map(|card| state.table.label(card))
        .filter(|label| label.is_known())
        .map(Label::face_index)
        .collect();
    faces.sort_unstable();
    faces
}

#[test]
fn whatever_is_imagined_is_the_starter_deck() {
    let mut state = begin::<Unlimited>(&SETUP(), &[]).expect("a game");
    settle::<Unlimited>(&mut state, &mut Dice::new(7), &mut NoLog);
    for (eyes, other) in [(Seat(0), Seat(1)), (Seat(1), Seat(0))] {
        let view = Unlimited::view(&state, Eyes::Seat(eyes));
        for seed in 0..20 {
            let imagined = Unlimited::imagine(&view, &mut Dice::new(seed));
            assert_eq!(cards_of(&imagined, other), cards_of(&state, other), "seed {seed}");
        }
    }
}
