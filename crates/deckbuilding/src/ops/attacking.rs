//! R5.4 to R5.6: attacks on the base and on the row, and the reward.

use kernel::{Log, Seat};
use script::{Reg, can_start};

use crate::Deckbuilding;
use crate::action::Target;
use crate::card::{CardId, CardSet};
use crate::event::Event;
use crate::state::{Frame, ROW, State, opponent};
use crate::turn::programs;
use crate::words::{Ability, Constant, Faction};

impl State {
    pub(super) fn assign(&mut self, card: CardId, target: Target) {
        let place = match target {
            Target::Base => ROW,
            Target::Row(card) => self.table.place_in_row(card).expect("the target lies in the row"),
        };
        self.table.attacks[place].insert(card.thing());
    }

    pub(super) fn resolve<L: Log<Deckbuilding>>(&mut self, seat: Seat, target: Target, log: &mut L) {
        let mut attack = self.table.assigned_attack(seat, target);
        if let (Target::Base, Some(beyond)) = (target, &mut self.table.beyond) {
            // R14.26: the attack of both partners is added up.
            attack += std::mem::take(&mut beyond.joins);
        }
        let attackers = self.table.assigned_to(target);
        log.event(Event::Attacked { seat, target, attack });
        self.table.spent = self.table.spent | attackers;
        match target {
            Target::Base => {
                self.table.attacks[ROW] = CardSet::EMPTY;
                let ships = self.table.enemy_ships(seat);
                let frame = Frame::new(programs().hit_base, 0, seat.0).with_num(attack as i16);
                self.push(frame.with(Reg::A, ships));
            }
            Target::Row(card) => {
                let place = self.table.place_in_row(card).expect("the target lies in the row");
                let needed = self.table.target_value(seat, card).expect("the target can be attacked");
                let neutral = card.card().faction == Faction::Neutral;
                self.table.attacks[place] = CardSet::EMPTY;
                let beaten = attack >= needed.into();
                if neutral && (beaten || self.table.agreed.rulings.failed_hunt_counts) {
                    self.table.this_turn.hunted += 1;
                }
                if !beaten {
                    // R5.6.6.
                    log.event(Event::AttackFailed { target: card, needed });
                    return;
                }
                log.event(Event::Defeated { seat, card });
                self.table.row[place] = None;
                self.table.galaxy_discard.put(card);
                let frame = Frame::new(programs().defeat, card.thing(), seat.0).with_num(needed.into());
                self.push(frame.with(Reg::A, attackers));
                if self.table.agreed.rulings.reward_after_refill {
                    self.fill_row(log);
                }
            }
        }
    }

    /// Puts damage on the ship in question and goes on to the next.
    pub(super) fn divide<L: Log<Deckbuilding>>(&mut self, amount: u8, log: &mut L) {
        let frame = *self.frame();
        let (ship, ..) = self.division(&frame).expect("a ship is in question");
        let mut ships = frame.reg(Reg::A);
        ships.remove(ship.thing());
        let top = self.frame_mut();
        top.set(Reg::A, ships);
        top.num -= i16::from(amount);
        let top_num = top.num.unsigned_abs();
        if self.shielding(ship, amount.into(), top_num).is_some() {
            // R17.13: the defenders say where it is prevented.
            let aim = Frame::new(programs().shield, ship.thing(), opponent(Seat(frame.owner)).0);
            self.push(aim.with_num(amount.into()).with(Reg::A, CardSet::one(ship.thing())));
        } else if amount > 0 {
            self.damage(ship, amount.into(), log);
        }
    }

    /// Prevents so much of the damage to the first of two bases; what is left serves the other.
    pub(super) fn shield<L: Log<Deckbuilding>>(&mut self, amount: u8, log: &mut L) {
        let frame = *self.frame();
        let base = CardId::from_thing(frame.source);
        let rest = self.table.shield_left(base).saturating_sub(amount.into());
        self.ward(base, amount, log);
        // What is left serves the other one at once: the first may not outlast the attack.
        let bases = self.table.bases(Seat(frame.owner));
        if let ([.., attack, _], Some(other)) =
            (self.stack.frames_mut(), bases.iter().find(|b| *b != frame.source))
        {
            let rest = rest.min(attack.num.unsigned_abs()) as u8;
            attack.num -= i16::from(rest);
            self.ward(CardId::from_thing(other), rest, log);
        }
        self.deal(base, frame.num.unsigned_abs() - u16::from(amount), log);
    }

    /// R5.6.7.
    pub(super) fn reward(&mut self, frame: &Frame) {
        let owner = Seat(frame.owner);
        let card = CardId::from_thing(frame.source);
        let (giver, reward) = match self.table.hunting_base(owner) {
            Some(base) if card.card().faction == Faction::Neutral => match base.card().ability {
                Ability::Constant(Constant::HuntNeutral { reward }) => (base, reward),
                _ => return,
            },
            _ => (card, card.card().reward),
        };
        let next = Frame::new(programs().reward(giver), card.thing(), owner.0).with_num(frame.num).optional();
        if can_start::<kernel::NoLog, _, _, _>(self, reward, &next) {
            self.push(next);
        }
    }
}
