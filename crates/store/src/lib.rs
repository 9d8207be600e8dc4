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
mod copy;
mod error;
mod figures;
mod file;
mod reader;
mod schema;
mod writer;

use std::path::Path;
use std::sync::Arc;

use tokio::sync::oneshot;

use change::Change;
pub use copy::{backup, restore};
pub use error::StoreError;
pub use figures::Figures;
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
    figures: Arc<Figures>,
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
        let figures = writer.figures();
        let acknowledge = options.acknowledge;
        Ok(Store { writer: writer.start(), reader: reader.start(), acknowledge, figures })
    }

    /// How much was written, and how long it took.
    pub fn figures(&self) -> &Figures {
        &self.figures
    }

    /// A new table with an empty log.
    pub async fn create(&self, id: &str, created: u64, head: String) -> Result<(), StoreError> {
        self.write(Change::Create { id: id.into(), created, head }).await.map(|_| ())
    }

    /// A new table with the first rows of its log: both are on disk, or neither.
    pub async fn found(
        &self,
        id: &str,
        created: u64,
        head: String,
        rows: Vec<Row>,
    ) -> Result<(), StoreError> {
        self.write(Change::Found { id: id.into(), created, head, rows }).await.map(|_| ())
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

    /// When a table was made, and its summary.
    pub async fn table(&self, table: &str) -> Result<Option<(u64, String)>, StoreError> {
        let table = table.to_string();
        self.reader.ask(move |connection| reader::table(connection, &table)).await
    }

    /// So many rows of a log, from one of them on: a long log is read in pieces.
    pub async fn rows(&self, table: &str, from: u32, most: u32) -> Result<Vec<Row>, StoreError> {
        let table = table.to_string();
        self.reader.ask(move |connection| reader::rows(connection, &table, from, most)).await
    }

    /// The ids of so many tables with this summary, the newest first.
    pub async fn summed_up(&self, head: &str, most: u32) -> Result<Vec<String>, StoreError> {
        let head = head.to_string();
        self.reader.ask(move |connection| reader::summed_up(connection, &head, most)).await
    }

    /// The tables whose summary has been this one since before a time, the oldest first.
    pub async fn summed_up_before(&self, head: &str, before: u64) -> Result<Vec<String>, StoreError> {
        let head = head.to_string();
        self.reader.ask(move |connection| reader::summed_up_before(connection, &head, before)).await
    }

    /// How many tables have another summary than this one.
    pub async fn others(&self, head: &str) -> Result<usize, StoreError> {
        let head = head.to_string();
        self.reader.ask(move |connection| reader::others(connection, &head)).await
    }

    /// Replaces the summary for listings, and notes when.
    pub async fn set_head(&self, table: &str, head: String, noted: u64) -> Result<(), StoreError> {
        self.write(Change::Head { table: table.into(), head, noted }).await.map(|_| ())
    }

    /// Keeps a line of chat, and of all the newest ones only so many bytes.
    pub async fn say(&self, table: &str, line: Row, quota: u32) -> Result<(), StoreError> {
        self.write(Change::Say { table: table.into(), line, quota }).await.map(|_| ())
    }

    /// The last lines of chat, the oldest of them first.
    pub async fn chat(&self, table: &str, most: u32) -> Result<Vec<Row>, StoreError> {
        let table = table.to_string();
        self.reader.ask(move |connection| reader::chat(connection, &table, most)).await
    }

    /// Deletes what was said at a table, or one line; false if there was nothing.
    pub async fn hush(&self, table: &str, line: Option<u32>) -> Result<bool, StoreError> {
        self.write(Change::Hush { table: table.into(), line }).await
    }

    /// Deletes a table with its log and its chat; false if there was none.
    pub async fn delete(&self, table: &str) -> Result<bool, StoreError> {
        self.write(Change::Delete { table: table.into() }).await
    }

    /// Puts another log in the place of the one there is: for blotting out names, and nothing else.
    pub async fn rewrite(&self, table: &str, rows: Vec<Row>) -> Result<(), StoreError> {
        self.write(Change::Rewrite { table: table.into(), rows }).await.map(|_| ())
    }

    /// Writes something, to see whether it can be done.
    pub async fn probe(&self, at: u64) -> Result<(), StoreError> {
        self.write(Change::Probe { at }).await.map(|_| ())
    }

    /// Name and time of creation of every account, by name.
    pub async fn accounts(&self) -> Result<Vec<(String, u64)>, StoreError> {
        self.reader.ask(|connection| reader::accounts(connection)).await
    }

    pub async fn set_password(&self, account: &str, hash: String) -> Result<(), StoreError> {
        self.write(Change::Password { account: account.into(), hash }).await.map(|_| ())
    }

    /// Deletes an account, its decks and what it remembers; false if there was none.
    pub async fn delete_account(&self, account: &str) -> Result<bool, StoreError> {
        self.write(Change::DeleteAccount { account: account.into() }).await
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

    /// Notes that the account sits at the table: the hash of the seat's secret shows that. A new one for the same seat
    /// replaces the old one.
    pub async fn remember(
        &self,
        account: &str,
        table: &str,
        seat: u8,
        lock: String,
    ) -> Result<(), StoreError> {
        let change = Change::Remember { account: account.into(), table: table.into(), seat, lock };
        self.write(change).await.map(|_| ())
    }

    /// Gives an account more secrets, of which only the hashes are kept, each with the lock that it opens. They are
    /// valid until the password is changed.
    pub async fn give_keys(
        &self,
        account: &str,
        keys: Vec<(String, String)>,
        given: u64,
    ) -> Result<(), StoreError> {
        self.write(Change::Keys { account: account.into(), keys, given }).await.map(|_| ())
    }

    /// The lock that a secret opens which an account was given, by the hash of that secret.
    pub async fn lock(&self, hash: &str) -> Result<Option<String>, StoreError> {
        let hash = hash.to_string();
        self.reader.ask(move |connection| reader::lock(connection, &hash)).await
    }

    /// Table, seat and lock of every seat the account has, those at the oldest tables first.
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
