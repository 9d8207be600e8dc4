//! Rules and tests, compared in both directions.

use testkit::{Conformance, Scenario, parse};

fn scenarios() -> Vec<Scenario> {
    let text =
        "game suns\nscenario S1 \"a\"\nrules R1 R2\nhan: pass\nscenario S2 \"b\"\nrules R2\nhan: pass\n";
    parse(text).expect("two scenarios")
}

fn problems(rules_toml: &str, required: &[&str]) -> Vec<String> {
    let sources = ["#[test]\nfn three_of_each() {}\n"];
    Conformance { rules_toml, required, scenarios: &scenarios(), sources: &sources }.problems()
}

#[test]
fn nothing_is_wrong() {
    let rules = "\"R1\" = [\"S1\"]\n\"R2\" = [\"S1\", \"S2\"]\n\"R3.1\" = [\"fn three_of_each\"]\n";
    assert_eq!(problems(rules, &["R1", "R2", "R3.1"]), Vec::<String>::new());
}

#[test]
fn all_problems_come_at_once() {
    let rules =
        "\"R1\" = [\"S1\", \"S2\"]\n\"R2\" = [\"S1\", \"S7\"]\n\"R3.1\" = []\n\"R5\" = [\"fn gone\"]\n";
    assert_eq!(
        problems(rules, &["R1", "R3.1", "R4"]),
        [
            "R3.1 is shown by no test",
            "R4 is shown by no test",
            "R1 names S2, but its `rules` line does not list R1",
            "R2 names S7, but there is no such scenario",
            "R5 names `fn gone`, but there is no such Rust test",
            "S2 says that it shows R2, but rules.toml does not name it there",
        ]
    );
}

#[test]
fn two_scenarios_of_one_name_are_a_problem() {
    let twice = [scenarios(), scenarios()].concat();
    let rules_toml = "\"R1\" = [\"S1\"]\n\"R2\" = [\"S1\", \"S2\"]\n";
    let found = Conformance { rules_toml, required: &[], scenarios: &twice, sources: &[] }.problems();
    assert_eq!(found, ["two scenarios are called S1", "two scenarios are called S2"]);
}

#[test]
fn files_that_are_no_list_of_rules() {
    assert!(problems("R1 = [", &[])[0].starts_with("rules.toml cannot be read: "));
    let unquoted = &problems("R3.1 = [\"S1\"]\n", &[])[0];
    assert_eq!(
        unquoted,
        "R3 in rules.toml has no list of test names (the number of the rule stands in quotes)"
    );
}
