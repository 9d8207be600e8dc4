//! A running game, without its type: what a table needs of any game.

use kernel::{CardFacts, Dice, Eyes, Fate, Id, Motion, Outcome, Prompt, Seat, Seats, Sum, Team, Touch};
use serde::Serialize;
use text::Lang;

use crate::Refusal;

/// A running game. Inputs are counted from 0; `plies` is how many there have been.
pub trait Board: Send {
    fn game(&self) -> &'static str;
    fn seats(&self) -> u8;
    fn seat_name(&self, seat: Seat) -> &'static str;
    fn say_seat(&self, seat: Seat, lang: Lang) -> String;
    fn plies(&self) -> u32;
    fn waits(&self) -> Waits;
    /// The team of a seat, in notation.
    fn team_name(&self, seat: Seat) -> &'static str;
    fn say_team(&self, team: Team, lang: Lang) -> String;
    /// The seats of the team that has won; none for a draw, and for a team that is nobody's seat.
    fn winners(&self, outcome: Outcome) -> Seats;

    fn act(&mut self, seat: Seat, action: &str) -> Result<(), Refusal>;
    /// Fate's answer to the question the game stands on.
    fn draw(&self, dice: Dice) -> Fate;
    fn fate(&mut self, fate: Fate) -> Result<(), Refusal>;
    /// The seat gets up for good: the game says what follows.
    fn leave(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// How many inputs there were when somebody left last: nobody goes back behind that.
    fn left_at(&self) -> u32;
    /// Goes back to the first `plies` inputs.
    fn take_back(&mut self, plies: u32);
    /// How far back the seat may go without asking: to before its own last actions from which it has
    /// learned nothing and to which neither fate nor anybody else has answered.
    fn free_back_to(&self, seat: Seat) -> u32;
    /// Whether the seat is asked the same as after the first `plies` inputs, and has done nothing since:
    /// others who may act at the same time do not make it decide anew.
    fn still_asked(&self, seat: Seat, plies: u32) -> bool;
    /// Before the last action of the seat.
    fn last_of(&self, seat: Seat) -> Option<u32>;

    /// The name of the game.
    fn title(&self, lang: Lang) -> String;
    /// The options of the set-up that differ from the usual ones.
    fn options(&self) -> Vec<(String, String)>;

    /// The cards of the game, as what was agreed on makes them read.
    fn catalogue(&self, lang: Lang) -> Vec<CardFacts>;

    /// What a client draws for these eyes, as JSON.
    fn scene(&self, eyes: Eyes) -> String;
    fn prompt(&self, eyes: Eyes) -> Prompt;
    fn offers(&self, seat: Seat, lang: Lang) -> Vec<Offer>;
    fn combinations(&self, seat: Seat, lang: Lang) -> Vec<Combination>;
    /// What the seat gives up if it ends its turn now.
    fn unused(&self, seat: Seat, lang: Lang) -> Option<String>;
    /// Why things cannot be taken now.
    fn why_not(&self, seat: Seat, lang: Lang) -> Vec<(Id, String)>;
    fn question(&self, eyes: Eyes, lang: Lang) -> String;
    fn table_in_words(&self, eyes: Eyes, lang: Lang) -> String;
    /// What happened from one input to another, as these eyes saw it; people are called by these names.
    fn story(&self, from: u32, to: u32, eyes: Eyes, names: &[String], lang: Lang) -> Vec<SeenEvent>;
    /// After how many inputs each turn had just begun.
    fn turns(&self) -> Vec<u32>;
    /// The same game as it was after so many inputs.
    fn at(&self, plies: u32) -> Box<dyn Board>;
    /// The work of deciding for a seat, to be done elsewhere: it holds the seat's view and no more.
    fn thinking(&self, seat: Seat, bot: &str, seed: u64) -> Option<BotTask>;
    /// The same for somebody who asks for advice.
    fn advising(&self, seat: Seat, bot: &str, seed: u64, lang: Lang) -> Option<HintTask>;
    /// The position as a scenario that holds only what these eyes may see.
    fn scenario(&self, eyes: Eyes, title: &str) -> String;
    /// The whole game as a record file. It holds everything that is hidden.
    fn record(&self) -> String;
}

/// Decides on an action, in the notation of the game.
pub type BotTask = Box<dyn FnOnce() -> String + Send>;
pub type HintTask = Box<dyn FnOnce() -> Hint + Send>;

/// What a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waits {
    For(Seats),
    ForFate,
    Over(Outcome),
}

/// An action that can be taken now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct Offer {
    pub action: String,
    /// As a menu entry, on a button, on the card itself.
    pub text: String,
    pub brief: String,
    pub tag: String,
    /// The head under which it is listed with others.
    pub group: Option<String>,
    /// What is asked while its first thing is pointed at, and what stands on what it is aimed at.
    pub lead: Option<String>,
    pub aim: Option<String>,
    #[serde(flatten)]
    pub touch: Touch,
}

/// Several actions that most people would take in one go.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct Combination {
    pub actions: Vec<String>,
    pub text: String,
    pub brief: String,
    /// The head under which the last of the actions that has one is listed.
    pub group: Option<String>,
    /// What is clicked for all of them.
    #[serde(flatten)]
    pub touch: Touch,
}

/// What a bot would do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    pub offer: Offer,
    /// One sentence, if the bot can say one.
    pub why: Option<String>,
}

/// An event as a pair of eyes saw it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct SeenEvent {
    /// The input that caused it, counted from 0.
    pub ply: u32,
    pub text: String,
    /// It came of what is told before it.
    pub follows: bool,
    /// How it is told together with others of its kind.
    pub sum: Option<Sum>,
    #[serde(flatten)]
    pub motion: Motion,
}
