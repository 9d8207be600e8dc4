//! Names of things: cards, kinds, factions, traits, zones.

use text::{Agreeing, Both, Gender, Lang, Noun, Number, Phrase, THE, both, fill};

use crate::card::Card;
use crate::words::{Faction, Kind, Place, Traits, Zone};

pub(super) const CARD: Noun = Noun::feminine(both("card", "carta"), both("cards", "cartas"));
const UNIT: Noun = Noun::feminine(both("unit", "unidad"), both("units", "unidades"));
const CAPITAL_SHIP: Noun =
    Noun::feminine(both("capital ship", "nave de línea"), both("capital ships", "naves de línea"));
const BASE: Noun = Noun::feminine(both("base", "base"), both("bases", "bases"));
const HAND: Noun = Noun::feminine(both("hand", "mano"), both("hands", "manos"));
const DECK: Noun = Noun::masculine(both("deck", "mazo"), both("decks", "mazos"));
const BASE_DECK: Noun =
    Noun::masculine(both("base deck", "mazo de bases"), both("base decks", "mazos de bases"));
const SPARE_BASE: Noun =
    Noun::feminine(both("spare base", "base de reserva"), both("spare bases", "bases de reserva"));
const PLAY_AREA: Noun =
    Noun::feminine(both("play area", "zona de juego"), both("play areas", "zonas de juego"));
const DISCARD_PILE: Noun =
    Noun::feminine(both("discard pile", "pila de descartes"), both("discard piles", "pilas de descartes"));
const VICTORY_PILE: Noun =
    Noun::feminine(both("victory pile", "pila de victorias"), both("victory piles", "pilas de victorias"));
const GALAXY_ROW: Noun =
    Noun::feminine(both("galaxy row", "fila de la galaxia"), both("galaxy rows", "filas de la galaxia"));
const GALAXY_DECK: Noun =
    Noun::masculine(both("galaxy deck", "mazo de la galaxia"), both("galaxy decks", "mazos de la galaxia"));
const GALAXY_DISCARD_PILE: Noun = Noun::feminine(
    both("galaxy discard pile", "pila de descartes de la galaxia"),
    both("galaxy discard piles", "pilas de descartes de la galaxia"),
);

const YOUR: Agreeing = Agreeing::by_number(["your", "your"], ["tu", "tus"]);
const THIS: Agreeing = Agreeing::forms(["this", "these"], ["este", "estos"], ["esta", "estas"]);
const THEIR: Agreeing = Agreeing::by_number(["their", "their"], ["su", "sus"]);

/// Whether the opponent has been named before in the same clause: "your opponent's hand", "their hand".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mention {
    First,
    Again,
}

/// A card's name, marked as a name so that it needs no article.
pub fn card_name(card: &Card, lang: Lang) -> Phrase {
    let text = fill(lang, both("“{0}”", "«{0}»"), &[&card.name.word(lang)]);
    let noun = kind_noun(card.kind);
    Phrase::new(text, noun.gender, Number::Singular)
}

pub(super) const fn kind_noun(kind: Kind) -> Noun {
    match kind {
        Kind::Unit => UNIT,
        Kind::CapitalShip => CAPITAL_SHIP,
        Kind::Base => BASE,
    }
}

pub fn kind_name(kind: Kind, lang: Lang) -> Phrase {
    kind_noun(kind).phrase(lang, Number::Singular)
}

/// A faction as a card shows it.
pub fn faction_name(faction: Faction, lang: Lang) -> Phrase {
    let (words, gender) = match faction {
        Faction::Empire => (both("Empire", "Imperio"), Gender::Masculine),
        Faction::Rebel => (both("Rebellion", "Rebelión"), Gender::Feminine),
        Faction::Neutral => (both("Neutral", "Neutral"), Gender::Masculine),
    };
    Phrase::new(words.word(lang), gender, Number::Singular)
}

/// One of the two who play a faction in a team game.
pub fn member_name(faction: Faction, region: usize, lang: Lang) -> Phrase {
    let template = match faction {
        Faction::Rebel => both("Rebel {0}", "Rebelde {0}"),
        Faction::Empire | Faction::Neutral => both("Empire {0}", "Imperio {0}"),
    };
    Phrase::new(fill(lang, template, &[&(region + 1)]), Gender::Masculine, Number::Singular)
}

/// Who plays a faction. Nobody plays the neutral one, so it keeps its own name.
pub fn seat_name(faction: Faction, lang: Lang) -> Phrase {
    match faction {
        Faction::Rebel => {
            Phrase::new(both("Rebels", "Rebeldes").word(lang), Gender::Masculine, Number::Plural)
        }
        Faction::Empire | Faction::Neutral => faction_name(faction, lang),
    }
}

const TRAITS: [(Traits, &str, Both); 10] = [
    (Traits::TROOPER, "trooper", both("Trooper", "Soldado")),
    (Traits::FIGHTER, "fighter", both("Fighter", "Caza")),
    (Traits::VEHICLE, "vehicle", both("Vehicle", "Vehículo")),
    (Traits::TRANSPORT, "transport", both("Transport", "Transporte")),
    (Traits::OFFICER, "officer", both("Officer", "Oficial")),
    (Traits::SCOUNDREL, "scoundrel", both("Scoundrel", "Granuja")),
    (Traits::BOUNTY_HUNTER, "bounty-hunter", both("Bounty Hunter", "Cazarrecompensas")),
    (Traits::JEDI, "jedi", both("Jedi", "Jedi")),
    (Traits::SITH, "sith", both("Sith", "Sith")),
    (Traits::DROID, "droid", both("Droid", "Droide")),
];

fn present(traits: Traits) -> impl Iterator<Item = &'static (Traits, &'static str, Both)> {
    TRAITS.iter().filter(move |(one, ..)| traits.meets(*one))
}

/// The names of all traits of a set.
pub fn trait_names(traits: Traits, lang: Lang) -> Vec<Phrase> {
    let phrase = |name: &Both| Phrase::new(name.word(lang), Gender::Masculine, Number::Singular);
    present(traits).map(|(.., name)| phrase(name)).collect()
}

/// Their ids, which are the same in every language.
pub fn trait_ids(traits: Traits) -> impl Iterator<Item = &'static str> {
    present(traits).map(|(_, id, _)| *id)
}

/// A zone, seen by the owner of the effect.
pub fn zone_phrase(zone: Zone, mention: Mention, lang: Lang) -> Phrase {
    let yours = |noun: Noun| noun.phrase(lang, Number::Singular).after(lang, &YOUR);
    match zone {
        Zone::OwnHand => yours(HAND),
        Zone::OwnDiscard => yours(DISCARD_PILE),
        Zone::OwnPlay => yours(PLAY_AREA),
        Zone::OwnBase => yours(BASE),
        Zone::OwnBaseDeck => yours(BASE_DECK),
        Zone::OwnSpareBases => SPARE_BASE.phrase(lang, Number::Plural).after(lang, &YOUR),
        Zone::EnemyHand => theirs(HAND, mention, lang),
        Zone::EnemyPlay => theirs(PLAY_AREA, mention, lang),
        Zone::EnemyBase => theirs(BASE, mention, lang),
        Zone::EnemyVictoryPile => theirs(VICTORY_PILE, mention, lang),
        Zone::Row => GALAXY_ROW.phrase(lang, Number::Singular).definite(lang),
        Zone::GalaxyDiscard => GALAXY_DISCARD_PILE.phrase(lang, Number::Singular).definite(lang),
        Zone::GalaxyTop(n) => galaxy_top(n, lang),
    }
}

/// The zones whose name the opponent is part of.
pub(super) const fn names_the_opponent(zone: Zone) -> bool {
    match zone {
        Zone::EnemyHand | Zone::EnemyPlay | Zone::EnemyBase | Zone::EnemyVictoryPile => true,
        Zone::OwnHand
        | Zone::OwnDiscard
        | Zone::OwnPlay
        | Zone::OwnBase
        | Zone::OwnBaseDeck
        | Zone::OwnSpareBases
        | Zone::Row
        | Zone::GalaxyDiscard
        | Zone::GalaxyTop(_) => false,
    }
}

fn theirs(noun: Noun, mention: Mention, lang: Lang) -> Phrase {
    let thing = noun.phrase(lang, Number::Singular);
    match mention {
        Mention::First => {
            let article = THE.agree(lang, thing.gender, thing.number);
            thing.within_and(lang, both("your opponent's {0}", "{1} {0} de tu adversario"), &[&article])
        }
        Mention::Again => thing.after(lang, &THEIR),
    }
}

pub(super) fn galaxy_deck(lang: Lang) -> Phrase {
    GALAXY_DECK.phrase(lang, Number::Singular).definite(lang)
}

/// The cards on top of the galaxy deck.
pub(super) fn galaxy_top(n: u8, lang: Lang) -> Phrase {
    let cards = CARD.phrase(lang, Number::of(n));
    let template = match Number::of(n) {
        Number::Singular => both("top {0} of {2}", "primera {0} de {2}"),
        Number::Plural => both("top {1} {0} of {2}", "{1} primeras {0} de {2}"),
    };
    cards.within_and(lang, template, &[&n, &galaxy_deck(lang)]).definite(lang)
}

/// Where a card is put: "into your hand".
pub fn place_phrase(place: Place, mention: Mention, lang: Lang) -> String {
    let yours = |noun: Noun| noun.phrase(lang, Number::Singular).after(lang, &YOUR);
    let into = both("into {0}", "en {0}");
    let on_top = both("on top of {0}", "encima de {0}");
    match place {
        Place::OwnHand => fill(lang, into, &[&yours(HAND)]),
        Place::OwnDiscard => fill(lang, into, &[&yours(DISCARD_PILE)]),
        Place::OwnDeckTop => fill(lang, on_top, &[&yours(DECK)]),
        Place::EnemyDeckTop => fill(lang, on_top, &[&theirs(DECK, mention, lang)]),
    }
}

/// "this unit".
pub fn this_phrase(kind: Kind, lang: Lang) -> Phrase {
    kind_name(kind, lang).after(lang, &THIS)
}
