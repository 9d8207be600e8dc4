//! The game's own procedures, written in the same language as the cards.

use kernel::Seat;
use script::{By, Reg, Tier};

use crate::chance::Luck;
use crate::shorthand::*;
use crate::things::{Deck, Face};
use crate::why::Why;
use crate::words::*;

/// Parts of the procedures that change the state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Routine {
    // ---- set-up (R4)
    /// The next one rolls for the first turn, or it is settled.
    NextRoller,
    NextToChoose,
    TakeCharacter,
    TakeShip,
    NextToStart,
    BeginGame,
    // ---- turns (R5, R6, R7)
    BeginTurn,
    BeginActions,
    BeginEncounter,
    EndTurn,
    /// Goals that are met by a state (R13.4).
    ClaimGoals,
    // ---- moving (R5)
    Enter,
    Arrive,
    // ---- dice
    RaiseRerolls,
    RaiseChanges,
    BeginTest,
    Judge,
    BuyOut,
    EndTest,
    BeforeFight,
    NotFought,
    RollFor(FightSide),
    KeepRoll(FightSide),
    RaiseCancels,
    Compare,
    EndFight,
    RollForContest(FightSide),
    EndContest,
    // ---- patrols (R6.10, R7.3)
    FightPatrol,
    BeatPatrol,
    LoseToPatrol,
    RaisePatrolMoves,
    SetCourse,
    StepPatrol,
    // ---- cards
    PayFor,
    TakeCard,
    FetchShip,
    /// What is bought does something.
    RunPurchase,
    TurnNext,
    /// The card in register A is put into its slot.
    PutAway,
    BuyOffered,
    BuyLooked,
    BeginPutBack,
    /// The card in register A lies below those that have been put back already.
    PutBack,
    TurnLooked,
    FindNext,
    MoveContact,
    PlaceContact,
    DrawTale,
    PutBackTale,
    ReadDatabank,
    ReturnDatabank,
    Propose,
    Swap,
    GiveCredits,
    LendCredits,
    // ---- contacts, bounties, jobs, deliveries (R7.4, R11, R12, R6.13)
    TurnUp,
    ReadContact,
    Hunt,
    Protects,
    Challenge,
    Eliminate,
    Capture,
    TargetFlees,
    BeginJob,
    RunJob,
    EndJob,
    BeginDelivery,
    RollDelivery,
    FailDelivery,
    EndDelivery,
    RaiseReward,
    RunReward,
    RunAfter,
    // ---- defeat (R8)
    RaiseDefeat,
    Fall,
    RaiseLoseRep,
    LoseRepNow,
    // ---- the solo opponent (R14)
    DrawOrder,
    Follow,
    EndOrder,
    /// R14.4: which line of the order is followed.
    Line(Part, u8),
    RestAll,
    /// Towards the goal in register A, to the space in register B.
    Approach,
    FlyStep,
    /// The cargo or job in register A is handed in.
    HandIn,
    BuyTop(Deck),
    /// The contact in register A joins for nothing.
    JoinFree,
    ShuffleOrder,
}

/// The parts of an order of the solo opponent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    Planning,
    Action,
    Encounter,
    Special,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FightSide {
    Attack,
    Defence,
}

/// Matters of the rules that are true or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Check {
    /// Nobody knows yet who begins.
    FirstIsOpen,
    SomebodyChooses,
    SomebodyStarts,
    PicksFaction,
    Automaton,
    /// R8.4: the turn goes on.
    Acting,
    Encounters,
    GoesOn,
    CanBuyOut,
    Prevented,
    /// A patrol of level 4.
    Invincible,
    PatrolGoesOn,
    /// The purchase is not settled: more can be bartered.
    Bartering,
    NoRoom,
    Overfull,
    StillSearching,
    /// More than one card that was looked at has to be put back.
    PutsBack,
    /// No contact space is free on the planet in register B.
    PlanetIsFull,
    HasBountyOn,
    Illegal,
    Delivered,
    /// Both registers of a trade are not empty together.
    SomethingToTrade,
    /// The solo opponent has not got to where it goes.
    FliesOn,
    /// R14.4: lines of an order that can be carried out and have an effect.
    CanRest(Rest),
    CanApproach,
    HasCargoForHere,
    CanBuy(Deck),
    /// All its slots for this kind are full.
    Full(Kind),
    HatedPatrolHere,
    HasJobForHere,
    CanPayForFame,
    CanGetCrew,
    PlanetCanLike,
    NearestCanLike,
    FacedownHere,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rest {
    IfDefeated,
    IfDamaged,
}

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
                &[rule(Routine::BeatPatrol)],
                &[one(Reg::B, &[Filter::Rule(Pool::PatrolNeighbours)]), rule(Routine::StepPatrol)],
            ),
            SUFFER,
        ],
    )],
);

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

/// R6.4.
pub(crate) static MARKET: Proc = Proc::new("market", &[Step::Ask(Ask::Purchase)]);

/// R6.5: the card in register A for so much less; register B gathers what is bartered. The second number says
/// that nothing more is.
pub(crate) static BUY: Proc = Proc::new(
    "buy",
    &[
        repeat(Check::Bartering, &[Step::Ask(Ask::Barter)]),
        rule(Routine::PayFor),
        TAKE,
        rule(Routine::RunPurchase),
        rule(Routine::TurnNext),
    ],
);

/// R6.7.
const MAKE_ROOM: [Step; 2] =
    [one_for(Why::MakeRoom, Reg::C, &[Filter::Rule(Pool::MakesRoom)]), act(Op::Discard(C))];

/// The same for a card of the market, which is there before the other one goes: nobody falls between two armours.
const TAKE: Step = Step::If(
    Cond::Rule(Check::NoRoom),
    &[MAKE_ROOM[0], rule(Routine::TakeCard), MAKE_ROOM[1]],
    &[rule(Routine::TakeCard)],
);

/// The card in register A becomes an asset of the owner.
pub(crate) static GAIN: Proc = Proc::new("gain", &[check(Check::NoRoom, &MAKE_ROOM), rule(Routine::PutAway)]);

/// The card on top of a market deck is gained, and the next one revealed (R6.12).
pub(crate) static GAIN_TOP: Proc = Proc::new("gain top", &[TAKE, rule(Routine::TurnNext)]);

/// An effect lets the owner buy the card in register A; who cannot or does not want to leaves it.
pub(crate) static OFFER: Proc = Proc::new(
    "offer",
    &[up_to_one_for(Why::Buy, Reg::A, &[Filter::Buyable(Reg::C)]), rule(Routine::BuyOffered)],
);

/// One of the cards looked at, in register C, may be bought; the others go back on top, the first one named above
/// all others. `about` is the card that lay open before; the second number says that one was bought, the first one then
/// how many go back and how many have ([`crate::state::Back`]): what they are is nobody else's business.
pub(crate) static LOOKED: Proc = Proc::new(
    "looked at",
    &[
        up_to_one_for(Why::Buy, Reg::A, &[Filter::Buyable(Reg::C)]),
        rule(Routine::BuyLooked),
        rule(Routine::BeginPutBack),
        repeat(
            Check::PutsBack,
            &[one_for(Why::PutBack, Reg::A, &[Filter::Rule(Pool::StillLooked)]), rule(Routine::PutBack)],
        ),
        rule(Routine::TurnLooked),
    ],
);

/// R6.5 without what is turned up next.
pub(crate) static BUY_LOOKED: Proc = Proc::new(
    "buy one looked at",
    &[repeat(Check::Bartering, &[Step::Ask(Ask::Barter)]), rule(Routine::PayFor), TAKE],
);

/// R6.8, R6.9: the ship in register A; the first number is the damage it comes with.
pub(crate) static BUY_SHIP: Proc = Proc::new(
    "buy ship",
    &[repeat(Check::Bartering, &[Step::Ask(Ask::Barter)]), rule(Routine::PayFor), rule(Routine::FetchShip)],
);

/// Cards are revealed until one of the kind shows, in register C; register B remembers those put away.
pub(crate) static FIND: Proc = Proc::new(
    "find",
    &[
        repeat(Check::StillSearching, &[rule(Routine::FindNext)]),
        up_to_one_for(Why::Buy, Reg::A, &[Filter::Buyable(Reg::C)]),
        rule(Routine::BuyOffered),
    ],
);

/// R18.3: the owner has more than there is room for.
pub(crate) static DOWNSIZE: Proc = Proc::new(
    "downsize",
    &[repeat(
        Check::Overfull,
        &[one_for(Why::MakeRoom, Reg::B, &[Filter::Rule(Pool::TooMuch)]), act(Op::Discard(B))],
    )],
);

/// The contact in register A goes to the planet in register B.
pub(crate) static MOVE_CONTACT: Proc = Proc::new(
    "move contact",
    &[
        check(
            Check::PlanetIsFull,
            &[one_for(Why::SwapContact, Reg::C, &[Filter::Rule(Pool::ContactsThere)])],
        ),
        rule(Routine::MoveContact),
    ],
);

/// R7.4: the contact in register A goes to the nearest free contact space.
pub(crate) static PLACE: Proc =
    Proc::new("place", &[one(Reg::B, &[Filter::Rule(Pool::NearestFree)]), rule(Routine::PlaceContact)]);

/// R6.2: with the player in register C.
pub(crate) static TRADE: Proc = Proc::new(
    "trade",
    &[
        any(Reg::A, &[Filter::Rule(Pool::OwnTradable)], Why::Give),
        any(Reg::B, &[Filter::Rule(Pool::TheirTradable)], Why::Ask),
        check(
            Check::SomethingToTrade,
            &[rule(Routine::Propose), Step::May(Who::In(Reg::C), &[rule(Routine::Swap)])],
        ),
    ],
);

/// R6.3: to the player in register C.
pub(crate) static GIVE: Proc = Proc::new(
    "give",
    &[
        Step::Amount { into: 0, who: Who::You, least: Num::N(1), most: Num::Credits, why: Why::Give },
        rule(Routine::GiveCredits),
    ],
);

/// R6.3: to the player in register C, who has asked for it. Nothing is an answer, too.
pub(crate) static LEND: Proc = Proc::new(
    "lend",
    &[
        Step::Amount { into: 0, who: Who::You, least: Num::N(0), most: Num::Credits, why: Why::Lend },
        rule(Routine::LendCredits),
    ],
);

/// R7.5.
pub(crate) static TALE: Proc = Proc::new("tale", &[rule(Routine::DrawTale), rule(Routine::PutBackTale)]);

/// R3.3: the first number is that of the card.
pub(crate) static DATABANK: Proc = Proc::new(
    "databank",
    &[Step::Fate(Luck::Databank), rule(Routine::ReadDatabank), rule(Routine::ReturnDatabank)],
);

/// R7.4: the contact space in register A.
pub(crate) static CONTACT: Proc = Proc::new(
    "contact",
    &[
        rule(Routine::TurnUp),
        Step::If(
            Cond::Rule(Check::HasBountyOn),
            &[choose_one(&[mode(&[rule(Routine::Hunt)]), mode(&[rule(Routine::ReadContact)])])],
            &[rule(Routine::ReadContact)],
        ),
    ],
);

/// R11: the target is in register B; a player who protects it is in register C.
pub(crate) static HUNT: Proc = Proc::new(
    "hunt",
    &[
        rule(Routine::Challenge),
        Step::IfDone(
            &[choose_one(&[mode(&[rule(Routine::Eliminate)]), mode(&[rule(Routine::Capture)])])],
            &[rule(Routine::TargetFlees)],
        ),
        SUFFER,
    ],
);

/// R11.7: whether its owner, in register C, protects the crew in register B.
pub(crate) static PROTECT: Proc =
    Proc::new("protect", &[Step::May(Who::In(Reg::C), &[rule(Routine::Protects)]), rule(Routine::Hunt)]);

/// A player whose ship may be attacked, in register B.
pub(crate) static ATTACK: Proc = Proc::new("attack", &[fight_player(Some(Combat::Ship), &[]), SUFFER]);

/// R12.
pub(crate) static JOB: Proc =
    Proc::new("job", &[rule(Routine::BeginJob), rule(Routine::RunJob), rule(Routine::EndJob)]);

/// R6.13, R17: the card in register A.
pub(crate) static DELIVER: Proc = Proc::new(
    "deliver",
    &[
        rule(Routine::BeginDelivery),
        Step::If(
            Cond::Rule(Check::Illegal),
            &[
                rule(Routine::RollDelivery),
                Step::If(
                    Cond::Rule(Check::Delivered),
                    &[],
                    &[Step::If(
                        Cond::Shows(&[Face::Hit]),
                        &[DELIVER_THIS],
                        &[rule(Routine::FailDelivery), act(Op::Databank(1))],
                    )],
                ),
            ],
            &[DELIVER_THIS],
        ),
        rule(Routine::EndDelivery),
    ],
);

/// What the card of the frame pays: the first number says for what.
pub(crate) static REWARD: Proc = Proc::new(
    "reward",
    &[rule(Routine::RaiseReward), Step::Window, rule(Routine::RunReward), rule(Routine::RunAfter)],
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
