//! What is printed on a card, and which card of the box it is.

use std::fmt::{self, Display};
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use text::Both;

use crate::cards::BOX;
use crate::words::{Ability, Effect, Faction, Kind, Traits};

/// The cards of one box (R1.1).
pub const COUNT: usize = copies(&[Faction::Empire, Faction::Rebel, Faction::Neutral], true);

/// The cards of the galaxy deck.
pub const GALAXY: usize = copies(&[Faction::Empire, Faction::Rebel, Faction::Neutral], false);

/// The most cards one player can own, bases apart: everything that is not the enemy's.
pub const OWNABLE: usize = {
    let (empire, rebel) = (&[Faction::Empire, Faction::Neutral], &[Faction::Rebel, Faction::Neutral]);
    if copies(empire, true) > copies(rebel, true) { copies(empire, true) } else { copies(rebel, true) }
};

/// How many cards of these factions there are in the galaxy deck, or in the whole box.
const fn copies(factions: &[Faction], whole_box: bool) -> usize {
    let (mut sum, mut face) = (0, 0);
    while face < BOX.len() {
        let card = BOX[face];
        let mut i = 0;
        while i < factions.len() {
            if card.faction as u8 == factions[i] as u8 && (whole_box || matches!(card.group, Group::Galaxy)) {
                sum += card.copies as usize;
            }
            i += 1;
        }
        face += 1;
    }
    sum
}

/// A set of cards.
pub type CardSet = script::Set<3>;

/// One of the cards of the box. Copies of a card have numbers in a row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct CardId(u8);

/// Everything printed on a card.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    pub id: &'static str,
    pub name: Both,
    pub kind: Kind,
    pub faction: Faction,
    pub group: Group,
    pub unique: bool,
    pub traits: Traits,
    pub cost: u8,
    pub attack: u8,
    pub resources: u8,
    pub force: u8,
    pub hit_points: u8,
    pub copies: u8,
    /// One of the five bases of the introductory game (R3.2).
    pub introductory: bool,
    pub ability: Ability,
    pub reward: Effect,
}

/// Where a card lies before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    Starter,
    OuterRim,
    Galaxy,
    /// In play from the start.
    StartingBase,
    Base,
}

const fn card(id: &'static str, en: &'static str, es: &'static str, kind: Kind, group: Group) -> Card {
    Card {
        id,
        name: Both { en, es },
        kind,
        faction: Faction::Neutral,
        group,
        unique: false,
        traits: Traits::NONE,
        cost: 0,
        attack: 0,
        resources: 0,
        force: 0,
        hit_points: 0,
        copies: 1,
        introductory: false,
        ability: Ability::None,
        reward: &[],
    }
}

pub(crate) const fn starter(id: &'static str, en: &'static str, es: &'static str) -> Card {
    card(id, en, es, Kind::Unit, Group::Starter)
}

pub(crate) const fn pilot(id: &'static str, en: &'static str, es: &'static str) -> Card {
    card(id, en, es, Kind::Unit, Group::OuterRim)
}

pub(crate) const fn unit(id: &'static str, en: &'static str, es: &'static str) -> Card {
    card(id, en, es, Kind::Unit, Group::Galaxy)
}

pub(crate) const fn ship(id: &'static str, en: &'static str, es: &'static str) -> Card {
    card(id, en, es, Kind::CapitalShip, Group::Galaxy)
}

pub(crate) const fn base(id: &'static str, en: &'static str, es: &'static str, hit_points: u8) -> Card {
    card(id, en, es, Kind::Base, Group::Base).unique().hit_points(hit_points)
}

impl Card {
    pub(crate) const fn empire(mut self) -> Card {
        self.faction = Faction::Empire;
        self
    }

    pub(crate) const fn rebel(mut self) -> Card {
        self.faction = Faction::Rebel;
        self
    }

    pub(crate) const fn starting(mut self) -> Card {
        self.group = Group::StartingBase;
        self.introductory()
    }

    pub(crate) const fn introductory(mut self) -> Card {
        self.introductory = true;
        self
    }

    pub(crate) const fn unique(mut self) -> Card {
        self.unique = true;
        self
    }

    pub(crate) const fn traits(mut self, traits: Traits) -> Card {
        self.traits = traits;
        self
    }

    pub(crate) const fn cost(mut self, n: u8) -> Card {
        self.cost = n;
        self
    }

    pub(crate) const fn attack(mut self, n: u8) -> Card {
        self.attack = n;
        self
    }

    pub(crate) const fn resources(mut self, n: u8) -> Card {
        self.resources = n;
        self
    }

    pub(crate) const fn force(mut self, n: u8) -> Card {
        self.force = n;
        self
    }

    pub(crate) const fn hit_points(mut self, n: u8) -> Card {
        self.hit_points = n;
        self
    }

    pub(crate) const fn copies(mut self, n: u8) -> Card {
        self.copies = n;
        self
    }

    pub(crate) const fn ability(mut self, ability: Ability) -> Card {
        self.ability = ability;
        self
    }

    pub(crate) const fn reward(mut self, reward: Effect) -> Card {
        self.reward = reward;
        self
    }

    /// The attack that defeats this card in the galaxy row (R2.2): it is printed on the units of the
    /// two factions there, and equals their cost.
    pub const fn target(&self) -> Option<u8> {
        match (self.kind, self.faction, self.group) {
            (Kind::Unit, Faction::Empire | Faction::Rebel, Group::Galaxy) => Some(self.cost),
            _ => None,
        }
    }
}

/// For each card of the box its place in [`BOX`].
const FACE: [u8; COUNT] = {
    let mut faces = [0; COUNT];
    let (mut card, mut face) = (0, 0);
    while face < BOX.len() {
        let mut copy = 0;
        while copy < BOX[face].copies {
            faces[card] = face as u8;
            card += 1;
            copy += 1;
        }
        face += 1;
    }
    faces
};

impl CardId {
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub const fn thing(self) -> u16 {
        self.0 as u16
    }

    #[inline]
    pub const fn from_thing(thing: u16) -> CardId {
        assert!((thing as usize) < COUNT);
        CardId(thing as u8)
    }

    /// Its place in the list of different cards.
    #[inline]
    pub const fn face(self) -> usize {
        FACE[self.0 as usize] as usize
    }

    /// What is printed on it.
    #[inline]
    pub fn card(self) -> &'static Card {
        BOX[self.face()]
    }

    pub fn all() -> impl DoubleEndedIterator<Item = CardId> {
        (0..COUNT as u8).map(CardId)
    }

    /// The copies of a card, by its id.
    pub fn copies(id: &str) -> impl Iterator<Item = CardId> {
        CardId::all().filter(move |card| card.card().id == id)
    }

    /// Which copy it is, counted from 1.
    pub fn copy(self) -> usize {
        (0..=self.index()).rev().take_while(|i| FACE[*i] == FACE[self.index()]).count()
    }
}

impl Display for CardId {
    /// `darth-vader` for a card there is one of, `x-wing.2` for the second of several.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let card = self.card();
        f.write_str(card.id)?;
        if card.copies > 1 { write!(f, ".{}", self.copy()) } else { Ok(()) }
    }
}

impl FromStr for CardId {
    type Err = String;

    fn from_str(s: &str) -> Result<CardId, String> {
        let (id, copy) = match s.split_once('.') {
            Some((id, copy)) => (id, copy.parse().ok()),
            None => (s, Some(1)),
        };
        let Some(first) = CardId::copies(id).next() else {
            return Err(unknown(id));
        };
        let wanted = copy.and_then(|n: usize| CardId::copies(id).nth(n.checked_sub(1)?));
        wanted.ok_or_else(|| format!("there is no `{s}`; `{id}` has {} copies", first.card().copies))
    }
}

/// What to say about a card id that does not exist.
fn unknown(id: &str) -> String {
    let near = |card: &&&Card| {
        let (a, b) = (card.id, id);
        !b.is_empty()
            && (a.contains(b) || b.contains(a) || a.split('-').any(|word| word.len() > 3 && b.contains(word)))
    };
    let near: Vec<&str> = BOX.iter().filter(near).map(|card| card.id).take(3).collect();
    if near.is_empty() {
        format!("there is no card `{id}`; `cantina cards deckbuilding` lists them all")
    } else {
        format!("there is no card `{id}`; did you mean {}?", near.join(" or "))
    }
}

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let n = u8::deserialize(deserializer)?;
        if usize::from(n) < COUNT {
            Ok(CardId(n))
        } else {
            Err(serde::de::Error::custom(format!("{n} is no card: there are {COUNT}")))
        }
    }
}
