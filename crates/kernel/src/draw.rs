//! A game to look at. A client computes no rule: what it draws is a scene, what it can do are actions
//! that say what they touch. Both are made from a view, so that they can tell no more than it does.

use serde::Serialize;

use crate::Game;

pub trait Draw: Game {
    /// What a client draws, without a word in any language.
    type Scene: Serialize;

    fn scene(view: &Self::View) -> Self::Scene;
    /// What is wanted of the seat that looks at this view.
    fn prompt(view: &Self::View) -> Prompt;
    /// What an action touches on the table.
    fn touch(view: &Self::View, action: &Self::Action) -> Touch;
    /// What is clicked for actions that are taken in one go: nothing, unless the game says so.
    fn touch_all(view: &Self::View, actions: &[Self::Action]) -> Touch {
        let verb = actions.last().map_or("", |last| Self::touch(view, last).verb);
        Touch { verb, ..Touch::default() }
    }
    /// What happened, for motion, sound and links.
    fn motion(seen: &Self::Seen) -> Motion;
    /// Whether it came of what happened before it, and is told below that.
    fn follows(seen: &Self::Seen) -> bool {
        let _ = seen;
        false
    }
    /// Whether a turn began: those who look back go from turn to turn.
    fn begins_turn(seen: &Self::Seen) -> bool {
        let _ = seen;
        false
    }
}

/// A thing on the table, as scenes name it.
pub type Id = String;

/// What is wanted of the seat that is asked.
///
/// Several picks are offered in ascending order: a client gathers them and sends them in the order of
/// `among`, then `pass` if that is offered.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct Prompt {
    pub kind: PromptKind,
    /// What becomes of what is chosen, by name; empty where the game does not say.
    pub why: &'static str,
    pub tone: Tone,
    /// The thing that asks.
    pub source: Option<Id>,
    /// How many things are still to be picked; of an amount, how much is not wasted, if that is known.
    pub least: u16,
    pub most: u16,
    /// The things that can still be picked, now or after another one, and how much of each at most.
    pub among: Vec<(Id, u16)>,
}

/// What kind of answer is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub enum PromptKind {
    /// The turn is open: anything that is offered.
    Turn,
    /// Things, one or several.
    Things,
    /// Something is divided among things.
    Shares,
    /// One of a few ways.
    Options,
    Confirm,
    /// Which team or seat comes first.
    First,
    /// What is carried out next of several that wait.
    Next,
    Amount,
    Name,
    /// Others are asked.
    #[default]
    Wait,
    Over,
}

/// What an answer is like for what is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub enum Tone {
    Gain,
    Harm,
    Pay,
    Move,
    Look,
    Keep,
    #[default]
    Other,
}

/// What an action touches.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct Touch {
    /// The first word of its notation.
    pub verb: &'static str,
    /// What is clicked, in this order: a way is several things.
    pub things: Vec<Id>,
    /// What is clicked last, or dragged onto.
    pub onto: Option<Id>,
    /// What is paid, or the number that is named.
    pub amount: Option<u16>,
    /// It can be done at any time and is not what the question is about: nothing lights up for it.
    pub aside: bool,
}

/// An event without words, for motion, sound and links.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct Motion {
    /// The name of the event.
    pub what: &'static str,
    /// What it happened for, by name; empty where the game does not say.
    pub why: &'static str,
    pub seat: Option<u8>,
    /// Whom it harms.
    pub harms: Option<u8>,
    pub things: Vec<Id>,
    pub from: Option<Id>,
    pub to: Option<Id>,
    pub amount: Option<u16>,
    pub dice: Vec<Die>,
}

/// A die as it fell, both by name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct Die {
    pub kind: &'static str,
    pub face: &'static str,
}
