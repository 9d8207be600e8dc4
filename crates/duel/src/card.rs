//! Cards, places and bases, and what they are called.

use std::fmt::{self, Display};
use std::str::FromStr;

use kernel::Seat;
use pieces::{Faces, Graph, Range, Set, Thing, thing};
use serde::{Deserialize, Serialize};

use crate::cards::{Ability, BOX, Face, GRANTED, Kind, MOST_ABILITIES, PLUNDER};

pub type Things = Set<2>;

thing! {
    /// A card: four of each, the first two for the left, the others for the right.
    pub struct CardId(u8): "card", Range::new(0, 64)
}
thing! {
    pub struct Place(u8): "place", Range::behind(&CardId::RANGE, 3)
}
thing! {
    pub struct Base(u8): "base", Range::behind(&Place::RANGE, 2)
}

/// How many cards of a side there are, and of each name.
pub const SIDE: usize = 32;
const COPIES: u16 = 4;

static NAMES: Faces<16, 64> = {
    let mut names = [("", COPIES); 16];
    let mut i = 0;
    while i < 16 {
        names[i].0 = BOX[i].name;
        i += 1;
    }
    Faces::new(names, "card", "the box of the duel lists them")
};
const PLACES: [&str; 3] = ["west", "bridge", "east"];
const BASES: [&str; 2] = ["left-base", "right-base"];

/// West and east are next to the bridge alone.
pub(crate) static MAP: Graph<3, 2> = Graph::new(&[(0, 1), (1, 2)]);

impl CardId {
    pub fn face(self) -> &'static Face {
        &BOX[self.face_index()]
    }

    pub fn face_index(self) -> usize {
        NAMES.face(self.index())
    }

    pub fn owner(self) -> Seat {
        Seat(u8::from(NAMES.copy(self.index()) > 2))
    }

    /// The copies of a name that belong to a side.
    pub fn copies_of(face: usize, side: Seat) -> impl Iterator<Item = CardId> {
        let copies = NAMES.copies(face).map(|i| CardId::from_thing(i as u16));
        copies.filter(move |card| card.owner() == side)
    }

    pub fn unit(self) -> Option<(u8, u8)> {
        match self.face().kind {
            Kind::Unit { power, health } => Some((power, health)),
            Kind::Event(_) => None,
        }
    }
}

/// The numbers of all printed abilities, those of each card in a row.
static IDS: [u16; 16 * MOST_ABILITIES] = {
    let mut ids = [0; 16 * MOST_ABILITIES];
    let mut i = 0;
    while i < ids.len() {
        ids[i] = i as u16;
        i += 1;
    }
    ids
};

pub(crate) fn ability_ids(card: CardId) -> &'static [u16] {
    let first = card.face_index() * MOST_ABILITIES;
    &IDS[first..first + card.face().abilities.len()]
}

/// The ability of a number.
pub(crate) fn ability(id: u16) -> &'static Ability {
    let at = usize::from(id);
    if id == PLUNDER { &GRANTED } else { &BOX[at / MOST_ABILITIES].abilities[at % MOST_ABILITIES] }
}

impl Place {
    pub fn next_to(self) -> impl Iterator<Item = Place> {
        MAP.next_to(self.index() as u16).iter().map(Place::numbered)
    }

    pub(crate) fn numbered(index: u16) -> Place {
        Place::from_thing(Place::RANGE.first() + index)
    }

    /// Where a side's units come in and its base stands.
    pub fn home(side: Seat) -> Place {
        Place::numbered(u16::from(side.0) * 2)
    }
}

impl Base {
    pub fn of(side: Seat) -> Base {
        Base::from_thing(Base::RANGE.first() + u16::from(side.0))
    }

    pub fn side(self) -> Seat {
        Seat(self.index() as u8)
    }
}

/// Anything that can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Piece {
    Card(CardId),
    Place(Place),
    Base(Base),
}

impl script::Named for Piece {
    fn thing(self) -> u16 {
        match self {
            Piece::Card(card) => card.thing(),
            Piece::Place(place) => place.thing(),
            Piece::Base(base) => base.thing(),
        }
    }

    fn from_thing(thing: u16) -> Piece {
        if CardId::RANGE.holds(thing) {
            Piece::Card(CardId::from_thing(thing))
        } else if Place::RANGE.holds(thing) {
            Piece::Place(Place::from_thing(thing))
        } else {
            Piece::Base(Base::from_thing(thing))
        }
    }

    fn ability_name(self, id: u16) -> Option<&'static str> {
        let Piece::Card(card) = self else { return None };
        (ability_ids(card) != [id]).then(|| ability(id).name)
    }

    fn ability_called(self, name: Option<&str>) -> Option<u16> {
        let Piece::Card(card) = self else { return None };
        let own = ability_ids(card);
        match name {
            None => own.first().filter(|_| own.len() == 1).copied(),
            Some(name) => own.iter().chain([&PLUNDER]).copied().find(|id| ability(*id).name == name),
        }
    }
}

impl Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Piece::Card(card) => write!(f, "{card}"),
            Piece::Place(place) => write!(f, "{place}"),
            Piece::Base(base) => write!(f, "{base}"),
        }
    }
}

impl FromStr for Piece {
    type Err = String;

    fn from_str(s: &str) -> Result<Piece, String> {
        let place = s.parse().map(Piece::Place);
        place.or_else(|_| s.parse().map(Piece::Base)).or_else(|_: String| s.parse().map(Piece::Card))
    }
}

impl Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        NAMES.write(self.index(), f)
    }
}

impl FromStr for CardId {
    type Err = String;

    fn from_str(s: &str) -> Result<CardId, String> {
        NAMES.read(s).map(|index| CardId::from_thing(index as u16))
    }
}

impl pieces::Named for CardId {
    fn copies(name: &str) -> impl Iterator<Item = CardId> {
        let copies = NAMES.called(name).map_or(0..0, |face| NAMES.copies(face));
        copies.map(|index| CardId::from_thing(index as u16))
    }
}

/// Places and bases have a name each.
macro_rules! named {
    ($Kind:ident, $names:ident) => {
        impl Display for $Kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str($names[self.index()])
            }
        }

        impl FromStr for $Kind {
            type Err = String;

            fn from_str(s: &str) -> Result<$Kind, String> {
                let found = $Kind::each().find(|kind| $names[kind.index()] == s);
                found.ok_or_else(|| {
                    format!("there is no {} `{s}`; there are {}", $Kind::KIND, $names.join(", "))
                })
            }
        }
    };
}

named!(Place, PLACES);
named!(Base, BASES);
