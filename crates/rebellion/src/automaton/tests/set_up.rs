//! S5.9, S5.10, S4.1, and the position of the walkthrough with what follows from it.

use super::*;
use crate::automaton::{ACTIVATION, IMPERIAL_TURN};
use crate::chance::Shuffled;
use crate::setup::{CombatRules, Expansion, MissionSet, UnitList};
use crate::things::BASE_SPACE;

fn base_list() -> Setup {
    Setup {
        expansion: Expansion::Off,
        combat: CombatRules::Base,
        rebel_units: UnitList::Base,
        imperial_units: UnitList::Base,
        rebel_missions: MissionSet::Base,
        imperial_missions: MissionSet::Base,
        ..solo()
    }
}

/// R3.14: starting action cards of the Rebels are not used for now.
fn keep_cards(state: &mut State, events: &mut Vec<Event>) {
    let uses = |state: &State| {
        offered::<Rebellion>(state, Seat(0)).iter().any(|action| matches!(action, Action::Use(_)))
    };
    while uses(state) {
        Rebellion::apply(state, Input::Act(Seat(0), Action::PASS), events);
    }
}

/// The set-up of the walkthrough (its section 1), the base hidden on Endor.
pub(super) fn walkthrough() -> State {
    let order = [
        Place::MANDALORE,
        Place::NABOO,
        Place::BESPIN,
        Place::CORELLIA,
        Place::RODIA,
        Place::BOTHAWUI,
        Place::MYGEETO,
        Place::RYLOTH,
        Place::SULLUST,
    ];
    let mut state = begin::<Rebellion>(&solo(), &[]).expect("a set-up");
    while Rebellion::turn(&state) != Turn::Chance(Chance::Shuffle(Shuffled::Probes)) {
        Rebellion::apply(&mut state, Input::Fate(Fate::Seed(1)), &mut Vec::new());
    }
    // What a shuffle would have given.
    let others = state.probes;
    let others = others.cards().iter().copied().filter(|place| !order.contains(place));
    state.probes = others.chain(order.into_iter().rev()).collect();
    script::proceed(&mut state);
    let mut events = Vec::new();
    script::run(&mut state, &mut events);
    // Both sides have the missions of the base game.
    state.throws(&[1, 3, 1, 3, 5, 2, 4, 5, 1, 6, 5, 5], &mut events);
    for action in [
        "choose naboo",
        "place 1 x-wing on naboo",
        "place 1 y-wing on rebel-base",
        "place 1 rebel-transport on rebel-base",
        "place 1 corellian-corvette on naboo",
        "place 2 rebel-trooper on naboo",
        "place 3 rebel-trooper on rebel-base",
        "place 1 airspeeder on naboo",
        "place 1 airspeeder on rebel-base",
        "place 1 u-wing on naboo",
        "place 1 rebel-vanguard on rebel-base",
        "choose endor",
    ] {
        let action = action.parse().expect("an action");
        keep_cards(&mut state, &mut events);
        assert!(offered::<Rebellion>(&state, Seat(0)).contains(&action), "{action}");
        Rebellion::apply(&mut state, Input::Act(Seat(0), action), &mut events);
    }
    while let Turn::Chance(_) = Rebellion::turn(&state) {
        Rebellion::apply(&mut state, Input::Fate(Fate::Seed(1)), &mut events);
    }
    state.dismiss_recruit();
    Rebellion::apply(&mut state, Input::Act(Seat(0), Action::PASS), &mut events);
    assert_eq!(state.table.phase, Phase::Command);
    // What comes with cards: the fifth leader and the Round deck.
    state.table.leaders[Leader::ADMIRAL_PIETT].at = Spot::Pool;
    state.table.unrevealed = 2;
    state
}

impl State {
    fn throws(&mut self, dice: &[u8], events: &mut Vec<Event>) {
        for face in dice {
            while let Turn::Chance(Chance::Shuffle(_)) = Rebellion::turn(self) {
                Rebellion::apply(self, Input::Fate(Fate::Seed(1)), events);
            }
            let fate = Fate::Roll(Roll::default().with(*face));
            assert!(matches!(Rebellion::turn(self), Turn::Chance(chance) if chance.accepts(fate)), "{face}");
            Rebellion::apply(self, Input::Fate(fate), events);
        }
    }
}

#[test]
fn sc_010_011_012_015_016_the_walkthrough_is_set_up_by_its_dice() {
    use Unit as U;
    let state = walkthrough();
    let table = &state.table;
    let places = |places: &[Place]| -> Things { places.iter().copied().collect() };
    assert_eq!(table.loyal[0], places(&[Place::NABOO, Place::BOTHAWUI, Place::RYLOTH]));
    assert_eq!(table.subjugated, places(&[Place::MANDALORE, Place::CORELLIA, Place::MALASTARE]));
    let loyal = [Place::RODIA, Place::MYGEETO, Place::SULLUST, Place::CORUSCANT];
    assert_eq!(table.loyal[1], places(&loyal));
    let (sd, ac, tie, striker) = (U::STAR_DESTROYER, U::ASSAULT_CARRIER, U::TIE_FIGHTER, U::TIE_STRIKER);
    let (st, tank, at_st, at_at) = (U::STORMTROOPER, U::ASSAULT_TANK, U::AT_ST, U::AT_AT);
    let dsuc = U::DEATH_STAR_UNDER_CONSTRUCTION;
    type Garrison<'a> = (Place, &'a [(Unit, u8)], i32);
    let expected: [Garrison<'_>; 7] = [
        (Place::MANDALORE, &[(ac, 1), (tie, 2), (st, 2), (tank, 1)], 7),
        (Place::CORELLIA, &[(sd, 1), (tie, 1), (striker, 1), (st, 2), (at_st, 1)], 9),
        (Place::RODIA, &[(ac, 1), (tie, 2), (st, 2), (at_st, 1)], 8),
        (Place::MYGEETO, &[(sd, 1), (tie, 1), (striker, 1), (st, 2), (at_st, 1)], 9),
        (Place::SULLUST, &[(sd, 1), (tie, 2), (st, 2), (at_st, 1), (at_at, 1)], 12),
        (Place::CORUSCANT, &[(ac, 1), (st, 2), (tank, 1)], 5),
        (Place::MALASTARE, &[(dsuc, 1), (tie, 4), (st, 1)], 9),
    ];
    for (place, units, strength) in expected {
        let mut units = units.to_vec();
        units.sort();
        assert_eq!(state.units_at(place), units, "{place}");
        assert_eq!(table.fleet_strength(place), strength, "{place}");
    }
    assert_eq!(table.queue[2][U::DEATH_STAR.index()], 1);
    assert_eq!((state.probes.len(), table.possible_bases().len()), (24, 8));
    assert_eq!(table.units.at(BASE_SPACE).map(|(_, n)| n).sum::<u8>(), 7);
    assert_eq!((state.misplaced(), state.too_many()), (None, None));
}

#[test]
fn sc_014_the_base_list() {
    let state = begun(&base_list(), &mut Dice::new(8));
    let systems: Vec<Place> = Place::systems().filter(|place| state.table.is_imperial(*place)).collect();
    assert_eq!(systems.len(), 6);
    let count = |unit, place| state.table.units.of(unit, place);
    for place in systems {
        assert_eq!((count(Unit::TIE_FIGHTER, place), count(Unit::STORMTROOPER, place)), (2, 2));
        assert_eq!(count(Unit::STAR_DESTROYER, place) + count(Unit::ASSAULT_CARRIER, place), 1);
        assert_eq!(count(Unit::AT_ST, place) + count(Unit::AT_AT, place), 1);
    }
    assert_eq!(state.table.units.total(Unit::STAR_DESTROYER), 3);
    assert_eq!((state.table.units.total(Unit::AT_AT), state.table.units.total(Unit::DEATH_STAR)), (1, 1));
    assert_eq!(state.probes.len(), 25);
}

#[test]
fn s0_3_s5_9_faces_that_would_be_thrown_again_are_no_answers() {
    let die = |face| Fate::Roll(Roll::default().with(face));
    let counts = |chance: Chance| (1..=9).filter(|face| chance.accepts(die(*face))).collect::<Vec<u8>>();
    assert_eq!(counts(Chance::D8(2)), [1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(counts(Chance::D8(5)), [1, 2, 3, 4, 5]);
    assert_eq!(counts(Chance::D6(0b01_0110)), [2, 3, 5]);
    let options = |n| (1..=8).map(|face| crate::chance::option(face, n)).collect::<Vec<u16>>();
    assert_eq!(options(2), [0, 0, 0, 0, 1, 1, 1, 1]);
    assert_eq!(options(4), [0, 0, 1, 1, 2, 2, 3, 3]);
    assert_eq!(options(8), [0, 1, 2, 3, 4, 5, 6, 7]);
}

#[test]
fn s4_1_the_base_is_a_remote_system() {
    let mut state = begin::<Rebellion>(&solo(), &[]).expect("a set-up");
    let mut dice = Dice::new(4);
    while state.base.is_none() {
        let choosing = state.table.next_unplaced().is_none()
            && matches!(Rebellion::turn(&state), Turn::Decide(_))
            && state.table.units.total(Unit::REBEL_TROOPER) > 0;
        if choosing && !offered::<Rebellion>(&state, Seat(0)).contains(&Action::PASS) {
            let remotes: Vec<String> = Place::remotes().map(|place| format!("choose {place}")).collect();
            let offers: Vec<String> =
                offered::<Rebellion>(&state, Seat(0)).iter().map(ToString::to_string).collect();
            return assert_eq!(offers, remotes);
        }
        step(&mut state, &mut dice, &mut Vec::new());
        keep_cards(&mut state, &mut Vec::new());
    }
    panic!("nobody was asked for the base");
}

#[test]
fn empire_1_of_the_walkthrough() {
    let mut state = walkthrough();
    let events = state.does(&IMPERIAL_TURN, &[2, 3, 6, 2]);
    assert_eq!(sent(&events), Some((Leader::DARTH_VADER, Place::DATHOMIR)));
    assert_eq!(state.table.strength(Side::Empire, Place::DATHOMIR), 14);
    assert_eq!(state.units_at(Place::MYGEETO), [(Unit::STORMTROOPER, 1)]);
    assert_eq!(state.units_at(Place::MANDALORE), [(Unit::STORMTROOPER, 1)]);
    assert!(state.table.explored.holds(Place::DATHOMIR));
    assert_eq!((state.probes.len(), state.table.possible_bases().len()), (23, 7));
    let told: Vec<String> = decisions(&events).into_iter().map(in_short).collect();
    assert_eq!(
        told,
        [
            "S3.7 dathomir, die 3: dagobah [1, 0, 0], dantooine [1, 0, 0], dathomir [1, 0, 0], endor [2] out by 0, \
             hoth [2] out by 0, ilum [1, 0, 0], tatooine [1, 0, 0], yavin [1, 0, 0]",
            "S3.7 mygeeto: corellia [3] out by 0, coruscant [3] out by 0, mandalore [1, 0, 0, 7] out by 3, \
             mygeeto [1, 0, 0, 9], rodia [4] out by 0, sullust [4] out by 0",
            "S3.15 darth-vader, die 6: emperor-palpatine [5, 10], darth-vader [5, 10], \
             grand-moff-tarkin [3] out by 0, general-tagge [3] out by 0, admiral-piett [4] out by 0",
            "S3.4 stormtrooper, die 2: stormtrooper [1], assault-tank [1]",
            "S3.4 stormtrooper: stormtrooper [1], at-st [2] out by 0",
        ]
    );
}

/// A decision in one line.
fn in_short(decision: &Decision) -> String {
    let candidate = |candidate: &crate::automaton::decision::Candidate| {
        let out = candidate.out.map_or(String::new(), |by| format!(" out by {by}"));
        format!("{} {:?}{out}", candidate.piece, candidate.values)
    };
    let candidates: Vec<String> = decision.candidates.iter().map(candidate).collect();
    let die = decision.die.map_or(String::new(), |face| format!(", die {face}"));
    format!("{} {}{die}: {}", decision.rule, decision.answer, candidates.join(", "))
}

#[test]
fn b1_after_the_strike_off_bothawui_is_attacked() {
    let mut state = walkthrough();
    state.does(&IMPERIAL_TURN, &[2, 3, 6, 2]);
    state.stands(Leader::GENERAL_TAGGE, Place::CORELLIA);
    state.table.sabotaged.insert(Place::CORELLIA.thing());
    state.loyal(Side::Rebel, &[Place::KASHYYYK]);
    let events = state.does(&IMPERIAL_TURN, &[3]);
    assert_eq!(sent(&events), Some((Leader::EMPEROR_PALPATINE, Place::BOTHAWUI)));
    assert_eq!(state.units_at(Place::RODIA), [(Unit::STORMTROOPER, 1)]);
    assert_eq!(
        state.units_at(Place::BOTHAWUI),
        [(Unit::TIE_FIGHTER, 2), (Unit::ASSAULT_CARRIER, 1), (Unit::STORMTROOPER, 1), (Unit::AT_ST, 1)]
    );
    assert!(
        state.table.subjugated.holds(Place::BOTHAWUI) && state.table.is_loyal(Side::Rebel, Place::BOTHAWUI)
    );
    assert_eq!(state.table.units.of(Unit::TIE_FIGHTER, Place::MALASTARE), 4);
}

#[test]
fn b2_when_efforts_are_redoubled_the_nearest_possible_base_counts_again() {
    let mut state = walkthrough();
    state.table.reputation = 6;
    state.does(&IMPERIAL_TURN, &[3, 6, 2]);
    state.stands(Leader::GENERAL_TAGGE, Place::CORELLIA);
    state.does(&IMPERIAL_TURN, &[]);
    assert_eq!(state.lots::<Place>(), [Place::DAGOBAH, Place::TATOOINE]);
}

#[test]
fn b4_sullust_sets_out_for_a_known_base_over_bespin() {
    let mut state = walkthrough();
    state.reveal(Place::ENDOR);
    let base = Place::ENDOR;
    let fleets =
        [Place::SULLUST, Place::CORELLIA, Place::CORUSCANT, Place::RODIA, Place::MANDALORE, Place::MYGEETO];
    assert_eq!(fleets.map(|place| place.distance(base)), [2, 3, 4, 4, 5, 6]);
    let events = state.does(&ACTIVATION, &[6]);
    assert_eq!(sent(&events), Some((Leader::DARTH_VADER, Place::BESPIN)));
    assert_eq!(state.units_at(Place::SULLUST), [(Unit::STORMTROOPER, 1)]);
    assert_eq!(
        state.units_at(Place::BESPIN),
        [
            (Unit::TIE_FIGHTER, 2),
            (Unit::STAR_DESTROYER, 1),
            (Unit::STORMTROOPER, 1),
            (Unit::AT_ST, 1),
            (Unit::AT_AT, 1)
        ]
    );
    assert!(state.table.subjugated.holds(Place::BESPIN));
}
