//! Whole games: people, bots and spectators.

use serde_json::{Value, json};

use crate::client::{Client, play_on, step, to_the_end, together};
use crate::house::{House, bot, in_time, link, wish};

/// Cards in hands that these eyes cannot see.
fn hidden_cards(scene: &Value) -> usize {
    let players = scene["players"].as_array().expect("players").iter();
    let hands = players.flat_map(|player| player["hand"].as_array().expect("a hand"));
    hands.filter(|card| card.is_null()).count()
}

#[test]
fn two_people_play_before_spectators_and_somebody_comes_late() {
    in_time(async {
        let house = House::open().await;
        let made = house.two_people().await;
        let mut seats = house.both(&made).await;
        let mut crowd = Vec::new();
        for _ in 0..4 {
            crowd.push(house.watch(&made).await);
        }
        play_on(&mut seats, 40).await;
        crowd.push(house.watch(&made).await);
        together(&mut seats.iter_mut().chain(&mut crowd).collect::<Vec<_>>()).await;
        for watcher in &crowd {
            assert_eq!(watcher.position["prompt"]["kind"], "wait");
            assert_eq!(watcher.picture(), crowd[0].picture());
            assert!(watcher.offers().is_empty());
            assert_eq!(watcher.welcome["seat"], Value::Null);
        }
        assert!(hidden_cards(&crowd[0].position["scene"]) > hidden_cards(&seats[0].position["scene"]));
        while !seats[0].over() {
            // Whoever watches and does not read would be let go.
            play_on(&mut seats, 20).await;
            together(&mut seats.iter_mut().chain(&mut crowd).collect::<Vec<_>>()).await;
        }
        for client in seats.iter().chain(&crowd) {
            assert_eq!(client.position["scene"], seats[0].position["scene"], "a finished game is open");
            assert_eq!(hidden_cards(&client.position["scene"]), 0);
            assert_eq!(client.position["ended"]["how"], "played");
            assert_eq!(client.position["ended"], seats[0].position["ended"]);
        }
        assert_eq!(seats[0].act("end").await, Err("over".into()));
    });
}

#[test]
fn a_person_plays_a_bot() {
    in_time(async {
        let house = House::open().await;
        let made = house.table(wish(&[bot("rules"), link("Luis")])).await;
        assert_eq!(made.tokens[0], None, "nobody sits in the seat of a bot");
        let mut luis = house.seat(&made, 1).await;
        while !luis.over() {
            luis.see(|p| p["waiting_for"] == json!([1]) || !p["ended"].is_null()).await;
            if !luis.over() {
                step(std::slice::from_mut(&mut luis)).await;
            }
        }
    });
}

#[test]
fn two_bots_are_watched() {
    in_time(async {
        let house = House::open().await;
        let made = house.table(wish(&[bot("rules"), bot("random")])).await;
        let mut watcher = house.watch(&made).await;
        watcher.see(|p| !p["ended"].is_null()).await;
        assert_eq!(watcher.position["ended"]["winners"].as_array().map(Vec::len), Some(1));
    });
}

/// Both seats are played from one device, each on a socket of its own.
#[test]
fn hot_seat() {
    in_time(async {
        let house = House::open().await;
        let here = |name: &str| json!({ "who": "here", "name": name });
        let made = house.table(wish(&[here("Vera"), here("Luis")])).await;
        let mut seats = house.both(&made).await;
        to_the_end(&mut seats).await;
        assert_eq!(seats[0].position["seats"][1]["name"], "Luis");
    });
}

/// In the middle of an effect: the question open is another one than what to do with the turn.
#[test]
fn somebody_comes_back_in_the_middle_of_an_effect() {
    in_time(async {
        let house = House::open().await;
        for round in 0..20 {
            let made = house.two_people().await;
            let mut seats = house.both(&made).await;
            let mut found = false;
            while !seats[0].over() && !found {
                step(&mut seats).await;
                together(&mut seats.iter_mut().collect::<Vec<_>>()).await;
                let waiting = seats.iter().find(|client| client.may_act());
                found = waiting.is_some_and(|client| !client.offers().contains(&"end".to_owned()));
            }
            if !found {
                continue;
            }
            for (seat, client) in seats.iter_mut().enumerate() {
                let before = client.picture();
                // Dropped without a word.
                *client = house.seat(&made, seat).await;
                assert_eq!(client.picture(), before, "in round {round}");
            }
            return to_the_end(&mut seats).await;
        }
        panic!("no effect ever asked anything");
    });
}

#[test]
fn the_others_see_who_is_there() {
    in_time(async {
        let house = House::open().await;
        let made = house.two_people().await;
        let mut vera = house.seat(&made, 0).await;
        assert_eq!(vera.position["seats"][1]["here"], false);
        let luis = house.seat(&made, 1).await;
        vera.see(|p| p["seats"][1]["here"] == true).await;
        drop(luis);
        vera.see(|p| p["seats"][1]["here"] == false).await;
    });
}

#[test]
fn a_bot_takes_over_and_gives_back() {
    in_time(async {
        let house = House::open().await;
        let made = house.two_people().await;
        let [mut vera, mut luis] = house.both(&made).await;
        luis.ask(json!({ "say": "leave", "bot": "rules" })).await.expect("one may leave");
        vera.act("end").await.expect("a turn");
        // The bot plays a whole turn.
        vera.turn().await;
        assert!(vera.position["plies"].as_u64() > Some(4));
        assert_eq!(vera.position["seats"][1]["who"], "stand-in");
        luis.ask(json!({ "say": "return" })).await.expect("one may come back");
        vera.see(|p| p["seats"][1]["who"] == "person").await;
        vera.act("end").await.expect("a turn");
        together(&mut [&mut vera, &mut luis]).await;
        luis.see(|p| p["waiting_for"] == json!([1])).await;
        vera.caught_up().await;
        assert!(luis.may_act(), "the bot has left");
        luis.act(&luis.offers()[0].clone()).await.expect("Luis plays");
    });
}

#[test]
fn a_bot_sits_in_for_somebody_who_is_away() {
    in_time(async {
        let house = House::open().await;
        let made = house.two_people().await;
        let [mut vera, luis] = house.both(&made).await;
        let fill = json!({ "say": "fill", "seat": 1, "bot": "rules" });
        vera.see(|p| p["seats"][1]["here"] == true).await;
        vera.ask(fill.clone()).await.expect_err("Luis is here");
        drop(luis);
        vera.see(|p| p["seats"][1]["here"] == false).await;
        vera.ask(fill).await.expect("Luis is away");
        assert_eq!(vera.position["seats"][1]["who"], "stand-in");
        vera.act("end").await.expect("a turn");
        vera.turn().await;
        // He finds his seat as he left it.
        let mut luis = house.seat(&made, 1).await;
        luis.ask(json!({ "say": "return" })).await.expect("one may come back");
        assert_eq!(luis.position["seats"][1]["who"], "person");
    });
}

#[test]
fn a_rematch_is_opened_by_the_old_secrets() {
    in_time(async {
        let house = House::open().await;
        let made = house.two_people().await;
        let [mut vera, mut luis] = house.both(&made).await;
        let path = format!("/api/tables/{}/rematch", made.table);
        let (status, _) = house.post(&path, made.tokens[0].as_deref(), &Value::Null).await;
        assert_eq!(status, 409, "the game is not over");
        luis.ask(json!({ "say": "resign" })).await.expect("one may give up");
        assert_eq!(luis.position["ended"], json!({ "winners": [0], "winner": "Empire", "how": "resigned" }));
        let (one, two) = tokio::join!(
            house.post(&path, made.tokens[0].as_deref(), &Value::Null),
            house.post(&path, made.tokens[1].as_deref(), &Value::Null)
        );
        assert_eq!((one.0, &one), (200, &two), "both get the same table");
        let (status, _) = house.post(&path, Some("nonsense"), &Value::Null).await;
        assert_eq!(status, 403);
        vera.see(|p| p["rematch"] == one.1["table"]).await;
        let next = one.1["table"].as_str().expect("a table").to_owned();
        let mut seats = [0, 1].map(|seat| made.tokens[seat].clone());
        let [a, b] = &mut seats;
        let mut seats = [
            Client::connect(house.addr, &next, a.as_deref()).await,
            Client::connect(house.addr, &next, b.as_deref()).await,
        ];
        assert_eq!((&seats[0].welcome["seat"], &seats[1].welcome["seat"]), (&json!(0), &json!(1)));
        play_on(&mut seats, 5).await;
    });
}

#[test]
fn a_clock_runs_out() {
    in_time(async {
        let house = House::open().await;
        let mut wished = wish(&[link("Vera"), link("Luis")]);
        wished["clock"] = json!({ "bank_ms": 300 });
        let made = house.table(wished).await;
        let mut watcher = house.watch(&made).await;
        watcher.see(|p| !p["ended"].is_null()).await;
        assert_eq!(
            watcher.position["ended"],
            json!({ "winners": [1], "winner": "Rebels", "how": "time-out" })
        );
    });
}
