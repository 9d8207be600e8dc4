//! R4: set-up.

use kernel::{Dice, Log, Seat};
use pieces::{Pile, Thing};
use script::Reg;

use crate::OuterRim;
use crate::card::FirstRep;
use crate::cards::{self, CHARACTERS};
use crate::chance::Shuffled;
use crate::event::Event;
use crate::map::{Class, Map, STANDARD};
use crate::state::{Frame, NOT_ROLLED, PatrolToken, Phase, State, Turn};
use crate::things::{CardId, Character, Deck, Face, Faction, Ship, Slot, Space};

/// R4.6: in the order of turns, in thousands.
const FIRST_CREDITS: [u16; 4] = [4, 6, 8, 10];
/// R4.5.
const DICE_FOR_FIRST: u8 = 6;

impl State {
    /// R15.3.
    pub(super) fn shuffle_modules(&mut self, seed: u64, log: &mut impl Log<OuterRim>) {
        let mut order = STANDARD;
        Dice::new(seed).shuffle(&mut order);
        self.set_modules(order);
        log.event(Event::Built(order));
    }

    pub(crate) fn set_modules(&mut self, order: [u8; 6]) {
        self.table.modules = order;
        let map = Map::get(order);
        for faction in Faction::ALL {
            self.table.patrols[faction.index()] = PatrolToken { level: 1, space: map.gate(faction) };
        }
    }

    /// R4.3.
    pub(super) fn shuffle_contacts(&mut self, seed: u64, log: &mut impl Log<OuterRim>) {
        let mut dice = Dice::new(seed);
        for class in Class::ALL {
            let mut contacts: Pile<CardId, 9> = cards::of_class(class).collect();
            contacts.shuffle(&mut dice);
            for slot in Slot::each().filter(|slot| slot.class() == class) {
                self.contacts[slot.index()] = contacts.take();
            }
        }
        log.event(Event::Shuffled(Shuffled::Contacts));
    }

    /// R4.10.
    pub(super) fn shuffle_tales(&mut self, seed: u64, log: &mut impl Log<OuterRim>) {
        let mut dice = Dice::new(seed);
        for pile in &mut self.tales {
            pile.shuffle(&mut dice);
        }
        log.event(Event::Shuffled(Shuffled::Tales));
    }

    pub(super) fn shuffle_markets(&mut self, seed: u64, log: &mut impl Log<OuterRim>) {
        let mut dice = Dice::new(seed);
        for pile in &mut self.markets {
            pile.shuffle(&mut dice);
        }
        log.event(Event::Shuffled(Shuffled::Markets));
        for deck in Deck::ALL {
            self.show_top(deck, log);
        }
    }

    // ---- who begins (R4.5)

    /// The next one who may be first rolls; when all have, the best are left, and roll again if they are several.
    pub(super) fn next_roller(&mut self, log: &mut impl Log<OuterRim>) {
        let turn = &mut self.table.turn;
        let contends = |turn: &Turn, seat: usize| turn.contenders & (1 << seat) != 0;
        let all_rolled = (0..4).all(|seat| !contends(turn, seat) || turn.rolls[seat] != NOT_ROLLED);
        if all_rolled {
            let best = (0..4).filter(|seat| contends(turn, *seat)).map(|seat| turn.rolls[seat]).max();
            let left = (0..4).filter(|seat| contends(turn, *seat) && Some(turn.rolls[*seat]) == best);
            turn.contenders = left.fold(0, |left, seat| left | 1 << seat);
            turn.rolls = [NOT_ROLLED; 4];
            if turn.contenders.count_ones() == 1 {
                let first = Seat(turn.contenders.trailing_zeros() as u8);
                (self.table.first, self.table.active) = (first, first);
                log.event(Event::Begins(first));
                return;
            }
        }
        let turn = &self.table.turn;
        let next = (0..4).find(|seat| contends(turn, *seat) && turn.rolls[*seat] == NOT_ROLLED);
        self.top().owner = next.expect("somebody has not rolled") as u8;
    }

    pub(super) fn rolled_for_first(&mut self, roll: kernel::Roll, log: &mut impl Log<OuterRim>) {
        let seat = Seat(self.top().owner);
        let hits = roll.faces().filter(|face| *face >= Face::Hit as u8).count() as u8;
        self.table.turn.rolls[seat.index()] = hits;
        log.event(Event::Rolled { seat, of: crate::words::Rolls::Effect, roll });
    }

    pub(crate) const fn dice_for_first() -> u8 {
        DICE_FOR_FIRST
    }

    // ---- who plays whom (R4.6)

    /// Those who play, from the first player on.
    fn in_turn_order(&self, n: usize) -> Seat {
        let before = Seat((self.table.first.0 + 3) % 4);
        self.table.after(before).nth(n).expect("somebody plays")
    }

    pub(super) fn next_to_choose(&mut self) {
        let sides = self.table.seats().count();
        let next = (0..sides).map(|n| self.in_turn_order(n));
        let next = next.into_iter().find(|seat| self.table.player(*seat).character.is_none());
        self.top().owner = next.expect("somebody chooses").0;
    }

    pub(super) fn take_character(&mut self, seat: Seat, frame: &Frame, log: &mut impl Log<OuterRim>) {
        let Some(character) = frame.reg(Reg::A).of::<Character>().next() else { return };
        self.table.player_mut(seat).character = Some(character);
        log.event(Event::TookCharacter(seat, character));
    }

    pub(super) fn take_first_ship(&mut self, seat: Seat, frame: &Frame, log: &mut impl Log<OuterRim>) {
        let Some(ship) = frame.reg(Reg::A).of::<Ship>().next() else { return };
        let place = (0..4).find(|n| self.in_turn_order(*n) == seat).unwrap_or(0);
        let head_start = self.table.agreed.head_start as u8;
        let player = self.table.player_mut(seat);
        player.ship = ship;
        player.credits = FIRST_CREDITS[place];
        if player.is_automaton() {
            player.fame = head_start;
        }
        log.event(Event::TookShip(seat, ship));
    }

    // ---- what they begin with (R4.7 to R4.9)

    pub(super) fn next_to_start(&mut self) {
        let sides = self.table.seats().count();
        let next = (0..sides).map(|n| self.in_turn_order(n));
        let next = next.into_iter().find(|seat| self.table.player(*seat).assets.is_empty());
        self.top().owner = next.expect("somebody has nothing yet").0;
    }

    /// The number of the card a player's character begins with.
    pub(crate) fn start_number(&self, seat: Seat) -> u8 {
        let character = self.table.player(seat).character.expect("everybody has a character");
        CHARACTERS[character.index()].starts_with
    }

    pub(super) fn start_with(&mut self, seat: Seat, n: usize, log: &mut impl Log<OuterRim>) {
        let number = self.start_number(seat);
        let card = self.in_databank(number).nth(n).expect("one of them");
        let start = cards::card(card).start.expect("a starting card");
        let space: Space = start.parse().expect("a planet");
        self.table.databank.remove(card.thing());
        self.known.learn_all(card);
        let player = self.table.player_mut(seat);
        player.assets.insert(card.thing());
        player.space = space;
        log.event(Event::Started(seat, card, space));
        let character = self.table.player(seat).character.expect("everybody has a character");
        match CHARACTERS[character.index()].reputation {
            FirstRep::Liked(faction) => {
                self.raise_rep(seat, faction, log);
            }
            FirstRep::Hated(faction) => self.lower_rep(seat, faction, log),
            FirstRep::None | FirstRep::Chosen => {}
        }
    }

    pub(super) fn begin_game(&mut self) {
        self.table.active = self.table.first;
        self.table.turn = Turn::NEW;
        self.table.turn.phase = Phase::Planning;
        self.table.round = 1;
    }
}
