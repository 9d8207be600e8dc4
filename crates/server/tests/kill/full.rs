//! A disk that is really full: a file system of two megabytes in memory, which only the server's process sees.

use std::env;
use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use server::Acknowledge;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::process::Process;
use crate::{VICTIM, act, answered, client, offer, seated};

/// Puts a small file system over the folder that is named first, and becomes the program that is named then.
fn on_a_small_disk(folder: &Path) -> Command {
    let mut command = Command::new("unshare");
    command.args(["--user", "--map-root-user", "--mount", "sh", "-c"]);
    command.arg(r#"mount -t tmpfs -o size=2m tmpfs "$0" && exec "$@""#).arg(folder);
    command
}

/// Whether this system lets anybody have a file system of their own.
fn can_mount(folder: &Path) -> bool {
    let tried = on_a_small_disk(folder).arg("true").stderr(Stdio::null()).status();
    tried.is_ok_and(|status| status.success())
}

/// Takes all the room there is.
fn fill(path: &Path) {
    let mut file = File::create(path).expect("a file");
    let error = loop {
        if let Err(error) = file.write_all(&[0; 4096]) {
            break error;
        }
    };
    assert_eq!(error.kind(), ErrorKind::StorageFull, "{error}");
}

async fn health(server: &Process) -> String {
    let mut stream = TcpStream::connect(server.addr).await.expect("a server that listens");
    let request = format!("GET /healthz HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", server.addr);
    stream.write_all(request.as_bytes()).await.expect("a server that reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("a server that answers");
    answer
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_refuses_moves_says_so_and_loses_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    if !can_mount(folder.path()) {
        eprintln!("this system gives nobody a file system of their own: a full disk is not tried");
        return;
    }
    let mut command = on_a_small_disk(folder.path());
    command.arg(env::current_exe().expect("this program")).args(VICTIM);
    let server = Process::run(command, &folder.path().join("tables.db"), Acknowledge::AfterCommit);
    let seats = client::make(server.addr).await.expect("a table");
    assert!(health(&server).await.starts_with("HTTP/1.1 200"));

    // What the server sees in the place of the folder.
    let disk = Path::new("/proc").join(server.child.id().to_string()).join("root");
    let filler = disk.join(folder.path().strip_prefix("/").expect("a whole path")).join("filler");
    fill(&filler);
    let mut acknowledged = 0;
    let (refusal, asked) = loop {
        let (mut first, a) = seated(server.addr, &seats, 0).await;
        let (mut second, b) = seated(server.addr, &seats, 1).await;
        let (seat, action) = offer(&[&a, &b]);
        let actor = if seat == 0 { &mut first } else { &mut second };
        let id = format!("full-{acknowledged}");
        actor.say(&act(&id, &action)).await.expect("a server that listens");
        match answered(actor, &id).await {
            // There was some room left in the files.
            Ok(entry) => assert!(entry > a.entries, "{entry}"),
            Err(refusal) => break (refusal, (id, seat, action, a)),
        }
        acknowledged += 1;
    };
    assert!(refusal.0 == "disk" && refusal.1.contains("full"), "{refusal:?}");
    let told = loop {
        let answer = health(&server).await;
        if !answer.starts_with("HTTP/1.1 200") {
            break answer;
        }
        tokio::task::yield_now().await;
    };
    assert!(told.starts_with("HTTP/1.1 503") && told.contains("full"), "{told}");

    // Nobody has seen the move. With room for it the same move is made, once.
    let (id, seat, action, before) = asked;
    let (_, now) = seated(server.addr, &seats, 0).await;
    assert_eq!((now.entries, now.plies, now.scene), (before.entries, before.plies, before.scene));
    fs::remove_file(&filler).expect("room again");
    let (mut actor, _) = seated(server.addr, &seats, seat).await;
    actor.say(&act(&id, &action)).await.expect("a server that listens");
    assert_eq!(answered(&mut actor, &id).await, Ok(before.entries + 1));
    assert!(health(&server).await.starts_with("HTTP/1.1 200"));
}
