//! The languages.

use std::fmt::{self, Display};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lang {
    En,
    Es,
    /// English with every word of a table in brackets: a letter outside brackets bypassed the tables.
    Pseudo,
}

impl FromStr for Lang {
    type Err = String;

    fn from_str(s: &str) -> Result<Lang, String> {
        match s {
            "en" => Ok(Lang::En),
            "es" => Ok(Lang::Es),
            _ => Err(format!("`{s}` is not a language of this table; there are `en` and `es`")),
        }
    }
}

impl Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Lang::En => "en",
            Lang::Es => "es",
            Lang::Pseudo => "pseudo",
        })
    }
}

/// The same words in both languages: a missing translation does not compile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Both {
    pub en: &'static str,
    pub es: &'static str,
}

pub const fn both(en: &'static str, es: &'static str) -> Both {
    Both { en, es }
}

impl Both {
    /// As it stands in the table; the pseudo language brackets it later, piece by piece.
    pub(crate) fn raw(self, lang: Lang) -> &'static str {
        match lang {
            Lang::En | Lang::Pseudo => self.en,
            Lang::Es => self.es,
        }
    }

    /// The words in one language.
    pub fn word(self, lang: Lang) -> String {
        shown(lang, self.raw(lang))
    }
}

/// A literal piece as the language shows it: the pseudo language puts brackets around its words and
/// leaves spaces and punctuation at its ends outside.
pub(crate) fn shown(lang: Lang, piece: &str) -> String {
    let edge = |c: char| !c.is_alphanumeric();
    let core = piece.trim_matches(edge);
    if lang != Lang::Pseudo || core.is_empty() {
        return piece.to_owned();
    }
    let tail = piece.trim_start_matches(edge);
    let head = &piece[..piece.len() - tail.len()];
    format!("{head}[{core}]{}", &tail[core.len()..])
}
