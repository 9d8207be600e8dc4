//! Two people with decks that they have chosen in secret.

use serde_json::{Value, json};

use crate::client::{play_on, to_the_end, together};
use crate::house::{House, Made, in_time, link};

/// Everybody brings a deck.
fn wish(seats: &[Value]) -> Value {
    json!({ "game": "unlimited", "seats": seats, "bring": true })
}

impl House {
    async fn bring(&self, made: &Made, seat: usize, deck: &Value, lang: &str) -> (u16, Value) {
        let path = format!("/api/tables/{}/deck?lang={lang}", made.table);
        self.ask("PUT", &path, made.tokens[seat].as_deref(), &json!({ "deck": deck })).await
    }

    /// A problem of this kind, told to people.
    async fn refuses(&self, made: &Made, seat: usize, deck: &Value, why: &str, words: [&str; 2]) {
        for (lang, words) in ["en", "es"].into_iter().zip(words) {
            let (status, problem) = self.bring(made, seat, deck, lang).await;
            assert_eq!((status, problem["why"].as_str()), (409, Some(why)), "{problem}");
            assert!(problem["text"].as_str().is_some_and(|text| text.contains(words)), "{problem}");
        }
    }
}

#[test]
fn two_people_choose_in_secret_and_the_game_begins_with_both_decks() {
    in_time(async {
        let mut house = House::open().await;
        let made = house.table(wish(&[link("Vera"), link("Luis")])).await;
        let [mut vera, mut luis] = house.both(&made).await;
        assert_eq!(vera.position["gathering"], json!([0, 1]));
        assert_eq!(vera.position["question"], "Choose the deck that you play with.");
        assert!(vera.position["waiting_for"] == json!([]) && !vera.may_act());
        assert_eq!(vera.act("pass").await, Err("not-begun".into()));

        assert_eq!(house.bring(&made, 0, &json!("krennic"), "en").await.0, 204);
        luis.see(|p| p["gathering"] == json!([1])).await;
        assert_eq!(
            (&luis.position["seats"][0]["brought"], &luis.position["seats"][1]["brought"]),
            (&json!(true), &json!(false))
        );
        // Another one in its place, as JSON; what is kept on disk outlives a restart.
        let (_, ready) = house.ask("GET", "/api/games/unlimited/decks", None, &Value::Null).await;
        let leia = ready["decks"].as_array().expect("decks").iter().find(|deck| deck["id"] == "leia");
        let leia = &leia.expect("a ready deck")["deck"];
        assert_eq!(house.bring(&made, 0, leia, "en").await.0, 204);
        drop((vera, luis));
        assert_eq!(house.restart().await, 1);
        let [mut vera, mut luis] = house.both(&made).await;
        let path = format!("/api/tables/{}/deck", made.table);
        let (_, own) = house.ask("GET", &path, made.tokens[0].as_deref(), &Value::Null).await;
        assert_eq!(&own["deck"], leia);
        let (_, own) = house.ask("GET", &path, made.tokens[1].as_deref(), &Value::Null).await;
        assert_eq!(own["deck"], Value::Null, "nobody is told of another deck");
        assert_eq!(house.ask("GET", &path, None, &Value::Null).await.0, 403);
        let heard = luis.heard.join("\n");
        assert!(!heard.contains("leia") && !heard.contains("krennic"), "{heard}");

        assert_eq!(house.bring(&made, 1, &json!("vader"), "en").await.0, 204);
        vera.see(|p| p["gathering"] == json!([]) && p["waiting_for"] != json!([])).await;
        together(&mut [&mut vera, &mut luis]).await;
        let scene = vera.position["scene"].to_string();
        assert!(scene.contains("leia-organa") && scene.contains("darth-vader"), "{scene}");

        let begun = ["has begun", "ha empezado"];
        house.refuses(&made, 0, &json!("han"), "begun", begun).await;
        // An action out of turn.
        let (acting, waiting) = if vera.may_act() { (&mut vera, &mut luis) } else { (&mut luis, &mut vera) };
        let offered = acting.offers()[0].clone();
        if !waiting.may_act() {
            assert_eq!(waiting.act(&offered).await, Err("not-your-turn".into()));
        }
        // The record holds both decks, so it is not given out before the end.
        let record = format!("/api/tables/{}/record", made.table);
        assert_eq!(house.ask("GET", &record, None, &Value::Null).await.0, 409);
        play_on(&mut [vera, luis], 6).await;
    });
}

#[test]
fn a_deck_that_cannot_be_played_is_a_problem_and_nothing_is_lost() {
    in_time(async {
        let house = House::open().await;
        let made = house.table(wish(&[link("Vera"), json!({ "who": "open" })])).await;
        let unknown = json!({ "deck": [{ "id": "SHD_001", "count": 3 }] });
        house.refuses(&made, 0, &unknown, "deck", ["no card “SHD_001”", "ninguna carta «SHD_001»"]).await;
        house.refuses(&made, 0, &json!("{"), "deck", ["no deck in JSON", "no es un mazo en JSON"]).await;
        house
            .refuses(&made, 0, &json!("3 SOR_095"), "deck", ["Cards to add: 47.", "Cartas por añadir: 47."])
            .await;
        house.refuses(&made, 0, &json!(["luke"]), "deck", ["no deck in JSON", "no es un mazo en JSON"]).await;
        // Who sits down with such a deck does not sit.
        let seat = format!("/api/tables/{}/seats/1", made.table);
        let (status, problem) = house.post(&seat, None, &json!({ "name": "Eve", "deck": "{" })).await;
        assert_eq!((status, &problem["why"]), (409, &json!("deck")), "{problem}");
        let (status, _) = house.post(&seat, None, &json!({ "name": "Ana", "deck": "han" })).await;
        assert_eq!(status, 200);
        // Somebody else's seat.
        let deck = format!("/api/tables/{}/deck", made.table);
        assert_eq!(house.ask("PUT", &deck, Some("guess"), &json!({ "deck": "luke" })).await.0, 403);
        assert_eq!(house.ask("PUT", &deck, None, &json!({ "deck": "luke" })).await.0, 403);
        assert_eq!(house.ask("PUT", &deck, made.tokens[0].as_deref(), &json!({})).await.0, 400);
        assert_eq!(house.bring(&made, 0, &json!("luke"), "en").await.0, 204);

        let at = &house;
        let table = |wish: Value| async move { at.post("/api/tables", None, &wish).await };
        let bot = json!({ "who": "bot", "bot": "random", "deck": "nobody" });
        let (status, problem) = table(wish(&[link("Vera"), bot])).await;
        assert_eq!((status, &problem["why"]), (409, &json!("deck")), "{problem}");
        let mut none = wish(&[link("Vera"), link("Luis")]);
        none["game"] = "deckbuilding".into();
        let (status, problem) = table(none).await;
        assert_eq!((status, &problem["why"]), (409, &json!("no-decks")), "{problem}");
        // Nor is anything brought to the quick-start game.
        let mut quick = wish(&[link("Vera"), link("Luis")]);
        quick["options"] = json!([["mode", "quick-start"]]);
        let (status, problem) = table(quick.clone()).await;
        assert_eq!((status, &problem["why"]), (409, &json!("no-decks")), "{problem}");
        quick["bring"] = false.into();
        let made = house.table(quick).await;
        let no_decks = ["Nobody brings a deck to this game", "A esta partida nadie trae mazo"];
        house.refuses(&made, 0, &json!("luke"), "no-decks", no_decks).await;
        let (_, games) = house.ask("GET", "/api/games", None, &Value::Null).await;
        let known = games.as_array().expect("games").iter().find(|game| game["game"] == "unlimited");
        let without = known.map(|game| &game["without_decks"]);
        assert_eq!(without, Some(&json!([{ "option": "mode", "value": "quick-start" }])));
        house.all_is_well().await;
    });
}

#[test]
fn a_computer_plays_with_a_deck_and_the_next_game_keeps_them_or_asks_anew() {
    in_time(async {
        let house = House::open().await;
        let mine = json!({ "who": "here", "name": "Vera", "deck": "han" });
        let bot = json!({ "who": "bot", "bot": "random" });
        let made = house.table(wish(&[mine, bot])).await;
        let mut vera = house.seat(&made, 0).await;
        assert_eq!(vera.position["gathering"], json!([]), "the computer has taken a ready deck");
        assert!(vera.position["scene"].to_string().contains("han-solo"));
        vera.ask(json!({ "say": "resign" })).await.expect("one may give up");
        let path = format!("/api/tables/{}/rematch", made.table);
        let token = made.tokens[0].as_deref();
        let (status, next) = house.post(&format!("{path}?decks=new"), token, &Value::Null).await;
        assert_eq!(status, 200, "{next}");
        let next =
            Made { table: next["table"].as_str().expect("a table").into(), tokens: made.tokens.clone() };
        let mut vera = house.seat(&next, 0).await;
        assert_eq!(vera.position["gathering"], json!([0]));
        assert_eq!(house.bring(&next, 0, &json!("leia"), "en").await.0, 204);
        vera.see(|p| p["gathering"] == json!([])).await;
        vera.ask(json!({ "say": "resign" })).await.expect("one may give up");
        let path = format!("/api/tables/{}/rematch", next.table);
        let (_, last) = house.post(&path, token, &Value::Null).await;
        let last = Made { table: last["table"].as_str().expect("a table").into(), tokens: made.tokens };
        let vera = house.seat(&last, 0).await;
        assert_eq!(vera.position["gathering"], json!([]));
        assert!(vera.position["scene"].to_string().contains("leia-organa"), "the same deck again");
    });
}

#[test]
fn a_game_with_own_decks_is_played_to_its_end_and_then_everything_is_told() {
    in_time(async {
        let house = House::open().await;
        let seat = |name: &str, deck: &str| json!({ "who": "link", "name": name, "deck": deck });
        let made = house.table(wish(&[seat("Vera", "inquisitor"), seat("Luis", "chirrut")])).await;
        let mut seats = house.all(&made).await;
        to_the_end(&mut seats).await;
        let path = format!("/api/tables/{}/replay?eyes=all&plies=0", made.table);
        assert_eq!(house.ask("GET", &path, None, &Value::Null).await.0, 200);
    });
}

#[test]
fn an_account_keeps_decks_up_to_a_limit() {
    in_time(async {
        let limits = server::Limits { decks_per_account: 2, ..crate::house::generous() };
        let mut house = House::with(limits).await;
        let account = json!({ "name": "Lando", "password": "card shark" });
        assert_eq!(house.post("/api/accounts", None, &account).await.0, 201);
        let (_, session) = house.post("/api/sessions", None, &account).await;
        let session = session["session"].as_str().expect("a session").to_owned();
        let at = |name: &str| format!("/api/account/decks/unlimited/{name}?lang=es");
        let save = |name: &str, deck: Value| {
            let (house, path, session) = (&house, at(name), session.clone());
            async move { house.ask("PUT", &path, Some(&session), &json!({ "deck": deck })).await }
        };
        assert_eq!(save("mine", json!("luke")).await.0, 204);
        assert_eq!(save("unfinished%20one", json!("3 SOR_095")).await.0, 204, "legal or not");
        assert_eq!(save("mine", json!("vader")).await.0, 204, "in place of the old one");
        let said = |(status, problem): (u16, Value)| {
            let text = problem["text"].as_str().unwrap_or_default().to_owned();
            (status, problem["why"].as_str().unwrap_or_default().to_owned(), text)
        };
        let (status, why, text) = said(save("third", json!("luke")).await);
        assert_eq!((status, why.as_str()), (409, "many-decks"), "{text}");
        assert!(text.contains("2 mazos como mucho"), "{text}");
        let (status, why, text) = said(save("mine", json!("3 SHD_001")).await);
        assert_eq!((status, why.as_str()), (409, "unreadable"), "{text}");
        assert!(text.contains("no se puede leer"), "{text}");
        assert_eq!(said(save(&"x".repeat(61), json!("luke")).await).1, "bad-deck-name");
        let (_, kept) = house.ask("GET", "/api/account/decks", Some(&session), &Value::Null).await;
        let names: Vec<&str> = kept["decks"]
            .as_array()
            .expect("decks")
            .iter()
            .filter_map(|deck| deck["name"].as_str())
            .collect();
        assert_eq!((names, &kept["most"]), (vec!["mine", "unfinished one"], &json!(2)));
        assert_eq!(kept["decks"][0]["deck"]["leader"]["id"], "SOR_010");
        assert_eq!(house.ask("DELETE", &at("mine"), Some(&session), &Value::Null).await.0, 204);
        assert_eq!(said(house.ask("DELETE", &at("mine"), Some(&session), &Value::Null).await).1, "no-deck");
        assert_eq!(house.ask("GET", "/api/account/decks", None, &Value::Null).await.0, 401);
        assert_eq!(house.ask("PUT", &at("mine"), Some("guess"), &json!({ "deck": "luke" })).await.0, 401);
        let other = "/api/account/decks/deckbuilding/mine";
        let (_, problem) = house.ask("PUT", other, Some(&session), &json!({ "deck": "luke" })).await;
        assert_eq!(problem["why"], "no-decks");
        house.close().await;
    });
}

#[test]
fn a_deck_is_checked_and_written_both_ways() {
    in_time(async {
        let house = House::open().await;
        let check = "/api/games/unlimited/decks/check?lang=es";
        let list = "Nombre: Prueba\nLíder\nLuke Skywalker | Amigo leal\nMazo\n4 Battlefield Marine\n1 nada";
        let (status, checked) = house.post(check, None, &json!({ "deck": list })).await;
        assert_eq!(status, 200, "{checked}");
        let codes: Vec<&str> = checked["faults"]
            .as_array()
            .expect("faults")
            .iter()
            .filter_map(|fault| fault["code"].as_str())
            .collect();
        assert_eq!(codes, ["unknown-card", "no-base", "too-few", "copies"]);
        assert_eq!(checked["faults"][0]["line"], 6);
        assert_eq!(checked["deck"]["metadata"]["name"], "Prueba");
        assert_eq!(checked["facts"]["lines"][0]["code"], "SOR_005");
        // What comes back is understood again.
        for deck in [&checked["deck"], &checked["text"]] {
            let (_, again) = house.post(check, None, &json!({ "deck": deck })).await;
            assert_eq!(again["deck"], checked["deck"]);
        }
        let (_, ready) = house.ask("GET", "/api/games/unlimited/decks?lang=es", None, &Value::Null).await;
        let ready = ready["decks"].as_array().expect("decks");
        assert_eq!(ready.len(), 8);
        for deck in ready {
            let (_, checked) = house.post(check, None, &json!({ "deck": deck["text"] })).await;
            assert_eq!((&checked["faults"], &checked["deck"]), (&json!([]), &deck["deck"]), "{}", deck["id"]);
        }
        let (_, none) = house.ask("GET", "/api/games/deckbuilding/decks", None, &Value::Null).await;
        assert_eq!(none["decks"], json!([]));
        assert_eq!(house.ask("GET", "/api/games/chess/decks", None, &Value::Null).await.0, 404);
        assert_eq!(house.post(check, None, &json!({ "decks": "luke" })).await.0, 400);
    });
}
