//! What a program that plays can ask of the game: weights, equals, values, quick answers.

use duel::{Action, Duel, Setup, State};
use kernel::{
    Dice, Draw, Draws, Fate, Game, Input, NoLog, Outcome, Seat, Stage, Team, Turn, begin, offered, settle,
};

fn position(lines: &[(&str, &str)]) -> State {
    let mut stage = Duel::stage(&Setup::default()).expect("a set-up");
    for (subject, value) in lines {
        Duel::place(&mut stage, subject, value).expect("a place");
    }
    Duel::raise(stage).expect("a position")
}

/// Takes the action after which its side stands best; of equals the first, since passing comes last.
fn best(state: &State, seat: Seat, dice: &mut Dice) -> Action {
    let after = |action: &Action| {
        let mut next = *state;
        Duel::apply(&mut next, Input::Act(seat, *action), &mut NoLog);
        settle::<Duel>(&mut next, &mut dice.clone(), &mut NoLog);
        Duel::value(&next, Team(seat.0))
    };
    offered::<Duel>(state, seat).into_iter().rev().max_by_key(after).expect("something is offered")
}

#[test]
fn whoever_looks_one_step_ahead_sees_the_win() {
    let state = position(&[
        ("left units", "raider (at bridge), guard"),
        ("right damage", "8"),
        ("right units", "captain"),
    ]);
    let action = best(&state, Seat(0), &mut Dice::new(1));
    assert_eq!(action.to_string(), "attack right-base with raider.1");
}

/// How many of 20 games the left side wins against one that answers at random.
fn wins(answer: impl Fn(&State, &[Action], &mut Dice) -> Action) -> usize {
    let game = |seed: &u64| {
        let mut dice = Dice::new(*seed);
        let mut state = begin::<Duel>(&Setup::default(), &[]).expect("a set-up");
        loop {
            let seats = match settle::<Duel>(&mut state, &mut dice, &mut NoLog) {
                Turn::Decide(seats) => seats,
                Turn::Over(outcome) => return outcome == Outcome::Won(Team(0)),
                Turn::Chance(_) => unreachable!("fate has answered"),
            };
            let seat = seats.first().expect("somebody decides");
            let actions = offered::<Duel>(&state, seat);
            let action = match seat {
                Seat(0) => answer(&state, &actions, &mut dice),
                _ => actions[dice.below(actions.len())],
            };
            Duel::apply(&mut state, Input::Act(seat, action), &mut NoLog);
        }
    };
    (0..20).filter(game).count()
}

#[test]
fn looking_ahead_and_quick_answers_beat_chance() {
    let ahead = wins(|state, _, dice| best(state, Seat(0), dice));
    let quick = wins(|state, actions, dice| actions[Duel::quick(state, Seat(0), actions, dice)]);
    assert!(ahead >= 15 && quick >= 15, "{ahead} and {quick} of 20");
}

#[test]
fn equal_cards_are_alike() {
    let state = position(&[("left hand", "guard, guard, raider")]);
    let alike: Vec<u64> = offered::<Duel>(&state, Seat(0)).iter().map(|a| Duel::alike(&state, a)).collect();
    assert_eq!(alike[0], alike[1]);
    assert_ne!(alike[0], alike[2]);
}

#[test]
fn dice_are_one_question_with_weighted_answers() {
    let mut state = position(&[("left hand", "bombardment"), ("right units", "guard")]);
    let play = offered::<Duel>(&state, Seat(0))[0];
    Duel::apply(&mut state, Input::Act(Seat(0), play), &mut NoLog);
    let Turn::Chance(chance) = Duel::turn(&state) else { panic!("dice are thrown") };
    let mut ways = Vec::new();
    assert!(chance.outcomes(&mut ways));
    assert_eq!(ways.len(), 10);
    assert_eq!(ways.iter().map(|(_, weight)| weight).sum::<u32>(), 216);
    let fate = Duel::dictate(&state, "hit blank double").expect("a roll");
    assert!(chance.accepts(fate) && !chance.accepts(Fate::Index(0)));
    let mut log = Vec::new();
    Duel::apply(&mut state, Input::Fate(fate), &mut log);
    let faces: Vec<&str> = log.iter().flat_map(|e| Duel::motion(e).dice).map(|die| die.face).collect();
    assert_eq!(faces, ["hit", "blank", "double"]);
}
