//! R5.1: playing a card, and what it gives.

use kernel::{Log, Seat};

use crate::Deckbuilding;
use crate::card::{CardId, CardSet};
use crate::event::Event;
use crate::query::waiting_for;
use crate::rulings::StatChoice;
use crate::state::{FORCE_END, State, faction_of};
use crate::words::{Faction, Moment};

impl State {
    pub(super) fn play<L: Log<Deckbuilding>>(&mut self, seat: Seat, card: CardId, log: &mut L) {
        let face = card.card();
        self.hands[seat.index()].remove(card.thing());
        self.player_mut(seat).in_play.insert(card.thing());
        self.learn_all(card);
        log.event(Event::Played { seat, card });
        // R5.1.2: resources, then Force.
        self.gain_resources(seat, face.resources.into(), log);
        if face.force > 0 {
            self.gain_force(seat, face.force, log);
        }
        // R5.1.7: then what waits for the card to be played.
        let mut waiting = CardSet::EMPTY;
        if self.table.agreed.rulings.stat_choice_timing == StatChoice::Played {
            waiting = waiting_for(Moment::Played) & CardSet::one(card.thing());
        }
        if face.faction == Faction::Neutral && !self.table.this_turn.played_neutral {
            // R12.15: either the card was the first, or it is only once the draw has been taken.
            self.table.this_turn.played_neutral = self.table.agreed.rulings.declined_draw_is_lost;
            waiting = waiting | self.bases_waiting(seat, Moment::FirstNeutralPlayed);
        }
        self.trigger_all(seat, waiting);
    }

    /// A triggered ability is going to be carried out.
    pub(super) fn on_triggered<L: Log<Deckbuilding>>(&mut self, seat: Seat, card: CardId, log: &mut L) {
        log.event(Event::Triggered { seat, card });
        // R12.15.
        self.table.this_turn.played_neutral |= waiting_for(Moment::FirstNeutralPlayed).contains(card.thing());
    }

    pub(super) fn gain_resources<L: Log<Deckbuilding>>(&mut self, seat: Seat, amount: u16, log: &mut L) {
        if amount > 0 {
            self.player_mut(seat).resources += amount;
            log.event(Event::GainedResources { seat, amount });
        }
    }

    /// R2.13: the marker stops at the end.
    pub(super) fn gain_force<L: Log<Deckbuilding>>(&mut self, seat: Seat, n: u8, log: &mut L) {
        let before = self.table.force;
        let towards = if faction_of(seat) == Faction::Empire { -1 } else { 1 };
        self.table.force = (before + towards * n as i8).clamp(-FORCE_END, FORCE_END);
        let amount = before.abs_diff(self.table.force);
        if amount > 0 {
            log.event(Event::GainedForce { seat, amount, force: self.table.force });
        }
    }
}
