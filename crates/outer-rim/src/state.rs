//! A position.

mod dice;
mod player;
mod tasks;
mod turn;

use kernel::{Outcome, Seat};
use pieces::{Knowledge, Pile};
use script::Core;
use serde::{Deserialize, Serialize};

use crate::cards;
use crate::map::Map;
use crate::query;
use crate::setup::Setup;
use crate::things::{CardId, Deck, Faction, Order, Side, Slot, Space, Tales, Things, WORDS};

pub use dice::{Fight, Foe, Pool, Roll};
pub use player::{Player, Seated};
pub use tasks::{Back, Delivery, Job, Test};
pub use turn::{Deliveries, Halt, NOT_ROLLED, Phase, Turn};

pub const SIDES: usize = 4;
pub const SLOTS: usize = 22;

pub type Frame = script::Frame<WORDS>;
/// The game, an encounter, its card, a fight, what it triggers, a defeat, and what that triggers.
pub type Machine = script::Machine<WORDS, 16, 16>;
pub type Known = Knowledge<WORDS, { SIDES + 1 }>;
/// Abilities that have been used up, by their numbers among those that can be.
pub type Used = Things;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    pub table: Open,
    pub machine: Machine,
    /// Market decks; the card on top lies open.
    pub markets: [Pile<CardId, 15>; 6],
    pub tales: [Pile<CardId, 10>; 7],
    pub orders: Pile<Order, 10>,
    /// The contacts on the board.
    pub contacts: [Option<CardId>; SLOTS],
    pub secrets: [Things; SIDES],
    pub known: Known,
}

/// What lies open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Open {
    pub agreed: Setup,
    /// The order of the modules on the board.
    pub modules: [u8; 6],
    pub players: [Player; SIDES],
    pub first: Seat,
    pub active: Seat,
    /// Rounds begun.
    pub round: u8,
    pub patrols: [PatrolToken; 4],
    /// Contacts on the board that lie face up.
    pub faceup: Things,
    /// Cards of the databank that are in it; contacts that are crew or captured are not.
    pub databank: Things,
    /// Encounter cards that are kept because of their second section.
    pub second: Things,
    /// Bounty cards that hold their captured target.
    pub captured: Things,
    /// Cards, contacts and ships that have left the game.
    pub removed: Things,
    /// An encounter or databank card that is being read, and the order that is being followed.
    pub aside: Things,
    /// Planets with a damage token of Jyn Erso, as bits of spaces.
    pub sabotaged: u64,
    /// Where the Sith Holocron is to be brought.
    pub marked: Option<Space>,
    pub turn: Turn,
    pub roll: Roll,
    pub fight: Option<Fight>,
    pub test: Option<Test>,
    pub delivery: Option<Delivery>,
    pub job: Option<Job>,
    pub outcome: Option<Outcome>,
}

/// The patrols of a faction, one of each level.
pub const PATROL_LEVELS: u8 = 4;

/// The patrol of a faction on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PatrolToken {
    pub level: u8,
    pub space: Space,
}

impl Open {
    /// A table on which nothing lies yet.
    pub(crate) fn empty(setup: &Setup) -> Open {
        let map = Map::get(setup.modules());
        let mut players = [Player::NOBODY; SIDES];
        for (seat, player) in players.iter_mut().enumerate().take(setup.sides().into()) {
            let person = seat < usize::from(setup.people());
            player.seated = if person { Seated::Person } else { Seated::Automaton };
        }
        Open {
            agreed: *setup,
            modules: setup.modules(),
            players,
            first: Seat(0),
            active: Seat(0),
            round: 0,
            patrols: Faction::ALL.map(|faction| PatrolToken { level: 1, space: map.gate(faction) }),
            faceup: Things::EMPTY,
            databank: (0..crate::things::DATABANK)
                .map(CardId::databank)
                .chain(CardId::each_contact())
                .collect(),
            second: Things::EMPTY,
            captured: Things::EMPTY,
            removed: Things::EMPTY,
            aside: Things::EMPTY,
            sabotaged: 0,
            marked: None,
            // R14.1: alone, the person begins.
            turn: Turn { phase: Phase::SetUp, contenders: (1 << setup.people()) - 1, ..Turn::NEW },
            roll: Roll::NONE,
            fight: None,
            test: None,
            delivery: None,
            job: None,
            outcome: None,
        }
    }

    #[inline]
    pub fn map(&self) -> &'static Map {
        Map::get(self.modules)
    }

    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Those who play, in the order of their seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..SIDES as u8).map(Seat).filter(|seat| self.player(*seat).plays())
    }

    /// Those who play, clockwise from a seat on, the seat itself last.
    pub fn after(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        (1..=SIDES as u8)
            .map(move |n| Seat((seat.0 + n) % SIDES as u8))
            .filter(|seat| self.player(*seat).plays())
    }

    /// What somebody holds.
    #[inline]
    pub fn held(&self, card: CardId) -> &'static crate::card::Card {
        cards::held(card, self.second.holds(card))
    }

    /// Who holds an asset.
    pub fn owner(&self, card: CardId) -> Option<Seat> {
        self.seats().find(|seat| self.player(*seat).assets.holds(card))
    }

    /// The patrols in a space.
    pub fn patrols_at(&self, space: Space) -> impl Iterator<Item = Faction> + '_ {
        Faction::ALL.into_iter().filter(move |faction| self.patrol(*faction).space == space)
    }

    #[inline]
    pub fn patrol(&self, faction: Faction) -> &PatrolToken {
        &self.patrols[faction.index()]
    }

    /// Others in the same space.
    pub fn others_here(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let space = self.player(seat).space;
        self.seats().filter(move |other| *other != seat && self.player(*other).space == space)
    }
}

impl State {
    /// The box, sorted: every deck in its order, and contacts where they may lie.
    pub(crate) fn empty(setup: &Setup) -> State {
        let contact = |slot: usize| {
            let class = Slot::numbered(slot).class();
            let before = (0..slot).filter(|other| Slot::numbered(*other).class() == class).count();
            cards::of_class(class).nth(before)
        };
        State {
            table: Open::empty(setup),
            machine: Machine::new(),
            markets: Deck::ALL.map(|deck| cards::cards_of(deck).collect()),
            tales: Tales::ALL.map(|tales| tales.cards().collect()),
            orders: <Order as pieces::Thing>::each().collect(),
            contacts: std::array::from_fn(contact),
            secrets: [Things::EMPTY; SIDES],
            known: Knowledge::NONE,
        }
    }

    /// The card on top of a market deck.
    #[inline]
    pub fn faceup(&self, deck: Deck) -> Option<CardId> {
        self.markets[deck.index()].top()
    }

    pub fn contact_at(&self, slot: Slot) -> Option<CardId> {
        self.contacts[slot.index()]
    }

    /// Where a contact lies on the board.
    pub fn slot_of(&self, contact: CardId) -> Option<Slot> {
        self.contacts.iter().position(|at| *at == Some(contact)).map(Slot::numbered)
    }

    /// Ends the game.
    pub(crate) fn finish(&mut self, outcome: Outcome) {
        self.table.outcome = Some(outcome);
        self.machine.clear();
    }

    /// The card that does not lie in exactly one place, if there is one.
    pub fn misplaced(&self) -> Option<CardId> {
        let table = &self.table;
        let places = |card: CardId| {
            let piles = self.markets.iter().filter(|pile| pile.cards().contains(&card)).count()
                + self.tales.iter().filter(|pile| pile.cards().contains(&card)).count();
            let held = table.players.iter().filter(|player| player.assets.holds(card)).count();
            let secret = self.secrets.iter().filter(|secrets| secrets.holds(card)).count();
            let gone = usize::from(table.removed.holds(card));
            let databank = usize::from(table.databank.holds(card));
            if card.is_contact() {
                let board = self.contacts.iter().filter(|at| **at == Some(card)).count();
                let hunted = table.captured.of::<CardId>().filter(|bounty| query::target(*bounty) == card);
                // The token, and its card of the databank.
                (board + held + hunted.count() + gone + usize::from(table.aside.holds(card)), databank + held)
            } else {
                (piles + held + secret + databank + gone + usize::from(table.aside.holds(card)), 1)
            }
        };
        <CardId as pieces::Thing>::each().find(|card| places(*card) != (1, 1))
    }

    pub fn side(&self, thing: u16) -> Option<Seat> {
        Side::RANGE.holds(thing).then(|| Side::from_thing(thing).seat())
    }
}
