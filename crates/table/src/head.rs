//! What a table starts from.

use serde::{Deserialize, Serialize};

use crate::{Brought, ClockRule, Facts, Occupant};

/// Everything a log needs to be played: it never changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Head {
    pub game: String,
    pub rules_version: u32,
    /// The game's set-up, as JSON.
    pub setup: String,
    /// What the seats bring, as JSON, in order: nobody at the table is ever shown it. Who has brought nothing
    /// plays with what is usual.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub secrets: Vec<Option<String>>,
    /// The game does not begin before every seat has brought something.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub gathers: bool,
    /// The position the game starts from; its set-up's, if none is stated.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub position: Facts,
    /// Fate's answer to input number n is drawn from this and n.
    pub seed: u64,
    pub seats: Vec<Occupant>,
    /// Hashes of the secrets that open the seats.
    pub tokens: Vec<String>,
    pub undo: bool,
    pub clock: Option<ClockRule>,
}

/// A table somebody wishes for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wish {
    pub game: String,
    /// Options of the set-up by name.
    #[serde(default)]
    pub options: Vec<(String, String)>,
    /// A position to start from, as subjects and values, as scenarios have them.
    #[serde(default)]
    pub position: Facts,
    pub seats: Vec<WishedSeat>,
    #[serde(default = "yes")]
    pub undo: bool,
    #[serde(default)]
    pub clock: Option<ClockRule>,
    /// Everybody brings a deck: the game begins when all are there. Otherwise who brings none plays with what is
    /// usual.
    #[serde(default)]
    pub bring: bool,
}

fn yes() -> bool {
    true
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "who", rename_all = "kebab-case", deny_unknown_fields)]
pub enum WishedSeat {
    /// Somebody at this device.
    Here {
        name: String,
        #[serde(default)]
        deck: Option<Brought>,
    },
    /// Somebody who is sent the link of the seat.
    Link {
        name: String,
        #[serde(default)]
        deck: Option<Brought>,
    },
    Bot {
        bot: String,
        #[serde(default)]
        deck: Option<Brought>,
    },
    /// For anybody who comes along.
    Open,
}

impl WishedSeat {
    pub fn occupant(&self) -> Occupant {
        match self {
            WishedSeat::Here { name, .. } | WishedSeat::Link { name, .. } => {
                Occupant::Person { name: name.clone() }
            }
            WishedSeat::Bot { bot, .. } => Occupant::Bot { bot: bot.clone() },
            WishedSeat::Open => Occupant::Open,
        }
    }

    pub fn deck(&self) -> Option<&Brought> {
        match self {
            WishedSeat::Here { deck, .. } | WishedSeat::Link { deck, .. } | WishedSeat::Bot { deck, .. } => {
                deck.as_ref()
            }
            WishedSeat::Open => None,
        }
    }
}
