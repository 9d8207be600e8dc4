//! Every byte that went over a socket, compared with what was hidden from that socket at the time.

use std::collections::BTreeSet;
use std::path::Path;

use deckbuilding::CardId;
use kernel::{Eyes, Seat};
use serde_json::{Value, json};
use store::{Options, Store};
use table::{Board, Head, Logged, Table};

use crate::client::{Client, play_on};
use crate::house::{House, in_time, link, wish};

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

/// What these eyes cannot see anywhere.
fn secret(board: &dyn Board, eyes: Eyes) -> BTreeSet<String> {
    let shown = shown_in(&scene(board, eyes));
    CardId::all().map(|card| card.to_string()).filter(|card| !shown.contains(card)).collect()
}

/// Words as notation has them: a stop at the end belongs to the sentence.
fn words(text: &str) -> BTreeSet<&str> {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '.'));
    words.map(|word| word.trim_end_matches('.')).collect()
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
            ["question", "asks", "offers", "combinations", "text", "action", "chat", "seats", "events"];
        let spoken = parts.map(|part| said[part].to_string()).join(" ");
        let words = words(&spoken);
        for name in &unknown {
            assert!(!words.contains(name.as_str()), "{name} is hidden from {eyes:?}, but: {text}");
        }
        checked += 1;
    }
    checked
}

#[test]
fn no_socket_hears_of_a_card_that_is_hidden_from_it() {
    in_time(async {
        let mut house = House::open().await;
        let mut played = Vec::new();
        for game in 0..24 {
            let mut wished = wish(&[link("Vera"), link("Luis")]);
            let mode = ["introductory", "full-galaxy", "secret-bases"][game % 3];
            wished["options"] = json!([["mode", mode]]);
            let made = house.table(wished).await;
            let mut watcher = house.watch(&made).await;
            let mut seats = house.both(&made).await;
            play_on(&mut seats, 60).await;
            for client in &mut seats {
                // Refusals say things, too.
                let _ = client.act("pass").await;
                let _ = client.act("nonsense").await;
            }
            watcher.caught_up().await;
            let [vera, luis] = seats;
            played.push((made, [vera, luis, watcher]));
        }
        house.close().await;
        let mut checked = 0;
        for (made, clients) in &played {
            let table = as_logged(&house.data(), &made.table).await;
            let eyes = [Eyes::Seat(Seat(0)), Eyes::Seat(Seat(1)), Eyes::Public];
            for (client, eyes) in clients.iter().zip(eyes) {
                checked += check(client, eyes, &table);
            }
        }
        assert!(checked > 3_000, "only {checked} messages were looked at");
    });
}
