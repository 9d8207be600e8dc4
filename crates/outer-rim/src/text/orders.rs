//! What the cards of the solo opponent say (R14). They speak to its character as other cards do.

use script::Reg;
use script::tell::{Lead, Saying};
use text::clause::{Amount, Link};
use text::{Gender, Lang, Number, Phrase, both, fill};

use super::names::{CARD, CARGO, JOB, PATROL, PLANET, kind_noun, the_deck};
use super::ops::{Act, it};
use super::verbs::{COMPLETE_IT, DELIVER_IT, RECRUIT, SHUFFLE_IN};
use super::voice::{Told, Voice};
use crate::cards::orders::ORDERS;
use crate::turn::{Check, Rest, Routine};
use crate::words::{Cond, Effect, Filter, Mode, Pool, Step, Vocabulary};

/// A card of the solo opponent, a line for each part of its turn; what could not be told comes second.
pub(super) fn order(index: usize, lang: Lang) -> (String, Vec<String>) {
    let mut page = Page { lang, lines: Vec::new(), faults: Vec::new() };
    for step in ORDERS[index] {
        page.part(step);
    }
    page.special(ORDERS[index]);
    (page.lines.join("\n"), page.faults)
}

struct Page {
    lang: Lang,
    lines: Vec<String>,
    faults: Vec<String>,
}

impl Page {
    /// Planning, and the actions with the encounter that follows them.
    fn part(&mut self, step: &Step) {
        let lang = self.lang;
        match step {
            Step::Pick { modes, .. } => {
                let lead =
                    both("Planning (the first that applies)", "Planificación (lo primero que proceda)");
                self.first_of(&lead.word(lang), modes);
            }
            Step::If(
                Cond::Standing,
                [actions @ .., Step::If(Cond::Standing, [Step::Pick { modes, .. }], _)],
                _,
            ) => {
                let lead = both("Actions (all that apply)", "Acciones (todo lo que proceda)").word(lang);
                let actions: Vec<String> =
                    actions.iter().map(|action| self.tell(None, std::slice::from_ref(action))).collect();
                self.numbered(&lead, &actions);
                let lead = both("Encounter (the first that applies)", "Encuentro (lo primero que proceda)");
                self.first_of(&lead.word(lang), modes);
            }
            _ => {}
        }
    }

    /// What always comes last.
    fn special(&mut self, order: Effect) {
        if let [_, _, special @ ..] = order
            && !special.is_empty()
        {
            let lead = both("always last", "siempre al final").word(self.lang);
            let said = self.tell(Some(lead), special);
            self.lines.push(said);
        }
    }

    fn first_of(&mut self, lead: &str, modes: &'static [Mode]) {
        let lines: Vec<String> = modes.iter().map(|mode| self.tell(None, mode.0)).collect();
        self.numbered(lead, &lines);
    }

    fn numbered(&mut self, lead: &str, lines: &[String]) {
        let lines = lines.iter().enumerate();
        let lines: Vec<String> = lines
            .map(|(i, line)| fill(self.lang, both("({0}) {1}", "({0}) {1}"), &[&(i + 1), line]))
            .collect();
        let template = both("{0}: {1}", "{0}: {1}");
        self.lines.push(fill(self.lang, template, &[&lead, &lines.join(" ")]));
    }

    /// A line, with what it needs.
    fn tell(&mut self, lead: Option<String>, block: Effect) -> String {
        let mut told: Told = Voice::new(CARD, self.lang).telling(block);
        let needs = match block {
            [Step::Needs(cond), ..] => told.condition(*cond, Link::If),
            _ => None,
        };
        let needs = needs.map(|needs| fill(self.lang, both("if {0}", "si {0}"), &[&needs]));
        let leads: Vec<String> = lead.into_iter().chain(needs).collect();
        let said = told.text(&leads, block);
        self.faults.extend_from_slice(told.faults());
        said
    }
}

impl Voice {
    /// The parts of a turn that the cards of the solo opponent name; no other card is made of them.
    pub(super) fn routine(&self, routine: Routine) -> Option<Saying<Vocabulary>> {
        let lang = self.lang;
        let words = |words: String| Some(Saying::Words(words));
        Some(Saying::Act(match routine {
            Routine::Line(..) => return Some(Saying::Silent),
            Routine::RestAll => {
                return words(both("remove all your damage", "retiras todo tu Daño").word(lang));
            }
            Routine::Approach => {
                return words(
                    both(
                        "move toward the nearest planet with a goal token",
                        "te mueves hacia el planeta más cercano con una ficha de objetivo",
                    )
                    .word(lang),
                );
            }
            Routine::HandIn if self.hands_in_job => Act::you(&COMPLETE_IT, vec![it(Reg::A)]),
            Routine::HandIn => Act::you(&DELIVER_IT, vec![it(Reg::A)]),
            Routine::JoinFree => {
                Act::you(&RECRUIT, vec![it(Reg::A)]).lasting(both("for free", "gratis").word(lang))
            }
            Routine::ShuffleOrder => {
                let shuffle = both("this card", "esta carta").word(lang);
                Act::you(&SHUFFLE_IN, vec![shuffle.into()])
            }
            _ => return None,
        }))
    }

    /// What the lines of those cards need; that they can be carried out goes without saying.
    pub(super) fn check(&self, check: Check) -> Lead {
        let lang = self.lang;
        let words = match check {
            Check::CanRest(Rest::IfDefeated) => both("you are defeated", "has sido derrotado"),
            Check::CanRest(Rest::IfDamaged) => both("you have any damage", "tienes algún Daño"),
            Check::Illegal => both("it is illegal", "es de tipo Ilegal"),
            Check::Full(kind) => {
                let full = both("your slots for {0} are full", "tus espacios para {0} están llenos");
                let kind = kind_noun(kind).phrase(lang, Number::Plural);
                return Lead::Words(self.fill(full, &[&kind]));
            }
            Check::CanApproach
            | Check::HasCargoForHere
            | Check::HatedPatrolHere
            | Check::HasJobForHere
            | Check::CanPayForFame
            | Check::CanGetCrew
            | Check::PlanetCanLike
            | Check::NearestCanLike
            | Check::FacedownHere => return Lead::Known(true),
            _ => return Lead::Untold,
        };
        Lead::Words(words.word(lang))
    }

    /// Steps of those cards that are better told as a whole.
    pub(super) fn order(&self, step: &Step) -> Option<Saying<Vocabulary>> {
        match step {
            // Where it goes is told with the way there.
            Step::Choose { from: [Filter::Rule(Pool::NearestGoals | Pool::MoveEnds)], .. } => {
                Some(Saying::Silent)
            }
            Step::If(Cond::AtPlanet, [_, _, Step::If(Cond::Rule(Check::CanBuy(deck)), ..)], _) => {
                let buy = both(
                    "on a planet, buy the top card of {0} (one you cannot buy goes to the bottom first)",
                    "en un planeta, compras la primera carta de {0} (la que no puedas comprar va antes al fondo)",
                );
                Some(Saying::Words(self.fill(buy, &[&the_deck(*deck, self.lang)])))
            }
            _ => None,
        }
    }

    /// What those cards choose from.
    pub(super) fn pool(&self, pool: Pool, amount: Amount) -> Phrase {
        let lang = self.lang;
        let for_here = both("{0} for this planet", "{0} para este planeta");
        let lowest = |words: text::Both| Phrase::new(words.word(lang), Gender::Masculine, Number::Singular);
        match pool {
            Pool::CargoForHere => {
                CARGO.phrase(lang, amount.number()).counted(lang, amount, false).within(lang, for_here)
            }
            Pool::JobsForHere => {
                JOB.phrase(lang, amount.number()).counted(lang, amount, false).within(lang, for_here)
            }
            Pool::HatedPatrols => PATROL.phrase(lang, amount.number()).counted(lang, amount, false).within(
                lang,
                both(
                    "{0} in your space with whose faction your reputation is negative",
                    "{0} de tu casilla con cuya facción tu Reputación sea negativa",
                ),
            ),
            Pool::LowestContacts => lowest(both(
                "the contact of the lowest class in your space",
                "el Contacto de la categoría más baja de tu casilla",
            )),
            Pool::LowestFacedown => lowest(both(
                "the facedown contact of the lowest class in your space",
                "el Contacto boca abajo de la categoría más baja de tu casilla",
            )),
            _ => PLANET.phrase(lang, Number::Singular).indefinite(lang),
        }
    }
}
