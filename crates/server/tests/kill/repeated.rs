//! An action that is sent again after a kill is what it was before.

use server::{Acknowledge, Options};
use store::Store;

use crate::{act, answered, client, offer, seated, seen, started};

/// How often a log has an action: ids count for each seat.
async fn times(file: &std::path::Path, table: &str, seat: usize, id: &str) -> usize {
    let id = format!("{seat}/{id}");
    let store = Store::open(file, Options::default()).expect("a killed server's file is free");
    let stored = store.load(table).await.expect("readable").expect("a table");
    store.close().await;
    stored.rows.iter().filter(|row| row.action_id.as_deref() == Some(id.as_str())).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_acknowledged_action_keeps_its_entry_over_restarts() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    let mut server = started(&file, Acknowledge::AfterCommit);
    let seats = client::make(server.addr).await.expect("a table");
    let (mut first, a) = seated(server.addr, &seats, 0).await;
    let (mut second, b) = seated(server.addr, &seats, 1).await;
    let (seat, action) = offer(&[&a, &b]);
    let actor = if seat == 0 { &mut first } else { &mut second };
    actor.say(&act("once", &action)).await.expect("a server that listens");
    let entry = answered(actor, "once").await.expect("an offered action");
    for _ in 0..3 {
        drop(server);
        server = started(&file, Acknowledge::AfterCommit);
        let (mut actor, before) = seated(server.addr, &seats, seat).await;
        for _ in 0..2 {
            actor.say(&act("once", &action)).await.expect("a server that listens");
            assert_eq!(answered(&mut actor, "once").await, Ok(entry));
        }
        let (_, after) = seated(server.addr, &seats, seat).await;
        assert_eq!((after.entries, after.scene), (before.entries, before.scene), "nothing was done twice");
    }
    drop(server);
    assert_eq!(times(&file, &seats.table, seat, "once").await, 1);
}

/// The other seat sees an action only when it is on disk: so it is certain that it was written, though
/// its sender never heard of it.
#[tokio::test(flavor = "multi_thread")]
async fn an_action_that_was_written_but_not_answered_has_the_entry_it_was_written_at() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    let server = started(&file, Acknowledge::AfterCommit);
    let seats = client::make(server.addr).await.expect("a table");
    let (mut first, a) = seated(server.addr, &seats, 0).await;
    let (mut second, b) = seated(server.addr, &seats, 1).await;
    let (seat, action) = offer(&[&a, &b]);
    let (actor, other) = if seat == 0 { (&mut first, &mut second) } else { (&mut second, &mut first) };
    actor.say(&act("unheard", &action)).await.expect("a server that listens");
    while seen(other).await.plies == b.plies {}
    drop(server);

    let server = started(&file, Acknowledge::AfterCommit);
    let (mut actor, _) = seated(server.addr, &seats, seat).await;
    actor.say(&act("unheard", &action)).await.expect("a server that listens");
    assert_eq!(answered(&mut actor, "unheard").await, Ok(b.entries + 1));
    drop(server);
    assert_eq!(times(&file, &seats.table, seat, "unheard").await, 1);
}
