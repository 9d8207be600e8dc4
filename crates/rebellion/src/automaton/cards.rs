//! S5.5, S6.3, S7.9, S8.10: action cards of a side that is nobody's seat.

use script::{Arg, Count, How, Reg};

use super::decision::Rule;
use super::rankings::Ranking;
use super::turn::{best, given, task};
use super::{Candidates, MOVE_FROM, Matter, Task};
use crate::card::Timing;
use crate::chance::Luck;
use crate::query::here;
use crate::state::{Frame, Open, State};
use crate::things::{ActionCard, Leader, MissionCard, Place, Side, Things};
use crate::turn::{Check, Duty, FIGHT, MISSION, PARE, Party, Routine, by, check, repeat, rule};
use crate::why::Why;
use crate::words::*;

/// S5.5, S8.10: cards are turned up until one shows somebody who can be recruited; it is the source of the effect.
pub(crate) static FIRST_RECRUIT: Proc = Proc::new(
    "first imperial recruit",
    &[
        task(Task::TurnUpAction),
        best(Reg::A, &[Filter::Rule(From::Automaton(Candidates::Recruits))], Why::Recruit),
        task(Task::KeepAction),
    ],
);

pub(crate) static IMPERIAL_RECRUIT: Proc = Proc::new(
    "imperial recruit",
    &[
        Step::Call { proc: &FIRST_RECRUIT, args: &[], into: None, num: None },
        by(Party::Own, Duty::Immediate),
        // S8.11.
        check(Check::PoolFull, &[Step::Call { proc: &PARE, args: &[], into: None, num: None }]),
    ],
);

/// S6.3, S7.9: all that can be used now, the oldest first. The second number says which moment it is, the first one what
/// the die of variation β shows.
pub(crate) static IMPERIAL_CARDS: Proc = Proc::new(
    "imperial cards",
    &[
        Step::Fate(Luck::Assignment),
        repeat(
            given(Matter::UsesCards),
            &[
                best(Reg::A, &[Filter::Rule(From::Automaton(Candidates::Cards))], Why::Play),
                task(Task::UseCard),
            ],
        ),
    ],
);

/// S3.2 to S3.4 without another leader: the effect belongs to the one who is there, register B is where units go.
pub(crate) static IMPERIAL_MARCH: Proc = Proc::new(
    "imperial march",
    &[
        repeat(
            given(Matter::OriginLeft),
            &[
                task(Task::NextOrigin),
                Step::Call { proc: &MOVE_FROM, args: &[Arg::Reg(Reg::C, Reg::C)], into: None, num: None },
                task(Task::TakeCaptives),
            ],
        ),
        rule(Routine::Arrive),
        check(Check::CombatDue, &[FIGHT]),
    ],
);

/// Projects are turned up until the leader of register C can carry one out, and does.
pub(crate) static PROJECT: Proc = Proc::new(
    "imperial project",
    &[
        task(Task::TurnUpProject),
        Step::Fate(Luck::Projects),
        check(
            given(Matter::Playable),
            &[task(Task::Undertake), Step::Call { proc: &MISSION, args: &[], into: None, num: None }],
        ),
    ],
);

/// Of these so many, by lot.
pub(super) const fn drawn(into: Reg, from: &'static [Filter], n: u8, why: Why) -> Step {
    let count = Count::Exactly(Num::N(n));
    Step::Choose { into, who: Who::Chance, from, count, how: How::Set, why: Some(why), secret: false }
}

impl Open {
    /// When a card is used: by its own words, or by those of the list (S10).
    pub fn timing(&self, card: ActionCard) -> Timing {
        let line = if self.is_automaton(card.side()) { card.line() } else { None };
        line.and_then(|line| line.timing).unwrap_or(card.scheme().timing)
    }

    /// Systems that a fleet of the Empire can come to from the next one.
    fn in_reach(&self) -> impl Iterator<Item = Place> + '_ {
        Place::systems().filter(|place| !self.sources(*place).is_empty())
    }

    /// S10: where Catch Them by Surprise goes: to the base if everybody knows it, else anywhere.
    pub(super) fn surprised(&self) -> Things {
        let base = |place: &Place| self.revealed.is_none_or(|base| base == *place);
        self.in_reach().filter(base).collect()
    }

    /// The strength of the fleets that can come to a system from the next ones.
    pub(super) fn adjacent_strength(&self, to: Place) -> i32 {
        self.sources(to).of::<Place>().map(|from| self.fleet_strength(from)).sum()
    }

    /// S6.3: how many cards came before.
    pub(super) fn age(&self, card: ActionCard) -> i32 {
        self.gained.cards().iter().position(|other| *other == card).map_or(0, |at| at as i32)
    }
}

impl State {
    /// The cards that are used at the moment of a frame.
    pub(super) fn playable_cards(&self, frame: &Frame) -> Things {
        let timing = Timing::ALL[frame.nums[1] as usize];
        self.usable(State::side(frame), timing, frame).collect()
    }

    /// S6.3: the rule by which cards are used.
    pub(super) fn using(&self, frame: &Frame) -> Rule {
        match Timing::ALL[frame.nums[1] as usize] {
            Timing::Assignment => Rule(6, 3),
            _ => Rule(7, 9),
        }
    }

    /// Leaders on the card that was turned up who can be recruited.
    pub(super) fn recruited(&self, frame: &Frame) -> Things {
        if ActionCard::RANGE.holds(frame.source) {
            self.recruits(ActionCard::from_thing(frame.source)).collect()
        } else {
            Things::EMPTY
        }
    }

    /// S10: probe cards of the Imperial hand whose systems hold Rebel leaders.
    pub(super) fn swept(&self) -> Things {
        let hand = self.probed | self.table.laid_open | self.table.explored;
        let leader = |place: &Place| self.table.leaders_at(Side::Rebel, *place).next().is_some();
        hand.of::<Place>().filter(leader).collect()
    }

    /// S7.8: leaders of the pool whose card can be used at the start of the combat once they are there.
    pub(super) fn has_combat_card(&self, leader: Leader) -> bool {
        let Some(combat) = &self.table.combat else { return false };
        let mut hand = self.action_hands[Side::Empire.index()].of::<ActionCard>();
        let mut frame = Frame::new(script::Entry(0), 0, Side::Empire.seat().0);
        frame.about = combat.place.thing() + 1;
        hand.any(|card| {
            let scheme = card.scheme();
            let line = card.line();
            scheme.leaders.contains(&leader)
                && scheme.users == crate::card::Users::There
                && self.table.timing(card) == Timing::CombatStarts
                && self.holds(&scheme.needs, &frame)
                && line.is_none_or(|line| self.holds(&line.playable, &frame))
        })
    }

    /// S10: whom a card in hand prefers for a mission, Blindside until an attempt can use it and Post Bounty always.
    pub(super) fn is_preferred(&self, leader: Leader) -> bool {
        let hand = self.action_hands[Side::Empire.index()];
        hand.of::<ActionCard>().any(|card| {
            card.scheme().leaders.contains(&leader)
                && matches!(self.table.timing(card), Timing::Revealed | Timing::Judged)
        })
    }

    /// Whether a leader can carry a project out at once.
    pub(crate) fn can_carry_out(&self, card: MissionCard, leader: Leader, frame: &Frame) -> bool {
        let project = Frame { source: card.thing(), ..*frame };
        let able = card.mission().skill.is_none_or(|(skill, n)| leader.person().icon_count(skill) >= n);
        able && self.is_playable(card, &project)
    }

    /// Whether what a card asks for is true, and what the list asks for besides, or instead if it has the card do something
    /// else.
    pub(crate) fn suits(&self, card: ActionCard, frame: &Frame) -> bool {
        let line = card.line().filter(|_| self.table.agreed.is_solo());
        let replaced = line.is_some_and(|line| line.instead.is_some());
        (replaced || self.holds(&card.scheme().needs, frame))
            && line.is_none_or(|line| self.holds(&line.playable, &Frame { source: card.thing(), ..*frame }))
    }

    /// S10: where the card in play is used.
    pub(super) fn listed_for_card(&self, why: Why, frame: &Frame) -> Option<&'static Ranking> {
        let line = ActionCard::from_thing(frame.source).line()?;
        let known = self.table.revealed.is_some();
        match why {
            Why::GoThere => Some(line.aims(known)),
            _ => line.choice(why, known),
        }
    }

    /// Where this happens.
    pub(super) fn rebels_in(&self, theatre: crate::things::Theatre, frame: &Frame) -> i32 {
        let Some(at) = here(frame) else { return 0 };
        let units = self.table.units_of(Side::Rebel, at).filter(|(unit, _)| unit.kind().theatre == theatre);
        units.map(|(unit, n)| i32::from(unit.kind().strength * n)).sum()
    }
}
