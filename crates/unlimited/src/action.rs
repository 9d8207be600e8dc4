//! What players do, and how it is written down.

use std::fmt::{self, Display};
use std::str::FromStr;

use script::{Answer, Named};
use serde::{Deserialize, Serialize};

use crate::cards::{self, BOX};
use crate::label::{Label, Piece, face_called};
use crate::words::{Ability, Moment};

/// In the order in which actions are offered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// R7.1; an upgrade on a unit.
    Play(Label, Option<Label>),
    /// R7.2: with what, and what.
    Attack(Label, Label),
    /// R7.3: the action ability of a card.
    Use(Label),
    /// R12.2.
    Deploy(Label),
    /// R7.4.
    Initiative,
    /// R24.13.
    Name(Face),
    Answer(Answer<Piece>),
}

/// One of the different cards, by its name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Face(pub u16);

impl Action {
    pub const PASS: Action = Action::Answer(Answer::Pass);

    /// How actions are written.
    pub const FORMS: [&str; 16] = [
        "play CARD",
        "play UPGRADE on UNIT",
        "attack TARGET with UNIT",
        "use CARD",
        "deploy LEADER",
        "take initiative",
        "name CARD",
        "choose THING",
        "put N on THING",
        "take N THING",
        "option N",
        "first N",
        "trigger CARD ABILITY",
        "amount N",
        "yes",
        "pass",
    ];
}

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(card, None) => write!(f, "play {card}"),
            Action::Play(card, Some(unit)) => write!(f, "play {card} on {unit}"),
            Action::Attack(unit, target) => write!(f, "attack {target} with {unit}"),
            Action::Use(card) => write!(f, "use {card}"),
            Action::Deploy(leader) => write!(f, "deploy {leader}"),
            Action::Initiative => f.write_str("take initiative"),
            Action::Name(face) => write!(f, "name {face}"),
            Action::Answer(answer) => write!(f, "{answer}"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(s: &str) -> Result<Action, String> {
        let s = s.trim();
        if s == "take initiative" {
            return Ok(Action::Initiative);
        }
        let (verb, rest) = s.split_once(' ').map_or((s, ""), |(verb, rest)| (verb, rest.trim()));
        match verb {
            "play" => match rest.split_once(" on ") {
                None => Ok(Action::Play(rest.parse()?, None)),
                Some((card, unit)) => Ok(Action::Play(card.parse()?, Some(unit.parse()?))),
            },
            "attack" => {
                let parts = rest.split_once(" with ");
                let (target, unit) =
                    parts.ok_or_else(|| format!("`{s}`: write `attack TARGET with UNIT`"))?;
                Ok(Action::Attack(unit.parse()?, target.parse()?))
            }
            "use" => Ok(Action::Use(rest.parse()?)),
            "deploy" => Ok(Action::Deploy(rest.parse()?)),
            "name" => Ok(Action::Name(Face::try_from(rest.to_owned())?.first_of_its_name())),
            "choose" | "put" | "take" | "option" | "first" | "trigger" | "amount" | "yes" | "pass" => {
                s.parse().map(Action::Answer)
            }
            _ => Err(format!("`{verb}` is no action; there are {}", Action::FORMS.join(", "))),
        }
    }
}

impl Face {
    /// Cards of one name are one answer: the first of them.
    pub(crate) fn first_of_its_name(self) -> Face {
        let name = BOX[usize::from(self.0)].name;
        let first = BOX.iter().position(|face| face.name == name);
        first.map_or(self, |face| Face(face as u16))
    }
}

impl Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(BOX[usize::from(self.0)].id)
    }
}

impl From<Face> for String {
    fn from(face: Face) -> String {
        face.to_string()
    }
}

impl TryFrom<String> for Face {
    type Error = String;

    fn try_from(s: String) -> Result<Face, String> {
        face_called(&s).map(|face| Face(face as u16))
    }
}

/// A thing by its number, as the machine names it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Raw(pub u16);

impl Display for Raw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Raw {
    type Err = String;

    fn from_str(s: &str) -> Result<Raw, String> {
        s.parse().map(Raw).map_err(|_| format!("`{s}` is no number"))
    }
}

impl Named for Raw {
    fn thing(self) -> u16 {
        self.0
    }

    fn from_thing(thing: u16) -> Raw {
        Raw(thing)
    }

    fn ability_called(self, _: Option<&str>) -> Option<u16> {
        None
    }
}

/// What is written down is a piece by its name; only a state knows its number.
impl Named for Piece {
    fn thing(self) -> u16 {
        unreachable!("a table says which thing has this name")
    }

    fn from_thing(_: u16) -> Piece {
        unreachable!("a table says how a thing is called")
    }

    fn ability_name(self, ability: u16) -> Option<&'static str> {
        Some(ability_name(ability))
    }

    fn ability_called(self, name: Option<&str>) -> Option<u16> {
        let Piece::Card(label) = self else { return None };
        let wanted = name?;
        let (face, own) = (label.face_index(), label.face());
        let numbers = cards::ability_ids(face, false).iter().chain(cards::ability_ids(face, true)).copied();
        let keywords = [cards::AMBUSH, cards::SHIELDED, cards::RESTORE, cards::SABOTEUR];
        let given =
            BOX.iter().enumerate().filter(|(_, face)| gives(face)).map(|(face, _)| cards::given(face));
        // The unit side of a leader comes first: only it has a side of its own.
        let numbers: Vec<u16> =
            if own.deployed.is_empty() { numbers.collect() } else { numbers.rev().collect() };
        numbers.into_iter().chain(keywords).chain(given).find(|id| ability_name(*id) == wanted)
    }
}

fn gives(face: &crate::card::Face) -> bool {
    face.abilities.iter().any(|ability| matches!(ability, Ability::Gives { .. } | Ability::Lends(_)))
}

/// What a triggered ability is called: by the moment it waits for, or by its keyword.
pub(crate) fn ability_name(id: u16) -> &'static str {
    match id {
        cards::AMBUSH => return "ambush",
        cards::SHIELDED => return "shielded",
        cards::RESTORE => return "restore",
        cards::SABOTEUR => return "saboteur",
        _ => {}
    }
    let given = usize::from(id) % cards::STRIDE == cards::STRIDE - 1;
    if given {
        return BOX[usize::from(id) / cards::STRIDE].id;
    }
    match cards::ability(id) {
        Some(Ability::When { on, .. }) => match on.first() {
            Some(Moment::Played) => "played",
            Some(Moment::Deployed) => "deployed",
            Some(Moment::Defeated) => "defeated",
            Some(Moment::Attacks) => "attacks",
            Some(Moment::Defends) => "defends",
            Some(Moment::CompletesAttack) => "completes-attack",
            Some(Moment::UnitDefeated(_)) => "unit-defeated",
            Some(Moment::UnitLeaves(_)) => "unit-leaves",
            Some(Moment::YouPlay(_)) => "you-play",
            Some(Moment::YouDamage(_)) => "you-damage",
            Some(Moment::DealsCombatDamage { .. }) => "combat-damage",
            Some(Moment::DefeatsDefender) => "defeats-defender",
            Some(Moment::ActionPhaseBegins) => "action-phase",
            Some(Moment::CardsReady) => "cards-ready",
            Some(Moment::Attached(_)) => "attached",
            Some(Moment::Detached) => "detached",
            None => "nothing",
        },
        Some(Ability::Later(_)) => "later",
        _ => "ability",
    }
}
