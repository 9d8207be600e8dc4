//! Every running table, and the one way anything at a table is changed.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::pin::Pin;
use std::sync::{Arc, RwLock};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use games::{Library, Shelf};
use kernel::Seat;
use serde::Deserialize;
use store::{Row, Store, StoreError};
use table::{Command, Head, Hint, Logged, Occupant, Refusal, Table, Why, Wish, WishedSeat};
use text::Lang;
use tokio::sync::{Mutex, OwnedMutexGuard, Semaphore, mpsc};

use crate::done::Done;
use crate::limits::Limits;
use crate::meters::Meters;
use crate::position::{Onlooker, position};
use crate::problem::Problem;
use crate::secret;
use crate::wire::ServerSays;

/// All tables of this server.
pub(crate) struct Tables {
    store: Store,
    tables: RwLock<HashMap<String, Arc<Live>>>,
    /// Bots think elsewhere, so many at a time.
    thinkers: Arc<Semaphore>,
    /// Two players who want a rematch at the same moment get the same table.
    rematches: Mutex<()>,
    /// Keyed, so that nobody can look for ids that fall together.
    ids: RandomState,
    pub(crate) limits: Limits,
    pub(crate) meters: Meters,
}

/// A table that is in use.
pub(crate) struct Live {
    pub(crate) id: String,
    inner: Arc<Mutex<Inner>>,
}

struct Inner {
    table: Table,
    created: u64,
    done: Done,
    listeners: Vec<Listener>,
    next_listener: u64,
    /// Where the game stands that a bot is thinking about.
    thinking: Option<u32>,
    /// The store has been told that the game is over.
    noted: bool,
}

struct Listener {
    number: u64,
    onlooker: Onlooker,
    /// The hash of the secret that opened the seat: whoever takes the seat over gets a new one.
    token: Option<String>,
    to: mpsc::Sender<ServerSays>,
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

/// What a bot thinks about.
struct Thought {
    seat: Seat,
    bot: String,
    moved_at: u32,
}

/// How long a bot waits before it tries again what could not be written.
/// The summary of a finished table.
const OVER: &str = "over";
const BREATH: Duration = Duration::from_secs(1);

/// A connection to a table.
pub(crate) struct Connection {
    pub(crate) live: Arc<Live>,
    pub(crate) seat: Option<Seat>,
    /// What somebody who watches is called.
    name: String,
    number: u64,
}

/// Who comes to a table.
pub(crate) struct Comer {
    pub(crate) table: String,
    pub(crate) token: Option<String>,
    pub(crate) name: Option<String>,
    pub(crate) lang: Lang,
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

impl Tables {
    pub(crate) fn new(store: Store, limits: Limits, meters: Meters) -> Arc<Tables> {
        let thinkers = Arc::new(Semaphore::new(limits.thinkers));
        Arc::new(Tables {
            store,
            tables: RwLock::default(),
            thinkers,
            rematches: Mutex::default(),
            ids: RandomState::new(),
            limits,
            meters,
        })
    }

    pub(crate) fn store(&self) -> &Store {
        &self.store
    }

    /// Takes up every unfinished table again.
    pub(crate) async fn resume(self: &Arc<Self>) -> Result<usize, StoreError> {
        let mut resumed = 0;
        for (id, _, summary, _) in self.store.tables().await? {
            if summary == OVER {
                continue;
            }
            match self.table(&id).await {
                Ok(live) => {
                    let waiting = {
                        let inner = live.inner.lock().await;
                        inner.table.ended().is_none() && inner.table.closed().is_none()
                    };
                    if waiting {
                        resumed += 1;
                        self.wake_bot(&live).await;
                    } else {
                        // A finished table is read again when somebody wants to see it.
                        self.forget(&id);
                    }
                }
                Err(problem) => tracing::warn!(table = id, problem = problem.text(Lang::En), "not resumed"),
            }
        }
        Ok(resumed)
    }

    fn forget(&self, id: &str) {
        let mut tables = self.tables.write().unwrap_or_else(std::sync::PoisonError::into_inner);
        tables.remove(id);
        self.meters.tables.set(tables.len() as i64);
    }

    fn keep(&self, live: Arc<Live>) -> Arc<Live> {
        let mut tables = self.tables.write().unwrap_or_else(std::sync::PoisonError::into_inner);
        // Two may have read the same table at once; one of them counts.
        let kept = Arc::clone(tables.entry(live.id.clone()).or_insert(live));
        self.meters.tables.set(tables.len() as i64);
        kept
    }

    fn live(&self, id: &str) -> Option<Arc<Live>> {
        self.tables.read().unwrap_or_else(std::sync::PoisonError::into_inner).get(id).cloned()
    }

    pub(crate) fn all_live(&self) -> Vec<Arc<Live>> {
        self.tables.read().unwrap_or_else(std::sync::PoisonError::into_inner).values().cloned().collect()
    }

    /// A table by name, read from its log if it is not in use.
    pub(crate) async fn table(&self, id: &str) -> Result<Arc<Live>, Problem> {
        if let Some(live) = self.live(id) {
            return Ok(live);
        }
        let (table, created, done) = self.read(id).await?;
        Ok(self.keep(Live::new(id, table, created, done)))
    }

    async fn read(&self, id: &str) -> Result<(Table, u64, Done), Problem> {
        let stored = self.store.load(id).await?.ok_or(Problem::NoTable)?;
        // The first row is the head; entries follow.
        let mut rows = stored.rows.into_iter();
        let unreadable = |e: serde_json::Error| Problem::Unreadable(e.to_string());
        let head: Head = match rows.next() {
            Some(row) => serde_json::from_str(&row.body).map_err(unreadable)?,
            None => return Err(Problem::Unreadable("the log is empty".into())),
        };
        let mut log: Vec<Logged> = Vec::new();
        let mut done = Done::default();
        for row in rows {
            if let Some(action_id) = row.action_id {
                done.insert(self.ids.hash_one(action_id.as_str()), row.seq);
            }
            log.push(serde_json::from_str(&row.body).map_err(unreadable)?);
        }
        let table = Table::from_log(head, stored.created, &log)?;
        Ok((table, stored.created, done))
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
            position: wish.position.clone(),
            seed,
            seats: wish.seats.iter().map(WishedSeat::occupant).collect(),
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
        let (table, first) = Table::new(head, created)?;
        let mut rows = vec![Row { seq: 0, body, action_id: None }];
        rows.extend(rows_of(&first, 1, None));
        self.store.found(&id, created, rows).await?;
        let live = self.keep(Live::new(&id, table, created, Done::default()));
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
                secrets,
                gathers: anew,
                seats,
                tokens: inner.table.tokens().to_vec(),
                ..inner.table.head().clone()
            }
        };
        let id = self.set_up(head).await?;
        let next = id.clone();
        self.change(live, None, |table, now| table.go_on_at(next, now)).await?;
        Ok(id)
    }

    /// The one way a table is changed: the entries are on disk before anybody is told.
    pub(crate) async fn change(
        self: &Arc<Self>,
        live: &Arc<Live>,
        action_id: Option<&str>,
        make: impl FnOnce(&mut Table, u64) -> Result<Vec<Logged>, Refusal>,
    ) -> Result<u32, Problem> {
        self.change_if(live, action_id, |inner, now| make(&mut inner.table, now)).await
    }

    async fn change_if(
        self: &Arc<Self>,
        live: &Arc<Live>,
        action_id: Option<&str>,
        make: impl FnOnce(&mut Inner, u64) -> Result<Vec<Logged>, Refusal>,
    ) -> Result<u32, Problem> {
        let mut inner = Arc::clone(&live.inner).lock_owned().await;
        let id = action_id.map(|id| self.ids.hash_one(id));
        if let Some(entry) = id.and_then(|id| inner.done.get(id)) {
            return Ok(entry);
        }
        let now = now();
        let first = inner.table.entries() + 1;
        let made = make(&mut inner, now)?;
        let rows = rows_of(&made, first, action_id);
        // On its own: whoever asked may go away before it is written.
        let written = tokio::spawn(Arc::clone(self).write(Arc::clone(live), inner, rows, id));
        written.await.map_err(|_| Problem::Closing)??;
        self.wake_bot(live).await;
        Ok(first)
    }

    /// Writes down what has been made, and tells everybody.
    async fn write(
        self: Arc<Self>,
        live: Arc<Live>,
        mut inner: OwnedMutexGuard<Inner>,
        rows: Vec<Row>,
        id: Option<u64>,
    ) -> Result<(), Problem> {
        let (count, first) = (rows.len() as u64, rows.first().map(|row| row.seq));
        if let Err(error) = self.store.append(&live.id, rows).await {
            // What is not on disk has not happened.
            match self.read(&live.id).await {
                Ok((table, created, done)) => {
                    (inner.table, inner.created, inner.done) = (table, created, done);
                }
                Err(_) => {
                    // Whoever comes back finds the table as it is on disk.
                    inner.listeners.clear();
                    self.forget(&live.id);
                }
            }
            return Err(error.into());
        }
        if inner.table.ended().is_some() && !inner.noted {
            // Only so that the next start need not read it; the log says it, too.
            inner.noted = self.store.set_head(&live.id, OVER.into()).await.is_ok();
        }
        if let (Some(id), Some(first)) = (id, first) {
            inner.done.insert(id, first);
        }
        self.meters.entries.inc_by(count);
        self.tell(&mut inner);
        Ok(())
    }

    /// A command of somebody at the table, or beside it.
    pub(crate) async fn command(
        self: &Arc<Self>,
        connection: &Connection,
        action_id: &str,
        command: Command,
    ) -> Result<u32, Problem> {
        let asked = |inner: &mut Inner, now| {
            // Whoever has been let go has no say any more.
            let listens = inner.listeners.iter().any(|listener| listener.number == connection.number);
            let here = |seat: Seat| inner.here().get(seat.index()).copied().unwrap_or(false);
            match (connection.seat, command) {
                (_, Command::Fill { seat, .. }) if here(seat) => Err(Refusal::new(Why::SeatTaken)),
                (Some(seat), command) if listens => inner.table.command(seat, command, now),
                (None, Command::Chat { text }) if listens => inner.table.heckle(&connection.name, &text, now),
                _ => Err(Refusal::new(Why::NotSeated)),
            }
        };
        self.change_if(&connection.live, Some(action_id), asked).await
    }

    /// Shows everybody the new position. Whoever does not read fast enough, or has lost the seat to
    /// somebody else, is let go.
    fn tell(&self, inner: &mut Inner) {
        let (here, now) = (inner.here(), now());
        let Inner { table, listeners, .. } = inner;
        listeners.retain_mut(|listener| {
            let opens = listener.token.as_deref().and_then(|token| table.seat_of(token));
            if opens == listener.onlooker.seat {
                self.show(table, listener, &here, now)
            } else {
                listener.dismiss(&Problem::WrongToken);
                false
            }
        });
    }

    /// Lets everybody go, because the server stops.
    pub(crate) async fn close(&self) {
        for live in self.all_live() {
            for listener in live.inner.lock().await.listeners.drain(..) {
                listener.dismiss(&Problem::Closing);
            }
        }
    }

    /// Whether there was room for the position in the listener's queue.
    fn show(&self, table: &Table, listener: &mut Listener, here: &[bool], now: u64) -> bool {
        let position = position(table, &mut listener.onlooker, here, now);
        let heard = listener.to.try_send(ServerSays::Position(Box::new(position))).is_ok();
        if !heard {
            self.meters.dropped.inc();
        }
        heard
    }

    /// Lets the next bot think, if the table waits for one and it does not think already.
    async fn wake_bot(self: &Arc<Self>, live: &Arc<Live>) {
        let (task, thought) = {
            let mut inner = live.inner.lock().await;
            let Some((seat, bot)) = inner.table.bot_to_act() else { return };
            let thought = Thought { seat, bot: bot.to_owned(), moved_at: inner.table.moved_at() };
            if inner.thinking == Some(thought.moved_at) {
                return;
            }
            let Some(task) = inner.table.board().thinking(seat, bot, inner.table.head().seed) else { return };
            inner.thinking = Some(thought.moved_at);
            (task, thought)
        };
        let (tables, live) = (Arc::clone(self), Arc::clone(live));
        tokio::spawn(async move {
            let Ok(permit) = Arc::clone(&tables.thinkers).acquire_owned().await else { return };
            let Ok(action) = tokio::task::spawn_blocking(task).await else { return };
            drop(permit);
            tokio::time::sleep(tables.limits.bot_pause).await;
            tables.bot_answers(live, thought, action).await;
        });
    }

    /// An answer to a position that is no more, or of a bot that sits there no more, does not count.
    /// (Boxed, because the answer may wake the next bot.)
    fn bot_answers(
        self: Arc<Self>,
        live: Arc<Live>,
        thought: Thought,
        action: String,
    ) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        Box::pin(async move {
            let answered = self.change_if(&live, None, |inner, now| {
                if inner.thinking == Some(thought.moved_at) {
                    inner.thinking = None;
                }
                let asked = inner.table.moved_at() == thought.moved_at
                    && inner.table.bot_to_act() == Some((thought.seat, &thought.bot));
                if !asked {
                    return Err(Refusal::new(Why::Stale));
                }
                inner.table.command(thought.seat, Command::Act { action, plies: None }, now)
            });
            match answered.await {
                Ok(_) => {}
                Err(Problem::Refused(refusal)) if refusal.why == Why::Stale => self.wake_bot(&live).await,
                Err(Problem::Disk(problem)) => {
                    tracing::warn!(table = live.id, problem, "a bot's answer could not be written");
                    tokio::time::sleep(BREATH).await;
                    self.wake_bot(&live).await;
                }
                Err(Problem::Closing) => {}
                Err(problem) => {
                    tracing::error!(table = live.id, problem = problem.text(Lang::En), "a bot is lost");
                }
            }
        })
    }

    /// Clocks that have run out end their games.
    pub(crate) async fn look_at_clocks(self: &Arc<Self>) {
        for live in self.all_live() {
            let due = match live.inner.try_lock() {
                Ok(inner) => {
                    inner.table.ended().is_none()
                        && inner
                            .table
                            .clocks()
                            .and_then(table::Clocks::runs_out_at)
                            .is_some_and(|at| at <= now())
                }
                // Somebody is changing it: that looks at the clock, too.
                Err(_) => false,
            };
            if due {
                let ended = self.change(&live, None, |table, now| Ok(table.time_out(now))).await;
                if let Err(problem) = ended {
                    tracing::warn!(
                        table = live.id,
                        problem = problem.text(Lang::En),
                        "a clock could not be stopped"
                    );
                }
            }
        }
    }

    // ---- Listening

    /// Somebody comes to a table, to play or to watch. The first position comes through the channel.
    pub(crate) async fn connect(
        &self,
        comer: Comer,
        to: mpsc::Sender<ServerSays>,
    ) -> Result<(Connection, ServerSays), Problem> {
        let live = self.table(&comer.table).await?;
        let mut inner = live.inner.lock().await;
        let token = comer.token.as_deref().map(secret::hash);
        let seat = match &token {
            Some(token) => Some(inner.table.seat_of(token).ok_or(Problem::WrongToken)?),
            None => None,
        };
        // Spectators take no room from the players.
        let beside = inner.listeners.iter().filter(|listener| listener.onlooker.seat == seat).count();
        if beside >= self.limits.listeners_per_table {
            return Err(Problem::TooMany);
        }
        let number = inner.next_listener;
        inner.next_listener += 1;
        let arrives = seat.is_some_and(|seat| !inner.here()[seat.index()]);
        let plies = inner.table.board().plies();
        let onlooker = Onlooker { seat, lang: comer.lang, entries: 0, plies, chat: 0 };
        if let Some(seat) = seat {
            inner.table.meet(seat);
        }
        inner.listeners.push(Listener { number, onlooker, token, to });
        let here = inner.here();
        let welcome = ServerSays::Welcome {
            version: crate::wire::VERSION,
            table: comer.table,
            game: inner.table.head().game.clone(),
            title: inner.table.board().title(comer.lang),
            options: inner.table.board().options(),
            seat: seat.map(|seat| seat.0),
            seats: crate::position::seats(&inner.table, &here, comer.lang),
            undo: inner.table.head().undo,
        };
        if arrives {
            self.tell(&mut inner);
        } else {
            self.show_one(&mut inner, number);
        }
        drop(inner);
        Ok((Connection { live, seat, name: comer.name.unwrap_or_default(), number }, welcome))
    }

    pub(crate) async fn disconnect(&self, connection: Connection) {
        let mut inner = connection.live.inner.lock().await;
        let before = inner.here();
        inner.listeners.retain(|listener| listener.number != connection.number);
        if inner.here() != before {
            self.tell(&mut inner);
        }
        let idle = inner.listeners.is_empty() && inner.table.ended().is_some();
        drop(inner);
        if idle {
            self.forget_unused(&connection.live);
        }
    }

    /// A finished table nobody looks at is read again when somebody wants to see it.
    fn forget_unused(&self, live: &Arc<Live>) {
        let mut tables = self.tables.write().unwrap_or_else(std::sync::PoisonError::into_inner);
        // The one kept here and the caller's: nobody else is about to use it.
        if Arc::strong_count(live) == 2 {
            tables.remove(&live.id);
            self.meters.tables.set(tables.len() as i64);
        }
    }

    /// The whole position again, perhaps in another language; it comes through the channel, so that
    /// positions stay in order.
    pub(crate) async fn look(&self, connection: &Connection, lang: Option<Lang>) {
        let mut inner = connection.live.inner.lock().await;
        if let Some(listener) = inner.listeners.iter_mut().find(|l| l.number == connection.number) {
            listener.onlooker.lang = lang.unwrap_or(listener.onlooker.lang);
            listener.onlooker.chat = 0;
        }
        self.show_one(&mut inner, connection.number);
    }

    fn show_one(&self, inner: &mut Inner, number: u64) {
        let here = inner.here();
        let Inner { table, listeners, .. } = inner;
        listeners
            .retain_mut(|listener| listener.number != number || self.show(table, listener, &here, now()));
    }

    /// What a bot would do in the seat's place.
    pub(crate) async fn hint(&self, live: &Live, seat: Seat, bot: &str, lang: Lang) -> Result<Hint, Problem> {
        let task = {
            let inner = live.inner.lock().await;
            let waits = inner.table.waiting_for().contains(seat);
            let task = inner.table.board().advising(seat, bot, inner.table.head().seed, lang);
            task.filter(|_| waits).ok_or_else(|| Refusal::new(Why::NotYourTurn))?
        };
        let _permit = self.thinkers.acquire().await.map_err(|_| Problem::Closing)?;
        tokio::task::spawn_blocking(task).await.map_err(|_| Problem::Closing)
    }

    /// Looks at a table without changing it.
    pub(crate) async fn peek<T>(&self, live: &Live, look: impl FnOnce(&Table, u64) -> T) -> T {
        let inner = live.inner.lock().await;
        look(&inner.table, inner.created)
    }
}

impl Live {
    fn new(id: &str, table: Table, created: u64, done: Done) -> Arc<Live> {
        let inner = Inner {
            table,
            created,
            done,
            listeners: Vec::new(),
            next_listener: 0,
            thinking: None,
            noted: false,
        };
        Arc::new(Live { id: id.to_owned(), inner: Arc::new(Mutex::new(inner)) })
    }
}

impl Listener {
    /// The last word, if there is room for it.
    fn dismiss(&self, problem: &Problem) {
        let _ = self.to.try_send(problem.bye(self.onlooker.lang));
    }
}

impl Inner {
    /// For each seat whether somebody is connected.
    fn here(&self) -> Vec<bool> {
        let connected =
            |seat: usize| self.listeners.iter().any(|l| l.onlooker.seat == Some(Seat(seat as u8)));
        (0..self.table.occupants().len()).map(connected).collect()
    }
}

/// What the seats of a new table bring, as JSON. A computer that was given nothing takes what is ready, if everybody
/// brings something.
fn brought(game: &str, setup: &str, wish: &Wish, seed: u64) -> Result<Vec<Option<String>>, Refusal> {
    if wish.bring && !table::brings(game, setup) {
        return Err(Refusal::new(Why::NoDecks));
    }
    let mut secrets = Vec::new();
    for (seat, wished) in (0..).map(Seat).zip(&wish.seats) {
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

/// The first row of a command carries its id.
fn rows_of(made: &[Logged], first: u32, action_id: Option<&str>) -> Vec<Row> {
    let row = |(i, logged): (usize, &Logged)| Row {
        seq: first + i as u32,
        body: serde_json::to_string(logged).expect("an entry is plain data"),
        action_id: action_id.filter(|_| i == 0).map(str::to_owned),
    };
    made.iter().enumerate().map(row).collect()
}
