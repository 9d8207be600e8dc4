//! The rules of a game in short: to be shown beside the table, searched and cited by number.
//!
//! They are written down in a text file, where they can be read and translated:
//!
//! ```text
//! # attacking
//! en Preparing an attack
//! es Preparar un ataque
//!
//! R5.4.1
//! en A card can take part in an attack only if it is in play.
//! es Una carta puede participar en un ataque solo si está en juego.
//! ```

use serde::Serialize;
use text::{Both, Lang, both};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// The same in every language, so that a client can link to it.
    pub id: &'static str,
    pub title: Both,
    pub rules: Vec<Rule>,
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

/// Reads a digest as it is written down.
///
/// # Panics
/// If it is not well written; a digest is a part of its game, and a test reads it.
pub fn digest(written: &'static str) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    let paragraphs = written.split("\n\n").map(str::trim).filter(|paragraph| !paragraph.is_empty());
    for paragraph in paragraphs {
        let mut lines = paragraph.lines();
        let head = lines.next().unwrap_or_default();
        let mut said = |lang| lines.next().and_then(|line| line.strip_prefix(lang));
        let (Some(en), Some(es), None) = (said("en "), said("es "), said("")) else {
            panic!("a digest has a line for each language under `{head}`");
        };
        match (head.strip_prefix("# "), sections.last_mut()) {
            (Some(id), _) => sections.push(Section { id, title: both(en, es), rules: Vec::new() }),
            (None, Some(section)) => section.rules.push(Rule { number: head, text: both(en, es) }),
            (None, None) => panic!("a digest begins with a section, not with `{head}`"),
        }
    }
    sections
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

#[cfg(test)]
mod tests {
    use super::*;

    const WRITTEN: &str = "# end\nen The end\nes El final\n\nR1\nen Stop.\nes Para.\n";

    #[test]
    fn sections_have_titles_and_rules() {
        let rule = Rule { number: "R1", text: both("Stop.", "Para.") };
        assert_eq!(
            digest(WRITTEN),
            [Section { id: "end", title: both("The end", "El final"), rules: vec![rule] }]
        );
    }

    #[test]
    #[should_panic(expected = "a line for each language under `R1`")]
    fn a_language_is_missed() {
        digest("# end\nen The end\nes El final\n\nR1\nen Stop.\n");
    }

    #[test]
    #[should_panic(expected = "begins with a section, not with `R1`")]
    fn a_rule_belongs_to_a_section() {
        digest("R1\nen Stop.\nes Para.\n");
    }
}
