//! Whatever people or files say is read or refused, never a crash.

use deckbuilding::{Action, CardId, Deckbuilding, Setup, Target};
use kernel::{Dice, Game, Input, NoLog, Record, Stage, Turn};
use proptest::prelude::*;
use script::Answer;

fn card() -> impl Strategy<Value = CardId> {
    (0..deckbuilding::card::THINGS as u16).prop_map(CardId::from_thing)
}

fn action() -> impl Strategy<Value = Action> {
    let target = prop_oneof![Just(Target::Base), card().prop_map(Target::Row)];
    prop_oneof![
        card().prop_map(Action::Play),
        card().prop_map(Action::Use),
        (card(), target.clone()).prop_map(|(card, target)| Action::Assign(card, target)),
        target.prop_map(Action::Resolve),
        card().prop_map(Action::Buy),
        card().prop_map(Action::Bribe),
        card().prop_map(|card| Action::Answer(Answer::Choose(card))),
        (0..8u8).prop_map(|mode| Action::Answer(Answer::Mode(mode))),
        card().prop_map(|card| Action::Answer(Answer::Trigger(card, card.face() as u16))),
        card().prop_map(Action::Redirect),
        any::<u16>().prop_map(|n| Action::Answer(Answer::Amount(n))),
        Just(Action::YES),
        Just(Action::PASS),
        Just(Action::End),
        card().prop_map(Action::Lend),
        Just(Action::Join),
    ]
}

/// A record of a few dozen inputs.
fn record() -> String {
    let mut record = Record::<Deckbuilding>::new(Setup::default());
    let mut state = Deckbuilding::start(&record.setup, &[]).expect("a legal set-up");
    let mut dice = Dice::new(3);
    while record.inputs.len() < 60 {
        let input = match Deckbuilding::turn(&state) {
            Turn::Over(_) => break,
            Turn::Chance(chance) => Input::Fate(kernel::Draws::draw(&chance, &mut dice)),
            Turn::Decide(seats) => {
                let seat = seats.first().expect("somebody decides");
                let offered = kernel::offered::<Deckbuilding>(&state, seat);
                Input::Act(seat, offered[dice.below(offered.len())])
            }
        };
        Deckbuilding::apply(&mut state, input, &mut NoLog);
        record.inputs.push(input);
    }
    record.write()
}

proptest! {
    #[test]
    fn an_action_reads_back(action in action()) {
        prop_assert_eq!(action.to_string().parse(), Ok(action));
    }

    #[test]
    fn any_text_is_an_action_or_an_error(text in ".{0,60}") {
        let _ = text.parse::<Action>();
        let _ = text.parse::<CardId>();
    }

    #[test]
    fn words_in_any_order_are_an_action_or_an_error(
        words in prop::collection::vec(prop::sample::select(vec![
            "play", "assign", "to", "base", "x-wing", "x-wing.2", "x-wing.9", "x-wing.", ".1", "option", "0", "999",
            "damage", "-1", "end", "yes", "darth-vader.1", "darth-vader.2", "attack",
        ]), 0..6)) {
        let _ = words.join(" ").parse::<Action>();
    }

    #[test]
    fn any_option_is_set_or_refused(option in "[a-z-]{0,30}", value in ".{0,20}") {
        let mut setup = Setup::default();
        let _ = setup.set(&option, &value);
        let _ = setup.set("mode", &value);
        let _ = setup.set("sides", &value);
        let _ = setup.set("goal", &value);
    }

    #[test]
    fn any_set_up_starts_or_is_refused(goal in any::<Option<u8>>(), sides in 0..4usize, bribing: bool) {
        let sides = vec![deckbuilding::setup::Side::Empire; sides];
        let setup = Setup { goal, sides, bribing, ..Setup::default() };
        prop_assert!(Deckbuilding::start(&setup, &[]).is_err());
    }

    #[test]
    fn any_position_is_raised_or_refused(
        facts in prop::collection::vec((
            prop::sample::select(vec![
                "turn", "force", "row", "galaxy deck", "galaxy discard", "pilots", "exile", "rebel hand", "empire deck",
                "empire play", "rebel base", "rebel base deck", "empire victory", "rebel resources", "empire base damage",
                "star-destroyer damage", "used", "nonsense", "rebel nonsense",
            ]),
            prop::sample::select(vec![
                "empire", "rebel start", "none", "3", "-3", "9999", "x-wing, x-wing", "5 others", "200 others", "hoth",
                "star-destroyer", "tie-fighter, luke-skywalker", "", ",", "x-wing.2", "lothal, endor", "?",
            ])), 0..8)) {
        let mut stage = Deckbuilding::stage(&Setup::default()).expect("a legal set-up");
        let placed = facts.iter().all(|(subject, value)| Deckbuilding::place(&mut stage, subject, value).is_ok());
        if placed && let Ok(state) = Deckbuilding::raise(stage) {
            prop_assert_eq!(state.misplaced(), None);
            let view = Deckbuilding::view(&state, kernel::Eyes::All);
            for (subject, _) in &facts {
                let _ = Deckbuilding::read(&view, subject);
            }
        }
    }

    #[test]
    fn any_text_is_a_record_or_an_error(text in "(?s).{0,200}") {
        prop_assert!(Record::<Deckbuilding>::read(&text).is_err());
    }

    /// A record with one character changed is refused, or it is another record that can be checked.
    #[test]
    fn a_spoilt_record_is_an_error_or_another_record(at in 0..2_000usize, with in any::<char>()) {
        let mut text: Vec<char> = record().chars().collect();
        let at = at % text.len();
        text[at] = with;
        if let Ok(record) = Record::<Deckbuilding>::read(&text.iter().collect::<String>()) {
            let _ = record.state();
        }
    }

    #[test]
    fn a_record_that_was_cut_off_is_an_error(keep in 0..2_000usize) {
        let text = record();
        let lines: Vec<&str> = text.lines().collect();
        let cut = lines[..keep % lines.len()].join("\n");
        prop_assert!(Record::<Deckbuilding>::read(&cut).is_err());
    }

    /// A state that somebody tampered with is refused by its reader or is plain data; it is never a crash.
    #[test]
    fn any_json_is_a_state_or_an_error(at in any::<prop::sample::Index>(), with in any::<u8>()) {
        let state = Deckbuilding::start(&Setup::default(), &[]).expect("a legal set-up");
        let mut json = serde_json::to_vec(&state).expect("plain data");
        let at = at.index(json.len());
        json[at] = with;
        let _ = serde_json::from_slice::<deckbuilding::State>(&json);
    }
}
