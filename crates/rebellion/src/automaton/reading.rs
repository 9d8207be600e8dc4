//! What the machine asks about the procedure: candidates, conditions, measures.

use script::Reg;

use super::decision::Rule;
use super::rankings::{HOLD, aim};
use super::routes::Routes;
use super::{Aim, Candidates, Criterion, Matter};
use crate::leaders::Person;
use crate::state::{Frame, Open, State};
use crate::things::{
    ActionCard, Face, Field, Hurt, Leader, MissionCard, ObjectiveCard, Place, Shown, Side, Theatre, Things,
    Unit,
};
use crate::words::{Change, From};

/// The place in a register.
pub(crate) fn place(frame: &Frame, reg: Reg) -> Option<Place> {
    frame.reg(reg).of::<Place>().next()
}

/// The theatre in a register.
fn theatre(frame: &Frame, reg: Reg) -> Option<Theatre> {
    frame.reg(reg).of::<Field>().next().map(|field| Theatre::ALL[field.index()])
}

impl State {
    pub(crate) fn candidates(&self, of: Candidates, frame: &Frame) -> Things {
        let table = &self.table;
        let here = |reg, found: &dyn Fn(Place) -> Things| place(frame, reg).map_or(Things::EMPTY, found);
        match of {
            Candidates::Goals => table.goals(aim(frame)),
            Candidates::Fleets => here(Reg::A, &|goal| table.fleets_for(aim(frame), goal)),
            Candidates::Steps => here(Reg::A, &|goal| here(Reg::C, &|fleet| Routes::steps(fleet, goal))),
            Candidates::Garrison => here(Reg::C, &|from| {
                let ground = table.units_of(Side::Empire, from).filter(|(unit, _)| !unit.is_ship());
                ground.map(|(unit, _)| unit).collect()
            }),
            Candidates::Hold => {
                Open::imperial_units().filter(|unit| self.left_behind(*unit, frame) > 0).collect()
            }
            Candidates::Unserved => {
                let usable = |place: &Place| !table.is_served(*place) && table.is_usable(*place);
                Place::systems().filter(usable).collect()
            }
            Candidates::NearBase => Place::systems().filter(|place| table.is_near_base(*place)).collect(),
            Candidates::Theatres => {
                Theatre::ALL.map(|theatre| Field::RANGE.first() + theatre as u16).into_iter().collect()
            }
            Candidates::Leaving => here(Reg::B, &|to| {
                let leaves = |unit: &Unit| {
                    table.leaving[unit.index()] > 0 && table.can_deploy(Side::Empire, *unit, to)
                };
                Open::imperial_units().filter(leaves).collect()
            }),
            Candidates::Capable => self.capable(frame),
            Candidates::PossibleInDeck => self.probes.set() & table.possible_bases(),
            Candidates::Recruits => self.recruited(frame),
            Candidates::Cards => self.playable_cards(frame),
            Candidates::Surprised => table.surprised(),
            Candidates::SurprisedBases => table.surprised() & table.possible_bases(),
            Candidates::Fought => {
                let fought = table.combat.as_ref().map_or([false; 2], |combat| table.fought(combat));
                let theatres = Theatre::ALL.into_iter().filter(|theatre| fought[theatre.index()]);
                theatres.map(|theatre| Field::RANGE.first() + theatre as u16).collect()
            }
            Candidates::Unsampled => self.for_cards(From::ProbeHand, frame) - frame.reg(Reg::B),
            Candidates::Sampled => frame.reg(Reg::B),
            Candidates::Swept => self.swept(),
            Candidates::RegionsToSearch => table.possible_bases().of::<Place>().map(Place::region).collect(),
            Candidates::Dice => {
                table.combat.as_ref().map_or(Things::EMPTY, |combat| combat.dice_again(table))
            }
        }
    }

    /// S3.3: how many of a sort could still be taken along, the one that stays left out.
    pub(crate) fn left_behind(&self, unit: Unit, frame: &Frame) -> u8 {
        let Some(from) = place(frame, Reg::C).filter(|_| unit.kind().needs_transport) else { return 0 };
        self.table.unmoved(unit, from).saturating_sub(u8::from(frame.reg(Reg::B).holds(unit)))
    }

    /// S3.3: what comes aboard next: several sorts if nothing tells them apart, and how much room there is.
    pub(crate) fn next_aboard(&self, frame: &Frame) -> (Things, u8) {
        let carried = |(index, n): (usize, &u8)| {
            let kind = Unit::numbered(index).kind();
            (kind.capacity * n, if kind.needs_transport { *n } else { 0 })
        };
        let (capacity, cargo) = self
            .table
            .loading
            .iter()
            .enumerate()
            .map(carried)
            .fold((0, 0), |(room, cargo), (more_room, more_cargo)| (room + more_room, cargo + more_cargo));
        let hold = self.candidates(Candidates::Hold, frame);
        (script::best(self, &HOLD, hold, frame).0, capacity - cargo)
    }

    /// How many units of these sorts there are.
    pub(crate) fn count_aboard(&self, sorts: Things, frame: &Frame) -> u8 {
        sorts.of::<Unit>().map(|unit| self.left_behind(unit, frame)).sum()
    }

    pub(crate) fn matter(&self, matter: Matter, frame: &Frame) -> bool {
        let table = &self.table;
        match matter {
            Matter::SoloGame => table.agreed.is_solo(),
            Matter::Automated => table.is_automaton(State::side(frame)),
            Matter::StartsLeft => self.next_start(frame).is_some(),
            Matter::Activates => frame.num() == 1,
            Matter::PlaysMission => frame.num() == 2,
            Matter::Opposes => frame.num() > 4,
            Matter::Joins => frame.num() == 0 || frame.num() > 4,
            Matter::Helped => place(frame, Reg::A)
                .zip(place(frame, Reg::C))
                .is_some_and(|(goal, fleet)| table.is_helped(fleet, goal)),
            Matter::OriginLeft => {
                place(frame, Reg::B).is_some_and(|to| !(table.sources(to) - frame.reg(Reg::A)).is_empty())
            }
            Matter::NeedsGarrison => place(frame, Reg::C).is_some_and(|from| table.needs_garrison(from)),
            Matter::HoldTied => {
                let (next, room) = self.next_aboard(frame);
                room > 0 && next.len() > 1
            }
            Matter::BunkerDue => table.bunker_goes_to().is_some(),
            Matter::Deployable => Place::systems().any(|place| table.is_usable(place)),
            Matter::NearBase => Place::systems().any(|place| table.is_near_base(place)),
            Matter::Unserved => !self.candidates(Candidates::Unserved, frame).is_empty(),
            Matter::RoundBegins => table.agreed.is_solo() && table.time > 1,
            Matter::RoundShort => {
                let left = !self.missions[Side::Empire.index()].is_empty();
                frame.num() > 0 && (left || !self.recyclable(Side::Empire).is_empty())
            }
            Matter::Unplayable => self.turned_up(frame).is_some_and(|card| !self.is_playable(card, frame)),
            Matter::Playable => self.turned_up(frame).is_some(),
            Matter::PutsOff => self.turned_up(frame).is_some_and(|card| {
                table.agreed.variations.sigma && frame.nums[1] == 0 && !table.put_off.holds(card)
            }),
            Matter::SecondGoes => self.turned_up(frame).is_some_and(|card| self.second_goes(card)),
            Matter::MainShuffled => !table.agreed.readings.unshuffled_missions,
            // The base is one of them, and its card is not in the deck.
            Matter::ManyPossibleBases => table.possible_bases().len() > 4,
            Matter::ProjectsLeft => !self.projects.is_empty() || !self.played_projects().is_empty(),
            Matter::WholeDeck => frame.nums[1] == 1,
            Matter::Rerolls => !table.agreed.fights_as_of_old(),
            Matter::DiceTied => frame.num() > 0 && self.next_dice(frame).len() > 1,
            Matter::Forces => frame.num() > 0 && !self.next_dice(frame).is_empty(),
            Matter::UsesCards => !(1..=4).contains(&frame.num()) && !self.playable_cards(frame).is_empty(),
            Matter::Attempts => {
                table.mission.is_some_and(|mission| mission.card.mission().mode == crate::card::How::Attempt)
            }
            Matter::ProjectsInDeck => !self.projects.is_empty(),
            Matter::MoreTactics => table.combat.as_ref().is_some_and(|combat| {
                combat.changes[Side::Empire.index()].hold(Change::MoreTactics(combat.theatre))
            }),
            Matter::StartersLeft => table.agreed.is_solo(),
            Matter::RoundLeft => table.unrevealed > 0,
        }
    }

    pub(crate) fn worth(&self, criterion: Criterion, thing: u16, frame: &Frame) -> i32 {
        match criterion {
            Criterion::Distance
            | Criterion::RouteRebels
            | Criterion::RouteProduction
            | Criterion::FleetStrength
            | Criterion::RebelStrength
            | Criterion::Production
            | Criterion::Loyal
            | Criterion::BaseDistance
            | Criterion::PossibleBase
            | Criterion::BestRebelSystem => self.worth_of_place(criterion, Place::from_thing(thing), frame),
            Criterion::TacticScore
            | Criterion::SpaceTactic
            | Criterion::GroundTactic
            | Criterion::SkillScore
            | Criterion::Pictured
            | Criterion::Icons(_)
            | Criterion::SkillKinds => worth_of_leader(criterion, Leader::from_thing(thing), frame),
            Criterion::Strength => Unit::from_thing(thing).kind().strength.into(),
            Criterion::LeaderTactic => {
                let leader =
                    Leader::RANGE.holds(frame.source).then(|| Leader::from_thing(frame.source).person());
                leader.map_or(0, |person| person.tactic(Unit::from_thing(thing).kind().theatre).into())
            }
            Criterion::OfTheatre => {
                i32::from(theatre(frame, Reg::C) == Some(Unit::from_thing(thing).kind().theatre))
            }
            Criterion::UnitsThere => {
                let theatre = Theatre::ALL[Field::from_thing(thing).index()];
                place(frame, Reg::B).map_or(0, |at| self.table.count_in(Side::Empire, theatre, at).into())
            }
            Criterion::Doomed
            | Criterion::IonCannon
            | Criterion::HealthLeft
            | Criterion::AttackDice
            | Criterion::DoomedStrength
            | Criterion::Damage => worth_of_target(criterion, Hurt::from_thing(thing)),
            Criterion::Blank => i32::from(Shown::from_thing(thing).face() == Face::Blank),
            Criterion::DirectHit => i32::from(Shown::from_thing(thing).face() == Face::Direct),
            // S10: whom an action card in hand prefers for a mission.
            Criterion::Preferred => {
                i32::from(Leader::RANGE.holds(thing) && self.is_preferred(Leader::from_thing(thing)))
            }
            Criterion::Age => self.table.age(ActionCard::from_thing(thing)),
            Criterion::CombatCard => self.has_combat_card(Leader::from_thing(thing)).into(),
            Criterion::AdjacentStrength => self.table.adjacent_strength(Place::from_thing(thing)),
            Criterion::RebelTroops => {
                let units = self.table.units_of(Side::Rebel, Place::from_thing(thing));
                let troops = units.filter(|(unit, _)| !unit.is_ship());
                troops.map(|(unit, n)| i32::from(unit.kind().strength * n)).sum()
            }
            Criterion::IsIonCannon => (Unit::from_thing(thing) == Unit::ION_CANNON).into(),
            Criterion::Reputation => {
                self.numbered(&ObjectiveCard::from_thing(thing).objective().reputation, frame).into()
            }
            Criterion::TacticThere => {
                let [space, ground] = Theatre::ALL.map(|theatre| self.rebels_in(theatre, frame));
                let person = Leader::from_thing(thing).person();
                match space.cmp(&ground) {
                    std::cmp::Ordering::Greater => person.tactic(Theatre::Space).into(),
                    std::cmp::Ordering::Less => person.tactic(Theatre::Ground).into(),
                    std::cmp::Ordering::Equal => person.tactic_score().into(),
                }
            }
            Criterion::OnSpace(_)
            | Criterion::OnGround
            | Criterion::StrongerTheatre
            | Criterion::BusierTheatre => self.worth_of_unit(criterion, Unit::from_thing(thing), frame),
            listed => self.worth_of_target_system(listed, thing),
        }
    }

    fn worth_of_place(&self, criterion: Criterion, at: Place, frame: &Frame) -> i32 {
        let table = &self.table;
        match criterion {
            Criterion::Distance | Criterion::RouteRebels | Criterion::RouteProduction => {
                let (distance, toll) = self.way(at, frame);
                match criterion {
                    Criterion::Distance => distance.into(),
                    Criterion::RouteRebels => toll.rebels,
                    _ => toll.production(),
                }
            }
            Criterion::FleetStrength => table.fleet_strength(at),
            Criterion::RebelStrength => table.strength(Side::Rebel, at),
            Criterion::Loyal => table.is_loyal(Side::Empire, at).into(),
            Criterion::BaseDistance => table.revealed.map_or(0, |base| at.distance(base).into()),
            Criterion::PossibleBase => {
                let bases = table.possible_bases();
                bases.of::<Place>().map(|base| at.distance(base).into()).min().unwrap_or(0)
            }
            Criterion::BestRebelSystem => table.distance_to_best_rebel(at).into(),
            _ => table.production(at).into(),
        }
    }

    /// The way a place stands for: from the nearest fleet to this goal; if the goal is chosen, from this fleet; if the
    /// fleet is chosen too, by this first step.
    fn way(&self, at: Place, frame: &Frame) -> (u8, super::routes::Toll) {
        let table = &self.table;
        match (place(frame, Reg::A), place(frame, Reg::C)) {
            (None, _) => table.approach(aim(frame), at),
            (Some(goal), None) => (at.distance(goal), Routes::to(goal, table).from(at)),
            (Some(goal), Some(_)) => (at.distance(goal), Routes::to(goal, table).by(at, table)),
        }
    }
}

fn worth_of_leader(criterion: Criterion, leader: Leader, frame: &Frame) -> i32 {
    let person: &Person = leader.person();
    match criterion {
        Criterion::TacticScore => person.tactic_score().into(),
        Criterion::SpaceTactic => person.tactic(Theatre::Space).into(),
        Criterion::GroundTactic => person.tactic(Theatre::Ground).into(),
        Criterion::Pictured => {
            let card = MissionCard::RANGE.holds(frame.source).then(|| MissionCard::from_thing(frame.source));
            card.is_some_and(|card| card.mission().portrait == Some(leader)).into()
        }
        Criterion::Icons(skill) => person.icons(skill),
        Criterion::SkillKinds => person.skill_kinds().into(),
        _ => person.skill_score(),
    }
}

/// S9.4, S9.7.
fn worth_of_target(criterion: Criterion, target: Hurt) -> i32 {
    let kind = target.unit().kind();
    let left = i32::from(kind.health) - i32::from(target.damage());
    match criterion {
        Criterion::Doomed => i32::from(left <= 0),
        Criterion::IonCannon => i32::from(target.unit() == Unit::ION_CANNON),
        Criterion::AttackDice => kind.attack.iter().map(|n| i32::from(*n)).sum(),
        Criterion::DoomedStrength => {
            if left <= 0 {
                kind.strength.into()
            } else {
                0
            }
        }
        Criterion::Damage => {
            if left > 0 {
                target.damage().into()
            } else {
                0
            }
        }
        _ => left,
    }
}

impl Open {
    /// S8.14: something that leaves the queue can be deployed there.
    pub(crate) fn is_usable(&self, place: Place) -> bool {
        let fits =
            |unit: &Unit| self.leaving[unit.index()] > 0 && self.can_deploy(Side::Empire, *unit, place);
        self.is_imperial(place) && Open::imperial_units().any(|unit| fits(&unit))
    }

    /// S8.15: a unit has come there in its turn. A Shield Bunker comes before all turns (S8.18).
    pub(crate) fn is_served(&self, place: Place) -> bool {
        self.served.cards().contains(&place)
    }

    /// S8.16: the base can be reached from there in time, and its turn has not come yet.
    fn is_near_base(&self, place: Place) -> bool {
        let near = |base: Place| i16::from(place.distance(base)) < self.gap();
        self.revealed.is_some_and(near) && !self.is_served(place) && self.is_usable(place)
    }

    /// S8.18: a bunker that leaves the queue goes where the Death Star is being built.
    pub(crate) fn bunker_goes_to(&self) -> Option<Place> {
        let due = self.leaving[Unit::SHIELD_BUNKER.index()] > 0;
        self.site().filter(|site| due && self.can_deploy(Side::Empire, Unit::SHIELD_BUNKER, *site))
    }

    /// S8.13: whether a bunker is built on a space of the queue.
    pub(crate) fn may_build_bunker(&self, space: u8) -> bool {
        let waits = |queued: &[u8; crate::things::KINDS]| queued[Unit::DEATH_STAR.index()] > 0;
        let station = self.queue.iter().position(waits);
        self.site().is_some_and(|site| self.units.of(Unit::SHIELD_BUNKER, site) == 0)
            && station.is_some_and(|index| usize::from(space) < index + 1)
    }

    /// S8.17: how far the Rebel system with the highest production is.
    fn distance_to_best_rebel(&self, from: Place) -> u8 {
        let rebel = || Place::systems().filter(|place| self.is_rebel(*place));
        let highest = rebel().map(|place| self.production(place)).max();
        let best = rebel().filter(|place| Some(self.production(*place)) == highest);
        best.map(|place| from.distance(place)).min().unwrap_or(0)
    }
}

impl Aim {
    /// As it lies in a frame.
    pub(crate) fn number(self) -> i16 {
        self as i16
    }

    /// The rule by which fleets are after it, if no die has said so.
    pub(crate) fn rule(self, table: &Open) -> Rule {
        match self {
            Aim::Search if table.is_redoubled() => Rule(3, 16),
            Aim::Search => Rule(3, 6),
            Aim::Strike => Rule(3, 12),
            Aim::Neutral => Rule(3, 13),
            Aim::Rebels => Rule(3, 14),
            Aim::Base => Rule(3, 18),
            Aim::Deny => Rule(3, 19),
            Aim::Attack | Aim::Towards => Rule(3, 20),
        }
    }

    /// The rule by which a fleet is helped, at its goal or on the way there.
    pub(crate) fn help(self, arrived: bool) -> Rule {
        match (arrived, self) {
            (false, _) => Rule(3, 5),
            (true, Aim::Base | Aim::Towards) => Rule(3, 22),
            (true, _) => Rule(3, 11),
        }
    }
}
