//! Everything the table says comes from the tables of words, in every language.

mod otherwise;

use deckbuilding::{Deckbuilding, Event, Mode, Setup};
use kernel::{Dice, Eyes, Game, Seat, Spoken, Turn, act, offered, settle};
use text::Lang;

/// A letter outside brackets bypassed the tables.
fn check(what: &str, text: &str) {
    let mut depth = 0;
    for c in text.chars() {
        match c {
            '[' => depth += 1,
            ']' => depth -= 1,
            c => assert!(depth > 0 || !c.is_alphabetic(), "{what}: {text}"),
        }
    }
}

/// The track is drawn in brackets of its own.
fn without_track(text: &str) -> String {
    text.replace(['●', '·'], "").replace("[]", "")
}

#[test]
fn questions_menus_log_and_table_come_from_the_tables() {
    let mut dice = Dice::new(5);
    for mode in Mode::ALL {
        for game in 0..12 {
            let usual = if game % 3 == 0 { otherwise::setup() } else { Setup::default() };
            let setup = Setup { mode, bribing: game % 2 == 0, ..usual };
            let mut state = Deckbuilding::start(&setup).expect("a legal set-up");
            let mut events: Vec<Event> = Vec::new();
            while let Turn::Decide(seats) = settle::<Deckbuilding>(&mut state, &mut dice, &mut events) {
                let seat = seats.first().expect("somebody decides");
                let actions = offered::<Deckbuilding>(&state, seat);
                let look = dice.below(40) == 0;
                let view = Deckbuilding::view(&state, Eyes::Seat(seat));
                for lang in [Lang::Pseudo, Lang::En, Lang::Es] {
                    let question = Deckbuilding::say_question(&view, lang);
                    assert!(!question.is_empty() && !question.contains('{'), "{question}");
                    if lang == Lang::Pseudo {
                        check("question", &question);
                    }
                    for action in &actions {
                        let said = Deckbuilding::say_action(&view, action, lang);
                        assert!(!said.is_empty() && !said.contains('{'), "{action}: {said}");
                        if lang == Lang::Pseudo {
                            check("action", &said);
                        }
                    }
                    if look && lang == Lang::Pseudo {
                        check("table", &without_track(&Deckbuilding::say_table(&view, lang)));
                        let other = Deckbuilding::view(&state, Eyes::Seat(Seat(1 - seat.0)));
                        check("waiting", &Deckbuilding::say_question(&other, lang));
                        for combination in Deckbuilding::combinations(&view, &actions) {
                            check("combination", &Deckbuilding::say_combination(&view, &combination, lang));
                        }
                    }
                }
                let action = actions[dice.below(actions.len())];
                act::<Deckbuilding>(&mut state, seat, action, &mut events).expect("it was offered");
            }
            for event in &events {
                for eyes in [Eyes::All, Eyes::Public] {
                    let seen = Deckbuilding::seen(event, eyes).expect("every event is seen by all");
                    check("event", &Deckbuilding::say_event(&seen, Lang::Pseudo));
                }
            }
        }
    }
}

/// Every action of a combination is offered when its turn comes.
#[test]
fn combinations_can_be_played_to_their_end() {
    let mut dice = Dice::new(8);
    let mut played = 0;
    for usual in [Setup::default(), otherwise::setup()].iter().cycle().take(30) {
        let setup = Setup { mode: Mode::FullGalaxy, ..usual.clone() };
        let mut state = Deckbuilding::start(&setup).expect("a legal set-up");
        while let Turn::Decide(seats) = settle::<Deckbuilding>(&mut state, &mut dice, &mut kernel::NoLog) {
            let seat = seats.first().expect("somebody decides");
            let actions = offered::<Deckbuilding>(&state, seat);
            let view = Deckbuilding::view(&state, Eyes::Seat(seat));
            for combination in Deckbuilding::combinations(&view, &actions) {
                let mut trial = state.clone();
                for action in combination {
                    act::<Deckbuilding>(&mut trial, seat, action, &mut kernel::NoLog)
                        .expect("it is offered in its turn");
                }
                played += 1;
            }
            act::<Deckbuilding>(&mut state, seat, actions[dice.below(actions.len())], &mut kernel::NoLog)
                .expect("it was offered");
        }
    }
    assert!(played > 1_000, "{played}");
}
