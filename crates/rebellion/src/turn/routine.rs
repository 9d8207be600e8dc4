//! Parts of the procedures that change the state.

use super::{Duty, Party};
use crate::automaton::Task;
use crate::things::Theatre;
use crate::words::{Moment, Ring};

/// Parts of the procedures that change the state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Routine {
    /// Somebody does something, as the owner of a procedure.
    By(Party, Duty),
    // ---- set-up (R3)
    DealLoyalty,
    TakeUnits,
    LaySite,
    HideBase,
    DealDecks,
    /// R3.14.
    DealStarters,
    BeginRound,
    // ---- action cards and objectives (R16, R17)
    RunCard,
    DropImmediates,
    /// R16.1: so many cards of the owner's deck are looked at.
    DrawActions(u8),
    TakeSought,
    /// What register C has picked goes under the card.
    Stash,
    LookAtProbes,
    Gather,
    SetDie,
    /// R13.2.
    Dismiss,
    PutUnder,
    /// One die is picked up to be rolled once more.
    RollAgain,
    Blank,
    Succeed,
    Detach(Ring),
    BeginPaying,
    PayNext,
    PayCost,
    RunObjective,
    EndObjective,
    TakePlansDice,
    JudgePlans,
    HitDeathStar,
    /// The objectives that register C has picked are given up.
    DropPicked,
    GiveUp,
    /// R12.5.
    Lift,
    UnmarkOne,
    // ---- missions (R4, R7)
    TurnUp,
    Aim,
    Oppose,
    Subvert,
    CountIcons(Party),
    JudgeMission,
    RunMission,
    EndMission,
    // ---- parts of what cards do
    DestroyOne,
    RaidOne,
    DemolishOne,
    RecallOne,
    CountLoaded,
    Bring,
    DeployOne,
    AdvanceOne,
    PutOnTop,
    RestToBottom,
    RestToDeck,
    KeepCard,
    RetrieveCard,
    GoToBase,
    TakeThere,
    TakeDice,
    JudgeRisk,
    BuildHere,
    BaitOne,
    RaiseObjective,
    TakeProbe,
    ProbeToTop,
    ProbeToBottom,
    NameSystems,
    Reassign,
    LimitToFive,
    Withdraw,
    DrawForBase,
    MoveBase,
    // ---- command (R5, R6)
    BeginCommand,
    NextTurn,
    SendLeader,
    ShowBase,
    /// Ships and what they carry leave the place in register C.
    Depart,
    /// What is under way comes to the place in register B.
    Arrive,
    // ---- combat (R8, R9, R10)
    BeginCombat,
    JoinCombat,
    BeginBattles,
    BeginBattle(Theatre),
    /// The card in register C is laid face down.
    LayTactic,
    RevealTactics,
    /// R9.13: the cancelling ability comes first.
    Forestall,
    /// R9.13: the card in register A is played beside the other one.
    PlayExtra,
    CountDice,
    Prevent,
    /// R8.9: a die is assigned to the unit in register A.
    Harm,
    /// A card deals one damage to it.
    Strike,
    Mend(Mend),
    /// R8.10: one damage less.
    Unharm,
    /// One damage goes from the unit in register A to that in register C.
    Shift,
    DrawTactic,
    /// R9.6: the card in register A comes back.
    Recover,
    EndAttack,
    EndBattle,
    Flee,
    EndFlight,
    EndRound,
    EndCombat,
    ReturnTactics,
    /// What waits for this moment is carried out.
    Raise(Moment),
    // ---- destroyed systems (R12.4)
    Abandon,
    // ---- refresh (R14, R15)
    BeginRefresh,
    DrawMission,
    DrawProject,
    RecycleProjects,
    Recycle,
    DiscardCard,
    DrawProbes,
    DrawObjective,
    AdvanceTime,
    Build,
    Slide,
    KeepBack,
    /// What the Empire does if it is nobody's seat.
    Automaton(Task),
}

/// What takes damage off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mend {
    /// R9.9.
    Special,
    Card,
}
