//! Names of things: cards, kinds, factions, traits, zones.

use text::clause::{Mention, THIS, theirs, yours};
use text::{Both, Gender, Lang, Noun, Number, Phrase, both, fill};

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
const SPARE_BASES: Noun =
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

/// The other player, as a card speaks of them.
pub(super) fn opponent(lang: Lang) -> Phrase {
    Phrase::new(both("your opponent", "tu adversario").word(lang), Gender::Masculine, Number::Singular)
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

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Whose {
    Yours,
    Theirs,
    Nobodys,
}

/// Whose a zone is, seen by the owner of the effect, its name, and what lies there.
pub(super) const fn zone_words(zone: Zone) -> (Whose, Noun, Noun) {
    match zone {
        Zone::OwnHand => (Whose::Yours, HAND, CARD),
        Zone::OwnDiscard => (Whose::Yours, DISCARD_PILE, CARD),
        Zone::OwnPlay => (Whose::Yours, PLAY_AREA, CARD),
        Zone::OwnBase => (Whose::Yours, BASE, BASE),
        Zone::OwnBaseDeck => (Whose::Yours, BASE_DECK, BASE),
        Zone::OwnSpareBases => (Whose::Yours, SPARE_BASES, BASE),
        Zone::EnemyHand => (Whose::Theirs, HAND, CARD),
        Zone::EnemyPlay => (Whose::Theirs, PLAY_AREA, CARD),
        Zone::EnemyBase => (Whose::Theirs, BASE, BASE),
        Zone::EnemyVictoryPile => (Whose::Theirs, VICTORY_PILE, BASE),
        Zone::Row => (Whose::Nobodys, GALAXY_ROW, CARD),
        Zone::GalaxyDiscard => (Whose::Nobodys, GALAXY_DISCARD_PILE, CARD),
        Zone::GalaxyTop(_) => (Whose::Nobodys, GALAXY_DECK, CARD),
    }
}

pub(super) fn zone_phrase(zone: Zone, mention: Mention, lang: Lang) -> Phrase {
    let (whose, name, _) = zone_words(zone);
    match (whose, zone) {
        (_, Zone::GalaxyTop(n)) => galaxy_top(n, lang),
        (_, Zone::OwnSpareBases) => yours(name, Number::Plural, lang),
        (Whose::Yours, _) => yours(name, Number::Singular, lang),
        (Whose::Theirs, _) => theirs(name, &opponent(lang), mention, lang),
        (Whose::Nobodys, _) => name.phrase(lang, Number::Singular).definite(lang),
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
    let into = both("into {0}", "en {0}");
    let on_top = both("on top of {0}", "encima de {0}");
    let (template, pile) = match place {
        Place::OwnHand => (into, yours(HAND, Number::Singular, lang)),
        Place::OwnDiscard => (into, yours(DISCARD_PILE, Number::Singular, lang)),
        Place::OwnDeckTop => (on_top, yours(DECK, Number::Singular, lang)),
        Place::EnemyDeckTop => (on_top, theirs(DECK, &opponent(lang), mention, lang)),
    };
    fill(lang, template, &[&pile])
}

/// "this unit".
pub(super) fn this_phrase(kind: Kind, lang: Lang) -> Phrase {
    kind_name(kind, lang).after(lang, &THIS)
}
