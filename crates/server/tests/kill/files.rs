//! Files a server is started with: what cannot be used is said and left alone.

use std::fs;
use std::path::Path;

use rusqlite::Connection;
use server::{Options, ServeError};

use crate::{client, play_on, process, seated, served};

/// Version 1 as it was.
const VERSION_1: &str = include_str!("../../../store/tests/version-1.sql");

/// A file with a table that was played at, closed in order.
async fn filled(file: &Path) -> client::Seats {
    let server = served(file).await;
    let seats = client::make(server.addr).await.expect("a table");
    play_on(server.addr, &seats, 0..5).await;
    server.stop().await;
    seats
}

/// Starting must fail with a sentence that names the file and what to do, and leave every byte alone.
async fn refused(file: &Path, what_to_do: &str) {
    let before = fs::read(file).expect("a file");
    let started = server::start(process::anywhere(), file, Options::default(), process::limits()).await;
    let error = started.expect_err("a file that cannot be used");
    assert!(matches!(error, ServeError::Store(_)), "{error:?}");
    let sentence = error.to_string();
    let name = file.file_name().and_then(|name| name.to_str()).expect("a name");
    assert!(sentence.contains(name) && sentence.contains(what_to_do), "{sentence}");
    assert!(fs::read(file).expect("a file") == before, "the file was touched");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newer_file_is_said_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    filled(&file).await;
    Connection::open(&file).unwrap().pragma_update(None, "user_version", 99).unwrap();
    refused(&file, "update the program").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_file_is_said_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    filled(&file).await;
    let mut bytes = fs::read(&file).unwrap();
    // The first page stays: it is still our database, but its tables are torn.
    bytes[4096..].fill(0xA5);
    fs::write(&file, bytes).unwrap();
    refused(&file, "put a backup in its place").await;
    fs::write(&file, "what somebody wrote about the game").unwrap();
    refused(&file, "is no database").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_read_only_file_is_said_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    filled(&file).await;
    let mut rights = fs::metadata(&file).unwrap().permissions();
    rights.set_readonly(true);
    fs::set_permissions(&file, rights).unwrap();
    refused(&file, "give this user the right").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_is_turned_away_and_the_first_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    let first = served(&file).await;
    let seats = client::make(first.addr).await.expect("a table");
    refused(&file, "is in use by another server").await;
    play_on(first.addr, &seats, 0..3).await;
    first.stop().await;
    served(&file).await.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_in_a_file_of_version_1_is_played_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let (new, old) = (folder.path().join("new.db"), folder.path().join("old.db"));
    let seats = filled(&new).await;
    let connection = Connection::open(&old).unwrap();
    connection.execute_batch(VERSION_1).unwrap();
    connection.execute("ATTACH ?1 AS new", [new.to_str().expect("a plain name")]).unwrap();
    connection
        .execute_batch(
            "INSERT INTO main.tables SELECT id, created, head FROM new.tables; INSERT INTO main.log SELECT * FROM new.log;",
        )
        .unwrap();
    connection.close().unwrap();

    let server = served(&old).await;
    assert_eq!(server.resumed, 1);
    let (_, before) = seated(server.addr, &seats, 0).await;
    play_on(server.addr, &seats, 5..10).await;
    let (_, after) = seated(server.addr, &seats, 0).await;
    assert!(after.plies >= before.plies + 5, "{} {}", before.plies, after.plies);
    server.stop().await;
    let version: u32 =
        Connection::open(&old).unwrap().pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    assert!(version > 1);
}
