//! What the sources of the rules must not contain, and who may depend on whom.

use std::fs;
use std::path::{Path, PathBuf};

/// The crates that do no IO, read no clock and own no generator.
const RULES: [&str; 5] = ["kernel", "pieces", "script", "text", "deckbuilding"];
const GAMES: [&str; 1] = ["deckbuilding"];

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a folder of crates").to_path_buf()
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

fn forbid(crates_named: &[&str], words: &[&str]) {
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
        &RULES,
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
    forbid(&RULES, &["HashMap", "HashSet"]);
}

#[test]
fn rules_count_in_whole_numbers() {
    forbid(&RULES, &["f32", "f64"]);
}

#[test]
fn nothing_is_left_for_later() {
    let all = [
        "kernel",
        "pieces",
        "script",
        "text",
        "deckbuilding",
        "games",
        "bots",
        "testkit",
        "store",
        "pages",
        "table",
        "server",
        "cli",
    ];
    forbid(&all, &["todo!", "unimplemented!", "TODO", "FIXME", "dbg!"]);
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
    let ours = ["kernel", "pieces", "script", "text", "deckbuilding", "games", "bots", "testkit"];
    for game in GAMES {
        let used: Vec<&str> = ours.into_iter().filter(|other| depends_on(game, other)).collect();
        assert_eq!(used, ["kernel", "pieces", "script", "text"], "{game}");
    }
    for foundation in ["kernel", "pieces", "script", "text", "bots", "testkit", "store", "table", "server"] {
        assert!(GAMES.iter().all(|game| !depends_on(foundation, game)), "{foundation} knows a game");
    }
}

/// Only `ops` changes a state: everything else that could is private to the crate, and only set-up and
/// staging, which make states, use it.
#[test]
fn only_ops_set_up_and_staging_touch_a_state() {
    for game in GAMES {
        let mut found = Vec::new();
        sources(&crates().join(game).join("src"), &mut found);
        for (path, text) in &found {
            let may = ["ops/", "setup.rs", "staged.rs", "state.rs", "turn.rs", "lib.rs"];
            let writes = code(text).any(|(_, line)| line.contains("&mut State"));
            assert!(
                !writes || may.iter().any(|place| path.contains(&format!("src/{place}"))),
                "{path} takes a state to change it"
            );
        }
    }
}
