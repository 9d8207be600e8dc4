//! What words mean on a state: things, numbers, conditions, and what can be done.

use kernel::Seat;
use script::{Reg, can, can_start};

use super::masks::{MASKS, matching, of_sides, ships, waiting_for};
use crate::card::{COUNT, CardId, CardSet, THINGS, far_away};
use crate::rulings::{StatChoice, Strictness};
use crate::state::{FORCE_END, Frame, State, opponent};
use crate::turn::{Check, Figure, programs};
use crate::words::*;

impl State {
    pub fn select_one(&self, filter: &Filter, frame: &Frame) -> CardSet {
        let owner = Seat(frame.owner);
        let cards = self.zone(filter.zone, owner);
        matching(cards, filter, owner, frame.source, self.player(owner).resources)
    }

    fn zone(&self, zone: Zone, owner: Seat) -> CardSet {
        let enemy = opponent(owner);
        let ships_across = |seat: Seat| match &self.table.other_region {
            Some(other_region) => far_away(other_region.players[seat.index()].in_play & ships()),
            None => CardSet::EMPTY,
        };
        match zone {
            Zone::OwnHand => self.hands[owner.index()],
            Zone::OwnDiscard => self.player(owner).discard.set(),
            Zone::OwnPlay => self.player(owner).in_play,
            Zone::OwnBase => self.table.bases(owner),
            Zone::OwnBaseDeck => self.base_decks[owner.index()],
            Zone::OwnSpareBases => self.spare_bases[owner.index()],
            Zone::EnemyHand => self.hands[enemy.index()],
            Zone::EnemyPlay => self.player(enemy).in_play | ships_across(enemy),
            Zone::EnemyBase => self.table.bases(enemy),
            Zone::EnemyVictoryPile => self.player(enemy).victory,
            Zone::Row => self.table.row_cards(),
            Zone::GalaxyDiscard => self.table.galaxy_discard.set(),
            Zone::GalaxyTop(n) => self.galaxy_deck.from_top().take(n.into()).map(CardId::thing).collect(),
        }
    }

    pub fn holds(&self, cond: &Cond, frame: &Frame) -> bool {
        let owner = Seat(frame.owner);
        match cond {
            Cond::Always => true,
            Cond::ForceWithYou => self.table.force_is_with(owner),
            Cond::Exists(filter) => {
                !self.select_one(filter, frame).is_empty() || self.partner_has(filter, owner)
            }
            Cond::AtLeast(n, filter) => self.select_one(filter, frame).len() >= usize::from(*n),
            Cond::Is(reg, sides) => {
                let them = frame.reg(*reg);
                !them.is_empty() && (them - of_sides(*sides, owner)).is_empty()
            }
            Cond::Agreed(reading) => reading(&self.table.agreed.rulings),
            Cond::Rule(check) => self.checks(*check, frame),
        }
    }

    /// R14.7: "you have" means both partners.
    fn partner_has(&self, filter: &Filter, owner: Seat) -> bool {
        let Some(other_region) = &self.table.other_region else { return false };
        // The partner's cards are always others: no source is among them.
        let nobody = THINGS as u16;
        filter.zone == Zone::OwnPlay
            && !matching(other_region.players[owner.index()].in_play, filter, owner, nobody, 0).is_empty()
    }

    fn checks(&self, check: Check, frame: &Frame) -> bool {
        let owner = Seat(frame.owner);
        match check {
            Check::SecretBases => self.table.agreed.mode == crate::setup::Mode::SecretBases,
            Check::NoBase => self.player(owner).base.is_none(),
            Check::MoreToDraw => {
                frame.num() > 0
                    && !(self.decks[owner.index()].is_empty() && self.player(owner).discard.is_empty())
            }
            Check::DeckEmpty => self.decks[owner.index()].is_empty(),
            Check::RowShort => {
                self.table.row.contains(&None)
                    && !(self.galaxy_deck.is_empty() && self.table.galaxy_discard.is_empty())
            }
            Check::GalaxyDeckEmpty => self.galaxy_deck.is_empty(),
            Check::SharedShield => self.shielding(frame).is_some(),
            Check::MoreToHit => frame.num() > 0 && !self.table.left_to_hit(frame).is_empty(),
        }
    }

    #[inline]
    pub fn amount(&self, num: Num, frame: &Frame) -> u16 {
        match num {
            Num::N(n) => n.into(),
            Num::CountOf(filter) => self.select_one(&filter, frame).len() as u16,
            Num::Given => frame.num().unsigned_abs(),
            Num::Rule(figure) => self.figure(figure, frame),
        }
    }

    fn figure(&self, figure: Figure, frame: &Frame) -> u16 {
        match figure {
            Figure::LeastToHit => self.division(frame).map_or(0, |(_, least, _)| least.into()),
            Figure::MostToHit => self.division(frame).map_or(0, |(.., most)| most.into()),
            Figure::LeastToPrevent => self.shielding(frame).map_or(0, |(least, _)| least),
            Figure::MostToPrevent => self.shielding(frame).map_or(0, |(_, most)| most),
        }
    }

    /// R12.1, R12.3: whether an op could be carried out completely.
    pub fn possible(&self, op: &Op, frame: &Frame) -> bool {
        let owner = Seat(frame.owner);
        match op {
            Op::GainForce(n) => {
                let free = FORCE_END - self.table.force_of(owner);
                match self.table.agreed.rulings.choice_strictness {
                    Strictness::Strict => free >= *n as i8,
                    Strictness::Lenient => free > 0,
                }
            }
            Op::Repair(_) => !self.damaged_bases(owner).is_empty(),
            Op::Spend(n) => self.player(owner).resources >= u16::from(*n),
            _ => true,
        }
    }

    /// Whether an op would do anything: R6.6 skips what it cannot do, and nobody is asked about it.
    pub fn would_change(&self, op: &Op, frame: &Frame) -> bool {
        let owner = Seat(frame.owner);
        let any = |cards| !self.named(cards, frame).is_empty();
        match op {
            Op::GainResources(num) => self.amount(*num, frame) > 0,
            // R2.13.
            Op::GainForce(_) => self.table.force_of(owner) < FORCE_END,
            // R7.15.
            Op::Draw(_) => !(self.decks[owner.index()].is_empty() && self.player(owner).discard.is_empty()),
            Op::Repair(_) => self.possible(op, frame),
            Op::Exile(cards)
            | Op::Discard(cards)
            | Op::Destroy(cards)
            | Op::ExileLater(cards)
            | Op::Purchase(cards, ..) => any(*cards),
            Op::Damage(cards, num) => self.amount(*num, frame) > 0 && any(*cards),
            Op::Move(cards, place) => {
                self.named(*cards, frame).of().any(|card: CardId| !self.lies_in(card, *place, owner))
            }
            // R7.10.
            Op::DamageBase(num) => {
                self.amount(*num, frame) > 0 && !self.table.bases(opponent(owner)).is_empty()
            }
            // R12.5: one redirect of the next purchase is as good as two.
            Op::RedirectNext(_) => self.table.this_turn.redirecting.is_none(),
            // R12.10.
            Op::RevealTop(_) | Op::LookAtTop(_) => !self.galaxy_deck.is_empty(),
            Op::LookAtHand => !self.hands[opponent(owner).index()].is_empty(),
            Op::SwapWithTop(cards) => !self.galaxy_deck.is_empty() && any(*cards),
            Op::Swap(row, discard) => any(*row) && any(*discard),
            Op::GainAttack(_) | Op::Spend(_) | Op::Rule(_) => true,
        }
    }

    fn lies_in(&self, card: CardId, place: Place, owner: Seat) -> bool {
        match place {
            Place::OwnHand => self.hands[owner.index()].holds(card),
            Place::OwnDiscard => self.player(owner).discard.top() == Some(card),
            Place::OwnDeckTop => self.decks[owner.index()].top() == Some(card),
            Place::EnemyDeckTop => self.decks[opponent(owner).index()].top() == Some(card),
        }
    }

    /// R12.5: the redirects of a purchase that would change something about it.
    pub(crate) fn redirects_to_ask(&self, purchase: &Frame) -> CardSet {
        let by = purchase.reg(Reg::B);
        if self.table.agreed.rulings.vain_effects_are_asked {
            return by;
        }
        let owner = Seat(purchase.owner);
        let lies_in = |place| self.lies_in(CardId::from_thing(purchase.source), place, owner);
        let changes = |by: &CardId| match by.card().ability {
            Ability::Constant(Constant::RedirectFirst { to, exile, .. }) => exile || !lies_in(to),
            Ability::Triggered { effect, .. } => {
                can_start(self, effect, &Frame::new(programs().ability(*by), by.thing(), purchase.owner))
            }
            ability => ability.redirects_next().is_none_or(|to| !lies_in(to)),
        };
        by.of().filter(changes).collect()
    }

    /// The cards whose ability the seat may use now (R6.2).
    pub fn usable(&self, seat: Seat) -> CardSet {
        let table = &self.table;
        let mut candidates = MASKS.activated;
        if table.agreed.rulings.stat_choice_timing == StatChoice::Activated {
            candidates = candidates | waiting_for(Moment::Played);
        }
        let mut usable = ((table.in_play(seat) | table.shared(seat)) & candidates) - table.used;
        for card in usable.of::<CardId>() {
            if !self.can_use(seat, card) {
                usable.remove(card.thing());
            }
        }
        usable
    }

    /// R16.3, R16.4, R16.20: cards of this seat whose ability the partner, in the other region, may carry
    /// out instead.
    pub(crate) fn lendable(&self, seat: Seat, there: &State) -> CardSet {
        let own = (self.player(seat).in_play & MASKS.returning) - self.table.used;
        if own.is_empty() || !there.at_rest() {
            return CardSet::EMPTY;
        }
        let returns = |thing: &u16| {
            let Ability::Activated { effect, .. } = CardId::from_thing(*thing).card().ability else {
                return false;
            };
            let [Step::Choose { from: [filter], .. }, ..] = effect else { return false };
            let frame = Frame::new(programs().ability(CardId::from_thing(*thing)), *thing, seat.0);
            filter.zone == Zone::OwnDiscard && !there.select_one(filter, &frame).is_empty()
        };
        own.iter().filter(returns).collect()
    }

    fn can_use(&self, seat: Seat, card: CardId) -> bool {
        let frame = Frame::new(programs().ability(card), card.thing(), seat.0);
        match card.card().ability {
            // R14.10, R17.12: nobody exiles a partner's card.
            Ability::Activated { cost: [Step::Do(Op::Exile(Cards::This)), ..], .. } if card.is_far() => false,
            Ability::Activated { needs, cost, effect } => {
                let rulings = &self.table.agreed.rulings;
                // R12.2, R12.4: what may be used although it changes nothing.
                let in_vain = match effect.first() {
                    Some(Step::Choose { .. }) => !rulings.target_is_needed,
                    _ => !cost.is_empty(),
                };
                // R6.8, R12.3.
                self.holds(&needs, &frame)
                    && can(self, cost, &frame)
                    && (in_vain || can_start(self, effect, &frame))
                    && (cost.is_empty() || rulings.self_exile_without_effect || can(self, effect, &frame))
            }
            Ability::Triggered { on: Moment::Played, effect } => can_start(self, effect, &frame),
            Ability::Triggered { .. } | Ability::Constant(_) | Ability::None => false,
        }
    }

    /// R17.13: if two bases that prevent damage are hit at once, and cannot prevent all of it, the least and
    /// the most that can be prevented on the first one. What the second one is to take is left in the frame.
    pub(crate) fn shielding(&self, frame: &Frame) -> Option<(u16, u16)> {
        let base = CardId::from_thing(frame.reg(Reg::C).first()?);
        if self.table.copies_of_base(base).len() < 2 || !self.table.agreed.rulings.hoth_counts_per_turn {
            return None;
        }
        let left = self.table.shield_left(base);
        let rest = frame.num().unsigned_abs();
        let (least, most) = (left.saturating_sub(rest), left.min(self.table.due));
        (least < most).then_some((least, most))
    }

    /// Bases of the team that can be repaired.
    pub(crate) fn damaged_bases(&self, seat: Seat) -> CardSet {
        self.table.bases(seat).of().filter(|base: &CardId| self.table.damage.of(*base) > 0).collect()
    }

    /// R5.5.2, R12.25: the ship in question, and the least and the most it can take. R14.29: a base may
    /// take more than it has hit points.
    pub fn division(&self, frame: &Frame) -> Option<(CardId, u8, u8)> {
        let ships = self.table.left_to_hit(frame);
        let ship = ships.of::<CardId>().next()?;
        if ship.card().kind == Kind::Base {
            return Some((ship, 0, frame.num().clamp(0, u8::MAX.into()) as u8));
        }
        let left = |card: CardId| u16::from(self.table.hit_points_left(card));
        let others: u16 = ships.of().skip(1).map(left).sum();
        let damage = frame.num().unsigned_abs();
        let most = damage.min(left(ship));
        let least = damage.saturating_sub(others).min(most);
        Some((ship, least as u8, most as u8))
    }

    /// A card that does not lie in exactly one place; there never is one.
    pub fn misplaced(&self) -> Option<CardId> {
        let table = &self.table;
        let mut count = [0u8; COUNT];
        let mut lies = |card: CardId| count[card.index()] += 1;
        let sets = [table.pilots, table.exile].into_iter().chain((0..2).flat_map(|i| {
            let player = &table.players[i];
            [player.in_play, player.victory, self.hands[i], self.base_decks[i], self.spare_bases[i]]
        }));
        sets.flat_map(|set| set.of()).for_each(&mut lies);
        table.row.iter().flatten().copied().for_each(&mut lies);
        table.galaxy_discard.from_top().chain(self.galaxy_deck.from_top()).for_each(&mut lies);
        for (player, deck) in table.players.iter().zip(&self.decks) {
            player.discard.from_top().chain(deck.from_top()).chain(player.base).for_each(&mut lies);
        }
        CardId::all().find(|card| count[card.index()] != 1)
    }
}
