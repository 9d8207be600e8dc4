//! Decks: those that are ready, those that are read, and what is wrong with the others (R4).

use kernel::{Bring, Game, Seat};
use text::Lang;
use unlimited::card::Kind;
use unlimited::deck::{Deck, Fault};
use unlimited::label::{code, face_called};
use unlimited::starters::{ALL, LUKE, VADER};
use unlimited::{Setup, Unlimited};

fn face(code: &str) -> usize {
    face_called(code).expect("a card of the box")
}

fn codes(faults: &[Fault]) -> Vec<&'static str> {
    faults.iter().map(|fault| fault.facts(Lang::En).code).collect()
}

#[test]
fn every_ready_deck_is_legal_and_has_fifty_cards() {
    let mut ids = Vec::new();
    for starter in ALL {
        let deck = Deck::of(starter);
        assert_eq!(deck.faults(), [], "{}", starter.id);
        // R4.5
        assert_eq!(deck.size(), 50, "{}", starter.id);
        assert_ne!(starter.name.en, starter.name.es, "{}", starter.id);
        ids.push(starter.id);
    }
    assert_eq!(ids, ["luke", "vader", "krennic", "leia", "inquisitor", "han", "tarkin", "chirrut"]);
}

#[test]
fn whoever_brings_nothing_plays_with_a_starter_deck() {
    let usual = Unlimited::start(&Setup::default(), &[]).expect("a legal set-up");
    let brought = Unlimited::start(&Setup::default(), &[Deck::of(&LUKE), Deck::of(&VADER)]);
    assert_eq!(Ok(usual), brought);
    assert_eq!(Unlimited::check_secret(&Setup::default(), Seat(0), &Deck::default()), Ok(()));
}

/// A deck with something of everything, and what other programs have written beside it.
fn whole() -> Deck {
    let mut deck = Deck::of(&LUKE);
    deck.sideboard = vec![(face("SOR_095"), 2), (face("SOR_219"), 1)];
    deck.metadata.name = "Luke’s own".into();
    deck.metadata.author = "Biggs".into();
    deck
}

#[test]
fn json_survives_a_round_trip_with_all_that_stands_beside_it() {
    let mut json = serde_json::to_value(whole()).expect("plain data");
    json["metadata"]["season"] = 3.into();
    let read = Deck::read(&json.to_string());
    assert_eq!(read.faults, []);
    assert_eq!(read.deck.cards, whole().cards);
    assert_eq!(serde_json::to_value(&read.deck).expect("plain data"), json);
    assert_eq!(json["leader"]["id"], "SOR_005");
    assert_eq!(json["sideboard"][0]["count"], 2);
}

#[test]
fn a_list_survives_a_round_trip_in_both_languages() {
    let mut decks: Vec<Deck> = ALL.iter().map(|starter| Deck::of(starter)).collect();
    decks.push(whole());
    for deck in decks {
        for lang in [Lang::En, Lang::Es] {
            let list = Unlimited::list_secret(&deck, lang);
            let read = Deck::read(&list);
            assert_eq!((read.faults, read.deck), (vec![], deck.clone()), "{list}");
        }
    }
}

#[test]
fn lists_are_read_in_the_shapes_that_people_write() {
    let deck = |list: &str| {
        let read = Deck::read(list);
        assert_eq!(read.faults, [], "{list}");
        read.deck
    };
    let marine = face("SOR_095");
    for line in [
        "3 Battlefield Marine",
        "3x Battlefield Marine",
        "3 x Battlefield Marine",
        "3x SOR_095",
        "3 sor-95",
        "SOR_095 x3",
        "Battlefield Marine x3",
        "3 | Battlefield Marine",
        "3 Battlefield Marine (SOR_095)",
        "3 Battlefield Marine (SOR) 95",
        "- 3 battlefield marine",
        "3 battlefield-marine",
    ] {
        assert_eq!(deck(line).cards, [(marine, 3)], "{line}");
    }
    assert_eq!(deck("Battlefield Marine").cards, [(marine, 1)]);
    assert_eq!(deck("2 Battlefield Marine\nSOR_095").cards, [(marine, 3)], "lines add up");
    for list in [
        "Leader\n1 | Luke Skywalker | Faithful Friend\nBase\n1 | Administrator's Tower\nDeck\n3 | Battlefield Marine",
        "Líder\nLuke Skywalker\n\nBase (1)\nAdministrators Tower\n\nMazo (3)\n3 SOR_095",
        "leader: Luke Skywalker, Faithful Friend\nbase: SOR_029\n# Ground units\n3 Battlefield Marine",
        "1 SOR_005\n1 SOR_029\n3 SOR_095",
    ] {
        let deck = deck(list);
        assert_eq!(deck.leader, Some(face("SOR_005")), "{list}");
        assert_eq!(deck.base, Some(face("SOR_029")), "{list}");
        assert_eq!(deck.cards, [(marine, 3)], "{list}");
    }
    assert_eq!(deck("Deck\n3 SOR_095\n\nReserva\n1 SOR_095").sideboard, [(marine, 1)]);
    assert_eq!(deck("Deck\n3 SOR_095\n\n// Sideboard\n1 SOR_095").sideboard, [(marine, 1)]);
    assert_eq!(deck("Nombre: Mío\n3 SOR_095").metadata.name, "Mío");
}

#[test]
fn what_cannot_be_read_is_said_and_the_rest_is_kept() {
    let read = Deck::read("3 Battlefield Marine\n2 Battlefield Margarine\n1 Luke Skywalker\n1 SHD_001");
    assert_eq!(read.deck.cards, [(face("SOR_095"), 3)]);
    assert_eq!(codes(&read.faults), ["unknown-card", "several-cards", "unknown-card"]);
    let said: Vec<(String, String)> = read.faults.iter().map(|fault| fault.said(Lang::En)).collect();
    assert_eq!(said[0].0, "Line 2: there is no card “Battlefield Margarine”.");
    assert!(said[0].1.contains("Battlefield Marine"), "{said:?}");
    assert!(said[1].1.contains("Luke Skywalker, Faithful Friend (SOR_005)"), "{said:?}");
    assert!(said[2].1.contains("SOR_001 to SOR_252"), "{said:?}");
    let said = read.faults[2].said(Lang::Es);
    assert_eq!(said.0, "Línea 4: no hay ninguna carta «SHD_001».");

    let read = Deck::read("Leader\nSOR_005\nSOR_010\nBase\nSOR_029\nSOR_023");
    assert_eq!(codes(&read.faults), ["second-leader", "second-base"]);
}

#[test]
fn json_that_is_none_is_one_clear_sentence() {
    for text in [
        "{",
        "[]",
        "{\"deck\": 3}",
        "{\"deck\": [{\"count\": 3}]}",
        "{\"deck\":[{\"id\":\"SOR_095\",\"count\":-1}]}",
    ] {
        let read = Deck::read(text);
        assert_eq!(codes(&read.faults), ["malformed"], "{text}");
        let (en, es) = (read.faults[0].said(Lang::En), read.faults[0].said(Lang::Es));
        assert!(en.0.starts_with("This is no deck in JSON: "), "{en:?}");
        assert!(es.0.starts_with("Esto no es un mazo en JSON: "), "{es:?}");
    }
    let read =
        Deck::read(r#"{"leader":{"id":"SOR_999"},"deck":[{"id":"JTL_001","count":3},{"id":"SOR_095"}]}"#);
    assert_eq!(codes(&read.faults), ["unknown-card", "unknown-card"]);
    assert_eq!(read.deck.cards, [(face("SOR_095"), 1)]);
    assert!(serde_json::from_str::<Deck>(r#"{"deck":[{"id":"JTL_001"}]}"#).is_err());
}

#[test]
fn all_that_is_wrong_with_a_deck_is_said_at_once_with_its_repair() {
    let leader = face("SOR_005");
    let deck = Deck {
        base: Some(leader),
        cards: vec![(leader, 1), (face("SOR_095"), 3), (face("SOR_128"), 4)],
        sideboard: vec![
            (face("SOR_095"), 2),
            (face("SOR_219"), 3),
            (face("SOR_220"), 3),
            (face("SOR_221"), 3),
        ],
        ..Deck::default()
    };
    let faults = deck.faults();
    assert_eq!(
        codes(&faults),
        ["no-leader", "not-a-base", "too-few", "sideboard", "not-of-deck", "copies", "copies"]
    );
    let said = |at: usize, lang| {
        let (wrong, mend) = faults[at].said(lang);
        format!("{wrong} {mend}")
    };
    assert_eq!(said(2, Lang::En), "A deck has at least 50 cards, and this one has 8. Cards to add: 42.");
    assert_eq!(said(2, Lang::Es), "Un mazo tiene al menos 50 cartas y este tiene 8. Cartas por añadir: 42.");
    // R4.2: of a deck and its sideboard together.
    assert_eq!(
        said(5, Lang::En),
        "3 of Battlefield Marine are allowed in deck and sideboard together, and there are 5. Copies to take out: 2."
    );
    let facts = faults[5].facts(Lang::En);
    assert_eq!((facts.card, facts.found, facts.allowed), (Some("battlefield-marine"), Some(5), Some(3)));
    let refused =
        kernel::begin::<Unlimited>(&Setup::default(), &[Deck::default(), deck]).expect_err("illegal");
    assert_eq!(refused.0.len(), faults.len());
    assert!(refused.0.iter().all(|problem| problem.starts_with("two: ")), "{refused}");
}

#[test]
fn as_many_cards_as_there_is_room_for_can_be_brought() {
    let most = unlimited::card::DECK;
    let mut deck = Deck::of(&LUKE);
    let others = (0..unlimited::cards::BOX.len()).filter(|face| {
        let used = deck.cards.iter().any(|(other, _)| other == face);
        let kind = unlimited::cards::BOX[*face].kind;
        !used && matches!(kind, Kind::Unit(_) | Kind::Event | Kind::Upgrade)
    });
    let more: Vec<(usize, u16)> = others.take(most - 50).map(|face| (face, 1)).collect();
    deck.cards.extend(more);
    deck.cards.sort_unstable();
    assert_eq!((deck.size(), deck.faults()), (most, vec![]));
    assert!(Unlimited::start(&Setup::default(), &[deck.clone()]).is_ok());
    deck.cards[0].1 += 1;
    assert_eq!(deck.faults(), [Fault::TooMany(most + 1)]);
}

#[test]
fn a_glance_shows_costs_icons_and_penalties() {
    let mut deck = Deck::of(&LUKE);
    deck.cards.insert(0, (face("SOR_031"), 1));
    let facts = Unlimited::deck_facts(&deck, Lang::Es);
    assert_eq!(facts.size, 51);
    assert_eq!(facts.lines[0].place, "leader");
    assert_eq!(facts.lines[0].name, "Luke Skywalker, Amigo leal");
    assert_eq!(facts.costs.iter().map(|count| count.n).sum::<u32>(), 51);
    // R8.5: Villainy is paid for neither by Luke nor by his base.
    let line = facts.lines.iter().find(|line| line.code == "SOR_031").expect("it is in the deck");
    assert_eq!((line.penalty, line.place), (2, "deck"));
    assert!(facts.lines.iter().filter(|line| line.code != "SOR_031").all(|line| line.penalty == 0));
    assert!(facts.aspects.iter().any(|count| count.id == "heroism" && count.title == "Heroísmo"));
    assert_eq!(code(&unlimited::cards::BOX[face("SOR_031")]), "SOR_031");
}
