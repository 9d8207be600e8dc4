//! R18: what fits where, and what cards cost.

use kernel::Seat;

use crate::card::Slots;
use crate::cards::{self, SHIPS};
use crate::state::{Frame, Open, State};
use crate::things::{CardId, Deck, Ship, Things};
use crate::words::*;

/// R18.1: gear, and jobs or bounties.
pub(crate) const GEAR: u8 = 2;
pub(crate) const TASKS: u8 = 2;

/// What a set of assets takes.
#[derive(Default)]
struct Load {
    crew: u8,
    cargo: u8,
    mods: u8,
    gear: u8,
    tasks: u8,
    armor: u8,
    /// Compartments sit in a slot for cargo or mods and hold one cargo each (R18.4).
    compartments: u8,
}

impl Load {
    fn fits(&self, slots: Slots) -> bool {
        self.excess(slots) == 0
    }

    /// How many assets are too many.
    fn excess(&self, slots: Slots) -> u8 {
        // Compartments may sit in slots for cargo or for mods; each adds room for one cargo.
        let holds = |in_cargo: u8| {
            let cargo = (self.cargo + in_cargo).saturating_sub(slots.cargo + self.compartments);
            let mods = (self.mods + self.compartments - in_cargo).saturating_sub(slots.mods);
            // Compartments themselves cannot lie inside of compartments.
            let own = in_cargo.saturating_sub(slots.cargo);
            (cargo.max(own) + mods).saturating_sub(slots.both)
        };
        let in_holds = (0..=self.compartments).map(holds).min().unwrap_or(0);
        self.crew.saturating_sub(slots.crew)
            + self.gear.saturating_sub(GEAR)
            + self.tasks.saturating_sub(TASKS)
            // R6.6: one armor.
            + self.armor.saturating_sub(1)
            + in_holds
    }
}

impl Open {
    fn load(&self, assets: Things) -> Load {
        let mut load = Load::default();
        for card in assets.of::<CardId>().map(|card| self.held(card)) {
            let compartment =
                card.abilities.iter().any(|own| matches!(own, Ability::Always(Rule::HoldsCargo)));
            match card.kind {
                Kind::Mod if compartment => load.compartments += 1,
                Kind::Mod => load.mods += 1,
                Kind::Cargo => load.cargo += 1,
                Kind::Crew => load.crew += 1,
                Kind::Gear => load.gear += 1,
                Kind::Job | Kind::Bounty => load.tasks += 1,
                Kind::Ship | Kind::Secret | Kind::Event => {}
            }
            load.armor += u8::from(card.is(Trait::Armor));
        }
        load
    }

    /// Whether there is a slot for each of these assets.
    pub fn fits(&self, seat: Seat, assets: Things) -> bool {
        self.load(assets).fits(self.slots(seat))
    }

    pub(crate) fn slots(&self, seat: Seat) -> Slots {
        let player = self.player(seat);
        SHIPS[player.ship.index()].sides[usize::from(player.ship_turned)].slots
    }

    /// Whether there is room for one more.
    pub fn has_room(&self, seat: Seat, card: CardId, second: bool) -> bool {
        let player = self.player(seat);
        let kind = cards::held(card, second).kind;
        if matches!(kind, Kind::Ship | Kind::Event) {
            return true;
        }
        // R13: a ship that is turned over by the crew that comes has room for it.
        if kind == Kind::Crew && self.crew_turns_ship(seat) {
            return true;
        }
        self.fits_with(seat, player.assets, card, second)
    }

    pub(crate) fn fits_with(&self, seat: Seat, assets: Things, card: CardId, second: bool) -> bool {
        let mut table = *self;
        if second {
            table.second.insert(card.thing());
        }
        table.fits(seat, assets.with(card.thing()))
    }

    /// Whether gaining crew reaches the goal of the ship.
    pub fn crew_turns_ship(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let goal = &SHIPS[player.ship.index()].goal;
        let frame = Frame::new(script::Entry::WINDOW, player.ship.thing(), seat.0);
        // R14.5: the solo opponent reaches no goal.
        !player.ship_turned
            && !player.is_automaton()
            && matches!(goal, Goal::Deeds(Deed::CrewGained, _, when) if self.holds(when, &frame))
    }

    /// Own assets whose leaving makes room for this one (R6.7).
    pub fn making_room(&self, seat: Seat, card: CardId, second: bool) -> Things {
        let assets = self.player(seat).assets;
        let makes = |own: &CardId| {
            let mut rest = assets;
            rest.remove(own.thing());
            !self.held(*own).cannot_discard && self.fits_with(seat, rest, card, second)
        };
        assets.of::<CardId>().filter(makes).collect()
    }

    /// Assets that can go when there are too many (R18.3): those whose leaving helps.
    pub fn too_much(&self, seat: Seat) -> Things {
        let assets = self.player(seat).assets;
        let before = self.excess(seat, assets);
        let helps = |own: &CardId| {
            let mut rest = assets;
            rest.remove(own.thing());
            self.excess(seat, rest) < before
        };
        let all: Things = assets.of::<CardId>().filter(helps).collect();
        let free: Things = all.of::<CardId>().filter(|card| !self.held(*card).cannot_discard).collect();
        if free.is_empty() { all } else { free }
    }

    /// How many assets are too many.
    fn excess(&self, seat: Seat, assets: Things) -> u8 {
        self.load(assets).excess(self.slots(seat))
    }

    /// Whether all slots for assets of this kind are full (R14.7).
    pub fn is_full(&self, seat: Seat, kind: Kind) -> bool {
        let mut load = self.load(self.player(seat).assets);
        match kind {
            Kind::Crew => load.crew += 1,
            Kind::Gear => load.gear += 1,
            Kind::Job | Kind::Bounty => load.tasks += 1,
            Kind::Cargo => load.cargo += 1,
            Kind::Mod => load.mods += 1,
            Kind::Ship | Kind::Secret | Kind::Event => return false,
        }
        !load.fits(self.slots(seat))
    }

    // ---- prices

    /// What a card costs a player after discounts, before anything is bartered; a ship with the old one traded
    /// in (R6.9).
    pub fn price(&self, seat: Seat, card: CardId, less: u8) -> u8 {
        let card = self.held(card);
        let own = |(_, ability): (u16, &Ability)| match ability {
            Ability::Discount(kinds, n) if kinds.contains(&card.kind) => *n,
            _ => 0,
        };
        // R14.5: the solo opponent has no use of them.
        let discounts: u8 =
            if self.player(seat).is_automaton() { 0 } else { self.abilities(seat).map(own).sum() };
        let trade_in = if card.sells.is_some() { SHIPS[self.player(seat).ship.index()].cost } else { 0 };
        card.cost.saturating_sub(less).saturating_sub(discounts).saturating_sub(trade_in)
    }

    /// What a sheet costs with the old one traded in.
    pub fn ship_price(&self, seat: Seat, ship: Ship) -> u8 {
        SHIPS[ship.index()].cost.saturating_sub(SHIPS[self.player(seat).ship.index()].cost)
    }

    /// What the card or the ship in register A costs.
    pub fn asked_price(&self, frame: &Frame) -> u8 {
        let (seat, bought) = (Seat(frame.owner), frame.reg(script::Reg::A));
        let ship = bought.of::<Ship>().next().map(|ship| self.ship_price(seat, ship));
        let card = bought.of::<CardId>().next();
        card.map(|card| self.price(seat, card, frame.num().max(0) as u8)).or(ship).unwrap_or(0)
    }

    /// R6.8: credits, and what own goods are worth.
    pub fn means(&self, seat: Seat) -> u16 {
        let player = self.player(seat);
        let goods = if player.is_automaton() { Things::EMPTY } else { self.goods(seat) };
        player.credits + self.worth(goods)
    }

    /// Sheets of the supply that can be paid.
    pub fn ships_for_sale(&self, seat: Seat) -> Things {
        let taken = |ship: &Ship| self.seats().any(|other| self.player(other).ship == *ship);
        let means = self.means(seat);
        let affordable = |ship: &Ship| u16::from(self.ship_price(seat, *ship)) <= means;
        let sold = |ship: &Ship| !ship.is_starting() && !self.removed.holds(*ship);
        <Ship as pieces::Thing>::each()
            .filter(|ship| sold(ship) && !taken(ship) && affordable(ship))
            .collect()
    }

    /// The same, but only those that cost more than the ship there is.
    pub fn dearer_ships(&self, seat: Seat) -> Things {
        let own = SHIPS[self.player(seat).ship.index()].cost;
        self.ships_for_sale(seat).of::<Ship>().filter(|ship| SHIPS[ship.index()].cost > own).collect()
    }

    /// What can be bartered: cargo, gear and mods (R6.8).
    pub fn goods(&self, seat: Seat) -> Things {
        let goods = |card: &CardId| {
            let held = self.held(*card);
            matches!(held.kind, Kind::Cargo | Kind::Gear | Kind::Mod) && !held.cannot_discard
        };
        self.player(seat).assets.of::<CardId>().filter(goods).collect()
    }

    /// What goods bring when they are bartered.
    pub fn worth(&self, goods: Things) -> u16 {
        goods.of::<CardId>().map(|card| u16::from(self.held(card).cost)).sum()
    }
}

impl State {
    /// Whether a player can buy a card of the market, wherever that happens (R6.5, R6.6).
    pub fn can_buy(&self, seat: Seat, card: CardId, less: u8) -> bool {
        self.can_buy_with(seat, card, less, 0)
    }

    /// The same for somebody who has so many credits more.
    pub(crate) fn can_buy_with(&self, seat: Seat, card: CardId, less: u8, more: u16) -> bool {
        let table = &self.table;
        let held = cards::card(card);
        let player = table.player(seat);
        if held.not_at == Some(player.space.place().id) {
            return false;
        }
        if u16::from(table.price(seat, card, less)) > table.means(seat) + more {
            return false;
        }
        match held.kind {
            Kind::Ship => match held.sells {
                // R14.7: the solo opponent buys only what costs more.
                Some(_) if player.is_automaton() => held.cost > SHIPS[player.ship.index()].cost,
                Some(_) => true,
                None => !table.dearer_ships(seat).is_empty(),
            },
            _ => {
                table.has_room(seat, card, false)
                    || (!player.is_automaton() && !table.making_room(seat, card, false).is_empty())
            }
        }
    }

    /// The faceup cards a player can buy.
    pub fn buyable(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        Deck::ALL
            .into_iter()
            .filter_map(|deck| self.faceup(deck))
            .filter(move |card| self.can_buy(seat, *card, 0))
    }

    /// What can be bartered next for what is in register A.
    pub fn barterable(&self, frame: &Frame) -> Things {
        self.table.goods(Seat(frame.owner)) - frame.reg(script::Reg::B)
    }

    /// How much must come from bartered goods, so that the rest can be paid.
    fn barter_need(&self, frame: &Frame) -> u16 {
        let seat = Seat(frame.owner);
        u16::from(self.table.asked_price(frame)).saturating_sub(self.table.player(seat).credits)
    }

    /// Whether what has been bartered so far is enough.
    pub fn is_payable(&self, frame: &Frame) -> bool {
        self.table.worth(frame.reg(script::Reg::B)) >= self.barter_need(frame)
    }
}
