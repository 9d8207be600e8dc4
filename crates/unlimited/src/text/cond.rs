//! Conditions.

use script::tell::Lead;
use text::clause::Link;
use text::{Phrase, both};

use super::names::aspect_name;
use super::voice::Voice;
use crate::words::{Cond, Filter, It, Num, Side, Test, What};

impl Voice {
    pub(super) fn condition(&self, cond: Cond, link: Link) -> Lead {
        match cond {
            Cond::Always | Cond::Any(_) | Cond::AtLeast(Num::Given, _) => Lead::Known(true),
            cond => self.holds(cond, link).map_or(Lead::Untold, Lead::Words),
        }
    }

    /// None if no card may ask for it.
    pub(super) fn holds(&self, cond: Cond, link: Link) -> Option<String> {
        let lang = self.lang;
        Some(match cond {
            Cond::Not(Cond::Is(it, filter)) if **filter == UNDAMAGED => {
                let undamaged = link.mood("{0} is undamaged", "{0} no tiene daño", "{0} no tenga daño");
                self.fill(undamaged, &[&self.subject(*it)])
            }
            Cond::Not(Cond::Is(It::Of(_), filter)) => {
                self.fill(link.mood("it is not {0}", "no es {0}", "no sea {0}"), &[&self.any(filter)])
            }
            Cond::Not(Cond::Is(it, filter)) => {
                let is_not = link.mood("{0} is not {1}", "{0} no es {1}", "{0} no sea {1}");
                self.fill(is_not, &[&self.subject(*it), &self.any(filter)])
            }
            Cond::Not(Cond::AtLeast(Num::TotalCost(_), Num::N(n))) => {
                let most = link.mood(
                    "their total cost is {0} or less",
                    "su coste total es {0} o menos",
                    "su coste total sea {0} o menos",
                );
                self.fill(most, &[&n.saturating_sub(1)])
            }
            Cond::Either(one, other) => {
                let one = self.holds(*one, link)?;
                let other = match other {
                    Cond::Control(filter) => self.any(filter).text,
                    other => self.holds(*other, link)?,
                };
                self.fill(both("{0} or {1}", "{0} o {1}"), &[&one, &other])
            }
            Cond::Control(filter) => {
                let controls = match is_named(filter) {
                    true => link.mood("you control {0}", "controlas a {0}", "controles a {0}"),
                    false => link.mood("you control {0}", "controlas {0}", "controles {0}"),
                };
                self.fill(controls, &[&self.controlled(filter)])
            }
            Cond::Exists(filter) => {
                self.fill(link.mood("there is {0}", "hay {0}", "haya {0}"), &[&self.any(filter)])
            }
            Cond::Is(It::Of(_), filter) => {
                self.fill(link.mood("it is {0}", "es {0}", "sea {0}"), &[&self.any(filter)])
            }
            Cond::Is(it, filter) => {
                let is = link.mood("{0} is {1}", "{0} es {1}", "{0} sea {1}");
                self.fill(is, &[&self.subject(it), &self.any(filter)])
            }
            Cond::HaveInitiative => link
                .mood("you have the initiative", "tienes la iniciativa", "tengas la iniciativa")
                .word(lang),
            Cond::Attacking(None) => link.mood("it is attacking", "ataca", "ataque").word(lang),
            Cond::Attacking(Some(filter)) => {
                let attacks = link.mood("it is attacking {0}", "ataca a {0}", "ataque a {0}");
                self.fill(attacks, &[&self.any(filter)])
            }
            Cond::HostDefends => {
                let defends = link.mood("{0} is defending", "{0} defiende", "{0} defienda");
                self.fill(defends, &[&self.attached_unit()])
            }
            Cond::ActionPhase => link
                .mood("it is the action phase", "es la fase de acción", "sea la fase de acción")
                .word(lang),
            Cond::DefenderFell => link
                .mood(
                    "the defender was defeated",
                    "el defensor fue derrotado",
                    "el defensor haya sido derrotado",
                )
                .word(lang),
            Cond::AtLeast(Num::N(most), Num::HpLeft(It::OwnBase)) => {
                let left = link.mood(
                    "your base has {0} or less HP left",
                    "a tu base le quedan {0} PG o menos",
                    "a tu base le queden {0} PG o menos",
                );
                self.fill(left, &[&most])
            }
            Cond::AtLeast(Num::Count(_), Num::Plus(Num::Count(_), _)) => link
                .mood(
                    "you control more units than your opponent",
                    "controlas más unidades que tu adversario",
                    "controles más unidades que tu adversario",
                )
                .word(lang),
            Cond::AtLeast(num, Num::N(n)) => return self.at_least(num, n, link),
            Cond::Equal(Num::CostOf(_), Num::Given) => link
                .mood("its cost is that number", "su coste es ese número", "su coste sea ese número")
                .word(lang),
            _ => return None,
        })
    }

    fn at_least(&self, num: Num, n: u8, link: Link) -> Option<String> {
        let lang = self.lang;
        let words = match (num, n) {
            (Num::Defeated(Side::Enemy), _) => {
                both("an enemy unit was defeated this phase", "una unidad enemiga fue derrotada en esta fase")
            }
            (Num::Defeated(_), _) => both(
                "a friendly unit was defeated this phase",
                "una unidad aliada fue derrotada en esta fase",
            ),
            (Num::Left(_), _) => both(
                "an enemy unit left play this phase",
                "una unidad enemiga abandonó el juego en esta fase",
            ),
            (Num::PlayedOf(aspect), _) => {
                let played =
                    both("you have played a {0} card this phase", "has jugado una carta de {0} en esta fase");
                return Some(self.fill(played, &[&aspect_name(aspect, lang)]));
            }
            (Num::OthersPlayed, _) => {
                both("you have played another card this phase", "has jugado otra carta en esta fase")
            }
            (Num::DealtToEnemyBase, 1) => both(
                "you have dealt damage to the enemy base this phase",
                "has infligido daño a la base enemiga en esta fase",
            ),
            (Num::DealtToEnemyBase, _) => both(
                "you have dealt {0} or more damage to the enemy base this phase",
                "has infligido {0} o más de daño a la base enemiga en esta fase",
            ),
            (Num::Resources, _) => link.mood(
                "you control {0} or more resources",
                "controlas {0} o más recursos",
                "controles {0} o más recursos",
            ),
            (Num::AspectsOf(It::All(filter)), _) => {
                let things = self.several(&[*filter]);
                let among = link.mood(
                    "{1} have {0} or more different aspects among them",
                    "hay {0} o más aspectos distintos entre {1}",
                    "haya {0} o más aspectos distintos entre {1}",
                );
                return Some(self.fill(among, &[&n, &things]));
            }
            _ => return None,
        };
        Some(self.fill(words, &[&n]))
    }

    /// What is said to be something.
    fn subject(&self, it: It) -> Phrase {
        if it == It::Host { self.attached_unit() } else { self.this_phrase() }
    }

    /// A leader that is named is there on either side.
    fn controlled(&self, filter: &Filter) -> Phrase {
        let mut filter = *filter;
        // Whatever you control is friendly.
        filter.side = Side::Any;
        self.any(&filter)
    }
}

fn is_named(filter: &Filter) -> bool {
    filter.tests.iter().any(|test| matches!(test, Test::Named(_)))
}

const UNDAMAGED: Filter = Filter {
    what: What::Unit,
    zone: crate::words::Zone::Play,
    side: Side::Any,
    tests: [Test::Damaged, Test::Any, Test::Any, Test::Any],
};
