//! Logs: what is appended is there, whole and in order.

use std::path::PathBuf;

use store::{Acknowledge, Options, Row, Store, StoreError};
use tempfile::TempDir;

fn fresh() -> (TempDir, PathBuf, Store) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tables.db");
    let store = open(&path);
    (folder, path, store)
}

fn open(path: &std::path::Path) -> Store {
    Store::open(path, Options::default()).expect("a file that can be used")
}

fn row(seq: u32, body: &str) -> Row {
    Row { seq, body: body.into(), action_id: Some(format!("id of {body}")) }
}

async fn bodies(store: &Store, table: &str) -> Vec<String> {
    let stored = store.load(table).await.expect("readable").expect("a table");
    assert!(stored.rows.iter().map(|row| row.seq).eq(0..stored.rows.len() as u32), "no gap, in order");
    stored.rows.into_iter().map(|row| row.body).collect()
}

#[tokio::test]
async fn a_table_is_founded_with_its_first_rows_or_not_at_all() {
    let (_folder, _path, store) = fresh();
    store.found("moon", 1, String::new(), vec![row(0, "a"), row(1, "b")]).await.expect("a new table");
    assert_eq!(bodies(&store, "moon").await, ["a", "b"]);
    store.found("sun", 1, String::new(), vec![row(0, "a"), row(5, "b")]).await.expect_err("a gap in the log");
    assert_eq!(store.load("sun").await, Ok(None), "there is no half of it");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_loaded_as_it_was_written_also_after_a_restart() {
    let (_folder, path, store) = fresh();
    store.create("a", u64::MAX, "{\"n\":1}".into()).await.unwrap();
    let rows = vec![row(0, "ñ ☾"), Row { seq: 1, body: String::new(), action_id: None }];
    store.append("a", rows.clone()).await.unwrap();
    store.append("a", vec![Row { seq: 2, body: "3".into(), action_id: None }]).await.unwrap();
    store.append("a", Vec::new()).await.unwrap();
    let before = store.load("a").await.unwrap().unwrap();
    assert_eq!((before.id.as_str(), before.created, before.head.as_str()), ("a", u64::MAX, "{\"n\":1}"));
    assert_eq!(before.rows[..2], rows);
    assert_eq!(before.rows.len(), 3);
    store.close().await;

    let store = open(&path);
    assert_eq!(store.load("a").await.unwrap(), Some(before));
    assert_eq!(store.load("b").await.unwrap(), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_listed_with_heads_and_numbers_of_rows() {
    let (_folder, _, store) = fresh();
    store.create("young", 20, "y".into()).await.unwrap();
    store.create("old", 10, "o".into()).await.unwrap();
    store.append("young", vec![row(0, "1"), row(1, "2")]).await.unwrap();
    store.set_head("old", "changed".into(), 1).await.unwrap();
    let expected = [("old".into(), 10, "changed".into(), 0), ("young".into(), 20, "y".into(), 2)];
    assert_eq!(store.tables().await.unwrap(), expected);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_fit_is_refused_precisely() {
    let (_folder, _, store) = fresh();
    let unknown = Err(StoreError::UnknownTable { table: "a".into() });
    assert_eq!(store.append("a", vec![row(0, "1")]).await, unknown);
    assert_eq!(store.append("a", Vec::new()).await, unknown);
    assert_eq!(store.set_head("a", String::new(), 1).await, unknown);
    store.create("a", 0, String::new()).await.unwrap();
    let exists = Err(StoreError::TableExists { table: "a".into() });
    assert_eq!(store.create("a", 0, String::new()).await, exists);

    store.append("a", vec![row(0, "1")]).await.unwrap();
    let conflict = |seq, next| Err(StoreError::Conflict { table: "a".into(), seq, next });
    assert_eq!(store.append("a", vec![row(0, "2")]).await, conflict(0, 1));
    assert_eq!(store.append("a", vec![row(2, "2")]).await, conflict(2, 1));
    let repeated = Err(StoreError::Repeated { action_id: "id of 1".into() });
    assert_eq!(store.append("a", vec![row(1, "1")]).await, repeated);
    assert_eq!(
        store.append("a", vec![row(0, "1")]).await,
        repeated,
        "the same again is repeated, not in conflict"
    );
    assert_eq!(store.append("a", vec![row(1, "2"), row(2, "1")]).await, repeated);
    assert_eq!(bodies(&store, "a").await, ["1"], "all rows of a call, or none");

    store.create("b", 0, String::new()).await.unwrap();
    store.append("b", vec![row(0, "1")]).await.expect("an action id counts within its table");
}

/// Twenty writers at each of 50 tables, who go on where the store says that the log goes on.
#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_concurrent_appends_end_up_complete_and_in_order() {
    let (_folder, path, store) = fresh();
    for table in 0..50 {
        store.create(&table.to_string(), table, String::new()).await.unwrap();
    }
    let appends: Vec<_> = (0..1000)
        .map(|n: u32| {
            let store = store.clone();
            tokio::spawn(async move {
                let mut seq = 0;
                while let Err(error) =
                    store.append(&(n % 50).to_string(), vec![row(seq, &n.to_string())]).await
                {
                    let StoreError::Conflict { next, .. } = error else { panic!("{error}") };
                    seq = next;
                }
                (n, seq)
            })
        })
        .collect();
    let mut acknowledged = Vec::new();
    for append in appends {
        acknowledged.push(append.await.unwrap());
    }
    store.close().await;

    let store = open(&path);
    for table in 0..50 {
        let mut expected: Vec<(u32, u32)> =
            acknowledged.iter().copied().filter(|(n, _)| n % 50 == table).collect();
        expected.sort_by_key(|(_, seq)| *seq);
        let expected: Vec<String> = expected.iter().map(|(n, _)| n.to_string()).collect();
        assert_eq!(expected.len(), 20);
        assert_eq!(bodies(&store, &table.to_string()).await, expected);
    }
}

/// Here the rows are acknowledged long before they are written, so closing finds much to wait for.
#[tokio::test(flavor = "multi_thread")]
async fn closing_waits_until_everything_is_on_disk() {
    let (_folder, path, store) = fresh();
    store.close().await;
    let store = Store::open(&path, Options { acknowledge: Acknowledge::BeforeCommit }).unwrap();
    store.create("a", 0, String::new()).await.unwrap();
    for seq in 0..500 {
        store.append("a", vec![row(seq, &seq.to_string())]).await.unwrap();
    }
    let other = store.clone();
    store.close().await;
    assert_eq!(other.append("a", vec![row(500, "late")]).await, Err(StoreError::Closed));
    assert_eq!(other.load("a").await, Err(StoreError::Closed));
    other.close().await;
    let store = open(&path);
    assert_eq!(bodies(&store, "a").await.len(), 500);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_file_itself_refuses_to_forget() {
    let (_folder, path, store) = fresh();
    store.create("a", 0, String::new()).await.unwrap();
    store.append("a", vec![row(0, "1")]).await.unwrap();
    store.close().await;
    let connection = rusqlite::Connection::open(&path).unwrap();
    for change in ["DELETE FROM log", "UPDATE log SET body = '2'"] {
        let error = connection.execute(change, []).expect_err("a log is kept");
        assert!(error.to_string().contains("only appended to"), "{error}");
    }
}
