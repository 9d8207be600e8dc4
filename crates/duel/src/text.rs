//! What the cards say, told from what they do.

use script::tell::{Fated, Lead, Object, Registers, Saying, Tell, Teller, Things};
use script::{How, Reg};
use text::clause::{Amount, Clause, Link, Manner, Subject, THIS, Verb, verb, verbs};
use text::{Agreeing, Both, Gender, Lang, Noun, Number, Phrase, both, fill};

use crate::card::ability;
use crate::cards::{Ability, Face, Kind, Passive, When};
use crate::chance::Luck;
use crate::grants::Gift;
use crate::words::*;

const UNIT: Noun = Noun::feminine(both("unit", "unidad"), both("units", "unidades"));
const CARD: Noun = Noun::feminine(both("card", "carta"), both("cards", "cartas"));
const TARGET: Noun = Noun::masculine(
    both("enemy in reach", "enemigo al alcance"),
    both("enemies in reach", "enemigos al alcance"),
);
const ENEMY: Agreeing = Agreeing::adjective("enemy", ["enemigo", "enemigos"], ["enemiga", "enemigas"]);
const FRIENDLY: Agreeing = Agreeing::adjective("friendly", ["amigo", "amigos"], ["amiga", "amigas"]);
const READY: Agreeing = Agreeing::adjective("ready", ["listo", "listos"], ["lista", "listas"]);

const DEFEAT: Verb =
    verb(["defeat", "defeats", "defeating"], ["derrotas", "derrota", "derrotar"], both("{0}", "{0}"));
const DEPLOY: Verb =
    verb(["put", "puts", "putting"], ["pones", "pone", "poner"], both("{0} into play", "{0} en juego"));
const RETURN: Verb = verb(
    ["return", "returns", "returning"],
    ["devuelves", "devuelve", "devolver"],
    both("{0} to your hand", "{0} a tu mano"),
);
const GIVE: Verb = verb(["give", "gives", "giving"], ["das", "da", "dar"], both("{0} {1}", "{1} a {0}"));

/// The voice of a card.
#[derive(Clone, Copy, Debug)]
struct Voice(Lang);

impl From<Cards> for Things<Vocabulary> {
    fn from(cards: Cards) -> Things<Vocabulary> {
        match cards {
            Cards::This | Cards::About => Things::This,
            Cards::It(reg) => Things::It(reg),
        }
    }
}

impl Voice {
    fn say(self, words: Both) -> String {
        words.word(self.0)
    }

    fn damage(self, num: Num) -> String {
        match num {
            Num::N(n) => fill(self.0, both("{0} damage", "{0} de daño"), &[&n]),
            Num::Given => self.say(both("that much damage", "ese daño")),
            Num::LastPower => self.say(both("damage equal to its power", "un daño igual a su poder")),
        }
    }
}

impl Tell<Vocabulary> for Voice {
    fn lang(&self) -> Lang {
        self.0
    }

    fn who(&self, who: Who) -> Subject {
        let player = |words: Both| {
            Subject::Player(Phrase::new(words.word(self.0), Gender::Masculine, Number::Singular))
        };
        match who {
            Who::You => Subject::You,
            Who::Opponent => player(both("your opponent", "tu rival")),
            Who::Chance => player(both("chance", "el azar")),
        }
    }

    fn this(&self) -> Phrase {
        UNIT.phrase(self.0, Number::Singular).after(self.0, &THIS)
    }

    fn clause(&self, op: Op) -> Option<Saying<Vocabulary>> {
        let lang = self.0;
        let things = |cards: Cards, manner| Object::Things(cards.into(), manner);
        let words = |words: Both| Some(Saying::Words(words.word(lang)));
        Some(Saying::Act(match op {
            Op::Deal(num, Cards::About) => {
                let whom = self.say(both("to what it attacks", "a quien ataca"));
                Clause::you(&verbs::DEAL, vec![self.damage(num).into(), whom.into()])
            }
            Op::Deal(num, cards) => {
                Clause::you(&verbs::DEAL, vec![self.damage(num).into(), things(cards, Manner::TARGET)])
            }
            Op::DealShares(_) => return words(both("deal that damage", "infliges ese daño")),
            Op::Mend(_) => return words(both("take that damage off", "retiras ese daño")),
            Op::Defeat(cards) => Clause::you(&DEFEAT, vec![things(cards, Manner::LEAVING)]),
            Op::PutIntoPlay(cards) => Clause::you(&DEPLOY, vec![things(cards, Manner::LEAVING)]),
            Op::ToHand(cards) => Clause::you(&RETURN, vec![things(cards, Manner::LEAVING)]),
            Op::Draw(Num::N(n)) => Clause::you(&verbs::DRAW, vec![CARD.count(lang, n).into()]),
            Op::Draw(_) => return words(both("draw that many cards", "robas esa cantidad de cartas")),
            Op::Mill => {
                return words(both(
                    "discard the top card of your deck",
                    "descartas la primera carta de tu mazo",
                ));
            }
            Op::HurtOwnBase(num) => {
                let base = self.say(both("to your base", "a tu base"));
                Clause::you(&verbs::DEAL, vec![self.damage(num).into(), base.into()])
            }
            Op::HurtEnemyBase(Num::Given) => {
                return words(both(
                    "deal the damage to spare to the enemy base",
                    "infliges el daño sobrante a la base enemiga",
                ));
            }
            Op::HurtEnemyBase(num) => {
                let base = self.say(both("to the enemy base", "a la base enemiga"));
                Clause::you(&verbs::DEAL, vec![self.damage(num).into(), base.into()])
            }
            Op::MendOwnBase(n) => {
                let template = both("take {0} damage off your base", "retiras {0} de daño de tu base");
                return Some(Saying::Words(fill(lang, template, &[&n])));
            }
            Op::DiscardNamed(_) => {
                return words(both(
                    "your opponent discards all cards of that name",
                    "tu rival descarta todas las cartas con ese nombre",
                ));
            }
            Op::Grant(gift, cards) => {
                let what = self.say(match gift {
                    Gift::Rallied => both("+2 power", "+2 de poder"),
                    Gift::Plunder => both("“When defeated: draw 1 card”", "«Cuando cae: robas 1 carta»"),
                });
                Clause::you(&GIVE, vec![things(cards, Manner::LEAVING), what.into()])
                    .lasting(self.say(both("for this round", "durante esta ronda")))
            }
            Op::Reveal(_) => return words(both("reveal your choice", "revelas tu elección")),
            Op::Use | Op::Rule(_) => return None,
        }))
    }

    fn noun(&self, from: &[Filter], amount: Amount, manner: &mut Manner) -> Phrase {
        let lang = self.0;
        let one = |filter: &Filter| {
            let unit = UNIT.phrase(lang, amount.number());
            let thing = match filter {
                Filter::Targets => TARGET.phrase(lang, amount.number()),
                Filter::Enemy | Filter::Doomed => unit.with(lang, &ENEMY),
                Filter::Ready | Filter::Attackers => unit.with(lang, &FRIENDLY).with(lang, &READY),
                Filter::WeakInHand => {
                    unit.within(lang, both("{0} of power 1 in your hand", "{0} de poder 1 de tu mano"))
                }
                Filter::WeakInDiscard => unit.within(
                    lang,
                    both("{0} of power 1 in your discard pile", "{0} de poder 1 de tu descarte"),
                ),
                Filter::Names => CARD.phrase(lang, amount.number()),
                Filter::EnemyBase => UNIT.phrase(lang, amount.number()),
                Filter::Friendly | Filter::DamagedFriendly | Filter::Guards | Filter::Marchers => {
                    unit.with(lang, &FRIENDLY)
                }
            };
            thing.counted(lang, amount, false).within(lang, manner.each)
        };
        let phrases: Vec<Phrase> = from.iter().map(one).collect();
        text::or(lang, &phrases)
    }

    fn shared_noun(&self, from: &[Filter]) -> Noun {
        if from == [Filter::Names] { CARD } else { UNIT }
    }

    fn lead(&self, cond: Cond, link: Link, _: &Registers<Vocabulary>) -> Lead {
        match cond {
            Cond::Differ(..) => Lead::Words(self.say(link.mood(
                "they chose another unit",
                "elige otra unidad",
                "elija otra unidad",
            ))),
            Cond::Any(_) => {
                Lead::Words(self.say(link.mood("a unit fell", "una unidad cae", "una unidad caiga")))
            }
            // The text is that of the usual game.
            Cond::RisesAtOnce => Lead::Known(false),
            Cond::Always => Lead::Known(true),
            Cond::FriendsDamaged | Cond::RoundGoesOn | Cond::AutomatonActs => Lead::Untold,
        }
    }

    fn fate(&self, chance: Luck) -> Fated<Vocabulary> {
        match chance {
            Luck::Shuffle(_) => Fated::Nothing,
            Luck::Battle(n) => {
                Fated::Says(Saying::Words(fill(self.0, both("roll {0} dice", "lanzas {0} dados"), &[&n])))
            }
        }
    }

    fn phrase(&self, proc: &'static Proc) -> Option<Saying<Vocabulary>> {
        let attack = both("attack with it with 2 more power", "atacas con ella con 2 más de poder");
        std::ptr::eq(proc, &crate::turn::ATTACK).then(|| Saying::Words(self.say(attack)))
    }

    fn unusual(&self, step: &Step) -> Option<Saying<Vocabulary>> {
        let lang = self.0;
        Some(Saying::Words(match step {
            Step::Choose { how: How::Share { total: Num::N(n), all, .. }, from, .. } => {
                let among = self.noun(from, Amount::All, &mut Manner::STANDING.clone());
                let template = if *all {
                    both("divide {0} damage among {1}", "repartes {0} de daño entre {1}")
                } else {
                    both("choose up to {0} damage on {1}", "eliges hasta {0} de daño de {1}")
                };
                fill(lang, template, &[n, &among])
            }
            Step::Choose { how: How::Budget(..), .. } => self.say(both(
                "choose enemy units whose power is no more than the hits in total",
                "eliges unidades enemigas cuyo poder total no supere los impactos",
            )),
            Step::Choose { how: How::Name, .. } => self.say(both("name a card", "nombras una carta")),
            Step::Choose { into: Reg::C, secret: true, .. } => {
                self.say(both("secretly choose a friendly unit", "eliges en secreto una unidad amiga"))
            }
            Step::Amount { least: Num::N(least), most: Num::N(most), .. } => fill(
                lang,
                both("name a number from {0} to {1}", "nombras un número del {0} al {1}"),
                &[least, most],
            ),
            _ => return None,
        }))
    }
}

fn lead(when: When) -> Both {
    match when {
        When::Played => both("When played:", "Cuando entra en juego:"),
        When::Attacks => both("When it attacks:", "Cuando ataca:"),
        When::Defeated => both("When defeated:", "Cuando cae:"),
        When::FriendDefeated => both("When another friendly unit falls:", "Cuando cae otra unidad amiga:"),
        When::EnemyEvent => both("Before an enemy event:", "Antes de un evento enemigo:"),
        When::FirstCard => {
            both("When you play your first card in a round:", "Cuando juegas tu primera carta de la ronda:")
        }
    }
}

/// What the box says about a card; what could not be told comes second.
pub fn told(face: &Face, lang: Lang) -> (String, Vec<String>) {
    let mut lines = Vec::new();
    let mut faults = Vec::new();
    let mut tell = |effect: Effect| {
        let mut teller = Teller::new(Voice(lang));
        let text = teller.text(&[], effect);
        faults.extend_from_slice(teller.faults());
        text
    };
    match face.passive {
        Some(Passive::Guards) => lines.push(
            both(
                "It may take what an effect deals to another friendly unit here.",
                "Puede recibir lo que un efecto inflige a otra unidad amiga de su lugar.",
            )
            .word(lang),
        ),
        Some(Passive::Leads) => lines.push(
            both("Other friendly units get +1 power.", "Las demás unidades amigas reciben +1 de poder.")
                .word(lang),
        ),
        None => {}
    }
    for Ability { when, optional, once, effect, .. } in face.abilities {
        let may =
            if *optional { both("{0} You may: {1}", "{0} Puedes: {1}") } else { both("{0} {1}", "{0} {1}") };
        // That it has been used is for the round to remember, not for the card to say.
        let effect = if *once { &effect[1..] } else { effect };
        if *once {
            lines.push(both("Once each round:", "Una vez por ronda:").word(lang));
        }
        lines.push(fill(lang, may, &[&lead(*when).word(lang), &tell(effect)]));
    }
    if let Kind::Event(effect) = face.kind {
        lines.push(tell(effect));
    }
    (lines.join(" "), faults)
}

pub(crate) fn text(face: &Face, lang: Lang) -> String {
    told(face, lang).0
}

/// What an ability is called on a button: when it comes.
pub(crate) fn ability_name(id: u16, lang: Lang) -> String {
    lead(ability(id).when).word(lang)
}
