//! A clause and how it is said.

use std::fmt::Display;

use super::{Form, Verb, pronoun, verbs};
use crate::join::sounds_like_i;
use crate::phrase::{Number, Phrase};
use crate::{Lang, both, fill};

/// Who does it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Subject {
    /// The owner of the effect, who reads it.
    You,
    /// Another player: "your opponent".
    Player(Phrase),
    Thing(Phrase),
}

/// An object as it is said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    Words(String),
    /// "it": Spanish puts it before the verb, or hangs it on the infinitive.
    Pronoun(Phrase),
}

/// Somebody does something. `O` is what an object is known by: words at last, before that what a game
/// has for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clause<O = Part> {
    pub subject: Subject,
    pub verb: &'static Verb,
    pub objects: Vec<O>,
    /// It is up to the subject.
    pub may: bool,
    /// The first object takes many words.
    pub heavy: bool,
    /// What stands at the end: "for each …", "this turn".
    pub tail: Vec<String>,
    /// What stands before all: "at the end of the turn".
    pub when: Option<String>,
    /// What is gained, when nothing else is done.
    pub prizes: Vec<Phrase>,
    /// What the same subject does next, in one breath: "and put it into your hand".
    pub and: Option<Box<Clause<O>>>,
    /// Whoever chose the objects may be said to do it.
    pub by_chooser: bool,
}

impl<O> Clause<O> {
    pub fn new(subject: Subject, verb: &'static Verb, objects: Vec<O>) -> Clause<O> {
        Clause {
            subject,
            verb,
            objects,
            may: false,
            heavy: false,
            tail: Vec::new(),
            when: None,
            prizes: Vec::new(),
            and: None,
            by_chooser: false,
        }
    }

    pub fn you(verb: &'static Verb, objects: Vec<O>) -> Clause<O> {
        Clause::new(Subject::You, verb, objects)
    }

    #[must_use]
    pub fn by_chooser(mut self) -> Clause<O> {
        self.by_chooser = true;
        self
    }

    #[must_use]
    pub fn when(mut self, when: String) -> Clause<O> {
        self.when = Some(when);
        self
    }

    /// For as long as this: "for this phase".
    #[must_use]
    pub fn lasting(mut self, until: String) -> Clause<O> {
        self.tail.push(until);
        self
    }

    #[must_use]
    pub fn and(mut self, next: Clause<O>) -> Clause<O> {
        self.and = Some(Box::new(next));
        self
    }

    #[must_use]
    pub fn prize(mut self, prize: Phrase) -> Clause<O> {
        self.prizes.push(prize);
        self
    }
}

impl<O: From<String>> Clause<O> {
    /// "gain 1 resource".
    pub fn gain(prize: Phrase) -> Clause<O> {
        Clause::you(&verbs::GAIN, vec![prize.text.clone().into()]).prize(prize)
    }
}

impl From<String> for Part {
    fn from(words: String) -> Part {
        Part::Words(words)
    }
}

impl From<Phrase> for Part {
    fn from(phrase: Phrase) -> Part {
        Part::Words(phrase.text)
    }
}

impl Clause {
    /// On its own: "draw 1 card", "your opponent discards it".
    pub fn plain(&self, lang: Lang) -> String {
        let said = match (&self.subject, self.may) {
            (Subject::You, false) => self.predicate(lang, Form::You),
            (Subject::You, true) => {
                fill(lang, both("you may {0}", "puedes {0}"), &[&self.predicate(lang, Form::May)])
            }
            (Subject::Player(who) | Subject::Thing(who), false) => {
                let does = self.predicate(lang, Form::Other(who.number));
                fill(lang, both("{0} {1}", "{0} {1}"), &[who, &does])
            }
            (Subject::Player(who) | Subject::Thing(who), true) => {
                let template = match who.number {
                    Number::Singular => both("{0} may {1}", "{0} puede {1}"),
                    Number::Plural => both("{0} may {1}", "{0} pueden {1}"),
                };
                fill(lang, template, &[who, &self.predicate(lang, Form::May)])
            }
        };
        match &self.when {
            Some(when) => fill(lang, both("{0}, {1}", "{0}, {1}"), &[when, &said]),
            None => said,
        }
    }

    /// Among what several players do, after the other one was named: "they discard it", "you draw".
    pub fn contrasted(&self, lang: Lang) -> String {
        let (template, form) = match (&self.subject, self.may) {
            (Subject::You, false) => (both("you {0}", "tú {0}"), Form::You),
            (Subject::Player(_), false) => (both("they {0}", "{0}"), Form::They),
            (Subject::Player(_), true) => (both("they may {0}", "puede {0}"), Form::May),
            (Subject::You, true) | (Subject::Thing(_), _) => return self.plain(lang),
        };
        fill(lang, template, &[&self.predicate(lang, form)])
    }

    /// "drawing 1 card", if it is you who must do it now.
    pub fn doing(&self, lang: Lang) -> Option<String> {
        let must = self.subject == Subject::You && !self.may && self.when.is_none();
        must.then(|| self.predicate(lang, Form::Doing))
    }

    /// The verb with its objects.
    pub fn predicate(&self, lang: Lang, form: Form) -> String {
        let mut said = self.verb_with_objects(lang, form);
        for tail in &self.tail {
            said = fill(lang, both("{0} {1}", "{0} {1}"), &[&said, tail]);
        }
        match &self.and {
            Some(next) => {
                let next = next.predicate(lang, form);
                let and = if sounds_like_i(&next) {
                    both("{0} and {1}", "{0} e {1}")
                } else {
                    both("{0} and {1}", "{0} y {1}")
                };
                fill(lang, and, &[&said, &next])
            }
            None => said,
        }
    }

    fn verb_with_objects(&self, lang: Lang, form: Form) -> String {
        let mut clitic = None;
        let objects: Vec<String> = self
            .objects
            .iter()
            .map(|object| match object {
                Part::Words(words) => words.clone(),
                Part::Pronoun(of) if lang == Lang::Es => {
                    clitic = Some(pronoun(of, lang));
                    String::new()
                }
                Part::Pronoun(of) => pronoun(of, lang),
            })
            .collect();
        let holes: Vec<&dyn Display> = objects.iter().map(|object| object as &dyn Display).collect();
        let frame = if self.heavy { self.verb.heavy } else { self.verb.frame };
        let objects = fill(lang, frame, &holes);
        let verb = self.verb.form(lang, form);
        let verb = match clitic {
            Some(clitic) if form.infinitive() => format!("{verb}{clitic}"),
            Some(clitic) => format!("{clitic} {verb}"),
            None => verb,
        };
        let said = fill(lang, both("{0} {1}", "{0} {1}"), &[&verb, &objects.trim()]);
        said.trim_end().to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Noun;
    use crate::clause::{Said, in_one, options, sentences};

    const CARD: Noun = Noun::feminine(both("card", "carta"), both("cards", "cartas"));
    const PLAYER: Noun = Noun::masculine(both("player", "jugador"), both("players", "jugadores"));

    fn both_ways(clause: impl Fn(Lang) -> Clause, en: &str, es: &str) {
        assert_eq!(clause(Lang::En).plain(Lang::En), en);
        assert_eq!(clause(Lang::Es).plain(Lang::Es), es);
    }

    #[test]
    fn the_verb_agrees_with_its_subject() {
        let all = |number, lang: Lang| PLAYER.phrase(lang, number).definite(lang);
        let draws = |number, may| {
            move |lang: Lang| {
                let draw = Clause::new(
                    Subject::Player(all(number, lang)),
                    &verbs::DRAW,
                    vec![CARD.count(lang, 1).into()],
                );
                Clause { may, ..draw }
            }
        };
        both_ways(draws(Number::Singular, false), "the player draws 1 card", "el jugador roba 1 carta");
        both_ways(draws(Number::Plural, false), "the players draw 1 card", "los jugadores roban 1 carta");
        both_ways(
            draws(Number::Plural, true),
            "the players may draw 1 card",
            "los jugadores pueden robar 1 carta",
        );
    }

    #[test]
    fn a_pronoun_hangs_on_the_infinitive() {
        let put = |may| {
            move |lang: Lang| {
                let it = Part::Pronoun(CARD.phrase(lang, Number::Plural));
                let away = Part::Words(both("away", "aparte").word(lang));
                Clause { may, ..Clause::you(&verbs::PUT, vec![it, away]) }
            }
        };
        both_ways(put(false), "put them away", "las pones aparte");
        both_ways(put(true), "you may put them away", "puedes ponerlas aparte");
    }

    #[test]
    fn gains_in_a_row_are_one_list() {
        for (lang, list) in
            [(Lang::En, "gain 1 card, 2 cards and 3 cards"), (Lang::Es, "ganas 1 carta, 2 cartas y 3 cartas")]
        {
            let mut said = Vec::new();
            for n in 1..=3 {
                Said::Act(Clause::gain(CARD.count(lang, n))).push(&mut said, lang);
            }
            assert_eq!(in_one(&said, lang), list);
        }
    }

    #[test]
    fn an_outcome_follows_without_then() {
        let draw = |n| Said::Act(Clause::you(&verbs::DRAW, vec![CARD.count(Lang::En, n).into()]));
        let said = [draw(1), Said::Outcome("if it is red, stop".into()), draw(2)];
        assert_eq!(in_one(&said, Lang::En), "draw 1 card; if it is red, stop, then draw 2 cards");
        assert_eq!(sentences(&[], &said, Lang::En), "Draw 1 card. If it is red, stop. Then draw 2 cards.");
    }

    #[test]
    fn nothing_said_says_so_only_inside_a_sentence() {
        assert_eq!(sentences(&[], &[], Lang::En), "");
        assert_eq!(in_one(&[], Lang::Es), "no pasa nada");
        let Said::Options(text) = options(Subject::You, 1, &[vec![], vec![]], Lang::En) else {
            panic!("options have a colon");
        };
        assert_eq!(text, "choose one: nothing happens, or nothing happens");
    }
}
