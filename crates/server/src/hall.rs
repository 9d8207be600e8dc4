//! The hall: every running table, and the one way anything at a table is changed.

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::{Arc, RwLock};
use std::time::{SystemTime, UNIX_EPOCH};

use kernel::Seat;
use store::{Row, Store, StoreError};
use table::{Command, Head, Logged, Refusal, Table, Why, Wish, WishedSeat};
use text::Lang;
use tokio::sync::{Mutex, Semaphore, mpsc};

use crate::limits::Limits;
use crate::meters::Meters;
use crate::position::{Onlooker, position};
use crate::problem::Problem;
use crate::secret;
use crate::wire::{Position, ServerSays};

/// All tables of this server.
pub(crate) struct Hall {
    store: Store,
    tables: RwLock<HashMap<String, Arc<Live>>>,
    /// Bots think elsewhere, so many at a time.
    thinkers: Arc<Semaphore>,
    pub(crate) limits: Limits,
    pub(crate) meters: Meters,
}

/// A table that is in use.
pub(crate) struct Live {
    pub(crate) id: String,
    inner: Mutex<Inner>,
}

struct Inner {
    table: Table,
    created: u64,
    /// The entry each command of a client became: sent again, it is done already.
    done: HashMap<Box<str>, u32>,
    listeners: Vec<Listener>,
    next_listener: u64,
}

struct Listener {
    number: u64,
    onlooker: Onlooker,
    to: mpsc::Sender<ServerSays>,
}

/// What a new table gives to whoever made it.
#[derive(Debug)]
pub(crate) struct Made {
    pub(crate) id: String,
    /// The secrets of the seats of people, in order; nothing for the others.
    pub(crate) tokens: Vec<Option<String>>,
}

/// A connection to a table.
pub(crate) struct Connection {
    pub(crate) live: Arc<Live>,
    pub(crate) seat: Option<Seat>,
    number: u64,
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

impl Hall {
    pub(crate) fn new(store: Store, limits: Limits, meters: Meters) -> Arc<Hall> {
        let thinkers = Arc::new(Semaphore::new(limits.thinkers));
        Arc::new(Hall { store, tables: RwLock::default(), thinkers, limits, meters })
    }

    pub(crate) fn store(&self) -> &Store {
        &self.store
    }

    /// Takes up every unfinished table again.
    pub(crate) async fn resume(self: &Arc<Self>) -> Result<usize, StoreError> {
        let mut resumed = 0;
        for (id, ..) in self.store.tables().await? {
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
        let inner = Inner { table, created, done, listeners: Vec::new(), next_listener: 0 };
        Ok(self.keep(Arc::new(Live { id: id.to_owned(), inner: Mutex::new(inner) })))
    }

    async fn read(&self, id: &str) -> Result<(Table, u64, HashMap<Box<str>, u32>), Problem> {
        let stored = self.store.load(id).await?.ok_or(Problem::NoTable)?;
        // The first row is the head; entries follow.
        let mut rows = stored.rows.into_iter();
        let unreadable = |e: serde_json::Error| Problem::Unreadable(e.to_string());
        let head: Head = match rows.next() {
            Some(row) => serde_json::from_str(&row.body).map_err(unreadable)?,
            None => return Err(Problem::Unreadable("the log is empty".into())),
        };
        let mut log: Vec<Logged> = Vec::new();
        let mut done = HashMap::new();
        for row in rows {
            if let Some(action_id) = row.action_id {
                done.insert(action_id.into_boxed_str(), row.seq);
            }
            log.push(serde_json::from_str(&row.body).map_err(unreadable)?);
        }
        let table = Table::from_log(head, stored.created, &log)?;
        Ok((table, stored.created, done))
    }

    /// Sets up a table as wished.
    pub(crate) async fn make(self: &Arc<Self>, wish: &Wish) -> Result<Made, Problem> {
        let (setup, rules_version) = table::options(&wish.game, &wish.options)?;
        let tokens: Vec<String> = wish.seats.iter().map(|_| secret::token()).collect();
        let head = Head {
            game: wish.game.clone(),
            rules_version,
            setup,
            seed: secret::seed(),
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
        self.store.create(&id, created, String::new()).await?;
        self.store.append(&id, rows).await?;
        let inner = Inner { table, created, done: HashMap::new(), listeners: Vec::new(), next_listener: 0 };
        let live = self.keep(Arc::new(Live { id: id.clone(), inner: Mutex::new(inner) }));
        self.meters.made.inc();
        self.wake_bot(&live).await;
        Ok(id)
    }

    /// The same game once more, with the same people; everybody keeps their secret.
    pub(crate) async fn rematch(self: &Arc<Self>, live: &Arc<Live>) -> Result<String, Problem> {
        let head = {
            let inner = live.inner.lock().await;
            if let Some(table) = inner.table.rematch() {
                return Ok(table.to_owned());
            }
            if inner.table.ended().is_none() {
                return Err(Refusal::new(Why::NothingAsked).into());
            }
            Head {
                seed: secret::seed(),
                seats: inner.table.occupants().to_vec(),
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
        let mut inner = live.inner.lock().await;
        if let Some(entry) = action_id.and_then(|id| inner.done.get(id)) {
            return Ok(*entry);
        }
        let now = now();
        let first = inner.table.entries() + 1;
        let made = make(&mut inner.table, now)?;
        let rows = rows_of(&made, first, action_id);
        if let Err(error) = self.store.append(&live.id, rows).await {
            // What is not on disk has not happened.
            let (table, created, done) = self.read(&live.id).await?;
            (inner.table, inner.created, inner.done) = (table, created, done);
            return Err(error.into());
        }
        if let Some(id) = action_id {
            inner.done.insert(id.into(), first);
        }
        self.meters.entries.inc_by(made.len() as u64);
        self.tell(&mut inner, now);
        drop(inner);
        self.wake_bot(live).await;
        Ok(first)
    }

    /// A command of a seat.
    pub(crate) async fn command(
        self: &Arc<Self>,
        live: &Arc<Live>,
        seat: Seat,
        action_id: &str,
        command: Command,
    ) -> Result<u32, Problem> {
        self.change(live, Some(action_id), |table, now| table.command(seat, command, now)).await
    }

    /// Shows everybody the new position. Whoever does not read fast enough is let go.
    fn tell(&self, inner: &mut Inner, now: u64) {
        let here = inner.here();
        let Inner { table, listeners, .. } = inner;
        listeners.retain_mut(|listener| {
            let position = position(table, &mut listener.onlooker, &here, now);
            let heard = listener.to.try_send(ServerSays::Position(Box::new(position))).is_ok();
            if !heard {
                self.meters.dropped.inc();
            }
            heard
        });
    }

    /// Lets the next bot think, if the table waits for one.
    async fn wake_bot(self: &Arc<Self>, live: &Arc<Live>) {
        let (task, seat, plies) = {
            let inner = live.inner.lock().await;
            let Some((seat, bot)) = inner.table.bot_to_act() else { return };
            let Some(task) = inner.table.board().thinking(seat, bot, inner.table.head().seed) else { return };
            (task, seat, inner.table.board().plies())
        };
        let (hall, live) = (Arc::clone(self), Arc::clone(live));
        tokio::spawn(async move {
            let Ok(permit) = Arc::clone(&hall.thinkers).acquire_owned().await else { return };
            let Ok(action) = tokio::task::spawn_blocking(task).await else { return };
            drop(permit);
            hall.bot_answers(live, seat, Command::Act { action, plies: Some(plies) }).await;
        });
    }

    /// If the position has changed while the bot was thinking, the change has woken it again. (Boxed,
    /// because the answer may wake the next bot.)
    fn bot_answers(
        self: Arc<Self>,
        live: Arc<Live>,
        seat: Seat,
        command: Command,
    ) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        Box::pin(async move {
            let answered = self.change(&live, None, |table, now| table.command(seat, command, now)).await;
            if let Err(problem) = answered {
                tracing::debug!(
                    table = live.id,
                    problem = problem.text(Lang::En),
                    "a bot's answer was not needed"
                );
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
                let ended = self
                    .change(&live, None, |table, now| Ok(table.time_out(now).into_iter().collect()))
                    .await;
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

    /// Somebody comes to a table, to play or to watch.
    pub(crate) async fn connect(
        &self,
        id: &str,
        token: Option<&str>,
        lang: Lang,
        to: mpsc::Sender<ServerSays>,
    ) -> Result<(Connection, ServerSays, Position), Problem> {
        let live = self.table(id).await?;
        let mut inner = live.inner.lock().await;
        let seat = match token {
            Some(token) => Some(inner.table.seat_of(&secret::hash(token)).ok_or(Problem::WrongToken)?),
            None => None,
        };
        if inner.listeners.len() >= self.limits.listeners_per_table {
            return Err(Problem::TooMany);
        }
        let number = inner.next_listener;
        inner.next_listener += 1;
        let mut onlooker = Onlooker { seat, lang, entries: 0, plies: inner.table.board().plies(), chat: 0 };
        let mut here = inner.here();
        if let Some(seat) = seat {
            here[seat.index()] = true;
        }
        let position = position(&inner.table, &mut onlooker, &here, now());
        let welcome = ServerSays::Welcome {
            version: crate::wire::VERSION,
            table: id.to_owned(),
            game: inner.table.head().game.clone(),
            seat: seat.map(|seat| seat.0),
            seats: position.seats.clone(),
            undo: inner.table.head().undo,
        };
        inner.listeners.push(Listener { number, onlooker, to });
        drop(inner);
        Ok((Connection { live, seat, number }, welcome, position))
    }

    pub(crate) async fn disconnect(&self, connection: &Connection) {
        let mut inner = connection.live.inner.lock().await;
        inner.listeners.retain(|listener| listener.number != connection.number);
    }

    /// The whole position again, perhaps in another language.
    pub(crate) async fn look(&self, connection: &Connection, lang: Option<Lang>) -> Option<Position> {
        let mut inner = connection.live.inner.lock().await;
        let here = inner.here();
        let Inner { table, listeners, .. } = &mut *inner;
        let listener = listeners.iter_mut().find(|listener| listener.number == connection.number)?;
        if let Some(lang) = lang {
            listener.onlooker.lang = lang;
        }
        listener.onlooker.chat = 0;
        Some(position(table, &mut listener.onlooker, &here, now()))
    }

    /// What a bot would do in the seat's place.
    pub(crate) async fn hint(
        &self,
        live: &Live,
        seat: Seat,
        bot: &str,
        lang: Lang,
    ) -> Result<(String, String), Problem> {
        let (task, offers) = {
            let inner = live.inner.lock().await;
            let offers = inner.table.offers(Some(seat), lang);
            let task = inner.table.board().thinking(seat, bot, inner.table.head().seed);
            (task.filter(|_| !offers.is_empty()).ok_or_else(|| Refusal::new(Why::NotYourTurn))?, offers)
        };
        let _permit = self.thinkers.acquire().await.map_err(|_| Problem::Closing)?;
        let action = tokio::task::spawn_blocking(task).await.map_err(|_| Problem::Closing)?;
        let text =
            offers.into_iter().find(|offer| offer.action == action).map_or(String::new(), |offer| offer.text);
        Ok((action, text))
    }

    /// Looks at a table without changing it.
    pub(crate) async fn peek<T>(&self, live: &Live, look: impl FnOnce(&Table, u64) -> T) -> T {
        let inner = live.inner.lock().await;
        look(&inner.table, inner.created)
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

/// The first row of a command carries its id.
fn rows_of(made: &[Logged], first: u32, action_id: Option<&str>) -> Vec<Row> {
    let row = |(i, logged): (usize, &Logged)| Row {
        seq: first + i as u32,
        body: serde_json::to_string(logged).expect("an entry is plain data"),
        action_id: action_id.filter(|_| i == 0).map(str::to_owned),
    };
    made.iter().enumerate().map(row).collect()
}
