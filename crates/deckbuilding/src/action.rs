//! One answer of a player, and how it is written down.

use std::fmt::{self, Display};
use std::str::FromStr;

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
    /// Names a card in answer to a question.
    Choose(CardId),
    /// Takes an option of "choose one", counted from 0.
    Mode(u8),
    /// Lets a card's ability resolve next.
    Trigger(CardId),
    /// Lets this card say where a purchase goes (R12.5).
    Redirect(CardId),
    /// Puts so much of the damage on the capital ship in question (R5.5.2).
    Amount(u8),
    /// Carries out the ability in question.
    Yes,
    /// Declines, or names no more cards.
    Pass,
    /// R5.7.
    End,
    /// Lets the partner carry out a card's ability instead (R16.3).
    Lend(CardId),
    /// R14.26: resolves the attack on the enemy bases with the cards the partner has assigned to it, too.
    Join,
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
            Action::Choose(card) => write!(f, "choose {card}"),
            Action::Mode(mode) => write!(f, "option {}", mode + 1),
            Action::Trigger(card) => write!(f, "trigger {card}"),
            Action::Redirect(card) => write!(f, "redirect {card}"),
            Action::Amount(n) => write!(f, "damage {n}"),
            Action::Yes => f.write_str("yes"),
            Action::Pass => f.write_str("pass"),
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
        let number =
            |what: &str| rest.parse::<u8>().map_err(|_| format!("`{verb}` needs {what}, not `{rest}`"));
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
            "choose" => rest.parse().map(Action::Choose),
            "option" => number("the number of an option")?
                .checked_sub(1)
                .map(Action::Mode)
                .ok_or_else(|| "options are counted from 1".to_string()),
            "trigger" => rest.parse().map(Action::Trigger),
            "redirect" => rest.parse().map(Action::Redirect),
            "damage" => number("a number of points").map(Action::Amount),
            "yes" => none(Action::Yes),
            "pass" => none(Action::Pass),
            "end" => none(Action::End),
            "lend" => rest.parse().map(Action::Lend),
            _ => Err(format!(
                "`{verb}` is no action; there are play, use, assign, attack, buy, bribe, choose, option, \
                 trigger, redirect, damage, yes, pass, end and lend"
            )),
        }
    }
}
