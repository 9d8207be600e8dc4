//! What is bought, gained, traded and given.

use super::*;

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
