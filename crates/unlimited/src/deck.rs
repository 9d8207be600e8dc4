//! Decks: what a player brings in secret, and what is wrong with it (R4).

use kernel::{Seat, SetupErrors};
use serde::{Deserialize, Serialize};

use crate::card::{DECK, Kind};
use crate::cards::BOX;
use crate::label::{COPIES, code, face_called};
use crate::state::ONE;

/// R4.1.
pub const LEAST: usize = 50;

/// A leader, a base and cards with their numbers, by their places in the box; in the order of the box.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Deck {
    pub leader: usize,
    pub base: usize,
    pub cards: Vec<(usize, u16)>,
}

/// As a deck is written down: `{leader, base, deck: [{id, count}]}`.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Written {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub metadata: Option<Metadata>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leader: Option<Entry>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base: Option<Entry>,
    #[serde(default)]
    pub deck: Vec<Entry>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sideboard: Vec<Entry>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Metadata {
    #[serde(default)]
    pub name: String,
    #[serde(default)]
    pub author: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    pub id: String,
    #[serde(default = "one")]
    pub count: u16,
}

const fn one() -> u16 {
    1
}

impl Deck {
    /// Whoever brings nothing plays with a starter deck.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// The starter decks: Luke Skywalker's for the first player, Darth Vader's for the second.
    pub fn usual(seat: Seat) -> Deck {
        let written = if seat == ONE { &crate::starters::LUKE } else { &crate::starters::VADER };
        Deck::of(written)
    }

    pub(crate) fn of(starter: &crate::starters::Starter) -> Deck {
        let face = |number: u16| usize::from(number) - 1;
        let cards = starter.cards.iter().map(|(number, n)| (face(*number), *n)).collect();
        Deck { leader: face(starter.leader), base: face(starter.base), cards }
    }

    /// How many cards are in it, leader and base apart.
    pub fn len(&self) -> usize {
        self.cards.iter().map(|(_, n)| usize::from(*n)).sum()
    }

    /// All that is wrong with it, each with what would mend it.
    pub fn check(&self) -> Result<(), SetupErrors> {
        let mut problems = Vec::new();
        let kind = |face: usize| BOX.get(face).map(|face| face.kind);
        let name = |face: usize| BOX.get(face).map_or("?", |face| face.id);
        if kind(self.leader) != Some(Kind::Leader) {
            problems.push(format!("`{}` is no leader; name one", name(self.leader)));
        }
        if kind(self.base) != Some(Kind::Base) {
            problems.push(format!("`{}` is no base; name one", name(self.base)));
        }
        let len = self.len();
        if len < LEAST {
            problems.push(format!("a deck has at least {LEAST} cards, not {len}; add {}", LEAST - len));
        }
        if len > DECK {
            problems
                .push(format!("this table has room for {DECK} cards, not {len}; take out {}", len - DECK));
        }
        for (face, n) in &self.cards {
            if !BOX.get(*face).is_some_and(crate::grants::is_played) {
                problems.push(format!("`{}` is not part of a deck; take it out", name(*face)));
            } else if *n > COPIES {
                let more = n - COPIES;
                problems.push(format!("{COPIES} of `{}` are allowed, not {n}; take out {more}", name(*face)));
            }
        }
        if problems.is_empty() { Ok(()) } else { Err(SetupErrors(problems)) }
    }
}

impl TryFrom<Written> for Deck {
    type Error = String;

    fn try_from(written: Written) -> Result<Deck, String> {
        let mut problems = Vec::new();
        let mut find = |entry: &Entry| match face_called(&entry.id) {
            Ok(face) => Some(face),
            Err(problem) => {
                problems.push(problem);
                None
            }
        };
        let leader = written.leader.as_ref().and_then(&mut find).unwrap_or_default();
        let base = written.base.as_ref().and_then(&mut find).unwrap_or_default();
        let mut cards: Vec<(usize, u16)> = Vec::new();
        for entry in &written.deck {
            let Some(face) = find(entry) else { continue };
            match cards.iter_mut().find(|(other, _)| *other == face) {
                Some((_, n)) => *n = n.saturating_add(entry.count),
                None => cards.push((face, entry.count)),
            }
        }
        cards.retain(|(_, n)| *n > 0);
        cards.sort_unstable();
        if problems.is_empty() { Ok(Deck { leader, base, cards }) } else { Err(problems.join("; ")) }
    }
}

impl From<Deck> for Written {
    fn from(deck: Deck) -> Written {
        if deck.is_empty() {
            return Written::default();
        }
        let entry = |face: usize, count| Entry { id: code(&BOX[face]), count };
        Written {
            metadata: None,
            leader: Some(entry(deck.leader, 1)),
            base: Some(entry(deck.base, 1)),
            deck: deck.cards.iter().map(|(face, n)| entry(*face, *n)).collect(),
            sideboard: Vec::new(),
        }
    }
}
