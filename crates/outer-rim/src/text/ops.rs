//! What ops say, and how much of something.

use script::Reg;
use script::tell::{Object, Saying, Things};
use text::clause::{Clause, Manner, Quantity, Said, Subject, Verb, in_one, verbs};
use text::{Gender, Number, Phrase, both, or};

use super::names::{
    CARD, CONTACT, DAMAGE, DIE, FAME, SPACE, combat_name, credits, face_noun, kind_noun, the_deck, your_body,
};
use super::verbs::*;
use super::voice::Voice;
use crate::things::{Deck, Face};
use crate::words::{It, Num, Op, Party, Theirs, Toward, Vocabulary};

pub(super) type Act = Clause<Object<Vocabulary>>;

impl Voice {
    pub(super) fn op(&self, op: Op) -> Option<Saying<Vocabulary>> {
        let lang = self.lang;
        let words = |words: text::Both| Some(Saying::Words(words.word(lang)));
        let alone = |verb: &'static Verb| Act::you(verb, Vec::new());
        let of = |verb: &'static Verb, reg: Reg| Act::you(verb, vec![it(reg)]);
        Some(Saying::Act(match op {
            Op::Gain(Num::N(n)) | Op::Pays(n) => Act::gain(credits(n.into(), lang)),
            Op::Gain(num) => Act::you(&verbs::GAIN, vec![Object::Much(self.credits(num)?)]),
            Op::Lose(n) => Act::you(&LOSE, vec![credits(n.into(), lang).into()]),
            Op::Pay(num) => Act::you(&PAY, vec![Object::Much(self.credits(num)?)]),
            Op::TakeCredits(n, _) => {
                Act::you(&TAKE_FROM, vec![credits(n.into(), lang).into(), self.that_player().into()])
            }
            Op::Fame(n) => Act::gain(FAME.count(lang, n)),
            Op::GainRep(Party::It(reg)) if self.of_patrol.is_none() => {
                Act::you(&verbs::GAIN, vec![chosen_rep(reg)])
            }
            Op::GainRep(party) => Act::gain(self.reputation(party)),
            Op::LoseRep(Party::It(reg)) if self.of_patrol.is_none() => Act::you(&LOSE, vec![chosen_rep(reg)]),
            Op::LoseRep(party) | Op::PayRep(party) => Act::you(&LOSE, vec![self.reputation(party).into()]),
            Op::LoseRepEvenIfNegative(party) => {
                let even = both("(even if it is negative already)", "(aunque ya sea negativa)");
                Act::you(&LOSE, vec![self.reputation(party).into()]).lasting(even.word(lang))
            }
            Op::Damage(body, n) => {
                let who = Subject::Thing(your_body(body, lang));
                Act::new(who, &SUFFER, vec![DAMAGE.count(lang, n).into()])
            }
            Op::Recover(body, n) => {
                let damage = match n {
                    Some(n) => DAMAGE.count(lang, n).text,
                    None => both("all damage", "todo el Daño").word(lang),
                };
                Act::you(&RECOVER, vec![damage.into(), your_body(body, lang).into()])
            }
            Op::AvoidDefeat => return words(both("you are not defeated", "no eres derrotado")),

            Op::Test(skill, 0) => Act::you(&TEST, vec![self.any_skill(&[skill]).into()]),
            Op::Test(skill, n) => {
                let or_pay = both(
                    "(if you fail, you may pay {0} to pass after all)",
                    "(si fallas, puedes pagar {0} para superarla)",
                );
                let or_pay = self.fill(or_pay, &[&credits(n.into(), lang)]);
                Act::you(&TEST, vec![self.any_skill(&[skill]).into()]).lasting(or_pay)
            }
            Op::TestChosen(reg) => of(&TEST, reg),
            Op::Fight(combat, n) => {
                Act::you(&FIGHT, vec![combat_name(combat, lang).into(), DIE.count(lang, n).into()])
            }
            Op::FightPlayer(combat, reg) => {
                let attack = of(&ATTACK, reg);
                match combat {
                    Some(combat) => {
                        let name = combat_name(combat, lang);
                        attack.lasting(self.fill(both("in {0}", "en {0}"), &[&name]))
                    }
                    None => attack,
                }
            }
            // It comes with every combat (R9.6); what is rerolled was told with the choice.
            Op::Suffer | Op::Reroll(_) => return Some(Saying::Silent),
            Op::Roll(num) => Act::you(&ROLL, vec![Object::Much(self.dice(num)?)]),
            Op::Contest(n, skills, _) => {
                let contest = both(
                    "you and that player each roll {0} and 1 more for each {1} skill (2 at most); whoever deals more wins, and you win a tie",
                    "ese jugador y tú tiráis {0} cada uno y 1 más por cada habilidad de {1} (2 como máximo); gana quien inflija más, y tú en caso de empate",
                );
                let skills = self.any_skill(skills);
                return Some(Saying::Words(self.fill(contest, &[&DIE.count(lang, n), &skills])));
            }

            Op::BuyTop(deck, less) => {
                Act { may: true, ..self.cheaper(Act::you(&BUY, vec![self.top(1, deck).into()]), less) }
            }
            Op::FindBuy(deck, kind, less) => {
                let find = both(
                    "reveal cards of {0} until {1} shows, which you may buy{2}",
                    "muestras cartas de {0} hasta que salga {1}, que puedes comprar{2}",
                );
                let kind = kind_noun(kind).phrase(lang, Number::Singular).indefinite(lang);
                let less = match less {
                    0 => String::new(),
                    n => self.fill(both(" for {0} less", " por {0} menos"), &[&credits(n.into(), lang)]),
                };
                return Some(Saying::Words(self.fill(find, &[&the_deck(deck, lang), &kind, &less])));
            }
            Op::LookTop(deck, n, _) => Act::you(&verbs::LOOK, vec![self.top(n, deck).into()]),
            Op::BuyLooked(_, less, _) => {
                let one = both("1 of them", "1 de ellas").word(lang);
                let back = both(
                    "(the others go back on top in any order)",
                    "(las demás vuelven encima en el orden que quieras)",
                );
                let back = back.word(lang);
                let how = match less {
                    0 => back,
                    n => {
                        let less = both("for {0} less {1}", "por {0} menos {1}");
                        self.fill(less, &[&credits(n.into(), lang), &back])
                    }
                };
                Act { may: true, ..Act::you(&BUY, vec![one.into()]).lasting(how) }
            }
            Op::GainTop(deck) => Act::you(&verbs::GAIN, vec![self.top(1, deck).into()]),
            Op::CycleTop(deck) => {
                let bottom = both("on the bottom of its deck", "en el fondo de su mazo").word(lang);
                Act::you(&verbs::PUT, vec![self.top(1, deck).into(), bottom.into()])
            }
            Op::BuyShip(reg, 0) => of(&BUY, reg),
            Op::BuyShip(reg, damage) => {
                let comes = both("(it comes with {0})", "(viene con {0})");
                of(&BUY, reg).lasting(self.fill(comes, &[&DAMAGE.count(lang, damage)]))
            }
            Op::GainShip => {
                let ship = both("the ship of this card", "la Nave de esta carta").word(lang);
                Act::you(&verbs::GAIN, vec![ship.into()])
            }
            Op::Market => {
                let market = both("a market action", "una acción de Mercado").word(lang);
                Act::you(&CARRY_OUT, vec![market.into()])
            }
            Op::Sell(reg, more) => {
                let price = both("for its price and {0} more", "por su precio y {0} más");
                let price = self.fill(price, &[&credits(more.into(), lang)]);
                Act::you(&SELL, vec![it(reg), price.into()])
            }

            Op::Keep => {
                let card = self.becomes?;
                let kind = kind_noun(card.kind).phrase(lang, Number::Singular);
                let kept = self.fill(both("as {0} “{1}”", "como {0} «{1}»"), &[&kind, &card.name.word(lang)]);
                Act::you(&KEEP, vec![self.this_phrase().into(), kept.into()])
            }
            Op::KeepSecret => {
                let secretly = both("face down as a secret", "boca abajo como Secreto").word(lang);
                Act::you(&KEEP, vec![self.this_phrase().into(), secretly.into()])
            }
            Op::Discard(what) => Act::you(&verbs::DISCARD, vec![self.object(what)]),
            Op::Remove(what) => Act::you(&REMOVE, vec![self.object(what)]),
            Op::ShuffleThis => Act::you(&SHUFFLE_IN, vec![self.object(It::This)]),
            Op::Shuffle(deck) => Act::you(&SHUFFLE, vec![the_deck(deck, lang).into()]),
            Op::Databank(n) => Act::you(&READ, vec![n.to_string().into()]),
            Op::TakeCrew(reg) => of(&TAKE, reg),
            Op::Recruit => {
                let contact = Voice { this: CONTACT, ..*self }.this_phrase();
                Act::you(&RECRUIT, vec![contact.into()])
            }

            Op::Look(reg) => of(&PEEK, reg),
            // All that are there were told with the choice.
            Op::Reveal(_) if self.reveals_all => return Some(Saying::Silent),
            Op::Reveal(reg) => of(&verbs::REVEAL, reg),
            Op::Meet(reg) | Op::MeetPatrol(reg) => of(&MEET, reg),
            Op::MoveContact(contact, planet) => {
                let to = Manner { each: both("to {0}", "a {0}"), ..Manner::STANDING };
                Act::you(&MOVE, vec![it(contact), Object::Things(Things::It(planet), to)])
            }

            Op::Travel(n) => Act::you(&TRAVEL, vec![SPACE.count(lang, n).into()]),
            Op::GoTo(reg) => of(&GO, reg),
            Op::MovePatrol(reg, n, toward) => {
                let way = match toward {
                    Toward::You => both("{0} toward you", "{0} hacia ti"),
                    Toward::Anywhere => both("{0} in any direction", "{0} en cualquier dirección"),
                };
                let way = self.fill(way, &[&SPACE.count(lang, n)]);
                Act::you(&MOVE, vec![it(reg), way.into()])
            }
            Op::BringPatrol(reg) => {
                let here = both("in your space", "en tu casilla").word(lang);
                Act::you(&verbs::PUT, vec![it(reg), here.into()])
            }
            Op::Redirect(reg) => of(&SEND, reg),
            Op::ExtraTurn => alone(&TAKE_TURN),
            Op::IgnoreStop => alone(&GO_ON),
            Op::StopMover => alone(&HALT),

            Op::JobDone => alone(&COMPLETE),
            Op::JobFails => {
                let job = both("the job", "el Trabajo").word(lang);
                Act::new(
                    Subject::Thing(Phrase::new(job, Gender::Masculine, Number::Singular)),
                    &FAIL,
                    Vec::new(),
                )
            }
            Op::DeliverThis => alone(&DELIVER),
            Op::HoldThis => alone(&HOLD),
            Op::MarkPlanet(reg) => of(&MARK, reg).by_chooser(),
            Op::MarkSabotage => {
                let token = both("a damage token", "una ficha de Daño").word(lang);
                let planet = both("on the planet", "en el planeta").word(lang);
                Act::you(&verbs::PUT, vec![token.into(), planet.into()])
            }
            Op::ShipGoal => alone(&REACH),

            Op::Convert(from, to, n) => {
                let to = match n {
                    1 => face_noun(to).count(lang, 1),
                    n => face_noun(to).phrase(lang, Number::of(n)),
                };
                Act::you(&TURN_INTO, vec![self.faces(from, n).into(), to.into()])
            }
            Op::Add(face, n) => Act::you(&ADD, vec![face_noun(face).count(lang, n).into()]),
            Op::Cancel(face) => Act::you(&CANCEL, vec![face_noun(face).count(lang, 1).into()]),
            Op::FewerDice(n) => {
                let fewer = both("the other side rolls {0} fewer {1}", "el rival tira {0} {1} menos");
                let dice = DIE.phrase(lang, Number::of(n));
                return Some(Saying::Words(self.fill(fewer, &[&n, &dice])));
            }
            Op::CapDamage(n) => {
                let most = both("you suffer {0} at most", "sufres {0} como máximo");
                return Some(Saying::Words(self.fill(most, &[&DAMAGE.count(lang, n)])));
            }
            Op::MoreSkill(discards) => {
                let more = if discards {
                    both(
                        "the skill tested counts once more for you; discard this card if you pass",
                        "la habilidad de la prueba te cuenta una vez más; si la superas, descartas esta carta",
                    )
                } else {
                    both(
                        "the skill tested counts once more for you",
                        "la habilidad de la prueba te cuenta una vez más",
                    )
                };
                return words(more);
            }
            Op::NoRepLoss => {
                return words(both("you lose no reputation for it", "no pierdes Reputación por ello"));
            }
            Op::WaiveCredits => alone(&FORGO),
            Op::Prevent => alone(&PREVENT),
            Op::As(_, theirs) => return Some(Saying::Words(self.theirs(theirs))),
            Op::Rule(routine) => return self.routine(routine),
        }))
    }

    fn object(&self, what: It) -> Object<Vocabulary> {
        match what {
            It::This => Object::Things(Things::This, Manner::LEAVING),
            It::Reg(reg) => it(reg),
            It::Cargo => both("the cargo", "el Cargamento").word(self.lang).into(),
            It::Job => both("the job", "el Trabajo").word(self.lang).into(),
        }
    }

    /// "1 reputation with the Hutts".
    fn reputation(&self, party: Party) -> Phrase {
        let with = both("1 reputation with {0}", "1 de Reputación con {0}");
        Phrase::new(self.fill(with, &[&self.party(party)]), Gender::Feminine, Number::Singular)
    }

    /// "2,000 credits for each hit".
    fn credits(&self, num: Num) -> Option<Quantity> {
        let lang = self.lang;
        Some(match num {
            Num::N(n) => credits(n.into(), lang).into(),
            Num::Per(n, face) => {
                let face = face_noun(face).phrase(lang, Number::Singular);
                let per = self.fill(both("for each {0}", "por cada {0}"), &[&face]);
                Quantity { head: credits(n.into(), lang), per: Some(per) }
            }
            Num::LessPer(n, less, kind) => {
                let kind = kind_noun(kind).phrase(lang, Number::Singular);
                let per = both("less {0} for each {1} you have", "menos {0} por cada {1} que tengas");
                let per = self.fill(per, &[&credits(less.into(), lang), &kind]);
                Quantity { head: credits(n.into(), lang), per: Some(per) }
            }
            Num::Second | Num::Credits | Num::Count(_) => return None,
        })
    }

    fn dice(&self, num: Num) -> Option<Quantity> {
        let lang = self.lang;
        match num {
            Num::N(n) => Some(DIE.count(lang, n).into()),
            Num::Count(kind) => {
                let kind = kind_noun(kind).phrase(lang, Number::Singular);
                let per = self.fill(both("for each {0} you have", "por cada {0} que tengas"), &[&kind]);
                Some(Quantity { head: DIE.count(lang, 1), per: Some(per) })
            }
            _ => None,
        }
    }

    /// "the top 3 cards of the gear and mod deck".
    pub(super) fn top(&self, n: u8, deck: Deck) -> Phrase {
        let cards = CARD.phrase(self.lang, Number::of(n));
        let template = match Number::of(n) {
            Number::Singular => both("the top {0} of {2}", "la primera {0} de {2}"),
            Number::Plural => both("the top {1} {0} of {2}", "las {1} primeras {0} de {2}"),
        };
        cards.within_and(self.lang, template, &[&n, &the_deck(deck, self.lang)])
    }

    fn cheaper(&self, buy: Act, less: u8) -> Act {
        match less {
            0 => buy,
            n => {
                let less = both("for {0} less", "por {0} menos");
                buy.lasting(self.fill(less, &[&credits(n.into(), self.lang)]))
            }
        }
    }

    /// "1 of your focus or crits".
    fn faces(&self, faces: &[Face], n: u8) -> Phrase {
        let lang = self.lang;
        let one = |face: &Face| face_noun(*face).phrase(lang, Number::of(n));
        let faces = or(lang, &faces.iter().map(one).collect::<Vec<_>>());
        match n {
            1 => faces.within(lang, both("1 {0}", "1 {0}")),
            n => faces.within_and(lang, both("up to {1} {0}", "hasta {1} {0}"), &[&n]),
        }
    }

    /// What another player does.
    fn theirs(&self, theirs: Theirs) -> String {
        let lang = self.lang;
        match theirs {
            Theirs::PlaysEpic => both(
                "that player tests Influence: passing gives them 2 fame, failing 3,000 credits",
                "ese jugador hace una prueba de Influencia: gana 2 de Fama al superarla o 3.000 créditos al fallar",
            )
            .word(lang),
            Theirs::PlaysCutthroat => both(
                "that player tests Influence or Stealth: passing gives them 2 fame",
                "ese jugador hace una prueba de Influencia o Sigilo: gana 2 de Fama al superarla",
            )
            .word(lang),
            Theirs::Gains2
            | Theirs::Gains3
            | Theirs::Loses3
            | Theirs::WinsSociably
            | Theirs::SharesJewels
            | Theirs::IsPaid => {
                let body = theirs.proc().body;
                let done = self.telling(body).said(body).into_iter().map(|said| match said {
                    Said::Act(act) => Said::Act(Clause { subject: Subject::Player(self.that_player()), ..act }),
                    said => said,
                });
                in_one(&done.collect::<Vec<_>>(), lang)
            }
        }
    }
}

/// The things of a register.
pub(super) fn it(reg: Reg) -> Object<Vocabulary> {
    Object::Things(Things::It(reg), Manner::STANDING)
}

/// Reputation with a faction that is chosen.
fn chosen_rep(reg: Reg) -> Object<Vocabulary> {
    let with = Manner { each: both("1 reputation with {0}", "1 de Reputación con {0}"), ..Manner::STANDING };
    Object::Things(Things::It(reg), with)
}
