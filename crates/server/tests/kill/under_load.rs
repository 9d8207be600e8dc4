//! No acknowledged action is lost when the server is killed under load.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use kernel::{Dice, Seat};
use server::{Acknowledge, Options};
use store::{Row, Store};
use table::{Entry, Logged, Table};
use tokio::sync::watch;

use crate::player::{Played, Signals, play};
use crate::said::Position;
use crate::{seated, started};

const PLAYERS: u64 = 32;

/// Somebody hangs if it takes so long.
const BOUND: Duration = Duration::from_secs(180);

#[derive(Debug, Default)]
struct Findings {
    acknowledged: usize,
    sent_again: usize,
    /// Acknowledged actions that are not in the log, or not at their entry.
    lost: Vec<String>,
    /// Refusals of offered actions, and tables that were gone.
    turned_down: Vec<String>,
}

/// Lets everybody play, kills the server so many times, and looks at what is left.
async fn killed_under_load(acknowledge: Acknowledge, kills: u64) -> Findings {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    let mut server = started(&file, acknowledge);
    let (address, addresses) = watch::channel(Some(server.addr));
    let (stop, enough) = watch::channel(false);
    let acknowledged = Arc::new(AtomicUsize::new(0));
    let signals = Signals { server: addresses, enough, acknowledged: Arc::clone(&acknowledged) };
    let players: Vec<_> = (0..PLAYERS).map(|n| tokio::spawn(play(n, signals.clone()))).collect();

    for kill in 0..kills {
        // So many acknowledgements later and then some: anywhere in a commit, an answer or a set-up.
        let mut dice = Dice::at(kill, kills);
        let until = acknowledged.load(Ordering::Relaxed) + dice.below(400);
        while acknowledged.load(Ordering::Relaxed) < until {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        tokio::time::sleep(Duration::from_micros(dice.below(20_000) as u64)).await;
        address.send_replace(None);
        drop(server);
        server = started(&file, acknowledge);
        address.send_replace(Some(server.addr));
    }

    stop.send_replace(true);
    let mut played = Vec::new();
    for player in players {
        played.extend(player.await.expect("a player who ends"));
    }
    let mut shown = BTreeMap::new();
    for table in played.iter().filter(|played| played.sent_away.is_none()) {
        for seat in 0..table.seats.tokens.len() {
            let (_, position) = seated(server.addr, &table.seats, seat).await;
            shown.insert((table.seats.table.clone(), seat), position);
        }
    }
    drop(server);
    findings(&file, &played, &shown).await
}

async fn findings(file: &Path, played: &[Played], shown: &BTreeMap<(String, usize), Position>) -> Findings {
    let store = Store::open(file, Options::default()).expect("a killed server's file is whole");
    let mut found = Findings::default();
    for Played { seats, acknowledged, sent_again, refused, sent_away, .. } in played {
        let rows = store.load(&seats.table).await.expect("readable").map_or(Vec::new(), |stored| stored.rows);
        for (sent, entry) in acknowledged {
            let there = rows.get(*entry as usize).is_some_and(|row| {
                row.seq == *entry
                    && row.action_id == Some(format!("{}/{}", sent.seat, sent.id))
                    && matches!(logged(row).entry, Entry::Act { seat: Seat(seat), action }
                        if usize::from(seat) == sent.seat && action == sent.action)
            });
            if !there {
                found.lost.push(format!("{} {entry} {sent:?}", seats.table));
            }
        }
        found.acknowledged += acknowledged.len();
        found.sent_again += sent_again;
        found.turned_down.extend(refused.iter().chain(sent_away).cloned());
    }
    for (id, created, ..) in store.tables().await.expect("readable") {
        let rows = store.load(&id).await.expect("readable").expect("listed").rows;
        // A table whose set-up was cut off was never given to anybody.
        let Some((head, rows)) = rows.split_first() else { continue };
        let acts = rows.iter().filter(|row| matches!(logged(row).entry, Entry::Act { .. }));
        let ids: Vec<&String> = acts.map(|row| row.action_id.as_ref().expect("an act has an id")).collect();
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "each action once");
        let log: Vec<Logged> = rows.iter().map(logged).collect();
        let head = serde_json::from_str(&head.body).expect("a head");
        let table = Table::from_log(head, created, &log).expect("a table");
        assert_eq!(table.closed(), None, "the log follows the rules");
        for seat in 0..table.occupants().len() {
            let Some(position) = shown.get(&(id.clone(), seat)) else { continue };
            let scene = table.board().scene(table.eyes_of(Some(Seat(seat as u8))));
            let scene: serde_json::Value = serde_json::from_str(&scene).expect("a scene is JSON");
            assert_eq!((position.entries, position.plies), (table.entries(), table.board().plies()));
            assert_eq!(position.scene, scene, "the log of {id} leads to what the server shows");
        }
    }
    store.close().await;
    found
}

fn logged(row: &Row) -> Logged {
    serde_json::from_str(&row.body).expect("an entry")
}

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledged_action_is_lost() {
    let kills = killed_under_load(Acknowledge::AfterCommit, 24);
    let found = tokio::time::timeout(BOUND, kills).await.expect("nobody hangs");
    assert_eq!(found.lost, [""; 0], "of {} acknowledged actions", found.acknowledged);
    assert_eq!(found.turned_down, [""; 0]);
    assert!(found.sent_again > 0, "some actions were on their way when the server died");
}

/// The negative control: the test above would notice.
#[tokio::test(flavor = "multi_thread")]
async fn actions_acknowledged_before_they_are_written_are_lost() {
    let kills = killed_under_load(Acknowledge::BeforeCommit, 6);
    let found = tokio::time::timeout(BOUND, kills).await.expect("nobody hangs");
    assert!(!found.lost.is_empty(), "of {} acknowledged actions", found.acknowledged);
}
