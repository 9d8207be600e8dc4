//! R8.7, R8.9, R9.8 to R9.10: dice.

use kernel::{Log, Roll};
use script::Reg;

use crate::Rebellion;
use crate::event::Event;
use crate::state::{Attack, Combat, Frame, Pool, State};
use crate::things::{Colour, Face, Hurt, Shown, Side, Theatre};

impl State {
    /// R8.7.
    pub(crate) fn count_dice(&mut self, side: Side) {
        let Combat { theatre, hurt, .. } = *self.fight();
        let hand = self.fight().dice(&self.table, side, theatre);
        let rolls = hand.iter().any(|n| *n > 0);
        // R8.22: dice that can harm nobody change nothing.
        let threatens = rolls && self.fight().harmable(&self.table, side.other()).next().is_some();
        let combat = self.fight_mut();
        combat.attack = Attack { side, hand, pool: Pool::default() };
        combat.before = hurt;
        combat.eventful[theatre.index()] |= threatens;
        combat.rolled[side.index()] |= rolls && theatre == Theatre::Ground;
    }

    pub(crate) fn rolled(&mut self, roll: Roll, log: &mut impl Log<Rebellion>) {
        let old = self.table.agreed.fights_as_of_old();
        let combat = self.fight_mut();
        let theatre = combat.theatre;
        let attack = &mut combat.attack;
        let dice = std::mem::take(&mut attack.hand);
        attack.pool.add_roll(dice, roll);
        // S9.9: a special of the Empire is a hit.
        if old && attack.side == Side::Empire {
            for colour in Colour::ALL {
                for _ in 0..attack.pool.take(colour, Face::Special, u8::MAX) {
                    attack.pool.add(colour, Face::Hit);
                }
            }
        }
        let side = attack.side;
        log.event(Event::Rolled { side, theatre, dice, roll });
    }

    /// Dice are picked up to be rolled again.
    pub(crate) fn pick_up(&mut self, die: Shown, n: u8) {
        let attack = &mut self.fight_mut().attack;
        attack.hand[die.colour() as usize] += attack.pool.take(die.colour(), die.face(), n);
    }

    /// R8.9: the next die is assigned to a unit.
    pub(crate) fn harm(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let Some(hurt) = frame.reg(Reg::A).of::<Hurt>().next() else { return };
        let (colour, face) = self.fight().next_die(&self.table).expect("a die is left");
        self.fight_mut().attack.pool.take(colour, face, 1);
        self.deal(hurt, 1, log);
    }

    /// R9.10: hits of the named colours, and direct hits of whatever colour.
    pub(crate) fn prevent(&mut self, side: Side, log: &mut impl Log<Rebellion>) {
        let combat = self.fight_mut();
        let [red, black, direct] = combat.prevented[side.index()];
        let pool = &mut combat.attack.pool;
        let mut taken = pool.take(Colour::Red, Face::Hit, red) + pool.take(Colour::Black, Face::Hit, black);
        let mut left = direct;
        for colour in Colour::ALL {
            let n = pool.take(colour, Face::Direct, left);
            left -= n;
            taken += n;
        }
        if taken > 0 {
            log.event(Event::Prevented { side, n: taken });
        }
    }

    /// R8.8: a special is spent on a card.
    pub(crate) fn spend_special(&mut self) {
        let pool = &mut self.fight_mut().attack.pool;
        let colour = Colour::ALL.into_iter().find(|colour| pool.of(*colour, Face::Special) > 0);
        pool.take(colour.expect("a special lies there"), Face::Special, 1);
    }

    pub(crate) fn end_attack(&mut self) {
        let combat = self.fight_mut();
        combat.attack = Attack::NONE;
        for changes in &mut combat.changes {
            changes.attack_ends();
        }
    }
}
