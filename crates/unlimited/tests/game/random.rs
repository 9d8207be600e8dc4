//! Games between players who do anything.

use kernel::{Dice, Game, Input, NoLog, Turn};
use unlimited::card::Kind;
use unlimited::cards::BOX;
use unlimited::{Deck, Setup, Unlimited};

/// A legal deck of any cards.
fn any_deck(dice: &mut Dice) -> Deck {
    let of = |kind: fn(Kind) -> bool| -> Vec<usize> {
        (0..BOX.len()).filter(|face| kind(BOX[*face].kind)).collect()
    };
    let leaders = of(|kind| kind == Kind::Leader);
    let bases = of(|kind| kind == Kind::Base);
    let mut others = of(|kind| matches!(kind, Kind::Unit(_) | Kind::Event | Kind::Upgrade));
    dice.shuffle(&mut others);
    let mut cards: Vec<(usize, u16)> = others.into_iter().take(25).map(|face| (face, 2)).collect();
    cards.sort_unstable();
    let (leader, base) = (leaders[dice.below(leaders.len())], bases[dice.below(bases.len())]);
    Deck { leader: Some(leader), base: Some(base), cards, ..Deck::default() }
}

#[test]
fn random_games_come_to_an_end() {
    let mut total = 0u64;
    for seed in 0..300 {
        let dice = &mut Dice::new(seed);
        let decks = [any_deck(dice), any_deck(dice)];
        let mut state = Unlimited::start(&Setup::default(), &decks).expect("a legal set-up");
        let mut actions = Vec::new();
        for n in 0.. {
            assert!(n < 20_000, "game {seed} has no end");
            match Unlimited::turn(&state) {
                Turn::Over(_) => break,
                Turn::Chance(chance) => {
                    let fate = kernel::Draws::draw(&chance, dice);
                    Unlimited::apply(&mut state, Input::Fate(fate), &mut NoLog);
                }
                Turn::Decide(seats) => {
                    let seat = seats.iter().next().expect("somebody");
                    Unlimited::actions(&state, seat, &mut actions);
                    assert!(!actions.is_empty(), "game {seed}: nothing is offered");
                    let action = actions[dice.below(actions.len())];
                    let text = action.to_string();
                    assert_eq!(text.parse::<unlimited::Action>().as_ref(), Ok(&action), "{text}");
                    Unlimited::apply(&mut state, Input::Act(seat, action), &mut NoLog);
                    total += 1;
                }
            }
        }
    }
    println!("{total} actions; a state has {} bytes", size_of::<unlimited::State>());
}
