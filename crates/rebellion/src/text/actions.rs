//! What action cards and objectives do (R16, R17).

use script::tell::Saying;
use text::clause::verbs;
use text::{Both, both};

use super::names::*;
use super::verbs::*;
use super::voice::{Said, Voice, does, it};
use crate::automaton::Task;
use crate::cards;
use crate::turn::Routine;
use crate::words::{Into, Op, Sought};

impl Voice {
    pub(super) fn op_of_actions(&self, op: Op) -> Option<Said> {
        let lang = self.lang;
        let plain = |words: Both| Some(Saying::Words(words.word(lang)));
        match op {
            Op::RestoreObjective(reg) => does(&RESTORE, vec![it(reg)]),
            Op::DropObjective(reg) => does(&verbs::DISCARD, vec![it(reg)]),
            Op::DiscardObjectives(n) => does(&verbs::DISCARD, vec![OBJECTIVE.count(lang, n).into()]),
            Op::DrawStarter => plain(both("draw 1 starting action card", "robas 1 carta de acción inicial")),
            Op::Search(sought, into) => self.searches(sought, into),
            Op::Stash => plain(both(
                "put a probe card of your hand face down under this card",
                "pones una carta de sonda de tu mano boca abajo bajo esta carta",
            )),
            Op::HideProbe(n) => self.say(
                both(
                    "look at the top {0}, put 1 of them under this card and the others on top or at the bottom of the deck",
                    "miras las primeras {0}, pones 1 bajo esta carta y las demás encima o debajo del mazo",
                ),
                &[&PROBE.count(lang, n)],
            ),
            Op::Unstash => plain(both(
                "show the probe card under this card: the rest happens in its system",
                "muestras la carta de sonda que hay bajo esta carta: lo demás ocurre en su sistema",
            )),
            Op::ReturnStash => plain(both(
                "put the probe card under this card on top of its deck",
                "pones la carta de sonda que hay bajo esta carta encima de su mazo",
            )),
            Op::RecycleTactics => {
                plain(both("your used tactic cards come back", "recuperas tus cartas de táctica usadas"))
            }
            Op::SortTactics(reg, n) => does(&SORT, vec![it(reg), CARD.count(lang, n).into()]),
            Op::FailMission => plain(both("the mission fails", "la misión fracasa")),
            Op::SetDice(n) => self.say(
                both("you say what {0} show instead of rolling them", "dices qué muestran {0} en vez de tirarlos"),
                &[&DIE.count(lang, n)],
            ),
            Op::RollForDeathStar => plain(both(
                "roll 3 dice: a direct hit destroys a Death Star, finished or not, and pays the reputation",
                "tiras 3 dados: un impacto directo destruye una Estrella de la Muerte, acabada o no, y da la reputación",
            )),
            Op::FewerDice { red, black } => self.say(
                both(
                    "in the first round of the combat your opponent rolls {0} red and {1} black dice fewer in each battle",
                    "en la primera ronda del combate tu rival tira {0} dados rojos y {1} negros menos en cada batalla",
                ),
                &[&red, &black],
            ),
            Op::Rule(Routine::Automaton(Task::SendBack)) => plain(both(
                "the top card of the Round deck goes unseen to the bottom of its own deck, or is shuffled into the projects",
                "la primera carta del mazo de ronda va sin verse al fondo de su propio mazo, o se baraja con los proyectos",
            )),
            Op::Weaken => plain(both(
                "all units have 1 health less, and at least 1, until the end of the combat",
                "todas las unidades tienen 1 de salud menos, y al menos 1, hasta el final del combate",
            )),
            Op::ShowTactics => {
                plain(both("your opponent shows you their tactic cards", "tu rival te muestra sus cartas de táctica"))
            }
            _ => None,
        }
    }

    fn searches(&self, sought: Sought, into: Into) -> Option<Said> {
        let lang = self.lang;
        let what = match sought {
            Sought::Missions => {
                both("your mission deck for 1 mission", "en tu mazo de misiones 1 misión").word(lang)
            }
            Sought::Projects => {
                both("the project deck for 1 project", "en el mazo de proyectos 1 proyecto").word(lang)
            }
            Sought::Named(ids) => {
                let names: Option<Vec<_>> =
                    ids.iter().map(|id| Some(named(cards::card_name(id)?.word(lang)))).collect();
                self.fill(
                    both("your mission deck for {0}", "en tu mazo de misiones {0}"),
                    &[&text::or(lang, &names?)],
                )
            }
        };
        let then = match into {
            Into::Hand => both(
                "search {0} and take it, then shuffle the deck",
                "buscas {0}, te la quedas y barajas el mazo",
            ),
            Into::Assign => both(
                "search {0}, assign it face down to the leader who uses this card, then shuffle the deck",
                "buscas {0}, la asignas boca abajo al líder que usa esta carta y barajas el mazo",
            ),
        };
        self.say(then, &[&what])
    }
}
