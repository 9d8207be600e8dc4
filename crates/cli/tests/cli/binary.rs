//! The program as it is installed: exit codes and streams.

use std::process::{Command, Output, Stdio};

use games::{Shelf, Terminal};

use crate::run::Folder;

pub(crate) fn cantina(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cantina"))
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .expect("the program starts")
}

#[test]
fn help_and_version_are_no_mistakes() {
    for argument in ["--help", "--version", "help"] {
        let output = cantina(&[argument]);
        assert_eq!(output.status.code(), Some(0));
        assert!(String::from_utf8_lossy(&output.stdout).contains("cantina"));
        assert!(output.stderr.is_empty());
    }
}

#[test]
fn a_request_that_makes_no_sense_ends_with_2_and_one_sentence() {
    let folder = Folder::new();
    let file = folder.write("letter.txt", "dear friend");
    for (arguments, words) in [
        (&["play", "chess"][..], "unknown game `chess`"),
        (&["simulate", "chess"], "unknown game `chess`"),
        (&["cards", "chess"], "unknown game `chess`"),
        (&["rules", "chess"], "unknown game `chess`"),
        (&["replay", &file], "this is no game record"),
        (&["replay", "/no/such/file"], "cannot be read"),
        (&["simulate", "deckbuilding", "--bots", "genius"], "unknown bot `genius`"),
    ] {
        let output = cantina(arguments);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {errors}");
        assert!(errors.starts_with("cantina: ") && errors.contains(words), "{errors}");
        assert_eq!(errors.lines().count(), 1, "{errors}");
        assert!(output.stdout.is_empty());
    }
    assert_eq!(folder.names(), ["letter.txt"]);
}

#[test]
fn every_game_of_the_project_can_be_played_simulated_and_looked_up() {
    for game in Terminal::NAMES {
        for arguments in [
            &["play", game, "--lang", "es"][..],
            &["play", game, "--hot-seat"],
            &["simulate", game, "--games", "3", "--bots", "rules", "--json"],
            &["cards", game, "--json"],
            &["rules", game, "--lang", "es"],
            &["rules", game, "--json"],
        ] {
            let output = cantina(arguments);
            let errors = String::from_utf8_lossy(&output.stderr);
            assert_eq!((output.status.code(), errors.as_ref()), (Some(0), ""), "{arguments:?}");
            assert!(!output.stdout.is_empty() && !output.stdout.contains(&0x1b));
        }
        for arguments in [
            &["play", game, "--option", "no-such-option=1"][..],
            &["play", game, "--as", "nobody"],
            &["cards", game, "no such card"],
            &["rules", game, "no such rule"],
        ] {
            let output = cantina(arguments);
            let errors = String::from_utf8_lossy(&output.stderr);
            assert_eq!(
                (output.status.code(), errors.lines().count()),
                (Some(2), 1),
                "{arguments:?}: {errors}"
            );
            assert!(output.stdout.is_empty());
        }
    }
}

#[test]
fn cards_read_as_was_agreed_on() {
    let said = |arguments: &[&str]| String::from_utf8(cantina(arguments).stdout).expect("text");
    let usual = said(&["cards", "deckbuilding", "jyn"]);
    assert!(usual.contains("Trooper · unique · ") && !usual.contains("you may put 1 card"), "{usual}");
    let agreed = ["cards", "deckbuilding", "--option", "jyn-must-put-back=off", "jyn"];
    assert!(said(&agreed).contains("you may put 1 card"));
}
