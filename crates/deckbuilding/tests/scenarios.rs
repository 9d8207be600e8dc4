//! Every scenario file of this game, and that together they show every rule.

use std::fs;
use std::path::{Path, PathBuf};

use deckbuilding::{Deckbuilding, Teams};
use kernel::Game;
use testkit::{Conformance, Scenario};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// All files below `tests` with this ending, in order.
fn files(ending: &str) -> Vec<(PathBuf, String)> {
    let mut paths: Vec<PathBuf> = ["tests", "tests/scenarios", "src", "src/speech"]
        .iter()
        .flat_map(|dir| fs::read_dir(folder(dir)).into_iter().flatten())
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|e| e == ending))
        .collect();
    paths.sort();
    paths.into_iter().map(|path| (path.clone(), fs::read_to_string(path).expect("a readable file"))).collect()
}

fn scenarios() -> Vec<(PathBuf, Scenario)> {
    let mut all = Vec::new();
    for (path, text) in files("scn") {
        let parsed = testkit::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        all.extend(parsed.into_iter().map(|scenario| (path.clone(), scenario)));
    }
    all
}

#[test]
fn every_scenario_holds() {
    let all = scenarios();
    assert!(!all.is_empty(), "there are scenarios");
    let failures: Vec<String> = all
        .iter()
        .filter_map(|(path, scenario)| {
            let run = if scenario.game == Teams::NAME {
                testkit::run::<Teams>
            } else {
                testkit::run::<Deckbuilding>
            };
            let failure = run(scenario).err()?;
            Some(format!("{}: {failure}", path.file_name().unwrap_or_default().display()))
        })
        .collect();
    assert!(failures.is_empty(), "{} of {} fail\n{}", failures.len(), all.len(), failures.join("\n"));
}

#[test]
fn every_rule_has_a_test() {
    let rules_toml = fs::read_to_string(folder("rules.toml")).expect("rules.toml");
    let required = fs::read_to_string(folder("tests/rules.txt")).expect("the list of rule numbers");
    let required: Vec<&str> = required.split_whitespace().collect();
    let scenarios: Vec<Scenario> = scenarios().into_iter().map(|(_, scenario)| scenario).collect();
    let sources = files("rs");
    let sources: Vec<&str> = sources.iter().map(|(_, text)| text.as_str()).collect();
    let conformance = Conformance {
        rules_toml: &rules_toml,
        required: &required,
        scenarios: &scenarios,
        sources: &sources,
    };
    let problems = conformance.problems();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
