//! A position.

use kernel::{Outcome, Seat, Team};
use pieces::{Knowledge, Per, Pile};

use script::{Core, Lasting, Ledger};
use serde::{Deserialize, Serialize};

use crate::card::{CardId, MAP, Place, SIDE, Things};
use crate::grants::{Key, Stat};
use crate::setup::Setup;

pub const LEFT: Seat = Seat(0);
pub const RIGHT: Seat = Seat(1);
/// What a base can take.
pub const BASE_HEALTH: u8 = 10;
/// Whoever is better off after so many rounds wins.
pub const ROUNDS: u8 = 8;

pub type Frame = script::Frame<2>;
/// The deepest there is: the game, a card being played, its event, an attack, and layers of triggers that are
/// all different units.
pub type Machine = script::Machine<2, 24, 24>;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    pub table: Table,
    pub machine: Machine,
    pub hands: [Things; 2],
    pub decks: [Pile<CardId, SIDE>; 2],
    pub known: Knowledge<2, 3>,
}

/// What lies open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Table {
    pub agreed: Setup,
    pub round: u8,
    pub active: Seat,
    pub passed: [bool; 2],
    /// Damage on the bases.
    pub bases: [u8; 2],
    pub units: Things,
    pub exhausted: Things,
    pub discards: Things,
    /// The place of each unit, by its number.
    pub places: Per<CardId, 64>,
    pub damage: Per<CardId, 64>,
    /// What has been shared out and is not dealt yet.
    pub shares: Per<CardId, 64>,
    /// The power a unit had when it left: its triggers speak of that.
    pub last_power: Per<CardId, 64>,
    pub lasting: Lasting<2, 16>,
    pub ledger: Ledger<Key, 2, 2, 2>,
    pub outcome: Option<Outcome>,
}

pub const fn opponent(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

impl State {
    pub(crate) fn empty(agreed: Setup) -> State {
        State {
            table: Table {
                agreed,
                round: 0,
                active: LEFT,
                passed: [false; 2],
                bases: [0; 2],
                units: Things::EMPTY,
                exhausted: Things::EMPTY,
                discards: Things::EMPTY,
                places: Per::new(),
                damage: Per::new(),
                shares: Per::new(),
                last_power: Per::new(),
                lasting: Lasting::new(),
                ledger: Ledger::new(),
                outcome: None,
            },
            machine: Machine::new(),
            hands: [Things::EMPTY; 2],
            decks: [Pile::new(); 2],
            known: Knowledge::NONE,
        }
    }

    /// The card that does not lie in exactly one place, if there is one. A card may be left in the box.
    pub fn misplaced(&self) -> Option<CardId> {
        let (a, b) = (self.decks[0].set::<2>(), self.decks[1].set::<2>());
        let places = [self.hands[0], self.hands[1], a, b, self.table.units, self.table.discards];
        let twice = |card: &CardId| places.iter().filter(|place| place.holds(*card)).count() > 1;
        <CardId as pieces::Thing>::each().find(twice)
    }

    /// Ends the game.
    pub(crate) fn finish(&mut self, outcome: Outcome) {
        self.table.outcome = Some(outcome);
        self.machine.clear();
    }
}

impl Table {
    pub fn units_of(&self, side: Seat) -> Things {
        self.units.of::<CardId>().filter(|card| card.owner() == side).collect()
    }

    pub fn discard_of(&self, side: Seat) -> Things {
        self.discards.of::<CardId>().filter(|card| card.owner() == side).collect()
    }

    pub fn place(&self, unit: CardId) -> Place {
        Place::numbered(self.places.of(unit).into())
    }

    /// What a unit can reach: its own place and those next to it.
    pub fn reaches(&self, unit: CardId, place: Place) -> bool {
        MAP.within(self.places.of(unit).into(), 1).contains(place.index() as u16)
    }

    pub fn power(&self, unit: CardId) -> u8 {
        if self.units.holds(unit) {
            script::sum(self, Stat::Power, unit.thing()) as u8
        } else {
            self.last_power.of(unit)
        }
    }

    pub fn health_left(&self, unit: CardId) -> u8 {
        unit.unit().map_or(0, |(_, health)| health.saturating_sub(self.damage.of(unit)))
    }

    /// Who is better off, should nobody win before the last round is over.
    pub(crate) fn verdict(&self) -> Outcome {
        match self.bases[0].cmp(&self.bases[1]) {
            std::cmp::Ordering::Less => Outcome::Won(Team(LEFT.0)),
            std::cmp::Ordering::Greater => Outcome::Won(Team(RIGHT.0)),
            std::cmp::Ordering::Equal => Outcome::Draw,
        }
    }
}
