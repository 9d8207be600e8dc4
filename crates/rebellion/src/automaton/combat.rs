//! S9: how the Empire fights if it is nobody's seat.

use script::{Count, How, Reg};

use super::turn::{best, given, task};
use super::{Candidates, Matter, Task};
use crate::cards::tactics::Half;
use crate::state::{Combat, Frame, Open, State};
use crate::things::{Face, Shown, Side, TacticCard, Things};
use crate::turn::{Duty, ROLL, Routine, check, repeat, rule};
use crate::why::Why;
use crate::words::*;
use pieces::Thing;

/// S9.2: any card of the deck.
const DRAW: Step = Step::Choose {
    into: Reg::A,
    who: Who::Chance,
    from: &[Filter::Combat(Pool::Tactics)],
    count: Count::Exactly(Num::N(1)),
    how: How::Set,
    why: Some(Why::Plan),
    secret: false,
};

pub(crate) static IMPERIAL_TACTIC: Proc = Proc::new("imperial tactic", &[DRAW, task(Task::TurnUpTactic)]);

/// S10: More Dangerous Than You Realize turns up two cards more.
pub(crate) static IMPERIAL_USE: Proc = Proc::new(
    "imperial use",
    &[task(Task::UseTactic), check(given(Matter::MoreTactics), &[ONE_MORE, ONE_MORE])],
);
const ONE_MORE: Step = Step::Call { proc: &IMPERIAL_EXTRA, args: &[], into: None, num: None };

/// S9.3: one card more is drawn like the first, if any is left.
pub(crate) static IMPERIAL_EXTRA: Proc = Proc::new(
    "imperial extra",
    &[DRAW, Step::If(Cond::Any(Reg::A), &[rule(Routine::PlayExtra), task(Task::UseTactic)], &[])],
);

/// Dice are picked up, as many as the first number of the frame says.
const PICK_UP: Step = Step::Steps(&[&[
    task(Task::PickUpSure),
    repeat(
        given(Matter::DiceTied),
        &[
            best(Reg::A, &[Filter::Rule(From::Automaton(Candidates::Dice))], Why::Reroll),
            task(Task::PickUpOne),
            task(Task::PickUpSure),
        ],
    ),
]]);

/// S9.7.
pub(crate) static IMPERIAL_REROLL: Proc = Proc::new("imperial reroll", &[PICK_UP, ROLL]);

/// S9.10: what hits again is rolled again while points are left.
pub(crate) static FORCE: Proc = Proc::new(
    "force",
    &[task(Task::CountPoints), repeat(given(Matter::Forces), &[PICK_UP, task(Task::Force), ROLL])],
);

impl State {
    /// What only a side that is nobody's seat has to do in a combat.
    pub(crate) fn is_due_to_automaton(&self, duty: Duty, side: Side) -> bool {
        let (Some(combat), true) = (&self.table.combat, self.table.is_automaton(side)) else { return false };
        let old = self.table.agreed.fights_as_of_old();
        match duty {
            Duty::TurnUpTactic => {
                let holds = |change| combat.changes[side.index()].hold(change);
                !old && !holds(Change::NoTactic(combat.theatre)) && !holds(Change::Trapped)
            }
            _ => old && combat.forced[combat.theatre.index()] > 0,
        }
    }

    /// Dice that are picked up next: several sorts if nothing tells them apart.
    pub(crate) fn next_dice(&self, frame: &Frame) -> Things {
        let dice = self.candidates(Candidates::Dice, frame);
        script::best(self, self.ranking(Some(Why::Reroll), frame).1, dice, frame).0
    }
}

impl Combat {
    /// How many dice that show this the Empire has rolled again: S9.7, its own blanks and hits that nobody can take;
    /// S9.10, hits of the Rebels.
    pub fn rolls_again(&self, table: &Open, die: Shown) -> u8 {
        let (colour, face) = (die.colour(), die.face());
        let rolls = match (self.attack.side, face) {
            (Side::Rebel, Face::Hit | Face::Direct) | (Side::Empire, Face::Blank) => true,
            (Side::Empire, Face::Hit | Face::Direct) => self.targets(table, colour, face).is_empty(),
            (Side::Rebel, Face::Blank | Face::Special) | (Side::Empire, Face::Special) => false,
        };
        if rolls { self.attack.pool.of(colour, face) } else { 0 }
    }

    /// S9.2: the ability that shows a unit of the battle, or no unit.
    pub fn imperial_half(&self, table: &Open, card: TacticCard) -> Half {
        // SQ26.
        let faceless = card.face().icon.is_none() && table.agreed.readings.lower_ability;
        if self.can_use(table, card, Half::Top) && !faceless { Half::Top } else { Half::Bottom }
    }

    /// The sorts of dice that are rolled again.
    pub(super) fn dice_again(&self, table: &Open) -> Things {
        Shown::each().filter(|die| self.rolls_again(table, *die) > 0).collect()
    }
}
