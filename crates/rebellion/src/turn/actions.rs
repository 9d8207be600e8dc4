//! R16: action cards, recruiting, and what rings do.

use script::{Count, Reg};

use super::cards::choice;
use super::combat::{FIGHT, ROLL};
use super::missions::LOOKED;
use super::{Check, Duty, Party, Routine, by, check, one, repeat, rule, some, up_to_one};
use crate::card::Timing;
use crate::chance::Luck;
use crate::shorthand::{act, mode, one as one_of, pick};
use crate::why::Why;
use crate::words::*;

/// The second number says which moment it is.
pub(crate) static CARDS: Proc =
    Proc::new("action cards", &[repeat(Check::UsesCards, &[Step::Ask(Ask::Cards)])]);

/// R16.3: those that are not used when they are gained are used no more.
pub(crate) static IMMEDIATE: Proc = Proc::new(
    "immediate cards",
    &[by(Party::Own, Duty::Cards(Timing::Immediate)), rule(Routine::DropImmediates)],
);

/// R16.4: the card is the source, register C who uses it.
pub(crate) static USE_CARD: Proc =
    Proc::new("use card", &[one(Reg::C, &[Filter::Rule(From::Users)]), rule(Routine::RunCard)]);

/// R16.1, R16.2.
pub(crate) static RECRUIT: Proc = Proc::new(
    "recruit",
    &[
        rule(Routine::DrawActions(2)),
        repeat(Check::Recruiting, &[Step::Ask(Ask::Recruit)]),
        by(Party::Own, Duty::Immediate),
    ],
);

/// Cards of the deck that come into question are in register B; register C is who uses the card.
pub(crate) static SEARCH: Proc =
    Proc::new("search", &[LOOKED, rule(Routine::TakeSought), Step::Fate(Luck::SearchedDeck)]);

/// R20.6.
pub(crate) static STASH: Proc = Proc::new(
    "stash",
    &[choice(Reg::C, Who::You, &[Filter::Rule(From::ProbeHand)], ONE, Why::Keep, true), rule(Routine::Stash)],
);
const ONE: Count<Num> = Count::Exactly(Num::N(1));
const NEXT_ASIDE: Step = choice(Reg::C, Who::You, &[Filter::Rule(From::Aside)], ONE, Why::Keep, true);

/// The first number says how many cards the Rebels look at.
pub(crate) static HIDE_PROBE: Proc = Proc::new(
    "hide probe",
    &[
        rule(Routine::LookAtProbes),
        NEXT_ASIDE,
        rule(Routine::Stash),
        pick(&[
            mode(&[repeat(Check::Looking, &[NEXT_ASIDE, rule(Routine::ProbeToTop)])]),
            mode(&[repeat(Check::Looking, &[NEXT_ASIDE, rule(Routine::ProbeToBottom)])]),
        ]),
    ],
);

/// R6.2: units come to the place of register B without another leader.
pub(crate) static MARCH: Proc = Proc::new(
    "march",
    &[
        repeat(Check::MoreToMove, &[Step::Ask(Ask::Move)]),
        rule(Routine::Arrive),
        Step::If(Cond::Any(Reg::A), &[check(Check::CombatDue, &[FIGHT])], &[]),
    ],
);

/// Units of the sort that the second number names come to the place of register B, one by one: as many as the first
/// number says. Register A is where they come from.
pub(crate) static GATHER: Proc = Proc::new(
    "gather",
    &[
        repeat(
            Check::Gathering,
            &[up_to_one(Reg::C, &[Filter::Rule(From::Gathered)]), rule(Routine::Gather)],
        ),
        rule(Routine::Arrive),
        Step::If(Cond::Any(Reg::A), &[check(Check::CombatDue, &[FIGHT])], &[]),
    ],
);

/// Up to as many dice as the first number says are not rolled.
pub(crate) static SET_DICE: Proc = Proc::new(
    "set dice",
    &[repeat(Check::Setting, &[up_to_one(Reg::A, &[Filter::Rule(From::Settable)]), rule(Routine::SetDie)])],
);

/// R13.2.
pub(crate) static PARE: Proc = Proc::new(
    "pare",
    &[
        by(Party::Own, Duty::Cards(Timing::PoolFull)),
        check(Check::PoolFull, &[one(Reg::A, &[Filter::Rule(From::Surplus)]), rule(Routine::Dismiss)]),
    ],
);

/// Of the cards in register B some go to the bottom; the others come back to the top.
pub(crate) static SORT: Proc = Proc::new(
    "sort",
    &[
        repeat(Check::Sorting, &[up_to_one(Reg::A, &[Filter::Rule(From::Looked)]), rule(Routine::PutUnder)]),
        Step::While(Cond::Any(Reg::B), &[LOOKED, rule(Routine::PutOnTop)]),
    ],
);

// ---- rings

/// Master Yoda: one die of a mission, and one of an attack.
pub(crate) static GUIDE_MISSION: Proc = Proc::new(
    "guide mission",
    &[up_to_one(Reg::A, &[Filter::Rule(From::OwnDice)]), rule(Routine::RollAgain), Step::Fate(Luck::Mission)],
);
pub(crate) static GUIDE_ATTACK: Proc = Proc::new(
    "guide attack",
    &[up_to_one(Reg::A, &[Filter::Combat(Pool::Dice)]), rule(Routine::RollAgain), ROLL],
);

/// R2-D2: a die of the Empire counts for nothing.
pub(crate) static ASTROMECH: Proc =
    Proc::new("astromech", &[up_to_one(Reg::A, &[Filter::Rule(From::EnemyDice)]), rule(Routine::Blank)]);

/// C-3PO.
pub(crate) static PROTOCOL: Proc =
    Proc::new("protocol droid", &[Step::May(Who::You, &[rule(Routine::Succeed)])]);

/// The Millennium Falcon.
pub(crate) static FALCON: Proc = Proc::new(
    "falcon",
    &[Step::May(
        Who::You,
        &[
            rule(Routine::Detach(Ring::MillenniumFalcon)),
            one_of(Reg::A, &[Filter::Leaders(&[L::Captured, L::Here])]),
            act(Op::Rescue(Whom::It(Reg::A), Escort::May)),
        ],
    )],
);

/// Up to two black hits become red ones.
pub(crate) static RECOLOUR: Proc =
    Proc::new("recolour", &[some(Reg::A, &[Filter::Combat(Pool::Recoloured)], Num::N(2), Why::Recolour)]);

// ---- objectives (R17)

/// The second number says which window it is.
pub(crate) static SCORE: Proc = Proc::new("score", &[repeat(Check::Scores, &[Step::Ask(Ask::Score)])]);

/// R14.1: what lies there pays first.
pub(crate) static SCORE_REFRESH: Proc = Proc::new(
    "score refresh",
    &[
        rule(Routine::BeginPaying),
        Step::While(Cond::Any(Reg::B), &[rule(Routine::PayNext)]),
        by(Party::Own, Duty::Score(crate::card::Window::Refresh)),
    ],
);

/// The objective is the source of the effect.
pub(crate) static OBJECTIVE: Proc = Proc::new(
    "objective",
    &[rule(Routine::PayCost), rule(Routine::RunObjective), rule(Routine::EndObjective)],
);

/// R19.5.
pub(crate) static PLANS: Proc = Proc::new(
    "death star plans",
    &[
        rule(Routine::TakePlansDice),
        by(Party::Own, Duty::Cards(Timing::Rolls)),
        ROLL,
        by(Party::Own, Duty::GuideAttack),
        rule(Routine::JudgePlans),
        check(
            Check::DeathStarHit,
            &[
                one(Reg::A, &[Filter::Enemy(What::AnyOf(&crate::shorthand::DEATH_STARS))]),
                rule(Routine::HitDeathStar),
            ],
        ),
    ],
);

/// As many as the first number says, but the one that is played.
pub(crate) static DISCARD_OBJECTIVES: Proc = Proc::new(
    "discard objectives",
    &[
        choice(
            Reg::C,
            Who::You,
            &[Filter::Rule(From::Others)],
            Count::Exactly(Num::Left),
            Why::Discard,
            true,
        ),
        rule(Routine::DropPicked),
    ],
);

/// R12.5: one of the markers that are here.
pub(crate) static UNMARK: Proc = Proc::new(
    "unmark",
    &[
        choice(Reg::A, Who::You, &[Filter::Rule(From::Marking)], Count::Exactly(Num::N(1)), Why::Keep, false),
        rule(Routine::UnmarkOne),
    ],
);

/// R12.5: the first number says which target marker can be lifted.
pub(crate) static LIFT: Proc = Proc::new("lift marker", &[Step::May(Who::You, &[rule(Routine::Lift)])]);

/// The first number says which shape is next.
pub(crate) static GIVE_UP: Proc = Proc::new(
    "give up",
    &[repeat(Check::GivingUp, &[one(Reg::A, &[Filter::Rule(From::GivenUp)]), rule(Routine::GiveUp)])],
);
