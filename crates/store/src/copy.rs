//! Copies: while a server runs, before a file is brought up to date, and back into their place.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use crate::file::{Claim, private, unreachable_file, with_suffix};
use crate::{StoreError, schema};

/// Copies a database to a file that is not there yet, also while a server uses it: the copy is what had been
/// written when it began.
pub fn backup(from: &Path, to: &Path) -> Result<(), StoreError> {
    if !from.exists() {
        return Err(StoreError::NoDatabase { path: from.into() });
    }
    let connection = schema::open_to_read(from)?;
    schema::version(&connection, from).map_err(StoreError::from)??;
    into(&connection, to)
}

/// Puts a copy in the place of a database that no server uses. What was there is kept beside it; its new name is
/// given back.
pub fn restore(from: &Path, to: &Path) -> Result<Option<PathBuf>, StoreError> {
    let claim = Claim::on(to)?;
    let to = claim.path();
    let part = with_suffix(to, ".part");
    // What was left of an earlier try.
    let _ = fs::remove_file(&part);
    backup(from, &part)?;
    let moved = |from: &Path, to: &Path| fs::rename(from, to).map_err(|error| unreachable_file(to, &error));
    let mut kept = None;
    if to.exists() {
        // What is still in its write-ahead log belongs to it.
        drop(schema::open(to)?);
        let free =
            (1..).map(|n| with_suffix(to, &format!(".before-restore-{n}"))).find(|path| !path.exists());
        let beside = free.expect("there are enough numbers");
        moved(to, &beside)?;
        kept = Some(beside);
    }
    moved(&part, to)?;
    Ok(kept)
}

/// Writes a copy beside its name first, so that a file of this name is always whole.
pub(crate) fn into(connection: &Connection, to: &Path) -> Result<(), StoreError> {
    if to.exists() {
        return Err(StoreError::Disk(format!(
            "`{}` is there already: name a file that is not, or move that one away",
            to.display()
        )));
    }
    let part = with_suffix(to, ".part");
    let _ = fs::remove_file(&part);
    let file = private(&part)?;
    connection.execute("VACUUM INTO ?1", [part.to_string_lossy()])?;
    file.sync_all().map_err(|error| unreachable_file(&part, &error))?;
    fs::rename(&part, to).map_err(|error| unreachable_file(to, &error))
}
