//! Files: older ones are brought up to date, those that cannot be used are left alone.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use store::{Options, Row, Store, StoreError};

/// Version 1 as it was. A copy on purpose: it must stay the same whatever becomes of the sources.
const VERSION_1: &str = include_str!("version-1.sql");
/// What was released never changes.
const VERSION_2: &str = include_str!("../src/version-2.sql");
const VERSION_3: &str = include_str!("../src/version-3.sql");
const VERSION_4: &str = include_str!("../src/version-4.sql");
/// A version that nobody has made yet.
const NEWER: u32 = 1_000;

fn open(path: &Path) -> Result<Store, StoreError> {
    Store::open(path, Options::default())
}

fn row(seq: u32, action_id: Option<&str>) -> Row {
    Row { seq, body: format!("body {seq}"), action_id: action_id.map(Into::into) }
}

/// A file with a table of 200 rows, closed in order.
async fn filled(path: &Path) {
    let store = open(path).unwrap();
    store.create("a", 7, "head".into()).await.unwrap();
    store.append("a", (0..200).map(|seq| row(seq, None)).collect()).await.unwrap();
    store.close().await;
}

/// Opening must fail, say what to do, and leave every byte where it was.
fn refused(path: &Path, what_to_do: &str) -> StoreError {
    let wal = PathBuf::from(format!("{}-wal", path.display()));
    let bytes = || (fs::read(path).unwrap(), fs::read(&wal).unwrap_or_default());
    let before = bytes();
    let error = open(path).expect_err("a file that cannot be used");
    assert!(bytes() == before, "the file was touched");
    let sentence = error.to_string();
    let named = path.canonicalize().unwrap().display().to_string();
    assert!(sentence.contains(&named) && sentence.contains(what_to_do), "{sentence}");
    error
}

fn shape(path: &Path) -> Vec<String> {
    let connection = Connection::open(path).unwrap();
    let mut query =
        connection.prepare("SELECT name || coalesce(sql, '') FROM sqlite_schema ORDER BY name").unwrap();
    query.query_map([], |row| row.get(0)).unwrap().collect::<Result<_, _>>().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn version_1_is_migrated_without_loss() {
    let folder = tempfile::tempdir().unwrap();
    let (old, new) = (folder.path().join("old.db"), folder.path().join("new.db"));
    let connection = Connection::open(&old).unwrap();
    connection.execute_batch(VERSION_1).unwrap();
    connection
        .execute_batch(
            "INSERT INTO tables VALUES ('a', 7, 'head'), ('b', 8, 'other');
             INSERT INTO log VALUES ('a', 0, 'body 0', NULL), ('a', 1, 'body 1', 'x'), ('b', 0, 'body 0', 'x');",
        )
        .unwrap();
    connection.close().unwrap();

    let store = open(&old).unwrap();
    let a = store.load("a").await.unwrap().unwrap();
    assert_eq!((a.created, a.head.as_str()), (7, "head"));
    assert_eq!(a.rows, [row(0, None), row(1, Some("x"))]);
    assert_eq!(store.load("b").await.unwrap().unwrap().rows, [row(0, Some("x"))]);
    let repeated = Err(StoreError::Repeated { action_id: "x".into() });
    assert_eq!(store.append("a", vec![row(2, Some("x"))]).await, repeated);
    store.append("a", vec![row(2, Some("y"))]).await.unwrap();
    store.add_account("Leia", "hash".into(), 9).await.unwrap();
    store.remember("leia", "a", 1, "lock".into()).await.unwrap();
    store.close().await;

    open(&new).unwrap().close().await;
    assert_eq!(shape(&old), shape(&new), "a migrated file is like a new one");
    let store = open(&old).unwrap();
    assert_eq!(store.load("a").await.unwrap().unwrap().rows.len(), 3);
    assert_eq!(store.remembered("leia").await.unwrap(), [("a".into(), 1, "lock".into())]);
}

/// Accounts of version 4 remembered the secrets of their seats. The right to the seats is kept; nobody can read the
/// secrets any more.
#[tokio::test(flavor = "multi_thread")]
async fn secrets_of_version_4_become_hashes() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let connection = Connection::open(&path).unwrap();
    connection.execute_batch(VERSION_1).unwrap();
    for step in [VERSION_2, VERSION_3, VERSION_4] {
        connection.execute_batch(step).unwrap();
    }
    connection.pragma_update(None, "user_version", 4).unwrap();
    connection
        .execute_batch(
            "INSERT INTO tables (id, created, head) VALUES ('a', 7, 'head');
             INSERT INTO accounts VALUES ('leia', 'Leia', 'hash', 9);
             INSERT INTO remembered VALUES ('leia', 'a', 1, 'the secret of a seat');",
        )
        .unwrap();
    connection.close().unwrap();
    let store = open(&path).unwrap();
    let lock = "33265ff3150fc3c2fbdb2f9f8d4b8d5f051589a08c3632904a11a06bb7190ba2";
    assert_eq!(store.remembered("leia").await.unwrap(), [("a".into(), 1, lock.into())]);
    store.close().await;
    let bytes = fs::read(&path).unwrap();
    assert!(!String::from_utf8_lossy(&bytes).contains("the secret of a seat"));
    let copy = fs::read(folder.path().join("tables.db.version-4")).unwrap();
    assert!(String::from_utf8_lossy(&copy).contains("the secret of a seat"), "the copy is as it was");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newer_file_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    filled(&path).await;
    Connection::open(&path).unwrap().pragma_update(None, "user_version", NEWER).unwrap();
    let error = refused(&path, "update the program");
    assert!(matches!(error, StoreError::Newer { found: NEWER, .. }), "{error:?}");
}

/// What a killed server of a newer version leaves: half of the truth is still in the write-ahead log.
#[tokio::test(flavor = "multi_thread")]
async fn a_newer_file_that_was_not_closed_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("tables.db"), folder.path().join("copy.db"));
    filled(&path).await;
    let connection = Connection::open(&path).unwrap();
    connection.pragma_update(None, "user_version", NEWER).unwrap();
    fs::copy(&path, &copy).unwrap();
    fs::copy(folder.path().join("tables.db-wal"), folder.path().join("copy.db-wal")).unwrap();
    assert!(fs::metadata(folder.path().join("copy.db-wal")).unwrap().len() > 0);
    let error = refused(&copy, "update the program");
    assert!(matches!(error, StoreError::Newer { found: NEWER, .. }), "{error:?}");
}

#[test]
fn what_is_no_database_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    for text in ["x".to_string(), "notes".to_string(), "my holiday notes\n".repeat(1000)] {
        let path = folder.path().join("notes.txt");
        fs::write(&path, text).unwrap();
        let error = refused(&path, "name another file");
        assert!(matches!(error, StoreError::NoDatabase { .. }), "{error:?}");
    }
}

#[test]
fn the_database_of_another_program_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("recipes.db");
    Connection::open(&path).unwrap().execute_batch("CREATE TABLE recipes (name TEXT)").unwrap();
    let error = refused(&path, "name another file");
    assert!(matches!(error, StoreError::Foreign { .. }), "{error:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_file_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    filled(&path).await;
    let whole = fs::read(&path).unwrap();
    let cut_off = whole[..whole.len() / 2].to_vec();
    // The first page is left whole, so that only a look at all pages shows the damage.
    let mut scribbled = whole.clone();
    scribbled[4096..].fill(0xa5);
    for damaged in [cut_off, scribbled] {
        fs::write(&path, damaged).unwrap();
        let error = refused(&path, "put a backup in its place");
        assert!(matches!(error, StoreError::Corrupt { .. }), "{error:?}");
    }
    fs::write(&path, whole).unwrap();
    open(&path).expect("the backup").close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_read_only_file_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    filled(&path).await;
    let mut rights = fs::metadata(&path).unwrap().permissions();
    rights.set_readonly(true);
    fs::set_permissions(&path, rights).unwrap();
    let error = refused(&path, "give this user the right");
    assert!(matches!(error, StoreError::ReadOnly { .. }), "{error:?}");
}

#[test]
fn a_missing_folder_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("nowhere/tables.db");
    let error = open(&path).expect_err("no folder");
    assert!(matches!(&error, StoreError::Disk(_)), "{error:?}");
    assert!(error.to_string().contains(&path.display().to_string()), "{error}");
    assert!(error.to_string().contains("see that its folder exists"), "{error}");
    let error = open(folder.path()).expect_err("a folder is no file");
    assert!(matches!(&error, StoreError::Disk(_)), "{error:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_do_not_share_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let first = open(&path).unwrap();
    first.create("a", 0, String::new()).await.unwrap();
    let in_use = StoreError::InUse { path: path.canonicalize().unwrap() };
    assert_eq!(open(&path).expect_err("it is in use"), in_use);
    #[cfg(unix)]
    {
        let link = folder.path().join("link.db");
        std::os::unix::fs::symlink(&path, &link).unwrap();
        assert_eq!(open(&link).expect_err("another name for the same file"), in_use);
    }
    assert!(in_use.to_string().contains("tables.db` is in use by another server"));
    first.append("a", vec![row(0, None)]).await.expect("the first goes on");
    first.close().await;
    open(&path).expect("free again").close().await;
}

/// The system would let us write on into a deleted file, and the rows would be lost.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_goes_away_is_said_and_the_store_goes_on_when_it_is_back() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let store = open(&path).unwrap();
    store.create("a", 0, String::new()).await.unwrap();
    for (seq, name) in (0..).zip(["tables.db", "tables.db-wal"]) {
        let (here, away) = (folder.path().join(name), folder.path().join("away"));
        fs::rename(&here, &away).unwrap();
        let error = store.append("a", vec![row(seq, None)]).await.expect_err("nowhere to write");
        assert!(matches!(&error, StoreError::Disk(_)), "{error:?}");
        assert!(error.to_string().contains("put it back"), "{error}");
        fs::rename(&away, &here).unwrap();
        store.append("a", vec![row(seq, None)]).await.expect("it is back");
    }
    assert_eq!(store.load("a").await.unwrap().unwrap().rows, [row(0, None), row(1, None)]);
}
