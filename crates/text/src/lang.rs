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
