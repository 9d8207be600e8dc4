//! Everything this game is held to.

mod audit;
mod bots;
mod document;
mod drawing;
mod positions;
mod reasons;
mod texts;

use kernel::{Game, Seat, Seats, Turn, offered};
use pieces::Thing;
use rebellion::card::Set;
use rebellion::setup::{CombatRules, Empire, Expansion, MissionSet, UnitList, Variations};
use rebellion::things::{Leader, MissionCard, Side};
use rebellion::words::Ring;
use rebellion::{Rebellion, Setup, State};
use testkit::conform::{Conduct, every_rule_is_shown};

#[global_allocator]
static MEMORY: testkit::Counting = testkit::Counting;

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

fn base() -> Setup {
    Setup {
        expansion: Expansion::Off,
        combat: CombatRules::Base,
        rebel_units: UnitList::Base,
        imperial_units: UnitList::Base,
        rebel_missions: MissionSet::Base,
        imperial_missions: MissionSet::Base,
        ..Setup::default()
    }
}

/// Ataque Imperial with everything that people can switch on.
fn varied() -> Setup {
    let variations =
        Variations { alpha: true, beta: true, gamma: true, delta: true, sigma: true, original: true };
    Setup { empire: Empire::Automaton, variations, ..Setup::default() }
}

fn conduct() -> Conduct<Rebellion> {
    Conduct {
        folder: FOLDER,
        setups: vec![
            ("base", base()),
            ("expansion", Setup::default()),
            ("original", Setup { combat: CombatRules::Base, ..Setup::default() }),
            ("solo", Setup { empire: Empire::Automaton, ..Setup::default() }),
            ("varied", varied()),
            ("simple", Setup { empire: Empire::Automaton, ..base() }),
        ],
        games: 6_000,
        cap: 20_000,
        stride: 7,
        offers: "base 40 19209 118d0f06385aa5ea
                 expansion 40 20945 a4d7fa45f7d64d5f
                 original 40 19767 dcc399a66a953d31
                 solo 40 2685 476c085108ef8781
                 varied 40 3992 41c3bc34a08f973e
                 simple 40 2709 caee6c8f9f31f0ec",
        rules: &["tests/rules.txt"],
        records: 4,
        laws: vec![
            every_probe_card_lies_in_one_place,
            every_tactic_card_lies_in_one_place,
            every_mission_lies_in_one_place,
            every_action_card_lies_in_one_place,
            every_objective_lies_in_one_place,
            no_more_pieces_than_the_box_has,
            nobody_shares_a_ring,
            no_more_than_256_actions_are_offered,
            the_war_ends_within_15_rounds,
            who_is_nobody_is_not_asked,
            what_lies_face_down_is_known_to_its_side_alone,
            who_starts_with_a_mission_keeps_it,
        ],
        room: Some(|state| (state.depth(), 16)),
    }
}

fn every_probe_card_lies_in_one_place(state: &State) -> Result<(), String> {
    state
        .misplaced()
        .map_or(Ok(()), |card| Err(format!("the probe card of {card} is in two places, or in none")))
}

fn every_tactic_card_lies_in_one_place(state: &State) -> Result<(), String> {
    state.mislaid().map_or(Ok(()), |card| Err(format!("{card} is in two places, or in none")))
}

fn every_mission_lies_in_one_place(state: &State) -> Result<(), String> {
    state.misfiled().map_or(Ok(()), |card| Err(format!("{card} is in two places, or in none")))
}

fn every_action_card_lies_in_one_place(state: &State) -> Result<(), String> {
    state.misused().map_or(Ok(()), |card| Err(format!("{card} is in two places, or in none")))
}

fn every_objective_lies_in_one_place(state: &State) -> Result<(), String> {
    state.misjudged().map_or(Ok(()), |card| Err(format!("{card} is in two places, or in none")))
}

fn no_more_pieces_than_the_box_has(state: &State) -> Result<(), String> {
    state.too_many().map_or(Ok(()), |unit| Err(format!("there are too many of {unit}")))
}

fn who_is_nobody_is_not_asked(state: &State) -> Result<(), String> {
    match Rebellion::turn(state) {
        Turn::Decide(seats) if state.table.agreed.is_solo() && seats != Seats::one(Seat(0)) => {
            Err(format!("the Empire is asked something: {:?}", script::question(state)))
        }
        _ => Ok(()),
    }
}

/// R1.6: nobody else can tell a mission that lies face down, not even one that has been seen before. S2.3: what the
/// procedure undertakes lies open.
fn what_lies_face_down_is_known_to_its_side_alone(state: &State) -> Result<(), String> {
    for side in Side::ALL.into_iter().filter(|side| !state.table.is_automaton(*side)) {
        let known = state.known.of(side.other().seat()) | state.known.public();
        let half = state.assigned.len() / 2;
        let mut face_down = state.assigned[side.index() * half..][..half].iter().flatten();
        if let Some(card) = face_down.find(|card| known.holds(**card)) {
            return Err(format!("{card} lies face down, and the {} can tell", side.other().name()));
        }
    }
    Ok(())
}

/// R7.12, R14.3.
fn who_starts_with_a_mission_keeps_it(state: &State) -> Result<(), String> {
    let decks = state.missions.iter().map(pieces::Pile::set);
    let strays = decks.fold(state.table.discarded, |all, deck| all | deck);
    let stray = strays
        .of::<MissionCard>()
        .find(|card| card.mission().set == Set::Starting && !state.table.is_automaton(card.side()));
    stray.map_or(Ok(()), |card| Err(format!("{card} lies in a deck")))
}

/// Little is hidden where words are heard: whoever looks for what leaks must look closely.
fn closely() -> Conduct<Rebellion> {
    Conduct { games: 4_000, stride: 3, ..conduct() }
}

/// R13.4, R13.7, R13.10.
fn nobody_shares_a_ring(state: &State) -> Result<(), String> {
    let ring = |leader: Leader| state.table.standing(leader).ring;
    let twice = |leader: &Leader| {
        let worn = ring(*leader).filter(|ring| *ring != Ring::Lured);
        worn.is_some() && Leader::each().any(|other| other != *leader && ring(other) == worn)
    };
    Leader::each()
        .find(twice)
        .map_or(Ok(()), |leader| Err(format!("{leader} wears somebody else's ring: {:?}", ring(leader))))
}

fn no_more_than_256_actions_are_offered(state: &State) -> Result<(), String> {
    let most = [Seat(0), Seat(1)].map(|seat| offered::<Rebellion>(state, seat).len()).into_iter().max();
    match most {
        Some(n) if n > 256 => Err(format!("{n} actions are offered at once")),
        _ => Ok(()),
    }
}

/// R21.3: the time marker meets the reputation marker on space 16 at the latest.
fn the_war_ends_within_15_rounds(state: &State) -> Result<(), String> {
    match state.table.time {
        0..16 => Ok(()),
        _ if state.table.outcome.is_some() => Ok(()),
        time => Err(format!("the war goes on at time {time}")),
    }
}

testkit::conform!(war: Rebellion = conduct(), twins = closely());

#[test]
fn every_rule_has_a_scenario() {
    let shown = every_rule_is_shown(
        FOLDER,
        &["tests/rules.txt"],
        &["tests/game", "src", "src/automaton/tests", "src/automaton/tests/second"],
    );
    shown.unwrap_or_else(|problem| panic!("{problem}"));
}
