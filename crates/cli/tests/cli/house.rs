//! `cantina backup`, `restore` and `admin`, beside a server that runs and without one.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Output, Stdio};

use crate::run::Folder;

fn cantina(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cantina")).args(arguments).output().expect("the program runs")
}

fn said(output: &Output) -> String {
    let text = [&output.stdout[..], &output.stderr[..]].concat();
    String::from_utf8_lossy(&text).into_owned()
}

/// A server, and its inner address.
fn serve(data: &str) -> (Child, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_cantina"))
        .args([
            "serve",
            "--addr",
            "127.0.0.1:0",
            "--inside",
            "127.0.0.1:0",
            "--log",
            "info",
            "--log-format",
            "json",
        ])
        .args([
            "--keep-days",
            "30",
            "--trust-proxy",
            "10.0.0.0/8",
            "--trust-proxy",
            "127.0.0.1",
            "--data",
            data,
        ])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let lines = BufReader::new(child.stdout.take().expect("a pipe")).lines().map_while(Result::ok);
    let inside = lines
        .take(2)
        .find_map(|line| line.strip_prefix("For metrics and orders: http://").map(str::to_owned));
    (child, inside.expect("an inner address"))
}

#[test]
fn a_house_is_looked_after_while_it_is_open_and_when_it_is_closed() {
    let folder = Folder::new();
    let (data, copy) = (folder.file("tables.db"), folder.file("copy.db"));
    let (mut server, inside) = serve(&data);
    let backup = cantina(&["backup", &copy, "--data", &data]);
    assert!(backup.status.success(), "{}", said(&backup));
    assert_eq!(cantina(&["backup", &copy, "--data", &data]).status.code(), Some(2), "it is there already");
    let tables = cantina(&["admin", "--at", &inside, "tables"]);
    assert!(tables.status.success() && said(&tables).is_empty(), "{}", said(&tables));
    let nothing = cantina(&["admin", "--at", &inside, "delete", "nowhere"]);
    assert!(
        nothing.status.code() == Some(2) && said(&nothing).contains("no such table"),
        "{}",
        said(&nothing)
    );
    for busy in [&["restore", &copy, "--data", &data][..], &["admin", "--data", &data, "tables"]] {
        let refused = cantina(busy);
        assert!(refused.status.code() == Some(2) && said(&refused).contains("in use"), "{}", said(&refused));
    }
    server.kill().expect("it runs");
    server.wait().expect("it ends");
    let gone = cantina(&["admin", "--at", &inside, "tables"]);
    assert!(gone.status.code() == Some(2) && said(&gone).contains("inner address"), "{}", said(&gone));
    let accounts = cantina(&["admin", "--data", &data, "accounts"]);
    assert!(accounts.status.success() && said(&accounts).is_empty(), "{}", said(&accounts));
    let restored = cantina(&["restore", &copy, "--data", &data]);
    assert!(restored.status.success() && said(&restored).contains("before-restore-1"), "{}", said(&restored));
    let nobody = cantina(&["admin", "--data", &folder.file("nothing.db"), "tables"]);
    assert!(
        nobody.status.code() == Some(2) && said(&nobody).contains("there is no file"),
        "{}",
        said(&nobody)
    );
    let wrong = cantina(&["serve", "--trust-proxy", "everybody"]);
    assert!(said(&wrong).contains("neither an address nor a network"), "{}", said(&wrong));
}
