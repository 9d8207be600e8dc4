//! Coming to a table, talking there, and going.

use std::net::IpAddr;
use std::sync::Arc;

use kernel::Seat;
use store::StoreError;
use table::{Brought, Command, Refusal, Table, Voice, Why};
use text::Lang;
use tokio::sync::mpsc;

use super::Tables;
use super::change::rows_of;
use super::live::{Inner, Listener, Live};
use crate::clock::now;
use crate::position::{self, Onlooker};
use crate::problem::Problem;
use crate::talk;
use crate::wire::ServerSays;

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
    pub(crate) from: IpAddr,
}

/// Who sits down in an open seat, and what is on its lock from then on.
pub(crate) struct Sitter<'a> {
    pub(crate) seat: Seat,
    pub(crate) lock: String,
    pub(crate) from: IpAddr,
    pub(crate) name: &'a str,
    pub(crate) deck: Option<&'a Brought>,
}

impl Connection {
    /// Ids of clients count for each seat: nobody can use up those of another one.
    fn own(&self, id: &str) -> String {
        own_id(self.seat, id)
    }
}

pub(super) fn own_id(seat: Option<Seat>, id: &str) -> String {
    seat.map_or_else(|| format!("-/{id}"), |seat| format!("{}/{id}", seat.0))
}

impl Tables {
    /// A command of somebody at the table.
    pub(crate) async fn command(
        self: &Arc<Self>,
        connection: &Connection,
        id: &str,
        command: Command,
    ) -> Result<u32, Problem> {
        let (absence, most) = (self.limits.absence, self.limits.entries_per_table);
        let asked = |inner: &mut Inner, now| {
            // Whoever has been let go has no say any more.
            let seat = connection.seat.filter(|_| inner.listens(connection));
            let seat = seat.ok_or_else(|| Refusal::new(Why::NotSeated))?;
            // Taking back and doing again could go on for ever, and a log is read whole.
            if inner.table.entries() >= most && command != Command::Resign {
                return Err(Refusal::new(Why::LogFull));
            }
            if let Command::Fill { seat: empty, .. } = &command {
                inner.may_fill(*empty, absence)?;
            }
            inner.table.command(seat, command, now)
        };
        self.change_if(&connection.live, Some(&connection.own(id)), asked).await
    }

    /// Somebody at the table, or beside it, says something: the number of the line.
    pub(crate) async fn say(&self, connection: &Connection, id: &str, text: &str) -> Result<u32, Problem> {
        let mut inner = connection.live.inner.lock().await;
        if !inner.listens(connection) {
            return Err(Refusal::new(Why::NotSeated).into());
        }
        let voice = match connection.seat {
            Some(seat) => Voice::Seat { seat },
            None => Voice::Spectator { name: connection.name.clone() },
        };
        let text = table::line(text)?;
        let talk = inner.table.head().talk;
        let line = inner.talk.line(talk, voice, text, &self.limits)?;
        let row = line.row(Some(connection.own(id)));
        match self.store.say(&connection.live.id, row, self.limits.chat_quota).await {
            // It was said before; whoever says it again missed the answer.
            Err(StoreError::Repeated { .. }) => return Ok(line.number),
            said => said?,
        }
        let number = line.number;
        inner.talk.add(line);
        let Inner { table, talk, listeners, .. } = &mut *inner;
        let said = talk.last();
        listeners.retain(|listener| {
            let lines = vec![position::line(table, said, listener.onlooker.lang)];
            self.send(listener, ServerSays::Chat { lines, anew: false })
        });
        Ok(number)
    }

    /// Deletes what was said at a table, or one line.
    pub(crate) async fn hush(self: &Arc<Self>, id: &str, line: Option<u32>) -> Result<bool, Problem> {
        let gone = self.store.hush(id, line).await?;
        if let Some(live) = self.live(id) {
            let mut inner = live.inner.lock().await;
            inner.talk.forget(line);
            let Inner { table, talk, listeners, .. } = &mut *inner;
            listeners.retain(|listener| self.send(listener, all_said(table, talk, listener.onlooker.lang)));
        }
        Ok(gone)
    }

    /// Somebody comes to a table, to play or to watch. The first position comes through the channel, and what was
    /// said.
    pub(crate) async fn connect(
        self: &Arc<Self>,
        comer: Comer,
        to: mpsc::Sender<Box<ServerSays>>,
    ) -> Result<(Connection, ServerSays), Problem> {
        let live = self.table(&comer.table).await?;
        let name = table::name(&comer.name.unwrap_or_default())?;
        let lock = match comer.token {
            Some(token) => Some(self.opened(&live, &token).await?.1),
            None => None,
        };
        let mut inner = live.inner.lock().await;
        let seat = match &lock {
            Some(lock) => Some(inner.table.seat_of(lock).ok_or(Problem::WrongToken)?),
            None => None,
        };
        if let Some(lock) = lock.as_deref().filter(|_| !inner.table.has_begun()) {
            self.company.note(&comer.table, lock, comer.from, now());
        }
        let before = seat.is_some_and(|seat| inner.table.has_come(seat));
        if let Some(seat) = seat.filter(|_| !before) {
            self.first_comes(&live, &mut inner, seat).await?;
        }
        // Spectators take no room from the players.
        let beside = inner.listeners.iter().filter(|listener| listener.onlooker.seat == seat).count();
        if beside >= self.limits.listeners_per_table {
            return Err(Problem::TooMany);
        }
        let number = inner.next_listener;
        inner.next_listener += 1;
        let arrives = seat.is_some_and(|seat| !inner.here()[seat.index()]);
        let plies = inner.table.board().plies();
        let onlooker = Onlooker { seat, lang: comer.lang, entries: 0, plies };
        if let Some(seat) = seat {
            inner.table.meet(seat);
        }
        inner.listeners.push(Listener { number, onlooker, lock, to });
        let here = inner.here();
        let head = inner.table.head();
        let welcome = ServerSays::Welcome {
            version: crate::wire::VERSION,
            table: comer.table,
            game: head.game.clone(),
            title: inner.table.board().title(comer.lang),
            options: inner.table.board().options(),
            seat: seat.map(|seat| seat.0),
            seats: position::seats(&inner.table, &here, comer.lang),
            before,
            undo: head.undo,
            talk: head.talk,
        };
        if arrives {
            self.tell(&mut inner);
        } else {
            self.show_one(&mut inner, number);
        }
        self.repeat(&mut inner, number);
        drop(inner);
        Ok((Connection { live, seat, name, number }, welcome))
    }

    /// Somebody comes to a seat for the first time: that is written down, and told with the next position.
    async fn first_comes(&self, live: &Live, inner: &mut Inner, seat: Seat) -> Result<(), Problem> {
        let next = inner.table.entries() + 1;
        let made = inner.table.come(seat, now());
        if made.is_empty() {
            return Ok(());
        }
        let rows = rows_of(&made, next, 0, None);
        match self.store.append(&live.id, rows).await {
            // While nothing can be written one may still look.
            Err(_) if self.reload(live, inner).await => Ok(()),
            written => Ok(written?),
        }
    }

    /// Somebody sits down in an open seat. From one address comes one person, as far as anybody
    /// can tell: nobody looks at the game from two sides.
    pub(crate) async fn sit(self: &Arc<Self>, live: &Arc<Live>, sitter: Sitter<'_>) -> Result<(), Problem> {
        let Sitter { seat, lock, from, name, deck } = sitter;
        let sits = |table: &mut Table, now| {
            let others = self.company.seats(&live.id, from, |lock| table.seat_of(lock).is_some());
            if others >= self.limits.seats_per_address as usize {
                return Err(Refusal::new(Why::SameHouse));
            }
            let made = table.sit(seat, name, lock.clone(), deck, now)?;
            if table.has_begun() {
                self.company.forget(&live.id);
            } else {
                self.company.note(&live.id, &lock, from, now);
            }
            Ok(made)
        };
        self.change(live, sits).await.map(|_| ())
    }

    pub(crate) async fn disconnect(&self, connection: Connection) {
        let mut inner = connection.live.inner.lock().await;
        let before = inner.here();
        inner.listeners.retain(|listener| listener.number != connection.number);
        inner.count_heads();
        if inner.here() != before {
            self.tell(&mut inner);
        }
        let idle = inner.listeners.is_empty() && inner.table.ended().is_some();
        drop(inner);
        connection.live.touch();
        if idle {
            self.forget_unused(&connection.live, 2);
        }
    }

    /// The whole position again, perhaps in another language, and what was said; it comes through the channel, so
    /// that positions stay in order.
    pub(crate) async fn look(&self, connection: &Connection, lang: Option<Lang>) {
        let mut inner = connection.live.inner.lock().await;
        if let Some(listener) = inner.listeners.iter_mut().find(|l| l.number == connection.number) {
            listener.onlooker.lang = lang.unwrap_or(listener.onlooker.lang);
        }
        self.show_one(&mut inner, connection.number);
        self.repeat(&mut inner, connection.number);
    }

    fn show_one(&self, inner: &mut Inner, number: u64) {
        let here = inner.here();
        let Inner { table, listeners, .. } = inner;
        listeners
            .retain_mut(|listener| listener.number != number || self.show(table, listener, &here, now()));
        inner.count_heads();
    }

    /// All that was said.
    fn repeat(&self, inner: &mut Inner, number: u64) {
        let Inner { table, talk, listeners, .. } = inner;
        listeners.retain(|listener| {
            listener.number != number || self.send(listener, all_said(table, talk, listener.onlooker.lang))
        });
        inner.count_heads();
    }
}

fn all_said(table: &Table, talk: &talk::Talk, lang: Lang) -> ServerSays {
    let lines = talk.lines().map(|said| position::line(table, said, lang)).collect();
    ServerSays::Chat { lines, anew: true }
}

impl Inner {
    fn listens(&self, connection: &Connection) -> bool {
        self.listeners.iter().any(|listener| listener.number == connection.number)
    }
}
