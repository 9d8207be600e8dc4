//! S9: cards and dice of the side that is nobody's seat.

use kernel::Log;
use script::Reg;

use crate::Rebellion;
use crate::event::Event;
use crate::state::{Frame, OpenCard, State};
use crate::things::{Shown, Side, TacticCard, Theatre, Things};

impl State {
    /// S9.2: the card that was drawn lies open beside that of the Rebels.
    pub(super) fn turn_up_tactic(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let Some(card) = frame.reg(Reg::A).of::<TacticCard>().next() else { return };
        self.fight_mut().played[Side::Empire.index()] = Some(OpenCard { card, done: false });
        self.use_up(Side::Empire, card, log);
    }

    /// S9.2: which ability follows from the units of the battle.
    pub(super) fn use_imperial_tactic(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let card = TacticCard::from_thing(frame.source);
        let half = self.fight().imperial_half(&self.table, card);
        self.use_tactic(Side::Empire, card, half, frame.num(), log);
    }

    /// S9.3: the cards of a battle go back to their deck.
    pub(crate) fn return_imperial_tactics(&mut self, theatre: Theatre, log: &mut impl Log<Rebellion>) {
        let back: Things = TacticCard::own(Side::Empire, theatre) & self.table.used;
        if self.table.is_automaton(Side::Empire) && !back.is_empty() {
            self.table.used = self.table.used - back;
            log.event(Event::TacticsReturned { side: Side::Empire, theatre });
        }
    }

    /// All that is picked up whatever a die might say; the first number of the frame counts what is left.
    pub(super) fn pick_up_sure(&mut self, frame: &Frame) {
        loop {
            let next = self.next_dice(frame);
            let count = |state: &State, die: Shown| state.fight().rolls_again(&state.table, die);
            let all: u8 = next.of::<Shown>().map(|die| count(self, die)).sum();
            let room = self.top().num().max(0) as u8;
            if all == 0 || room == 0 || all > room && next.len() > 1 {
                return;
            }
            for die in next.of::<Shown>() {
                let n = count(self, die).min(room);
                self.pick_up(die, n);
                self.top().nums[0] -= i16::from(n);
            }
        }
    }

    pub(super) fn pick_up_one(&mut self, frame: &Frame) {
        if let Some(die) = frame.reg(Reg::A).of::<Shown>().next() {
            self.pick_up(die, 1);
            self.top().nums[0] -= 1;
        }
    }

    /// S9.10: the first number of the frame is how many hits can be rolled again.
    pub(super) fn count_points(&mut self) {
        let combat = self.fight();
        let points = combat.forced[combat.theatre.index()];
        self.top().nums[0] = points.into();
    }

    /// S9.10: what is left is for later.
    pub(super) fn force(&mut self, log: &mut impl Log<Rebellion>) {
        let left = self.top().num().max(0) as u8;
        let combat = self.fight_mut();
        combat.forced[combat.theatre.index()] = left;
        let n = combat.attack.hand.iter().sum();
        log.event(Event::Forced { n, left });
    }
}
