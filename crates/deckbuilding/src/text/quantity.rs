//! How much of something.

use text::{Both, Lang, Noun, Number, Phrase, both};

use super::effect::Teller;
use super::noun::Amount;
use crate::words::Num;

/// Something that is counted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Measure {
    pub(super) noun: Noun,
    /// As much of it as the card that was spoken of costs.
    as_cost: Both,
}

pub(super) const RESOURCES: Measure = Measure {
    noun: Noun::masculine(both("resource", "recurso"), both("resources", "recursos")),
    as_cost: both("resources equal to that card's cost", "tantos recursos como cueste esa carta"),
};
pub(super) const DAMAGE: Measure = Measure {
    noun: Noun::masculine(both("damage", "punto de daño"), both("damage", "puntos de daño")),
    as_cost: both("damage equal to that card's cost", "tantos puntos de daño como cueste esa carta"),
};
pub(super) const FORCE: Noun = Noun::feminine(both("Force", "de Fuerza"), both("Force", "de Fuerza"));
pub(super) const ATTACK: Measure = Measure {
    noun: Noun::masculine(both("attack", "de Ataque"), both("attack", "de Ataque")),
    as_cost: both("attack equal to that card's cost", "tanto Ataque como cueste esa carta"),
};

/// How much of something. "for each …" may stand apart from the rest.
#[derive(Clone, Debug)]
pub(super) struct Quantity {
    pub(super) head: Phrase,
    pub(super) per: Option<String>,
}

impl Quantity {
    pub(super) fn together(self, lang: Lang) -> Phrase {
        match self.per {
            Some(per) => self.head.within_and(lang, both("{0} {1}", "{0} {1}"), &[&per]),
            None => self.head,
        }
    }
}

impl Teller<'_> {
    /// "+2 attack".
    pub(super) fn plus(&self, num: Num) -> Phrase {
        let Quantity { head, per } = self.quantity(num, ATTACK);
        let head = match num {
            Num::N(_) | Num::CountOf(_) => head.within(self.lang, both("+{0}", "+{0}")),
            Num::TargetCost | Num::Rule(_) => head,
        };
        Quantity { head, per }.together(self.lang)
    }

    pub(super) fn quantity(&self, num: Num, measure: Measure) -> Quantity {
        let lang = self.lang;
        match num {
            Num::N(n) => Quantity { head: measure.noun.count(lang, n), per: None },
            Num::CountOf(filter) => {
                let each = self.standing().things(&[filter], Amount::Each);
                let per = self.fill(both("for {0}", "por {0}"), &[&each]);
                Quantity { head: measure.noun.count(lang, 1), per: Some(per) }
            }
            Num::TargetCost | Num::Rule(_) => {
                let head = Phrase::new(measure.as_cost.word(lang), measure.noun.gender, Number::Plural);
                Quantity { head, per: None }
            }
        }
    }
}
