//! A position that a view describes can be staged again.

mod otherwise;

use deckbuilding::{Action, Deckbuilding, Mode, Setup, State};
use kernel::{Dice, Eyes, Game, NoLog, Stage, Turn, act, offered, settle};

/// Calls back at every question what to do next, in some random games.
fn at_main_questions(mut look: impl FnMut(&Setup, &State)) {
    let mut dice = Dice::new(11);
    for mode in Mode::ALL {
        let setup = Setup { mode, bribing: true, ..otherwise::setup() };
        for _ in 0..4 {
            let mut state = Deckbuilding::start(&setup, &[]).expect("a legal set-up");
            while let Turn::Decide(seats) = settle::<Deckbuilding>(&mut state, &mut dice, &mut NoLog) {
                let seat = seats.first().expect("somebody decides");
                let actions = offered::<Deckbuilding>(&state, seat);
                if actions.last() == Some(&Action::End) && dice.below(20) == 0 {
                    look(&setup, &state);
                }
                act::<Deckbuilding>(&mut state, seat, actions[dice.below(actions.len())], &mut NoLog)
                    .expect("offered");
            }
        }
    }
}

fn raise(setup: &Setup, facts: &[(String, String)]) -> State {
    let mut staged = Setup::default();
    for (option, value) in Deckbuilding::options_of(setup) {
        Deckbuilding::set_option(&mut staged, &option, &value).expect("an option that is told can be set");
    }
    assert_eq!(staged, *setup);
    let mut stage = Deckbuilding::stage(&staged).expect("a legal set-up");
    for (subject, value) in facts {
        Deckbuilding::place(&mut stage, subject, value).unwrap_or_else(|e| panic!("{subject}: {value}: {e}"));
    }
    Deckbuilding::raise(stage).unwrap_or_else(|e| panic!("{e}: {facts:?}"))
}

#[test]
fn with_all_eyes_it_is_the_same_position() {
    let mut looked = 0;
    at_main_questions(|setup, state| {
        let described = Deckbuilding::describe(&Deckbuilding::view(state, Eyes::All));
        let again = raise(setup, &described);
        assert_eq!(Deckbuilding::describe(&Deckbuilding::view(&again, Eyes::All)), described);
        looked += 1;
    });
    assert!(looked > 200, "{looked}");
}

/// Whatever a seat cannot see is not in the description, which can be staged all the same.
#[test]
fn with_a_players_eyes_nothing_hidden_is_told() {
    at_main_questions(|setup, state| {
        for eyes in [Eyes::Seat(deckbuilding::EMPIRE), Eyes::Seat(deckbuilding::REBEL), Eyes::Public] {
            let view = Deckbuilding::view(state, eyes);
            let described = Deckbuilding::describe(&view);
            raise(setup, &described);
            // The same from any state that these eyes hold possible.
            let imagined = Deckbuilding::imagine(&view, &mut Dice::new(3));
            assert_eq!(Deckbuilding::describe(&Deckbuilding::view(&imagined, eyes)), described);
        }
    });
}
