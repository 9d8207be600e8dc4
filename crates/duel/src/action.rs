//! One answer of a player, and how it is written down.

use std::fmt::{self, Display};
use std::str::FromStr;

use script::Answer;
use serde::{Deserialize, Serialize};

use crate::card::{CardId, Piece, Place};

/// The order is the order in which actions are offered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    Play(CardId),
    Attack(CardId, Piece),
    Move(CardId, Place),
    /// Answers a question of an effect; `pass` is also how a turn is passed up.
    Answer(Answer<Piece>),
}

impl Action {
    pub const PASS: Action = Action::Answer(Answer::Pass);
}

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(card) => write!(f, "play {card}"),
            Action::Attack(unit, target) => write!(f, "attack {target} with {unit}"),
            Action::Move(unit, place) => write!(f, "move {unit} to {place}"),
            Action::Answer(answer) => write!(f, "{answer}"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(s: &str) -> Result<Action, String> {
        let (verb, rest) = s.trim().split_once(' ').unwrap_or((s.trim(), ""));
        let two = |between: &str, how: &str| {
            rest.split_once(between).ok_or_else(|| format!("write `{verb} {how}`, not `{s}`"))
        };
        match verb {
            "play" => rest.trim().parse().map(Action::Play),
            "attack" => {
                let (target, unit) = two(" with ", "TARGET with UNIT")?;
                Ok(Action::Attack(unit.trim().parse()?, target.trim().parse()?))
            }
            "move" => {
                let (unit, place) = two(" to ", "UNIT to PLACE")?;
                Ok(Action::Move(unit.trim().parse()?, place.trim().parse()?))
            }
            _ => s.parse().map(Action::Answer).map_err(|e: String| format!("{e}; or play, attack, move")),
        }
    }
}
