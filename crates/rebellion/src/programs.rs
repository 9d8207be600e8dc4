//! All programs of the game as flat code, and where each of them starts.

use std::sync::LazyLock;

use script::{Code, Entry};

use crate::automaton::{LINES, SCHEMES};
use crate::cards;
use crate::cards::tactics::{Half, TACTICS};
use crate::setup::Setup;
use crate::things::{ActionCard, MissionCard, ObjectiveCard, TacticCard};
use crate::turn::{GAME, PROCEDURES, ROUNDS};
use crate::words::*;

/// Where each program starts in the flat code.
pub struct Programs {
    pub code: Code<Vocabulary>,
    /// Of each mission: what it does, what it does by the other printing, what it does in the solo game, and what follows
    /// when it fails.
    missions: Vec<[Entry; 4]>,
    pub(crate) game: Entry,
    /// Where a position stands that was not come to by playing.
    pub(crate) round: Entry,
    /// Of each different tactic card, what its abilities do.
    tactics: Vec<[Entry; 2]>,
    later: Vec<Left>,
    /// Of each action card what it does, what it does when it lies there, and what it does in the solo game.
    schemes: Vec<[Entry; 3]>,
    /// Of each objective what it costs, what it does, and what it does each Refresh.
    objectives: Vec<[Entry; 3]>,
}

/// An effect that can be left behind.
struct Left {
    moment: Moment,
    effect: Effect,
    entry: Entry,
}

impl std::fmt::Debug for Programs {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} instructions", self.code.len())
    }
}

impl Programs {
    fn lower() -> Programs {
        let mut code = Code::new();
        for proc in PROCEDURES {
            code.procedure(proc);
        }
        let missions = cards::missions()
            .map(|mission| {
                let reprint = mission.reprint.map_or(mission.effect, |(_, effect)| effect);
                let line = LINES.iter().find(|line| line.id == mission.id);
                let solo = |printed| line.and_then(|line| line.instead).unwrap_or(printed);
                [mission.effect, reprint, solo(reprint), mission.on_fail].map(|effect| code.lower(effect))
            })
            .collect();
        let game = code.lower(&GAME);
        let round = code.lower(&ROUNDS);
        let tactics = TACTICS.iter().map(|card| card.abilities.map(|effect| code.lower(effect))).collect();
        let mut later = Vec::new();
        for effect in TACTICS.iter().flat_map(|card| card.abilities) {
            leave(effect, &mut code, &mut later);
        }
        let schemes = cards::schemes()
            .map(|scheme| {
                let armed = scheme.armed.map_or(&[][..], |(_, effect)| effect);
                let line = SCHEMES.iter().find(|line| line.id == scheme.id);
                let solo = line.and_then(|line| line.instead).unwrap_or(scheme.effect);
                [scheme.effect, armed, solo].map(|effect| code.lower(effect))
            })
            .collect();
        let objectives = cards::objectives()
            .map(|objective| {
                [objective.cost, objective.effect, objective.each_refresh].map(|effect| code.lower(effect))
            })
            .collect();
        Programs { code, missions, game, round, tactics, later, schemes, objectives }
    }

    /// What an ability of a card does.
    pub(crate) fn tactic(&self, card: TacticCard, half: Half) -> Entry {
        self.tactics[card.face_index()][half as usize]
    }

    /// The number of an effect that is left behind.
    pub(crate) fn later(&self, effect: Effect) -> u16 {
        let same = |left: &Left| std::ptr::eq(left.effect, effect);
        self.later.iter().position(same).expect("what can be left behind is known") as u16
    }

    /// The effect that waits for a moment, where only one does.
    pub(crate) fn waiting_for(&self, moment: Moment) -> Option<u16> {
        self.later.iter().position(|left| left.moment == moment).map(|later| later as u16)
    }

    pub(crate) fn moment(&self, later: u16) -> Moment {
        self.later[usize::from(later)].moment
    }

    pub(crate) fn ability(&self, later: u16) -> Entry {
        self.later[usize::from(later)].entry
    }

    pub(crate) fn scheme(&self, card: ActionCard, armed: bool, solo: bool) -> Entry {
        self.schemes[card.index()][match (armed, solo) {
            (true, _) => 1,
            (false, true) => 2,
            (false, false) => 0,
        }]
    }

    /// What an objective costs, does, and does each Refresh.
    pub(crate) fn objective(&self, card: ObjectiveCard, part: usize) -> Entry {
        self.objectives[card.index()][part]
    }

    /// What a mission does if it is carried out, and otherwise.
    pub(crate) fn mission(&self, card: MissionCard, done: bool, agreed: &Setup) -> Entry {
        let of = &self.missions[card.face()];
        let replaced = agreed.is_solo() && card.line().is_some_and(|line| line.instead.is_some());
        of[match (done, replaced) {
            (true, true) => 2,
            (true, false) => usize::from(agreed.has_expansion()),
            (false, _) => 3,
        }]
    }

    pub(crate) fn entry(&self, proc: &'static Proc) -> Entry {
        self.code.entry(proc)
    }
}

/// Lowers what an effect leaves behind, and what that leaves behind in turn.
fn leave(effect: Effect, code: &mut Code<Vocabulary>, later: &mut Vec<Left>) {
    for step in effect {
        if let Step::Do(Op::Later(moment, effect)) = step {
            later.push(Left { moment: *moment, effect, entry: code.lower(effect) });
            leave(effect, code, later);
        }
        step.blocks().for_each(|inner| leave(inner, code, later));
    }
}

#[inline]
pub fn programs() -> &'static Programs {
    static PROGRAMS: LazyLock<Programs> = LazyLock::new(Programs::lower);
    &PROGRAMS
}
