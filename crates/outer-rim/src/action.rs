//! One answer of a player, and how it is written down.

use std::fmt::{self, Display};
use std::str::FromStr;

use script::Answer;
use serde::{Deserialize, Serialize};

use crate::things::{CardId, Patrol, Piece, Side, Slot, Space, Stall};

/// The order is the order in which actions are offered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// R5.2.
    Recover,
    Earn,
    /// A move of no space at all (R5.3).
    Stay,
    Move(Space),
    /// R6.4.
    Cycle(Stall),
    Buy(CardId),
    /// R6.8.
    Barter(CardId),
    /// R6.13.
    Deliver(CardId),
    /// R7.
    Patrol(Patrol),
    Draw,
    Meet(Slot),
    Attempt(CardId),
    /// R11.6, R11.7: crew that somebody looks for.
    Hunt(CardId),
    Attack(Side),
    /// An ability of a card, ship or character.
    Use(Piece),
    /// R6.2, R6.3, R18.2.
    Trade(Side),
    Give(Side),
    Ask(Side),
    Discard(CardId),
    /// Answers a question of an effect; `pass` also ends a move or the action step.
    Answer(Answer<Piece>),
}

impl Action {
    pub const PASS: Action = Action::Answer(Answer::Pass);

    /// The first word of its notation.
    pub fn verb(&self) -> &'static str {
        match self {
            Action::Recover => "recover",
            Action::Earn => "earn",
            Action::Stay => "stay",
            Action::Move(_) => "move",
            Action::Cycle(_) => "cycle",
            Action::Buy(_) => "buy",
            Action::Barter(_) => "barter",
            Action::Deliver(_) => "deliver",
            Action::Patrol(_) => "patrol",
            Action::Draw => "draw",
            Action::Meet(_) => "meet",
            Action::Attempt(_) => "attempt",
            Action::Hunt(_) => "hunt",
            Action::Attack(_) => "attack",
            Action::Use(_) => "use",
            Action::Trade(_) => "trade",
            Action::Give(_) => "give",
            Action::Ask(_) => "ask",
            Action::Discard(_) => "discard",
            Action::Answer(_) => "",
        }
    }
}

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verb = self.verb();
        match self {
            Action::Recover | Action::Earn | Action::Stay | Action::Draw => f.write_str(verb),
            Action::Move(space) => write!(f, "{verb} {space}"),
            Action::Cycle(stall) => write!(f, "{verb} {stall}"),
            Action::Buy(card)
            | Action::Barter(card)
            | Action::Deliver(card)
            | Action::Attempt(card)
            | Action::Hunt(card)
            | Action::Discard(card) => write!(f, "{verb} {card}"),
            Action::Patrol(patrol) => write!(f, "{verb} {patrol}"),
            Action::Meet(slot) => write!(f, "{verb} {slot}"),
            Action::Attack(side) | Action::Trade(side) | Action::Give(side) | Action::Ask(side) => {
                write!(f, "{verb} {side}")
            }
            Action::Use(piece) => write!(f, "{verb} {piece}"),
            Action::Answer(answer) => write!(f, "{answer}"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(s: &str) -> Result<Action, String> {
        let (verb, rest) = s.trim().split_once(' ').unwrap_or((s.trim(), ""));
        let rest = rest.trim();
        let alone = |action| match rest {
            "" => Ok(action),
            _ => Err(format!("`{verb}` stands alone, without `{rest}`")),
        };
        match verb {
            "recover" => alone(Action::Recover),
            "earn" => alone(Action::Earn),
            "stay" => alone(Action::Stay),
            "draw" => alone(Action::Draw),
            "move" => rest.parse().map(Action::Move),
            "cycle" => rest.parse().map(Action::Cycle),
            "buy" => rest.parse().map(Action::Buy),
            "barter" => rest.parse().map(Action::Barter),
            "deliver" => rest.parse().map(Action::Deliver),
            "patrol" => rest.parse().map(Action::Patrol),
            "meet" => rest.parse().map(Action::Meet),
            "attempt" => rest.parse().map(Action::Attempt),
            "hunt" => rest.parse().map(Action::Hunt),
            "attack" => rest.parse().map(Action::Attack),
            "use" => rest.parse().map(Action::Use),
            "trade" => rest.parse().map(Action::Trade),
            "give" => rest.parse().map(Action::Give),
            "ask" => rest.parse().map(Action::Ask),
            "discard" => rest.parse().map(Action::Discard),
            _ => s.parse().map(Action::Answer).map_err(|error: String| {
                format!("{error}; or recover, earn, stay, move, cycle, buy, barter, deliver, patrol, draw, meet, attempt, hunt, attack, use, trade, give, ask, discard")
            }),
        }
    }
}
