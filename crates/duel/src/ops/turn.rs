//! Rounds, turns and attacks: the parts of the procedures that change the state.

use kernel::{Log, Outcome, Seat};
use script::{Core, Did, Flags, Named, Reg};

use crate::Duel;
use crate::card::{CardId, Piece, Things};
use crate::cards::When;
use crate::event::Event;
use crate::grants::ROUND;
use crate::state::{Frame, LEFT, RIGHT, ROUNDS, State, opponent};
use crate::turn::{PLAY, programs};
use crate::words::Routine;

impl State {
    pub(super) fn routine(&mut self, routine: Routine, frame: &Frame, log: &mut impl Log<Duel>) -> Did {
        let you = Seat(frame.owner);
        let first = |reg: Reg| frame.reg(reg).first().map(Piece::from_thing);
        match routine {
            Routine::Deal => {
                self.draw(LEFT, 4, log);
                if !self.table.agreed.solo {
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

    pub(super) fn pass(&mut self, seat: Seat, log: &mut impl Log<Duel>) {
        self.table.passed[seat.index()] = true;
        log.event(Event::Passed(seat));
    }

    fn in_play(&self, piece: Piece) -> bool {
        match piece {
            Piece::Card(unit) => self.table.units.holds(unit),
            Piece::Base(_) | Piece::Place(_) => true,
        }
    }
}
