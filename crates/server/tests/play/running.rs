//! What whoever runs a house sees and can do.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::{Value, json};
use server::Limits;
use store::{Options, Store};

use crate::client::Client;
use crate::house::{House, generous, in_time, request_at};

impl House {
    async fn order(&self, order: Value) -> (u16, String) {
        let inside: SocketAddr = self.inside.expect("an inner address");
        let body = order.to_string();
        let request = format!(
            "POST /admin HTTP/1.1\r\nHost: {inside}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\
             Connection: close\r\n\r\n{body}",
            body.len()
        );
        let answer = request_at(inside, &request).await;
        let status = answer.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status");
        (status, answer.split_once("\r\n\r\n").expect("a body").1.to_owned())
    }

    async fn get(&self, path: &str) -> String {
        let request = format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.addr);
        request_at(self.addr, &request).await
    }
}

#[test]
fn numbers_and_orders_have_an_address_of_their_own() {
    in_time(async {
        let house = House::open().await;
        assert!(house.get("/metrics").await.starts_with("HTTP/1.1 404"));
        assert_eq!(house.post("/admin", None, &json!({ "order": "tables" })).await.0, 404);
        let made = house.two_people().await;
        let mut vera = house.seat(&made, 0).await;
        vera.act("end").await.expect("a turn");
        for (meter, at_least) in [
            ("cantina_commits_total", 2),
            ("cantina_disk_errors_total", 0),
            ("cantina_descriptors", 5),
            ("cantina_bots_waiting", 0),
            ("cantina_tables", 1),
            ("cantina_http_answers_total{status=\"200\"}", 1),
            ("cantina_panics_total", 0),
        ] {
            assert!(house.meter(meter).await >= at_least, "{meter}");
        }
        let inside = house.inside.expect("an inner address");
        let answer =
            request_at(inside, "GET /metrics HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n")
                .await;
        assert!(answer.starts_with("HTTP/1.1 421"), "{answer}");
        let commits = request_at(inside, "GET /metrics HTTP/1.0\r\n\r\n").await;
        let seconds = commits.lines().find_map(|line| line.strip_prefix("cantina_commit_seconds_total "));
        assert!(seconds.and_then(|n| n.parse::<f64>().ok()).is_some_and(|n| n > 0.0), "{commits}");
    });
}

#[test]
fn a_disk_that_cannot_be_written_is_told() {
    in_time(async {
        let house = House::open().await;
        assert!(house.get("/healthz").await.starts_with("HTTP/1.1 200"));
        std::fs::remove_file(house.data()).expect("the file is gone");
        // It was well a moment ago.
        let told = loop {
            let answer = house.get("/healthz").await;
            if !answer.starts_with("HTTP/1.1 200") {
                break answer;
            }
            tokio::task::yield_now().await;
        };
        assert!(
            told.starts_with("HTTP/1.1 503") && told.contains("was moved, deleted or replaced"),
            "{told}"
        );
        assert!(house.meter("cantina_disk_errors_total").await > 0);
    });
}

#[test]
fn tables_are_listed_closed_hushed_and_deleted() {
    in_time(async {
        let house = House::open().await;
        let made = house.two_people().await;
        let [mut vera, mut luis] = house.both(&made).await;
        let table = &made.table;
        vera.chats("a secret").await.expect("one may talk");
        luis.hears(1).await;
        let (status, listed) = house.order(json!({ "order": "tables" })).await;
        assert!(status == 200 && listed.contains(table.as_str()), "{listed}");
        assert!(house.order(json!({ "order": "chat", "table": table })).await.1.contains("a secret"));
        assert_eq!(house.order(json!({ "order": "hush", "table": table })).await.0, 200);
        luis.until(|said| said["say"] == "chat" && said["anew"] == true).await;
        assert_eq!(luis.chat(), []);
        assert_eq!(house.order(json!({ "order": "close", "table": table })).await.0, 200);
        luis.see(|p| p["closed"].as_str().is_some_and(|why| why.contains("closed the table"))).await;
        assert_eq!(vera.act("end").await, Err("closed".into()));
        assert_eq!(house.order(json!({ "order": "delete", "table": table })).await.0, 200);
        assert_eq!(luis.until(|said| said["say"] == "bye").await["why"], "no-table");
        assert_eq!(house.order(json!({ "order": "delete", "table": table })).await.0, 404);
        assert_eq!(house.order(json!({ "order": "burn" })).await.0, 422);
        assert!(house.get(&format!("/api/tables/{table}")).await.starts_with("HTTP/1.1 404"));
    });
}

#[test]
fn finished_tables_go_after_a_while_and_others_stay() {
    in_time(async {
        let mut house = House::with(Limits { keep: Some(Duration::ZERO), ..generous() }).await;
        let (over, open) = (house.two_people().await, house.two_people().await);
        house.seat(&over, 0).await.ask(json!({ "say": "resign" })).await.expect("one may give up");
        // It is looked for at the start and each hour.
        house.restart().await;
        loop {
            let (_, listed) = house.order(json!({ "order": "tables" })).await;
            assert!(listed.contains(&open.table), "{listed}");
            if !listed.contains(&over.table) {
                break;
            }
            tokio::task::yield_now().await;
        }
    });
}

/// An account, signed in.
async fn signed_in(house: &House, name: &str, password: &str) -> String {
    let body = json!({ "name": name, "password": password });
    let (status, session) = house.post("/api/sessions", None, &body).await;
    assert_eq!(status, 200, "{session}");
    session["session"].as_str().expect("a secret").to_owned()
}

#[test]
fn an_account_is_signed_out_changed_and_deleted() {
    in_time(async {
        let house = House::open().await;
        let body = json!({ "name": "Leia", "password": "alderaan1" });
        assert_eq!(house.post("/api/accounts", None, &body).await.0, 201);
        let (here, there) =
            (signed_in(&house, "leia", "alderaan1").await, signed_in(&house, "leia", "alderaan1").await);
        let seats = async |session: &str| {
            house.post("/api/account/tables", Some(session), &json!({ "seats": [] })).await.0
        };
        assert_eq!((seats(&here).await, seats(&there).await), (200, 200));
        assert_eq!(house.ask("DELETE", "/api/sessions", Some(&there), &Value::Null).await.0, 204);
        assert_eq!((seats(&here).await, seats(&there).await), (200, 401));
        let change = async |old: &str, new: &str| {
            let body = json!({ "old": old, "new": new });
            house.ask("PUT", "/api/account/password", Some(&here), &body).await
        };
        assert_eq!(change("wrong", "rebellion").await.0, 403);
        assert_eq!(change("alderaan1", "short").await.0, 400);
        let (status, anew) = change("alderaan1", "rebellion").await;
        assert_eq!(status, 200, "{anew}");
        assert_eq!(seats(&here).await, 401, "whoever was signed in signs in anew");
        let session = anew["session"].as_str().expect("a secret").to_owned();
        let close = async |password: &str| {
            house.ask("DELETE", "/api/account", Some(&session), &json!({ "password": password })).await.0
        };
        assert_eq!((close("alderaan1").await, close("rebellion").await), (403, 204));
        assert_eq!(seats(&session).await, 401);
    });
}

#[test]
fn a_person_is_forgotten_everywhere() {
    in_time(async {
        let mut house = House::open().await;
        let body = json!({ "name": "Leia", "password": "alderaan1" });
        house.post("/api/accounts", None, &body).await;
        let session = signed_in(&house, "leia", "alderaan1").await;
        let made = house
            .table(crate::house::wish(&[crate::house::link("Leia Organa"), crate::house::link("Luis")]))
            .await;
        let key = json!({ "seats": [{ "table": made.table, "token": made.tokens[0] }] });
        assert_eq!(house.post("/api/account/tables", Some(&session), &key).await.0, 200);
        let [mut leia, mut luis] = house.both(&made).await;
        leia.chats("I am Leia Organa").await.expect("one may talk");
        luis.chats("hello").await.expect("one may talk");
        leia.ask(json!({ "say": "rename", "name": "Princess" })).await.expect("another name");
        leia.act("end").await.expect("a turn");
        luis.see(|p| p["waiting_for"] == json!([1])).await;
        let before = luis.picture();
        assert_eq!(house.order(json!({ "order": "erase", "account": "LEIA" })).await.0, 200);
        assert_eq!(house.order(json!({ "order": "erase", "account": "leia" })).await.0, 409);
        luis.see(|p| p["seats"][0]["name"] == "").await;
        luis.caught_up().await;
        assert_eq!(luis.picture(), before, "the game itself goes on");
        luis.act("end").await.expect("and can be played");
        drop((leia, luis));
        house.close().await;
        let store = Store::open(&house.data(), Options::default()).expect("the file is free");
        store.close().await;
        let bytes = std::fs::read(house.data()).expect("the file");
        let text = String::from_utf8_lossy(&bytes);
        assert!(!text.contains("Leia") && !text.contains("Princess"), "no byte of the name is left");
        house.restart().await;
        let late: Client = house.watch(&made).await;
        assert_eq!(late.chat(), [("Luis".into(), "hello".into())]);
    });
}

/// Everything on disk, as somebody would find it who gets hold of the folder.
fn on_disk(house: &House) -> String {
    let folder = house.data();
    let files = std::fs::read_dir(folder.parent().expect("a folder")).expect("files");
    files
        .map(|file| {
            String::from_utf8_lossy(&std::fs::read(file.expect("a file").path()).expect("bytes")).into_owned()
        })
        .collect()
}

#[test]
fn no_file_holds_a_secret_that_opens_anything() {
    in_time(async {
        let house = House::open().await;
        let body = json!({ "name": "Leia", "password": "alderaan1" });
        house.post("/api/accounts", None, &body).await;
        let session = signed_in(&house, "leia", "alderaan1").await;
        let made = house.two_people().await;
        let meet = async |seats: Value| {
            house.post("/api/account/tables", Some(&session), &json!({ "seats": seats })).await.1
        };
        let own = made.tokens[0].clone().expect("a secret");
        meet(json!([{ "table": made.table, "token": own }])).await;
        let given = meet(json!([])).await["seats"][0]["token"].as_str().expect("a secret").to_owned();
        // On the other device one plays on, and also at the next table.
        let mut leia = Client::connect(house.addr, &made.table, Some(&given)).await;
        assert_eq!(leia.welcome["seat"], 0);
        leia.ask(json!({ "say": "resign" })).await.expect("one may give up");
        let path = format!("/api/tables/{}/rematch", made.table);
        let (status, next) = house.post(&path, Some(&given), &json!({})).await;
        assert_eq!(status, 200, "{next}");
        let next = next["table"].as_str().expect("a table");
        let mut leia = Client::connect(house.addr, next, Some(&given)).await;
        leia.act("end").await.expect("her seat there, too");
        assert_eq!(
            meet(json!([{ "table": next, "token": given }])).await,
            json!({ "seats": [], "gone": [] })
        );

        let mut secrets: Vec<&str> = made.tokens.iter().flatten().map(String::as_str).collect();
        secrets.extend([given.as_str(), session.as_str(), "alderaan1"]);
        let running = on_disk(&house);
        assert!(running.contains("leia") && running.contains(&made.table), "the files are read");
        let mut house = house;
        drop(leia);
        house.close().await;
        for bytes in [running, on_disk(&house)] {
            for secret in &secrets {
                assert!(!bytes.contains(secret), "{secret} can be read");
            }
        }
    });
}
