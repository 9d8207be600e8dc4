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
        rows: Vec<Row>,
    },
    Append {
        table: String,
        rows: Vec<Row>,
    },
    Head {
        table: String,
        head: String,
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
        token: String,
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
            Change::Found { id, created, rows } => {
                create(connection, id, *created, "")?;
                append(connection, id, rows)
            }
            Change::Append { table, rows } => append(connection, table, rows),
            Change::Head { table, head } => set_head(connection, table, head),
            Change::Account { name, hash, created } => add_account(connection, name, hash, *created),
            Change::Remember { account, table, seat, token } => {
                remember(connection, account, table, *seat, token)
            }
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
        .prepare_cached("INSERT INTO tables (id, created, head) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING")?
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

fn set_head(connection: &Connection, table: &str, head: &str) -> Result<bool, StoreError> {
    let written =
        connection.prepare_cached("UPDATE tables SET head = ?2 WHERE id = ?1")?.execute([table, head])?;
    if written == 0 { Err(StoreError::UnknownTable { table: table.into() }) } else { Ok(true) }
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
    token: &str,
) -> Result<bool, StoreError> {
    known_account(connection, account)?;
    if !connection.prepare_cached("SELECT 1 FROM tables WHERE id = ?1")?.exists([table])? {
        return Err(StoreError::UnknownTable { table: table.into() });
    }
    connection
        .prepare_cached(
            "INSERT INTO remembered (account, table_id, seat, token) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT DO UPDATE SET token = excluded.token",
        )?
        .execute(params![folded(account), table, seat, token])?;
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
