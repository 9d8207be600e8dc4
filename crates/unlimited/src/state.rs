//! A position.

use kernel::{Outcome, Seat};
use pieces::{Knowledge, Per, Pile};
use script::{Core, Lasting, Ledger};
use serde::{Deserialize, Serialize};

use crate::card::{CardId, Face, SIDE, SLOTS, Things, Token, TokenKind};
use crate::cards::BOX;
use crate::grants::{Granted, Key};
use crate::label::Label;
use crate::setup::Agreed;
use crate::words::{Ability, Due};

pub const ONE: Seat = Seat(0);
pub const TWO: Seat = Seat(1);

pub type Frame = script::Frame<4>;
/// The game, an action, what it plays, an attack, and layers of triggers inside each other.
/// Fifty units that fall at once under two Krells, each with an ability of its own, have room to wait.
pub type Machine = script::Machine<4, 24, 112>;

pub const fn opponent(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    pub table: Open,
    pub machine: Machine,
    pub hands: [Things; 2],
    pub decks: [Pile<CardId, SIDE>; 2],
    pub known: Knowledge<4, 3>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    SetUp,
    Action,
    Regroup,
}

/// What lies open, and what cards are as far as that is known: in a view only those its eyes know.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Open {
    pub agreed: Agreed,
    pub round: u8,
    pub phase: Phase,
    pub active: Seat,
    /// Who holds the counter (R7.11), and whether it is taken (R7.6).
    pub initiative: Seat,
    pub taken: bool,
    pub passed: [bool; 2],
    #[serde(with = "labels")]
    pub cards: [Label; 2 * SIDE],
    /// Units in both arenas, deployed leaders among them.
    pub units: Things,
    pub upgrades: Things,
    pub resources: Things,
    pub discards: Things,
    /// Cards that were searched for and are about to be played.
    pub aside: Things,
    /// What the second player controls, or was the last to.
    pub second: Things,
    pub exhausted: Things,
    pub damage: Per<CardId, { 2 * SIDE }>,
    /// The unit each upgrade is on, by its number.
    pub hosts: Per<CardId, { 2 * SIDE }>,
    pub tokens: Tokens,
    /// Epic actions that are used up: deployed leaders, and bases.
    pub epic: Things,
    /// Cards in play whose abilities always do something, and those that wait for what others do.
    pub standing: Things,
    pub watching: Things,
    /// Those that can be used with an action.
    pub acting: Things,
    /// What the standing ones can grant at all.
    pub granted: Granted,
    pub lasting: Lasting<4, 40>,
    pub later: [Option<Late>; LATE],
    pub ledger: Ledger<Key, 4, 16, 2>,
    pub attack: Option<Attack>,
    /// What has been shared out and is not dealt yet, by the number of the thing.
    pub shares: Shares,
    /// Something has changed that may defeat a unit.
    pub unsettled: bool,
    /// Somebody has come who may be there twice (R22.6).
    pub newcomers: bool,
    pub outcome: Option<Outcome>,
}

/// An attack in progress (R16).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Attack {
    pub attacker: CardId,
    /// A unit or a base.
    pub defender: CardId,
    pub by: Seat,
    /// The defender has been defeated during the attack.
    pub fell: bool,
    /// The attacker has dealt combat damage to it.
    pub struck: bool,
    /// It was the attacker who defeated the defender, by combat damage or by an ability, and it has abilities.
    pub by_attacker: bool,
    /// R17.7.
    pub excess: u8,
}

impl Attack {
    /// Nothing has come of it yet.
    pub(crate) const fn begun(attacker: CardId, defender: CardId, by: Seat) -> Attack {
        Attack { attacker, defender, by, fell: false, struck: false, by_attacker: false, excess: 0 }
    }
}

/// Whatever both decks can leave for later in one round.
const LATE: usize = 16;

/// R21.7: what comes later.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Late {
    pub due: Due,
    pub ability: u16,
    pub source: u16,
    /// The unit it is about, as long as it stays in play.
    pub about: u16,
    pub owner: Seat,
}

/// The tokens on units (R14).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tokens {
    slots: [Slot; SLOTS],
    /// The units that carry some: most do not, and most questions end here.
    bearers: Things,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
struct Slot {
    unit: u8,
    counts: [u8; 2],
}

impl Tokens {
    pub const NONE: Tokens =
        Tokens { slots: [Slot { unit: 0, counts: [0; 2] }; SLOTS], bearers: Things::EMPTY };

    fn slot(&self, unit: CardId) -> Option<usize> {
        if !self.bearers.holds(unit) {
            return None;
        }
        self.slots.iter().position(|slot| slot.counts != [0; 2] && usize::from(slot.unit) == unit.index())
    }

    #[inline]
    pub fn on(&self, unit: CardId, kind: TokenKind) -> u8 {
        self.slot(unit).map_or(0, |slot| self.slots[slot].counts[kind as usize])
    }

    /// More of them. There is room for as many units as ever carry tokens at the same time.
    pub fn give(&mut self, unit: CardId, kind: TokenKind, n: u8) {
        let free = || self.slots.iter().position(|slot| slot.counts == [0; 2]);
        let Some(slot) = self.slot(unit).or_else(free) else { return };
        let slot = &mut self.slots[slot];
        self.bearers.insert(unit.thing());
        slot.unit = unit.index() as u8;
        let count = &mut slot.counts[kind as usize];
        *count = count.saturating_add(n);
    }

    /// Fewer of them: how many there were.
    pub fn take(&mut self, unit: CardId, kind: TokenKind, n: u8) -> u8 {
        let Some(at) = self.slot(unit) else { return 0 };
        let count = &mut self.slots[at].counts[kind as usize];
        let taken = n.min(*count);
        *count -= taken;
        if self.slots[at].counts == [0; 2] {
            self.blank(at, unit);
        }
        taken
    }

    pub fn clear(&mut self, unit: CardId) {
        if let Some(slot) = self.slot(unit) {
            self.blank(slot, unit);
        }
    }

    fn blank(&mut self, slot: usize, unit: CardId) {
        self.slots[slot] = Slot::default();
        self.bearers.remove(unit.thing());
    }

    /// The unit a token is on.
    pub fn unit(&self, token: Token) -> Option<CardId> {
        let slot = &self.slots[token.slot()];
        (slot.counts[token.kind() as usize] > 0).then(|| CardId::from_thing(slot.unit.into()))
    }

    /// All tokens there are, or those on a unit.
    pub fn things(&self, of: impl Fn(CardId) -> bool) -> Things {
        let mut things = Things::EMPTY;
        for (at, slot) in self.slots.iter().enumerate() {
            for kind in [TokenKind::Shield, TokenKind::Experience] {
                if slot.counts[kind as usize] > 0 && of(CardId::from_thing(slot.unit.into())) {
                    things.insert(Token::new(at, kind).thing());
                }
            }
        }
        things
    }

    /// These places, and blank ones.
    fn of(slots: &[Slot]) -> Tokens {
        let mut tokens = Tokens::NONE;
        tokens.slots[..slots.len()].copy_from_slice(slots);
        let bearing = slots.iter().filter(|slot| slot.counts != [0; 2]);
        tokens.bearers = bearing.map(|slot| u16::from(slot.unit)).collect();
        tokens
    }

    /// The units get other numbers, and the places of their tokens the order of these.
    pub(crate) fn renumber(&mut self, number: impl Fn(CardId) -> CardId) {
        let mut slots: Vec<Slot> = self.slots.iter().copied().filter(|slot| slot.counts != [0; 2]).collect();
        for slot in &mut slots {
            slot.unit = number(CardId::from_thing(slot.unit.into())).index() as u8;
        }
        slots.sort_unstable_by_key(|slot| slot.unit);
        *self = Tokens::of(&slots);
    }

    pub fn token(&self, unit: CardId, kind: TokenKind) -> Option<Token> {
        self.slot(unit)
            .filter(|slot| self.slots[*slot].counts[kind as usize] > 0)
            .map(|slot| Token::new(slot, kind))
    }
}

/// Only the places of tokens that are there.
impl Serialize for Tokens {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.slots.iter().enumerate().filter(|(_, slot)| slot.counts != [0; 2]))
    }
}

impl<'de> Deserialize<'de> for Tokens {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut slots = [Slot::default(); SLOTS];
        for (at, slot) in Vec::<(usize, Slot)>::deserialize(deserializer)? {
            let place = slots.get_mut(at);
            *place.ok_or_else(|| serde::de::Error::custom(format!("there is no place {at} for tokens")))? =
                slot;
        }
        Ok(Tokens::of(&slots))
    }
}

/// What has been shared out, for each thing there can be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shares([u8; 256]);

impl Shares {
    pub const NONE: Shares = Shares([0; 256]);

    pub fn set(&mut self, thing: u16, n: u8) {
        self.0[usize::from(thing)] = n;
    }

    pub fn of(&self, thing: u16) -> u8 {
        self.0[usize::from(thing)]
    }

    pub fn take(&mut self, thing: u16) -> u8 {
        std::mem::take(&mut self.0[usize::from(thing)])
    }
}

impl Serialize for Shares {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let given = self.0.iter().enumerate().filter(|(_, n)| **n > 0).map(|(thing, n)| (thing as u16, *n));
        given.collect::<Vec<(u16, u8)>>().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Shares {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut shares = Shares::NONE;
        for (thing, n) in Vec::<(u16, u8)>::deserialize(deserializer)? {
            match shares.0.get_mut(usize::from(thing)) {
                Some(place) => *place = n,
                None => return Err(serde::de::Error::custom(format!("there is no thing {thing}"))),
            }
        }
        Ok(shares)
    }
}

/// Only the cards that have a name are written, each with its number.
mod labels {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use super::{Label, SIDE};

    pub(super) fn serialize<S: Serializer>(
        labels: &[Label; 2 * SIDE],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(labels.iter().enumerate().filter(|(_, label)| label.is_known()))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<[Label; 2 * SIDE], D::Error> {
        let mut labels = [Label::UNKNOWN; 2 * SIDE];
        for (at, label) in Vec::<(usize, Label)>::deserialize(deserializer)? {
            *labels.get_mut(at).ok_or_else(|| D::Error::custom(format!("there is no card {at}")))? = label;
        }
        Ok(labels)
    }
}

impl State {
    /// A table with nothing on it.
    pub(crate) fn empty(agreed: Agreed) -> State {
        let second = (0..SIDE as u16).map(|i| SIDE as u16 + i).collect();
        State {
            table: Open {
                agreed,
                round: 0,
                phase: Phase::SetUp,
                active: ONE,
                initiative: ONE,
                taken: false,
                passed: [false; 2],
                cards: [Label::UNKNOWN; 2 * SIDE],
                units: Things::EMPTY,
                upgrades: Things::EMPTY,
                resources: Things::EMPTY,
                discards: Things::EMPTY,
                aside: Things::EMPTY,
                second,
                exhausted: Things::EMPTY,
                damage: Per::new(),
                hosts: Per::new(),
                tokens: Tokens::NONE,
                epic: Things::EMPTY,
                standing: Things::EMPTY,
                watching: Things::EMPTY,
                acting: Things::EMPTY,
                granted: Granted::NOTHING,
                lasting: Lasting::new(),
                later: [None; LATE],
                ledger: Ledger::new(),
                attack: None,
                shares: Shares::NONE,
                unsettled: false,
                newcomers: false,
                outcome: None,
            },
            machine: Machine::new(),
            hands: [Things::EMPTY; 2],
            decks: [Pile::new(); 2],
            known: Knowledge::NONE,
        }
    }

    /// Ends the game at once (R27.1).
    pub(crate) fn finish(&mut self, outcome: Outcome) {
        self.table.outcome = Some(outcome);
        self.machine.clear();
    }
}

impl Open {
    #[inline]
    pub fn label(&self, card: CardId) -> Label {
        self.cards[card.index()]
    }

    #[inline]
    pub fn face_index(&self, card: CardId) -> usize {
        self.label(card).face_index()
    }

    #[inline]
    pub fn face(&self, card: CardId) -> &'static Face {
        &BOX[self.face_index(card)]
    }

    /// R23.2; of a card that has left play, the last one.
    #[inline]
    pub fn controller(&self, card: CardId) -> Seat {
        Seat(u8::from(self.second.holds(card)))
    }

    /// What a player controls of these.
    #[inline]
    pub fn controlled(&self, things: Things, seat: Seat) -> Things {
        if seat == ONE { things - self.second } else { things & self.second }
    }

    #[inline]
    pub fn units_of(&self, seat: Seat) -> Things {
        self.controlled(self.units, seat)
    }

    #[inline]
    pub fn resources_of(&self, seat: Seat) -> Things {
        self.controlled(self.resources, seat)
    }

    pub fn ready_resources(&self, seat: Seat) -> Things {
        self.resources_of(seat) - self.exhausted
    }

    /// Everything that is neither in a hand nor in a deck.
    pub(crate) fn placed(&self) -> Things {
        self.units | self.upgrades | self.discards | self.aside | self.resources
    }

    pub fn discard_of(&self, seat: Seat) -> Things {
        self.discards.of::<CardId>().filter(|card| card.owner() == seat).collect()
    }

    #[inline]
    pub fn is_unit(&self, thing: u16) -> bool {
        self.units.contains(thing)
    }

    pub fn is_deployed(&self, seat: Seat) -> bool {
        self.units.holds(CardId::leader_of(seat))
    }

    /// The unit an upgrade is on.
    #[inline]
    pub fn host(&self, upgrade: CardId) -> Option<CardId> {
        self.upgrades.holds(upgrade).then(|| CardId::from_thing(self.hosts.of(upgrade).into()))
    }

    /// The upgrade cards on a unit; tokens are counted apart.
    pub fn upgrades_on(&self, unit: CardId) -> Things {
        if self.upgrades.is_empty() {
            return Things::EMPTY;
        }
        self.upgrades.of::<CardId>().filter(|upgrade| self.hosts.of(*upgrade) == unit.index() as u8).collect()
    }

    pub fn experience_on(&self, unit: CardId) -> u8 {
        self.tokens.on(unit, TokenKind::Experience)
    }

    pub fn shields_on(&self, unit: CardId) -> u8 {
        self.tokens.on(unit, TokenKind::Shield)
    }

    /// What the visible side of a card says (R12.4).
    #[inline]
    pub fn says(&self, card: CardId) -> &'static [Ability] {
        let face = self.face(card);
        if card.is_leader() && self.units.holds(card) { face.deployed } else { face.abilities }
    }
}
