//! Whom and what is spoken of.

use kernel::Seat;
use text::{Both, Gender, Lang, Number, Phrase, and, both, fill};

use crate::card::Card;
use crate::cards;
use crate::state::SIDES;
use crate::text::names::*;
use crate::things::{CardId, Face, Faction, Origin, Piece, Slot, Space, Tales, Things};
use crate::view::View;
use crate::words::Kind;

const SEATS: [Both; SIDES] = [
    both("Player one", "Jugador uno"),
    both("Player two", "Jugador dos"),
    both("Player three", "Jugador tres"),
    both("Player four", "Jugador cuatro"),
];

/// Dice that belong to nobody's seat are those of a card or of a patrol.
pub(super) fn seat_name(seat: Seat, lang: Lang) -> String {
    SEATS.get(seat.index()).copied().unwrap_or(both("the enemy", "el enemigo")).word(lang)
}

/// A card by itself: an encounter card is called what it becomes, or else by its deck and number.
pub(super) fn card(id: CardId, lang: Lang) -> String {
    if !id.is_encounter() {
        return match (id.origin(), cards::card(id).bounty) {
            // It is called like its target.
            (Origin::Market(_), Some(_)) => {
                fill(lang, both("Bounty: {0}", "Presa: {0}"), &[&card_name(id, lang)])
            }
            _ => card_name(id, lang),
        };
    }
    let names: Vec<String> =
        cards::tale(id).assets.iter().flatten().map(|asset| asset.name.word(lang)).collect();
    if names.is_empty() { card_name(id, lang) } else { names.join(" / ") }
}

/// The same, if it is known what it has become.
pub(super) fn card_as(id: CardId, kind: Kind, lang: Lang) -> String {
    let mut assets = id.is_encounter().then(|| cards::tale(id).assets.iter().flatten()).into_iter().flatten();
    assets.find(|asset| asset.kind == kind).map_or_else(|| card(id, lang), |asset| asset.name.word(lang))
}

/// A card at the table: what it is there.
pub(super) fn held(view: &View, id: CardId, lang: Lang) -> String {
    if !id.is_encounter() {
        return card(id, lang);
    }
    let table = &view.table;
    if table.turn.reading == Some(id) {
        return title(id, section_read(view, id), lang);
    }
    match &cards::tale(id).assets[usize::from(table.second.holds(id))] {
        Some(asset) => asset.name.word(lang),
        None => card(id, lang),
    }
}

/// What an encounter card that is being read becomes, if it is kept.
pub(super) fn becomes(view: &View, id: CardId) -> Option<&'static Card> {
    let section = id.is_encounter().then(|| usize::from(section_read(view, id)))?;
    cards::tale(id).assets[section].as_ref()
}

/// Which section of an encounter card is about where the active player is (R7.5).
fn section_read(view: &View, id: CardId) -> u8 {
    let table = &view.table;
    let space = table.player(table.active).space;
    match id.origin() {
        Origin::Encounter(Tales::Navpoint) => u8::from(table.patrols_at(space).next().is_none()),
        _ => space.place().section,
    }
}

/// What a section of an encounter card is called.
pub(super) fn title(id: CardId, section: u8, lang: Lang) -> String {
    cards::tale(id).sections[usize::from(section)].title.word(lang)
}

/// In the middle of a sentence.
pub(super) fn space(space: Space, lang: Lang) -> String {
    match space.place().id {
        "maelstrom" => both("the Maelstrom", "el Maelstrom").word(lang),
        "ring-of-kafrene" => both("the Ring of Kafrene", "el Anillo de Kafrene").word(lang),
        _ => space_name(space, lang),
    }
}

/// "to Tatooine", "a Tatooine".
pub(super) fn to_space(to: Space, lang: Lang) -> String {
    match to.place().id {
        "maelstrom" => both("to the Maelstrom", "al Maelstrom").word(lang),
        "ring-of-kafrene" => both("to the Ring of Kafrene", "al Anillo de Kafrene").word(lang),
        _ => fill(lang, both("to {0}", "a {0}"), &[&space_name(to, lang)]),
    }
}

/// "of Tatooine", "de Tatooine".
fn of_space(of: Space, lang: Lang) -> String {
    match of.place().id {
        "ring-of-kafrene" => both("of the Ring of Kafrene", "del Anillo de Kafrene").word(lang),
        _ => fill(lang, both("of {0}", "de {0}"), &[&space(of, lang)]),
    }
}

/// Whoever lies on a contact space, as far as these eyes know.
pub(super) fn contact(view: &View, slot: Slot, lang: Lang) -> String {
    match view.contacts.get(slot.index()).copied().flatten() {
        Some((_, Some(contact))) => card(contact, lang),
        _ => facedown(slot, lang),
    }
}

/// "the green contact of Tatooine".
pub(super) fn facedown(slot: Slot, lang: Lang) -> String {
    fill(
        lang,
        both("the {0} contact {1}", "el Contacto de categoría {0} {1}"),
        &[&class_name(slot.class(), lang), &of_space(slot.space(), lang)],
    )
}

pub(super) fn patrol(faction: Faction, lang: Lang) -> String {
    patrol_name(faction, lang).text
}

/// Anything by itself, in the middle of a sentence.
pub(super) fn thing(piece: Piece, lang: Lang) -> String {
    match piece {
        Piece::Card(id) => card(id, lang),
        Piece::Ship(of) => ship_name(of, lang),
        Piece::Character(character) => character_name(character, lang),
        Piece::Space(of) => space(of, lang),
        Piece::Slot(slot) => facedown(slot, lang),
        Piece::Side(side) => seat_name(side.seat(), lang),
        Piece::Patrol(of) => patrol(of.what(), lang),
        Piece::Stall(stall) => deck_name(stall.what(), lang),
        Piece::Talent(talent) => skill_name(talent.what(), lang),
        Piece::Shown(shown) => face_name(shown.what(), lang),
        Piece::Order(order) => order_name(order, lang),
    }
}

/// Anything at the table.
pub(super) fn piece(view: &View, piece: Piece, lang: Lang) -> String {
    match piece {
        Piece::Card(id) => held(view, id, lang),
        Piece::Slot(slot) => contact(view, slot, lang),
        Piece::Side(side) => player(view, side.seat(), lang),
        Piece::Ship(ship) => {
            let turned = view.table.players.iter().any(|player| player.ship == ship && player.ship_turned);
            if turned { ship_legend(ship, lang) } else { ship_name(ship, lang) }
        }
        other => thing(other, lang),
    }
}

/// "Player two (Bossk)".
pub(super) fn player(view: &View, seat: Seat, lang: Lang) -> String {
    let name = seat_name(seat, lang);
    let character = view.table.players.get(seat.index()).and_then(|player| player.character);
    match character {
        Some(character) => format!("{name} ({})", character_name(character, lang)),
        None => name,
    }
}

/// "2 hits", "1 focus".
pub(super) fn faces(face: Face, n: u8, lang: Lang) -> Phrase {
    face_noun(face).count(lang, n)
}

/// "2 hits and 1 blank".
pub(super) fn roll(roll: kernel::Roll, lang: Lang) -> String {
    let count = |face: Face| roll.faces().filter(|shown| usize::from(*shown) == face.index()).count() as u8;
    let shown: Vec<Phrase> = [Face::Crit, Face::Hit, Face::Focus, Face::Blank]
        .into_iter()
        .map(|face| (face, count(face)))
        .filter(|(_, n)| *n > 0)
        .map(|(face, n)| faces(face, n, lang))
        .collect();
    if shown.is_empty() { both("nothing", "nada").word(lang) } else { and(lang, &shown).text }
}

/// "a, b and c", if there is anything.
pub(super) fn listed(names: impl IntoIterator<Item = String>, lang: Lang) -> Option<String> {
    let names: Vec<Phrase> =
        names.into_iter().map(|name| Phrase::new(name, Gender::Masculine, Number::Singular)).collect();
    (!names.is_empty()).then(|| and(lang, &names).text)
}

pub(super) fn cards_of(things: Things, lang: Lang) -> Option<String> {
    listed(things.of::<CardId>().map(|id| card(id, lang)), lang)
}

/// "3,000 credits", or nothing at all: what somebody pays.
pub(super) fn price(thousands: u8, lang: Lang) -> String {
    match thousands {
        0 => both("for free", "gratis").word(lang),
        n => fill(lang, both("for {0}", "por {0}"), &[&credits(n.into(), lang)]),
    }
}
