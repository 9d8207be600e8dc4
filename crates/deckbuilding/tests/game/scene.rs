//! What is drawn: it names nothing that is hidden.

use std::collections::BTreeSet;

use deckbuilding::scene::Scene;
use deckbuilding::{Action, CardId, Deckbuilding, TeamSetup, Teams, View};
use kernel::{Draw, Eyes, Game, NoLog, PromptKind, Seat, Stage, act};
use serde_json::Value;
use testkit::{Trial, walk, watching};

use crate::two_players;

/// Every card a scene names, wherever.
fn named(scene: &Scene) -> BTreeSet<String> {
    fn ids(value: &Value, found: &mut BTreeSet<String>) {
        match value {
            Value::Array(all) => all.iter().for_each(|value| ids(value, found)),
            Value::Object(fields) => fields.values().for_each(|value| ids(value, found)),
            Value::String(text) if text.parse::<CardId>().is_ok() => {
                found.insert(text.clone());
            }
            _ => {}
        }
    }
    let mut found = BTreeSet::new();
    let mut scene = serde_json::to_value(scene).expect("a scene is plain data");
    drop_faces(&mut scene);
    ids(&scene, &mut found);
    found
}

/// A face is the same for all copies.
fn drop_faces(value: &mut Value) {
    match value {
        Value::Array(all) => all.iter_mut().for_each(drop_faces),
        Value::Object(fields) => {
            fields.remove("face");
            fields.values_mut().for_each(drop_faces);
        }
        _ => {}
    }
}

/// Every card these eyes could point at.
fn known(view: &View) -> BTreeSet<String> {
    let piles = view.players.iter().flat_map(|h| [&h.hand, &h.deck, &h.base_deck, &h.spare_bases]);
    let hidden = piles.chain([&view.galaxy_deck]).flatten().flatten().copied();
    let table = &view.table;
    let mut open = table.pilots | table.exile | table.row_cards() | table.galaxy_discard.set();
    for seat in [Seat(0), Seat(1)] {
        let player = &table.players[seat.index()];
        open = open | player.victory | player.discard.set() | table.in_play(seat);
    }
    hidden.chain(open.iter().map(CardId::from_thing)).map(|card| card.to_string()).collect()
}

#[test]
fn a_scene_names_only_what_its_eyes_know() {
    for (name, setup) in two_players().setups {
        let trial = Trial { games: 12, seed: 11, cap: 30_000, stride: 25 };
        let walked = walk::<Deckbuilding>(&setup, trial, |moment| {
            for eyes in watching::<Deckbuilding>(&setup).into_iter().filter(|_| moment.thorough) {
                let view = Deckbuilding::view(moment.state, eyes);
                let scene = named(&Deckbuilding::scene(&view));
                if let Some(unknown) = scene.difference(&known(&view)).next() {
                    return Err(format!("{eyes:?} cannot know {unknown}"));
                }
            }
            Ok(())
        });
        walked.unwrap_or_else(|problem| panic!("{name}: {problem}"));
    }
}

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
