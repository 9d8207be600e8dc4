//! One answer of a player, and how it is written down.

use std::fmt::{self, Display};
use std::str::FromStr;

use script::{Answer, Named};
use serde::{Deserialize, Serialize};

use crate::card::CardId;

/// The order is the order in which actions are offered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// R5.1.
    Play(CardId),
    /// R5.3.
    Use(CardId),
    /// R5.4.
    Assign(CardId, Target),
    /// R5.5 and R5.6.
    Resolve(Target),
    /// R5.2.
    Buy(CardId),
    /// R10.3.
    Bribe(CardId),
    /// Lets this card say where a purchase goes (R12.5).
    Redirect(CardId),
    /// Answers a question of an effect. An amount is damage (R5.5.2).
    Answer(Answer<CardId>),
    /// R5.7.
    End,
    /// Lets the partner carry out a card's ability instead (R16.3).
    Lend(CardId),
    /// R14.26: resolves the attack on the enemy bases with the cards the partner has assigned to it, too.
    Join,
}

impl Action {
    pub const YES: Action = Action::Answer(Answer::Yes);
    pub const PASS: Action = Action::Answer(Answer::Pass);

    /// How actions are written.
    pub const FORMS: [&str; 18] = [
        "play CARD",
        "use CARD",
        "assign CARD to base",
        "assign CARD to CARD",
        "attack base",
        "attack CARD",
        "buy CARD",
        "bribe CARD",
        "redirect CARD",
        "choose CARD",
        "option N",
        "trigger CARD",
        "damage N",
        "yes",
        "pass",
        "end",
        "lend CARD",
        "attack together",
    ];
}

impl Named for CardId {
    const AMOUNT: &'static str = "damage";

    fn thing(self) -> u16 {
        CardId::thing(self)
    }

    fn from_thing(thing: u16) -> CardId {
        CardId::from_thing(thing)
    }

    /// A card has one ability.
    fn ability_called(self, name: Option<&str>) -> Option<u16> {
        name.is_none().then(|| self.face() as u16)
    }
}

/// What an attack is aimed at (R5.4.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// The enemy base, behind its capital ships.
    Base,
    /// A card of the galaxy row.
    Row(CardId),
}

impl Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Base => f.write_str("base"),
            Target::Row(card) => write!(f, "{card}"),
        }
    }
}

impl FromStr for Target {
    type Err = String;

    fn from_str(s: &str) -> Result<Target, String> {
        if s == "base" { Ok(Target::Base) } else { s.parse().map(Target::Row) }
    }
}

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(card) => write!(f, "play {card}"),
            Action::Use(card) => write!(f, "use {card}"),
            Action::Assign(card, target) => write!(f, "assign {card} to {target}"),
            Action::Resolve(target) => write!(f, "attack {target}"),
            Action::Buy(card) => write!(f, "buy {card}"),
            Action::Bribe(card) => write!(f, "bribe {card}"),
            Action::Redirect(card) => write!(f, "redirect {card}"),
            Action::Answer(answer) => write!(f, "{answer}"),
            Action::End => f.write_str("end"),
            Action::Lend(card) => write!(f, "lend {card}"),
            Action::Join => f.write_str("attack together"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(s: &str) -> Result<Action, String> {
        let (verb, rest) = s.trim().split_once(' ').unwrap_or((s.trim(), ""));
        let rest = rest.trim();
        let none = |action: Action| {
            if rest.is_empty() { Ok(action) } else { Err(format!("`{verb}` stands alone, without `{rest}`")) }
        };
        match verb {
            "play" => rest.parse().map(Action::Play),
            "use" => rest.parse().map(Action::Use),
            "assign" => {
                let (card, target) = rest
                    .split_once(" to ")
                    .ok_or_else(|| "write `assign CARD to base` or `assign CARD to CARD`".to_string())?;
                Ok(Action::Assign(card.trim().parse()?, target.trim().parse()?))
            }
            "attack" if rest == "together" => Ok(Action::Join),
            "attack" => rest.parse().map(Action::Resolve),
            "buy" => rest.parse().map(Action::Buy),
            "bribe" => rest.parse().map(Action::Bribe),
            "redirect" => rest.parse().map(Action::Redirect),
            "end" => none(Action::End),
            "lend" => rest.parse().map(Action::Lend),
            "choose" | "option" | "trigger" | "damage" | "yes" | "pass" => s.parse().map(Action::Answer),
            _ => Err(format!("`{verb}` is no action; there are {}", Action::FORMS.join(", "))),
        }
    }
}
