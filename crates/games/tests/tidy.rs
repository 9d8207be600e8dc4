//! What the sources of the rules must not contain, and who may depend on whom.

use std::fs;
use std::path::{Path, PathBuf};

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a folder of crates").to_path_buf()
}

/// Every crate of ours, by its folder.
fn all() -> Vec<String> {
    let entries = fs::read_dir(crates()).expect("a folder of crates").map(|entry| entry.expect("an entry"));
    let folders = entries.filter(|entry| entry.path().join("Cargo.toml").exists());
    let mut names: Vec<String> =
        folders.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// The games: whatever has a list of its rules.
fn games() -> Vec<String> {
    let games: Vec<String> =
        all().into_iter().filter(|name| crates().join(name).join("rules.toml").exists()).collect();
    assert!(!games.is_empty(), "there are games");
    games
}

/// The crates that do no IO, read no clock and own no generator: the games, and what they are built on.
fn rules() -> Vec<String> {
    let mut rules = games();
    let mut next = 0;
    while next < rules.len() {
        let used = all().into_iter().filter(|other| depends_on(&rules[next], other));
        let new: Vec<String> = used.filter(|other| !rules.contains(other)).collect();
        rules.extend(new);
        next += 1;
    }
    assert!(rules.iter().any(|name| name == "kernel"), "{rules:?}");
    rules
}

fn sources(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("a readable folder") {
        let path = entry.expect("a readable entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|e| e == "rs") {
            let text = fs::read_to_string(&path).expect("a readable file");
            found.push((path.display().to_string(), text));
        }
    }
}

/// Lines of code, comments and tests apart: a file of tests, or those at the end of a file.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let tests = text.find("#[cfg(test)]").or(text.find("#![cfg(test)]"));
    let text = &text[..tests.unwrap_or(text.len())];
    text.lines()
        .enumerate()
        .filter(|(_, line)| !line.trim_start().starts_with("//"))
        .map(|(i, line)| (i + 1, line))
}

fn forbid(crates_named: &[String], words: &[&str]) {
    let mut problems = Vec::new();
    for name in crates_named {
        let mut found = Vec::new();
        sources(&crates().join(name).join("src"), &mut found);
        for (path, text) in &found {
            for (line, content) in code(text) {
                problems.extend(
                    words.iter().filter(|w| content.contains(**w)).map(|w| format!("{path}:{line}: `{w}`")),
                );
            }
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn rules_have_no_clock_no_io_no_thread_and_no_generator_of_others() {
    forbid(
        &rules(),
        &[
            "std::time",
            "Instant",
            "SystemTime",
            "std::fs",
            "std::io",
            "std::net",
            "std::env",
            "std::thread",
            "rand::",
            "println!",
        ],
    );
}

#[test]
fn rules_keep_no_order_that_differs_from_run_to_run() {
    forbid(&rules(), &["HashMap", "HashSet"]);
}

#[test]
fn rules_count_in_whole_numbers() {
    forbid(&rules(), &["f32", "f64"]);
}

#[test]
fn nothing_is_left_for_later() {
    forbid(&all(), &["todo!", "unimplemented!", "TODO", "FIXME", "dbg!"]);
}

/// `name = ...` or `name.workspace = true` among the dependencies, tests apart.
fn depends_on(package: &str, other: &str) -> bool {
    let manifest = fs::read_to_string(crates().join(package).join("Cargo.toml")).expect("a manifest");
    let dependencies = manifest.split("[dependencies]").nth(1).unwrap_or("");
    let dependencies = dependencies.split("\n[").next().unwrap_or("");
    dependencies.lines().any(|line| line.split(['.', ' ', '=']).next() == Some(other))
}

#[test]
fn a_game_depends_on_the_foundation_only() {
    let games = games();
    // What may know games, and therefore nothing a game is built on.
    let above = ["games", "bots", "testkit", "table", "server", "store", "pages", "cli"];
    for rules in rules() {
        let used = all().into_iter().filter(|other| depends_on(&rules, other));
        let wrong: Vec<String> =
            used.filter(|other| games.contains(other) || above.contains(&other.as_str())).collect();
        assert!(wrong.is_empty(), "{rules} depends on {wrong:?}");
    }
    for name in all().iter().filter(|name| *name != "games") {
        assert!(games.iter().all(|game| !depends_on(name, game)), "{name} knows a game");
    }
}

/// The types that make up a state: those of the files called `state.rs`.
fn parts_of_a_state(found: &[(String, String)]) -> Vec<String> {
    let states = found.iter().filter(|(path, _)| path.ends_with("state.rs"));
    let lines =
        states.flat_map(|(_, text)| code(text)).filter_map(|(_, line)| line.strip_prefix("pub struct "));
    lines.map(|rest| rest.split(|c: char| !c.is_alphanumeric()).next().unwrap_or("").to_owned()).collect()
}

/// Lines that take a state, or a part of one, to change it: as an argument or as themselves.
fn changes(text: &str, parts: &[String]) -> bool {
    let mut inside = false;
    code(text).any(|(_, line)| {
        if line.starts_with("impl") {
            let words: Vec<&str> = line.split(|c: char| !c.is_alphanumeric()).collect();
            inside = words.iter().any(|word| parts.iter().any(|part| part == word));
        }
        let taken = parts
            .iter()
            .any(|part| line.contains(&format!("&mut {part},")) || line.contains(&format!("&mut {part})")));
        taken || inside && line.contains("&mut self")
    })
}

/// Only `ops` changes a state: everything else that could is private to the crate, and only those that make states
/// use it: set-up, staging, and what deals or numbers the cards of a view anew.
#[test]
fn only_ops_set_up_and_staging_touch_a_state() {
    for game in games() {
        let mut found = Vec::new();
        sources(&crates().join(&game).join("src"), &mut found);
        let parts = parts_of_a_state(&found);
        assert!(parts.iter().any(|part| part == "State"), "{parts:?}");
        for (path, text) in &found {
            let may = [
                "/ops/",
                "setup.rs",
                "staged",
                "state.rs",
                "turn.rs",
                "lib.rs",
                "teams/mod.rs",
                "likely.rs",
                "renumber.rs",
                "imagine.rs",
                // Positions that tests lay out.
                "/tests",
            ];
            let may = may.iter().any(|place| path.contains(place));
            assert!(may || !changes(text, &parts), "{path} takes a state to change it");
        }
    }
}

#[test]
fn a_query_that_changes_a_state_is_found() {
    let parts = ["State".to_owned()];
    assert!(changes("impl State {\n    pub fn attack(&mut self) {}\n}", &parts));
    assert!(changes("fn attack(state: &mut State) {}", &parts));
    assert!(!changes("impl State {\n    pub fn attack(&self) {}\n}", &parts));
    assert!(!changes("impl Line {\n    fn push(&mut self) {}\n}", &parts));
}
