//! What is printed on a card, and which card of the box it is.

use std::fmt::{self, Display};
use std::str::FromStr;

use pieces::{Faces, Named, Range};
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

/// Cards of the other region that can be named from this one in a team game (R14.15): its capital
/// ships and bases, and cards that say where a purchase of either partner goes (R16.8).
pub const FAR: usize = {
    let (mut sum, mut face) = (0, 0);
    while face < BOX.len() {
        if reaches_far(BOX[face]) {
            sum += BOX[face].copies as usize;
        }
        face += 1;
    }
    sum
};

/// Every number a card can have: those of the own box come first.
pub const THINGS: usize = COUNT + FAR;

const fn reaches_far(card: &Card) -> bool {
    !matches!(card.kind, Kind::Unit) || card.ability.redirects_next().is_some()
}

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

pieces::thing! {
    /// One of the cards of the box, or a card of the other region. Copies of a card have numbers in a row.
    pub struct CardId(u8): "card", Range::new(0, THINGS as u16)
}

/// What the cards of the box are called.
static FACES: Faces<{ BOX.len() }, COUNT> = {
    let mut faces = [("", 0); BOX.len()];
    let mut face = 0;
    while face < BOX.len() {
        faces[face] = (BOX[face].id, BOX[face].copies as u16);
        face += 1;
    }
    Faces::new(faces, "card", "`cantina cards deckbuilding` lists them all")
};

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

/// For each card its place in [`BOX`].
const FACE: [u8; THINGS] = {
    let mut faces = [0; THINGS];
    let mut card = 0;
    while card < THINGS {
        let home = if card < COUNT { card } else { HOME[card - COUNT] as usize };
        faces[card] = FACES.face(home) as u8;
        card += 1;
    }
    faces
};

/// For each card of the other region its number there.
const HOME: [u8; FAR] = {
    let mut homes = [0; FAR];
    let (mut card, mut far) = (0, 0);
    while card < COUNT {
        if reaches_far(BOX[FACES.face(card)]) {
            homes[far] = card as u8;
            far += 1;
        }
        card += 1;
    }
    homes
};

/// For each card of the box its number in the other region; 0 if it has none there.
const AWAY: [u8; THINGS] = {
    let mut away = [0; THINGS];
    let mut far = 0;
    while far < FAR {
        away[HOME[far] as usize] = (COUNT + far) as u8;
        far += 1;
    }
    away
};

impl CardId {
    /// Whether it lies in the other region.
    #[inline]
    pub const fn is_far(self) -> bool {
        self.0 as usize >= COUNT
    }

    /// The card as its own region numbers it.
    #[inline]
    pub const fn home(self) -> CardId {
        if self.is_far() { CardId(HOME[self.0 as usize - COUNT]) } else { self }
    }

    /// The same card as the other region calls it.
    pub(crate) const fn elsewhere(self) -> Option<CardId> {
        if self.is_far() { Some(self.home()) } else { self.far() }
    }

    /// The card as the other region numbers it, if it can be named there.
    #[inline]
    pub const fn far(self) -> Option<CardId> {
        match AWAY[self.0 as usize] {
            0 => None,
            away => Some(CardId(away)),
        }
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

    /// Which copy it is, counted from 1.
    pub fn copy(self) -> usize {
        FACES.copy(self.home().index())
    }
}

impl Display for CardId {
    /// `darth-vader` for a card there is one of, `x-wing.2` for the second of several, `far/endor` for a
    /// card of the other region.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_far() {
            f.write_str("far/")?;
        }
        FACES.write(self.home().index(), f)
    }
}

impl FromStr for CardId {
    type Err = String;

    fn from_str(s: &str) -> Result<CardId, String> {
        match s.strip_prefix("far/") {
            None => FACES.read(s).map(|card| CardId(card as u8)),
            Some(name) => {
                let card: CardId = name.parse()?;
                let far = card.home().far();
                far.ok_or_else(|| format!("`{name}` cannot be reached from the other region"))
            }
        }
    }
}

impl Named for CardId {
    fn copies(id: &str) -> impl Iterator<Item = CardId> {
        let copies = FACES.called(id).map_or(0..0, |face| FACES.copies(face));
        copies.map(|card| CardId(card as u8))
    }
}

/// Those of the cards that can be named from the other region, as it numbers them.
pub fn far_away(cards: CardSet) -> CardSet {
    cards.of().filter_map(CardId::far).collect()
}

/// All cards of the other region.
pub const FAR_CARDS: CardSet = Range::<CardId>::new(COUNT as u16, FAR as u16).set();

/// All cards of the own box.
pub const BOX_CARDS: CardSet = Range::<CardId>::new(0, COUNT as u16).set();
