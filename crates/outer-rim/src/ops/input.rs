//! What an input does: an action, or the answer of fate.

use kernel::{Fate, Log, Seat};
use script::{Core, Flags, Question, Reg};

use crate::OuterRim;
use crate::action::Action;
use crate::cards;
use crate::chance::{Luck, Shuffled};
use crate::event::Event;
use crate::programs::programs;
use crate::state::{Deliveries, Frame, State};
use crate::things::{CardId, Piece, Side, Things};
use crate::turn::{
    BUY, CONTACT, DELIVER, GIVE, HUNT, JOB, LEND, MARKET, MOVE, PATROL, PROTECT, RECOVER, TALE, TRADE,
};
use crate::words::*;

/// A player's answer.
pub(crate) fn act(state: &mut State, seat: Seat, action: Action, log: &mut impl Log<OuterRim>) {
    let begin = |proc: &'static Proc| Frame::new(programs().entry(proc), 0, seat.0).flagged(Flags::SCOPE);
    let one = |thing: u16| Things::one(thing);
    // R6.13: what is asked on the way, given or thrown away is no other action.
    let acts = matches!(script::question(state), Some(Question::Ask(Ask::Act)))
        && !matches!(action, Action::Deliver(_) | Action::Give(_) | Action::Ask(_) | Action::Discard(_));
    if acts && state.table.turn.deliveries == Deliveries::Going {
        state.table.turn.deliveries = Deliveries::Over;
    }
    match action {
        Action::Recover => start(state, begin(&RECOVER)),
        Action::Earn => {
            script::proceed(state);
            state.gain(seat, 2, log);
        }
        Action::Stay => {
            script::proceed(state);
            log.event(Event::Stayed(seat));
        }
        Action::Move(space) if matches!(script::question(state), Some(Question::Ask(Ask::Planning))) => {
            let hyperdrive = state.table.stat(seat, Stat::Hyperdrive);
            start(state, begin(&MOVE).with(Reg::A, one(space.thing())).with_num(hyperdrive.into()));
        }
        Action::Move(space) => {
            script::proceed(state);
            state.top().set(Reg::A, one(space.thing()));
        }
        Action::Cycle(stall) => {
            let in_market = matches!(script::question(state), Some(Question::Ask(Ask::Purchase)));
            state.cycle(stall.what(), log);
            if in_market {
                // The question stays: something may be bought now.
                state.top().nums[0] = 1;
                if state.buyable(seat).next().is_none() && state.lenders(seat).next().is_none() {
                    script::proceed(state);
                }
            } else {
                state.table.turn.marketed = true;
                start(state, begin(&MARKET).with_num(1));
            }
        }
        Action::Buy(card) => {
            if matches!(script::question(state), Some(Question::Ask(Ask::Act))) {
                state.table.turn.marketed = true;
            }
            start(state, begin(&BUY).with(Reg::A, one(card.thing())));
        }
        Action::Barter(card) => {
            script::proceed(state);
            let goods = state.top().reg(Reg::B).with(card.thing());
            state.top().set(Reg::B, goods);
        }
        Action::Deliver(card) => {
            state.table.turn.deliveries = Deliveries::Going;
            start(state, begin(&DELIVER).with(Reg::A, one(card.thing())));
        }
        Action::Patrol(patrol) => start(state, begin(&PATROL).with(Reg::A, one(patrol.thing()))),
        Action::Draw => start(state, begin(&TALE)),
        Action::Meet(slot) => start(state, begin(&CONTACT).with(Reg::A, one(slot.thing()))),
        Action::Attempt(card) => start(state, Frame { source: card.thing(), ..begin(&JOB) }),
        Action::Hunt(card) => hunt(state, seat, card, begin(&HUNT), begin(&PROTECT)),
        Action::Attack(side) => {
            let attack = begin(&crate::turn::ATTACK).with(Reg::B, one(side.thing()));
            start(state, attack);
        }
        Action::Use(piece) => use_ability(state, seat, piece),
        Action::Trade(side) => {
            state.table.turn.traded = true;
            start(state, begin(&TRADE).with(Reg::C, one(side.thing())));
        }
        Action::Give(side) => {
            // Nothing is used up: the question comes again.
            state.machine.push(begin(&GIVE).with(Reg::C, one(side.thing())));
        }
        Action::Ask(side) => {
            log.event(Event::Asked { from: seat, to: side.seat() });
            let lender = Frame { owner: side.seat().0, ..begin(&LEND) };
            state.machine.push(lender.with(Reg::C, one(Side::of(seat).thing())));
        }
        Action::Discard(card) => {
            let frame = begin(&GIVE);
            state.discard_one(seat, card, &frame, log);
            state.check_defeat(log);
        }
        Action::PASS => pass(state),
        Action::Answer(answer) => script::answer(state, answer),
    }
    script::run(state, log);
}

/// Leaves the question and begins something.
fn start(state: &mut State, frame: Frame) {
    script::proceed(state);
    state.machine.push(frame);
}

fn hunt(state: &mut State, seat: Seat, target: CardId, hunt: Frame, protect: Frame) {
    let bounty = state.bounty_on(seat, target).expect("an open bounty");
    let owner = state.table.owner(target).expect("crew");
    let with =
        |frame: Frame| Frame { source: bounty.thing(), ..frame.with(Reg::B, Things::one(target.thing())) };
    // R8.7, R14.10: who is defeated cannot protect, and the solo opponent never does.
    let protects = owner != seat && !state.table.player(owner).defeated;
    if protects && !state.table.player(owner).is_automaton() {
        start(state, with(protect).with(Reg::C, Things::one(Side::of(owner).thing())));
    } else {
        start(state, with(hunt));
    }
}

fn use_ability(state: &mut State, seat: Seat, piece: Piece) {
    let thing = piece.number();
    let second = state.is_turned(seat, thing);
    let at = state.usable(seat, thing).expect("an offered ability");
    state.table.turn.acted.insert(thing);
    let entry = programs().ability(cards::ability_id(thing, second, at));
    start(state, Frame::new(entry, thing, seat.0).flagged(Flags::SCOPE));
}

/// Ends a move, the action step, a purchase, bartering; or declines.
fn pass(state: &mut State) {
    match script::question(state) {
        Some(Question::Ask(Ask::Act)) => {
            script::proceed(state);
            state.table.turn.ended = true;
        }
        Some(Question::Ask(Ask::Onward)) => {
            script::proceed(state);
            state.top().nums[0] = 0;
        }
        Some(Question::Ask(Ask::Purchase)) => script::proceed(state),
        Some(Question::Ask(Ask::Barter)) => {
            script::proceed(state);
            state.top().nums[1] = 1;
        }
        _ => script::answer(state, script::Answer::<Piece>::Pass),
    }
}

/// Fate's answer.
pub(crate) fn befall(state: &mut State, fate: Fate, log: &mut impl Log<OuterRim>) {
    let frame = *state.machine.top().expect("fate is asked");
    let owner = Seat(frame.owner);
    match (script::question(state), fate) {
        (Some(Question::Lot(_)), Fate::Index(n)) => {
            script::draw_lot(state, n, log);
            script::run(state, log);
            return;
        }
        (Some(Question::Fate(Luck::Modules)), Fate::Seed(seed)) => state.shuffle_modules(seed, log),
        (Some(Question::Fate(Luck::Contacts)), Fate::Seed(seed)) => state.shuffle_contacts(seed, log),
        (Some(Question::Fate(Luck::Tales)), Fate::Seed(seed)) => state.shuffle_tales(seed, log),
        (Some(Question::Fate(Luck::Markets)), Fate::Seed(seed)) => state.shuffle_markets(seed, log),
        (Some(Question::Fate(Luck::First)), Fate::Roll(roll)) => state.rolled_for_first(roll, log),
        (Some(Question::Fate(Luck::StartCard)), Fate::Index(n)) => state.start_with(owner, n.into(), log),
        (Some(Question::Fate(Luck::Databank)), Fate::Index(n)) => state.found_in_databank(n.into(), &frame),
        (Some(Question::Fate(Luck::Roll)), Fate::Roll(roll)) => state.fell(roll, log),
        (Some(Question::Fate(Luck::Deck)), Fate::Seed(seed)) => {
            let deck = State::deck_at(frame.num() as usize);
            let pile = &mut state.markets[deck.index()];
            pile.shuffle(&mut kernel::Dice::new(seed));
            let cards = pile.set();
            state.known.forget(cards);
            log.event(Event::Shuffled(Shuffled::Deck));
            state.show_top(deck, log);
        }
        (Some(Question::Fate(Luck::Orders)), Fate::Seed(seed)) => {
            state.orders.shuffle(&mut kernel::Dice::new(seed));
            let orders = state.orders.set();
            state.known.forget(orders);
            log.event(Event::Shuffled(Shuffled::Orders));
        }
        _ => unreachable!("fate answers what it is asked"),
    }
    script::proceed(state);
    script::run(state, log);
}
