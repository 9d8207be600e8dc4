//! The game's own procedures, written in the same language as the cards.

use std::sync::LazyLock;

use kernel::Seat;
use script::{Code, Count, Entry, Instr, Reg};

use crate::cards::{self, FACES, KEYWORDS};
use crate::chance::Luck;
use crate::state::{ONE, TWO};
use crate::why::Why;
use crate::words::*;

/// Parts of the procedures that change the state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Routine {
    /// R5.2: register A holds the player who gets the counter.
    TakeCounter,
    DealHands,
    /// The player with the initiative does this, or the other one.
    Mulligan(Place),
    ReturnHand,
    DrawHand,
    FirstResources(Place),
    BeginRound,
    Due(Due),
    RaiseAll(PhaseMoment),
    NextSeat,
    EndActionPhase,
    BeginRegroup,
    DrawTwo,
    AddResource(Place),
    ReadyAll,
    EndRound,
    PayFor,
    Enter,
    Deploy,
    BeginAttack,
    /// R16.3.
    RaiseAttack(AttackPart),
    /// The defender has fallen.
    RaiseFall,
    /// R16.5.
    Fight,
    /// R16.12: one half of it.
    StrikeFirst,
    StrikeBack,
    /// R16.10.
    OverwhelmBase,
    FinishAttack,
    DefeatCopies,
    BreakShields,
    /// What is in register B leaves register A.
    TakeFromA,
    /// What is in register B leaves the deck, to be played.
    SetAside,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PhaseMoment {
    Action,
    Ready,
}

/// What an attack triggers, in the order of the quick-start rules (R29.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AttackPart {
    Saboteur,
    Restore,
    Cards,
}

/// Seen from the initiative.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    Holder,
    Other,
}

/// Matters of the rules that are true or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Check {
    /// R29.1.
    FirstIsChosen,
    /// R29.2.
    AttackHasOrder,
    /// R29.11.
    AttackEndsLater,
    /// The action phase goes on (R7.7).
    PhaseGoesOn,
    /// An upgrade is to be played, and it is not known on what.
    NeedsHost,
    /// What is to be played can be.
    CanPlay,
    CanPay,
    CanReplaceCost,
    /// R16.9.
    AttackerLeft,
    DefenderLeft,
    DefenderGone,
    StrikesFirst,
    Overwhelms,
    /// Another card may be revealed.
    MoreToReveal,
    /// Another card may go to the bottom.
    MoreToSort,
}

const fn check(check: Check, then: Effect) -> Step {
    Step::If(Cond::Rule(check), then, &[])
}

/// R5, then round after round.
static GAME: [Step; 10] = [
    Step::Fate(Luck::FirstPlayer),
    check(Check::FirstIsChosen, &[meant(one(Reg::A, &[PLAYER]), Why::Affect), rule(Routine::TakeCounter)]),
    Step::Fate(Luck::Shuffle(ONE)),
    Step::Fate(Luck::Shuffle(TWO)),
    rule(Routine::DealHands),
    rule(Routine::Mulligan(Place::Holder)),
    rule(Routine::Mulligan(Place::Other)),
    rule(Routine::FirstResources(Place::Holder)),
    rule(Routine::FirstResources(Place::Other)),
    Step::While(Cond::Always, &ROUND),
];

/// R6, R26.
static ROUND: [Step; 20] = [
    rule(Routine::BeginRound),
    rule(Routine::Due(Due::NextActionPhase)),
    Step::Window,
    rule(Routine::RaiseAll(PhaseMoment::Action)),
    Step::Window,
    Step::While(Cond::Rule(Check::PhaseGoesOn), &[Step::Ask(Ask::Main), rule(Routine::NextSeat)]),
    rule(Routine::EndActionPhase),
    Step::Window,
    rule(Routine::BeginRegroup),
    rule(Routine::Due(Due::RegroupPhase)),
    Step::Window,
    rule(Routine::DrawTwo),
    Step::Window,
    rule(Routine::AddResource(Place::Holder)),
    rule(Routine::AddResource(Place::Other)),
    rule(Routine::ReadyAll),
    rule(Routine::RaiseAll(PhaseMoment::Ready)),
    Step::Window,
    rule(Routine::EndRound),
    Step::Window,
];

/// R5.4.
pub(crate) static MULLIGAN: Proc = Proc::new(
    "mulligan",
    &[may(&[rule(Routine::ReturnHand), Step::Fate(Luck::ShuffleOwn), rule(Routine::DrawHand)])],
);

/// R5.5.
pub(crate) static FIRST_RESOURCES: Proc = Proc::new(
    "first resources",
    &[
        choose(Reg::A, Who::You, Count::Exactly(Num::N(2)), &[CARD.in_zone(Zone::OwnHand)]),
        act(Op::Resource(A, Enters::Ready)),
    ],
);

/// R26.3.
pub(crate) static ADD_RESOURCE: Proc = Proc::new(
    "resource",
    &[up_to(1, Reg::A, &[CARD.in_zone(Zone::OwnHand)]), act(Op::Resource(A, Enters::Exhausted))],
);

/// R8.1. Register A is the card, B the unit an upgrade is played on, the numbers say how much less it costs and
/// whether it comes ready. What came into play is in A afterwards.
static PLAYING: [Step; 2] = [
    check(Check::NeedsHost, &[one(Reg::B, &[HOSTS])]),
    Step::If(
        Cond::Rule(Check::CanPlay),
        &[
            Step::If(
                Cond::Rule(Check::CanReplaceCost),
                &[
                    Step::If(Cond::Rule(Check::CanPay), &[may(&REPLACE_COST)], &REPLACE_COST),
                    Step::IfDone(&[], &[rule(Routine::PayFor)]),
                ],
                &[rule(Routine::PayFor)],
            ),
            rule(Routine::Enter),
        ],
        &[],
    ),
];

/// R8.9.
static REPLACE_COST: [Step; 2] =
    [one(Reg::C, &[CARD.in_zone(Zone::OwnHand).that(Test::InsteadOfPaying)]), act(Op::Discard(C))];

pub(crate) static PLAY: Proc = Proc::new("play", &PLAYING);
pub(crate) static PLAY_NOW: Proc = Proc::scope("play now", &PLAYING);

/// R12.2.
pub(crate) static DEPLOY: Proc = Proc::scope("deploy", &[rule(Routine::Deploy)]);

/// R16. Register A attacks register B.
pub(crate) static ATTACK: Proc = Proc::scope(
    "attack",
    &[
        rule(Routine::BeginAttack),
        rule(Routine::RaiseAttack(AttackPart::Saboteur)),
        check(Check::AttackHasOrder, &[Step::Window]),
        rule(Routine::RaiseAttack(AttackPart::Restore)),
        check(Check::AttackHasOrder, &[Step::Window]),
        rule(Routine::RaiseAttack(AttackPart::Cards)),
        Step::Window,
        check(
            Check::AttackerLeft,
            &[Step::If(
                Cond::Rule(Check::DefenderLeft),
                &[Step::If(
                    Cond::Rule(Check::StrikesFirst),
                    &[
                        rule(Routine::StrikeFirst),
                        check(
                            Check::AttackerLeft,
                            &[check(Check::DefenderLeft, &[rule(Routine::StrikeBack)])],
                        ),
                    ],
                    &[rule(Routine::Fight)],
                )],
                &[check(Check::DefenderGone, &[check(Check::Overwhelms, &[rule(Routine::OverwhelmBase)])])],
            )],
        ),
        rule(Routine::RaiseFall),
        check(Check::AttackEndsLater, &[Step::Window]),
        rule(Routine::FinishAttack),
    ],
);

/// R22.6: register A holds all copies, all but one of them go.
pub(crate) static COPIES: Proc = Proc::new(
    "copies",
    &[
        choose(
            Reg::B,
            Who::You,
            Count::Exactly(Num::Beyond(&Num::In(Reg::A), 1)),
            &[CARD.in_zone(Zone::Among(Reg::A))],
        ),
        rule(Routine::DefeatCopies),
    ],
);

static PROCEDURES: [&Proc; 8] =
    [&MULLIGAN, &FIRST_RESOURCES, &ADD_RESOURCE, &PLAY, &PLAY_NOW, &DEPLOY, &ATTACK, &COPIES];

/// Where each program starts in the flat code.
pub struct Programs {
    pub code: Code<Vocabulary>,
    abilities: Vec<Entry>,
    pub(crate) game: Entry,
    /// The question for an action, inside the game.
    pub(crate) main: Entry,
    /// The end of the action phase, and what follows (R6.6).
    pub(crate) regroup: Entry,
}

impl std::fmt::Debug for Programs {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} instructions", self.code.len())
    }
}

impl Programs {
    fn lower() -> Programs {
        let mut code = Code::new();
        let nothing = code.lower(&[]);
        let all = 0..(FACES * cards::STRIDE + KEYWORDS) as u16;
        let abilities = all
            .map(|id| match cards::ability(id) {
                Some(Ability::When { may: true, effect, .. }) => code.lower_optional(effect),
                Some(
                    Ability::When { effect, .. }
                    | Ability::Event(effect)
                    | Ability::Epic(effect)
                    | Ability::Later(effect),
                ) => code.lower(effect),
                Some(Ability::Action { cost, effect }) => code.lower_all(&[cost, effect]),
                _ => nothing,
            })
            .collect();
        for proc in PROCEDURES {
            code.procedure(proc);
        }
        let game = code.lower(&GAME);
        let main = code.find(|instr| matches!(instr, Instr::Ask(Ask::Main)));
        let ends = |instr: &Instr<Vocabulary>| {
            matches!(instr, Instr::Do { op: Op::Rule(Routine::EndActionPhase), .. })
        };
        let regroup = code.find(ends).expect("a phase ends");
        Programs { abilities, game, main: main.expect("a phase has actions"), regroup, code }
    }

    #[inline]
    pub(crate) fn ability(&self, id: u16) -> Entry {
        self.abilities[usize::from(id)]
    }

    pub(crate) fn entry(&self, proc: &'static Proc) -> Entry {
        self.code.entry(proc)
    }
}

#[inline]
pub fn programs() -> &'static Programs {
    static PROGRAMS: LazyLock<Programs> = LazyLock::new(Programs::lower);
    &PROGRAMS
}

/// The player with the initiative, or the other one.
pub(crate) const fn place_of(holder: Seat, place: Place) -> Seat {
    match place {
        Place::Holder => holder,
        Place::Other => Seat(1 - holder.0),
    }
}
