//! Units, leaders and cards, so many of them.

use text::clause::Amount;
use text::{Noun, Number, Phrase, both, or};

use super::names::*;
use super::places::icon;
use super::voice::Voice;
use crate::things::{Side, Theatre};
use crate::words::{Filter, From, L, Num, What};

/// What all these things are called.
pub(super) fn shared(from: &[Filter]) -> Noun {
    match from.first() {
        Some(Filter::Systems(_)) => SYSTEM,
        Some(Filter::Leaders(_)) => LEADER,
        Some(Filter::Regions) => REGION,
        Some(Filter::TacticDecks) => DECK,
        Some(Filter::Rule(From::Objectives | From::UsedObjectives)) => OBJECTIVE,
        Some(Filter::Rule(From::RebelMissions)) => MISSION,
        Some(Filter::Own(What::Ship)) => SHIP,
        Some(Filter::OtherTactics) => CARD,
        _ => UNIT,
    }
}

const DECK: Noun =
    Noun::masculine(both("tactic deck", "mazo de táctica"), both("tactic decks", "mazos de táctica"));

impl Voice {
    /// What a sort of units is called.
    pub(super) fn unit_phrase(&self, what: What, side: Option<Side>, number: Number) -> Phrase {
        let lang = self.lang;
        let sided = |noun: Noun| {
            let phrase = noun.phrase(lang, number);
            match side {
                Some(side) => phrase.with(lang, &of_side(side)),
                None => phrase,
            }
        };
        match what {
            What::Unit => sided(UNIT),
            What::Ship => sided(SHIP),
            What::Ground => sided(GROUND_UNIT),
            What::Structure => sided(STRUCTURE),
            What::Fighter => sided(FIGHTER),
            What::Capital => sided(CAPITAL_SHIP),
            What::Leader => sided(LEADER),
            What::Mobile => sided(UNIT).within(lang, both("{0} that can move", "{0} con movimiento")),
            What::Except(unit) => sided(UNIT).within_and(
                lang,
                both("{0} other than {1}", "{0} (salvo {1})"),
                &[&unit_noun(unit).phrase(lang, number)],
            ),
            What::Shaped(theatre, shape) => {
                let noun = match theatre {
                    Some(Theatre::Space) => SHIP,
                    Some(Theatre::Ground) => GROUND_UNIT,
                    None => UNIT,
                };
                let template = both("{0} with a {1} icon", "{0} con icono de {1}");
                sided(noun).within_and(lang, template, &[&icon(None, shape).word(lang)])
            }
            What::Of(unit) => unit_noun(unit).phrase(lang, number),
            What::AnyOf(units) => {
                let each = units.iter().map(|unit| unit_noun(*unit).phrase(lang, number));
                or(lang, &each.collect::<Vec<_>>())
            }
        }
    }

    /// "2 Imperial ground units".
    pub(super) fn units_of(&self, what: What, side: Option<Side>, amount: Amount) -> Phrase {
        let lang = self.lang;
        if let What::AnyOf(units) = what {
            let each = units.iter().map(|unit| self.units_of(What::Of(*unit), side, amount));
            return or(lang, &each.collect::<Vec<_>>());
        }
        self.unit_phrase(what, side, amount.number()).counted(lang, amount, false)
    }

    /// So many of something, as a number says.
    pub(super) fn much(&self, noun: Noun, num: Num) -> Phrase {
        let lang = self.lang;
        match num {
            Num::N(n) => noun.count(lang, n),
            Num::With(leader, with, without) => noun.count(lang, without).within_and(
                lang,
                both("{0} ({1} if {2} is on this mission)", "{0} ({1} si {2} participa en esta misión)"),
                &[&with, &leader_name(leader, lang)],
            ),
            Num::Leaders(one, two) => noun.count(lang, one).within_and(
                lang,
                both("{0} ({1} with two leaders)", "{0} ({1} con dos líderes)"),
                &[&two],
            ),
            Num::Scouted => noun.count(lang, 1).within(
                lang,
                both(
                    "{0} for every 4 units in the Rebel base space (at least 1)",
                    "{0} por cada 4 unidades en el espacio de la base rebelde (al menos 1)",
                ),
            ),
            Num::Count(filter) => {
                let each = self.thing(filter, Amount::Each);
                noun.count(lang, 1).within_and(lang, both("{0} for {1}", "{0} por {1}"), &[&each])
            }
            Num::Attack(colour, _) => noun.count(lang, 1).within_and(
                lang,
                both("{0} for each {1} die of its attack", "{0} por cada dado {1} de su ataque"),
                &[&colour_name(colour, lang)],
            ),
            Num::Margin(u8::MAX) => noun.count(lang, 1).within(
                lang,
                both(
                    "{0} for each success above those of your opponent",
                    "{0} por cada éxito por encima de los de tu rival",
                ),
            ),
            Num::Margin(most) => noun.count(lang, 1).within_and(
                lang,
                both(
                    "{0} for each success above those of your opponent (up to {1})",
                    "{0} por cada éxito por encima de los de tu rival (hasta {1})",
                ),
                &[&most],
            ),
            // The rules of combat count these, and no card does.
            Num::Capacity | Num::Tactic(_) | Num::TacticHere | Num::Generators | Num::Left | Num::Room => {
                noun.phrase(lang, Number::Plural)
            }
        }
    }

    /// "1 captured leader in this system".
    pub(super) fn leaders(&self, all: &[L], amount: Amount) -> Phrase {
        let lang = self.lang;
        let mut leader = LEADER.phrase(lang, amount.number());
        for one in all {
            leader = match one {
                L::Of(side) => leader.with(lang, &of_side(*side)),
                L::Captured => leader.with(lang, &CAPTURED),
                _ => leader,
            };
        }
        let mut leader = leader.counted(lang, amount, false);
        for said in all.iter().filter_map(|one| self.trait_of_leader(*one)) {
            leader = leader.within_and(lang, both("{0} {1}", "{0} {1}"), &[&said]);
        }
        leader
    }

    fn trait_of_leader(&self, one: L) -> Option<String> {
        let lang = self.lang;
        let plain = |words: text::Both| Some(words.word(lang));
        match one {
            L::OnBoard | L::InPlay | L::Of(_) | L::Captured => None,
            L::Unrecruited => plain(both("not recruited yet", "aún sin reclutar")),
            L::InPool => plain(both("in the leader pool", "de la reserva de líderes")),
            L::Free => plain(both("that is not captured", "que no esté capturado")),
            L::Unringed => plain(both("without a ring", "sin anillo")),
            L::Tactics => plain(both("with tactic values", "con valores de táctica")),
            L::NoTactics => plain(both("without tactic values", "sin valores de táctica")),
            L::Among(names) => {
                let names: Vec<Phrase> = names.iter().map(|who| named(leader_name(*who, lang))).collect();
                Some(self.fill(both("({0})", "({0})"), &[&or(lang, &names)]))
            }
            L::Here => plain(both("in this system", "de este sistema")),
            L::In(&[]) => plain(both("in a system", "en un sistema")),
            L::In(all) => Some(self.fill(both("in {0}", "en {0}"), &[&self.systems(all, Amount::Any)])),
            L::Assigned => plain(both("of this mission", "de esta misión")),
            L::AloneOnMission => plain(both("alone on a facedown mission", "solo con una misión boca abajo")),
            L::OnMission => plain(both("on a facedown mission", "con una misión boca abajo")),
            L::Wears(ring) => {
                Some(self.fill(both("with the {0} ring", "con el anillo {0}"), &[&ring_name(ring, lang)]))
            }
        }
    }

    /// The things that any of the filters selects.
    pub(super) fn things(&self, from: &[Filter], amount: Amount) -> Phrase {
        let each: Vec<Phrase> = from.iter().map(|filter| self.thing(*filter, amount)).collect();
        or(self.lang, &each)
    }

    fn thing(&self, filter: Filter, amount: Amount) -> Phrase {
        let lang = self.lang;
        let counted = |noun: Noun| noun.phrase(lang, amount.number()).counted(lang, amount, false);
        let enemy = |what: What| {
            let unit = self.unit_phrase(what, None, amount.number());
            unit.within(lang, both("{0} of your opponent", "{0} de tu rival")).counted(lang, amount, false)
        };
        match filter {
            Filter::Systems(all) => self.systems(all, amount),
            Filter::Leaders(all) => self.leaders(all, amount),
            Filter::Regions => counted(REGION),
            Filter::Gainable(what) => self.units_of(what, self.owner, amount),
            Filter::Targets(what) | Filter::Enemy(what) => enemy(what),
            Filter::OtherTargets(_) => UNIT
                .phrase(lang, amount.number())
                .counted(lang, amount, true)
                .within(lang, both("{0} of your opponent", "{0} de tu rival")),
            Filter::Own(what) => {
                let unit = self.unit_phrase(what, None, amount.number());
                unit.within(lang, both("{0} of yours", "{0} tuya")).counted(lang, amount, false)
            }
            Filter::TacticDecks => counted(DECK),
            Filter::OtherTactics => CARD
                .phrase(lang, amount.number())
                .counted(lang, amount, true)
                .within(lang, both("{0} of this theatre", "{0} de este escenario")),
            Filter::Rule(From::Objectives) => {
                counted(OBJECTIVE).within(lang, both("{0} of the Rebel hand", "{0} de la mano rebelde"))
            }
            Filter::Rule(From::UsedObjectives) => {
                counted(OBJECTIVE).within(lang, both("{0} that was played", "{0} ya jugado"))
            }
            Filter::Rule(From::RebelMissions) => {
                counted(MISSION).within(lang, both("{0} of the Rebel hand", "{0} de la mano rebelde"))
            }
            Filter::Combat(_) | Filter::Rule(_) => counted(UNIT),
        }
    }

    /// "space 1 or 2".
    pub(super) fn spaces(&self, spaces: &[u8]) -> String {
        let numbers: Vec<Phrase> = spaces.iter().map(|n| named(n.to_string())).collect();
        self.fill(both("space {0}", "la casilla {0}"), &[&or(self.lang, &numbers)])
    }
}

const CAPTURED: text::Agreeing =
    text::Agreeing::adjective("captured", ["capturado", "capturados"], ["capturada", "capturadas"]);
