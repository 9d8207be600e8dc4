//! Attacks (R16).

use kernel::Log;
use script::{Did, Reg};

use crate::Unlimited;
use crate::card::{CardId, Things, TokenKind};
use crate::cards;
use crate::event::Event;
use crate::grants::{Key, Trick};
use crate::state::{Attack, Frame, State, opponent};
use crate::turn::AttackPart;
use crate::words::{Moment, Until};

impl State {
    /// R16.3: all that the attack triggers waits for the first window.
    pub(super) fn begin_attack(&mut self, frame: &Frame, log: &mut impl Log<Unlimited>) -> Did {
        let pair = (frame.reg(Reg::A).of::<CardId>().next(), frame.reg(Reg::B).of::<CardId>().next());
        let (Some(attacker), Some(defender)) = pair else { return Did::No };
        let by = self.table.controller(attacker);
        self.table.attack = Some(Attack::begun(attacker, defender, by));
        self.table.exhausted.insert(attacker.thing());
        self.table.ledger.mark(Key::Attacked, attacker.thing());
        self.table.unsettled = true;
        log.event(Event::Attacked { by: self.table.label(attacker), target: self.table.label(defender) });
        Did::Yes
    }

    /// What an attack triggers by its keywords (R18.5, R18.6), and by what cards say.
    pub(super) fn raise_attack(&mut self, part: AttackPart) {
        let Some(Attack { attacker, defender, .. }) = self.table.attack else { return };
        if !self.table.units.holds(attacker) {
            return;
        }
        match part {
            AttackPart::Saboteur => {
                if !defender.is_base() && self.table.has(attacker, Trick::Saboteur) {
                    self.raise_keyword(attacker, cards::SABOTEUR, 0);
                }
            }
            AttackPart::Restore => {
                let restore = self.table.restore(attacker);
                if restore > 0 {
                    self.raise_keyword(attacker, cards::RESTORE, restore.into());
                }
            }
            AttackPart::Cards => {
                self.raise(attacker, defender.thing(), 0, |moment, _, _| matches!(moment, Moment::Attacks));
                if !defender.is_base() {
                    self.raise(defender, attacker.thing(), 0, |moment, _, _| {
                        matches!(moment, Moment::Defends)
                    });
                }
            }
        }
    }

    /// R18.6.
    pub(super) fn break_shields(&mut self, log: &mut impl Log<Unlimited>) {
        let Some(attack) = self.table.attack else { return };
        if let Some(token) = self.table.tokens.token(attack.defender, TokenKind::Shield) {
            self.take_tokens(token, u8::MAX, log);
        }
    }

    /// R16.5: both at the same time, with the power they have now.
    pub(super) fn fight(&mut self, log: &mut impl Log<Unlimited>) {
        let Some(attack) = self.table.attack else { return };
        let power = self.table.power(attack.attacker);
        let back = if attack.defender.is_base() { 0 } else { self.table.power(attack.defender) };
        self.strike(power, log);
        self.strike_with(back, attack.defender, attack.attacker, log);
    }

    pub(super) fn strike_first(&mut self, log: &mut impl Log<Unlimited>) {
        let Some(attack) = self.table.attack else { return };
        self.strike(self.table.power(attack.attacker), log);
    }

    pub(super) fn strike_back(&mut self, log: &mut impl Log<Unlimited>) {
        let Some(attack) = self.table.attack else { return };
        self.strike_with(self.table.power(attack.defender), attack.defender, attack.attacker, log);
    }

    /// The attacker's damage; R18.3: what is too much for the defender goes to the base.
    fn strike(&mut self, power: u8, log: &mut impl Log<Unlimited>) {
        let Some(attack) = self.table.attack else { return };
        let left = self.table.hp_left(attack.defender);
        let overwhelms = !attack.defender.is_base() && self.table.has(attack.attacker, Trick::Overwhelm);
        let dealt = self.strike_with(power, attack.attacker, attack.defender, log);
        if let Some(attack) = &mut self.table.attack {
            attack.struck = dealt > 0;
        }
        let excess = dealt.saturating_sub(left);
        // R17.7: a unit that stays gives none.
        if attack.defender.is_base() || excess == 0 || !self.table.is_falling(attack.defender) {
            return;
        }
        if let Some(attack) = &mut self.table.attack {
            attack.excess = excess;
        }
        if overwhelms {
            self.strike_with(excess, attack.attacker, CardId::base_of(opponent(attack.by)), log);
        }
    }

    /// R16.10.
    pub(super) fn overwhelm_base(&mut self, log: &mut impl Log<Unlimited>) {
        let Some(attack) = self.table.attack else { return };
        let power = self.table.power(attack.attacker);
        self.strike_with(power, attack.attacker, CardId::base_of(opponent(attack.by)), log);
    }

    /// R16.16: combat damage.
    fn strike_with(&mut self, power: u8, by: CardId, target: CardId, log: &mut impl Log<Unlimited>) -> u8 {
        let dealt = self.deal_one(power, target, self.table.controller(by), log);
        if dealt > 0 {
            let attacks = self.table.attack.is_some_and(|attack| attack.attacker == by);
            self.raise(by, target.thing(), dealt.into(), |moment, frame, state| {
                matches!(moment, Moment::DealsCombatDamage { to, attacking }
                    if (attacks || !attacking) && state.table.matches_in_play(to, frame.about, frame))
            });
        }
        dealt
    }

    /// The attacker has defeated the defender.
    pub(super) fn raise_fall(&mut self) {
        let Some(attack) = self.table.attack.filter(|attack| attack.by_attacker) else { return };
        self.raise(attack.attacker, attack.defender.thing(), attack.excess.into(), |moment, _, _| {
            matches!(moment, Moment::DefeatsDefender)
        });
    }

    /// R16.7: the attack is over before what its end triggers is carried out.
    pub(super) fn finish_attack(&mut self, frame: &Frame) {
        let Some(attack) = self.table.attack.take() else { return };
        let survived = frame.reg(Reg::A).holds(attack.attacker)
            && self.table.units.holds(attack.attacker)
            && self.table.controller(attack.attacker) == attack.by;
        // R16.8.
        if survived {
            self.raise(attack.attacker, attack.defender.thing(), attack.fell.into(), |moment, _, _| {
                matches!(moment, Moment::CompletesAttack)
            });
        }
        self.table.lasting.end(Until::Attack.code());
        self.table.unsettled = true;
    }

    pub(super) fn copies_to_defeat(frame: &Frame) -> Things {
        frame.reg(Reg::B)
    }
}
