//! The game's own procedures, written in the language of the machine.

mod actions;
mod cards;
mod check;
mod combat;
mod duty;
mod missions;
mod routine;

use script::{Count, How, Reg};

use crate::automaton::{
    ACTIVATION, DEPLOYMENT, FIRST_RECRUIT, FORCE, IMPERIAL_CARDS, IMPERIAL_EXTRA, IMPERIAL_JOIN,
    IMPERIAL_MARCH, IMPERIAL_MISSION, IMPERIAL_OPPOSITION, IMPERIAL_RECRUIT, IMPERIAL_REROLL,
    IMPERIAL_SET_UP, IMPERIAL_TACTIC, IMPERIAL_TURN, IMPERIAL_USE, MOVE_FROM, Matter, PROJECT, ROUND_DECK,
    TIDY, Task, WITHHOLD,
};
use crate::card::{Timing, Window};
use crate::chance::Luck;
use crate::things::Side;
use crate::why::Why;
use crate::words::*;
use actions::{
    ASTROMECH, FALCON, GUIDE_ATTACK, GUIDE_MISSION, IMMEDIATE, PROTOCOL, RECOLOUR, RECRUIT, SCORE,
    SCORE_REFRESH,
};
pub(crate) use actions::{
    CARDS, DISCARD_OBJECTIVES, GATHER, GIVE_UP, HIDE_PROBE, LIFT, MARCH, OBJECTIVE, PARE, PLANS, SEARCH,
    SET_DICE, SORT, STASH, UNMARK, USE_CARD,
};
pub(crate) use cards::{
    BAIT, BUILD_HERE, CONQUER, DRAW_PROJECTS, FALSE_LEAD, MOBILIZE, NAME_SYSTEMS, RAISE_OBJECTIVE, REASSIGN,
    RISK, SHUFFLE_PROBES, SHUFFLE_PROJECTS, WITHDRAW,
};
pub use check::Check;
pub(crate) use combat::{
    ABSORB, BLOCK_DAMAGE, BLOCK_UP_TO, DEAL, DRAW_TACTICS, EXTRA, MEND, RECOVER, REROLL, RETREAT,
};
use combat::{ATTACK, BATTLE, BLOCK, DRAW_FIRST, FORESTALL, JOIN, LAY, REPAIR, SHIELD, USE};
pub(crate) use combat::{COMBAT, FIGHT, ROLL};
pub use duty::{Duty, Party};
pub(crate) use missions::{
    ADVANCE, ARRANGE, BRING, BRING_FREELY, DEMOLISH, DEPLOY_FROM, DEPLOY_UP_TO, DESTROY, DESTROY_QUEUED,
    DESTROY_UP_TO, ESCORT, KEEP, MISSION, RECALL, RETRIEVE, SPLIT, TAKE_AWAY, TAKE_MISSIONS,
};
use missions::{ASSIGN, DRAW, OPPOSE};
pub use routine::{Mend, Routine};

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
    &SHUFFLE_PROJECTS,
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
    &UNMARK,
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
