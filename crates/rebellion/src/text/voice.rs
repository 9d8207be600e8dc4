//! The voice a card speaks with: this game's words for the steps of an effect.

use script::tell::{Fated, Lead, Object, Registers, Saying, Tell, Teller, Things};
use script::{Count, Reg};
use text::clause::{Amount, Clause, Link, Manner, Subject, THIS};
use text::{Both, Gender, Lang, Noun, Number, Phrase, both, either, fill};

use super::names::{CARD, leader_name, the_side};
use super::noun;
use crate::chance::Luck;
use crate::things::Side;
use crate::words::{At, Cond, Effect, Filter, Num, Op, Step, Vocabulary, Who, Whom};

#[derive(Clone, Copy, Debug)]
pub(super) struct Voice {
    pub(super) lang: Lang,
    /// Whose card it is: that side is "you".
    pub(super) owner: Option<Side>,
    /// Several things were chosen, and something happens to each of them.
    pub(super) several: bool,
}

pub(super) type Told = Teller<Vocabulary, Voice>;
pub(super) type Said = Saying<Vocabulary>;

impl Voice {
    pub(super) fn new(owner: Option<Side>, lang: Lang) -> Voice {
        Voice { lang, owner, several: false }
    }

    /// Ready to tell this effect.
    pub(super) fn telling(self, effect: Effect) -> Told {
        let several = effect.iter().any(|step| {
            matches!(
                step,
                Step::Choose { count: Count::Exactly(Num::N(2..)), from: [Filter::Systems(_)], .. }
            )
        });
        Teller::new(Voice { several, ..self })
    }

    pub(super) fn fill(&self, template: Both, holes: &[&dyn std::fmt::Display]) -> String {
        fill(self.lang, template, holes)
    }

    /// A side that does something.
    pub(super) fn doer(&self, side: Side) -> Subject {
        if self.owner == Some(side) { Subject::You } else { Subject::Thing(the_side(side, self.lang)) }
    }

    pub(super) fn say(&self, words: Both, holes: &[&dyn std::fmt::Display]) -> Option<Said> {
        Some(Saying::Words(self.fill(words, holes)))
    }

    /// Where: a place of a register is told with its choice.
    pub(super) fn spot(&self, at: At) -> Object<Vocabulary> {
        let each = if self.several {
            both("in each of {0}", "en cada uno de {0}")
        } else {
            both("in {0}", "en {0}")
        };
        match at {
            At::It(reg) => Object::Things(Things::It(reg), Manner { each, ..Manner::STANDING }),
            at => self.at(at).into(),
        }
    }

    /// A place as an object.
    pub(super) fn whole(&self, at: At) -> Object<Vocabulary> {
        match at {
            At::It(reg) => it(reg),
            at => self.place(at).into(),
        }
    }

    /// A leader as an object.
    pub(super) fn whom(&self, whom: Whom) -> Object<Vocabulary> {
        let words = match whom {
            Whom::It(reg) => return it(reg),
            Whom::The(leader) => return leader_name(leader, self.lang).into(),
            Whom::Assigned => both("the leaders of this mission", "los líderes de esta misión"),
            Whom::Target | Whom::Left => both("that leader", "ese líder"),
            Whom::TargetAndAssigned => both(
                "that leader and the leaders of this mission",
                "ese líder y a los líderes de esta misión",
            ),
            Whom::User => both("the leader who uses this card", "el líder que usa esta carta"),
        };
        words.word(self.lang).into()
    }
}

/// What must hold for a mode to be there.
fn needed(mode: Effect) -> Option<Cond> {
    match mode.first() {
        Some(Step::Needs(cond)) => Some(*cond),
        _ => None,
    }
}

pub(super) fn it(reg: Reg) -> Object<Vocabulary> {
    Object::Things(Things::It(reg), Manner::LEAVING)
}

impl Tell<Vocabulary> for Voice {
    fn lang(&self) -> Lang {
        self.lang
    }

    fn who(&self, who: Who) -> Subject {
        let player = |words: Both| {
            Subject::Player(Phrase::new(words.word(self.lang), Gender::Masculine, Number::Singular))
        };
        match who {
            Who::You => Subject::You,
            Who::Rival => player(both("your opponent", "tu rival")),
            Who::Chance => player(both("chance", "el azar")),
        }
    }

    fn this(&self) -> Phrase {
        CARD.phrase(self.lang, Number::Singular).after(self.lang, &THIS)
    }

    fn clause(&self, op: Op) -> Option<Said> {
        self.op(op).or_else(|| self.fought(op))
    }

    fn noun(&self, from: &[Filter], amount: Amount, manner: &mut Manner) -> Phrase {
        self.things(from, amount).within(self.lang, manner.each)
    }

    fn shared_noun(&self, from: &[Filter]) -> Noun {
        noun::shared(from)
    }

    fn lead(&self, cond: Cond, link: Link, _: &Registers<Vocabulary>) -> Lead {
        self.condition(cond, link)
    }

    /// All of it is in the rules.
    fn fate(&self, _: Luck) -> Fated<Vocabulary> {
        Fated::Nothing
    }

    fn unusual(&self, step: &Step) -> Option<Said> {
        match step {
            // What is left out where something holds is told by what is done otherwise.
            Step::If(cond, [], no) => {
                let cond = self.holds(*cond, Link::While)?;
                let mut teller = self.telling(no);
                let otherwise = teller.part(no);
                self.say(both("unless {0}, {1}", "a menos que {0}, {1}"), &[&cond, &otherwise])
            }
            // Modes that are not always there say when they are.
            Step::Pick { who: Who::You, n: 1, modes }
                if modes.iter().any(|mode| needed(mode.0).is_some()) =>
            {
                let said = modes.iter().map(|mode| {
                    let part = self.telling(mode.0).part(mode.0);
                    match needed(mode.0).and_then(|cond| self.holds(cond, Link::If)) {
                        Some(cond) => self.fill(both("if {0}, {1}", "si {0}, {1}"), &[&cond, &part]),
                        None => part,
                    }
                });
                let all = either(self.lang, &said.collect::<Vec<_>>());
                let all = self.fill(both("choose one: {0}", "eliges una opción: {0}"), &[&all]);
                Some(Saying::Options(all))
            }
            _ => None,
        }
    }
}

/// What is done, of something that goes with a verb.
pub(super) fn does(verb: &'static text::clause::Verb, objects: Vec<Object<Vocabulary>>) -> Option<Said> {
    Some(Saying::Act(Clause::you(verb, objects)))
}
