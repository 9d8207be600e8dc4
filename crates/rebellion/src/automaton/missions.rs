//! S2, S6, S8.3: the missions of a side that is nobody's seat.

use script::{Count, How, Reg};

use super::decision::Rule;
use super::rankings::{Ranking, favoured, for_resolve, most_capable, pictured_first};
use super::turn::{given, task};
use super::{Candidates, Matter, Task};
use crate::card::{How as Manner, Target};
use crate::chance::Luck;
use crate::state::{Frame, State};
use crate::things::{ActionCard, Leader, MissionCard, ObjectiveCard, Side, Things};
use crate::turn::{Check, MISSION, Routine, check, repeat, rule};
use crate::why::Why;
use crate::words::*;

/// S6.2: one Starting mission, and Main missions as the first number of the frame says.
pub(crate) static ROUND_DECK: Proc = Proc::new(
    "round deck",
    &[
        task(Task::DrawStarting),
        repeat(
            given(Matter::RoundShort),
            &[
                check(Check::DeckEmpty, &[rule(Routine::Recycle), Step::Fate(Luck::OwnMissions)]),
                task(Task::DrawMain),
            ],
        ),
        Step::Fate(Luck::RoundDeck),
    ],
);

/// S2.3, S2.4, S2.7: the card that is turned up is the source of the effect. Register A is who undertakes it.
pub(crate) static IMPERIAL_MISSION: Proc = Proc::new(
    "imperial mission",
    &[
        check(Check::DeckEmpty, &[rule(Routine::Recycle), Step::Fate(Luck::OwnMissions)]),
        task(Task::TurnUpMission),
        repeat(
            given(Matter::Unplayable),
            &[Step::If(
                Cond::Rule(given(Matter::PutsOff)),
                &[UNDERTAKEN, task(Task::PutOff)],
                &[task(Task::NextMission)],
            )],
        ),
        check(
            given(Matter::Playable),
            &[
                UNDERTAKEN,
                task(Task::Undertake),
                check(given(Matter::SecondGoes), &[UNDERTAKEN, task(Task::Undertake)]),
                Step::Call { proc: &MISSION, args: &[], into: None, num: None },
            ],
        ),
    ],
);
/// S10, Interrogation Droid: the Rebels choose in secret which cards of possible bases stay in the deck.
pub(crate) static WITHHOLD: Proc = Proc::new(
    "withhold",
    &[
        Step::Choose {
            into: Reg::C,
            who: Who::You,
            from: &[Filter::Rule(From::Automaton(Candidates::PossibleInDeck))],
            count: Count::Exactly(Num::N(3)),
            how: How::Set,
            why: Some(Why::Name),
            secret: true,
        },
        task(Task::TakeOthers),
    ],
);

const UNDERTAKEN: Step = Step::Choose {
    into: Reg::A,
    who: Who::You,
    from: &[Filter::Rule(From::Automaton(Candidates::Capable))],
    count: Count::Exactly(Num::N(1)),
    how: How::Set,
    why: Some(Why::Undertake),
    secret: false,
};

/// S8.3, S8.4: the decks in the Refresh Phase.
pub(crate) static TIDY: Proc = Proc::new(
    "tidy",
    &[
        task(Task::ReturnStarting),
        Step::Fate(Luck::Starting),
        check(given(Matter::MainShuffled), &[Step::Fate(Luck::OwnMissions)]),
        Step::Fate(Luck::RoundDeck),
        task(Task::ReturnLeftovers),
        Step::Fate(Luck::SetAside),
    ],
);

impl State {
    /// The mission that was turned up, if one was.
    pub(crate) fn turned_up(&self, frame: &Frame) -> Option<MissionCard> {
        MissionCard::RANGE.holds(frame.source).then(|| MissionCard::from_thing(frame.source))
    }

    /// S1.1.
    pub(crate) fn is_playable(&self, card: MissionCard, frame: &Frame) -> bool {
        let Some(line) = card.line() else { return false };
        let aims = line.aims(self.table.revealed.is_some());
        let targets = match self.target_of(card) {
            Target::Base | Target::Nothing => true,
            _ => !script::best(self, aims, self.mission_targets(card, frame), frame).0.is_empty(),
        };
        targets
            && !self.capable(frame).is_empty()
            && self.holds(&card.mission().needs, frame)
            && self.holds(&line.playable, frame)
    }

    /// S1.3, S1.4: who can undertake the mission alone; S2.7: somebody else goes along.
    pub(crate) fn capable(&self, frame: &Frame) -> Things {
        let Some(card) = self.turned_up(frame) else { return Things::EMPTY };
        let able = match card.mission().skill {
            Some((skill, needed)) => self.table.qualified(Side::Empire, skill, needed),
            None => self.table.pool(Side::Empire).collect(),
        };
        // S2.9: those that wait for missions which were put off.
        let waiting = able & self.table.reserved;
        match self.table.put_off.holds(card) && !waiting.is_empty() {
            true => waiting,
            false => able - self.table.reserved,
        }
    }

    /// S2.7, R20.4.
    pub(crate) fn second_goes(&self, card: MissionCard) -> bool {
        card.line().is_some_and(|line| line.second)
            && self.table.agreed.has_expansion()
            && self.table.has_leaders_to_spare()
    }

    /// S10: how something is chosen for the card in play.
    pub(super) fn listed(&self, why: Why, frame: &Frame) -> Option<&'static Ranking> {
        if ActionCard::RANGE.holds(frame.source) {
            return self.listed_for_card(why, frame);
        }
        let line = if ObjectiveCard::RANGE.holds(frame.source) {
            ObjectiveCard::from_thing(frame.source).line()?
        } else {
            self.turned_up(frame).filter(|card| card.side() == Side::Empire)?.line()?
        };
        let known = self.table.revealed.is_some();
        match why {
            Why::Aim => Some(line.aims(known)),
            _ => line.choice(why, known),
        }
    }

    /// S1.3, S1.4, SQ8.
    pub(super) fn undertaking(&self, frame: &Frame) -> (Rule, &'static Ranking) {
        let card = self.turned_up(frame).expect("a mission is turned up");
        let mission = card.mission();
        let Some((skill, _)) = mission.skill else { return (Rule(0, 3), &[]) };
        let pays = card.line().is_some_and(|line| line.pays) && self.table.agreed.readings.pictured_resolves;
        // S10: action cards in hand prefer somebody.
        if self.capable(frame).of::<Leader>().any(|leader| self.is_preferred(leader)) {
            let attempt = mission.mode == Manner::Attempt;
            return (Rule(10, 0), favoured(skill, attempt));
        }
        match mission.mode {
            Manner::Resolve if pays => (Rule(1, 4), pictured_first(skill)),
            Manner::Resolve => (Rule(1, 4), for_resolve(skill)),
            _ => (Rule(1, 3), most_capable(skill)),
        }
    }
}
