//! The frames of a socket. The library reads them; those that may be big are written without it, since the buffer it
//! writes from stays as big as the biggest position for as long as the socket lives.

use std::time::Duration;
use std::{io, mem};

use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use prometheus_client::metrics::counter::Counter;
use tokio::io::AsyncWriteExt;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::limits::Limits;
use crate::wire::ServerSays;

/// Bytes that are read at once: clients say little.
const READ: usize = 1024;
/// Bytes that are written together.
const WRITTEN: usize = 64 * 1024;

/// A client that does not take what it is sent has gone.
pub(crate) struct Frames {
    socket: WebSocketStream<TokioIo<Upgraded>>,
    patience: Duration,
    /// What is sent next.
    waiting: Vec<u8>,
    /// Nothing comes after the last word.
    said_bye: bool,
    gone: bool,
    /// Counts those who do not read.
    dropped: Counter,
}

/// The other side has gone.
pub(crate) struct Gone;

impl Frames {
    pub(crate) async fn new(upgraded: Upgraded, limits: &Limits, dropped: Counter) -> Frames {
        let config = WebSocketConfig::default()
            .read_buffer_size(READ)
            .max_message_size(Some(limits.frame))
            .max_frame_size(Some(limits.frame));
        let socket =
            WebSocketStream::from_raw_socket(TokioIo::new(upgraded), Role::Server, Some(config)).await;
        Frames { socket, patience: limits.hello, waiting: Vec::new(), said_bye: false, gone: false, dropped }
    }

    /// The next frame. May be given up and asked again.
    pub(crate) async fn hear(&mut self) -> Option<Result<Message, Error>> {
        self.socket.next().await
    }

    pub(crate) async fn say(&mut self, message: &ServerSays) -> Result<(), Gone> {
        self.add(message).await?;
        self.flush().await
    }

    /// Puts it to what is sent next: what belongs together goes out together.
    pub(crate) async fn add(&mut self, message: &ServerSays) -> Result<(), Gone> {
        if self.said_bye {
            return Err(Gone);
        }
        self.said_bye = matches!(message, ServerSays::Bye { .. });
        let text = serde_json::to_vec(message).expect("a message is plain data");
        let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
        header.format(text.len() as u64, &mut self.waiting).expect("there is room");
        self.waiting.extend_from_slice(&text);
        if self.waiting.len() > WRITTEN { self.flush().await } else { Ok(()) }
    }

    pub(crate) async fn flush(&mut self) -> Result<(), Gone> {
        let waiting = mem::take(&mut self.waiting);
        let socket = &mut self.socket;
        let sent = timeout(self.patience, async move {
            // What the library has to say by itself comes first, whole.
            socket.flush().await.map_err(io::Error::other)?;
            let line = socket.get_mut();
            line.write_all(&waiting).await?;
            line.flush().await
        });
        let sent = sent.await;
        self.took(sent.is_ok(), matches!(sent, Ok(Ok(()))))
    }

    /// Whoever is there answers.
    pub(crate) async fn ping(&mut self) -> Result<(), Gone> {
        let sent = timeout(self.patience, self.socket.send(Message::Ping(Vec::new().into()))).await;
        self.took(sent.is_ok(), matches!(sent, Ok(Ok(()))))
    }

    fn took(&mut self, in_time: bool, well: bool) -> Result<(), Gone> {
        if !in_time {
            self.dropped.inc();
        }
        self.gone = !well;
        if well { Ok(()) } else { Err(Gone) }
    }

    /// Takes leave, after whatever is still to be said. What was sent in part only is the end of it.
    pub(crate) async fn close(mut self) {
        if !self.gone && self.flush().await.is_ok() {
            let closing = CloseFrame { code: CloseCode::Normal, reason: "".into() };
            let _ = timeout(Duration::from_secs(1), self.socket.send(Message::Close(Some(closing)))).await;
        }
    }
}
