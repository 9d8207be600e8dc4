//! What the machine asks of a state.

use kernel::Seat;
use pieces::Thing;
use script::{Code, Core, Decider, Entry, Read, Reg, SeatOrder};

use crate::board::{Icon, MOST_ICONS, builds, recruits};
use crate::card::{Timing, Window};
use crate::chance::Luck;
use crate::programs::programs;
use crate::setup::{CombatRules, MissionSet, UnitList};
use crate::state::{Frame, Machine, Phase, State};
use crate::things::{BASE_SPACE, Hurt, Leader, Place, Shown, Side, TacticCard, Theatre, Things, Unit, WORDS};
use crate::turn::Check;
use crate::why::Why;
use crate::words::*;

/// R14.3.
const MOST_IN_HAND: usize = 10;

impl Read<WORDS> for State {
    type Words = Vocabulary;
    type Core = Machine;
    /// R1.2.
    const SEATS: SeatOrder = SeatOrder::ActiveFirst;

    #[inline]
    fn code() -> &'static Code<Vocabulary> {
        &programs().code
    }

    #[inline]
    fn core(&self) -> &Machine {
        &self.machine
    }

    fn test(&self, cond: &Cond, frame: &Frame) -> bool {
        self.holds(cond, frame)
    }

    fn select(&self, from: &[Filter], frame: &Frame) -> Things {
        from.iter().fold(Things::EMPTY, |all, filter| all | self.selected(*filter, frame))
    }

    fn number(&self, num: &Num, frame: &Frame) -> i16 {
        self.numbered(num, frame)
    }

    fn can(&self, _: &Op, _: &Frame) -> bool {
        true
    }

    fn decider(&self, who: &Who, why: Option<Why>, frame: &Frame) -> Decider<Vocabulary> {
        match who {
            Who::Rival if Read::plays(self, 1 - frame.owner) => Decider::Seat(1 - frame.owner),
            Who::Chance => Decider::Lot,
            Who::You if Read::plays(self, frame.owner) => Decider::Seat(frame.owner),
            Who::You | Who::Rival => self.automaton(why, frame).1,
        }
    }

    fn measure(&self, metric: &Metric, thing: u16, frame: &Frame) -> i32 {
        if let Metric::Of(criterion) = metric {
            return self.worth(*criterion, thing, frame);
        }
        let combat = self.table.combat.as_ref();
        if Hurt::RANGE.holds(thing) {
            return combat.map_or(0, |combat| combat.count(&self.table, Hurt::from_thing(thing)).into());
        }
        if Shown::RANGE.holds(thing) {
            let die = Shown::from_thing(thing);
            return combat.map_or(0, |combat| combat.attack.pool.of(die.colour(), die.face()).into());
        }
        let unit = Unit::from_thing(thing);
        let there = self.loading_from(frame).map_or(0, |from| self.table.units.of(unit, from));
        i32::from(match metric {
            Metric::There => there,
            Metric::Conquering => there.min(if unit == Unit::STORMTROOPER { 2 } else { 1 }),
            Metric::Of(_) => unreachable!("weighed above"),
        })
    }

    fn uncertain(&self, chance: &Luck, frame: &Frame) -> bool {
        let table = &self.table;
        match chance {
            Luck::Probes
            | Luck::RebelMissions
            | Luck::ImperialMissions
            | Luck::OwnMissions
            | Luck::Projects
            | Luck::Objectives
            | Luck::Actions
            | Luck::SearchedDeck => true,
            Luck::Mission => {
                self.table.mission.as_ref().is_some_and(|mission| mission.hand.iter().any(|n| *n > 0))
            }
            Luck::RebelSet => table.agreed.rebel_missions == MissionSet::Die,
            Luck::ImperialSet => table.agreed.imperial_missions == MissionSet::Die,
            Luck::Starting => self.starting.len() > 1,
            Luck::RoundDeck => self.round.len() > 1,
            Luck::SetAside => !self.hands[Side::Empire.index()].is_empty(),
            Luck::Unchosen => !self.aside.is_empty(),
            Luck::UnitList => match State::side(frame) {
                Side::Rebel => table.agreed.rebel_units == UnitList::Die,
                Side::Empire => table.agreed.imperial_units == UnitList::Die,
            },
            Luck::Start => self.next_start(frame).is_some(),
            Luck::Site => table.unplaced[Unit::DEATH_STAR_UNDER_CONSTRUCTION.index()] > 0,
            // S7.2.1, S7.2.2, S7.5.
            Luck::Action => {
                table.has_leaders_to_spare()
                    && !table.is_unleashed()
                    && !table.agreed.variations.alpha
                    && (table.can_activate() || self.can_play_mission())
            }
            // S7.6.
            Luck::Opposition => table.has_leaders_to_spare(),
            Luck::Joining => table.agreed.readings.joining_die,
            Luck::Assignment => {
                table.agreed.variations.beta && Timing::ALL[frame.nums[1] as usize] == Timing::Assignment
            }
            // S3.14, S3.16.
            Luck::Goal => table.agreed.variations.gamma && !table.is_unleashed(),
            // R8.16.
            Luck::Tactics => self.table.agreed.combat == CombatRules::Base,
            // R1.5.
            Luck::TacticDeck => {
                let theatre = State::deck(Deck::In(Reg::B), frame);
                theatre.is_some_and(|theatre| self.tactics[theatre.index()].is_empty())
            }
            Luck::Attack => {
                self.table.combat.as_ref().is_some_and(|combat| combat.attack.hand.iter().any(|n| *n > 0))
            }
        }
    }

    /// What others cannot tell: which missions lie face down, and what a hand holds.
    fn veiled(&self, from: &[Filter], frame: &Frame) -> Option<usize> {
        let side = Side::of_seat(Seat(frame.owner));
        match from {
            [Filter::Rule(From::Subversions)] => {
                let slots = State::slots(side).filter(|slot| self.assigned[*slot].is_some()).count();
                (slots > 0).then_some(slots)
            }
            // R18.7: nobody else sees whether a card that was drawn can become the base.
            [Filter::Rule(From::NewBases)] => Some(self.aside.len()),
            _ => None,
        }
    }

    #[inline]
    fn active(&self) -> u8 {
        self.table.active.seat().0
    }

    #[inline]
    fn plays(&self, seat: u8) -> bool {
        !self.table.is_automaton(Side::of_seat(Seat(seat)))
    }

    fn ability(id: u16) -> Entry {
        programs().ability(id)
    }
}

impl State {
    /// Where units are being loaded: what a retreat leaves, or the place in register C.
    pub(crate) fn loading_from(&self, frame: &Frame) -> Option<Place> {
        match &self.table.combat {
            Some(combat) => Some(combat.place),
            None => frame.reg(Reg::C).of::<Place>().next(),
        }
    }

    /// Whether the units of a side need no ships to carry them out of a combat.
    pub(crate) fn needs_no_transport(&self, side: Side) -> bool {
        let combat = self.table.combat.as_ref();
        combat.is_some_and(|combat| combat.changes[side.index()].hold(Change::NoTransport))
    }

    pub(crate) fn of_the_rules(&self, from: From, frame: &Frame) -> Things {
        let table = &self.table;
        let side = Side::of_seat(Seat(frame.owner));
        match from {
            From::Destinations => {
                let base = side == Side::Rebel && table.revealed.is_none();
                Place::each().filter(|place| place.is_system() || base).collect()
            }
            From::Ships => {
                let from = self.loading_from(frame);
                from.map_or(Things::EMPTY, |from| table.flying(side, from).map(|(unit, _)| unit).collect())
            }
            From::Cargo => {
                let from = self.loading_from(frame);
                from.map_or(Things::EMPTY, |from| table.cargo(side, from).map(|(unit, _)| unit).collect())
            }
            From::Captives => {
                let from = self.loading_from(frame).filter(|_| side == Side::Empire);
                // Nobody is taken along where nothing moves.
                let moves = table.loading.iter().any(|n| *n > 0);
                from.filter(|_| moves).map_or(Things::EMPTY, |from| table.captives(from).collect())
            }
            From::PoolLeaders => table.captains(side).collect(),
            From::OwnLeadersHere => {
                let here = table.combat.as_ref().map(|combat| combat.place);
                let leads = |leader: &Leader| {
                    table.combat.as_ref().is_some_and(|combat| combat.volunteer != Some(*leader))
                };
                here.map_or(Things::EMPTY, |here| table.leaders_at(side, here).filter(leads).collect())
            }
            From::Retreats => {
                table.combat.as_ref().map_or(Things::EMPTY, |combat| table.retreats(combat, side))
            }
            From::BuiltBefore => frame.reg(Reg::A).of::<Unit>().next().map_or(Things::EMPTY, |unit| {
                Place::each().filter(|place| table.units.of(unit, *place) > 0).collect()
            }),
            From::Uncarried => table.overloaded(side).map_or(Things::EMPTY, |place| {
                let ground = table.units_of(side, place).filter(|(unit, _)| !unit.is_ship());
                ground.map(|(unit, _)| unit).collect()
            }),
            From::Buildable => self.next_icon(side, frame).map_or(Things::EMPTY, |(_, icon, space)| {
                // S8.12, S8.13.
                let bunker = frame.nums[1] == 0 && table.may_build_bunker(space);
                let builds = |unit: &Unit| {
                    !table.is_automaton(side)
                        || table.supply(*unit) > 0 && (bunker || *unit != Unit::SHIELD_BUNKER)
                };
                table.buildable(side, icon).filter(builds).collect()
            }),
            From::Automaton(candidates) => self.candidates(candidates, frame),
            From::Sites => {
                let lays = table.unplaced[Unit::DEATH_STAR_UNDER_CONSTRUCTION.index()] > 0;
                Place::remotes().filter(|_| lays).collect()
            }
            From::RebelStarts if side == Side::Rebel && !table.agreed.is_introductory() => {
                Place::systems().filter(|place| !table.has_units(Side::Empire, *place)).collect()
            }
            From::RebelStarts => Things::EMPTY,
            // S4.1.
            From::BaseCards if table.agreed.is_solo() => {
                self.probes.set() & Place::remotes().collect::<Things>()
            }
            From::BaseCards => {
                // R3.3.
                let far = |place: &Place| {
                    let near = place.next_to() | Things::one(place.thing());
                    !near.of::<Place>().any(|near| table.has_units(Side::Empire, near))
                };
                let given = table.agreed.is_introductory();
                self.probes.cards().iter().copied().filter(|place| !given || far(place)).collect()
            }
            from => self.for_cards(from, frame),
        }
    }

    /// R15.1: the next icon of a side, and on which space of the queue it builds. Icons are numbered over the board;
    /// those below the first number of the frame are done.
    pub(crate) fn next_icon(&self, side: Side, frame: &Frame) -> Option<(i16, Icon, u8)> {
        let icons = Place::each().skip(frame.num() as usize / MOST_ICONS).flat_map(|place| {
            let (icons, space) = self.table.building(side, place);
            let first = (place.index() * MOST_ICONS) as i16;
            (first..).zip(icons).map(move |(number, icon)| (number, *icon, space))
        });
        let mut left = icons.filter(|(number, ..)| *number >= frame.num());
        left.find(|(_, icon, _)| self.table.buildable(side, *icon).next().is_some())
    }

    pub(crate) fn check_rule(&self, check: Check, frame: &Frame) -> bool {
        let table = &self.table;
        let side = Side::of_seat(Seat(frame.owner));
        match check {
            Check::Assigning => {
                frame.num() == 0
                    && (self.assignments(side).next().is_some()
                        || self.might_use(side, Timing::Assignment, frame))
            }
            Check::UsesCards => {
                frame.num() == 0 && self.might_use(side, Timing::ALL[frame.nums[1] as usize], frame)
            }
            Check::Scores => frame.num() == 0 && self.might_score(Window::ALL[frame.nums[1] as usize], frame),
            Check::Recruiting => !self.drawn[side.index()].is_empty(),
            Check::Gathering => frame.num() > 0 && !self.for_actions(From::Gathered, frame).is_empty(),
            Check::Setting => frame.num() > 0 && !self.for_actions(From::Settable, frame).is_empty(),
            Check::Sorting => frame.num() == 0 && !frame.reg(Reg::B).is_empty(),
            Check::GivingUp => !self.for_actions(From::GivenUp, frame).is_empty(),
            Check::PoolFull => table.pool(side).count() > table.pool_limit(side),
            Check::DeathStarHit => table.combat.as_ref().is_some_and(|combat| !combat.missed),
            Check::RecruitIcon => recruits(table.time),
            Check::Attempting => self.playing().card.mission().mode == crate::card::How::Attempt,
            Check::Rolling => {
                !self.playing().doomed && (self.is_opposed() || self.playing().card.mission().always_rolls)
            }
            Check::Overfull => self.hands[side.index()].len() > MOST_IN_HAND,
            Check::DeckEmpty => self.missions[side.index()].is_empty() && !self.recyclable(side).is_empty(),
            Check::ProjectsEmpty => self.projects.is_empty(),
            Check::DrawsProjects => {
                frame.num() > 0 && !(self.projects.is_empty() && self.played_projects().is_empty())
            }
            Check::Mobilizing => table.mobilizing.iter().any(|n| *n > 0),
            Check::Misleading => frame.num() > 0 && !self.for_cards(From::ProbeHand, frame).is_empty(),
            Check::Looking => !self.aside.is_empty(),
            Check::BaseHidden => table.revealed.is_none(),
            Check::Destroying
            | Check::Raiding
            | Check::Demolishing
            | Check::Recalling
            | Check::Deploying
            | Check::Advancing
            | Check::OnTwoSpaces
            | Check::IconHere => self.goes_on(check, frame),
            Check::RoundBegins => table.phase != Phase::Command,
            Check::Unplaced => table.next_unplaced().is_some(),
            Check::CommandGoesOn => table.passed != [true; 2],
            Check::MoreToMove => {
                frame.num() == 0 && (!self.movable(frame).is_empty() || self.might_move(side, frame))
            }
            Check::CombatDue => {
                let place = frame.reg(Reg::B).of::<Place>().next();
                place.is_some_and(|place| place != BASE_SPACE && table.meets(place))
            }
            Check::CombatGoesOn => table.combat.as_ref().is_some_and(|combat| combat.goes_on(table)),
            Check::Contested(theatre) => {
                table.combat.as_ref().is_some_and(|combat| combat.is_contested(table, theatre))
            }
            Check::DiceToAssign => {
                table.combat.as_ref().is_some_and(|combat| combat.next_die(table).is_some())
            }
            Check::Automaton(matter) => self.matter(matter, frame),
            Check::TacticsOut => {
                let out = self.tactic_hands[0] | self.tactic_hands[1] | table.used;
                out.meets(&TacticCard::all_shared())
            }
            Check::SharedTactics => table.agreed.combat == CombatRules::Base,
            Check::Fighting | Check::Blocking => table
                .combat
                .as_ref()
                .is_some_and(|combat| frame.num() == 0 && self.plays(check, combat, side)),
            Check::More(pool) => {
                frame.num() > 0 && !self.in_combat(Filter::Combat(pool), side, frame).is_empty()
            }
            Check::DrawsTactics => {
                let theatre = State::deck(Deck::In(Reg::B), frame);
                frame.num() > 0 && theatre.is_some_and(|theatre| self.can_draw(theatre))
            }
            Check::BuildIcon => builds(table.time),
            Check::NoPieceLeft => frame.reg(Reg::A).of::<Unit>().any(|unit| table.supply(unit) == 0),
            Check::IconLeft => self.next_icon(side, frame).is_some(),
            Check::Deployable => Unit::each()
                .filter(|unit| table.leaving[unit.index()] > 0)
                .any(|unit| Place::each().any(|place| table.can_deploy(side, unit, place))),
        }
    }

    /// A side's leader, of those that a register names.
    pub(crate) fn leader_in(frame: &Frame, reg: Reg) -> Option<Leader> {
        frame.reg(reg).of::<Leader>().next()
    }

    /// What the machine stands in: for tests and for those who look on.
    pub fn depth(&self) -> usize {
        self.machine.frames().len()
    }
}

impl crate::state::Open {
    /// R8.1: both sides have units in a theatre.
    pub fn meets(&self, place: Place) -> bool {
        Theatre::ALL.into_iter().any(|theatre| {
            Side::ALL.into_iter().all(|side| self.has_in(side, theatre, place))
                && !(theatre == Theatre::Ground && self.is_destroyed(place))
        })
    }

    /// R12.4: where a side has more ground units on what is left of a system than its ships there carry.
    pub fn overloaded(&self, side: Side) -> Option<Place> {
        self.destroyed.of::<Place>().find(|place| self.is_overloaded(side, *place))
    }

    pub fn is_overloaded(&self, side: Side, place: Place) -> bool {
        let sum = |of: fn(Unit) -> u8| -> u16 {
            self.units_of(side, place).map(|(unit, n)| u16::from(of(unit)) * u16::from(n)).sum()
        };
        self.is_destroyed(place) && sum(|unit| u8::from(!unit.is_ship())) > sum(|unit| unit.kind().capacity)
    }

    /// R6.3: what the ships that are being loaded can carry together.
    pub fn capacity(&self) -> u8 {
        let units = self.loading.iter().enumerate();
        units.map(|(index, n)| Unit::numbered(index).kind().capacity * n).sum()
    }
}
