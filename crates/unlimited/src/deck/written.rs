//! Decks as JSON, as programs for deck building exchange them: `{metadata, leader, base, deck: [{id, count}], sideboard}`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Cards, Deck, Fault, Read, add, find};
use crate::cards::BOX;
use crate::label::code;

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Written {
    #[serde(default, skip_serializing_if = "Metadata::is_nothing")]
    pub metadata: Metadata,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leader: Option<Entry>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base: Option<Entry>,
    #[serde(default)]
    pub deck: Vec<Entry>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sideboard: Vec<Entry>,
}

/// What its maker says about a deck. Whatever other programs add is kept.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Metadata {
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub author: String,
    #[serde(flatten)]
    pub more: BTreeMap<String, Value>,
}

impl Metadata {
    fn is_nothing(&self) -> bool {
        *self == Metadata::default()
    }
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

pub(super) fn read(text: &str) -> Read {
    // A list of fields would do for a reader of structures, and is no deck.
    let object = serde_json::from_str::<BTreeMap<String, Value>>(text);
    match object.and_then(|_| serde_json::from_str::<Written>(text)) {
        Ok(written) => understood(written),
        Err(e) => Read { faults: vec![Fault::Malformed(e.to_string())], ..Read::default() },
    }
}

/// What the entries mean.
fn understood(written: Written) -> Read {
    let mut faults = Vec::new();
    let mut find = |entry: &Entry| {
        let found = find::by_code(&entry.id);
        if found.is_none() {
            faults.push(Fault::Unknown { name: entry.id.clone(), line: None });
        }
        found
    };
    let leader = written.leader.as_ref().and_then(&mut find);
    let base = written.base.as_ref().and_then(&mut find);
    let mut pile = |entries: &[Entry]| {
        let mut cards = Cards::new();
        for entry in entries {
            if let Some(face) = find(entry) {
                add(&mut cards, face, entry.count);
            }
        }
        cards
    };
    let (cards, sideboard) = (pile(&written.deck), pile(&written.sideboard));
    Read { deck: Deck { leader, base, cards, sideboard, metadata: written.metadata }, faults }
}

/// Out of a record or a log, where everything must be known.
impl TryFrom<Written> for Deck {
    type Error = String;

    fn try_from(written: Written) -> Result<Deck, String> {
        let Read { deck, faults } = understood(written);
        let said: Vec<String> = faults.iter().map(|fault| fault.said(text::Lang::En).0).collect();
        if said.is_empty() { Ok(deck) } else { Err(said.join(" ")) }
    }
}

impl From<Deck> for Written {
    fn from(deck: Deck) -> Written {
        let entry = |face: usize, count| Entry { id: code(&BOX[face]), count };
        let entries = |cards: &Cards| cards.iter().map(|(face, n)| entry(*face, *n)).collect();
        Written {
            leader: deck.leader.map(|face| entry(face, 1)),
            base: deck.base.map(|face| entry(face, 1)),
            deck: entries(&deck.cards),
            sideboard: entries(&deck.sideboard),
            metadata: deck.metadata,
        }
    }
}
