//! Decks as plain lists, as people write them and other programs export them:
//!
//! ```text
//! Leader
//! 1 | Luke Skywalker | Faithful Friend
//! Deck
//! 3 Battlefield Marine
//! 3x SOR_095
//! ```

use text::{Both, Lang, both};

use super::find::{by_code, by_name, plain};
use super::{Cards, Deck, Fault, Read, add};
use crate::card::Kind;
use crate::cards::BOX;

/// A part of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Section {
    Leader,
    Base,
    Deck,
    Sideboard,
}

const NAME: Both = both("Name", "Nombre");
const AUTHOR: Both = both("Author", "Autor");

impl Section {
    const ALL: [Section; 4] = [Section::Leader, Section::Base, Section::Deck, Section::Sideboard];

    const fn title(self) -> Both {
        match self {
            Section::Leader => both("Leader", "Líder"),
            Section::Base => both("Base", "Base"),
            Section::Deck => both("Deck", "Mazo"),
            Section::Sideboard => both("Sideboard", "Reserva"),
        }
    }

    /// What a heading means, without accents and in lower case. Kinds of cards head parts of the deck.
    fn headed(heading: &str) -> Option<Section> {
        match heading {
            "leader" | "leaders" | "lider" | "lideres" => Some(Section::Leader),
            "base" | "bases" => Some(Section::Base),
            "deck"
            | "main deck"
            | "maindeck"
            | "mainboard"
            | "main board"
            | "cards"
            | "mazo"
            | "mazo principal"
            | "cartas"
            | "units"
            | "ground units"
            | "space units"
            | "events"
            | "upgrades"
            | "unidades"
            | "unidades terrestres"
            | "unidades espaciales"
            | "eventos"
            | "mejoras" => Some(Section::Deck),
            "sideboard" | "side board" | "side" | "reserva" | "banquillo" | "mazo de reserva" => {
                Some(Section::Sideboard)
            }
            _ => None,
        }
    }

    /// Whether a card of this kind belongs there.
    fn takes(self, kind: Kind) -> bool {
        match self {
            Section::Leader => kind == Kind::Leader,
            Section::Base => kind == Kind::Base,
            Section::Deck | Section::Sideboard => !matches!(kind, Kind::Leader | Kind::Base | Kind::Token),
        }
    }
}

pub(super) fn write(deck: &Deck, lang: Lang) -> String {
    let line = |(face, n): (usize, u16)| {
        let face = &BOX[face];
        let title = face.title.map_or_else(String::new, |title| format!(" | {}", title.word(lang)));
        format!("{n} | {}{title}", face.name.word(lang))
    };
    let one = |face: Option<usize>| face.map(|face| (face, 1)).into_iter().collect::<Cards>();
    let mut parts = Vec::new();
    let said = [(NAME, &deck.metadata.name), (AUTHOR, &deck.metadata.author)];
    let head = said.iter().filter(|(_, what)| !what.is_empty());
    let head: Vec<String> = head.map(|(word, what)| format!("{}: {what}", word.word(lang))).collect();
    if !head.is_empty() {
        parts.push(head.join("\n"));
    }
    for section in Section::ALL {
        let cards = match section {
            Section::Leader => one(deck.leader),
            Section::Base => one(deck.base),
            Section::Deck => deck.cards.clone(),
            Section::Sideboard => deck.sideboard.clone(),
        };
        if !cards.is_empty() {
            let lines: Vec<String> = cards.into_iter().map(line).collect();
            parts.push(format!("{}\n{}", section.title().word(lang), lines.join("\n")));
        }
    }
    parts.join("\n\n") + "\n"
}

pub(super) fn read(text: &str) -> Read {
    let mut read = Read::default();
    let mut section = None;
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim().trim_start_matches(['#', '/', '*', '-', '•']).trim();
        if line.is_empty() {
            continue;
        }
        // A heading may count what stands below it, or have its only card beside it.
        let (head, rest) = line.split_once(':').map_or((line, ""), |(head, rest)| (head, rest.trim()));
        let heading = plain(head.split(['(', '[']).next().unwrap_or(head));
        let says = |words: Both| [Lang::En, Lang::Es].iter().any(|lang| plain(&words.word(*lang)) == heading);
        if says(NAME) && !rest.is_empty() {
            read.deck.metadata.name = rest.to_owned();
        } else if says(AUTHOR) && !rest.is_empty() {
            read.deck.metadata.author = rest.to_owned();
        } else if let Some(headed) = Section::headed(&heading) {
            section = Some(headed);
            if !rest.is_empty() {
                card(&mut read, section, number, rest);
            }
        } else {
            card(&mut read, section, number, line);
        }
    }
    read
}

/// A line with a card and its number.
fn card(read: &mut Read, section: Option<Section>, line: u32, wrote: &str) {
    let (n, name) = counted(wrote);
    let mut found = named(name);
    if let Some(section) = section
        && found.len() > 1
    {
        found.retain(|face| section.takes(BOX[*face].kind));
    }
    let face = match found[..] {
        [face] => face,
        [] => return read.faults.push(Fault::Unknown { name: name.to_owned(), line: Some(line) }),
        _ => return read.faults.push(Fault::Several { name: name.to_owned(), line, found }),
    };
    let deck = &mut read.deck;
    let taken = |there: Option<usize>| there.is_some_and(|there| there != face);
    match (section, BOX[face].kind) {
        (Some(Section::Leader), _) | (None, Kind::Leader) if taken(deck.leader) => {
            read.faults.push(Fault::SecondLeader { face, line });
        }
        (Some(Section::Base), _) | (None, Kind::Base) if taken(deck.base) => {
            read.faults.push(Fault::SecondBase { face, line });
        }
        (Some(Section::Leader), _) | (None, Kind::Leader) => deck.leader = Some(face),
        (Some(Section::Base), _) | (None, Kind::Base) => deck.base = Some(face),
        (Some(Section::Sideboard), _) => add(&mut deck.sideboard, face, n),
        (Some(Section::Deck) | None, _) => add(&mut deck.cards, face, n),
    }
}

/// `3 x`, `3x`, `3 |`, `3` before a name, or `x3`, `: 3` behind it; one where no number is written.
fn counted(wrote: &str) -> (u16, &str) {
    let end = wrote.find(|c: char| !c.is_ascii_digit()).unwrap_or(wrote.len());
    let (digits, rest) = wrote.split_at(end);
    let after = rest.strip_prefix(['x', 'X', '×']).unwrap_or(rest);
    let apart = after.len() < rest.len() || rest.starts_with([' ', '\t', '|']);
    if let (Ok(n), true) = (digits.parse(), apart) {
        let name = after.trim_start();
        let name = name.strip_prefix(['x', 'X', '×']).filter(|name| name.starts_with(' ')).unwrap_or(name);
        return (n, name.trim_start_matches(|c: char| c == '|' || c.is_whitespace()));
    }
    for sign in [" x", " X", " ×", ":"] {
        if let Some((name, n)) = wrote.rsplit_once(sign)
            && let Ok(n) = n.trim().parse()
        {
            return (n, name.trim());
        }
    }
    (1, wrote)
}

/// By number, by name, or by name with the number behind it in brackets.
fn named(wrote: &str) -> Vec<usize> {
    let found = by_code(wrote).map_or_else(|| by_name(wrote), |face| vec![face]);
    let Some((name, number)) = wrote.split_once(['(', '[']).filter(|_| found.is_empty()) else {
        return found;
    };
    let number = number.replace([')', ']'], "");
    by_code(number.trim()).map_or_else(|| by_name(name), |face| vec![face])
}
