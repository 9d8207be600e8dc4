//! A position.

use kernel::{Outcome, Roll};
use pieces::{Counts, Each, Knowledge, Per, Pile, Thing};
use script::Core;
use serde::{Deserialize, Serialize};

use crate::card::{How, Set};
use crate::setup::{CombatRules, MissionSet, Setup};
use crate::things::{
    ActionCard, Colour, DAMAGE, Face, Hurt, KINDS, LEADERS, Leader, MissionCard, ObjectiveCard, PLACES,
    Place, Side, TacticCard, Theatre, Things, Unit, WORDS,
};
use crate::words::{Change, Ring, Until};

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

/// What lies open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Open {
    pub agreed: Setup,
    pub phase: Phase,
    /// Whose turn it is; the current player of a combat.
    pub active: Side,
    /// R5.2.
    pub passed: [bool; 2],
    pub time: u8,
    pub reputation: u8,
    pub units: Units,
    /// R22.4: those that have moved this round.
    pub moved: Units,
    /// Units that wait on spaces 1 to 3.
    pub queue: [[u8; KINDS]; QUEUE],
    /// R15.6: units that have left space 1 and must be placed.
    pub leaving: [u8; KINDS],
    /// R15.6: how many were deployed where, this Refresh.
    pub deployed: Per<Place, PLACES>,
    /// R15.11: remote systems that take Imperial units in this step, because a Shield Bunker stood there before.
    pub sheltered: Things,
    /// R3.11, R3.13: units that are still to be placed before the game.
    pub unplaced: [u8; KINDS],
    pub leaders: Each<Leader, Standing, LEADERS>,
    /// R2.5: systems with a loyalty marker of each side.
    pub loyal: [Things; 2],
    pub subjugated: Things,
    pub sabotaged: Things,
    pub destroyed: Things,
    /// Where the base is, once everybody knows (R18.5).
    pub revealed: Option<Place>,
    /// It has just been found: whoever meets there has still to fight (R8.1, R18.6).
    pub exposed: bool,
    /// Probe cards that have left the game.
    pub gone: Things,
    /// Remote probe cards of the solo game that lie open before the Empire: those it was dealt, and those of systems in
    /// which it has troops (S3.9, R22.5).
    pub laid_open: Things,
    pub explored: Things,
    /// S3.12: a possible base was struck off in this Command Phase.
    pub struck_off: bool,
    /// S1.16: cards of the Round deck that are still face down.
    pub unrevealed: u8,
    /// S2.5, S4.3: Starting missions that are in no deck.
    pub spent: Things,
    /// S2.9: missions that are to be tried again, and the leaders that wait for them.
    pub put_off: Things,
    pub reserved: Things,
    /// S6.3: action cards that the Empire's procedure has gained, in that order.
    pub gained: Pile<ActionCard, HELD>,
    /// S5.9: the Imperial systems in the order of their numbers, until units stand there.
    pub starts: Pile<Place, 6>,
    /// S8.15: systems that have got a unit this Refresh, in that order.
    pub served: Pile<Place, PLACES>,
    /// Units that are being loaded in one place, and those that have left theirs: a move, a retreat.
    pub loading: [u8; KINDS],
    pub under_way: [u8; KINDS],
    /// R6.10: captured leaders who are taken along.
    pub escorted: Things,
    pub mission: Option<Played>,
    /// Missions, projects and objectives that lie open beside their decks.
    pub discarded: Things,
    /// Cards that have left the game, or are not in it.
    pub removed: Things,
    pub markers: [Option<Marker>; MARKERS],
    /// Action cards with a probe card under them, and objectives with target markers (R17.4).
    pub in_play: Things,
    /// Where the Rebels attempt nothing and use no action card in this round.
    pub barred: Option<Place>,
    /// Leaders that hold no units back in this round.
    pub lenient: Things,
    /// R13.2: the Empire may have one leader more in its pool.
    pub widened: bool,
    /// Master Yoda has helped in this round.
    pub guided: bool,
    /// Leaders whose missions nobody may be sent against this round, and those whose attempts succeed more easily.
    pub misled: Things,
    pub inspired: Things,
    /// R18.8: Rapid Mobilization at the end of the phase, each with its number of probe cards.
    pub mobilizing: [u8; 2],
    pub combat: Option<Combat>,
    /// Tactic cards that lie face up beside their decks.
    pub used: Things,
    /// Effects that were left behind.
    pub later: [Option<Later>; LATER],
    pub outcome: Option<Outcome>,
}

/// R7: the mission that is being played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Played {
    pub card: MissionCard,
    pub side: Side,
    pub leaders: Things,
    pub target: Option<Leader>,
    /// Dice that are to be rolled, and dice that cards have added, by side.
    pub hand: [u8; 3],
    pub more_dice: [u8; 2],
    /// Dice that lie there, by side; plain ones are counted as red ones.
    pub dice: [Pool; 2],
    pub successes: [u8; 2],
    pub rolled: bool,
    /// It fails, whatever would be rolled.
    pub doomed: bool,
    /// R7.5: the attempt is over.
    pub judged: bool,
    pub succeeded: bool,
    /// The card comes back to its owner's hand.
    pub returns: bool,
    /// R7.8: a combat follows.
    pub combat: bool,
}

/// R12.5: a target marker and the card it belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Marker {
    pub place: Place,
    pub card: u16,
    /// Whoever may lift it was asked, and has left it there.
    pub left: bool,
}

/// R20.6: a probe card and the action card it lies under.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Stash {
    pub card: ActionCard,
    pub place: Place,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    SetUp,
    Assignment,
    Command,
    Refresh,
}

/// Where a leader is, and whose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Standing {
    pub at: Spot,
    pub side: Side,
    pub ring: Option<Ring>,
    /// R14.2: stays on the board at the next Refresh.
    pub detained: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    /// Not recruited yet.
    Box,
    Pool,
    /// On the mission of this slot.
    On(u8),
    At(Place),
    /// R13.3.
    Eliminated,
}

/// An effect that is carried out at a later moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Later {
    /// Which of those that can be left behind, and by what.
    pub ability: u16,
    pub source: u16,
    pub owner: Side,
    /// What it is about.
    pub left: u16,
}

/// R8, R9.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Combat {
    pub place: Place,
    /// Who has brought it about.
    pub initiator: Side,
    /// Where its attacker came from (R10.3).
    pub from: Things,
    /// How many rounds of it have begun.
    pub round: u8,
    /// The theatre of the battle that is being fought.
    pub theatre: Theatre,
    /// Who attacks first in each theatre (R8.6, R9.7).
    pub first: [Side; 2],
    /// R10.1: who has retreated already, and in this round.
    pub retreated: [bool; 2],
    pub fled: [bool; 2],
    /// R10.7: the theatres in which each side had units when it began.
    pub fought: [[bool; 2]; 2],
    /// Of each sort of unit, how many have taken how much damage; those with none are not counted.
    pub hurt: Hurts,
    /// R8.10: the same before the attack that is going on.
    pub before: Hurts,
    /// One of these cannot have damage taken off in this round.
    pub locked: Option<Hurt>,
    /// R8.22: theatres in which dice threatened somebody or damage was dealt in this round.
    pub eventful: [bool; 2],
    /// R8.17: who has rolled dice on the ground in this round.
    pub rolled: [bool; 2],
    pub attack: Attack,
    /// R9.4: the sorts of units that were there when the cards of this battle were revealed.
    pub present: Things,
    /// R9.3: the cards of this battle.
    pub played: [Option<OpenCard>; 2],
    /// S9.10: hits that the Rebels must still roll again in each theatre.
    pub forced: [u8; 2],
    /// R9.10: red hits, black hits and direct hits that each side loses in this battle.
    pub prevented: [[u8; 3]; 2],
    /// How long the rules are otherwise for each side.
    pub changes: [Changes; 2],
    /// What each side has lost in each theatre so far, by printed health, and in this round, by number.
    pub lost: [[u8; 2]; 2],
    pub fallen: [[u8; 2]; 2],
    /// The sorts of units that were destroyed.
    pub destroyed: Things,
    /// R10.7: the theatres in which a battle was fought.
    pub battled: [bool; 2],
    /// R9.19: red and black dice that each side rolls less in the first round.
    pub fewer: [[u8; 2]; 2],
    /// All units have one health less.
    pub weakened: bool,
    /// Who came for this combat alone.
    pub volunteer: Option<Leader>,
    /// What objectives ask for: the system was subjugated when it began, and Vader or the Emperor was there.
    pub subjugated: bool,
    pub dark_side: bool,
    /// R17.3, R19.5: an objective was played, and the plans that were tried in this round; the last ones missed.
    pub scored: bool,
    pub tried: Things,
    pub missed: bool,
}

/// A card that lies face up in a battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct OpenCard {
    pub card: TacticCard,
    /// It was used or cancelled.
    pub done: bool,
}

/// How long each of the changes of a rule lasts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Changes([Until; 13]);

impl Changes {
    const fn at(change: Change) -> usize {
        match change {
            Change::NoRetreat => 0,
            Change::NoBlock => 1,
            Change::NoTransport => 2,
            Change::NoTactic(theatre) => 3 + theatre as usize,
            Change::NoRepair(theatre) => 5 + theatre as usize,
            Change::ShowsTactics => 7,
            Change::Recolours => 8,
            Change::Informed => 9,
            Change::FewTactics => 10,
            Change::MoreTactics(theatre) => 11 + theatre as usize,
        }
    }

    #[inline]
    pub fn hold(&self, change: Change) -> bool {
        self.0[Changes::at(change)] != Until::Over
    }

    /// What lasts longer already stays.
    pub(crate) fn add(&mut self, change: Change, until: Until) {
        let row = &mut self.0[Changes::at(change)];
        *row = until.max(*row);
    }

    pub(crate) fn attack_ends(&mut self) {
        for until in self.0.iter_mut().filter(|until| **until == Until::Attack) {
            *until = Until::Over;
        }
    }

    pub(crate) fn round_ends(&mut self) {
        for until in &mut self.0 {
            *until = match until {
                Until::NextRound => Until::Round,
                Until::Combat => Until::Combat,
                Until::Over | Until::Attack | Until::Round => Until::Over,
            };
        }
    }
}

/// How many units of each sort have taken 1, 2, 3 and more damage.
pub type Hurts = [[u8; DAMAGE - 1]; KINDS];

/// R8.6: one side's dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Attack {
    pub side: Side,
    /// Red, black and green dice that are to be rolled.
    pub hand: [u8; 3],
    /// Dice by colour and face.
    pub pool: Pool,
}

/// How many dice of each colour show each face.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pool(pub [[u8; 4]; 3]);

impl Pool {
    #[inline]
    pub const fn of(&self, colour: Colour, face: Face) -> u8 {
        self.0[colour as usize][face as usize]
    }

    pub fn add(&mut self, colour: Colour, face: Face) {
        self.0[colour as usize][face as usize] += 1;
    }

    /// Dice that were rolled, red ones first.
    pub fn add_roll(&mut self, dice: [u8; 3], roll: Roll) {
        let colours =
            Colour::ALL.into_iter().zip(dice).flat_map(|(colour, n)| std::iter::repeat_n(colour, n.into()));
        for (colour, face) in colours.zip(roll.faces()) {
            self.add(colour, Face::ALL[usize::from(face)]);
        }
    }

    /// R7.7.
    pub fn successes(&self) -> u8 {
        let worth = |colour: &[u8; 4]| {
            colour[Face::Hit as usize] + colour[Face::Direct as usize] + 2 * colour[Face::Special as usize]
        };
        self.0.iter().map(worth).sum()
    }

    /// Takes so many, or as many as there are.
    pub fn take(&mut self, colour: Colour, face: Face, n: u8) -> u8 {
        let count = &mut self.0[colour as usize][face as usize];
        let taken = n.min(*count);
        *count -= taken;
        taken
    }
}

impl Attack {
    pub const NONE: Attack = Attack { side: Side::Rebel, hand: [0; 3], pool: Pool([[0; 4]; 3]) };
}

impl Open {
    /// A board on which nothing stands yet.
    pub(crate) fn empty(setup: &Setup) -> Open {
        let standing = |leader: Leader| {
            let person = leader.person();
            let at = if person.starts { Spot::Pool } else { Spot::Box };
            Standing { at, side: person.side, ring: None, detained: false }
        };
        Open {
            agreed: *setup,
            phase: Phase::SetUp,
            active: Side::Rebel,
            passed: [false; 2],
            time: 1,
            reputation: setup.reputation.0,
            units: Units::new(),
            moved: Units::new(),
            queue: [[0; KINDS]; QUEUE],
            leaving: [0; KINDS],
            deployed: Per::new(),
            sheltered: Things::EMPTY,
            unplaced: [0; KINDS],
            leaders: Each::new(standing),
            // R2.4.
            loyal: [Things::EMPTY, Things::one(Place::CORUSCANT.thing())],
            subjugated: Things::EMPTY,
            sabotaged: Things::EMPTY,
            destroyed: Things::EMPTY,
            revealed: None,
            exposed: false,
            gone: Things::EMPTY,
            laid_open: Things::EMPTY,
            explored: Things::EMPTY,
            struck_off: false,
            unrevealed: 0,
            spent: Things::EMPTY,
            put_off: Things::EMPTY,
            reserved: Things::EMPTY,
            gained: Pile::new(),
            starts: Pile::new(),
            served: Pile::new(),
            loading: [0; KINDS],
            under_way: [0; KINDS],
            escorted: Things::EMPTY,
            mission: None,
            discarded: Things::EMPTY,
            removed: Things::EMPTY,
            markers: [None; MARKERS],
            in_play: Things::EMPTY,
            barred: None,
            lenient: Things::EMPTY,
            widened: false,
            guided: false,
            misled: Things::EMPTY,
            inspired: Things::EMPTY,
            mobilizing: [0; 2],
            combat: None,
            used: Things::EMPTY,
            later: [None; LATER],
            outcome: None,
        }
    }

    #[inline]
    pub fn standing(&self, leader: Leader) -> &Standing {
        &self.leaders[leader]
    }

    /// S1.5.
    pub fn gap(&self) -> i16 {
        i16::from(self.reputation) - i16::from(self.time)
    }

    /// R1.4: pieces that are neither on the board nor on the queue.
    pub fn supply(&self, unit: Unit) -> u8 {
        (u16::from(unit.kind().pieces) - self.in_use(unit)) as u8
    }

    /// Those that are on the board, on the queue, or between two places.
    pub fn in_use(&self, unit: Unit) -> u16 {
        let index = unit.index();
        let queued: u8 = self.queue.iter().map(|space| space[index]).sum();
        let between =
            self.leaving[index] + self.unplaced[index] + self.loading[index] + self.under_way[index];
        self.units.total(unit) + u16::from(queued) + u16::from(between)
    }
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
