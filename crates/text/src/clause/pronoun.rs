//! Pronouns and the words that stand for an article.

use super::Mention;
use crate::phrase::{Agreeing, Noun, Number, Phrase, THE};
use crate::{Lang, both};

pub const THIS: Agreeing = Agreeing::forms(["this", "these"], ["este", "estos"], ["esta", "estas"]);
pub const THAT: Agreeing = Agreeing::forms(["that", "those"], ["ese", "esos"], ["esa", "esas"]);
pub const YOUR: Agreeing = Agreeing::by_number(["your", "your"], ["tu", "tus"]);
pub const THEIR: Agreeing = Agreeing::by_number(["their", "their"], ["su", "sus"]);
pub const EACH: Agreeing = Agreeing::by_number(["each"; 2], ["cada"; 2]);
pub(super) const EACH_ONE: Agreeing =
    Agreeing::adjective("each", ["cada uno", "cada uno"], ["cada una", "cada una"]);
/// After a preposition.
pub const ITSELF: Agreeing = Agreeing::forms(["it", "them"], ["él", "ellos"], ["ella", "ellas"]);
/// As an object.
const IT: Agreeing = Agreeing::forms(["it", "them"], ["lo", "los"], ["la", "las"]);
pub(super) const OTHER: Agreeing = Agreeing::adjective("other", ["otro", "otros"], ["otra", "otras"]);
pub(super) const ANOTHER: Agreeing =
    Agreeing::forms(["another", "other"], ["otro", "otros"], ["otra", "otras"]);
pub(super) const ALL: Agreeing =
    Agreeing::adjective("all", ["todo el", "todos los"], ["toda la", "todas las"]);

/// "it", "esa carta": a thing that has been spoken of.
pub fn spoken_of(noun: Noun, number: Number, lang: Lang) -> Phrase {
    let thing = noun.phrase(lang, number);
    let it = pronoun(&thing, lang);
    let that = THAT.agree(lang, thing.gender, number);
    thing.within_and(lang, both("{1}", "{2} {0}"), &[&it, &that])
}

/// The object pronoun for a phrase: "it", "la".
pub fn pronoun(thing: &Phrase, lang: Lang) -> String {
    IT.agree(lang, thing.gender, thing.number)
}

/// "your hand".
pub fn yours(noun: Noun, number: Number, lang: Lang) -> Phrase {
    noun.phrase(lang, number).after(lang, &YOUR)
}

/// "your opponent's hand", "la mano de tu rival"; the second time "their hand".
pub fn theirs(noun: Noun, owner: &Phrase, mention: Mention, lang: Lang) -> Phrase {
    let thing = noun.phrase(lang, Number::Singular);
    match mention {
        Mention::First => {
            let article = THE.agree(lang, thing.gender, thing.number);
            thing.within_and(lang, both("{2}'s {0}", "{1} {0} de {2}"), &[&article, owner])
        }
        Mention::Again => thing.after(lang, &THEIR),
    }
}
