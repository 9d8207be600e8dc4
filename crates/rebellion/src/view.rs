//! What a pair of eyes may know (R1.6).

use kernel::{Eyes, Seat};
use pieces::{Listed, Thing};
use script::{Core, Flags, Reg};
use serde::{Deserialize, Serialize};

use crate::state::{Machine, Open, State};
use crate::things::{
    ActionCard, MissionCard, ObjectiveCard, Place, Side, TacticCard, Theatre, Things, WORDS,
};

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    pub eyes: Eyes,
    pub table: Open,
    /// What is being carried out, without what these eyes cannot see.
    pub machine: Machine,
    /// The card on the Location box, once one lies there.
    pub base: Listed<Place>,
    /// From the bottom to the top.
    pub probes: Listed<Place>,
    /// Probe cards in the Imperial hand.
    pub probed: Listed<Place>,
    /// Those that the Rebels are looking at.
    pub aside: Listed<Place>,
    pub missions: [Listed<MissionCard>; 2],
    pub projects: Listed<MissionCard>,
    /// S2.1.
    pub starting: Listed<MissionCard>,
    pub round: Listed<MissionCard>,
    /// Missions and projects in hand.
    pub hands: [Listed<MissionCard>; 2],
    /// What lies face down on each slot, those of the Rebels first.
    pub assigned: Vec<Listed<MissionCard>>,
    /// The numbers on the backs of objectives, and which they are.
    pub objectives: Vec<(u8, Option<ObjectiveCard>)>,
    pub goals: Vec<(u8, Option<ObjectiveCard>)>,
    pub unused: Vec<(u8, Option<ObjectiveCard>)>,
    /// Decks of action cards from the bottom to the top, those that nobody has drawn before the game, hands, and what
    /// somebody looks at to recruit.
    pub actions: [Listed<ActionCard>; 2],
    pub starters: [Listed<ActionCard>; 2],
    pub action_hands: [Listed<ActionCard>; 2],
    pub drawn: [Listed<ActionCard>; 2],
    /// R20.6: action cards with a probe card under them.
    pub stashed: Vec<(ActionCard, Option<Place>)>,
    /// R8: the shared tactic decks from the bottom to the top, and each side's cards for space and for the ground.
    pub tactics: [Listed<TacticCard>; 2],
    pub tactic_hands: [[Listed<TacticCard>; 2]; 2],
    /// R9.3: the card that each side has laid face down.
    pub laid: [Listed<TacticCard>; 2],
}

/// Cards in no order.
fn sorted<T: Thing + Ord>(cards: Things, known: &Things) -> Listed<T> {
    let mut listed: Listed<T> = cards.of::<T>().map(|card| known.holds(card).then_some(card)).collect();
    listed.sort_unstable();
    listed
}

fn backs(cards: impl Iterator<Item = ObjectiveCard>, known: &Things) -> Vec<(u8, Option<ObjectiveCard>)> {
    cards.map(|card| (card.objective().stage, known.holds(card).then_some(card))).collect()
}

pub(crate) fn view(state: &State, eyes: Eyes) -> View {
    let known = state.known.seen_by(eyes);
    let cards: Things = MissionCard::RANGE.set::<WORDS>()
        | ObjectiveCard::RANGE.set()
        | TacticCard::RANGE.set()
        | ActionCard::RANGE.set();
    let mut machine = state.machine;
    for frame in machine.frames_mut() {
        let sees = eyes == Eyes::All || eyes == Eyes::Seat(Seat(frame.owner));
        frame.regs = frame.regs.map(|reg| reg - (cards - known));
        if frame.is(Flags::SECRET) && !sees {
            frame.set(Reg::C, Things::EMPTY);
        }
    }
    let mut sorted_goals = backs(state.goals.of(), &known);
    sorted_goals.sort_unstable();
    let mut unused = backs(state.unused.of(), &known);
    unused.sort_unstable();
    View {
        eyes,
        table: state.table,
        machine,
        base: state.base.iter().map(|base| known.holds(*base).then_some(*base)).collect(),
        probes: state.probes.listed(&known),
        probed: sorted(state.probed, &known),
        aside: sorted(state.aside, &known),
        missions: std::array::from_fn(|side| state.missions[side].listed(&known)),
        projects: state.projects.listed(&known),
        starting: state.starting.listed(&known),
        round: state.round.listed(&known),
        hands: std::array::from_fn(|side| sorted(state.hands[side], &known)),
        assigned: state
            .assigned
            .iter()
            .map(|card| card.iter().map(|card| known.holds(*card).then_some(*card)).collect())
            .collect(),
        objectives: backs(state.objectives.cards().iter().copied(), &known),
        goals: sorted_goals,
        unused,
        actions: std::array::from_fn(|side| state.actions[side].listed(&known)),
        starters: std::array::from_fn(|side| state.starters[side].listed(&known)),
        action_hands: Side::ALL.map(|side| match state.table.is_automaton(side) {
            // S6.3: the oldest first.
            true => state.table.gained.cards().iter().copied().map(Some).collect(),
            false => sorted(state.action_hands[side.index()], &known),
        }),
        drawn: std::array::from_fn(|side| sorted(state.drawn[side], &known)),
        stashed: state
            .stashed
            .iter()
            .flatten()
            .map(|stash| (stash.card, known.holds(stash.place).then_some(stash.place)))
            .collect(),
        tactics: std::array::from_fn(|i| state.tactics[i].listed(&known)),
        tactic_hands: Side::ALL
            .map(|side| Theatre::ALL.map(|theatre| state.tactic_hand(side, theatre).listed(&known))),
        laid: state.laid.map(|laid| laid.iter().map(|card| known.holds(*card).then_some(*card)).collect()),
    }
}
