//! What is printed on a card, and the cards on a table by their numbers.

use kernel::Seat;
use pieces::{Range, Set, thing};
use text::Both;

use crate::words::{Ability, Arena, Aspect, Keyword, Trait};

/// One of the different cards.
#[derive(Clone, Copy, Debug)]
pub struct Face {
    /// What it is called in notation.
    pub id: &'static str,
    pub set: &'static str,
    pub number: u16,
    pub name: Both,
    pub title: Option<Both>,
    pub kind: Kind,
    pub unique: bool,
    pub rarity: Rarity,
    /// With repetition: two equal icons are two entries (R8.6).
    pub aspects: &'static [Aspect],
    /// How many icons of each aspect.
    pub icons: Icons,
    pub traits: &'static [Trait],
    /// Of a leader, how many resources it takes to deploy (R3.5).
    pub cost: u8,
    /// Of an upgrade, what it adds.
    pub power: i8,
    pub hp: i8,
    /// Of a leader, those of the unit side.
    pub keywords: &'static [Keyword],
    /// Of a leader, those of the leader side.
    pub abilities: &'static [Ability],
    /// Whether they change what the card itself costs.
    pub has_own_price: bool,
    /// Of a leader, those of the unit side.
    pub deployed: &'static [Ability],
}

/// A count for each aspect, four bits wide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Icons(u32);

impl Icons {
    pub const NONE: Icons = Icons(0);

    const fn of(aspects: &[Aspect]) -> Icons {
        let mut icons = 0;
        let mut i = 0;
        while i < aspects.len() {
            icons += 1 << (4 * aspects[i] as u32);
            i += 1;
        }
        Icons(icons)
    }

    #[must_use]
    pub const fn and(self, more: Icons) -> Icons {
        Icons(self.0 + more.0)
    }

    /// Whether there is one, which is taken away.
    pub(crate) const fn take(&mut self, aspect: Aspect) -> bool {
        let place = 4 * aspect as u32;
        let there = self.0 >> place & 15 != 0;
        self.0 -= (there as u32) << place;
        there
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Leader,
    Base,
    Unit(Arena),
    Event,
    Upgrade,
    Token,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rarity {
    Common,
    Uncommon,
    Rare,
    Legendary,
    Special,
}

impl Face {
    const fn new(kind: Kind, number: u16, id: &'static str, name: Both) -> Face {
        Face {
            id,
            set: "SOR",
            number,
            name,
            title: None,
            kind,
            unique: false,
            rarity: Rarity::Common,
            aspects: &[],
            icons: Icons::NONE,
            traits: &[],
            cost: 0,
            power: 0,
            hp: 0,
            keywords: &[],
            abilities: &[],
            has_own_price: false,
            deployed: &[],
        }
    }

    #[must_use]
    pub(crate) const fn title(mut self, title: Both) -> Face {
        self.title = Some(title);
        self
    }

    /// A card of which a player controls one at most (R22.6).
    #[must_use]
    pub(crate) const fn unique(mut self) -> Face {
        self.unique = true;
        self
    }

    #[must_use]
    pub(crate) const fn rarity(mut self, rarity: Rarity) -> Face {
        self.rarity = rarity;
        self
    }

    #[must_use]
    pub(crate) const fn aspects(mut self, aspects: &'static [Aspect]) -> Face {
        self.aspects = aspects;
        self.icons = Icons::of(aspects);
        self
    }

    #[must_use]
    pub(crate) const fn traits(mut self, traits: &'static [Trait]) -> Face {
        self.traits = traits;
        self
    }

    #[must_use]
    pub(crate) const fn cost(mut self, cost: u8) -> Face {
        self.cost = cost;
        self
    }

    #[must_use]
    pub(crate) const fn stats(mut self, power: i8, hp: i8) -> Face {
        (self.power, self.hp) = (power, hp);
        self
    }

    #[must_use]
    pub(crate) const fn keywords(mut self, keywords: &'static [Keyword]) -> Face {
        self.keywords = keywords;
        self
    }

    #[must_use]
    pub(crate) const fn says(mut self, abilities: &'static [Ability]) -> Face {
        self.abilities = abilities;
        let mut i = 0;
        while i < abilities.len() {
            self.has_own_price |= matches!(abilities[i], Ability::OwnPrice(..));
            i += 1;
        }
        self
    }

    #[must_use]
    pub(crate) const fn deployed(mut self, abilities: &'static [Ability]) -> Face {
        self.deployed = abilities;
        self
    }

    pub fn has_trait(&self, wanted: Trait) -> bool {
        self.traits.contains(&wanted)
    }

    pub fn has_aspect(&self, wanted: Aspect) -> bool {
        self.aspects.contains(&wanted)
    }

    pub const fn is_unit(&self) -> bool {
        matches!(self.kind, Kind::Unit(_))
    }

    /// Where it goes as a unit: all leaders go to the ground.
    pub const fn arena(&self) -> Option<Arena> {
        match self.kind {
            Kind::Unit(arena) => Some(arena),
            Kind::Leader => Some(Arena::Ground),
            _ => None,
        }
    }
}

pub(crate) const fn leader(number: u16, id: &'static str, name: Both) -> Face {
    Face::new(Kind::Leader, number, id, name).unique()
}

pub(crate) const fn base(number: u16, id: &'static str, name: Both) -> Face {
    Face::new(Kind::Base, number, id, name)
}

pub(crate) const fn ground(number: u16, id: &'static str, name: Both) -> Face {
    Face::new(Kind::Unit(Arena::Ground), number, id, name)
}

pub(crate) const fn space(number: u16, id: &'static str, name: Both) -> Face {
    Face::new(Kind::Unit(Arena::Space), number, id, name)
}

pub(crate) const fn event(number: u16, id: &'static str, name: Both) -> Face {
    Face::new(Kind::Event, number, id, name)
}

pub(crate) const fn upgrade(number: u16, id: &'static str, name: Both) -> Face {
    Face::new(Kind::Upgrade, number, id, name)
}

/// What a player brings: a leader, a base and a deck.
pub const SIDE: usize = 80;
/// The largest deck a table has room for (R4.1 knows no largest).
pub const DECK: usize = SIDE - 2;
/// How many units can carry tokens at the same time.
pub const SLOTS: usize = 47;

pub type Things = Set<4>;

thing! {
    /// A card on this table. The first of a player is the leader, then comes the base, then the deck.
    pub struct CardId(u8): "card", Range::new(0, 2 * SIDE as u16)
}
thing! {
    pub struct Player(u8): "player", Range::behind(&CardId::RANGE, 2)
}
thing! {
    /// The tokens of a kind on one unit: it takes one of them to be an upgrade of its own (R14.7).
    pub struct Token(u8): "token", Range::behind(&Player::RANGE, 2 * SLOTS as u16)
}

/// R14.2, R14.3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TokenKind {
    Shield,
    Experience,
}

impl CardId {
    /// R23.1.
    #[inline]
    pub const fn owner(self) -> Seat {
        Seat((self.index() / SIDE) as u8)
    }

    #[inline]
    pub const fn leader_of(seat: Seat) -> CardId {
        CardId::from_thing(seat.0 as u16 * SIDE as u16)
    }

    #[inline]
    pub const fn base_of(seat: Seat) -> CardId {
        CardId::from_thing(seat.0 as u16 * SIDE as u16 + 1)
    }

    #[inline]
    pub const fn is_base(self) -> bool {
        self.index() % SIDE == 1
    }

    #[inline]
    pub const fn is_leader(self) -> bool {
        self.index().is_multiple_of(SIDE)
    }

    /// The cards of a player's deck.
    pub fn deck_of(seat: Seat) -> impl ExactSizeIterator<Item = CardId> {
        let first = seat.0 as u16 * SIDE as u16 + 2;
        (first..first + DECK as u16).map(CardId::from_thing)
    }
}

/// Every card there can be.
pub(crate) const CARDS: Things = CardId::RANGE.set();

/// Both bases.
pub(crate) const BASES: Things =
    Things::one(CardId::base_of(Seat(0)).thing()).with(CardId::base_of(Seat(1)).thing());

impl Player {
    pub const fn of(seat: Seat) -> Player {
        Player::from_thing(Player::RANGE.first() + seat.0 as u16)
    }

    pub const fn seat(self) -> Seat {
        Seat(self.index() as u8)
    }
}

impl Token {
    #[inline]
    pub const fn new(slot: usize, kind: TokenKind) -> Token {
        Token::from_thing(Token::RANGE.first() + slot as u16 * 2 + kind as u16)
    }

    #[inline]
    pub const fn slot(self) -> usize {
        self.index() / 2
    }

    #[inline]
    pub const fn kind(self) -> TokenKind {
        if self.index().is_multiple_of(2) { TokenKind::Shield } else { TokenKind::Experience }
    }
}
