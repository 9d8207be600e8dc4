//! What changes a state.

use kernel::{Dice, Fate, Log, Outcome, Roll, Seat, Team};
use script::{Act, Core, Did, Flags, Named, Reason, Reg, Trigger, Write};

use crate::Duel;
use crate::action::Action;
use crate::card::{Base, CardId, Piece, Place, Things, ability};
use crate::cards::{Kind, When};
use crate::chance::{Luck, hits};
use crate::event::Event;
use crate::grants::{Key, Promises, ROUND};
use crate::state::{BASE_HEALTH, Frame, LEFT, Machine, RIGHT, ROUNDS, State, Table, opponent};
use crate::turn::{ATTACK, GUARDED, PLAY, programs};
use crate::why::Why;
use crate::words::*;

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

impl Write<2> for State {
    fn core_mut(&mut self) -> &mut Machine {
        &mut self.machine
    }

    fn shared(&mut self, _: Why, thing: u16, amount: i16) {
        self.table.shares.set(CardId::from_thing(thing), amount as u8);
    }
}

impl<L: Log<Duel>> Act<L, 2> for State {
    fn perform(&mut self, op: &Op, log: &mut L) -> Did {
        let frame = *self.machine.top().expect("an effect is being carried out");
        let you = Seat(frame.owner);
        let number = |state: &State, num: &Num| script::Read::number(state, num, &frame).max(0) as u8;
        match op {
            Op::Deal(num, cards) => {
                let n = number(self, num);
                return self.deal(self.cards(*cards, &frame), n, log);
            }
            Op::DealShares(reg) => {
                for unit in frame.reg(*reg).of::<CardId>() {
                    let n = self.take_share(unit);
                    self.hurt(Piece::Card(unit), n, log);
                }
            }
            Op::Mend(reg) => {
                for unit in frame.reg(*reg).of::<CardId>() {
                    let n = self.take_share(unit);
                    self.table.damage.set(unit, self.table.damage.of(unit).saturating_sub(n));
                    log.event(Event::Mended(Piece::Card(unit), n));
                }
            }
            Op::Defeat(cards) => {
                let falling = self.cards(*cards, &frame) & self.table.units;
                self.fall(falling, log);
                return done(!falling.is_empty());
            }
            Op::PutIntoPlay(cards) => {
                let entering = self.cards(*cards, &frame);
                entering.of::<CardId>().for_each(|card| self.enter(card, log));
                return done(!entering.is_empty());
            }
            Op::ToHand(cards) => {
                let returning = self.cards(*cards, &frame) & (self.table.discards | self.table.units);
                self.leave_play(returning);
                self.table.discards = self.table.discards - returning;
                for card in returning.of::<CardId>() {
                    self.hands[card.owner().index()].insert(card.thing());
                    log.event(Event::Returned(card));
                }
                return done(!returning.is_empty());
            }
            Op::Draw(num) => return done(self.draw(you, number(self, num), log)),
            Op::Mill => {
                let Some(card) = self.decks[you.index()].take() else { return Did::No };
                self.discard(card, log);
            }
            Op::HurtOwnBase(num) => self.hurt(Piece::Base(Base::of(you)), number(self, num), log),
            Op::HurtEnemyBase(num) => self.hurt(Piece::Base(Base::of(opponent(you))), number(self, num), log),
            Op::MendOwnBase(n) => {
                let damage = &mut self.table.bases[you.index()];
                let mended = (*n).min(*damage);
                *damage -= mended;
                log.event(Event::Mended(Piece::Base(Base::of(you)), mended));
            }
            Op::DiscardNamed(reg) => {
                let enemy = opponent(you);
                let named = frame.reg(*reg).of::<CardId>().next().map(CardId::face_index);
                let hand = self.hands[enemy.index()];
                let hit = |card: &CardId| Some(card.face_index()) == named;
                let hits: Things = hand.of::<CardId>().filter(hit).collect();
                self.hands[enemy.index()] = hand - hits;
                hits.of::<CardId>().for_each(|card| self.discard(card, log));
                return done(!hits.is_empty());
            }
            Op::Grant(gift, cards) => {
                for unit in (self.cards(*cards, &frame) & self.table.units).of::<CardId>() {
                    self.table.lasting.add::<Promises>(gift.row(unit, frame.source));
                }
            }
            Op::Use => self.table.ledger.mark(Key::Used, frame.source),
            Op::Reveal(reg) => {
                let top = self.machine.top_mut().expect("an effect is being carried out");
                top.put(Flags::SECRET, false);
                frame.reg(*reg).of::<CardId>().for_each(|card| log.event(Event::Revealed(card)));
            }
            Op::Rule(routine) => return self.routine(*routine, &frame, log),
        }
        Did::Yes
    }

    /// All units without health fall together, and a base that can take no more ends the game.
    fn check(&mut self, log: &mut L) {
        let table = &self.table;
        let falling = table.units.of::<CardId>().filter(|unit| table.health_left(*unit) == 0).collect();
        self.fall(falling, log);
        let fallen = self.table.bases.map(|damage| damage >= BASE_HEALTH);
        match fallen {
            [false, false] => {}
            [true, true] => self.end(Outcome::Draw, log),
            [left, _] => self.end(Outcome::Won(Team(u8::from(left))), log),
        }
    }

    /// Somebody's turn: there is always something to do, if only to pass.
    fn open(&mut self, ask: &Question, _: &mut L) -> bool {
        match ask {
            Question::Main => true,
        }
    }

    fn ranked(&mut self, thing: u16, reason: Reason, log: &mut L) {
        log.event(Event::chose(Piece::from_thing(thing), reason));
    }
}

const fn done(done: bool) -> Did {
    if done { Did::Yes } else { Did::No }
}

impl State {
    fn routine(&mut self, routine: Routine, frame: &Frame, log: &mut impl Log<Duel>) -> Did {
        let you = Seat(frame.owner);
        let first = |reg: Reg| frame.reg(reg).first().map(Piece::from_thing);
        match routine {
            Routine::Deal => {
                self.draw(LEFT, 4, log);
                if !self.table.solo {
                    self.draw(RIGHT, 4, log);
                }
            }
            Routine::BeginRound => {
                self.table.round += 1;
                self.table.passed = [false; 2];
                log.event(Event::RoundBegan(self.table.round));
                self.give_turn(LEFT, log);
            }
            Routine::EndRound => self.end_round(log),
            Routine::NextSeat => {
                let (now, next) = (self.table.active, opponent(self.table.active));
                self.give_turn(if self.table.passed[next.index()] { now } else { next }, log);
            }
            Routine::Play => self.play(CardId::from_thing(frame.source), you, log),
            Routine::Declare => {
                let (Some(Piece::Card(unit)), Some(target)) = (first(Reg::A), first(Reg::B)) else {
                    return Did::No;
                };
                self.table.exhausted.insert(unit.thing());
                log.event(Event::Attacked(unit, target));
                self.raise(unit, When::Attacks, |trigger| trigger.about(target.thing()));
            }
            Routine::Strike(from, to) => {
                if let (Some(Piece::Card(unit)), Some(target)) = (first(from), first(to)) {
                    // Only the one who attacks has been promised more.
                    let more = if from == Reg::A { frame.num() as u8 } else { 0 };
                    let both_stand = self.in_play(Piece::Card(unit)) && self.in_play(target);
                    let power = if both_stand { self.table.power(unit) + more } else { 0 };
                    self.hurt(target, power, log);
                }
            }
            Routine::AfterAttack => {
                let fallen = first(Reg::B).filter(|target| !self.in_play(*target));
                let spare = match fallen {
                    Some(Piece::Card(unit)) => {
                        let (_, health) = unit.unit().expect("units are attacked");
                        self.table.damage.of(unit).saturating_sub(health)
                    }
                    _ => 0,
                };
                let top = self.machine.top_mut().expect("an attack ends");
                top.set(Reg::A, fallen.map_or(Things::EMPTY, |piece| Things::one(piece.thing())));
                top.nums[0] = spare.into();
            }
            Routine::Suffer => {
                let (Some(Piece::Card(meant)), guard) = (first(Reg::A), first(Reg::B)) else {
                    return Did::No;
                };
                if let Some(Piece::Card(guard)) = guard {
                    log.event(Event::Guarded(guard, meant));
                }
                self.hurt(guard.unwrap_or(Piece::Card(meant)), frame.num() as u8, log);
            }
            Routine::TurnOver => {
                if let Some(card) = self.decks[you.index()].take() {
                    let play = Frame::new(programs().entry(&PLAY), card.thing(), you.0);
                    self.machine.push(play.flagged(Flags::SCOPE));
                }
            }
            Routine::Advance => {
                if let Some(Piece::Card(unit)) = first(Reg::A)
                    && let Some(place) = self.table.forward(unit)
                {
                    self.go(unit, place, log);
                }
            }
            Routine::Rest => self.pass(you, log),
        }
        Did::Yes
    }

    fn give_turn(&mut self, seat: Seat, log: &mut impl Log<Duel>) {
        self.table.active = seat;
        self.machine.top_mut().expect("the game goes on").owner = seat.0;
        if self.table.passed != [true; 2] {
            log.event(Event::TurnBegan(seat));
        }
    }

    fn end_round(&mut self, log: &mut impl Log<Duel>) {
        if self.table.round >= ROUNDS {
            return self.end(self.table.verdict(), log);
        }
        self.table.exhausted = Things::EMPTY;
        self.table.lasting.end(ROUND);
        self.table.ledger.end(ROUND);
        for seat in [LEFT, RIGHT] {
            if !self.is_automaton(seat) {
                self.draw(seat, 2, log);
            }
        }
    }

    pub(crate) fn end(&mut self, outcome: Outcome, log: &mut impl Log<Duel>) {
        log.event(Event::Ended(outcome));
        self.finish(outcome);
    }

    fn pass(&mut self, seat: Seat, log: &mut impl Log<Duel>) {
        self.table.passed[seat.index()] = true;
        log.event(Event::Passed(seat));
    }

    fn go(&mut self, unit: CardId, place: Place, log: &mut impl Log<Duel>) {
        self.table.exhausted.insert(unit.thing());
        self.table.places.set(unit, place.index() as u8);
        log.event(Event::Moved(unit, place));
    }

    /// Whether all of them were there.
    fn draw(&mut self, seat: Seat, n: u8, log: &mut impl Log<Duel>) -> bool {
        (0..n).fold(true, |all, _| match self.decks[seat.index()].take() {
            None => false,
            Some(card) => {
                self.hands[seat.index()].insert(card.thing());
                self.known.learn(seat, card);
                log.event(Event::Drew(seat, Some(card)));
                all
            }
        })
    }

    fn discard(&mut self, card: CardId, log: &mut impl Log<Duel>) {
        self.table.discards.insert(card.thing());
        self.known.learn_all(card);
        log.event(Event::Discarded(card.owner(), card));
    }

    fn play(&mut self, card: CardId, you: Seat, log: &mut impl Log<Duel>) {
        self.hands[you.index()].remove(card.thing());
        self.known.learn_all(card);
        log.event(Event::Played(you, card));
        self.table.ledger.count(Key::Played, you.0, 1);
        if self.table.ledger.tally(Key::Played, you.0) == 1 {
            let friends = self.table.units_of(you);
            friends.of::<CardId>().for_each(|friend| self.raise(friend, When::FirstCard, |trigger| trigger));
        }
        match card.face().kind {
            Kind::Unit { .. } => self.enter(card, log),
            Kind::Event(_) => {
                self.table.discards.insert(card.thing());
                let event = programs().event(card.face_index());
                self.machine.push(Frame::new(event, card.thing(), you.0));
                // Whoever waits for an event comes before it.
                let waiting = self.table.units_of(opponent(you));
                let table = &self.table;
                let triggers =
                    waiting.of::<CardId>().flat_map(|unit| triggers(table, unit, When::EnemyEvent));
                self.machine.interrupt(triggers);
            }
        }
    }

    fn enter(&mut self, card: CardId, log: &mut impl Log<Duel>) {
        let side = card.owner();
        self.hands[side.index()].remove(card.thing());
        self.table.discards.remove(card.thing());
        self.table.damage.set(card, 0);
        self.table.places.set(card, Place::home(side).index() as u8);
        self.table.exhausted.remove(card.thing());
        self.table.units.insert(card.thing());
        self.known.learn_all(card);
        // Whatever still waits for it means the one it was before.
        self.machine.renew(card.thing());
        log.event(Event::Entered(card));
        self.raise(card, When::Played, |trigger| trigger);
    }

    /// Lets the abilities of a unit wait until the effect is done.
    fn raise(&mut self, unit: CardId, when: When, about: impl Fn(Trigger) -> Trigger) {
        triggers(&self.table, unit, when).for_each(|trigger| self.machine.raise(about(trigger)));
    }

    /// All of them fall at the same time: each sees the others fall, with the power it had.
    fn fall(&mut self, falling: Things, log: &mut impl Log<Duel>) {
        for unit in falling.of::<CardId>() {
            self.table.last_power.set(unit, self.table.power(unit));
        }
        for unit in falling.of::<CardId>() {
            log.event(Event::Defeated(unit));
            self.raise(unit, When::Defeated, |trigger| trigger);
            let friends = self.table.units_of(unit.owner()).of::<CardId>().filter(|other| *other != unit);
            friends.for_each(|friend| self.raise(friend, When::FriendDefeated, |trigger| trigger));
        }
        self.leave_play(falling);
        self.table.discards = self.table.discards | falling;
    }

    /// What they were granted ends, and what they have done is forgotten.
    fn leave_play(&mut self, units: Things) {
        let table = &mut self.table;
        (table.units, table.exhausted) = (table.units - units, table.exhausted - units);
        for unit in units.iter() {
            table.lasting.leave(unit);
            table.ledger.leave(unit);
        }
    }

    /// Damage by an effect. If a guard stands there, its owner says first who takes it.
    fn deal(&mut self, targets: Things, n: u8, log: &mut impl Log<Duel>) -> Did {
        let Some(unit) = (targets & self.table.units).of::<CardId>().next() else {
            let base = targets.of::<Base>().next();
            base.into_iter().for_each(|base| self.hurt(Piece::Base(base), n, log));
            return done(base.is_some());
        };
        if self.table.guards(unit).is_empty() {
            self.hurt(Piece::Card(unit), n, log);
            return Did::Yes;
        }
        let guarded = Frame::new(programs().entry(&GUARDED), unit.thing(), unit.owner().0);
        let guarded =
            guarded.flagged(Flags::RETURNS).with_num(n.into()).with(Reg::A, Things::one(unit.thing()));
        self.machine.push(guarded);
        Did::Later
    }

    fn hurt(&mut self, target: Piece, n: u8, log: &mut impl Log<Duel>) {
        if n == 0 {
            return;
        }
        match target {
            Piece::Card(unit) => self.table.damage.set(unit, self.table.damage.of(unit) + n),
            Piece::Base(base) => self.table.bases[base.side().index()] += n,
            Piece::Place(_) => unreachable!("nobody fights a place"),
        }
        log.event(Event::Damaged(target, n));
    }

    fn in_play(&self, piece: Piece) -> bool {
        match piece {
            Piece::Card(unit) => self.table.units.holds(unit),
            Piece::Base(_) | Piece::Place(_) => true,
        }
    }

    fn take_share(&mut self, unit: CardId) -> u8 {
        let share = self.table.shares.of(unit);
        self.table.shares.set(unit, 0);
        share
    }

    fn rolled(&mut self, roll: Roll, log: &mut impl Log<Duel>) {
        self.machine.top_mut().expect("dice are thrown for an effect").nums[0] = hits(roll);
        log.event(Event::Rolled(roll));
    }
}

/// What a unit's abilities of a moment wait for.
fn triggers(table: &Table, unit: CardId, when: When) -> impl Iterator<Item = Trigger> {
    let of_moment = script::abilities(table, unit.thing()).filter(move |id| ability(*id).when == when);
    of_moment.map(move |id| {
        let trigger = Trigger::new(unit.thing(), id, unit.owner().0);
        if ability(id).optional { trigger.optional() } else { trigger }
    })
}
