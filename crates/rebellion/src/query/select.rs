//! What filters select and conditions find true.

use kernel::Seat;
use pieces::Thing;
use script::Reg;

use crate::board::{POPULOUS, REMOTE};
use crate::card::{How, Target};
use crate::state::{Frame, Open, Played, Spot, State};
use crate::things::{
    Field, Hurt, Leader, MissionCard, Place, Region, Side, TacticCard, Theatre, Things, Unit,
};
use crate::units::{Class, Kind};
use crate::words::*;

impl What {
    /// Whether a sort of unit is meant.
    pub fn holds(self, unit: Unit) -> bool {
        let Kind { theatre, icon, immobile, class, .. } = unit.kind();
        match self {
            What::Unit => true,
            What::Ship => unit.is_ship(),
            What::Ground => !unit.is_ship(),
            What::Structure => unit.is_structure(),
            What::Fighter => *class == Class::Fighter,
            What::Capital => *class == Class::Capital,
            What::Except(other) => unit != other,
            What::Mobile => !immobile,
            What::Shaped(of, shape) => *icon == Some(shape) && of.is_none_or(|of| of == *theatre),
            What::Of(only) => unit == only,
            What::AnyOf(units) => units.contains(&unit),
            What::Leader => false,
        }
    }

    pub(crate) fn kinds(self, side: Side) -> Things {
        Unit::each().filter(|unit| unit.kind().side == side && self.holds(*unit)).collect()
    }
}

impl Open {
    pub fn has(&self, side: Side, what: What, place: Place) -> bool {
        match what {
            What::Leader => self.leaders_at(side, place).next().is_some(),
            what => self.units_of(side, place).any(|(unit, _)| what.holds(unit)),
        }
    }

    /// What markers, units and the board itself say of systems: all of those of which it is true.
    fn marked(&self, p: &P) -> Option<Things> {
        let systems = POPULOUS | REMOTE;
        Some(match p {
            P::Populous => POPULOUS - self.destroyed,
            P::Remote => REMOTE - self.destroyed,
            P::Rebel => self.loyal[Side::Rebel.index()] - self.subjugated,
            P::Imperial => self.loyal[Side::Empire.index()] | self.subjugated,
            P::Neutral => systems - self.loyal[0] - self.loyal[1],
            P::Loyal(side) => self.loyal[side.index()],
            P::Subjugated => self.subjugated,
            P::Sabotaged => self.sabotaged,
            P::Destroyed => self.destroyed,
            P::RevealedBase | P::Base => self.revealed.into_iter().collect(),
            P::The(place) => Things::one(place.thing()),
            P::Has(side, What::Unit) => self.garrisons(*side),
            P::Not(p) => systems - self.marked(p)?,
            _ => return None,
        })
    }
}

/// Where this happens.
pub(crate) fn here(frame: &Frame) -> Option<Place> {
    frame.about.checked_sub(1).filter(|thing| Place::RANGE.holds(*thing)).map(Place::from_thing)
}

impl State {
    pub(crate) fn is(&self, p: &P, place: Place, frame: &Frame) -> bool {
        let table = &self.table;
        match p {
            P::Has(side, what) => table.has(*side, *what, place),
            P::HasMany(n, side, what) => table.count(*side, *what, place) >= *n,
            P::RegionOf(other) => place.region() == other.region(),
            P::Within(moves, other) => u16::from(place.distance(*other)) <= u16::from(*moves),
            P::Captive => Leader::each()
                .any(|leader| table.is_captured(leader) && table.place_of(leader) == Some(place)),
            P::Unheld(side) => !table.is_held(*side, place),
            P::Elsewhere(all) => {
                Place::systems().any(|other| other != place && all.iter().all(|p| self.is(p, other, frame)))
            }
            P::Marked => table.markers.iter().flatten().any(|marker| marker.place == place),
            P::Contested => table.meets(place),
            P::Icon(theatre, shape) => {
                let is = |icon: &crate::board::Icon| {
                    icon.shape == *shape && theatre.is_none_or(|t| t == icon.theatre)
                };
                table.is_populous(place) && place.system().icons.iter().any(is)
            }
            P::SameRegion => {
                here(frame).is_some_and(|here| here.is_system() && here.region() == place.region())
            }
            P::BaseRegion => self.base.is_some_and(|base| base.region() == place.region()),
            P::PossibleBase => table.is_possible_base(place),
            P::RegionHas(p) => {
                let mut region = Place::systems().filter(|other| other.region() == place.region());
                region.any(|other| self.is(p, other, frame))
            }
            P::Here => here(frame) == Some(place),
            P::Not(p) => !self.is(p, place, frame),
            P::Or(any) => any.iter().any(|p| self.is(p, place, frame)),
            p => table.marked(p).is_some_and(|marked| marked.holds(place)),
        }
    }

    /// Systems of which all this is true.
    pub(crate) fn systems(&self, all: &[P], frame: &Frame) -> Things {
        all.iter().fold(POPULOUS | REMOTE, |left, p| match self.table.marked(p) {
            Some(marked) => left & marked,
            None => left.of().filter(|place| self.is(p, *place, frame)).collect(),
        })
    }

    fn is_leader(&self, l: &L, leader: Leader, frame: &Frame) -> bool {
        let table = &self.table;
        let standing = table.standing(leader);
        let place = table.place_of(leader);
        match l {
            L::Of(side) => standing.side == *side,
            L::OnBoard => place.is_some(),
            L::InPool => standing.at == Spot::Pool,
            L::Captured => table.is_captured(leader),
            L::Free => !table.is_captured(leader),
            L::Unrecruited => standing.at == Spot::Box && table.agreed.includes(leader.person().release),
            L::InPlay => !matches!(standing.at, Spot::Box | Spot::Eliminated),
            L::Unringed => standing.ring.is_none(),
            L::Tactics => leader.person().has_tactics(),
            L::NoTactics => !leader.person().has_tactics(),
            L::Among(leaders) => leaders.contains(&leader),
            L::Here => place.is_some() && place == here(frame),
            // R7.2: the base space is no system.
            L::In(all) => place.is_some_and(|at| at.is_system() && all.iter().all(|p| self.is(p, at, frame))),
            L::Assigned => table.mission.is_some_and(|mission| mission.leaders.holds(leader)),
            L::OnMission => matches!(standing.at, Spot::On(_)),
            L::AloneOnMission => match standing.at {
                Spot::On(slot) => table.on_slot(slot).len() == 1,
                _ => false,
            },
            L::Wears(ring) => standing.ring == Some(*ring),
        }
    }

    pub(crate) fn leaders(&self, all: &[L], frame: &Frame) -> Things {
        Leader::each().filter(|leader| all.iter().all(|l| self.is_leader(l, *leader, frame))).collect()
    }

    pub(crate) fn selected(&self, filter: Filter, frame: &Frame) -> Things {
        let side = Side::of_seat(Seat(frame.owner));
        match filter {
            Filter::Systems(all) => self.systems(all, frame),
            Filter::Leaders(all) => self.leaders(all, frame),
            Filter::Regions => Region::RANGE.set(),
            Filter::Gainable(what) => {
                let gains = |unit: &Unit| {
                    self.table.agreed.includes(unit.kind().release) && self.table.supply(*unit) > 0
                };
                what.kinds(side).of::<Unit>().filter(gains).collect()
            }
            Filter::TacticDecks => {
                // R9.6: with cards of one's own, used ones can come back.
                let has = |theatre: &Theatre| {
                    self.can_draw(*theatre) || TacticCard::own(side, *theatre).meets(&self.table.used)
                };
                Theatre::ALL.into_iter().filter(has).map(Field::of).collect()
            }
            Filter::Rule(from) => self.of_the_rules(from, frame),
            filter => self.in_combat(filter, side, frame),
        }
    }

    pub(crate) fn holds(&self, cond: &Cond, frame: &Frame) -> bool {
        let mission = self.table.mission.as_ref();
        let combat = self.table.combat.as_ref();
        let side = Side::of_seat(Seat(frame.owner));
        match cond {
            Cond::Always => true,
            Cond::Not(cond) => !self.holds(cond, frame),
            Cond::All(all) => all.iter().all(|cond| self.holds(cond, frame)),
            Cond::Either(any) => any.iter().any(|cond| self.holds(cond, frame)),
            Cond::Any(reg) => !frame.reg(*reg).is_empty(),
            Cond::Here(p) => here(frame).is_some_and(|here| here.is_system() && self.is(p, here, frame)),
            Cond::Exists(filter) => !self.selected(*filter, frame).is_empty(),
            Cond::Assigned(leader) => mission.is_some_and(|mission| mission.leads(*leader)),
            Cond::TwoLeaders => mission.is_some_and(|mission| mission.leaders.len() == 2),
            Cond::TargetIs(leader) => {
                mission.and_then(|mission| mission.target).is_some_and(|target| target.is(*leader))
            }
            Cond::InSupply(unit) => self.table.supply(*unit) > 0,
            Cond::Queued(side, spaces) => {
                spaces.iter().any(|space| self.table.queued(*side, *space).next().is_some())
            }
            Cond::MoreThanEnemy(what) => here(frame).is_some_and(|here| {
                self.table.count(side, *what, here) > self.table.count(side.other(), *what, here)
            }),
            Cond::Retreated(whose) => combat.is_some_and(|combat| combat.fled[whose.side(side).index()]),
            Cond::LastDestroyed(whose, theatre) => combat.is_some_and(|combat| {
                let side = whose.side(side);
                combat.fallen[side.index()][theatre.index()] > 0
                    && !self.table.has_in(side, *theatre, combat.place)
            }),
            Cond::Rule(check) => self.check_rule(*check, frame),
            cond => self.holds_for_cards(cond, frame),
        }
    }

    /// What a mission can be aimed at; nothing where it needs no target.
    pub(crate) fn mission_targets(&self, card: MissionCard, frame: &Frame) -> Things {
        let targets = match self.target_of(card) {
            Target::System(all) => self.systems(all, frame),
            Target::Leader(all) => self.leaders(all, frame),
            Target::Base | Target::Nothing => Things::EMPTY,
        };
        // Boba Fett? Where? Nothing of the Rebels is attempted against leaders.
        match self.table.barred {
            Some(place) if card.side() == Side::Rebel && card.mission().mode == How::Attempt => {
                targets - Things::one(place.thing())
            }
            _ => targets,
        }
    }

    /// R20.4: as the printing in play has it.
    pub(crate) fn target_of(&self, card: MissionCard) -> Target {
        let mission = card.mission();
        match mission.reprint {
            Some((target, _)) if self.table.agreed.has_expansion() => target,
            _ => mission.target,
        }
    }

    /// R7.1, R7.2: whether a mission that lies face down can be revealed now.
    pub(crate) fn can_reveal(&self, slot: usize, frame: &Frame) -> bool {
        let Some(card) = self.assigned[slot] else { return false };
        let mission = card.mission();
        let leaders = self.table.on_slot(slot as u8);
        let enough = mission.skill.is_none_or(|(skill, n)| {
            let icons = leaders.of::<Leader>().map(|leader| self.table.icons(leader, Some(skill)));
            icons.map(|(full, minor)| full + minor).sum::<u8>() >= n
        });
        // Targets take longest to find, and most cards fail before.
        let aims = || match self.target_of(card) {
            Target::Base | Target::Nothing => true,
            _ => !self.mission_targets(card, frame).is_empty(),
        };
        mission.mode != How::Reaction && enough && aims() && self.holds(&mission.needs, frame)
    }

    pub(crate) fn numbered(&self, num: &Num, frame: &Frame) -> i16 {
        let mission = self.table.mission.as_ref();
        let combat = self.table.combat.as_ref();
        let side = Side::of_seat(Seat(frame.owner));
        let tactic = |theatre| here(frame).map_or(0, |here| self.table.best_tactic(side, theatre, here));
        i16::from(match num {
            Num::N(n) => *n,
            Num::With(leader, with, without) => {
                if mission.is_some_and(|mission| mission.leads(*leader)) {
                    *with
                } else {
                    *without
                }
            }
            Num::Leaders(one, two) => {
                if mission.is_some_and(|mission| mission.leaders.len() == 2) {
                    *two
                } else {
                    *one
                }
            }
            Num::Margin(most) => mission.map_or(0, Played::margin).min(*most),
            Num::Scouted => {
                let base = self.table.revealed.unwrap_or(crate::things::BASE_SPACE);
                (self.table.units_of(Side::Rebel, base).map(|(_, n)| n).sum::<u8>() / 4).max(1)
            }
            Num::Capacity if self.needs_no_transport(side) => return i16::MAX,
            Num::Capacity => self.table.capacity(),
            // S10: Good Intel, whoever leads.
            Num::Tactic(_)
                if combat.is_some_and(|combat| {
                    combat.changes[State::side(frame).index()].hold(Change::FewTactics)
                }) =>
            {
                1
            }
            Num::Tactic(theatre) => tactic(*theatre),
            Num::TacticHere => combat.map_or(0, |combat| tactic(combat.theatre)),
            Num::Generators => {
                here(frame).map_or(0, |here| self.table.units.of(Unit::SHIELD_GENERATOR, here))
            }
            Num::Attack(colour, reg) => {
                let unit = frame.reg(*reg).of::<Hurt>().next();
                unit.map_or(0, |hurt| hurt.unit().kind().attack[*colour as usize])
            }
            Num::Count(filter) => return self.selected(*filter, frame).len() as i16,
            Num::Left => return frame.num(),
            Num::Room => return frame.num().min(self.table.capacity().into()),
        })
    }

    /// The leader a part of an effect names.
    pub(crate) fn whom(&self, whom: Whom, frame: &Frame) -> Things {
        let mission = self.table.mission.as_ref();
        match whom {
            Whom::It(reg) => frame.reg(reg),
            Whom::Assigned => mission.map_or(Things::EMPTY, |mission| mission.leaders),
            Whom::Target => mission.and_then(|mission| mission.target).into_iter().collect(),
            Whom::TargetAndAssigned => self.whom(Whom::Target, frame) | self.whom(Whom::Assigned, frame),
            Whom::User => frame.reg(Reg::C),
            Whom::Left => Things::one(frame.num() as u16),
            Whom::The(leader) => Things::one(leader.thing()),
        }
    }

    /// The places a part of an effect names.
    pub(crate) fn places(&self, at: At, frame: &Frame) -> Things {
        match at {
            At::Here => here(frame).into_iter().collect(),
            At::It(reg) => frame.reg(reg),
            At::Base => Things::one(self.table.revealed.unwrap_or(crate::things::BASE_SPACE).thing()),
            At::The(place) => Things::one(place.thing()),
        }
    }
}

impl Leader {
    /// R13.11: a Jedi is Luke Skywalker, too.
    pub fn is(self, named: Leader) -> bool {
        self == named || self == Leader::LUKE_SKYWALKER_JEDI && named == Leader::LUKE_SKYWALKER
    }
}

impl Played {
    pub fn leads(&self, named: Leader) -> bool {
        self.leaders.of::<Leader>().any(|leader| leader.is(named))
    }

    /// R7.7: by how much the side that attempts it is ahead.
    pub fn margin(&self) -> u8 {
        self.successes[self.side.index()].saturating_sub(self.successes[self.side.other().index()])
    }
}

impl Open {
    /// The leaders of a mission that lies face down.
    pub fn on_slot(&self, slot: u8) -> Things {
        Leader::each().filter(|leader| self.standing(*leader).at == Spot::On(slot)).collect()
    }

    /// Units of a side on a space of the queue, counted from 1.
    pub fn queued(&self, side: Side, space: u8) -> impl Iterator<Item = (Unit, u8)> + '_ {
        let space = &self.queue[usize::from(space) - 1];
        Unit::each()
            .map(move |unit| (unit, space[unit.index()]))
            .filter(move |(unit, n)| *n > 0 && unit.kind().side == side)
    }
}
