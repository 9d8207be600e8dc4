//! Everything that can be pointed at, by number and by name.

use std::fmt::{self, Display};
use std::str::FromStr;

use kernel::Seat;
use pieces::{Range, Set, Thing, any_thing, counted_things, named_things, thing};
use serde::{Deserialize, Serialize};

use crate::cards;
use crate::map::SPACES;

/// How many words a set takes.
pub const WORDS: usize = 5;
pub type Things = Set<WORDS>;

/// Cards of the six market decks, of the seven encounter decks, of the databank, and the contacts: a contact is
/// a token on the board and the databank card of its number at the same time.
pub const MARKET: usize = 70;
pub const ENCOUNTERS: usize = 70;
pub const DATABANK: usize = 31;
pub const CONTACTS: usize = 22;

thing! {
    /// A card.
    pub struct CardId(u8): "card", Range::new(0, (MARKET + ENCOUNTERS + DATABANK + CONTACTS) as u16)
}
thing! {
    /// A ship sheet; the two starting ships are there as often as they are needed.
    pub struct Ship(u8): "ship", Range::behind(&CardId::RANGE, 10)
}
thing! {
    pub struct Character(u8): "character", Range::behind(&Ship::RANGE, 8)
}
thing! {
    /// A space of the map.
    pub struct Space(u8): "space", Range::behind(&Character::RANGE, 46)
}
thing! {
    /// A contact space: two on each planet. Whoever lies there face down is pointed at by it.
    pub struct Slot(u8): "contact space", Range::behind(&Space::RANGE, 22)
}
thing! {
    /// A player, at the table or not.
    pub struct Side(u8): "player", Range::behind(&Slot::RANGE, 4)
}
thing! {
    /// A faction, and its patrol on the board.
    pub struct Patrol(u8): "faction", Range::behind(&Side::RANGE, 4)
}
thing! {
    /// A market deck.
    pub struct Stall(u8): "market deck", Range::behind(&Patrol::RANGE, 6)
}
thing! {
    /// A skill, where one is chosen.
    pub struct Talent(u8): "skill", Range::behind(&Stall::RANGE, 7)
}
thing! {
    /// A face of a die: dice that show the same are told apart by nothing.
    pub struct Shown(u8): "face", Range::behind(&Talent::RANGE, 4)
}
thing! {
    /// A card of the solo opponent.
    pub struct Order(u8): "order", Range::behind(&Shown::RANGE, 10)
}

counted_things!(Faction is Patrol { Hutt: "hutt", Syndicate: "syndicate", Imperial: "imperial", Rebel: "rebel" });
counted_things!(Deck is Stall { Cargo: "cargo", Gear: "gear", Luxury: "luxury", Ship: "ship", Bounty: "bounty", Job: "job" });
counted_things!(Skill is Talent {
    Influence: "influence",
    Knowledge: "knowledge",
    Piloting: "piloting",
    Stealth: "stealth",
    Strength: "strength",
    Tactics: "tactics",
    Tech: "tech",
});
counted_things!(Face is Shown { Blank: "blank", Focus: "focus", Hit: "hit", Crit: "crit" });

impl Faction {
    /// The faction that a favor of this one harms.
    pub const fn rival(self) -> Faction {
        match self {
            Faction::Hutt => Faction::Syndicate,
            Faction::Syndicate => Faction::Hutt,
            Faction::Imperial => Faction::Rebel,
            Faction::Rebel => Faction::Imperial,
        }
    }
}

/// The encounter decks, in the order of their cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tales {
    OrdMantellCantonica,
    LothalMonCalamari,
    KesselMaelstrom,
    TatooineNalHutta,
    NabooRyloth,
    TakodanaKafrene,
    Navpoint,
}

impl Tales {
    pub const ALL: [Tales; 7] = [
        Tales::OrdMantellCantonica,
        Tales::LothalMonCalamari,
        Tales::KesselMaelstrom,
        Tales::TatooineNalHutta,
        Tales::NabooRyloth,
        Tales::TakodanaKafrene,
        Tales::Navpoint,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Tales::OrdMantellCantonica => "ord-mantell-cantonica",
            Tales::LothalMonCalamari => "lothal-mon-calamari",
            Tales::KesselMaelstrom => "kessel-maelstrom",
            Tales::TatooineNalHutta => "tatooine-nal-hutta",
            Tales::NabooRyloth => "naboo-ryloth",
            Tales::TakodanaKafrene => "takodana-ring-of-kafrene",
            Tales::Navpoint => "navpoint",
        }
    }

    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its ten cards.
    pub fn cards(self) -> impl Iterator<Item = CardId> {
        let first = (MARKET + self.index() * 10) as u16;
        (first..first + 10).map(CardId::from_thing)
    }
}

/// What a card is, by where it comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    Market(Deck),
    Encounter(Tales),
    Databank,
    Contact,
}

impl CardId {
    pub const fn market(index: usize) -> CardId {
        CardId::from_thing(index as u16)
    }

    pub const fn encounter(index: usize) -> CardId {
        CardId::from_thing((MARKET + index) as u16)
    }

    pub const fn databank(index: usize) -> CardId {
        CardId::from_thing((MARKET + ENCOUNTERS + index) as u16)
    }

    pub const fn contact(index: usize) -> CardId {
        CardId::from_thing((MARKET + ENCOUNTERS + DATABANK + index) as u16)
    }

    #[inline]
    pub const fn is_contact(self) -> bool {
        self.index() >= MARKET + ENCOUNTERS + DATABANK
    }

    #[inline]
    pub const fn is_encounter(self) -> bool {
        self.index() >= MARKET && self.index() < MARKET + ENCOUNTERS
    }

    /// Its number among the contacts.
    pub const fn contact_index(self) -> usize {
        self.index() - MARKET - ENCOUNTERS - DATABANK
    }

    pub fn origin(self) -> Origin {
        let index = self.index();
        if index < MARKET {
            Origin::Market(cards::deck_of(self))
        } else if self.is_encounter() {
            Origin::Encounter(Tales::ALL[(index - MARKET) / 10])
        } else if self.is_contact() {
            Origin::Contact
        } else {
            Origin::Databank
        }
    }

    pub fn each_contact() -> impl Iterator<Item = CardId> {
        (0..CONTACTS).map(CardId::contact)
    }
}

impl Space {
    #[inline]
    pub const fn numbered(index: usize) -> Space {
        Space::from_thing(Space::RANGE.first() + index as u16)
    }
}

impl Slot {
    #[inline]
    pub const fn numbered(index: usize) -> Slot {
        Slot::from_thing(Slot::RANGE.first() + index as u16)
    }
}

impl Ship {
    /// The two faces of a starting sheet.
    pub const G9_RIGGER: Ship = Ship::numbered(0);
    pub const G1A_STARFIGHTER: Ship = Ship::numbered(1);

    #[inline]
    pub const fn numbered(index: usize) -> Ship {
        Ship::from_thing(Ship::RANGE.first() + index as u16)
    }

    pub const fn is_starting(self) -> bool {
        self.index() < 2
    }
}

impl Character {
    #[inline]
    pub const fn numbered(index: usize) -> Character {
        Character::from_thing(Character::RANGE.first() + index as u16)
    }
}

impl Order {
    #[inline]
    pub const fn numbered(index: usize) -> Order {
        Order::from_thing(Order::RANGE.first() + index as u16)
    }
}

impl Side {
    #[inline]
    pub const fn of(seat: Seat) -> Side {
        Side::from_thing(Side::RANGE.first() + seat.0 as u16)
    }

    #[inline]
    pub const fn seat(self) -> Seat {
        Seat(self.index() as u8)
    }
}

/// What players are called in notation.
pub const SEATS: [&str; 4] = ["one", "two", "three", "four"];

named_things! {
    Ship: |index| cards::SHIPS[index].id,
    Character: |index| cards::CHARACTERS[index].id,
    Space: |index| SPACES[index].id,
    Side: |index| SEATS[index],
}

impl Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ai-{}", self.index() + 1)
    }
}

impl FromStr for Order {
    type Err = String;

    fn from_str(s: &str) -> Result<Order, String> {
        let number = s.strip_prefix("ai-").and_then(|n| n.parse::<usize>().ok());
        let index = number.and_then(|n| n.checked_sub(1)).filter(|index| *index < Order::RANGE.count());
        index.map(Order::numbered).ok_or_else(|| format!("there is no order `{s}`; there are ai-1 to ai-10"))
    }
}

/// `tatooine.2`.
impl Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.space(), self.index() % 2 + 1)
    }
}

impl FromStr for Slot {
    type Err = String;

    fn from_str(s: &str) -> Result<Slot, String> {
        Slot::each()
            .find(|slot| slot.to_string() == s)
            .ok_or_else(|| format!("there is no contact space `{s}`; write for instance `tatooine.2`"))
    }
}

impl Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_encounter() {
            let number = (self.index() - MARKET) % 10 + 1;
            let Origin::Encounter(tales) = self.origin() else { unreachable!("an encounter card") };
            return write!(f, "{}-{number}", tales.name());
        }
        f.write_str(cards::card(*self).id)
    }
}

/// An encounter card is also found by the name of what it becomes.
impl FromStr for CardId {
    type Err = String;

    fn from_str(s: &str) -> Result<CardId, String> {
        if let Some((card, _)) = cards::asset_called(s) {
            return Ok(card);
        }
        CardId::each().find(|card| card.to_string() == s).ok_or_else(|| {
            let names: Vec<&str> = cards::names().collect();
            let near = pieces::near(&names, s);
            if near.is_empty() {
                format!("there is no card `{s}`; `cantina cards outer-rim` lists them")
            } else {
                format!("there is no card `{s}`; did you mean {}?", near.join(" or "))
            }
        })
    }
}

impl pieces::Named for CardId {
    fn copies(name: &str) -> impl Iterator<Item = CardId> {
        name.parse().ok().into_iter()
    }
}

any_thing! {
    /// Anything that can be pointed at. Market decks and patrols share no name with cards; a ship sheet is not the
    /// card that sells it.
    pub enum Piece {
        Card(CardId),
        Ship(Ship),
        Character(Character),
        Space(Space),
        Slot(Slot),
        Side(Side),
        Patrol(Patrol),
        Stall(Stall),
        Talent(Talent),
        Shown(Shown),
        Order(Order),
    }
}

impl script::Named for Piece {
    fn thing(self) -> u16 {
        self.number()
    }

    fn from_thing(thing: u16) -> Piece {
        Piece::of_thing(thing)
    }

    fn ability_name(self, ability: u16) -> Option<&'static str> {
        cards::ability_name(self.number(), ability)
    }

    fn ability_called(self, name: Option<&str>) -> Option<u16> {
        cards::ability_called(self.number(), name)
    }
}
