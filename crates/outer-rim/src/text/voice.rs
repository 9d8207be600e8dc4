//! The voice a card speaks with: this game's words for the steps of an effect.

use script::tell::{Fated, Lead, Registers, Saying, Tell, Teller};
use script::{Count, How, Reg, Step};
use text::clause::{Amount, Clause, Link, Manner, Subject, THIS};
use text::{Both, Gender, Lang, Noun, Number, Phrase, both, fill};

use super::names::PLAYER;
use super::noun;
use super::verbs::REROLL;
use crate::card::Card;
use crate::chance::Luck;
use crate::shorthand::ANY_DICE;
use crate::words::{Cond, Effect, Filter, Num, Op, Pool, Reach, Vocabulary, Who};

#[derive(Clone, Copy, Debug)]
pub(super) struct Voice {
    pub(super) lang: Lang,
    /// What the card calls itself.
    pub(super) this: Noun,
    /// What an encounter card becomes when it is kept.
    pub(super) becomes: Option<&'static Card>,
    /// A patrol was chosen, and its faction is meant.
    pub(super) of_patrol: Option<Both>,
    /// A job is handed in, and not cargo.
    pub(super) hands_in_job: bool,
    /// All contacts of a space were chosen, and turning them up was told with it.
    pub(super) reveals_all: bool,
}

pub(super) type Told = Teller<Vocabulary, Voice>;

impl Voice {
    pub(super) fn new(this: Noun, lang: Lang) -> Voice {
        Voice { lang, this, becomes: None, of_patrol: None, hands_in_job: false, reveals_all: false }
    }

    /// Ready to tell this effect.
    pub(super) fn telling(self, effect: Effect) -> Told {
        let of_patrol = self.of_patrol.or_else(|| effect.iter().find_map(chosen_patrol));
        let hands_in_job = effect.iter().any(chooses_job);
        let reveals_all = effect.iter().any(chooses_all_here);
        Teller::new(Voice { of_patrol, hands_in_job, reveals_all, ..self })
    }

    pub(super) fn fill(&self, template: Both, holes: &[&dyn std::fmt::Display]) -> String {
        fill(self.lang, template, holes)
    }

    pub(super) fn this_phrase(&self) -> Phrase {
        self.this.phrase(self.lang, Number::Singular).after(self.lang, &THIS)
    }

    /// A player who has been chosen.
    pub(super) fn that_player(&self) -> Phrase {
        Phrase::new(both("that player", "ese jugador").word(self.lang), Gender::Masculine, Number::Singular)
    }
}

/// What the faction of a patrol is called once that is chosen.
fn chosen_patrol(step: &Step<Vocabulary>) -> Option<Both> {
    match step {
        Step::Choose { into: Reg::A, from: [Filter::Patrols(_)], .. } => {
            Some(both("its faction", "su facción"))
        }
        Step::Choose { into: Reg::A, from: [Filter::NearestPatrol], .. } => {
            Some(both("the faction of the nearest patrol", "la facción de la Patrulla más cercana"))
        }
        _ => None,
    }
}

fn chooses_job(step: &Step<Vocabulary>) -> bool {
    matches!(step, Step::Choose { from: [Filter::Rule(Pool::JobsForHere)], .. })
}

/// Both contact spaces of a planet.
fn chooses_all_here(step: &Step<Vocabulary>) -> bool {
    matches!(step, Step::Choose { from: [Filter::Facedown(Reach::Here)], count: Count::Exactly(_), .. })
}

impl Tell<Vocabulary> for Voice {
    fn lang(&self) -> Lang {
        self.lang
    }

    fn who(&self, who: Who) -> Subject {
        match who {
            Who::You | Who::Chooser | Who::Pilot => Subject::You,
            Who::In(_) => Subject::Player(self.that_player()),
            Who::Left => {
                let left = both("{0} on your left", "{0} de tu izquierda");
                Subject::Player(
                    PLAYER.phrase(self.lang, Number::Singular).definite(self.lang).within(self.lang, left),
                )
            }
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
        self.condition(cond, link)
    }

    /// All of it is in the rules.
    fn fate(&self, _: Luck) -> Fated<Vocabulary> {
        Fated::Nothing
    }

    fn tried(&self, op: Op) -> (String, String) {
        let (done, failed) = match op {
            Op::Fight(..) | Op::FightPlayer(..) | Op::Contest(..) => {
                (both("if you win", "si ganas"), both("if you do not win", "si no ganas"))
            }
            _ => (both("if you pass", "si la superas"), both("if you fail", "si fallas")),
        };
        (done.word(self.lang), failed.word(self.lang))
    }

    fn unusual(&self, step: &Step<Vocabulary>) -> Option<Saying<Vocabulary>> {
        let lang = self.lang;
        match step {
            // Dice are told with what is done to them.
            Step::Choose { from, how: How::Share { total: Num::N(n), .. }, .. } => {
                let amount = match *n {
                    ANY_DICE => Amount::AnyNumber,
                    1 => Amount::Exactly(1),
                    n => Amount::UpTo(n),
                };
                let dice = self.things(from, amount, &Manner::STANDING);
                Some(Saying::Act(Clause::you(&REROLL, vec![dice.into()])))
            }
            // What is lost or gained with it says which one it is.
            Step::Choose { from: [Filter::NearestPatrol], .. } => Some(Saying::Silent),
            step if chooses_all_here(step) => {
                let all = both(
                    "turn all facedown contacts in your space face up",
                    "pones boca arriba todos los Contactos boca abajo de tu casilla",
                );
                Some(Saying::Words(all.word(lang)))
            }
            step => self.order(step),
        }
    }
}
