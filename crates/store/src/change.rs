//! Everything that can be written, and how it is written.

use rusqlite::{Connection, OptionalExtension, params};

use crate::{Row, SavedDeck, StoreError};

#[derive(Debug)]
pub(crate) enum Change {
    Create {
        id: String,
        created: u64,
        head: String,
    },
    /// A table and the first rows of its log, both or neither.
    Found {
        id: String,
        created: u64,
        head: String,
        rows: Vec<Row>,
    },
    Append {
        table: String,
        rows: Vec<Row>,
    },
    Head {
        table: String,
        head: String,
        noted: u64,
    },
    /// A line of chat; the oldest ones go when there are more bytes than `quota`.
    Say {
        table: String,
        line: Row,
        quota: u32,
    },
    /// Deletes what was said at a table, or one line of it.
    Hush {
        table: String,
        line: Option<u32>,
    },
    /// A table with all that belongs to it.
    Delete {
        table: String,
    },
    /// The same log in other words: names are blotted out.
    Rewrite {
        table: String,
        rows: Vec<Row>,
    },
    Password {
        account: String,
        hash: String,
    },
    /// An account with its decks and what it remembers.
    DeleteAccount {
        account: String,
    },
    Probe {
        at: u64,
    },
    Account {
        name: String,
        hash: String,
        created: u64,
    },
    Remember {
        account: String,
        table: String,
        seat: u8,
        lock: String,
    },
    /// Hashes of new secrets, each with the lock that it opens.
    Keys {
        account: String,
        keys: Vec<(String, String)>,
        given: u64,
    },
    /// Replaces a deck of the same name; not one more than `most`.
    Deck {
        account: String,
        deck: SavedDeck,
        most: u32,
    },
    ForgetDeck {
        account: String,
        game: String,
        name: String,
    },
}

impl Change {
    /// Writes it; false if there was nothing to write because it was there before.
    pub(crate) fn write(&self, connection: &Connection) -> Result<bool, StoreError> {
        match self {
            Change::Create { id, created, head } => create(connection, id, *created, head),
            Change::Found { id, created, head, rows } => {
                create(connection, id, *created, head)?;
                append(connection, id, rows)
            }
            Change::Append { table, rows } => append(connection, table, rows),
            Change::Head { table, head, noted } => set_head(connection, table, head, *noted),
            Change::Say { table, line, quota } => say(connection, table, line, *quota),
            Change::Hush { table, line } => hush(connection, table, *line),
            Change::Delete { table } => delete(connection, table),
            Change::Rewrite { table, rows } => rewrite(connection, table, rows),
            Change::Password { account, hash } => set_password(connection, account, hash),
            Change::DeleteAccount { account } => delete_account(connection, account),
            Change::Probe { at } => probe(connection, *at),
            Change::Account { name, hash, created } => add_account(connection, name, hash, *created),
            Change::Remember { account, table, seat, lock } => {
                remember(connection, account, table, *seat, lock)
            }
            Change::Keys { account, keys, given } => give(connection, account, keys, *given),
            Change::Deck { account, deck, most } => save_deck(connection, account, deck, *most),
            Change::ForgetDeck { account, game, name } => forget_deck(connection, account, game, name),
        }
    }
}

/// Names that differ in case only are one name.
pub(crate) fn folded(name: &str) -> String {
    name.to_lowercase()
}

fn create(connection: &Connection, id: &str, created: u64, head: &str) -> Result<bool, StoreError> {
    let written = connection
        .prepare_cached(
            "INSERT INTO tables (id, created, head, noted) VALUES (?1, ?2, ?3, ?2) ON CONFLICT DO NOTHING",
        )?
        .execute(params![id, created.cast_signed(), head])?;
    if written == 0 { Err(StoreError::TableExists { table: id.into() }) } else { Ok(true) }
}

fn append(connection: &Connection, table: &str, rows: &[Row]) -> Result<bool, StoreError> {
    let next: Option<u32> = connection
        .prepare_cached(
            "SELECT coalesce((SELECT max(seq) + 1 FROM log WHERE table_id = id), 0) FROM tables WHERE id = ?1",
        )?
        .query_row([table], |row| row.get(0))
        .optional()?;
    let next = next.ok_or_else(|| StoreError::UnknownTable { table: table.into() })?;
    for (row, next) in rows.iter().zip(next..) {
        // An action that is sent again has its old number, too: that it is done is what its sender must hear.
        if let Some(action_id) = &row.action_id
            && connection
                .prepare_cached("SELECT 1 FROM log WHERE table_id = ?1 AND action_id = ?2")?
                .exists([table, action_id])?
        {
            return Err(StoreError::Repeated { action_id: action_id.clone() });
        }
        if row.seq != next {
            return Err(StoreError::Conflict { table: table.into(), seq: row.seq, next });
        }
        connection
            .prepare_cached("INSERT INTO log (table_id, seq, body, action_id) VALUES (?1, ?2, ?3, ?4)")?
            .execute(params![table, row.seq, row.body, row.action_id])?;
    }
    Ok(true)
}

fn set_head(connection: &Connection, table: &str, head: &str, noted: u64) -> Result<bool, StoreError> {
    let written = connection
        .prepare_cached("UPDATE tables SET head = ?2, noted = ?3 WHERE id = ?1")?
        .execute(params![table, head, noted.cast_signed()])?;
    if written == 0 { Err(StoreError::UnknownTable { table: table.into() }) } else { Ok(true) }
}

fn known_table(connection: &Connection, table: &str) -> Result<(), StoreError> {
    let known = connection.prepare_cached("SELECT 1 FROM tables WHERE id = ?1")?.exists([table])?;
    if known { Ok(()) } else { Err(StoreError::UnknownTable { table: table.into() }) }
}

fn say(connection: &Connection, table: &str, line: &Row, quota: u32) -> Result<bool, StoreError> {
    known_table(connection, table)?;
    let Row { seq, body, action_id } = line;
    if let Some(action_id) = action_id
        && connection
            .prepare_cached("SELECT 1 FROM chat WHERE table_id = ?1 AND action_id = ?2")?
            .exists([table, action_id])?
    {
        return Err(StoreError::Repeated { action_id: action_id.clone() });
    }
    connection
        .prepare_cached("INSERT INTO chat (table_id, seq, body, action_id) VALUES (?1, ?2, ?3, ?4)")?
        .execute(params![table, seq, body, action_id])?;
    connection
        .prepare_cached(
            "DELETE FROM chat WHERE table_id = ?1 AND seq IN (
                 SELECT seq FROM (
                     SELECT seq, sum(octet_length(body)) OVER (ORDER BY seq DESC) AS bytes
                     FROM chat WHERE table_id = ?1
                 ) WHERE bytes > ?2)",
        )?
        .execute(params![table, quota])?;
    Ok(true)
}

/// False if there was nothing to delete.
fn hush(connection: &Connection, table: &str, line: Option<u32>) -> Result<bool, StoreError> {
    let gone = connection
        .prepare_cached("DELETE FROM chat WHERE table_id = ?1 AND (?2 IS NULL OR seq = ?2)")?
        .execute(params![table, line])?;
    Ok(gone > 0)
}

/// False if there was no such table.
fn delete(connection: &Connection, table: &str) -> Result<bool, StoreError> {
    // The log may only go after its table.
    connection.pragma_update(None, "defer_foreign_keys", true)?;
    hush(connection, table, None)?;
    // A lock that is at no other table either needs no keys any more.
    connection
        .prepare_cached(
            "DELETE FROM keys WHERE lock IN (SELECT lock FROM remembered WHERE table_id = ?1)
             AND lock NOT IN (SELECT lock FROM remembered WHERE table_id <> ?1)",
        )?
        .execute([table])?;
    connection.prepare_cached("DELETE FROM remembered WHERE table_id = ?1")?.execute([table])?;
    let gone = connection.prepare_cached("DELETE FROM tables WHERE id = ?1")?.execute([table])?;
    connection.prepare_cached("DELETE FROM log WHERE table_id = ?1")?.execute([table])?;
    Ok(gone > 0)
}

fn rewrite(connection: &Connection, table: &str, rows: &[Row]) -> Result<bool, StoreError> {
    connection.pragma_update(None, "defer_foreign_keys", true)?;
    let (created, head, noted): (i64, String, i64) = connection
        .prepare_cached("SELECT created, head, noted FROM tables WHERE id = ?1")?
        .query_row([table], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
        .optional()?
        .ok_or_else(|| StoreError::UnknownTable { table: table.into() })?;
    connection.prepare_cached("DELETE FROM tables WHERE id = ?1")?.execute([table])?;
    connection.prepare_cached("DELETE FROM log WHERE table_id = ?1")?.execute([table])?;
    connection
        .prepare_cached("INSERT INTO tables (id, created, head, noted) VALUES (?1, ?2, ?3, ?4)")?
        .execute(params![table, created, head, noted])?;
    append(connection, table, rows)
}

/// Whoever had the old one keeps no key that it gave.
fn set_password(connection: &Connection, account: &str, hash: &str) -> Result<bool, StoreError> {
    connection.prepare_cached("DELETE FROM keys WHERE account = ?1")?.execute([folded(account)])?;
    let written = connection
        .prepare_cached("UPDATE accounts SET hash = ?2 WHERE folded = ?1")?
        .execute([&folded(account), hash])?;
    if written == 0 { Err(StoreError::UnknownAccount { account: account.into() }) } else { Ok(true) }
}

/// False if there was no such account.
fn delete_account(connection: &Connection, account: &str) -> Result<bool, StoreError> {
    for of_it in
        ["decks", "remembered", "keys"].map(|of_it| format!("DELETE FROM {of_it} WHERE account = ?1"))
    {
        connection.prepare_cached(&of_it)?.execute([folded(account)])?;
    }
    let gone =
        connection.prepare_cached("DELETE FROM accounts WHERE folded = ?1")?.execute([folded(account)])?;
    Ok(gone > 0)
}

fn probe(connection: &Connection, at: u64) -> Result<bool, StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO health (one, at) VALUES (1, ?1) ON CONFLICT DO UPDATE SET at = excluded.at",
        )?
        .execute([at.cast_signed()])?;
    Ok(true)
}

fn add_account(connection: &Connection, name: &str, hash: &str, created: u64) -> Result<bool, StoreError> {
    let written = connection
        .prepare_cached(
            "INSERT INTO accounts (folded, name, hash, created) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING",
        )?
        .execute(params![folded(name), name, hash, created.cast_signed()])?;
    Ok(written > 0)
}

fn remember(
    connection: &Connection,
    account: &str,
    table: &str,
    seat: u8,
    lock: &str,
) -> Result<bool, StoreError> {
    known_account(connection, account)?;
    known_table(connection, table)?;
    connection
        .prepare_cached(
            "INSERT INTO remembered (account, table_id, seat, lock) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT DO UPDATE SET lock = excluded.lock",
        )?
        .execute(params![folded(account), table, seat, lock])?;
    Ok(true)
}

/// Of the keys to one lock an account has the newest ones only.
const KEYS: u32 = 10;

fn give(
    connection: &Connection,
    account: &str,
    keys: &[(String, String)],
    given: u64,
) -> Result<bool, StoreError> {
    known_account(connection, account)?;
    for (hash, lock) in keys {
        connection
            .prepare_cached("INSERT INTO keys (hash, account, lock, given) VALUES (?1, ?2, ?3, ?4)")?
            .execute(params![hash, folded(account), lock, given.cast_signed()])?;
        connection
            .prepare_cached(
                "DELETE FROM keys WHERE hash IN (
                     SELECT hash FROM keys WHERE account = ?1 AND lock = ?2 ORDER BY given DESC LIMIT -1 OFFSET ?3)",
            )?
            .execute(params![folded(account), lock, KEYS])?;
    }
    Ok(true)
}

fn known_account(connection: &Connection, account: &str) -> Result<(), StoreError> {
    let known =
        connection.prepare_cached("SELECT 1 FROM accounts WHERE folded = ?1")?.exists([folded(account)])?;
    if known { Ok(()) } else { Err(StoreError::UnknownAccount { account: account.into() }) }
}

/// False if there is no room for one more.
fn save_deck(
    connection: &Connection,
    account: &str,
    deck: &SavedDeck,
    most: u32,
) -> Result<bool, StoreError> {
    known_account(connection, account)?;
    let SavedDeck { game, name, deck, saved } = deck;
    let others: u32 = connection
        .prepare_cached("SELECT count(*) FROM decks WHERE account = ?1 AND NOT (game = ?2 AND name = ?3)")?
        .query_row(params![folded(account), game, name], |row| row.get(0))?;
    if others >= most {
        return Ok(false);
    }
    connection
        .prepare_cached(
            "INSERT INTO decks (account, game, name, deck, saved) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT DO UPDATE SET deck = excluded.deck, saved = excluded.saved",
        )?
        .execute(params![folded(account), game, name, deck, saved.cast_signed()])?;
    Ok(true)
}

/// False if there was no such deck.
fn forget_deck(connection: &Connection, account: &str, game: &str, name: &str) -> Result<bool, StoreError> {
    let gone = connection
        .prepare_cached("DELETE FROM decks WHERE account = ?1 AND game = ?2 AND name = ?3")?
        .execute(params![folded(account), game, name])?;
    Ok(gone > 0)
}
