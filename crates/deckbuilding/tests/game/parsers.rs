//! Whatever people or files say is read or refused, never a crash.

use deckbuilding::setup::Side;
use deckbuilding::{Action, CardId, Deckbuilding, Mode, Setup, Target};
use kernel::{Game, Record, Stage};
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
    fn any_set_up_starts_or_is_refused(
        goal in prop::option::of(0..8u8),
        empire in prop::collection::vec(any::<bool>(), 0..4),
        mode in 0..3usize,
    ) {
        let side = |empire: &bool| if *empire { Side::Empire } else { Side::Rebel };
        let sides: Vec<Side> = empire.iter().map(side).collect();
        let mode = Mode::ALL[mode];
        let setup = Setup { mode, goal, sides, ..Setup::default() };
        // R10.1: one of each side, and 2 to 5 bases, if there are as many.
        let goal_fits = goal.is_none_or(|goal| (2..=5).contains(&goal) && goal <= mode.bases());
        let legal = matches!(empire[..], [true, false] | [false, true])
            && goal_fits;
        prop_assert_eq!(Deckbuilding::start(&setup, &[]).is_ok(), legal, "{:?}", setup);
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

}
