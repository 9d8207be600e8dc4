//! Systems, by what must be true of them.

use text::clause::{Amount, Link};
use text::{Agreeing, Both, Phrase, both, or};

use super::names::{SYSTEM, named, of_side, place_name, shape_name, the_side};
use super::voice::Voice;
use crate::things::Theatre;
use crate::units::Shape;
use crate::words::{At, P};

const POPULOUS: Agreeing = Agreeing::adjective("populous", ["poblado", "poblados"], ["poblada", "pobladas"]);
const REMOTE: Agreeing = Agreeing::adjective("remote", ["remoto", "remotos"], ["remota", "remotas"]);
const NEUTRAL: Agreeing = Agreeing::by_number(["neutral"; 2], ["neutral", "neutrales"]);
const SUBJUGATED: Agreeing =
    Agreeing::adjective("subjugated", ["subyugado", "subyugados"], ["subyugada", "subyugadas"]);
const SABOTAGED: Agreeing =
    Agreeing::adjective("sabotaged", ["saboteado", "saboteados"], ["saboteada", "saboteadas"]);

const DESTROYED: Agreeing =
    Agreeing::adjective("destroyed", ["destruido", "destruidos"], ["destruida", "destruidas"]);
const MOVE: text::Noun = text::Noun::masculine(both("move", "movimiento"), both("moves", "movimientos"));

/// "space square", "cuadrado de espacio".
pub(super) fn icon(theatre: Option<Theatre>, shape: Shape) -> Both {
    match (theatre, shape) {
        (None, shape) => shape_name(shape),
        (Some(Theatre::Space), Shape::Triangle) => both("space triangle", "triángulo de espacio"),
        (Some(Theatre::Space), Shape::Circle) => both("space circle", "círculo de espacio"),
        (Some(Theatre::Space), Shape::Square) => both("space square", "cuadrado de espacio"),
        (Some(Theatre::Ground), Shape::Triangle) => both("ground triangle", "triángulo terrestre"),
        (Some(Theatre::Ground), Shape::Circle) => both("ground circle", "círculo terrestre"),
        (Some(Theatre::Ground), Shape::Square) => both("ground square", "cuadrado terrestre"),
    }
}

impl Voice {
    /// "1 populous system in this region".
    pub(super) fn systems(&self, all: &[P], amount: Amount) -> Phrase {
        let lang = self.lang;
        match all {
            [P::The(place)] => return named(place_name(*place, lang)),
            [P::Or(any)] => {
                let each: Vec<Phrase> = any.iter().map(|one| self.systems(&[*one], amount)).collect();
                return or(lang, &each);
            }
            _ => {}
        }
        let named_one = all.iter().find_map(|one| match one {
            P::The(place) => Some(named(place_name(*place, lang))),
            _ => None,
        });
        let system = named_one.unwrap_or_else(|| {
            let adjectives = all.iter().filter_map(adjective);
            let system = SYSTEM.phrase(lang, amount.number());
            let system = adjectives.fold(system, |system, adjective| system.with(lang, &adjective));
            let other = all.iter().any(|one| matches!(one, P::Not(P::Here)));
            system.counted(lang, amount, other)
        });
        all.iter()
            .filter_map(|one| self.trait_of(*one))
            .fold(system, |system, said| system.within_and(lang, both("{0} {1}", "{0} {1}"), &[&said]))
    }

    /// What stands behind the noun.
    fn trait_of(&self, one: P) -> Option<String> {
        let lang = self.lang;
        Some(match one {
            P::Loyal(side) => self.fill(both("loyal to {0}", "leal a {0}"), &[&the_side(side, lang)]),
            P::Has(side, what) => {
                let unit = self.units_of(what, Some(side), Amount::Any);
                self.fill(both("with {0}", "con {0}"), &[&unit])
            }
            P::Not(P::Has(side, what)) => {
                let units = self.unit_phrase(*what, Some(*side), text::Number::Plural);
                self.fill(both("without {0}", "sin {0}"), &[&units])
            }
            P::Not(P::Loyal(side)) => {
                self.fill(both("not loyal to {0}", "no leal a {0}"), &[&the_side(*side, lang)])
            }
            P::Not(P::Sabotaged) => both("that is not sabotaged", "no saboteado").word(lang),
            P::Captive => both("with a captured leader", "con un líder capturado").word(lang),
            P::Unheld(side) => self.fill(
                both("where no leader of {0} holds units back", "donde ningún líder de {0} retiene unidades"),
                &[&the_side(side, lang)],
            ),
            // It only says that what follows finds something.
            P::Elsewhere(_) => return None,
            P::Marked => both("with a target marker", "con un marcador de objetivo").word(lang),
            P::Contested => both("with units of both sides", "con unidades de ambos bandos").word(lang),
            P::Icon(theatre, shape) => self.fill(
                both("with a {0} resource icon", "con un icono de recursos de {0}"),
                &[&icon(theatre, shape).word(lang)],
            ),
            P::HasMany(n, side, what) => {
                let units = self.units_of(what, Some(side), Amount::Exactly(n));
                self.fill(both("with at least {0}", "con al menos {0}"), &[&units])
            }
            P::Or(any) => {
                let marked = both("with a sabotage marker", "con un marcador de sabotaje");
                let said = |one: &P| match one {
                    P::Sabotaged => Some(marked.word(lang)),
                    one => self.trait_of(*one),
                };
                let each: Option<Vec<Phrase>> = any.iter().map(|one| Some(named(said(one)?))).collect();
                or(lang, &each?).text
            }
            P::Not(P::RevealedBase) => {
                both("that is not that of a revealed base", "que no sea el de una base revelada").word(lang)
            }
            P::RegionOf(place) => {
                self.fill(both("in the region of {0}", "de la región de {0}"), &[&place_name(place, lang)])
            }
            P::Within(n, place) => self.fill(
                both("within {0} of {1}", "a un máximo de {0} de {1}"),
                &[&MOVE.count(lang, n), &place_name(place, lang)],
            ),
            P::SameRegion => both("in this region", "de esta región").word(lang),
            P::BaseRegion => {
                both("in the region of the Rebel base", "de la región de la base rebelde").word(lang)
            }
            P::Not(P::The(place)) => {
                self.fill(both("other than {0}", "que no sea {0}"), &[&place_name(*place, lang)])
            }
            _ => return None,
        })
    }

    /// "this system is populous".
    pub(super) fn here_is(&self, one: P, link: Link) -> Option<String> {
        let lang = self.lang;
        if let Some(adjective) = adjective(&one) {
            let adjective = adjective.agree(lang, text::Gender::Masculine, text::Number::Singular);
            let template = link.mood("this system is {0}", "este sistema es {0}", "este sistema sea {0}");
            return Some(self.fill(template, &[&adjective]));
        }
        Some(match one {
            P::Has(side, what) => self.fill(
                link.mood("there is {0} here", "aquí hay {0}", "aquí haya {0}"),
                &[&self.units_of(what, Some(side), Amount::Any)],
            ),
            P::Not(P::Has(side, what)) => self.fill(
                link.mood("there are no {0} here", "aquí no hay {0}", "aquí no haya {0}"),
                &[&self.unit_phrase(*what, Some(*side), text::Number::Plural)],
            ),
            P::Loyal(side) => self.fill(
                link.mood(
                    "this system is loyal to {0}",
                    "este sistema es leal a {0}",
                    "este sistema sea leal a {0}",
                ),
                &[&the_side(side, lang)],
            ),
            P::Captive => link
                .mood(
                    "there is a captured leader here",
                    "aquí hay un líder capturado",
                    "aquí haya un líder capturado",
                )
                .word(lang),
            P::Marked => link
                .mood(
                    "there is a target marker here",
                    "aquí hay un marcador de objetivo",
                    "aquí haya un marcador de objetivo",
                )
                .word(lang),
            P::Contested => link
                .mood(
                    "both sides have units here",
                    "aquí hay unidades de ambos bandos",
                    "aquí haya unidades de ambos bandos",
                )
                .word(lang),
            P::Icon(theatre, shape) => self.fill(
                link.mood(
                    "this system has a {0} resource icon",
                    "este sistema tiene un icono de recursos de {0}",
                    "este sistema tenga un icono de recursos de {0}",
                ),
                &[&icon(theatre, shape).word(lang)],
            ),
            P::The(place) => self.fill(
                link.mood("this system is {0}", "este sistema es {0}", "este sistema sea {0}"),
                &[&place_name(place, lang)],
            ),
            _ => return None,
        })
    }

    /// "in this system"; what is in a register is told by the step that chose it.
    pub(super) fn at(&self, at: At) -> String {
        let lang = self.lang;
        match at {
            At::Here => both("in this system", "en este sistema").word(lang),
            At::It(_) => both("there", "ahí").word(lang),
            At::Base => both("at the Rebel base", "en la base rebelde").word(lang),
            At::The(place) => self.fill(both("in {0}", "en {0}"), &[&place_name(place, lang)]),
        }
    }

    /// "this system".
    pub(super) fn place(&self, at: At) -> String {
        let lang = self.lang;
        match at {
            At::Here => both("this system", "este sistema").word(lang),
            At::It(_) => both("it", "él").word(lang),
            At::Base => both("the Rebel base", "la base rebelde").word(lang),
            At::The(place) => place_name(place, lang),
        }
    }
}

fn adjective(one: &P) -> Option<Agreeing> {
    Some(match one {
        P::Populous => POPULOUS,
        P::Remote => REMOTE,
        P::Rebel => of_side(crate::things::Side::Rebel),
        P::Imperial => of_side(crate::things::Side::Empire),
        P::Neutral => NEUTRAL,
        P::Subjugated => SUBJUGATED,
        P::Sabotaged => SABOTAGED,
        P::Destroyed => DESTROYED,
        _ => return None,
    })
}
