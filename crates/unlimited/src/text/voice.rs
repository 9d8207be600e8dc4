//! The voice a card speaks with: this game's words for the steps of an effect.

use script::tell::{Fated, Lead, Object, Registers, Saying, Tell, Teller, Things};
use script::{Arg, How, Proc, Reg, Step};
use text::clause::{Amount, Clause, Link, Manner, Subject, THIS, divided, verbs};
use text::{Both, Gender, Lang, Noun, Number, Phrase, both, fill};

use super::names::{CARD, DAMAGE, RESOURCE, UNIT, UPGRADE, opponent};
use super::noun::{self, your_deck};
use super::ops::Act;
use super::verbs::{ATTACK, DEFEAT_SOME, HEAL, PAY, PLAY, READY};
use crate::card::{Face, Kind};
use crate::chance::Luck;
use crate::turn::{self, Check};
use crate::why::Why;
use crate::words::{Ask, Attacking, Cond, FREE, Filter, It, Metric, Num, Op, Test, Vocabulary, What, Who};

#[derive(Clone, Copy, Debug)]
pub(super) struct Voice {
    pub(super) face: &'static Face,
    pub(super) lang: Lang,
    /// What the card calls itself.
    pub(super) this: Noun,
    /// What a number that is not written stands for: what was beyond the defender's HP.
    pub(super) excess: bool,
    /// How many cards of a deck were looked at.
    seen: u8,
}

pub(super) type Told = Teller<Vocabulary, Voice>;

impl Voice {
    pub(super) fn of(face: &'static Face, this: Noun, lang: Lang) -> Told {
        Teller::new(Voice { face, lang, this, excess: false, seen: 0 })
    }

    pub(super) fn fill(&self, template: Both, holes: &[&dyn std::fmt::Display]) -> String {
        fill(self.lang, template, holes)
    }

    pub(super) fn this_phrase(&self) -> Phrase {
        self.this.phrase(self.lang, Number::Singular).after(self.lang, &THIS)
    }

    pub(super) fn attached_unit(&self) -> Phrase {
        let text = both("attached unit", "la unidad vinculada").word(self.lang);
        Phrase::new(text, UNIT.gender, Number::Singular)
    }

    /// An attack with this unit.
    fn attack(&self, it: It, how: Attacking) -> Option<Saying<Vocabulary>> {
        let mut attack = Act::you(&ATTACK, vec![self.object(it, Manner::STANDING)?]);
        if how.even_exhausted {
            attack = attack.lasting(both("even if it is exhausted", "aunque esté agotada").word(self.lang));
        }
        if how.no_bases {
            let words = both("(it cannot attack bases)", "(no puede atacar bases)");
            attack = attack.lasting(words.word(self.lang));
        }
        Some(Saying::Act(attack))
    }

    /// Whether it lets a unit be played that gains something.
    pub(super) fn plays(&self) -> bool {
        matches!(self.face.kind, Kind::Leader | Kind::Base)
    }

    fn play(&self, args: &[Arg<Vocabulary>]) -> Saying<Vocabulary> {
        let lang = self.lang;
        let mut play = Act::you(&PLAY, vec![Object::Things(Things::It(Reg::A), Manner::LEAVING)]);
        for arg in args {
            match arg {
                Arg::Num(0, Num::N(FREE)) => {
                    play = play.lasting(both("for free", "gratis").word(lang));
                }
                Arg::Num(0, Num::N(n)) => {
                    let less = both("for {0} less", "por {0} menos");
                    play = play.lasting(self.fill(less, &[n]));
                }
                Arg::Num(1, _) => {
                    let ready = both("(it enters play ready)", "(entra en juego preparada)");
                    play = play.lasting(ready.word(lang));
                }
                _ => {}
            }
        }
        Saying::Act(play)
    }

    /// What is shared out (R17.9), with what is done by it.
    fn shares(&self, total: Num, cap: Metric, all: bool, from: &[Filter]) -> Option<Saying<Vocabulary>> {
        let lang = self.lang;
        let among = self.several(from);
        if cap == Metric::Copies {
            let things = self.things(from, Amount::All, &mut Manner::STANDING.clone());
            let some = match total {
                Num::N(99) => both("any number of {0}", "cualquier número de {0}"),
                _ => both("up to {1} {0}", "hasta {1} {0}"),
            };
            let plural = self.described(&from[0], UPGRADE.phrase(lang, Number::Plural));
            let relative = things.text.rsplit_once(&plural.text).map_or("", |(_, rest)| rest.trim());
            let total = self.number(total)?;
            let some = self.fill(some, &[&plural, &total]);
            let objects: Vec<Object<Vocabulary>> = vec![some.into(), relative.to_owned().into()];
            return Some(Saying::Act(Clause::you(&DEFEAT_SOME, objects)));
        }
        let amount = self.quantity(total, DAMAGE)?.together(lang);
        let amount = if all { amount } else { amount.within(lang, both("up to {0}", "hasta {0}")) };
        let amount = divided(amount, &among, lang);
        let objects: Vec<Object<Vocabulary>> = vec![amount.into(), String::new().into()];
        let verb = if cap == Metric::Damage { &HEAL } else { &verbs::DEAL };
        Some(Saying::Act(Clause::you(verb, objects)))
    }

    /// A number that is named, or as much as is wanted of something.
    fn amount(&self, most: Num, why: Why) -> Option<Saying<Vocabulary>> {
        let lang = self.lang;
        let up_to = |noun: Noun, n: u8| noun.count(lang, n).within(lang, both("up to {0}", "hasta {0}"));
        Some(match (why, most) {
            (Why::Heal, Num::Least(Num::DamageOn(it), n)) => {
                let from = Manner { each: both("from {0}", "a {0}"), ..Manner::STANDING };
                Saying::Act(Act::you(&HEAL, vec![up_to(DAMAGE, n).into(), self.object(*it, from)?]))
            }
            (Why::Ready, Num::Least(_, n)) => Saying::Act(Act::you(&READY, vec![up_to(RESOURCE, n).into()])),
            (Why::Pay, _) => {
                let any = both("any number of resources", "cualquier número de recursos").word(lang);
                Saying::Act(Act::you(&PAY, vec![any.into()]))
            }
            (Why::Number, _) => Saying::Words(both("choose a number", "eliges un número").word(lang)),
            _ => return None,
        })
    }
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
            Who::Opponent => Subject::Player(opponent(self.lang)),
            Who::ControllerOf(_) => player(both("its controller", "su controlador")),
            Who::Chosen(_) => player(both("that player", "ese jugador")),
        }
    }

    fn this(&self) -> Phrase {
        self.this_phrase()
    }

    fn clause(&self, op: Op) -> Option<Saying<Vocabulary>> {
        self.op(op)
    }

    fn noun(&self, from: &[Filter], amount: Amount, manner: &mut Manner) -> Phrase {
        self.things(from, amount, manner)
    }

    fn shared_noun(&self, from: &[Filter]) -> Noun {
        noun::shared(from)
    }

    fn lead(&self, cond: Cond, link: Link, _: &Registers<Vocabulary>) -> Lead {
        match cond {
            // That a card must be playable to be played goes without saying.
            Cond::Is(_, filter) if filter.tests().iter().any(|test| matches!(test, Test::Playable(_))) => {
                Lead::Known(true)
            }
            cond => self.condition(cond, link),
        }
    }

    fn fate(&self, chance: Luck) -> Fated<Vocabulary> {
        let lang = self.lang;
        let says = |words: String| Fated::Says(Saying::Words(words));
        match chance {
            Luck::ShuffleOwn => says(self.fill(both("shuffle {0}", "barajas {0}"), &[&your_deck(lang)])),
            Luck::Rest => says(
                both(
                    "put the rest on the bottom of your deck in random order",
                    "pones el resto al fondo de tu mazo en orden aleatorio",
                )
                .word(lang),
            ),
            Luck::Bottom(reg) => {
                let place = both(
                    "on the bottom of their owner's deck in random order",
                    "al fondo del mazo de su propietario en orden aleatorio",
                );
                let objects = vec![Object::Things(Things::It(reg), Manner::LEAVING), place.word(lang).into()];
                Fated::Says(Saying::Act(Act::you(&verbs::PUT, objects)))
            }
            Luck::RandomDiscard => says(
                both(
                    "your opponent discards 1 random card from their hand",
                    "tu adversario descarta 1 carta al azar de su mano",
                )
                .word(lang),
            ),
            // Set-up.
            Luck::FirstPlayer | Luck::Shuffle(_) => Fated::Nothing,
        }
    }

    fn phrase(&self, proc: &'static Proc<Vocabulary>) -> Option<Saying<Vocabulary>> {
        // The attack was told with what it is aimed at.
        std::ptr::eq(proc, &turn::ATTACK).then_some(Saying::Silent)
    }

    fn unusual(&self, step: &Step<Vocabulary>) -> Option<Saying<Vocabulary>> {
        let lang = self.lang;
        let words = |words: Both| Some(Saying::Words(words.word(lang)));
        match step {
            Step::Choose { from: [Filter { what: What::Target(it, how), .. }], .. } => self.attack(*it, *how),
            Step::If(
                Cond::Any(_),
                [Step::Choose { from: [Filter { what: What::Target(it, how), .. }], .. }, ..],
                [],
            ) => self.attack(*it, *how),
            Step::Choose { from, how: How::Share { total, cap, all }, .. } => {
                self.shares(*total, *cap, *all, from)
            }
            Step::Choose { who: Who::You, count: script::Count::Exactly(Num::Beyond(_, kept)), .. } => {
                let all_but = both(
                    "each player discards all but {0} cards of their hand",
                    "cada jugador descarta cartas hasta quedarse con {0} en la mano",
                );
                Some(Saying::Words(self.fill(all_but, &[kept])))
            }
            // Both are told with the first.
            Step::Choose { count: script::Count::Exactly(Num::Beyond(..)), .. } => Some(Saying::Silent),
            Step::Together([Op::Discard(_), Op::Discard(_)]) => Some(Saying::Silent),
            Step::Together([first, second]) => match (self.op(*first)?, self.op(*second)?) {
                (Saying::Act(first), Saying::Act(second)) => Some(Saying::Act(first.and(second))),
                _ => None,
            },
            // Told with what the unit gains.
            Step::Call { proc, .. } if std::ptr::eq(*proc, &turn::PLAY) && self.plays() => {
                Some(Saying::Silent)
            }
            Step::Call { proc, args, .. } if std::ptr::eq(*proc, &turn::PLAY) => Some(self.play(args)),
            Step::Each { body: [Step::Call { .. }], .. } => {
                words(both("play them for free, one after the other", "las juegas gratis, una tras otra"))
            }
            Step::Each { body: [Step::Do(Op::ToTop(_))], .. } if self.seen == 1 => Some(Saying::Silent),
            Step::Each { body: [Step::Do(Op::ToTop(_))], .. } => words(both(
                "put the rest back on top of your deck in any order",
                "devuelves el resto a lo alto de tu mazo en cualquier orden",
            )),
            Step::While(Cond::Rule(Check::MoreToSort), _) if self.seen == 1 => {
                words(both("you may put it on the bottom of your deck", "puedes ponerla al fondo de tu mazo"))
            }
            Step::While(Cond::Rule(Check::MoreToSort), _) => words(both(
                "put any number of them on the bottom of your deck",
                "pones cualquier número de ellas al fondo de tu mazo",
            )),
            Step::While(Cond::Rule(Check::MoreToReveal), _) => words(both(
                "you may go on revealing the next card as often as you like",
                "puedes seguir mostrando la siguiente carta tantas veces como quieras",
            )),
            Step::Amount { most, why, .. } => self.amount(*most, *why),
            Step::Ask(Ask::NameCard) => words(both("name a card", "nombras una carta")),
            _ => None,
        }
    }

    fn told(&mut self, op: Op) {
        if let Op::LookAtTop(Num::N(n), ..) | Op::RevealTop(Num::N(n), ..) = op {
            self.seen = n;
        }
    }

    fn measure(&self, metric: Metric) -> Option<Both> {
        (metric == Metric::Cost).then_some(both("cost", "coste"))
    }

    fn yields(&self, op: Op) -> Option<(Reg, Noun, Number)> {
        match op {
            Op::LookAtTop(num, _, reg) | Op::RevealTop(num, _, reg) | Op::Mill(num, _, reg) => {
                let number = if num == Num::N(1) { Number::Singular } else { Number::Plural };
                Some((reg, CARD, number))
            }
            Op::SearchDeck(reg) | Op::RevealNext(reg) => Some((reg, CARD, Number::Plural)),
            _ => None,
        }
    }
}
