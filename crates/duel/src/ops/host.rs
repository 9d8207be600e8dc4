//! What the machine asks of a state; `perform` is what each op of the cards does.

use kernel::{Log, Outcome, Seat, Team};
use script::{Act, Core, Did, Flags, Named, Ranked, Write};

use super::done;
use crate::Duel;
use crate::card::{Base, CardId, Piece, Things};
use crate::event::Event;
use crate::grants::{Key, Promises};
use crate::state::{BASE_HEALTH, Machine, State, opponent};
use crate::why::Why;
use crate::words::*;

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

    fn ranked(&mut self, ranked: &Ranked<Vocabulary, 2>, log: &mut L) {
        log.event(Event::chose(Piece::from_thing(ranked.thing), ranked.reason));
    }
}
