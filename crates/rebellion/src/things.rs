//! Everything that can be pointed at, by number and by name.

use kernel::Seat;
use pieces::{Range, Set, Thing, counted_things, named_things, thing};

use crate::board::SYSTEMS;
use crate::leaders::PEOPLE;
use crate::units::UNITS;

/// How many words a set takes.
pub const WORDS: usize = 10;
pub type Things = Set<WORDS>;

/// R2.1, R2.6: the 32 systems, and the Rebel base space behind them.
pub const PLACES: usize = 33;
pub const KINDS: usize = 26;
pub const LEADERS: usize = 33;
/// No more than 5 specials of a colour and 2 points of a card can be taken off again in a round: what has taken 7 more
/// than its health is lost, whatever comes, and what has taken still more is told apart by nothing.
const BEYOND: usize = 7;
/// How many amounts of damage are told apart at most: nothing has more than 6 health.
pub const DAMAGE: usize = 6 + BEYOND + 1;

/// How many amounts of damage are told apart of all sorts before this one.
const HURTS: [usize; KINDS + 1] = {
    let mut first = [0; KINDS + 1];
    let mut unit = 0;
    while unit < KINDS {
        first[unit + 1] = first[unit] + UNITS[unit].health as usize + BEYOND + 1;
        unit += 1;
    }
    first
};
/// Of what sort each of them is.
const HURT_SORTS: [u8; HURTS[KINDS]] = {
    let mut sorts = [0; HURTS[KINDS]];
    let mut unit = 0;
    while unit < KINDS {
        let mut hurt = HURTS[unit];
        while hurt < HURTS[unit + 1] {
            sorts[hurt] = unit as u8;
            hurt += 1;
        }
        unit += 1;
    }
    sorts
};

thing! {
    /// A system or the Rebel base space; a system is also its probe card.
    pub struct Place(u8): "system", Range::new(0, PLACES as u16)
}
thing! {
    /// A sort of unit: equal units are told apart by nothing.
    pub struct Unit(u8): "unit", Range::behind(&Place::RANGE, KINDS as u16)
}
thing! {
    pub struct Leader(u8): "leader", Range::behind(&Unit::RANGE, LEADERS as u16)
}
thing! {
    pub struct Region(u8): "region", Range::behind(&Leader::RANGE, 8)
}
thing! {
    /// One of the two sides.
    pub struct Party(u8): "side", Range::behind(&Region::RANGE, 2)
}
thing! {
    /// Space or ground, where one is chosen.
    pub struct Field(u8): "theatre", Range::behind(&Party::RANGE, 2)
}
thing! {
    /// A die of a colour that shows a face: dice that look the same are told apart by nothing.
    pub struct Shown(u8): "die", Range::behind(&Field::RANGE, 12)
}
thing! {
    /// Units of a sort with so much damage, for the length of a combat.
    pub struct Hurt(u16): "unit in combat", Range::behind(&Shown::RANGE, HURTS[KINDS] as u16)
}

thing! {
    /// A tactic card: those of the two shared decks (R8), then those of each side (R9).
    pub struct TacticCard(u8): "tactic card", Range::behind(&Hurt::RANGE, 62)
}
thing! {
    /// A mission or project, those of the Rebels first.
    pub struct MissionCard(u8): "mission", Range::behind(&TacticCard::RANGE, 109)
}
thing! {
    pub struct ActionCard(u8): "action card", Range::behind(&MissionCard::RANGE, 48)
}
thing! {
    pub struct ObjectiveCard(u8): "objective", Range::behind(&ActionCard::RANGE, 27)
}

counted_things!(Side is Party { Rebel: "rebel", Empire: "empire" });
counted_things!(Theatre is Field { Space: "space", Ground: "ground" });

impl Theatre {
    pub const fn other(self) -> Theatre {
        match self {
            Theatre::Space => Theatre::Ground,
            Theatre::Ground => Theatre::Space,
        }
    }
}

impl Side {
    #[inline]
    pub const fn other(self) -> Side {
        match self {
            Side::Rebel => Side::Empire,
            Side::Empire => Side::Rebel,
        }
    }

    /// The Rebels sit in the first seat.
    #[inline]
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    #[inline]
    pub const fn of_seat(seat: Seat) -> Side {
        Side::ALL[seat.0 as usize]
    }
}

/// Dice have a colour, and so has the health they can harm (R8.9); green dice harm any (R20.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    Red,
    Black,
    Green,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    Blank,
    Hit,
    Direct,
    Special,
}

impl Colour {
    pub const ALL: [Colour; 3] = [Colour::Red, Colour::Black, Colour::Green];

    pub const fn name(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Black => "black",
            Colour::Green => "green",
        }
    }
}

impl Face {
    pub const ALL: [Face; 4] = [Face::Blank, Face::Hit, Face::Direct, Face::Special];

    pub const fn name(self) -> &'static str {
        match self {
            Face::Blank => "blank",
            Face::Hit => "hit",
            Face::Direct => "direct",
            Face::Special => "special",
        }
    }
}

impl Shown {
    pub const fn of(colour: Colour, face: Face) -> Shown {
        Shown::from_thing(Shown::RANGE.first() + colour as u16 * 4 + face as u16)
    }

    pub const fn colour(self) -> Colour {
        Colour::ALL[self.index() / 4]
    }

    pub const fn face(self) -> Face {
        Face::ALL[self.index() % 4]
    }
}

impl Hurt {
    #[inline]
    pub const fn of(unit: Unit, damage: u8) -> Hurt {
        let hurt = HURTS[unit.index()] + damage as usize;
        let last = HURTS[unit.index() + 1] - 1;
        Hurt::from_thing(Hurt::RANGE.first() + if hurt < last { hurt } else { last } as u16)
    }

    /// With no damage, with one, and so on.
    pub fn all(unit: Unit) -> impl Iterator<Item = Hurt> {
        (HURTS[unit.index()]..HURTS[unit.index() + 1]).map(|hurt| Hurt(hurt as u16))
    }

    #[inline]
    pub const fn unit(self) -> Unit {
        Unit::numbered(HURT_SORTS[self.index()] as usize)
    }

    #[inline]
    pub const fn damage(self) -> u8 {
        (self.index() - HURTS[self.unit().index()]) as u8
    }
}

macro_rules! numbered {
    ($($Kind:ident),+) => { $(
        impl $Kind {
            #[inline]
            pub const fn numbered(index: usize) -> $Kind {
                $Kind::from_thing($Kind::RANGE.first() + index as u16)
            }
        }
    )+ };
}
numbered!(Place, Unit, Leader, Region, TacticCard);

/// R2.6: it holds units and leaders like a system, but is none.
pub const BASE_SPACE: Place = Place::numbered(PLACES - 1);

/// What regions are called in notation: by the system of theirs that comes first.
const REGIONS: [&str; 8] =
    ["region-1", "region-2", "region-3", "region-4", "region-5", "region-6", "region-7", "region-8"];

named_things! {
    Place: |index| SYSTEMS.get(index).map_or("rebel-base", |system| system.id),
    Unit: |index| UNITS[index].id,
    Leader: |index| PEOPLE[index].id,
    Region: |index| REGIONS[index],
}

/// `red-hit`.
impl std::fmt::Display for Shown {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", self.colour().name(), self.face().name())
    }
}

impl std::str::FromStr for Shown {
    type Err = String;

    fn from_str(s: &str) -> Result<Shown, String> {
        let found = Shown::each().find(|shown| shown.to_string() == s);
        found.ok_or_else(|| format!("there is no die `{s}`; write for instance `red-hit` or `green-blank`"))
    }
}

/// `star-destroyer/2` is one with 2 damage, `star-destroyer/0` one without.
impl std::fmt::Display for Hurt {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}", self.unit(), self.damage())
    }
}

impl std::str::FromStr for Hurt {
    type Err = String;

    fn from_str(s: &str) -> Result<Hurt, String> {
        let (unit, damage) =
            s.split_once('/').ok_or_else(|| format!("`{s}` does not say its damage: `{s}/0`"))?;
        let unit: Unit = unit.parse()?;
        let hurt = damage.parse().ok().and_then(|damage: usize| Hurt::all(unit).nth(damage));
        hurt.ok_or_else(|| {
            let most = Hurt::all(unit).count() - 1;
            format!("damage of {unit} is counted from 0 to {most}, not `{damage}`")
        })
    }
}
