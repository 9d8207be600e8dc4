//! The game's own procedures, written in the same language as the cards.

use std::sync::LazyLock;

use kernel::Seat;
use script::{Code, Core, Entry, Instr, Reg};

use crate::card::CardId;
use crate::cards::BOX;
use crate::state::{EMPIRE, Frame, REBEL, State};
use crate::why::Why;
use crate::words::*;

type Proc = script::Proc<Vocabulary>;

/// Questions that only this game has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// R5.0: what to do next in one's turn.
    Main,
    /// R12.5: where a purchased card goes.
    Redirect,
    /// R14.19: nothing more to do until the partner is as far.
    Wait,
}

/// Parts of the procedures that change the state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Routine {
    PickBases(Seat),
    TakeBases,
    FillRow,
    AddToRow,
    Deal(Seat),
    DrawOne,
    BeginTurn,
    TurnBegins,
    RevealBase,
    TurnBeginsForRevealed,
    Income,
    ClearTable,
    DrawHand,
    PassTurn,
    Purchased,
    Divide,
    Shield,
    Strike,
    AimAtBases,
    HitBase,
    Mend,
    Reward,
    Defeated,
}

/// Numbers of the procedures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figure {
    /// R5.5.2: the least and the most that what is hit next can take.
    LeastToHit,
    MostToHit,
    /// R17.13: the least and the most that can be prevented on the first of two bases.
    LeastToPrevent,
    MostToPrevent,
}

/// Matters of the turn that are true or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Check {
    SecretBases,
    NoBase,
    MoreToDraw,
    DeckEmpty,
    RowShort,
    GalaxyDeckEmpty,
    MoreToHit,
    /// R17.13: two bases prevent damage together, and cannot prevent all of it.
    SharedShield,
}

const fn rule(routine: Routine) -> Step {
    act(Op::Rule(routine))
}

const fn when(check: Check, then: Effect) -> Step {
    Step::If(Cond::Rule(check), then, &[])
}

const fn as_long_as(check: Check, body: Effect) -> Step {
    Step::While(Cond::Rule(check), body)
}

/// R3 and R9.3, then turn after turn until somebody has won.
static GAME: [Step; 5] = [
    when(
        Check::SecretBases,
        // Nobody sees a card of either region before all bases are picked.
        &[rule(Routine::PickBases(EMPIRE)), rule(Routine::PickBases(REBEL)), Step::Ask(Ask::Wait)],
    ),
    rule(Routine::FillRow),
    rule(Routine::Deal(EMPIRE)),
    rule(Routine::Deal(REBEL)),
    Step::While(Cond::Always, &TURN),
];

static TURN: [Step; 12] = [
    rule(Routine::BeginTurn), // R4.1
    Step::Ask(Ask::Wait),
    rule(Routine::TurnBegins), // R4.6
    when(
        Check::NoBase,
        &[choose(Reg::A, 1, &[cards(Zone::OwnBaseDeck)]), rule(Routine::RevealBase)], // R4.2
    ),
    rule(Routine::TurnBeginsForRevealed), // R12.9
    Step::Ask(Ask::Wait),                 // R17.8
    rule(Routine::Income),                // R4.3, R4.4
    Step::Ask(Ask::Main),                 // R5.0
    Step::Ask(Ask::Wait),                 // R14.23
    rule(Routine::ClearTable),            // R5.7.1 to R5.7.4
    rule(Routine::DrawHand),              // R5.7.5
    rule(Routine::PassTurn),              // R5.7.7
];

/// R9.3.
pub(crate) static PICK_BASES: Proc =
    Proc::new("pick bases", &[choose(Reg::A, 4, &[cards(Zone::OwnSpareBases)]), rule(Routine::TakeBases)]);

/// R7.14, R7.15: a deck is shuffled only when a card is needed from it.
pub(crate) static DRAW: Proc = Proc::new(
    "draw",
    &[as_long_as(
        Check::MoreToDraw,
        &[when(Check::DeckEmpty, &[Step::Fate(ChanceOp::ShuffleOwn)]), rule(Routine::DrawOne)],
    )],
);

pub(crate) static FILL_ROW: Proc = Proc::new(
    "fill row",
    &[as_long_as(
        Check::RowShort,
        &[when(Check::GalaxyDeckEmpty, &[Step::Fate(ChanceOp::ShuffleGalaxy)]), rule(Routine::AddToRow)],
    )],
);

/// What follows a purchase, once the row is full again.
pub(crate) static PURCHASE: Proc =
    Proc::new("purchase", &[Step::Ask(Ask::Redirect), rule(Routine::Purchased)]);

/// R5.5: the first number of the frame is the damage left, register A what is not yet dealt with: the
/// ships, then all bases but the last (R14.26), which takes the rest.
pub(crate) static HIT_BASE: Proc = Proc::new(
    "hit base",
    &[
        as_long_as(Check::MoreToHit, &DIVIDE),
        rule(Routine::AimAtBases),
        as_long_as(Check::MoreToHit, &DIVIDE),
        rule(Routine::HitBase),
    ],
);

/// R5.5.2: how much of the damage a capital ship takes; R14.26: and one of two bases. R17.13: what two bases
/// prevent together, the defenders divide.
static DIVIDE: [Step; 4] = [
    amount(Who::You, Figure::LeastToHit, Figure::MostToHit, Why::Damage),
    rule(Routine::Divide),
    when(
        Check::SharedShield,
        &[
            amount(Who::Opponent, Figure::LeastToPrevent, Figure::MostToPrevent, Why::Prevent),
            rule(Routine::Shield),
        ],
    ),
    rule(Routine::Strike),
];

/// The second number of the frame.
const fn amount(who: Who, least: Figure, most: Figure, why: Why) -> Step {
    Step::Amount { into: 1, who, least: Num::Rule(least), most: Num::Rule(most), why }
}

/// R17.7: an ability damages one enemy base of choice; the number of the frame is the damage.
pub(crate) static STRIKE: Proc =
    Proc::new("strike", &[choose(Reg::A, 1, &[ENEMY_BASE]), act(Op::Damage(Cards::It(Reg::A), Num::Given))]);

/// R16.1, R17.3: a repair serves either base of the team.
pub(crate) static MEND: Proc = Proc::new("mend", &[choose(Reg::A, 1, &[OWN_BASE]), rule(Routine::Mend)]);

/// R5.6.8: reward, then triggers. The row is filled before them, or between them (R12.22).
pub(crate) static DEFEAT: Proc =
    Proc::new("defeat", &[rule(Routine::Reward), rule(Routine::FillRow), rule(Routine::Defeated)]);

static PROCEDURES: [&Proc; 8] =
    [&PICK_BASES, &DRAW, &FILL_ROW, &PURCHASE, &HIT_BASE, &STRIKE, &MEND, &DEFEAT];

/// Where each program starts in the flat code.
pub struct Programs {
    pub code: Code<Vocabulary>,
    abilities: [Entry; BOX.len()],
    rewards: [Entry; BOX.len()],
    game: Entry,
    /// Where a turn begins, inside the game.
    pub(crate) turn: Entry,
    /// The question what to do next, inside the turn.
    pub(crate) main: Entry,
}

impl std::fmt::Debug for Programs {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} instructions", self.code.len())
    }
}

impl Programs {
    fn lower() -> Programs {
        let mut code = Code::new();
        let abilities = BOX.map(|card| match card.ability {
            Ability::None | Ability::Constant(_) => code.lower(&[]),
            Ability::Triggered { effect, .. } => code.lower_optional(effect),
            Ability::Activated { cost, effect, .. } => code.lower_all(&[cost, effect]),
        });
        let rewards = BOX.map(|card| match card.ability {
            Ability::Constant(Constant::HuntNeutral { reward }) => code.lower_optional(reward),
            _ => code.lower_optional(card.reward),
        });
        for proc in PROCEDURES {
            code.procedure(proc);
        }
        let game = code.lower(&GAME);
        let turn = code.find(|instr| matches!(instr, Instr::Do { op: Op::Rule(Routine::BeginTurn), .. }));
        let main = code.find(|instr| matches!(instr, Instr::Ask(Ask::Main)));
        Programs {
            game,
            turn: turn.expect("a turn begins"),
            main: main.expect("a turn has a main part"),
            abilities,
            rewards,
            code,
        }
    }

    #[inline]
    pub fn ability(&self, card: CardId) -> Entry {
        self.ability_of(card.face() as u16)
    }

    /// The ability of a card by its place in the list of different cards: each has one at most.
    #[inline]
    pub(crate) fn ability_of(&self, face: u16) -> Entry {
        self.abilities[usize::from(face)]
    }

    pub(crate) fn entry(&self, proc: &'static Proc) -> Entry {
        self.code.entry(proc)
    }

    /// The reward for defeating a card; for Ord Mantell the reward it promises for others.
    #[inline]
    pub fn reward(&self, card: CardId) -> Entry {
        self.rewards[card.face()]
    }
}

static PROGRAMS: LazyLock<Programs> = LazyLock::new(Programs::lower);

#[inline]
pub fn programs() -> &'static Programs {
    &PROGRAMS
}

/// Puts the game itself on the stack.
pub(crate) fn begin(state: &mut State) {
    state.stack.push(Frame::new(programs().game, 0, EMPIRE.0));
}
