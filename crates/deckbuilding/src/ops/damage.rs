//! Damage to bases and capital ships, what prevents and repairs it, and what it destroys.

use kernel::{Log, Outcome, Seat, Team};
use script::Core;

use crate::Deckbuilding;
use crate::card::CardId;
use crate::event::Event;
use crate::state::{Open, State, opponent};
use crate::words::Kind;

impl Open {
    pub(super) fn set_damage(&mut self, card: CardId, n: u8) {
        if let (Some(other_region), true) = (&mut self.other_region, self.damage.of(card) != n) {
            other_region.hurt.insert(card.thing());
        }
        self.damage.set(card, n);
    }
}

impl State {
    /// Damage to a base or capital ship in play, by whatever means.
    pub(super) fn damage<L: Log<Deckbuilding>>(&mut self, card: CardId, amount: u16, log: &mut L) {
        let amount = amount - self.prevent(card, amount, log);
        self.deal(card, amount, log);
    }

    /// Damage that nothing prevents.
    pub(super) fn deal<L: Log<Deckbuilding>>(&mut self, card: CardId, amount: u16, log: &mut L) {
        if amount == 0 {
            return;
        }
        log.event(Event::Damaged { card, amount });
        let total = u16::from(self.table.damage.of(card)) + amount;
        if total < card.card().hit_points.into() {
            self.table.set_damage(card, total as u8);
        } else if card.card().kind == Kind::Base {
            self.destroy_base(card, log);
        } else {
            self.destroy_ship(card, log);
        }
    }

    /// R12.16: how much of the damage is prevented.
    fn prevent<L: Log<Deckbuilding>>(&mut self, card: CardId, amount: u16, log: &mut L) -> u16 {
        let prevented = amount.min(self.table.shield_left(card));
        self.prevent_so_much(card, prevented as u8, log);
        prevented
    }

    /// So much of the damage to a base is prevented.
    pub(super) fn prevent_so_much<L: Log<Deckbuilding>>(&mut self, base: CardId, amount: u8, log: &mut L) {
        if amount > 0 {
            if self.table.agreed.rulings.hoth_counts_per_turn {
                self.table.this_turn.prevented += amount;
            }
            log.event(Event::Prevented { card: base, amount });
        }
    }

    /// R5.5.6, R8.1, R8.2.
    fn destroy_base<L: Log<Deckbuilding>>(&mut self, base: CardId, log: &mut L) {
        let loser = self.owner_of_base(base);
        let winner = opponent(loser);
        self.table.set_damage(base, 0);
        match &mut self.table.other_region {
            Some(other_region) if base.is_far() => {
                other_region.players[loser.index()].base = None;
                other_region.players[winner.index()].victory.insert(base.home().thing());
            }
            _ => {
                self.player_mut(loser).base = None;
                self.player_mut(winner).victory.insert(base.thing());
            }
        }
        log.event(Event::BaseDestroyed { seat: loser, card: base });
        // R14.30: so many bases of each opponent.
        let goal = self.table.agreed.goal.into();
        let across =
            self.table.other_region.as_ref().is_none_or(|b| b.players[winner.index()].victory.len() >= goal);
        if across && self.player(winner).victory.len() >= goal {
            log.event(Event::Won { seat: winner });
            self.table.outcome = Some(Outcome::Won(Team(winner.0)));
            self.stack.clear();
        }
    }

    fn owner_of_base(&self, base: CardId) -> Seat {
        if self.table.bases(Seat(0)).contains(base.thing()) { Seat(0) } else { Seat(1) }
    }

    /// R7.3: a ship in play goes to its owner's discard pile, a ship of the row to the galaxy's.
    pub(super) fn destroy_ship<L: Log<Deckbuilding>>(&mut self, ship: CardId, log: &mut L) {
        log.event(Event::ShipDestroyed { card: ship });
        if let (Some(other_region), true) = (&mut self.table.other_region, ship.is_far()) {
            // Its own region puts it on the discard pile.
            other_region.players.iter_mut().for_each(|player| player.in_play.remove(ship.home().thing()));
            self.table.set_damage(ship, 0);
            self.table.used.remove(ship.thing());
        } else if let Some(place) = self.table.place_in_row(ship) {
            self.leave_row_place(place);
            self.table.galaxy_discard.put(ship);
        } else {
            let owner = if self.player(Seat(0)).in_play.contains(ship.thing()) { Seat(0) } else { Seat(1) };
            self.leave_play(owner, ship);
            self.player_mut(owner).discard.put(ship);
        }
    }

    pub(super) fn repair<L: Log<Deckbuilding>>(&mut self, base: CardId, n: u8, log: &mut L) {
        let amount = n.min(self.table.damage.of(base));
        if amount > 0 {
            self.table.set_damage(base, self.table.damage.of(base) - amount);
            log.event(Event::Repaired { card: base, amount });
        }
    }
}
