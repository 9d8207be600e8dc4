//! What a server keeps when it is killed, started again, or given a file it did not expect.

mod client;
mod files;
mod full;
mod memory;
mod player;
mod process;
mod repeated;
mod rules;
mod said;
mod under_load;

use std::net::SocketAddr;
use std::path::Path;

use server::wire::ClientSays;
use server::{Acknowledge, Options, Running};

use client::{Client, Seats};
use process::Process;
use said::{Position, Said};

/// The process that the other tests start and kill.
#[test]
#[ignore = "does nothing by itself"]
fn victim() {
    process::serve_if_asked();
}

/// They lead this program to [`victim`].
const VICTIM: [&str; 4] = ["--exact", "victim", "--ignored", "--nocapture"];

fn started(file: &Path, acknowledge: Acknowledge) -> Process {
    Process::start(&VICTIM, file, acknowledge)
}

/// A server in this process.
async fn served(file: &Path) -> Running {
    server::start(process::anywhere(), file, Options::default(), process::limits()).await.expect("a server")
}

/// Somebody at a seat, and what they see first.
async fn seated(addr: SocketAddr, seats: &Seats, seat: usize) -> (Client, Position) {
    let mut client = Client::connect(addr, &seats.table, &seats.tokens[seat]).await.expect("a socket");
    let position = seen(&mut client).await;
    (client, position)
}

/// The next position.
async fn seen(client: &mut Client) -> Position {
    loop {
        if let Said::Position(position) = client.hear().await.expect("a server that talks") {
            return *position;
        }
    }
}

/// The answer to a command: its entry, or why it was refused.
async fn answered(client: &mut Client, asked: &str) -> Result<u32, (String, String)> {
    loop {
        match client.hear().await.expect("a server that talks") {
            Said::Done { id, entry } if id == asked => return Ok(entry),
            Said::Refused { id, why, text } if id.as_deref() == Some(asked) => return Err((why, text)),
            _ => {}
        }
    }
}

/// The first offer of whoever is to decide at a table: the seat, and the action.
fn offer(positions: &[&Position]) -> (usize, String) {
    let offered =
        |(seat, position): (usize, &&Position)| Some((seat, position.offers.first()?.action.clone()));
    positions.iter().enumerate().find_map(offered).expect("a game that goes on")
}

fn act(id: &str, action: &str) -> ClientSays {
    ClientSays::Act { id: id.into(), action: action.into(), plies: None }
}

/// Plays some actions at a table, each of them acknowledged.
async fn play_on(addr: SocketAddr, seats: &Seats, ids: std::ops::Range<u32>) {
    let (mut first, mut a) = seated(addr, seats, 0).await;
    let (mut second, mut b) = seated(addr, seats, 1).await;
    for id in ids {
        let (seat, action) = offer(&[&a, &b]);
        let actor = if seat == 0 { &mut first } else { &mut second };
        let id = id.to_string();
        actor.say(&act(&id, &action)).await.expect("a server that listens");
        answered(actor, &id).await.expect("an offered action");
        (first, a) = seated(addr, seats, 0).await;
        (second, b) = seated(addr, seats, 1).await;
    }
}
