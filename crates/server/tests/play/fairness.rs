//! Between people: nobody takes back, looks at or plays on what is another's.

use std::time::Duration;

use serde_json::{Value, json};
use server::Limits;
use store::{Options, Row, Store};
use table::{ClockRule, Head, Occupant, Table};

use crate::client::{Client, together};
use crate::house::{House, bot, generous, in_time, link, request_at, wish};

fn fill(seat: u8) -> Value {
    json!({ "say": "fill", "seat": seat, "bot": "random" })
}

fn open() -> Value {
    json!({ "who": "open" })
}

/// A line that dropped for a moment is no reason to play for somebody, and a bot agrees to nothing.
#[test]
fn nobody_is_played_out_of_their_own_seat() {
    in_time(async {
        let house = House::with(Limits { absence: Duration::from_secs(60), ..generous() }).await;
        let made = house.two_people().await;
        let [mut vera, luis] = house.both(&made).await;
        vera.act("end").await.expect("a turn");
        drop(luis);
        vera.see(|p| p["seats"][1]["here"] == false).await;
        assert_eq!(vera.ask(fill(1)).await, Err("just-left".into()));
        let house = House::open().await;
        let made = house.two_people().await;
        let [mut vera, luis] = house.both(&made).await;
        assert_eq!(vera.ask(fill(1)).await, Err("seat-taken".into()), "somebody is there");
        vera.act("end").await.expect("a turn");
        drop(luis);
        vera.see(|p| p["seats"][1]["here"] == false).await;
        vera.ask(fill(1)).await.expect("Luis has been away for long enough");
        assert_eq!(vera.position["seats"][1]["who"], "stand-in", "the table is told");
        // The bot plays its turn; nothing of it is taken back in Luis's absence.
        vera.see(|p| p["waiting_for"] == json!([0])).await;
        let before = vera.picture();
        vera.ask(json!({ "say": "take-back" })).await.expect("it can be asked for");
        assert_eq!(vera.picture(), before);
        let mut luis = house.seat(&made, 1).await;
        assert_eq!(luis.position["take_back"]["answer"], true);
        luis.ask(json!({ "say": "return" })).await.expect("the seat is his");
        together(&mut [&mut vera, &mut luis]).await;
        assert_eq!(vera.picture(), before, "he comes back to the same position");
        assert_eq!(vera.position["seats"][1]["who"], "person", "the table is told");
    });
}

#[test]
fn a_seat_cannot_be_tried_on() {
    in_time(async {
        let house = House::open().await;
        let made = house.table(wish(&[link("Vera"), open()])).await;
        let mut vera = house.seat(&made, 0).await;
        assert_eq!((&vera.position["begun"], &vera.position["plies"]), (&json!(false), &json!(0)));
        assert_eq!(vera.position["question"], "The game begins when every seat is taken.");
        assert_eq!(vera.act("end").await, Err("not-begun".into()));
        let path = format!("/api/tables/{}/seats/1", made.table);
        let vera_s = made.tokens[0].as_deref();
        let (status, told) = house.post(&path, vera_s, &json!({ "name": "Eve" })).await;
        assert_eq!((status, told["why"].as_str()), (409, Some("one-seat-each")), "{told}");
        let (_, sat) = house.post(&path, None, &json!({ "name": "Ana" })).await;
        let mut ana = Client::connect(house.addr, &made.table, sat["token"].as_str()).await;
        vera.see(|p| p["begun"] == true && p["seats"][1]["name"] == "Ana").await;
        assert!(vera.may_act(), "the game begins when the last seat is taken");
        // With cards in hand nobody makes room for a stranger.
        assert_eq!(ana.ask(json!({ "say": "leave" })).await, Err("underway".into()));
        ana.ask(json!({ "say": "leave", "bot": "random" })).await.expect("a bot may play for her");
        vera.see(|p| p["seats"][1]["who"] == "stand-in").await;
        let (status, told) = house.post(&path, None, &json!({ "name": "Eve" })).await;
        assert_eq!((status, told["why"].as_str()), (409, Some("seat-taken")), "{told}");
    });
}

#[test]
fn whoever_leaves_before_the_game_has_seen_nothing_and_opens_nothing() {
    in_time(async {
        let house = House::open().await;
        let seats = [link("Vera"), open(), open(), link("Luis")];
        let made = house.table(json!({ "game": "deckbuilding-team", "seats": seats })).await;
        let path = format!("/api/tables/{}/seats/1", made.table);
        let (_, sat) = house.post(&path, None, &json!({ "name": "Eve" })).await;
        let mut vera = house.seat(&made, 0).await;
        let mut eve = Client::connect(house.addr, &made.table, sat["token"].as_str()).await;
        vera.see(|p| p["seats"][1]["here"] == true).await;
        let watcher = house.watch(&made).await;
        assert_eq!(eve.position["scene"], watcher.position["scene"], "no cards are dealt yet");
        eve.say(&json!({ "say": "leave", "id": "1" })).await;
        let last = eve.until(|said| said["say"] == "bye").await;
        assert_eq!(last["why"], "wrong-token", "the seat is gone with its secret");
        vera.see(|p| p["seats"][1]["who"] == "open").await;
        let mut again = Client::silent(house.addr).await;
        again.say(&crate::client::hello(&made.table, sat["token"].as_str())).await;
        assert_eq!(again.hear().await.expect("a last word")["why"], "wrong-token");
    });
}

/// Also at a table whose position is stated, where hands are full from the beginning.
#[test]
fn before_the_start_nobody_sees_a_hand() {
    in_time(async {
        let house = House::open().await;
        let mut wished = wish(&[link("Vera"), open()]);
        wished["position"] =
            json!([["turn", "rebel"], ["rebel hand", "x-wing, y-wing"], ["empire hand", "tie-fighter"]]);
        let made = house.table(wished).await;
        let (mut vera, watcher) = (house.seat(&made, 0).await, house.watch(&made).await);
        assert_eq!(vera.position["scene"], watcher.position["scene"]);
        let path = format!("/api/tables/{}/seats/1", made.table);
        let (_, sat) = house.post(&path, None, &json!({ "name": "Ana" })).await;
        let ana = Client::connect(house.addr, &made.table, sat["token"].as_str()).await;
        vera.see(|p| p["begun"] == true).await;
        let late = house.watch(&made).await;
        for seated in [&vera, &ana] {
            assert_ne!(seated.position["scene"], late.position["scene"], "now everybody sees their own");
        }
    });
}

/// Somebody who hides the browser's secret is still at the same address, as far as a server in front can tell.
#[test]
fn hiding_a_secret_gets_nobody_a_second_seat() {
    in_time(async {
        let proxies = vec!["127.0.0.1/32".parse().expect("a network")];
        let house = House::with(Limits { proxies, ..generous() }).await;
        let asks = async |from: &str, path: &str, body: Value| {
            let body = body.to_string();
            let request = format!(
                "POST {path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {from}\r\nConnection: close\r\n\
                 Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
                body.len()
            );
            let answer = request_at(house.addr, &request).await;
            serde_json::from_str::<Value>(answer.split_once("\r\n\r\n").expect("a body").1).expect("JSON")
        };
        let seats = [json!({ "who": "here", "name": "Vera" }), open(), open(), open()];
        let made =
            asks("192.0.2.1", "/api/tables", json!({ "game": "deckbuilding-team", "seats": seats })).await;
        let table = made["table"].as_str().expect("a table").to_owned();
        let sits = async |from: &str, seat: u8| {
            asks(from, &format!("/api/tables/{table}/seats/{seat}"), json!({ "name": "Eve" })).await
        };
        assert_eq!(sits("192.0.2.1", 1).await["why"], "same-house", "Vera has a seat");
        let eve = sits("192.0.2.2", 1).await;
        let told = sits("192.0.2.2", 2).await;
        assert_eq!(told["why"], "same-house");
        assert!(told["text"].as_str().expect("a sentence").contains("a link of its own"), "{told}");
        // Whoever gives up a seat may take another one: nothing was to be seen from it.
        let mut there = Client::connect(house.addr, &table, eve["token"].as_str()).await;
        assert_eq!(there.position["begun"], false);
        there.say(&json!({ "say": "leave", "id": "1" })).await;
        there.until(|said| said["say"] == "bye").await;
        let eve = sits("192.0.2.2", 2).await;
        assert!(eve["token"].is_string(), "{eve}");
        // Others come, and the game begins with one person in each seat.
        for (from, seat) in [("192.0.2.3", 1), ("2001:db8::4", 3)] {
            assert!(sits(from, seat).await["token"].is_string());
        }
        let watcher = Client::connect(house.addr, &table, None).await;
        assert_eq!(watcher.position["begun"], true);
        assert_eq!(sits("192.0.2.9", 1).await["why"], "seat-taken");
    });
}

/// A link can be opened by whoever sends it: then whoever gets it learns that somebody has sat there.
#[test]
fn whoever_comes_by_a_link_learns_that_somebody_was_there_before() {
    in_time(async {
        let mut house = House::open().await;
        let made = house.two_people().await;
        let mut vera = house.seat(&made, 0).await;
        assert_eq!(vera.welcome["before"], false);
        let curious = house.seat(&made, 1).await;
        assert_eq!(curious.welcome["before"], false);
        vera.see(|p| p["seats"][1]["came"] == true).await;
        drop((vera, curious));
        house.restart().await;
        assert_eq!(house.seat(&made, 1).await.welcome["before"], true, "it is written down");
        assert_eq!(house.watch(&made).await.welcome["before"], false, "beside the table there are many");
    });
}

fn person(name: &str) -> Occupant {
    Occupant::Person { name: name.into() }
}

/// A table whose last entry is old, as a server leaves it that was down for long.
async fn old_table(house: &House, seats: Vec<Occupant>, clock: Option<ClockRule>) {
    let (setup, rules_version) = table::options("deckbuilding", &[]).expect("the usual set-up");
    let tokens = vec![String::new(), String::new()];
    let game = "deckbuilding".into();
    let head = Head { game, rules_version, setup, seats, tokens, clock, ..Head::default() };
    let body = serde_json::to_string(&head).expect("plain data");
    let (_, log) = Table::new(head, 1_000).expect("a table");
    let entries = log.iter().map(|logged| serde_json::to_string(logged).expect("plain data"));
    let rows = std::iter::once(body).chain(entries).zip(0..);
    let rows = rows.map(|(body, seq)| Row { seq, body, action_id: None }).collect();
    let store = Store::open(&house.data(), Options::default()).expect("the file is free");
    store.found("old", 1_000, String::new(), rows).await.expect("a table");
    store.close().await;
}

#[test]
fn bots_wake_when_their_table_is_read() {
    in_time(async {
        let mut house = House::open().await;
        house.close().await;
        old_table(&house, vec![Occupant::Bot { bot: "random".into() }, person("Luis")], None).await;
        house.restart().await;
        let mut watcher = Client::connect(house.addr, "old", None).await;
        watcher.see(|p| p["waiting_for"] == json!([1])).await;
    });
}

#[test]
fn clocks_stand_while_the_server_is_down() {
    in_time(async {
        let mut house = House::open().await;
        house.close().await;
        let clock = Some(ClockRule { bank_ms: 600_000, increment_ms: 0 });
        old_table(&house, vec![person("Vera"), person("Luis")], clock).await;
        house.restart().await;
        let left = |client: &Client| client.position["clocks"][0].as_u64().expect("a clock");
        let watcher = Client::connect(house.addr, "old", None).await;
        assert!(!watcher.over() && left(&watcher) > 500_000, "{}", watcher.position);
        // Once more: it stands again while the server is closed, and what was used up stays used up.
        let before = left(&watcher);
        house.restart().await;
        let watcher = Client::connect(house.addr, "old", None).await;
        assert!(left(&watcher) <= before && left(&watcher) > 500_000, "{}", watcher.position);
        house.close().await;
        let store = Store::open(&house.data(), Options::default()).expect("the file is free");
        let log = store.load("old").await.expect("readable").expect("it is there").rows;
        let said: Vec<&str> = log.iter().rev().take(4).map(|row| row.body.as_str()).collect();
        let marks = ["paused", "resumed", "paused", "resumed"];
        assert!(said.iter().zip(marks).all(|(row, mark)| row.contains(mark)), "{said:?}");
    });
}

#[test]
fn a_spectator_s_id_swallows_no_action() {
    in_time(async {
        let house = House::open().await;
        let made = house.two_people().await;
        let [mut vera, mut luis] = house.both(&made).await;
        let mut watcher = house.watch(&made).await;
        watcher.ask_as("1", json!({ "say": "chat", "text": "hm" })).await.expect("one may talk");
        luis.ask_as("1", json!({ "say": "rename", "name": "Lucho" })).await.expect("a name");
        let before = vera.entries();
        vera.ask_as("1", json!({ "say": "act", "action": "end" })).await.expect("it is done");
        assert!(vera.entries() > before && vera.position["waiting_for"] == json!([1]));
        luis.see(|p| p["waiting_for"] == json!([1])).await;
        let entries = luis.entries();
        luis.ask_as("1", json!({ "say": "rename", "name": "Luis" })).await.expect("it was done before");
        assert_eq!(luis.entries(), entries, "one's own ids still count once");
    });
}

#[test]
fn a_bot_at_an_open_table_waits_too() {
    in_time(async {
        let house = House::open().await;
        let made = house.table(wish(&[bot("random"), open()])).await;
        let watcher = house.watch(&made).await;
        assert_eq!((&watcher.position["begun"], &watcher.position["plies"]), (&json!(false), &json!(0)));
    });
}
