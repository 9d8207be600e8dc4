//! R3: set-up.

use kernel::{Dice, Log};
use pieces::{Pile, Thing};
use script::Reg;

use crate::Rebellion;
use crate::chance::{Luck, Shuffled};
use crate::event::Event;
use crate::setup::{MissionSet, UnitList};
use crate::state::{Frame, OBJECTIVES, Phase, State};
use crate::things::{BASE_SPACE, ObjectiveCard, Place, Side, Unit};

/// R3.11, R3.13.
const BASE_IMPERIAL: [(Unit, u8); 7] = [
    (Unit::STAR_DESTROYER, 3),
    (Unit::ASSAULT_CARRIER, 3),
    (Unit::TIE_FIGHTER, 12),
    (Unit::STORMTROOPER, 12),
    (Unit::AT_ST, 5),
    (Unit::AT_AT, 1),
    (Unit::DEATH_STAR, 1),
];
const BASE_REBEL: [(Unit, u8); 6] = [
    (Unit::CORELLIAN_CORVETTE, 1),
    (Unit::REBEL_TRANSPORT, 1),
    (Unit::X_WING, 2),
    (Unit::Y_WING, 2),
    (Unit::REBEL_TROOPER, 6),
    (Unit::AIRSPEEDER, 2),
];
const EXPANSION_IMPERIAL: [(Unit, u8); 8] = [
    (Unit::STAR_DESTROYER, 3),
    (Unit::ASSAULT_CARRIER, 3),
    (Unit::TIE_FIGHTER, 8),
    (Unit::TIE_STRIKER, 2),
    (Unit::STORMTROOPER, 12),
    (Unit::AT_ST, 4),
    (Unit::ASSAULT_TANK, 2),
    (Unit::AT_AT, 1),
];
/// R3.12: what stands where the Death Star is being built.
const SITE: [(Unit, u8); 3] =
    [(Unit::DEATH_STAR_UNDER_CONSTRUCTION, 1), (Unit::TIE_FIGHTER, 4), (Unit::STORMTROOPER, 1)];
const EXPANSION_REBEL: [(Unit, u8); 8] = [
    (Unit::CORELLIAN_CORVETTE, 1),
    (Unit::REBEL_TRANSPORT, 1),
    (Unit::X_WING, 1),
    (Unit::Y_WING, 1),
    (Unit::U_WING, 1),
    (Unit::REBEL_TROOPER, 5),
    (Unit::AIRSPEEDER, 2),
    (Unit::REBEL_VANGUARD, 1),
];

/// R3.1.
const INTRODUCTORY_REBEL: [Place; 3] = [Place::KASHYYYK, Place::BOTHAWUI, Place::NABOO];
/// The first two are subjugated.
const INTRODUCTORY_IMPERIAL: [Place; 5] =
    [Place::MANDALORE, Place::SULLUST, Place::SALEUCAMI, Place::CORELLIA, Place::MUSTAFAR];
/// R3.2.
const INTRODUCTORY_UNITS: [(Place, &[(Unit, u8)]); 8] = [
    (BASE_SPACE, &[(Unit::X_WING, 1), (Unit::Y_WING, 1), (Unit::REBEL_TROOPER, 3), (Unit::AIRSPEEDER, 1)]),
    (
        Place::BOTHAWUI,
        &[
            (Unit::CORELLIAN_CORVETTE, 1),
            (Unit::REBEL_TRANSPORT, 1),
            (Unit::X_WING, 1),
            (Unit::Y_WING, 1),
            (Unit::REBEL_TROOPER, 3),
            (Unit::AIRSPEEDER, 1),
        ],
    ),
    (
        Place::CORUSCANT,
        &[
            (Unit::STAR_DESTROYER, 1),
            (Unit::ASSAULT_CARRIER, 1),
            (Unit::TIE_FIGHTER, 2),
            (Unit::STORMTROOPER, 3),
            (Unit::AT_AT, 1),
            (Unit::AT_ST, 1),
        ],
    ),
    (
        Place::MANDALORE,
        &[(Unit::DEATH_STAR, 1), (Unit::TIE_FIGHTER, 4), (Unit::STORMTROOPER, 2), (Unit::AT_ST, 1)],
    ),
    (Place::SALEUCAMI, &GARRISON),
    (Place::SULLUST, &GARRISON),
    (
        Place::MUSTAFAR,
        &[(Unit::ASSAULT_CARRIER, 1), (Unit::TIE_FIGHTER, 2), (Unit::STORMTROOPER, 2), (Unit::AT_ST, 1)],
    ),
    (Place::CORELLIA, &[(Unit::ASSAULT_CARRIER, 1), (Unit::STORMTROOPER, 1)]),
];
const GARRISON: [(Unit, u8); 4] =
    [(Unit::STAR_DESTROYER, 1), (Unit::TIE_FIGHTER, 2), (Unit::STORMTROOPER, 2), (Unit::AT_ST, 1)];

/// R3.10: how many systems of each emblem.
const REBEL_SYSTEMS: usize = 3;
const IMPERIAL_SYSTEMS: usize = 5;
const SUBJUGATED_FIRST: usize = 2;

impl State {
    pub(super) fn shuffle_probes(&mut self, seed: u64, log: &mut impl Log<Rebellion>) {
        self.probes.shuffle(&mut Dice::new(seed));
        let deck = self.probes.set();
        self.known.forget(deck);
        log.event(Event::Shuffled(Shuffled::Probes));
    }

    /// R3.10: cards are turned up until enough systems of both emblems have appeared.
    pub(super) fn deal_loyalty(&mut self, log: &mut impl Log<Rebellion>) {
        let introductory = self.table.agreed.is_introductory();
        let of = |state: &State, side: Side, n: usize| -> [Option<Place>; IMPERIAL_SYSTEMS] {
            let mut found = [None; IMPERIAL_SYSTEMS];
            // R3.1.
            if introductory {
                let given: &[Place] =
                    if side == Side::Rebel { &INTRODUCTORY_REBEL } else { &INTRODUCTORY_IMPERIAL };
                given.iter().zip(&mut found).for_each(|(place, found)| *found = Some(*place));
                return found;
            }
            let marked = state.probes.from_top().filter(|place| place.system().emblem == Some(side));
            for (place, found) in marked.take(n).zip(&mut found) {
                *found = Some(place);
            }
            found
        };
        for place in of(self, Side::Rebel, REBEL_SYSTEMS).into_iter().flatten() {
            self.table.loyal[Side::Rebel.index()].insert(place.thing());
            log.event(Event::Loyalty(place, Some(Side::Rebel)));
        }
        for (i, place) in of(self, Side::Empire, IMPERIAL_SYSTEMS).into_iter().flatten().enumerate() {
            if i < SUBJUGATED_FIRST {
                self.table.subjugated.insert(place.thing());
                log.event(Event::Subjugated(place));
            } else {
                self.table.loyal[Side::Empire.index()].insert(place.thing());
                log.event(Event::Loyalty(place, Some(Side::Empire)));
            }
            self.table.starts.put(place);
            self.remove_probe(place, log);
        }
        // S5.9.2: the sixth.
        self.table.starts.put(Place::CORUSCANT);
    }

    /// R3.6: stage I over II over III. With the expansion five of each stage are in the game; the Death Star Plans are among
    /// those of the stages II and III.
    pub(super) fn deal_objectives(&mut self, seed: u64, log: &mut impl Log<Rebellion>) {
        let mut dice = Dice::new(seed);
        if self.table.agreed.is_solo() {
            let left_out = ObjectiveCard::each().filter(|card| card.leaves_solo()).collect();
            self.table.removed = self.table.removed | left_out;
        }
        let removed = self.table.removed;
        for stage in [3, 2, 1] {
            let of_stage = ObjectiveCard::each().filter(|card| {
                let objective = card.objective();
                objective.stage == stage
                    && self.table.agreed.includes(objective.release)
                    && !removed.holds(*card)
            });
            let mut cards: Pile<ObjectiveCard, OBJECTIVES> = of_stage.collect();
            cards.shuffle(&mut dice);
            if self.table.agreed.has_expansion() {
                let plans = cards
                    .cards()
                    .iter()
                    .copied()
                    .find(|card| card.objective().id.starts_with("death-star-plans"));
                if let Some(plans) = plans {
                    cards.remove(plans);
                    cards.put(plans);
                }
                let (keep, mut kept) = (5, Pile::new());
                while kept.len() < keep
                    && let Some(card) = cards.take()
                {
                    kept.put(card);
                }
                while let Some(card) = cards.take() {
                    self.unused.insert(card.thing());
                }
                cards = kept;
                cards.shuffle(&mut dice);
            }
            cards.cards().iter().for_each(|card| self.objectives.put(*card));
        }
        log.event(Event::Shuffled(Shuffled::Objectives));
    }

    fn remove_probe(&mut self, place: Place, log: &mut impl Log<Rebellion>) {
        self.probes.remove(place);
        self.table.gone.insert(place.thing());
        self.known.learn_all(place);
        log.event(Event::ProbeRemoved(place));
    }

    /// S5.9.3: 1 to 4 mean the base list, 5 to 8 that of the expansion.
    pub(super) fn list_rolled(&mut self, face: u8) {
        let side = State::side(self.top());
        let agreed = &mut self.table.agreed;
        let list = if side == Side::Rebel { &mut agreed.rebel_units } else { &mut agreed.imperial_units };
        *list = if face <= 4 { UnitList::Base } else { UnitList::Expansion };
    }

    /// S2.2, S5.7: 1 to 4 mean the base set, 5 to 8 that of the expansion.
    pub(super) fn set_rolled(&mut self, luck: Luck, face: u8) {
        let set = if face <= 4 { MissionSet::Base } else { MissionSet::Expansion };
        match luck {
            Luck::RebelSet => self.table.agreed.rebel_missions = set,
            _ => self.table.agreed.imperial_missions = set,
        }
        self.sort_missions();
    }

    pub(super) fn take_units(&mut self, side: Side, log: &mut impl Log<Rebellion>) {
        let agreed = &self.table.agreed;
        if agreed.is_introductory() {
            // R3.2.
            let given =
                INTRODUCTORY_UNITS.iter().flat_map(|(place, units)| units.iter().map(|unit| (*place, *unit)));
            for (place, (unit, n)) in given.filter(|(_, (unit, _))| unit.kind().side == side) {
                self.put(unit, n, place, log);
            }
            return;
        }
        let lists: [&[(Unit, u8)]; 2] = match side {
            Side::Rebel if agreed.rebel_units == UnitList::Base => [&BASE_REBEL, &[]],
            Side::Rebel => [&EXPANSION_REBEL, &[]],
            Side::Empire if agreed.imperial_units == UnitList::Base => [&BASE_IMPERIAL, &[]],
            Side::Empire => [&EXPANSION_IMPERIAL, &SITE],
        };
        for (unit, n) in lists.into_iter().flatten() {
            self.table.unplaced[unit.index()] += n;
        }
    }

    /// R3.12: the site, its units and its Death Star.
    pub(super) fn lay_site(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let Some(site) = frame.reg(Reg::B).of::<Place>().next() else { return };
        for (unit, n) in SITE {
            self.place_first(unit, n, site, log);
        }
        self.table.queue[2][Unit::DEATH_STAR.index()] += 1;
        log.event(Event::Built { unit: Unit::DEATH_STAR, space: 3 });
        if self.table.is_populous(site) {
            self.table.subjugated.insert(site.thing());
            log.event(Event::Subjugated(site));
        }
        self.remove_probe(site, log);
    }

    pub(super) fn place_first(&mut self, unit: Unit, n: u8, place: Place, log: &mut impl Log<Rebellion>) {
        self.table.unplaced[unit.index()] -= n;
        self.table.units.add(unit, place, n);
        log.event(Event::Placed { side: unit.kind().side, unit, n, place });
    }

    /// R3.15.
    pub(super) fn hide_base(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let Some(base) = frame.reg(Reg::C).of::<Place>().next() else { return };
        self.probes.remove(base);
        self.base = Some(base);
        self.known.learn(Side::Rebel.seat(), base);
        log.event(Event::BaseHidden(Some(base)));
        self.put_to_use();
    }

    pub(super) fn begin_round(&mut self, log: &mut impl Log<Rebellion>) {
        let table = &mut self.table;
        table.phase = Phase::Assignment;
        table.active = Side::Rebel;
        table.struck_off = false;
        table.moved = Default::default();
        log.event(Event::RoundBegan(table.time));
    }

    pub(super) fn begin_command(&mut self) {
        let table = &mut self.table;
        table.phase = Phase::Command;
        table.passed = [false; 2];
        // The Rebels take the first turn (R5.1).
        table.active = Side::Empire;
    }
}
