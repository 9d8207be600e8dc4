//! How many things are meant.

use super::pronoun::{ALL, ANOTHER, EACH, EACH_ONE, OTHER};
use crate::phrase::{Number, Phrase};
use crate::{Lang, both};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Amount {
    /// "a card".
    Any,
    Exactly(u8),
    UpTo(u8),
    /// None, some or all.
    AnyNumber,
    /// As many as fate picks.
    AtRandom(u8),
    All,
    Each,
}

impl Amount {
    pub const fn number(self) -> Number {
        match self {
            Amount::Any | Amount::Each => Number::Singular,
            Amount::Exactly(n) | Amount::UpTo(n) | Amount::AtRandom(n) => Number::of(n),
            Amount::All | Amount::AnyNumber => Number::Plural,
        }
    }
}

impl Phrase {
    /// So many of these things, which are in the number the amount asks for; `other`: apart from the one
    /// that speaks. "up to 2 other units", "otra unidad".
    #[must_use]
    pub fn counted(self, lang: Lang, amount: Amount, other: bool) -> Phrase {
        let another = ANOTHER.agree(lang, self.gender, self.number);
        let template = match (other, self.number) {
            (false, _) => both("{1} {0}", "{1} {0}"),
            (true, Number::Singular) => both("{2} {0}", "{2} {0}"),
            (true, Number::Plural) => both("{1} {2} {0}", "{2} {1} {0}"),
        };
        match amount {
            Amount::Any if other => self.after(lang, &ANOTHER),
            Amount::Any => self.indefinite(lang),
            Amount::Exactly(n) | Amount::AtRandom(n) => self.within_and(lang, template, &[&n, &another]),
            Amount::UpTo(n) => {
                self.within_and(lang, template, &[&n, &another]).within(lang, both("up to {0}", "hasta {0}"))
            }
            Amount::AnyNumber if other => self.after(lang, &OTHER).counted(lang, Amount::AnyNumber, false),
            Amount::AnyNumber => self.within(lang, both("any number of {0}", "cualquier número de {0}")),
            Amount::All if other => self.after(lang, &OTHER).after(lang, &ALL),
            Amount::All => self.after(lang, &ALL),
            Amount::Each if other => self.after(lang, &OTHER).after(lang, &EACH),
            Amount::Each => self.after(lang, &EACH),
        }
    }

    /// So many out of these things: "up to 2 of them".
    #[must_use]
    pub fn some_of(self, lang: Lang, amount: Amount) -> Phrase {
        let (template, n) = match amount {
            Amount::Any => (both("{1} of {0}", "{1} de {0}"), 1),
            Amount::Exactly(n) => (both("{1} of {0}", "{1} de {0}"), n),
            Amount::UpTo(n) => (both("up to {1} of {0}", "hasta {1} de {0}"), n),
            Amount::AtRandom(n) => (both("{1} of {0} at random", "{1} de {0} al azar"), n),
            Amount::AnyNumber => return self.counted(lang, amount, false),
            Amount::All => return self,
            Amount::Each => {
                let one = EACH_ONE.agree(lang, self.gender, Number::Singular);
                let each = self.within_and(lang, both("{1} of {0}", "{1} de {0}"), &[&one]);
                return Phrase { number: Number::Singular, ..each };
            }
        };
        Phrase { number: Number::of(n), ..self.within_and(lang, template, &[&n]) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Noun;
    use crate::clause::ITSELF;

    const CARD: Noun = Noun::feminine(both("card", "carta"), both("cards", "cartas"));

    #[test]
    fn some_out_of_those_spoken_of() {
        let of = |lang, amount| {
            let cards = CARD.phrase(lang, Number::Plural);
            let text = ITSELF.agree(lang, cards.gender, cards.number);
            Phrase { text, ..cards }.some_of(lang, amount)
        };
        for (amount, en, es, number) in [
            (Amount::Any, "1 of them", "1 de ellas", Number::Singular),
            (Amount::Exactly(2), "2 of them", "2 de ellas", Number::Plural),
            (Amount::UpTo(2), "up to 2 of them", "hasta 2 de ellas", Number::Plural),
            (Amount::AtRandom(1), "1 of them at random", "1 de ellas al azar", Number::Singular),
            (Amount::AnyNumber, "any number of them", "cualquier número de ellas", Number::Plural),
            (Amount::All, "them", "ellas", Number::Plural),
            (Amount::Each, "each of them", "cada una de ellas", Number::Singular),
        ] {
            assert_eq!(of(Lang::En, amount).text, en);
            assert_eq!(of(Lang::Es, amount).text, es);
            assert_eq!(of(Lang::Es, amount).number, number);
        }
    }
}
