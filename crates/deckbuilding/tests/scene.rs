//! What is drawn: it names nothing that is hidden, and has everything that can be touched.

use std::collections::BTreeSet;

use deckbuilding::scene::Scene;
use deckbuilding::{Action, CardId, Deckbuilding, Mode, Setup, TeamSetup, Teams, View};
use kernel::{
    Advise, Dice, Draw, Eyes, Game, NoLog, PromptKind, Seat, Speak, Stage, Turn, act, offered, settle,
};
use serde_json::Value;
use text::Lang;

/// The longest tag that fits on a card.
const TAG: usize = 18;

/// Calls for every question of random games in every mode.
fn walk(games: u64, mut look: impl FnMut(&deckbuilding::State, Seat, &mut Dice)) {
    for mode in Mode::ALL {
        for game in 0..games {
            let mut dice = Dice::at(11, game);
            let setup = Setup { mode, bribing: game % 2 == 0, ..Setup::default() };
            let mut state = Deckbuilding::start(&setup, &[]).expect("a legal set-up");
            while let Turn::Decide(seats) = settle::<Deckbuilding>(&mut state, &mut dice, &mut NoLog) {
                let seat = seats.first().expect("somebody decides");
                look(&state, seat, &mut dice);
                let actions = offered::<Deckbuilding>(&state, seat);
                let action = actions[dice.below(actions.len())];
                act::<Deckbuilding>(&mut state, seat, action, &mut NoLog).expect("it was offered");
            }
        }
    }
}

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
    let mut looked = 0;
    walk(12, |state, _, dice| {
        if dice.below(25) > 0 {
            return;
        }
        looked += 1;
        for eyes in [Eyes::Seat(Seat(0)), Eyes::Seat(Seat(1)), Eyes::Public, Eyes::All] {
            let view = Deckbuilding::view(state, eyes);
            let scene = named(&Deckbuilding::scene(&view));
            let unknown: Vec<_> = scene.difference(&known(&view)).cloned().collect();
            assert!(unknown.is_empty(), "{eyes:?} cannot know {unknown:?}");
        }
    });
    assert!(looked > 500, "{looked}");
}

#[test]
fn everything_an_action_touches_is_on_the_scene() {
    walk(12, |state, seat, dice| {
        let view = Deckbuilding::view(state, Eyes::Seat(seat));
        let prompt = Deckbuilding::prompt(&view);
        let actions = offered::<Deckbuilding>(state, seat);
        if prompt.kind == PromptKind::Turn && dice.below(10) > 0 {
            return;
        }
        let scene = named(&Deckbuilding::scene(&view));
        // The source may have left the table: a card that was defeated, and shuffled into the galaxy deck.
        assert!(prompt.among.iter().all(|(card, most)| scene.contains(card) && *most == 1), "{prompt:?}");
        for action in actions {
            let touch = Deckbuilding::touch(&view, &action);
            let notation = action.to_string();
            assert_eq!(notation.split(' ').next(), Some(touch.verb));
            for card in touch.things.iter().chain(&touch.onto).filter(|card| *card != "base") {
                assert!(scene.contains(card), "{action}: {card} is nowhere");
            }
            if touch.verb == "choose" {
                assert_eq!(prompt.kind, PromptKind::Things);
                let [card] = &touch.things[..] else { panic!("{action} is about one card") };
                assert!(prompt.among.iter().any(|(among, _)| among == card), "{action}: {prompt:?}");
            }
        }
        let other = Deckbuilding::prompt(&Deckbuilding::view(state, Eyes::Seat(Seat(1 - seat.0))));
        assert_eq!((other.kind, other.source), (PromptKind::Wait, None));
    });
}

/// A client that gathers its picks first needs no more than what the prompt says.
#[test]
fn picks_can_be_sent_in_the_order_of_the_cards() {
    let mut several = 0;
    walk(12, |state, seat, dice| {
        let prompt = Deckbuilding::prompt(&Deckbuilding::view(state, Eyes::Seat(seat)));
        if prompt.kind != PromptKind::Things || prompt.most < 2 {
            return;
        }
        several += 1;
        // The last ones: the first offers do not show all of them.
        let n: usize = prompt.least.max(1 + dice.below(prompt.most.into()) as u16).into();
        let mut trial = state.clone();
        let depth = trial.stack;
        for (card, _) in &prompt.among[prompt.among.len() - n..] {
            // The rest may have been taken without asking, or the game waits for fate.
            let pick = format!("choose {card}").parse().expect("notation");
            if !offered::<Deckbuilding>(&trial, seat).contains(&pick) {
                assert_ne!(trial.stack, depth, "{card} of {prompt:?}");
                break;
            }
            act::<Deckbuilding>(&mut trial, seat, pick, &mut NoLog).expect("it is offered");
        }
    });
    assert!(several > 50, "{several}");
}

#[test]
fn buttons_tags_and_reasons_have_words() {
    walk(8, |state, seat, dice| {
        if dice.below(4) > 0 {
            return;
        }
        let view = Deckbuilding::view(state, Eyes::Seat(seat));
        let actions = offered::<Deckbuilding>(state, seat);
        for lang in [Lang::En, Lang::Es] {
            for action in &actions {
                let brief = Deckbuilding::say_briefly(&view, action, lang);
                let tag = Deckbuilding::say_tag(&view, action, lang);
                assert!(!brief.is_empty() && !brief.contains('{'), "{action}: {brief}");
                assert!((1..=TAG).contains(&tag.chars().count()) && !tag.contains('{'), "{action}: {tag}");
            }
            for actions in Deckbuilding::combinations(&view, &actions) {
                assert!(!Deckbuilding::say_combination_briefly(&view, &actions, lang).is_empty());
            }
            let advice = Deckbuilding::advise(&view, &actions);
            let reason = Deckbuilding::reason(&view, &actions, &advice, lang);
            assert!(reason.is_none_or(|reason| reason.ends_with('.')));
        }
    });
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
