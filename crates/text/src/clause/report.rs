//! What somebody did, told afterwards.

use std::fmt::Display;

use crate::phrase::{Number, Phrase};
use crate::{Both, Lang, both, fill, sentence};

/// What is done, in the forms for one and for many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deed {
    one: Both,
    many: &'static str,
    rest: Both,
}

/// "gains" and "gain", "gana", which takes an n for many, and what follows the verb.
pub const fn does(en: [&'static str; 2], es: &'static str, rest: Both) -> Deed {
    Deed { one: both(en[0], es), many: en[1], rest }
}

impl Deed {
    /// A sentence; the holes are those of what follows the verb.
    pub fn by(self, who: &Phrase, holes: &[&dyn Display], lang: Lang) -> String {
        let verb = match (who.number, lang) {
            (Number::Singular, _) => self.one.word(lang),
            (Number::Plural, Lang::Es) => format!("{}n", self.one.es),
            (Number::Plural, Lang::En | Lang::Pseudo) => Both { en: self.many, ..self.one }.word(lang),
        };
        let rest = fill(lang, self.rest, holes);
        sentence(&fill(lang, both("{0} {1} {2}", "{0} {1} {2}"), &[who, &verb, &rest]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Noun;

    #[test]
    fn the_verb_agrees() {
        const REBEL: Noun = Noun::masculine(both("Rebel", "Rebelde"), both("Rebels", "Rebeldes"));
        let play = does(["plays", "play"], "juega", both("{0} in secret", "{0} en secreto"));
        let by = |number, lang: Lang| play.by(&REBEL.phrase(lang, number).definite(lang), &[&7], lang);
        assert_eq!(by(Number::Singular, Lang::En), "The Rebel plays 7 in secret.");
        assert_eq!(by(Number::Plural, Lang::En), "The Rebels play 7 in secret.");
        assert_eq!(by(Number::Singular, Lang::Es), "El Rebelde juega 7 en secreto.");
        assert_eq!(by(Number::Plural, Lang::Es), "Los Rebeldes juegan 7 en secreto.");
        assert_eq!(by(Number::Plural, Lang::Pseudo), "[The] [Rebels] [play] 7 [in secret].");
    }
}
