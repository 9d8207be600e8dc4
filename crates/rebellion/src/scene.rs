//! What a client draws and touches, from views alone.

mod lay;
mod motion;

use kernel::{Dice, Draw, Eyes, Motion, Prompt, PromptKind, Touch, Turn};
use script::Core;
use serde::Serialize;

use crate::action::{Action, Piece};
use crate::event::Event;
use crate::imagine;
use crate::state::State;
use crate::things::{BASE_SPACE, TacticCard, WORDS};
use crate::{Rebellion, View};

/// The table, in numbers and ids and without a word in any language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Scene {
    pub phase: &'static str,
    pub active: u8,
    pub passed: [bool; 2],
    pub time: u8,
    pub reputation: u8,
    /// How far reputation is ahead of time (S1.5): the Rebels win when both meet.
    pub gap: i16,
    /// Which spaces of the time track recruit and build.
    pub recruits: Vec<u8>,
    pub builds: Vec<u8>,
    /// Where the base is, if these eyes know it, and whether everybody does.
    pub base: Option<String>,
    pub revealed: bool,
    /// The systems, and the Rebel base space last.
    pub places: Vec<PlaceScene>,
    pub leaders: Vec<LeaderScene>,
    /// The sides, that of the Rebels first.
    pub sides: [SideScene; 2],
    /// Objectives in the Rebels' hand: the number on the back, and which it is if that is known.
    pub objectives: Vec<(u8, Option<String>)>,
    pub objective_deck: Vec<u8>,
    /// Probe cards in the Imperial hand, and how many are in the deck.
    pub probes: Vec<Option<String>>,
    pub probe_deck: usize,
    /// Probe cards that have left the game or lie open before the Empire.
    pub known_probes: Vec<String>,
    /// Where the base can still be, as far as everybody knows.
    pub possible_bases: Vec<String>,
    pub projects: usize,
    pub discarded: Vec<String>,
    pub mission: Option<MissionScene>,
    pub combat: Option<CombatScene>,
    /// The Round deck of the solo game: cards that are still face down.
    pub unrevealed: u8,
    /// Things that can be chosen and lie nowhere else: dice, sorts of units, cards that are looked at.
    pub choices: Vec<String>,
    pub winner: Option<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlaceScene {
    pub id: String,
    pub region: Option<u8>,
    /// Where it is drawn, from 0 to 100 to the right and downwards.
    pub x: u8,
    pub y: u8,
    pub remote: bool,
    pub next_to: Vec<String>,
    /// What it builds, as theatre and shape, and on which space of the queue.
    pub icons: Vec<(&'static str, &'static str)>,
    pub build_number: u8,
    /// Whose loyalty marker lies there.
    pub loyal: Option<u8>,
    pub subjugated: bool,
    pub sabotaged: bool,
    pub destroyed: bool,
    pub markers: u8,
    pub units: Vec<UnitScene>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct UnitScene {
    pub id: String,
    pub side: u8,
    pub n: u8,
    /// R22.4: how many of them have moved this round.
    pub moved: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LeaderScene {
    pub id: String,
    pub side: u8,
    /// `box`, `pool`, `mission`, `place` or `eliminated`.
    pub at: &'static str,
    pub place: Option<String>,
    pub slot: Option<u8>,
    pub ring: Option<&'static str>,
    pub detained: bool,
    /// Full and minor icons by skill, then tactics in space and on the ground.
    pub skills: [u8; 4],
    pub minor: [u8; 4],
    pub tactics: [u8; 2],
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SideScene {
    /// Missions and projects in hand.
    pub hand: Vec<Option<String>>,
    pub deck: usize,
    /// Units on the three spaces of the queue, and those that must be placed now.
    pub queue: [Vec<UnitScene>; 3],
    pub leaving: Vec<UnitScene>,
    pub unplaced: Vec<UnitScene>,
    /// Missions that lie face down, each with its slot.
    pub assigned: Vec<AssignedScene>,
    /// R8: tactic cards in hand.
    pub tactics: Vec<Option<String>>,
    /// R16: action cards in hand, those that are looked at to recruit, and how many are in the deck.
    pub actions: Vec<Option<String>>,
    pub drawn: Vec<Option<String>>,
    pub action_deck: usize,
    /// R20.6: action cards with a probe card under them, and which it is if that is known.
    pub stashed: Vec<(String, Option<String>)>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AssignedScene {
    pub slot: u8,
    pub card: Option<String>,
    pub leaders: Vec<String>,
}

/// R7.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MissionScene {
    pub card: String,
    pub side: u8,
    pub leaders: Vec<String>,
    pub target: Option<String>,
    /// Red, black and green dice that are to be rolled.
    pub dice: [u8; 3],
    pub successes: [u8; 2],
    pub rolled: bool,
    pub succeeded: bool,
}

/// R8, R9.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CombatScene {
    pub place: String,
    pub initiator: u8,
    pub round: u8,
    pub theatre: &'static str,
    /// Who attacks first in space and on the ground.
    pub first: [u8; 2],
    pub units: Vec<HurtScene>,
    /// Whose dice they are, and what they show.
    pub attacker: u8,
    pub dice: Vec<DieScene>,
    /// The cards that each side has played, and whether one lies face down.
    pub played: [Option<String>; 2],
    pub laid: [bool; 2],
    /// R9: the cards of each side that are used up.
    pub used: Vec<String>,
    pub retreated: [bool; 2],
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HurtScene {
    pub id: String,
    pub unit: String,
    pub side: u8,
    pub n: u8,
    pub damage: u8,
    pub health: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DieScene {
    pub id: String,
    pub colour: &'static str,
    pub face: &'static str,
    pub n: u8,
}

/// A state in which the same is asked and offered as far as the view can tell.
pub(crate) fn like(view: &View) -> State {
    imagine::imagine(view, &mut Dice::new(0))
}

/// Whether these eyes are those of somebody who is asked.
fn is_asked(view: &View, state: &State) -> bool {
    match (view.eyes, crate::offer::turn(state)) {
        (Eyes::Seat(seat), Turn::Decide(seats)) => seats.contains(seat),
        (Eyes::All, Turn::Decide(_)) => true,
        _ => false,
    }
}

impl Draw for Rebellion {
    type Scene = Scene;

    fn scene(view: &View) -> Scene {
        lay::scene(view)
    }

    fn prompt(view: &View) -> Prompt {
        let state = like(view);
        let kind = if is_asked(view, &state) { PromptKind::Turn } else { PromptKind::Wait };
        let prompt = script::prompt::<_, Piece, WORDS>(&state, view.eyes);
        prompt.unwrap_or(Prompt { kind, ..Prompt::default() })
    }

    fn touch(view: &View, action: &Action) -> Touch {
        let on = |verb, things: Vec<String>| Touch { verb, things, ..Touch::default() };
        match action {
            Action::Place(place, unit, n) => Touch {
                onto: Some(place.to_string()),
                amount: Some((*n).into()),
                ..on("place", vec![unit.to_string()])
            },
            Action::Assign(leader, card) => {
                Touch { onto: Some(card.to_string()), ..on("assign", vec![leader.to_string()]) }
            }
            Action::Reveal(card) => on("reveal", vec![card.to_string()]),
            Action::Activate(leader) => on("activate", vec![leader.to_string()]),
            Action::All(place) => on("all", vec![place.to_string()]),
            Action::From(place) => on("some", vec![place.to_string()]),
            Action::RevealBase => on("reveal", vec![BASE_SPACE.to_string()]),
            Action::Play(card) => on("play", vec![card.to_string()]),
            Action::DrawTactic => on("draw", Vec::new()),
            Action::Ability(half) => {
                let card = view.machine.top().map(|frame| frame.source);
                let card = card.filter(|card| TacticCard::RANGE.holds(*card)).map(TacticCard::from_thing);
                let amount = Some(*half as u16);
                Touch { amount, ..on("use", card.iter().map(ToString::to_string).collect()) }
            }
            Action::Use(card) => on("use", vec![card.to_string()]),
            Action::Recruit(leader, card) => {
                Touch { onto: Some(card.to_string()), ..on("recruit", vec![leader.to_string()]) }
            }
            Action::Keep(card) => on("keep", vec![card.to_string()]),
            Action::Score(card) => on("score", vec![card.to_string()]),
            Action::Answer(answer) => answer.touch(),
        }
    }

    fn motion(seen: &Event) -> Motion {
        motion::motion(seen)
    }

    fn follows(seen: &Event) -> bool {
        matches!(seen, Event::Decided(_) | Event::Hit { .. } | Event::Eased { .. } | Event::Moved { .. })
    }

    fn begins_turn(seen: &Event) -> bool {
        matches!(
            seen,
            Event::RoundBegan(_)
                | Event::Revealed { .. }
                | Event::Activated { .. }
                | Event::ImperialDeed { .. }
                | Event::Passed(_)
        )
    }
}
