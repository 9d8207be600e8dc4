//! What the procedures ask about.

use crate::things::Deck;
use crate::words::Kind;

/// Matters of the rules that are true or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Check {
    /// Nobody knows yet who begins.
    FirstIsOpen,
    SomebodyChooses,
    SomebodyStarts,
    PicksFaction,
    Automaton,
    /// R8.4: the turn goes on.
    Acting,
    Encounters,
    GoesOn,
    CanBuyOut,
    Prevented,
    /// A patrol of level 4.
    Invincible,
    PatrolGoesOn,
    /// The purchase is not settled: more can be bartered.
    Bartering,
    NoRoom,
    Overfull,
    StillSearching,
    /// More than one card that was looked at has to be put back.
    PutsBack,
    /// No contact space is free on the planet in register B.
    PlanetIsFull,
    HasBountyOn,
    Illegal,
    Delivered,
    /// Both registers of a trade are not empty together.
    SomethingToTrade,
    /// The solo opponent has not got to where it goes.
    FliesOn,
    /// R14.4: lines of an order that can be carried out and have an effect.
    CanRest(Rest),
    CanApproach,
    HasCargoForHere,
    CanBuy(Deck),
    /// All its slots for this kind are full.
    Full(Kind),
    HatedPatrolHere,
    HasJobForHere,
    CanPayForFame,
    CanGetCrew,
    PlanetCanLike,
    NearestCanLike,
    FacedownHere,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rest {
    IfDefeated,
    IfDamaged,
}
