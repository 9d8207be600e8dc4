//! S7.2: what the Empire does with its turn.

use super::*;
use crate::automaton::IMPERIAL_TURN;
use crate::event::Deed;
use crate::setup::Variations;

const FLEET: [(Unit, u8); 2] = [(Unit::STAR_DESTROYER, 1), (Unit::STORMTROOPER, 2)];

/// What is done, and what the die showed.
fn does(build: impl FnOnce(&mut State), dice: &[u8]) -> Option<(Option<u8>, Deed)> {
    let mut state = empty();
    state.in_pool(&[Leader::DARTH_VADER, Leader::GRAND_MOFF_TARKIN, Leader::GENERAL_TAGGE]);
    state.stand(Place::RODIA, &FLEET);
    build(&mut state);
    let events = state.does(&IMPERIAL_TURN, dice);
    events.iter().find_map(|event| match event {
        Event::ImperialDeed { die, deed, .. } => Some((*die, *deed)),
        _ => None,
    })
}

fn unrevealed(n: u8) -> impl Fn(&mut State) {
    move |state| state.table.unrevealed = n
}

#[test]
fn sc_074_as_many_missions_as_leaders_leave_no_choice() {
    assert_eq!(does(unrevealed(3), &[]), Some((None, Deed::Mission)));
}

#[test]
fn a_die_chooses_where_leaders_are_to_spare() {
    assert_eq!(does(unrevealed(2), &[4]), Some((Some(4), Deed::Activate)));
    assert_eq!(does(unrevealed(2), &[5]), Some((Some(5), Deed::Mission)));
}

#[test]
fn sc_075_without_missions_fleets_are_sent() {
    assert_eq!(does(unrevealed(0), &[7]), Some((Some(7), Deed::Activate)));
}

#[test]
fn sc_076_178_what_is_impossible_is_not_done() {
    let held = |state: &mut State| {
        state.table.unrevealed = 1;
        state.stands(Leader::GENERAL_TAGGE, Place::RODIA);
    };
    assert_eq!(does(held, &[2]), Some((Some(2), Deed::Mission)));
    let nobody_leads = |state: &mut State| {
        state.table.unrevealed = 1;
        state.in_pool(&[Leader::BOBA_FETT, Leader::JANUS_GREEJATUS]);
    };
    assert_eq!(does(nobody_leads, &[2]), Some((Some(2), Deed::Mission)));
}

#[test]
fn sc_077_b2_time_is_short_or_the_base_is_known() {
    let known = |state: &mut State| {
        state.table.unrevealed = 2;
        state.reveal(Place::HOTH);
        state.stand(Place::HOTH, &[(Unit::REBEL_TROOPER, 1)]);
    };
    assert_eq!(does(known, &[]), Some((None, Deed::Activate)));
    let moved = |state: &mut State| {
        known(state);
        state.table.moved.add(Unit::STAR_DESTROYER, Place::RODIA, 1);
    };
    assert_eq!(does(moved, &[]), Some((None, Deed::Mission)));
    let late = |state: &mut State| {
        state.table.unrevealed = 2;
        state.table.reputation = 6;
    };
    assert_eq!(does(late, &[]), Some((None, Deed::Activate)));
}

#[test]
fn sc_086_missions_come_first_if_people_like() {
    let alpha = |state: &mut State| {
        state.table.unrevealed = 2;
        state.table.agreed.variations = Variations { alpha: true, ..Variations::default() };
    };
    assert_eq!(does(alpha, &[]), Some((None, Deed::Mission)));
}

#[test]
fn who_can_do_nothing_passes() {
    assert_eq!(does(|state| state.in_pool(&[]), &[]), Some((None, Deed::Pass)));
}

#[test]
fn every_mission_of_the_empire_is_on_the_list_of_decisions() {
    use crate::card::How;
    let missions = crate::things::MissionCard::each().filter(|card| card.side() == Side::Empire);
    for card in missions.filter(|card| card.mission().mode != How::Reaction) {
        assert!(card.line().is_some(), "S2.8 would have to say where {card} goes");
    }
    let known = |id: &str| crate::things::MissionCard::each().any(|card| card.mission().id == id);
    assert!(crate::automaton::LINES.iter().all(|line| known(line.id)));
}
