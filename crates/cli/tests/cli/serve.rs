//! `cantina serve` as it is installed: it says where it listens, stops when told to, and says in one
//! sentence why it does not start.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

use crate::run::Folder;

fn serve(folder: &Folder, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cantina"));
    // The usual file lies in the data folder.
    command.arg("serve").args(arguments).env("XDG_DATA_HOME", folder.file("data"));
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn refused(output: &Output, words: &str) {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{errors}");
    assert!(errors.starts_with("cantina: ") && errors.contains(words), "{errors}");
    assert_eq!(errors.lines().count(), 1, "{errors}");
    assert!(output.stdout.is_empty());
}

fn first_line(child: &mut Child) -> String {
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
    line
}

#[test]
fn it_listens_and_stops_when_told_to() {
    for signal in ["-TERM", "-INT"] {
        let folder = Folder::new();
        let mut child = serve(&folder, &["--addr", "127.0.0.1:0"]).spawn().expect("the program starts");
        let line = first_line(&mut child);
        assert!(line.starts_with("Listening on http://127.0.0.1:"), "{line}");
        let told = Command::new("kill").args([signal, &child.id().to_string()]).status();
        assert!(told.expect("a signal").success());
        let code = child.wait().expect("an end").code();
        let mut errors = String::new();
        child.stderr.take().expect("a pipe").read_to_string(&mut errors).expect("text");
        assert_eq!(code, Some(0), "{errors}");
        assert!(Path::new(&folder.file("data/cantina/tables.db")).exists());
    }
}

/// The flags of the unit and of the image, with free ports and a folder of the test's own.
#[test]
fn it_starts_as_systemd_and_docker_start_it() {
    let read =
        |file: &str| fs::read_to_string(Path::new("../..").join(file)).expect("a file of this project");
    let (unit, image) = (read("deploy/cantina.service"), read("Dockerfile"));
    let unit = unit.lines().find_map(|line| line.strip_prefix("ExecStart=/usr/local/bin/cantina serve "));
    let image = image.lines().find_map(|line| line.strip_prefix("CMD [\"serve\", ")?.strip_suffix(']'));
    for flags in [unit.expect("a command").to_owned(), image.expect("a command").replace(['"', ','], "")] {
        let folder = Folder::new();
        let tables = folder.file("tables.db");
        let flags: Vec<&str> = flags
            .split_whitespace()
            .map(|flag| match flag {
                "127.0.0.1:8080" | "0.0.0.0:8080" | "127.0.0.1:9090" => "127.0.0.1:0",
                path if path.ends_with("/tables.db") => &tables,
                other => other,
            })
            .collect();
        let mut child = serve(&folder, &flags).spawn().expect("the program starts");
        let line = first_line(&mut child);
        assert!(line.starts_with("Listening on http://127.0.0.1:"), "{flags:?}: {line}");
        let told = Command::new("kill").args(["-TERM", &child.id().to_string()]).status();
        assert!(told.expect("a signal").success() && child.wait().expect("an end").success());
        assert!(Path::new(&tables).exists(), "{flags:?}");
    }
}

/// What is logged when somebody asks for something, with these flags.
fn logged(arguments: &[&str]) -> String {
    let folder = Folder::new();
    let mut child =
        serve(&folder, &[&["--addr", "127.0.0.1:0"], arguments].concat()).spawn().expect("it starts");
    let line = first_line(&mut child);
    let addr = line.trim().strip_prefix("Listening on http://").expect("an address");
    let mut stream = TcpStream::connect(addr).expect("it listens");
    write!(stream, "GET /healthz HTTP/1.1\r\nHost: {addr}\r\nConnection: close\r\n\r\n").expect("it reads");
    stream.read_to_string(&mut String::new()).expect("it answers");
    let told = Command::new("kill").args(["-TERM", &child.id().to_string()]).status();
    assert!(told.expect("a signal").success() && child.wait().expect("an end").success());
    let mut lines = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut lines).expect("text");
    lines
}

#[test]
fn how_much_is_logged_and_how_is_told_by_flags() {
    let lines = logged(&["--log", "info"]);
    assert!(lines.contains("/healthz") && !lines.starts_with('{'), "{lines}");
    let lines = logged(&["--log", "info", "--log-format", "json"]);
    assert!(lines.contains("/healthz") && lines.lines().all(|line| line.starts_with("{\"")), "{lines}");
    assert_eq!(logged(&["--log", "error"]), "");
}

#[test]
fn what_cannot_be_used_is_said_in_one_sentence() {
    let folder = Folder::new();
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let addr = taken.local_addr().expect("an address").to_string();
    refused(&serve(&folder, &["--addr", &addr]).output().expect("it ends"), "cannot be used");
    let letter = folder.write("letter.txt", &"dear friend ".repeat(100));
    let addr = ["--addr", "127.0.0.1:0", "--data"];
    refused(&serve(&folder, &[&addr[..], &[&letter]].concat()).output().expect("it ends"), "letter.txt");
    let output = serve(&folder, &["--addr", "nowhere"]).output().expect("it ends");
    refused(&output, "--addr");
    refused(&serve(&folder, &["--thinkers", "0"]).output().expect("it ends"), "at least 1");
}

#[test]
fn help_explains_every_limit_and_hides_what_is_unsafe() {
    let folder = Folder::new();
    let help = serve(&folder, &["--help"]).output().expect("it ends");
    let help = String::from_utf8_lossy(&help.stdout).into_owned();
    for flag in ["--addr", "--data", "--tables-per-address", "--sockets-per-address", "--body", "--origin"] {
        assert!(help.contains(flag), "{flag}");
    }
    assert!(!help.contains("acknowledge"));
}
