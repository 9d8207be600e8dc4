//! R20.5: somebody leaves, and the others play on.

use kernel::{Log, Outcome, Seat, Team};
use script::{Core, Reg};

use crate::OuterRim;
use crate::event::Event;
use crate::programs::programs;
use crate::state::{Frame, Phase, Seated, State};
use crate::things::{CardId, Deck, Side};
use crate::turn::DOWNSIZE;

/// The character goes, its cards return, and the others play on; the last one wins.
pub(crate) fn leave(state: &mut State, seat: Seat, log: &mut impl Log<OuterRim>) {
    log.event(Event::Left(seat));
    for card in state.table.player(seat).assets.of::<CardId>() {
        let freed = state.freed_by(card);
        state.table.captured.remove(card.thing());
        state.lay_down(card);
        if let Some(contact) = freed {
            state.settle_contact(contact, seat, log);
        }
    }
    for card in state.secrets[seat.index()].of::<CardId>() {
        state.lose_secret(seat, card, log);
    }
    state.table.player_mut(seat).seated = Seated::Gone;
    let mut left = [None; 2];
    for (place, other) in left.iter_mut().zip(state.table.seats()) {
        *place = Some(other);
    }
    match left {
        [Some(last), None] => state.over(Outcome::Won(Team(last.0)), log),
        _ => state.play_on_without(seat, log),
    }
    script::run(state, log);
}

impl State {
    /// Whatever somebody who has left was part of is over. In that player's turn the next one begins, in another's
    /// it goes on after what was going on.
    fn play_on_without(&mut self, seat: Seat, log: &mut impl Log<OuterRim>) {
        if self.table.turn.phase == Phase::SetUp {
            self.drop_all();
            return self.set_up_without(seat);
        }
        let active = self.table.active == seat;
        match self.first_part_of(seat) {
            None if !active => return,
            Some(first) if !active && self.is_own_affair(seat, first) => {
                self.drop_from(first);
                return;
            }
            _ => self.drop_all(),
        }
        if active {
            self.pass_turn();
            self.top().pc = programs().begin_turn.0;
        }
        self.settle_the_rest(log);
    }

    fn set_up_without(&mut self, seat: Seat) {
        let turn = &mut self.table.turn;
        turn.contenders &= !(1 << seat.0);
        if turn.contenders.count_ones() == 1 {
            self.table.first = Seat(turn.contenders.trailing_zeros() as u8);
        }
        if turn.contenders.count_ones() <= 1 {
            self.top().pc = programs().choosing.0;
        }
    }

    /// Where that began which somebody who has left was part of, among the procedures that go on. A combat is known by
    /// its procedure, which names the other player.
    fn first_part_of(&self, seat: Seat) -> Option<usize> {
        if self.machine.waiting().iter().any(|trigger| trigger.owner == seat.0) {
            return Some(1);
        }
        let side = Side::of(seat).thing();
        let named = |frame: &Frame| [Reg::A, Reg::B, Reg::C].iter().any(|reg| frame.reg(*reg).contains(side));
        let later = self.machine.frames().iter().skip(1);
        later.enumerate().find(|(_, frame)| frame.owner == seat.0 || named(frame)).map(|(at, _)| at + 1)
    }

    /// Whether nobody else has a part in a procedure and in what it has called: somebody was asked for credits, or
    /// what an own ability does.
    fn is_own_affair(&self, seat: Seat, first: usize) -> bool {
        self.machine.waiting().is_empty()
            && self.machine.frames()[first..].iter().all(|frame| frame.owner == seat.0)
    }

    fn drop_from(&mut self, first: usize) {
        while self.machine.frames().len() > first {
            self.machine.pop();
        }
        if self.table.turn.falling.is_some_and(|falling| !self.table.player(falling).plays()) {
            self.table.turn.falling = None;
        }
    }

    fn drop_all(&mut self) {
        self.drop_from(1);
        self.machine.keep(0);
        self.put_all_back();
        let table = &mut self.table;
        (table.fight, table.test, table.delivery, table.job) = (None, None, None, None);
        let turn = &mut table.turn;
        (turn.prevented, turn.no_rep_loss, turn.waived, turn.saved) = (false, false, false, false);
        (turn.redirected, turn.by_combat, turn.hunted, turn.falling) = (None, None, None, None);
    }

    /// What was to come of it all the same: open cards are seen, nobody holds more than there is room for, and who has
    /// suffered too much falls.
    fn settle_the_rest(&mut self, log: &mut impl Log<OuterRim>) {
        for deck in Deck::ALL {
            if self.faceup(deck).is_some_and(|card| !self.known.public().holds(card)) {
                self.show_top(deck, log);
            }
        }
        let full: [bool; 4] = std::array::from_fn(|seat| !self.fits_all(Seat(seat as u8)));
        for seat in (0..4).filter(|seat| full[usize::from(*seat)]) {
            self.machine.push(Frame::new(programs().entry(&DOWNSIZE), 0, seat));
        }
        self.check_defeat(log);
    }
}
