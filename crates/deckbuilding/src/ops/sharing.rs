//! R14.15: what the two regions of a team game have in common is kept the same in both.

use kernel::Seat;
use script::{Core, Flags};

use crate::card::{CardId, CardSet, FAR_CARDS, far_away};
use crate::query::{shared, ships};
use crate::state::{Across, Frame, ROW, State, ThisTurn};
use crate::words::Faction;

impl State {
    /// What was done to this region's cards in the other one; says whether it may matter for what this
    /// region stands on.
    pub(super) fn touched_by(&mut self, other: &mut State) -> bool {
        let theirs = &mut other.table;
        let Some(seen) = &mut theirs.other_region else { return false };
        let mut touched = false;
        for side in [Seat(0), Seat(1)] {
            let across = &seen.players[side.index()];
            for ship in (self.player(side).in_play & ships()) - across.in_play {
                let ship = CardId::from_thing(ship);
                self.leave_play(side, ship);
                self.player_mut(side).discard.put(ship);
                touched = true;
            }
            if across.base.is_none() && self.player(side).base.is_some() {
                self.player_mut(side).base = None;
                touched = true;
            }
            self.player_mut(side).victory = across.victory;
        }
        for card in std::mem::take(&mut seen.hurt).iter().map(CardId::from_thing) {
            let damage = theirs.damage.of(card);
            if let Some(same) = card.elsewhere() {
                touched |= !same.is_far() && self.table.damage.of(same) != damage;
                self.table.damage.set(same, damage);
            }
        }
        for card in (theirs.used & FAR_CARDS).iter().map(|far| CardId::from_thing(far).home().thing()) {
            if [Seat(0), Seat(1)].iter().any(|side| self.table.in_play(*side).contains(card)) {
                self.table.used.insert(card);
            }
        }
        touched |= self.table.force != theirs.force;
        self.table.force = theirs.force;
        if theirs.outcome.is_some() {
            // R8.2.
            self.table.outcome = theirs.outcome;
            self.stack.clear();
        }
        self.remember(&theirs.this_turn);
        touched
    }

    /// R14.9: what happens once a turn happens once for the team.
    fn remember(&mut self, theirs: &ThisTurn) {
        let redirecting = theirs.redirecting.and_then(CardId::elsewhere);
        let revealed = self.table.this_turn.revealed;
        let hunted = self.table.this_turn.hunted != theirs.hunted;
        self.table.this_turn = ThisTurn { redirecting, revealed, ..*theirs };
        if hunted {
            // R5.4.6: an attack that may not be made any more never was.
            for place in 0..ROW {
                let neutral = self.table.row[place].filter(|card| card.card().faction == Faction::Neutral);
                if neutral.is_some_and(|card| self.table.target_value(self.table.active, card).is_none()) {
                    self.table.attacks[place] = CardSet::EMPTY;
                }
            }
        }
    }

    /// Shows this region what lies open in the other one; says whether a base or ship has gone from there.
    pub(super) fn mirror(&mut self, there: &State) -> bool {
        let across = |side: usize| {
            let player = &there.table.players[side];
            Across { in_play: player.in_play, base: player.base, victory: player.victory }
        };
        self.table.used = (self.table.used - FAR_CARDS) | far_away(there.table.used & shared());
        let players = [across(0), across(1)];
        let Some(other_region) = &mut self.table.other_region else { return false };
        let gone = other_region.players.iter().zip(&players).any(|(before, now)| {
            before.base.is_some() && now.base.is_none()
                || !((before.in_play & ships()) - now.in_play).is_empty()
        });
        other_region.players = players;
        gone
    }

    /// R14.26: these cards attack together with the partner's.
    pub(super) fn spend_attack(&mut self) {
        self.table.spent = self.table.spent | self.table.attacks[ROW];
        self.table.attacks[ROW] = CardSet::EMPTY;
    }

    /// R14.17: abilities of the partner's base are offered here too; says whether there were any.
    pub(super) fn invite(&mut self, there: &mut State) -> bool {
        let Some(other_region) = &mut there.table.other_region else { return false };
        let open = std::mem::take(&mut other_region.open);
        if open.is_empty() || self.table.outcome.is_some() {
            return false;
        }
        // What has been begun here is finished first; below it lies the turn itself.
        self.stack.interrupt_below(1, super::triggers(self.table.active, far_away(open)));
        true
    }

    /// R14.17: the partner has taken up what was open to both.
    pub(super) fn withdraw(&mut self, card: CardId) {
        let thing = card.thing();
        while let Some(at) = self.stack.waiting().iter().position(|trigger| trigger.thing == thing) {
            self.stack.take(at);
        }
        let asked = |frame: &Frame| frame.is(Flags::MAY_PASS) && frame.source == thing;
        while let Some(at) = self.stack.frames().iter().position(asked) {
            self.stack.remove(at);
        }
    }

    /// What this region shows of the other one and is not so there.
    pub(crate) fn mismatch(&self, there: &State) -> Option<String> {
        let (here, there) = (&self.table, &there.table);
        let other_region = here.other_region?;
        for side in [Seat(0), Seat(1)] {
            let (shown, true_one) = (&other_region.players[side.index()], &there.players[side.index()]);
            if shown.in_play != true_one.in_play || shown.base != true_one.base {
                return Some(format!("what is in play for seat {}", side.0));
            }
            if shown.victory != true_one.victory {
                return Some(format!("the victory pile of seat {}", side.0));
            }
        }
        // One region may still be dealing hands while the other one has begun the next turn.
        let same_turn = here.turn == there.turn;
        let in_play = there.in_play(Seat(0)) | there.in_play(Seat(1));
        for far in FAR_CARDS.iter().map(CardId::from_thing) {
            let lies = in_play.contains(far.home().thing());
            let damage = if lies { there.damage.of(far.home()) } else { 0 };
            if here.damage.of(far) != damage {
                return Some(format!("the damage on {far}"));
            }
            let used = there.used & shared();
            if same_turn && here.used.contains(far.thing()) != used.contains(far.home().thing()) {
                return Some(format!("whether {far} has been used"));
            }
        }
        let mirrored = there.this_turn.redirecting.and_then(CardId::elsewhere);
        let expected =
            ThisTurn { redirecting: mirrored, revealed: here.this_turn.revealed, ..there.this_turn };
        (same_turn && here.this_turn != expected).then(|| "what has happened this turn".into())
    }
}
