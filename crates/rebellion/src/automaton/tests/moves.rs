//! S3: fleets, routes, what moves.

use super::*;
use crate::automaton::ACTIVATION;
use crate::automaton::decision::Rule;
use crate::setup::Variations;
use crate::things::Theatre;

const FLEET: [(Unit, u8); 2] = [(Unit::STAR_DESTROYER, 1), (Unit::STORMTROOPER, 2)];

/// Where the Empire goes from a position in which Vader alone is in the pool.
fn goes(build: impl FnOnce(&mut State), dice: &[u8]) -> (State, Place) {
    let mut state = empty();
    state.in_pool(&[Leader::DARTH_VADER]);
    build(&mut state);
    let events = state.does(&ACTIVATION, dice);
    let (leader, place) = sent(&events).expect("somebody is sent");
    assert_eq!(leader, Leader::DARTH_VADER);
    (state, place)
}

/// What a die decides between in such a position, after some others.
fn tied(build: impl FnOnce(&mut State), dice: &[u8]) -> (State, Vec<Place>) {
    let mut state = empty();
    state.in_pool(&[Leader::DARTH_VADER]);
    build(&mut state);
    state.does(&ACTIVATION, dice);
    let lots = state.lots();
    (state, lots)
}

#[test]
fn sc_100_the_nearest_fleet_goes_to_the_nearest_possible_base() {
    let fleets = |state: &mut State| {
        for place in [Place::RODIA, Place::CORUSCANT, Place::CORELLIA] {
            state.stand(place, &FLEET);
        }
    };
    assert_eq!(goes(fleets, &[]).1, Place::TATOOINE);
}

#[test]
fn sc_101_rebels_on_the_route_count_first() {
    let build = |state: &mut State| {
        state.stand(Place::MUSTAFAR, &FLEET);
        state.stand(Place::RODIA, &FLEET);
        state.stand(Place::TATOOINE, &[(Unit::X_WING, 1), (Unit::REBEL_TROOPER, 1)]);
    };
    assert_eq!(tied(build, &[]).1, [Place::DAGOBAH, Place::HOTH]);
}

#[test]
fn sc_102_then_production_on_the_route_then_a_die() {
    let build = |state: &mut State| {
        state.possible(&[Place::ILUM, Place::DANTOOINE]);
        state.stand(Place::CORUSCANT, &FLEET);
        state.stand(Place::MANDALORE, &FLEET);
    };
    assert_eq!(tied(build, &[]).1, [Place::DANTOOINE, Place::ILUM]);
    assert_eq!(goes(build, &[1]).1, Place::MYGEETO);
    // For Ilum both fleets are as good, and then both ways of the second.
    assert_eq!(tied(build, &[5]).1, [Place::CORUSCANT, Place::MANDALORE]);
    assert_eq!(goes(build, &[5, 2]).1, Place::ORD_MANTELL);
    assert_eq!(tied(build, &[5, 5]).1, [Place::MYGEETO, Place::ORD_MANTELL]);
}

#[test]
fn sc_103_105_106_the_way_with_more_production() {
    let dantooine = |state: &mut State| {
        state.possible(&[Place::DANTOOINE]);
        // The base is still hidden: another card is not there yet.
        state.table.laid_open.remove(Place::HOTH.thing());
        state.probes.put(Place::HOTH);
        state.stand(Place::MANDALORE, &FLEET);
    };
    assert_eq!(goes(dantooine, &[]).1, Place::MYGEETO);
    let sabotaged = |state: &mut State| {
        dantooine(state);
        state.table.sabotaged.insert(Place::MYGEETO.thing());
    };
    assert_eq!(tied(sabotaged, &[]).1, [Place::DATHOMIR, Place::MYGEETO]);
    let hoth = |state: &mut State| {
        state.possible(&[Place::HOTH, Place::DANTOOINE]);
        state.stand(Place::CORELLIA, &FLEET);
    };
    let mut state = empty();
    state.in_pool(&[Leader::DARTH_VADER]);
    hoth(&mut state);
    let events = state.does(&ACTIVATION, &[]);
    assert_eq!(sent(&events), Some((Leader::DARTH_VADER, Place::SULLUST)));
    let goal = decisions(&events)[0];
    assert_eq!((goal.rule, goal.answer.number()), (Rule(3, 7), Place::HOTH.thing()));
    let routes = crate::automaton::routes::Routes::to(Place::HOTH, &empty().table);
    assert_eq!(routes.from(Place::CORELLIA).production(), 7, "over Sullust and Mustafar");
}

#[test]
fn sc_107_108_a_leader_holds_a_fleet_back_until_efforts_are_redoubled() {
    let held = |state: &mut State| {
        state.stand(Place::RODIA, &FLEET);
        state.stand(Place::CORUSCANT, &FLEET);
        state.stands(Leader::GENERAL_TAGGE, Place::RODIA);
    };
    assert_eq!(goes(held, &[]).1, Place::ORD_MANTELL);
    let late = |state: &mut State| {
        held(state);
        state.table.reputation = 6;
    };
    assert_eq!(goes(late, &[]).1, Place::TATOOINE);
    let moved = |state: &mut State| {
        late(state);
        state.table.moved.add(Unit::STAR_DESTROYER, Place::RODIA, 1);
    };
    assert_eq!(goes(moved, &[]).1, Place::ORD_MANTELL);
}

#[test]
fn sc_109_the_weakest_ground_unit_stays() {
    let build = |state: &mut State| {
        let units =
            [(Unit::STAR_DESTROYER, 1), (Unit::TIE_FIGHTER, 2), (Unit::STORMTROOPER, 1), (Unit::AT_ST, 1)];
        state.stand(Place::SULLUST, &units);
    };
    let (state, to) = goes(build, &[]);
    assert_eq!(to, Place::DAGOBAH);
    assert_eq!(state.units_at(Place::SULLUST), [(Unit::STORMTROOPER, 1)]);
    assert_eq!(state.units_at(to), [(Unit::TIE_FIGHTER, 2), (Unit::STAR_DESTROYER, 1), (Unit::AT_ST, 1)]);
}

#[test]
fn sc_111_112_every_neighbour_joins_that_can_leave_somebody_behind() {
    let build = |state: &mut State| {
        state.possible(&[Place::HOTH, Place::ENDOR]);
        state.stand(Place::CORELLIA, &FLEET);
        state.stand(Place::CATO_NEIMOIDIA, &[(Unit::ASSAULT_CARRIER, 1)]);
    };
    let (state, to) = goes(build, &[]);
    assert_eq!(to, Place::SULLUST);
    assert_eq!(state.units_at(Place::CATO_NEIMOIDIA), [(Unit::ASSAULT_CARRIER, 1)]);
    assert_eq!(state.units_at(Place::SULLUST), [(Unit::STAR_DESTROYER, 1), (Unit::STORMTROOPER, 1)]);
    let all = |state: &mut State| {
        state.possible(&[Place::HOTH, Place::ENDOR]);
        for place in [Place::CORELLIA, Place::CATO_NEIMOIDIA, Place::NABOO] {
            state.stand(place, &[(Unit::ASSAULT_CARRIER, 1), (Unit::STORMTROOPER, 1), (Unit::AT_ST, 1)]);
        }
    };
    let mut state = empty();
    state.in_pool(&[Leader::DARTH_VADER]);
    all(&mut state);
    state.does(&ACTIVATION, &[1]);
    assert_eq!(state.units_at(Place::SULLUST), [(Unit::ASSAULT_CARRIER, 3), (Unit::AT_ST, 3)]);
    for place in [Place::CORELLIA, Place::CATO_NEIMOIDIA, Place::NABOO] {
        assert_eq!(state.units_at(place), [(Unit::STORMTROOPER, 1)]);
    }
}

#[test]
fn sc_113_the_leader_says_what_comes_along_of_equal_strength() {
    let units = [
        (Unit::ASSAULT_CARRIER, 1),
        (Unit::AT_AT, 1),
        (Unit::AT_ST, 1),
        (Unit::STORMTROOPER, 3),
        (Unit::TIE_FIGHTER, 3),
    ];
    let arrives = |leader: Leader, dice: &[u8]| {
        let mut state = empty();
        state.in_pool(&[leader]);
        state.stand(Place::SULLUST, &units);
        state.does(&ACTIVATION, dice);
        (
            state.table.units.of(Unit::STORMTROOPER, Place::DAGOBAH),
            state.table.units.of(Unit::TIE_FIGHTER, Place::DAGOBAH),
        )
    };
    assert_eq!(arrives(Leader::GENERAL_VEERS, &[]), (2, 0));
    assert_eq!(arrives(Leader::ADMIRAL_PIETT, &[]), (0, 2));
    assert_eq!(arrives(Leader::COLONEL_YULAREN, &[1, 8]), (1, 1));
    assert_eq!(arrives(Leader::COLONEL_YULAREN, &[5, 6]), (2, 0));
}

#[test]
fn sc_114_134_troops_explore_or_find_the_base() {
    let build = |state: &mut State| {
        state.stand(Place::MYGEETO, &[(Unit::STAR_DESTROYER, 1), (Unit::STORMTROOPER, 1), (Unit::AT_ST, 1)]);
    };
    let (state, to) = goes(build, &[2]);
    assert_eq!(to, Place::DATHOMIR);
    assert!(state.table.explored.holds(to) && !state.table.is_possible_base(to));
    assert_eq!(state.probes.len(), 29);
    assert!(state.table.struck_off && state.misplaced().is_none());
    let found = |state: &mut State| {
        state.hides(Place::ILUM);
        build(state);
    };
    let (state, to) = goes(found, &[3]);
    assert_eq!((to, state.table.revealed), (Place::ILUM, Some(Place::ILUM)));
    assert!(state.table.explored.is_empty() && state.misplaced().is_none());
}

#[test]
fn s3_10_what_was_explored_is_given_up_with_the_last_troops_and_what_was_probed_is_not() {
    let mut state = empty();
    state.in_pool(&[Leader::DARTH_VADER]);
    state.probed(&[Place::DATHOMIR, Place::DANTOOINE, Place::ILUM]);
    state.probes.remove(Place::YAVIN);
    state.table.explored.insert(Place::YAVIN.thing());
    state.stand(Place::RODIA, &FLEET);
    state.does(&ACTIVATION, &[]);
    assert!(!state.table.explored.holds(Place::YAVIN));
    assert!(state.probes.cards().contains(&Place::YAVIN) && state.table.is_possible_base(Place::YAVIN));
    assert!(state.table.laid_open.holds(Place::DATHOMIR) && state.misplaced().is_none());
}

#[test]
fn sc_116_a_fleet_without_troops_waits_for_them_at_distance_0() {
    let build = |state: &mut State| {
        state.hides(Place::DANTOOINE);
        state.stand(Place::BESPIN, &[(Unit::STAR_DESTROYER, 1), (Unit::STORMTROOPER, 1)]);
    };
    let (mut state, to) = goes(build, &[1]);
    assert_eq!(to, Place::ENDOR);
    assert!(state.table.explored.is_empty());
    state.table.moved = Units::new();
    state.stand(Place::RODIA, &FLEET);
    state.in_pool(&[Leader::GENERAL_TAGGE]);
    let events = state.does(&ACTIVATION, &[]);
    assert_eq!(sent(&events), Some((Leader::GENERAL_TAGGE, Place::ENDOR)));
    assert!(state.table.explored.holds(Place::ENDOR));
    assert_eq!(state.units_at(Place::ENDOR), [(Unit::STAR_DESTROYER, 1), (Unit::STORMTROOPER, 1)]);
}

#[test]
fn sc_117_118_119_123_after_a_strike_off_rebels_next_to_a_fleet_are_attacked() {
    let struck = |state: &mut State| {
        state.stand(Place::RODIA, &FLEET);
        state.stand(Place::SULLUST, &FLEET);
        state.loyal(Side::Rebel, &[Place::GEONOSIS]);
        state.table.struck_off = true;
    };
    assert_eq!(goes(struck, &[]).1, Place::GEONOSIS);
    let late = |state: &mut State| {
        struck(state);
        state.table.reputation = 5;
    };
    assert_eq!(tied(late, &[]).1, [Place::DAGOBAH, Place::TATOOINE]);
}

#[test]
fn sc_121_177_then_neutral_systems_then_possible_bases_after_all() {
    let struck = |state: &mut State| {
        state.stand(Place::CORUSCANT, &FLEET);
        state.loyal(Side::Empire, &[Place::CORELLIA]);
        state.table.struck_off = true;
    };
    assert_eq!(goes(struck, &[]).1, Place::ORD_MANTELL);
    let nothing_neutral = |state: &mut State| {
        struck(state);
        let all: Vec<Place> = Place::systems().filter(|place| !place.system().is_remote()).collect();
        state.loyal(Side::Empire, &all);
    };
    let (state, to) = goes(nothing_neutral, &[]);
    assert_eq!((to, state.table.units.of(Unit::STAR_DESTROYER, to)), (Place::ORD_MANTELL, 1));
}

#[test]
fn sc_122_a_die_may_say_where_fleets_go() {
    let build = |state: &mut State| {
        state.table.agreed.variations = Variations { gamma: true, ..Variations::default() };
        state.stand(Place::RODIA, &FLEET);
        state.stand(Place::GEONOSIS, &[(Unit::REBEL_TROOPER, 1)]);
    };
    assert_eq!(goes(build, &[2]).1, Place::GEONOSIS);
    assert_eq!(goes(build, &[7]).1, Place::TATOOINE);
}

#[test]
fn sc_126_127_the_nearest_and_strongest_fleet_goes_for_the_base() {
    let build = |state: &mut State| {
        state.reveal(Place::DAGOBAH);
        state.stand(Place::DAGOBAH, &[(Unit::REBEL_TROOPER, 9), (Unit::MON_CALAMARI_CRUISER, 3)]);
        state.stand(Place::NABOO, &FLEET);
        state.stand(Place::SULLUST, &[(Unit::STAR_DESTROYER, 2), (Unit::STORMTROOPER, 3)]);
        state.stands(Leader::GENERAL_TAGGE, Place::SULLUST);
    };
    let mut state = empty();
    state.in_pool(&[Leader::DARTH_VADER]);
    build(&mut state);
    let events = state.does(&ACTIVATION, &[]);
    let fleet = decisions(&events)[0];
    assert_eq!((fleet.rule, fleet.answer.number()), (Rule(3, 18), Place::SULLUST.thing()));
    assert_eq!(sent(&events), Some((Leader::DARTH_VADER, Place::DAGOBAH)));
    let spent = |state: &mut State| {
        build(state);
        for place in [Place::SULLUST, Place::NABOO] {
            state.table.moved.add(
                Unit::STAR_DESTROYER,
                place,
                2.min(state.table.units.of(Unit::STAR_DESTROYER, place)),
            );
        }
    };
    let mut state = empty();
    spent(&mut state);
    assert_eq!(state.table.aim(false), None, "who has moved does not move again");
}

#[test]
fn sc_128_129_who_cannot_reach_the_base_denies_remote_systems_then_attacks() {
    let build = |state: &mut State| {
        state.reveal(Place::HOTH);
        state.table.reputation = 3;
        state.stand(Place::HOTH, &[(Unit::REBEL_TROOPER, 1)]);
        state.stand(Place::MANDALORE, &FLEET);
        state.stand(Place::BESPIN, &FLEET);
        state.table.moved.add(Unit::STAR_DESTROYER, Place::BESPIN, 1);
        state.table.moved.add(Unit::STORMTROOPER, Place::BESPIN, 2);
    };
    assert_eq!(tied(build, &[]).1, [Place::DATHOMIR, Place::YAVIN]);
    let controlled = |state: &mut State| {
        build(state);
        for place in Place::remotes().filter(|place| *place != Place::HOTH) {
            state.stand(place, &[(Unit::STORMTROOPER, 1)]);
        }
        state.loyal(Side::Rebel, &[Place::KASHYYYK, Place::NABOO]);
    };
    assert_eq!(goes(controlled, &[]).1, Place::KASHYYYK);
}

#[test]
fn s3_5_a_selected_fleet_without_troops_gets_some_and_stays() {
    let build = |state: &mut State| state.stand(Place::RODIA, &[(Unit::STAR_DESTROYER, 1)]);
    let (state, to) = goes(build, &[]);
    assert_eq!(to, Place::RODIA);
    assert_eq!(state.units_at(to), [(Unit::STAR_DESTROYER, 1), (Unit::STORMTROOPER, 1)]);
    // S3.5: without a Stormtrooper in supply another fleet is chosen.
    let none = |state: &mut State| {
        build(state);
        state.stand(Place::CORUSCANT, &FLEET);
        let left = state.table.supply(Unit::STORMTROOPER);
        state.stand(Place::KESSEL, &[(Unit::STORMTROOPER, left)]);
    };
    assert_eq!(goes(none, &[]).1, Place::ORD_MANTELL);
}

#[test]
fn s3_22_a_fleet_above_the_base_gets_troops() {
    let build = |state: &mut State| {
        state.reveal(Place::HOTH);
        state.stand(Place::HOTH, &[(Unit::STAR_DESTROYER, 1), (Unit::REBEL_TROOPER, 3)]);
        state.stand(Place::BESPIN, &FLEET);
    };
    let mut state = empty();
    state.in_pool(&[Leader::GENERAL_VEERS]);
    build(&mut state);
    let events = state.does(&ACTIVATION, &[]);
    assert_eq!(sent(&events), Some((Leader::GENERAL_VEERS, Place::HOTH)));
    assert!(events.contains(&Event::CombatBegan(Place::HOTH)));
}

#[test]
fn sc_182_a_die_says_who_stays_of_equals() {
    let build = |state: &mut State| {
        state.stand(
            Place::RODIA,
            &[(Unit::ASSAULT_CARRIER, 1), (Unit::STORMTROOPER, 2), (Unit::ASSAULT_TANK, 1)],
        );
    };
    let (state, _) = goes(build, &[2]);
    assert_eq!(state.units_at(Place::RODIA), [(Unit::STORMTROOPER, 1)]);
    let (state, _) = goes(build, &[7]);
    assert_eq!(state.units_at(Place::RODIA), [(Unit::ASSAULT_TANK, 1)]);
}

#[test]
fn who_is_alone_in_a_theatre_can_tell() {
    let mut state = empty();
    state.stand(Place::RODIA, &FLEET);
    assert_eq!(Theatre::ALL.map(|theatre| state.table.count_in(Side::Empire, theatre, Place::RODIA)), [1, 2]);
}

#[test]
fn sc_123_a_rebel_cell_is_a_target() {
    let cell = crate::things::ObjectiveCard::each().find(|card| card.objective().id == "rebel-cell");
    let build = |state: &mut State| {
        state.stand(Place::RODIA, &FLEET);
        state.table.struck_off = true;
        let card = cell.expect("it is in the box").thing();
        state.table.markers[0] = Some(crate::state::Marker { place: Place::GEONOSIS, card, left: false });
    };
    assert_eq!(goes(build, &[]).1, Place::GEONOSIS);
}

#[test]
fn sc_133_who_is_captured_travels_with_the_strongest_ship() {
    use crate::words::Ring;
    let build = |state: &mut State| {
        state.stand(Place::RODIA, &FLEET);
        state.stand(Place::RODIA, &[(Unit::ASSAULT_CARRIER, 1)]);
        state.stands(Leader::PRINCESS_LEIA, Place::RODIA);
        state.table.leaders[Leader::PRINCESS_LEIA].ring = Some(Ring::Captured);
    };
    let (state, to) = goes(build, &[]);
    assert_eq!(state.table.standing(Leader::PRINCESS_LEIA).at, Spot::At(to));
    // A Star Destroyer that has moved already holds her where she is.
    let held = |state: &mut State| {
        build(state);
        state.table.moved.add(Unit::STAR_DESTROYER, Place::RODIA, 1);
    };
    let (state, _) = goes(held, &[]);
    assert_eq!(state.table.standing(Leader::PRINCESS_LEIA).at, Spot::At(Place::RODIA));
}
