//! Every table of this server: those in use are in memory, the others are read when somebody asks for them.

mod bots;
mod change;
mod company;
mod erasing;
mod keys;
mod live;
#[cfg(test)]
mod tests;
mod visits;

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use games::{Library, Shelf};
use kernel::Seat;
use serde::Deserialize;
use store::{Row, Store, StoreError};
use table::{Head, Logged, Occupant, Refusal, Table, Why, Wish, WishedSeat};
use text::Lang;
use tokio::sync::{Mutex, Semaphore};

use crate::clock::now;
use crate::done::Done;
use crate::limits::Limits;
use crate::meters::Meters;
use crate::problem::Problem;
use crate::secret;
use crate::sessions::Sessions;
use crate::talk::Talk;
use change::rows_of;
use company::Company;
pub(crate) use keys::Key;
use live::Found;
pub(crate) use live::Live;
pub(crate) use visits::{Comer, Connection, Sitter};

/// All tables of this server.
pub(crate) struct Tables {
    store: Store,
    tables: RwLock<HashMap<String, Arc<Live>>>,
    /// Bots think elsewhere, so many at a time.
    thinkers: Arc<Semaphore>,
    /// Advice has a turn of its own: however much of it is asked for, no table waits for its bot.
    advisers: Semaphore,
    /// Two players who want a rematch at the same moment get the same table.
    rematches: Mutex<()>,
    /// Keyed, so that nobody can look for ids that fall together.
    ids: RandomState,
    pub(crate) limits: Limits,
    pub(crate) meters: Meters,
    /// Who is signed in.
    pub(crate) sessions: Arc<Sessions>,
    /// Who waits for a game to begin.
    pub(crate) company: Company,
    /// When the disk was last seen to be well.
    well: AtomicU64,
}

/// What a new table gives to whoever made it.
#[derive(Debug)]
pub(crate) struct Made {
    pub(crate) id: String,
    /// The secrets of the seats of people, in order; nothing for the others.
    pub(crate) tokens: Vec<Option<String>>,
}

/// What people play with in the next game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum NextDecks {
    /// The same decks.
    #[default]
    Keep,
    /// Everybody chooses anew.
    New,
}

/// The summaries of tables: a finished one, and one that anybody may find and sit down at.
pub(crate) const OVER: &str = "over";
pub(crate) const OPEN: &str = "open";

/// Rows of a log that are read at once.
const PIECE: u32 = 1_000;
/// Milliseconds for which a disk that was well is taken to be so.
const WELL: u64 = 2_000;
/// Lines of chat that are at hand.
const LINES: u32 = 100;

fn summary(table: &Table) -> &'static str {
    let closed = table.closed().is_some_and(|closed| closed.problem.why == Why::ClosedByHouse);
    let open = table.head().listed && table.occupants().contains(&Occupant::Open);
    match table.ended() {
        Some(_) => OVER,
        None if closed => OVER,
        None if open && !table.has_begun() && table.closed().is_none() => OPEN,
        None => "",
    }
}

impl Tables {
    pub(crate) fn new(store: Store, limits: Limits, meters: Meters) -> Arc<Tables> {
        let thinkers = Arc::new(Semaphore::new(limits.thinkers));
        Arc::new(Tables {
            store,
            tables: RwLock::default(),
            thinkers,
            advisers: Semaphore::new(1),
            rematches: Mutex::default(),
            ids: RandomState::new(),
            limits,
            meters,
            sessions: Arc::default(),
            company: Company::default(),
            well: AtomicU64::default(),
        })
    }

    pub(crate) fn store(&self) -> &Store {
        &self.store
    }

    /// Whether anything can be written. Asked too often, it is as it was a moment ago.
    pub(crate) async fn health(&self) -> Result<(), Problem> {
        let now = now();
        if now.saturating_sub(self.well.load(Ordering::Relaxed)) >= WELL {
            self.store.probe(now).await?;
            self.well.store(now, Ordering::Relaxed);
        }
        Ok(())
    }

    /// How many unfinished tables there are: each is taken up again when somebody asks for it.
    pub(crate) async fn unfinished(&self) -> Result<usize, StoreError> {
        self.store.others(OVER).await
    }

    fn forget(&self, id: &str) {
        let mut tables = self.tables.write().unwrap_or_else(PoisonError::into_inner);
        tables.remove(id);
        self.meters.tables.set(tables.len() as i64);
    }

    fn keep(&self, live: Arc<Live>) -> Arc<Live> {
        let mut tables = self.tables.write().unwrap_or_else(PoisonError::into_inner);
        // Two may have read the same table at once; one of them counts.
        let kept = Arc::clone(tables.entry(live.id.clone()).or_insert(live));
        self.meters.tables.set(tables.len() as i64);
        kept
    }

    fn live(&self, id: &str) -> Option<Arc<Live>> {
        self.tables.read().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    fn all_live(&self) -> Vec<Arc<Live>> {
        self.tables.read().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
    }

    fn hash(&self, id: &str) -> u64 {
        self.ids.hash_one(id)
    }

    /// A table by name, read from its log if it is not in use: then its clocks go on and its bots wake.
    pub(crate) async fn table(self: &Arc<Self>, id: &str) -> Result<Arc<Live>, Problem> {
        if let Some(live) = self.live(id) {
            live.touch();
            return Ok(live);
        }
        let found = self.read(id).await?;
        let live = self.keep(Live::new(id, found, true));
        if live.inner.lock().await.clock_runs() {
            self.change(&live, |_, _| Ok(Vec::new())).await?;
        }
        self.wake_bot(&live).await;
        Ok(live)
    }

    /// What is on disk, read piece by piece: a log may be long.
    async fn read(&self, id: &str) -> Result<Found, Problem> {
        let (created, summary) = self.store.table(id).await?.ok_or(Problem::NoTable)?;
        // The first row is the head; entries follow.
        let first = self.store.rows(id, 0, 1).await?.pop();
        let first = first.ok_or_else(|| Problem::Unreadable("the log is empty".into()))?;
        let head: Head = read_row(&first)?;
        let mut table = unbroken(|| Table::from_head(head, created))??;
        let mut done = Done::default();
        let mut next = 1;
        loop {
            let piece = self.store.rows(id, next, PIECE).await?;
            let Some(last) = piece.last() else { break };
            next = last.seq + 1;
            for row in &piece {
                let logged: Logged = read_row(row)?;
                for id in row.action_id.iter().flat_map(|id| known_as(id, table.occupants().len())) {
                    done.insert(self.hash(&id), row.seq);
                }
                unbroken(|| table.read(&logged))?;
            }
        }
        let talk = Talk::new(table.chat(), &self.store.chat(id, LINES).await?);
        Ok(Found { table, created, done, talk, summary })
    }

    /// Sets up a table as wished.
    pub(crate) async fn make(self: &Arc<Self>, wish: &Wish) -> Result<Made, Problem> {
        // A mode may be a game of its own.
        let mode = wish.options.iter().find(|(option, _)| option == "mode").map(|(_, mode)| mode.as_str());
        let game = Library::called(&wish.game, mode);
        let (setup, rules_version) = table::options(game, &wish.options)?;
        let tokens: Vec<String> = wish.seats.iter().map(|_| secret::token()).collect();
        let seed = secret::seed();
        let head = Head {
            game: game.to_owned(),
            rules_version,
            secrets: brought(game, &setup, wish, seed)?,
            setup,
            gathers: wish.bring,
            fills: wish.seats.contains(&WishedSeat::Open),
            listed: wish.listed,
            talk: wish.talk,
            position: wish.position.clone(),
            seed,
            key: Some(secret::key()),
            seats: wish.seats.iter().map(WishedSeat::occupant).collect::<Result<_, _>>()?,
            tokens: tokens.iter().map(|token| secret::hash(token)).collect(),
            undo: wish.undo,
            clock: wish.clock,
        };
        let id = self.set_up(head).await?;
        let given = wish.seats.iter().zip(tokens);
        let tokens = given.map(|(seat, token)| match seat {
            WishedSeat::Here { .. } | WishedSeat::Link { .. } => Some(token),
            WishedSeat::Bot { .. } | WishedSeat::Open => None,
        });
        Ok(Made { id, tokens: tokens.collect() })
    }

    async fn set_up(self: &Arc<Self>, head: Head) -> Result<String, Problem> {
        let id = secret::table_id();
        let created = now();
        let body = serde_json::to_string(&head).expect("a head is plain data");
        let (table, first) = unbroken(|| Table::new(head, created))??;
        let mut rows = vec![Row { seq: 0, body, action_id: None }];
        rows.extend(rows_of(&first, 1, 0, None));
        let summary = summary(&table).to_owned();
        self.store.found(&id, created, summary.clone(), rows).await?;
        let (done, talk) = (Done::default(), Talk::default());
        let live = self.keep(Live::new(&id, Found { table, created, done, talk, summary }, false));
        self.meters.made.inc();
        self.wake_bot(&live).await;
        Ok(id)
    }

    /// The same game once more, with the same people; everybody keeps the secret of their seat, and what they have
    /// brought unless everybody is to choose anew.
    pub(crate) async fn rematch(
        self: &Arc<Self>,
        live: &Arc<Live>,
        decks: NextDecks,
    ) -> Result<String, Problem> {
        let _one_at_a_time = self.rematches.lock().await;
        let head = {
            let inner = live.inner.lock().await;
            if let Some(table) = inner.table.rematch() {
                return Ok(table.to_owned());
            }
            if inner.table.ended().is_none() {
                return Err(Refusal::new(Why::NothingAsked).into());
            }
            let Head { game, setup, .. } = inner.table.head();
            let anew = decks == NextDecks::New && table::brings(game, setup);
            let (seats, secrets) = (inner.table.occupants().to_vec(), inner.table.secrets());
            let kept = |(who, secret): (&Occupant, &Option<String>)| {
                secret.clone().filter(|_| !anew || matches!(who, Occupant::Bot { .. }))
            };
            let mut secrets: Vec<Option<String>> = seats.iter().zip(secrets).map(kept).collect();
            if secrets.iter().all(Option::is_none) {
                secrets.clear();
            }
            Head {
                seed: secret::seed(),
                key: Some(secret::key()),
                fills: false,
                rules_version: table::rules_version(game)?,
                secrets,
                gathers: anew,
                seats,
                tokens: inner.table.tokens().to_vec(),
                ..inner.table.head().clone()
            }
        };
        let id = self.set_up(head).await?;
        let next = id.clone();
        self.change(live, |table, now| table.go_on_at(next, now)).await?;
        Ok(id)
    }

    /// Lets everybody go, because the server stops. Clocks stand from now on.
    pub(crate) async fn close(self: &Arc<Self>) {
        for live in self.all_live() {
            if live.inner.lock().await.clock_runs()
                && let Err(problem) = self.change(&live, |table, now| Ok(table.pause(now))).await
            {
                tracing::warn!(table = live.id, problem = problem.text(Lang::En), "a clock was not stopped");
            }
            for listener in live.inner.lock().await.listeners.drain(..) {
                listener.dismiss(&Problem::Closing);
            }
        }
    }

    /// Clocks that have run out end their games.
    pub(crate) async fn look_at_clocks(self: &Arc<Self>) {
        for live in self.all_live() {
            let due = match live.inner.try_lock() {
                Ok(inner) => {
                    let runs_out = inner.table.clocks().and_then(table::Clocks::runs_out_at);
                    inner.clock_runs() && !inner.asleep && runs_out.is_some_and(|at| at <= now())
                }
                // Somebody is changing it: that looks at the clock, too.
                Err(_) => false,
            };
            if due {
                let ended = self.change(&live, |table, now| Ok(table.time_out(now))).await;
                if let Err(problem) = ended {
                    let problem = problem.text(Lang::En);
                    tracing::warn!(table = live.id, problem, "a clock could not be stopped");
                }
            }
        }
    }

    /// Tables that nobody uses leave the memory.
    pub(crate) fn rest(&self) {
        self.company.tidy(now());
        for live in self.all_live() {
            if live.is_unused(self.limits.idle) {
                self.forget_unused(&live, 2);
            }
        }
    }

    /// It is read again when somebody wants to see it. So many hold it who are not about to use it.
    fn forget_unused(&self, live: &Arc<Live>, holders: usize) {
        let mut tables = self.tables.write().unwrap_or_else(PoisonError::into_inner);
        if Arc::strong_count(live) == holders && live.inner.try_lock().is_ok_and(|inner| inner.is_idle()) {
            tables.remove(&live.id);
            self.meters.tables.set(tables.len() as i64);
        }
    }

    /// Finished tables are kept for so many days.
    pub(crate) async fn clear_out(self: &Arc<Self>) -> Result<usize, Problem> {
        let Some(kept) = self.limits.keep else { return Ok(0) };
        let before = now().saturating_sub(kept.as_millis() as u64);
        let old = self.store.summed_up_before(OVER, before).await?;
        for id in &old {
            self.delete(id).await?;
        }
        Ok(old.len())
    }

    /// Deletes a table with all that belongs to it; false if there was none.
    pub(crate) async fn delete(self: &Arc<Self>, id: &str) -> Result<bool, Problem> {
        let Some(live) = self.live(id) else { return Ok(self.store.delete(id).await?) };
        let mut inner = live.inner.lock().await;
        let gone = self.store.delete(id).await?;
        for listener in inner.listeners.drain(..) {
            listener.dismiss(&Problem::NoTable);
        }
        self.forget(id);
        Ok(gone)
    }

    /// Looks at a table without changing it.
    pub(crate) async fn peek<T>(&self, live: &Live, look: impl FnOnce(&Table, u64) -> T) -> T {
        let inner = live.inner.lock().await;
        look(&inner.table, inner.created)
    }
}

fn read_row<T: serde::de::DeserializeOwned>(row: &Row) -> Result<T, Problem> {
    serde_json::from_str(&row.body).map_err(|e| Problem::Unreadable(e.to_string()))
}

/// Rules that break on what they are given break this table and no other.
fn unbroken<T>(work: impl FnOnce() -> T) -> Result<T, Problem> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|_| Problem::Broken)
}

/// The ids under which a row may be sent again. Those of old logs did not say whose they were.
fn known_as(id: &str, seats: usize) -> Vec<String> {
    if id.contains('/') {
        return vec![id.to_owned()];
    }
    (0..seats).map(|seat| visits::own_id(Some(Seat(seat as u8)), id)).collect()
}

/// What the seats of a new table bring, as JSON. A computer that was given nothing takes what is ready, if everybody
/// brings something.
fn brought(game: &str, setup: &str, wish: &Wish, seed: u64) -> Result<Vec<Option<String>>, Refusal> {
    if wish.bring && !table::brings(game, setup) {
        return Err(Refusal::new(Why::NoDecks));
    }
    let mut secrets = Vec::new();
    for (seat, wished) in wish.seats.iter().enumerate() {
        // More seats than a game can have are refused with all others that it does not have.
        let seat = Seat(seat as u8);
        secrets.push(match wished.deck() {
            Some(deck) => Some(table::secret_of(game, setup, deck)?),
            None if wish.bring && matches!(wished, WishedSeat::Bot { .. }) => {
                table::ready_by_chance(game, seed, seat)
            }
            None => None,
        });
    }
    // Old heads know no secrets where nobody brings any.
    if secrets.iter().all(Option::is_none) {
        secrets.clear();
    }
    Ok(secrets)
}
