//! The entries of a table's log.

use kernel::{Fate, Seat};
use serde::{Deserialize, Serialize};

/// An entry and when it was made, in milliseconds since 1970.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Logged {
    pub at: u64,
    #[serde(flatten)]
    pub entry: Entry,
}

/// Something that happened at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "kebab-case")]
pub enum Entry {
    /// A player's action, in the notation of the game.
    Act {
        seat: Seat,
        action: String,
    },
    Fate {
        fate: Fate,
    },
    /// Only the first `to` inputs of the game still count.
    TakeBack {
        by: Seat,
        to: u32,
    },
    AskTakeBack {
        by: Seat,
        to: u32,
    },
    AnswerTakeBack {
        by: Seat,
        yes: bool,
    },
    /// Somebody sits down, gets up or is replaced. The token is a hash of the secret that opens the seat.
    Sit {
        seat: Seat,
        who: Occupant,
        token: Option<String>,
    },
    /// What a seat brings, as JSON, before the game begins: the log holds it, and nobody at the table is shown it.
    Bring {
        seat: Seat,
        secret: String,
    },
    /// Only in old logs: what is said is kept apart, where it can be deleted.
    Chat {
        from: Voice,
        text: String,
    },
    Resign {
        seat: Seat,
    },
    /// A clock has run out.
    TimeOut {
        seat: Seat,
    },
    /// The game goes on at another table.
    Rematch {
        table: String,
    },
    /// The server was stopped, and the clocks with it.
    Paused,
    /// The table was taken up again: what has passed since the last entry is nobody's time.
    Resumed,
    /// Whoever runs the house has closed the table.
    Close,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "who", rename_all = "kebab-case")]
pub enum Occupant {
    Person {
        name: String,
    },
    Bot {
        bot: String,
    },
    /// A bot keeps the seat warm for a person, who may come back.
    StandIn {
        bot: String,
        name: String,
    },
    Open,
}

/// Who says something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "voice", rename_all = "kebab-case")]
pub enum Voice {
    Seat { seat: Seat },
    Spectator { name: String },
}
