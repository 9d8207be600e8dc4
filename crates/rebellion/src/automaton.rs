//! Ataque Imperial: the procedure that plays the Empire, in the words of the machine (S0 to S9).
//!
//! Everything it decides by follows from the [`crate::state::Open`] position: nothing here is given the base, a hand or a
//! deck, so it cannot use what it may not know. Decisions are rankings ([`rankings`]), told one by one ([`decision`]).

mod aims;
mod cards;
mod combat;
pub mod decision;
mod definitions;
mod forecast;
mod judging;
mod lines;
mod missions;
pub mod rankings;
mod reading;
pub mod routes;
mod schemes;
mod set_up;
mod turn;

use serde::{Deserialize, Serialize};

pub(crate) use cards::{FIRST_RECRUIT, IMPERIAL_CARDS, IMPERIAL_MARCH, IMPERIAL_RECRUIT, PROJECT};
pub(crate) use combat::{FORCE, IMPERIAL_EXTRA, IMPERIAL_REROLL, IMPERIAL_TACTIC, IMPERIAL_USE};
pub(crate) use judging::SPOILED;
pub use lines::{LINES, Line};
pub(crate) use missions::{IMPERIAL_MISSION, ROUND_DECK, TIDY, WITHHOLD};
pub(crate) use rankings::aim;
pub(crate) use reading::place;
pub use schemes::SCHEMES;
pub(crate) use set_up::SITES;
pub(crate) use turn::{
    ACTIVATION, DEPLOYMENT, IMPERIAL_JOIN, IMPERIAL_OPPOSITION, IMPERIAL_SET_UP, IMPERIAL_TURN, MOVE_FROM,
};

/// What one of its decisions is between.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Candidates {
    /// S3: where it wants to go.
    Goals,
    /// The fleets that can go to the goal in register A.
    Fleets,
    /// S3.8: where the fleet in register C goes first.
    Steps,
    /// S3.4: ground units of the place in register C, one of which stays.
    Garrison,
    /// S3.3: what the ships that leave that place can still take along.
    Hold,
    /// S8.15: Imperial systems that have got nothing yet.
    Unserved,
    /// S8.16.
    NearBase,
    Theatres,
    /// Units that can be deployed in the system of register B.
    Leaving,
    /// S9.7, S9.10: dice that are rolled again.
    Dice,
    /// S1.3, S1.4: who can undertake the mission that was turned up, and who goes along.
    Capable,
    /// S10: possible bases whose cards are in the probe deck, as only the Rebels know.
    PossibleInDeck,
    /// Regions with possible bases.
    RegionsToSearch,
    /// S5.5, S8.10: leaders on the action card that was turned up.
    Recruits,
    /// S6.3, S7.9: action cards that can be used now.
    Cards,
    /// S10: where Catch Them by Surprise can go, and those of them that may be the base.
    Surprised,
    SurprisedBases,
    /// Theatres in which a combat is fought.
    Fought,
    /// Probe cards of the Imperial hand: those not drawn yet, those that were, and those of systems with Rebel leaders.
    Unsampled,
    Sampled,
    Swept,
}

/// What is true or not, for the procedure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Matter {
    /// The Empire is nobody's seat.
    SoloGame,
    /// Whoever the part is for is nobody's seat.
    Automated,
    /// S5.9: a die is to say where a unit begins.
    StartsLeft,
    Activates,
    PlaysMission,
    /// S7.7: somebody is sent against a mission.
    Opposes,
    /// S7.8: somebody joins a combat.
    Joins,
    /// S3.5, S3.11, S3.22: a Stormtrooper comes to the fleet of register C instead.
    Helped,
    OriginLeft,
    /// S3.4.
    NeedsGarrison,
    /// S3.3: not all that is equally good fits.
    HoldTied,
    /// S8.18.
    BunkerDue,
    /// S8.15.
    Deployable,
    /// S8.16.
    NearBase,
    /// S8.15: an Imperial system has got nothing yet.
    Unserved,
    /// S4.8, SQ13: all probe cards are shuffled, and not only those that did not become the base.
    WholeDeck,
    /// S6.1: a Round deck is built, and a card of it is to be drawn from the Main deck.
    RoundBegins,
    RoundShort,
    /// S2.4: the card that was turned up cannot be played; it can.
    Unplayable,
    Playable,
    /// S2.9: it waits until the others are done.
    PutsOff,
    /// S2.7.
    SecondGoes,
    /// S8.3, SQ5.
    MainShuffled,
    /// S10, S2.6.
    ManyPossibleBases,
    ProjectsLeft,
    /// R9.8, S9.9: it rolls dice of its own again.
    Rerolls,
    /// Not all that is equally good can be rolled again.
    DiceTied,
    /// S9.10: a hit must be rolled again.
    Forces,
    /// S6.3, S7.9: an action card can be used now, and no die has said otherwise.
    UsesCards,
    /// The mission that is being played is an attempt.
    Attempts,
    ProjectsInDeck,
    /// Two tactic cards more are turned up in this battle.
    MoreTactics,
    /// S5.11: starting action cards that nobody has drawn leave the game.
    StartersLeft,
    /// S1.16: a card of the Round deck is still face down.
    RoundLeft,
}

/// What the procedure does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// S5.9.
    FirstUnits,
    LastUnits,
    /// S7.2.
    ChooseAction,
    /// S3.6, S3.12 to S3.14, S3.16, S3.18 to S3.20.
    Aim,
    StandBy,
    Send,
    Reinforce,
    NextOrigin,
    /// S4.9: who is captured travels with the strongest ship.
    TakeCaptives,
    LoadShips,
    LoadSure,
    LoadOne,
    /// S4.5: cards of remote systems that the Empire does not control go back; register B remembers them.
    ReopenSearch,
    /// S8.18.
    DeployBunker,
    /// S8.16: one of each theatre, if possible.
    Want(crate::things::Theatre),
    NextServed,
    DeployOne,
    /// S6.2.
    DrawStarting,
    DrawMain,
    /// S2.3, S2.4: the card that was turned up becomes the source of the effect.
    TurnUpMission,
    NextMission,
    PutOff,
    Undertake,
    /// S7.2: what is done if no mission could be played.
    Reconsider,
    /// S8.3, S8.4.
    ReturnStarting,
    ReturnLeftovers,
    /// S10.
    TakeOthers,
    Learn(crate::words::Asked),
    DiscardObjective,
    /// S9.2.
    TurnUpTactic,
    UseTactic,
    /// S9.7, S9.10.
    PickUpSure,
    PickUpOne,
    CountPoints,
    Force,
    // ---- action cards
    /// S5.5, S8.10.
    TurnUpAction,
    KeepAction,
    UseCard,
    /// S5.11.
    PutAwayStarters,
    /// S10: what follows happens at the place in register A.
    GoOn,
    Sample,
    Emphasise,
    CarryOutProject,
    TurnUpProject,
    /// False Orders: the top card of the Round deck goes back to its own deck.
    SendBack,
}

/// Where a fleet is sent, and by which rule. It lies in the first number of an activation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// S3.6, S3.16: the nearest possible base.
    Search,
    /// S3.12: Rebels next to a fleet.
    Strike,
    /// S3.13.
    Neutral,
    /// S3.14.
    Rebels,
    /// S3.18.
    Base,
    /// S3.19: a remote system, to deny it as a new base.
    Deny,
    /// S3.20.
    Attack,
    /// S3.20: towards the base for want of anything else.
    Towards,
}

impl Aim {
    pub const ALL: [Aim; 8] = [
        Aim::Search,
        Aim::Strike,
        Aim::Neutral,
        Aim::Rebels,
        Aim::Base,
        Aim::Deny,
        Aim::Attack,
        Aim::Towards,
    ];
}

/// What candidates are compared by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Criterion {
    /// S1.13.
    Distance,
    /// S1.14.
    RouteRebels,
    RouteProduction,
    /// S1.10: of the fleet there.
    FleetStrength,
    /// Of the Rebel units there.
    RebelStrength,
    /// Of one unit.
    Strength,
    /// S1.9.
    Production,
    /// Whether it is loyal to the Empire.
    Loyal,
    /// S1.11, and the value of a theatre.
    TacticScore,
    SpaceTactic,
    GroundTactic,
    /// S3.3: the value that the leader who was sent has in the theatre of a unit.
    LeaderTactic,
    /// S1.7, in halves.
    SkillScore,
    /// S1.3: whether the leader is pictured on the card that the effect belongs to.
    Pictured,
    /// In halves.
    Icons(crate::leaders::Skill),
    SkillKinds,
    /// S8.15: Imperial units of that theatre.
    UnitsThere,
    /// Whether a unit is of the theatre in register C.
    OfTheatre,
    /// S8.16.
    BaseDistance,
    /// S8.17.
    PossibleBase,
    BestRebelSystem,
    // ---- S10: systems, or where a leader is
    /// S1.8, in halves.
    Favour(crate::leaders::Skill),
    FavourOfAll,
    ImperialStrength,
    /// S1.9; SQ19: sabotaged systems are told apart by what is printed, below all others.
    Yield,
    /// S1.12.
    BuildSpace,
    FleetDistance,
    ImperialDistance,
    RebelDistance,
    HasLeader,
    HasSite,
    HasBunker,
    RebelSystem,
    Subjugated,
    /// How many units Planetary Conquest can move from there.
    Movable,
    RegionRebelSystems,
    RegionRebelStrength,
    RegionPossibleBases,
    /// The highest production of one such system in the region.
    RegionRebelProduction,
    RegionSubjugatedProduction,
    RegionProduction,
    IsLuke,
    // ---- S10: units
    /// Whether one waits on that space of the queue.
    OnSpace(u8),
    OnGround,
    /// Whether it is of the theatre in which the Rebels are stronger here, or have more units in their base.
    StrongerTheatre,
    BusierTheatre,
    /// S9.4, S9.7: whether it is doomed already.
    Doomed,
    IonCannon,
    HealthLeft,
    AttackDice,
    /// S9.7: the strength of what is doomed, and the damage of what is not.
    DoomedStrength,
    Damage,
    /// S9.7, S9.10: what a die shows.
    Blank,
    DirectHit,
    /// Whether a card prefers it.
    Preferred,
    // ---- action cards
    /// S6.3: how many cards came before it.
    Age,
    /// S7.8: whether the leader has a card for the start of this combat.
    CombatCard,
    /// Of the fleets that can come there from the next systems.
    AdjacentStrength,
    /// Of Rebel units on the ground there.
    RebelTroops,
    IsIonCannon,
    Reputation,
    /// The tactic value of the theatre in which the Rebels are stronger here.
    TacticThere,
}

#[cfg(test)]
pub(crate) mod tests;
