//! Noun phrases for the things a filter means.

use text::clause::{Amount, Manner, yours};
use text::{Agreeing, Both, Gender, Noun, Number, Phrase, both, or};

use super::names::{
    CARD, CARGO, CONTACT, CREW, DIE, FACTION, JOB, PATROL, PLANET, PLAYER, SHIP, SKILL, SPACE, face_noun,
    kind_noun, patrol_name, skill_name, the_faction,
};
use super::voice::Voice;
use crate::things::Skill;
use crate::words::{Filter, Pool, Reach, Rival};

const FACEDOWN: Agreeing = Agreeing::by_number(["facedown"; 2], ["boca abajo"; 2]);
const DROID: Agreeing = Agreeing::by_number(["droid"; 2], ["droide", "droides"]);
const ANOTHER: Agreeing = Agreeing::adjective("another", ["otro", "otros"], ["otra", "otras"]);

/// What all these things are called.
pub(super) fn shared(from: &[Filter]) -> Noun {
    match from {
        [only] => noun(only),
        _ => CARD,
    }
}

const fn noun(filter: &Filter) -> Noun {
    match filter {
        Filter::Own(kind) => kind_noun(*kind),
        Filter::OwnIllegal => CARGO,
        Filter::Rivals(_) | Filter::Others | Filter::Elsewhere => PLAYER,
        Filter::OtherDroids => CREW,
        Filter::Factions => FACTION,
        Filter::Patrol(_) | Filter::Patrols(_) | Filter::NearestPatrol => PATROL,
        Filter::Facedown(_) | Filter::Contacts(_) => CONTACT,
        Filter::PlanetsFor(_) | Filter::Planets(_) => PLANET,
        Filter::Maelstrom(_) => SPACE,
        Filter::Skills(_) => SKILL,
        Filter::OwnFaces | Filter::OwnFace(_) => DIE,
        Filter::ShipsForSale | Filter::DearerShips => SHIP,
        Filter::Rule(Pool::AnyPlanet) => PLANET,
        Filter::Rule(Pool::HatedPatrols) => PATROL,
        Filter::Rule(Pool::LowestContacts | Pool::LowestFacedown) => CONTACT,
        Filter::Rule(Pool::CargoForHere) => CARGO,
        Filter::Rule(Pool::JobsForHere) => JOB,
        Filter::OwnGoods | Filter::Buyable(_) | Filter::Rule(_) => CARD,
    }
}

impl Voice {
    /// The things of any of the filters.
    pub(super) fn things(&self, from: &[Filter], amount: Amount, manner: &Manner) -> Phrase {
        let each = |filter: &Filter| self.of_filter(filter, amount).within(self.lang, manner.each);
        or(self.lang, &from.iter().map(each).collect::<Vec<_>>())
    }

    fn of_filter(&self, filter: &Filter, amount: Amount) -> Phrase {
        let lang = self.lang;
        let counted = |noun: Noun, template: Both| {
            noun.phrase(lang, amount.number()).counted(lang, amount, false).within(lang, template)
        };
        let one = |words: Both, gender: Gender| Phrase::new(words.word(lang), gender, Number::Singular);
        match *filter {
            Filter::Own(kind) => yours(kind_noun(kind), Number::Plural, lang).some_of(lang, amount),
            Filter::OwnIllegal => {
                let cargo = yours(CARGO, Number::Plural, lang).some_of(lang, amount);
                cargo.within(lang, both("{0} that is illegal", "{0} de tipo Ilegal"))
            }
            Filter::OwnGoods => {
                let goods = both("cargo, gear or mods", "Cargamentos, Equipos o Modificaciones");
                let goods = Phrase::new(goods.word(lang), Gender::Masculine, Number::Plural);
                goods.within(lang, both("your {0}", "tus {0}")).some_of(lang, amount)
            }
            Filter::Rivals(rival) => self.rival(rival),
            Filter::Others => {
                self.another_player().within(lang, both("{0} in your space", "{0} de tu casilla"))
            }
            Filter::Elsewhere => self.another_player(),
            Filter::OtherDroids => {
                let crew = CREW.phrase(lang, amount.number()).with(lang, &DROID).counted(lang, amount, false);
                crew.within(
                    lang,
                    both("{0} of another player in your space", "{0} de otro jugador de tu casilla"),
                )
            }
            Filter::Factions => {
                one(both("a faction of your choice", "una facción a tu elección"), Gender::Feminine)
            }
            Filter::Patrol(faction) => patrol_name(faction, lang),
            Filter::Patrols(Reach::Any) => PATROL.phrase(lang, amount.number()).counted(lang, amount, false),
            Filter::Patrols(reach) => self.located(PATROL, amount, reach),
            Filter::NearestPatrol => {
                one(both("the nearest patrol", "la Patrulla más cercana"), Gender::Feminine)
            }
            Filter::Facedown(reach) => {
                let contact = CONTACT.phrase(lang, amount.number()).with(lang, &FACEDOWN);
                self.within_reach(contact.counted(lang, amount, false), reach)
            }
            Filter::Contacts(reach) => self.located(CONTACT, amount, reach),
            Filter::PlanetsFor(Reach::Here) => one(both("your planet", "tu planeta"), Gender::Masculine),
            Filter::PlanetsFor(_) => one(both("another planet", "otro planeta"), Gender::Masculine),
            Filter::Planets(reach) => self.located(PLANET, Amount::Any, reach),
            Filter::Maelstrom(Reach::Within(_)) => one(
                both("the Maelstrom, if it is adjacent", "el Maelstrom, si es adyacente"),
                Gender::Masculine,
            ),
            Filter::Maelstrom(_) => one(both("the Maelstrom", "el Maelstrom"), Gender::Masculine),
            Filter::Skills(skills) => self.any_skill(skills),
            Filter::OwnFaces => yours(DIE, Number::Plural, lang).some_of(lang, amount),
            Filter::OwnFace(face) => yours(face_noun(face), Number::Plural, lang).some_of(lang, amount),
            Filter::ShipsForSale => counted(SHIP, both("{0} of the supply", "{0} de la reserva")),
            Filter::DearerShips => counted(
                SHIP,
                both(
                    "{0} of the supply that costs more than yours",
                    "{0} de la reserva que cueste más que la tuya",
                ),
            ),
            Filter::Buyable(_) => counted(CARD, both("{0} of them", "{0} de ellas")),
            Filter::Rule(pool) => self.pool(pool, amount),
        }
    }

    fn located(&self, noun: Noun, amount: Amount, reach: Reach) -> Phrase {
        let thing = noun.phrase(self.lang, amount.number()).counted(self.lang, amount, false);
        self.within_reach(thing, reach)
    }

    fn within_reach(&self, thing: Phrase, reach: Reach) -> Phrase {
        match reach {
            Reach::Here => thing.within(self.lang, both("{0} in your space", "{0} de tu casilla")),
            Reach::Within(n) => {
                let template = match Number::of(n) {
                    Number::Singular => both("{0} within {1} space", "{0} a {1} casilla o menos"),
                    Number::Plural => both("{0} within {1} spaces", "{0} a {1} casillas o menos"),
                };
                thing.within_and(self.lang, template, &[&n])
            }
            Reach::Any => thing.within(self.lang, both("{0} anywhere", "{0} de cualquier lugar")),
        }
    }

    fn another_player(&self) -> Phrase {
        PLAYER.phrase(self.lang, Number::Singular).after(self.lang, &ANOTHER)
    }

    fn rival(&self, rival: Rival) -> Phrase {
        let lang = self.lang;
        let player = self.another_player().within(lang, both("{0} in your space", "{0} de tu casilla"));
        let whose = match rival {
            Rival::Any => return player,
            Rival::HatedBy(faction) => {
                let hated =
                    both("{0} whose reputation with {1} is negative", "{0} con Reputación negativa con {1}");
                return player.within_and(lang, hated, &[&the_faction(faction, lang)]);
            }
            Rival::HatedByAny => {
                both("{0} with any negative reputation", "{0} con alguna Reputación negativa")
            }
            Rival::MostFamous => both("{0} who is the most famous", "{0} que sea el más famoso"),
            Rival::MoreFamous => both("{0} with more fame than you", "{0} con más Fama que tú"),
        };
        player.within(lang, whose)
    }

    /// "Influence or Stealth".
    pub(super) fn any_skill(&self, skills: &[Skill]) -> Phrase {
        let name =
            |skill: &Skill| Phrase::new(skill_name(*skill, self.lang), Gender::Feminine, Number::Singular);
        or(self.lang, &skills.iter().map(name).collect::<Vec<_>>())
    }
}
