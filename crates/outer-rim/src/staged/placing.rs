//! Positions as scenarios write them.

use kernel::{Entry, Seat, listed, number, partly};
use pieces::{Pile, Thing};
use script::Core;

use crate::cards::{self, CHARACTERS};
use crate::map::{Class, STANDARD};
use crate::programs::programs;
use crate::query;
use crate::setup::Setup;
use crate::state::{Deliveries, Frame, PATROL_LEVELS, PatrolToken, Phase, Player, SIDES, SLOTS, State, Turn};
use crate::things::{
    CardId, Character, Deck, Faction, Order, Origin, Piece, SEATS, Ship, Slot, Space, Tales, Things,
};
use crate::words::{Body, Kind};

/// Where players are of whom nobody says it, in the order of seats.
const PLACES: [&str; SIDES] = ["tatooine", "naboo", "lothal", "kessel"];
/// Whom they play: people in this order, solo opponents those that can be theirs.
const PEOPLE: [&str; 8] =
    ["han-solo", "boba-fett", "bossk", "ketsu-onyo", "ig-88", "doctor-aphra", "jyn-erso", "lando-calrissian"];
const AUTOMATA: [&str; 4] = ["jyn-erso", "lando-calrissian", "doctor-aphra", "han-solo"];

/// A state in the making, and what has been said about its decks and contacts.
#[derive(Debug)]
pub struct Position {
    pub(super) state: State,
    markets: [Vec<Option<CardId>>; 6],
    tales: [Vec<Option<CardId>>; 7],
    orders: Vec<Option<Order>>,
    /// Who lies where: somebody, nobody, or whoever is left.
    contacts: [Option<Option<CardId>>; SLOTS],
    fame: [Option<u8>; SIDES],
    knows: [Things; SIDES],
    patrols: [bool; 4],
}

fn seat(name: &str) -> Result<Seat, String> {
    super::seat_called(name)
        .ok_or_else(|| format!("nobody is called `{name}`; there are {}", SEATS.join(", ")))
}

/// The only thing that can be said about a character or a ship.
fn is_turned(entry: &Entry) -> Result<bool, String> {
    let mut marks = entry.marks.iter().flatten();
    if let Some(mark) = marks.clone().find(|mark| mark.name != "turned") {
        return Err(format!("what is `{mark}` of `{}`? There is turned", entry.name));
    }
    Ok(marks.next().is_some())
}

fn small(n: Option<i64>) -> Result<u8, String> {
    let n = n.ok_or("a level has a number: `level 2`")?;
    u8::try_from(n).map_err(|_| format!("{n} is not a number that fits here"))
}

// ---- what lines say

impl Position {
    pub(super) fn new(setup: &Setup) -> Position {
        let mut state = State::empty(setup);
        state.contacts = [None; SLOTS];
        state.table.round = 1;
        state.table.turn = Turn::NEW;
        for (n, place) in PLACES.iter().enumerate() {
            state.table.players[n].space = place.parse().expect("a planet");
            let chosen = setup.characters.0[n].checked_sub(1);
            state.table.players[n].character = chosen.map(|n| Character::numbered(n.into()));
        }
        Position {
            state,
            markets: Default::default(),
            tales: Default::default(),
            orders: Vec::new(),
            contacts: [None; SLOTS],
            fame: [None; SIDES],
            knows: [Things::EMPTY; SIDES],
            patrols: [false; 4],
        }
    }

    pub(super) fn player(&mut self, seat: Seat) -> Result<&mut Player, String> {
        let player = self.state.table.player_mut(seat);
        if player.plays() {
            Ok(player)
        } else {
            Err(format!("nobody sits at {}; say `option players`", SEATS[seat.index()]))
        }
    }

    pub(super) fn turn(&mut self, (): (), value: &str) -> Result<(), String> {
        let seat = seat(value)?;
        self.player(seat)?;
        self.state.table.active = seat;
        Ok(())
    }

    pub(super) fn first(&mut self, (): (), value: &str) -> Result<(), String> {
        let seat = seat(value)?;
        self.player(seat)?;
        self.state.table.first = seat;
        Ok(())
    }

    pub(super) fn step(&mut self, (): (), value: &str) -> Result<(), String> {
        self.state.table.turn.phase = match value {
            "planning" => Phase::Planning,
            "action" => Phase::Action,
            "encounter" => Phase::Encounter,
            _ => return Err(format!("there is no step `{value}`; there are planning, action and encounter")),
        };
        Ok(())
    }

    pub(super) fn modules(&mut self, (): (), value: &str) -> Result<(), String> {
        let wrong = || format!("`{value}` is no order of the modules; each of m1 to m6 comes once");
        let number = |name: &str| name.trim().strip_prefix('m')?.parse::<u8>().ok()?.checked_sub(1);
        let order: Option<Vec<u8>> = value.split(',').map(number).collect();
        let order: [u8; 6] = order.and_then(|order| order.try_into().ok()).ok_or_else(wrong)?;
        if STANDARD.iter().any(|module| !order.contains(module)) {
            return Err(wrong());
        }
        let said = self.state.table.patrols;
        self.state.set_modules(order);
        for faction in Faction::ALL.into_iter().filter(|faction| self.patrols[faction.index()]) {
            self.state.table.patrols[faction.index()] = said[faction.index()];
        }
        Ok(())
    }

    /// `tatooine (level 2)`.
    pub(super) fn patrol(&mut self, faction: Faction, value: &str) -> Result<(), String> {
        let entry: Entry = value.parse()?;
        let mut patrol = PatrolToken { level: 1, space: entry.name.parse()? };
        for mark in entry.marks.iter().flatten() {
            match mark.name.as_str() {
                "level" => patrol.level = small(mark.number)?,
                _ => return Err(format!("what is `{mark}` of a patrol? There is level N")),
            }
        }
        if !(1..=PATROL_LEVELS).contains(&patrol.level) {
            return Err(format!(
                "there is no patrol of level {}; there are 1 to {PATROL_LEVELS}",
                patrol.level
            ));
        }
        self.patrols[faction.index()] = true;
        self.state.table.patrols[faction.index()] = patrol;
        Ok(())
    }

    /// `tatooine.1 greedo (faceup)`, `tatooine.2 none`.
    pub(super) fn contacts(&mut self, (): (), list: &str) -> Result<(), String> {
        for entry in kernel::entries(list)? {
            let (slot, name) = entry
                .name
                .split_once(' ')
                .ok_or_else(|| format!("`{}`: write for instance `tatooine.1 greedo`", entry.name))?;
            let slot: Slot = slot.parse()?;
            let said = match name.trim() {
                "none" => Some(None),
                "?" => None,
                name => {
                    let contact = cards::contact_called(name);
                    Some(Some(contact.ok_or_else(|| format!("`{name}` is no contact"))?))
                }
            };
            self.contacts[slot.index()] = said;
            for mark in entry.marks.iter().flatten() {
                match (mark.name.as_str(), said) {
                    ("faceup", Some(Some(contact))) => self.state.table.faceup.insert(contact.thing()),
                    _ => return Err(format!("what is `{mark}` of a contact? There is faceup")),
                }
            }
        }
        Ok(())
    }

    pub(super) fn market(&mut self, deck: Deck, list: &str) -> Result<(), String> {
        let cards = partly(list)?;
        let strange = |card: &&CardId| card.origin() != Origin::Market(deck);
        if let Some(card) = cards.iter().flatten().find(strange) {
            return Err(format!("`{card}` is no card of the {} deck", deck.name()));
        }
        self.markets[deck.index()] = cards;
        Ok(())
    }

    pub(super) fn tales(&mut self, tales: Tales, list: &str) -> Result<(), String> {
        let cards = partly(list)?;
        let strange = |card: &&CardId| card.origin() != Origin::Encounter(tales);
        if let Some(card) = cards.iter().flatten().find(strange) {
            return Err(format!("`{card}` is no card of the {} deck", tales.name()));
        }
        self.tales[tales.index()] = cards;
        Ok(())
    }

    pub(super) fn orders(&mut self, (): (), list: &str) -> Result<(), String> {
        self.orders = partly(list)?;
        Ok(())
    }

    pub(super) fn removed(&mut self, (): (), list: &str) -> Result<(), String> {
        for entry in kernel::entries(list)? {
            let thing = match entry.name.parse::<Piece>()? {
                Piece::Card(card) => card.thing(),
                Piece::Ship(ship) if !ship.is_starting() => ship.thing(),
                _ => return Err(format!("`{}` never leaves the game", entry.name)),
            };
            self.state.table.removed.insert(thing);
        }
        Ok(())
    }

    pub(super) fn sabotaged(&mut self, (): (), list: &str) -> Result<(), String> {
        let planets: Vec<Space> = listed(list)?;
        self.state.table.sabotaged = planets.iter().fold(0, |bits, space| bits | 1 << space.index());
        Ok(())
    }

    pub(super) fn marked(&mut self, (): (), value: &str) -> Result<(), String> {
        self.state.table.marked = if value == "none" { None } else { Some(value.parse()?) };
        Ok(())
    }

    pub(super) fn done(&mut self, (): (), list: &str) -> Result<(), String> {
        for entry in kernel::entries(list)? {
            let turn = &mut self.state.table.turn;
            match entry.name.as_str() {
                "trade" => turn.traded = true,
                "market" => turn.marketed = true,
                "deliver" => turn.deliveries = Deliveries::Over,
                "encounter" => turn.skips_encounter = true,
                name => {
                    return Err(format!("what is `{name}`? There are trade, market, deliver and encounter"));
                }
            }
        }
        Ok(())
    }

    pub(super) fn acted(&mut self, (): (), list: &str) -> Result<(), String> {
        let pieces: Vec<Piece> = listed(list)?;
        self.state.table.turn.acted = pieces.into_iter().map(Piece::number).collect();
        Ok(())
    }

    pub(super) fn used(&mut self, (): (), list: &str) -> Result<(), String> {
        let pieces: Vec<Piece> = listed(list)?;
        self.state.table.turn.used = pieces.into_iter().map(Piece::number).collect();
        Ok(())
    }

    pub(super) fn tried(&mut self, (): (), list: &str) -> Result<(), String> {
        let cards: Vec<CardId> = listed(list)?;
        self.state.table.turn.tried = cards.into_iter().collect();
        Ok(())
    }

    /// What is being read lies nowhere else.
    pub(super) fn aside(&mut self, (): (), list: &str) -> Result<(), String> {
        match kernel::entries(list)?.first() {
            None => Ok(()),
            Some(entry) => {
                Err(format!("`{entry}` is being read: a position stands at a question of the turn"))
            }
        }
    }

    pub(super) fn character(&mut self, seat: Seat, value: &str) -> Result<(), String> {
        let entry: Entry = value.parse()?;
        let character: Character = entry.name.parse()?;
        let turned = is_turned(&entry)?;
        let player = self.player(seat)?;
        (player.character, player.turned) = (Some(character), turned);
        Ok(())
    }

    pub(super) fn ship(&mut self, seat: Seat, value: &str) -> Result<(), String> {
        let entry: Entry = value.parse()?;
        let ship: Ship = entry.name.parse()?;
        let turned = is_turned(&entry)?;
        if turned && ship.is_starting() {
            return Err(format!("`{ship}` has no goal and is never turned"));
        }
        let player = self.player(seat)?;
        (player.ship, player.ship_turned) = (ship, turned);
        Ok(())
    }

    pub(super) fn at(&mut self, seat: Seat, value: &str) -> Result<(), String> {
        let space = value.parse()?;
        self.player(seat).map(|player| player.space = space)
    }

    /// All of it: what cards give as long as they are held is part of it.
    pub(super) fn fame(&mut self, seat: Seat, n: u8) -> Result<(), String> {
        self.player(seat)?;
        self.fame[seat.index()] = Some(n);
        Ok(())
    }

    /// `hutt 1, rebel -1`: who is not named is neutral.
    pub(super) fn reputation(&mut self, seat: Seat, list: &str) -> Result<(), String> {
        let wrong = |name: &str| format!("`{name}`: write for instance `hutt 1` or `rebel -1`");
        let mut reputation = [0; 4];
        for entry in kernel::entries(list)? {
            let (faction, n) = entry.name.split_once(' ').ok_or_else(|| wrong(&entry.name))?;
            let faction: crate::things::Patrol = faction.parse()?;
            let n: i8 = number(n.trim().trim_start_matches('+'))?;
            if !(-1..=1).contains(&n) {
                return Err(wrong(&entry.name));
            }
            reputation[faction.index()] = n;
        }
        self.player(seat).map(|player| player.reputation = reputation)
    }

    /// A card by its name; an encounter card by what it has become.
    fn held(&mut self, name: &str) -> Result<CardId, String> {
        let card: CardId = name.parse()?;
        let becomes = cards::asset_called(name);
        if card.is_encounter() && becomes.is_none() {
            return Err(format!("`{name}` is an encounter card: say what it has become"));
        }
        if becomes.is_some_and(|(_, second)| second) {
            self.state.table.second.insert(card.thing());
        }
        Ok(card)
    }

    pub(super) fn assets(&mut self, seat: Seat, list: &str) -> Result<(), String> {
        let mut assets = Things::EMPTY;
        for Entry { name, marks, .. } in kernel::entries(list)? {
            let card = self.held(&name)?;
            let held = self.state.table.held(card);
            let crew = held.kind != Kind::Event && held.contact.is_none_or(|contact| contact.joins);
            if !crew || matches!(held.kind, Kind::Secret | Kind::Ship) {
                return Err(format!("`{name}` is nothing that a player holds in a slot"));
            }
            for mark in marks.iter().flatten() {
                match mark.name.as_str() {
                    "captured" if held.kind == Kind::Bounty => {
                        self.state.table.captured.insert(card.thing());
                    }
                    _ => return Err(format!("what is `{mark}` of `{name}`? A bounty can be captured")),
                }
            }
            assets.insert(card.thing());
        }
        self.player(seat).map(|player| player.assets = assets)
    }

    pub(super) fn secrets(&mut self, seat: Seat, list: &str) -> Result<(), String> {
        self.player(seat)?;
        let mut secrets = Things::EMPTY;
        for Entry { name, .. } in kernel::entries(list)?.into_iter().filter(|entry| entry.name != "?") {
            let card = self.held(&name)?;
            if self.state.table.held(card).kind != Kind::Secret {
                return Err(format!("`{name}` is no secret"));
            }
            secrets.insert(card.thing());
        }
        self.state.secrets[seat.index()] = secrets;
        Ok(())
    }

    pub(super) fn knows(&mut self, seat: Seat, list: &str) -> Result<(), String> {
        self.player(seat)?;
        let cards: Vec<CardId> = listed(list)?;
        self.knows[seat.index()] = cards.into_iter().collect();
        Ok(())
    }
}

// ---- the finished position

impl Position {
    pub(super) fn raise(mut self) -> Result<State, String> {
        self.cast()?;
        let taken = self.taken()?;
        self.fill_contacts()?;
        let mut state = self.state;
        for deck in Deck::ALL {
            let free = cards::cards_of(deck).filter(|card| !taken.holds(*card));
            state.markets[deck.index()] = Pile::named_first(&self.markets[deck.index()], free.collect())?;
        }
        for tales in Tales::ALL {
            let free = tales.cards().filter(|card| !taken.holds(*card));
            state.tales[tales.index()] = Pile::named_first(&self.tales[tales.index()], free.collect())?;
        }
        state.orders = Pile::named_first(&self.orders, Order::each().collect())?;
        let held = state.table.players.iter().fold(Things::EMPTY, |all, player| all | player.assets);
        let gone: Things = state.table.removed.of::<CardId>().filter(|card| !card.is_contact()).collect();
        state.table.databank = state.table.databank - held - gone;
        if let Some(card) = state.misplaced() {
            return Err(format!("`{card}` is in two places, or in none"));
        }
        for seat in state.table.seats().collect::<Vec<_>>() {
            let i = seat.index();
            state.table.player_mut(seat).defeated = state.table.is_down(seat);
            let given = state.table.fame(seat);
            let wanted = self.fame[i].unwrap_or(given);
            let own = wanted.checked_sub(given);
            state.table.player_mut(seat).fame =
                own.ok_or_else(|| format!("the cards of player {} alone are worth {given} fame", SEATS[i]))?;
        }
        impossible(&state).map_or(Ok(()), Err)?;
        state.know_what_lies_open(&self.knows);
        let (table, programs) = (&state.table, programs());
        let begins = match table.turn.phase {
            _ if table.player(table.active).is_automaton() => programs.begin_turn,
            Phase::SetUp | Phase::Planning => programs.planning,
            Phase::Action => programs.acting,
            Phase::Encounter => programs.encounter,
        };
        state.machine.push(Frame::new(begins, 0, state.table.active.0));
        script::run(&mut state, &mut kernel::NoLog);
        Ok(state)
    }

    /// Whoever has no character gets the first that is free.
    fn cast(&mut self) -> Result<(), String> {
        for n in 0..SIDES {
            let taken: Vec<Character> =
                self.state.table.players.iter().filter_map(|player| player.character).collect();
            let player = &mut self.state.table.players[n];
            if !player.plays() {
                player.character = None;
            } else if let Some(own) = player.character {
                if taken.iter().filter(|other| **other == own).count() > 1 {
                    return Err(format!("`{own}` can be played once"));
                }
                if player.is_automaton() && CHARACTERS[own.index()].starts_with == 90 {
                    return Err(format!("a solo opponent cannot play `{own}`: it hunts nobody"));
                }
            } else {
                let names: &[&str] = if player.is_automaton() { &AUTOMATA } else { &PEOPLE };
                let mut free = names.iter().map(|name| name.parse().expect("a character"));
                player.character = free.find(|character| !taken.contains(character));
            }
        }
        Ok(())
    }

    /// Cards that lie in no deck.
    fn taken(&self) -> Result<Things, String> {
        let table = &self.state.table;
        let mut taken = table.removed;
        let assets = table.players.iter().map(|player| player.assets);
        for things in assets.chain(self.state.secrets) {
            if let Some(card) = (taken & things).of::<CardId>().next() {
                return Err(format!("`{card}` is in two places"));
            }
            taken = taken | things;
        }
        Ok(taken)
    }

    /// R4.3: whoever is nowhere else lies face down on a contact space of the same class, then on any that is left.
    fn fill_contacts(&mut self) -> Result<(), String> {
        let table = &mut self.state.table;
        let held = table.players.iter().fold(table.removed, |all, player| all | player.assets);
        let captured: Things = table.captured.of::<CardId>().map(query::target).collect();
        let mut placed = held | captured;
        for (said, place) in self.contacts.iter().zip(&mut self.state.contacts) {
            if let Some(Some(contact)) = said {
                if placed.holds(*contact) {
                    return Err(format!("`{contact}` is in two places"));
                }
                placed.insert(contact.thing());
                *place = Some(*contact);
            }
        }
        let unsaid = |slot: &Slot| self.contacts[slot.index()].is_none();
        for same in [true, false] {
            for slot in Slot::each().filter(unsaid) {
                let mut classes = Class::ALL.into_iter().filter(|class| (*class == slot.class()) == same);
                let free =
                    classes.find_map(|class| cards::of_class(class).find(|contact| !placed.holds(*contact)));
                if let (Some(contact), None) = (free, self.state.contacts[slot.index()]) {
                    placed.insert(contact.thing());
                    self.state.contacts[slot.index()] = Some(contact);
                }
            }
        }
        let left = CardId::each_contact().filter(|contact| !placed.holds(*contact));
        left.for_each(|contact| table.removed.insert(contact.thing()));
        Ok(())
    }
}

/// Why no game comes to this.
fn impossible(state: &State) -> Option<String> {
    let table = &state.table;
    for seat in table.seats() {
        let (name, player) = (SEATS[seat.index()], table.player(seat));
        if !table.fits(seat, player.assets) {
            return Some(format!("player {name} has more assets than slots"));
        }
        let ships = table.seats().filter(|other| table.player(*other).ship == player.ship);
        if !player.ship.is_starting() && (ships.count() > 1 || table.removed.holds(player.ship)) {
            return Some(format!("there is one `{}`", player.ship));
        }
        if table.fame(seat) >= table.agreed.target() {
            return Some(format!("player {name} has won with {} fame", table.fame(seat)));
        }
        for (body, what) in [(Body::Character, "character"), (Body::Ship, "ship")] {
            let (damage, most) = (table.damage(seat, body), table.toughness(seat, body));
            if damage > most {
                return Some(format!(
                    "the {what} of player {name} is defeated by {most} damage; {damage} is not kept"
                ));
            }
        }
    }
    if table.player(table.active).defeated && table.turn.phase != Phase::Planning {
        return Some("a defeated player has no action or encounter step".into());
    }
    if table.player(table.active).is_automaton() && table.turn.phase != Phase::Planning {
        return Some("the turn of a solo opponent begins with its order; leave the step out".into());
    }
    None
}

impl State {
    /// Whoever can see a card knows it.
    fn know_what_lies_open(&mut self, more: &[Things; SIDES]) {
        let table = &self.table;
        let captured: Things = table.captured.of::<CardId>().map(query::target).collect();
        let held = table.players.iter().fold(table.removed | table.faceup, |all, player| all | player.assets);
        let tops: Things = Deck::ALL.into_iter().filter_map(|deck| self.faceup(deck)).collect();
        for card in (held | captured | tops).of::<CardId>() {
            self.known.learn_all(card);
        }
        for (n, more) in more.iter().enumerate() {
            self.known.learn_these(Seat(n as u8), self.secrets[n] | *more);
        }
    }
}
