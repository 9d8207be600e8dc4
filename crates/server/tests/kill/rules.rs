//! Logs that the rules of this program do not allow any more.

use server::Options;
use store::{Row, Store};

use crate::{act, answered, client, play_on, seated, served};

#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_no_longer_follows_the_rules_closes_its_table_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    let server = served(&file).await;
    let seats = client::make(server.addr).await.expect("a table");
    let untouched = client::make(server.addr).await.expect("another table");
    play_on(server.addr, &seats, 0..5).await;
    let (_, last) = seated(server.addr, &seats, 0).await;
    server.stop().await;

    let store = Store::open(&file, Options::default()).expect("a file that is free");
    let body = r#"{"at":1,"entry":"act","seat":0,"action":"what the older rules allowed"}"#.to_owned();
    let row = Row { seq: last.entries + 1, body, action_id: Some("older".into()) };
    store.append(&seats.table, vec![row]).await.expect("a row that fits");
    store.close().await;

    let server = served(&file).await;
    assert_eq!(server.resumed, 2, "a log is read when somebody asks for its table");
    for seat in 0..2 {
        let (mut client, position) = seated(server.addr, &seats, seat).await;
        let problem = position.closed.expect("closed");
        assert!(problem.contains("not possible"), "{problem}");
        assert_eq!(position.plies, last.plies, "it can be looked at up to there");
        assert!(position.offers.is_empty());
        if seat == 0 {
            assert_eq!(position.scene, last.scene);
        }
        client.say(&act("late", "pass")).await.expect("a server that listens");
        let (why, text) = answered(&mut client, "late").await.expect_err("closed");
        assert_eq!(why, "closed");
        assert!(text.contains("This table is closed") && text.contains("still be looked at"), "{text}");
    }
    play_on(server.addr, &untouched, 0..3).await;
    server.stop().await;
}
