//! One answer of a player, and how it is written down.

use std::fmt::{self, Display};
use std::str::FromStr;

use pieces::any_thing;
use script::Answer;
use serde::{Deserialize, Serialize};

use crate::cards::tactics::Half;
use crate::things::{
    ActionCard, Field, Hurt, Leader, MissionCard, ObjectiveCard, Party, Place, Region, Shown, TacticCard,
    Unit,
};

any_thing! {
    /// Anything that can be pointed at.
    pub enum Piece {
        Place(Place),
        Unit(Unit),
        Leader(Leader),
        Region(Region),
        Party(Party),
        Field(Field),
        Shown(Shown),
        Hurt(Hurt),
        Tactic(TacticCard),
        Mission(MissionCard),
        Action(ActionCard),
        Objective(ObjectiveCard),
    }
}

impl script::Named for Piece {
    fn thing(self) -> u16 {
        self.number()
    }

    fn from_thing(thing: u16) -> Piece {
        Piece::of_thing(thing)
    }

    fn ability_called(self, _: Option<&str>) -> Option<u16> {
        None
    }
}

/// The order is the order in which actions are offered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// R3.11, R15.6: so many units of a sort go there.
    Place(Place, Unit, u8),
    /// R4.1.
    Assign(Leader, MissionCard),
    /// R7.1.
    Reveal(MissionCard),
    /// R6.1.
    Activate(Leader),
    /// R6.2: all that fits comes along from there, or what is chosen; R10.4: all of it flees.
    All(Place),
    From(Place),
    /// R5.5.
    RevealBase,
    /// R8.8, R8.10.
    Play(TacticCard),
    /// R8.8: for a special.
    DrawTactic,
    /// R9.4.
    Ability(Half),
    /// R16.3.
    Use(ActionCard),
    /// R16.1: a leader on the card, which is kept; or nobody (R16.2).
    Recruit(Leader, ActionCard),
    Keep(ActionCard),
    /// R17.2.
    Score(ObjectiveCard),
    /// Answers a question of an effect; `pass` also ends whatever goes on until somebody ends it.
    Answer(Answer<Piece>),
}

impl Action {
    pub const PASS: Action = Action::Answer(Answer::Pass);
}

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(place, unit, n) => write!(f, "place {n} {unit} on {place}"),
            Action::Assign(leader, card) => write!(f, "assign {leader} to {card}"),
            Action::Reveal(card) => write!(f, "reveal {card}"),
            Action::Activate(leader) => write!(f, "activate with {leader}"),
            Action::All(place) => write!(f, "all from {place}"),
            Action::From(place) => write!(f, "some from {place}"),
            Action::RevealBase => f.write_str("reveal base"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::DrawTactic => f.write_str("draw tactic"),
            Action::Ability(half) => write!(f, "use {}", half.name()),
            Action::Use(card) => write!(f, "use {card}"),
            Action::Recruit(leader, card) => write!(f, "recruit {leader} with {card}"),
            Action::Keep(card) => write!(f, "keep {card}"),
            Action::Score(card) => write!(f, "score {card}"),
            Action::Answer(answer) => write!(f, "{answer}"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(s: &str) -> Result<Action, String> {
        let words: Vec<&str> = s.split_whitespace().collect();
        match words[..] {
            ["place", n, unit, "on", place] => {
                let n = n.parse().map_err(|_| format!("`{n}` is no number of units"))?;
                Ok(Action::Place(place.parse()?, unit.parse()?, n))
            }
            ["assign", leader, "to", card] => Ok(Action::Assign(leader.parse()?, card.parse()?)),
            ["reveal", "base"] => Ok(Action::RevealBase),
            ["reveal", card] => card.parse().map(Action::Reveal),
            ["play", card] => card.parse().map(Action::Play),
            ["draw", "tactic"] => Ok(Action::DrawTactic),
            ["use", "top"] => Ok(Action::Ability(Half::Top)),
            ["use", "bottom"] => Ok(Action::Ability(Half::Bottom)),
            ["use", card] => card.parse().map(Action::Use),
            ["recruit", leader, "with", card] => Ok(Action::Recruit(leader.parse()?, card.parse()?)),
            ["keep", card] => card.parse().map(Action::Keep),
            ["score", card] => card.parse().map(Action::Score),
            ["activate", "with", leader] => leader.parse().map(Action::Activate),
            ["all", "from", place] => place.parse().map(Action::All),
            ["some", "from", place] => place.parse().map(Action::From),
            _ => s.parse().map(Action::Answer).map_err(|error: String| {
                format!(
                    "{error}; or place N UNIT on SYSTEM, assign LEADER to MISSION, reveal MISSION, activate with LEADER, all from SYSTEM, some from SYSTEM, reveal base, play TACTIC, draw tactic, use top, use bottom, use CARD, recruit LEADER with CARD, keep CARD, score OBJECTIVE"
                )
            }),
        }
    }
}
