//! A client as any program could be one: JSON over HTTP and WebSockets.

use std::io;
use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use games::{Library, Shelf};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use server::wire::{ClientSays, Language, VERSION};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

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
    let mut stream = TcpStream::connect(addr).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut response = String::new();
    stream.read_to_string(&mut response).await?;
    let body = response.split_once("\r\n\r\n").map(|(_, body)| body);
    let made = body.and_then(|body| serde_json::from_str(body).ok());
    made.ok_or_else(|| io::Error::other(format!("no table: {response}")))
}

/// A socket at a seat.
#[derive(Debug)]
pub(crate) struct Client(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Client {
    pub(crate) async fn connect(addr: SocketAddr, table: &str, token: &str) -> io::Result<Client> {
        // Like a browser, it does not hold small frames back.
        let (socket, _) = tokio_tungstenite::connect_async_with_config(format!("ws://{addr}/ws"), None, true)
            .await
            .map_err(io::Error::other)?;
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
