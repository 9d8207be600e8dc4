//! Conditions.

use script::tell::{Lead, Registers};
use text::clause::{Amount, Link, Mention};
use text::{Number, both};

use super::names::{galaxy_deck, zone_phrase};
use super::noun::{bare, is_plain, of_sides};
use super::voice::Voice;
use crate::words::{Cond, Filter, ROW, Vocabulary, While, Zone};

impl Voice<'_> {
    pub(super) fn condition(&self, cond: Cond, link: Link, registers: &Registers<Vocabulary>) -> Lead {
        let lang = self.lang;
        Lead::Words(match cond {
            Cond::Always => return Lead::Known(true),
            // The reading agreed on is told as if there were no other.
            Cond::Agreed(reading) => return Lead::Known(reading(&self.rulings)),
            Cond::ForceWithYou => self.force_is_with_you(link),
            Cond::Exists(filter) => self.there_is(&filter, None, link),
            Cond::AtLeast(n, filter) => self.there_is(&filter, Some(n), link),
            Cond::Is(reg, sides) => {
                let Some((noun, number)) = registers.it(reg) else { return Lead::Untold };
                let thing = of_sides(sides, noun, number, lang);
                match number {
                    Number::Singular => {
                        self.fill(link.mood("it is {0}", "es {0}", "sea {0}"), &[&thing.indefinite(lang)])
                    }
                    Number::Plural => self.fill(link.mood("they are {0}", "son {0}", "sean {0}"), &[&thing]),
                }
            }
            // Matters of the turn are not told; no card asks for them.
            Cond::Rule(_) => return Lead::Untold,
        })
    }

    fn force_is_with_you(&self, link: Link) -> String {
        link.mood("the Force is with you", "la Fuerza te acompaña", "la Fuerza te acompañe").word(self.lang)
    }

    /// None if it is always so.
    pub(super) fn as_long_as(&self, when: While) -> Option<String> {
        match when {
            While::Always => None,
            While::ForceWithYou => Some(self.force_is_with_you(Link::While)),
            While::AttacksRow => {
                let row_card = self.standing(&[ROW], Amount::Any);
                Some(self.fill(both("it is attacking {0}", "ataque a {0}"), &[&row_card]))
            }
        }
    }

    /// There is such a card, or there are at least so many.
    fn there_is(&self, filter: &Filter, least: Option<u8>, link: Link) -> String {
        let lang = self.lang;
        let thing = match least {
            None => bare(filter, Amount::Any, lang),
            Some(n) => {
                bare(filter, Amount::Exactly(n), lang).within(lang, both("at least {0}", "al menos {0}"))
            }
        };
        let zone = zone_phrase(filter.zone, Mention::First, lang);
        let template = match filter.zone {
            Zone::OwnPlay => link.mood("you have {0} in play", "tienes {0} en juego", "tengas {0} en juego"),
            Zone::EnemyPlay => link.mood(
                "your opponent has {0} in play",
                "tu adversario tiene {0} en juego",
                "tu adversario tenga {0} en juego",
            ),
            Zone::OwnBase | Zone::EnemyBase => link.mood("{1} is {0}", "{1} es {0}", "{1} sea {0}"),
            // They have just been spoken of.
            Zone::GalaxyTop(n) if is_plain(filter) && self.seen == Some(n) => {
                let least = least.unwrap_or(1);
                let template = match Number::of(least) {
                    Number::Singular => {
                        link.mood("there is at least {0}", "hay al menos {0}", "haya al menos {0}")
                    }
                    Number::Plural => {
                        link.mood("there are at least {0}", "hay al menos {0}", "haya al menos {0}")
                    }
                };
                return self.fill(template, &[&least]);
            }
            // So many on top of it are so many in it.
            Zone::GalaxyTop(_) if is_plain(filter) => {
                let left = link.mood("{1} has {0} left", "en {1} quedan {0}", "en {1} queden {0}");
                return self.fill(left, &[&thing, &galaxy_deck(lang)]);
            }
            _ => match thing.number {
                Number::Singular => link.mood("there is {0} in {1}", "hay {0} en {1}", "haya {0} en {1}"),
                Number::Plural => link.mood("there are {0} in {1}", "hay {0} en {1}", "haya {0} en {1}"),
            },
        };
        self.fill(template, &[&thing, &zone])
    }
}
