//! The things that match a filter.

use kernel::Seat;
use pieces::Thing;
use script::Reg;

use crate::cards::{self, CHARACTERS};
use crate::state::{Frame, State};
use crate::things::{
    CardId, Character, Face, Faction, Patrol, Ship, Shown, Side, Slot, Space, Talent, Things,
};
use crate::words::*;

impl State {
    pub(super) fn matching(&self, filter: &Filter, frame: &Frame) -> Things {
        let table = &self.table;
        let seat = Seat(frame.owner);
        match filter {
            Filter::Own(kind) => table.of_kind(seat, *kind).filter(|card| self.may_go(*card)).collect(),
            Filter::OwnIllegal => {
                let illegal = |card: &CardId| table.held(*card).is_illegal();
                table.player(seat).assets.of::<CardId>().filter(illegal).collect()
            }
            Filter::OwnGoods => table.goods(seat),
            Filter::Rivals(which) => table.rivals(seat, *which),
            Filter::Others => table.others_here(seat).map(Side::of).collect(),
            Filter::Elsewhere => table.seats().filter(|other| *other != seat).map(Side::of).collect(),
            Filter::OtherDroids => table
                .others_here(seat)
                .flat_map(|other| table.of_kind(other, Kind::Crew))
                .filter(|card| table.held(*card).is(Trait::Droid))
                .collect(),
            Filter::Factions => Patrol::RANGE.set(),
            Filter::Patrol(faction) => Things::one(Patrol::of(*faction).thing()),
            Filter::Patrols(reach) => Faction::ALL
                .into_iter()
                .filter(|faction| table.reaches(seat, *reach, table.patrol(*faction).space))
                .map(Patrol::of)
                .collect(),
            Filter::NearestPatrol => table.nearest_patrols(seat).map(Patrol::of).collect(),
            Filter::Facedown(reach) => {
                self.slots(seat, *reach).filter(|slot| self.is_facedown(*slot)).collect()
            }
            Filter::Contacts(reach) => {
                self.slots(seat, *reach).filter(|slot| self.contact_at(*slot).is_some()).collect()
            }
            Filter::PlanetsFor(reach) => {
                let from = frame.reg(Reg::A).of::<Slot>().next().map(Slot::space);
                planets()
                    .filter(|space| table.reaches(seat, *reach, *space) && Some(*space) != from)
                    .collect()
            }
            Filter::Planets(reach) => planets().filter(|space| table.reaches(seat, *reach, *space)).collect(),
            Filter::Maelstrom(reach) => {
                let storm = crate::map::MAELSTROM;
                if table.reaches(seat, *reach, storm) { Things::one(storm.thing()) } else { Things::EMPTY }
            }
            Filter::Skills(skills) => skills.iter().copied().map(Talent::of).collect(),
            Filter::OwnFaces => {
                let shown = |face: &Face| table.roll.pool.of(*face) > 0;
                Face::ALL.into_iter().filter(shown).map(Shown::of).collect()
            }
            Filter::OwnFace(face) if table.roll.pool.of(*face) > 0 => Things::one(Shown::of(*face).thing()),
            Filter::OwnFace(_) => Things::EMPTY,
            Filter::ShipsForSale => table.ships_for_sale(seat),
            Filter::DearerShips => {
                let all = table.dearer_ships(seat);
                if !table.player(seat).is_automaton() {
                    return all;
                }
                // R14.7: the dearest, ties by lot.
                let cost = |ship: &Ship| cards::SHIPS[ship.index()].cost;
                let dearest = all.of::<Ship>().map(|ship| cost(&ship)).max();
                all.of::<Ship>().filter(|ship| Some(cost(ship)) == dearest).collect()
            }
            Filter::Buyable(reg) => {
                let less = frame.num().max(0) as u8;
                frame.reg(*reg).of::<CardId>().filter(|card| self.can_buy(seat, *card, less)).collect()
            }
            Filter::Rule(pool) => self.pool(*pool, frame),
        }
    }

    fn pool(&self, pool: Pool, frame: &Frame) -> Things {
        let table = &self.table;
        let seat = Seat(frame.owner);
        let card_a = || frame.reg(Reg::A).of::<CardId>().next();
        match pool {
            Pool::Characters => {
                let wished = table.agreed.characters.0[seat.index()];
                if let Some(index) = wished.checked_sub(1) {
                    return Things::one(Character::numbered(index.into()).thing());
                }
                let named = |character: &Character| {
                    table.agreed.characters.0.contains(&(character.index() as u8 + 1))
                };
                let taken = |character: &Character| {
                    table.players.iter().any(|player| player.character == Some(*character))
                };
                // R14.1.
                let plays = |character: &Character| {
                    !table.player(seat).is_automaton() || CHARACTERS[character.index()].starts_with != 90
                };
                Character::each().filter(|c| !taken(c) && !named(c) && plays(c)).collect()
            }
            Pool::StartingShips if table.player(seat).is_automaton() => Things::one(Ship::G9_RIGGER.thing()),
            Pool::StartingShips => Things::one(Ship::G9_RIGGER.thing()).with(Ship::G1A_STARFIGHTER.thing()),
            Pool::MakesRoom => card_a()
                .map_or(Things::EMPTY, |card| table.making_room(seat, card, self.comes_second(card, frame))),
            Pool::TooMuch => table.too_much(seat),
            Pool::NearestFree => self.nearest_free(seat),
            Pool::PatrolSteps => {
                let Some(patrol) = frame.reg(Reg::A).of::<Patrol>().next() else { return Things::EMPTY };
                if frame.nums[1] > 0 {
                    return table.map().next_to(table.patrol(patrol.what()).space).collect();
                }
                let goal = frame.reg(Reg::C).of::<Side>().next().map_or(seat, Side::seat);
                table.patrol_steps(patrol.what(), table.player(goal).space)
            }
            Pool::PatrolNeighbours => {
                let patrol = frame.reg(Reg::A).of::<Patrol>().next();
                patrol.map_or(Things::EMPTY, |patrol| {
                    table.map().next_to(table.patrol(patrol.what()).space).collect()
                })
            }
            Pool::OwnTradable => self.tradable(seat),
            Pool::TheirTradable => {
                let other = frame.reg(Reg::C).of::<Side>().next();
                other.map_or(Things::EMPTY, |other| self.tradable(other.seat()))
            }
            Pool::AnyPlanet => planets().collect(),
            Pool::NearestGoals => table.nearest_goals(seat),
            Pool::MoveEnds | Pool::UnstoppedEnds => {
                // Before a goal is chosen, whichever can be.
                let chosen = frame.reg(Reg::A).of::<Space>().next();
                let goal = chosen.or_else(|| table.nearest_goals(seat).of::<Space>().next());
                let Some(goal) = goal else { return Things::EMPTY };
                let ends = table.move_ends(seat, goal);
                if pool == Pool::MoveEnds { ends.all } else { ends.unstopped }
            }
            Pool::CargoForHere => self.for_here(seat, Kind::Cargo),
            Pool::JobsForHere => self.for_here(seat, Kind::Job),
            Pool::HatedPatrols => self.hated_patrols(seat).map(Patrol::of).collect(),
            Pool::ContactsThere => {
                let planet = frame.reg(Reg::B).of::<Space>().next();
                planet.map_or(Things::EMPTY, |planet| planet.slots().collect())
            }
            Pool::StillLooked => {
                let back = crate::state::Back::of(frame);
                let pile = &self.markets[cards::deck_of(CardId::from_thing(frame.about)).index()];
                pile.from_top().take(back.all).skip(back.done).collect()
            }
            Pool::LowestContacts => self.lowest_contacts(seat),
            Pool::LowestFacedown => self.lowest(seat, true),
        }
    }

    /// Whether the card in register A of a frame comes from the second section of an encounter card.
    pub(crate) fn comes_second(&self, card: CardId, frame: &Frame) -> bool {
        card.is_encounter() && (self.table.second.holds(card) || frame.nums[1] > 0)
    }

    fn may_go(&self, card: CardId) -> bool {
        !self.table.held(card).cannot_discard
    }

    /// Contact spaces so near to a player.
    fn slots(&self, seat: Seat, reach: Reach) -> impl Iterator<Item = Slot> + '_ {
        Slot::each().filter(move |slot| self.table.reaches(seat, reach, slot.space()))
    }

    pub(crate) fn is_facedown(&self, slot: Slot) -> bool {
        self.contact_at(slot).is_some_and(|contact| !self.table.faceup.holds(contact))
    }

    /// R14.9: whom a card brings: somebody who lies face down, if there is anybody.
    pub(crate) fn lowest_contacts(&self, seat: Seat) -> Things {
        let facedown = self.lowest(seat, true);
        if facedown.is_empty() { self.lowest(seat, false) } else { facedown }
    }

    /// R14.9: of the contacts on the planet those of the lowest class, the leftmost one of them.
    fn lowest(&self, seat: Seat, facedown: bool) -> Things {
        let slots = || {
            let here = self.table.player(seat).space.slots();
            here.filter(|slot| self.contact_at(*slot).is_some() && self.is_facedown(*slot) == facedown)
        };
        let class = |slot: Slot| self.contact_at(slot).map(cards::class_of);
        let lowest = slots().min_by_key(|slot| (class(*slot), slot.index()));
        lowest.into_iter().collect()
    }

    pub(crate) fn hated_patrols(&self, seat: Seat) -> impl Iterator<Item = Faction> + '_ {
        let player = self.table.player(seat);
        self.table.patrols_at(player.space).filter(|faction| player.rep(*faction) < 0)
    }

    /// Own cards of a kind that are to be brought or done where their owner is.
    pub(crate) fn for_here(&self, seat: Seat, kind: Kind) -> Things {
        let here = |card: &CardId| self.table.is_destination(seat, *card);
        self.table.of_kind(seat, kind).filter(here).collect()
    }

    /// R6.2.
    fn tradable(&self, seat: Seat) -> Things {
        self.table.player(seat).assets
    }

    /// Planets with a free contact space, nearest to a player.
    pub(crate) fn nearest_free(&self, seat: Seat) -> Things {
        let free = |space: &Space| space.slots().any(|slot| self.contact_at(slot).is_none());
        let here = self.table.player(seat).space;
        let far = |space: Space| self.table.map().apart(here, space);
        let nearest = planets().filter(free).map(far).min();
        planets().filter(|space| free(space) && Some(far(*space)) == nearest).collect()
    }
}

pub(crate) fn planets() -> impl Iterator<Item = Space> {
    Space::each().filter(|space| space.is_planet())
}
