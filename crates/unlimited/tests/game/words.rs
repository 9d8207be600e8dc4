//! What questions, offers and aims are called, word by word, and the laws about words.

use kernel::{Cast, Eyes, Game, Seat, Speak, Stage};
use testkit::conform::{
    Conduct, every_card_speaks_well, every_rule_is_told_well, every_word_comes_from_a_table,
};
use text::Lang;
use unlimited::event::Event;
use unlimited::{Action, Setup, State, Unlimited};

fn conduct() -> Conduct<Unlimited> {
    Conduct {
        folder: env!("CARGO_MANIFEST_DIR"),
        setups: vec![("usual", Setup::default())],
        games: 120,
        cap: 20_000,
        stride: 2,
        offers: "",
        rules: &["tests/rules.txt"],
        records: 0,
        laws: Vec::new(),
        room: None,
    }
}

#[test]
fn cards_speak_in_whole_sentences() {
    every_card_speaks_well(&conduct()).expect("every card speaks well");
}

#[test]
fn all_rules_are_told() {
    every_rule_is_told_well(&conduct()).expect("every rule is told well");
}

#[test]
fn all_words_come_from_tables() {
    every_word_comes_from_a_table(&conduct()).expect("every word comes from a table");
}

fn staged(position: &[(&str, &str)]) -> State {
    let mut stage = Unlimited::stage(&Setup::default()).expect("a table");
    for (subject, value) in position {
        Unlimited::place(&mut stage, subject, value).expect("a position");
    }
    Unlimited::raise(stage).expect("a position")
}

#[test]
fn an_attack_says_what_it_would_come_to() {
    let state = staged(&[
        ("turn", "one"),
        ("one units", "consular-security-force"),
        ("two units", "death-star-stormtrooper, wampa"),
    ]);
    let view = Unlimited::view(&state, Eyes::Seat(Seat(0)));
    let aim = |action: &str, lang| {
        let action: Action = action.parse().expect("an action");
        Unlimited::say_aim(&view, &action, lang).expect("an attack is aimed at something")
    };
    let kills = "attack death-star-stormtrooper.4 with consular-security-force";
    assert_eq!([aim(kills, Lang::En), aim(kills, Lang::Es)], ["Defeats it", "Derrota"]);
    let short = "attack wampa.4 with consular-security-force";
    assert_eq!([aim(short, Lang::En), aim(short, Lang::Es)], ["2 short", "faltan 2"]);
    let lead = Unlimited::say_lead(&view, &short.parse().expect("an action"), Lang::En);
    assert_eq!(lead.as_deref(), Some("Consular Security Force, 3 power: choose a target"));
}

#[test]
fn what_happened_is_told_to_those_it_happened_to() {
    let passed = Event::Passed(Seat(0));
    let told = |cast: &Cast, lang| Unlimited::say_event(&passed, cast, lang);
    let you = Cast::told_to(Seat(0));
    assert_eq!(
        [told(&you, Lang::En), told(&you, Lang::Es)],
        ["You pass without acting.", "Pasas sin actuar."]
    );
    let named = Cast { you: Some(Seat(1)), names: vec!["Ana".into(), "Luis".into()] };
    assert_eq!(told(&named, Lang::Es), "Ana pasa sin actuar.");
    assert_eq!(told(&Cast::default(), Lang::En), "Player one passes without acting.");
}
