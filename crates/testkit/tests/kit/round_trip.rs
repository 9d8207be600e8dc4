//! What is written reads back, and no text at all makes the parser panic.

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use testkit::{Claim, Course, Line, Look, Scenario, Setting, Statement, Step, parse, run};
use text::Lang;

use crate::suns::{SOUND, Suns};

/// Words as games use them. They never collide with those of the language where it looks for its own.
fn word() -> impl Strategy<Value = String> {
    "[a-zñ+?][a-z0-9.-]{0,8}".prop_map(|word| format!("{word}x"))
}

fn name() -> impl Strategy<Value = String> {
    vec(word(), 1..4).prop_map(|words| words.join(" "))
}

fn names() -> impl Strategy<Value = Vec<String>> {
    vec(name(), 1..4)
}

fn names_or_none() -> impl Strategy<Value = Vec<String>> {
    vec(name(), 0..4)
}

fn quoted() -> impl Strategy<Value = String> {
    "[ -~ñ\n\r\\\\\"]{0,20}"
}

fn setting() -> impl Strategy<Value = Setting> {
    (word(), names()).prop_map(|(name, value)| Setting { line: Line(0), name, value: value.join(", ") })
}

fn lang() -> impl Strategy<Value = Lang> {
    prop_oneof![Just(Lang::En), Just(Lang::Es)]
}

fn eyes() -> impl Strategy<Value = String> {
    prop_oneof![Just("all".to_string()), Just("public".to_string()), word()]
}

fn look() -> impl Strategy<Value = Look> {
    prop_oneof![
        names_or_none().prop_map(Look::Is),
        any::<i64>().prop_map(|n| Look::Is(vec![n.to_string()])),
        names().prop_map(Look::Top),
        any::<usize>().prop_map(Look::Count),
        names().prop_map(Look::Has),
        names().prop_map(Look::Lacks),
    ]
}

fn claim() -> impl Strategy<Value = Claim> {
    prop_oneof![
        (eyes(), name(), look()).prop_map(|(eyes, subject, look)| Claim::Shows { eyes, subject, look }),
        word().prop_map(Claim::Over),
        Just(Claim::NotOver),
        names_or_none().prop_map(Claim::Waiting),
        (1..=8u32, any::<u64>()).prop_map(|(depth, count)| Claim::Paths { depth, count }),
        (lang(), word(), any::<bool>(), quoted()).prop_map(|(lang, card, whole, text)| Claim::Text {
            lang,
            card,
            whole,
            text
        }),
        (eyes(), lang(), any::<bool>(), quoted()).prop_map(|(eyes, lang, told, part)| Claim::Log {
            eyes,
            lang,
            told,
            part
        }),
    ]
}

fn statement() -> impl Strategy<Value = Statement> {
    let prefix = || prop_oneof![Just(String::new()), name()];
    prop_oneof![
        name().prop_map(Statement::Fate),
        (word(), names()).prop_map(|(seat, moves)| Statement::Moves { seat, moves }),
        (word(), prefix(), names_or_none()).prop_map(|(seat, prefix, actions)| Statement::Offered {
            seat,
            prefix,
            actions
        }),
        (word(), prefix(), names()).prop_map(|(seat, prefix, actions)| Statement::NotOffered {
            seat,
            prefix,
            actions
        }),
        (word(), name(), option::of(quoted())).prop_map(|(seat, action, part)| Statement::Reject {
            seat,
            action,
            part
        }),
        claim().prop_map(Statement::Expect),
    ]
}

fn course() -> impl Strategy<Value = Course> {
    let position = vec(setting(), 0..4).prop_map(|mut placed| {
        placed.sort_by(|a, b| a.name.cmp(&b.name));
        placed.dedup_by(|a, b| a.name == b.name);
        placed
    });
    let step = statement().prop_map(|statement| Step { line: Line(0), statement });
    prop_oneof![
        quoted().prop_map(|part| Course::Refused { line: Line(0), part }),
        (option::of(position), vec(step, 1..8))
            .prop_map(|(position, steps)| Course::Played { position, steps }),
    ]
}

fn scenario() -> impl Strategy<Value = Scenario> {
    (word(), quoted(), vec(word(), 0..4), word(), vec(setting(), 0..3), course()).prop_map(
        |(name, title, rules, game, options, course)| Scenario {
            name,
            title,
            rules,
            game,
            line: Line(0),
            options,
            course,
        },
    )
}

/// A scenario that runs, to be spoiled.
const GOOD: &str = "game suns
scenario S1 \"A \\\"small\\\" table\" # comment
rules R1 R2
option goal 6
position
  han hand: sun, sun,
    moon
  lando score: 2
offered han play: sun, moon
reject lando: pass \"han is to act\"
fate: six
han: play sun
lando: roll
as lando expect han hand is ?, ?, ?
expect pile top sun
expect log en \"rolls 6\"
expect over lando
scenario S2 \"No goal\"
option goal 0
setup-rejected \"at least\"
";

fn parse_and_run(text: &str) {
    for scenario in parse(text).into_iter().flatten() {
        // Whether it holds does not matter here, only that nothing panics.
        let _ = run::<Suns<SOUND>>(&scenario);
        let again = parse(&scenario.to_string());
        assert_eq!(again, Ok(vec![scenario]));
    }
}

#[test]
fn the_good_scenario_is_good() {
    let scenarios = parse(GOOD).expect("two scenarios");
    for scenario in &scenarios {
        assert_eq!(run::<Suns<SOUND>>(scenario), Ok(()));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_reads_back(scenario in scenario()) {
        let text = scenario.to_string();
        prop_assert_eq!(parse(&text), Ok(vec![scenario]), "{}", text);
    }

    #[test]
    fn arbitrary_text_never_panics(text in any::<String>()) {
        parse_and_run(&text);
    }

    #[test]
    fn soup_of_the_language_never_panics(
        words in vec(prop_oneof![
            Just("scenario S \"t\"\ngame suns\n"), Just("position\n"), Just("  "), Just("han: "), Just("fate: "),
            Just("expect "), Just("as "), Just("offered "), Just("reject "), Just("is "), Just(", "), Just(":"),
            Just("\""), Just("\\"), Just("#"), Just("none"), Just("sun"), Just("play "), Just("\n"), Just("ñ"),
            Just("log en "), Just("text es "), Just("count "), Just(";"),
        ], 0..60)
    ) {
        parse_and_run(&format!("scenario A \"a\"\ngame suns\n{}", words.concat()));
    }

    #[test]
    fn spoilt_scenarios_never_panic(
        changes in vec((any::<prop::sample::Index>(), prop::sample::select(
            vec!["", "\n", " ", ",", ":", ";", "\"", "#", "\\", ".", "none", "ñ", "\t", "\u{2003}"],
        ), 0usize..12), 1..6)
    ) {
        let mut chars: Vec<char> = GOOD.chars().collect();
        for (at, put, drop) in changes {
            let from = at.index(chars.len());
            let to = (from + drop).min(chars.len());
            chars.splice(from..to, put.chars());
        }
        parse_and_run(&chars.into_iter().collect::<String>());
    }
}
