//! Conditions.

use script::tell::Lead;
use text::clause::Link;
use text::{Both, Gender, Number, Phrase, and, both, or};

use super::names::{CREW, credits, face_noun, kind_noun, skill_name, standing_name, the_faction};
use super::voice::Voice;
use crate::cards;
use crate::words::{Cond, Kind, Party};

impl Voice {
    pub(super) fn condition(&self, cond: Cond, link: Link) -> Lead {
        match cond {
            Cond::Always => Lead::Known(true),
            Cond::Rule(check) => self.check(check),
            cond => self.holds(cond, link).map_or(Lead::Untold, Lead::Words),
        }
    }

    /// None if no card may ask for it.
    pub(super) fn holds(&self, cond: Cond, link: Link) -> Option<String> {
        let lang = self.lang;
        let plain = |words: Both| Some(words.word(lang));
        let said = match cond {
            Cond::Not(Cond::Droid) => {
                return plain(link.mood("you are not a droid", "no eres un droide", "no seas un droide"));
            }
            Cond::Not(Cond::MostFamous) => {
                return plain(link.mood(
                    "you are not the most famous",
                    "no eres el más famoso",
                    "no seas el más famoso",
                ));
            }
            Cond::All(all) => self.joined(all, link, and)?,
            Cond::AnyOf(any) => self.joined(any, link, or)?,
            Cond::Rep(party, standing) => {
                let rep = link.mood(
                    "your reputation with {0} is {1}",
                    "tu Reputación con {0} es {1}",
                    "tu Reputación con {0} sea {1}",
                );
                self.fill(rep, &[&self.party(party), &standing_name(standing, lang)])
            }
            Cond::AnyNegative => {
                return plain(link.mood(
                    "any of your reputations is negative",
                    "alguna de tus Reputaciones es negativa",
                    "alguna de tus Reputaciones sea negativa",
                ));
            }
            Cond::FameAtLeast(n) => self.fill(
                link.mood(
                    "you have {0} fame or more",
                    "tienes {0} de Fama o más",
                    "tengas {0} de Fama o más",
                ),
                &[&n],
            ),
            Cond::LessFame => {
                return plain(link.mood(
                    "you have less fame than that player",
                    "tienes menos Fama que ese jugador",
                    "tengas menos Fama que ese jugador",
                ));
            }
            Cond::Has(kind, n) => {
                let things = kind_noun(kind).phrase(lang, Number::of(n));
                let things = match n {
                    1 => things.within(lang, both("at least 1 {0}", "al menos 1 {0}")),
                    n => things.within_and(lang, both("{1} or more {0}", "{1} o más {0}"), &[&n]),
                };
                self.fill(self.having(link), &[&things])
            }
            Cond::HasIllegal => {
                return plain(link.mood(
                    "you have illegal cargo",
                    "tienes Cargamento de tipo Ilegal",
                    "tengas Cargamento de tipo Ilegal",
                ));
            }
            Cond::HasDroids(n) => {
                let droids = both("{1} or more {0} that are droids", "{1} o más {0} droides");
                let droids = CREW.phrase(lang, Number::Plural).within_and(lang, droids, &[&n]);
                self.fill(self.having(link), &[&droids])
            }
            Cond::HasCrew(name) => {
                let card = cards::card(cards::contact_called(name)?);
                let among = link.mood(
                    "{0} is among your crew",
                    "{0} está entre tus Tripulantes",
                    "{0} esté entre tus Tripulantes",
                );
                self.fill(among, &[&card.name.word(lang)])
            }
            Cond::Armed(n) => self.fill(
                link.mood(
                    "your gear and mods cost {0} or more together",
                    "tus Equipos y Modificaciones cuestan {0} o más en total",
                    "tus Equipos y Modificaciones cuesten {0} o más en total",
                ),
                &[&credits(n.into(), lang)],
            ),
            Cond::PositiveReps(n) => self.fill(
                link.mood(
                    "{0} or more of your reputations are positive",
                    "{0} o más de tus Reputaciones son positivas",
                    "{0} o más de tus Reputaciones sean positivas",
                ),
                &[&n],
            ),
            Cond::Skilled(skill) => self.fill(self.having(link), &[&skill_name(skill, lang)]),
            Cond::Droid => return plain(link.mood("you are a droid", "eres un droide", "seas un droide")),
            Cond::MostFamous => {
                return plain(link.mood(
                    "you are the most famous",
                    "eres el más famoso",
                    "seas el más famoso",
                ));
            }
            Cond::PlayerHere => {
                return plain(link.mood(
                    "another player is in your space",
                    "hay otro jugador en tu casilla",
                    "haya otro jugador en tu casilla",
                ));
            }
            Cond::Standing => {
                return plain(link.mood(
                    "you are not defeated",
                    "no has sido derrotado",
                    "no hayas sido derrotado",
                ));
            }
            Cond::WonStanding => {
                return plain(link.mood(
                    "you win and are not defeated",
                    "ganas y no eres derrotado",
                    "ganes y no seas derrotado",
                ));
            }
            Cond::AtPlanet => {
                return plain(link.mood("you are on a planet", "estás en un planeta", "estés en un planeta"));
            }
            Cond::AtNavpoint => {
                return plain(link.mood(
                    "you are on a navpoint",
                    "estás en un punto de ruta",
                    "estés en un punto de ruta",
                ));
            }
            Cond::PlanetOf(faction) => self.fill(
                link.mood(
                    "the planet belongs to {0}",
                    "el planeta pertenece a {0}",
                    "el planeta pertenezca a {0}",
                ),
                &[&the_faction(faction, lang)],
            ),
            Cond::ShipCombat => {
                return plain(link.mood(
                    "you are in ship combat",
                    "estás en un Combate espacial",
                    "estés en un Combate espacial",
                ));
            }
            Cond::ShipCosts(n) => self.fill(
                link.mood(
                    "your ship costs {0} or more",
                    "tu Nave cuesta {0} o más",
                    "tu Nave cueste {0} o más",
                ),
                &[&credits(n.into(), lang)],
            ),
            Cond::Sabotaged(n) => self.fill(
                link.mood(
                    "you have put damage tokens on {0} planets",
                    "has puesto fichas de Daño en {0} planetas",
                    "hayas puesto fichas de Daño en {0} planetas",
                ),
                &[&n],
            ),
            Cond::Shows(faces) => {
                let one = |face: &crate::things::Face| {
                    face_noun(*face).phrase(lang, Number::Singular).indefinite(lang)
                };
                let faces = or(lang, &faces.iter().map(one).collect::<Vec<_>>());
                let shows = link.mood("a die shows {0}", "algún dado muestra {0}", "algún dado muestre {0}");
                self.fill(shows, &[&faces])
            }
            Cond::Always | Cond::Not(_) | Cond::Rule(_) => return None,
        };
        Some(said)
    }

    const fn having(&self, link: Link) -> Both {
        link.mood("you have {0}", "tienes {0}", "tengas {0}")
    }

    fn joined(
        &self,
        conds: &[Cond],
        link: Link,
        join: fn(text::Lang, &[Phrase]) -> Phrase,
    ) -> Option<String> {
        let one =
            |cond: &Cond| Some(Phrase::new(self.holds(*cond, link)?, Gender::Masculine, Number::Singular));
        let all = conds.iter().map(one).collect::<Option<Vec<_>>>()?;
        Some(join(self.lang, &all).text)
    }

    /// Whose reputation is meant.
    pub(super) fn party(&self, party: Party) -> String {
        let lang = self.lang;
        match party {
            Party::Of(faction) => the_faction(faction, lang).text,
            Party::Planet => both("the faction of the planet", "la facción del planeta").word(lang),
            Party::Job => both("the faction of the job", "la facción del Trabajo").word(lang),
            Party::JobRival => {
                both("the faction opposed to that of the job", "la facción opuesta a la del Trabajo")
                    .word(lang)
            }
            Party::It(_) => self.of_patrol.unwrap_or(both("it", "ella")).word(lang),
        }
    }

    /// What a kind is called where none is counted.
    pub(super) fn kinds(&self, kinds: &[Kind]) -> Phrase {
        let one = |kind: &Kind| kind_noun(*kind).phrase(self.lang, Number::Plural);
        and(self.lang, &kinds.iter().map(one).collect::<Vec<_>>())
    }
}
