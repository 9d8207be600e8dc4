//! Connections, before anything is said on them: how many an address may have, how long they may be silent, and how
//! much a socket may say.

use std::io;
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::pin::{Pin, pin};
use std::sync::{Arc, OnceLock};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::time::{Sleep, sleep};
use tower::ServiceExt;

use crate::http::Gate;
use crate::limits::Limits;

/// How long nobody is let in when the system has no room for another connection.
const BREATH: Duration = Duration::from_millis(50);

/// Bytes that are kept of what has not been understood yet: the headers of a request have no need of more.
const HEADERS: usize = 16 * 1024;

/// The other end of a connection, in every request that comes through it.
#[derive(Clone, Debug)]
pub(crate) struct Peer {
    pub(crate) addr: SocketAddr,
    /// Set when the connection becomes a socket: from then on its bytes are counted.
    pub(crate) meter: Arc<OnceLock<DefaultDirectRateLimiter>>,
}

impl Peer {
    pub(crate) fn count_bytes(&self, limits: &Limits) {
        let some = |n: usize| NonZeroU32::new(n.try_into().unwrap_or(u32::MAX)).unwrap_or(NonZeroU32::MIN);
        let burst = some(limits.frame.saturating_mul(4)).max(some(limits.socket_bytes as usize));
        let quota = Quota::per_second(some(limits.socket_bytes as usize)).allow_burst(burst);
        let _ = self.meter.set(RateLimiter::direct(quota));
    }
}

/// Serves until it is told to stop; requests that are on their way are answered.
pub(crate) async fn serve(
    listener: TcpListener,
    app: Router,
    gate: Arc<Gate>,
    limits: Limits,
    stopped: watch::Receiver<bool>,
) {
    // Every connection holds one end until it is gone.
    let (open, mut gone) = mpsc::channel::<()>(1);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = until(stopped.clone()) => break,
        };
        let (stream, addr) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Most likely there are too many open files; some of them will be closed.
                tracing::warn!(%error, "a connection could not be accepted");
                sleep(BREATH).await;
                continue;
            }
        };
        // Nobody's share, if it comes through a server that speaks for many.
        let counted = match gate.connection(addr.ip()) {
            Ok(counted) => counted,
            Err(_) => continue,
        };
        let peer = Peer { addr, meter: Arc::default() };
        let io = TokioIo::new(Metered::new(stream, &peer, limits.header));
        let app = app.clone();
        let service = service_fn(move |request: Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(peer.clone());
            app.clone().oneshot(request)
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(limits.header)
            .max_buf_size(HEADERS)
            .serve_connection(io, service)
            .with_upgrades();
        let (stopped, open) = (stopped.clone(), open.clone());
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            // Whoever breaks off has gone.
            tokio::select! {
                _ = connection.as_mut() => {}
                () = until(stopped) => {
                    connection.as_mut().graceful_shutdown();
                    let _ = connection.await;
                }
            }
            drop((counted, open));
        });
    }
    drop((listener, open));
    let _ = gone.recv().await;
}

pub(crate) async fn until(mut stopped: watch::Receiver<bool>) {
    let _ = stopped.wait_for(|stop| *stop).await;
}

/// A connection that ends when a socket says too much, in however many pieces, and when the other side does not take
/// what it is sent.
struct Metered {
    stream: TcpStream,
    meter: Arc<OnceLock<DefaultDirectRateLimiter>>,
    patience: Duration,
    /// Until when it must take something; nothing while it does.
    until: Option<Pin<Box<Sleep>>>,
}

impl Metered {
    fn new(stream: TcpStream, peer: &Peer, patience: Duration) -> Metered {
        // What is written is wanted at once, whether the last of it has been acknowledged or not.
        let _ = stream.set_nodelay(true);
        Metered { stream, meter: Arc::clone(&peer.meter), patience, until: None }
    }

    fn in_time<T>(&mut self, cx: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.until = None;
            return written;
        }
        let patience = self.patience;
        let until = self.until.get_or_insert_with(|| Box::pin(sleep(patience)));
        until.as_mut().poll(cx).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Metered {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buf.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(cx, buf);
        let bytes = NonZeroU32::new((buf.filled().len() - before) as u32);
        if let (Some(meter), Some(bytes)) = (self.meter.get(), bytes)
            && !matches!(meter.check_n(bytes), Ok(Ok(())))
        {
            return Poll::Ready(Err(io::Error::other("more than a socket may say")));
        }
        read
    }
}

impl AsyncWrite for Metered {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.in_time(cx, written)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, bytes);
        self.in_time(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Otherwise the answer to a move waits for 40 ms, until the other side has acknowledged the position before it.
    #[tokio::test]
    async fn no_small_write_waits_for_an_acknowledgement() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let _other_end =
            TcpStream::connect(listener.local_addr().expect("an address")).await.expect("a line");
        let (stream, addr) = listener.accept().await.expect("a connection");
        let metered = Metered::new(stream, &Peer { addr, meter: Arc::default() }, BREATH);
        assert!(metered.stream.nodelay().expect("it is open"));
    }
}
