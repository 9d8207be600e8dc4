//! S4.5 to S4.8: a new base; and that the procedure does not know where the base is.

use super::*;
use crate::automaton::ACTIVATION;
use crate::turn::Duty;

/// The base on Hoth is known, the Empire has probed all other remote systems and holds Ilum; the Rebels mobilize and
/// draw these cards.
fn mobilize(drawn: &[Place], choose: &str) -> State {
    let mut state = empty();
    state.reveal(Place::HOTH);
    state.stand(Place::HOTH, &[(Unit::REBEL_TROOPER, 1)]);
    let others: Vec<Place> = Place::remotes().filter(|place| *place != Place::HOTH).collect();
    state.probed(&others);
    state.stand(Place::ILUM, &[(Unit::STORMTROOPER, 1)]);
    // S4.6: as many as the difference of the markers, and no more.
    state.table.reputation = state.table.time + drawn.len() as u8;
    let mut frame = Frame::new(programs().entry(Duty::Mobilize.proc()), 0, Side::Rebel.seat().0);
    frame.nums[0] = 8;
    state.machine.push(frame);
    let mut events = Vec::new();
    script::run(&mut state, &mut events);
    while !matches!(Rebellion::turn(&state), Turn::Chance(Chance::Shuffle(_))) {
        let actions = offered::<Rebellion>(&state, Seat(0));
        Rebellion::apply(&mut state, Input::Act(Seat(0), *actions.last().expect("an option")), &mut events);
    }
    assert!(state.table.laid_open.holds(Place::ILUM) && !state.table.laid_open.holds(Place::YAVIN));
    // What a shuffle would have given.
    let deck = state.probes;
    let rest = deck.cards().iter().copied().filter(|place| !drawn.contains(place));
    state.probes = rest.chain(drawn.iter().rev().copied()).collect();
    script::proceed(&mut state);
    script::run(&mut state, &mut events);
    let drawn: Things = drawn.iter().copied().collect();
    if let Turn::Decide(_) = Rebellion::turn(&state) {
        assert_eq!(state.aside, drawn);
        let action = choose.parse().expect("an action");
        let offers = offered::<Rebellion>(&state, Seat(0));
        assert!(offers.contains(&action), "{offers:?}");
        let remotes = drawn.of::<Place>().filter(|place| place.system().is_remote()).count();
        assert_eq!(offers.len(), 1 + remotes, "only remote systems: {offers:?}");
        Rebellion::apply(&mut state, Input::Act(Seat(0), action), &mut events);
    }
    state
}

#[test]
fn sc_131_a_new_base_is_a_remote_system_of_those_that_were_drawn() {
    let state = mobilize(&[Place::KESSEL, Place::YAVIN, Place::RODIA], "choose yavin");
    assert_eq!((state.base, state.table.revealed), (Some(Place::YAVIN), None));
    assert!(state.table.laid_open.holds(Place::HOTH) && state.misplaced().is_none());
    assert!(state.table.is_possible_base(Place::YAVIN) && !state.table.is_possible_base(Place::HOTH));
    assert!(!state.table.is_possible_base(Place::ILUM) && state.table.is_possible_base(Place::ENDOR));
}

#[test]
fn sc_132_without_a_remote_system_everything_is_as_before() {
    let state = mobilize(&[Place::KESSEL, Place::BESPIN, Place::UTAPAU], "pass");
    assert_eq!(state.table.revealed, Some(Place::HOTH));
    assert_eq!(state.table.laid_open.len(), 7);
    assert!(state.misplaced().is_none());
}

/// What the Empire decides from here, until somebody has been sent.
fn decided(mut state: State, seed: u64) -> Vec<Event> {
    let mut dice = Dice::new(seed);
    state.table.active = Side::Empire;
    state.machine.push(Frame::new(programs().entry(&ACTIVATION), 0, Side::Empire.seat().0));
    let mut events = Vec::new();
    script::run(&mut state, &mut events);
    while sent(&events).is_none() {
        let Turn::Chance(chance) = Rebellion::turn(&state) else { panic!("a die is thrown") };
        Rebellion::apply(&mut state, Input::Fate(chance.draw(&mut dice)), &mut events);
    }
    let sent = events.iter().position(|event| matches!(event, Event::Activated { .. }));
    events.truncate(sent.map_or(0, |at| at + 1));
    events
}

#[test]
fn where_the_base_is_and_how_the_decks_lie_changes_no_decision() {
    let mut looked = 0;
    second::positions(13, |state, dice| {
        let table = &state.table;
        if table.revealed.is_some() || !table.can_activate() {
            return;
        }
        let mut other = state;
        let possible: Vec<Place> = table.possible_bases().of().collect();
        let base = possible[dice.below(possible.len())];
        let old = state.base.expect("there is a base");
        if base != old {
            other.probes.replace(base, old);
            other.base = Some(base);
        }
        other.probes.shuffle(dice);
        other.missions[0].shuffle(dice);
        other.missions[1].shuffle(dice);
        (other.hands[0], other.goals) = (Things::EMPTY, Things::EMPTY);
        assert_eq!(decided(state, looked), decided(other, looked));
        looked += 1;
    });
    assert!(looked > 300, "{looked} positions are too few");
}

/// What the Empire does with its turn from here, until an event tells something that nobody could know.
fn undertaken(mut state: State, seed: u64) -> Vec<Event> {
    let mut dice = Dice::new(seed);
    state.table.active = Side::Empire;
    state.machine.push(Frame::new(programs().entry(&crate::automaton::IMPERIAL_TURN), 0, 1));
    let depth = state.machine.frames().len();
    let mut events = Vec::new();
    script::run(&mut state, &mut events);
    while state.machine.frames().len() >= depth {
        let Turn::Chance(chance) = Rebellion::turn(&state) else { break };
        Rebellion::apply(&mut state, Input::Fate(chance.draw(&mut dice)), &mut events);
    }
    let tells = |event: &Event| {
        matches!(
            event,
            Event::Unplayable(_)
                | Event::Answered { .. }
                | Event::BaseRevealed(_)
                | Event::Probed(_)
                | Event::Explored(_)
                | Event::ProbeDrawn(_)
                | Event::Drew { .. }
                | Event::ShownObjectives(_)
                | Event::ObjectiveDiscarded(_)
                | Event::Discarded(_)
                | Event::CombatBegan(_)
        )
    };
    let told = events.iter().position(tells);
    events.truncate(told.unwrap_or(events.len()));
    events
}

#[test]
fn nor_does_it_change_what_missions_are_aimed_at() {
    let (mut looked, mut played) = (0, 0);
    second::positions(31, |mut state, dice| {
        if state.table.revealed.is_some() || state.missions[1].is_empty() {
            return;
        }
        let cards = state.missions[1].cards().to_vec();
        let card = cards[dice.below(cards.len())];
        state.missions[1].remove(card);
        state.round = [card].into_iter().collect();
        state.table.unrevealed = 1;
        let mut other = state;
        let possible: Vec<Place> = state.table.possible_bases().of().collect();
        let base = possible[dice.below(possible.len())];
        let old = state.base.expect("there is a base");
        if base != old {
            other.probes.replace(base, old);
            other.base = Some(base);
        }
        other.probes.shuffle(dice);
        other.missions[0].shuffle(dice);
        other.missions[1].shuffle(dice);
        other.projects.shuffle(dice);
        other.starting.shuffle(dice);
        let events = undertaken(state, looked);
        assert_eq!(events, undertaken(other, looked));
        looked += 1;
        played += u32::from(events.iter().any(|event| matches!(event, Event::Aimed { .. })));
    });
    assert!(looked > 300 && played > 50, "{played} of {looked} are too few");
}
