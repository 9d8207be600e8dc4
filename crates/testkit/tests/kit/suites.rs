//! Every suite passes the sound game and catches the flaw it is there for.

use kernel::{Dice, Draws, Fate, Game, NoLog, Stage, settle};
use testkit::suites::{invariant, offers, records, round_trips, views};
use testkit::{Tally, Trial, perft};

use crate::suns::{
    ASKS_NOBODY, Chance, DEAD_END, ENDLESS, FORGETS_EVENT, FORGETS_SEEN, FORGETS_STATE, FORGETS_VIEW,
    IMAGINES_NONSENSE, LEAKY_OFFER, LEAKY_VIEW, MISREAD, MOODY, MUMBLED, OFFERS_NOTHING, OFFERS_TO_ALL,
    PANICS, SOUND, Setup, State, Suns, TWICE, UNSORTED,
};

const TRIAL: Trial = Trial { games: 30, seed: 1, cap: 200, stride: 1 };

fn setup() -> Setup {
    Setup { goal: 30, open: false }
}

type Suite = fn(&Setup, Trial) -> Result<Tally, String>;

const SOUND_SUITES: [Suite; 4] =
    [offers::<Suns<SOUND>>, round_trips::<Suns<SOUND>>, records::<Suns<SOUND>>, views::<Suns<SOUND>>];

fn caught(suite: Suite, part: &str) {
    let problem = suite(&setup(), TRIAL).expect_err(part);
    assert!(problem.contains(part), "{problem}");
    assert!(problem.starts_with("seed "), "{problem}");
    assert!(problem.contains(", ply "), "{problem}");
}

#[test]
fn the_sound_game_keeps_all_laws() {
    for open in [false, true] {
        let setup = Setup { open, ..setup() };
        for suite in SOUND_SUITES {
            let tally = suite(&setup, TRIAL).expect("a sound game");
            assert_eq!(tally.games, 30);
            assert!((5..=20).contains(&tally.longest), "{tally:?}");
            assert!(tally.actions <= 30 * tally.longest && tally.actions >= tally.longest, "{tally:?}");
        }
    }
}

#[test]
fn all_suites_play_the_same_games() {
    let all = SOUND_SUITES.map(|suite| suite(&setup(), TRIAL).expect("a sound game"));
    assert!(all.windows(2).all(|pair| pair[0] == pair[1]), "{all:?}");
}

#[test]
fn offers_catch_their_flaws() {
    caught(offers::<Suns<UNSORTED>>, "offers are not sorted");
    caught(offers::<Suns<TWICE>>, "`pass` is offered twice");
    caught(offers::<Suns<OFFERS_TO_ALL>>, "lando: has nothing to decide, but is offered `");
    caught(offers::<Suns<OFFERS_NOTHING>>, "han: must decide, but is offered nothing");
    caught(offers::<Suns<DEAD_END>>, "`, seat 2 must decide, but is offered nothing");
    caught(offers::<Suns<ASKS_NOBODY>>, "`, the game waits for a decision of nobody");
    caught(offers::<Suns<MISREAD>>, "`pass` reads back as another action");
    caught(offers::<Suns<MUMBLED>>, "`mumble` does not read back: nobody can `mumble`");
}

#[test]
fn round_trips_catch_what_is_forgotten() {
    caught(round_trips::<Suns<FORGETS_STATE>>, "the state is another one after a round trip through JSON");
    caught(round_trips::<Suns<FORGETS_VIEW>>, "the view is another one");
    caught(round_trips::<Suns<FORGETS_EVENT>>, "the event is another one");
    caught(round_trips::<Suns<FORGETS_SEEN>>, "the seen event is another one");
}

#[test]
fn records_catch_moods_and_bad_notation() {
    caught(records::<Suns<MOODY>>, "the same inputs, played again, lead to another state");
    caught(records::<Suns<MISREAD>>, "the record reads back as another one");
    caught(records::<Suns<MUMBLED>>, "the record: line ");
    caught(records::<Suns<UNSORTED>>, "played again, the input is refused");
}

#[test]
fn views_catch_leaks() {
    caught(views::<Suns<LEAKY_VIEW>>, "the view knows what it should not");
    caught(views::<Suns<LEAKY_OFFER>>, "whether `roll` is offered depends on what the seat cannot know");
    caught(views::<Suns<IMAGINES_NONSENSE>>, "panic: index out of bounds");
}

#[test]
fn every_suite_catches_games_that_do_not_end_or_stop_in_a_panic() {
    caught(offers::<Suns<ENDLESS>>, "ply 200: the game is not over after 200 inputs");
    caught(records::<Suns<PANICS>>, "panic: the seventh turn");
    caught(round_trips::<Suns<OFFERS_NOTHING>>, "seat 1 must decide, but is offered nothing");
    caught(round_trips::<Suns<ASKS_NOBODY>>, "the game waits for a decision of nobody");
    let refused = offers::<Suns<SOUND>>(&Setup { goal: 0, open: false }, TRIAL);
    assert_eq!(refused, Err("seed 1, ply 0: the set-up is refused: the goal must be at least 1".into()));
}

#[test]
fn a_game_can_bring_a_law_of_its_own() {
    let cards = |state: &State| {
        let count = state.deck.len() + state.pile.len() + state.hands.iter().map(Vec::len).sum::<usize>();
        if count == 9 { Ok(()) } else { Err(format!("{count} cards")) }
    };
    assert!(invariant::<Suns<SOUND>>(&setup(), TRIAL, cards).is_ok());
    let few = |state: &State| if state.turns < 3 { Ok(()) } else { Err("three turns".into()) };
    let problem = invariant::<Suns<SOUND>>(&setup(), TRIAL, few).expect_err("a law that fails");
    assert!(problem.starts_with("seed 1, ply ") && problem.ends_with(": three turns"), "{problem}");
}

#[test]
fn a_problem_comes_back_with_its_seed() {
    let rare = |state: &State| if state.score[1] < 25 { Ok(()) } else { Err("25".into()) };
    let problem = invariant::<Suns<SOUND>>(&setup(), Trial { games: 500, ..TRIAL }, rare).expect_err("25");
    let seed = problem["seed ".len()..].split(',').next().and_then(|n| n.parse().ok()).expect("a seed");
    let alone = Trial { games: 1, seed, ..TRIAL };
    assert_eq!(invariant::<Suns<SOUND>>(&setup(), alone, rare), Err(problem));
}

#[test]
fn the_stride_spares_the_long_laws_only() {
    let rarely = Trial { stride: 1000, ..TRIAL };
    assert!(round_trips::<Suns<FORGETS_EVENT>>(&setup(), rarely).is_ok());
    assert!(round_trips::<Suns<FORGETS_STATE>>(&setup(), rarely).is_err());
    assert!(offers::<Suns<UNSORTED>>(&setup(), rarely).is_err());
    assert!(round_trips::<Suns<SOUND>>(&setup(), Trial { stride: 0, ..TRIAL }).is_ok());
}

#[test]
fn paths_are_counted() {
    let mut stage = Suns::<SOUND>::stage(&setup()).expect("a stage");
    for (subject, value) in [("han hand", "sun, moon"), ("lando hand", "star"), ("deck", "none")] {
        Suns::<SOUND>::place(&mut stage, subject, value).expect("a place");
    }
    let state = Suns::<SOUND>::raise(stage).expect("a position");
    let count = |depth| perft::<Suns<SOUND>>(&state, depth, 1);
    // Han has 2 cards, the die and the pass; Lando 1, the die and the pass; played cards are replaced.
    assert_eq!([count(0), count(1), count(2), count(3)], [1, 4, 12, 48]);

    let mut near_the_end = state.clone();
    near_the_end.score = [27, 0];
    // Playing the sun wins, and the die shows a six: only the moon and the pass lead on.
    let six = (0..).find(|seed| Chance::Die.draw(&mut Dice::at(*seed, 0)) == Fate::Index(5)).expect("a six");
    assert_eq!(perft::<Suns<SOUND>>(&near_the_end, 2, six), 6);
    let both = State { setup: Setup { open: true, ..setup() }, ..state };
    assert_eq!(perft::<Suns<SOUND>>(&both, 1, 1), 7);

    let mut dealt = Suns::<SOUND>::start(&setup(), &[]).expect("a start");
    assert_eq!(perft::<Suns<SOUND>>(&dealt, 1, 1), 4);
    settle::<Suns<SOUND>>(&mut dealt, &mut Dice::new(1), &mut NoLog);
    assert_eq!(perft::<Suns<SOUND>>(&dealt, 1, 1), 4);
}
