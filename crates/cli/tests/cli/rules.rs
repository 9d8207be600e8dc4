//! The rules in short.

use serde_json::Value;

use crate::run::{cantina, cantina_at_a_terminal};

#[test]
fn the_rules_read_well_and_as_json() {
    let ran = cantina(&["rules", "pebbles"], "");
    assert_eq!(ran.code, 0);
    ran.says(&["Pebbles and shells\n  R1.1  You hold", "\n\nThe end\n  R2.1  Reach"]);
    let ran = cantina(&["rules", "pebbles", "--json", "--lang", "es"], "");
    let sections: Value = serde_json::from_str(&ran.out).expect("the digest is JSON");
    assert_eq!(sections.as_array().map(Vec::len), Some(2));
    assert_eq!(sections[1]["id"], "end");
    assert_eq!(sections[1]["title"], "El final");
    assert_eq!(sections[1]["rules"][0]["number"], "R2.1");
    assert_eq!(sections[0]["rules"][1]["text"], "El canto élite te deja pulir conchas.");
}

#[test]
fn titles_stand_out_where_they_can() {
    cantina_at_a_terminal(&["rules", "pebbles"], "").says(&["\x1b[1mThe end\x1b[0m"]);
}

#[test]
fn words_and_numbers_pick_rules() {
    for (words, numbers) in [
        (&["POLISH"][..], &["R1.2"][..]),
        (&["pebble"], &["R1.1", "R1.2"]),
        (&["pebble", "polish"], &["R1.2"]),
        (&["r2.1"], &["R2.1"]),
        (&["R1"], &["R1.1", "R1.2"]),
        (&["R1", "polish"], &["R1.2"]),
    ] {
        let ran = cantina(&[&["rules", "pebbles"][..], words].concat(), "");
        let lines = ran.out.lines().filter_map(|line| line.strip_prefix("  R"));
        let shown: Vec<String> =
            lines.filter_map(|line| line.split_once(' ')).map(|(number, _)| format!("R{number}")).collect();
        assert_eq!(shown, numbers, "{words:?}: {}", ran.out);
    }
    let ran = cantina(&["rules", "pebbles", "--lang", "es", "elite"], "");
    ran.says(&["Cantos y conchas\n  R1.2"]);
    assert!(!ran.out.contains("El final"), "{}", ran.out);
}

#[test]
fn what_is_not_in_the_rules_is_refused() {
    cantina(&["rules", "pebbles", "polish", "dragon"], "")
        .refused(&["`polish`, `dragon`", "`cantina rules pebbles` shows all 3"]);
    cantina(&["rules", "pebbles", "--lang", "es", "R9"], "").refused(&["ninguna regla", "`R9`"]);
    cantina(&["rules", "chess"], "").refused(&["unknown game `chess`; there is: pebbles"]);
}
