//! Things that break: planted, since nothing is known to.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::Duration;

use kernel::Seat;
use serde_json::json;
use store::{Options, Store};
use tempfile::TempDir;
use text::Lang;
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::bots::Thought;
use super::{Comer, Tables};
use crate::limits::Limits;
use crate::meters::Meters;
use crate::problem::Problem;
use crate::wire::ServerSays;

async fn house(folder: &TempDir) -> Arc<Tables> {
    let store = Store::open(&folder.path().join("tables.db"), Options::default()).expect("a new file");
    let bot_pause = Duration::ZERO;
    Tables::new(store, Limits { bot_pause, ..Limits::default() }, Meters::new())
}

/// What was said to a listener since it was asked last.
fn heard(ears: &mut mpsc::Receiver<Box<ServerSays>>) -> Vec<ServerSays> {
    std::iter::from_fn(|| ears.try_recv().ok()).map(|said| *said).collect()
}

#[tokio::test]
async fn a_table_that_breaks_is_read_again_from_its_log_and_its_people_are_told() {
    let folder = TempDir::new().expect("a folder");
    let tables = house(&folder).await;
    let seats = [json!({ "who": "link", "name": "Vera" }), json!({ "who": "link", "name": "Luis" })];
    let wish = serde_json::from_value(json!({ "game": "deckbuilding", "seats": seats })).expect("a wish");
    let made = tables.make(&wish).await.expect("a table");
    let (to, mut ears) = mpsc::channel(64);
    let comer = Comer {
        table: made.id,
        token: made.tokens[0].clone(),
        name: None,
        lang: Lang::En,
        from: Ipv4Addr::LOCALHOST.into(),
    };
    let (vera, _) = tables.connect(comer, to).await.expect("her seat");
    heard(&mut ears);
    let entries = tables.peek(&vera.live, |table, _| table.entries()).await;

    // It breaks in the middle: half of it is done already.
    let broken = tables.change(&vera.live, |table, now| {
        table.close(now).expect("it is open");
        panic!("planted")
    });
    assert!(matches!(broken.await, Err(Problem::Broken)));
    let told = heard(&mut ears);
    let warned = |said: &ServerSays| matches!(said, ServerSays::Warning { why, .. } if why == "broken");
    assert!(told.iter().any(warned), "{told:?}");
    let shown = told.iter().find_map(|said| match said {
        ServerSays::Position(position) => Some(position),
        _ => None,
    });
    assert_eq!(shown.map(|position| (position.entries, position.closed.clone())), Some((entries, None)));
    assert_eq!(tables.meters.panics.get(), 1);
    let act = table::Command::Act { action: "end".into(), plies: None };
    tables.command(&vera, "1", act).await.expect("and the game goes on");
}

/// A bot that breaks while it is its turn: people are told, chance decides, and the game goes on.
#[tokio::test]
async fn a_bot_that_breaks_stops_no_game() {
    let folder = TempDir::new().expect("a folder");
    let tables = house(&folder).await;
    let seats = [json!({ "who": "link", "name": "Vera" }), json!({ "who": "link", "name": "Luis" })];
    let wish = serde_json::from_value(json!({ "game": "deckbuilding", "seats": seats })).expect("a wish");
    let made = tables.make(&wish).await.expect("a table");
    let (to, mut ears) = mpsc::channel(100_000);
    let comer = |seat: usize| Comer {
        table: made.id.clone(),
        token: made.tokens[seat].clone(),
        name: None,
        lang: Lang::En,
        from: Ipv4Addr::LOCALHOST.into(),
    };
    let (to_her, _her_ears) = mpsc::channel(100_000);
    let (vera, _) = tables.connect(comer(0), to_her).await.expect("her seat");
    tables.connect(comer(1), to).await.expect("his seat");
    let (moved_at, plies) =
        tables.peek(&vera.live, |table, _| (table.moved_at(), table.board().plies())).await;
    // A computer plays for her, and it is the planted one that thinks.
    vera.live.inner.lock().await.thinking = Some(moved_at);
    let stands_in = table::Command::Leave { bot: Some("rules".into()) };
    tables.command(&vera, "1", stands_in).await.expect("a computer may play");
    let thought = Thought { seat: Seat(0), bot: "rules".into(), moved_at };
    tables.think(&vera.live, thought, Box::new(|| panic!("planted")));
    let mut told = false;
    loop {
        let heard = timeout(Duration::from_secs(60), ears.recv()).await.expect("something is told");
        match *heard.expect("he is at the table") {
            ServerSays::Warning { why, text } => told = why == "bot-broke" && text.contains("by chance"),
            // It has moved, and goes on with thoughts of its own until it is his turn.
            ServerSays::Position(position) if position.waiting_for == [1] => {
                assert!(told && position.plies > plies);
                break;
            }
            _ => {}
        }
    }
    assert_eq!(tables.meters.panics.get(), 1);
}

/// The start reads no table, and a broken one hurts nobody else.
#[tokio::test]
async fn a_log_that_breaks_the_rules_engine_is_told() {
    assert!(matches!(super::unbroken(|| -> u8 { panic!("planted") }), Err(Problem::Broken)));
    assert!(matches!(super::unbroken(|| 7), Ok(7)));
}
