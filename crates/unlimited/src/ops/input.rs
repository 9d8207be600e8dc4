//! What an input does: an action, the answer of fate, or getting up.

use kernel::{Dice, Fate, Log, Outcome, Seat, Team};
use script::{Core, Flags, Instr, Question, Read, Reg};

use crate::Unlimited;
use crate::action::{Action, Raw};
use crate::card::{CardId, Things};
use crate::chance::Luck;
use crate::event::Event;
use crate::grants::Key;
use crate::state::{Frame, State, opponent};
use crate::turn::{ATTACK, DEPLOY, PLAY, programs};
use crate::words::Ask;

/// A player's answer.
pub(crate) fn act(state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Unlimited>) {
    let begin = |proc| Frame::new(programs().entry(proc), 0, seat.0).flagged(Flags::SCOPE);
    let card = |state: &State, label| Things::one(state.card(label).expect("an offered card").thing());
    match action {
        Action::Play(label, on) => {
            let mut frame = begin(&PLAY).with(Reg::A, card(state, label));
            if let Some(on) = on {
                frame.set(Reg::B, card(state, on));
            }
            take_action(state, seat);
            state.machine.push(frame);
        }
        Action::Attack(unit, target) => {
            let frame = begin(&ATTACK).with(Reg::A, card(state, unit)).with(Reg::B, card(state, target));
            take_action(state, seat);
            state.machine.push(frame);
        }
        Action::Use(label) => {
            let card = state.card(label).expect("an offered card");
            let id = state.action_of(card).expect("an offered ability");
            take_action(state, seat);
            state.use_ability(card, seat, id, log);
        }
        Action::Deploy(_) => {
            take_action(state, seat);
            state.machine.push(begin(&DEPLOY));
        }
        Action::Initiative => {
            script::proceed(state);
            state.take_initiative(seat, log);
        }
        Action::Name(face) => {
            state.machine.top_mut().expect("a name is asked for").nums[0] = face.0 as i16;
            log.event(Event::Named { seat, face: face.0 });
            script::proceed(state);
        }
        Action::PASS if matches!(asks(state), Some(Ask::Main)) => {
            script::proceed(state);
            state.pass(seat, log);
        }
        Action::Answer(answer) => {
            let answer = answer.map(|piece| Raw(state.thing(piece).expect("an offered thing")));
            script::answer(state, answer);
        }
    }
    script::run(state, log);
}

/// The question of the game's own on which the machine stands.
fn asks(state: &State) -> Option<Ask> {
    match State::code().at(state.machine.top()?.pc) {
        Instr::Ask(ask) => Some(*ask),
        _ => None,
    }
}

fn take_action(state: &mut State, seat: Seat) {
    script::proceed(state);
    state.acts(seat);
}

/// Fate's answer.
pub(crate) fn befall(state: &mut State, fate: Fate, log: &mut impl Log<Unlimited>) {
    let frame = *state.machine.top().expect("fate is asked");
    let owner = Seat(frame.owner);
    match (script::question(state), fate) {
        (Some(Question::Fate(Luck::FirstPlayer)), Fate::Index(n)) => {
            state.first_initiative(Seat(n as u8), log);
            state.machine.top_mut().expect("the game").owner = n as u8;
        }
        (Some(Question::Fate(Luck::Shuffle(seat))), Fate::Seed(seed)) => shuffle(state, seat, seed, log),
        (Some(Question::Fate(Luck::ShuffleOwn)), Fate::Seed(seed)) => shuffle(state, owner, seed, log),
        (Some(Question::Fate(Luck::Rest)), Fate::Seed(seed)) => {
            let rest = state.rest_of_search(&frame);
            state.bottom(rest, seed, log);
        }
        (Some(Question::Fate(Luck::Bottom(reg))), Fate::Seed(seed)) => {
            state.bottom(frame.reg(reg), seed, log);
        }
        (Some(Question::Fate(Luck::RandomDiscard)), Fate::Index(n)) => {
            let hand = state.hands[opponent(owner).index()];
            let card = hand.iter().nth(n.into()).expect("one of the hand");
            state.discard(Things::one(card), log);
        }
        _ => unreachable!("fate answers what it is asked"),
    }
    script::proceed(state);
    script::run(state, log);
}

fn shuffle(state: &mut State, seat: Seat, seed: u64, log: &mut impl Log<Unlimited>) {
    state.decks[seat.index()].shuffle(&mut Dice::new(seed));
    let deck: Things = state.decks[seat.index()].set();
    state.known.forget(deck);
    log.event(Event::Shuffled(seat));
}

/// Whoever gets up gives the game to the other (R27.3).
pub(crate) fn leave(state: &mut State, seat: Seat, log: &mut impl Log<Unlimited>) {
    log.event(Event::Left(seat));
    state.over(Outcome::Won(Team(opponent(seat).0)), log);
}

impl State {
    /// In random order to the bottom of their owner's deck: nobody knows them there, and nobody is told the order.
    fn bottom(&mut self, things: Things, seed: u64, log: &mut impl Log<Unlimited>) {
        let Some(owner) = things.of::<CardId>().next().map(CardId::owner) else { return };
        let mut cards: pieces::Pile<CardId, { crate::card::SIDE }> = things.of::<CardId>().collect();
        cards.shuffle(&mut Dice::new(seed));
        for card in (things & self.table.discards).of::<CardId>() {
            log.event(Event::Returned { card: self.table.label(card) });
        }
        self.table.discards = self.table.discards - things;
        things.iter().for_each(|thing| self.table.ledger.unmark(Key::Defeated, thing));
        for card in cards.from_top() {
            self.decks[owner.index()].remove(card);
            self.decks[owner.index()].put_under(card);
            self.set_controller(card, owner);
        }
        self.known.forget(things);
        log.event(Event::RestToBottom { seat: owner, n: things.len() as u8 });
    }
}
