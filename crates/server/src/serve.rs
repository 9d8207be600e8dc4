//! Starting and stopping.

use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use store::{Options, Store, StoreError};
use tokio::net::{TcpListener, TcpSocket};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::http::{self, Gate};
use crate::limits::Limits;
use crate::meters::Meters;
use crate::tables::Tables;

/// Why a server did not start.
#[derive(Debug)]
pub enum ServeError {
    Store(StoreError),
    Address { addr: SocketAddr, error: io::Error },
}

impl std::fmt::Display for ServeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ServeError::Store(error) => write!(f, "{error}"),
            ServeError::Address { addr, error } => {
                write!(f, "the address {addr} cannot be used ({error}): choose another one with --addr")
            }
        }
    }
}

impl std::error::Error for ServeError {}

/// A server that is running.
#[derive(Debug)]
pub struct Running {
    pub addr: SocketAddr,
    /// Unfinished tables that were taken up again.
    pub resumed: usize,
    stop: watch::Sender<bool>,
    server: JoinHandle<()>,
    store: Store,
}

/// Starts a server on an address, with its tables in a file.
pub async fn start(
    addr: SocketAddr,
    data: &Path,
    options: Options,
    limits: Limits,
) -> Result<Running, ServeError> {
    let store = Store::open(data, options).map_err(ServeError::Store)?;
    let tables = Tables::new(store.clone(), limits, Meters::new());
    let resumed = tables.resume().await.map_err(ServeError::Store)?;
    let listener = listen(addr).map_err(|error| ServeError::Address { addr, error })?;
    let addr = listener.local_addr().map_err(|error| ServeError::Address { addr, error })?;
    let (stop, stopped) = watch::channel(false);
    let gate = Arc::new(Gate::new(&tables.limits));
    let app = http::router(Arc::clone(&tables), Arc::clone(&gate))
        .into_make_service_with_connect_info::<SocketAddr>();
    let clocks = tokio::spawn(watch_clocks(Arc::clone(&tables), stopped.clone()));
    let tidying = tokio::spawn(tidy(gate));
    let server = tokio::spawn(async move {
        let served = axum::serve(listener, app).with_graceful_shutdown(until(stopped));
        if let Err(error) = served.await {
            tracing::error!(%error, "the server stopped");
        }
        clocks.abort();
        tidying.abort();
        tables.close().await;
    });
    Ok(Running { addr, resumed, stop, server, store })
}

/// What the system keeps for a client that does not read. Without a bound it keeps megabytes of old positions.
const SEND_BUFFER: u32 = 64 * 1024;

fn listen(addr: SocketAddr) -> io::Result<TcpListener> {
    let socket = if addr.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // The port of a server that has just stopped can be used again.
    #[cfg(not(windows))]
    socket.set_reuseaddr(true)?;
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(addr)?;
    socket.listen(1024)
}

impl Running {
    /// Stops listening, lets running requests end, and waits until everything is on disk.
    pub async fn stop(self) {
        let _ = self.stop.send(true);
        // Sockets that stay open are cut: their clients come back.
        let _ = tokio::time::timeout(Duration::from_secs(5), self.server).await;
        self.store.close().await;
    }
}

async fn until(mut stopped: watch::Receiver<bool>) {
    let _ = stopped.wait_for(|stop| *stop).await;
}

async fn watch_clocks(tables: Arc<Tables>, stopped: watch::Receiver<bool>) {
    let mut tick = tokio::time::interval(Duration::from_millis(250));
    while !*stopped.borrow() {
        tick.tick().await;
        tables.look_at_clocks().await;
    }
}

/// Addresses that have been quiet are not kept for ever.
async fn tidy(gate: Arc<Gate>) {
    let mut tick = tokio::time::interval(Duration::from_secs(60));
    loop {
        tick.tick().await;
        gate.tidy();
    }
}
