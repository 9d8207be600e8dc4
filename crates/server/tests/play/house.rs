//! A server with its data in a temporary folder.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use serde_json::{Value, json};
use server::{Limits, Options, Running};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::client::Client;

/// Against hanging, not against slowness.
pub(crate) const LONG: Duration = Duration::from_secs(600);

pub(crate) struct House {
    running: Option<Running>,
    pub(crate) addr: SocketAddr,
    pub(crate) inside: Option<SocketAddr>,
    limits: Limits,
    folder: TempDir,
}

/// A table and the secrets of its seats.
pub(crate) struct Made {
    pub(crate) table: String,
    pub(crate) tokens: Vec<Option<String>>,
}

/// One address does everything here, faster than people do.
pub(crate) fn generous() -> Limits {
    Limits {
        burst: 100_000,
        frames_per_second: 100_000,
        requests_burst: 100_000,
        requests_per_second: 100_000,
        tables_per_address: 100_000,
        accounts_per_address: 100_000,
        sockets_per_address: 10_000,
        connections_per_address: 10_000,
        socket_bytes: 10_000_000,
        chat_burst: 100_000,
        absence: Duration::ZERO,
        inside: Some((Ipv4Addr::LOCALHOST, 0).into()),
        // Bots play faster than a test reads.
        queue: 100_000,
        bot_pause: Duration::ZERO,
        ..Limits::default()
    }
}

impl House {
    pub(crate) async fn open() -> House {
        House::with(generous()).await
    }

    pub(crate) async fn with(limits: Limits) -> House {
        let folder = tempfile::tempdir().expect("a folder");
        let mut house =
            House { running: None, addr: (Ipv4Addr::LOCALHOST, 0).into(), inside: None, limits, folder };
        house.start().await;
        house
    }

    pub(crate) fn data(&self) -> PathBuf {
        self.folder.path().join("tables.db")
    }

    async fn start(&mut self) -> usize {
        let data = self.data();
        let anywhere = (Ipv4Addr::LOCALHOST, 0).into();
        let running = server::start(anywhere, &data, Options::default(), self.limits.clone());
        let running = running.await.expect("the server starts");
        let resumed = running.resumed;
        self.addr = running.addr;
        self.inside = running.inside;
        self.running = Some(running);
        resumed
    }

    /// Stops and starts on the same file; says how many tables were taken up.
    pub(crate) async fn restart(&mut self) -> usize {
        self.close().await;
        self.start().await
    }

    pub(crate) async fn close(&mut self) {
        if let Some(running) = self.running.take() {
            running.stop().await;
        }
    }

    /// A number about the server.
    pub(crate) async fn meter(&self, name: &str) -> u64 {
        let inside = self.inside.expect("an inner address");
        let request = format!("GET /metrics HTTP/1.1\r\nHost: {inside}\r\nConnection: close\r\n\r\n");
        let answer = request_at(inside, &request).await;
        let line = answer.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.and_then(|number| number.parse().ok()).unwrap_or_else(|| panic!("{name} in {answer}"))
    }

    async fn request(&self, request: &str) -> String {
        request_at(self.addr, request).await
    }
    pub(crate) async fn post(&self, path: &str, token: Option<&str>, body: &Value) -> (u16, Value) {
        self.ask("POST", path, token, body).await
    }

    pub(crate) async fn ask(
        &self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: &Value,
    ) -> (u16, Value) {
        let body = body.to_string();
        let bearer = token.map_or(String::new(), |token| format!("Authorization: Bearer {token}\r\n"));
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\
             {bearer}Connection: close\r\n\r\n{body}",
            self.addr,
            body.len()
        );
        let answer = self.request(&request).await;
        let status = answer.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status");
        let (_, body) = answer.split_once("\r\n\r\n").expect("a body");
        (status, serde_json::from_str(body).unwrap_or(Value::Null))
    }

    pub(crate) async fn table(&self, wish: Value) -> Made {
        let (status, made) = self.post("/api/tables", None, &wish).await;
        assert_eq!(status, 200, "{made}");
        let tokens = made["tokens"].as_array().expect("tokens");
        Made {
            table: made["table"].as_str().expect("a table").to_owned(),
            tokens: tokens.iter().map(|token| token.as_str().map(str::to_owned)).collect(),
        }
    }

    pub(crate) async fn two_people(&self) -> Made {
        self.table(wish(&[link("Vera"), link("Luis")])).await
    }

    pub(crate) async fn seat(&self, made: &Made, seat: usize) -> Client {
        let token = made.tokens[seat].as_deref().expect("a seat of a person");
        Client::connect(self.addr, &made.table, Some(token)).await
    }

    pub(crate) async fn watch(&self, made: &Made) -> Client {
        Client::connect(self.addr, &made.table, None).await
    }

    /// Every seat of a table of people.
    pub(crate) async fn all(&self, made: &Made) -> Vec<Client> {
        let mut seats = Vec::new();
        for seat in 0..made.tokens.len() {
            seats.push(self.seat(made, seat).await);
        }
        for client in &mut seats {
            let here =
                |p: &Value| p["seats"].as_array().expect("seats").iter().all(|seat| seat["here"] == true);
            client.see(here).await;
        }
        seats
    }

    /// Both seats of a table of two people.
    pub(crate) async fn both(&self, made: &Made) -> [Client; 2] {
        let mut first = self.seat(made, 0).await;
        let second = self.seat(made, 1).await;
        first.see(|p| p["seats"][1]["here"] == true).await;
        [first, second]
    }

    /// Another table is played at as if nothing had happened.
    pub(crate) async fn all_is_well(&self) {
        let made = self.two_people().await;
        let [mut one, _other] = self.both(&made).await;
        one.act("end").await.expect("a turn can be ended");
    }
}

pub(crate) async fn request_at(addr: SocketAddr, request: &str) -> String {
    let mut stream = TcpStream::connect(addr).await.expect("the server listens");
    stream.write_all(request.as_bytes()).await.expect("the server reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("the server answers");
    answer
}

pub(crate) fn wish(seats: &[Value]) -> Value {
    json!({ "game": "deckbuilding", "seats": seats })
}

/// Two against two.
pub(crate) fn four_people(options: &[[&str; 2]]) -> Value {
    let seats = ["Vera", "Luis", "Nora", "Iker"].map(link);
    json!({ "game": "deckbuilding-team", "seats": seats, "options": options })
}

pub(crate) fn link(name: &str) -> Value {
    json!({ "who": "link", "name": name })
}

pub(crate) fn bot(name: &str) -> Value {
    json!({ "who": "bot", "bot": name })
}

/// Runs a test that must come to an end.
pub(crate) fn in_time(test: impl Future<Output = ()>) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let runtime = runtime.expect("a runtime");
    runtime.block_on(async { tokio::time::timeout(LONG, test).await.expect("it takes too long") });
    runtime.shutdown_background();
}
