//! R5.4 to R5.6: attacks on the base and on the row, and the reward.

use kernel::{Log, Seat};
use script::{Flags, Reg, can_start};

use crate::Deckbuilding;
use crate::action::Target;
use crate::card::{CardId, CardSet};
use crate::event::Event;
use crate::state::{Frame, ROW, State, opponent};
use crate::turn::{DEFEAT, HIT_BASE, programs};
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
        if let (Target::Base, Some(other_region)) = (target, &mut self.table.other_region) {
            // R14.26: the attack of both partners is added up.
            attack += std::mem::take(&mut other_region.partner_attack);
        }
        let attackers = self.table.assigned_to(target);
        log.event(Event::Attacked { seat, target, attack });
        self.table.spent = self.table.spent | attackers;
        match target {
            Target::Base => {
                self.table.attacks[ROW] = CardSet::EMPTY;
                let ships = self.table.enemy_ships(seat);
                let frame = Frame::new(programs().entry(&HIT_BASE), 0, seat.0).with_num(attack as i16);
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
                let frame =
                    Frame::new(programs().entry(&DEFEAT), card.thing(), seat.0).with_num(needed.into());
                self.push(frame.with(Reg::A, attackers));
                if self.table.agreed.rulings.reward_after_refill {
                    self.fill_row(log);
                }
            }
        }
    }

    /// So much of the damage is for the ship in question, or the base; the next comes after it.
    pub(super) fn divide(&mut self, frame: &Frame) {
        // The partner may have destroyed it meanwhile.
        let Some((hit, ..)) = self.division(frame) else { return };
        let mut left = frame.reg(Reg::A);
        left.remove(hit.thing());
        let top = self.frame_mut();
        top.set(Reg::A, left);
        top.set(Reg::C, CardSet::one(hit.thing()));
        top.nums[0] -= frame.nums[1];
        self.table.due = frame.nums[1].unsigned_abs();
    }

    /// R17.13: the defenders prevent so much of the damage to the first of two bases; what is left serves the
    /// other at once, since the first may not outlast the attack.
    pub(super) fn shield<L: Log<Deckbuilding>>(&mut self, frame: &Frame, log: &mut L) {
        let Some(base) = frame.reg(Reg::C).first().map(CardId::from_thing) else { return };
        let amount = frame.nums[1].unsigned_abs();
        let spare = self.table.shield_left(base).saturating_sub(amount);
        self.prevent_so_much(base, amount as u8, log);
        self.table.due -= amount;
        let bases = self.table.bases(opponent(Seat(frame.owner)));
        if let Some(other) = bases.iter().find(|other| *other != base.thing()) {
            let spare = spare.min(frame.num().unsigned_abs());
            self.frame_mut().nums[0] -= spare as i16;
            self.prevent_so_much(CardId::from_thing(other), spare as u8, log);
        }
    }

    /// Deals what is due to the ship or base in question.
    pub(super) fn strike<L: Log<Deckbuilding>>(&mut self, frame: &Frame, log: &mut L) {
        let due = std::mem::take(&mut self.table.due);
        for hit in frame.reg(Reg::C).iter().map(CardId::from_thing) {
            self.damage(hit, due, log);
        }
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
        let next = Frame::new(programs().reward(giver), card.thing(), owner.0).with_num(frame.num());
        let next = next.flagged(Flags::MAY_PASS);
        if can_start(self, reward, &next) {
            self.push(next);
        }
    }
}
