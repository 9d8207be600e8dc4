//! What somebody did, told afterwards.

use std::fmt::Display;

use crate::phrase::{Number, Phrase};
use crate::{Both, Lang, both, capitalised, fill, sentence};

/// Whoever did something: the one who is told about it, or somebody else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who {
    You,
    They(Phrase),
}

impl Who {
    /// What is theirs: "your" and "their", "tu" and "su".
    pub fn own(&self, lang: Lang) -> String {
        match self {
            Who::You => both("your", "tu").word(lang),
            Who::They(_) => both("their", "su").word(lang),
        }
    }
}

/// What is done, in the forms for one and for many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deed {
    one: Both,
    many: &'static str,
    rest: Both,
}

/// "gains" and "gain", "gana", which takes an n for many and an s for you, and what follows the verb.
pub const fn does(en: [&'static str; 2], es: &'static str, rest: Both) -> Deed {
    Deed { one: both(en[0], es), many: en[1], rest }
}

impl Deed {
    /// A sentence; the holes are those of what follows the verb.
    pub fn by(self, who: &Who, holes: &[&dyn Display], lang: Lang) -> String {
        sentence(&self.clause(who, holes, lang))
    }

    /// The same without a full stop, so that something can follow.
    pub fn clause(self, who: &Who, holes: &[&dyn Display], lang: Lang) -> String {
        let several = Both { en: self.many, ..self.one };
        let verb = match (who, lang) {
            (Who::You, Lang::Es) => format!("{}s", self.one.es),
            (Who::You, Lang::En | Lang::Pseudo) => several.word(lang),
            (Who::They(they), Lang::Es) if they.number == Number::Plural => format!("{}n", self.one.es),
            (Who::They(they), _) if they.number == Number::Plural => several.word(lang),
            (Who::They(_), _) => self.one.word(lang),
        };
        let rest = fill(lang, self.rest, holes);
        let told = match who {
            Who::You => fill(lang, both("you {0} {1}", "{0} {1}"), &[&verb, &rest]),
            Who::They(they) => fill(lang, both("{0} {1} {2}", "{0} {1} {2}"), &[they, &verb, &rest]),
        };
        capitalised(&told)
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
        let by =
            |number, lang: Lang| play.by(&Who::They(REBEL.phrase(lang, number).definite(lang)), &[&7], lang);
        assert_eq!(by(Number::Singular, Lang::En), "The Rebel plays 7 in secret.");
        assert_eq!(by(Number::Plural, Lang::En), "The Rebels play 7 in secret.");
        assert_eq!(by(Number::Singular, Lang::Es), "El Rebelde juega 7 en secreto.");
        assert_eq!(by(Number::Plural, Lang::Es), "Los Rebeldes juegan 7 en secreto.");
        assert_eq!(by(Number::Plural, Lang::Pseudo), "[The] [Rebels] [play] 7 [in secret].");
        assert_eq!(play.by(&Who::You, &[&7], Lang::En), "You play 7 in secret.");
        assert_eq!(play.by(&Who::You, &[&7], Lang::Es), "Juegas 7 en secreto.");
    }
}
