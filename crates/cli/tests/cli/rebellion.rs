//! Rebellion in the terminal: its flags, its opponent and its rules by number.

use std::io::Write;
use std::process::{Command, Stdio};

use crate::binary::cantina;

fn said(arguments: &[&str]) -> String {
    let output = cantina(arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!((output.status.code(), errors.as_ref()), (Some(0), ""), "{arguments:?}");
    String::from_utf8(output.stdout).expect("text")
}

/// One sentence, and exit code 2.
fn refused(arguments: &[&str]) -> String {
    let output = cantina(arguments);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!((output.status.code(), errors.lines().count()), (Some(2), 1), "{arguments:?}: {errors}");
    assert!(output.stdout.is_empty());
    errors
}

#[test]
fn a_rule_of_the_procedure_is_printed_with_its_criteria() {
    let rule = said(&["rules", "rebellion", "S3.7"]);
    assert!(rule.contains("S3.7") && rule.contains("least Rebel strength on the way"), "{rule}");
    assert_eq!(rule.lines().count(), 2, "{rule}");
    let rule = said(&["rules", "rebellion", "S3.7", "--lang", "es"]);
    assert!(rule.contains("menor fuerza rebelde"), "{rule}");
}

#[test]
fn both_sides_can_be_played_in_every_set_up() {
    for arguments in [
        &["play", "rebellion", "--as", "rebel", "--bot", "random", "--expansion"][..],
        &["play", "rebellion", "--as", "empire", "--bot", "rules", "--combat", "base"],
        &["play", "rebellion", "--as", "rebel", "--expansion", "off", "--lang", "es"],
        &["play", "rebellion", "--reputation", "10", "--combat", "cinematic"],
        &["simulate", "rebellion", "--games", "2", "--bots", "rules,random", "--expansion", "off"],
        &["play", "rebellion", "--bot", "ataque-imperial", "--option", "alpha=on"],
    ] {
        said(arguments);
    }
}

/// The Empire's decisions are told one by one; whoever is tired of it gets the rest at once.
#[test]
fn the_procedure_can_be_followed_step_by_step() {
    let arguments = ["play", "rebellion", "--bot", "ataque-imperial", "--seed", "5", "--pace", "steps"];
    let mut game = Command::new(env!("CARGO_BIN_EXE_cantina"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let typed = b"w\n\nq\n";
    game.stdin.take().expect("a pipe").write_all(typed).expect("it listens");
    let told = String::from_utf8(game.wait_with_output().expect("it ends").stdout).expect("text");
    let steps = told.matches("Enter carries on").count();
    assert!((1..=2).contains(&steps), "{told}");
    let (before, after) = told.split_once("Enter carries on").expect("a step");
    assert!(before.ends_with("S8.10).\n"), "{before}");
    assert!(after.contains("The die shows 6; it meant:"), "{after}");
    assert!(after.contains("Choose the system in which units may begin."), "{after}");
}

#[test]
fn cards_are_found_in_both_languages() {
    let found = said(&["cards", "rebellion", "rapid-mobilization"]);
    assert!(found.contains("8 with two leaders"), "{found}");
    let found = said(&["cards", "rebellion", "Soldado", "de", "asalto", "--lang", "es"]);
    assert!(found.contains("Salud 1 (negra)"), "{found}");
}

#[test]
fn what_cannot_be_is_refused_with_a_sentence() {
    for (arguments, words) in [
        (&["play", "rebellion", "--as", "vader"][..], "there are: rebel, empire"),
        (&["play", "rebellion", "--bot", "ataque-imperial", "--as", "empire"], "there are: rebel"),
        (&["play", "rebellion", "--bot", "genius"], "unknown bot `genius`"),
        (&["play", "rebellion", "--reputation", "17"], "`reputation` must be"),
        (&["play", "rebellion", "--combat", "chess"], "`combat` must be cinematic or base"),
        (&["play", "rebellion", "--expansion", "perhaps"], "`expansion` must be on or off"),
        (&["play", "rebellion", "--expansion", "off", "--combat", "cinematic"], "needs `expansion` on"),
        (&["play", "rebellion", "--option", "alpha=on"], "variations are those of `empire` ataque-imperial"),
        (&["rules", "rebellion", "S99"], "no rule has all of this in it"),
        (&["cards", "rebellion", "millennium pigeon"], "no card has"),
    ] {
        let errors = refused(arguments);
        assert!(errors.contains(words), "{arguments:?}: {errors}");
    }
}
