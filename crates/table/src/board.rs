//! A running game, without its type: what a table needs of any game.

use kernel::{Eyes, Fate, Outcome, Seat, Seats};
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
    /// The outcome if this seat's side gives up.
    fn without(&self, seat: Seat) -> Outcome;
    fn winners(&self, outcome: Outcome) -> Seats;

    fn act(&mut self, seat: Seat, action: &str) -> Result<(), Refusal>;
    /// Fate's answer to the question the game stands on, drawn from the seed of the table.
    fn draw(&self, seed: u64) -> Fate;
    fn fate(&mut self, fate: Fate) -> Result<(), Refusal>;
    /// Goes back to the first `plies` inputs.
    fn take_back(&mut self, plies: u32);
    /// How far back the seat may go without asking: to before its own last actions from which it has
    /// learned nothing and to which neither fate nor anybody else has answered.
    fn free_back_to(&self, seat: Seat) -> u32;
    /// Before the last action of the seat.
    fn last_of(&self, seat: Seat) -> Option<u32>;

    /// What these eyes may know, as JSON.
    fn view(&self, eyes: Eyes) -> String;
    fn offers(&self, seat: Seat, lang: Lang) -> Vec<Offer>;
    fn combinations(&self, seat: Seat, lang: Lang) -> Vec<Combination>;
    fn question(&self, eyes: Eyes, lang: Lang) -> String;
    fn table_in_words(&self, eyes: Eyes, lang: Lang) -> String;
    /// What happened from one input to another, as these eyes saw it.
    fn story(&self, from: u32, to: u32, eyes: Eyes, lang: Lang) -> Vec<SeenEvent>;
    /// The same game as it was after so many inputs.
    fn at(&self, plies: u32) -> Box<dyn Board>;
    /// The work of deciding for a seat, to be done elsewhere: it holds the seat's view and no more.
    fn thinking(&self, seat: Seat, bot: &str, seed: u64) -> Option<BotTask>;
    /// The position as a scenario that holds only what these eyes may see.
    fn scenario(&self, eyes: Eyes, title: &str) -> String;
    /// The whole game as a record file. It holds everything that is hidden.
    fn record(&self) -> String;
}

/// Decides on an action, in the notation of the game.
pub type BotTask = Box<dyn FnOnce() -> String + Send>;

/// What a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waits {
    For(Seats),
    ForFate,
    Over(Outcome),
}

/// An action that can be taken now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Offer {
    pub action: String,
    pub text: String,
}

/// Several actions that most people would take in one go.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Combination {
    pub actions: Vec<String>,
    pub text: String,
}

/// An event as a pair of eyes saw it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeenEvent {
    /// The input that caused it, counted from 0.
    pub ply: u32,
    /// For animation: the game's own form.
    pub event: serde_json::Value,
    pub text: String,
}

/// A story and up to where it goes.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Told {
    pub plies: u32,
    pub events: Vec<SeenEvent>,
}
