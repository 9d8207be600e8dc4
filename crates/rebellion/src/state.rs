//! A position.

mod census;
mod combat;
mod dice;
mod open;

use kernel::Outcome;
use pieces::{Counts, Knowledge, Pile, Thing};
use script::Core;
use serde::{Deserialize, Serialize};

use crate::card::{How, Set};
use crate::setup::{CombatRules, MissionSet, Setup};
use crate::things::{
    ActionCard, KINDS, MissionCard, ObjectiveCard, PLACES, Place, Side, TacticCard, Theatre, Things, Unit,
    WORDS,
};

pub use combat::{Attack, Changes, Combat, Hurts, OpenCard};
pub use dice::Pool;
pub use open::{Later, Marker, Open, Phase, Played, Spot, Standing};

pub type Frame = script::Frame<WORDS>;
/// The game, a mission, its card, a choice inside of that; a combat, a battle of it, an attack, and a choice.
pub type Machine = script::Machine<WORDS, 16, 16>;
pub type Known = Knowledge<WORDS, 3>;
/// How many units of each sort there are in each place.
pub type Units = Counts<Unit, Place, KINDS, PLACES>;
/// R2: probe cards are those of the systems but Coruscant.
pub const PROBES: usize = 31;
/// R8.4: each of the shared tactic decks.
pub const TACTICS: usize = 15;
/// How many effects can be left behind at a time: no more than two of each side in a combat, and one that outlives it.
pub const LATER: usize = 8;
/// The spaces of the build queue.
pub const QUEUE: usize = 3;
/// Room for the missions of one side, for projects, and for objectives.
pub const DECK: usize = 48;
pub const PROJECTS: usize = 13;
/// S6.2, S2.6: the Round deck, and what is laid aside in a round.
pub const ROUND: usize = 16;
/// S2.1.
pub const STARTING: usize = 4;
pub const OBJECTIVES: usize = 27;
/// R3.7: action cards of one side with a recruit icon, and those without.
pub const ACTIONS: usize = 17;
pub const STARTERS: usize = 8;
/// S6.3: as many as the Empire can come to hold.
pub const HELD: usize = 23;
/// R20.6: as many as cards can hold.
pub const STASHES: usize = 3;
/// R13.2: a side has eight leaders in its pool at most, nine by a card; each can have a mission of its own.
pub const SLOTS: usize = 20;
/// R12.5: as many as cards can place.
pub const MARKERS: usize = 6;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    pub table: Open,
    pub machine: Machine,
    /// R18.1: the card on the Location box.
    pub base: Option<Place>,
    pub probes: Pile<Place, PROBES>,
    /// Probe cards in the Imperial hand.
    pub probed: Things,
    /// Probe cards that the Rebels are looking at.
    pub aside: Things,
    /// Mission decks, and the projects.
    pub missions: [Pile<MissionCard, DECK>; 2],
    pub projects: Pile<MissionCard, PROJECTS>,
    /// S2.1: Starting missions and the Round deck of an Empire that is nobody's seat. Its Main deck is its mission deck.
    pub starting: Pile<MissionCard, STARTING>,
    pub round: Pile<MissionCard, ROUND>,
    /// Missions and projects in hand; S2.6: what is laid aside.
    pub hands: [Things; 2],
    /// R4.1: missions that lie face down, those of the Rebels first.
    pub assigned: [Option<MissionCard>; SLOTS],
    pub objectives: Pile<ObjectiveCard, OBJECTIVES>,
    /// Objectives in the Rebels' hand, and those that left the game unseen (R3.6).
    pub goals: Things,
    pub unused: Things,
    /// R3.7, R3.14: decks of action cards, and starting action cards that nobody has drawn.
    pub actions: [Pile<ActionCard, ACTIONS>; 2],
    pub starters: [Pile<ActionCard, STARTERS>; 2],
    /// Action cards in hand, and those that somebody looks at to recruit.
    pub action_hands: [Things; 2],
    pub drawn: [Things; 2],
    /// R20.6: probe cards that lie face down under action cards.
    pub stashed: [Option<Stash>; STASHES],
    /// R8: the shared tactic decks for space and ground, and the cards that each side has drawn.
    pub tactics: [Pile<TacticCard, TACTICS>; 2],
    pub tactic_hands: [Things; 2],
    /// R9.3: the card that each side has laid face down.
    pub laid: [Option<TacticCard>; 2],
    pub known: Known,
}

/// R20.6: a probe card and the action card it lies under.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Stash {
    pub card: ActionCard,
    pub place: Place,
}

impl State {
    /// The box, sorted.
    pub(crate) fn empty(setup: &Setup) -> State {
        let shares = setup.combat == CombatRules::Base;
        let mut state = State {
            table: Open::empty(setup),
            machine: Machine::new(),
            base: None,
            probes: Place::systems().filter(|place| *place != Place::CORUSCANT).collect(),
            probed: Things::EMPTY,
            aside: Things::EMPTY,
            missions: Default::default(),
            projects: Pile::new(),
            starting: Pile::new(),
            round: Pile::new(),
            hands: [Things::EMPTY; 2],
            assigned: [None; SLOTS],
            objectives: Pile::new(),
            goals: Things::EMPTY,
            unused: Things::EMPTY,
            actions: Default::default(),
            starters: Default::default(),
            action_hands: [Things::EMPTY; 2],
            drawn: [Things::EMPTY; 2],
            stashed: [None; STASHES],
            // R3.8: where each side has cards of its own, the shared ones leave the game.
            tactics: Theatre::ALL.map(|theatre| TacticCard::shared(theatre).filter(|_| shares).collect()),
            tactic_hands: [Things::EMPTY; 2],
            laid: [None; 2],
            // Everybody knows the cards that each side has for itself.
            known: Knowledge::new([TacticCard::RANGE.set::<WORDS>() - TacticCard::all_shared(); 3]),
        };
        for card in ActionCard::each() {
            let (scheme, side) = (card.scheme(), card.side().index());
            match setup.includes(scheme.release) {
                false => {
                    state.table.removed.insert(card.thing());
                }
                true if scheme.starting => state.starters[side].put(card),
                true => state.actions[side].put(card),
            }
        }
        state.sort_missions();
        state
    }

    /// R3.9, R20.5: all missions and projects that are in the game lie in their decks; a set that a die has not named yet
    /// is that of the base game.
    pub(crate) fn sort_missions(&mut self) {
        let setup = self.table.agreed;
        self.table.removed = self.table.removed - MissionCard::RANGE.set();
        self.missions = Default::default();
        (self.projects, self.starting) = Default::default();
        for card in MissionCard::each() {
            let mission = card.mission();
            let own_set = match card.side() {
                Side::Rebel => setup.rebel_missions,
                Side::Empire => setup.imperial_missions,
            };
            let in_play = setup.includes(mission.release)
                && match mission.set {
                    // S5.7, S5.8: nobody plays reactions against a procedure.
                    _ if setup.is_solo() && mission.mode == How::Reaction => false,
                    Set::Base => own_set != MissionSet::Expansion,
                    Set::Expansion => own_set == MissionSet::Expansion,
                    Set::Starting | Set::Leader | Set::Project => true,
                };
            // S2.2: of each project one is a Main mission.
            let first = || MissionCard::each().find(|other| other.face() == card.face()) == Some(card);
            match mission.set {
                _ if !in_play => {
                    self.table.removed.insert(card.thing());
                }
                Set::Starting if self.table.is_automaton(card.side()) => self.starting.put(card),
                // They come to the hand when the game begins.
                Set::Starting => {}
                Set::Project if setup.is_solo() && first() => {
                    self.missions[Side::Empire.index()].put(card);
                }
                Set::Project => self.projects.put(card),
                Set::Leader | Set::Base | Set::Expansion => self.missions[card.side().index()].put(card),
            }
        }
    }

    /// Ends the game.
    pub(crate) fn finish(&mut self, outcome: Outcome) {
        self.machine.clear();
        self.table.outcome = Some(outcome);
    }
}
