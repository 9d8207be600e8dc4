//! Whom and what is spoken of.

use kernel::Seat;
use text::{Both, Gender, Lang, Number, Phrase, and, both, fill};

use crate::card::{CardId, TokenKind};
use crate::label::{Label, Piece};
use crate::state::Open;

const SEATS: [Both; 2] = [both("Player one", "Jugador uno"), both("Player two", "Jugador dos")];

pub(super) fn seat_name(seat: Seat, lang: Lang) -> String {
    SEATS[seat.index()].word(lang)
}

/// A card nobody has shown is just a card.
pub(super) fn name(label: Label, lang: Lang) -> String {
    if label.is_known() { label.face().name.word(lang) } else { both("a card", "una carta").word(lang) }
}

pub(super) fn piece(piece: Piece, lang: Lang) -> String {
    let of = |template: Both, label: Label| fill(lang, template, &[&name(label, lang)]);
    match piece {
        Piece::Card(label) => name(label, lang),
        Piece::Token(label, TokenKind::Shield) => of(both("a Shield on {0}", "un Escudo de {0}"), label),
        Piece::Token(label, TokenKind::Experience) => {
            of(both("an Experience token on {0}", "una ficha de Experiencia de {0}"), label)
        }
        Piece::Player(seat) => seat_name(seat, lang),
    }
}

/// "a, b and c", or how many there are if they are not known.
pub(super) fn listed(cards: &[Option<Label>], lang: Lang) -> String {
    let known: Vec<Phrase> = cards
        .iter()
        .flatten()
        .map(|label| Phrase::new(name(*label, lang), Gender::Masculine, Number::Singular))
        .collect();
    match (known.len(), cards.len()) {
        (0, n) => count(n, lang),
        (known_cards, n) if known_cards == n => and(lang, &known).text,
        (known_cards, n) => {
            let rest = count(n - known_cards, lang);
            fill(lang, both("{0} and {1} more", "{0} y {1} más"), &[&and(lang, &known), &rest])
        }
    }
}

/// "2 cards".
pub(super) fn count(n: usize, lang: Lang) -> String {
    match n {
        0 => both("no cards", "ninguna carta").word(lang),
        1 => both("1 card", "1 carta").word(lang),
        n => fill(lang, both("{0} cards", "{0} cartas"), &[&n]),
    }
}

/// "2 resources".
pub(super) fn resources(n: u8, lang: Lang) -> String {
    let template =
        if n == 1 { both("{0} resource", "{0} recurso") } else { both("{0} resources", "{0} recursos") };
    fill(lang, template, &[&n])
}

/// The card of that name, where it lies.
pub(super) fn card(table: &Open, label: Label) -> Option<CardId> {
    let at = table.cards.iter().position(|other| *other == label)?;
    label.is_known().then(|| CardId::from_thing(at as u16))
}
