//! A position.

use kernel::{Outcome, Seat, Seats};
use pieces::{Knowledge, Pile};
use script::Core;
use serde::{Deserialize, Serialize};

use crate::cards;
use crate::map::Map;
use crate::query;
use crate::setup::Setup;
use crate::things::{
    CardId, Character, Deck, Face, Faction, Order, Ship, Side, Skill, Slot, Space, Tales, Things, WORDS,
};
use crate::words::{Combat, Rolls};

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

/// One of up to four, at the table or not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Player {
    pub seated: Seated,
    pub character: Option<Character>,
    /// The goal has been reached, and the card turned over.
    pub turned: bool,
    pub ship: Ship,
    pub ship_turned: bool,
    pub space: Space,
    /// In thousands.
    pub credits: u16,
    /// What has been gained; see [`Open::fame`] for what counts.
    pub fame: u8,
    /// -1, 0 or 1.
    pub reputation: [i8; 4],
    pub damage: u8,
    pub ship_damage: u8,
    pub defeated: bool,
    /// Goal tokens on the character and on the ship.
    pub tokens: u8,
    pub ship_tokens: u8,
    pub assets: Things,
    /// Another turn follows this one (R20.2).
    pub again: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seated {
    Nobody,
    Person,
    /// The solo opponent of the box, which is nobody's seat.
    Automaton,
    /// Somebody who has got up (R20.5).
    Gone,
}

/// The patrols of a faction, one of each level.
pub const PATROL_LEVELS: u8 = 4;

/// The patrol of a faction on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PatrolToken {
    pub level: u8,
    pub space: Space,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    SetUp,
    Planning,
    Action,
    Encounter,
}

/// What a turn remembers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Turn {
    pub phase: Phase,
    /// The step goes on until its player ends it.
    pub ended: bool,
    pub traded: bool,
    /// Who has been asked for credits and has given none (R6.3).
    pub refused: Seats,
    pub marketed: bool,
    pub deliveries: Deliveries,
    /// R17.1, R12.4: no encounter follows.
    pub skips_encounter: bool,
    /// Cargo whose delivery has failed (R17.2).
    pub tried: Things,
    /// Abilities that can be used once, by the card, ship or character they are on: actions, and others.
    pub acted: Things,
    pub used: Things,
    /// The encounter card that is being read.
    pub reading: Option<CardId>,
    /// Why a move ends where it is.
    pub halt: Halt,
    /// What has triggered an ability does not happen.
    pub prevented: bool,
    /// The patrol about to move goes to this player instead.
    pub redirected: Option<Seat>,
    /// A patrol beaten without loss of reputation.
    pub no_rep_loss: bool,
    /// The credits of the reward being gained are given up.
    pub waived: bool,
    /// The damage being suffered comes from such a combat.
    pub by_combat: Option<Combat>,
    /// R11.6: crew that fights against its own captain helps nobody.
    pub hunted: Option<CardId>,
    /// Somebody is about to be defeated, and abilities may help.
    pub falling: Option<Seat>,
    pub saved: bool,
    /// R4.5: who may still be first, as bits, and what they have rolled.
    pub contenders: u8,
    pub rolls: [u8; SIDES],
}

/// Nobody rolls so many hits.
pub const NOT_ROLLED: u8 = u8::MAX;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deliveries {
    NotYet,
    /// One action hands in any number of them (R6.13).
    Going,
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Halt {
    pub patrol: bool,
    pub maelstrom: bool,
    pub beam: bool,
}

impl Halt {
    pub const fn stops(self) -> bool {
        self.patrol || self.maelstrom || self.beam
    }
}

/// The dice on the table, counted by face.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Roll {
    pub by: Seat,
    pub of: Rolls,
    pub pool: Pool,
    /// Dice in hand: to be rolled for the first time, or again.
    pub hand: u8,
    pub again: bool,
}

/// How many dice show each face.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pool(pub [u8; 4]);

impl Pool {
    #[inline]
    pub const fn of(&self, face: Face) -> u8 {
        self.0[face as usize]
    }

    pub fn add(&mut self, face: Face, n: u8) {
        self.0[face as usize] += n;
    }

    /// Takes so many, or as many as there are.
    pub fn take(&mut self, face: Face, n: u8) -> u8 {
        let taken = n.min(self.of(face));
        self.0[face as usize] -= taken;
        taken
    }

    /// R9.3.
    pub const fn damage(&self) -> u8 {
        self.of(Face::Hit) + 2 * self.of(Face::Crit)
    }
}

/// R9: a combat in progress, and afterwards what came of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Fight {
    pub attacker: Seat,
    pub foe: Foe,
    pub combat: Combat,
    /// Dice of the attacker and of the other side, before the roll.
    pub dice: [u8; 2],
    pub pools: [Pool; 2],
    /// No more damage than this.
    pub caps: [Option<u8>; 2],
    pub won: Option<bool>,
    pub suffered: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Foe {
    /// An enemy of a card or a bounty, with this many dice.
    Enemy,
    Patrol(Faction),
    Player(Seat),
}

/// R10.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Test {
    pub by: Seat,
    pub skill: Skill,
    /// How often the skill counts more than it is there.
    pub more: u8,
    /// Those who go if the test is passed.
    pub help: Things,
    pub passed: bool,
}

/// R6.13, R17.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Delivery {
    pub card: CardId,
    pub done: bool,
}

/// Cards of a market deck that were looked at and go back on top of it: how many there are, and how many have their
/// place. One number of a frame holds both.
#[derive(Clone, Copy, Debug)]
pub struct Back {
    pub all: usize,
    pub done: usize,
}

impl Back {
    pub const fn of(frame: &Frame) -> Back {
        let n = frame.nums[0] as usize;
        Back { all: n / 8, done: n % 8 }
    }

    pub const fn number(self) -> i16 {
        (8 * self.all + self.done) as i16
    }
}

/// R12.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Job {
    pub card: CardId,
    pub by: Seat,
    /// How deep the machine is where the job is attempted: it ends there.
    pub depth: u8,
    pub done: Option<bool>,
    /// Its reward has been gained already.
    pub paid: bool,
}

impl Player {
    pub const NOBODY: Player = Player {
        seated: Seated::Nobody,
        character: None,
        turned: false,
        ship: Ship::G9_RIGGER,
        ship_turned: false,
        space: Space::numbered(0),
        credits: 0,
        fame: 0,
        reputation: [0; 4],
        damage: 0,
        ship_damage: 0,
        defeated: false,
        tokens: 0,
        ship_tokens: 0,
        assets: Things::EMPTY,
        again: false,
    };

    /// Somebody plays here.
    #[inline]
    pub fn plays(&self) -> bool {
        matches!(self.seated, Seated::Person | Seated::Automaton)
    }

    #[inline]
    pub fn is_automaton(&self) -> bool {
        self.seated == Seated::Automaton
    }

    #[inline]
    pub const fn rep(&self, faction: Faction) -> i8 {
        self.reputation[faction as usize]
    }
}

impl Turn {
    pub const NEW: Turn = Turn {
        phase: Phase::Planning,
        ended: false,
        traded: false,
        refused: Seats::NONE,
        marketed: false,
        deliveries: Deliveries::NotYet,
        skips_encounter: false,
        tried: Things::EMPTY,
        acted: Things::EMPTY,
        used: Things::EMPTY,
        reading: None,
        halt: Halt { patrol: false, maelstrom: false, beam: false },
        prevented: false,
        redirected: None,
        no_rep_loss: false,
        waived: false,
        by_combat: None,
        hunted: None,
        falling: None,
        saved: false,
        contenders: 0,
        rolls: [NOT_ROLLED; SIDES],
    };
}

impl Roll {
    pub const NONE: Roll = Roll { by: Seat(0), of: Rolls::Effect, pool: Pool([0; 4]), hand: 0, again: false };
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
