//! What a tree of steps says, as sentences and as symbols.
//!
//! A game gives its words ([`Tell`]: clauses for its ops, nouns for its filters, leads for its
//! conditions); the [`Teller`] folds the steps: a choice is told together with what is done to the
//! things chosen, options are listed, branches begin with "if", what was spoken of becomes "it".

mod depict;
mod fold;
mod lint;
mod registers;

pub use depict::{Chosen, Depict, Symbols, depicted, either, icon, marked, sign};
pub use fold::Teller;
pub use lint::ops;
pub use registers::Registers;

use text::clause::{Amount, Clause, Link, Manner, Mention, Part, Quantity, Subject};
use text::{Both, Lang, Noun, Number, Phrase, both};

use crate::{Count, Proc, Reg, Step, Words};

/// The words of a game.
pub trait Tell<W: Words>: Clone {
    fn lang(&self) -> Lang;

    fn who(&self, who: W::Who) -> Subject;

    /// The thing whose effect this is: "this unit".
    fn this(&self) -> Phrase;

    /// What an op does; none if it has no words, and then no card may be made of it.
    fn clause(&self, op: W::Op) -> Option<Saying<W>>;

    /// The things of any of the filters. Naming the other player is noted in the manner.
    fn noun(&self, from: &[W::Filter], amount: Amount, manner: &mut Manner) -> Phrase;

    /// What all these things are called: a kind they share, or what every thing is called.
    fn shared_noun(&self, from: &[W::Filter]) -> Noun;

    fn lead(&self, cond: W::Cond, link: Link, registers: &Registers<W>) -> Lead;

    fn fate(&self, chance: W::Chance) -> Fated<W>;

    /// How what follows an op that can fail is led in, if it was done and if not: "if you pass".
    fn tried(&self, _op: W::Op) -> (String, String) {
        let lang = self.lang();
        (both("if you do", "si lo haces").word(lang), both("if you do not", "si no lo haces").word(lang))
    }

    /// What a procedure is called: "attack with it"; none if no card may call it.
    fn phrase(&self, _proc: &'static Proc<W>) -> Option<Saying<W>> {
        None
    }

    /// Words for a step that has none of its own, or is better told as a whole: a choice by name, one that
    /// divides something, a loop.
    fn unusual(&self, _step: &Step<W>) -> Option<Saying<W>> {
        None
    }

    /// What is measured about things: "cost"; none if no card may ask for it.
    fn measure(&self, _metric: W::Metric) -> Option<Both> {
        None
    }

    /// What an op puts into a register, if it does so.
    fn yields(&self, _op: W::Op) -> Option<(Reg, Noun, Number)> {
        None
    }

    /// An op has been told, and what follows may refer to it.
    fn told(&mut self, _op: W::Op) {}
}

/// What an op or a question to fate says.
#[derive(Clone, Debug)]
pub enum Saying<W: Words> {
    Act(Clause<Object<W>>),
    Words(String),
    /// Words with a colon in them.
    Options(String),
    /// It has been told with something else.
    Silent,
}

impl<W: Words> Saying<W> {
    /// Whether it is about the things of a register.
    fn mentions(&self, reg: Reg) -> bool {
        fn mentioned<W: Words>(clause: &Clause<Object<W>>, reg: Reg) -> bool {
            clause.objects.iter().any(|object| object.reg() == Some(reg))
                || clause.and.as_ref().is_some_and(|next| mentioned(next, reg))
        }
        matches!(self, Saying::Act(clause) if mentioned(clause, reg))
    }
}

/// An object of a clause, before anybody knows whether it has been spoken of.
#[derive(Clone, Debug)]
pub enum Object<W: Words> {
    Words(String),
    /// Words that change once the other player has been named: "your opponent's deck", "their deck".
    Named {
        first: String,
        again: String,
    },
    /// "for each …" goes to the end of the clause.
    Much(Quantity),
    Things(Things<W>, Manner),
    /// The pronoun for the first object: "and put it".
    Same,
}

/// Which things an op is about.
#[derive(Clone, Copy, Debug)]
pub enum Things<W: Words> {
    /// The thing whose effect this is.
    This,
    /// The things of a register.
    It(Reg),
    /// All that match.
    All(W::Filter),
}

/// What a condition says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lead {
    Words(String),
    /// It is known beforehand; only what follows is told.
    Known(bool),
    /// It has no words, and no card may ask for it.
    Untold,
}

/// Fate's part.
#[derive(Clone, Debug)]
pub enum Fated<W: Words> {
    /// A rule of the game, not of the card.
    Nothing,
    Says(Saying<W>),
    /// Fate picks things into a register; `who` is said to do what is done to them.
    Picks {
        into: Reg,
        who: W::Who,
        from: &'static [W::Filter],
        n: u8,
    },
}

impl<W: Words> From<String> for Object<W> {
    fn from(words: String) -> Object<W> {
        Object::Words(words)
    }
}

impl<W: Words> From<Phrase> for Object<W> {
    fn from(phrase: Phrase) -> Object<W> {
        Object::Words(phrase.text)
    }
}

impl<W: Words> Object<W> {
    /// Words that know whether the other player has been named.
    pub fn named(words: impl Fn(Mention) -> String) -> Object<W> {
        Object::Named { first: words(Mention::First), again: words(Mention::Again) }
    }

    fn reg(&self) -> Option<Reg> {
        match self {
            Object::Things(Things::It(reg), _) => Some(*reg),
            Object::Words(_)
            | Object::Named { .. }
            | Object::Much(_)
            | Object::Things(Things::This | Things::All(_), _)
            | Object::Same => None,
        }
    }
}

/// How many things a choice is about; none if that is counted, and has no words.
fn amount<W: Words>(count: Count<W::Num>) -> Option<Amount> {
    match count {
        Count::Exactly(n) => W::written(&n).map(Amount::Exactly),
        Count::UpTo(n) => W::written(&n).map(Amount::UpTo),
        Count::Any => Some(Amount::AnyNumber),
    }
}

/// A clause whose objects have found their words.
type Told = Clause<Part>;
