//! Somebody who plays both seats of one table after another, whatever happens to the server.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use kernel::Dice;
use server::wire::ClientSays;
use tokio::sync::watch;

use crate::client::{self, Client, Seats};
use crate::said::{Position, Said};

/// What all players are told.
#[derive(Clone, Debug)]
pub(crate) struct Signals {
    /// Where the server is, while there is one.
    pub(crate) server: watch::Receiver<Option<SocketAddr>>,
    /// Nothing new is to be begun.
    pub(crate) enough: watch::Receiver<bool>,
    /// Counts all acknowledgements.
    pub(crate) acknowledged: Arc<AtomicUsize>,
}

/// An action as it was sent.
#[derive(Clone, Debug)]
pub(crate) struct Sent {
    pub(crate) id: String,
    pub(crate) seat: usize,
    pub(crate) action: String,
    plies: u32,
}

/// A table, and every action that was acknowledged there, with its entry.
#[derive(Debug)]
pub(crate) struct Played {
    pub(crate) seats: Seats,
    pub(crate) acknowledged: Vec<(Sent, u32)>,
    pub(crate) sent_again: usize,
    pub(crate) refused: Vec<String>,
    /// The server said goodbye, which it must not.
    pub(crate) sent_away: Option<String>,
    unanswered: Option<Sent>,
    ended: bool,
}

impl Played {
    fn over(&self) -> bool {
        self.ended || self.sent_away.is_some()
    }
}

/// Plays table after table until it is enough and everything is answered.
pub(crate) async fn play(number: u64, signals: Signals) -> Vec<Played> {
    let mut dice = Dice::at(number, 0);
    let mut all: Vec<Played> = Vec::new();
    loop {
        let Ok(Some(addr)) = signals.server.clone().wait_for(Option::is_some).await.map(|addr| *addr) else {
            return all;
        };
        let enough = *signals.enough.borrow();
        match all.last_mut().filter(|played| !played.over()) {
            Some(played) if enough && played.unanswered.is_none() => return all,
            Some(played) => {
                // A broken connection is what all this is about: the loop begins anew.
                let _ = sit_down(played, addr, &signals, &mut dice).await;
            }
            None if enough => return all,
            None => {
                if let Ok(seats) = client::make(addr).await {
                    all.push(Played {
                        seats,
                        acknowledged: Vec::new(),
                        sent_again: 0,
                        refused: Vec::new(),
                        sent_away: None,
                        unanswered: None,
                        ended: false,
                    });
                }
            }
        }
        // The address may be that of a server that was just killed.
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

async fn sit_down(
    played: &mut Played,
    addr: SocketAddr,
    signals: &Signals,
    dice: &mut Dice,
) -> io::Result<()> {
    let mut clients = Vec::new();
    for token in &played.seats.tokens {
        clients.push(Client::connect(addr, &played.seats.table, token).await?);
    }
    let [first, second] = &mut clients[..] else { panic!("two seats") };
    if let Some(sent) = &played.unanswered {
        played.sent_again += 1;
        [&mut *first, &mut *second][sent.seat].say(&act(sent)).await?;
    }
    let mut enough = signals.enough.clone();
    let mut latest: [Option<Position>; 2] = [None, None];
    // Positions that are older than the last answer offer nothing.
    let mut plies = 0;
    while !played.over() {
        if played.unanswered.is_none() {
            if *enough.borrow() {
                return Ok(());
            }
            let current = latest.iter().enumerate().find_map(|(seat, position)| {
                position.as_ref().filter(|p| p.plies >= plies && !p.offers.is_empty()).map(|p| (seat, p))
            });
            if let Some((seat, position)) = current {
                let action = position.offers[dice.below(position.offers.len())].action.clone();
                let id = format!("{}-{}", played.acknowledged.len(), dice.number());
                let sent = Sent { id, seat, action, plies: position.plies };
                played.unanswered = Some(sent.clone());
                [&mut *first, &mut *second][seat].say(&act(&sent)).await?;
            }
        }
        let (seat, said) = tokio::select! {
            said = first.hear() => (0, said?),
            said = second.hear() => (1, said?),
            changed = enough.changed() => {
                if changed.is_err() {
                    return Ok(());
                }
                continue;
            }
        };
        match said {
            Said::Position(position) => {
                played.ended |= position.ended.is_some() && played.unanswered.is_none();
                latest[seat] = Some(*position);
            }
            Said::Done { id, entry } => {
                let sent = played.unanswered.take().filter(|sent| sent.id == id).expect("an answer to that");
                plies = sent.plies + 1;
                played.ended |= latest.iter().flatten().any(|position| position.ended.is_some());
                played.acknowledged.push((sent, entry));
                signals.acknowledged.fetch_add(1, Ordering::Relaxed);
            }
            Said::Refused { why, text, .. } => {
                played.refused.push(format!("{why}: {text}"));
                played.unanswered = None;
                return Ok(());
            }
            Said::Bye { why } => played.sent_away = Some(why),
            Said::Other => {}
        }
    }
    Ok(())
}

fn act(sent: &Sent) -> ClientSays {
    ClientSays::Act { id: sent.id.clone(), action: sent.action.clone(), plies: Some(sent.plies) }
}
