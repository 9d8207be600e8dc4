//! A client that checks what it is sent.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) struct Client {
    socket: WebSocketStream<TcpStream>,
    /// The newest position.
    pub(crate) position: Value,
    pub(crate) welcome: Value,
    /// What was said.
    pub(crate) lines: Vec<Value>,
    /// Every text the server has sent.
    pub(crate) heard: Vec<String>,
    ids: u32,
    prefix: String,
}

/// A socket on which nothing has been said.
pub(crate) async fn socket(addr: SocketAddr) -> WebSocketStream<TcpStream> {
    let stream = TcpStream::connect(addr).await.expect("the server listens");
    upgraded(addr, stream).await
}

async fn upgraded(addr: SocketAddr, stream: TcpStream) -> WebSocketStream<TcpStream> {
    let (socket, _) = client_async(format!("ws://{addr}/ws"), stream).await.expect("a socket");
    socket
}

pub(crate) fn hello(table: &str, token: Option<&str>) -> Value {
    json!({ "say": "hello", "version": server::wire::VERSION, "table": table, "token": token })
}

impl Client {
    pub(crate) async fn connect(addr: SocketAddr, table: &str, token: Option<&str>) -> Client {
        Client::greeting(addr, hello(table, token)).await
    }

    pub(crate) async fn greeting(addr: SocketAddr, hello: Value) -> Client {
        let mut client = Client::silent(addr).await;
        client.say(&hello).await;
        client.welcome = client.hear().await.expect("a welcome");
        assert_eq!(client.welcome["say"], "welcome", "{}", client.welcome);
        client.until(|said| said["say"] == "chat").await;
        client
    }

    /// A spectator for whom the system keeps little, so that it is noticed soon when it does not read.
    pub(crate) async fn deaf(addr: SocketAddr, table: &str) -> Client {
        let stream = TcpSocket::new_v4().expect("a socket");
        stream.set_recv_buffer_size(16 * 1024).expect("a small buffer");
        let stream = stream.connect(addr).await.expect("the server listens");
        let mut client = Client::on(upgraded(addr, stream).await);
        client.say(&hello(table, None)).await;
        client
    }

    pub(crate) async fn silent(addr: SocketAddr) -> Client {
        Client::on(socket(addr).await)
    }

    fn on(socket: WebSocketStream<TcpStream>) -> Client {
        // Unique at the table, also for clients that come back.
        let prefix = socket.get_ref().local_addr().expect("an address").port().to_string();
        Client {
            socket,
            position: Value::Null,
            welcome: Value::Null,
            lines: Vec::new(),
            heard: Vec::new(),
            ids: 0,
            prefix,
        }
    }

    pub(crate) async fn say(&mut self, what: &Value) {
        self.send(Message::text(what.to_string())).await.expect("the server listens");
    }

    pub(crate) async fn send(&mut self, frame: Message) -> Result<(), tokio_tungstenite::tungstenite::Error> {
        self.socket.send(frame).await
    }

    /// The next thing the server says; nothing once the socket has ended.
    pub(crate) async fn hear(&mut self) -> Option<Value> {
        loop {
            let frame = timeout(PATIENCE, self.socket.next()).await.expect("the server says something");
            match frame {
                Some(Ok(Message::Text(text))) => {
                    let said: Value = serde_json::from_str(&text).expect("JSON");
                    self.heard.push(text.to_string());
                    if said["say"] == "position" {
                        let seen = self.position["entries"].as_u64().unwrap_or(0);
                        assert_eq!(said["after"].as_u64(), Some(seen), "a gap between positions");
                        self.position = said.clone();
                    }
                    if said["say"] == "chat" {
                        let lines = said["lines"].as_array().cloned().unwrap_or_default();
                        if said["anew"] == true {
                            self.lines.clear();
                        }
                        self.lines.extend(lines);
                    }
                    return Some(said);
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                _ => return None,
            }
        }
    }

    pub(crate) async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let said = self.hear().await.expect("the socket stays open");
            if wanted(&said) {
                return said;
            }
            assert_ne!(said["say"], "bye", "{said}");
        }
    }

    /// Waits for a position that is like this, if the newest one is not.
    pub(crate) async fn see(&mut self, wanted: impl Fn(&Value) -> bool) {
        while !wanted(&self.position) {
            self.until(|said| said["say"] == "position").await;
        }
    }

    /// Everything that was said before the server read this.
    pub(crate) async fn caught_up(&mut self) {
        self.ids += 1;
        let n = self.ids;
        self.say(&json!({ "say": "ping", "n": n })).await;
        self.until(|said| said["say"] == "pong" && said["n"] == n).await;
    }

    pub(crate) fn next_id(&mut self) -> String {
        self.ids += 1;
        format!("{}-{}", self.prefix, self.ids)
    }

    /// Says something with an id of its own: the entry, or why not.
    pub(crate) async fn ask(&mut self, what: Value) -> Result<u64, String> {
        let id = self.next_id();
        self.ask_as(&id, what).await
    }

    pub(crate) async fn ask_as(&mut self, id: &str, mut what: Value) -> Result<u64, String> {
        what["id"] = id.into();
        self.say(&what).await;
        let said = self.until(|said| said["id"] == id).await;
        match said["say"].as_str() {
            Some("done") => {
                let entry = said["entry"].as_u64().expect("an entry");
                // The position that the command led to has come before, and so has a line of chat.
                let seen = self.position["entries"].as_u64() >= Some(entry);
                let heard = self.lines.iter().any(|line| line["number"].as_u64() == Some(entry));
                assert!(if what["say"] == "chat" { heard } else { seen }, "{said}");
                Ok(entry)
            }
            Some("refused") => Err(said["why"].as_str().expect("a reason").to_owned()),
            _ => panic!("{said}"),
        }
    }

    pub(crate) async fn act(&mut self, action: &str) -> Result<u64, String> {
        self.ask(json!({ "say": "act", "action": action })).await
    }

    pub(crate) async fn hint(&mut self, bot: &str) -> Value {
        let id = self.next_id();
        self.say(&json!({ "say": "hint", "id": id, "bot": bot })).await;
        self.until(|said| said["id"] == id.as_str()).await
    }

    pub(crate) fn entries(&self) -> u64 {
        self.position["entries"].as_u64().unwrap_or(0)
    }

    pub(crate) fn over(&self) -> bool {
        !self.position["ended"].is_null()
    }

    pub(crate) fn offers(&self) -> Vec<String> {
        let offers = self.position["offers"].as_array().into_iter().flatten();
        offers.map(|offer| offer["action"].as_str().expect("an action").to_owned()).collect()
    }

    pub(crate) fn may_act(&self) -> bool {
        !self.offers().is_empty()
    }

    /// Until it is this seat's turn again, answering whatever the others ask on the way.
    pub(crate) async fn turn(&mut self) {
        loop {
            self.see(|position| !position["offers"].as_array().is_none_or(Vec::is_empty)).await;
            let offers = self.offers();
            if offers.iter().any(|offer| offer == "end") {
                return;
            }
            self.act(&offers[0]).await.expect("what is offered can be done");
        }
    }

    /// What the onlooker knows, without what passes by.
    pub(crate) fn picture(&self) -> Value {
        let p = &self.position;
        json!([p["scene"], p["question"], p["offers"], p["plies"], p["waiting_for"]])
    }

    /// What was said, as far as the client knows.
    pub(crate) fn chat(&self) -> Vec<(String, String)> {
        let text = |value: &Value| value.as_str().expect("text").to_owned();
        self.lines.iter().map(|line| (text(&line["name"]), text(&line["text"]))).collect()
    }

    /// Waits until so many lines were said.
    pub(crate) async fn hears(&mut self, lines: usize) {
        while self.lines.len() < lines {
            self.until(|said| said["say"] == "chat").await;
        }
    }

    pub(crate) async fn chats(&mut self, text: &str) -> Result<u64, String> {
        self.ask(json!({ "say": "chat", "text": text })).await
    }
}

/// All see the newest position that one of them has seen.
pub(crate) async fn together(clients: &mut [&mut Client]) {
    let newest = clients.iter().map(|client| client.entries()).max().unwrap_or(0);
    for client in clients {
        client.see(|position| position["entries"].as_u64() >= Some(newest)).await;
    }
}

/// One decision, as a bot with rules of thumb would take it.
pub(crate) async fn step(clients: &mut [Client]) {
    together(&mut clients.iter_mut().collect::<Vec<_>>()).await;
    if clients[0].over() {
        return;
    }
    let deciding: Vec<usize> = (0..clients.len()).filter(|seat| clients[*seat].may_act()).collect();
    // Where several may act they take turns.
    let next = clients[0].entries() as usize % deciding.len().max(1);
    let client = &mut clients[*deciding.get(next).expect("somebody decides")];
    let hint = client.hint("rules").await;
    let action = hint["action"].as_str().unwrap_or_else(|| panic!("{hint}")).to_owned();
    assert!(client.offers().contains(&action) && hint["text"] != "", "{hint}");
    client.act(&action).await.expect("a hint can be followed");
}

pub(crate) async fn play_on(clients: &mut [Client], steps: usize) {
    for _ in 0..steps {
        step(clients).await;
    }
}

pub(crate) async fn to_the_end(clients: &mut [Client]) {
    while !clients[0].over() {
        step(clients).await;
    }
    together(&mut clients.iter_mut().collect::<Vec<_>>()).await;
}
