//! The catalogue.

use crate::run::cantina;

#[test]
fn the_catalogue_reads_well_and_as_json() {
    cantina(&["cards", "pebbles"], "").says(&["grey pebble (grey)", "2 copies", "\n\nwhite pebble (white)"]);
    cantina(&["cards", "pebbles", "--lang", "es", "grey"], "").says(&["valor 1"]);
    let ran = cantina(&["cards", "pebbles", "--json", "--lang", "es", "white"], "");
    let cards: serde_json::Value = serde_json::from_str(&ran.out).expect("the catalogue is JSON");
    assert_eq!(cards.as_array().map(Vec::len), Some(1));
    assert_eq!(cards[0]["name"], "canto élite");
    assert_eq!(cards[0]["numbers"]["worth"], 1);
}

#[test]
fn unknown_cards_and_games_are_refused() {
    cantina(&["cards", "pebbles", "dragon"], "")
        .refused(&["`dragon`", "`cantina cards pebbles` lists all 2"]);
    cantina(&["cards", "chess"], "").refused(&["unknown game `chess`; there is: pebbles"]);
}
