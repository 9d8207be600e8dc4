//! Clauses joined to sentences.

use super::{Clause, Part, Subject, verbs};
use crate::phrase::{Gender, Number, Phrase};
use crate::{Both, Lang, and, both, either, fill, or, sentence};

/// One thing an effect says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    Act(Clause),
    Words(String),
    /// Words that begin with a condition: "if you do not, draw 1 card".
    If(String),
    /// Words with a colon in them.
    Options(String),
    /// What comes of what was just said: "if you pass, draw 1 card".
    Outcome(String),
}

impl Said {
    pub fn plain(&self, lang: Lang) -> String {
        match self {
            Said::Act(act) => act.plain(lang),
            Said::Words(text) | Said::If(text) | Said::Options(text) | Said::Outcome(text) => text.clone(),
        }
    }

    fn contrasted(&self, lang: Lang) -> String {
        match self {
            Said::Act(act) => act.contrasted(lang),
            Said::Words(text) | Said::If(text) | Said::Options(text) | Said::Outcome(text) => text.clone(),
        }
    }

    /// How it is joined to what was said before it.
    pub fn joint(&self) -> Both {
        match self {
            Said::Outcome(_) => both("{0}; {1}", "{0}; {1}"),
            Said::If(_) => both("{0}, and {1}", "{0} y, {1}"),
            Said::Act(_) | Said::Words(_) | Said::Options(_) => both("{0}, then {1}", "{0} y luego {1}"),
        }
    }

    /// After what was said before. A gain takes in the gain just told: "gain 3 resources and 2 Force".
    pub fn push(self, said: &mut Vec<Said>, lang: Lang) {
        let gained = |said: &Said| match said {
            Said::Act(Clause { subject: Subject::You, prizes, may: false, .. }) => prizes.clone(),
            Said::Act(_) | Said::Words(_) | Said::If(_) | Said::Options(_) | Said::Outcome(_) => Vec::new(),
        };
        let before = said.last().map(gained).unwrap_or_default();
        let now = gained(&self);
        if before.is_empty() || now.is_empty() {
            said.push(self);
            return;
        }
        let prizes = [before, now].concat();
        said.pop();
        said.push(Said::Act(Clause { prizes: prizes.clone(), ..Clause::gain(and(lang, &prizes)) }));
    }
}

/// All that is said as a part of a sentence.
pub fn in_one(said: &[Said], lang: Lang) -> String {
    let Some((first, rest)) = said.split_first() else {
        return both("nothing happens", "no pasa nada").word(lang);
    };
    rest.iter().fold(first.plain(lang), |all, next| fill(lang, next.joint(), &[&all, &next.plain(lang)]))
}

/// Whole sentences: the leads open the first one, what is done next begins with "then".
pub fn sentences(leads: &[String], said: &[Said], lang: Lang) -> String {
    let mut sentences = Vec::new();
    for (i, said) in said.iter().enumerate() {
        let text = said.plain(lang);
        let text = match said {
            Said::Act(act) if i > 0 && act.when.is_none() => {
                fill(lang, both("then {0}", "luego {0}"), &[&text])
            }
            // One colon in a sentence is enough.
            Said::Options(_) if i == 0 && !leads.is_empty() => format!("{}, {text}", leads.join(", ")),
            Said::Act(_) | Said::Words(_) | Said::If(_) if i == 0 && !leads.is_empty() => {
                format!("{}: {text}", leads.join(", "))
            }
            Said::Act(_) | Said::Words(_) | Said::If(_) | Said::Options(_) | Said::Outcome(_) => text,
        };
        sentences.push(sentence(&text));
    }
    sentences.join(" ")
}

/// A cost: "in exchange for exiling this unit".
pub fn in_exchange(said: &[Said], lang: Lang) -> String {
    let doing = |said: &Said| match said {
        // A Spanish infinitive is a noun.
        Said::Act(act) => act.doing(lang).map(|text| Phrase::new(text, Gender::Masculine, Number::Singular)),
        Said::Words(_) | Said::If(_) | Said::Options(_) | Said::Outcome(_) => None,
    };
    match said.iter().map(doing).collect::<Option<Vec<Phrase>>>() {
        Some(all) => fill(lang, both("in exchange for {0}", "a cambio de {0}"), &[&and(lang, &all)]),
        None => {
            let all = in_one(said, lang);
            fill(lang, both("in exchange for this ({0})", "a cambio de esto ({0})"), &[&all])
        }
    }
}

/// "choose one: draw 1 card, or gain 2 resources"; each option is what it says.
pub fn options(who: Subject, n: u8, told: &[Vec<Said>], lang: Lang) -> Said {
    let prize = |said: &Vec<Said>| match said.as_slice() {
        [Said::Act(only)] if !only.prizes.is_empty() => Some(and(lang, &only.prizes)),
        _ => None,
    };
    let list = match told.iter().map(prize).collect::<Option<Vec<Phrase>>>() {
        // Who wins the prizes must be said if it is not who chooses.
        Some(prizes) if who == Subject::You => or(lang, &prizes).text,
        Some(_) | None => {
            let clauses: Vec<String> = told
                .iter()
                .map(|said| match (&who, said.as_slice()) {
                    (Subject::Player(_), [only]) => only.contrasted(lang),
                    (_, said) => in_one(said, lang),
                })
                .collect();
            either(lang, &clauses)
        }
    };
    let wanted = match n {
        1 => both("one", "una opción").word(lang),
        n => fill(lang, both("{0} different ones", "{0} opciones distintas"), &[&n]),
    };
    let choose = Clause::new(who, &verbs::CHOOSE, vec![Part::Words(wanted)]).plain(lang);
    Said::Options(fill(lang, both("{0}: {1}", "{0}: {1}"), &[&choose, &list]))
}
