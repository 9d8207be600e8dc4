//! Which tactic card serves best in a battle (R9.3).

use super::Mind;
use crate::cards::tactics::Half;
use crate::state::Combat;
use crate::things::{Colour, Side, TacticCard, Unit};
use crate::words::{Num, Op, Step};

/// What one point of damage is worth, dealt or spared.
const POINT: i32 = 6;

impl Mind<'_> {
    /// The better half of a card.
    pub(super) fn plan(&self, card: TacticCard) -> i32 {
        Half::ALL.into_iter().map(|half| self.ability(card, half)).max().unwrap_or(0)
    }

    pub(super) fn ability(&self, card: TacticCard, half: Half) -> i32 {
        let Some(combat) = &self.table.combat else { return 0 };
        let icon = card.face().icon;
        let present = |unit| self.table.units.of(unit, combat.place) > 0;
        if half == Half::Top && !icon.is_none_or(present) {
            return 0;
        }
        let steps = card.face().abilities[half as usize];
        1 + steps.iter().map(|step| self.tactic_step(combat, step)).sum::<i32>()
    }

    /// Of the card that is being played.
    pub(super) fn half(&self, half: Half) -> i32 {
        let source = self.frame.map_or(0, |frame| frame.source);
        let worth = if TacticCard::RANGE.holds(source) {
            self.ability(TacticCard::from_thing(source), half)
        } else {
            1
        };
        2 * worth + i32::from(half == Half::Top)
    }

    fn tactic_step(&self, combat: &Combat, step: &Step) -> i32 {
        match step {
            Step::Do(op) => self.tactic_op(combat, op),
            step => {
                let block = |block: &[Step]| block.iter().map(|step| self.tactic_step(combat, step)).sum();
                step.blocks().map(block).max().unwrap_or(0)
            }
        }
    }

    fn tactic_op(&self, combat: &Combat, op: &Op) -> i32 {
        let enemy = self.side.other();
        let hits = |n: u8, colour: Colour| POINT * i32::from(n).min(self.dice(combat, enemy, colour) / 3);
        match op {
            Op::Deal(Num::N(n), colour) => POINT * i32::from(*n).min(self.health(combat, enemy, *colour)),
            Op::DealTo(_, n) => POINT * i32::from(*n).min(3),
            Op::DestroyIt(_) => POINT + 2,
            Op::GainIt(..) => 2 * POINT,
            Op::Prevent { red, black, direct } => {
                hits(*red, Colour::Red) + hits(*black, Colour::Black) + 2 * i32::from(*direct)
            }
            Op::Later(_, steps) => steps.iter().map(|step| self.tactic_step(combat, step)).sum(),
            Op::RemoveDamage(_, n) | Op::Absorb(_, n) => {
                let dice: i32 = Colour::ALL.into_iter().map(|colour| self.dice(combat, enemy, colour)).sum();
                POINT * i32::from(*n).min(dice / 2)
            }
            Op::Cancel => POINT,
            Op::ExtraTactic => POINT,
            Op::Lasts(..) => 2,
            _ => 0,
        }
    }

    /// Dice of a side in the battle.
    fn dice(&self, combat: &Combat, side: Side, colour: Colour) -> i32 {
        let units = self.table.units_of(side, combat.place);
        let fighting = units.filter(|(unit, _)| unit.kind().theatre == combat.theatre);
        let dice = fighting.map(|(unit, n)| i32::from(unit.kind().attack[colour as usize] * n)).sum::<i32>();
        // R8.7.
        dice.min(5)
    }

    /// What can be dealt to a side in the battle.
    fn health(&self, combat: &Combat, side: Side, colour: Option<Colour>) -> i32 {
        let pieces = combat.pieces(self.table, side, combat.theatre);
        let fits = |unit: Unit| colour.is_none_or(|colour| unit.kind().colour == Some(colour));
        let left = pieces.filter(|(hurt, _)| fits(hurt.unit())).map(|(hurt, n)| {
            i32::from(n) * (i32::from(hurt.unit().kind().health) - i32::from(hurt.damage())).max(0)
        });
        left.sum()
    }
}
