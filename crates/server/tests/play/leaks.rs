//! Every byte that went over a socket, compared with what was hidden from that socket at the time.

use std::collections::BTreeSet;
use std::path::Path;

use deckbuilding::CardId;
use kernel::{Eyes, Seat};
use serde_json::{Value, json};
use store::{Options, Store};
use table::{Board, Head, Logged, Table};

use crate::client::{Client, play_on};
use crate::house::{House, four_people, in_time, link, wish};

/// The cards a scene shows: that it shows none that its eyes cannot know is a law of the game.
fn shown_in(scene: &Value) -> BTreeSet<String> {
    match scene {
        Value::Array(values) => values.iter().flat_map(shown_in).collect(),
        Value::Object(fields) => {
            let card = fields.get("id").and_then(Value::as_str).map(str::to_owned);
            fields.values().flat_map(shown_in).chain(card).collect()
        }
        _ => BTreeSet::new(),
    }
}

fn scene(board: &dyn Board, eyes: Eyes) -> Value {
    serde_json::from_str(&board.scene(eyes)).expect("a scene is JSON")
}

/// What these eyes cannot see anywhere. In a team game the cards of the second box have names of their own.
fn secret(board: &dyn Board, eyes: Eyes) -> BTreeSet<String> {
    let shown = shown_in(&scene(board, eyes));
    let boxes = if board.seats() == 4 { ["", "@2"].as_slice() } else { &[""] };
    let all = boxes.iter().flat_map(|of| CardId::all().map(move |card| format!("{card}{of}")));
    all.filter(|card| !shown.contains(card)).collect()
}

/// Words as notation has them: a stop at the end belongs to the sentence.
fn words(text: &str) -> BTreeSet<&str> {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || "-.@".contains(c)));
    words.map(|word| word.trim_end_matches('.')).collect()
}

/// Actions are written as the seat they are offered to numbers its cards, everything else as the table does.
fn sort_out(key: &str, value: &Value, spoken: &mut String, notation: &mut String) {
    match value {
        Value::Array(values) => values.iter().for_each(|value| sort_out(key, value, spoken, notation)),
        Value::Object(fields) => {
            fields.iter().for_each(|(key, value)| sort_out(key, value, spoken, notation));
        }
        value => {
            let kind = if key.starts_with("action") { notation } else { spoken };
            kind.push_str(&value.to_string());
        }
    }
}

/// How a seat would write a card of its own region.
fn in_notation(name: &str, eyes: Eyes) -> Option<&str> {
    match (eyes, name.strip_suffix("@2")) {
        (Eyes::Seat(Seat(2 | 3)), near) => near,
        (_, None) => Some(name),
        (_, Some(_)) => None,
    }
}

async fn as_logged(data: &Path, id: &str) -> Table {
    let store = Store::open(data, Options::default()).expect("the server has closed it");
    let stored = store.load(id).await.expect("it can be read").expect("the table");
    store.close().await;
    let mut rows = stored.rows.iter();
    let head: Head = serde_json::from_str(&rows.next().expect("a head").body).expect("a head");
    let log: Vec<Logged> = rows.map(|row| serde_json::from_str(&row.body).expect("an entry")).collect();
    Table::from_log(head, stored.created, &log).expect("a table")
}

/// Looks at everything a client heard until the game was over; says how many messages that were.
fn check(client: &Client, eyes: Eyes, table: &Table) -> usize {
    let boards = (0..=table.board().plies()).map(|plies| table.board().at(plies));
    let boards: Vec<_> = boards.collect();
    let secrets: Vec<_> = boards.iter().map(|board| secret(&**board, eyes)).collect();
    let (mut shown, mut unknown) = (None, BTreeSet::new());
    let mut checked = 0;
    for text in &client.heard {
        let said: Value = serde_json::from_str(text).expect("JSON");
        if said["say"] == "position" {
            if !said["ended"].is_null() {
                break;
            }
            let plies = said["plies"].as_u64().expect("a number") as usize;
            assert_eq!(said["scene"], scene(&*boards[plies], eyes), "the scene is the one for these eyes");
            // A card that lay open in between may have been told of.
            let between = &secrets[shown.unwrap_or(plies)..=plies];
            unknown = between.iter().fold(secrets[plies].clone(), |all, some| &all & some);
            shown = Some(plies);
        }
        let parts =
            ["question", "prompt", "offers", "combinations", "text", "action", "chat", "seats", "events"];
        let (mut spoken, mut notation) = (String::new(), String::new());
        for part in parts {
            // A refusal lists actions.
            let key = if said["say"] == "refused" && part == "text" { "actions" } else { part };
            sort_out(key, &said[part], &mut spoken, &mut notation);
        }
        let (spoken, notation) = (words(&spoken), words(&notation));
        for name in &unknown {
            assert!(!spoken.contains(name.as_str()), "{name} is hidden from {eyes:?}, but: {text}");
            if let Some(name) = in_notation(name, eyes) {
                assert!(!notation.contains(name), "{name} is hidden from {eyes:?}, but: {text}");
            }
        }
        checked += 1;
    }
    checked
}

/// Plays tables with these wishes, and looks at what everybody heard there and one who watched.
async fn listened(wishes: impl Iterator<Item = Value>) -> usize {
    let mut house = House::open().await;
    let mut played = Vec::new();
    for wished in wishes {
        let made = house.table(wished).await;
        let mut watcher = house.watch(&made).await;
        let mut seats = house.all(&made).await;
        play_on(&mut seats, 60).await;
        for client in &mut seats {
            // Refusals say things, too.
            let _ = client.act("pass").await;
            let _ = client.act("nonsense").await;
        }
        watcher.caught_up().await;
        played.push((made, seats, watcher));
    }
    house.close().await;
    let mut checked = 0;
    for (made, seats, watcher) in &played {
        let table = as_logged(&house.data(), &made.table).await;
        checked += check(watcher, Eyes::Public, &table);
        for (seat, client) in seats.iter().enumerate() {
            checked += check(client, Eyes::Seat(Seat(seat as u8)), &table);
        }
    }
    checked
}

#[test]
fn no_socket_hears_of_a_card_that_is_hidden_from_it() {
    in_time(async {
        let wishes = (0..24).map(|game| {
            let mut wished = wish(&[link("Vera"), link("Luis")]);
            let mode = ["introductory", "full-galaxy", "secret-bases"][game % 3];
            wished["options"] = json!([["mode", mode]]);
            wished
        });
        let checked = listened(wishes).await;
        assert!(checked > 3_000, "only {checked} messages were looked at");
    });
}

#[test]
fn no_socket_hears_of_a_card_that_is_hidden_from_its_team() {
    in_time(async {
        let wishes = (0..6).map(|game| {
            let bases = ["full-galaxy", "introductory", "secret-bases"][game % 3];
            let hands = ["on", "off"][game % 2];
            four_people(&[["bases", bases], ["open-hands", hands]])
        });
        let checked = listened(wishes).await;
        assert!(checked > 1_500, "only {checked} messages were looked at");
    });
}
