//! R17: objectives are drawn, played and given up; target markers (R12.5).

use kernel::Log;
use script::{Core, Did, Flags, Reg};

use crate::Rebellion;
use crate::card::{After, Window};
use crate::event::Event;
use crate::programs::programs;
use crate::state::{Attack, Frame, Marker, Pool, QUEUE, State};
use crate::things::{Colour, Face, MissionCard, ObjectiveCard, Side, Theatre, Things, Unit};
use crate::turn::{DISCARD_OBJECTIVES, GIVE_UP, LIFT, OBJECTIVE, PLANS};
use crate::words::Num;

/// Parts of an objective, as programs know them.
const COST: usize = 0;
const EFFECT: usize = 1;
const EACH_REFRESH: usize = 2;

impl State {
    /// R14.5: immediate ones are carried out when they are drawn.
    pub(super) fn gain_objective(&mut self, card: ObjectiveCard, log: &mut impl Log<Rebellion>) {
        self.known.learn(Side::Rebel.seat(), card);
        log.event(Event::DrewObjective(Some(card)));
        self.goals.insert(card.thing());
        let objective = card.objective();
        if objective.window == Window::Immediate {
            let frame = Frame::new(programs().entry(&OBJECTIVE), card.thing(), Side::Rebel.seat().0);
            // Where its condition is not met it is of no use.
            if self.holds(&objective.condition, &frame) {
                self.play(card, frame, log);
            } else {
                self.drop_objectives(Things::one(card.thing()), log);
            }
        }
    }

    pub(super) fn score(&mut self, card: ObjectiveCard, log: &mut impl Log<Rebellion>) {
        let about = self.top().about;
        // R17.3: one in a Refresh Phase.
        if self.table.combat.is_none() {
            self.top().nums[0] = 1;
        }
        let mut frame = Frame::new(programs().entry(&OBJECTIVE), card.thing(), Side::Rebel.seat().0);
        frame.about = about;
        self.play(card, frame, log);
    }

    fn play(&mut self, card: ObjectiveCard, frame: Frame, log: &mut impl Log<Rebellion>) {
        self.known.learn_all(card);
        log.event(Event::ObjectivePlayed(card));
        if let Some(combat) = &mut self.table.combat {
            combat.scored = true;
            combat.missed = false;
        }
        self.machine.push(frame);
    }

    pub(super) fn run_objective(&mut self, part: usize, frame: &Frame) -> Did {
        let card = ObjectiveCard::from_thing(frame.source);
        let entry = programs().objective(card, part);
        let mut called = Frame { pc: entry.0, ..*frame };
        called.regs = [Things::EMPTY; 3];
        called.flags = Flags::NONE.with(Flags::RETURNS);
        called.picked = 0;
        called.nums = [0; 2];
        self.machine.push(called);
        Did::Later
    }

    pub(super) fn pay_cost(&mut self, frame: &Frame) -> Did {
        self.run_objective(COST, frame)
    }

    pub(super) fn run_effect(&mut self, frame: &Frame) -> Did {
        self.run_objective(EFFECT, frame)
    }

    /// R17.1, R17.3: reputation, and where the card goes. Plans that missed stay in hand (R19.5).
    pub(super) fn end_objective(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let card = ObjectiveCard::from_thing(frame.source);
        if let Some(combat) = self.table.combat.as_mut().filter(|combat| combat.missed) {
            combat.missed = false;
            combat.scored = false;
            return log.event(Event::ObjectiveMissed(card));
        }
        let objective = card.objective();
        let n = self.numbered(&objective.reputation, frame).clamp(0, 16) as u8;
        if objective.reputation != Num::N(0) {
            self.gain_reputation(n, log);
        }
        match objective.after {
            After::Return => {}
            After::Discard => {
                self.goals.remove(card.thing());
                self.table.discarded.insert(card.thing());
            }
            After::Stay => {
                self.goals.remove(card.thing());
                self.table.in_play.insert(card.thing());
                self.retire(log);
            }
        }
    }

    // ---- at the start of the Refresh Phase (R14.1)

    pub(super) fn begin_paying(&mut self) {
        let lying = self.table.in_play & ObjectiveCard::RANGE.set();
        self.top().set(Reg::B, lying);
    }

    pub(super) fn pay_next(&mut self, frame: &Frame) -> Did {
        let card = frame.reg(Reg::B).of::<ObjectiveCard>().next().expect("one is left");
        let top = self.top();
        let left = top.reg(Reg::B) - Things::one(card.thing());
        top.set(Reg::B, left);
        let mut frame = *frame;
        frame.source = card.thing();
        self.run_objective(EACH_REFRESH, &frame)
    }

    // ---- given up

    pub(super) fn drop_objectives(&mut self, cards: Things, log: &mut impl Log<Rebellion>) {
        for card in cards.of::<ObjectiveCard>() {
            self.goals.remove(card.thing());
            self.table.discarded.insert(card.thing());
            self.known.learn_all(card);
            log.event(Event::ObjectiveDiscarded(card));
        }
    }

    pub(super) fn discard_objectives(&mut self, n: u8, frame: &Frame) -> Did {
        self.call_with(&DISCARD_OBJECTIVES, frame, |discard| discard.nums[0] = n.into())
    }

    pub(super) fn restore_objective(&mut self, cards: Things, log: &mut impl Log<Rebellion>) {
        for card in cards.of::<ObjectiveCard>() {
            self.table.discarded.remove(card.thing());
            self.objectives.put(card);
            log.event(Event::ObjectiveRestored(card));
        }
    }

    pub(super) fn give_up_queued(&mut self, frame: &Frame) -> Did {
        self.call_with(&GIVE_UP, frame, |_| {})
    }

    pub(super) fn give_up(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        if let Some(unit) = frame.reg(Reg::A).of::<Unit>().next() {
            self.unqueue(unit, State::side(frame), log);
        }
        let top = self.top();
        top.nums[0] += 1;
        top.set(Reg::A, Things::EMPTY);
    }

    // ---- Death Star Plans (R19.5)

    pub(super) fn roll_for_death_star(&mut self, frame: &Frame) -> Did {
        self.fight_mut().tried.insert(frame.source);
        self.call_with(&PLANS, frame, |_| {})
    }

    pub(super) fn take_plans_dice(&mut self) {
        let attack = &mut self.fight_mut().attack;
        *attack = Attack { side: Side::Rebel, hand: [3, 0, 0], pool: Pool::default() };
    }

    pub(super) fn judge_plans(&mut self) {
        let combat = self.fight_mut();
        combat.missed = combat.attack.pool.of(Colour::Red, Face::Direct) == 0;
        combat.attack = Attack::NONE;
    }

    // ---- target markers (R12.5, R17.4)

    /// Whoever has come to have the only ground units there may lift a marker of the enemy, and is asked again at the
    /// beginning of each turn. The Empire's procedure does so at once (S0.1).
    pub(super) fn lift_markers(&mut self, log: &mut impl Log<Rebellion>) {
        for i in 0..self.table.markers.len() {
            let Some(marker) = self.table.markers[i] else { continue };
            let lifts = marker.side().other();
            let alone = self.table.has_in(lifts, Theatre::Ground, marker.place)
                && !self.table.has_in(lifts.other(), Theatre::Ground, marker.place);
            let asks = alone && !marker.left;
            if asks && self.table.is_automaton(lifts) {
                self.lift(i, log);
            } else {
                self.table.markers[i] = Some(Marker { left: alone, ..marker });
            }
            if asks && !self.table.is_automaton(lifts) {
                let asked = Frame::new(programs().entry(&LIFT), 0, lifts.seat().0);
                self.machine.push(asked.with_num(i as i16));
            }
        }
    }

    /// R12.5: markers that somebody has left are asked about again.
    pub(super) fn ask_about_markers(&mut self, side: Side) {
        for marker in self.table.markers.iter_mut().flatten().filter(|marker| marker.side() != side) {
            marker.left = false;
        }
    }

    pub(super) fn lift(&mut self, at: usize, log: &mut impl Log<Rebellion>) {
        if let Some(marker) = self.table.markers[at].take() {
            log.event(Event::Unmarked(marker.place));
            self.marker_gone(marker, log);
        }
    }

    /// What follows from a marker that is gone.
    pub(super) fn marker_gone(&mut self, marker: Marker, log: &mut impl Log<Rebellion>) {
        if marker.side() == Side::Empire && ObjectiveCard::RANGE.holds(marker.card) {
            // Raid Outposts.
            self.gain_reputation(1, log);
        }
        self.retire(log);
    }

    /// R17.4: objectives without a marker are discarded.
    pub(super) fn retire(&mut self, log: &mut impl Log<Rebellion>) {
        let table = &self.table;
        let bare = |card: &ObjectiveCard| {
            let of = |marker: &Marker| marker.card == card.thing();
            !table.markers.iter().flatten().any(of)
        };
        let bare: Things = table.in_play.of::<ObjectiveCard>().filter(bare).collect();
        self.table.in_play = self.table.in_play - bare;
        self.drop_objectives(bare, log);
    }

    /// Of one's own units the one that is furthest from being deployed, of the enemy's the one that would come first.
    pub(super) fn unqueue(&mut self, unit: Unit, by: Side, log: &mut impl Log<Rebellion>) {
        let waits = |space: &usize| self.table.queue[*space][unit.index()] > 0;
        let space = match by == unit.kind().side {
            true => (0..QUEUE).rev().find(waits),
            false => (0..QUEUE).find(waits),
        };
        let space = space.expect("it waits on the queue");
        self.table.queue[space][unit.index()] -= 1;
        log.event(Event::Unqueued { unit, space: space as u8 + 1 });
    }
}

impl Marker {
    /// Whose it is: the other side can lift it.
    pub fn side(&self) -> Side {
        if MissionCard::RANGE.holds(self.card) {
            return MissionCard::from_thing(self.card).side();
        }
        // The Empire places those of the outposts that the Rebels raid.
        match ObjectiveCard::from_thing(self.card).objective().effect {
            [crate::words::Step::Choose { who: crate::words::Who::Rival, .. }, ..] => Side::Empire,
            _ => Side::Rebel,
        }
    }
}
