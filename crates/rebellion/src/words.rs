//! The vocabulary of this game: what its cards and its turns are made of.

mod op;
mod picks;

use script::{Block, Reg, Words};
use serde::{Deserialize, Serialize};

use crate::automaton::{Candidates, Criterion};
use crate::chance::Luck;
use crate::leaders::Skill;
use crate::things::{Colour, Leader, Place, Side, Theatre, Unit};
use crate::turn::{Check, Routine};
use crate::units::Shape;
use crate::why::Why;

pub use op::*;
pub use picks::*;

#[derive(Clone, Copy, Debug)]
pub struct Vocabulary;

pub type Step = script::Step<Vocabulary>;
pub type Mode = script::Mode<Vocabulary>;
pub type Effect = Block<Vocabulary>;
pub type Proc = script::Proc<Vocabulary>;

impl Words for Vocabulary {
    type Op = Op;
    type Filter = Filter;
    type Cond = Cond;
    type Num = Num;
    type Who = Who;
    type Why = Why;
    type Metric = Metric;
    type Ask = Ask;
    type Chance = Luck;

    fn written(num: &Num) -> Option<u8> {
        match num {
            Num::N(n) => Some(*n),
            _ => None,
        }
    }

    fn use_of(op: &Op, reg: Reg) -> Option<Why> {
        Why::of(op, reg)
    }
}

/// Where something happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum At {
    /// The system of the mission, or where a leader was placed.
    Here,
    It(Reg),
    /// R18.3: the base space, or the system of a revealed base.
    Base,
    The(Place),
}

/// Whom something is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whom {
    It(Reg),
    /// The leaders of the mission that is being played.
    Assigned,
    /// The leader that the mission is aimed at.
    Target,
    TargetAndAssigned,
    /// The pictured leader that uses the action card.
    User,
    /// The one that an effect was left behind for: see [`Op::Later`].
    Left,
    The(Leader),
}

/// Units, and leaders, by what they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    Unit,
    Ship,
    Ground,
    Structure,
    /// Ships with black health, and with red.
    Fighter,
    Capital,
    Except(Unit),
    /// What can move at all.
    Mobile,
    Shaped(Option<Theatre>, Shape),
    Of(Unit),
    AnyOf(&'static [Unit]),
    Leader,
}

/// R13.4, R13.7, R13.9, R13.10.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ring {
    Captured,
    Carbonite,
    Lured,
    MasterYoda,
    MillenniumFalcon,
    C3po,
    R2d2,
    Bounty,
    K2so,
}

/// Seen from the owner of the effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    You,
    Enemy,
}

/// A tactic deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deck {
    Of(Theatre),
    /// The one of the theatre in the register.
    In(Reg),
}

/// A rule that is otherwise for one side for a while.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// It cannot retreat, block damage, play tactic cards or take damage off with specials.
    NoRetreat,
    NoBlock,
    NoTactic(Theatre),
    NoRepair(Theatre),
    /// Its units need no transport when they retreat.
    NoTransport,
    /// Its tactic cards lie open.
    ShowsTactics,
    /// Two of its black hits in space may count as red ones.
    Recolours,
    /// S10: it draws no tactic cards of units that are not there; it draws one card in each theatre, whoever leads; it
    /// turns up three cards in that theatre.
    Informed,
    FewTactics,
    MoreTactics(Theatre),
    /// S10: it draws no tactic cards, and nobody rolls dice again because of the values of its leaders (S9.10).
    Trapped,
}

/// How long something lasts in a combat, the shortest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    #[default]
    Over,
    Attack,
    Round,
    NextRound,
    Combat,
}

/// What an effect that was left behind waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// R9.18: both sides have assigned their damage.
    AfterDamage,
    /// R9.14: the destroyed units of a battle are gone.
    BattleEnds,
    /// R10: both sides could retreat.
    AfterRetreats,
    /// R5: nobody takes a turn any more.
    CommandEnds,
}

#[derive(Clone, Copy, Debug)]
pub enum Cond {
    Always,
    Not(&'static Cond),
    All(&'static [Cond]),
    Either(&'static [Cond]),
    /// A register holds something.
    Any(Reg),
    /// Here this is true.
    Here(P),
    Exists(Filter),
    /// The leader is one of those of the mission.
    Assigned(Leader),
    TwoLeaders,
    TargetIs(Leader),
    /// R1.4.
    InSupply(Unit),
    Queued(Side, &'static [u8]),
    /// So many things at least.
    AtLeast(u8, Filter),
    /// A target marker of the card of this name lies somewhere.
    Marked(&'static str),
    /// All populous systems of a region are loyal to a side, and there is one.
    WholeRegion(Side),
    /// So many units of a side in such systems together.
    UnitsIn(u8, Side, P),
    /// Units of all these shapes wait on the owner's queue.
    QueueHolds(&'static [Shape]),
    /// The mission of one side has been attempted: with or without success.
    Judged(Whose, bool),
    /// The mission needs this skill.
    Skill(Skill),
    /// R17.2: the owner has brought this combat about.
    Initiated,
    /// R10.7.
    Won(Theatre),
    /// Units of so much printed health were destroyed in this combat, and one of these.
    Lost(Whose, Theatre, u8),
    Destroyed(&'static [Unit]),
    /// The system was subjugated when this combat began; Darth Vader or the Emperor was there.
    WasSubjugated,
    FacedTheDarkSide,
    /// The owner has more of them here than the enemy.
    MoreThanEnemy(What),
    /// In this round.
    Retreated(Whose),
    /// The last units of that theatre were destroyed in this round.
    LastDestroyed(Whose, Theatre),
    /// A matter of the rules.
    Rule(Check),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Num {
    N(u8),
    /// One number with this leader on the mission, another without.
    With(Leader, u8, u8),
    /// One number with two leaders on the mission, another with one.
    Leaders(u8, u8),
    /// R7.7: by how much the attempt was won, and no more than this.
    Margin(u8),
    /// Gather Intel: a quarter of the units in the base space, one at least.
    Scouted,
    /// R6.3: what the ships that are being loaded can carry.
    Capacity,
    /// R8.4, R9.8: the best tactic value of the owner's leaders here.
    Tactic(Theatre),
    /// The same in the theatre of the battle.
    TacticHere,
    /// R8.15: Shield Generators here.
    Generators,
    /// How many dice of a colour the unit in the register has.
    Attack(Colour, Reg),
    /// How many things there are.
    Count(Filter),
    /// What is left of a number, and of that what can be carried.
    Left,
    Room,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    You,
    Rival,
    Chance,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Metric {
    /// Units of this sort where they are loaded, or dice that show this.
    There,
    /// The same, and no more than Planetary Conquest moves.
    Conquering,
    /// What the Empire's procedure weighs.
    Of(Criterion),
}

/// Questions that only this game has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// R3.11: which units go where, before the game.
    Place,
    /// R4.1.
    Assign,
    /// R5.1.
    Command,
    /// R6.2: which units come along.
    Move,
    /// R15.6.
    Deploy,
    /// R8.8: tactic cards of the attacker.
    Fight,
    /// R8.10: tactic cards of whoever was hit.
    Block,
    /// R9.4: which ability of the card is used.
    Ability,
    /// R16.1.
    Recruit,
    /// R16.3: action cards of the moment that the second number of the frame says.
    Cards,
    /// R17.2: objectives of the window that the second number of the frame says.
    Score,
}
