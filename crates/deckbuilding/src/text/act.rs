//! Clauses: somebody does something.

use std::fmt::Display;

use text::{Both, Lang, Phrase, both, fill};

/// A verb with its holes, in the forms a clause may take.
#[derive(Clone, Copy, Debug)]
pub(super) struct Verb {
    /// What you do: a request in English, "robas" in Spanish.
    plain: Both,
    /// What somebody else does.
    third: Both,
    /// The doing of it: "drawing", "robar".
    doing: Both,
}

const fn verb(plain: Both, third: Both, doing: Both) -> Verb {
    Verb { plain, third, doing }
}

pub(super) const CHOOSE: Verb = verb(
    both("choose {0}", "eliges {0}"),
    both("chooses {0}", "elige {0}"),
    both("choosing {0}", "elegir {0}"),
);
pub(super) const GAIN: Verb =
    verb(both("gain {0}", "ganas {0}"), both("gains {0}", "gana {0}"), both("gaining {0}", "ganar {0}"));
pub(super) const GET: Verb =
    verb(both("get {0}", "recibes {0}"), both("gets {0}", "recibe {0}"), both("getting {0}", "recibir {0}"));
pub(super) const SPEND: Verb = verb(
    both("spend {0}", "gastas {0}"),
    both("spends {0}", "gasta {0}"),
    both("spending {0}", "gastar {0}"),
);
pub(super) const DRAW: Verb =
    verb(both("draw {0}", "robas {0}"), both("draws {0}", "roba {0}"), both("drawing {0}", "robar {0}"));
pub(super) const REPAIR: Verb = verb(
    both("repair {0} on {1}", "reparas {0} de {1}"),
    both("repairs {0} on {1}", "repara {0} de {1}"),
    both("repairing {0} on {1}", "reparar {0} de {1}"),
);
pub(super) const EXILE: Verb = verb(
    both("exile {0}", "exilias {0}"),
    both("exiles {0}", "exilia {0}"),
    both("exiling {0}", "exiliar {0}"),
);
pub(super) const DISCARD: Verb = verb(
    both("discard {0}", "descartas {0}"),
    both("discards {0}", "descarta {0}"),
    both("discarding {0}", "descartar {0}"),
);
pub(super) const DESTROY: Verb = verb(
    both("destroy {0}", "destruyes {0}"),
    both("destroys {0}", "destruye {0}"),
    both("destroying {0}", "destruir {0}"),
);
/// The preposition is part of the second hole, since each alternative has its own.
pub(super) const DEAL: Verb = verb(
    both("deal {0} {1}", "infliges {0} {1}"),
    both("deals {0} {1}", "inflige {0} {1}"),
    both("dealing {0} {1}", "infligir {0} {1}"),
);
pub(super) const DEAL_FOR_EACH: Verb = verb(
    both("deal {0} {1} {2}", "infliges {0} {1} {2}"),
    both("deals {0} {1} {2}", "inflige {0} {1} {2}"),
    both("dealing {0} {1} {2}", "infligir {0} {1} {2}"),
);
pub(super) const PUT: Verb = verb(
    both("put {0} {1}", "pones {0} {1}"),
    both("puts {0} {1}", "pone {0} {1}"),
    both("putting {0} {1}", "poner {0} {1}"),
);
/// For cards that take many words: Spanish leaves them to the end.
pub(super) const PUT_MANY_WORDS: Verb = verb(
    both("put {0} {1}", "pones {1} {0}"),
    both("puts {0} {1}", "pone {1} {0}"),
    both("putting {0} {1}", "poner {1} {0}"),
);
pub(super) const PURCHASE: Verb = verb(
    both("purchase {0}", "adquieres {0}"),
    both("purchases {0}", "adquiere {0}"),
    both("purchasing {0}", "adquirir {0}"),
);
pub(super) const PURCHASE_TO: Verb = verb(
    both("purchase {0} and put {1} {2}", "adquieres {0} y {1} pones {2}"),
    both("purchases {0} and puts {1} {2}", "adquiere {0} y {1} pone {2}"),
    both("purchasing {0} and putting {1} {2}", "adquirir {0} y poner{1} {2}"),
);
pub(super) const PURCHASE_FREE: Verb = verb(
    both("purchase {0} for free", "adquieres gratis {0}"),
    both("purchases {0} for free", "adquiere gratis {0}"),
    both("purchasing {0} for free", "adquirir gratis {0}"),
);
pub(super) const PURCHASE_FREE_TO: Verb = verb(
    both("purchase {0} for free and put {1} {2}", "adquieres gratis {0} y {1} pones {2}"),
    both("purchases {0} for free and puts {1} {2}", "adquiere gratis {0} y {1} pone {2}"),
    both("purchasing {0} for free and putting {1} {2}", "adquirir gratis {0} y poner{1} {2}"),
);
pub(super) const REVEAL: Verb = verb(
    both("reveal {0}", "muestras {0}"),
    both("reveals {0}", "muestra {0}"),
    both("revealing {0}", "mostrar {0}"),
);
pub(super) const LOOK: Verb = verb(
    both("look at {0}", "miras {0}"),
    both("looks at {0}", "mira {0}"),
    both("looking at {0}", "mirar {0}"),
);
pub(super) const SWAP: Verb = verb(
    both("swap {0} with {1}", "intercambias {0} por {1}"),
    both("swaps {0} with {1}", "intercambia {0} por {1}"),
    both("swapping {0} with {1}", "intercambiar {0} por {1}"),
);
pub(super) const SHUFFLE: Verb = verb(
    both("shuffle {0} to make {1}", "barajas {0} para formar {1}"),
    both("shuffles {0} to make {1}", "baraja {0} para formar {1}"),
    both("shuffling {0} to make {1}", "barajar {0} para formar {1}"),
);

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Subject {
    You,
    Opponent,
    /// A card.
    Thing(Phrase),
}

#[derive(Clone, Debug)]
pub(super) struct Act {
    pub(super) subject: Subject,
    pub(super) verb: Verb,
    pub(super) holes: Vec<String>,
    /// It is up to the subject.
    pub(super) may: bool,
    /// What is gained, when nothing else is done.
    pub(super) prize: Option<Phrase>,
}

impl Act {
    pub(super) fn new(subject: Subject, verb: Verb, holes: Vec<String>) -> Act {
        Act { subject, verb, holes, may: false, prize: None }
    }

    pub(super) fn you(verb: Verb, holes: Vec<String>) -> Act {
        Act::new(Subject::You, verb, holes)
    }

    /// "gain 1 resource".
    pub(super) fn gain(prize: Phrase) -> Act {
        Act { prize: Some(prize.clone()), ..Act::you(GAIN, vec![prize.text]) }
    }

    /// On its own: "draw 1 card", "your opponent discards it".
    pub(super) fn plain(&self, lang: Lang) -> String {
        let (template, form) = match (&self.subject, self.may) {
            (Subject::You, false) => (both("{0}", "{0}"), self.verb.plain),
            (Subject::You, true) => (both("you may {0}", "puedes {0}"), self.after_may()),
            (Subject::Opponent, false) => (both("your opponent {0}", "tu adversario {0}"), self.verb.third),
            (Subject::Opponent, true) => {
                (both("your opponent may {0}", "tu adversario puede {0}"), self.after_may())
            }
            (Subject::Thing(_), false) => (both("{1} {0}", "{1} {0}"), self.verb.third),
            (Subject::Thing(_), true) => (both("{1} may {0}", "{1} puede {0}"), self.after_may()),
        };
        fill(lang, template, &[&self.filled(form, lang), &self.thing()])
    }

    /// Among what several players do, after the opponent was named: "they discard it", "you draw".
    pub(super) fn contrasted(&self, lang: Lang) -> String {
        let (template, form) = match (&self.subject, self.may) {
            (Subject::You, false) => (both("you {0}", "tú {0}"), self.verb.plain),
            (Subject::Opponent, false) => {
                (both("they {0}", "{0}"), Both { en: self.verb.plain.en, es: self.verb.third.es })
            }
            (Subject::Opponent, true) => (both("they may {0}", "puede {0}"), self.after_may()),
            (Subject::You, true) | (Subject::Thing(_), _) => return self.plain(lang),
        };
        fill(lang, template, &[&self.filled(form, lang)])
    }

    /// "drawing 1 card", if it is you who must do it.
    pub(super) fn doing(&self, lang: Lang) -> Option<String> {
        (self.subject == Subject::You && !self.may).then(|| self.filled(self.verb.doing, lang))
    }

    const fn after_may(&self) -> Both {
        Both { en: self.verb.plain.en, es: self.verb.doing.es }
    }

    fn filled(&self, form: Both, lang: Lang) -> String {
        let holes: Vec<&dyn Display> = self.holes.iter().map(|hole| hole as &dyn Display).collect();
        fill(lang, form, &holes)
    }

    fn thing(&self) -> &str {
        match &self.subject {
            Subject::Thing(thing) => &thing.text,
            Subject::You | Subject::Opponent => "",
        }
    }
}
