//! What tactic cards do (R8, R9).

use script::tell::{Object, Things};
use text::clause::{Manner, verbs};
use text::{Both, Number, Phrase, and, both};

use super::names::*;
use super::verbs::*;
use super::voice::{Said, Voice, does, it};
use crate::things::{Colour, Theatre};
use crate::words::{Change, Deck, Moment, Op, Until, What, Whose};

impl Voice {
    pub(super) fn fought(&self, op: Op) -> Option<Said> {
        let lang = self.lang;
        match op {
            Op::Deal(num, colour) => {
                let to = match colour {
                    Some(Colour::Red) => both("to units with red health", "a unidades con salud roja"),
                    Some(Colour::Black) => both("to units with black health", "a unidades con salud negra"),
                    Some(Colour::Green) | None => both("to enemy units", "a unidades enemigas"),
                };
                does(&verbs::DEAL, vec![self.much(DAMAGE, num).into(), to.word(lang).into()])
            }
            Op::DealTo(reg, n) => {
                let target = Object::Things(Things::It(reg), Manner::TARGET);
                does(&verbs::DEAL, vec![DAMAGE.count(lang, n).into(), target])
            }
            Op::Lock(_) => self.say(
                both(
                    "no damage can be removed from that unit this round",
                    "a esa unidad no se le puede retirar daño en esta ronda",
                ),
                &[],
            ),
            Op::Prevent { red, black, direct } => self.prevents(red, black, direct),
            Op::Block(n) => self.say(both("block {0}", "bloqueas {0}"), &[&DAMAGE.count(lang, n)]),
            Op::BlockUpTo(n) => {
                self.say(both("block up to {0}", "bloqueas hasta {0}"), &[&DAMAGE.count(lang, n)])
            }
            Op::RemoveDamage(what, n) => {
                let units = match what {
                    What::Unit => both("your units", "tus unidades").word(lang),
                    what => self
                        .fill(both("your {0}", "tus {0}"), &[&self.unit_phrase(what, None, Number::Plural)]),
                };
                self.say(
                    both("remove up to {0} from {1}", "retiras hasta {0} de {1}"),
                    &[&DAMAGE.count(lang, n), &units],
                )
            }
            Op::Absorb(reg, n) => does(&TAKE_DAMAGE, vec![it(reg), n.to_string().into()]),
            Op::Reroll(num) => {
                self.say(both("reroll up to {0}", "vuelves a tirar hasta {0}"), &[&self.much(DIE, num)])
            }
            Op::Cancel => self.say(
                both(
                    "the tactic card of your opponent has no effect",
                    "la carta de táctica de tu rival no tiene efecto",
                ),
                &[],
            ),
            Op::ExtraTactic => {
                self.say(both("you may play 1 more tactic card", "puedes jugar 1 carta de táctica más"), &[])
            }
            Op::AttacksFirst(whose) => {
                let words = match whose {
                    Whose::You => both(
                        "for the rest of the combat, you attack first in this theatre",
                        "durante el resto del combate, atacas primero en este escenario",
                    ),
                    Whose::Enemy => both(
                        "for the rest of the combat, your opponent attacks first in this theatre",
                        "durante el resto del combate, tu rival ataca primero en este escenario",
                    ),
                };
                self.say(words, &[])
            }
            Op::Lasts(whose, change, until) => self.lasts(whose, change, until),
            Op::RetreatNow => self.say(both("you may retreat now", "puedes retirarte ahora"), &[]),
            Op::DrawTactics(Deck::In(reg), num) => {
                does(&DRAW_FROM, vec![self.much(TACTIC, num).into(), it(reg)])
            }
            Op::DrawTactics(Deck::Of(theatre), num) => self.say(
                both("draw {0} for combat {1}", "robas {0} para el combate {1}"),
                &[&self.much(TACTIC, num), &in_theatre(theatre, lang)],
            ),
            Op::DiscardTactic(reg) => does(&verbs::DISCARD, vec![it(reg)]),
            Op::DestroyIt(reg) => does(&DESTROY, vec![it(reg), String::new().into()]),
            Op::Later(moment, effect) => {
                let when = match moment {
                    Moment::AfterDamage => both("after damage has been assigned", "tras asignar el daño"),
                    Moment::BattleEnds => both("at the end of this battle", "al final de esta batalla"),
                    Moment::AfterRetreats => both("after retreats", "tras las retiradas"),
                    Moment::CommandEnds => {
                        both("at the end of the Command Phase", "al final de la fase de Mando")
                    }
                };
                let said = self.telling(effect).part(effect);
                self.say(both("{0}, {1}", "{0}, {1}"), &[&when.word(lang), &said])
            }
            Op::RemoveThis => {
                self.say(both("this card leaves the game", "esta carta se retira de la partida"), &[])
            }
            _ => None,
        }
    }

    fn prevents(&self, red: u8, black: u8, direct: u8) -> Option<Said> {
        let lang = self.lang;
        let hits = |noun: text::Noun, n: u8| (n > 0).then(|| noun.count(lang, n));
        let red_hit =
            text::Noun::masculine(both("red hit", "impacto rojo"), both("red hits", "impactos rojos"));
        let black_hit =
            text::Noun::masculine(both("black hit", "impacto negro"), both("black hits", "impactos negros"));
        let all = [
            hits(red_hit, red),
            hits(black_hit, black),
            hits(face_noun(crate::things::Face::Direct), direct),
        ];
        let all: Vec<Phrase> = all.into_iter().flatten().collect();
        self.say(both("prevent up to {0}", "evitas hasta {0}"), &[&and(lang, &all)])
    }

    fn lasts(&self, whose: Whose, change: Change, until: Until) -> Option<Said> {
        let lang = self.lang;
        let who = match whose {
            Whose::You => both("you {0} {1}", "{0} {1}"),
            Whose::Enemy => both("your opponent {0} {1}", "tu rival {0} {1}"),
        };
        let cannot = match change {
            Change::NoRetreat => both("cannot retreat", "no puede retirarse"),
            Change::NoBlock => both("cannot block damage", "no puede bloquear daño"),
            Change::NoTactic(Theatre::Space) => {
                both("cannot play tactic cards in space", "no puede jugar cartas de táctica en el espacio")
            }
            Change::NoTactic(Theatre::Ground) => {
                both("cannot play tactic cards on the ground", "no puede jugar cartas de táctica en tierra")
            }
            Change::NoRepair(Theatre::Space) => both(
                "cannot remove damage with specials in space",
                "no puede retirar daño con especiales en el espacio",
            ),
            Change::NoRepair(Theatre::Ground) => both(
                "cannot remove damage with specials on the ground",
                "no puede retirar daño con especiales en tierra",
            ),
            Change::ShowsTactics => {
                both("plays tactic cards face up", "juega las cartas de táctica boca arriba")
            }
            Change::Recolours => both(
                "may count 2 black hits in space as red ones",
                "puedes contar 2 impactos negros en el espacio como rojos",
            ),
            Change::Informed => both(
                "draws no tactic cards of units that are not there",
                "no roba cartas de táctica de unidades que no están ahí",
            ),
            Change::FewTactics => {
                both("draws 1 tactic card in each theatre", "roba 1 carta de táctica por escenario")
            }
            Change::MoreTactics(Theatre::Space) => {
                both("turns up 3 tactic cards in space", "revela 3 cartas de táctica en el espacio")
            }
            Change::MoreTactics(Theatre::Ground) => {
                both("turns up 3 tactic cards on the ground", "revela 3 cartas de táctica en tierra")
            }
            Change::Trapped => both(
                "draws no tactic cards and has nobody roll dice again",
                "no roba cartas de táctica ni hace repetir tiradas",
            ),
            Change::NoTransport => {
                both("need no transport to retreat", "no necesitas transporte para retirarte")
            }
        };
        let until: Both = match until {
            Until::Over => return None,
            Until::Attack => both("in this attack", "en este ataque"),
            Until::Round => both("in this combat round", "en esta ronda de combate"),
            Until::NextRound => both(
                "until the end of the next combat round",
                "hasta el final de la próxima ronda de combate",
            ),
            Until::Combat => both("until the end of the combat", "hasta el final del combate"),
        };
        self.say(who, &[&cannot.word(lang), &until.word(lang)])
    }
}
