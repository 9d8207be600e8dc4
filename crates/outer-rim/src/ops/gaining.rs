//! Credits, fame, reputation and goals.

use kernel::{Log, Seat};
use script::{Did, Entry, Reg};

use crate::OuterRim;
use crate::cards::{CHARACTERS, SHIPS};
use crate::event::Event;
use crate::state::{Frame, State};
use crate::things::{Faction, Patrol, Things};
use crate::turn::LOSE_REP;
use crate::words::*;

impl State {
    pub(super) fn gain(&mut self, seat: Seat, n: u8, log: &mut impl Log<OuterRim>) {
        if n > 0 {
            self.table.player_mut(seat).credits += u16::from(n);
            log.event(Event::Gained(seat, n));
        }
    }

    /// Or all there are.
    pub(super) fn lose(&mut self, seat: Seat, n: u8, log: &mut impl Log<OuterRim>) {
        let credits = &mut self.table.player_mut(seat).credits;
        let lost = u16::from(n).min(*credits);
        *credits -= lost;
        if lost > 0 {
            log.event(Event::Lost(seat, lost as u8));
        }
    }

    /// All of it or nothing at all.
    pub(super) fn pay(&mut self, seat: Seat, n: u8, log: &mut impl Log<OuterRim>) -> bool {
        let credits = &mut self.table.player_mut(seat).credits;
        if *credits < u16::from(n) {
            return false;
        }
        *credits -= u16::from(n);
        if n > 0 {
            log.event(Event::Paid(seat, n));
        }
        true
    }

    /// From one player to another, or all there are.
    pub(super) fn give(&mut self, from: Seat, to: Seat, n: u16, log: &mut impl Log<OuterRim>) {
        let given = n.min(self.table.player(from).credits);
        self.table.player_mut(from).credits -= given;
        self.table.player_mut(to).credits += given;
        if given > 0 {
            log.event(Event::Gave { from, to, credits: given as u8 });
        }
    }

    pub(super) fn gain_fame(&mut self, seat: Seat, n: u8, log: &mut impl Log<OuterRim>) {
        self.table.player_mut(seat).fame += n;
        log.event(Event::Fame(seat, n));
    }

    /// R16.1: whether it could rise.
    pub(super) fn raise_rep(&mut self, seat: Seat, faction: Faction, log: &mut impl Log<OuterRim>) -> bool {
        let rep = &mut self.table.player_mut(seat).reputation[faction.index()];
        if *rep == 1 {
            return false;
        }
        *rep += 1;
        log.event(Event::Reputation { seat, faction, up: true });
        true
    }

    /// Somebody may have a card that prevents it.
    pub(super) fn lose_rep(
        &mut self,
        seat: Seat,
        faction: Faction,
        frame: &Frame,
        log: &mut impl Log<OuterRim>,
    ) -> Did {
        if self.table.player(seat).rep(faction) == -1 {
            // An offence that changes nothing has been paid for all the same.
            return Did::Yes;
        }
        if self.waits(seat, |moment| *moment == Moment::LoseRep) {
            let patrol = Things::one(Patrol::of(faction).thing());
            return self.call(&LOSE_REP, Frame { owner: seat.0, ..frame.with(Reg::A, patrol) });
        }
        self.lower_rep(seat, faction, log);
        Did::Yes
    }

    pub(super) fn lower_rep(&mut self, seat: Seat, faction: Faction, log: &mut impl Log<OuterRim>) {
        let rep = &mut self.table.player_mut(seat).reputation[faction.index()];
        if *rep > -1 {
            *rep -= 1;
            log.event(Event::Reputation { seat, faction, up: false });
        }
    }

    // ---- goals (R13)

    /// Something has been done that goals may count. The solo opponent reaches none (R14.5).
    pub(super) fn deed(&mut self, seat: Seat, deed: Deed, log: &mut impl Log<OuterRim>) {
        let player = *self.table.player(seat);
        if player.is_automaton() {
            return;
        }
        let counts = |goal: &Goal, thing: u16, state: &State| match goal {
            Goal::Deeds(own, need, when) if *own == deed => {
                state.table.holds(when, &Frame::new(Entry::WINDOW, thing, seat.0)).then_some(*need)
            }
            _ => None,
        };
        if let Some(character) = player.character
            && !player.turned
            && let Some(need) = counts(&CHARACTERS[character.index()].goal, character.thing(), self)
        {
            self.table.player_mut(seat).tokens += 1;
            log.event(Event::GoalToken(seat));
            if self.table.player(seat).tokens >= need {
                self.turn_hero(seat, log);
            }
        }
        if !player.ship_turned
            && let Some(need) = counts(&SHIPS[player.ship.index()].goal, player.ship.thing(), self)
        {
            self.table.player_mut(seat).ship_tokens += 1;
            log.event(Event::GoalToken(seat));
            if self.table.player(seat).ship_tokens >= need {
                self.turn_ship(seat, log);
            }
        }
    }

    /// R13.1.
    fn turn_hero(&mut self, seat: Seat, log: &mut impl Log<OuterRim>) {
        let player = self.table.player_mut(seat);
        (player.turned, player.tokens) = (true, 0);
        log.event(Event::GoalReached(seat, Body::Character));
        self.gain_fame(seat, 1, log);
    }

    /// R13.3.
    pub(super) fn turn_ship(&mut self, seat: Seat, log: &mut impl Log<OuterRim>) {
        let player = self.table.player_mut(seat);
        (player.ship_turned, player.ship_tokens) = (true, 0);
        log.event(Event::GoalReached(seat, Body::Ship));
        self.gain_fame(seat, 1, log);
    }

    /// R13.4, R13.5: goals that are met by how things stand.
    pub(super) fn claim_goals(&mut self, log: &mut impl Log<OuterRim>) {
        for seat in (0..4).map(Seat) {
            let player = self.table.player(seat);
            let Some(character) = player.character.filter(|_| player.plays() && !player.is_automaton())
            else {
                continue;
            };
            let frame = Frame::new(Entry::WINDOW, character.thing(), seat.0);
            let met = matches!(&CHARACTERS[character.index()].goal, Goal::State(cond) if self.table.holds(cond, &frame));
            if met && !player.turned {
                self.turn_hero(seat, log);
            }
        }
    }
}
