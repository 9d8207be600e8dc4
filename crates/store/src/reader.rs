//! The thread that reads, and what it is asked. It sees all that was acknowledged.

use std::path::Path;
use std::thread;

use rusqlite::{Connection, OptionalExtension, params};
use tokio::sync::{mpsc, oneshot};

use crate::change::folded;
use crate::{Row, SavedDeck, StoreError, Stored, schema};

/// Questions that may wait before those who ask must wait.
const WAITING: usize = 256;

enum Message {
    Query(Box<dyn FnOnce(&mut Connection) + Send>),
    Close(oneshot::Sender<()>),
}

#[derive(Debug)]
pub(crate) struct Reader(Connection);

impl Reader {
    pub(crate) fn open(path: &Path) -> Result<Reader, StoreError> {
        schema::open_to_read(path).map(Reader)
    }

    pub(crate) fn start(self) -> Inbox {
        let (sender, receiver) = mpsc::channel(WAITING);
        thread::Builder::new()
            .name("store-reader".into())
            .spawn(|| self.run(receiver))
            .expect("the system has room for a thread");
        Inbox(sender)
    }

    fn run(mut self, mut inbox: mpsc::Receiver<Message>) {
        while let Some(message) = inbox.blocking_recv() {
            match message {
                Message::Query(query) => query(&mut self.0),
                Message::Close(closed) => {
                    drop(self);
                    drop(inbox);
                    // Whoever closes may have gone away.
                    let _ = closed.send(());
                    return;
                }
            }
        }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Inbox(mpsc::Sender<Message>);

impl Inbox {
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        query: impl FnOnce(&mut Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        let query = Message::Query(Box::new(move |connection| {
            // Whoever asked may have gone away.
            let _ = answer.send(query(connection));
        }));
        self.0.send(query).await.map_err(|_| StoreError::Closed)?;
        Ok(answered.await.map_err(|_| StoreError::Closed)??)
    }

    pub(crate) async fn close(&self) {
        let (closed, is_closed) = oneshot::channel();
        // If it cannot be asked or does not answer, it was closed before.
        if self.0.send(Message::Close(closed)).await.is_ok() {
            let _ = is_closed.await;
        }
    }
}

pub(crate) fn load(connection: &mut Connection, table: &str) -> rusqlite::Result<Option<Stored>> {
    // Head and rows of one moment.
    let moment = connection.transaction()?;
    let head = moment
        .prepare_cached("SELECT created, head FROM tables WHERE id = ?1")?
        .query_row([table], |row| Ok((row.get::<_, i64>(0)?.cast_unsigned(), row.get(1)?)))
        .optional()?;
    let Some((created, head)) = head else { return Ok(None) };
    let rows = moment
        .prepare_cached("SELECT seq, body, action_id FROM log WHERE table_id = ?1 ORDER BY seq")?
        .query_map([table], row)?
        .collect::<rusqlite::Result<_>>()?;
    Ok(Some(Stored { id: table.into(), created, head, rows }))
}

pub(crate) fn tables(connection: &Connection) -> rusqlite::Result<Vec<(String, u64, String, u32)>> {
    connection
        .prepare_cached(
            "SELECT id, created, head, coalesce((SELECT max(seq) + 1 FROM log WHERE table_id = id), 0)
             FROM tables ORDER BY created, id",
        )?
        .query_map([], |row| {
            Ok((row.get(0)?, row.get::<_, i64>(1)?.cast_unsigned(), row.get(2)?, row.get(3)?))
        })?
        .collect()
}

pub(crate) fn table(connection: &Connection, table: &str) -> rusqlite::Result<Option<(u64, String)>> {
    connection
        .prepare_cached("SELECT created, head FROM tables WHERE id = ?1")?
        .query_row([table], |row| Ok((row.get::<_, i64>(0)?.cast_unsigned(), row.get(1)?)))
        .optional()
}

fn row(row: &rusqlite::Row<'_>) -> rusqlite::Result<Row> {
    Ok(Row { seq: row.get(0)?, body: row.get(1)?, action_id: row.get(2)? })
}

pub(crate) fn rows(connection: &Connection, table: &str, from: u32, most: u32) -> rusqlite::Result<Vec<Row>> {
    connection
        .prepare_cached(
            "SELECT seq, body, action_id FROM log WHERE table_id = ?1 AND seq >= ?2 ORDER BY seq LIMIT ?3",
        )?
        .query_map(params![table, from, most], row)?
        .collect()
}

pub(crate) fn chat(connection: &Connection, table: &str, most: u32) -> rusqlite::Result<Vec<Row>> {
    let newest = connection
        .prepare_cached(
            "SELECT seq, body, action_id FROM chat WHERE table_id = ?1 ORDER BY seq DESC LIMIT ?2",
        )?
        .query_map(params![table, most], row)?
        .collect::<rusqlite::Result<Vec<Row>>>()?;
    Ok(newest.into_iter().rev().collect())
}

pub(crate) fn summed_up(connection: &Connection, head: &str, most: u32) -> rusqlite::Result<Vec<String>> {
    connection
        .prepare_cached("SELECT id FROM tables WHERE head = ?1 ORDER BY created DESC, id LIMIT ?2")?
        .query_map(params![head, most], |row| row.get(0))?
        .collect()
}

pub(crate) fn summed_up_before(
    connection: &Connection,
    head: &str,
    before: u64,
) -> rusqlite::Result<Vec<String>> {
    connection
        .prepare_cached("SELECT id FROM tables WHERE head = ?1 AND noted < ?2 ORDER BY noted")?
        .query_map(params![head, before.cast_signed()], |row| row.get(0))?
        .collect()
}

pub(crate) fn others(connection: &Connection, head: &str) -> rusqlite::Result<usize> {
    connection
        .prepare_cached("SELECT count(*) FROM tables WHERE head <> ?1")?
        .query_row([head], |row| row.get::<_, u32>(0).map(|n| n as usize))
}

pub(crate) fn accounts(connection: &Connection) -> rusqlite::Result<Vec<(String, u64)>> {
    connection
        .prepare_cached("SELECT name, created FROM accounts ORDER BY folded")?
        .query_map([], |row| Ok((row.get(0)?, row.get::<_, i64>(1)?.cast_unsigned())))?
        .collect()
}

pub(crate) fn account(connection: &Connection, name: &str) -> rusqlite::Result<Option<(String, String)>> {
    connection
        .prepare_cached("SELECT name, hash FROM accounts WHERE folded = ?1")?
        .query_row([folded(name)], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()
}

pub(crate) fn remembered(
    connection: &Connection,
    account: &str,
) -> rusqlite::Result<Vec<(String, u8, String)>> {
    connection
        .prepare_cached(
            "SELECT table_id, seat, lock FROM remembered JOIN tables ON id = table_id
             WHERE account = ?1 ORDER BY created, id, seat",
        )?
        .query_map([folded(account)], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?
        .collect()
}

pub(crate) fn lock(connection: &Connection, hash: &str) -> rusqlite::Result<Option<String>> {
    connection
        .prepare_cached("SELECT lock FROM keys WHERE hash = ?1")?
        .query_row([hash], |row| row.get(0))
        .optional()
}

pub(crate) fn decks(connection: &Connection, account: &str) -> rusqlite::Result<Vec<SavedDeck>> {
    connection
        .prepare_cached("SELECT game, name, deck, saved FROM decks WHERE account = ?1 ORDER BY game, name")?
        .query_map([folded(account)], |row| {
            let saved = row.get::<_, i64>(3)?.cast_unsigned();
            Ok(SavedDeck { game: row.get(0)?, name: row.get(1)?, deck: row.get(2)?, saved })
        })?
        .collect()
}
