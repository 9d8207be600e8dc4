//! Nouns, and the words that agree with them.

use std::fmt::{self, Display};

use crate::{Both, Lang, both, fill};

/// Spanish gender; English has none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gender {
    Masculine,
    Feminine,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Number {
    Singular,
    Plural,
}

impl Number {
    pub const fn of(n: u8) -> Number {
        if n == 1 { Number::Singular } else { Number::Plural }
    }
}

/// Words that stand for a thing, with what other words must know to agree with them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phrase {
    pub text: String,
    pub gender: Gender,
    pub number: Number,
}

impl Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl Phrase {
    pub const fn new(text: String, gender: Gender, number: Number) -> Phrase {
        Phrase { text, gender, number }
    }

    /// The same thing in a template, whose hole `{0}` it fills.
    #[must_use]
    pub fn within(self, lang: Lang, template: Both) -> Phrase {
        self.within_and(lang, template, &[])
    }

    /// As [`Phrase::within`], with more holes from `{1}` on.
    #[must_use]
    pub fn within_and(self, lang: Lang, template: Both, more: &[&dyn Display]) -> Phrase {
        let holes: Vec<&dyn Display> =
            std::iter::once(&self as &dyn Display).chain(more.iter().copied()).collect();
        let text = fill(lang, template, &holes);
        Phrase { text, ..self }
    }

    /// With an article or the like before it.
    #[must_use]
    pub fn after(self, lang: Lang, word: &Agreeing) -> Phrase {
        let word = word.agree(lang, self.gender, self.number);
        self.within_and(lang, both("{1} {0}", "{1} {0}"), &[&word])
    }

    /// With an adjective: English puts it before the noun, Spanish after it.
    #[must_use]
    pub fn with(self, lang: Lang, adjective: &Agreeing) -> Phrase {
        let word = adjective.agree(lang, self.gender, self.number);
        self.within_and(lang, both("{1} {0}", "{0} {1}"), &[&word])
    }

    /// "a card", "an enemy card", "una carta". In English the first letter decides; a u counts as a
    /// consonant, since the words of games that begin with it are "unit" and "unique".
    #[must_use]
    pub fn indefinite(self, lang: Lang) -> Phrase {
        let first = self.text.chars().find(|c| c.is_alphanumeric()).map(|c| c.to_ascii_lowercase());
        let article = if matches!(first, Some('a' | 'e' | 'i' | 'o')) { &AN } else { &A };
        self.after(lang, article)
    }

    /// "the card", "la carta".
    #[must_use]
    pub fn definite(self, lang: Lang) -> Phrase {
        self.after(lang, &THE)
    }
}

/// A noun of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Noun {
    pub one: Both,
    pub many: Both,
    pub gender: Gender,
}

impl Noun {
    pub const fn masculine(one: Both, many: Both) -> Noun {
        Noun { one, many, gender: Gender::Masculine }
    }

    pub const fn feminine(one: Both, many: Both) -> Noun {
        Noun { one, many, gender: Gender::Feminine }
    }

    pub fn phrase(self, lang: Lang, number: Number) -> Phrase {
        let words = match number {
            Number::Singular => self.one,
            Number::Plural => self.many,
        };
        Phrase::new(words.word(lang), self.gender, number)
    }

    /// "1 card", "2 cards".
    pub fn count(self, lang: Lang, n: u8) -> Phrase {
        self.phrase(lang, Number::of(n)).within_and(lang, both("{1} {0}", "{1} {0}"), &[&n])
    }
}

/// An adjective, article, pronoun or participle: it takes gender and number from its noun.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Agreeing {
    masculine: [Both; 2],
    feminine: [Both; 2],
}

impl Agreeing {
    /// English with singular and plural, Spanish with masculine and feminine, each with its plural.
    pub const fn forms(
        en: [&'static str; 2],
        masculine: [&'static str; 2],
        feminine: [&'static str; 2],
    ) -> Agreeing {
        Agreeing {
            masculine: [both(en[0], masculine[0]), both(en[1], masculine[1])],
            feminine: [both(en[0], feminine[0]), both(en[1], feminine[1])],
        }
    }

    /// Spanish changes with the number only.
    pub const fn by_number(en: [&'static str; 2], es: [&'static str; 2]) -> Agreeing {
        Agreeing::forms(en, es, es)
    }

    /// English does not change at all.
    pub const fn adjective(
        en: &'static str,
        masculine: [&'static str; 2],
        feminine: [&'static str; 2],
    ) -> Agreeing {
        Agreeing::forms([en, en], masculine, feminine)
    }

    pub fn agree(&self, lang: Lang, gender: Gender, number: Number) -> String {
        let forms = match gender {
            Gender::Masculine => self.masculine,
            Gender::Feminine => self.feminine,
        };
        let word = match number {
            Number::Singular => forms[0],
            Number::Plural => forms[1],
        };
        word.word(lang)
    }
}

const A: Agreeing = Agreeing::adjective("a", ["un", "unos"], ["una", "unas"]);
const AN: Agreeing = Agreeing::adjective("an", ["un", "unos"], ["una", "unas"]);
/// The definite article.
pub const THE: Agreeing = Agreeing::adjective("the", ["el", "los"], ["la", "las"]);

#[cfg(test)]
mod tests {
    use super::*;

    const CARD: Noun = Noun::feminine(both("card", "carta"), both("cards", "cartas"));
    const DECK: Noun = Noun::masculine(both("deck", "mazo"), both("decks", "mazos"));
    const ENEMY: Agreeing = Agreeing::adjective("enemy", ["enemigo", "enemigos"], ["enemiga", "enemigas"]);
    const THIS: Agreeing = Agreeing::forms(["this", "these"], ["este", "estos"], ["esta", "estas"]);

    #[test]
    fn numbers_and_nouns() {
        assert_eq!(CARD.count(Lang::En, 1).text, "1 card");
        assert_eq!(CARD.count(Lang::Es, 3).text, "3 cartas");
        assert_eq!(CARD.count(Lang::Pseudo, 0).text, "0 [cards]");
    }

    #[test]
    fn adjectives_and_articles_agree() {
        let one = |noun: Noun, lang| noun.phrase(lang, Number::Singular).with(lang, &ENEMY);
        assert_eq!(one(CARD, Lang::Es).indefinite(Lang::Es).text, "una carta enemiga");
        assert_eq!(one(DECK, Lang::Es).definite(Lang::Es).text, "el mazo enemigo");
        assert_eq!(one(CARD, Lang::En).indefinite(Lang::En).text, "an enemy card");
        assert_eq!(one(CARD, Lang::Pseudo).indefinite(Lang::Pseudo).text, "[an] [enemy] [card]");
        let many = CARD.phrase(Lang::En, Number::Plural);
        assert_eq!(many.clone().after(Lang::En, &THIS).text, "these cards");
        assert_eq!(many.definite(Lang::En).text, "the cards");
    }
}
