//! The vocabulary of this game: what its cards, its turns and its solo opponent are made of.

mod ability;
mod op;
mod picks;

use script::{Block, Reg, Words};

use crate::chance::Luck;
use crate::things::{Deck, Face, Faction, Skill};
use crate::turn::{Check, Routine};
use crate::why::Why;

pub use ability::*;
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

/// R9.1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Combat {
    Ground,
    Ship,
}

/// R8.1: where damage is kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Body {
    Character,
    Ship,
}

/// What is printed as a number on characters and ships.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stat {
    Ground,
    Ship,
    Health,
    Hull,
    Hyperdrive,
}

/// R1.5, and what else can be held.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    Cargo,
    Gear,
    Mod,
    Crew,
    Bounty,
    Job,
    /// A card of the market that sells a ship.
    Ship,
    Secret,
    /// Read and put back: contacts that never join, and the databank.
    Event,
}

/// R1.6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Trait {
    Illegal,
    Weapon,
    Armor,
    Droid,
}

/// Which faction an op or a condition is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Party {
    Of(Faction),
    /// That of the planet, if it has one (R1.7).
    Planet,
    /// That of the favor being done, and the one opposed to it.
    Job,
    JobRival,
    /// The one in a register.
    It(Reg),
}

/// Which things an op is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum It {
    /// The card whose effect this is.
    This,
    Reg(Reg),
    /// The cargo being delivered.
    Cargo,
    /// The job being attempted.
    Job,
}

pub const A: It = It::Reg(Reg::A);
pub const B: It = It::Reg(Reg::B);
pub const C: It = It::Reg(Reg::C);

#[derive(Clone, Copy, Debug)]
pub enum Cond {
    Always,
    Not(&'static Cond),
    All(&'static [Cond]),
    AnyOf(&'static [Cond]),
    /// Reputation: negative, neutral or positive.
    Rep(Party, Standing),
    AnyNegative,
    FameAtLeast(u8),
    /// Less fame than the player just fought.
    LessFame,
    /// So many assets of a kind.
    Has(Kind, u8),
    HasIllegal,
    HasDroids(u8),
    /// The contact of this name is among the crew.
    HasCrew(&'static str),
    /// Gear and mods that cost so much together.
    Armed(u8),
    PositiveReps(u8),
    Skilled(Skill),
    Droid,
    MostFamous,
    PlayerHere,
    /// R8: not defeated.
    Standing,
    /// R9.9: the last combat was won, and the winner still stands.
    WonStanding,
    AtPlanet,
    AtNavpoint,
    PlanetOf(Faction),
    /// What is going on is a ship combat.
    ShipCombat,
    ShipCosts(u8),
    Sabotaged(u8),
    /// A die shows one of these.
    Shows(&'static [Face]),
    /// A matter of the rules.
    Rule(Check),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    Negative,
    Neutral,
    Positive,
    /// Neutral or positive.
    Fine,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Num {
    N(u8),
    /// The second number of the frame.
    Second,
    /// What the owner has.
    Credits,
    /// So much less for each.
    LessPer(u8, u8, Kind),
    Count(Kind),
    /// So much for each die that shows this.
    Per(u8, Face),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    You,
    /// The player in the register.
    In(Reg),
    /// The next player clockwise.
    Left,
    /// Whoever chooses for the owner before the game: somebody at the table (R14.1).
    Chooser,
    /// The solo opponent, by what R14.6 prefers.
    Pilot,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Metric {
    /// Dice that show a face.
    Dice,
}

/// Questions that only this game has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// R5.2.
    Planning,
    /// Where to go on to.
    Onward,
    /// R6.1.
    Act,
    /// What to buy in a market action, after a card was put away (R6.4).
    Purchase,
    /// R6.8.
    Barter,
    /// R7.1.
    Encounter,
}
