//! What the tests read of what the server says.

use serde::Deserialize;
use serde_json::Value;

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Position {
    pub(crate) entries: u32,
    pub(crate) plies: u32,
    pub(crate) scene: Value,
    pub(crate) offers: Vec<Offered>,
    pub(crate) ended: Option<Value>,
    pub(crate) closed: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Offered {
    pub(crate) action: String,
}

#[derive(Debug, Deserialize)]
#[serde(tag = "say", rename_all = "kebab-case")]
pub(crate) enum Said {
    Position(Box<Position>),
    Done {
        id: String,
        entry: u32,
    },
    Refused {
        id: Option<String>,
        why: String,
        text: String,
    },
    Bye {
        why: String,
    },
    #[serde(other)]
    Other,
}
