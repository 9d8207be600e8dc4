//! `cantina serve`: the table server.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use server::{Acknowledge, IpNet, Limits, Options, Running};
use tokio::runtime::Runtime;
use tokio::signal::unix::{Signal, SignalKind, signal};
use tracing_subscriber::filter::LevelFilter;

use crate::Console;
use crate::problem::{Ended, Problem};

#[derive(Args, Debug)]
pub(crate) struct ServeArgs {
    /// Where to listen
    #[arg(long, default_value = "127.0.0.1:8080", value_name = "IP:PORT")]
    addr: SocketAddr,
    /// For a table at home: open a browser if there is one, and say nothing of requests
    #[arg(long)]
    open: bool,
    /// The file with the tables, made if there is none [default: cantina/tables.db in your data folder]
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
    /// Bytes of one frame that a socket may send
    #[arg(long, default_value_t = Limits::default().frame, value_name = "N")]
    frame: usize,
    /// Bytes of the body of a request
    #[arg(long, default_value_t = Limits::default().body, value_name = "N")]
    body: usize,
    /// Seconds after which a request is given up
    #[arg(long, default_value_t = Limits::default().request.as_secs(), value_name = "SECONDS")]
    request: u64,
    /// Messages that wait for a slow reader before it is let go
    #[arg(long, default_value_t = Limits::default().queue, value_name = "N",
        value_parser = at_least_one)]
    queue: usize,
    /// Frames a socket may send at once
    #[arg(long, default_value_t = Limits::default().burst, value_name = "N")]
    burst: u32,
    /// Frames a socket may send each second after that
    #[arg(long, default_value_t = Limits::default().frames_per_second, value_name = "N")]
    frames_per_second: u32,
    /// Requests an address may make at once
    #[arg(long, default_value_t = Limits::default().requests_burst, value_name = "N")]
    requests_burst: u32,
    /// Requests an address may make each second after that
    #[arg(long, default_value_t = Limits::default().requests_per_second, value_name = "N")]
    requests_per_second: u32,
    /// Tables an address may set up in an hour
    #[arg(long, default_value_t = Limits::default().tables_per_address, value_name = "N")]
    tables_per_address: u32,
    /// Accounts an address may open in an hour
    #[arg(long, default_value_t = Limits::default().accounts_per_address, value_name = "N")]
    accounts_per_address: u32,
    /// Sockets an address may keep open
    #[arg(long, default_value_t = Limits::default().sockets_per_address, value_name = "N")]
    sockets_per_address: u32,
    /// Seats of one table that people at one address may take before its game begins
    #[arg(long, default_value_t = Limits::default().seats_per_address, value_name = "N")]
    seats_per_address: u32,
    /// Players and spectators of one table
    #[arg(long, default_value_t = Limits::default().listeners_per_table, value_name = "N")]
    listeners_per_table: usize,
    /// Connections an address may keep open, whatever is said on them
    #[arg(long, default_value_t = Limits::default().connections_per_address, value_name = "N")]
    connections_per_address: u32,
    /// Seconds after which a connection on which no request comes is closed
    #[arg(long, default_value_t = Limits::default().header.as_secs(), value_name = "SECONDS")]
    header: u64,
    /// Bytes a socket may send each second
    #[arg(long, default_value_t = Limits::default().socket_bytes, value_name = "N")]
    socket_bytes: u32,
    /// Lines of chat somebody may say at once
    #[arg(long, default_value_t = Limits::default().chat_burst, value_name = "N")]
    chat_burst: u32,
    /// Milliseconds for each line of chat after that; all who watch count as one, and wait three times as long
    #[arg(long, default_value_t = Limits::default().chat_pace.as_millis() as u64, value_name = "MS")]
    chat_pace: u64,
    /// Bytes of chat that a table keeps; the oldest lines go first
    #[arg(long, default_value_t = Limits::default().chat_quota, value_name = "N")]
    chat_quota: u32,
    /// Entries of the log of one table, after which people do nothing more there
    #[arg(long, default_value_t = Limits::default().entries_per_table, value_name = "N")]
    entries_per_table: u32,
    /// Seconds somebody must have been away before a bot may take their seat
    #[arg(long, default_value_t = Limits::default().absence.as_secs(), value_name = "SECONDS")]
    absence: u64,
    /// Seconds after which a table that nobody uses leaves the memory
    #[arg(long, default_value_t = Limits::default().idle.as_secs(), value_name = "SECONDS")]
    idle: u64,
    /// Days after which finished tables are deleted [default: they are kept]
    #[arg(long, value_name = "DAYS")]
    keep_days: Option<u64>,
    /// An address of its own, for metrics and `cantina admin`, which strangers must not reach
    #[arg(long, value_name = "IP:PORT")]
    inside: Option<SocketAddr>,
    /// A server that passes requests on, as an address or a network; it says for whom. May be given again
    #[arg(long = "trust-proxy", value_name = "CIDR", value_parser = network)]
    proxies: Vec<IpNet>,
    /// Names this server goes by, besides its addresses and localhost, with commas between them
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    hosts: Vec<String>,
    /// How much is logged
    #[arg(long, value_name = "LEVEL", value_parser = ["off", "error", "warn", "info", "debug", "trace"])]
    log: Option<String>,
    /// How it is logged
    #[arg(long, default_value = "text", value_name = "FORMAT", value_parser = ["text", "json"])]
    log_format: String,
    /// Decks an account may keep
    #[arg(long, default_value_t = Limits::default().decks_per_account, value_name = "N")]
    decks_per_account: u32,
    /// Bots that think at the same time
    #[arg(long, default_value_t = Limits::default().thinkers, value_name = "N",
        value_parser = at_least_one)]
    thinkers: usize,
    /// Milliseconds before a bot moves, so that people see each of its moves
    #[arg(long, default_value_t = Limits::default().bot_pause.as_millis() as u64, value_name = "MS")]
    bot_pause: u64,
    /// Seconds after which a socket that says nothing is closed
    #[arg(long, default_value_t = Limits::default().silence.as_secs(), value_name = "SECONDS")]
    silence: u64,
    /// Seconds after which a socket that has not said hello is closed
    #[arg(long, default_value_t = Limits::default().hello.as_secs(), value_name = "SECONDS")]
    hello: u64,
    /// A web page elsewhere that may open sockets here, like https://example.org; may be given again
    #[arg(long = "origin", value_name = "ORIGIN")]
    origins: Vec<String>,
    /// Unsafe: tells players of moves before they are on disk. Only for the test that shows it
    #[arg(long, hide = true)]
    acknowledge_first: bool,
}

/// An address is a network of one.
fn network(text: &str) -> Result<IpNet, String> {
    let wrong = || format!("`{text}` is neither an address nor a network like 10.0.0.0/8");
    text.parse().or_else(|_| text.parse::<IpAddr>().map(IpNet::from)).map_err(|_| wrong())
}

/// With none of these nothing would ever move.
fn at_least_one(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(0) => Err("at least 1 is needed".into()),
        Ok(n) => Ok(n),
        Err(_) => Err(format!("`{text}` is not a number")),
    }
}

impl ServeArgs {
    fn limits(&self) -> Limits {
        Limits {
            frame: self.frame,
            body: self.body,
            request: Duration::from_secs(self.request),
            queue: self.queue,
            burst: self.burst,
            frames_per_second: self.frames_per_second,
            requests_burst: self.requests_burst,
            requests_per_second: self.requests_per_second,
            tables_per_address: self.tables_per_address,
            accounts_per_address: self.accounts_per_address,
            sockets_per_address: self.sockets_per_address,
            seats_per_address: self.seats_per_address,
            listeners_per_table: self.listeners_per_table,
            connections_per_address: self.connections_per_address,
            header: Duration::from_secs(self.header),
            socket_bytes: self.socket_bytes,
            chat_burst: self.chat_burst,
            chat_pace: Duration::from_millis(self.chat_pace),
            chat_quota: self.chat_quota,
            entries_per_table: self.entries_per_table,
            absence: Duration::from_secs(self.absence),
            idle: Duration::from_secs(self.idle),
            keep: self.keep_days.map(|days| Duration::from_secs(days.saturating_mul(24 * 60 * 60))),
            inside: self.inside,
            proxies: self.proxies.clone(),
            hosts: self.hosts.clone(),
            decks_per_account: self.decks_per_account,
            thinkers: self.thinkers,
            bot_pause: Duration::from_millis(self.bot_pause),
            silence: Duration::from_secs(self.silence),
            hello: Duration::from_secs(self.hello),
            origins: self.origins.clone(),
        }
    }

    fn start_log(&self) {
        let usual = if self.open { LevelFilter::WARN } else { LevelFilter::INFO };
        let level = self.log.as_deref().and_then(|level| level.parse().ok()).unwrap_or(usual);
        let log = tracing_subscriber::fmt().with_max_level(level).with_ansi(false).with_writer(io::stderr);
        // Another subscriber may be there already: then it is told instead.
        let _ = if self.log_format == "json" { log.json().try_init() } else { log.try_init() };
    }

    fn options(&self) -> Options {
        let acknowledge =
            if self.acknowledge_first { Acknowledge::BeforeCommit } else { Acknowledge::AfterCommit };
        Options { acknowledge }
    }
}

/// The file in the user's data folder; the folder is made.
pub(crate) fn usual_file() -> Result<PathBuf, Problem> {
    let set = |name| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let data = set("XDG_DATA_HOME").or_else(|| set("HOME").map(|home| home.join(".local/share")));
    let data = data.ok_or_else(|| "there is no home folder: name a file with --data".to_string())?;
    let folder = data.join("cantina");
    std::fs::create_dir_all(&folder).map_err(|error| {
        format!("the folder {} cannot be made ({error}): name a file with --data", folder.display())
    })?;
    Ok(folder.join("tables.db"))
}

pub(crate) fn run(args: &ServeArgs, console: &mut Console<'_>) -> Ended {
    let data = match &args.data {
        Some(data) => data.clone(),
        None => usual_file()?,
    };
    args.start_log();
    let runtime = Runtime::new()?;
    runtime.block_on(async {
        // Before anybody is told the address: whoever knows it may stop the server.
        let (interrupt, terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
        let running = server::start(args.addr, &data, args.options(), args.limits())
            .await
            .map_err(|error| Problem::Asked(error.to_string()))?;
        let told = tell(&running, console);
        if args.open && has_screen() {
            // Without a browser the address that was printed is enough.
            let _ = open::that_detached(format!("http://{}", running.addr));
        }
        if told.is_ok() {
            either(interrupt, terminate).await;
        }
        running.stop().await;
        told.map(|()| 0).map_err(Problem::from)
    })
}

/// A browser in a terminal without a screen would take the terminal over.
fn has_screen() -> bool {
    cfg!(target_os = "macos")
        || ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some())
}

fn tell(running: &Running, console: &mut Console<'_>) -> io::Result<()> {
    console.line(format_args!("Listening on http://{}", running.addr))?;
    if let Some(inside) = running.inside {
        console.line(format_args!("For metrics and orders: http://{inside}"))?;
    }
    if running.resumed > 0 {
        console.line(format_args!("Unfinished tables: {}", running.resumed))?;
    }
    console.output.flush()
}

async fn either(mut interrupt: Signal, mut terminate: Signal) {
    tokio::select! {
        _ = interrupt.recv() => {}
        _ = terminate.recv() => {}
    }
}
