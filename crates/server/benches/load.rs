//! A thousand tables with real games, two people at each, all on one server; then many more tables on disk, of which
//! some are in use. Prints what it measures and writes it to `load.json` in the target folder.
//!
//! People think for as long as they like: the times between their actions are random (exponential), and nobody waits for
//! anybody at another table.
//!
//! Another load is set by `CANTINA_TABLES` (1,000), `CANTINA_PER_SECOND` (1,500), `CANTINA_SECONDS` (20),
//! `CANTINA_ON_DISK` (50,000; 0 leaves that part out) and `CANTINA_IN_USE` (1,000). Both ends of every socket are open
//! files, one in this process and one in the server's: 10,000 tables need a limit of 20,100 (`ulimit -n`) for each.

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
use futures_util::{StreamExt, TryStreamExt, stream};
use games::{Library, Shelf};
use kernel::Dice;
use process::{Process, memory};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::json;
use server::wire::ClientSays;
use server::{Acknowledge, Options};
use store::{Row, Store};
use table::{Command, Head, Occupant, Table};
use tokio::runtime::Runtime;
use tokio::time::{sleep_until, timeout};

const WARM_UP: Duration = Duration::from_secs(5);
/// A table at which nothing happens for so long is stuck.
const PATIENCE: Duration = Duration::from_secs(30);

/// A number from the environment.
fn number(name: &str, usual: u32) -> u32 {
    env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

fn tables() -> u32 {
    number("CANTINA_TABLES", 1_000)
}

fn per_second() -> u32 {
    number("CANTINA_PER_SECOND", 1_500)
}

fn seconds() -> u32 {
    number("CANTINA_SECONDS", 20)
}

/// Tables on disk, and how many of them are in use.
fn on_disk() -> u32 {
    number("CANTINA_ON_DISK", 50_000)
}

fn in_use() -> u32 {
    number("CANTINA_IN_USE", 1_000).min(on_disk())
}

/// What is done at the same time while everything is set up.
const AT_ONCE: usize = 64;

fn main() -> io::Result<()> {
    if process::serve_if_asked() {
        return Ok(());
    }
    raise_files()?;
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("tables.db");
    let server = Process::start(&[], &file, Acknowledge::AfterCommit);
    let runtime = Runtime::new()?;
    let mut figures = runtime.block_on(load(&server))?;
    drop(server);
    if on_disk() > 0 {
        figures.asleep = Some(asleep(&runtime, &folder.path().join("many.db"))?);
    }
    writeln!(io::stdout(), "{}", figures.text())?;
    fs::write(target().join("load.json"), format!("{:#}\n", figures.json()))
}

/// Many more tables on disk, at each of which most of a game has been played; some of them are asked for.
fn asleep(runtime: &Runtime, file: &Path) -> io::Result<Asleep> {
    runtime.block_on(long_games(file));
    let restart = Instant::now();
    let server = Process::start(&[], file, Acknowledge::AfterCommit);
    let restart = restart.elapsed();
    let bytes = memory(server.child.id(), "VmRSS")?;
    let asked = stream::iter(0..in_use())
        .map(|number| async move { client::show(server.addr, &number.to_string()).await });
    runtime.block_on(asked.buffer_unordered(AT_ONCE).try_collect::<()>())?;
    Ok(Asleep { restart, bytes, bytes_in_use: memory(server.child.id(), "VmRSS")? })
}

/// Every socket has two ends in this bench, and this process has one of each.
fn raise_files() -> io::Result<()> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    Ok(setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum })?)
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
    asleep: Option<Asleep>,
    server_seconds: f64,
    client_seconds: f64,
}

/// With many tables on disk.
struct Asleep {
    restart: Duration,
    /// While nobody is there, and when some of them are in use.
    bytes: u64,
    bytes_in_use: u64,
}

impl Figures {
    fn latency(&self, share: f64) -> f64 {
        let at = (self.latencies.len().saturating_sub(1) as f64 * share) as usize;
        self.latencies.get(at).map_or(0.0, |latency| latency.as_secs_f64() * 1e3)
    }

    fn json(&self) -> serde_json::Value {
        let mb = |bytes: u64| (bytes as f64 / 1e5).round() / 10.0;
        let tenths = |number: f64| (number * 10.0).round() / 10.0;
        let per_table = |bytes: u64, tables: u32| {
            tenths(bytes.saturating_sub(self.idle_bytes) as f64 / f64::from(tables) / 1e3)
        };
        let mut figures = json!({
            "tables": tables(),
            "sockets": tables() * 2,
            "acknowledgements": self.latencies.len(),
            "acknowledgements_per_second": tenths(self.latencies.len() as f64 / self.seconds),
            "p50_ms": tenths(self.latency(0.5)),
            "p99_ms": tenths(self.latency(0.99)),
            "max_ms": tenths(self.latency(1.0)),
            "games_finished": self.finished,
            "memory_mb": mb(self.bytes),
            "memory_without_tables_mb": mb(self.idle_bytes),
            "memory_per_table_and_its_sockets_kb": per_table(self.bytes, tables()),
            "server_cpu_seconds": tenths(self.server_seconds),
            "client_cpu_seconds": tenths(self.client_seconds),
            "seconds": tenths(self.seconds),
        });
        if let Some(asleep) = &self.asleep {
            let more = json!({
                "tables_on_disk": on_disk(),
                "tables_in_use": in_use(),
                "memory_with_all_of_them_asleep_mb": mb(asleep.bytes),
                "memory_with_some_of_them_in_use_mb": mb(asleep.bytes_in_use),
                "memory_per_table_after_a_long_game_kb": per_table(asleep.bytes_in_use, in_use()),
                "restart_ms": asleep.restart.as_millis() as u64,
            });
            figures.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        }
        figures
    }

    fn text(&self) -> String {
        let mut text = String::new();
        for (name, value) in self.json().as_object().expect("an object") {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{:<40}{:>10}", name.replace('_', " "), value.to_string());
        }
        text
    }
}

/// Fills a file with tables at which people have played like the best bot, for as long as most games last.
async fn long_games(file: &Path) {
    const ACTIONS: usize = 280;
    /// Different games; the others are the same once more.
    const GAMES: u32 = 50;
    let store = Store::open(file, Options::default()).expect("a new file");
    let logs: Vec<Vec<String>> =
        (0..).filter_map(|seed| long_game(seed, ACTIONS)).take(GAMES as usize).collect();
    let (store, logs) = (&store, &logs);
    let founded = stream::iter(0..on_disk()).map(|number| async move {
        let rows = logs[(number % GAMES) as usize].iter().cloned().zip(0..);
        let rows = rows.map(|(body, seq)| Row { seq, body, action_id: None });
        store.found(&number.to_string(), 0, String::new(), rows.collect()).await.expect("a new table");
    });
    // Many are written together.
    founded.buffer_unordered(AT_ONCE).collect::<()>().await;
    store.clone().close().await;
}

/// The rows of a game that has not ended after so many actions.
fn long_game(seed: u64, actions: usize) -> Option<Vec<String>> {
    let game = <Library as Shelf>::NAMES[0];
    let (setup, rules_version) = table::options(game, &[]).expect("the usual set-up");
    let person = |name: &str| Occupant::Person { name: name.into() };
    let head = Head {
        game: game.into(),
        rules_version,
        setup,
        seed,
        seats: vec![person("Vera"), person("Luis")],
        tokens: vec!["0".into(), "1".into()],
        undo: true,
        ..Head::default()
    };
    let body = serde_json::to_string(&head).expect("plain data");
    let (mut table, mut log) = Table::new(head, 0).expect("a legal table");
    for _ in 0..actions {
        let seat = table.waiting_for().first()?;
        let think = table.board().thinking(seat, "rules", 7).expect("somebody decides");
        log.extend(table.command(seat, Command::Act { action: think(), plies: None }, 0).expect("offered"));
    }
    let entries = log.iter().map(|logged| serde_json::to_string(logged).expect("plain data"));
    table.ended().is_none().then(|| std::iter::once(body).chain(entries).collect())
}

async fn load(server: &Process) -> io::Result<Figures> {
    let pid = server.child.id();
    let idle_bytes = memory(pid, "VmRSS")?;
    let addr = server.addr;
    let players = stream::iter(0..tables().into()).map(|number| async move {
        let clients = sit_down(addr).await?;
        Ok(Player { number, dice: Dice::at(number, 0), addr, clients, finished: 0, latencies: Vec::new() })
    });
    let players: Vec<Player> =
        players.buffer_unordered(AT_ONCE).try_collect().await.map_err(|error: io::Error| error)?;
    let begin = Instant::now();
    let measured = begin + WARM_UP..begin + WARM_UP + Duration::from_secs(seconds().into());
    let players: Vec<_> =
        players.into_iter().map(|player| tokio::spawn(player.play(begin, measured.clone()))).collect();
    sleep_until(measured.start.into()).await;
    let before = (cpu_seconds(pid)?, cpu_seconds(std::process::id())?);
    sleep_until(measured.end.into()).await;
    let after = (cpu_seconds(pid)?, cpu_seconds(std::process::id())?);
    let bytes = memory(pid, "VmRSS")?;
    let mut figures = Figures {
        seconds: seconds().into(),
        latencies: Vec::new(),
        finished: 0,
        idle_bytes,
        bytes,
        asleep: None,
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
    /// Acts whenever it has thought for long enough, which is another time each time; when a game ends, both go on at a
    /// new table.
    async fn play(mut self, begin: Instant, measured: Range<Instant>) -> io::Result<Player> {
        let pace = Duration::from_secs(1) * tables() / per_second();
        let mut at = begin + self.thinks(pace);
        let mut next = self.position(0).await?;
        for n in 0_u32.. {
            sleep_until(at.into()).await;
            // Whoever was late does not hurry to make up for it.
            at = (at + self.thinks(pace)).max(Instant::now());
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

    /// Mostly short, now and then long, so much on average.
    fn thinks(&mut self, average: Duration) -> Duration {
        let chance = (self.dice.below(1 << 20) as f64 + 1.0) / f64::from(1 << 20);
        average.mul_f64(-chance.ln())
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

/// Time a process has computed so far. The system counts in hundredths.
fn cpu_seconds(pid: u32) -> io::Result<f64> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat"))?;
    // The name in brackets may hold spaces; user and system time are the 12th and 13th after it.
    let after = stat.rsplit_once(") ").map_or("", |(_, after)| after);
    let ticks = after.split(' ').skip(11).take(2).filter_map(|ticks| ticks.parse::<f64>().ok());
    Ok(ticks.sum::<f64>() / 100.0)
}
