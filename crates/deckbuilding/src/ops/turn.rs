//! R4 and R5.7: how a turn begins and ends, and the other procedures of the game.

use kernel::{Log, Seat};
use script::Reg;

use crate::Deckbuilding;
use crate::card::{CardId, CardSet};
use crate::event::Event;
use crate::query::{ships, units, waiting_for};
use crate::state::{FORCE_END, Frame, HAND, ROW, State, ThisTurn, opponent};
use crate::turn::{PICK_BASES, Routine, programs};
use crate::words::Moment;

impl State {
    pub(super) fn carry_out<L: Log<Deckbuilding>>(&mut self, routine: Routine, frame: &Frame, log: &mut L) {
        let owner = Seat(frame.owner);
        match routine {
            Routine::PickBases(seat) => self.push(Frame::new(programs().entry(&PICK_BASES), 0, seat.0)),
            Routine::TakeBases => {
                let picked = frame.reg(Reg::A);
                self.spare_bases[owner.index()] = self.spare_bases[owner.index()] - picked;
                self.base_decks[owner.index()] = picked;
                log.event(Event::BasesPicked { seat: owner });
            }
            Routine::FillRow => self.fill_row(log),
            Routine::AddToRow => self.add_to_row(log),
            Routine::Deal(seat) => self.draw(seat, HAND.into(), log),
            Routine::DrawOne => {
                self.frame_mut().nums[0] -= 1;
                self.draw_one(owner, log);
            }
            Routine::BeginTurn => self.begin_turn(log),
            Routine::TurnBegins => self.trigger_base(owner, Moment::TurnBegins),
            Routine::RevealBase => self.reveal_base(owner, frame.reg(Reg::A), log),
            Routine::TurnBeginsForRevealed => {
                if self.table.this_turn.revealed && self.table.agreed.rulings.coruscant_on_reveal_turn {
                    self.trigger_base(owner, Moment::TurnBegins);
                }
            }
            Routine::Income => self.income(owner, log),
            Routine::ClearTable => self.clear_table(owner, log),
            Routine::DrawHand => self.draw(owner, HAND.into(), log),
            Routine::PassTurn => self.table.active = opponent(owner),
            Routine::Purchased => self.purchased(frame),
            Routine::Divide => self.divide(frame),
            Routine::Shield => self.shield(frame, log),
            Routine::Strike => self.strike(frame, log),
            Routine::AimAtBases => {
                let mut bases = self.table.bases(opponent(owner));
                let last = bases.last();
                last.iter().for_each(|base| bases.remove(*base));
                let frame = self.frame_mut();
                frame.set(Reg::A, bases);
                frame.set(Reg::B, last.into_iter().collect());
            }
            Routine::HitBase => {
                // R5.5.8: without a base what is left is lost. R17.15: but not while there is another.
                let bases = self.table.bases(opponent(owner));
                let base = (frame.reg(Reg::B) & bases).first().or(bases.first());
                if let (1.., Some(base)) = (frame.num(), base) {
                    self.damage(CardId::from_thing(base), frame.num().unsigned_abs(), log);
                }
            }
            Routine::Mend => {
                for base in frame.reg(Reg::A).iter().map(CardId::from_thing) {
                    self.repair(base, frame.num().unsigned_abs() as u8, log);
                }
            }
            Routine::Reward => self.reward(frame),
            Routine::Defeated => {
                // R5.6.9.
                let fought = frame.reg(Reg::A) & self.player(owner).in_play;
                self.trigger_all(owner, fought & waiting_for(Moment::Defeats));
            }
        }
    }

    /// R4.1.
    fn begin_turn<L: Log<Deckbuilding>>(&mut self, log: &mut L) {
        let seat = self.table.active;
        self.table.turn += 1;
        self.table.used = CardSet::EMPTY;
        self.table.spent = CardSet::EMPTY;
        self.table.this_turn = ThisTurn::default();
        let frame = self.frame_mut();
        frame.owner = seat.0;
        frame.set(Reg::A, CardSet::EMPTY);
        log.event(Event::TurnBegan { seat, turn: self.table.turn });
    }

    /// R4.2.
    fn reveal_base<L: Log<Deckbuilding>>(&mut self, seat: Seat, picked: CardSet, log: &mut L) {
        // With an empty base deck the player goes on without a base.
        let Some(base) = picked.first().map(CardId::from_thing) else { return };
        self.base_decks[seat.index()].remove(base.thing());
        self.player_mut(seat).base = Some(base);
        self.learn_all(base);
        self.table.this_turn.revealed = true;
        log.event(Event::BaseRevealed { seat, card: base });
        self.trigger_base(seat, Moment::Revealed);
    }

    /// R4.3, R4.4.
    fn income<L: Log<Deckbuilding>>(&mut self, seat: Seat, log: &mut L) {
        if self.table.force_of(seat) == FORCE_END {
            self.player_mut(seat).resources += 1;
            log.event(Event::ForceResource { seat });
        }
        let ships = self.player(seat).in_play & ships();
        let amount: u16 =
            ships.iter().map(|thing| u16::from(CardId::from_thing(thing).card().resources)).sum();
        if amount > 0 {
            self.player_mut(seat).resources += amount;
            log.event(Event::ShipResources { seat, amount });
        }
    }

    /// R5.7.1 to R5.7.4.
    fn clear_table<L: Log<Deckbuilding>>(&mut self, seat: Seat, log: &mut L) {
        log.event(Event::TurnEnded { seat });
        let mut marked = self.table.marked;
        if !self.table.agreed.rulings.marked_exile_anywhere {
            marked = marked & (self.player(seat).in_play | self.hands[seat.index()]);
        }
        for thing in marked {
            self.exile(CardId::from_thing(thing), log);
        }
        self.table.marked = CardSet::EMPTY;
        for thing in self.player(seat).in_play & units() {
            let card = CardId::from_thing(thing);
            self.leave_play(seat, card);
            self.player_mut(seat).discard.put(card);
        }
        let left = std::mem::take(&mut self.hands[seat.index()]);
        if !left.is_empty() {
            log.event(Event::PutAway { seat, cards: left });
        }
        for thing in left {
            let card = CardId::from_thing(thing);
            self.learn_all(card);
            self.player_mut(seat).discard.put(card);
        }
        self.player_mut(seat).resources = 0;
        self.table.attacks = [CardSet::EMPTY; ROW + 1];
    }
}
