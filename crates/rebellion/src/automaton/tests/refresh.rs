//! S8: probes, building, deploying; S9.4: targets.

use super::*;
use crate::automaton::DEPLOYMENT;
use crate::setup::Variations;
use crate::turn::Duty;

/// Where each unit was deployed, in that order.
fn placed(events: &[Event]) -> Vec<(Unit, Place)> {
    let placed = |event: &Event| match event {
        Event::Placed { unit, place, .. } => Some((*unit, *place)),
        _ => None,
    };
    events.iter().filter_map(placed).collect()
}

fn queued(state: &mut State, units: &[(Unit, u8)]) {
    for (unit, n) in units {
        state.table.queue[0][unit.index()] += n;
    }
}

/// Mygeeto, Sullust and Rodia besides Coruscant.
fn four_systems() -> State {
    let mut state = empty();
    state.loyal(Side::Empire, &[Place::MYGEETO, Place::SULLUST, Place::RODIA]);
    state.stand(Place::MYGEETO, &[(Unit::TIE_FIGHTER, 2), (Unit::STORMTROOPER, 1)]);
    state.stand(Place::SULLUST, &[(Unit::STAR_DESTROYER, 1), (Unit::STORMTROOPER, 3)]);
    state.stand(Place::RODIA, &[(Unit::TIE_FIGHTER, 1), (Unit::STORMTROOPER, 1)]);
    state.stand(Place::CORUSCANT, &[(Unit::STAR_DESTROYER, 2)]);
    state
}

#[test]
fn sc_151_152_181_by_production_then_the_weaker_fleet_then_the_emptier_theatre() {
    let mut state = four_systems();
    queued(&mut state, &[(Unit::AT_AT, 1), (Unit::STAR_DESTROYER, 1), (Unit::STORMTROOPER, 1)]);
    // In Rodia there are as many ships as troops: the die says space, where nothing is left.
    let events = state.does(&DEPLOYMENT, &[1]);
    assert_eq!(
        placed(&events),
        [
            (Unit::AT_AT, Place::MYGEETO),
            (Unit::STAR_DESTROYER, Place::SULLUST),
            (Unit::STORMTROOPER, Place::RODIA)
        ]
    );
}

#[test]
fn sc_153_what_finds_no_room_waits() {
    let mut state = empty();
    state.loyal(Side::Empire, &[Place::MYGEETO]);
    state.stand(Place::MYGEETO, &[(Unit::STAR_DESTROYER, 1)]);
    state.stand(Place::CORUSCANT, &[(Unit::STAR_DESTROYER, 1)]);
    queued(&mut state, &[(Unit::STORMTROOPER, 5)]);
    let events = state.does(&DEPLOYMENT, &[1, 1]);
    let places: Vec<Place> = placed(&events).into_iter().map(|(_, place)| place).collect();
    assert_eq!(places, [Place::MYGEETO, Place::CORUSCANT, Place::MYGEETO, Place::CORUSCANT]);
    assert_eq!(state.table.queue[0][Unit::STORMTROOPER.index()], 1);
}

#[test]
fn sc_154_a_sabotaged_system_gets_nothing() {
    let mut state = four_systems();
    state.table.sabotaged.insert(Place::MYGEETO.thing());
    queued(&mut state, &[(Unit::AT_AT, 1)]);
    assert_eq!(placed(&state.does(&DEPLOYMENT, &[])), [(Unit::AT_AT, Place::SULLUST)]);
}

#[test]
fn s8_16_near_a_known_base_two_at_once_one_of_each_theatre() {
    let mut state = four_systems();
    state.reveal(Place::HOTH);
    state.stand(Place::HOTH, &[(Unit::REBEL_TROOPER, 1)]);
    state.table.reputation = 5;
    queued(&mut state, &[(Unit::AT_AT, 2), (Unit::STAR_DESTROYER, 1), (Unit::STORMTROOPER, 1)]);
    let events = state.does(&DEPLOYMENT, &[]);
    assert_eq!(
        placed(&events)[..3],
        [
            (Unit::STAR_DESTROYER, Place::SULLUST),
            (Unit::AT_AT, Place::SULLUST),
            // Corellia is not Imperial; Rodia and Coruscant are too far: by production.
            (Unit::AT_AT, Place::MYGEETO)
        ]
    );
}

#[test]
fn sc_156_near_possible_bases_if_people_like() {
    let mut state = empty();
    state.table.agreed.variations = Variations { delta: true, ..Variations::default() };
    state.possible(&[Place::TATOOINE, Place::ILUM]);
    state.loyal(Side::Empire, &[Place::RODIA, Place::CORELLIA, Place::MYGEETO]);
    state.loyal(Side::Rebel, &[Place::NABOO]);
    queued(&mut state, &[(Unit::STORMTROOPER, 4)]);
    let events = state.does(&DEPLOYMENT, &[1, 1, 1, 1]);
    let places: Vec<Place> = placed(&events).into_iter().map(|(_, place)| place).collect();
    assert_eq!(places, [Place::RODIA, Place::MYGEETO, Place::CORUSCANT, Place::CORELLIA]);
}

#[test]
fn sc_157_s8_18_the_death_star_and_its_bunker() {
    let mut state = four_systems();
    state.stand(Place::KESSEL, &[(Unit::DEATH_STAR_UNDER_CONSTRUCTION, 1), (Unit::STORMTROOPER, 1)]);
    queued(&mut state, &[(Unit::DEATH_STAR, 1)]);
    let events = state.does(&DEPLOYMENT, &[]);
    assert_eq!(placed(&events), [(Unit::DEATH_STAR, Place::KESSEL)]);
    let mut state = four_systems();
    state.stand(Place::KESSEL, &[(Unit::DEATH_STAR_UNDER_CONSTRUCTION, 1), (Unit::STORMTROOPER, 1)]);
    queued(&mut state, &[(Unit::SHIELD_BUNKER, 1)]);
    assert_eq!(placed(&state.does(&DEPLOYMENT, &[])), [(Unit::SHIELD_BUNKER, Place::KESSEL)]);
}

#[test]
fn s8_18_a_bunker_is_no_turn_of_its_system() {
    let mut state = four_systems();
    state.loyal(Side::Empire, &[Place::KESSEL]);
    state.stand(Place::KESSEL, &[(Unit::DEATH_STAR_UNDER_CONSTRUCTION, 1), (Unit::STORMTROOPER, 2)]);
    for place in [Place::MYGEETO, Place::SULLUST, Place::RODIA, Place::CORUSCANT] {
        state.table.sabotaged.insert(place.thing());
    }
    queued(&mut state, &[(Unit::SHIELD_BUNKER, 1), (Unit::STORMTROOPER, 2)]);
    let events = state.does(&DEPLOYMENT, &[]);
    assert_eq!(placed(&events), [(Unit::SHIELD_BUNKER, Place::KESSEL), (Unit::STORMTROOPER, Place::KESSEL)]);
    assert_eq!(state.table.queue[0][Unit::STORMTROOPER.index()], 1, "two units to a system");
}

#[test]
fn sc_149_a_die_says_what_is_built_and_s8_13_when_a_bunker_is() {
    let mut state = empty();
    assert_eq!(built(&mut state, &[7]), [(Unit::ASSAULT_TANK, 1)]);
    let mut state = empty();
    let tanks = state.table.supply(Unit::ASSAULT_TANK);
    state.stand(Place::DANTOOINE, &[(Unit::ASSAULT_TANK, tanks)]);
    assert_eq!(built(&mut state, &[]), [(Unit::STORMTROOPER, 1)]);
    // Saleucami builds a circle on space 1, which may be a bunker while a Death Star waits on space 2.
    let mut state = empty();
    state.loyal(Side::Empire, &[Place::SALEUCAMI]);
    assert_eq!(built(&mut state, &[1]), [(Unit::STORMTROOPER, 1), (Unit::AT_ST, 1)]);
    let mut state = empty();
    state.loyal(Side::Empire, &[Place::SALEUCAMI, Place::BESPIN]);
    state.stand(Place::KESSEL, &[(Unit::DEATH_STAR_UNDER_CONSTRUCTION, 1)]);
    state.table.queue[1][Unit::DEATH_STAR.index()] = 1;
    let with_bunker = [(Unit::SHIELD_BUNKER, 1), (Unit::STORMTROOPER, 1), (Unit::AT_ST, 1)];
    assert_eq!(built(&mut state, &[8, 1]), with_bunker, "one bunker is enough");
}

fn built(state: &mut State, dice: &[u8]) -> Vec<(Unit, u8)> {
    let events = state.does(Duty::Build.automatic(), dice);
    let built = |event: &Event| match event {
        Event::Built { unit, space } => Some((*unit, *space)),
        _ => None,
    };
    events.iter().filter_map(built).collect()
}

#[test]
fn sc_124_158_probes_are_laid_open_and_seven_of_them_tell_where_the_base_is() {
    let mut state = empty();
    state.probed(&[Place::DANTOOINE, Place::DATHOMIR, Place::ILUM]);
    for place in [Place::DAGOBAH, Place::TATOOINE, Place::YAVIN] {
        state.probes.remove(place);
        state.table.explored.insert(place.thing());
        state.stand(place, &[(Unit::STORMTROOPER, 1)]);
    }
    for card in [Place::KESSEL, Place::ENDOR] {
        state.probes.remove(card);
        state.probes.put(card);
    }
    let mut events = Vec::new();
    // Everybody passes, and the Empire draws.
    state.in_pool(&[]);
    let mut dice = Dice::new(2);
    while state.table.revealed.is_none() {
        let input = match Rebellion::turn(&state) {
            Turn::Decide(_) => Input::Act(Seat(0), Action::PASS),
            Turn::Chance(chance) => Input::Fate(chance.draw(&mut dice)),
            Turn::Over(_) => break,
        };
        Rebellion::apply(&mut state, input, &mut events);
    }
    assert!(events.contains(&Event::Probed(Place::ENDOR)));
    assert!(events.contains(&Event::ProbeDrawn(Some(Place::KESSEL))));
    assert_eq!(state.table.revealed, Some(Place::HOTH));
    assert!(state.misplaced().is_none());
}

#[test]
fn sc_136_137_138_the_weakest_target_then_the_one_with_more_dice() {
    use crate::things::{Colour, Face, Hurt};
    let best = |units: &[(Unit, u8)], hurt: Option<(Unit, u8)>, theatre, colour| {
        let mut state = empty();
        state.stand(Place::RODIA, units);
        state.stand(Place::RODIA, &[(Unit::STAR_DESTROYER, 1), (Unit::AT_AT, 1)]);
        let frame = Frame::new(programs().entry(&crate::turn::COMBAT), 0, 1);
        state.machine.push(frame.with(script::Reg::B, Things::one(Place::RODIA.thing())));
        state.table.active = Side::Empire;
        script::run(&mut state, &mut kernel::NoLog);
        let combat = state.table.combat.as_mut().expect("both are there");
        if let Some((unit, damage)) = hurt {
            combat.hurt[unit.index()][usize::from(damage) - 1] = 1;
        }
        (combat.attack.side, combat.theatre) = (Side::Empire, theatre);
        let targets = combat.clone().targets(&state.table, colour, Face::Hit);
        let harm = state.automaton(Some(crate::why::Why::Harm), &Frame::BLANK).1;
        let script::Decider::Rank(ranking) = harm else { panic!("a ranking") };
        script::best(&state, ranking, targets, &Frame::BLANK).0.of::<Hurt>().collect::<Vec<Hurt>>()
    };
    use crate::things::Theatre::{Ground, Space};
    let wounded = best(
        &[(Unit::AIRSPEEDER, 1), (Unit::SHIELD_GENERATOR, 1)],
        Some((Unit::AIRSPEEDER, 1)),
        Ground,
        Colour::Red,
    );
    assert_eq!(wounded, [Hurt::of(Unit::AIRSPEEDER, 1)]);
    let armed = best(&[(Unit::CORELLIAN_CORVETTE, 1), (Unit::REBEL_TRANSPORT, 1)], None, Space, Colour::Red);
    assert_eq!(armed, [Hurt::of(Unit::CORELLIAN_CORVETTE, 0)]);
    let equal = best(&[(Unit::X_WING, 1), (Unit::Y_WING, 1)], None, Space, Colour::Black);
    assert_eq!(equal, [Hurt::of(Unit::X_WING, 0), Hurt::of(Unit::Y_WING, 0)]);
    let cannon = best(&[(Unit::ION_CANNON, 1), (Unit::AIRSPEEDER, 1)], None, Ground, Colour::Red);
    assert_eq!(cannon, [Hurt::of(Unit::ION_CANNON, 0)]);
    let doomed = best(
        &[(Unit::ION_CANNON, 1), (Unit::AIRSPEEDER, 1)],
        Some((Unit::ION_CANNON, 3)),
        Ground,
        Colour::Red,
    );
    assert_eq!(doomed, [Hurt::of(Unit::AIRSPEEDER, 0)]);
}
