//! What somebody needs who runs a house: copies, deleting, rights of files.

use std::fs;
use std::path::Path;

use rusqlite::Connection;
use store::{Options, Row, Store, StoreError, backup, restore};
use tempfile::TempDir;

fn open(path: &Path) -> Store {
    Store::open(path, Options::default()).expect("a store")
}

fn row(seq: u32, body: &str) -> Row {
    Row { seq, body: body.into(), action_id: Some(format!("id {seq}")) }
}

async fn filled(path: &Path) -> Store {
    let store = open(path);
    for table in ["a", "b"] {
        store.found(table, 7, "open".into(), vec![row(0, "head"), row(1, "entry")]).await.expect("new");
        store.say(table, row(0, "hello"), 1_000).await.expect("a line");
    }
    store.add_account("Leia", "hash".into(), 9).await.expect("an account");
    store.remember("leia", "a", 1, "lock".into()).await.expect("a seat");
    store.give_keys("leia", vec![("key".into(), "lock".into())], 5).await.expect("a key");
    store
}

#[tokio::test]
async fn a_copy_is_made_while_the_server_runs_and_can_be_put_back() {
    let folder = TempDir::new().expect("a folder");
    let (file, copy) = (folder.path().join("tables.db"), folder.path().join("copy.db"));
    let store = filled(&file).await;
    backup(&file, &copy).expect("a copy");
    store.append("a", vec![row(2, "later")]).await.expect("the server writes on");
    let error = backup(&file, &copy).expect_err("it is there already");
    assert!(error.to_string().contains("name a file that is not"), "{error}");
    let error = restore(&copy, &file).expect_err("the server runs");
    assert!(matches!(error, StoreError::InUse { .. }), "{error:?}");
    store.close().await;

    // A copy can be used where it lies.
    let store = open(&copy);
    assert_eq!(store.rows("a", 0, 10).await.expect("rows").len(), 2);
    store.append("a", vec![row(2, "in the copy")]).await.expect("it can be written");
    store.close().await;
    let kept = restore(&copy, &file).expect("put back").expect("what was there is kept");
    let rows = |file: &Path| {
        let store = open(file);
        async move {
            let rows = store.rows("a", 0, 10).await.expect("rows");
            store.close().await;
            rows.last().expect("a row").body.clone()
        }
    };
    assert_eq!((rows(&file).await.as_str(), rows(&kept).await.as_str()), ("in the copy", "later"));
    // Where there is nothing yet, nothing needs to be kept.
    assert_eq!(restore(&copy, &folder.path().join("new.db")), Ok(None));
    let letter = folder.path().join("letter.txt");
    fs::write(&letter, "dear friend ".repeat(100)).expect("a file");
    assert!(restore(&letter, &file).is_err());
    assert_eq!(rows(&file).await, "in the copy", "what is no copy replaces nothing");
}

#[tokio::test]
async fn before_a_file_is_brought_up_to_date_a_copy_is_made() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("tables.db");
    let connection = Connection::open(&file).expect("a file");
    connection.execute_batch(include_str!("version-1.sql")).expect("an old file");
    connection.execute("INSERT INTO tables VALUES ('a', 7, 'head')", []).expect("a table");
    drop(connection);
    open(&file).close().await;
    let copy = folder.path().join("tables.db.version-1");
    let connection = Connection::open(&copy).expect("the copy");
    let version: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0)).expect("one");
    let tables: u32 = connection.query_row("SELECT count(*) FROM tables", [], |row| row.get(0)).expect("one");
    assert_eq!((version, tables), (1, 1));
    open(&file).close().await;
    assert_eq!(fs::read_dir(folder.path()).expect("files").count(), 3, "one copy, the file and its lock");
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let folder = TempDir::new().expect("a folder");
    let (file, copy) = (folder.path().join("tables.db"), folder.path().join("copy.db"));
    // An older file that others may read.
    fs::write(&file, "").expect("a file");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).expect("rights");
    let _store = filled(&file).await;
    backup(&file, &copy).expect("a copy");
    let mut seen = 0;
    for found in fs::read_dir(folder.path()).expect("files") {
        let found = found.expect("a file");
        let mode = found.metadata().expect("rights").permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{}", found.path().display());
        seen += 1;
    }
    assert_eq!(seen, 5, "the file, its lock, its two logs and the copy");
}

#[tokio::test]
async fn chat_has_a_quota_is_said_once_and_can_be_deleted() {
    let folder = TempDir::new().expect("a folder");
    let store = filled(&folder.path().join("tables.db")).await;
    let lines = async |store: &Store| {
        let chat = store.chat("a", 100).await.expect("lines");
        chat.into_iter().map(|line| line.seq).collect::<Vec<_>>()
    };
    for seq in 1..=10 {
        store.say("a", row(seq, &"ñ".repeat(50)), 350).await.expect("a line");
    }
    assert_eq!(lines(&store).await, [8, 9, 10], "three times a hundred bytes");
    let again = Row { action_id: Some("id 9".into()), ..row(11, "again") };
    assert!(matches!(store.say("a", again, 350).await, Err(StoreError::Repeated { .. })));
    assert_eq!(store.hush("a", Some(9)).await, Ok(true));
    assert_eq!(lines(&store).await, [8, 10]);
    assert_eq!((store.hush("a", None).await, store.hush("a", None).await), (Ok(true), Ok(false)));
    assert_eq!(store.chat("b", 100).await.expect("lines").len(), 1, "another table's stays");
}

#[tokio::test]
async fn a_table_goes_with_all_that_belongs_to_it() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("tables.db");
    let store = filled(&file).await;
    assert_eq!((store.delete("a").await, store.delete("a").await), (Ok(true), Ok(false)));
    assert_eq!(store.load("a").await, Ok(None));
    assert_eq!(store.remembered("leia").await, Ok(Vec::new()));
    assert_eq!(store.lock("key").await, Ok(None), "a key to nothing");
    assert_eq!(store.rows("a", 0, 10).await, Ok(Vec::new()));
    assert_eq!(store.rows("b", 0, 10).await.map(|rows| rows.len()), Ok(2));
    // The log of a table that is there stays as it is.
    let other = Connection::open(&file).expect("a connection");
    let error = other.execute("DELETE FROM log WHERE table_id = 'b'", []).expect_err("only appended to");
    assert!(error.to_string().contains("only appended to"), "{error}");
    drop(other);
    let blotted = vec![row(0, "head"), row(1, "blotted")];
    store.rewrite("b", blotted.clone()).await.expect("another log");
    assert_eq!(store.load("b").await.expect("readable").expect("it is there").rows, blotted);
    assert_eq!(store.chat("b", 9).await.map(|lines| lines.len()), Ok(1));
}

#[tokio::test]
async fn tables_are_found_by_their_summaries() {
    let folder = TempDir::new().expect("a folder");
    let store = filled(&folder.path().join("tables.db")).await;
    assert_eq!(store.summed_up("open", 9).await, Ok(vec!["a".into(), "b".into()]));
    store.set_head("a", "over".into(), 500).await.expect("it is there");
    assert_eq!(store.summed_up("open", 9).await, Ok(vec!["b".into()]));
    assert_eq!(store.others("over").await, Ok(1));
    assert_eq!(store.summed_up_before("over", 500).await, Ok(Vec::new()));
    assert_eq!(store.summed_up_before("over", 501).await, Ok(vec!["a".into()]));
}

#[tokio::test]
async fn an_account_goes_with_all_that_belongs_to_it() {
    let folder = TempDir::new().expect("a folder");
    let store = filled(&folder.path().join("tables.db")).await;
    store.set_password("LEIA", "another".into()).await.expect("it is there");
    assert_eq!(store.account("leia").await, Ok(Some(("Leia".into(), "another".into()))));
    assert_eq!(store.accounts().await, Ok(vec![("Leia".into(), 9)]));
    assert_eq!(
        (store.delete_account("leia").await, store.delete_account("leia").await),
        (Ok(true), Ok(false))
    );
    assert_eq!(store.remembered("leia").await, Ok(Vec::new()));
    assert_eq!(store.lock("key").await, Ok(None));
    assert!(store.set_password("leia", "x".into()).await.is_err());
}

#[tokio::test]
async fn whether_anything_can_be_written_can_be_asked() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("tables.db");
    let store = filled(&file).await;
    assert_eq!(store.probe(1).await, Ok(()));
    let (commits, errors) = (store.figures().commits(), store.figures().errors());
    assert!(commits > 0 && errors == 0 && !store.figures().committing().is_zero());
    fs::remove_file(&file).expect("the file is gone");
    assert!(store.probe(2).await.is_err());
    assert_eq!((store.figures().commits(), store.figures().errors()), (commits, 1));
}
