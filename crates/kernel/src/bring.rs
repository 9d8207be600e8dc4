//! What seats bring, as people handle it: ready ones by name, in files, in lists.

use serde::Serialize;
use text::Lang;

use crate::Game;

/// A game whose seats bring a deck of their own, or one to which nobody brings anything.
pub trait Bring: Game {
    /// Whether seats bring something where this was agreed on.
    fn brings(setup: &Self::Setup) -> bool {
        let _ = setup;
        false
    }

    /// What is at hand for everybody.
    fn ready(lang: Lang) -> Vec<Ready<Self>> {
        let _ = lang;
        Vec::new()
    }
    /// Reads what somebody has written or exported elsewhere, in whatever shape is usual.
    fn read_secret(written: &str, lang: Lang) -> Reading<Self> {
        let _ = (written, lang);
        Reading { secret: Self::Secret::default(), faults: Vec::new() }
    }
    /// Everything that keeps it from being brought.
    fn faults(secret: &Self::Secret, lang: Lang) -> Vec<DeckFault> {
        let _ = (secret, lang);
        Vec::new()
    }
    /// As a list for people, which [`Bring::read_secret`] understands.
    fn list_secret(secret: &Self::Secret, lang: Lang) -> String {
        let _ = (secret, lang);
        String::new()
    }
    /// What there is to know about it at a glance.
    fn deck_facts(secret: &Self::Secret, lang: Lang) -> DeckFacts {
        let _ = (secret, lang);
        DeckFacts::default()
    }
}

/// Something that anybody may bring, by its name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ready<G: Game> {
    pub id: &'static str,
    pub title: String,
    pub secret: G::Secret,
}

/// What could be read, and what could not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading<G: Game> {
    pub secret: G::Secret,
    pub faults: Vec<DeckFault>,
}

/// Something that is wrong with a deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "http.ts"))]
pub struct DeckFault {
    /// For programs.
    pub code: &'static str,
    /// The card it is about, as the catalogue has it.
    pub card: Option<&'static str>,
    /// How many there are, and how many there may or must be.
    pub found: Option<u32>,
    pub allowed: Option<u32>,
    /// The line of a list, counted from 1.
    pub line: Option<u32>,
    /// What is wrong, and what would mend it: a sentence each.
    pub text: String,
    pub repair: String,
}

/// A deck at a glance.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "http.ts"))]
pub struct DeckFacts {
    /// What its maker calls it.
    pub name: String,
    /// How many cards there are to draw from, and how many there must be at least.
    pub size: u32,
    pub least: u32,
    /// How many there may be of one card.
    pub copies: u32,
    pub lines: Vec<DeckLine>,
    /// What costs more in this deck, of all cards that could be part of it; nothing before that can be told.
    pub penalties: Vec<CardPenalty>,
    /// How many of the cards cost so much, have such an icon, are of such a kind.
    pub costs: Vec<DeckCount>,
    pub aspects: Vec<DeckCount>,
    pub kinds: Vec<DeckCount>,
}

/// What a card costs more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "http.ts"))]
pub struct CardPenalty {
    /// As the catalogue has it.
    pub card: &'static str,
    pub n: u32,
}

/// One of the different cards of a deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "http.ts"))]
pub struct DeckLine {
    /// `leader`, `base`, `deck` or `sideboard`.
    pub place: &'static str,
    /// As the catalogue has it, and as decks are written down.
    pub card: &'static str,
    pub code: String,
    /// Name and title.
    pub name: String,
    pub count: u32,
    /// As printed, and what it costs more in this deck.
    pub cost: Option<u32>,
    pub penalty: u32,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "http.ts"))]
pub struct DeckCount {
    pub id: String,
    pub title: String,
    pub n: u32,
}

/// What was meant: one that is ready, by its name, or whatever is written.
pub fn read_brought<G: Bring>(written: &str, lang: Lang) -> Reading<G> {
    let named = G::ready(lang).into_iter().find(|ready| ready.id == written.trim());
    match named {
        Some(ready) => Reading { secret: ready.secret, faults: Vec::new() },
        None => G::read_secret(written, lang),
    }
}
