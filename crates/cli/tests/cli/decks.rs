//! Decks on the command line.

use std::process::{Command, Output, Stdio};

use serde_json::Value;

use crate::run::{Folder, cantina};

/// The program with its own games.
fn installed(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cantina"))
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .expect("the program starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn good(arguments: &[&str]) -> String {
    let output = installed(arguments);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

/// Turned down in one line with these words in it.
fn refused(arguments: &[&str], words: &[&str]) {
    let output = installed(arguments);
    let said = text(&output.stderr);
    assert_eq!((output.status.code(), said.lines().count()), (Some(2), 1), "{arguments:?}: {said}");
    for word in words {
        assert!(said.contains(word), "`{word}` is missing in: {said}");
    }
}

#[test]
fn a_deck_is_shown_with_costs_and_penalties_in_both_languages() {
    let shown = good(&["deck", "show", "luke"]);
    for words in ["Luke Skywalker, Faithful Friend (SOR_005)", "Cards: 50", "Heroism", "Cards by cost"] {
        assert!(shown.contains(words), "`{words}` is missing in: {shown}");
    }
    let shown = good(&["deck", "show", "luke", "--lang", "es"]);
    for words in ["Líder: Luke Skywalker, Amigo leal", "Cartas: 50", "Heroísmo"] {
        assert!(shown.contains(words), "`{words}` is missing in: {shown}");
    }
    let folder = Folder::new();
    let file = folder.write("deck.txt", "Leader\nSOR_005\nDeck\n2 SOR_031\nSideboard\n1 SOR_095");
    let shown = good(&["deck", "show", &file]);
    assert!(shown.contains("+2") && shown.contains("Sideboard"), "{shown}");
    assert!(shown.contains("The deck has no base. Choose one."), "{shown}");
}

#[test]
fn decks_are_converted_there_and_back() {
    let folder = Folder::new();
    let json = good(&["deck", "convert", "vader", "--to", "json"]);
    let value: Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(value["leader"]["id"], "SOR_010");
    let list = good(&["deck", "convert", &folder.write("deck.json", &json), "--to", "text", "--lang", "es"]);
    let again = good(&["deck", "convert", &folder.write("deck.txt", &list), "--to", "json"]);
    assert_eq!(json, again);
    assert!(good(&["deck", "check", &folder.write("deck.txt", &list)]).contains("50 cards"));
}

#[test]
fn a_deck_that_cannot_be_played_ends_with_2() {
    let folder = Folder::new();
    let few = folder.write("few.txt", "Leader\nSOR_005\nDeck\n4 SOR_095");
    let output = installed(&["deck", "check", &few, "--lang", "es"]);
    let said = text(&output.stdout);
    assert_eq!(output.status.code(), Some(2), "{said}");
    for words in ["no tiene base", "Cartas por añadir: 46.", "Copias por quitar: 1."] {
        assert!(said.contains(words), "`{words}` is missing in: {said}");
    }
    let odd = folder.write("odd.json", "{");
    let unknown = folder.write("unknown.json", r#"{"deck":[{"id":"SHD_001","count":3}]}"#);
    refused(&["deck", "show", &odd], &["no deck in JSON"]);
    refused(&["deck", "convert", &unknown, "--to", "text"], &["SHD_001"]);
    refused(&["deck", "convert", "luke", "--to", "runes"], &["json, text"]);
    refused(&["deck", "show", "nobody"], &["neither a file nor a ready deck", "luke, vader"]);
    refused(&["deck", "check", "luke", "--game", "chess"], &["unknown game `chess`"]);
    refused(&["deck", "check", "luke", "--game", "deckbuilding"], &["nobody brings a deck"]);
    refused(&["simulate", "unlimited", "--decks", &few], &["Cards to add: 46."]);
    refused(&["play", "unlimited", "--decks", &format!("luke,{odd}")], &["no deck in JSON"]);
    refused(&["simulate", "unlimited", "--decks", "luke,vader,leia"], &["names 3 decks"]);
    refused(&["simulate", "deckbuilding", "--decks", "luke"], &["nobody brings a deck"]);
    let quick = ["simulate", "unlimited", "--mode", "quick-start", "--decks", "luke"];
    refused(&quick, &["nobody brings a deck to this game"]);
    cantina(&["deck", "show", "luke"], "").refused(&["nobody brings a deck to any of these games"]);
}

#[test]
fn games_are_played_with_the_decks_that_are_named() {
    let report = |decks: &[&str]| -> Value {
        let all = ["simulate", "unlimited", "--games", "4", "--json"].iter().chain(decks);
        serde_json::from_str(&good(&all.copied().collect::<Vec<_>>())).expect("a report")
    };
    let (usual, named) = (report(&[]), report(&["--decks", "luke,vader"]));
    assert_eq!(usual["actions"], named["actions"], "the starter decks are the usual ones");
    assert_ne!(report(&["--decks", "han"])["actions"], usual["actions"]);
    assert_eq!(report(&["--mode", "quick-start"])["games"], 4);
}
