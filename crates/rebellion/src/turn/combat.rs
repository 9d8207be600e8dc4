//! R8, R9, R10: combat.

use script::{Arg, Count, How, Reg};

use super::{Check, Duty, Mend, Party, Routine, by, check, one, repeat, rule, some, up_to_one};
use crate::automaton::{IMPERIAL_REROLL, Matter};
use crate::card::{Timing, Window};
use crate::chance::Luck;
use crate::shorthand::act;
use crate::things::{Side, Theatre};
use crate::why::Why;
use crate::words::*;

/// Register A is where the attacker came from, register B where both have met.
pub(crate) const FIGHT: Step = Step::Call {
    proc: &COMBAT,
    args: &[Arg::Reg(Reg::A, Reg::A), Arg::Reg(Reg::B, Reg::B)],
    into: None,
    num: None,
};

const fn call(proc: &'static Proc) -> Step {
    Step::Call { proc, args: &[], into: None, num: None }
}

/// R8: where both sides have met.
pub(crate) static COMBAT: Proc = Proc::new(
    "combat",
    &[
        rule(Routine::BeginCombat),
        by(Party::Current, Duty::Join),
        by(Party::Other, Duty::Join),
        // R8.3.
        by(Party::Current, Duty::Cards(Timing::CombatStarts)),
        by(Party::Other, Duty::Cards(Timing::CombatStarts)),
        by(Party::The(Side::Rebel), Duty::Score(Window::Combat)),
        check(
            Check::SharedTactics,
            &[by(Party::Current, Duty::DrawTactics), by(Party::Other, Duty::DrawTactics)],
        ),
        repeat(
            Check::CombatGoesOn,
            &[
                rule(Routine::BeginBattles),
                check(
                    Check::Contested(Theatre::Space),
                    &[rule(Routine::BeginBattle(Theatre::Space)), call(&BATTLE)],
                ),
                check(
                    Check::Contested(Theatre::Ground),
                    &[rule(Routine::BeginBattle(Theatre::Ground)), call(&BATTLE)],
                ),
                by(Party::Current, Duty::Retreat),
                by(Party::Other, Duty::Retreat),
                rule(Routine::Raise(Moment::AfterRetreats)),
                Step::Window,
                rule(Routine::EndRound),
                by(Party::The(Side::Rebel), Duty::Score(Window::Combat)),
            ],
        ),
        // R17.2: battles are won when the combat is over.
        by(Party::The(Side::Rebel), Duty::Score(Window::CombatEnds)),
        by(Party::The(Side::Rebel), Duty::Cards(Timing::CombatEnds)),
        rule(Routine::EndCombat),
        // R8.16.
        check(Check::TacticsOut, &[rule(Routine::ReturnTactics), Step::Fate(Luck::Tactics)]),
    ],
);

/// R8.2.
pub(super) static JOIN: Proc =
    Proc::new("join", &[up_to_one(Reg::A, &[Filter::Rule(From::PoolLeaders)]), rule(Routine::JoinCombat)]);

/// R8.4.
pub(super) static DRAW_FIRST: Proc = Proc::new(
    "draw tactics",
    &[
        check(
            Check::Contested(Theatre::Space),
            &[act(Op::DrawTactics(Deck::Of(Theatre::Space), Num::Tactic(Theatre::Space)))],
        ),
        check(
            Check::Contested(Theatre::Ground),
            &[act(Op::DrawTactics(Deck::Of(Theatre::Ground), Num::Tactic(Theatre::Ground)))],
        ),
    ],
);

/// R9.18: one theatre, one round.
pub(super) static BATTLE: Proc = Proc::new(
    "battle",
    &[
        by(Party::The(Side::Rebel), Duty::Shield),
        Step::If(
            Cond::Rule(Check::SharedTactics),
            &[],
            &[
                by(Party::LaysFirst, Duty::LayTactic),
                by(Party::LaysSecond, Duty::LayTactic),
                rule(Routine::RevealTactics),
                by(Party::The(Side::Empire), Duty::TurnUpTactic),
                by(Party::Other, Duty::Forestall),
                by(Party::Current, Duty::UseTactic),
                by(Party::Other, Duty::UseTactic),
            ],
        ),
        by(Party::First, Duty::Attack),
        by(Party::Second, Duty::Attack),
        rule(Routine::Raise(Moment::AfterDamage)),
        Step::Window,
        rule(Routine::EndBattle),
        rule(Routine::Raise(Moment::BattleEnds)),
        Step::Window,
        by(Party::The(Side::Rebel), Duty::Score(Window::SpaceBattle)),
        by(Party::The(Side::Rebel), Duty::Score(Window::Combat)),
    ],
);

/// R8.15: a card for each Shield Generator.
pub(super) static SHIELD: Proc =
    Proc::new("shield", &[act(Op::DrawTactics(Deck::Of(Theatre::Ground), Num::Generators))]);

// ---- R9: cards of one's own

/// R9.3.
pub(super) static LAY: Proc = Proc::new(
    "lay tactic",
    &[
        Step::Choose {
            into: Reg::C,
            who: Who::You,
            from: &[Filter::Combat(Pool::Tactics)],
            count: Count::Exactly(Num::N(1)),
            how: How::Set,
            why: None,
            secret: true,
        },
        rule(Routine::LayTactic),
    ],
);

/// R9.13: whether the cancelling ability is used, before anything else is.
pub(super) static FORESTALL: Proc =
    Proc::new("forestall", &[Step::May(Who::You, &[rule(Routine::Forestall)])]);

/// R9.4: an ability of the card whose effect this is.
pub(crate) static USE: Proc = Proc::new("use tactic", &[Step::Ask(Ask::Ability)]);

/// R9.13: one card more; the first number of the frame says so.
pub(crate) static EXTRA: Proc = Proc::new(
    "extra tactic",
    &[
        up_to_one(Reg::A, &[Filter::Combat(Pool::Tactics)]),
        Step::If(Cond::Any(Reg::A), &[rule(Routine::PlayExtra), Step::Ask(Ask::Ability)], &[]),
    ],
);

// ---- attacks

/// R8.7 to R8.9; R9.8 to R9.10.
pub(super) static ATTACK: Proc = Proc::new(
    "attack",
    &[
        rule(Routine::CountDice),
        by(Party::Own, Duty::Cards(Timing::Rolls)),
        ROLL,
        by(Party::Rival, Duty::Force),
        by(Party::Own, Duty::GuideAttack),
        Step::If(
            Cond::Rule(Check::SharedTactics),
            &[
                repeat(Check::Fighting, &[Step::Ask(Ask::Fight)]),
                by(Party::Own, Duty::Recolour),
                ASSIGN,
                by(Party::Rival, Duty::Block),
            ],
            &[
                Step::If(
                    Cond::Rule(Check::Automaton(Matter::Automated)),
                    &[check(Check::Automaton(Matter::Rerolls), &[again(&IMPERIAL_REROLL)])],
                    &[again(&REROLL)],
                ),
                Step::Call { proc: &REPAIR, args: &[Arg::Num(0, Num::N(1))], into: None, num: None },
                by(Party::Own, Duty::Recolour),
                rule(Routine::Prevent),
                ASSIGN,
            ],
        ),
        rule(Routine::EndAttack),
    ],
);
pub(crate) const ROLL: Step = Step::Fate(Luck::Attack);
/// R9.8: as many dice as the best tactic value says.
const fn again(proc: &'static Proc) -> Step {
    Step::Call { proc, args: &[Arg::Num(0, Num::TacticHere)], into: None, num: None }
}
const ASSIGN: Step =
    repeat(Check::DiceToAssign, &[one(Reg::A, &[Filter::Combat(Pool::Die)]), rule(Routine::Harm)]);

/// R9.8: together, up to as many as the first number of the frame says.
pub(crate) static REROLL: Proc =
    Proc::new("reroll", &[some(Reg::A, &[Filter::Combat(Pool::Dice)], Num::Left, Why::Reroll), ROLL]);

/// R9.9: special by special, until somebody has enough.
pub(super) static REPAIR: Proc = Proc::new(
    "repair",
    &[repeat(
        Check::More(Pool::Repairable),
        &[up_to_one(Reg::A, &[Filter::Combat(Pool::Repairable)]), rule(Routine::Mend(Mend::Special))],
    )],
);

/// R8.10.
pub(super) static BLOCK: Proc = Proc::new("block", &[repeat(Check::Blocking, &[Step::Ask(Ask::Block)])]);

// ---- what cards do, as often as the first number of the frame says

pub(crate) static DEAL: Proc = Proc::new(
    "deal damage",
    &[repeat(
        Check::More(Pool::Struck),
        &[one(Reg::A, &[Filter::Combat(Pool::Struck)]), rule(Routine::Strike)],
    )],
);

pub(crate) static MEND: Proc = Proc::new(
    "remove damage",
    &[repeat(
        Check::More(Pool::Damaged),
        &[up_to_one(Reg::A, &[Filter::Combat(Pool::Damaged)]), rule(Routine::Mend(Mend::Card))],
    )],
);

pub(crate) static BLOCK_DAMAGE: Proc = Proc::new(
    "block damage",
    &[repeat(
        Check::More(Pool::Fresh),
        &[one(Reg::A, &[Filter::Combat(Pool::Fresh)]), rule(Routine::Unharm)],
    )],
);

pub(crate) static BLOCK_UP_TO: Proc = Proc::new(
    "block up to",
    &[repeat(
        Check::More(Pool::Fresh),
        &[up_to_one(Reg::A, &[Filter::Combat(Pool::Fresh)]), rule(Routine::Unharm)],
    )],
);

/// Register C is the unit that takes the damage over.
pub(crate) static ABSORB: Proc = Proc::new(
    "absorb",
    &[repeat(
        Check::More(Pool::Shiftable),
        &[up_to_one(Reg::A, &[Filter::Combat(Pool::Shiftable)]), rule(Routine::Shift)],
    )],
);

/// From the deck of the theatre in register B.
pub(crate) static DRAW_TACTICS: Proc = Proc::new(
    "draw cards",
    &[repeat(Check::DrawsTactics, &[Step::Fate(Luck::TacticDeck), rule(Routine::DrawTactic)])],
);

/// R9.6: back to the deck of the theatre in register B.
pub(crate) static RECOVER: Proc = Proc::new(
    "recover cards",
    &[repeat(Check::More(Pool::Used), &[one(Reg::A, &[Filter::Combat(Pool::Used)]), rule(Routine::Recover)])],
);

/// R10: the leader of register A leads all ships, and what they can carry, to the place of register B.
pub(crate) static RETREAT: Proc = Proc::new(
    "retreat",
    &[
        up_to_one(Reg::A, &[Filter::Rule(From::OwnLeadersHere)]),
        Step::If(
            Cond::Any(Reg::A),
            &[
                one(Reg::B, &[Filter::Rule(From::Retreats)]),
                rule(Routine::Flee),
                some(Reg::C, &[Filter::Combat(Pool::Cargo)], Num::Capacity, Why::Carry),
                rule(Routine::EndFlight),
                by(Party::Rival, Duty::Cards(Timing::Retreated)),
            ],
            &[],
        ),
    ],
);
