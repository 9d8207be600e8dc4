//! R5.1: turns and their steps.

use kernel::{Log, Seat};

use crate::OuterRim;
use crate::event::Event;
use crate::state::{Frame, Phase, SIDES, State, Turn};
use crate::words::*;

impl State {
    pub(super) fn begin_turn(&mut self, log: &mut impl Log<OuterRim>) {
        let active = self.table.active;
        self.table.turn = Turn::NEW;
        self.table.fight = None;
        self.top().owner = active.0;
        log.event(Event::TurnBegan(active));
    }

    pub(super) fn begin_actions(&mut self) {
        self.table.turn.phase = Phase::Action;
    }

    pub(super) fn begin_encounter(&mut self) {
        self.table.turn.phase = Phase::Encounter;
    }

    /// R20.2: the same player again, or the next one clockwise.
    pub(super) fn end_turn(&mut self) {
        let active = self.table.active;
        let again = std::mem::take(&mut self.table.player_mut(active).again);
        if !(again && self.table.player(active).plays()) {
            self.pass_turn();
        }
    }

    /// A round is over when the turn comes to whoever began, or would have come there.
    pub(super) fn pass_turn(&mut self) {
        let table = &mut self.table;
        let next = table.after(table.active).next().expect("somebody plays");
        let place = |seat: Seat| (seat.0 + SIDES as u8 - table.first.0) % SIDES as u8;
        if place(next) <= place(table.active) {
            table.round = table.round.saturating_add(1);
        }
        table.active = next;
    }

    /// Whether there is anything to ask; what is not asked is over.
    pub(super) fn opens(&mut self, ask: Ask) -> bool {
        let frame = *self.top();
        let seat = Seat(frame.owner);
        match ask {
            Ask::Planning => true,
            // R8.4: what is given up in between can defeat (R8.9).
            Ask::Act => self.acts(seat),
            // R7.10.
            Ask::Encounter => !self.table.player(seat).defeated && self.encounters(seat),
            Ask::Onward => true,
            // R6.3: what is missing may still be lent.
            Ask::Purchase => {
                self.buyable(seat).next().is_some()
                    || self.cycles(&frame)
                    || self.lenders(seat).next().is_some()
            }
            Ask::Barter => {
                let asks = !self.barterable(&frame).is_empty();
                if !asks {
                    self.top().nums[1] = 1;
                }
                asks
            }
        }
    }

    /// In a market action of its own a card may be put away first; the first number says that one was.
    pub(crate) fn cycles(&self, frame: &Frame) -> bool {
        frame.num() == 0 && self.markets.iter().any(|pile| !pile.is_empty())
    }
}
