//! R14.15: what the two regions of a team game have in common is kept the same in both.

use kernel::Seat;
use script::{Code, Reg};

use crate::card::{CardId, CardSet, FAR_CARDS, far_away};
use crate::query::{shared, ships};
use crate::state::{Across, Beyond, Frame, ROW, State, ThisTurn};
use crate::words::{Faction, Vocabulary};

impl State {
    /// What was done to this region's cards in the other one; says whether it may matter for what this
    /// region stands on.
    pub(super) fn touched_by(&mut self, here: &mut State) -> bool {
        let Some(seen) = here.table.beyond else { return false };
        let mut touched = false;
        for side in [Seat(0), Seat(1)] {
            let across = &seen.players[side.index()];
            for ship in
                ((self.player(side).in_play & ships()) - across.in_play).iter().map(CardId::from_thing)
            {
                self.leave_play(side, ship);
                self.player_mut(side).discard.put(ship);
                touched = true;
            }
            if across.base.is_none() && self.player(side).base.is_some() {
                self.player_mut(side).base = None;
                touched = true;
            }
            self.player_mut(side).victory = across.victory;
            for card in (self.table.in_play(side) & shared()).iter().map(CardId::from_thing) {
                let Some(far) = card.far() else { continue };
                let damage = here.table.damage.of(far);
                touched |= self.table.damage.of(card) != damage;
                self.table.damage.set(card, damage);
                if here.table.used.contains(far.thing()) {
                    self.table.used.insert(card.thing());
                }
            }
        }
        if seen.joined {
            // R14.26: these cards have attacked together with the partner's.
            self.table.spent = self.table.spent | self.table.attacks[ROW];
            self.table.attacks[ROW] = CardSet::EMPTY;
        }
        touched |= self.table.force != here.table.force;
        self.table.force = here.table.force;
        if here.table.outcome.is_some() {
            // R8.2.
            self.table.outcome = here.table.outcome;
            self.stack.clear();
        }
        if let Some(beyond) = &mut here.table.beyond {
            beyond.joined = false;
        }
        self.remember(&here.table.this_turn);
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
        for side in [Seat(0), Seat(1)] {
            for card in (there.table.in_play(side) & shared()).iter().map(CardId::from_thing) {
                if let Some(far) = card.far() {
                    self.table.damage.set(far, there.table.damage.of(card));
                }
            }
        }
        self.table.used = (self.table.used - FAR_CARDS) | far_away(there.table.used & shared());
        let open = self.table.beyond.map_or(CardSet::EMPTY, |beyond| beyond.open);
        let assigned = there.table.assigned_attack(there.table.active, crate::Target::Base);
        let players = [across(0), across(1)];
        let gone = |before: &Beyond| {
            before.players.iter().zip(&players).any(|(before, now)| {
                before.base.is_some() && now.base.is_none()
                    || !((before.in_play & ships()) - now.in_play).is_empty()
            })
        };
        let gone = self.table.beyond.as_ref().is_some_and(gone);
        if gone {
            // R5.5.3, R5.5.6: no damage stays on what has gone.
            let in_play = there.table.in_play(Seat(0)) | there.table.in_play(Seat(1));
            for far in (FAR_CARDS - far_away(in_play)).iter().map(CardId::from_thing) {
                self.table.damage.set(far, 0);
            }
        }
        self.table.beyond = Some(Beyond { players, assigned, joined: false, open });
        gone
    }

    /// R14.17: what the other region has left open is offered here too; says whether there was any.
    pub(super) fn invite(&mut self, there: &mut State) -> bool {
        let Some(beyond) = &mut there.table.beyond else { return false };
        let open = std::mem::take(&mut beyond.open);
        if open.is_empty() || self.table.outcome.is_some() {
            return false;
        }
        // What has been begun here is finished first; below it lies the turn itself.
        let order = Frame::new(Code::<Vocabulary>::ORDER, 0, self.table.active.0);
        self.stack.insert(1, order.with(Reg::A, far_away(open)));
        true
    }

    /// R14.17: the partner has taken up what was open to both.
    pub(super) fn withdraw(&mut self, card: CardId) {
        let thing = card.thing();
        let mut at = 0;
        while let Some(frame) = self.stack.frames_mut().get_mut(at) {
            if frame.pc == Code::<Vocabulary>::ORDER.0 {
                let mut waiting = frame.reg(Reg::A);
                waiting.remove(thing);
                frame.set(Reg::A, waiting);
                at += 1;
            } else if frame.may_pass && frame.source == thing {
                self.stack.remove(at);
            } else {
                at += 1;
            }
        }
    }

    /// What this region shows of the other one and is not so there.
    pub(crate) fn belies(&self, there: &State) -> Option<String> {
        let (here, there) = (&self.table, &there.table);
        let beyond = here.beyond?;
        for side in [Seat(0), Seat(1)] {
            let (shown, true_one) = (&beyond.players[side.index()], &there.players[side.index()]);
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
        if same_turn && beyond.assigned != there.assigned_attack(there.active, crate::Target::Base) {
            return Some("the attack assigned there".into());
        }
        let mirrored = there.this_turn.redirecting.and_then(CardId::elsewhere);
        let expected =
            ThisTurn { redirecting: mirrored, revealed: here.this_turn.revealed, ..there.this_turn };
        (same_turn && here.this_turn != expected).then(|| "what has happened this turn".into())
    }
}
