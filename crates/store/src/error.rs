//! What can go wrong, said so that somebody knows what to do.

use std::fmt::{self, Display};
use std::path::PathBuf;

use rusqlite::ErrorCode;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The rows do not follow on those there are; the log goes on at `next`.
    Conflict {
        table: String,
        seq: u32,
        next: u32,
    },
    /// The table's log has this action already.
    Repeated {
        action_id: String,
    },
    UnknownTable {
        table: String,
    },
    TableExists {
        table: String,
    },
    UnknownAccount {
        account: String,
    },
    Newer {
        path: PathBuf,
        found: u32,
        known: u32,
    },
    NoDatabase {
        path: PathBuf,
    },
    Foreign {
        path: PathBuf,
    },
    Corrupt {
        path: PathBuf,
        problem: String,
    },
    ReadOnly {
        path: PathBuf,
    },
    InUse {
        path: PathBuf,
    },
    /// What is wrong with the disk or the file, and what to do.
    Disk(String),
    Closed,
}

impl Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict { table, seq, next } => {
                write!(f, "the log of table `{table}` goes on at {next}, not at {seq}: load it again")
            }
            StoreError::Repeated { action_id } => {
                write!(f, "action `{action_id}` is in the log already and was not written again")
            }
            StoreError::UnknownTable { table } => write!(f, "there is no table `{table}`"),
            StoreError::TableExists { table } => write!(f, "there is a table `{table}` already"),
            StoreError::UnknownAccount { account } => write!(f, "there is no account `{account}`"),
            StoreError::Newer { path, found, known } => write!(
                f,
                "`{}` was written by a newer program (version {found} of the file, this program knows up to \
                 {known}): update the program, or name another file",
                path.display()
            ),
            StoreError::NoDatabase { path } => {
                write!(f, "`{}` is no database: name another file, or move this one away", path.display())
            }
            StoreError::Foreign { path } => write!(
                f,
                "`{}` is the database of another program: name another file, or move this one away",
                path.display()
            ),
            StoreError::Corrupt { path, problem } => write!(
                f,
                "the database `{}` is damaged ({problem}): keep a copy of it, and put a backup in its place",
                path.display()
            ),
            StoreError::ReadOnly { path } => {
                write!(f, "`{}` may not be written: give this user the right to write it", path.display())
            }
            StoreError::InUse { path } => write!(
                f,
                "`{}` is in use by another server: stop that one, or name another file",
                path.display()
            ),
            StoreError::Disk(sentence) => write!(f, "{sentence}"),
            StoreError::Closed => write!(f, "the store was closed: open it again"),
        }
    }
}

impl std::error::Error for StoreError {}

/// For errors of an open store; what is wrong with a file at opening is told in more detail.
impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        let sentence = match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => {
                "the disk with the database is full: make room, then try again".to_string()
            }
            Some(ErrorCode::CannotOpen) => {
                format!(
                    "the database cannot be opened ({error}): see that its folder exists and may be written"
                )
            }
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => {
                format!("the database may not be written ({error}): give this user the right to write it")
            }
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => {
                format!("another program keeps the database locked ({error}): close it, then try again")
            }
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => format!(
                "the database is damaged ({error}): stop the server, keep a copy of the file, and put a backup \
                 in its place"
            ),
            _ => format!("the database failed ({error}): check the disk and the file, then try again"),
        };
        StoreError::Disk(sentence)
    }
}
