//! The shape of the file, its versions, and the way from an older one to the current one.

use std::fs;
use std::path::Path;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::functions::FunctionFlags;
use rusqlite::{Connection, ErrorCode, OpenFlags, Transaction};
use sha2::{Digest, Sha256};

use crate::file::{private, with_suffix};
use crate::{StoreError, copy};

/// Marks a file as ours: `CANT`.
const APPLICATION: u32 = 0x4341_4e54;

/// The first leads from an empty file to version 1, the next from version 1 to 2, and so on. What was
/// released is never changed.
const STEPS: [&str; 5] = [
    include_str!("version-1.sql"),
    include_str!("version-2.sql"),
    include_str!("version-3.sql"),
    include_str!("version-4.sql"),
    include_str!("version-5.sql"),
];
const CURRENT: u32 = STEPS.len() as u32;

const PATIENCE: Duration = Duration::from_secs(5);

/// The connection of the writer. Nothing is written before all was found in order.
pub(crate) fn open(path: &Path) -> Result<Connection, StoreError> {
    private(path)?;
    let named = |error: rusqlite::Error| match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => StoreError::NoDatabase { path: path.into() },
        Some(ErrorCode::DatabaseCorrupt) => {
            StoreError::Corrupt { path: path.into(), problem: error.to_string() }
        }
        _ => StoreError::from(error),
    };
    // SQLite takes a file of one byte for an empty one.
    if fs::metadata(path).is_ok_and(|found| found.len() == 1) {
        return Err(StoreError::NoDatabase { path: path.into() });
    }
    let flags =
        OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    if connection.is_readonly("main")? {
        return Err(StoreError::ReadOnly { path: path.into() });
    }
    // A file that is refused must not be tidied up by the connection that looked at it.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    let version = version(&connection, path).map_err(named)??;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false)?;

    if (1..CURRENT).contains(&version) {
        copy::into(&connection, &with_suffix(path, &format!(".version-{version}")))?;
    }
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // What is deleted is gone.
    connection.pragma_update(None, "secure_delete", true)?;
    connection.create_scalar_function("sha256", 1, FunctionFlags::SQLITE_DETERMINISTIC, |called| {
        Ok(sha256(&called.get::<String>(0)?))
    })?;
    let transaction = connection.transaction()?;
    migrate(&transaction, version)?;
    transaction.commit()?;
    Ok(connection)
}

/// A connection that only reads, to a file that was opened before.
pub(crate) fn open_to_read(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    Ok(connection)
}

/// The version of the file, 0 if it is empty, or why it cannot be used.
pub(crate) fn version(connection: &Connection, path: &Path) -> rusqlite::Result<Result<u32, StoreError>> {
    let number = |pragma| connection.pragma_query_value(None, pragma, |row| row.get::<_, u32>(0));
    let (application, version) = (number("application_id")?, number("user_version")?);
    let things: u32 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if application != APPLICATION && (application, version, things) != (0, 0, 0) {
        return Ok(Err(StoreError::Foreign { path: path.into() }));
    }
    if version > CURRENT {
        return Ok(Err(StoreError::Newer { path: path.into(), found: version, known: CURRENT }));
    }
    let problem: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if problem != "ok" {
        return Ok(Err(StoreError::Corrupt { path: path.into(), problem }));
    }
    Ok(Ok(version))
}

fn migrate(transaction: &Transaction<'_>, from: u32) -> rusqlite::Result<()> {
    for step in &STEPS[from as usize..] {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    // Always something: a copy has no write-ahead log before anything is written.
    transaction.pragma_update(None, "user_version", CURRENT)
}

/// In hexadecimal, as locks of seats are written. Only older files need it.
fn sha256(secret: &str) -> String {
    Sha256::digest(secret.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}
