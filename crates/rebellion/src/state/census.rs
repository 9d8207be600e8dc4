//! Whether every piece lies in exactly one place.

use pieces::{Pile, Thing};
use script::Core;

use super::{Phase, State};
use crate::card::Set;
use crate::setup::CombatRules;
use crate::things::{ActionCard, MissionCard, ObjectiveCard, Place, TacticCard, Things, Unit};

impl State {
    /// The probe card that does not lie in exactly one place, if there is one.
    pub fn misplaced(&self) -> Option<Place> {
        let places = |place: Place| {
            self.probes.cards().iter().filter(|card| **card == place).count()
                + usize::from(self.probed.holds(place))
                + usize::from(self.aside.holds(place))
                + usize::from(self.table.gone.holds(place))
                + usize::from(self.table.laid_open.holds(place))
                + usize::from(self.table.explored.holds(place))
                + usize::from(self.base == Some(place))
                + self.stashed.iter().flatten().filter(|stash| stash.place == place).count()
        };
        Place::systems().find(|place| places(*place) != usize::from(*place != Place::CORUSCANT))
    }

    /// The mission that does not lie in exactly one place, if there is one; one that somebody is looking at or has turned up
    /// lies before the machine.
    pub fn misfiled(&self) -> Option<MissionCard> {
        let table = &self.table;
        let shown = |card: MissionCard| {
            let frames = self.machine.frames();
            frames
                .iter()
                .any(|frame| frame.source == card.thing() || frame.regs.iter().any(|reg| reg.holds(card)))
        };
        let piles = |card: MissionCard| {
            let decks = self.missions.iter().map(Pile::cards);
            let all = decks.chain([self.projects.cards(), self.starting.cards(), self.round.cards()]);
            all.flatten().filter(|other| **other == card).count()
        };
        let places = |card: MissionCard| {
            piles(card)
                + self.hands.iter().filter(|hand| hand.holds(card)).count()
                + self.assigned.iter().filter(|other| **other == Some(card)).count()
                + usize::from(table.discarded.holds(card))
                + usize::from(table.removed.holds(card))
                + usize::from(table.spent.holds(card))
                + usize::from(table.mission.is_some_and(|mission| mission.card == card))
        };
        let lies = |card: MissionCard| match places(card) {
            1 => true,
            0 => shown(card) || table.phase == Phase::SetUp && card.mission().set == Set::Starting,
            _ => false,
        };
        MissionCard::each().find(|card| table.outcome.is_none() && !lies(*card))
    }

    /// The shared tactic card that does not lie in exactly one place, if there is one.
    pub fn mislaid(&self) -> Option<TacticCard> {
        let places = |card: TacticCard| {
            self.tactics.iter().flat_map(Pile::cards).filter(|other| **other == card).count()
                + self.tactic_hands.iter().filter(|hand| hand.holds(card)).count()
                + usize::from(self.table.used.holds(card))
        };
        let in_play = usize::from(self.table.agreed.combat == CombatRules::Base);
        let looked = self.taken_up();
        let astray =
            |card: &TacticCard| places(*card) != in_play && !(looked.holds(*card) && places(*card) == 0);
        TacticCard::all_shared().of::<TacticCard>().find(astray)
    }

    /// The action card that does not lie in exactly one place, if there is one.
    pub fn misused(&self) -> Option<ActionCard> {
        let places = |card: ActionCard| {
            let piles =
                self.actions.iter().flat_map(Pile::cards).chain(self.starters.iter().flat_map(Pile::cards));
            let sets = [self.table.discarded, self.table.in_play, self.table.removed];
            piles.filter(|other| **other == card).count()
                + sets
                    .iter()
                    .chain(&self.drawn)
                    .chain(&self.action_hands)
                    .filter(|set| set.holds(card))
                    .count()
        };
        ActionCard::each().find(|card| places(*card) != 1)
    }

    /// The objective that does not lie in exactly one place, if there is one.
    pub fn misjudged(&self) -> Option<ObjectiveCard> {
        let looked = self.taken_up();
        let places = |card: ObjectiveCard| {
            let sets =
                [self.goals, self.unused, self.table.discarded, self.table.in_play, self.table.removed];
            self.objectives.cards().iter().filter(|other| **other == card).count()
                + sets.iter().filter(|set| set.holds(card)).count()
        };
        let astray = |card: &ObjectiveCard| match places(*card) {
            0 => !looked.holds(*card) && self.is_dealt(*card),
            n => n > 1,
        };
        ObjectiveCard::each().find(astray)
    }

    /// What somebody has taken up to look at.
    fn taken_up(&self) -> Things {
        let looked = self.machine.frames().iter().flat_map(|frame| frame.regs);
        looked.fold(Things::EMPTY, |all, reg| all | reg)
    }

    /// Whether an objective lies anywhere, once the decks are there.
    fn is_dealt(&self, card: ObjectiveCard) -> bool {
        self.table.phase != Phase::SetUp && self.table.agreed.includes(card.objective().release)
    }

    /// The sort of unit of which there are more than the box has, if there is one (R1.4).
    pub fn too_many(&self) -> Option<Unit> {
        Unit::each().find(|unit| self.table.in_use(*unit) > u16::from(unit.kind().pieces))
    }
}
