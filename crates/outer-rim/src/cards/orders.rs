//! The ten cards of the solo opponent (R14). Of planning and encounter the first line that can be carried out and
//! has an effect is followed, of the actions each line that has one; what is special always comes last.

use script::Mode;

use super::prelude::*;
use crate::turn::{Check, Part, Rest, Routine, check, rule};

/// R14.4: a line that is followed if this holds.
macro_rules! line {
    ($part:ident $n:literal, $needs:expr, [$($step:expr),* $(,)?]) => {
        Mode(&[Step::Needs($needs), rule(Routine::Line(Part::$part, $n)), $($step),*])
    };
}

/// The first that applies.
const fn first(lines: &'static [Mode<Vocabulary>]) -> Step {
    Step::Pick { who: Who::Pilot, n: 1, modes: lines }
}

const REST_IF_DEFEATED: Mode<Vocabulary> =
    line!(Planning 1, Cond::Rule(Check::CanRest(Rest::IfDefeated)), [rule(Routine::RestAll)]);
const REST_IF_DAMAGED: Mode<Vocabulary> =
    line!(Planning 1, Cond::Rule(Check::CanRest(Rest::IfDamaged)), [rule(Routine::RestAll)]);
/// R14.6.
const APPROACH: Mode<Vocabulary> = line!(Planning 2, Cond::Rule(Check::CanApproach), [
    one(Reg::A, &[Filter::Rule(Pool::NearestGoals)]),
    one_by(Who::Pilot, Reg::B, &[Filter::Rule(Pool::MoveEnds)], Why::Move),
    rule(Routine::Approach),
]);
const EARN: Mode<Vocabulary> = line!(Planning 3, Cond::Always, [credits(2)]);

const CAREFUL: Step = first(&[REST_IF_DAMAGED, APPROACH, EARN]);
const BOLD: Step = first(&[REST_IF_DEFEATED, APPROACH, EARN]);

/// R14.8: whatever is ILLEGAL brings this upon it.
macro_rules! deliver {
    () => {
        deliver!(@ rule(Routine::HandIn))
    };
    ($($illegal:expr),+) => {
        deliver!(@ rule(Routine::HandIn), check(Check::Illegal, &[$($illegal),+]))
    };
    (@ $($step:expr),+) => {
        check(Check::HasCargoForHere, &[
            rule(Routine::Line(Part::Action, 1)),
            Step::Each {
                thing: Reg::A,
                rest: Reg::B,
                from: &[Filter::Rule(Pool::CargoForHere)],
                order: None,
                body: &[$($step),+],
            },
        ])
    };
}

/// R14.7.
macro_rules! buy {
    ($n:literal, $deck:expr) => {
        when(
            Cond::AtPlanet,
            &[
                rule(Routine::Line(Part::Action, $n)),
                Step::If(Cond::Rule(Check::CanBuy($deck)), &[], &[act(Op::CycleTop($deck))]),
                check(Check::CanBuy($deck), &[rule(Routine::BuyTop($deck))]),
            ],
        )
    };
    ($n:literal, $deck:expr, if full $kind:expr => $other:expr) => {
        Step::If(Cond::Rule(Check::Full($kind)), &[buy!($n, $other)], &[buy!($n, $deck)])
    };
}

const PATROL: Mode<Vocabulary> = line!(Encounter 1, Cond::Rule(Check::HatedPatrolHere), [
    one(Reg::A, &[Filter::Rule(Pool::HatedPatrols)]),
    act(Op::MeetPatrol(Reg::A)),
]);

macro_rules! job {
    ($n:literal) => {
        line!(Encounter $n, Cond::Rule(Check::HasJobForHere), [
            one_for(Why::About, Reg::A, &[Filter::Rule(Pool::JobsForHere)]),
            rule(Routine::HandIn),
        ])
    };
}

macro_rules! buy_fame {
    ($n:literal) => {
        line!(Encounter $n, Cond::Rule(Check::CanPayForFame), [pay(8), fame(1)])
    };
}

/// R14.9.
macro_rules! crew {
    ($n:literal) => {
        line!(Encounter $n, Cond::Rule(Check::CanGetCrew), [
            one(Reg::A, &[Filter::Rule(Pool::LowestContacts)]),
            act(Op::Reveal(Reg::A)),
            rule(Routine::JoinFree),
        ])
    };
}

const NEAREST: Step = one(Reg::A, &[Filter::NearestPatrol]);

/// A turn: what comes after the planning, and after the actions, only if it still stands (R14.11).
macro_rules! order {
    ($planning:expr; $($action:expr),+; $encounter:expr $(; $($special:expr),+)?) => {
        &[
            $planning,
            when(Cond::Standing, &[$($action),+, when(Cond::Standing, &[$encounter])]),
            $($($special),+)?
        ]
    };
}

pub(crate) static ORDERS: [Effect; 10] = [
    order!(BOLD; deliver!(hurt_ship(2)), buy!(2, Deck::Cargo, if full Kind::Cargo => Deck::Job); first(&[
        PATROL, job!(2), buy_fame!(3),
        line!(Encounter 4, Cond::Rule(Check::PlanetCanLike), [act(Op::GainRep(Party::Planet))]),
    ])),
    order!(CAREFUL; deliver!(hurt_ship(2)), buy!(2, Deck::Job, if full Kind::Job => Deck::Cargo); first(&[
        PATROL, job!(2), crew!(3),
    ])),
    order!(BOLD; deliver!(hurt(2)), buy!(2, Deck::Job); first(&[
        PATROL, buy_fame!(2),
        line!(Encounter 3, Cond::Always, [credits(4), NEAREST, LOSE_REP_A]),
    ])),
    order!(BOLD; deliver!(), buy!(2, Deck::Cargo); first(&[PATROL, job!(2), crew!(3), buy_fame!(4)])),
    order!(BOLD; deliver!(hurt_ship(3)), buy!(2, Deck::Job); first(&[PATROL, buy_fame!(2), crew!(3)])),
    order!(CAREFUL; deliver!(hurt(2)), buy!(2, Deck::Job); first(&[PATROL, job!(2), buy_fame!(3)])),
    order!(BOLD; deliver!(act(Op::LoseRep(Party::Planet))),
        buy!(2, Deck::Cargo, if full Kind::Cargo => Deck::Gear);
        first(&[PATROL, job!(2), buy_fame!(3)])),
    order!(BOLD; deliver!(), buy!(2, Deck::Gear), check(Check::FacedownHere, &[
        rule(Routine::Line(Part::Action, 3)),
        one(Reg::A, &[Filter::Rule(Pool::LowestFacedown)]),
        act(Op::Reveal(Reg::A)),
    ]); first(&[
        PATROL, job!(2), buy_fame!(3),
        line!(Encounter 4, Cond::Rule(Check::NearestCanLike), [NEAREST, GAIN_REP_A]),
    ])),
    order!(BOLD; deliver!(hurt(3)), buy!(2, Deck::Ship); first(&[
        PATROL, job!(2),
        line!(Encounter 3, Cond::Always, [credits(4), act(Op::LoseRep(Party::Planet))]),
    ])),
    order!(BOLD; deliver!(), buy!(2, Deck::Cargo); first(&[PATROL, job!(2), buy_fame!(3)]);
        rule(Routine::Line(Part::Special, 1)),
        act(Op::CycleTop(Deck::Bounty)),
        act(Op::CycleTop(Deck::Luxury)),
        rule(Routine::ShuffleOrder)),
];
