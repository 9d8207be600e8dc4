//! What is drawn of a position, and what a click on it does.

use kernel::{Draw, Eyes, Game, Seat, Stage, offered};
use rebellion::scene::Scene;
use rebellion::{Rebellion, State};

fn staged(lines: &[(&str, &str)]) -> State {
    let mut stage = Rebellion::stage(&Rebellion::usual()).expect("the usual set-up");
    for (subject, value) in lines {
        Rebellion::place(&mut stage, subject, value).expect("a subject and its value");
    }
    Rebellion::raise(stage).expect("a position")
}

fn seen(state: &State, eyes: Eyes) -> Scene {
    Rebellion::scene(&Rebellion::view(state, eyes))
}

const REBEL: Eyes = Eyes::Seat(Seat(0));
const EMPIRE: Eyes = Eyes::Seat(Seat(1));

const POSITION: &[(&str, &str)] = &[
    ("turn", "rebel"),
    ("base", "hoth"),
    ("naboo", "2 x-wing"),
    ("rodia", "star-destroyer, stormtrooper"),
    ("rebel pool", "han-solo"),
    ("rebel hand", "sabotage"),
    ("rebel queue 2", "y-wing"),
];

#[test]
fn a_system_shows_what_stands_there_and_what_it_builds() {
    let scene = seen(&staged(POSITION), REBEL);
    let place = |id: &str| scene.places.iter().find(|place| place.id == id).expect("a place");
    assert_eq!(place("naboo").units[0].id, "x-wing");
    assert_eq!((place("naboo").units[0].n, place("naboo").units[0].side), (2, 0));
    assert_eq!(place("naboo").icons, [("ground", "triangle"), ("space", "triangle")]);
    assert!(place("rodia").subjugated && place("hoth").remote && place("rebel-base").region.is_none());
    assert_eq!(scene.sides[0].queue[1][0].id, "y-wing");
    assert_eq!((scene.gap, scene.builds.len(), scene.recruits.len()), (13, 7, 4), "R2.7");
}

#[test]
fn only_the_rebels_are_shown_the_base_and_their_hand() {
    let state = staged(POSITION);
    let (own, other) = (seen(&state, REBEL), seen(&state, EMPIRE));
    assert_eq!((own.base.as_deref(), other.base.as_deref()), (Some("hoth"), None), "R1.6");
    assert!(own.sides[0].hand.contains(&Some("sabotage".to_owned())));
    assert!(other.sides[0].hand.iter().all(Option::is_none));
    assert!(other.possible_bases.contains(&"hoth".to_owned()));
    assert!(!other.possible_bases.contains(&"rodia".to_owned()), "R18.4: troops would have found it");
}

#[test]
fn a_turn_is_a_click_on_a_leader_or_on_the_base() {
    let state = staged(POSITION);
    let view = Rebellion::view(&state, REBEL);
    let touched: Vec<(&str, Vec<String>)> = offered::<Rebellion>(&state, Seat(0))
        .iter()
        .map(|action| Rebellion::touch(&view, action))
        .map(|touch| (touch.verb, touch.things))
        .collect();
    assert!(touched.contains(&("activate", vec!["han-solo".to_owned()])));
    assert!(touched.contains(&("reveal", vec!["rebel-base".to_owned()])));
    assert!(touched.contains(&("pass", vec![])));
}
