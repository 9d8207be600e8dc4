//! What goes over the wire, in both directions. The browser's types are generated from these.

use kernel::{Prompt, Touch};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::{Combination, Offer, SeenEvent, Talk};
use ts_rs::TS;
use utoipa::ToSchema;

/// Raised whenever an old client would misunderstand.
pub const VERSION: u32 = 5;

/// What a client says on its socket, one JSON object a frame. The first thing must be `hello`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize, TS)]
#[serde(tag = "say", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub enum ClientSays {
    Hello {
        version: u32,
        table: String,
        /// The secret of a seat; without one the client watches.
        #[serde(default)]
        token: Option<String>,
        #[serde(default)]
        lang: Language,
        /// What a spectator is called in the chat.
        #[serde(default)]
        name: Option<String>,
    },
    /// `id` is the client's own and unique for its seat: sent again, it does nothing twice.
    Act {
        id: String,
        action: String,
        /// How many inputs the client has seen; if there are more by now, the action is refused.
        #[serde(default)]
        plies: Option<u32>,
    },
    TakeBack {
        id: String,
        #[serde(default)]
        to: Option<u32>,
    },
    AnswerTakeBack {
        id: String,
        yes: bool,
        /// What the client has been asked for; if it is something else by now, the answer is refused.
        #[serde(default)]
        to: Option<u32>,
    },
    Chat {
        id: String,
        text: String,
    },
    /// Goes by another name in this seat; by that of the side if it is empty.
    Rename {
        id: String,
        name: String,
    },
    Resign {
        id: String,
    },
    /// Gets up; a bot keeps the seat warm if one is named. Without one it is open to others, which is possible
    /// before the game has begun.
    Leave {
        id: String,
        #[serde(default)]
        bot: Option<String>,
    },
    /// Takes the seat back from the bot.
    Return {
        id: String,
    },
    /// Puts a bot in an open seat, or in that of somebody who has been away for a while and may come back.
    Fill {
        id: String,
        seat: u8,
        bot: String,
    },
    /// What would this bot do?
    Hint {
        id: String,
        bot: String,
    },
    /// Asks for the whole position again, after a gap.
    Look {},
    Speak {
        lang: Language,
    },
    Ping {
        n: u32,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "wire.ts")]
pub enum Language {
    #[default]
    En,
    Es,
}

impl From<Language> for text::Lang {
    fn from(language: Language) -> text::Lang {
        match language {
            Language::En => text::Lang::En,
            Language::Es => text::Lang::Es,
        }
    }
}

/// What the server says.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "say", rename_all = "kebab-case")]
#[ts(export_to = "wire.ts")]
#[expect(clippy::large_enum_variant, reason = "what waits to be sent lies in a box, whatever it is")]
pub enum ServerSays {
    Welcome {
        version: u32,
        table: String,
        game: String,
        /// The name of the game in the client's language.
        title: String,
        /// What was agreed on beyond the usual, by name and value.
        options: Vec<(String, String)>,
        /// The client's seat; nothing for a spectator.
        seat: Option<u8>,
        /// Somebody has been in this seat before.
        before: bool,
        seats: Vec<SeatInfo>,
        undo: bool,
        /// Who may talk here.
        talk: Talk,
    },
    Position(Position),
    /// What was said: one line more, or all that there are.
    Chat {
        lines: Vec<ChatLine>,
        anew: bool,
    },
    /// Something that everybody at the table should know.
    Warning {
        why: String,
        text: String,
    },
    /// The command with this id is on disk, as this entry of the log.
    Done {
        id: String,
        entry: u32,
    },
    Refused {
        id: Option<String>,
        why: String,
        text: String,
    },
    Hint {
        id: String,
        action: String,
        text: String,
        touch: Touch,
        /// One sentence, if the bot can say one.
        why: Option<String>,
    },
    Pong {
        n: u32,
    },
    /// The last thing said on a socket that the server closes.
    Bye {
        why: String,
        text: String,
    },
}

/// The table as the client may see it now, whole.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Position {
    /// Entries of the log so far, and how many there were in the last position on this socket: if that
    /// is not what the client has, it has missed something.
    pub entries: u32,
    pub after: u32,
    /// Inputs of the game so far.
    pub plies: u32,
    /// What there is to draw, as the game has it.
    #[ts(type = "unknown")]
    pub scene: Box<RawValue>,
    pub question: String,
    pub prompt: Prompt,
    pub waiting_for: Vec<u8>,
    /// Everybody is there. Before that nothing of the game is to be seen.
    pub begun: bool,
    /// The seats that have yet to bring a deck before the game begins.
    pub gathering: Vec<u8>,
    pub offers: Vec<Offer>,
    pub combinations: Vec<Combination>,
    /// What the client gives up if it ends its turn now.
    pub unused: Option<String>,
    /// Why things on the table cannot be taken now.
    pub why_not: Vec<(String, String)>,
    /// What happened since the last position, as the client saw it.
    pub events: Vec<SeenEvent>,
    /// The game went back.
    pub taken_back: bool,
    pub seats: Vec<SeatInfo>,
    pub clocks: Option<Vec<i32>>,
    pub take_back: TakeBack,
    pub ended: Option<EndInfo>,
    pub closed: Option<String>,
    pub rematch: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "wire.ts")]
pub struct SeatInfo {
    pub seat: u8,
    /// In notation, and in words.
    pub id: String,
    pub side: String,
    /// The team, in notation: its seats win together.
    pub team: String,
    /// `person`, `bot`, `stand-in` or `open`.
    pub who: String,
    /// Empty if nobody has given one: the seat goes by its side then.
    pub name: String,
    /// Somebody is connected.
    pub here: bool,
    /// Somebody has been there before.
    pub came: bool,
    /// A deck of its own lies there.
    pub brought: bool,
}

/// What can be taken back, and whether somebody asks for it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct TakeBack {
    /// The client's last action can be taken back: `freely`, `ask` or `no`.
    pub possible: String,
    /// Who asks, and whether the client is to answer.
    pub asked_by: Option<u8>,
    pub answer: bool,
    /// How many inputs would be left.
    pub to: Option<u32>,
    /// The move that would be undone, in the words in which the log has told it to the client.
    pub what: Option<String>,
    /// What was said to the last request, until somebody acts or asks again.
    pub answered: Option<TakeBackAnswer>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct TakeBackAnswer {
    pub asked_by: u8,
    pub by: u8,
    pub yes: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct EndInfo {
    /// Nobody for a draw, and for a team that is nobody's seat.
    pub winners: Vec<u8>,
    /// What the team that has won is called; nothing for a draw.
    pub winner: Option<String>,
    /// `played`, `resigned` or `time-out`.
    pub how: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct ChatLine {
    pub number: u32,
    pub seat: Option<u8>,
    pub name: String,
    pub text: String,
}
