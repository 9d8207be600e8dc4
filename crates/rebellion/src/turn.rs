//! The game's own procedures, written in the language of the machine.

mod actions;
mod cards;
mod combat;
mod missions;

use script::{Count, How, Reg};

use crate::automaton::{
    ACTIVATION, DEPLOYMENT, FIRST_RECRUIT, FORCE, IMPERIAL_CARDS, IMPERIAL_EXTRA, IMPERIAL_JOIN,
    IMPERIAL_MARCH, IMPERIAL_MISSION, IMPERIAL_OPPOSITION, IMPERIAL_RECRUIT, IMPERIAL_REROLL,
    IMPERIAL_SET_UP, IMPERIAL_TACTIC, IMPERIAL_TURN, IMPERIAL_USE, MOVE_FROM, Matter, PROJECT, ROUND_DECK,
    TIDY, Task, WITHHOLD,
};
use crate::card::{Timing, Window};
use crate::chance::Luck;
use crate::things::{Side, Theatre};
use crate::why::Why;
use crate::words::*;
use actions::{
    ASTROMECH, FALCON, GUIDE_ATTACK, GUIDE_MISSION, IMMEDIATE, PROTOCOL, RECOLOUR, RECRUIT, SCORE,
    SCORE_REFRESH,
};
pub(crate) use actions::{
    CARDS, DISCARD_OBJECTIVES, GATHER, GIVE_UP, HIDE_PROBE, LIFT, MARCH, OBJECTIVE, PARE, PLANS, SEARCH,
    SET_DICE, SORT, STASH, USE_CARD,
};
pub(crate) use cards::{
    BAIT, BUILD_HERE, CONQUER, DRAW_PROJECTS, FALSE_LEAD, MOBILIZE, NAME_SYSTEMS, RAISE_OBJECTIVE, REASSIGN,
    RISK, SHUFFLE_PROBES, WITHDRAW,
};
pub(crate) use combat::{
    ABSORB, BLOCK_DAMAGE, BLOCK_UP_TO, DEAL, DRAW_TACTICS, EXTRA, MEND, RECOVER, REROLL, RETREAT,
};
use combat::{ATTACK, BATTLE, BLOCK, DRAW_FIRST, FORESTALL, JOIN, LAY, REPAIR, SHIELD, USE};
pub(crate) use combat::{COMBAT, FIGHT, ROLL};
pub(crate) use missions::{
    ADVANCE, ARRANGE, BRING, BRING_FREELY, DEMOLISH, DEPLOY_FROM, DEPLOY_UP_TO, DESTROY, DESTROY_QUEUED,
    DESTROY_UP_TO, ESCORT, KEEP, MISSION, RECALL, RETRIEVE, SPLIT, TAKE_AWAY, TAKE_MISSIONS,
};
use missions::{ASSIGN, DRAW, OPPOSE};

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

/// Whose part it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Party {
    The(Side),
    /// R8.6: the current player comes first, then the other one.
    Current,
    Other,
    /// The opponent of whoever owns the effect.
    Rival,
    /// R14.7, R15.5: the Rebels build and deploy first; S8.12, S8.14: in the solo game the Empire does.
    Earlier,
    Later,
    /// R9.7: who attacks first in the battle, and who second.
    First,
    Second,
    /// Whoever owns the effect.
    Own,
    /// R9.3: who lays a card first, where it is seen, and who second.
    LaysFirst,
    LaysSecond,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Duty {
    Assign,
    Oppose,
    Draw,
    Mobilize,
    PlaceImperial,
    PlaceRebel,
    ChooseBase,
    Join,
    DrawTactics,
    Shield,
    LayTactic,
    /// S9.2.
    TurnUpTactic,
    Forestall,
    UseTactic,
    Attack,
    /// S9.10.
    Force,
    Block,
    Retreat,
    Build,
    Deploy,
    /// S6.1.
    RoundDeck,
    /// S8.3.
    Tidy,
    /// S10.
    Withhold,
    /// S5.5.
    FirstRecruit,
    Recruit,
    /// R16.3: action cards of that moment.
    Cards(Timing),
    Immediate,
    /// R17.2: objectives of that window.
    Score(Window),
    ScoreRefresh,
    // ---- what rings and cards allow
    Guide,
    GuideAttack,
    Astromech,
    Protocol,
    Falcon,
    Recolour,
}

impl Duty {
    pub(crate) fn proc(self) -> &'static Proc {
        match self {
            Duty::Assign => &ASSIGN,
            Duty::Oppose => &OPPOSE,
            Duty::Draw => &DRAW,
            Duty::Mobilize => &MOBILIZE,
            Duty::PlaceImperial => &PLACE_IMPERIAL,
            Duty::PlaceRebel => &PLACE_REBEL,
            Duty::ChooseBase => &CHOOSE_BASE,
            Duty::Join => &JOIN,
            Duty::DrawTactics => &DRAW_FIRST,
            Duty::Shield => &SHIELD,
            Duty::LayTactic => &LAY,
            Duty::TurnUpTactic => &IMPERIAL_TACTIC,
            Duty::Forestall => &FORESTALL,
            Duty::UseTactic => &USE,
            Duty::Attack => &ATTACK,
            Duty::Force => &FORCE,
            Duty::Block => &BLOCK,
            Duty::Retreat => &RETREAT,
            Duty::Build => &BUILD,
            Duty::Deploy => &DEPLOY,
            Duty::RoundDeck => &ROUND_DECK,
            Duty::Tidy => &TIDY,
            Duty::Withhold => &WITHHOLD,
            Duty::FirstRecruit => &FIRST_RECRUIT,
            Duty::Recruit => &RECRUIT,
            Duty::Cards(_) => &CARDS,
            Duty::Immediate => &IMMEDIATE,
            Duty::Score(_) => &SCORE,
            Duty::ScoreRefresh => &SCORE_REFRESH,
            Duty::Guide => &GUIDE_MISSION,
            Duty::GuideAttack => &GUIDE_ATTACK,
            Duty::Astromech => &ASTROMECH,
            Duty::Protocol => &PROTOCOL,
            Duty::Falcon => &FALCON,
            Duty::Recolour => &RECOLOUR,
        }
    }

    /// The same for a side that is nobody's seat.
    pub(crate) fn automatic(self) -> &'static Proc {
        match self {
            Duty::PlaceImperial => &IMPERIAL_SET_UP,
            Duty::Deploy => &DEPLOYMENT,
            Duty::Oppose => &IMPERIAL_OPPOSITION,
            Duty::UseTactic => &IMPERIAL_USE,
            Duty::Join => &IMPERIAL_JOIN,
            Duty::Recruit => &IMPERIAL_RECRUIT,
            Duty::Cards(_) => &IMPERIAL_CARDS,
            other => other.proc(),
        }
    }
}

/// Matters of the rules that are true or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Check {
    Unplaced,
    /// The owner has not said that all are assigned.
    Assigning,
    Attempting,
    /// R7.5: there is something to roll for.
    Rolling,
    Destroying,
    Raiding,
    Demolishing,
    Recalling,
    Deploying,
    Advancing,
    IconHere,
    BaseHidden,
    /// Probe cards are still to be taken, and to be put back.
    Misleading,
    Looking,
    /// Rapid Mobilization is still to come.
    Mobilizing,
    /// R1.5: a card is to be drawn, and its deck must be made of what was discarded.
    DeckEmpty,
    ProjectsEmpty,
    DrawsProjects,
    /// R14.3.
    Overfull,
    RoundBegins,
    /// R5.2: somebody has not passed.
    CommandGoesOn,
    /// More units can come along.
    MoreToMove,
    CombatDue,
    /// R8.5, R8.22.
    CombatGoesOn,
    Contested(Theatre),
    /// R8 and not R9: both sides draw from the same tactic decks.
    SharedTactics,
    /// R8.8: the attacker may play or draw cards, as far as everybody can tell.
    Fighting,
    /// R8.10: whoever was hit may play cards, as far as everybody can tell.
    Blocking,
    DiceToAssign,
    /// The first number of the frame is not used up, and there is something to choose.
    More(Pool),
    /// Cards of the shared decks lie beside them or are in hand.
    TacticsOut,
    /// There is a card to draw, and more are to be drawn.
    DrawsTactics,
    /// R2.7.
    BuildIcon,
    RecruitIcon,
    /// Action cards can be used now, and objectives be played, as far as everybody can tell.
    UsesCards,
    Scores,
    /// R16.1: nobody has said yet which card is kept.
    Recruiting,
    Gathering,
    Setting,
    Sorting,
    GivingUp,
    /// R13.2.
    PoolFull,
    DeathStarHit,
    /// An icon is left that the owner can use.
    IconLeft,
    /// R15.4: nothing is left of what is to be built but what is on the board.
    NoPieceLeft,
    Deployable,
    /// A matter of the Empire's procedure.
    Automaton(Matter),
}

pub(crate) const fn rule(routine: Routine) -> Step {
    Step::Do(Op::Rule(routine))
}

pub(crate) const fn by(party: Party, duty: Duty) -> Step {
    rule(Routine::By(party, duty))
}

pub(crate) const fn check(check: Check, then: Effect) -> Step {
    Step::If(Cond::Rule(check), then, &[])
}

pub(crate) const fn repeat(check: Check, body: Effect) -> Step {
    Step::While(Cond::Rule(check), body)
}

const fn choose(into: Reg, from: &'static [Filter], count: Count<Num>) -> Step {
    Step::Choose { into, who: Who::You, from, count, how: How::Set, why: None, secret: false }
}

pub(crate) const fn one(into: Reg, from: &'static [Filter]) -> Step {
    choose(into, from, Count::Exactly(Num::N(1)))
}

pub(crate) const fn up_to_one(into: Reg, from: &'static [Filter]) -> Step {
    choose(into, from, Count::UpTo(Num::N(1)))
}

/// So many of each sort.
const fn some(into: Reg, from: &'static [Filter], total: Num, why: Why) -> Step {
    let how = How::Share { total, cap: Metric::There, all: false };
    Step::Choose { into, who: Who::You, from, count: Count::Any, how, why: Some(why), secret: false }
}

pub(crate) static PROCEDURES: &[&Proc] = &[
    &RISK,
    &BUILD_HERE,
    &CONQUER,
    &BAIT,
    &SHUFFLE_PROBES,
    &RAISE_OBJECTIVE,
    &FALSE_LEAD,
    &NAME_SYSTEMS,
    &REASSIGN,
    &MOBILIZE,
    &WITHDRAW,
    &ASSIGN,
    &MISSION,
    &OPPOSE,
    &DESTROY,
    &DESTROY_UP_TO,
    &DESTROY_QUEUED,
    &DEMOLISH,
    &RECALL,
    &BRING,
    &BRING_FREELY,
    &DEPLOY_FROM,
    &DEPLOY_UP_TO,
    &ADVANCE,
    &ARRANGE,
    &SPLIT,
    &KEEP,
    &TAKE_MISSIONS,
    &RETRIEVE,
    &ESCORT,
    &TAKE_AWAY,
    &DRAW,
    &PLACE_IMPERIAL,
    &PLACE_REBEL,
    &CHOOSE_BASE,
    &ACTIVATE,
    &REVEAL,
    &LOAD,
    &COMBAT,
    &JOIN,
    &DRAW_FIRST,
    &BATTLE,
    &SHIELD,
    &LAY,
    &FORESTALL,
    &USE,
    &EXTRA,
    &ATTACK,
    &REROLL,
    &REPAIR,
    &BLOCK,
    &DEAL,
    &MEND,
    &BLOCK_DAMAGE,
    &BLOCK_UP_TO,
    &ABSORB,
    &DRAW_TACTICS,
    &RECOVER,
    &RETREAT,
    &OVERLOAD,
    &BUILD,
    &DEPLOY,
    &CARDS,
    &IMMEDIATE,
    &USE_CARD,
    &RECRUIT,
    &SEARCH,
    &STASH,
    &HIDE_PROBE,
    &MARCH,
    &GATHER,
    &SET_DICE,
    &PARE,
    &SORT,
    &GUIDE_MISSION,
    &GUIDE_ATTACK,
    &ASTROMECH,
    &PROTOCOL,
    &FALCON,
    &RECOLOUR,
    &SCORE,
    &SCORE_REFRESH,
    &OBJECTIVE,
    &PLANS,
    &DISCARD_OBJECTIVES,
    &GIVE_UP,
    &LIFT,
    &IMPERIAL_SET_UP,
    &IMPERIAL_TURN,
    &WITHHOLD,
    &IMPERIAL_MISSION,
    &ROUND_DECK,
    &TIDY,
    &DRAW_PROJECTS,
    &IMPERIAL_OPPOSITION,
    &IMPERIAL_JOIN,
    &ACTIVATION,
    &MOVE_FROM,
    &DEPLOYMENT,
    &IMPERIAL_TACTIC,
    &IMPERIAL_USE,
    &IMPERIAL_EXTRA,
    &IMPERIAL_REROLL,
    &FORCE,
    &FIRST_RECRUIT,
    &IMPERIAL_RECRUIT,
    &IMPERIAL_CARDS,
    &IMPERIAL_MARCH,
    &PROJECT,
];

/// R3, then round after round.
pub(crate) static GAME: [Step; 22] = [
    Step::Fate(Luck::Probes),
    rule(Routine::DealLoyalty),
    Step::Fate(Luck::Tactics),
    // S2.2, S5.7.
    Step::Fate(Luck::RebelSet),
    Step::Fate(Luck::ImperialSet),
    Step::Fate(Luck::RebelMissions),
    Step::Fate(Luck::ImperialMissions),
    Step::Fate(Luck::Projects),
    Step::Fate(Luck::Objectives),
    Step::Fate(Luck::Starting),
    Step::Fate(Luck::Actions),
    rule(Routine::DealDecks),
    by(Party::The(Side::Empire), Duty::FirstRecruit),
    // S5.8.
    by(Party::The(Side::Empire), Duty::RoundDeck),
    by(Party::The(Side::Empire), Duty::PlaceImperial),
    by(Party::The(Side::Rebel), Duty::PlaceRebel),
    // R3.14: immediate ones are used at once, those of the Rebels first.
    rule(Routine::DealStarters),
    by(Party::The(Side::Rebel), Duty::Immediate),
    by(Party::The(Side::Empire), Duty::Immediate),
    check(Check::Automaton(Matter::StartersLeft), &[rule(Routine::Automaton(Task::PutAwayStarters))]),
    by(Party::The(Side::Rebel), Duty::ChooseBase),
    ROUNDS[0],
];

/// Round after round; the first of them may have begun.
pub(crate) static ROUNDS: [Step; 1] = [Step::While(Cond::Always, &ROUND)];

/// R3.11, R3.12: register B is where a Death Star is being built.
static PLACE_IMPERIAL: Proc = Proc::new(
    "place imperial units",
    &[
        Step::Fate(Luck::UnitList),
        rule(Routine::TakeUnits),
        one(Reg::B, &[Filter::Rule(From::Sites)]),
        rule(Routine::LaySite),
        repeat(Check::Unplaced, &[Step::Ask(Ask::Place)]),
    ],
);

/// R3.13: register B is the one system where Rebel units may begin.
static PLACE_REBEL: Proc = Proc::new(
    "place rebel units",
    &[
        Step::Fate(Luck::UnitList),
        rule(Routine::TakeUnits),
        Step::Choose {
            into: Reg::B,
            who: Who::You,
            from: &[Filter::Rule(From::RebelStarts)],
            count: Count::UpTo(Num::N(1)),
            how: How::Set,
            why: Some(Why::Start),
            secret: false,
        },
        repeat(Check::Unplaced, &[Step::Ask(Ask::Place)]),
    ],
);

/// R3.15.
static CHOOSE_BASE: Proc = Proc::new(
    "choose base",
    &[
        Step::Choose {
            into: Reg::C,
            who: Who::You,
            from: &[Filter::Rule(From::BaseCards)],
            count: Count::Exactly(Num::N(1)),
            how: How::Set,
            why: Some(Why::Base),
            secret: true,
        },
        rule(Routine::HideBase),
        Step::Fate(Luck::Probes),
    ],
);

/// R5, R14.
static ROUND: [Step; 18] = [
    check(
        Check::RoundBegins,
        &[
            rule(Routine::BeginRound),
            // R4.1.
            by(Party::The(Side::Rebel), Duty::Assign),
            by(Party::The(Side::Empire), Duty::Assign),
            check(Check::Automaton(Matter::RoundBegins), &[by(Party::The(Side::Empire), Duty::RoundDeck)]),
            // S6.3.
            check(
                Check::Automaton(Matter::SoloGame),
                &[by(Party::The(Side::Empire), Duty::Cards(Timing::Assignment))],
            ),
            by(Party::The(Side::Rebel), Duty::Cards(Timing::AssignmentEnds)),
            rule(Routine::BeginCommand),
        ],
    ),
    repeat(
        Check::CommandGoesOn,
        &[
            rule(Routine::NextTurn),
            Step::If(
                Cond::Rule(Check::Automaton(Matter::Automated)),
                &[Step::Call { proc: &IMPERIAL_TURN, args: &[], into: None, num: None }],
                &[Step::Ask(Ask::Command)],
            ),
        ],
    ),
    rule(Routine::Raise(Moment::CommandEnds)),
    Step::Window,
    repeat(Check::Mobilizing, &[by(Party::The(Side::Rebel), Duty::Mobilize)]),
    by(Party::The(Side::Empire), Duty::Cards(Timing::CommandEnds)),
    // R14.1.
    by(Party::The(Side::Rebel), Duty::ScoreRefresh),
    rule(Routine::BeginRefresh),
    by(Party::The(Side::Empire), Duty::Tidy),
    by(Party::The(Side::Rebel), Duty::Draw),
    by(Party::The(Side::Empire), Duty::Draw),
    rule(Routine::DrawProbes),
    rule(Routine::DrawObjective),
    rule(Routine::AdvanceTime),
    // R16.1.
    check(
        Check::RecruitIcon,
        &[by(Party::The(Side::Rebel), Duty::Recruit), by(Party::The(Side::Empire), Duty::Recruit)],
    ),
    check(Check::BuildIcon, &[by(Party::Earlier, Duty::Build), by(Party::Later, Duty::Build)]),
    by(Party::Earlier, Duty::Deploy),
    by(Party::Later, Duty::Deploy),
];

/// R15.1: icon by icon.
static BUILD: Proc = Proc::new(
    "build",
    &[repeat(
        Check::IconLeft,
        &[
            up_to_one(Reg::A, &[Filter::Rule(From::Buildable)]),
            // R15.4.
            check(Check::NoPieceLeft, &[one(Reg::B, &[Filter::Rule(From::BuiltBefore)])]),
            rule(Routine::Build),
        ],
    )],
);

/// R15.6.
static DEPLOY: Proc = Proc::new(
    "deploy",
    &[rule(Routine::Slide), repeat(Check::Deployable, &[Step::Ask(Ask::Deploy)]), rule(Routine::KeepBack)],
);

/// R6: the leader in register C leads units into the place of register B.
pub(crate) static ACTIVATE: Proc = Proc::new(
    "activate",
    &[
        one(Reg::B, &[Filter::Rule(From::Destinations)]),
        rule(Routine::SendLeader),
        repeat(Check::MoreToMove, &[Step::Ask(Ask::Move)]),
        rule(Routine::Arrive),
        // R8.1: who is there already does not begin to fight because somebody looks on.
        Step::If(Cond::Any(Reg::A), &[check(Check::CombatDue, &[FIGHT])], &[]),
    ],
);

/// R12.4: a side loses a ground unit that nothing carries where a system was.
pub(crate) static OVERLOAD: Proc =
    Proc::new("overload", &[one(Reg::A, &[Filter::Rule(From::Uncarried)]), rule(Routine::Abandon)]);

/// R18.6: the Rebels show their base at the start of their turn; what stands there may have to fight.
pub(crate) static REVEAL: Proc = Proc::new(
    "reveal",
    &[rule(Routine::ShowBase), check(Check::CombatDue, &[FIGHT]), Step::Ask(Ask::Command)],
);

/// R6.3: ships from the place in register C, then what they carry.
pub(crate) static LOAD: Proc = Proc::new(
    "load",
    &[
        some(Reg::A, &[Filter::Rule(From::Ships)], Num::N(250), Why::Fly),
        some(Reg::B, &[Filter::Rule(From::Cargo)], Num::Capacity, Why::Carry),
        // R6.10, R13.6.
        Step::Choose {
            into: Reg::A,
            who: Who::You,
            from: &[Filter::Rule(From::Captives)],
            count: Count::Any,
            how: How::Set,
            why: Some(Why::TakeAway),
            secret: false,
        },
        rule(Routine::Depart),
    ],
);
