//! The fold.

use std::fmt::Display;

use text::clause::{
    Amount, Clause, Form, Link, Manner, Mention, Part, Said, Subject, in_exchange, in_one, in_total, options,
    sentences, spoken_of, verbs,
};
use text::{Both, Lang, Number, Phrase, both, fill};

use super::registers::{Choice, Registers};
use super::{Fated, Lead, Object, Saying, Tell, Things, Told, amount};
use crate::{Block, How, Mode, Reg, Step, Words};

/// Tells one effect.
#[derive(Clone, Debug)]
pub struct Teller<W: Words, T: Tell<W>> {
    pub words: T,
    registers: Registers<W>,
    /// Who decided last whether something is done.
    decider: Subject,
    /// What could not be told.
    faults: Vec<String>,
}

impl<W: Words, T: Tell<W>> Teller<W, T> {
    pub fn new(words: T) -> Teller<W, T> {
        Teller { words, registers: Registers::EMPTY, decider: Subject::You, faults: Vec::new() }
    }

    /// Steps without words, and things nobody has spoken of: a text with faults leaves something out.
    pub fn faults(&self) -> &[String] {
        &self.faults
    }

    /// Whole sentences, the first of which begins with the leads.
    pub fn text(&mut self, leads: &[String], block: Block<W>) -> String {
        let said = self.said(block);
        sentences(leads, &said, self.lang())
    }

    /// The same, if whoever decides wants it.
    pub fn optional(&mut self, leads: &[String], who: W::Who, block: Block<W>) -> String {
        let said = self.may(who, block);
        sentences(leads, &[said], self.lang())
    }

    /// As a part of a sentence.
    pub fn part(&mut self, block: Block<W>) -> String {
        let said = self.said(block);
        in_one(&said, self.lang())
    }

    /// What is paid: "in exchange for exiling this unit".
    pub fn cost(&mut self, block: Block<W>) -> String {
        let said = self.said(block);
        in_exchange(&said, self.lang())
    }

    /// None if it is known to hold.
    pub fn condition(&mut self, cond: W::Cond, link: Link) -> Option<String> {
        match self.words.lead(cond, link, &self.registers) {
            Lead::Words(words) => Some(words),
            Lead::Known(_) => None,
            Lead::Untold => {
                self.faults.push(format!("no words for {cond:?}"));
                None
            }
        }
    }

    fn lang(&self) -> Lang {
        self.words.lang()
    }

    fn fill(&self, template: Both, holes: &[&dyn Display]) -> String {
        fill(self.lang(), template, holes)
    }

    pub fn said(&mut self, block: Block<W>) -> Vec<Said> {
        let mut said: Vec<Said> = Vec::new();
        for (i, step) in block.iter().enumerate() {
            for new in self.step(step, &block[i + 1..]) {
                new.push(&mut said, self.lang());
            }
        }
        said
    }

    fn step(&mut self, step: &Step<W>, next: Block<W>) -> Vec<Said> {
        if let Some(saying) = self.words.unusual(step) {
            let said = self.saying(saying);
            if let Step::Choose { into, from, count, .. } = step {
                let number = amount::<W>(*count).map_or(Number::Plural, Amount::number);
                self.registers.hold(*into, self.words.shared_noun(from), number);
            }
            return said.into_iter().collect();
        }
        vec![match *step {
            Step::Do(op) => return self.op(op).into_iter().collect(),
            Step::Choose { into, who, from, count, how, .. } => {
                let told = amount::<W>(count).zip(self.limit(how));
                let Some((amount, limit)) = told else {
                    self.faults.push(format!("no words for {step:?}"));
                    return Vec::new();
                };
                let choice = Choice { who, from, amount, limit };
                return self.choice(into, choice, next).into_iter().collect();
            }
            Step::Pick { who, n, modes } => self.pick(who, n, modes),
            Step::May(who, block) => self.may_if(who, block),
            Step::Together(ops) => return ops.iter().filter_map(|op| self.op(*op)).collect(),
            Step::Call { proc, .. } => match self.words.phrase(proc) {
                Some(saying) => return self.saying(saying).into_iter().collect(),
                None => {
                    self.faults.push(format!("no words for `{}`", proc.name));
                    return Vec::new();
                }
            },
            // They say when things happen, and not what.
            Step::Window | Step::Needs(_) | Step::Stop => return Vec::new(),
            Step::If(cond, yes, no) => match self.words.lead(cond, Link::If, &self.registers) {
                Lead::Known(holds) => return self.said(if holds { yes } else { no }),
                Lead::Words(cond) => {
                    let lead = self.fill(both("if {0}", "si {0}"), &[&cond]);
                    self.branches(&lead, yes, no)
                }
                Lead::Untold => {
                    self.faults.push(format!("no words for {cond:?}"));
                    return self.said(yes);
                }
            },
            Step::IfDone(yes, no) => {
                let lead = match (&self.decider, yes.is_empty()) {
                    (Subject::You, false) => both("if you do", "si lo haces"),
                    (Subject::You, true) => both("if you do not", "si no lo haces"),
                    (_, false) => both("if they do", "si lo hace"),
                    (_, true) => both("if they do not", "si no lo hace"),
                };
                let (first, second) = if yes.is_empty() { (no, yes) } else { (yes, no) };
                self.branches(&lead.word(self.lang()), first, second)
            }
            Step::Try(op, yes, no) => {
                let mut said: Vec<Said> = self.op(op).into_iter().collect();
                let (done, failed) = self.words.tried(op);
                // What is told in one branch was not told in the other.
                let before = self.registers;
                let mut outcomes = Vec::new();
                for (lead, block) in [(done, yes), (failed, no)] {
                    if !block.is_empty() {
                        self.registers = before;
                        let part = self.part(block);
                        outcomes.push(self.fill(both("{0}, {1}", "{0}, {1}"), &[&lead, &part]));
                    }
                }
                if !outcomes.is_empty() {
                    said.push(Said::Outcome(outcomes.join("; ")));
                }
                return said;
            }
            Step::Steps(blocks) => {
                let lang = self.lang();
                let steps = blocks.iter().enumerate().map(|(i, block)| {
                    let said = self.part(block);
                    fill(lang, both("{0}: {1}", "{0}: {1}"), &[&(i + 1), &said])
                });
                let steps: Vec<String> = steps.collect();
                Said::Options(steps.join("; "))
            }
            Step::Go(n) => {
                Said::Words(self.fill(both("go on with step {0}", "sigues en el paso {0}"), &[&n]))
            }
            Step::Each { thing, from, body, .. } => {
                let each = self.words.noun(from, Amount::Each, &mut Manner::STANDING.clone());
                self.registers.hold(thing, self.words.shared_noun(from), Amount::Each.number());
                let body = self.part(body);
                Said::Options(self.fill(both("for {0}: {1}", "por {0}: {1}"), &[&each, &body]))
            }
            Step::Fate(chance) => return self.fate(chance, next).into_iter().collect(),
            // The programs of a turn are made of these, and a turn is not told.
            Step::While(..) | Step::Ask(_) | Step::Amount { .. } => {
                self.faults.push(format!("no words for {step:?}"));
                return Vec::new();
            }
        }]
    }

    fn branches(&mut self, lead: &str, yes: Block<W>, no: Block<W>) -> Said {
        // What is told in one branch was not told in the other.
        let before = self.registers;
        let yes = self.part(yes);
        Said::If(if no.is_empty() {
            self.fill(both("{0}, {1}", "{0}, {1}"), &[&lead, &yes])
        } else {
            self.registers = before;
            let no = self.part(no);
            self.fill(both("{0}, {1}; otherwise, {2}", "{0}, {1}; si no, {2}"), &[&lead, &yes, &no])
        })
    }

    /// What must be so for somebody to agree is said first, unless it goes without saying.
    fn may_if(&mut self, who: W::Who, block: Block<W>) -> Said {
        let Some(Step::Needs(cond)) = block.first() else { return self.may(who, block) };
        let Lead::Words(cond) = self.words.lead(*cond, Link::If, &self.registers) else {
            return self.may(who, block);
        };
        let may = self.may(who, block);
        let may = in_one(&[may], self.lang());
        Said::If(self.fill(both("if {0}, {1}", "si {0}, {1}"), &[&cond, &may]))
    }

    fn may(&mut self, who: W::Who, block: Block<W>) -> Said {
        let said = self.said(block);
        self.decider = self.words.who(who);
        match (said.as_slice(), &self.decider) {
            // Who decides is not always who acts.
            ([Said::Act(act)], decider) if act.subject == *decider => {
                Said::Act(Clause { may: true, ..act.clone() })
            }
            // "You may deal 1 damage to it, then ready it".
            ([first, rest @ ..], Subject::You) if is_yours(first) && rest.iter().all(follows) => {
                let lang = self.lang();
                let may = |said: &Said| match said {
                    Said::Act(act) => act.predicate(lang, Form::May),
                    Said::Words(words) | Said::If(words) | Said::Options(words) | Said::Outcome(words) => {
                        words.clone()
                    }
                };
                let all =
                    rest.iter().fold(may(first), |all, next| self.fill(next.joint(), &[&all, &may(next)]));
                Said::Words(self.fill(both("you may {0}", "puedes {0}"), &[&all]))
            }
            (all, decider) => {
                let all = in_one(all, self.lang());
                Said::Options(match decider {
                    Subject::You => {
                        self.fill(both("you may do this: {0}", "puedes hacer esto: {0}"), &[&all])
                    }
                    Subject::Player(who) | Subject::Thing(who) => {
                        let template = both("{0} may allow this: {1}", "{0} puede permitir esto: {1}");
                        self.fill(template, &[who, &all])
                    }
                })
            }
        }
    }

    /// What a choice says beyond how many; none if there are no words for it. A share is told by the op
    /// that gives it out.
    fn limit(&self, how: How<W>) -> Option<Option<(u8, Both)>> {
        match how {
            How::Set => Some(None),
            How::Budget(most, metric) => Some(Some((W::written(&most)?, self.words.measure(metric)?))),
            How::Name | How::Share { .. } => None,
        }
    }

    fn pick(&mut self, who: W::Who, n: u8, modes: &[Mode<W>]) -> Said {
        let before = (self.words.clone(), self.registers);
        let mut told = Vec::new();
        for Mode(block) in modes {
            (self.words, self.registers) = before.clone();
            let nothing = || vec![Said::Words(both("do nothing", "no haces nada").word(self.words.lang()))];
            told.push(if block.is_empty() { nothing() } else { self.said(block) });
        }
        options(self.words.who(who), n, &told, self.lang())
    }

    fn fate(&mut self, chance: W::Chance, next: Block<W>) -> Option<Said> {
        match self.words.fate(chance) {
            Fated::Nothing => None,
            Fated::Says(saying) => self.saying(saying),
            Fated::Picks { into, who, from, n } => {
                self.choice(into, Choice { who, from, amount: Amount::AtRandom(n), limit: None }, next)
            }
        }
    }

    /// A choice is told with the next op, if that is about it; else it is told by itself.
    fn choice(&mut self, into: Reg, choice: Choice<W>, next: Block<W>) -> Option<Said> {
        let noun = self.words.shared_noun(choice.from);
        if self.acted_on(into, choice.who, next) {
            self.registers.await_choice(into, noun, choice);
            return None;
        }
        self.registers.hold(into, noun, choice.amount.number());
        // What fate picks, you pick blindly.
        let subject = match choice.amount {
            Amount::AtRandom(_) => Subject::You,
            _ => self.words.who(choice.who),
        };
        let mut manner = Manner { mention: mention(&subject), ..Manner::STANDING };
        let chosen = self.words.noun(choice.from, choice.amount, &mut manner);
        let chosen = limited(chosen, choice.limit, self.lang());
        Some(Said::Act(Clause::new(subject, &verbs::CHOOSE, vec![chosen.into()])))
    }

    /// Whether the next op is about the register. What another player chooses must be something that
    /// player could as well do.
    fn acted_on(&self, reg: Reg, who: W::Who, next: Block<W>) -> bool {
        let saying = next.iter().find_map(|step| match (step, self.words.unusual(step)) {
            (_, Some(saying)) => Some(Some(saying)),
            (Step::Choose { .. } | Step::Fate(_), None) => None,
            (Step::Do(op) | Step::Try(op, ..), None) => Some(self.words.clause(*op)),
            (_, None) => Some(None),
        });
        saying.flatten().is_some_and(|saying| {
            let by_chooser = matches!(&saying, Saying::Act(clause) if clause.by_chooser);
            saying.mentions(reg) && (by_chooser || self.words.who(who) == Subject::You)
        })
    }

    fn op(&mut self, op: W::Op) -> Option<Said> {
        let said = match self.words.clause(op) {
            Some(saying) => self.saying(saying),
            None => {
                self.faults.push(format!("no words for {op:?}"));
                None
            }
        };
        if let Some((reg, noun, number)) = self.words.yields(op) {
            self.registers.hold(reg, noun, number);
        }
        self.words.told(op);
        said
    }

    fn saying(&mut self, saying: Saying<W>) -> Option<Said> {
        match saying {
            Saying::Act(clause) => Some(Said::Act(self.clause(clause))),
            Saying::Words(words) => Some(Said::Words(words)),
            Saying::Options(words) => Some(Said::Options(words)),
            Saying::Silent => None,
        }
    }

    /// Finds the words of all objects. What their choice says about the clause goes into it.
    fn clause(&mut self, clause: Clause<Object<W>>) -> Told {
        let mut told = Clause::new(clause.subject, clause.verb, Vec::new());
        (told.may, told.tail, told.when, told.prizes) = (clause.may, clause.tail, clause.when, clause.prizes);
        let mut scene = Scene { mention: mention(&told.subject), first: None };
        self.objects(clause.objects, &mut told, &mut scene);
        if let Some(next) = clause.and {
            let mut and = Clause::new(told.subject.clone(), next.verb, Vec::new());
            self.objects(next.objects, &mut and, &mut scene);
            told.and = Some(Box::new(and));
        }
        told
    }

    fn objects(&mut self, objects: Vec<Object<W>>, told: &mut Told, scene: &mut Scene) {
        for object in objects {
            let part = match object {
                Object::Words(words) => words.into(),
                Object::Named { first, again } => match scene.mention {
                    Mention::First => first.into(),
                    Mention::Again => again.into(),
                },
                Object::Much(quantity) => {
                    told.tail.splice(0..0, quantity.per);
                    quantity.head.into()
                }
                Object::Things(things, manner) => {
                    let thing = self.things(things, manner, told, scene);
                    scene.first.get_or_insert_with(|| thing.clone());
                    thing.into()
                }
                Object::Same => match &scene.first {
                    Some(first) => Part::Pronoun(first.clone()),
                    None => continue,
                },
            };
            told.objects.push(part);
        }
    }

    fn things(&mut self, things: Things<W>, manner: Manner, told: &mut Told, scene: &mut Scene) -> Phrase {
        let lang = self.lang();
        match things {
            Things::This => self.words.this().within(lang, manner.each),
            Things::All(filter) => self.noun(&[filter], Amount::All, manner, scene),
            Things::It(reg) => {
                if let Some(choice) = self.registers.take(reg) {
                    return self.chosen(reg, choice, manner, told, scene);
                }
                let (noun, number) = self.registers.it(reg).unwrap_or_else(|| {
                    self.faults.push(format!("nobody has spoken of what is in register {reg:?}"));
                    (self.words.shared_noun(&[]), Number::Singular)
                });
                spoken_of(noun, number, lang).within(lang, manner.each)
            }
        }
    }

    fn chosen(
        &mut self,
        reg: Reg,
        choice: Choice<W>,
        manner: Manner,
        told: &mut Told,
        scene: &mut Scene,
    ) -> Phrase {
        let Choice { who, from, amount, limit } = choice;
        told.subject = self.words.who(who);
        if mention(&told.subject) == Mention::Again {
            scene.mention = Mention::Again;
        }
        // "You may exile 1 card": one, or none.
        let may = amount == Amount::UpTo(1);
        told.may |= may;
        let amount = if may { Amount::Exactly(1) } else { amount };
        let thing = limited(self.noun(from, amount, manner, scene), limit, self.lang());
        // "Their" place must not come before the player.
        told.heavy |= scene.mention == Mention::First;
        self.registers.hold(reg, self.words.shared_noun(from), amount.number());
        thing
    }

    fn noun(&self, from: &[W::Filter], amount: Amount, manner: Manner, scene: &mut Scene) -> Phrase {
        let mut manner = Manner { mention: scene.mention, ..manner };
        let thing = self.words.noun(from, amount, &mut manner);
        scene.mention = manner.mention;
        thing
    }
}

/// Something that you do now.
fn is_yours(said: &Said) -> bool {
    matches!(said, Said::Act(act) if act.subject == Subject::You && act.when.is_none() && !act.may)
}

/// The same, or what comes of it.
fn follows(said: &Said) -> bool {
    is_yours(said) || matches!(said, Said::Outcome(_))
}

/// What a clause has named so far.
struct Scene {
    mention: Mention,
    first: Option<Phrase>,
}

/// "any number of units with a total cost of 3 or less".
fn limited(things: Phrase, limit: Option<(u8, Both)>, lang: Lang) -> Phrase {
    match limit {
        Some((most, measure)) => in_total(things, measure, most, lang),
        None => things,
    }
}

/// Whether the subject has named the other player already.
fn mention(subject: &Subject) -> Mention {
    match subject {
        Subject::You | Subject::Thing(_) => Mention::First,
        Subject::Player(_) => Mention::Again,
    }
}
