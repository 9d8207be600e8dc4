//! What the procedures do.

use crate::things::Deck;

/// Parts of the procedures that change the state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Routine {
    // ---- set-up (R4)
    /// The next one rolls for the first turn, or it is settled.
    NextRoller,
    NextToChoose,
    TakeCharacter,
    TakeShip,
    NextToStart,
    BeginGame,
    // ---- turns (R5, R6, R7)
    BeginTurn,
    BeginActions,
    BeginEncounter,
    EndTurn,
    /// Goals that are met by a state (R13.4).
    ClaimGoals,
    // ---- moving (R5)
    Enter,
    Arrive,
    // ---- dice
    RaiseRerolls,
    RaiseChanges,
    BeginTest,
    Judge,
    BuyOut,
    EndTest,
    BeforeFight,
    NotFought,
    RollFor(FightSide),
    KeepRoll(FightSide),
    RaiseCancels,
    Compare,
    EndFight,
    RollForContest(FightSide),
    EndContest,
    // ---- patrols (R6.10, R7.3)
    FightPatrol,
    BeatPatrol,
    PatrolPays,
    LoseToPatrol,
    RaisePatrolMoves,
    SetCourse,
    StepPatrol,
    // ---- cards
    PayFor,
    TakeCard,
    FetchShip,
    /// What is bought does something.
    RunPurchase,
    TurnNext,
    /// The card in register A is put into its slot.
    PutAway,
    BuyOffered,
    BuyLooked,
    BeginPutBack,
    /// The card in register A lies below those that have been put back already.
    PutBack,
    TurnLooked,
    FindNext,
    MoveContact,
    PlaceContact,
    DrawTale,
    PutBackTale,
    ReadDatabank,
    ReturnDatabank,
    Propose,
    Swap,
    GiveCredits,
    LendCredits,
    // ---- contacts, bounties, jobs, deliveries (R7.4, R11, R12, R6.13)
    TurnUp,
    ReadContact,
    Hunt,
    Protects,
    Challenge,
    Eliminate,
    Capture,
    TargetFlees,
    BeginJob,
    RunJob,
    EndJob,
    BeginDelivery,
    RollDelivery,
    FailDelivery,
    EndDelivery,
    RaiseReward,
    RunReward,
    RunAfter,
    // ---- defeat (R8)
    RaiseDefeat,
    Fall,
    RaiseLoseRep,
    LoseRepNow,
    // ---- the solo opponent (R14)
    DrawOrder,
    Follow,
    EndOrder,
    /// R14.4: which line of the order is followed.
    Line(Part, u8),
    RestAll,
    /// Towards the goal in register A, to the space in register B.
    Approach,
    FlyStep,
    /// The cargo or job in register A is handed in.
    HandIn,
    BuyTop(Deck),
    /// The contact in register A joins for nothing.
    JoinFree,
    ShuffleOrder,
}

/// The parts of an order of the solo opponent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    Planning,
    Action,
    Encounter,
    Special,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FightSide {
    Attack,
    Defence,
}
