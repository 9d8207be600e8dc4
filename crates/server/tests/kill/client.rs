//! A client as any program could be one: JSON over HTTP and WebSockets.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicU8, Ordering};

use futures_util::{SinkExt, StreamExt};
use games::{Library, Shelf};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use server::wire::{ClientSays, Language, VERSION};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

/// A connection from one of many addresses of this machine: one alone has ports for less than 30,000.
async fn line(addr: SocketAddr) -> io::Result<TcpStream> {
    static LINES: AtomicU8 = AtomicU8::new(0);
    let socket = TcpSocket::new_v4()?;
    if cfg!(target_os = "linux") {
        let last = 1 + LINES.fetch_add(1, Ordering::Relaxed) % 100;
        socket.bind((Ipv4Addr::new(127, 0, 0, last), 0).into())?;
    }
    let stream = socket.connect(addr).await?;
    // Like a browser, it does not hold small frames back.
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// A table and the secrets of its seats.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Seats {
    pub(crate) table: String,
    pub(crate) tokens: Vec<String>,
}

/// Sets up a table of the first game on the shelf, with people on all seats.
pub(crate) async fn make(addr: SocketAddr) -> io::Result<Seats> {
    let seats: Vec<Value> = ["Ana", "Bo"].iter().map(|name| json!({ "who": "link", "name": name })).collect();
    let wish = json!({ "game": Library::NAMES[0], "seats": seats }).to_string();
    let request = format!(
        "POST /api/tables HTTP/1.1\r\nHost: {addr}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n{wish}",
        wish.len()
    );
    let mut stream = line(addr).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut response = String::new();
    stream.read_to_string(&mut response).await?;
    let body = response.split_once("\r\n\r\n").map(|(_, body)| body);
    let made = body.and_then(|body| serde_json::from_str(body).ok());
    made.ok_or_else(|| io::Error::other(format!("no table: {response}")))
}

/// Looks at a table from outside.
#[allow(dead_code, reason = "only the load bench does")]
pub(crate) async fn show(addr: SocketAddr, table: &str) -> io::Result<()> {
    let mut stream = line(addr).await?;
    let request = format!("GET /api/tables/{table} HTTP/1.1\r\nHost: {addr}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await?;
    let mut response = String::new();
    stream.read_to_string(&mut response).await?;
    if response.starts_with("HTTP/1.1 200") { Ok(()) } else { Err(io::Error::other(response)) }
}

/// A socket at a seat.
#[derive(Debug)]
pub(crate) struct Client(WebSocketStream<TcpStream>);

impl Client {
    pub(crate) async fn connect(addr: SocketAddr, table: &str, token: &str) -> io::Result<Client> {
        let (socket, _) =
            client_async(format!("ws://{addr}/ws"), line(addr).await?).await.map_err(io::Error::other)?;
        let mut client = Client(socket);
        client
            .say(&ClientSays::Hello {
                version: VERSION,
                table: table.into(),
                token: Some(token.into()),
                lang: Language::En,
                name: None,
            })
            .await?;
        Ok(client)
    }

    pub(crate) async fn say(&mut self, say: &ClientSays) -> io::Result<()> {
        let text = serde_json::to_string(say).expect("plain data");
        self.0.send(Message::text(text)).await.map_err(io::Error::other)
    }

    /// The next thing the server says. May be given up and asked again.
    pub(crate) async fn hear<Said: DeserializeOwned>(&mut self) -> io::Result<Said> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => {
                    return serde_json::from_str(&text).map_err(io::Error::other);
                }
                Some(Ok(Message::Close(_))) | None => return Err(io::ErrorKind::ConnectionReset.into()),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(io::Error::other(error)),
            }
        }
    }
}
