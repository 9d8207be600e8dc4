//! How much of something.

use crate::phrase::{Agreeing, Noun, Phrase};
use crate::{Both, Lang, both, fill};

/// So much; "for each …" may stand apart from the rest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quantity {
    pub head: Phrase,
    pub per: Option<String>,
}

impl Quantity {
    /// "2 damage".
    pub fn of(noun: Noun, n: u8, lang: Lang) -> Quantity {
        noun.count(lang, n).into()
    }

    /// "1 damage for each friendly unit"; the phrase says "each" already.
    pub fn per(noun: Noun, each: &Phrase, lang: Lang) -> Quantity {
        let per = fill(lang, both("for {0}", "por {0}"), &[each]);
        Quantity { head: noun.count(lang, 1), per: Some(per) }
    }

    /// "+2 attack".
    #[must_use]
    pub fn plus(self, lang: Lang) -> Quantity {
        Quantity { head: self.head.within(lang, both("+{0}", "+{0}")), ..self }
    }

    pub fn together(self, lang: Lang) -> Phrase {
        match self.per {
            Some(per) => self.head.within_and(lang, both("{0} {1}", "{0} {1}"), &[&per]),
            None => self.head,
        }
    }
}

impl From<Phrase> for Quantity {
    fn from(head: Phrase) -> Quantity {
        Quantity { head, per: None }
    }
}

const DIVIDED: Agreeing =
    Agreeing::adjective("divided", ["repartido", "repartidos"], ["repartida", "repartidas"]);

/// "3 damage divided as you choose among enemy units".
pub fn divided(quantity: Phrase, among: &Phrase, lang: Lang) -> Phrase {
    let divided = DIVIDED.agree(lang, quantity.gender, quantity.number);
    let template = both("{0} {1} as you choose among {2}", "{0} {1} como quieras entre {2}");
    quantity.within_and(lang, template, &[&divided, among])
}

/// "any number of units with a total cost of 3 or less".
pub fn in_total(things: Phrase, measure: Both, most: u8, lang: Lang) -> Phrase {
    let template = both("{0} with a total {1} of {2} or less", "{0} cuyo {1} total sea {2} o menos");
    things.within_and(lang, template, &[&measure.word(lang), &most])
}
