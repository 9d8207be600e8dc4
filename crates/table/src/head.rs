//! What a table starts from.

use kernel::Dice;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::words::name;
use crate::{Brought, ClockRule, Facts, Occupant, Refusal};

/// Everything a log needs to be played: it never changes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
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
    /// The game does not begin before every seat is taken.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fills: bool,
    /// Anybody may find the table in the list of open ones; otherwise only who knows its link.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub listed: bool,
    #[serde(default, skip_serializing_if = "Talk::is_usual")]
    pub talk: Talk,
    /// The position the game starts from; its set-up's, if none is stated.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub position: Facts,
    /// What computers decide by chance is drawn from this; in old tables fate's answers, too.
    pub seed: u64,
    /// 32 bytes in hexadecimal: fate's answer to input number n is drawn from this and n. Whoever sees what comes of
    /// one answer learns nothing of the next.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    pub seats: Vec<Occupant>,
    /// Hashes of the secrets that open the seats.
    pub tokens: Vec<String>,
    pub undo: bool,
    pub clock: Option<ClockRule>,
}

impl Head {
    /// The dice for fate's answer to an input, whatever was drawn before it.
    pub fn fate(&self, input: u32) -> Dice {
        let Some(key) = &self.key else { return Dice::at(self.seed, input.into()) };
        let mut digest = Sha256::new();
        digest.update(key.as_bytes());
        digest.update(input.to_le_bytes());
        let [a, b, c, d, e, f, g, h, ..]: [u8; 32] = digest.finalize().into();
        Dice::new(u64::from_le_bytes([a, b, c, d, e, f, g, h]))
    }
}

/// Who may talk at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum Talk {
    #[default]
    Everybody,
    Players,
    Nobody,
}

impl Talk {
    fn is_usual(&self) -> bool {
        *self == Talk::default()
    }
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
    /// Anybody may find it.
    #[serde(default)]
    pub listed: bool,
    #[serde(default)]
    pub talk: Talk,
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
    pub fn occupant(&self) -> Result<Occupant, Refusal> {
        Ok(match self {
            WishedSeat::Here { name: called, .. } | WishedSeat::Link { name: called, .. } => {
                Occupant::Person { name: name(called)? }
            }
            WishedSeat::Bot { bot, .. } => Occupant::Bot { bot: bot.clone() },
            WishedSeat::Open => Occupant::Open,
        })
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
