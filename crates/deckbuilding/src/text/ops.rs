//! What ops say.

use script::tell::{Object, Saying, Tell, Things};
use text::clause::{Amount, Clause, Manner, Mention, Quantity, Subject, Verb, spoken_of, verbs};
use text::{Both, Noun, Number, Phrase, both};

use super::names::{CARD, galaxy_top, place_phrase, zone_phrase};
use super::verbs::{DESTROY, EXILE, PURCHASE, PURCHASE_FREE, REPAIR, SWAP};
use super::voice::Voice;
use crate::words::{Cards, ENEMY_BASE, Filter, Num, Op, Place, Plus, Price, Vocabulary, Zone};

const RESOURCES: Noun = Noun::masculine(both("resource", "recurso"), both("resources", "recursos"));
const DAMAGE: Noun = Noun::masculine(both("damage", "punto de daño"), both("damage", "puntos de daño"));
const FORCE: Noun = Noun::feminine(both("Force", "de Fuerza"), both("Force", "de Fuerza"));
const ATTACK: Noun = Noun::masculine(both("attack", "de Ataque"), both("attack", "de Ataque"));

/// As many resources as the card that was defeated costs.
const AS_COST: Both = both("resources equal to that card's cost", "tantos recursos como cueste esa carta");

type Act = Clause<Object<Vocabulary>>;

impl Voice<'_> {
    pub(super) fn op(&self, op: Op) -> Option<Saying<Vocabulary>> {
        let lang = self.lang;
        Some(Saying::Act(match op {
            Op::GainAttack(n) => {
                let plus = self.plus(Plus::N(n));
                let this = self.this();
                let prize = both("{0} for {1} this turn", "{0} para {1} este turno");
                let prize = plus.clone().within_and(lang, prize, &[&this]);
                Act::new(Subject::Thing(this), &verbs::GET, vec![plus.into()])
                    .lasting(both("this turn", "este turno").word(lang))
                    .prize(prize)
            }
            Op::GainResources(num) => Act::gain(self.quantity(num, RESOURCES)?.together(lang)),
            Op::GainForce(n) => Act::gain(FORCE.count(lang, n)),
            Op::Spend(n) => Act::you(&verbs::SPEND, vec![RESOURCES.count(lang, n).into()]),
            Op::Draw(n) => Act::you(&verbs::DRAW, vec![CARD.count(lang, n).into()]),
            Op::Repair(n) => {
                let base = zone_phrase(Zone::OwnBase, Mention::First, lang);
                Act::you(&REPAIR, vec![DAMAGE.count(lang, n).into(), base.into()])
            }
            Op::Exile(cards) => done_to(&EXILE, cards, Manner::LEAVING).by_chooser(),
            Op::Discard(cards) => done_to(&verbs::DISCARD, cards, Manner::LEAVING).by_chooser(),
            Op::Destroy(cards) => done_to(&DESTROY, cards, Manner::STANDING).by_chooser(),
            Op::Damage(cards, num) => self.deal(cards, num)?,
            Op::DamageBase(num) => self.deal(Cards::All(ENEMY_BASE), num)?,
            Op::Move(cards, place) => {
                Act::you(&verbs::PUT, vec![leaving(cards), self.place(place)]).by_chooser()
            }
            Op::ExileLater(cards) => done_to(&EXILE, cards, Manner::LEAVING)
                .when(both("at the end of the turn", "al final del turno").word(lang)),
            Op::Purchase(cards, price, place) => {
                let verb = match price {
                    Price::Free => &PURCHASE_FREE,
                    Price::Paid => &PURCHASE,
                };
                let purchase = done_to(verb, cards, Manner::LEAVING);
                // A purchased card is put into its buyer's discard pile anyway.
                if place == Place::OwnDiscard {
                    purchase
                } else {
                    purchase.and(Act::you(&verbs::PUT, vec![Object::Same, self.place(place)]))
                }
            }
            Op::RedirectNext(place) => {
                let template = both(
                    "the next card you purchase this turn goes {0}",
                    "la próxima carta que adquieras este turno se pone {0}",
                );
                let place = place_phrase(place, Mention::First, lang);
                return Some(Saying::Words(self.fill(template, &[&place])));
            }
            Op::RevealTop(_) => Act::you(&verbs::REVEAL, vec![galaxy_top(1, lang).into()]),
            Op::LookAtTop(n) => Act::you(&verbs::LOOK, vec![galaxy_top(n, lang).into()]),
            Op::LookAtHand => {
                Act::you(&verbs::LOOK, vec![zone_phrase(Zone::EnemyHand, Mention::First, lang).into()])
            }
            Op::SwapWithTop(cards) if self.seen == Some(1) => {
                Act::you(&SWAP, vec![spoken_of(CARD, Number::Singular, lang).into(), leaving(cards)])
            }
            Op::SwapWithTop(cards) => Act::you(&SWAP, vec![leaving(cards), galaxy_top(1, lang).into()]),
            Op::Swap(one, other) => Act::you(&SWAP, vec![leaving(one), leaving(other)]),
            // The parts of a turn are not told; no card is made of them.
            Op::Rule(_) => return None,
        }))
    }

    fn place(&self, place: Place) -> Object<Vocabulary> {
        Object::named(|mention| place_phrase(place, mention, self.lang))
    }

    fn deal(&self, cards: Cards, num: Num) -> Option<Act> {
        let damage = Object::Much(self.quantity(num, DAMAGE)?);
        Some(Act::you(&verbs::DEAL, vec![damage, Object::Things(cards.into(), Manner::TARGET)]))
    }

    /// "+2 attack".
    pub(super) fn plus(&self, plus: Plus) -> Phrase {
        let lang = self.lang;
        let attack = match plus {
            Plus::N(n) => Quantity::of(ATTACK, n, lang),
            Plus::Victories(sides) => self.for_each(ATTACK, Plus::victories(sides)),
        };
        attack.plus(lang).together(lang)
    }

    fn for_each(&self, noun: Noun, filter: Filter) -> Quantity {
        Quantity::per(noun, &self.standing(&[filter], Amount::Each), self.lang)
    }

    fn quantity(&self, num: Num, noun: Noun) -> Option<Quantity> {
        let lang = self.lang;
        match num {
            Num::N(n) => Some(Quantity::of(noun, n, lang)),
            Num::CountOf(filter) => Some(self.for_each(noun, filter)),
            Num::Given if self.defeated && noun == RESOURCES => {
                Some(Phrase::new(AS_COST.word(lang), noun.gender, Number::Plural).into())
            }
            Num::Given | Num::Rule(_) => None,
        }
    }
}

fn leaving(cards: Cards) -> Object<Vocabulary> {
    Object::Things(cards.into(), Manner::LEAVING)
}

fn done_to(verb: &'static Verb, cards: Cards, manner: Manner) -> Act {
    Act::you(verb, vec![Object::Things(cards.into(), manner)])
}

impl From<Cards> for Things<Vocabulary> {
    fn from(cards: Cards) -> Things<Vocabulary> {
        match cards {
            Cards::This => Things::This,
            Cards::It(reg) => Things::It(reg),
            Cards::All(filter) => Things::All(filter),
        }
    }
}
