//! Procedures that only a card or two need.

use script::{Arg, Count, How, Reg};

use super::combat::FIGHT;
use super::{Check, Duty, Party, Routine, by, check, one, repeat, rule, some, up_to_one};
use crate::automaton::{Matter, Task};
use crate::card::Timing;
use crate::chance::Luck;
use crate::shorthand::{mode, needs, pick};
use crate::why::Why;
use crate::words::*;

pub(super) const fn choice(
    into: Reg,
    who: Who,
    from: &'static [Filter],
    count: Count<Num>,
    why: Why,
    secret: bool,
) -> Step {
    Step::Choose { into, who, from, count, how: How::Set, why: Some(why), secret }
}

/// The first number says how many dice.
pub(crate) static RISK: Proc = Proc::new(
    "risk",
    &[
        rule(Routine::TakeDice),
        by(Party::Own, Duty::Cards(Timing::Rolls)),
        Step::Fate(Luck::Mission),
        by(Party::Own, Duty::Guide),
        rule(Routine::JudgeRisk),
    ],
);

/// A unit for each icon of the place in register C, whoever it belongs to.
pub(crate) static BUILD_HERE: Proc = Proc::new(
    "build here",
    &[repeat(
        Check::IconHere,
        &[
            up_to_one(Reg::A, &[Filter::Rule(From::BuiltHere)]),
            // R15.4.
            check(Check::NoPieceLeft, &[one(Reg::B, &[Filter::Rule(From::BuiltBefore)])]),
            rule(Routine::BuildHere),
        ],
    )],
);

pub(crate) static CONQUER: Proc = Proc::new(
    "conquer",
    &[
        Step::Choose {
            into: Reg::A,
            who: Who::You,
            from: &[Filter::Rule(From::Conquering)],
            count: Count::Any,
            how: How::Share { total: Num::N(250), cap: Metric::Conquering, all: false },
            why: Some(Why::Carry),
            secret: false,
        },
        rule(Routine::Bring),
    ],
);

pub(crate) static BAIT: Proc =
    Proc::new("bait", &[repeat(Check::Destroying, &[up_to_one_to(Why::Carry), rule(Routine::BaitOne)])]);

const fn up_to_one_to(why: Why) -> Step {
    choice(Reg::A, Who::You, &[Filter::Rule(From::Destroyable)], Count::UpTo(Num::N(1)), why, false)
}

/// As many projects as the first number says (R1.5, S2.10).
pub(crate) static DRAW_PROJECTS: Proc = Proc::new(
    "draw projects",
    &[repeat(
        Check::DrawsProjects,
        &[
            Step::If(
                Cond::Rule(Check::ProjectsEmpty),
                &[rule(Routine::RecycleProjects), Step::Fate(Luck::Projects)],
                &[],
            ),
            rule(Routine::DrawProject),
        ],
    )],
);

pub(crate) static SHUFFLE_PROBES: Proc = Proc::new("shuffle probes", &[Step::Fate(Luck::Probes)]);

pub(crate) static SHUFFLE_PROJECTS: Proc = Proc::new("shuffle projects", &[Step::Fate(Luck::Projects)]);

pub(crate) static RAISE_OBJECTIVE: Proc = Proc::new(
    "raise objective",
    &[
        choice(
            Reg::A,
            Who::Chance,
            &[Filter::Rule(From::Objectives)],
            Count::Exactly(Num::N(1)),
            Why::Keep,
            false,
        ),
        rule(Routine::RaiseObjective),
    ],
);

/// Probe cards of the Imperial hand, by lot: as many as the first number says. The Rebels put each on the top or at the
/// bottom of the deck.
pub(crate) static FALSE_LEAD: Proc = Proc::new(
    "false lead",
    &[
        repeat(
            Check::Misleading,
            &[
                choice(Reg::A, Who::Chance, &[Filter::Rule(From::ProbeHand)], ONE, Why::Keep, false),
                rule(Routine::TakeProbe),
            ],
        ),
        repeat(
            Check::Looking,
            &[
                choice(Reg::C, Who::You, &[Filter::Rule(From::Aside)], ONE, Why::Keep, true),
                pick(&[mode(&[rule(Routine::ProbeToTop)]), mode(&[rule(Routine::ProbeToBottom)])]),
            ],
        ),
    ],
);
const ONE: Count<Num> = Count::Exactly(Num::N(1));

/// Others than the one with the base, chosen in secret; then all are named.
pub(crate) static NAME_SYSTEMS: Proc = Proc::new(
    "name systems",
    &[
        choice(
            Reg::C,
            Who::You,
            &[Filter::Rule(From::WithoutBase)],
            Count::Exactly(Num::Left),
            Why::Name,
            true,
        ),
        rule(Routine::NameSystems),
    ],
);

/// The leaders of the mission are assigned once more, face down.
pub(crate) static REASSIGN: Proc = Proc::new(
    "reassign",
    &[
        choice(
            Reg::C,
            Who::You,
            &[Filter::Rule(From::StartingMissions)],
            Count::Exactly(Num::N(1)),
            Why::Assign,
            true,
        ),
        rule(Routine::Reassign),
    ],
);

/// R18.7, R18.8: the Rebels name what they do before any card is drawn. The first number says how many are.
/// R18.7: what can be chosen is drawn first, so nobody looks before whether there is anything.
const NEW_BASE: Step = Step::Steps(&[&[
    // S4.5.
    Step::If(
        Cond::Rule(Check::Automaton(Matter::SoloGame)),
        &[rule(Routine::Automaton(Task::ReopenSearch)), Step::Fate(Luck::Probes)],
        &[],
    ),
    rule(Routine::DrawForBase),
    choice(Reg::C, Who::You, &[Filter::Rule(From::NewBases)], Count::UpTo(Num::N(1)), Why::Base, true),
    rule(Routine::MoveBase),
    Step::Fate(Luck::Unchosen),
    // S4.8, SQ13.
    Step::If(Cond::Rule(Check::Automaton(Matter::WholeDeck)), &[Step::Fate(Luck::Probes)], &[]),
    check(Check::CombatDue, &[FIGHT]),
]]);

pub(crate) static MOBILIZE: Proc = Proc::new(
    "mobilize",
    &[pick(&[
        mode(&[
            needs(Cond::Rule(Check::BaseHidden)),
            choice(Reg::C, Who::You, &[Filter::Rule(From::Withdrawn)], ONE, Why::Source, false),
            Step::Call { proc: &WITHDRAW, args: &[Arg::Reg(Reg::C, Reg::C)], into: None, num: None },
        ]),
        mode(&[NEW_BASE]),
    ])],
);

/// Five units leave the place of register C for the base.
pub(crate) static WITHDRAW: Proc = Proc::new(
    "withdraw",
    &[
        rule(Routine::LimitToFive),
        some(Reg::A, &[Filter::Rule(From::BroughtShips)], Num::Left, Why::Fly),
        rule(Routine::CountLoaded),
        some(Reg::A, &[Filter::Rule(From::BroughtCargo)], Num::Room, Why::Carry),
        rule(Routine::Withdraw),
    ],
);
