//! A view laid out.

use std::fmt::Display;

use kernel::{Draw, Outcome};
use pieces::Thing;

use super::*;
use crate::board::{LAST_SPACE, builds, recruits};
use crate::state::{Combat, Open, Phase, Spot};
use crate::text::names::ring_id;
use crate::things::{
    Colour, Face, Hurt, KINDS, Leader, MissionCard, ObjectiveCard, Place, Shown, Side, Theatre, Things, Unit,
};
use crate::units::Shape;

fn ids<T: Thing + Display>(things: Things) -> Vec<String> {
    things.of::<T>().map(|thing| thing.to_string()).collect()
}

fn known<T: Display>(cards: &[Option<T>]) -> Vec<Option<String>> {
    cards.iter().map(|card| card.as_ref().map(ToString::to_string)).collect()
}

const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::SetUp => "set-up",
        Phase::Assignment => "assignment",
        Phase::Command => "command",
        Phase::Refresh => "refresh",
    }
}

const fn shape(shape: Shape) -> &'static str {
    match shape {
        Shape::Triangle => "triangle",
        Shape::Circle => "circle",
        Shape::Square => "square",
    }
}

pub(super) fn scene(view: &View) -> Scene {
    let table = &view.table;
    let prompt = Rebellion::prompt(view);
    let base = view.base.first().copied().flatten().or(table.revealed);
    let spaces = |wanted: fn(u8) -> bool| (1..=LAST_SPACE).filter(|space| wanted(*space)).collect();
    Scene {
        phase: phase(table.phase),
        active: table.active.seat().0,
        passed: table.passed,
        time: table.time,
        reputation: table.reputation,
        gap: table.gap(),
        recruits: spaces(recruits),
        builds: spaces(builds),
        base: base.map(|place| place.to_string()),
        revealed: table.revealed.is_some(),
        places: Place::each().map(|place| place_scene(table, place)).collect(),
        leaders: Leader::each().map(|leader| leader_scene(table, leader)).collect(),
        sides: Side::ALL.map(|side| side_scene(view, side)),
        objectives: view
            .goals
            .iter()
            .map(|(stage, card)| (*stage, card.map(|card| card.to_string())))
            .collect(),
        objective_deck: view.objectives.iter().map(|(stage, _)| *stage).collect(),
        probes: known(&view.probed),
        probe_deck: view.probes.len(),
        known_probes: ids::<Place>(table.gone | table.laid_open | table.explored),
        possible_bases: ids::<Place>(possible_bases(table)),
        projects: view.projects.len(),
        discarded: [ids::<MissionCard>(table.discarded), ids::<ObjectiveCard>(table.discarded)].concat(),
        mission: mission_scene(table),
        combat: table.combat.as_ref().map(|combat| combat_scene(view, combat)),
        unrevealed: table.unrevealed,
        choices: choices(view, prompt),
        winner: match table.outcome {
            Some(Outcome::Won(team)) => Some(team.0),
            _ => None,
        },
    }
}

/// Where a hidden base can be for all that lies open.
fn possible_bases(table: &Open) -> Things {
    if table.revealed.is_some() {
        return Things::EMPTY;
    }
    if table.agreed.is_solo() {
        return table.possible_bases();
    }
    let open =
        table.gone | table.laid_open | table.explored | table.loyal[Side::Empire.index()] | table.subjugated;
    Place::systems().filter(|place| *place != Place::CORUSCANT && !open.holds(*place)).collect()
}

fn place_scene(table: &Open, place: Place) -> PlaceScene {
    let system = place.is_system().then(|| place.system());
    let loyal = Side::ALL.into_iter().find(|side| table.loyal[side.index()].holds(place));
    let icons = system.map_or(&[][..], |system| system.icons);
    let units = Unit::each().map(|unit| (unit, table.units.of(unit, place))).filter(|(_, n)| *n > 0);
    let unit =
        |(unit, n): (Unit, u8)| UnitScene { moved: table.moved.of(unit, place), ..unit_scene(unit, n) };
    PlaceScene {
        id: place.to_string(),
        region: system.map(|system| system.region),
        x: system.map_or(0, |system| system.drawn.0),
        y: system.map_or(0, |system| system.drawn.1),
        remote: system.is_some_and(crate::board::System::is_remote),
        next_to: if place.is_system() { ids::<Place>(place.next_to()) } else { Vec::new() },
        icons: icons.iter().map(|icon| (icon.theatre.name(), shape(icon.shape))).collect(),
        build_number: system.map_or(1, |system| system.build_number),
        loyal: loyal.map(|side| side.seat().0),
        subjugated: table.subjugated.holds(place),
        sabotaged: table.sabotaged.holds(place),
        destroyed: table.destroyed.holds(place),
        markers: table.markers.iter().flatten().filter(|marker| marker.place == place).count() as u8,
        units: units.map(unit).collect(),
    }
}

fn unit_scene(unit: Unit, n: u8) -> UnitScene {
    UnitScene { id: unit.to_string(), side: unit.kind().side.seat().0, n, moved: 0 }
}

fn leader_scene(table: &Open, leader: Leader) -> LeaderScene {
    let (standing, person) = (table.standing(leader), leader.person());
    let (at, place, slot) = match standing.at {
        Spot::Box => ("box", None, None),
        Spot::Pool => ("pool", None, None),
        Spot::On(slot) => ("mission", None, Some(slot)),
        Spot::At(place) => ("place", Some(place.to_string()), None),
        Spot::Eliminated => ("eliminated", None, None),
    };
    LeaderScene {
        id: leader.to_string(),
        side: standing.side.seat().0,
        at,
        place,
        slot,
        ring: standing.ring.map(ring_id),
        detained: standing.detained,
        skills: person.skills,
        minor: person.minor,
        tactics: person.tactics,
    }
}

fn side_scene(view: &View, side: Side) -> SideScene {
    let table = &view.table;
    let own = |counts: &[u8; KINDS]| -> Vec<UnitScene> {
        let units = Unit::each().filter(|unit| unit.kind().side == side);
        let units = units.map(|unit| (unit, counts[unit.index()])).filter(|(_, n)| *n > 0);
        units.map(|(unit, n)| unit_scene(unit, n)).collect()
    };
    let assigned = |slot: usize| {
        let card = view.assigned[slot].first()?;
        let there = |leader: &Leader| table.standing(*leader).at == Spot::On(slot as u8);
        let leaders = Leader::each().filter(there).map(|leader| leader.to_string()).collect();
        Some(AssignedScene { slot: slot as u8, card: card.map(|card| card.to_string()), leaders })
    };
    SideScene {
        hand: known(&view.hands[side.index()]),
        deck: view.missions[side.index()].len(),
        queue: std::array::from_fn(|space| own(&table.queue[space])),
        leaving: own(&table.leaving),
        unplaced: own(&table.unplaced),
        assigned: State::slots(side).filter_map(assigned).collect(),
        tactics: view.tactic_hands[side.index()].iter().flat_map(|hand| known(hand)).collect(),
        actions: known(&view.action_hands[side.index()]),
        drawn: known(&view.drawn[side.index()]),
        action_deck: view.actions[side.index()].len(),
        stashed: view
            .stashed
            .iter()
            .filter(|(card, _)| card.side() == side)
            .map(|(card, place)| (card.to_string(), place.map(|place| place.to_string())))
            .collect(),
    }
}

fn mission_scene(table: &Open) -> Option<MissionScene> {
    table.mission.map(|mission| MissionScene {
        card: mission.card.to_string(),
        side: mission.side.seat().0,
        leaders: ids::<Leader>(mission.leaders),
        target: mission.target.map(|leader| leader.to_string()),
        dice: mission.hand,
        successes: mission.successes,
        rolled: mission.rolled,
        succeeded: mission.succeeded,
    })
}

fn combat_scene(view: &View, combat: &Combat) -> CombatScene {
    let hurt = |unit: Unit| {
        let all = view.table.units.of(unit, combat.place);
        let damaged: u8 = combat.hurt[unit.index()].iter().sum();
        Hurt::all(unit).filter_map(move |hurt| {
            let damage = hurt.damage();
            let n = match damage {
                0 => all.saturating_sub(damaged),
                _ => combat.hurt[unit.index()][usize::from(damage) - 1],
            };
            (n > 0).then(|| HurtScene {
                id: hurt.to_string(),
                unit: unit.to_string(),
                side: unit.kind().side.seat().0,
                n,
                damage,
                health: unit.kind().health,
            })
        })
    };
    let dice = Colour::ALL.into_iter().flat_map(|colour| Face::ALL.map(|face| (colour, face)));
    let dice = dice.map(|(colour, face)| DieScene {
        id: Shown::of(colour, face).to_string(),
        colour: colour.name(),
        face: face.name(),
        n: combat.attack.pool.of(colour, face),
    });
    CombatScene {
        place: combat.place.to_string(),
        initiator: combat.initiator.seat().0,
        round: combat.round,
        theatre: combat.theatre.name(),
        first: Theatre::ALL.map(|theatre| combat.first[theatre.index()].seat().0),
        units: Unit::each().flat_map(hurt).collect(),
        attacker: combat.attack.side.seat().0,
        dice: dice.filter(|die| die.n > 0).collect(),
        played: combat.played.map(|played| played.map(|played| played.card.to_string())),
        laid: [0, 1].map(|side| !view.laid[side].is_empty()),
        used: ids::<TacticCard>(view.table.used),
        retreated: combat.retreated,
    }
}

/// What the question is about, and the card that asks.
fn choices(view: &View, prompt: Prompt) -> Vec<String> {
    let source = view.machine.top().map(|frame| frame.source).filter(|card| TacticCard::RANGE.holds(*card));
    let source = source.map(|card| TacticCard::from_thing(card).to_string());
    prompt.among.into_iter().map(|(id, _)| id).chain(source).collect()
}
