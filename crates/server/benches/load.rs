//! A thousand tables with real games, two people at each, all on one server. Prints what it measures and
//! writes it to `load.json` in the target folder.

#[path = "../tests/kill/client.rs"]
mod client;
#[path = "../tests/kill/process.rs"]
mod process;

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{env, fs};

use client::{Client, Seats};
use games::{Library, Shelf};
use kernel::Dice;
use process::Process;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::json;
use server::wire::ClientSays;
use server::{Acknowledge, Options};
use store::{Row, Store};
use table::{Command, Head, Occupant, Table};
use tokio::time::{sleep_until, timeout};

const TABLES: u32 = 1_000;
const PER_SECOND: u32 = 1_500;
const WARM_UP: Duration = Duration::from_secs(5);
const MEASURED: Duration = Duration::from_secs(20);
/// A table at which nothing happens for so long is stuck.
const PATIENCE: Duration = Duration::from_secs(30);

fn main() -> io::Result<()> {
    if process::serve_if_asked() {
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("tables.db");
    let server = Process::start(&[], &file, Acknowledge::AfterCommit);
    let mut figures = tokio::runtime::Runtime::new()?.block_on(load(&server))?;
    drop(server);
    // The same tables once more, with nobody there: what they take without their sockets.
    let restart = Instant::now();
    let server = Process::start(&[], &file, Acknowledge::AfterCommit);
    figures.restart = restart.elapsed();
    figures.bytes_alone = resident(server.child.id())?;
    drop(server);
    // And tables at which a whole game has nearly been played.
    let file = folder.path().join("long.db");
    tokio::runtime::Runtime::new()?.block_on(long_games(&file));
    let server = Process::start(&[], &file, Acknowledge::AfterCommit);
    figures.bytes_long = resident(server.child.id())?;
    writeln!(io::stdout(), "{}", figures.text())?;
    fs::write(target().join("load.json"), format!("{:#}\n", figures.json()))
}

/// Where cargo puts what it makes: this program lies in `release/deps` there.
fn target() -> PathBuf {
    let program = env::current_exe().expect("this program");
    program.ancestors().nth(3).expect("a folder of builds").into()
}

struct Figures {
    seconds: f64,
    /// Of every action in the measured time, from sending it until it was acknowledged, in order.
    latencies: Vec<Duration>,
    finished: usize,
    idle_bytes: u64,
    bytes: u64,
    /// After a restart, before anybody has come back.
    bytes_alone: u64,
    /// The same with long games.
    bytes_long: u64,
    restart: Duration,
    server_seconds: f64,
    client_seconds: f64,
}

impl Figures {
    fn latency(&self, share: f64) -> f64 {
        let at = (self.latencies.len().saturating_sub(1) as f64 * share) as usize;
        self.latencies.get(at).map_or(0.0, |latency| latency.as_secs_f64() * 1e3)
    }

    fn json(&self) -> serde_json::Value {
        let mb = |bytes: u64| (bytes as f64 / 1e5).round() / 10.0;
        let tenths = |number: f64| (number * 10.0).round() / 10.0;
        let per_table =
            |bytes: u64| tenths(bytes.saturating_sub(self.idle_bytes) as f64 / f64::from(TABLES) / 1e3);
        json!({
            "tables": TABLES,
            "sockets": TABLES * 2,
            "acknowledgements": self.latencies.len(),
            "acknowledgements_per_second": tenths(self.latencies.len() as f64 / self.seconds),
            "p50_ms": tenths(self.latency(0.5)),
            "p99_ms": tenths(self.latency(0.99)),
            "max_ms": tenths(self.latency(1.0)),
            "games_finished": self.finished,
            "memory_mb": mb(self.bytes),
            "memory_without_tables_mb": mb(self.idle_bytes),
            "memory_per_table_and_its_sockets_kb": per_table(self.bytes),
            "memory_per_table_alone_kb": per_table(self.bytes_alone),
            "memory_per_table_after_a_long_game_kb": per_table(self.bytes_long),
            "restart_ms": self.restart.as_millis() as u64,
            "server_cpu_seconds": tenths(self.server_seconds),
            "client_cpu_seconds": tenths(self.client_seconds),
            "seconds": tenths(self.seconds),
        })
    }

    fn text(&self) -> String {
        let mut text = String::new();
        for (name, value) in self.json().as_object().expect("an object") {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{:<38}{:>10}", name.replace('_', " "), value.to_string());
        }
        text
    }
}

/// Fills a file with tables at which people have played like the best bot, for as long as most games last.
async fn long_games(file: &Path) {
    const ACTIONS: usize = 280;
    let store = Store::open(file, Options::default()).expect("a new file");
    let game = <Library as Shelf>::NAMES[0];
    let (setup, rules_version) = table::options(game, &[]).expect("the usual set-up");
    let mut founded = 0;
    for number in 0u32.. {
        if founded == TABLES {
            break;
        }
        let person = |name: &str| Occupant::Person { name: name.into() };
        let head = Head {
            position: Vec::new(),
            game: game.into(),
            rules_version,
            setup: setup.clone(),
            secrets: Vec::new(),
            gathers: false,
            seed: number.into(),
            seats: vec![person("Vera"), person("Luis")],
            tokens: vec![format!("{number}-0"), format!("{number}-1")],
            undo: true,
            clock: None,
        };
        let body = serde_json::to_string(&head).expect("plain data");
        let (mut table, mut log) = Table::new(head, 0).expect("a legal table");
        for _ in 0..ACTIONS {
            let Some(seat) = table.waiting_for().first() else { break };
            let think = table.board().thinking(seat, "rules", 7).expect("somebody decides");
            log.extend(
                table.command(seat, Command::Act { action: think(), plies: None }, 0).expect("offered"),
            );
        }
        let entries = log.iter().map(|logged| serde_json::to_string(logged).expect("plain data"));
        let bodies = std::iter::once(body).chain(entries);
        let rows =
            bodies.zip(0..).map(|(body, seq)| Row { seq, body, action_id: Some(format!("{number}-{seq}")) });
        // A game that ended early takes up no memory after a start: another one takes its place.
        if table.ended().is_none() {
            founded += 1;
            store.found(&number.to_string(), 0, rows.collect()).await.expect("a new table");
        }
    }
    store.close().await;
}

async fn load(server: &Process) -> io::Result<Figures> {
    let pid = server.child.id();
    let idle_bytes = resident(pid)?;
    let mut players = Vec::new();
    for number in 0..TABLES.into() {
        let clients = sit_down(server.addr).await?;
        let (dice, addr) = (Dice::at(number, 0), server.addr);
        players.push(Player { number, dice, addr, clients, finished: 0, latencies: Vec::new() });
    }
    let begin = Instant::now();
    let measured = begin + WARM_UP..begin + WARM_UP + MEASURED;
    let players: Vec<_> =
        players.into_iter().map(|player| tokio::spawn(player.play(begin, measured.clone()))).collect();
    sleep_until(measured.start.into()).await;
    let before = (cpu_seconds(pid)?, cpu_seconds(std::process::id())?);
    sleep_until(measured.end.into()).await;
    let after = (cpu_seconds(pid)?, cpu_seconds(std::process::id())?);
    let bytes = resident(pid)?;
    let mut figures = Figures {
        seconds: MEASURED.as_secs_f64(),
        latencies: Vec::new(),
        finished: 0,
        idle_bytes,
        bytes,
        bytes_alone: 0,
        bytes_long: 0,
        restart: Duration::ZERO,
        server_seconds: after.0 - before.0,
        client_seconds: after.1 - before.1,
    };
    for player in players {
        let played = player.await.map_err(io::Error::other)??;
        figures.latencies.extend(played.latencies);
        figures.finished += played.finished;
    }
    figures.latencies.sort_unstable();
    Ok(figures)
}

/// Two people at a new table.
async fn sit_down(addr: SocketAddr) -> io::Result<[Client; 2]> {
    let Seats { table, tokens } = client::make(addr).await?;
    Ok([Client::connect(addr, &table, &tokens[0]).await?, Client::connect(addr, &table, &tokens[1]).await?])
}

/// What a player reads of what the server says. Flat, so that the rest is skipped and not copied.
#[derive(Deserialize)]
struct Said {
    say: String,
    id: Option<String>,
    text: Option<String>,
    plies: Option<u32>,
    #[serde(default)]
    offers: Vec<Offered>,
    ended: Option<IgnoredAny>,
}

#[derive(Deserialize)]
struct Offered {
    action: String,
}

/// Both people at one table.
struct Player {
    number: u64,
    dice: Dice,
    addr: SocketAddr,
    clients: [Client; 2],
    finished: usize,
    latencies: Vec<Duration>,
}

/// What a player is to do next.
enum Next {
    Act { seat: usize, action: String, plies: u32 },
    Over,
}

impl Player {
    /// Acts at an even pace of its own, as people at different tables know nothing of each other; when a
    /// game ends, both go on at a new table.
    async fn play(mut self, begin: Instant, measured: Range<Instant>) -> io::Result<Player> {
        let pace = Duration::from_secs(1) * TABLES / PER_SECOND;
        let mut at = begin + pace.mul_f64(self.dice.below(1_000) as f64 / 1e3);
        let mut next = self.position(0).await?;
        for n in 0_u32.. {
            sleep_until(at.into()).await;
            // Whoever was late does not hurry to make up for it.
            at = (at + pace).max(Instant::now());
            if Instant::now() >= measured.end {
                break;
            }
            let Next::Act { seat, action, plies } = next else {
                self.finished += 1;
                self.clients = sit_down(self.addr).await?;
                next = self.position(0).await?;
                continue;
            };
            let id = format!("{}-{n}", self.number);
            let sent = Instant::now();
            self.clients[seat].say(&ClientSays::Act { id: id.clone(), action, plies: Some(plies) }).await?;
            let (latency, position) = self.answer(&id, sent, plies + 1).await?;
            if measured.contains(&sent) {
                self.latencies.push(latency);
            }
            next = position;
        }
        Ok(self)
    }

    /// Waits for the acknowledgement and for the position after it, in whatever order they come.
    async fn answer(&mut self, id: &str, sent: Instant, plies: u32) -> io::Result<(Duration, Next)> {
        let (mut latency, mut next) = (None, None);
        loop {
            let (seat, said) = self.hear().await?;
            match said.say.as_str() {
                "done" if said.id.as_deref() == Some(id) => latency = Some(sent.elapsed()),
                "position" => next = next.or_else(|| self.choose(seat, said, plies)),
                _ => {}
            }
            if let (Some(latency), true) = (latency, next.is_some()) {
                return Ok((latency, next.expect("it is there")));
            }
        }
    }

    /// Waits for a position that is not older than so many inputs and asks something.
    async fn position(&mut self, plies: u32) -> io::Result<Next> {
        loop {
            let (seat, said) = self.hear().await?;
            if let Some(next) = self.choose(seat, said, plies) {
                return Ok(next);
            }
        }
    }

    fn choose(&mut self, seat: usize, mut said: Said, at_least: u32) -> Option<Next> {
        let plies = said.plies.filter(|plies| *plies >= at_least)?;
        if said.ended.is_some() {
            return Some(Next::Over);
        }
        if said.offers.is_empty() {
            return None;
        }
        let offer = said.offers.swap_remove(self.dice.below(said.offers.len()));
        Some(Next::Act { seat, action: offer.action, plies })
    }

    async fn hear(&mut self) -> io::Result<(usize, Said)> {
        let [first, second] = &mut self.clients;
        let heard = async {
            tokio::select! {
                said = first.hear::<Said>() => Ok::<_, io::Error>((0, said?)),
                said = second.hear::<Said>() => Ok((1, said?)),
            }
        };
        let (seat, said) = timeout(PATIENCE, heard).await??;
        if matches!(said.say.as_str(), "refused" | "bye") {
            return Err(io::Error::other(said.text.unwrap_or_default()));
        }
        Ok((seat, said))
    }
}

/// Memory of a process in bytes.
fn resident(pid: u32) -> io::Result<u64> {
    let status = fs::read_to_string(format!("/proc/{pid}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kb = line.and_then(|line| line.trim().strip_suffix(" kB")?.parse::<u64>().ok());
    kb.map(|kb| kb * 1024).ok_or_else(|| io::Error::other("no VmRSS"))
}

/// Time a process has computed so far. The system counts in hundredths.
fn cpu_seconds(pid: u32) -> io::Result<f64> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat"))?;
    // The name in brackets may hold spaces; user and system time are the 12th and 13th after it.
    let after = stat.rsplit_once(") ").map_or("", |(_, after)| after);
    let ticks = after.split(' ').skip(11).take(2).filter_map(|ticks| ticks.parse::<f64>().ok());
    Ok(ticks.sum::<f64>() / 100.0)
}
