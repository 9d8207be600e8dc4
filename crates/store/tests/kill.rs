//! No acknowledged row is lost when the server is killed under load.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::{env, io};

use store::{Acknowledge, Options, Row, Store, StoreError};

const KILLS: usize = 20;
const TABLES: u32 = 8;

fn options(acknowledge: &str) -> Options {
    match acknowledge {
        "after" => Options { acknowledge: Acknowledge::AfterCommit },
        _ => Options { acknowledge: Acknowledge::BeforeCommit },
    }
}

/// Appends to all tables as fast as it can and writes a line for each row that was acknowledged.
#[test]
#[ignore = "the process that the other tests start and kill"]
fn victim() {
    let (Ok(path), Ok(acknowledge)) = (env::var("VICTIM_FILE"), env::var("VICTIM_ACKNOWLEDGES")) else {
        return;
    };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = Store::open(Path::new(&path), options(&acknowledge)).expect("a file that can be used");
        let mut tables = Vec::new();
        for table in 0..TABLES {
            let store = store.clone();
            tables.push(tokio::spawn(async move {
                let id = table.to_string();
                let first = match store.load(&id).await.expect("readable") {
                    Some(stored) => stored.rows.len() as u32,
                    None => {
                        store.create(&id, 0, String::new()).await.expect("a new table");
                        0
                    }
                };
                for seq in first.. {
                    let row = Row { seq, body: format!("{table} {seq}"), action_id: Some(seq.to_string()) };
                    store.append(&id, vec![row]).await.expect("written");
                    writeln!(io::stdout(), "acknowledged {table} {seq}").expect("somebody listens");
                }
            }));
        }
        for table in tables {
            table.await.expect("goes on for ever");
        }
    });
}

/// Lets a process append until it has acknowledged so many rows, kills it, and gives all that it
/// acknowledged.
fn killed_after(rows: usize, path: &Path, acknowledge: &str) -> BTreeSet<(u32, u32)> {
    let mut victim = Command::new(env::current_exe().expect("this test"))
        .args(["--exact", "victim", "--ignored", "--nocapture"])
        .env("VICTIM_FILE", path)
        .env("VICTIM_ACKNOWLEDGES", acknowledge)
        .stdout(Stdio::piped())
        .spawn()
        .expect("a process");
    let mut output = BufReader::new(victim.stdout.take().expect("a pipe"));
    let mut acknowledged = BTreeSet::new();
    let mut line = String::new();
    while output.read_line(&mut line).expect("text") > 0 {
        let words: Vec<&str> = line.split_whitespace().collect();
        // A line that was cut off by the kill acknowledges nothing.
        if let (["acknowledged", table, seq], true) = (&words[..], line.ends_with('\n')) {
            acknowledged.insert((table.parse().expect("a number"), seq.parse().expect("a number")));
            if acknowledged.len() == rows {
                victim.kill().expect("it still runs");
            }
        }
        line.clear();
    }
    victim.wait().expect("it is gone");
    assert!(acknowledged.len() >= rows, "it ended by itself");
    acknowledged
}

/// How many acknowledged rows are missing after all kills.
async fn lost(acknowledge: &str) -> usize {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tables.db");
    let mut lost = 0;
    for kill in 0..KILLS {
        // Not always at the same point of a group.
        let acknowledged = killed_after(50 + 13 * kill, &path, acknowledge);
        let store = Store::open(&path, Options::default()).expect("a killed server's file is whole");
        let mut found = BTreeSet::new();
        for table in 0..TABLES {
            let stored = store.load(&table.to_string()).await.expect("readable");
            for (n, row) in (0..).zip(stored.map_or(Vec::new(), |stored| stored.rows)) {
                assert_eq!((row.seq, row.body), (n, format!("{table} {n}")), "no gap, nothing foreign");
                found.insert((table, n));
            }
        }
        lost += acknowledged.difference(&found).count();
        store.close().await;
    }
    lost
}

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledged_row_is_lost() {
    assert_eq!(lost("after").await, 0);
}

/// The negative control: the test above would notice.
#[tokio::test(flavor = "multi_thread")]
async fn rows_acknowledged_before_they_are_written_are_lost() {
    assert!(lost("before").await > 0);
}

/// A killed server also leaves no lock behind.
#[tokio::test(flavor = "multi_thread")]
async fn an_action_that_is_sent_again_after_a_kill_does_nothing_twice() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tables.db");
    let acknowledged = killed_after(20, &path, "after");
    let store = Store::open(&path, Options::default()).expect("a killed server's file is free");
    for (table, seq) in acknowledged {
        let again = Row { seq, body: format!("{table} {seq}"), action_id: Some(seq.to_string()) };
        let repeated = Err(StoreError::Repeated { action_id: seq.to_string() });
        assert_eq!(store.append(&table.to_string(), vec![again]).await, repeated);
    }
}
