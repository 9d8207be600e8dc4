//! Conditions.

use script::tell::Lead;
use text::clause::{Amount, Link};
use text::{Phrase, and, both, or};

use super::names::{in_theatre, leader_name, named, place_name, shape_name, skill_name, the_side, unit_noun};
use super::voice::Voice;
use crate::cards;
use crate::things::Leader;
use crate::turn::Check;
use crate::units::Shape;
use crate::words::{Cond, Filter, L, P, What, Whose};

impl Voice {
    pub(super) fn condition(&self, cond: Cond, link: Link) -> Lead {
        match cond {
            Cond::Always => Lead::Known(true),
            cond => self.holds(cond, link).map_or(Lead::Untold, Lead::Words),
        }
    }

    /// None if no card may ask for it.
    pub(super) fn holds(&self, cond: Cond, link: Link) -> Option<String> {
        let lang = self.lang;
        Some(match cond {
            Cond::All(all) => {
                let each: Option<Vec<Phrase>> =
                    all.iter().map(|cond| Some(named(self.holds(*cond, link)?))).collect();
                and(lang, &each?).text
            }
            Cond::Here(one) => return self.here_is(one, link),
            Cond::Exists(Filter::Systems([P::The(place), rest @ ..])) => self.fill(
                link.mood("{0} is {1}", "{0} es {1}", "{0} sea {1}"),
                &[&place_name(*place, lang), &self.systems(rest, Amount::Any)],
            ),
            Cond::Exists(filter) => self.fill(
                link.mood("there is {0}", "hay {0}", "haya {0}"),
                &[&self.things(&[filter], Amount::Any)],
            ),
            Cond::Assigned(leader) => self.fill(
                link.mood(
                    "{0} is on this mission",
                    "{0} participa en esta misión",
                    "{0} participe en esta misión",
                ),
                &[&leader_name(leader, lang)],
            ),
            Cond::TwoLeaders => link
                .mood(
                    "two leaders are on this mission",
                    "dos líderes participan en esta misión",
                    "dos líderes participen en esta misión",
                )
                .word(lang),
            Cond::TargetIs(leader) => self.fill(
                link.mood("that leader is {0}", "ese líder es {0}", "ese líder sea {0}"),
                &[&leader_name(leader, lang)],
            ),
            Cond::InSupply(unit) => self.fill(
                link.mood("{0} is in the supply", "hay {0} en la reserva", "haya {0} en la reserva"),
                &[&unit_noun(unit).phrase(lang, text::Number::Singular).indefinite(lang)],
            ),
            Cond::Queued(_, spaces) => self.fill(
                link.mood(
                    "there is a unit on {0} of your build queue",
                    "hay una unidad en {0} de tu cola de construcción",
                    "haya una unidad en {0} de tu cola de construcción",
                ),
                &[&self.spaces(spaces)],
            ),
            Cond::MoreThanEnemy(what) => self.fill(
                link.mood(
                    "you have more {0} here than your opponent",
                    "aquí tienes más {0} que tu rival",
                    "aquí tengas más {0} que tu rival",
                ),
                &[&self.unit_phrase(what, None, text::Number::Plural)],
            ),
            Cond::Retreated(Whose::You) => link
                .mood(
                    "you have retreated in this round",
                    "te has retirado en esta ronda",
                    "te hayas retirado en esta ronda",
                )
                .word(lang),
            Cond::Retreated(Whose::Enemy) => link
                .mood(
                    "your opponent has retreated in this round",
                    "tu rival se ha retirado en esta ronda",
                    "tu rival se haya retirado en esta ronda",
                )
                .word(lang),
            Cond::LastDestroyed(whose, theatre) => {
                let template = match whose {
                    Whose::Enemy => link.mood(
                        "the last units of your opponent {0} were destroyed in this round",
                        "las últimas unidades de tu rival {0} fueron destruidas en esta ronda",
                        "las últimas unidades de tu rival {0} hayan sido destruidas en esta ronda",
                    ),
                    Whose::You => link.mood(
                        "your last units {0} were destroyed in this round",
                        "tus últimas unidades {0} fueron destruidas en esta ronda",
                        "tus últimas unidades {0} hayan sido destruidas en esta ronda",
                    ),
                };
                self.fill(template, &[&in_theatre(theatre, lang)])
            }
            cond => return self.holds_in_play(cond, link),
        })
    }

    /// What objectives and action cards ask for.
    fn holds_in_play(&self, cond: Cond, link: Link) -> Option<String> {
        let lang = self.lang;
        Some(match cond {
            Cond::Not(cond) => return self.not(*cond, link),
            Cond::Either(any) => {
                let each: Option<Vec<Phrase>> =
                    any.iter().map(|cond| Some(named(self.holds(*cond, link)?))).collect();
                self.fill(both("either {0}", "o bien {0}"), &[&or(lang, &each?)])
            }
            Cond::AtLeast(n, filter) => self.fill(
                link.mood("there are at least {0}", "hay al menos {0}", "haya al menos {0}"),
                &[&self.things(&[filter], Amount::Exactly(n))],
            ),
            Cond::WholeRegion(side) => self.fill(
                link.mood(
                    "all populous systems of a region are loyal to {0}",
                    "todos los sistemas poblados de una región son leales a {0}",
                    "todos los sistemas poblados de una región sean leales a {0}",
                ),
                &[&the_side(side, lang)],
            ),
            Cond::UnitsIn(n, side, one) => self.fill(
                link.mood(
                    "there are at least {0} in {1}",
                    "hay al menos {0} en {1}",
                    "haya al menos {0} en {1}",
                ),
                &[
                    &self.units_of(What::Unit, Some(side), Amount::Exactly(n)),
                    &self.systems(&[one], Amount::All),
                ],
            ),
            Cond::QueueHolds(shapes) => self.fill(
                link.mood(
                    "units with these icons wait on your build queue: {0}",
                    "en tu cola de construcción esperan unidades con estos iconos: {0}",
                    "en tu cola de construcción esperen unidades con estos iconos: {0}",
                ),
                &[&self.shapes(shapes)],
            ),
            Cond::Judged(whose, success) => {
                let template = match (whose, success) {
                    (Whose::You, true) => link.mood(
                        "a mission of yours has succeeded",
                        "una misión tuya ha tenido éxito",
                        "una misión tuya haya tenido éxito",
                    ),
                    (Whose::You, false) => link.mood(
                        "a mission of yours has failed",
                        "una misión tuya ha fracasado",
                        "una misión tuya haya fracasado",
                    ),
                    (Whose::Enemy, true) => link.mood(
                        "a mission of your opponent has succeeded",
                        "una misión de tu rival ha tenido éxito",
                        "una misión de tu rival haya tenido éxito",
                    ),
                    (Whose::Enemy, false) => link.mood(
                        "a mission of your opponent has failed",
                        "una misión de tu rival ha fracasado",
                        "una misión de tu rival haya fracasado",
                    ),
                };
                template.word(lang)
            }
            Cond::Skill(skill) => self.fill(
                link.mood("the mission needs {0}", "la misión requiere {0}", "la misión requiera {0}"),
                &[&skill_name(skill, lang)],
            ),
            Cond::Initiated => link
                .mood(
                    "you have started this combat",
                    "has iniciado este combate",
                    "hayas iniciado este combate",
                )
                .word(lang),
            Cond::Won(theatre) => self.fill(
                link.mood(
                    "you have won the battle {0}",
                    "has ganado la batalla {0}",
                    "hayas ganado la batalla {0}",
                ),
                &[&in_theatre(theatre, lang)],
            ),
            Cond::Lost(whose, theatre, health) => {
                let template = match whose {
                    Whose::Enemy => link.mood(
                        "your opponent has lost units worth at least {0} health {1} in this combat",
                        "tu rival ha perdido unidades por al menos {0} de salud {1} en este combate",
                        "tu rival haya perdido unidades por al menos {0} de salud {1} en este combate",
                    ),
                    Whose::You => link.mood(
                        "you have lost units worth at least {0} health {1} in this combat",
                        "has perdido unidades por al menos {0} de salud {1} en este combate",
                        "hayas perdido unidades por al menos {0} de salud {1} en este combate",
                    ),
                };
                self.fill(template, &[&health, &in_theatre(theatre, lang)])
            }
            Cond::Destroyed(units) => self.fill(
                link.mood(
                    "{0} was destroyed in this combat",
                    "en este combate ha sido destruido {0}",
                    "en este combate haya sido destruido {0}",
                ),
                &[&self.units_of(What::AnyOf(units), None, Amount::Any)],
            ),
            Cond::WasSubjugated => link
                .mood(
                    "the system was subjugated when the combat began",
                    "el sistema estaba subyugado al empezar el combate",
                    "el sistema estuviera subyugado al empezar el combate",
                )
                .word(lang),
            Cond::FacedTheDarkSide => self.fill(
                link.mood(
                    "{0} or {1} took part in the combat",
                    "{0} o {1} ha participado en el combate",
                    "{0} o {1} haya participado en el combate",
                ),
                &[&leader_name(Leader::DARTH_VADER, lang), &leader_name(Leader::EMPEROR_PALPATINE, lang)],
            ),
            Cond::Rule(Check::SharedTactics) => link
                .mood(
                    "the original combat is used",
                    "se usa el combate original",
                    "se use el combate original",
                )
                .word(lang),
            _ => return None,
        })
    }

    fn not(&self, cond: Cond, link: Link) -> Option<String> {
        let lang = self.lang;
        Some(match cond {
            Cond::Here(P::Has(side, what)) => self.fill(
                link.mood("there are no {0} here", "aquí no hay {0}", "aquí no haya {0}"),
                &[&self.unit_phrase(what, Some(side), text::Number::Plural)],
            ),
            Cond::Exists(filter) => self.fill(
                link.mood("there is no {0}", "no hay ningún {0}", "no haya ningún {0}"),
                &[&self.bare(filter)],
            ),
            Cond::Marked(id) => self.fill(
                link.mood(
                    "no target marker of {0} lies anywhere",
                    "no hay ningún marcador de objetivo de {0}",
                    "no haya ningún marcador de objetivo de {0}",
                ),
                &[&cards::card_name(id)?.word(lang)],
            ),
            _ => return None,
        })
    }

    /// One thing without an article.
    fn bare(&self, filter: Filter) -> String {
        match filter {
            Filter::Leaders([L::Captured]) => both("captured leader", "líder capturado").word(self.lang),
            filter => self.things(&[filter], Amount::Any).text,
        }
    }

    /// "triangle, triangle and circle".
    pub(super) fn shapes(&self, shapes: &[Shape]) -> String {
        let names: Vec<Phrase> =
            shapes.iter().map(|shape| named(shape_name(*shape).word(self.lang))).collect();
        and(self.lang, &names).text
    }
}
