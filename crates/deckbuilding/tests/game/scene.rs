//! What only this game draws.

use deckbuilding::{Action, TeamSetup, Teams};
use kernel::{Draw, Eyes, Game, NoLog, PromptKind, Seat, Stage, act};

#[test]
fn a_joint_attack_is_one_number_and_says_where_it_would_be_wasted() {
    let mut stage = Teams::stage(&TeamSetup::default()).expect("a table");
    let position = [
        ("turn", "rebel"),
        ("empire-1 base damage", "6"),
        ("rebel-1 play", "x-wing"),
        ("rebel-2 play", "rebel-trooper"),
    ];
    for (subject, value) in position {
        Teams::place(&mut stage, subject, value).unwrap_or_else(|problem| panic!("{subject}: {problem}"));
    }
    let mut state = Teams::raise(stage).expect("a position");
    let (one, other) = (Seat(1), Seat(3));
    let does = |state: &mut <Teams as Game>::State, seat, action: &str| {
        act::<Teams>(state, seat, action.parse().expect("an action"), &mut NoLog).expect("it is offered");
    };
    does(&mut state, one, "assign x-wing.1 to base");
    does(&mut state, other, "assign rebel-trooper.1 to base");
    let view = Teams::view(&state, Eyes::Seat(one));
    assert_eq!(Teams::scene(&view).joint_attack, Some(5));
    let touch = Teams::touch(&view, &Action::Join);
    assert_eq!((touch.verb, touch.onto.as_deref()), ("join", Some("lothal")));
    does(&mut state, one, "attack together");
    let prompt = Teams::prompt(&Teams::view(&state, Eyes::Seat(one)));
    assert_eq!((prompt.kind, prompt.most), (PromptKind::Amount, 2), "two hit points are left");
}
