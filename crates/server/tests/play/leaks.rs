//! Every byte that went over a socket, compared with what was hidden from that socket at the time.

use std::collections::BTreeSet;
use std::path::Path;

use deckbuilding::CardId;
use kernel::{Eyes, Seat};
use serde_json::{Value, json};
use store::{Options, Store};
use table::{Head, Logged, Table};

use crate::client::{Client, play_on};
use crate::house::{House, in_time, link, wish};

/// The cards a view could name where they lie hidden from somebody.
fn hidden_in(view: &Value) -> BTreeSet<u64> {
    let piles = view["players"].as_array().into_iter().flatten();
    let piles = piles.flat_map(|player| player.as_object().expect("piles").values());
    let cards = piles.chain([&view["galaxy_deck"]]).flat_map(|pile| pile.as_array().expect("a pile"));
    cards.filter_map(Value::as_u64).collect()
}

fn view(table: &Table, eyes: Eyes) -> Value {
    serde_json::from_str(&table.board().view(eyes)).expect("JSON")
}

/// The name of a card in notation, as a word of its own.
fn names(text: &str, card: &str) -> bool {
    let part = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '.';
    text.match_indices(card).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + card.len()..].chars().next();
        !before.is_some_and(part) && !after.is_some_and(part)
    })
}

async fn log_of(data: &Path, table: &str) -> (Head, u64, Vec<Logged>) {
    let store = Store::open(data, Options::default()).expect("the server has closed it");
    let stored = store.load(table).await.expect("it can be read").expect("the table");
    store.close().await;
    let mut rows = stored.rows.iter();
    let head = serde_json::from_str(&rows.next().expect("a head").body).expect("a head");
    let log = rows.map(|row| serde_json::from_str(&row.body).expect("an entry")).collect();
    (head, stored.created, log)
}

/// Cards that these eyes could not name, neither now nor one input before: what happened in between may
/// have shown a card that is hidden again.
fn unknown(now: &Table, eyes: Eyes) -> BTreeSet<u64> {
    let before = now.board().at(now.board().plies().saturating_sub(1));
    let before: Value = serde_json::from_str(&before.view(eyes)).expect("JSON");
    let everything = hidden_in(&view(now, Eyes::All));
    let seen = &hidden_in(&view(now, eyes)) | &hidden_in(&before);
    // What lay open before is no secret either.
    everything.difference(&seen).copied().filter(|card| !lies_open(&before["table"], *card)).collect()
}

/// Whether a number stands for the card somewhere in what lies open: sets are bits, lists are numbers.
fn lies_open(open: &Value, card: u64) -> bool {
    match open {
        Value::Number(number) => number.as_u64() == Some(card),
        Value::Array(values) => values.iter().any(|value| lies_open(value, card)),
        Value::Object(fields) => fields.values().any(|value| lies_open(value, card)),
        _ => false,
    }
}

fn check(client: &Client, eyes: Eyes, head: &Head, created: u64, log: &[Logged]) -> usize {
    let names_of: Vec<String> = CardId::all().map(|card| card.to_string()).collect();
    let mut table = None;
    let mut checked = 0;
    for text in &client.heard {
        let said: Value = serde_json::from_str(text).expect("JSON");
        if said["say"] == "position" {
            let entries = said["entries"].as_u64().expect("a number") as usize;
            let now = Table::from_log(head.clone(), created, &log[..entries]).expect("a table");
            if now.ended().is_some() {
                return checked;
            }
            assert_eq!(said["view"], view(&now, eyes), "the view is the one for these eyes");
            table = Some(now);
        }
        let Some(table) = &table else { continue };
        let spoken = json!([
            said["question"], said["offers"], said["combinations"], said["events"], said["text"],
            said["action"], said["chat"], said["seats"], said["take_back"]
        ]);
        let spoken = spoken.to_string();
        for card in unknown(table, eyes) {
            let name = &names_of[card as usize];
            assert!(!names(&spoken, name), "{name} is hidden from {eyes:?}, but: {text}");
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
                let _ = client.act("play darth-vader").await;
                let _ = client.act("nonsense").await;
            }
            watcher.caught_up().await;
            let [vera, luis] = seats;
            played.push((made, [vera, luis, watcher]));
        }
        house.close().await;
        let mut checked = 0;
        for (made, clients) in &played {
            let (head, created, log) = log_of(&house.data(), &made.table).await;
            let eyes = [Eyes::Seat(Seat(0)), Eyes::Seat(Seat(1)), Eyes::Public];
            for (client, eyes) in clients.iter().zip(eyes) {
                checked += check(client, eyes, &head, created, &log);
            }
        }
        assert!(checked > 3_000, "only {checked} messages were looked at");
    });
}
