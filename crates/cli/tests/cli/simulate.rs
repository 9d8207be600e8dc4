//! Many games.

use serde_json::Value;

use crate::run::cantina;

fn simulated(more: &[&str]) -> Value {
    let arguments: Vec<&str> = ["simulate", "pebbles", "--json"].iter().chain(more).copied().collect();
    let ran = cantina(&arguments, "");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    serde_json::from_str(&ran.out).expect("the report is JSON")
}

#[test]
fn the_same_seed_gives_the_same_result_on_any_number_of_threads() {
    let result = |seed: &str, threads: &str| {
        let mut report =
            simulated(&["--bots", "rules,random", "--games", "500", "--seed", seed, "--threads", threads]);
        let fields = report.as_object_mut().expect("a report has fields");
        for timed in ["seconds", "actions_per_second", "games_per_second"] {
            assert!(fields.remove(timed).is_some_and(|time| time.as_f64().is_some_and(|time| time > 0.0)));
        }
        report
    };
    assert_eq!(result("7", "1"), result("7", "2"));
    assert_ne!(result("7", "1"), result("8", "1"));
}

#[test]
fn the_report_has_exactly_these_fields_and_they_add_up() {
    let report = simulated(&["--games", "100", "--seed", "7"]);
    let fields: Vec<&str> =
        report.as_object().expect("a report has fields").keys().map(String::as_str).collect();
    let mut expected = vec![
        "game",
        "games",
        "seconds",
        "actions",
        "actions_per_second",
        "games_per_second",
        "wins",
        "draws",
        "mean_actions",
        "cards_never_played",
    ];
    expected.sort_unstable();
    assert_eq!(fields, expected);
    assert_eq!(report["game"], "pebbles");
    let number = |value: &Value| value.as_u64().expect("a number");
    assert_eq!(number(&report["wins"][0]) + number(&report["wins"][1]) + number(&report["draws"]), 100);
    assert_eq!(report["mean_actions"].as_f64(), Some(number(&report["actions"]) as f64 / 100.0));
    assert_eq!(report["cards_never_played"], serde_json::json!([]));
}

#[test]
fn cards_that_nobody_played_are_named() {
    let report = simulated(&["--games", "50", "--mode", "grey"]);
    assert_eq!(report["cards_never_played"], serde_json::json!(["white"]));
}

#[test]
fn games_that_take_too_long_are_draws() {
    let report = simulated(&["--games", "10", "--max-actions", "3"]);
    assert_eq!((report["draws"].as_u64(), report["actions"].as_u64()), (Some(10), Some(30)));
    assert_eq!(report["wins"], serde_json::json!([0, 0]));
}

#[test]
fn the_summary_is_for_people() {
    let ran = cantina(&["simulate", "pebbles", "--games", "40", "--bots", "rules", "--option", "goal=5"], "");
    assert_eq!(ran.code, 0);
    ran.says(&["Pebbles: 40 games, seed 1", "Red (rules), wins", "draws", "Every card was played."]);
    let ran = cantina(&["simulate", "pebbles", "--games", "40", "--mode", "grey", "--lang", "es"], "");
    ran.says(&["Cantos: 40 partidas", "Azul (random), victorias", "Cartas que nunca se jugaron (1): white"]);
}

#[test]
fn requests_that_make_no_sense_are_refused() {
    let refused = |arguments: &[&str], words: &[&str]| cantina(arguments, "").refused(words);
    refused(&["simulate", "chess"], &["unknown game `chess`; there is: pebbles"]);
    refused(&["simulate", "pebbles", "--bots", "rules,genius"], &["unknown bot `genius`", "random, rules"]);
    refused(&["simulate", "pebbles", "--bots", "rules,rules,rules"], &["3 bots", "2 seats"]);
    refused(&["simulate", "pebbles", "--games", "0"], &["--games"]);
    refused(&["simulate", "pebbles", "--threads", "0"], &["--threads"]);
    refused(&["simulate", "pebbles", "--goal", "0"], &["not legal"]);
}
