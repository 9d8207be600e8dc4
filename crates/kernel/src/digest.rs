//! The rules of a game in short, as data: to be shown beside the table, searched and cited by number.

use serde::Serialize;
use text::{Both, Lang};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Section {
    /// The same in every language, so that a client can link to it.
    pub id: &'static str,
    pub title: Both,
    pub rules: &'static [Rule],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule {
    /// As the game's rules are numbered everywhere, for instance `R5.2.3`.
    pub number: &'static str,
    pub text: Both,
}

/// A [`Section`] in one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "http.ts"))]
pub struct DigestSection {
    pub id: &'static str,
    pub title: String,
    pub rules: Vec<DigestRule>,
}

/// A [`Rule`] in one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "http.ts"))]
pub struct DigestRule {
    pub number: &'static str,
    pub text: String,
}

impl Section {
    pub fn said(&self, lang: Lang) -> DigestSection {
        let rules = self.rules.iter().map(|rule| rule.said(lang)).collect();
        DigestSection { id: self.id, title: self.title.word(lang), rules }
    }
}

impl Rule {
    pub fn said(&self, lang: Lang) -> DigestRule {
        DigestRule { number: self.number, text: self.text.word(lang) }
    }
}
