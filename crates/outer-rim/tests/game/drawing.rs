//! What is drawn of the map, and what a click on it does.

use kernel::{Draw, Eyes, Game, Seat, Speak, Stage, offered};
use outer_rim::scene::Scene;
use outer_rim::{Action, OuterRim, State};

fn staged(lines: &[(&str, &str)]) -> State {
    let mut stage = OuterRim::stage(&OuterRim::usual()).expect("the usual set-up");
    for (subject, value) in lines {
        OuterRim::place(&mut stage, subject, value).expect("a subject and its value");
    }
    OuterRim::raise(stage).expect("a position")
}

const ONE: Seat = Seat(0);

fn seen(state: &State) -> Scene {
    OuterRim::scene(&OuterRim::view(state, Eyes::Seat(ONE)))
}

/// Where each click on a space leads: the space, how many moves, and what is done in one go.
fn clicks(state: &State) -> Vec<(String, u16, Vec<Action>)> {
    let view = OuterRim::view(state, Eyes::Seat(ONE));
    let offered = offered::<OuterRim>(state, ONE);
    let whole = OuterRim::combinations(&view, &offered).into_iter().chain(OuterRim::ways(&view, &offered));
    let click = |actions: Vec<Action>| {
        let touch = OuterRim::touch_all(&view, &actions);
        Some((touch.things.first()?.clone(), touch.amount?, actions))
    };
    whole.filter_map(click).collect()
}

const AT_RYLOTH: &[(&str, &str)] = &[
    ("turn", "one"),
    ("one at", "ryloth"),
    ("two at", "nav-m5-out"),
    ("hutt patrol", "nav-m5-ro (level 2)"),
    ("one assets", "bounty-greedo"),
];

#[test]
fn a_space_says_how_far_it_is_and_whether_it_stops_whoever_looks() {
    let scene = seen(&staged(AT_RYLOTH));
    let space = |id: &str| scene.spaces.iter().find(|space| space.id == id).expect("a space");
    assert_eq!((space("ryloth").away, space("ring-of-kafrene").away), (0, 4));
    assert!(space("nav-m5-ro").stops && space("maelstrom").stops, "R5.4, R5.5");
    assert!(!space("nav-m5-out").stops, "R5.8: others are in nobody's way");
    let liked = [AT_RYLOTH, &[("one reputation", "hutt 1")]].concat();
    let scene = seen(&staged(&liked));
    assert!(!scene.spaces.iter().any(|space| space.id == "nav-m5-ro" && space.stops));
}

#[test]
fn patrols_wait_beside_the_board_until_those_before_them_are_beaten() {
    let scene = seen(&staged(AT_RYLOTH));
    let waiting: Vec<_> = scene.patrols.iter().map(|p| (p.id.as_str(), p.waiting, p.gate.as_str())).collect();
    assert_eq!(
        waiting,
        [
            ("hutt", 2, "nav-m6-ri"),
            ("syndicate", 3, "nav-m1-li"),
            ("imperial", 3, "nav-m6-ro"),
            ("rebel", 3, "nav-m1-lo")
        ]
    );
}

#[test]
fn a_space_says_what_is_to_be_done_there_and_a_patrol_what_it_fights_with() {
    let goods = [AT_RYLOTH, &[("one assets", "coaxium-crystal, bounty-garindan (captured)")]].concat();
    let scene = seen(&staged(&goods));
    let errands: Vec<_> = scene.spaces.iter().filter(|space| !space.errands.is_empty()).collect();
    let told: Vec<_> = errands.iter().map(|space| (space.id.as_str(), space.errands[0].as_str())).collect();
    assert_eq!(told, [("kessel", "bounty-garindan"), ("ryloth", "coaxium-crystal")]);
    let hutt = &scene.patrols[0];
    assert_eq!((hutt.dice, hutt.credits, hutt.fame), (Some(4), 0, 1), "R7.3");
}

#[test]
fn a_card_of_the_market_says_what_is_missing() {
    let full = "dl-44, vibroknife";
    let poor = [AT_RYLOTH, &[("one assets", full), ("one credits", "1"), ("luxury market", "chromium-hull")]];
    let scene = seen(&staged(&poor.concat()));
    let stall =
        |card: &str| scene.markets.iter().find(|stall| stall.top.as_deref() == Some(card)).expect("sold");
    let hull = stall("chromium-hull");
    let goods: u16 = 20 - 1 - hull.lacks;
    assert!(!hull.affordable && hull.lacks > 0 && goods > 0, "R6.8: what could be bartered counts");
    let player = &scene.players[0];
    assert_eq!((player.slots.gear, player.slots.tasks), (2, 2), "R18.1");
    assert!(scene.markets.iter().any(|stall| !stall.room), "R18.1: both slots for gear are full");
}

#[test]
fn what_can_be_done_at_any_time_lights_nothing_up() {
    let state = staged(&[AT_RYLOTH, &[("step", "action"), ("one credits", "3")]].concat());
    let view = OuterRim::view(&state, Eyes::Seat(ONE));
    let aside = |action: &&Action| OuterRim::touch(&view, action).aside;
    let offered = offered::<OuterRim>(&state, ONE);
    let told: Vec<_> = offered.iter().filter(aside).map(ToString::to_string).collect();
    assert_eq!(told, ["give two", "discard bounty-greedo"], "R6.3, R18.2");
}

#[test]
fn a_contact_says_who_hunts_it_only_to_those_who_know_it() {
    let wanted = |contact: &str| {
        let scene = seen(&staged(&[&AT_RYLOTH[..5], &[("contacts", contact)]].concat()));
        let mut slots = scene.spaces.into_iter().flat_map(|space| space.contacts);
        let slot = slots.find(|slot| slot.id == "tatooine.2").expect("a contact space");
        (slot.card, slot.wanted)
    };
    assert_eq!(wanted("tatooine.2 greedo (faceup)"), (Some("greedo".into()), vec![0]));
    assert_eq!(wanted("tatooine.2 greedo"), (None, vec![]));
}

#[test]
fn a_click_on_a_space_is_a_whole_move_there_around_what_stops() {
    let state = staged(AT_RYLOTH);
    let clicks = clicks(&state);
    let to = |id: &str| {
        clicks.iter().find(|(space, ..)| space == id).map(|(_, moves, actions)| (*moves, actions.len()))
    };
    // One action for each space, and one to stop.
    assert_eq!(to("nav-m5-out"), Some((1, 2)), "past a rival");
    assert_eq!(to("naboo"), Some((2, 3)));
    // Stopped by the patrol.
    assert_eq!(to("nav-m5-ro"), Some((2, 2)));
    // Four spaces away, but the patrol is in the way: seven around it.
    assert_eq!(to("ring-of-kafrene"), Some((7, 8)));
    assert_eq!(to("ryloth"), None);
}
