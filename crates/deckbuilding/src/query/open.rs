//! What follows from what lies open: attack, who may be attacked, what can be bought.

use kernel::Seat;
use script::Reg;

use super::masks::{MASKS, matching, of_sides, ships, units};
use crate::action::Target;
use crate::card::{CardId, CardSet, far_away};
use crate::state::{Frame, Open, ROW, faction_of, opponent, side_of};
use crate::words::*;

impl Open {
    pub fn row_cards(&self) -> CardSet {
        self.row.iter().flatten().map(|card| card.thing()).collect()
    }

    /// The place of a card in the row.
    pub fn place_in_row(&self, card: CardId) -> Option<usize> {
        self.row.iter().position(|c| *c == Some(card))
    }

    /// R2.12.
    #[inline]
    pub fn force_is_with(&self, seat: Seat) -> bool {
        self.force_of(seat) > 0
    }

    /// The Force as this seat sees it: 3 is the own end.
    #[inline]
    pub fn force_of(&self, seat: Seat) -> i8 {
        if faction_of(seat) == Faction::Empire { -self.force } else { self.force }
    }

    /// R14.18: those of both regions.
    pub fn enemy_ships(&self, seat: Seat) -> CardSet {
        let enemy = opponent(seat).index();
        let near = self.players[enemy].in_play & ships();
        match &self.other_region {
            Some(other_region) => near | far_away(other_region.players[enemy].in_play & ships()),
            None => near,
        }
    }

    /// The base of a player, and that of the partner (R14.15).
    pub fn bases(&self, seat: Seat) -> CardSet {
        let mut bases = CardSet::EMPTY;
        if let Some(base) = self.players[seat.index()].base {
            bases.insert(base.thing());
        }
        if let Some(other_region) = &self.other_region
            && let Some(base) = other_region.players[seat.index()].base.and_then(CardId::far)
        {
            bases.insert(base.thing());
        }
        bases
    }

    /// A base in play, and the partner's base if it is the same.
    pub(crate) fn copies_of_base(&self, base: CardId) -> CardSet {
        let side = if self.bases(Seat(0)).contains(base.thing()) { Seat(0) } else { Seat(1) };
        self.bases(side).of().filter(|other: &CardId| other.face() == base.face()).collect()
    }

    /// R12.16: how much damage to a base can still be prevented this turn.
    pub(crate) fn shield_left(&self, base: CardId) -> u16 {
        let Ability::Constant(Constant::Prevent(most)) = base.card().ability else { return 0 };
        // R16.22: two of them share what they prevent.
        let most = u16::from(most) * self.copies_of_base(base).len() as u16;
        most.saturating_sub(self.this_turn.prevented.into())
    }

    /// What an attack on the base has still to deal with; the partner may have destroyed some of it.
    pub(crate) fn left_to_hit(&self, frame: &Frame) -> CardSet {
        let owner = Seat(frame.owner);
        frame.reg(Reg::A) & (self.enemy_ships(owner) | self.bases(opponent(owner)))
    }

    /// R14.17: the partner's capital ships and base.
    pub(super) fn shared(&self, seat: Seat) -> CardSet {
        let Some(other_region) = &self.other_region else { return CardSet::EMPTY };
        let partner = &other_region.players[seat.index()];
        let base = partner.base.map_or(CardSet::EMPTY, |base| CardSet::one(base.thing()));
        far_away(partner.in_play & ships() | base)
    }

    pub fn hit_points_left(&self, card: CardId) -> u8 {
        card.card().hit_points.saturating_sub(self.damage.of(card))
    }

    /// Everything of a player that lies in play (R7.16).
    pub fn in_play(&self, seat: Seat) -> CardSet {
        let player = &self.players[seat.index()];
        match player.base {
            Some(base) => player.in_play.with(base.thing()),
            None => player.in_play,
        }
    }

    /// The attack of a card in play, in an attack on the base or on the row.
    pub fn attack(&self, seat: Seat, card: CardId, on_row: bool) -> u16 {
        let mut attack = u16::from(card.card().attack) + u16::from(self.bonus.of(card));
        for source in (self.in_play(seat) & MASKS.raising).of::<CardId>() {
            attack += self.raised_by(source, seat, card, on_row);
        }
        // R14.7: what raises the attack of your cards raises your partner's too.
        if let Some(other_region) = &self.other_region {
            let partner = &other_region.players[seat.index()];
            let across = partner.base.map_or(partner.in_play, |base| partner.in_play.with(base.thing()));
            for source in (across & MASKS.helping).of::<CardId>() {
                attack += self.raised_by(source, seat, card, on_row);
            }
        }
        attack
    }

    /// Whether a card in play has any attack. Nothing lowers what is printed.
    #[inline]
    pub fn has_attack(&self, seat: Seat, card: CardId, on_row: bool) -> bool {
        card.card().attack > 0 || self.attack(seat, card, on_row) > 0
    }

    /// How much a card in play raises the attack of another one, or its own.
    fn raised_by(&self, raiser: CardId, seat: Seat, card: CardId, on_row: bool) -> u16 {
        let Ability::Constant(Constant::Attack { who, plus, when }) = raiser.card().ability else { return 0 };
        let thing = raiser.thing();
        let applies = match who.filter() {
            None => raiser == card,
            Some(filter) => !matching(CardSet::one(card.thing()), &filter, seat, thing, 0).is_empty(),
        };
        let holds = match when {
            While::Always => true,
            While::ForceWithYou => self.force_is_with(seat),
            While::AttacksRow => on_row,
        };
        if !applies || !holds {
            return 0;
        }
        match plus {
            Plus::N(n) => n.into(),
            // R13.5: the pile is looked at when the attack is read.
            Plus::Victories(sides) => {
                let enemy = opponent(seat).index();
                let count = |pile: CardSet| (pile & of_sides(sides, seat)).len() as u16;
                // R17.1: a team has one pile.
                let across = self
                    .other_region
                    .as_ref()
                    .map_or(0, |other_region| count(other_region.players[enemy].victory));
                count(self.players[enemy].victory) + across
            }
        }
    }

    /// Cards that may still be assigned to an attack this turn (R5.4.3), whatever their attack.
    pub fn unassigned(&self, seat: Seat) -> CardSet {
        let assigned = self.attacks.iter().fold(self.spent, |all, attack| all | *attack);
        self.players[seat.index()].in_play - assigned
    }

    /// What it takes to defeat a card of the row, if this seat may attack it at all (R5.6.2).
    pub fn target_value(&self, seat: Seat, card: CardId) -> Option<u8> {
        let face = card.card();
        match side_of(face.faction) {
            Some(side) if side != seat => face.target(),
            Some(_) => None,
            None => (face.kind == Kind::Unit && self.may_hunt_neutral(seat, card)).then_some(face.cost),
        }
    }

    /// R12.13: with Ord Mantell one neutral unit may be attacked each turn.
    fn may_hunt_neutral(&self, seat: Seat, card: CardId) -> bool {
        // R16.32: once for each copy.
        let leave = self.hunting_bases(seat).len();
        if leave <= self.this_turn.hunted.into() {
            return false;
        }
        // While such attacks are open on neutral units, there may be no leave for another one.
        let open = self.row.iter().zip(&self.attacks).filter(|(place, attack)| {
            !attack.is_empty()
                && **place != Some(card)
                && place.is_none_or(|c| c.card().faction == Faction::Neutral)
        });
        open.count() + usize::from(self.this_turn.hunted) < leave
    }

    /// The base that lets this seat attack neutral units.
    pub fn hunting_base(&self, seat: Seat) -> Option<CardId> {
        self.hunting_bases(seat).of::<CardId>().next()
    }

    fn hunting_bases(&self, seat: Seat) -> CardSet {
        self.bases(seat) & MASKS.hunting
    }

    /// The cards of the row this seat may attack, in ascending order.
    pub fn row_targets(&self, seat: Seat) -> CardSet {
        let mut targets = self.row_cards() & of_sides(Sides::ENEMY, seat) & units();
        if self.hunting_base(seat).is_some() {
            for card in (self.row_cards() & of_sides(Sides::NEUTRAL, seat)).of::<CardId>() {
                if self.target_value(seat, card).is_some() {
                    targets.insert(card.thing());
                }
            }
        }
        targets
    }

    /// The sum of the attack of the cards assigned to a target (R12.23: as of now).
    pub fn assigned_attack(&self, seat: Seat, target: Target) -> u16 {
        let on_row = target != Target::Base;
        self.assigned_to(target).of().map(|card: CardId| self.attack(seat, card, on_row)).sum()
    }

    pub fn assigned_to(&self, target: Target) -> CardSet {
        match target {
            Target::Base => self.attacks[ROW],
            Target::Row(card) => self.place_in_row(card).map_or(CardSet::EMPTY, |place| self.attacks[place]),
        }
    }

    /// What the seat may purchase and can pay (R5.2.1): cards of the row, and one pilot.
    pub fn purchasable(&self, seat: Seat) -> CardSet {
        let resources = self.players[seat.index()].resources;
        if resources == 0 {
            return CardSet::EMPTY;
        }
        let affordable = |card: &CardId| u16::from(card.card().cost) <= resources;
        let row: CardSet = self.row.iter().flatten().copied().filter(affordable).collect();
        let pilot: CardSet = self.pilots.of().next().filter(affordable).into_iter().collect();
        row & of_sides(Sides::OWN.or(Sides::NEUTRAL), seat) | pilot
    }

    /// R10.3, R10.4: neutral cards of the row the seat can pay for.
    pub fn bribable(&self, seat: Seat) -> CardSet {
        if self.agreed.bribing {
            self.purchasable(seat) & self.row_cards() & of_sides(Sides::NEUTRAL, seat)
        } else {
            CardSet::EMPTY
        }
    }

    /// The cards that may say where this purchase goes (R12.5).
    pub fn redirects(&self, seat: Seat, bought: CardId) -> CardSet {
        let mut by = CardSet::EMPTY;
        // R17.2: a second copy of a base adds nothing.
        let mut faces = [usize::MAX; 2];
        for (i, base) in self.bases(seat).of::<CardId>().enumerate() {
            let Ability::Constant(Constant::RedirectFirst { of, .. }) = base.card().ability else { continue };
            if faces.contains(&base.face()) {
                continue;
            }
            faces[i] = base.face();
            let neutral = bought.card().faction == Faction::Neutral;
            let first = match of {
                Sides::NEUTRAL => neutral && !self.this_turn.purchased_neutral,
                _ => !self.this_turn.purchased,
            };
            if first {
                by.insert(base.thing());
            }
        }
        if moves_itself(bought) {
            by.insert(bought.thing());
        }
        if let Some(card) = self.this_turn.redirecting {
            by.insert(card.thing());
        }
        by
    }
}

/// Whether one of these redirects must be used: it was asked for before the purchase.
pub fn must_redirect(by: CardSet) -> bool {
    by.meets(&MASKS.activated)
}

/// A card that, when purchased, may go somewhere else of its own accord (Fang Fighter).
pub fn moves_itself(card: CardId) -> bool {
    let Ability::Triggered { on: Moment::Purchased, effect } = card.card().ability else { return false };
    matches!(effect.first(), Some(Step::Do(Op::Move(Cards::This, _))))
}
