//! What a server needs of the machine.

use std::process::Command;
use std::{env, fs};

use server::{Acknowledge, Options};
use store::{Row, Store};

use crate::process::{Process, memory};
use crate::{VICTIM, client, seated, served, started};

const LINES: u32 = 250_000;
/// Of which the log alone has more than twice as much.
const BOUND: u64 = 10 << 20;

/// A table of an older server, where chat was part of the log: it is read piece by piece.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn a_table_with_250_000_lines_of_chat_is_opened_in_bounded_memory() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    let server = served(&file).await;
    let (short, long) = (client::make(server.addr).await, client::make(server.addr).await);
    let (short, long) = (short.expect("a table"), long.expect("another table"));
    server.stop().await;
    let store = Store::open(&file, Options::default()).expect("a file that is free");
    let next = store.load(&long.table).await.expect("readable").expect("it is there").rows.len() as u32;
    let line =
        r#"{"at":1,"entry":"chat","from":{"voice":"spectator","name":"Eve"},"text":"spam spam spam spam"}"#;
    assert!(line.len() as u64 * u64::from(LINES) > 2 * BOUND);
    let rows = (next..next + LINES).map(|seq| Row { seq, body: line.into(), action_id: None });
    store.append(&long.table, rows.collect()).await.expect("a long log");
    store.close().await;

    let server = started(&file, Acknowledge::AfterCommit);
    let most = || memory(server.child.id(), "VmHWM").expect("a process of this system");
    seated(server.addr, &short, 0).await;
    let before = most();
    let (_, position) = seated(server.addr, &long, 0).await;
    assert!(position.entries > LINES, "all of it was read");
    let needed = most() - before;
    assert!(needed < BOUND, "{needed} bytes for a log of {} bytes", line.len() as u64 * u64::from(LINES));
}

/// A socket is an open file: whoever starts the server need not think of it.
#[cfg(target_os = "linux")]
#[test]
fn a_server_may_open_as_many_files_as_the_system_allows() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = Command::new("sh");
    command.args(["-c", r#"ulimit -S -n 200 && exec "$@""#, "sh"]);
    command.arg(env::current_exe().expect("this program")).args(VICTIM);
    let server = Process::run(command, &folder.path().join("tables.db"), Acknowledge::AfterCommit);
    let limits = fs::read_to_string(format!("/proc/{}/limits", server.child.id())).expect("a process");
    let files = limits.lines().find_map(|line| line.strip_prefix("Max open files")).expect("a limit");
    let [now, most, ..] = files.split_whitespace().collect::<Vec<_>>()[..] else { panic!("{files}") };
    assert!(now == most && now != "200", "{files}");
}
