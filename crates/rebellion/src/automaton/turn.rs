//! The procedures of the side that is nobody's seat.

use script::{Arg, Count, How, Reg};

use super::missions::IMPERIAL_MISSION;
use super::{Candidates, Matter, Task};
use crate::card::Timing;
use crate::chance::Luck;
use crate::things::Theatre;
use crate::turn::{Check, Duty, FIGHT, Party, Routine, by, check, repeat, rule};
use crate::why::Why;
use crate::words::*;

pub(super) const fn task(task: Task) -> Step {
    rule(Routine::Automaton(task))
}

pub(super) const fn given(matter: Matter) -> Check {
    Check::Automaton(matter)
}

/// The best of these, for a purpose.
pub(super) const fn best(into: Reg, from: &'static [Filter], why: Why) -> Step {
    let count = Count::Exactly(Num::N(1));
    Step::Choose { into, who: Who::You, from, count, how: How::Set, why: Some(why), secret: false }
}

/// S5.9: two units lists, die by die. The numbers of the frame count rows of the list; register A holds the systems that a
/// die of this row has named.
pub(crate) static IMPERIAL_SET_UP: Proc = Proc::new(
    "imperial set-up",
    &[
        Step::Fate(Luck::UnitList),
        rule(Routine::TakeUnits),
        task(Task::FirstUnits),
        repeat(given(Matter::StartsLeft), &[Step::Fate(Luck::Start)]),
        Step::Fate(Luck::Site),
        task(Task::LastUnits),
    ],
);

/// S7.2: the first number is what the die shows, then what is done; the second one whether a mission was played.
pub(crate) static IMPERIAL_TURN: Proc = Proc::new(
    "imperial turn",
    &[
        by(Party::Own, Duty::Cards(Timing::TurnBegins)),
        Step::Fate(Luck::Action),
        task(Task::ChooseAction),
        check(
            given(Matter::PlaysMission),
            &[
                Step::Call { proc: &IMPERIAL_MISSION, args: &[], into: None, num: Some(1) },
                task(Task::Reconsider),
            ],
        ),
        check(
            given(Matter::Activates),
            &[Step::Call { proc: &ACTIVATION, args: &[], into: None, num: None }],
        ),
    ],
);

/// S7.7: the first number is what the die shows.
pub(crate) static IMPERIAL_OPPOSITION: Proc = Proc::new(
    "imperial opposition",
    &[
        Step::Fate(Luck::Opposition),
        check(
            given(Matter::Opposes),
            &[best(Reg::A, &[Filter::Rule(From::Opposing)], Why::Oppose), rule(Routine::Oppose)],
        ),
    ],
);

/// S7.8; SQ6: the first number is what the die shows, if one is thrown.
pub(crate) static IMPERIAL_JOIN: Proc = Proc::new(
    "imperial join",
    &[
        Step::Fate(Luck::Joining),
        check(
            given(Matter::Joins),
            &[best(Reg::A, &[Filter::Rule(From::PoolLeaders)], Why::Join), rule(Routine::JoinCombat)],
        ),
    ],
);

/// S3.1: the first number is the aim, register A the goal, register C the fleet, register B the system that is activated.
/// Then register A holds the places that units have left, and the effect belongs to the leader who was sent.
pub(crate) static ACTIVATION: Proc = Proc::new(
    "imperial activation",
    &[
        Step::Fate(Luck::Goal),
        task(Task::Aim),
        best(Reg::A, &[Filter::Rule(From::Automaton(Candidates::Goals))], Why::Goal),
        best(Reg::C, &[Filter::Rule(From::Automaton(Candidates::Fleets))], Why::Fleet),
        Step::If(
            Cond::Rule(given(Matter::Helped)),
            &[
                task(Task::StandBy),
                best(Reg::A, &[Filter::Rule(From::PoolLeaders)], Why::Captain),
                task(Task::Send),
                task(Task::Reinforce),
            ],
            &[
                best(Reg::B, &[Filter::Rule(From::Automaton(Candidates::Steps))], Why::Route),
                best(Reg::A, &[Filter::Rule(From::PoolLeaders)], Why::Captain),
                task(Task::Send),
                repeat(
                    given(Matter::OriginLeft),
                    &[
                        task(Task::NextOrigin),
                        Step::Call {
                            proc: &MOVE_FROM,
                            args: &[Arg::Reg(Reg::C, Reg::C)],
                            into: None,
                            num: None,
                        },
                        task(Task::TakeCaptives),
                    ],
                ),
                rule(Routine::Arrive),
            ],
        ),
        check(Check::CombatDue, &[FIGHT]),
    ],
);

/// S3.3, S3.4: what leaves the place in register C; register B names what stays.
pub(crate) static MOVE_FROM: Proc = Proc::new(
    "move from",
    &[
        check(
            given(Matter::NeedsGarrison),
            &[best(Reg::B, &[Filter::Rule(From::Automaton(Candidates::Garrison))], Why::Garrison)],
        ),
        task(Task::LoadShips),
        task(Task::LoadSure),
        repeat(
            given(Matter::HoldTied),
            &[
                best(Reg::A, &[Filter::Rule(From::Automaton(Candidates::Hold))], Why::Stow),
                task(Task::LoadOne),
                task(Task::LoadSure),
            ],
        ),
        rule(Routine::Depart),
    ],
);

const PLACE_STRONGEST: Step = Step::Steps(&[&[
    best(Reg::A, &[Filter::Rule(From::Automaton(Candidates::Leaving))], Why::Strongest),
    task(Task::DeployOne),
]]);

/// S8.14 to S8.18: register B is the system, register C the theatre.
pub(crate) static DEPLOYMENT: Proc = Proc::new(
    "imperial deployment",
    &[
        rule(Routine::Slide),
        repeat(given(Matter::BunkerDue), &[task(Task::DeployBunker)]),
        repeat(
            given(Matter::NearBase),
            &[
                best(Reg::B, &[Filter::Rule(From::Automaton(Candidates::NearBase))], Why::SupplyNear),
                task(Task::Want(Theatre::Space)),
                PLACE_STRONGEST,
                task(Task::Want(Theatre::Ground)),
                PLACE_STRONGEST,
            ],
        ),
        repeat(
            given(Matter::Deployable),
            &[
                Step::If(
                    Cond::Rule(given(Matter::Unserved)),
                    &[best(Reg::B, &[Filter::Rule(From::Automaton(Candidates::Unserved))], Why::Supply)],
                    &[task(Task::NextServed)],
                ),
                best(Reg::C, &[Filter::Rule(From::Automaton(Candidates::Theatres))], Why::Theatre),
                PLACE_STRONGEST,
            ],
        ),
        rule(Routine::KeepBack),
    ],
);
