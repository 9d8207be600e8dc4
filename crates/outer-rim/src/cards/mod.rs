//! The cards, grouped as the box groups them.

mod bounties;
mod cargo;
mod characters;
mod contacts;
mod databank;
mod gear;
mod jobs;
mod kessel_maelstrom;
mod lothal_mon_calamari;
mod luxuries;
mod naboo_ryloth;
mod navpoint;
mod ord_mantell_cantonica;
pub(crate) mod orders;
mod sales;
mod ships;
mod takodana_kafrene;
mod tatooine_nal_hutta;

/// What cards are written with.
mod prelude {
    pub(super) use script::Reg;
    pub(super) use text::both;

    pub(super) use crate::card::*;
    pub(super) use crate::map::Class;
    pub(super) use crate::shorthand::*;
    pub(super) use crate::things::{Deck, Face, Faction, Skill};
    pub(super) use crate::why::Why;
    pub(super) use crate::words::*;
}

use crate::card::{Card, Hero, Sheet, Tale};
use crate::map::Class;
use crate::things::{CardId, Character, Deck, MARKET, Ship};
use crate::words::{Ability, Proc, Theirs};

pub static MARKET_CARDS: [&[Card]; 6] =
    [&cargo::CARGO, &gear::GEAR, &luxuries::LUXURIES, &sales::SALES, &bounties::BOUNTIES, &jobs::JOBS];
pub static TALES: [[Tale; 10]; 7] = [
    ord_mantell_cantonica::ORD_MANTELL_CANTONICA,
    lothal_mon_calamari::LOTHAL_MON_CALAMARI,
    kessel_maelstrom::KESSEL_MAELSTROM,
    tatooine_nal_hutta::TATOOINE_NAL_HUTTA,
    naboo_ryloth::NABOO_RYLOTH,
    takodana_kafrene::TAKODANA_KAFRENE,
    navpoint::NAVPOINT,
];
pub static DATABANK_CARDS: [Card; 31] = databank::DATABANK;
pub static CONTACT_CARDS: [Card; 22] = contacts::CONTACTS;
pub static CHARACTERS: [Hero; 8] = characters::CHARACTERS;
pub static SHIPS: [Sheet; 10] = ships::SHIPS;

impl Theirs {
    pub(crate) const ALL: [Theirs; 8] = [
        Theirs::Gains2,
        Theirs::Gains3,
        Theirs::Loses3,
        Theirs::PlaysEpic,
        Theirs::PlaysCutthroat,
        Theirs::WinsSociably,
        Theirs::SharesJewels,
        Theirs::IsPaid,
    ];

    pub(crate) fn proc(self) -> &'static Proc {
        match self {
            Theirs::Gains2 => &databank::GAINS_2,
            Theirs::Gains3 => &databank::GAINS_3,
            Theirs::Loses3 => &databank::LOSES_3,
            Theirs::PlaysEpic => &databank::PLAYS_EPIC,
            Theirs::PlaysCutthroat => &databank::PLAYS_CUTTHROAT,
            Theirs::WinsSociably => &databank::WINS_SOCIABLY,
            Theirs::SharesJewels => &luxuries::SHARES_JEWELS,
            Theirs::IsPaid => &lothal_mon_calamari::IS_PAID,
        }
    }
}

/// The first card of each market deck, and the end of the last.
const FIRST_OF_DECK: [usize; 7] = [0, 10, 25, 36, 45, 56, 70];

pub fn deck_of(card: CardId) -> Deck {
    let at = FIRST_OF_DECK.iter().position(|first| card.index() < *first).expect("a card of the market");
    Deck::ALL[at - 1]
}

/// The cards of a market deck.
pub fn cards_of(deck: Deck) -> impl Iterator<Item = CardId> {
    (FIRST_OF_DECK[deck.index()]..FIRST_OF_DECK[deck.index() + 1]).map(CardId::market)
}

pub fn tale(card: CardId) -> &'static Tale {
    let index = card.index() - MARKET;
    &TALES[index / 10][index % 10]
}

/// What is printed on a card that is no encounter card.
pub fn card(card: CardId) -> &'static Card {
    let index = card.index();
    if card.is_contact() {
        &CONTACT_CARDS[card.contact_index()]
    } else if index < MARKET {
        let deck = deck_of(card).index();
        &MARKET_CARDS[deck][index - FIRST_OF_DECK[deck]]
    } else {
        assert!(!card.is_encounter(), "an encounter card has sections");
        &DATABANK_CARDS[index - MARKET - TALES.len() * 10]
    }
}

/// What somebody holds: an encounter card is what its first or second section made of it.
pub fn held(id: CardId, second: bool) -> &'static Card {
    if id.is_encounter() {
        tale(id).assets[usize::from(second)].as_ref().expect("a section that becomes something")
    } else {
        card(id)
    }
}

/// The encounter card that becomes this, and whether its second section does.
pub fn asset_called(name: &str) -> Option<(CardId, bool)> {
    assets().find(|(_, _, asset)| asset.id == name).map(|(card, second, _)| (card, second))
}

/// What encounter cards become.
pub fn assets() -> impl Iterator<Item = (CardId, bool, &'static Card)> {
    let tales = TALES.iter().flatten().enumerate();
    tales.flat_map(|(index, tale)| {
        let kept = tale.assets.iter().enumerate();
        kept.filter_map(move |(side, asset)| Some((CardId::encounter(index), side == 1, asset.as_ref()?)))
    })
}

/// What cards are called, those encounter cards become among them.
pub fn names() -> impl Iterator<Item = &'static str> {
    let market = MARKET_CARDS.iter().flat_map(|deck| deck.iter());
    let all = market.chain(&DATABANK_CARDS).chain(&CONTACT_CARDS);
    all.map(|card| card.id).chain(assets().map(|(_, _, card)| card.id))
}

/// The contact of that name, and the ship.
pub fn contact_called(name: &str) -> Option<CardId> {
    CONTACT_CARDS.iter().position(|card| card.id == name).map(CardId::contact)
}

pub fn ship_called(name: &str) -> Option<Ship> {
    SHIPS.iter().position(|sheet| sheet.id == name).map(Ship::numbered)
}

/// The cards of the databank with a number.
pub fn numbered(number: u8) -> impl Iterator<Item = CardId> {
    let cards = DATABANK_CARDS.iter().enumerate();
    cards.filter(move |(_, card)| card.number == number).map(|(index, _)| CardId::databank(index))
}

/// The contacts of a class.
pub fn of_class(class: Class) -> impl Iterator<Item = CardId> {
    CardId::each_contact().filter(move |contact| class_of(*contact) == class)
}

pub fn class_of(contact: CardId) -> Class {
    card(contact).contact.expect("a contact").class
}

/// Whether a contact can become crew (R7.4).
pub fn joins(contact: CardId) -> bool {
    card(contact).contact.is_some_and(|contact| contact.joins)
}

// ---- abilities by number

/// A card, ship or character has at most so many abilities on a side.
const MOST: usize = 3;
/// Two sides for each thing that has abilities: cards, ships and characters.
const STRIDE: usize = 2 * MOST;
/// How many numbers of abilities there are.
pub(crate) const ABILITIES: usize =
    (CardId::RANGE.count() + Ship::RANGE.count() + Character::RANGE.count()) * STRIDE;

/// The abilities of a thing on its first or second side.
pub(crate) fn abilities(thing: u16, second: bool) -> &'static [Ability] {
    if CardId::RANGE.holds(thing) {
        let id = CardId::from_thing(thing);
        if id.is_encounter() {
            tale(id).assets[usize::from(second)].as_ref().map_or(&[], |asset| asset.abilities)
        } else if second {
            &[]
        } else {
            card(id).abilities
        }
    } else if Ship::RANGE.holds(thing) {
        SHIPS[Ship::from_thing(thing).index()].sides[usize::from(second)].abilities
    } else if Character::RANGE.holds(thing) {
        CHARACTERS[Character::from_thing(thing).index()].abilities[usize::from(second)]
    } else {
        &[]
    }
}

/// The number of an ability: things come in the order of their numbers.
#[inline]
pub(crate) const fn ability_id(thing: u16, second: bool, index: usize) -> u16 {
    (thing as usize * STRIDE + if second { MOST } else { 0 } + index) as u16
}

pub(crate) fn ability(id: u16) -> Option<&'static Ability> {
    let (thing, rest) = (id / STRIDE as u16, usize::from(id) % STRIDE);
    abilities(thing, rest >= MOST).get(rest % MOST)
}

/// The abilities of both sides that can wait for something, with their numbers.
fn waiting(thing: u16) -> impl Iterator<Item = (u16, &'static str)> {
    [false, true].into_iter().flat_map(move |second| {
        let own = abilities(thing, second).iter().enumerate();
        own.filter_map(move |(index, ability)| {
            Some((ability_id(thing, second, index), ability.moment()?.slug(second)))
        })
    })
}

/// What an ability is called, if it is not the only one of its card that can wait for something.
pub(crate) fn ability_name(thing: u16, id: u16) -> Option<&'static str> {
    let several = waiting(thing).count() > 1;
    waiting(thing).find(|(own, _)| several && *own == id).map(|(_, name)| name)
}

pub(crate) fn ability_called(thing: u16, name: Option<&str>) -> Option<u16> {
    match name {
        None => waiting(thing).next().filter(|_| waiting(thing).count() == 1),
        Some(name) => waiting(thing).find(|(_, slug)| *slug == name),
    }
    .map(|(id, _)| id)
}

#[cfg(test)]
mod tests {
    use pieces::Thing;

    use super::*;

    #[test]
    fn every_card_is_found_by_its_name() {
        for card in CardId::each() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        for (card, _, asset) in assets() {
            assert_eq!(asset.id.parse(), Ok(card));
        }
    }

    #[test]
    fn names_are_different() {
        let mut names: Vec<&str> = names().collect();
        names.sort_unstable();
        let all = names.len();
        names.dedup();
        assert_eq!(names.len(), all);
    }

    #[test]
    fn every_ability_that_waits_is_found_by_its_name() {
        for thing in 0..(ABILITIES / STRIDE) as u16 {
            for (id, _) in waiting(thing) {
                assert_eq!(ability_called(thing, ability_name(thing, id)), Some(id));
            }
        }
    }

    #[test]
    fn there_is_room_for_all_abilities() {
        for thing in 0..(ABILITIES / STRIDE) as u16 {
            for second in [false, true] {
                assert!(abilities(thing, second).len() <= MOST);
            }
        }
    }
}
