//! The embedded database of the table server. It keeps one append-only log for each table, which is
//! the truth about it, and knows no game: what is in a row is the affair of those who wrote it.
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), store::StoreError> {
//! use store::{Options, Row, Store};
//!
//! let folder = tempfile::tempdir().expect("a folder");
//! let store = Store::open(&folder.path().join("tables.db"), Options::default())?;
//! store.create("green-moon", 1_700_000_000_000, r#"{"status":"open"}"#.into()).await?;
//! let row = Row { seq: 0, body: r#"{"fate":"seed 7"}"#.into(), action_id: None };
//! store.append("green-moon", vec![row.clone()]).await?;
//!
//! let stored = store.load("green-moon").await?.expect("it was created");
//! assert_eq!(stored.rows, [row]);
//! store.close().await;
//! # Ok(())
//! # }
//! ```
//!
//! What was acknowledged is on disk. One thread writes: it takes all that waits, commits it together,
//! and then answers everyone. Another thread reads, and does not wait for the writer. A call whose
//! future is dropped may still be carried out.

mod change;
mod error;
mod file;
mod reader;
mod schema;
mod writer;

use std::path::Path;

use tokio::sync::oneshot;

use change::Change;
pub use error::StoreError;
use file::Claim;
use reader::Reader;
use writer::Writer;

/// One entry of a log. Numbers begin at 0 and leave no gap.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    pub seq: u32,
    /// JSON, opaque here.
    pub body: String,
    /// What the client called its action, so that it does nothing twice.
    pub action_id: Option<String>,
}

/// A table with its whole log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    pub id: String,
    /// Milliseconds since 1970, as the caller gave them.
    pub created: u64,
    /// JSON, a summary for listings. Derived, never the truth.
    pub head: String,
    pub rows: Vec<Row>,
}

/// A deck that an account has kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedDeck {
    pub game: String,
    /// Unique among the decks of the account for the game.
    pub name: String,
    /// JSON, opaque here.
    pub deck: String,
    /// Milliseconds since 1970, as the caller gave them.
    pub saved: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    pub acknowledge: Acknowledge,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Acknowledge {
    #[default]
    AfterCommit,
    /// Loses moves when the power goes, and never says that one was refused: only there to show that
    /// the test for it can fail.
    BeforeCommit,
}

/// A handle; its clones are the same store.
#[derive(Clone, Debug)]
pub struct Store {
    writer: writer::Inbox,
    reader: reader::Inbox,
    acknowledge: Acknowledge,
}

impl Store {
    /// Opens the file, makes it if there is none, and brings an older one up to date. A file that
    /// cannot be used is left as it is.
    ///
    /// Beside the database lies a file that ends in `.lock`: it keeps a second server out, and may stay.
    pub fn open(path: &Path, options: Options) -> Result<Store, StoreError> {
        let claim = Claim::on(path)?;
        let connection = schema::open(claim.path())?;
        let reader = Reader::open(claim.path())?;
        let writer = Writer::new(connection, claim, options.acknowledge)?;
        Ok(Store { writer: writer.start(), reader: reader.start(), acknowledge: options.acknowledge })
    }

    /// A new table with an empty log.
    pub async fn create(&self, id: &str, created: u64, head: String) -> Result<(), StoreError> {
        self.write(Change::Create { id: id.into(), created, head }).await.map(|_| ())
    }

    /// A new table with the first rows of its log: both are on disk, or neither.
    pub async fn found(&self, id: &str, created: u64, rows: Vec<Row>) -> Result<(), StoreError> {
        self.write(Change::Found { id: id.into(), created, rows }).await.map(|_| ())
    }

    /// Done when the rows are on disk: all of them, or none. The first one follows on the last there is.
    pub async fn append(&self, table: &str, rows: Vec<Row>) -> Result<(), StoreError> {
        self.write(Change::Append { table: table.into(), rows }).await.map(|_| ())
    }

    pub async fn load(&self, table: &str) -> Result<Option<Stored>, StoreError> {
        let table = table.to_string();
        self.reader.ask(move |connection| reader::load(connection, &table)).await
    }

    /// Id, time of creation, head and number of rows of every table, the oldest first.
    pub async fn tables(&self) -> Result<Vec<(String, u64, String, u32)>, StoreError> {
        self.reader.ask(|connection| reader::tables(connection)).await
    }

    /// Replaces the summary for listings.
    pub async fn set_head(&self, table: &str, head: String) -> Result<(), StoreError> {
        self.write(Change::Head { table: table.into(), head }).await.map(|_| ())
    }

    /// False if the name is taken, in whatever case it is written.
    pub async fn add_account(&self, name: &str, hash: String, created: u64) -> Result<bool, StoreError> {
        self.write(Change::Account { name: name.into(), hash, created }).await
    }

    /// The name as it was first written, and the password hash.
    pub async fn account(&self, name: &str) -> Result<Option<(String, String)>, StoreError> {
        let name = name.to_string();
        self.reader.ask(move |connection| reader::account(connection, &name)).await
    }

    /// Notes that the account sits at the table. A new token for the same seat replaces the old one.
    pub async fn remember(
        &self,
        account: &str,
        table: &str,
        seat: u8,
        token: String,
    ) -> Result<(), StoreError> {
        let change = Change::Remember { account: account.into(), table: table.into(), seat, token };
        self.write(change).await.map(|_| ())
    }

    /// Table, seat and token of every seat the account has, those at the oldest tables first.
    pub async fn remembered(&self, account: &str) -> Result<Vec<(String, u8, String)>, StoreError> {
        let account = account.to_string();
        self.reader.ask(move |connection| reader::remembered(connection, &account)).await
    }

    /// Keeps a deck, in place of one of the same name; false if that were more than `most` in all.
    pub async fn save_deck(&self, account: &str, deck: SavedDeck, most: u32) -> Result<bool, StoreError> {
        self.write(Change::Deck { account: account.into(), deck, most }).await
    }

    /// False if there was no such deck.
    pub async fn forget_deck(&self, account: &str, game: &str, name: &str) -> Result<bool, StoreError> {
        let change = Change::ForgetDeck { account: account.into(), game: game.into(), name: name.into() };
        self.write(change).await
    }

    /// The decks of the account, by game and name.
    pub async fn decks(&self, account: &str) -> Result<Vec<SavedDeck>, StoreError> {
        let account = account.to_string();
        self.reader.ask(move |connection| reader::decks(connection, &account)).await
    }

    /// Waits until everything is on disk and the file is free for another server. Later calls through
    /// clones of this handle find the store closed.
    pub async fn close(self) {
        // The reader first: the last connection to go is the one that may tidy the file.
        self.reader.close().await;
        self.writer.close().await;
    }

    async fn write(&self, change: Change) -> Result<bool, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.writer.send(change, answer).await?;
        match self.acknowledge {
            Acknowledge::AfterCommit => answered.await.map_err(|_| StoreError::Closed)?,
            Acknowledge::BeforeCommit => Ok(true),
        }
    }
}
