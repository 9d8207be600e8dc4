//! S5.5, S5.11, S8.10, S10: action cards of the side that is nobody's seat.

use kernel::Log;
use pieces::Pile;
use script::{Did, Reg};

use crate::Rebellion;
use crate::automaton::{PROJECT, place};
use crate::event::Event;
use crate::state::{Frame, PROJECTS, State};
use crate::things::{ActionCard, Field, Leader, MissionCard, Side, Theatre, Things};
use crate::words::{Change, Until};

const EMPIRE: usize = Side::Empire.index();
/// S10: More Dangerous Than You Realize.
const EMPHASIS: u8 = 3;

impl State {
    /// S8.10: cards are turned up until somebody can be recruited; the others go to the bottom of the deck.
    pub(super) fn turn_up_action(&mut self, log: &mut impl Log<Rebellion>) {
        self.top().source = 0;
        while let Some(card) = self.actions[EMPIRE].take() {
            self.known.learn_all(card);
            self.drawn[EMPIRE].insert(card.thing());
            log.event(Event::ActionShown { side: Side::Empire, card });
            if self.recruits(card).next().is_some() {
                self.top().source = card.thing();
                return;
            }
        }
        let back = std::mem::take(&mut self.drawn[EMPIRE]);
        back.of::<ActionCard>().for_each(|card| self.actions[EMPIRE].put_under(card));
    }

    pub(super) fn keep_turned_up(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        if ActionCard::RANGE.holds(frame.source) {
            let leader = State::leader_in(frame, Reg::A);
            self.keep_action(Side::Empire, ActionCard::from_thing(frame.source), leader, log);
        }
    }

    pub(super) fn use_chosen(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        if let Some(card) = frame.reg(Reg::A).of::<ActionCard>().next() {
            self.use_action(Side::Empire, card, log);
        }
    }

    /// S5.11.
    pub(super) fn put_away_starters(&mut self) {
        for side in Side::ALL {
            while let Some(card) = self.starters[side.index()].take() {
                self.table.removed.insert(card.thing());
            }
        }
    }

    /// The rest of the card happens at the place in register A, whose probe card was shown if it came from one.
    pub(super) fn go_on(&mut self, frame: &Frame) {
        if let Some(at) = place(frame, Reg::A) {
            self.top().about = at.thing() + 1;
            if self.probed.holds(at) {
                self.known.learn_all(at);
            }
        }
    }

    /// One more probe card of the hand lies open.
    pub(super) fn sample(&mut self, frame: &Frame) {
        if let Some(at) = place(frame, Reg::C) {
            self.known.learn_all(at);
            let sampled = frame.reg(Reg::B).with(at.thing());
            self.top().set(Reg::B, sampled);
        }
    }

    /// S10: three points more in the theatre of register A, or three cards instead of one.
    pub(super) fn emphasise(&mut self, frame: &Frame) {
        let Some(field) = frame.reg(Reg::A).of::<Field>().next() else { return };
        let theatre = Theatre::ALL[field.index()];
        let old = self.table.agreed.fights_as_of_old();
        let combat = self.fight_mut();
        if old {
            combat.forced[theatre.index()] += EMPHASIS;
        } else {
            combat.changes[EMPIRE].add(Change::MoreTactics(theatre), Until::Round);
        }
    }

    /// Proceeding as Planned: the leader who uses the card carries a project out.
    pub(super) fn carry_out_project(&mut self, frame: &Frame) -> Did {
        let user = frame.reg(Reg::C);
        self.call_with(&PROJECT, frame, |project| {
            project.source = 0;
            project.set(Reg::A, user);
        })
    }

    /// Projects are turned up until one can be carried out at once by the leader in register A; the others go back.
    pub(super) fn turn_up_project(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let Some(leader): Option<Leader> = State::leader_in(frame, Reg::A) else { return };
        let mut back: Pile<MissionCard, PROJECTS> = Pile::new();
        while let Some(card) = self.projects.take() {
            self.known.learn_all(card);
            log.event(Event::TurnedUp(card));
            if self.can_carry_out(card, leader, frame) {
                self.top().source = card.thing();
                break;
            }
            log.event(Event::Unplayable(card));
            back.put(card);
        }
        let others: Things = back.cards().iter().copied().collect();
        others.of::<MissionCard>().for_each(|card| self.projects.put(card));
    }
}
