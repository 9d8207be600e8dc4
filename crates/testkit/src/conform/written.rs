//! What is written beside a game: scenarios, stated positions, kept records, and the list of its rules.

use std::fs;
use std::path::{Path, PathBuf};

use kernel::{Speak, Stage};

use super::Conduct;
use crate::{Claim, Conformance, Failure, Scenario, files, kept_records, parse, run, run_unspoken};

/// Every scenario below `tests/scenarios`, of whichever game.
fn scenarios(folder: &Path) -> Result<Vec<(PathBuf, Scenario)>, String> {
    let mut all = Vec::new();
    for (path, text) in files(folder, "scn") {
        let parsed = parse(&text).map_err(|error| format!("{}: {error}", path.display()))?;
        all.extend(parsed.into_iter().map(|scenario| (path.clone(), scenario)));
    }
    Ok(all)
}

fn hold<G: Stage>(folder: &Path, run: fn(&Scenario) -> Result<(), Failure>) -> Result<Vec<Scenario>, String> {
    let mut all = scenarios(folder)?;
    all.retain(|(_, scenario)| scenario.game == G::NAME);
    let failures: Vec<String> = all
        .iter()
        .filter_map(|(path, scenario)| Some((path, run(scenario).err()?)))
        .map(|(path, failure)| format!("{}: {failure}", path.file_name().unwrap_or_default().display()))
        .collect();
    if all.is_empty() {
        return Err(format!("no scenario of {} in {}", G::NAME, folder.display()));
    }
    if failures.is_empty() {
        return Ok(all.into_iter().map(|(_, scenario)| scenario).collect());
    }
    Err(format!("{} of {} fail\n{}", failures.len(), all.len(), failures.join("\n")))
}

pub fn scenarios_hold<G: Speak + Stage>(conduct: &Conduct<G>) -> Result<(), String> {
    hold::<G>(&conduct.path("tests/scenarios"), run::<G>).map(drop)
}

/// The same for a game that has no words yet.
pub fn unspoken_scenarios_hold<G: Stage>(conduct: &Conduct<G>) -> Result<(), String> {
    hold::<G>(&conduct.path("tests/scenarios"), run_unspoken::<G>).map(drop)
}

/// Positions of `tests/perft`, each with the number of ways to go on from it.
pub fn paths_are_as_many_as_ever<G: Speak + Stage>(conduct: &Conduct<G>) -> Result<(), String> {
    let held = hold::<G>(&conduct.path("tests/perft"), run::<G>)?;
    let counts = |scenario: &&Scenario| !scenario.claims().any(|claim| matches!(claim, Claim::Paths { .. }));
    match held.iter().find(counts) {
        Some(scenario) => Err(format!("{} counts no paths", scenario.name)),
        None => Ok(()),
    }
}

/// Every folder `tests/replays/v1`, `v2` … holds games of a time, which are never written anew.
pub fn kept_records_end_as_ever<G: Stage>(conduct: &Conduct<G>) -> Result<(), String> {
    let entries = fs::read_dir(conduct.path("tests/replays")).map_err(|error| error.to_string())?;
    let folders = entries.filter_map(Result::ok).map(|entry| entry.path()).filter(|path| path.is_dir());
    let kept = folders.map(|folder| kept_records::<G>(&folder)).sum::<Result<usize, String>>()?;
    if kept == conduct.records {
        return Ok(());
    }
    Err(format!("{kept} records are kept, not {}", conduct.records))
}

/// Every numbered rule of a crate is shown by a test, and every test says which rules it shows: `rules.toml`
/// against the lists of numbers, the scenarios and the Rust tests in these folders.
pub fn every_rule_is_shown(folder: &str, numbers: &[&str], sources: &[&str]) -> Result<(), String> {
    let folder = Path::new(folder);
    let read = |file: &str| fs::read_to_string(folder.join(file)).map_err(|error| format!("{file}: {error}"));
    let rules_toml = read("rules.toml")?;
    let numbers = numbers.iter().map(|file| read(file)).collect::<Result<String, String>>()?;
    let scenarios: Vec<Scenario> =
        scenarios(&folder.join("tests/scenarios"))?.into_iter().map(|(_, scenario)| scenario).collect();
    let sources: Vec<String> =
        sources.iter().flat_map(|below| files(&folder.join(below), "rs")).map(|(_, text)| text).collect();
    let problems = Conformance {
        rules_toml: &rules_toml,
        required: &numbers.split_whitespace().collect::<Vec<_>>(),
        scenarios: &scenarios,
        sources: &sources.iter().map(String::as_str).collect::<Vec<_>>(),
    }
    .problems();
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\n")) }
}
