//! The game's own procedures, written in the same language as the cards.

mod check;
mod dice;
mod market;
mod routine;
mod tasks;

use kernel::Seat;
use script::{By, Reg, Tier};

use crate::chance::Luck;
use crate::shorthand::*;
use crate::things::Face;
use crate::why::Why;
use crate::words::*;
pub use check::{Check, Rest};
pub(crate) use dice::{CONTEST, FIGHT, PATROL, REROLL, ROLL, TEST};
pub(crate) use market::{
    BUY, BUY_LOOKED, BUY_SHIP, DOWNSIZE, FIND, GAIN, GAIN_TOP, GIVE, LEND, LOOKED, MARKET, OFFER, TRADE,
};
pub use routine::{FightSide, Part, Routine};
pub(crate) use tasks::{
    ATTACK, CONTACT, DATABANK, DELIVER, HUNT, JOB, MOVE_CONTACT, PLACE, PROTECT, REWARD, TALE,
};

pub(crate) const fn rule(routine: Routine) -> Step {
    act(Op::Rule(routine))
}

pub(crate) const fn check(check: Check, then: Effect) -> Step {
    Step::If(Cond::Rule(check), then, &[])
}

const fn repeat(check: Check, body: Effect) -> Step {
    Step::While(Cond::Rule(check), body)
}

/// R4, then turn after turn.
pub(crate) static GAME: [Step; 10] = [
    Step::Fate(Luck::Modules),
    Step::Fate(Luck::Contacts),
    Step::Fate(Luck::Tales),
    Step::Fate(Luck::Orders),
    Step::Fate(Luck::Markets),
    repeat(Check::FirstIsOpen, &[rule(Routine::NextRoller), Step::Fate(Luck::First)]),
    repeat(
        Check::SomebodyChooses,
        &[
            rule(Routine::NextToChoose),
            one_by(Who::Chooser, Reg::A, &[Filter::Rule(Pool::Characters)], Why::Character),
            rule(Routine::TakeCharacter),
            one_by(Who::Chooser, Reg::A, &[Filter::Rule(Pool::StartingShips)], Why::Ship),
            rule(Routine::TakeShip),
        ],
    ),
    repeat(
        Check::SomebodyStarts,
        &[
            rule(Routine::NextToStart),
            Step::Fate(Luck::StartCard),
            check(Check::PicksFaction, &[ANY_FACTION, GAIN_REP_A]),
        ],
    ),
    rule(Routine::BeginGame),
    Step::While(Cond::Always, &TURN),
];

/// R5.1.
static TURN: [Step; 3] = [
    rule(Routine::BeginTurn),
    Step::If(
        Cond::Rule(Check::Automaton),
        &[rule(Routine::DrawOrder), rule(Routine::Follow), Step::Window, rule(Routine::EndOrder)],
        &[
            Step::Ask(Ask::Planning),
            rule(Routine::ClaimGoals),
            rule(Routine::BeginActions),
            repeat(Check::Acting, &[Step::Ask(Ask::Act), rule(Routine::ClaimGoals)]),
            rule(Routine::BeginEncounter),
            check(Check::Encounters, &[Step::Ask(Ask::Encounter), rule(Routine::ClaimGoals)]),
        ],
    ),
    rule(Routine::EndTurn),
];

/// R5.3. Register A is the next space, the first number how many spaces are left.
pub(crate) static MOVE: Proc = Proc::new(
    "move",
    &[
        rule(Routine::Enter),
        Step::Window,
        rule(Routine::Arrive),
        repeat(
            Check::GoesOn,
            &[Step::Ask(Ask::Onward), rule(Routine::Enter), Step::Window, rule(Routine::Arrive)],
        ),
    ],
);

/// R14.6: the solo opponent goes to the space in register B; the first number says how far it gets at most.
pub(crate) static FLY: Proc = Proc::new(
    "fly",
    &[repeat(Check::FliesOn, &[rule(Routine::FlyStep), Step::Window, rule(Routine::Arrive)])],
);

/// R5.2: all damage.
pub(crate) static RECOVER: Proc = Proc::new("recover", &[HEAL_ALL, REPAIR_ALL]);

/// R6.10: the patrol in register A goes towards the player in register C, or anywhere. The first number says how
/// many spaces are left, the second which of the two.
pub(crate) static MOVE_PATROL: Proc = Proc::new(
    "move patrol",
    &[
        rule(Routine::RaisePatrolMoves),
        Step::Window,
        rule(Routine::SetCourse),
        repeat(
            Check::PatrolGoesOn,
            &[one(Reg::B, &[Filter::Rule(Pool::PatrolSteps)]), rule(Routine::StepPatrol)],
        ),
    ],
);

/// R8.3, unless something helps.
pub(crate) static DEFEAT: Proc =
    Proc::new("defeat", &[rule(Routine::RaiseDefeat), Step::Window, rule(Routine::Fall)]);

/// Reputation is lost with the faction in register A, unless something helps.
pub(crate) static LOSE_REP: Proc =
    Proc::new("lose reputation", &[rule(Routine::RaiseLoseRep), Step::Window, rule(Routine::LoseRepNow)]);

/// R14.3: the orders of the solo opponent are shuffled.
pub(crate) static SHUFFLE_ORDERS: Proc = Proc::new("shuffle orders", &[Step::Fate(Luck::Orders)]);

/// A market deck is shuffled: the first number says which.
pub(crate) static SHUFFLE: Proc = Proc::new("shuffle", &[Step::Fate(Luck::Deck)]);

/// All of them.
pub(crate) static PROCEDURES: [&Proc; 38] = [
    &MOVE,
    &FLY,
    &RECOVER,
    &TEST,
    &ROLL,
    &REROLL,
    &FIGHT,
    &CONTEST,
    &PATROL,
    &MOVE_PATROL,
    &MARKET,
    &BUY,
    &GAIN,
    &GAIN_TOP,
    &OFFER,
    &LOOKED,
    &BUY_LOOKED,
    &FIND,
    &DOWNSIZE,
    &BUY_SHIP,
    &MOVE_CONTACT,
    &PLACE,
    &TRADE,
    &GIVE,
    &LEND,
    &TALE,
    &DATABANK,
    &CONTACT,
    &HUNT,
    &PROTECT,
    &ATTACK,
    &JOB,
    &DELIVER,
    &REWARD,
    &DEFEAT,
    &LOSE_REP,
    &SHUFFLE,
    &SHUFFLE_ORDERS,
];

/// R14.6: of equal ways, one without a patrol that stops, then one that ends on a planet.
pub(crate) static PILOT: [Tier<Vocabulary>; 1] = [Tier {
    of: &[],
    by: &[By::Prefer(Filter::Rule(Pool::UnstoppedEnds)), By::Prefer(Filter::Rule(Pool::AnyPlanet))],
}];

/// The player who is asked for somebody that is nobody's seat (R14.1).
pub(crate) const HOST: Seat = Seat(0);
