//! R8: dice, targets, retreats.

use crate::cards::tactics::Half;
use crate::state::{Combat, Open};
use crate::things::{Colour, DAMAGE, Face, Hurt, Place, Side, TacticCard, Theatre, Things, Unit};
use crate::units::Class;
use crate::words::{Change, What};

/// R8.7: how many red, black and green dice one attack rolls at most.
const CAPS: [u8; 3] = [5, 5, 3];

impl Combat {
    /// How many units of a sort have taken so much damage.
    pub fn count(&self, table: &Open, hurt: Hurt) -> u8 {
        let of = &self.hurt[hurt.unit().index()];
        match hurt.damage() {
            0 => table.units.of(hurt.unit(), self.place) - of.iter().sum::<u8>(),
            damage => of[usize::from(damage) - 1],
        }
    }

    /// The units of a side in a theatre, by damage.
    pub fn pieces(&self, table: &Open, side: Side, theatre: Theatre) -> impl Iterator<Item = (Hurt, u8)> {
        let units = table.units_of(side, self.place).filter(move |(unit, _)| unit.kind().theatre == theatre);
        let each = units.flat_map(|(unit, _)| Hurt::all(unit));
        each.map(|hurt| (hurt, self.count(table, hurt))).filter(|(_, n)| *n > 0)
    }

    /// Whether both sides have units in a theatre.
    pub fn is_contested(&self, table: &Open, theatre: Theatre) -> bool {
        Side::ALL.into_iter().all(|side| table.has_in(side, theatre, self.place))
            // R12.4: nobody fights on what is no more.
            && !(theatre == Theatre::Ground && table.is_destroyed(self.place))
    }

    /// R8.14, R19.6: the units of a side in the theatre of the battle to which damage can be dealt.
    pub fn harmable(&self, table: &Open, side: Side) -> impl Iterator<Item = Hurt> {
        let place = self.place;
        let pieces = self.pieces(table, side, self.theatre).map(|(hurt, _)| hurt);
        pieces
            .filter(move |hurt| hurt.unit().kind().colour.is_some() && !table.is_shielded(hurt.unit(), place))
    }

    /// R8.9: the units that a die of the attack can be assigned to.
    pub fn targets(&self, table: &Open, colour: Colour, face: Face) -> Things {
        let takes = |hurt: &Hurt| match face {
            Face::Direct => true,
            Face::Hit => hurt.unit().kind().colour == Some(colour),
            Face::Blank | Face::Special => false,
        };
        self.harmable(table, self.attack.side.other()).filter(takes).collect()
    }

    /// How much damage destroys a unit.
    pub fn health(&self, unit: Unit) -> u8 {
        let printed = unit.kind().health;
        if self.weakened && printed > 1 { printed - 1 } else { printed }
    }

    /// Units of a side in the theatre of the battle that have damage which can be taken off.
    pub fn damaged(&self, table: &Open, side: Side) -> impl Iterator<Item = Hurt> {
        let pieces = self.pieces(table, side, self.theatre);
        let free = |hurt: Hurt, n: u8| hurt.damage() > 0 && n > u8::from(self.locked == Some(hurt));
        pieces.filter(move |(hurt, n)| free(*hurt, *n)).map(|(hurt, _)| hurt)
    }

    /// R9.9: those that a special of the attack can repair.
    pub fn repairable(&self, table: &Open) -> Things {
        let side = self.attack.side;
        if self.changes[side.index()].hold(Change::NoRepair(self.theatre)) {
            return Things::EMPTY;
        }
        let special = |hurt: &Hurt| {
            let colour = hurt.unit().kind().colour;
            colour.is_some_and(|colour| self.attack.pool.of(colour, Face::Special) > 0)
        };
        self.damaged(table, side).filter(special).collect()
    }

    /// R8.10: units of a side with damage of this attack: less of it is what could have been dealt instead.
    pub fn fresh(&self, table: &Open, side: Side) -> Things {
        let least = |of: &[u8; DAMAGE - 1], damage: u8| -> u8 { of[usize::from(damage) - 1..].iter().sum() };
        let is_fresh = |hurt: &Hurt| {
            let unit = hurt.unit().index();
            hurt.damage() > 0
                && least(&self.hurt[unit], hurt.damage()) > least(&self.before[unit], hurt.damage())
        };
        self.pieces(table, side, self.theatre).map(|(hurt, _)| hurt).filter(is_fresh).collect()
    }

    /// R8.8: specials of the attack that are left.
    pub fn specials(&self) -> u8 {
        Colour::ALL.into_iter().map(|colour| self.attack.pool.of(colour, Face::Special)).sum()
    }

    /// R9.4: whether an ability of a card that lies there can be used.
    pub fn can_use(&self, table: &Open, card: TacticCard, half: Half) -> bool {
        let icon = card.face().icon.filter(|_| half == Half::Top);
        icon.is_none_or(|icon| self.present.holds(icon) || table.units.of(icon, self.place) > 0)
    }

    /// R10.7.
    pub fn won(&self, table: &Open, side: Side, theatre: Theatre) -> bool {
        self.battled[theatre.index()]
            && self.fought[side.other().index()][theatre.index()]
            && !table.has_in(side.other(), theatre, self.place)
            && table.has_in(side, theatre, self.place)
    }

    /// R8.5, R8.16, R8.22: whether there is another round.
    pub fn goes_on(&self, table: &Open) -> bool {
        let moves =
            |theatre: Theatre| self.round == 0 || self.eventful[theatre.index()] || self.fled != [false; 2];
        Theatre::ALL.into_iter().any(|theatre| self.is_contested(table, theatre) && moves(theatre))
    }

    /// The next die that can be assigned: red hits, black ones, then direct hits.
    pub fn next_die(&self, table: &Open) -> Option<(Colour, Face)> {
        let dice = [
            (Colour::Red, Face::Hit),
            (Colour::Black, Face::Hit),
            (Colour::Red, Face::Direct),
            (Colour::Black, Face::Direct),
            (Colour::Green, Face::Direct),
        ];
        dice.into_iter().find(|(colour, face)| {
            self.attack.pool.of(*colour, *face) > 0 && !self.targets(table, *colour, *face).is_empty()
        })
    }

    /// R8.7: the dice of a side in a theatre.
    pub fn dice(&self, table: &Open, side: Side, theatre: Theatre) -> [u8; 3] {
        let units = table.units_of(side, self.place).filter(|(unit, _)| unit.kind().theatre == theatre);
        let mut dice = [0u8; 3];
        for (unit, n) in units {
            for (sum, attack) in dice.iter_mut().zip(unit.kind().attack) {
                *sum = sum.saturating_add(attack * n);
            }
        }
        // R8.15, R9.19: before the caps.
        if side == Side::Empire && theatre == Theatre::Space {
            dice[0] = dice[0].saturating_sub(2 * table.units.of(Unit::ION_CANNON, self.place));
        }
        for (n, fewer) in dice.iter_mut().zip(self.fewer[side.index()]) {
            *n = n.saturating_sub(fewer);
        }
        std::array::from_fn(|colour| dice[colour].min(CAPS[colour]))
    }
}

impl Open {
    /// R19.6.
    pub fn is_shielded(&self, unit: Unit, place: Place) -> bool {
        unit.kind().class == Class::Station && self.units.of(Unit::SHIELD_BUNKER, place) > 0
    }

    /// R10: whether a side may retreat from the combat, apart from where to.
    pub fn can_retreat(&self, combat: &Combat, side: Side) -> bool {
        let place = combat.place;
        let stations = [Unit::DEATH_STAR, Unit::DEATH_STAR_UNDER_CONSTRUCTION];
        !combat.retreated[side.index()]
            && !combat.changes[side.index()].hold(Change::NoRetreat)
            && self.has_units(side.other(), place)
            && self.has_units(side, place)
            && self.leaders_at(side, place).any(|leader| combat.volunteer != Some(leader))
            // R10.5, R10.6.
            && match side {
                Side::Empire => stations.into_iter().all(|unit| self.units.of(unit, place) == 0),
                Side::Rebel => self.units.of(Unit::INTERDICTOR, place) == 0,
            }
            && !self.retreats(combat, side).is_empty()
    }

    /// R10.3: where a side may retreat to.
    pub fn retreats(&self, combat: &Combat, side: Side) -> Things {
        let attacker = side == self.active;
        let open = |to: &Place| !self.has_units(side.other(), *to) && (attacker || !combat.from.holds(*to));
        let next: Things = combat.place.next_to().of::<Place>().filter(open).collect();
        let own: Things =
            next.of::<Place>().filter(|to| self.has_units(side, *to) || self.is_loyal(side, *to)).collect();
        if own.is_empty() { next } else { own }
    }

    /// R8.4, R9.8: the best tactic value among the leaders of a side.
    pub fn best_tactic(&self, side: Side, theatre: Theatre, place: Place) -> u8 {
        let values = self.leaders_at(side, place).map(|leader| leader.person().tactic(theatre));
        values.max().unwrap_or(0)
    }

    /// R9.2: the cards of a side that it can still play in a theatre.
    pub fn tactic_deck(&self, side: Side, theatre: Theatre) -> Things {
        TacticCard::own(side, theatre) - self.used - self.removed
    }

    /// How many units of a side in a place are of a sort.
    pub fn count(&self, side: Side, what: What, place: Place) -> u8 {
        self.units_of(side, place).filter(|(unit, _)| what.holds(*unit)).map(|(_, n)| n).sum()
    }
}
