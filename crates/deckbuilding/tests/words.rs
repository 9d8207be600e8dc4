//! Everything the table says comes from the tables of words, in every language.

mod otherwise;

use deckbuilding::{Deckbuilding, Event, Mode, Setup, TeamSetup, Teams};
use kernel::{Dice, Eyes, Game, NoLog, Seat, Speak, Stage, Turn, act, offered, settle};
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
            let mut state = Deckbuilding::start(&setup, &[]).expect("a legal set-up");
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
        let mut state = Deckbuilding::start(&setup, &[]).expect("a legal set-up");
        while let Turn::Decide(seats) = settle::<Deckbuilding>(&mut state, &mut dice, &mut NoLog) {
            let seat = seats.first().expect("somebody decides");
            let actions = offered::<Deckbuilding>(&state, seat);
            let view = Deckbuilding::view(&state, Eyes::Seat(seat));
            for combination in Deckbuilding::combinations(&view, &actions) {
                let mut trial = state.clone();
                for action in combination {
                    act::<Deckbuilding>(&mut trial, seat, action, &mut NoLog)
                        .expect("it is offered in its turn");
                }
                played += 1;
            }
            act::<Deckbuilding>(&mut state, seat, actions[dice.below(actions.len())], &mut NoLog)
                .expect("it was offered");
        }
    }
    assert!(played > 1_000, "{played}");
}

#[test]
fn the_table_for_four_speaks_from_the_tables_too() {
    let mut dice = Dice::new(6);
    for game in 0..8 {
        let setup = TeamSetup { open_hands: game % 2 == 0, bribing: true, ..TeamSetup::default() };
        let mut state = Teams::start(&setup, &[]).expect("a legal set-up");
        let mut events: Vec<<Teams as Game>::Event> = Vec::new();
        while let Turn::Decide(seats) = settle::<Teams>(&mut state, &mut dice, &mut events) {
            let asked: Vec<Seat> = seats.iter().collect();
            let seat = asked[dice.below(asked.len())];
            for who in (0..4).map(Seat).filter(|who| *who == seat || dice.below(10) == 0) {
                let view = Teams::view(&state, Eyes::Seat(who));
                let actions = offered::<Teams>(&state, who);
                for lang in [Lang::Pseudo, Lang::En, Lang::Es] {
                    let mut said = vec![Teams::say_question(&view, lang)];
                    for action in &actions {
                        said.push(Teams::say_action(&view, action, lang));
                        said.push(Teams::say_briefly(&view, action, lang));
                        said.push(Teams::say_tag(&view, action, lang));
                    }
                    for said in said {
                        assert!(!said.is_empty() && !said.contains('{'), "{said:?}");
                        if lang == Lang::Pseudo {
                            check("team", &said);
                        }
                    }
                }
            }
            let actions = offered::<Teams>(&state, seat);
            let view = Teams::view(&state, Eyes::Seat(seat));
            for combination in Teams::combinations(&view, &actions) {
                let mut trial = state.clone();
                for action in combination {
                    act::<Teams>(&mut trial, seat, action, &mut NoLog).expect("it is offered in its turn");
                }
            }
            let action = actions[dice.below(actions.len())];
            act::<Teams>(&mut state, seat, action, &mut events).expect("it was offered");
        }
        for event in &events {
            let all = [Eyes::All, Eyes::Public, Eyes::Seat(Seat(2))];
            for seen in all.iter().filter_map(|eyes| Teams::seen(event, *eyes)) {
                check("event", &Teams::say_event(&seen, Lang::Pseudo));
            }
        }
    }
}

/// A position of the team game, after these moves.
fn staged(position: &[(&str, &str)], moves: &[(u8, &str)]) -> <Teams as Game>::State {
    let mut stage = Teams::stage(&TeamSetup { open_hands: false, ..TeamSetup::default() }).expect("a table");
    for (subject, value) in position {
        Teams::place(&mut stage, subject, value).expect("a position");
    }
    let mut state = Teams::raise(stage).expect("a position");
    for (seat, action) in moves {
        let action = action.parse().expect("an action");
        act::<Teams>(&mut state, Seat(*seat), action, &mut NoLog).expect("it is offered");
    }
    state
}

#[track_caller]
fn asks(state: &<Teams as Game>::State, seat: u8, en: &str, es: &str) {
    let view = Teams::view(state, Eyes::Seat(Seat(seat)));
    assert_eq!(Teams::say_question(&view, Lang::En), en);
    assert_eq!(Teams::say_question(&view, Lang::Es), es);
}

#[track_caller]
fn says(state: &<Teams as Game>::State, seat: u8, action: &str, en: [&str; 3], es: [&str; 3]) {
    let view = Teams::view(state, Eyes::Seat(Seat(seat)));
    let action = action.parse().expect("an action");
    assert!(offered::<Teams>(state, Seat(seat)).contains(&action), "{action} is offered");
    for (lang, said) in [(Lang::En, en), (Lang::Es, es)] {
        assert_eq!(Teams::say_action(&view, &action, lang), said[0]);
        assert_eq!(Teams::say_briefly(&view, &action, lang), said[1]);
        assert_eq!(Teams::say_tag(&view, &action, lang), said[2]);
    }
}

#[test]
fn what_two_hoths_prevent_is_asked_of_both_defenders() {
    let state = staged(
        &[
            ("turn", "empire"),
            ("rebel-1 base", "hoth"),
            ("rebel-2 base", "hoth"),
            ("empire-1 play", "darth-vader"),
        ],
        &[(0, "assign darth-vader to base"), (0, "attack base"), (0, "damage 5")],
    );
    for seat in [1, 3] {
        asks(
            &state,
            seat,
            "Rebel 1 is about to take 5 damage and Rebel 2 1; 4 of it can be prevented. How much for Rebel 1?",
            "Rebelde 1 va a recibir 5 de daño y Rebelde 2, 1; se pueden evitar 4. ¿Cuánto para Rebelde 1?",
        );
        says(&state, seat, "damage 3", ["Prevent 3"; 3], ["Evitar 3"; 3]);
    }
    asks(
        &state,
        0,
        "Waiting for Rebel 1, Empire 2 and Rebel 2.",
        "Se espera a Rebelde 1, Imperio 2 y Rebelde 2.",
    );
}

#[test]
fn dividing_damage_names_both_bases() {
    let attack = |attacker: &str| {
        staged(
            &[("turn", "rebel"), ("rebel-2 play", attacker)],
            &[(3, &format!("assign {attacker} to base")), (3, "attack base")],
        )
    };
    asks(
        &attack("rebel-trooper"),
        3,
        "2 damage left: how much of it does Lothal take? The rest is for Lothal (other region).",
        "Quedan 2 de daño: ¿cuánto recibe Lothal? El resto es para Lothal (otra región).",
    );
    asks(
        &attack("blockade-runner"),
        3,
        "1 damage left: how much of it does Lothal take? The rest is for Lothal (other region).",
        "Queda 1 de daño: ¿cuánto recibe Lothal? El resto es para Lothal (otra región).",
    );
}

#[test]
fn what_is_the_partners_is_said_to_be() {
    let state = staged(
        &[
            ("turn", "empire"),
            ("empire-1 play", "gozanti-cruiser, at-at, stormtrooper"),
            ("empire-1 base", "death-star"),
            ("empire-2 hand", "inquisitor"),
            ("empire-2 discard", "death-trooper"),
            ("empire-2 play", "tie-fighter"),
        ],
        &[(0, "assign stormtrooper.1 to base"), (2, "assign tie-fighter.1 to base")],
    );
    says(
        &state,
        2,
        "use far/gozanti-cruiser.1",
        [
            "Use Gozanti Cruiser (your partner's): In exchange for discarding 1 card from your hand: draw 1 card.",
            "Use Gozanti Cruiser (your partner's)",
            "Use",
        ],
        [
            "Usar Crucero Gozanti (de tu compañero): A cambio de descartar 1 carta de tu mano: robas 1 carta.",
            "Usar Crucero Gozanti (de tu compañero)",
            "Usar",
        ],
    );
    says(
        &state,
        2,
        "attack together",
        [
            "Resolve the attack on the bases together with your partner: 4",
            "Attack together · 4",
            "Attack together",
        ],
        [
            "Resolver el ataque contra las bases junto con tu compañero: 4",
            "Atacar juntos · 4",
            "Atacar juntos",
        ],
    );
    says(
        &state,
        0,
        "lend at-at",
        [
            "Let your partner use the ability of AT-AT instead, with their own cards",
            "AT-AT for your partner",
            "Lend",
        ],
        [
            "Ceder a tu compañero la capacidad de AT-AT: la resuelve con sus propias cartas",
            "AT-AT para tu compañero",
            "Ceder",
        ],
    );
}
