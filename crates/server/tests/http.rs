//! The HTTP side of a real server, asked by a real client over loopback.

use std::io::{self, Write};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;

use serde_json::{Value, json};
use server::{Limits, Options, Running, start};
use tempfile::TempDir;
use tracing_subscriber::fmt::MakeWriter;

/// Everything that is logged while these tests run.
#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("no panic").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Lines {
    type Writer = Lines;

    fn make_writer(&'a self) -> Lines {
        self.clone()
    }
}

fn logged() -> &'static Lines {
    static LINES: OnceLock<Lines> = OnceLock::new();
    LINES.get_or_init(|| {
        let lines = Lines::default();
        let all = tracing_subscriber::filter::LevelFilter::TRACE;
        tracing_subscriber::fmt().with_max_level(all).with_ansi(false).with_writer(lines.clone()).init();
        lines
    })
}

struct Answer {
    status: u16,
    headers: Vec<(String, String)>,
    text: String,
}

impl Answer {
    fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|e| panic!("{e}: {}", self.text))
    }

    /// A problem of this kind, told to people.
    fn problem(&self, status: u16, why: &str) -> String {
        let body = self.json();
        assert_eq!((self.status, body["why"].as_str()), (status, Some(why)), "{}", self.text);
        let text = body["text"].as_str().expect("a text").to_owned();
        assert!(text.len() > 10, "{text}");
        text
    }

    fn good(&self) -> Value {
        assert_eq!(self.status, 200, "{}", self.text);
        self.json()
    }
}

struct Server {
    runtime: tokio::runtime::Runtime,
    running: Option<Running>,
    address: String,
    agent: ureq::Agent,
    _folder: TempDir,
}

impl Server {
    fn new(limits: Limits) -> Server {
        logged();
        let folder = TempDir::new().expect("a folder");
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .expect("a runtime");
        let any = "127.0.0.1:0".parse().expect("an address");
        let file = folder.path().join("tables.db");
        let running = runtime.block_on(start(any, &file, Options::default(), limits)).expect("a server");
        let agent = ureq::Agent::config_builder().http_status_as_error(false).proxy(None).build().into();
        let address = format!("http://{}", running.addr);
        Server { runtime, running: Some(running), address, agent, _folder: folder }
    }

    /// Nobody asks faster than a test.
    fn patient() -> Server {
        let bot_pause = Duration::ZERO;
        Server::new(Limits { requests_burst: 1_000_000, bot_pause, ..Limits::default() })
    }

    fn get(&self, path: &str, bearer: Option<&str>) -> Answer {
        let mut request = self.agent.get(format!("{}{path}", self.address));
        if let Some(secret) = bearer {
            request = request.header("authorization", format!("Bearer {secret}"));
        }
        heard(request.call())
    }

    fn post(&self, path: &str, bearer: Option<&str>, body: &Value) -> Answer {
        self.post_as(path, bearer, "application/json", &body.to_string())
    }

    fn put(&self, path: &str, bearer: Option<&str>, body: &Value) -> Answer {
        let request = self.agent.put(format!("{}{path}", self.address));
        Self::send(request, bearer, body)
    }

    fn delete(&self, path: &str, bearer: Option<&str>, body: &Value) -> Answer {
        let request = self.agent.delete(format!("{}{path}", self.address)).force_send_body();
        Self::send(request, bearer, body)
    }

    fn send(
        mut request: ureq::RequestBuilder<ureq::typestate::WithBody>,
        bearer: Option<&str>,
        body: &Value,
    ) -> Answer {
        if let Some(secret) = bearer {
            request = request.header("authorization", format!("Bearer {secret}"));
        }
        heard(request.header("content-type", "application/json").send(body.to_string()))
    }

    fn post_as(&self, path: &str, bearer: Option<&str>, kind: &str, body: &str) -> Answer {
        let mut request = self.agent.post(format!("{}{path}", self.address)).header("content-type", kind);
        if let Some(secret) = bearer {
            request = request.header("authorization", format!("Bearer {secret}"));
        }
        heard(request.send(body))
    }

    /// A table with somebody and whoever sits across from them; and its secrets.
    fn table(&self, other: &Value) -> (String, Vec<Option<String>>) {
        let wish = json!({"game": self.game(), "seats": [{"who": "here", "name": "Ana"}, other]});
        let made = self.post("/api/tables", None, &wish).good();
        let tokens = serde_json::from_value(made["tokens"].clone()).expect("tokens");
        (made["table"].as_str().expect("a table").to_owned(), tokens)
    }

    /// A game between bots, played to its end.
    fn finished(&self) -> String {
        let bot = json!({"who": "bot", "bot": "rules"});
        let wish = json!({"game": self.game(), "seats": [bot, bot]});
        let table = self.post("/api/tables", None, &wish).good()["table"].as_str().expect("one").to_owned();
        while !self.get(&format!("/api/tables/{table}"), None).good()["over"].as_bool().expect("over") {
            std::thread::yield_now();
        }
        table
    }

    fn game(&self) -> String {
        self.get("/api/games", None).good()[0]["game"].as_str().expect("a game").to_owned()
    }

    fn seats(&self) -> Vec<String> {
        let games = self.get("/api/games", None).good();
        let seats = games[0]["seats"].as_array().expect("seats").clone();
        seats.iter().map(|seat| seat["id"].as_str().expect("a name").to_owned()).collect()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(running) = self.running.take() {
            self.runtime.block_on(running.stop());
        }
    }
}

fn heard(answered: Result<ureq::http::Response<ureq::Body>, ureq::Error>) -> Answer {
    let mut response = answered.expect("an answer");
    let headers = response.headers().iter();
    let headers = headers.map(|(name, value)| (name.to_string(), value.to_str().unwrap_or("").to_owned()));
    Answer {
        status: response.status().as_u16(),
        headers: headers.collect(),
        text: response.body_mut().read_to_string().expect("text"),
    }
}

fn open() -> Value {
    json!({"who": "open"})
}

#[test]
fn games_cards_and_rules_are_told_in_both_languages() {
    let server = Server::patient();
    let game = server.game();
    assert_eq!(server.seats().len(), 2);
    for what in ["cards", "rules"] {
        let english = server.get(&format!("/api/games/{game}/{what}?lang=en"), None).good();
        let spanish = server.get(&format!("/api/games/{game}/{what}?lang=es"), None).good();
        assert!(english.as_array().is_some_and(|list| !list.is_empty()));
        assert_ne!(english, spanish);
        let unknown = |lang| server.get(&format!("/api/games/chess/{what}?lang={lang}"), None);
        assert_ne!(unknown("en").problem(404, "unknown-game"), unknown("es").problem(404, "unknown-game"));
    }
    server.get("/api/games?lang=fr", None).problem(400, "nonsense");
    server.get("/api/games?colour=red", None).problem(400, "nonsense");
}

#[test]
fn cards_of_a_table_read_as_was_agreed_on_there() {
    let server = Server::patient();
    let seats = [json!({"who": "here", "name": "Ana"}), open()];
    let table = |options: Value| {
        let wish = json!({"game": "deckbuilding", "options": options, "seats": seats});
        server.post("/api/tables", None, &wish).good()["table"].as_str().expect("a table").to_owned()
    };
    let cards =
        |table: &str, lang: &str| server.get(&format!("/api/tables/{table}/cards?lang={lang}"), None).good();
    let usual = server.get("/api/games/deckbuilding/cards?lang=en", None).good();
    assert_eq!(cards(&table(json!([])), "en"), usual);
    let agreed = table(json!([["jyn-must-put-back", "off"]]));
    let jyn = |cards: &Value| {
        let jyn = cards.as_array().expect("cards").iter().find(|card| card["id"] == "jyn-erso");
        jyn.expect("Jyn Erso")["text"].as_str().expect("a text").to_owned()
    };
    assert!(!jyn(&usual).contains("you may put"));
    assert!(jyn(&cards(&agreed, "en")).contains("you may put"));
    assert!(jyn(&cards(&agreed, "es")).contains("puedes poner"));
    server.get("/api/tables/nowhere/cards", None).problem(404, "no-table");
}

#[test]
fn a_table_is_set_up_sat_down_at_and_shown() {
    let server = Server::patient();
    let (table, tokens) = server.table(&open());
    assert!(tokens[0].is_some() && tokens[1].is_none());
    let shown = server.get(&format!("/api/tables/{table}"), None).good();
    assert_eq!(shown["seats"][1]["who"], "open");
    server.get("/api/tables/nowhere", None).problem(404, "no-table");
    let seat = format!("/api/tables/{table}/seats/1");
    let sat = server.post(&seat, None, &json!({"name": "Ben"})).good();
    assert!(sat["token"].as_str().is_some_and(|token| token.len() == 26));
    server.post(&seat, None, &json!({"name": "Cleo"})).problem(409, "seat-taken");
    server.post(&format!("/api/tables/{table}/seats/window"), None, &json!({})).problem(400, "nonsense");
    server.post("/api/tables", None, &json!({"game": "chess", "seats": []})).problem(404, "unknown-game");
}

#[test]
fn what_makes_no_sense_is_told_like_any_other_problem() {
    let server = Server::patient();
    let kind = "application/json";
    server.post_as("/api/tables", None, kind, "{").problem(400, "nonsense");
    let unknown = server.post("/api/accounts", None, &json!({"name": "a", "password": "b", "admin": true}));
    assert!(unknown.problem(400, "nonsense").contains("admin"));
    server.post_as("/api/tables", None, "text/plain", "{}").problem(415, "not-json");
    server.post_as("/api/tables", None, kind, &format!("\"{}\"", "x".repeat(17_000))).problem(413, "too-big");
    let english = server.get("/api/nothing", None).problem(404, "no-page");
    assert_ne!(english, server.get("/api/nothing?lang=es", None).problem(404, "no-page"));
    server.post("/api/games", None, &json!({})).problem(405, "wrong-method");
    server.get("/ws", None).problem(400, "nonsense");
}

#[test]
fn a_table_has_as_many_seats_as_its_game() {
    let server = Server::patient();
    for seats in [0, 1, 300, 700] {
        let wish = json!({"game": server.game(), "seats": vec![open(); seats]});
        let text = server.post("/api/tables", None, &wish).problem(409, "set-up");
        assert!(text.contains(&seats.to_string()), "{text}");
    }
}

#[test]
fn games_come_with_bots_and_options_in_both_languages() {
    let server = Server::patient();
    let games = |lang: &str| server.get(&format!("/api/games?lang={lang}"), None).good();
    let (english, spanish) = (games("en"), games("es"));
    for part in ["bots", "options"] {
        let (english, spanish) = (&english[0][part], &spanish[0][part]);
        assert!(english.as_array().is_some_and(|all| !all.is_empty()), "{english}");
        assert_ne!(english[0]["about"], spanish[0]["about"]);
    }
}

#[test]
fn open_tables_are_listed_until_somebody_sits_down() {
    let server = Server::patient();
    let listed = || server.get("/api/tables", None).good()["tables"].as_array().expect("tables").len();
    let (_, _) = server.table(&json!({"who": "link", "name": "Ben"}));
    assert_eq!(listed(), 0);
    let (_, _) = server.table(&json!({"who": "open"}));
    assert_eq!(listed(), 0, "only by its link");
    let seats = json!([{"who": "here", "name": "Ana"}, {"who": "open"}]);
    let wish = json!({"game": server.game(), "seats": seats, "listed": true});
    let made = server.post("/api/tables", None, &wish).good();
    let (table, tokens) = (made["table"].as_str().expect("a table"), &made["tokens"]);
    assert_eq!(listed(), 1);
    server.post(&format!("/api/tables/{table}/seats/1"), None, &json!({"name": "Eva"})).good();
    assert_eq!(listed(), 0);
    let keys = json!({"seats": [{"table": table, "token": tokens[0]}, {"table": table, "token": "guessed"}]});
    let waits = server.post("/api/waiting", None, &keys).good();
    assert_eq!(waits["seats"][0]["seats"][1]["name"], "Eva");
    assert!(waits["seats"][0]["moved_ms"].as_u64() >= waits["seats"][0]["began_ms"].as_u64());
    assert_eq!(waits["seats"][1]["seats"], json!([]), "a wrong secret tells nothing");
}

#[test]
fn what_is_no_part_of_the_interface_is_a_page() {
    let server = Server::new(Limits { requests_burst: 1, requests_per_second: 1, ..Limits::default() });
    for path in ["/", "/table/abc", "/cards/deckbuilding"] {
        let page = server.get(path, None);
        let header = |name: &str| page.headers.iter().find(|(n, _)| n == name).map(|(_, v)| v.clone());
        assert_eq!((page.status, header("cache-control").as_deref()), (200, Some("no-cache")), "{path}");
        assert_eq!(header("content-type").as_deref(), Some("text/html; charset=utf-8"));
        let policy = header("content-security-policy").expect("a policy");
        let here = server.address.replace("http://", "ws://");
        assert!(policy.contains(&here) && !policy.contains("unsafe"), "{policy}");
        assert!(header("etag").is_some());
    }
    server.get("/nothing.js", None).problem(404, "no-page");
    assert_eq!(server.get("/healthz", None).status, 200, "pages are counted apart");
}

#[test]
fn a_running_game_is_seen_through_one_s_own_eyes_only() {
    let server = Server::patient();
    let (table, tokens) = server.table(&json!({"who": "link", "name": "Ben"}));
    let (ana, ben) = (tokens[0].as_deref(), tokens[1].as_deref());
    let path = |rest: &str| format!("/api/tables/{table}/{rest}");
    let view = |rest: &str, bearer| server.get(&path(rest), bearer).good()["scene"].clone();
    assert_eq!(view("replay?eyes=public", ana), view("replay", None));
    assert_ne!(view("replay", ana), view("replay", None));
    assert_ne!(view("replay?eyes=own", ana), view("replay?eyes=own", ben));
    for eyes in ["all", server.seats()[1].as_str()] {
        server.get(&path(&format!("replay?eyes={eyes}")), ana).problem(409, "not-over");
    }
    server.get(&path("replay?eyes=owl"), ana).problem(400, "nonsense");
    server.get(&path("replay"), Some("guessed")).problem(403, "wrong-token");
    server.get(&path("record"), ana).problem(409, "not-over");
    assert!(server.get(&path("log?lang=es"), ana).good()["plies"].is_number());
    server.get(&path("log"), Some("guessed")).problem(403, "wrong-token");

    let report = server.post(&path("report"), ana, &json!({"title": "Odd \"thing\""})).good();
    assert!(report["scenario"].as_str().is_some_and(|text| text.contains("Odd")), "{report}");
    server.post(&path("report"), Some("guessed"), &json!({"title": "x"})).problem(403, "wrong-token");
    server.post(&path("rematch"), None, &json!({})).problem(403, "wrong-token");
    server.post(&path("rematch"), ana, &json!({})).problem(409, "nothing-asked");
}

#[test]
fn a_finished_game_is_open_to_all_eyes_and_its_record_can_be_read() {
    let server = Server::patient();
    let table = server.finished();
    let path = |rest: &str| format!("/api/tables/{table}/{rest}");
    for eyes in ["all", "public", server.seats()[0].as_str()] {
        let shown = server.get(&path(&format!("replay?plies=3&eyes={eyes}")), None).good();
        assert_eq!(shown["plies"], 3);
    }
    let record = server.get(&path("record"), None);
    assert_eq!(record.status, 200);
    assert_eq!(kernel::game_of_record(&record.text), Some(server.game().as_str()));
    let plies = server.get(&path("log"), None).good()["plies"].as_u64().expect("a number");
    assert!(record.text.ends_with(&format!("end {plies}\n")));
    server.get("/api/tables/nowhere/record", None).problem(404, "no-table");
}

#[test]
fn somebody_far_away_learns_which_tables_wait() {
    let server = Server::patient();
    let (table, tokens) = server.table(&json!({"who": "link", "name": "Ben"}));
    let keys: Vec<Value> = tokens.iter().map(|token| json!({"table": table, "token": token})).collect();
    let asked = server.post("/api/waiting", None, &json!({ "seats": keys })).good();
    let seats = asked["seats"].as_array().expect("seats");
    assert!(seats.iter().any(|seat| seat["waiting"] == true), "{asked}");
    let wrong = json!({"seats": [{"table": table, "token": "guessed"}, {"table": "nowhere", "token": "x"}]});
    let asked = server.post("/api/waiting", None, &wrong).good();
    for seat in asked["seats"].as_array().expect("seats") {
        assert!(seat["seat"].is_null() && seat["waiting"] == false && seat["over"] == false, "{seat}");
    }
    let many: Vec<Value> = (0..51).map(|_| json!({"table": "a", "token": "b"})).collect();
    server.post("/api/waiting", None, &json!({ "seats": many })).problem(400, "nonsense");
}

#[test]
fn an_account_remembers_seats() {
    let server = Server::patient();
    let account = |name: &str, password: &str| json!({"name": name, "password": password});
    let ana = account("Ana", "correct horse");
    let make = |body: &Value| server.post("/api/accounts", None, body);
    assert_eq!(make(&ana).status, 201);
    make(&account("ANA", "12345678")).problem(409, "name-taken");
    make(&account("B", "12345678")).problem(400, "bad-name");
    make(&account("Ben", "1234567")).problem(400, "bad-name");

    let session = server.post("/api/sessions", None, &ana).good()["session"].clone();
    let session = session.as_str();
    let turned_away = |name, password| {
        server.post("/api/sessions", None, &account(name, password)).problem(403, "no-account")
    };
    assert_eq!(turned_away("Ana", "wrong horse"), turned_away("Nobody", "correct horse"));

    let (table, tokens) = server.table(&open());
    let key = |token: &str| json!({"table": table, "token": token});
    let own = tokens[0].as_deref().expect("a secret");
    let path = "/api/account/tables";
    let meet = |seats: &[Value]| server.post(path, session, &json!({ "seats": seats })).good();
    let nothing = json!({"seats": [], "gone": []});
    assert_eq!(meet(&[]), nothing);
    assert_eq!(meet(&[key(own), key("guessed")]), json!({"seats": [], "gone": ["guessed"]}));
    assert_eq!(meet(&[key(own)]), nothing, "what is shown needs no key");
    server.post(path, None, &json!({"seats": [key(own)]})).problem(401, "no-session");
    // The secret of a seat opens no account.
    server.post(path, Some(own), &json!({"seats": [key(own)]})).problem(401, "no-session");

    // Another device gets a secret of its own, once.
    let given = meet(&[]);
    let other = given["seats"][0]["token"].as_str().expect("a secret").to_owned();
    assert_eq!(given, json!({"seats": [key(&other)], "gone": []}));
    assert!(other != own && meet(&[key(&other)]) == nothing);
    let sat = |token: &str| {
        let asked = server.post("/api/waiting", None, &json!({"seats": [key(token)]})).good();
        asked["seats"][0]["seat"].clone()
    };
    assert_eq!([sat(own), sat(&other), sat("guessed")], [json!(0), json!(0), Value::Null]);
    // Whoever knew the old password has no key any more; the seat's own secret is as it was.
    let change = json!({"old": "correct horse", "new": "battery staple"});
    let session = server.put("/api/account/password", session, &change).good()["session"].clone();
    assert_eq!([sat(own), sat(&other)], [json!(0), Value::Null]);
    let met = server.post(path, session.as_str(), &json!({"seats": [key(&other)]})).good();
    assert_eq!((&met["gone"], met["seats"].as_array().map(Vec::len)), (&json!([other]), Some(1)));
}

#[test]
fn every_answer_keeps_browsers_careful() {
    let server = Server::patient();
    for path in ["/healthz", "/metrics", "/api/games", "/nowhere"] {
        let answer = server.get(path, None);
        let header = |name: &str| {
            let found = answer.headers.iter().find(|(known, _)| known == name);
            found.map_or("", |(_, value)| value.as_str())
        };
        assert!(header("content-security-policy").contains("default-src 'self'"), "{path}");
        assert!(header("content-security-policy").contains("frame-ancestors 'none'"), "{path}");
        assert_eq!(header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(header("referrer-policy"), "no-referrer", "{path}");
        assert_eq!(header("set-cookie"), "", "{path}");
        assert_eq!(header("access-control-allow-origin"), "", "{path}");
    }
}

#[test]
fn an_address_that_asks_too_much_is_told_so() {
    let server = Server::new(Limits { requests_burst: 1, requests_per_second: 1, ..Limits::default() });
    let refused =
        (0..1000).map(|_| server.get("/api/nothing?lang=es", None)).find(|answer| answer.status == 429);
    assert!(refused.expect("a limit").problem(429, "too-many").contains("servidor"));

    let server = Server::new(Limits { tables_per_address: 1, ..Limits::default() });
    server.table(&open());
    let wish = json!({"game": server.game(), "seats": [open(), open()]});
    server.post("/api/tables", None, &wish).problem(429, "too-many");

    let server = Server::new(Limits { accounts_per_address: 1, ..Limits::default() });
    let account = |name: &str| json!({"name": name, "password": "correct horse"});
    assert_eq!(server.post("/api/accounts", None, &account("Vera")).status, 201);
    server.post("/api/accounts", None, &account("Luis")).problem(429, "too-many");
}

/// Guessing a password is slowed down, wherever one can be shown.
#[test]
fn passwords_cannot_be_tried_for_ever() {
    let server = Server::patient();
    let account = |name: &str, password: &str| json!({"name": name, "password": password});
    for name in ["Vera", "Luis"] {
        assert_eq!(server.post("/api/accounts", None, &account(name, "correct horse")).status, 201);
    }
    let session =
        server.post("/api/sessions", None, &account("Vera", "correct horse")).good()["session"].clone();
    let slowed_down = |ask: &dyn Fn() -> Answer| {
        let answer = (0..200).map(|_| ask()).find(|answer| answer.status == 429);
        answer.expect("a limit").problem(429, "too-many");
    };
    slowed_down(&|| server.post("/api/sessions", None, &account("vera", "a guess")));
    // Now and then another try is allowed, whatever it is for.
    slowed_down(&|| server.post("/api/sessions", None, &account("VERA", "correct horse")));
    let change = json!({"old": "a guess", "new": "battery staple"});
    slowed_down(&|| server.put("/api/account/password", session.as_str(), &change));
    let close = json!({"password": "a guess"});
    slowed_down(&|| server.delete("/api/account", session.as_str(), &close));
    server.post("/api/sessions", None, &account("Luis", "correct horse")).good();
}

#[test]
fn secrets_are_in_no_log() {
    let server = Server::patient();
    let (table, tokens) = server.table(&open());
    let token = tokens[0].as_deref().expect("a secret");
    let password = "a-password-nobody-logs";
    let account = json!({"name": "Logless", "password": password});
    assert_eq!(server.post("/api/accounts", None, &account).status, 201);
    let session = server.post("/api/sessions", None, &account).good()["session"].clone();
    let session = session.as_str().expect("a session");
    let seats = json!({"seats": [{"table": table, "token": token}]});
    server.post("/api/account/tables", Some(session), &seats).good();
    let given = server.post("/api/account/tables", Some(session), &json!({"seats": []})).good();
    let given = given["seats"][0]["token"].as_str().expect("a secret");
    server.get(&format!("/api/tables/{table}/log?lang=es"), Some(token)).good();
    server.get("/api/games?secret=in-the-query", None).problem(400, "nonsense");
    let lines = String::from_utf8(logged().0.lock().expect("no panic").clone()).expect("text");
    assert!(lines.contains("/api/tables/{id}/log"), "requests are logged");
    for secret in [token, session, given, password, "in-the-query", "Bearer"] {
        assert!(!lines.contains(secret), "`{secret}` was logged");
    }
}

#[test]
fn the_description_names_every_route() {
    let server = Server::patient();
    let described = server.get("/api/openapi.json", None).good();
    let paths = described["paths"].as_object().expect("paths");
    // The routes as the sources have them.
    let routes = include_str!("../src/http/mod.rs");
    let routes: Vec<&str> = routes.split(".route(\"").skip(1).filter_map(|r| r.split('"').next()).collect();
    assert!(routes.len() > 15);
    for route in &routes {
        assert!(paths.contains_key(*route), "{route} is not described");
    }
    assert_eq!(paths.len(), routes.len());
    server.post("/api/openapi.json", None, &json!({})).problem(405, "wrong-method");
}

#[test]
fn an_address_has_so_many_sockets() {
    let server = Server::new(Limits { sockets_per_address: 1, ..Limits::default() });
    let host = server.address.trim_start_matches("http://");
    // Comes back with the first line of the answer; the socket stays open as long as it is held.
    let knock = |origin: &str| {
        let mut socket = std::net::TcpStream::connect(host).expect("a connection");
        let request = format!(
            "GET /ws HTTP/1.1\r\nhost: {host}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
             origin: http://{origin}\r\nsec-websocket-version: 13\r\n\
             sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        socket.write_all(request.as_bytes()).expect("sent");
        let mut line = String::new();
        io::BufRead::read_line(&mut io::BufReader::new(&socket), &mut line).expect("an answer");
        (socket, line)
    };
    assert!(knock("elsewhere.example").1.contains(" 400 "));
    let (first, line) = knock(host);
    assert!(line.contains(" 101 "), "{line}");
    assert!(knock(host).1.contains(" 429 "));
    drop(first);
}
