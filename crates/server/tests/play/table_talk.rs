//! Undo, chat, hints, languages, and looking again.

use serde_json::{Value, json};

use crate::client::{Client, hello, together};
use crate::house::{House, bot, in_time, link, wish};

fn take_back() -> Value {
    json!({ "say": "take-back" })
}

fn answer(yes: bool) -> Value {
    json!({ "say": "answer-take-back", "yes": yes })
}

fn some_play(client: &Client) -> String {
    client.offers().into_iter().find(|action| action.starts_with("play ")).expect("a card in hand")
}

#[test]
fn undo_is_free_where_nothing_was_learned() {
    in_time(async {
        let house = House::open().await;
        let made = house.two_people().await;
        let [mut vera, mut luis] = house.both(&made).await;
        assert_eq!(vera.position["take_back"]["possible"], "no");
        let before = vera.picture();
        vera.act(&some_play(&vera)).await.expect("a card is played");
        assert_eq!(vera.position["take_back"]["possible"], "freely");
        vera.ask(take_back()).await.expect("it is taken back");
        assert_eq!((vera.picture(), &vera.position["taken_back"]), (before, &json!(true)));
        luis.see(|p| p["taken_back"] == true).await;
    });
}

#[test]
fn undo_is_asked_for_granted_and_refused() {
    in_time(async {
        let house = House::open().await;
        let made = house.two_people().await;
        let [mut vera, mut luis] = house.both(&made).await;
        let before = vera.picture();
        vera.act("end").await.expect("a turn");
        for yes in [false, true] {
            assert_eq!(vera.position["take_back"]["possible"], "ask");
            vera.ask(take_back()).await.expect("it can be asked for");
            assert_eq!(vera.position["take_back"]["answer"], false);
            luis.see(|p| p["take_back"]["answer"] == true).await;
            assert_eq!(luis.position["take_back"]["asked_by"], 0);
            assert_eq!(luis.position["take_back"]["answered"], Value::Null);
            let mut late = answer(yes);
            late["to"] = 99.into();
            assert_eq!(luis.ask(late).await, Err("stale".into()), "that is not what was asked for");
            let mut said = answer(yes);
            said["to"] = luis.position["take_back"]["to"].clone();
            luis.ask(said).await.expect("it was asked");
            together(&mut [&mut vera, &mut luis]).await;
            assert_eq!(vera.picture() == before, yes);
            let said = json!({ "asked_by": 0, "by": 1, "yes": yes });
            assert_eq!(vera.position["take_back"]["answered"], said, "whoever asked is told");
            assert_eq!(vera.position["take_back"]["asked_by"], Value::Null);
        }
        assert_eq!(luis.ask(answer(true)).await, Err("nothing-asked".into()));
        vera.act("end").await.expect("a turn");
        assert_eq!(vera.position["take_back"]["answered"], Value::Null, "that was before");
    });
}

#[test]
fn a_request_says_which_move_as_it_was_told_to_whoever_is_asked() {
    in_time(async {
        let house = House::open().await;
        let made = house.two_people().await;
        let [mut vera, mut luis] = house.both(&made).await;
        let mut watcher = house.watch(&made).await;
        assert_eq!(luis.position["take_back"]["what"], Value::Null);
        vera.act("end").await.expect("a turn");
        together(&mut [&mut vera, &mut luis, &mut watcher]).await;
        let told = [&vera, &luis, &watcher].map(|client| client.position["events"].clone());
        vera.ask(take_back()).await.expect("it can be asked for");
        together(&mut [&mut vera, &mut luis, &mut watcher]).await;
        for (client, told) in [&vera, &luis, &watcher].into_iter().zip(told) {
            let mut rest = client.position["take_back"]["what"].as_str().expect("a move").to_owned();
            assert!(rest.contains("turn"), "{rest}");
            for event in told.as_array().expect("events") {
                rest = rest.replace(event["text"].as_str().expect("words"), "");
            }
            assert_eq!(rest.trim(), "", "nobody learns more than the log has told them");
        }
    });
}

#[test]
fn a_seat_goes_by_the_name_somebody_gives_it() {
    in_time(async {
        let mut house = House::open().await;
        let made = house.table(wish(&[link(""), link("")])).await;
        let mut vera = house.seat(&made, 0).await;
        let seat = |client: &Client, seat: usize, what: &str| client.position["seats"][seat][what].clone();
        assert_eq!((seat(&vera, 1, "here"), seat(&vera, 1, "came")), (json!(false), json!(false)));
        let mut luis = house.seat(&made, 1).await;
        vera.see(|p| p["seats"][1]["came"] == true && p["seats"][1]["here"] == true).await;
        let rename = |name: &str| json!({ "say": "rename", "name": name });
        luis.ask(rename(" Luis ")).await.expect("a name");
        vera.see(|p| p["seats"][1]["name"] == "Luis").await;
        assert_eq!(luis.ask(rename(&"x".repeat(41))).await, Err("too-long".into()));
        assert_eq!(house.watch(&made).await.ask(rename("Ana")).await, Err("not-seated".into()));
        // A name answers no question.
        vera.act("end").await.expect("a turn");
        vera.ask(take_back()).await.expect("it can be asked for");
        luis.see(|p| p["take_back"]["answer"] == true).await;
        luis.ask(rename("Lucho")).await.expect("another name");
        assert_eq!(luis.position["take_back"]["answer"], true);
        drop(luis);
        vera.see(|p| p["seats"][1]["here"] == false).await;
        assert_eq!(seat(&vera, 1, "came"), true);
        drop(vera);
        house.restart().await;
        let vera = house.seat(&made, 0).await;
        assert_eq!((seat(&vera, 1, "name"), seat(&vera, 1, "came")), (json!("Lucho"), json!(true)));
    });
}

#[test]
fn whoever_has_no_name_goes_by_the_side_in_the_language_of_the_listener() {
    in_time(async {
        let house = House::open().await;
        let made = house.table(wish(&[link(""), link("")])).await;
        let [mut vera, mut luis] = house.both(&made).await;
        vera.chats("hello").await.expect("one may talk");
        luis.hears(1).await;
        luis.say(&json!({ "say": "speak", "lang": "es" })).await;
        luis.until(|said| said["say"] == "chat" && said["anew"] == true).await;
        let side = |client: &Client| client.position["seats"][0]["side"].clone();
        assert_ne!(side(&vera), side(&luis));
        for client in [&vera, &luis] {
            assert_eq!(client.lines[0]["name"], side(client));
        }
    });
}

#[test]
fn undo_can_be_off() {
    in_time(async {
        let house = House::open().await;
        let mut wished = wish(&[link("Vera"), link("Luis")]);
        wished["undo"] = false.into();
        let made = house.table(wished).await;
        let mut vera = house.seat(&made, 0).await;
        assert_eq!(vera.welcome["undo"], false);
        vera.act(&some_play(&vera)).await.expect("a card is played");
        assert_eq!(vera.position["take_back"]["possible"], "no");
        assert_eq!(vera.ask(take_back()).await, Err("undo-is-off".into()));
    });
}

#[test]
fn everybody_talks() {
    in_time(async {
        let house = House::open().await;
        let made = house.two_people().await;
        let [mut vera, mut luis] = house.both(&made).await;
        let mut named = hello(&made.table, None);
        named["name"] = "Ana".into();
        let mut ana = Client::greeting(house.addr, named).await;
        let mut nameless = house.watch(&made).await;
        let chat = |text: &str| json!({ "say": "chat", "text": text });
        vera.ask(chat("hello")).await.expect("one may talk");
        luis.ask(chat("¡hola!")).await.expect("one may talk");
        ana.ask(chat("good luck")).await.expect("spectators, too");
        nameless.ask(chat("hm")).await.expect("with or without a name");
        assert_eq!(vera.ask(chat(&"x".repeat(501))).await, Err("too-long".into()));
        assert_eq!(ana.act("end").await, Err("not-seated".into()));
        let mut late = house.watch(&made).await;
        for client in [&mut vera, &mut luis, &mut ana, &mut nameless, &mut late] {
            client.hears(4).await;
        }
        let said = [("Vera", "hello"), ("Luis", "¡hola!"), ("Ana", "good luck"), ("", "hm")];
        let said = said.map(|(name, text)| (name.to_owned(), text.to_owned()));
        for client in [&vera, &luis, &ana, &nameless, &late] {
            assert_eq!(client.chat(), said, "each line once, in order");
        }
    });
}

#[test]
fn hints_are_for_whoever_decides() {
    in_time(async {
        let house = House::open().await;
        let made = house.two_people().await;
        let [mut vera, mut luis] = house.both(&made).await;
        let hint = vera.hint("rules").await;
        assert!(vera.offers().contains(&hint["action"].as_str().expect("an action").to_owned()));
        assert_eq!(luis.hint("rules").await["why"], "not-your-turn");
        assert_eq!(vera.hint("genius").await["say"], "refused");
        assert_eq!(house.watch(&made).await.hint("rules").await["why"], "not-seated");
    });
}

#[test]
fn the_language_changes_in_the_middle_of_the_game() {
    in_time(async {
        let house = House::open().await;
        let made = house.two_people().await;
        let [mut vera, mut luis] = house.both(&made).await;
        let english = vera.position.clone();
        vera.say(&json!({ "say": "speak", "lang": "es" })).await;
        vera.until(|said| said["say"] == "position").await;
        let spanish = vera.position.clone();
        assert_ne!(english["question"], spanish["question"]);
        assert_ne!(english["offers"][0]["text"], spanish["offers"][0]["text"]);
        assert_eq!(english["offers"][0]["action"], spanish["offers"][0]["action"]);
        assert_eq!(english["scene"], spanish["scene"]);
        vera.act("end").await.expect("a turn");
        luis.see(|p| p["waiting_for"] == json!([1])).await;
        let text = |client: &Client| client.position["events"][0]["text"].clone();
        assert_ne!(text(&vera), text(&luis), "each reads their own language");
        let refused = json!({ "say": "act", "id": "x", "action": "end" });
        vera.say(&refused).await;
        assert_eq!(vera.until(|said| said["id"] == "x").await["text"], "Ahora no te toca decidir.");
    });
}

#[test]
fn whoever_has_seen_less_decides_anew() {
    in_time(async {
        let house = House::open().await;
        let made = house.two_people().await;
        let mut vera = house.seat(&made, 0).await;
        let mut also_vera = house.seat(&made, 0).await;
        let seen = vera.position["plies"].clone();
        also_vera.act(&some_play(&also_vera)).await.expect("a card is played");
        let stale = json!({ "say": "act", "action": "end", "plies": seen });
        assert_eq!(vera.ask(stale).await, Err("stale".into()));
        // What was refused for being late finds the new options at hand.
        vera.caught_up().await;
        assert_eq!(vera.picture(), also_vera.picture());
        let plies = vera.position["plies"].clone();
        vera.ask(json!({ "say": "act", "action": "end", "plies": plies })).await.expect("it is known now");
    });
}

#[test]
fn a_look_shows_everything_again() {
    in_time(async {
        let house = House::open().await;
        let made = house.two_people().await;
        let [mut vera, mut luis] = house.both(&made).await;
        vera.ask(json!({ "say": "chat", "text": "hello" })).await.expect("one may talk");
        vera.act("end").await.expect("a turn");
        luis.see(|p| p["waiting_for"] == json!([1])).await;
        let before = luis.picture();
        luis.say(&json!({ "say": "look" })).await;
        luis.until(|said| said["say"] == "chat" && said["anew"] == true).await;
        assert_eq!(luis.picture(), before);
        assert_eq!(luis.lines[0]["text"], "hello");
        assert_eq!(luis.position["events"], json!([]), "nothing has happened since");
    });
}

/// Looking while a table is busy: positions stay in order (the client checks the numbers).
#[test]
fn positions_follow_one_another_without_gaps() {
    in_time(async {
        let house = House::open().await;
        let made = house.table(wish(&[bot("random"), bot("random")])).await;
        let mut watcher = house.watch(&made).await;
        while !watcher.over() {
            watcher.say(&json!({ "say": "look" })).await;
            watcher.caught_up().await;
        }
    });
}
