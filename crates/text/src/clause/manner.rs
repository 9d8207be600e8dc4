//! The circumstances of a noun phrase and of a condition.

use crate::{Both, both};

/// Whether the other player has been named before in the same clause: "your opponent's hand", "their
/// hand".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mention {
    First,
    Again,
}

/// How things relate to the place they are in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whence {
    /// They leave it.
    From,
    /// They are there.
    In,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Manner {
    pub whence: Whence,
    pub mention: Mention,
    /// What each alternative stands in: a preposition that Spanish repeats.
    pub each: Both,
}

impl Manner {
    /// Things that leave their place.
    pub const LEAVING: Manner =
        Manner { whence: Whence::From, mention: Mention::First, each: both("{0}", "{0}") };
    /// Things where they are.
    pub const STANDING: Manner = Manner { whence: Whence::In, ..Manner::LEAVING };
    /// Things that something is dealt to.
    pub const TARGET: Manner = Manner { each: both("to {0}", "a {0}"), ..Manner::STANDING };
}

/// What a condition stands after.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    If,
    /// Here Spanish takes the subjunctive, and what it holds for has just been named.
    While,
}

impl Link {
    pub const fn mood(self, en: &'static str, indicative: &'static str, subjunctive: &'static str) -> Both {
        match self {
            Link::If => both(en, indicative),
            Link::While => both(en, subjunctive),
        }
    }
}
