//! What every card says, in both languages.

use std::collections::BTreeSet;

use kernel::{CardFacts, Speak};
use outer_rim::card::{Card, Part, Tale, Trust};
use outer_rim::cards::{CONTACT_CARDS, DATABANK_CARDS, MARKET_CARDS, TALES, assets};
use outer_rim::text::{card_text, character_text, faults, order_text, section_text, ship_text};
use outer_rim::things::{CardId, Character, Order, Ship, Tales};
use outer_rim::{OuterRim, Setup};
use pieces::Thing;
use testkit::conform::{Conduct, every_card_speaks_well};
use text::Lang;

/// Everything there is, with its name and what it says.
fn everything(lang: Lang) -> Vec<(String, String)> {
    let mut said = Vec::new();
    let market = MARKET_CARDS.iter().flat_map(|deck| deck.iter());
    for card in market.chain(&DATABANK_CARDS).chain(&CONTACT_CARDS) {
        said.push((card.id.to_owned(), card_text(card, lang)));
    }
    for (tales, deck) in Tales::ALL.into_iter().zip(&TALES) {
        for (i, tale) in deck.iter().enumerate() {
            for second in [false, true] {
                said.push((format!("{}-{}", tales.name(), i + 1), section_text(tales, tale, second, lang)));
            }
        }
    }
    for turned in [false, true] {
        let side = if turned { " turned" } else { "" };
        said.extend(Ship::each().map(|ship| (format!("{ship}{side}"), ship_text(ship, turned, lang))));
        said.extend(Character::each().map(|who| (format!("{who}{side}"), character_text(who, turned, lang))));
    }
    said.extend(Order::each().map(|order| (order.to_string(), order_text(order, lang))));
    said
}

/// `CANTINA_BLESS=1` writes the file anew.
fn compare(lang: Lang) {
    let mut told = String::new();
    for (id, text) in everything(lang) {
        for line in text.lines() {
            told.push_str(&format!("{id} | {line}\n"));
        }
    }
    testkit::golden(format!("{}/tests/text.{lang}.txt", env!("CARGO_MANIFEST_DIR")), &told);
}

#[test]
fn english_is_as_agreed() {
    compare(Lang::En);
}

#[test]
fn spanish_is_as_agreed() {
    compare(Lang::Es);
}

/// The text leaves nothing out: no part of a turn, nothing nobody has spoken of, no number nobody gave.
#[test]
fn what_cards_do_can_be_told() {
    for lang in [Lang::En, Lang::Es] {
        assert_eq!(faults(lang), []);
    }
}

fn catalogue(lang: Lang) -> Vec<CardFacts> {
    OuterRim::catalogue(&Setup::default(), lang)
}

#[test]
fn everything_is_in_the_catalogue_once() {
    let facts = catalogue(Lang::En);
    let ids: BTreeSet<&str> = facts.iter().map(|card| card.id).collect();
    assert_eq!(ids.len(), facts.len(), "no two of them have the same name");
    let cards = CardId::each().map(|card| card.to_string());
    let kept = assets().map(|(_, _, asset)| asset.id.to_owned());
    let sheets = Ship::each().map(|ship| ship.to_string());
    let heroes = Character::each().map(|who| who.to_string());
    let orders = Order::each().map(|order| order.to_string());
    let all: BTreeSet<String> = cards.chain(kept).chain(sheets).chain(heroes).chain(orders).collect();
    assert_eq!(ids, all.iter().map(String::as_str).collect());
    assert!(facts.iter().all(|card| !card.text.is_empty() && !card.kind.is_empty()));
}

#[test]
fn cards_speak_in_whole_sentences() {
    let conduct = Conduct::<OuterRim> {
        folder: env!("CARGO_MANIFEST_DIR"),
        setups: vec![("usual", Setup::default())],
        games: 0,
        cap: 0,
        stride: 1,
        offers: "",
        rules: &[],
        records: 0,
        laws: Vec::new(),
        room: None,
    };
    every_card_speaks_well(&conduct).expect("every card speaks well");
}

/// What nobody has read from a copy of the game is counted, so that a card that was looked up changes this.
#[test]
fn stand_ins_are_counted() {
    let contacts = |wanted: fn(&Card) -> bool| CONTACT_CARDS.iter().filter(|card| wanted(card)).count();
    assert_eq!(contacts(|card| card.trust == Trust::Reconstructed), 14, "recruiting texts");
    let abilities = contacts(|card| card.doubts.contains(&(Part::Ability, Trust::Reconstructed)));
    assert_eq!(abilities, 11, "abilities of crew");
    assert_eq!(DATABANK_CARDS.iter().filter(|card| card.is_stand_in()).count(), 16, "databank");
    let market = |part: Part| {
        let cards = MARKET_CARDS.iter().flat_map(|deck| deck.iter());
        cards.filter(|card| card.doubts.iter().any(|(other, _)| *other == part)).count()
    };
    assert_eq!([Part::Details, Part::Cost, Part::Patrol].map(market), [5, 2, 7], "market");
    let known = |tale: &&Tale| tale.sections.iter().all(|section| section.trust == Trust::Known);
    assert_eq!(TALES.iter().flatten().filter(known).count(), 3, "encounter cards that are known");
}

/// A stand-in is shown as such, and nothing else is.
#[test]
fn stand_ins_say_so() {
    for (lang, word) in [(Lang::En, "stand-in"), (Lang::Es, "sustituto provisional")] {
        let facts = catalogue(lang);
        let says = |card: &&CardFacts| card.text.to_lowercase().contains(word);
        let under = |card: &&CardFacts| card.subtitle.to_lowercase().contains(word);
        for card in &facts {
            assert_eq!(says(&card), under(&card), "{}", card.id);
        }
        let of = |group: &str| facts.iter().filter(|card| card.group == group).filter(under).count();
        assert_eq!(of("contact"), 16);
        assert_eq!(of("databank"), 16);
        assert_eq!([of("luxury"), of("bounty"), of("job")], [4, 2, 2]);
        assert_eq!([of("cargo"), of("gear"), of("ship"), of("character"), of("order")], [0; 5]);
        assert_eq!(of("sheet"), 1);
        assert_eq!(of("navpoint"), 9);
    }
}
