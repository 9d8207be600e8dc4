//! What can be wrong with a deck, in words: what it is and what would mend it.

use kernel::DeckFault;
use text::{Both, Lang, both, fill};

use super::find::near;
use super::{LEAST, SIDEBOARD};
use crate::card::DECK;
use crate::cards::BOX;
use crate::label::{COPIES, code};
use crate::text::full_name;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// No JSON, or not that of a deck: where, and what was expected.
    Malformed(String),
    /// No card goes by this name or number.
    Unknown {
        name: String,
        line: Option<u32>,
    },
    /// These cards go by this name.
    Several {
        name: String,
        line: u32,
        found: Vec<usize>,
    },
    SecondLeader {
        face: usize,
        line: u32,
    },
    SecondBase {
        face: usize,
        line: u32,
    },
    NoLeader,
    NotALeader(usize),
    NoBase,
    NotABase(usize),
    TooFew(usize),
    TooMany(usize),
    WideSideboard(usize),
    NotOfDeck(usize),
    ManyCopies(usize, u16),
}

impl Fault {
    const fn code(&self) -> &'static str {
        match self {
            Fault::Malformed(_) => "malformed",
            Fault::Unknown { .. } => "unknown-card",
            Fault::Several { .. } => "several-cards",
            Fault::SecondLeader { .. } => "second-leader",
            Fault::SecondBase { .. } => "second-base",
            Fault::NoLeader => "no-leader",
            Fault::NotALeader(_) => "not-a-leader",
            Fault::NoBase => "no-base",
            Fault::NotABase(_) => "not-a-base",
            Fault::TooFew(_) => "too-few",
            Fault::TooMany(_) => "too-many",
            Fault::WideSideboard(_) => "sideboard",
            Fault::NotOfDeck(_) => "not-of-deck",
            Fault::ManyCopies(..) => "copies",
        }
    }

    const fn card(&self) -> Option<usize> {
        match self {
            Fault::NotALeader(face)
            | Fault::NotABase(face)
            | Fault::SecondLeader { face, .. }
            | Fault::SecondBase { face, .. }
            | Fault::NotOfDeck(face)
            | Fault::ManyCopies(face, _) => Some(*face),
            _ => None,
        }
    }

    /// How many there are, and how many there may or must be.
    fn numbers(&self) -> Option<(usize, usize)> {
        match self {
            Fault::TooFew(n) => Some((*n, LEAST)),
            Fault::TooMany(n) => Some((*n, DECK)),
            Fault::WideSideboard(n) => Some((*n, SIDEBOARD)),
            Fault::ManyCopies(_, n) => Some(((*n).into(), COPIES.into())),
            _ => None,
        }
    }

    const fn line(&self) -> Option<u32> {
        match self {
            Fault::Unknown { line, .. } => *line,
            Fault::Several { line, .. }
            | Fault::SecondLeader { line, .. }
            | Fault::SecondBase { line, .. } => Some(*line),
            _ => None,
        }
    }

    /// For clients.
    pub fn facts(&self, lang: Lang) -> DeckFault {
        let (text, repair) = self.said(lang);
        let (found, allowed) = self.numbers().unzip();
        DeckFault {
            code: self.code(),
            card: self.card().map(|face| BOX[face].id),
            found: found.map(|n| n as u32),
            allowed: allowed.map(|n| n as u32),
            line: self.line(),
            text,
            repair,
        }
    }

    /// What is wrong, and what would mend it.
    pub fn said(&self, lang: Lang) -> (String, String) {
        let name = self.card().map_or_else(String::new, |face| full_name(&BOX[face], lang));
        let (found, allowed) = self.numbers().unwrap_or_default();
        let off = found.abs_diff(allowed);
        let say = |wrong: Both, mend: Both| {
            let holes: [&dyn std::fmt::Display; 4] = [&name, &found, &allowed, &off];
            (fill(lang, wrong, &holes), fill(lang, mend, &holes))
        };
        match self {
            Fault::Malformed(problem) => (
                fill(
                    lang,
                    both("This is no deck in JSON: {0}.", "Esto no es un mazo en JSON: {0}."),
                    &[problem],
                ),
                both(
                    "Export it again, or paste it as a plain list.",
                    "Expórtalo otra vez o pégalo como una lista sencilla.",
                )
                .word(lang),
            ),
            Fault::Unknown { name, line } => unknown(name, *line, lang),
            Fault::Several { name, line, found } => {
                let names: Vec<String> = found.iter().map(|face| listed(*face, lang)).collect();
                let words = both(
                    "Line {0}: several cards are called “{1}”.",
                    "Línea {0}: varias cartas se llaman «{1}».",
                );
                let mend = both(
                    "Write the title or the number, too: {0}.",
                    "Escribe también el título o el número: {0}.",
                );
                (fill(lang, words, &[line, name]), fill(lang, mend, &[&names.join("; ")]))
            }
            Fault::SecondLeader { .. } => say(
                both("There is a second leader, {0}.", "Hay un segundo líder: {0}."),
                both(
                    "A deck has one leader: take one of them out.",
                    "Un mazo tiene un solo líder: quita uno.",
                ),
            ),
            Fault::SecondBase { .. } => say(
                both("There is a second base, {0}.", "Hay una segunda base: {0}."),
                both("A deck has one base: take one of them out.", "Un mazo tiene una sola base: quita una."),
            ),
            Fault::NoLeader => say(
                both("The deck has no leader.", "El mazo no tiene líder."),
                both("Choose one.", "Elige uno."),
            ),
            Fault::NotALeader(_) => say(
                both("{0} is no leader.", "{0} no es un líder."),
                both("Choose a leader in its place.", "Elige un líder en su lugar."),
            ),
            Fault::NoBase => say(
                both("The deck has no base.", "El mazo no tiene base."),
                both("Choose one.", "Elige una."),
            ),
            Fault::NotABase(_) => say(
                both("{0} is no base.", "{0} no es una base."),
                both("Choose a base in its place.", "Elige una base en su lugar."),
            ),
            Fault::TooFew(_) => say(
                both(
                    "A deck has at least {2} cards, and this one has {1}.",
                    "Un mazo tiene al menos {2} cartas y este tiene {1}.",
                ),
                both("Cards to add: {3}.", "Cartas por añadir: {3}."),
            ),
            Fault::TooMany(_) => say(
                both(
                    "This table has room for {2} cards, and this deck has {1}.",
                    "En esta mesa caben {2} cartas y este mazo tiene {1}.",
                ),
                both("Cards to take out: {3}.", "Cartas por quitar: {3}."),
            ),
            Fault::WideSideboard(_) => say(
                both(
                    "A sideboard has {2} cards at most, and this one has {1}.",
                    "Una reserva tiene {2} cartas como mucho y esta tiene {1}.",
                ),
                both("Cards to take out of it: {3}.", "Cartas por quitar de ella: {3}."),
            ),
            Fault::NotOfDeck(_) => say(
                both("{0} is not shuffled into a deck.", "{0} no se baraja en un mazo."),
                both("Take it out.", "Quítala."),
            ),
            Fault::ManyCopies(..) => say(
                both(
                    "{2} of {0} are allowed in deck and sideboard together, and there are {1}.",
                    "De {0} se permiten {2} entre mazo y reserva, y hay {1}.",
                ),
                both("Copies to take out: {3}.", "Copias por quitar: {3}."),
            ),
        }
    }
}

/// Name, title and number.
fn listed(face: usize, lang: Lang) -> String {
    format!("{} ({})", full_name(&BOX[face], lang), code(&BOX[face]))
}

fn unknown(name: &str, line: Option<u32>, lang: Lang) -> (String, String) {
    let short: String = name.chars().take(60).collect();
    let wrong = match line {
        Some(line) => fill(
            lang,
            both("Line {0}: there is no card “{1}”.", "Línea {0}: no hay ninguna carta «{1}»."),
            &[&line, &short],
        ),
        None => fill(lang, both("There is no card “{0}”.", "No hay ninguna carta «{0}»."), &[&short]),
    };
    let near: Vec<String> = near(name).iter().map(|face| full_name(face, lang)).collect();
    if !near.is_empty() {
        let or = both("Perhaps this is meant: {0}.", "Quizá se trata de: {0}.");
        return (wrong, fill(lang, or, &[&near.join("; ")]));
    }
    let last = BOX.iter().filter(|face| crate::grants::is_played(face)).max_by_key(|face| face.number);
    let (first, last) = (code(&BOX[0]), last.map_or_else(String::new, code));
    let mend = both(
        "Take it out or put another card in its place: the cards here are {0} to {1}.",
        "Quítala o pon otra carta en su lugar: las cartas de aquí van de {0} a {1}.",
    );
    (wrong, fill(lang, mend, &[&first, &last]))
}
