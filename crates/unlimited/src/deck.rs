//! Decks: what a player brings in secret (R4).

mod facts;
mod faults;
mod find;
mod list;
mod written;

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::card::{DECK, Kind};
use crate::cards::BOX;
use crate::label::COPIES;
use crate::starters::Starter;

pub use faults::Fault;
pub use written::{Entry, Metadata, Written};

/// R4.1.
pub const LEAST: usize = 50;

/// R4.6.
pub const SIDEBOARD: usize = 10;

/// Cards by their places in the box with their numbers, in the order of the box.
pub type Cards = Vec<(usize, u16)>;

/// A leader, a base and cards; with what its maker says about it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Deck {
    pub leader: Option<usize>,
    pub base: Option<usize>,
    pub cards: Cards,
    /// Lies beside the table.
    pub sideboard: Cards,
    pub metadata: Metadata,
}

/// A deck that could be read, and what could not.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Read {
    pub deck: Deck,
    pub faults: Vec<Fault>,
}

impl Deck {
    /// Whoever brings nothing plays with a starter deck.
    pub fn is_nothing(&self) -> bool {
        *self == Deck::default()
    }

    /// Those two come in one box.
    pub fn usual(seat: Seat) -> Deck {
        Deck::of(Starter::usual(seat))
    }

    pub fn of(starter: &Starter) -> Deck {
        let face = |number: u16| usize::from(number) - 1;
        let cards = starter.cards.iter().map(|(number, n)| (face(*number), *n)).collect();
        Deck { leader: Some(face(starter.leader)), base: Some(face(starter.base)), cards, ..Deck::default() }
    }

    /// Of a deck that was checked.
    pub(crate) fn leader_and_base(&self) -> (usize, usize) {
        self.leader.zip(self.base).expect("a deck that was checked has a leader and a base")
    }

    /// How many cards there are to draw from: leader, base and sideboard are apart.
    pub fn size(&self) -> usize {
        size(&self.cards)
    }

    /// From JSON or a list, in English or Spanish.
    pub fn read(text: &str) -> Read {
        if text.trim_start().starts_with(['{', '[']) { written::read(text) } else { list::read(text) }
    }

    /// Everything that keeps it from being played.
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        match self.leader {
            None => faults.push(Fault::NoLeader),
            Some(face) if BOX[face].kind != Kind::Leader => faults.push(Fault::NotALeader(face)),
            Some(_) => {}
        }
        match self.base {
            None => faults.push(Fault::NoBase),
            Some(face) if BOX[face].kind != Kind::Base => faults.push(Fault::NotABase(face)),
            Some(_) => {}
        }
        let (size, aside) = (self.size(), size(&self.sideboard));
        if size < LEAST {
            faults.push(Fault::TooFew(size));
        }
        if size > DECK {
            faults.push(Fault::TooMany(size));
        }
        if aside > SIDEBOARD {
            faults.push(Fault::WideSideboard(aside));
        }
        let mut together = self.cards.clone();
        self.sideboard.iter().for_each(|(face, n)| add(&mut together, *face, *n));
        for (face, n) in together {
            if !crate::grants::is_played(&BOX[face]) {
                faults.push(Fault::NotOfDeck(face));
            } else if n > COPIES {
                // R4.2: what lies in the sideboard counts, too.
                faults.push(Fault::ManyCopies(face, n));
            }
        }
        faults
    }
}

fn size(cards: &Cards) -> usize {
    cards.iter().map(|(_, n)| usize::from(*n)).sum()
}

/// More of a card; the order of the box is kept.
fn add(cards: &mut Cards, face: usize, n: u16) {
    match cards.binary_search_by_key(&face, |(face, _)| *face) {
        _ if n == 0 => {}
        Ok(at) => cards[at].1 = cards[at].1.saturating_add(n),
        Err(at) => cards.insert(at, (face, n)),
    }
}
