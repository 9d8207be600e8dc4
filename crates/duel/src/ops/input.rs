//! What an input does: an action of a side, the answer of fate, or getting up.

use kernel::{Dice, Fate, Log, Outcome, Roll, Seat, Team};
use script::{Core, Flags, Named, Reg};

use crate::Duel;
use crate::action::Action;
use crate::card::Things;
use crate::chance::{Luck, hits};
use crate::event::Event;
use crate::state::{Frame, State};
use crate::turn::{ATTACK, PLAY, programs};
use crate::words::Question;

/// A player's answer.
pub(crate) fn act(state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Duel>) {
    let begin = |proc| Frame::new(programs().entry(proc), 0, seat.0).flagged(Flags::SCOPE);
    match action {
        Action::Play(card) => {
            script::proceed(state);
            state.machine.push(Frame { source: card.thing(), ..begin(&PLAY) });
        }
        Action::Attack(unit, target) => {
            script::proceed(state);
            let attack = begin(&ATTACK).with(Reg::A, Things::one(unit.thing()));
            state.machine.push(attack.with(Reg::B, Things::one(target.thing())));
        }
        Action::Move(unit, place) => {
            script::proceed(state);
            state.go(unit, place, log);
        }
        Action::PASS if matches!(script::question(state), Some(script::Question::Ask(Question::Main))) => {
            script::proceed(state);
            state.pass(seat, log);
        }
        Action::Answer(answer) => script::answer(state, answer),
    }
    script::run(state, log);
}

/// Fate's answer.
pub(crate) fn befall(state: &mut State, fate: Fate, log: &mut impl Log<Duel>) {
    match (script::question(state), fate) {
        (Some(script::Question::Fate(Luck::Shuffle(seat))), Fate::Seed(seed)) => {
            state.decks[seat.index()].shuffle(&mut Dice::new(seed));
            log.event(Event::Shuffled(seat));
            script::proceed(state);
        }
        (Some(script::Question::Fate(Luck::Battle(_))), Fate::Roll(roll)) => {
            state.rolled(roll, log);
            script::proceed(state);
        }
        (Some(script::Question::Lot(_)), Fate::Index(n)) => script::draw_lot(state, n, log),
        _ => unreachable!("fate answers what it is asked"),
    }
    script::run(state, log);
}

/// Whoever gets up gives the game to the other side.
pub(crate) fn leave(state: &mut State, seat: Seat, log: &mut impl Log<Duel>) {
    log.event(Event::Left(seat));
    state.end(Outcome::Won(Team(seat.0).rival()), log);
}

impl State {
    fn rolled(&mut self, roll: Roll, log: &mut impl Log<Duel>) {
        self.machine.top_mut().expect("dice are thrown for an effect").nums[0] = hits(roll);
        log.event(Event::Rolled(roll));
    }
}
