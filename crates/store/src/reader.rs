//! The thread that reads, and what it is asked. It sees all that was acknowledged.

use std::path::Path;
use std::thread;

use rusqlite::{Connection, OptionalExtension};
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
        .query_map([table], |row| Ok(Row { seq: row.get(0)?, body: row.get(1)?, action_id: row.get(2)? }))?
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
            "SELECT table_id, seat, token FROM remembered JOIN tables ON id = table_id
             WHERE account = ?1 ORDER BY created, id, seat",
        )?
        .query_map([folded(account)], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?
        .collect()
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
