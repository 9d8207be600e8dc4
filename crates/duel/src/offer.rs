//! Whom a state waits for, and what is offered.

use kernel::{Seat, Seats, Turn};
use script::{Asked, Named, Question, asked, offers, question};

use crate::Duel;
use crate::action::Action;
use crate::card::{CardId, Piece};
use crate::chance::{Chance, Luck};
use crate::state::State;
use crate::words;

pub(crate) fn turn(state: &State) -> Turn<Duel> {
    match asked(state) {
        Asked::Seat(seat) => Turn::Decide(Seats::one(Seat(seat))),
        Asked::Fate(Luck::Shuffle(seat)) => Turn::Chance(Chance::Shuffle(seat)),
        Asked::Fate(Luck::Battle(dice)) => Turn::Chance(Chance::Battle(dice)),
        Asked::Lot(n) => Turn::Chance(Chance::Lot(n)),
        Asked::Nobody => Turn::Over(state.table.outcome.expect("nothing left to do is a finished game")),
    }
}

pub(crate) fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.clear();
    if !matches!(asked(state), Asked::Seat(who) if who == seat.0) {
        return;
    }
    match question(state).expect("somebody is asked") {
        Question::Ask(words::Question::Main) => main(state, seat, out),
        asked => offers(state, &asked, |answer| out.push(Action::Answer(answer))),
    }
}

/// Sorted, because every loop runs in ascending order and the loops in the order of [`Action`].
fn main(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let table = &state.table;
    out.extend(state.hands[seat.index()].of::<CardId>().map(Action::Play));
    let ready = table.units_of(seat) - table.exhausted;
    for unit in ready.of::<CardId>() {
        let targets = table.targets(unit);
        out.extend(targets.iter().map(|target| Action::Attack(unit, Piece::from_thing(target))));
    }
    for unit in ready.of::<CardId>() {
        out.extend(table.place(unit).next_to().map(|place| Action::Move(unit, place)));
    }
    out.push(Action::PASS);
}
