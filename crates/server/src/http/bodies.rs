//! The bodies of requests and answers. The browser's types are generated from these.

use kernel::{DeckFacts, DeckFault, OptionFacts};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::{Brought, SeenEvent};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::wire::SeatInfo;

#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "http.ts")]
pub(crate) struct ProblemBody {
    /// For programs.
    pub(crate) why: String,
    /// For people.
    pub(crate) text: String,
}

#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "http.ts")]
pub(crate) struct GameBody {
    pub(crate) game: String,
    pub(crate) title: String,
    pub(crate) seats: Vec<SeatNameBody>,
    /// With one of these options there are other seats.
    pub(crate) sizes: Vec<SizeBody>,
    pub(crate) bots: Vec<BotBody>,
    #[schema(value_type = Vec<Object>)]
    pub(crate) options: Vec<OptionFacts>,
    /// Everybody brings a deck.
    pub(crate) decks: bool,
    /// With one of these options nobody does.
    pub(crate) without_decks: Vec<PickedBody>,
}

/// An option and what it is set to.
#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "http.ts")]
pub(crate) struct PickedBody {
    pub(crate) option: String,
    pub(crate) value: String,
}

/// The seats there are with an option.
#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "http.ts")]
pub(crate) struct SizeBody {
    pub(crate) option: String,
    pub(crate) value: String,
    pub(crate) seats: Vec<SeatNameBody>,
}

/// A bot that can take a seat.
#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "http.ts")]
pub(crate) struct BotBody {
    pub(crate) id: String,
    pub(crate) title: String,
    pub(crate) about: String,
}

#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "http.ts")]
pub(crate) struct SeatNameBody {
    /// In notation, and in words.
    pub(crate) id: String,
    pub(crate) side: String,
    /// The team, in notation: its seats win together.
    pub(crate) team: String,
}

#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "http.ts")]
pub(crate) struct MadeBody {
    pub(crate) table: String,
    /// For each seat its secret, if it is a person's.
    pub(crate) tokens: Vec<Option<String>>,
}

#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "http.ts")]
pub(crate) struct TableBody {
    pub(crate) table: String,
    pub(crate) game: String,
    pub(crate) seats: Vec<SeatInfo>,
    pub(crate) plies: u32,
    /// The seats that have yet to bring a deck before the game begins.
    pub(crate) gathering: Vec<u8>,
    pub(crate) over: bool,
    pub(crate) rematch: Option<String>,
    /// The name of the game, and what was agreed on beyond the usual.
    pub(crate) title: String,
    pub(crate) options: Vec<(String, String)>,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub(crate) began_ms: u64,
}

/// The newest first.
#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "http.ts")]
pub(crate) struct TablesBody {
    pub(crate) tables: Vec<TableBody>,
}

#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "http.ts")]
pub(crate) struct SitBody {
    pub(crate) name: String,
    /// What whoever sits down brings: the name of a ready deck, a list, or a deck as JSON.
    #[serde(default)]
    #[ts(optional, type = "unknown")]
    #[schema(value_type = Object)]
    pub(crate) deck: Option<Brought>,
}

#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "http.ts")]
pub(crate) struct SatBody {
    pub(crate) seat: u8,
    pub(crate) token: String,
}

#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "http.ts")]
pub(crate) struct RematchBody {
    pub(crate) table: String,
}

#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "http.ts")]
pub(crate) struct LogBody {
    pub(crate) plies: u32,
    #[schema(value_type = Vec<Object>)]
    pub(crate) events: Vec<SeenEvent>,
}

#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "http.ts")]
pub(crate) struct ReplayBody {
    /// The inputs up to here, of so many.
    pub(crate) plies: u32,
    pub(crate) of: u32,
    /// After how many inputs each turn had just begun.
    pub(crate) turns: Vec<u32>,
    /// What there is to draw, as the game has it.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub(crate) scene: Box<RawValue>,
    pub(crate) question: String,
    /// The whole table in words.
    pub(crate) words: String,
    /// What the last input caused.
    #[schema(value_type = Vec<Object>)]
    pub(crate) events: Vec<SeenEvent>,
}

#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "http.ts")]
pub(crate) struct ReportBody {
    pub(crate) title: String,
}

#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "http.ts")]
pub(crate) struct ReportedBody {
    pub(crate) scenario: String,
}

#[derive(Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "http.ts")]
pub(crate) struct SeatKey {
    pub(crate) table: String,
    pub(crate) token: String,
}

#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "http.ts")]
pub(crate) struct WaitingBody {
    pub(crate) seats: Vec<SeatKey>,
}

/// In the order they were asked for.
#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "http.ts")]
pub(crate) struct WaitsBody {
    pub(crate) seats: Vec<SeatWaits>,
}

#[derive(Debug, Default, Serialize, TS, ToSchema)]
#[ts(export_to = "http.ts")]
pub(crate) struct SeatWaits {
    pub(crate) table: String,
    /// Nothing if there is no such table, or the secret opens no seat of it.
    pub(crate) seat: Option<u8>,
    pub(crate) waiting: bool,
    pub(crate) over: bool,
    /// The rest is empty if there is no seat.
    pub(crate) game: String,
    pub(crate) title: String,
    /// What was agreed on beyond the usual.
    pub(crate) options: Vec<(String, String)>,
    pub(crate) seats: Vec<SeatInfo>,
    pub(crate) plies: u32,
    /// Nobody for a draw, for a team that is nobody's seat, or as long as the game goes on.
    pub(crate) winners: Vec<u8>,
    /// What the team that has won is called.
    pub(crate) winner: Option<String>,
    /// `played`, `resigned` or `time-out`.
    pub(crate) how: Option<String>,
    /// Milliseconds since 1970: when the table was set up, and when somebody moved last.
    #[ts(type = "number")]
    pub(crate) began_ms: u64,
    #[ts(type = "number")]
    pub(crate) moved_ms: u64,
}

#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "http.ts")]
pub(crate) struct AccountBody {
    pub(crate) name: String,
    pub(crate) password: String,
}

impl std::fmt::Debug for AccountBody {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "an account and its password")
    }
}

#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "http.ts")]
pub(crate) struct NewPasswordBody {
    pub(crate) old: String,
    pub(crate) new: String,
}

impl std::fmt::Debug for NewPasswordBody {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "two passwords")
    }
}

#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "http.ts")]
pub(crate) struct PasswordBody {
    pub(crate) password: String,
}

impl std::fmt::Debug for PasswordBody {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "a password")
    }
}

#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "http.ts")]
pub(crate) struct AccountMadeBody {
    pub(crate) name: String,
}

#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "http.ts")]
pub(crate) struct SessionBody {
    pub(crate) name: String,
    pub(crate) session: String,
}

/// The seats that a device has the secrets of.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "http.ts")]
pub(crate) struct MeetBody {
    pub(crate) seats: Vec<SeatKey>,
}

/// Secrets for the other seats of an account, those at the oldest tables first, and those that open nothing any more.
#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "http.ts")]
pub(crate) struct MetBody {
    pub(crate) seats: Vec<SeatKey>,
    pub(crate) gone: Vec<String>,
}

/// A deck in a request.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "http.ts")]
pub(crate) struct DeckBody {
    /// The name of a ready deck, a list, or a deck as JSON.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub(crate) deck: Brought,
}

/// A deck as it was understood.
#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "http.ts")]
pub(crate) struct CheckedDeckBody {
    /// As JSON, with what could be read.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub(crate) deck: Box<RawValue>,
    /// The same as a list.
    pub(crate) text: String,
    #[schema(value_type = Object)]
    pub(crate) facts: DeckFacts,
    /// Everything that keeps it from being played, and what could not be read; none of a legal deck.
    #[schema(value_type = Vec<Object>)]
    pub(crate) faults: Vec<DeckFault>,
}

/// A deck that anybody may play.
#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "http.ts")]
pub(crate) struct ReadyDeckBody {
    pub(crate) id: String,
    pub(crate) title: String,
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub(crate) deck: Box<RawValue>,
    pub(crate) text: String,
    #[schema(value_type = Object)]
    pub(crate) facts: DeckFacts,
}

#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "http.ts")]
pub(crate) struct ReadyDecksBody {
    pub(crate) decks: Vec<ReadyDeckBody>,
}

/// A deck of an account.
#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "http.ts")]
pub(crate) struct SavedDeckBody {
    pub(crate) game: String,
    pub(crate) name: String,
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub(crate) deck: Box<RawValue>,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub(crate) saved_ms: u64,
}

/// By game and name.
#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "http.ts")]
pub(crate) struct SavedDecksBody {
    pub(crate) decks: Vec<SavedDeckBody>,
    /// How many an account may keep.
    pub(crate) most: u32,
}

/// What a seat has brought.
#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "http.ts")]
pub(crate) struct BroughtBody {
    /// Nothing if the seat plays with what is usual, or has yet to choose.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub(crate) deck: Option<Box<RawValue>>,
}
