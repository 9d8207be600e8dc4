//! Power, HP, keywords, and what can be attacked.

use kernel::Seat;
use script::{Board, has, is_blank, sum};

use crate::card::{BASES, CardId, Things};
use crate::cards;
use crate::grants::{HP, Stat, Trick};
use crate::state::{ONE, Open, TWO, opponent};
use crate::words::{Arena, Attacking};

impl Open {
    /// What a card has of this in all. Mostly that is what is printed.
    #[inline]
    fn total(&self, stat: Stat, thing: u16) -> i16 {
        if self.granted.adds_to(stat) || !self.lasting.rows().is_empty() {
            sum(self, stat, thing)
        } else {
            self.printed(stat, thing)
        }
    }

    /// R3.6, R21.4.
    pub fn power(&self, unit: CardId) -> u8 {
        let thing = unit.thing();
        let mut power = self.total(Stat::Power, thing);
        if self.attack.is_some_and(|attack| attack.attacker == unit) {
            power += i16::from(self.raid(unit));
        }
        if self.has(unit, Trick::Grit) {
            power += i16::from(self.damage.of(unit));
        }
        power.clamp(0, u8::MAX.into()) as u8
    }

    /// R18.4.
    pub fn raid(&self, unit: CardId) -> u8 {
        if is_blank(self, unit.thing()) { 0 } else { self.total(Stat::Raid, unit.thing()).max(0) as u8 }
    }

    /// R18.5.
    pub fn restore(&self, unit: CardId) -> u8 {
        if is_blank(self, unit.thing()) { 0 } else { self.total(Stat::Restore, unit.thing()).max(0) as u8 }
    }

    /// Of a unit or a base.
    pub fn hp(&self, card: CardId) -> u8 {
        if card.is_base() {
            return self.face(card).hp as u8;
        }
        self.total(Stat::Hp, card.thing()).clamp(0, u8::MAX.into()) as u8
    }

    /// R3.9.
    pub fn hp_left(&self, card: CardId) -> u8 {
        self.hp(card).saturating_sub(self.damage.of(card))
    }

    #[inline]
    pub fn has(&self, unit: CardId, trick: Trick) -> bool {
        if self.granted.gives(trick) || !self.lasting.rows().is_empty() {
            has(self, trick, unit.thing())
        } else {
            self.prints(trick, unit.thing())
        }
    }

    /// Whether something is so by a restriction or a leave.
    #[inline]
    pub fn is_under(&self, card: CardId, stat: Stat) -> bool {
        self.total(stat, card.thing()) > 0
    }

    #[inline]
    pub fn arena(&self, unit: CardId) -> Option<Arena> {
        self.face(unit).arena()
    }

    pub fn units_in(&self, arena: Arena) -> Things {
        self.units.of::<CardId>().filter(|unit| self.arena(*unit) == Some(arena)).collect()
    }

    /// What a unit may attack (R16.1, R16.2, R18.7).
    pub fn targets(&self, unit: CardId, how: Attacking) -> Things {
        if !self.units.holds(unit) || (!how.even_exhausted && self.exhausted.holds(unit)) {
            return Things::EMPTY;
        }
        let enemy = opponent(self.controller(unit));
        let enemies = self.units_of(enemy);
        let arena = self.arena(unit);
        let near: Things = enemies.of::<CardId>().filter(|other| self.arena(*other) == arena).collect();
        let mut reach = near;
        if arena == Some(Arena::Space) && self.is_under(unit, Stat::AttacksGround) {
            reach = enemies;
        }
        let sentinels: Things =
            reach.of::<CardId>().filter(|other| self.has(*other, Trick::Sentinel)).collect();
        if sentinels.meets(&near) && !self.has(unit, Trick::Saboteur) {
            return sentinels;
        }
        let touchable = |other: &CardId| sentinels.holds(*other) || !self.is_under(*other, Stat::Untouchable);
        let mut targets: Things = reach.of::<CardId>().filter(touchable).collect();
        if !how.no_bases && !self.is_under(unit, Stat::NoBases) {
            targets.insert(CardId::base_of(enemy).thing());
        }
        targets
    }

    /// Units that stay although they have no HP left are counted as having some.
    pub(crate) fn is_falling(&self, unit: CardId) -> bool {
        let damage = i16::from(self.damage.of(unit));
        // Without anything that takes off HP nobody falls who is not hurt enough by what is printed.
        let shrinks = |row: &script::Row<4>| row.what == HP && row.num < 0;
        let as_printed = !self.granted.adds_to(Stat::Hp) && !self.lasting.rows().iter().any(shrinks);
        if as_printed && i16::from(self.face(unit).hp) > damage && self.upgrades.is_empty() {
            return false;
        }
        self.total(Stat::Hp, unit.thing()) <= damage && !self.is_under(unit, Stat::Undying)
    }

    /// Whose base has no HP left.
    pub(crate) fn fallen_bases(&self) -> [bool; 2] {
        let fallen = |seat| self.hp_left(CardId::base_of(seat)) == 0;
        [fallen(Seat(0)), fallen(Seat(1))]
    }

    /// R22.6: several copies of a unique card that one player controls.
    pub(crate) fn copies(&self) -> Option<(Seat, Things)> {
        for seat in [ONE, TWO] {
            let mine = self.controlled(self.units | self.upgrades, seat);
            for card in mine.of::<CardId>().filter(|card| self.face(*card).unique) {
                let same = |other: &CardId| cards::are_copies(self.face_index(card), self.face_index(*other));
                let copies: Things = mine.of::<CardId>().filter(same).collect();
                if copies.len() > 1 {
                    return Some((seat, copies));
                }
            }
        }
        None
    }

    pub(crate) fn is_base_or_unit(&self, thing: u16) -> bool {
        (self.units | BASES).contains(thing)
    }
}
