//! Power, HP, keywords, and what can be attacked.

use kernel::Seat;
use script::{Board, has, is_blank, sum, sum_regained};

use crate::card::{BASES, CardId, Things};
use crate::cards;
use crate::grants::{HP, Stat, Trick};
use crate::state::{ONE, Open, TWO, opponent};
use crate::words::{Arena, Attacking};

/// A player's units as those who may be attacked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Defenders {
    seat: Seat,
    space: Things,
    ground: Things,
    sentinels: Things,
    untouchable: Things,
}

impl Defenders {
    /// What this unit may attack of them, ready or not.
    pub(crate) fn against(&self, table: &Open, unit: CardId, how: Attacking) -> Things {
        let in_space = table.arena(unit) == Some(Arena::Space);
        let near = if in_space { self.space } else { self.ground };
        let far = in_space && table.is_under(unit, Stat::AttacksGround);
        let reach = if far { self.space | self.ground } else { near };
        let sentinels = reach & self.sentinels;
        if sentinels.meets(&near) && !table.has(unit, Trick::Saboteur) {
            return sentinels;
        }
        let mut targets = reach - self.untouchable;
        if !how.no_bases && !table.is_under(unit, Stat::NoBases) {
            targets.insert(CardId::base_of(self.seat).thing());
        }
        targets
    }
}

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

    /// A keyword with a number: it is lost with all abilities (R19.7).
    fn ability(&self, stat: Stat, unit: CardId) -> u8 {
        let thing = unit.thing();
        let n = if is_blank(self, thing) { sum_regained(self, stat, thing) } else { self.total(stat, thing) };
        n.max(0) as u8
    }

    /// R18.4.
    pub fn raid(&self, unit: CardId) -> u8 {
        self.ability(Stat::Raid, unit)
    }

    /// R18.5.
    pub fn restore(&self, unit: CardId) -> u8 {
        self.ability(Stat::Restore, unit)
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
        self.defenders(opponent(self.controller(unit))).against(self, unit, how)
    }

    /// Who could be attacked of a player's units, whoever attacks.
    pub(crate) fn defenders(&self, seat: Seat) -> Defenders {
        let mut all = Defenders {
            seat,
            space: Things::EMPTY,
            ground: Things::EMPTY,
            sentinels: Things::EMPTY,
            untouchable: Things::EMPTY,
        };
        for unit in self.units_of(seat).of::<CardId>() {
            let thing = unit.thing();
            if self.arena(unit) == Some(Arena::Space) {
                all.space.insert(thing);
            } else {
                all.ground.insert(thing);
            }
            if self.has(unit, Trick::Sentinel) {
                all.sentinels.insert(thing);
            } else if self.is_under(unit, Stat::Untouchable) {
                all.untouchable.insert(thing);
            }
        }
        all
    }

    /// Units that stay although they have no HP left are counted as having some.
    pub(crate) fn is_falling(&self, unit: CardId) -> bool {
        let damage = i16::from(self.damage.of(unit));
        self.total(Stat::Hp, unit.thing()) <= damage && !self.is_under(unit, Stat::Undying)
    }

    /// All units that fall now. Without anything that takes off HP nobody does who is not hurt enough for what is printed.
    pub(crate) fn falling(&self) -> Things {
        let shrinks = |row: &script::Row<4>| row.what == HP && row.num < 0;
        let shrunk = self.granted.shrinks() || self.lasting.rows().iter().any(shrinks);
        let hurt = |unit: &CardId| shrunk || i16::from(self.face(*unit).hp) <= self.damage.of(*unit).into();
        self.units.of::<CardId>().filter(|unit| hurt(unit) && self.is_falling(*unit)).collect()
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
            let unique: Things = mine.of::<CardId>().filter(|card| self.face(*card).unique).collect();
            for card in unique.of::<CardId>() {
                let same = |other: &CardId| cards::are_copies(self.face_index(card), self.face_index(*other));
                let copies: Things = unique.of::<CardId>().filter(same).collect();
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
