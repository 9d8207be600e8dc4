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

use crate::accept::{self, until};
use crate::http::{self, Gate};
use crate::inside;
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
    /// Where numbers about it are, and where it takes orders.
    pub inside: Option<SocketAddr>,
    /// Unfinished tables: each is taken up again when somebody asks for it.
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
    if let Err(error) = raise_files() {
        tracing::warn!(%error, "the limit of open files stays as it is");
    }
    let tables = Tables::new(store.clone(), limits, Meters::new());
    let resumed = tables.unfinished().await.map_err(ServeError::Store)?;
    let (listener, addr) = listen(addr)?;
    let inside = tables.limits.inside.map(listen).transpose()?;
    let (stop, stopped) = watch::channel(false);
    let gate = Arc::new(Gate::new(&tables.limits));
    // Whoever can only be reached from here has no other names than those of this machine.
    let any_name = !addr.ip().is_loopback() || !tables.limits.proxies.is_empty();
    let app = http::router(Arc::clone(&tables), Arc::clone(&gate), any_name);
    let inside_addr = inside.as_ref().map(|(_, addr)| *addr);
    let helpers = helpers(&tables, &gate, inside, &stopped);
    let limits = tables.limits.clone();
    let server = tokio::spawn(async move {
        let (open, closed) = (stopped.clone(), Arc::clone(&tables));
        let people = tokio::spawn(async move {
            until(open).await;
            closed.close().await;
        });
        accept::serve(listener, app, gate, limits, stopped).await;
        let _ = people.await;
        helpers.iter().for_each(JoinHandle::abort);
    });
    Ok(Running { addr, inside: inside_addr, resumed, stop, server, store })
}

/// What goes on beside the people at the tables.
fn helpers(
    tables: &Arc<Tables>,
    gate: &Arc<Gate>,
    inside: Option<(TcpListener, SocketAddr)>,
    stopped: &watch::Receiver<bool>,
) -> Vec<JoinHandle<()>> {
    let served = inside.map(|(listener, _)| {
        let (app, stopped) = (inside::router(Arc::clone(tables)), stopped.clone());
        tokio::spawn(async move {
            if let Err(error) = axum::serve(listener, app).with_graceful_shutdown(until(stopped)).await {
                tracing::error!(%error, "the inner address is served no more");
            }
        })
    });
    let clocks = tokio::spawn(watch_clocks(Arc::clone(tables), stopped.clone()));
    let resting = tokio::spawn(rest(Arc::clone(tables)));
    let clearing = tokio::spawn(clear_out(Arc::clone(tables)));
    let tidying = tokio::spawn(tidy(Arc::clone(gate)));
    [clocks, resting, clearing, tidying].into_iter().chain(served).collect()
}

/// A socket is an open file: as many as the system allows this process.
fn raise_files() -> io::Result<()> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    Ok(setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum })?)
}

/// What the system keeps for a client that does not read. Without a bound it keeps megabytes of old positions.
const SEND_BUFFER: u32 = 64 * 1024;

fn listen(addr: SocketAddr) -> Result<(TcpListener, SocketAddr), ServeError> {
    let bound = bind(addr).and_then(|listener| listener.local_addr().map(|addr| (listener, addr)));
    bound.map_err(|error| ServeError::Address { addr, error })
}

fn bind(addr: SocketAddr) -> io::Result<TcpListener> {
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

async fn watch_clocks(tables: Arc<Tables>, stopped: watch::Receiver<bool>) {
    let mut tick = tokio::time::interval(Duration::from_millis(250));
    while !*stopped.borrow() {
        tick.tick().await;
        tables.look_at_clocks().await;
    }
}

/// Tables that nobody uses leave the memory.
async fn rest(tables: Arc<Tables>) {
    let each = (tables.limits.idle / 4).clamp(Duration::from_millis(50), Duration::from_secs(30));
    let mut tick = tokio::time::interval(each);
    loop {
        tick.tick().await;
        tables.rest();
    }
}

/// Finished tables go after some days.
async fn clear_out(tables: Arc<Tables>) {
    let mut tick = tokio::time::interval(Duration::from_secs(60 * 60));
    loop {
        tick.tick().await;
        match tables.clear_out().await {
            Ok(0) => {}
            Ok(gone) => tracing::info!(gone, "old tables were deleted"),
            Err(problem) => tracing::warn!(problem = problem.text(text::Lang::En), "old tables stay"),
        }
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
