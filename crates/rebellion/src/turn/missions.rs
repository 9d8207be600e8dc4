//! R4, R7: missions.

use script::{Count, How, Reg};

use super::{Check, Duty, Party, Routine, by, check, one, repeat, rule, some, up_to_one};
use crate::card::Timing;
use crate::chance::Luck;
use crate::things::Side;
use crate::why::Why;
use crate::words::*;

/// R4.1.
pub(super) static ASSIGN: Proc = Proc::new("assign", &[repeat(Check::Assigning, &[Step::Ask(Ask::Assign)])]);

/// R7: the card is the source of the effect. Register A is what it is aimed at.
pub(crate) static MISSION: Proc = Proc::new(
    "mission",
    &[
        rule(Routine::TurnUp),
        by(Party::Own, Duty::Cards(Timing::Revealed)),
        one(Reg::A, &[Filter::Rule(From::MissionTargets)]),
        rule(Routine::Aim),
        check(
            Check::Attempting,
            &[
                by(Party::Rival, Duty::Oppose),
                check(Check::Rolling, &[by(Party::Rival, Duty::Cards(Timing::Attempted))]),
                check(Check::Rolling, &ROLLS),
                rule(Routine::JudgeMission),
                by(Party::The(Side::Rebel), Duty::Protocol),
                by(Party::The(Side::Rebel), Duty::Cards(Timing::Judged)),
                by(Party::The(Side::Empire), Duty::Cards(Timing::Judged)),
            ],
        ),
        rule(Routine::RunMission),
        by(Party::The(Side::Rebel), Duty::Falcon),
        rule(Routine::EndMission),
        check(Check::CombatDue, &[super::combat::FIGHT]),
    ],
);

/// R7.6: the current player rolls first; what changes dice comes when they lie there.
static ROLLS: [Step; 9] = [
    rule(Routine::CountIcons(Party::Current)),
    by(Party::Own, Duty::Cards(Timing::Rolls)),
    Step::Fate(Luck::Mission),
    by(Party::Own, Duty::Guide),
    rule(Routine::CountIcons(Party::Other)),
    by(Party::Own, Duty::Cards(Timing::Rolls)),
    Step::Fate(Luck::Mission),
    by(Party::Own, Duty::Guide),
    by(Party::The(Side::Rebel), Duty::Astromech),
];

/// R7.4, R7.14.
pub(super) static OPPOSE: Proc = Proc::new(
    "oppose",
    &[
        up_to_one(Reg::A, &[Filter::Rule(From::Opposing)]),
        rule(Routine::Oppose),
        up_to_one(Reg::A, &[Filter::Rule(From::Subversions)]),
        rule(Routine::Subvert),
    ],
);

/// Units of the sorts in register B, in the place of register C: so many as the first number says, worth no more health
/// than the second one.
pub(crate) static DESTROY: Proc = Proc::new(
    "destroy",
    &[repeat(
        Check::Destroying,
        &[one(Reg::A, &[Filter::Rule(From::Destroyable)]), rule(Routine::DestroyOne)],
    )],
);

/// The same for whoever may stop before.
pub(crate) static DESTROY_UP_TO: Proc = Proc::new(
    "destroy up to",
    &[repeat(
        Check::Destroying,
        &[up_to_one(Reg::A, &[Filter::Rule(From::Destroyable)]), rule(Routine::DestroyOne)],
    )],
);

/// Units of a queue: those of the spaces that register C holds, one by one.
pub(crate) static DESTROY_QUEUED: Proc = Proc::new(
    "destroy queued",
    &[repeat(Check::Raiding, &[up_to_one(Reg::A, &[Filter::Rule(From::Raided)]), rule(Routine::RaidOne)])],
);

/// One queued unit for each icon of the place in register C; the first number counts the icons that are done.
pub(crate) static DEMOLISH: Proc = Proc::new(
    "demolish",
    &[repeat(
        Check::Demolishing,
        &[one(Reg::A, &[Filter::Rule(From::Demolished)]), rule(Routine::DemolishOne)],
    )],
);

/// R15.10: whoever gains more than there is may take pieces off the board for it. Register A is the sort, register C
/// where it comes to, the first number how many are missing.
pub(crate) static RECALL: Proc = Proc::new(
    "recall",
    &[repeat(
        Check::Recalling,
        &[up_to_one(Reg::B, &[Filter::Rule(From::Recalled)]), rule(Routine::RecallOne)],
    )],
);

/// Units of the sorts in register B come from the place of register C: ships first, then what they carry. The first
/// number says how many at the most.
pub(crate) static BRING: Proc = Proc::new(
    "bring",
    &[
        some(Reg::A, &[Filter::Rule(From::BroughtShips)], Num::Left, Why::Fly),
        rule(Routine::CountLoaded),
        some(Reg::A, &[Filter::Rule(From::BroughtCargo)], Num::Room, Why::Carry),
        rule(Routine::Bring),
    ],
);

/// The same without carriers (R6.7).
pub(crate) static BRING_FREELY: Proc = Proc::new(
    "bring freely",
    &[some(Reg::A, &[Filter::Rule(From::Brought)], Num::Left, Why::Carry), rule(Routine::Bring)],
);

/// Units of the spaces in the first number, as bits, come out of the queue; the second number says how many.
pub(crate) static DEPLOY_FROM: Proc = Proc::new(
    "deploy from the queue",
    &[repeat(
        Check::Deploying,
        &[one(Reg::A, &[Filter::Rule(From::DeployedFrom)]), rule(Routine::DeployOne)],
    )],
);

/// The same for whoever may stop before.
pub(crate) static DEPLOY_UP_TO: Proc = Proc::new(
    "deploy up to",
    &[repeat(
        Check::Deploying,
        &[up_to_one(Reg::A, &[Filter::Rule(From::DeployedFrom)]), rule(Routine::DeployOne)],
    )],
);

/// Units move one space down: the second number says how many, the first one from which space.
pub(crate) static ADVANCE: Proc = Proc::new(
    "advance",
    &[repeat(
        Check::Advancing,
        &[
            up_to_one(Reg::A, &[Filter::Rule(From::Advanced)]),
            Step::If(Cond::Rule(Check::OnTwoSpaces), &[FROM_SPACE], &[]),
            rule(Routine::AdvanceOne),
        ],
    )],
);
const FROM_SPACE: Step =
    Step::Amount { into: 0, who: Who::You, least: Num::N(2), most: Num::N(3), why: Why::Advance };

/// Cards that only the owner sees are in register B; those chosen go where the procedure says.
pub(crate) static ARRANGE: Proc =
    Proc::new("arrange", &[Step::While(Cond::Any(Reg::B), &[LOOKED, rule(Routine::PutOnTop)])]);
pub(crate) static SPLIT: Proc =
    Proc::new("split", &[LOOKED, rule(Routine::PutOnTop), rule(Routine::RestToBottom)]);
pub(crate) static KEEP: Proc =
    Proc::new("keep", &[LOOKED, rule(Routine::KeepCard), rule(Routine::RestToBottom)]);
pub(super) const LOOKED: Step = Step::Choose {
    into: Reg::A,
    who: Who::You,
    from: &[Filter::Rule(From::Looked)],
    count: Count::Exactly(Num::N(1)),
    how: How::Set,
    why: Some(Why::Keep),
    secret: false,
};

/// So many of the missions in register B as the first number says are taken.
pub(crate) static TAKE_MISSIONS: Proc = Proc::new(
    "take missions",
    &[
        Step::Choose {
            into: Reg::A,
            who: Who::You,
            from: &[Filter::Rule(From::Looked)],
            count: Count::Exactly(Num::Left),
            how: How::Set,
            why: Some(Why::Keep),
            secret: false,
        },
        rule(Routine::KeepCard),
        rule(Routine::RestToDeck),
        Step::Fate(Luck::OwnMissions),
    ],
);

pub(crate) static RETRIEVE: Proc = Proc::new(
    "retrieve",
    &[one(Reg::A, &[Filter::Rule(From::DiscardedMissions)]), rule(Routine::RetrieveCard)],
);

/// R13.8: the leaders of the mission may go to the base with whoever is rescued.
pub(crate) static ESCORT: Proc = Proc::new(
    "escort",
    &[
        Step::Choose {
            into: Reg::A,
            who: Who::You,
            from: &[Filter::Leaders(&[L::Assigned])],
            count: Count::Any,
            how: How::Set,
            why: Some(Why::Escort),
            secret: false,
        },
        rule(Routine::GoToBase),
        by(Party::The(Side::Empire), Duty::Cards(Timing::Rescued)),
    ],
);

/// To the nearest system with an Imperial unit; register C is who goes.
pub(crate) static TAKE_AWAY: Proc =
    Proc::new("take away", &[one(Reg::A, &[Filter::Rule(From::NearestGarrisons)]), rule(Routine::TakeThere)]);

/// R14.3: two cards, and then down to ten. An empty deck is made of its discards (R1.5).
pub(super) static DRAW: Proc = Proc::new(
    "draw",
    &[
        check(Check::DeckEmpty, &[rule(Routine::Recycle), Step::Fate(Luck::OwnMissions)]),
        rule(Routine::DrawMission),
        check(Check::DeckEmpty, &[rule(Routine::Recycle), Step::Fate(Luck::OwnMissions)]),
        rule(Routine::DrawMission),
        repeat(
            Check::Overfull,
            &[one(Reg::A, &[Filter::Rule(From::Discardable)]), rule(Routine::DiscardCard)],
        ),
    ],
);
