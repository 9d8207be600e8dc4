//! What the procedures of cards choose from, and when they go on.

use kernel::Seat;
use pieces::Thing;
use script::Reg;

use super::here;
use crate::board::Icon;
use crate::card::{How, Set};
use crate::state::{Frame, Marker, QUEUE, SLOTS, Spot, State};
use crate::things::{BASE_SPACE, Leader, MissionCard, Place, Side, Things, Unit};
use crate::turn::Check;
use crate::words::*;

impl State {
    /// R4.1: who can be put on what: a card of the hand, or one that has a single leader.
    pub(crate) fn assignments(&self, side: Side) -> impl Iterator<Item = (Leader, MissionCard)> + '_ {
        let mut leaders = [0; SLOTS];
        for leader in Leader::each() {
            if let Spot::On(slot) = self.table.standing(leader).at {
                leaders[usize::from(slot)] += 1;
            }
        }
        let single =
            State::slots(side).filter(|slot| leaders[*slot] == 1).filter_map(|slot| self.assigned[slot]);
        let cards: Things = single.collect::<Things>() | self.hands[side.index()];
        self.table
            .pool(side)
            .flat_map(move |leader| cards.of::<MissionCard>().map(move |card| (leader, card)))
    }

    pub(crate) fn for_cards(&self, from: From, frame: &Frame) -> Things {
        let table = &self.table;
        let side = Side::of_seat(Seat(frame.owner));
        let place = frame.reg(Reg::C).of::<Place>().next();
        match from {
            From::Opposing => {
                let misled = table.mission.is_some_and(|mission| mission.leaders.meets(&table.misled));
                table.unreserved(side).filter(|_| !misled).collect()
            }
            From::Subversions => {
                let lying = State::slots(side).filter_map(|slot| self.assigned[slot]);
                lying.filter(|card| card.mission().mode == How::Reaction).collect()
            }
            From::MissionTargets => {
                table.mission.map_or(Things::EMPTY, |mission| self.mission_targets(mission.card, frame))
            }
            From::Destroyable => place.map_or(Things::EMPTY, |place| {
                let fits = |unit: &Unit| self.can_destroy(*unit, place, frame.nums[1]);
                frame.reg(Reg::B).of::<Unit>().filter(fits).collect()
            }),
            From::Raided => {
                let fits = |unit: &Unit| {
                    (1..=QUEUE).any(|space| table.queue[space - 1][unit.index()] > 0)
                        && unit.kind().health > 0
                        && i16::from(unit.kind().health) <= frame.nums[1]
                };
                frame.reg(Reg::B).of::<Unit>().filter(fits).collect()
            }
            From::Demolished => match self.icon_here(frame) {
                Some(icon) => {
                    let fits = |unit: &Unit| matches_icon(*unit, icon) && self.is_queued(*unit);
                    frame.reg(Reg::B).of::<Unit>().filter(fits).collect()
                }
                None => Things::EMPTY,
            },
            From::Recalled => {
                let unit = frame.reg(Reg::A).of::<Unit>().next();
                let elsewhere = Place::each().filter(|from| Some(*from) != place);
                elsewhere.filter(|from| unit.is_some_and(|unit| table.units.of(unit, *from) > 0)).collect()
            }
            From::Brought | From::BroughtShips | From::BroughtCargo => {
                let fits = |unit: &Unit| match from {
                    From::BroughtShips => unit.flies(),
                    From::BroughtCargo => unit.kind().needs_transport,
                    _ => !unit.kind().immobile,
                };
                let there = |unit: &Unit| place.is_some_and(|place| table.units.of(*unit, place) > 0);
                frame.reg(Reg::B).of::<Unit>().filter(|unit| fits(unit) && there(unit)).collect()
            }
            From::Conquering => [Unit::AT_AT, Unit::AT_ST, Unit::STORMTROOPER]
                .into_iter()
                .filter(|unit| place.is_some_and(|place| table.units.of(*unit, place) > 0))
                .collect(),
            From::DeployedFrom => {
                let Some(to) = here(frame) else { return Things::EMPTY };
                // It deploys: sabotage forbids it, and a Death Star comes out where it is built.
                let open = !table.sabotaged.holds(to)
                    && !table.has_units(side.other(), to)
                    && !table.is_destroyed(to);
                let site = table.units.of(Unit::DEATH_STAR_UNDER_CONSTRUCTION, to) > 0;
                let fits = |unit: &Unit| open && (*unit != Unit::DEATH_STAR || site);
                self.in_spaces(side, frame.nums[0]).filter(fits).collect()
            }
            From::Marking => {
                let there = |marker: &&Marker| Some(marker.place) == here(frame);
                table.markers.iter().flatten().filter(there).map(|marker| marker.card).collect()
            }
            From::Advanced => {
                let waits =
                    |unit: &Unit| unit.kind().side == side && self.moves_on(*unit, frame).next().is_some();
                Unit::each().filter(waits).collect()
            }
            From::Looked => frame.reg(Reg::B),
            From::Aside => self.aside,
            From::Discardable => {
                let loose = |card: &MissionCard| card.mission().set != Set::Starting;
                self.hands[side.index()].of::<MissionCard>().filter(loose).collect()
            }
            From::DiscardedMissions => {
                table.discarded.of::<MissionCard>().filter(|card| card.side() == side).collect()
            }
            From::Objectives => self.goals,
            From::RebelMissions => {
                let loose = |card: &MissionCard| card.mission().set != Set::Starting;
                self.hands[Side::Rebel.index()].of::<MissionCard>().filter(loose).collect()
            }
            From::NearestGarrisons => {
                let Some(from) = here(frame) else { return Things::EMPTY };
                let held = || Place::systems().filter(|place| table.has_units(Side::Empire, *place));
                let nearest = held().map(|place| from.distance(place)).min();
                held().filter(|place| Some(from.distance(*place)) == nearest).collect()
            }
            From::BuiltHere => {
                let icon = self.icon_here(frame);
                let stock = |(place, icon)| self.built_here(side, icon, place).collect();
                place.zip(icon).map_or(Things::EMPTY, stock)
            }
            // S10: in the solo game those that lie open are shuffled in.
            From::ProbeHand => self.probed | table.laid_open | table.explored,
            From::WithoutBase => Place::systems()
                .filter(|place| Some(*place) != self.base && *place != Place::CORUSCANT)
                .collect(),
            From::StartingMissions => {
                let starting = |card: &MissionCard| card.mission().set == Set::Starting;
                self.hands[side.index()].of::<MissionCard>().filter(starting).collect()
            }
            From::Withdrawn => Place::systems()
                .filter(|from| !table.is_held(side, *from) && table.flying(side, *from).next().is_some())
                .collect(),
            From::NewBases => {
                // R18.7.
                let legal = |place: &Place| {
                    !table.is_loyal(Side::Empire, *place)
                        && !table.has_units(Side::Empire, *place)
                        && !table.is_destroyed(*place)
                        // S4.7.
                        && (table.is_remote(*place) || !table.agreed.is_solo())
                };
                self.aside.of::<Place>().filter(legal).collect()
            }
            from => self.for_actions(from, frame),
        }
    }

    pub(crate) fn goes_on(&self, check: Check, frame: &Frame) -> bool {
        let from = |from| !self.for_cards(from, frame).is_empty();
        match check {
            Check::Destroying => frame.nums[0] > 0 && from(From::Destroyable),
            Check::Raiding => frame.nums[1] > 0 && from(From::Raided),
            Check::Demolishing => from(From::Demolished),
            Check::Recalling => frame.nums[0] > 0 && from(From::Recalled),
            Check::Deploying => frame.nums[1] > 0 && from(From::DeployedFrom),
            Check::Advancing => frame.nums[1] > 0 && from(From::Advanced),
            Check::OnTwoSpaces => {
                let unit = frame.reg(Reg::A).of::<Unit>().next();
                let asked = !self.table.is_automaton(State::side(frame));
                asked && unit.is_some_and(|unit| self.moves_on(unit, frame).count() > 1)
            }
            Check::IconHere => from(From::BuiltHere),
            _ => unreachable!("a question of the rules themselves"),
        }
    }

    /// R19.6; what has no health is destroyed by name only.
    fn can_destroy(&self, unit: Unit, place: Place, health: i16) -> bool {
        let kind = unit.kind();
        self.table.units.of(unit, place) > 0
            && kind.health > 0
            && i16::from(kind.health) <= health
            && !self.table.is_shielded(unit, place)
    }

    /// The icon of the place in register C that comes next and finds something; the first number counts those done.
    pub(crate) fn icon_here(&self, frame: &Frame) -> Option<Icon> {
        self.icons_left(frame).next().map(|(_, icon)| icon)
    }

    pub(crate) fn icons_left(&self, frame: &Frame) -> impl Iterator<Item = (usize, Icon)> + '_ {
        let place = frame.reg(Reg::C).of::<Place>().next().filter(|place| self.table.is_populous(*place));
        let icons = place.map_or(&[][..], |place| place.system().icons);
        let side = Side::of_seat(Seat(frame.owner));
        let kinds = frame.reg(Reg::B);
        let raids = kinds.of::<Unit>().next().is_some();
        let finds = move |icon: &Icon| match raids {
            true => kinds.of::<Unit>().any(|unit| matches_icon(unit, *icon) && self.is_queued(unit)),
            false => place.is_some_and(|place| self.built_here(side, *icon, place).next().is_some()),
        };
        let done = frame.nums[0].max(0) as usize;
        icons.iter().copied().enumerate().skip(done).filter(move |(_, icon)| finds(icon))
    }

    /// What a card builds in a place. The Empire's procedure gives nothing up for it, and wants few bunkers (S8.13).
    fn built_here(&self, side: Side, icon: Icon, place: Place) -> impl Iterator<Item = Unit> + '_ {
        let table = &self.table;
        let wanted = move |unit: &Unit| {
            let bunker = || table.may_build_bunker(place.system().build_number);
            table.supply(*unit) > 0 && (*unit != Unit::SHIELD_BUNKER || bunker())
        };
        table.buildable(side, icon).filter(move |unit| !table.is_automaton(side) || wanted(unit))
    }

    fn is_queued(&self, unit: Unit) -> bool {
        self.table.queue.iter().any(|space| space[unit.index()] > 0)
    }

    /// The spaces of the queue from which a unit of this sort can move on. Register B holds a sort of which one has come down
    /// to space 2, where it stays.
    pub(crate) fn moves_on(&self, unit: Unit, frame: &Frame) -> impl Iterator<Item = u8> + '_ {
        let moved = frame.reg(Reg::B).holds(unit);
        (2..=QUEUE as u8).filter(move |space| {
            self.table.queue[usize::from(*space) - 1][unit.index()] > u8::from(moved && *space == 2)
        })
    }

    /// Units of a side on these spaces of the queue, given as bits.
    fn in_spaces(&self, side: Side, bits: i16) -> impl Iterator<Item = Unit> + '_ {
        Unit::each().filter(move |unit| {
            let there =
                |space: usize| bits & (1 << space) != 0 && self.table.queue[space - 1][unit.index()] > 0;
            unit.kind().side == side && (1..=QUEUE).any(there)
        })
    }

    pub(crate) fn base_place(&self) -> Place {
        self.table.revealed.unwrap_or(BASE_SPACE)
    }
}

fn matches_icon(unit: Unit, icon: Icon) -> bool {
    unit.kind().theatre == icon.theatre && unit.kind().icon == Some(icon.shape)
}
