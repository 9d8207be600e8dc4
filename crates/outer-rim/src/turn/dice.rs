//! Tests, combats, and the patrols that are fought on the way.

use super::*;

/// R10. The first number is the skill, the second what passes it for money.
pub(crate) static TEST: Proc = Proc::new(
    "test",
    &[
        rule(Routine::BeginTest),
        Step::Window,
        Step::Fate(Luck::Roll),
        rule(Routine::RaiseRerolls),
        Step::Window,
        rule(Routine::RaiseChanges),
        Step::Window,
        rule(Routine::Judge),
        check(Check::CanBuyOut, &[may(&[act(Op::Pay(Num::Second)), rule(Routine::BuyOut)])]),
        rule(Routine::EndTest),
    ],
);

/// Dice of an effect: the first number says how many.
pub(crate) static ROLL: Proc = Proc::new(
    "roll",
    &[
        Step::Fate(Luck::Roll),
        rule(Routine::RaiseRerolls),
        Step::Window,
        rule(Routine::RaiseChanges),
        Step::Window,
    ],
);

/// Dice in hand are rolled again.
pub(crate) static REROLL: Proc = Proc::new("reroll", &[Step::Fate(Luck::Roll)]);

/// R9.
pub(crate) static FIGHT: Proc = Proc::new(
    "fight",
    &[
        rule(Routine::BeforeFight),
        Step::Window,
        check(Check::Prevented, &[rule(Routine::NotFought), Step::Stop]),
        rule(Routine::RollFor(FightSide::Attack)),
        Step::Fate(Luck::Roll),
        rule(Routine::RaiseRerolls),
        Step::Window,
        rule(Routine::RaiseChanges),
        Step::Window,
        rule(Routine::KeepRoll(FightSide::Attack)),
        rule(Routine::RollFor(FightSide::Defence)),
        Step::Fate(Luck::Roll),
        rule(Routine::RaiseRerolls),
        Step::Window,
        rule(Routine::RaiseChanges),
        Step::Window,
        rule(Routine::KeepRoll(FightSide::Defence)),
        rule(Routine::RaiseCancels),
        Step::Window,
        rule(Routine::Compare),
        Step::Window,
        rule(Routine::EndFight),
    ],
);

/// Two players roll against each other; register B holds the other one.
pub(crate) static CONTEST: Proc = Proc::new(
    "contest",
    &[
        rule(Routine::RollForContest(FightSide::Attack)),
        Step::Fate(Luck::Roll),
        rule(Routine::RaiseRerolls),
        Step::Window,
        rule(Routine::KeepRoll(FightSide::Attack)),
        rule(Routine::RollForContest(FightSide::Defence)),
        Step::Fate(Luck::Roll),
        rule(Routine::RaiseRerolls),
        Step::Window,
        rule(Routine::KeepRoll(FightSide::Defence)),
        rule(Routine::EndContest),
    ],
);

/// R7.3: the patrol in register A.
pub(crate) static PATROL: Proc = Proc::new(
    "patrol",
    &[Step::If(
        Cond::Rule(Check::Invincible),
        &[
            rule(Routine::LoseToPatrol),
            Step::Window,
            one(Reg::B, &[Filter::Rule(Pool::PatrolNeighbours)]),
            rule(Routine::StepPatrol),
        ],
        &[
            rule(Routine::FightPatrol),
            Step::IfDone(
                &[rule(Routine::BeatPatrol), rule(Routine::PatrolPays)],
                &[one(Reg::B, &[Filter::Rule(Pool::PatrolNeighbours)]), rule(Routine::StepPatrol)],
            ),
            SUFFER,
        ],
    )],
);
