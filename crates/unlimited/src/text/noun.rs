//! Noun phrases for the things a filter means.

use text::clause::{Amount, ITSELF, Manner, Mention, theirs, yours};
use text::{Agreeing, Both, Lang, Noun, Number, Phrase, and, both, fill, or};

use super::names::{
    BASE, CARD, DEFENDER, EVENT, LEADER, PLAYER, RESOURCE, UNIT, UPGRADE, aspect_name, opponent, trait_name,
};
use super::voice::Voice;
use crate::cards::BOX;
use crate::words::{Arena, Filter, It, Num, Side, Test, What, Zone};

const FRIENDLY: Agreeing = Agreeing::adjective("friendly", ["aliado", "aliados"], ["aliada", "aliadas"]);
const ENEMY: Agreeing = Agreeing::adjective("enemy", ["enemigo", "enemigos"], ["enemiga", "enemigas"]);
const UNIQUE: Agreeing = Agreeing::adjective("unique", ["único", "únicos"], ["única", "únicas"]);
const NON_UNIQUE: Agreeing =
    Agreeing::adjective("non-unique", ["no único", "no únicos"], ["no única", "no únicas"]);
const LEADERS: Agreeing = Agreeing::by_number(["leader"; 2], ["líder", "líderes"]);
const NON_LEADER: Agreeing = Agreeing::by_number(["non-leader"; 2], ["no líder", "no líderes"]);
const READY: Agreeing =
    Agreeing::adjective("ready", ["preparado", "preparados"], ["preparada", "preparadas"]);
const EXHAUSTED: Agreeing =
    Agreeing::adjective("exhausted", ["agotado", "agotados"], ["agotada", "agotadas"]);
const DAMAGED: Agreeing = Agreeing::adjective("damaged", ["dañado", "dañados"], ["dañada", "dañadas"]);
const GROUND: Agreeing = Agreeing::by_number(["ground"; 2], ["terrestre", "terrestres"]);
const SPACE: Agreeing = Agreeing::by_number(["space"; 2], ["espacial", "espaciales"]);

const OTHER: Agreeing = Agreeing::adjective("other", ["otro", "otros"], ["otra", "otras"]);
const OWN: Agreeing = Agreeing::adjective("of their own", ["propio", "propios"], ["propia", "propias"]);

const DECK: Noun = Noun::masculine(both("deck", "mazo"), both("decks", "mazos"));
const HAND: Noun = Noun::feminine(both("hand", "mano"), both("hands", "manos"));
const DISCARD_PILE: Noun =
    Noun::feminine(both("discard pile", "pila de descartes"), both("discard piles", "pilas de descartes"));

/// What all these things are called: a kind they share, or just cards.
pub(super) fn shared(from: &[Filter]) -> Noun {
    match from.split_first() {
        Some((first, rest)) if rest.iter().all(|other| noun(other) == noun(first)) => noun(first),
        Some(_) | None => CARD,
    }
}

const fn noun(filter: &Filter) -> Noun {
    match filter.what {
        What::Unit | What::Hosts => UNIT,
        What::Base => BASE,
        What::Upgrade => UPGRADE,
        What::Resource => RESOURCE,
        What::Card => CARD,
        What::Event => EVENT,
        What::Player => PLAYER,
        What::LeaderOrUnit => LEADER,
        What::Defender | What::Target(..) => DEFENDER,
    }
}

/// "your deck".
pub(super) fn your_deck(lang: Lang) -> Phrase {
    yours(DECK, Number::Singular, lang)
}

pub(super) fn your_hand(lang: Lang) -> Phrase {
    yours(HAND, Number::Singular, lang)
}

pub(super) fn enemy_hand(mention: Mention, lang: Lang) -> Phrase {
    theirs(HAND, &opponent(lang), mention, lang)
}

pub(super) fn enemy_deck(lang: Lang) -> Phrase {
    theirs(DECK, &opponent(lang), Mention::First, lang)
}

/// "the deck of", before somebody.
pub(super) fn a_deck(lang: Lang) -> Phrase {
    DECK.phrase(lang, Number::Singular).definite(lang)
}

impl Voice {
    /// The things of any of the filters.
    pub(super) fn things(&self, from: &[Filter], amount: Amount, manner: &mut Manner) -> Phrase {
        let mut phrases = Vec::new();
        for filter in from {
            phrases.push(self.of_filter(filter, amount, manner).within(self.lang, manner.each));
        }
        or(self.lang, &phrases)
    }

    /// "an enemy unit", as they stand.
    pub(super) fn any(&self, filter: &Filter) -> Phrase {
        self.things(&[*filter], Amount::Any, &mut Manner::STANDING.clone())
    }

    /// All that are meant, without an article: "other enemy units".
    pub(super) fn several(&self, from: &[Filter]) -> Phrase {
        let several = |filter: &Filter| {
            let other = filter.tests.iter().any(|test| matches!(test, Test::Other | Test::Not(_)));
            let things = self.described(filter, noun(filter).phrase(self.lang, Number::Plural));
            if other { things.after(self.lang, &OTHER) } else { things }
        };
        and(self.lang, &from.iter().map(several).collect::<Vec<_>>())
    }

    pub(super) fn each(&self, filter: &Filter) -> Phrase {
        self.things(&[*filter], Amount::Each, &mut Manner::STANDING.clone())
    }

    fn of_filter(&self, filter: &Filter, amount: Amount, manner: &mut Manner) -> Phrase {
        let lang = self.lang;
        let tests = || filter.tests.iter();
        if tests().any(|test| *test == Test::This) {
            return self.this_phrase();
        }
        if tests().any(|test| *test == Test::Host) {
            return self.attached_unit();
        }
        match filter.what {
            What::Defender | What::Target(..) => {
                return DEFENDER.phrase(lang, Number::Singular).definite(lang);
            }
            // There is only one.
            What::Base if filter.side == Side::Enemy => {
                return BASE.phrase(lang, Number::Singular).with(lang, &ENEMY).definite(lang);
            }
            _ => {}
        }
        if let Some(name) = named(filter) {
            return Phrase::new(name.word(lang), noun(filter).gender, Number::Singular);
        }
        let plain = filter.what == What::Card && tests().all(|test| matches!(test, Test::Any | Test::Not(_)));
        if let (Zone::Among(_), true) = (filter.zone, plain) {
            let cards = CARD.phrase(lang, Number::Plural);
            let text = ITSELF.agree(lang, cards.gender, cards.number);
            return Phrase { text, ..cards }.some_of(lang, amount);
        }
        let other = tests().any(|test| matches!(test, Test::Other | Test::Not(_)));
        // What the opponent does to an enemy is done to one of their own.
        let theirs = filter.side == Side::Enemy && manner.mention == Mention::Again;
        let described = if theirs { Filter { side: Side::Any, ..*filter } } else { *filter };
        let thing = self.described(&described, noun(filter).phrase(lang, amount.number()));
        let thing = thing.counted(lang, amount, other);
        let thing = if theirs && filter.zone == Zone::Play {
            let own = OWN.agree(lang, thing.gender, thing.number);
            thing.within_and(lang, both("{0} {1}", "{0} {1}"), &[&own])
        } else {
            thing
        };
        let thing = self.located(filter, thing, manner);
        tests().fold(thing, |thing, test| match self.relative(test, thing.number) {
            Some(relative) => thing.within_and(lang, both("{0} {1}", "{0} {1}"), &[&relative]),
            None => thing,
        })
    }

    /// With all that stands next to the noun: "damaged enemy Rebel unit".
    pub(super) fn described(&self, filter: &Filter, thing: Phrase) -> Phrase {
        let lang = self.lang;
        let (gender, number) = (thing.gender, thing.number);
        let agree = |word: &Agreeing| word.agree(lang, gender, number);
        let mut words = Vec::new();
        let mut apart = Vec::new();
        match filter.side {
            Side::Friendly => words.push((1, agree(&FRIENDLY))),
            Side::Enemy => words.push((1, agree(&ENEMY))),
            Side::Any => {}
        }
        for test in &filter.tests {
            match test {
                Test::Damaged => words.push((0, agree(&DAMAGED))),
                Test::Ready => words.push((0, agree(&READY))),
                Test::Exhausted => words.push((0, agree(&EXHAUSTED))),
                Test::Unique => words.push((2, agree(&UNIQUE))),
                Test::NonUnique => words.push((2, agree(&NON_UNIQUE))),
                Test::Leader => words.push((3, agree(&LEADERS))),
                Test::NonLeader => words.push((3, agree(&NON_LEADER))),
                Test::In(Arena::Ground) => words.push((6, agree(&GROUND))),
                Test::In(Arena::Space) => words.push((6, agree(&SPACE))),
                Test::Aspect(aspect) => {
                    words.push((4, fill(lang, both("{0}", "de {0}"), &[&aspect_name(*aspect, lang)])));
                }
                Test::Trait(wanted) => words.push((5, trait_name(*wanted, lang))),
                Test::NotTrait(unwanted) => {
                    apart.push(fill(
                        lang,
                        both("non-{0}", "que no sea {0}"),
                        &[&trait_name(*unwanted, lang)],
                    ));
                }
                Test::NotAspect(unwanted) => apart.push(fill(
                    lang,
                    both("non-{0}", "que no sea de {0}"),
                    &[&aspect_name(*unwanted, lang)],
                )),
                _ => {}
            }
        }
        // The same order, seen from the noun.
        words.sort_by_key(|(rank, _)| if lang == Lang::Es { -*rank } else { *rank });
        let mut words: Vec<String> = words.into_iter().map(|(_, word)| word).collect();
        words.extend(match apart.as_slice() {
            [one, other] => vec![fill(lang, both("{0}, {1}", "{0} y {1}"), &[one, other])],
            _ => apart,
        });
        if words.is_empty() {
            return thing;
        }
        thing.within_and(lang, both("{1} {0}", "{0} {1}"), &[&words.join(" ")])
    }

    fn located(&self, filter: &Filter, thing: Phrase, manner: &mut Manner) -> Phrase {
        let lang = self.lang;
        let from = both("{0} from {1}", "{0} de {1}");
        let place = match filter.zone {
            Zone::Play => return thing,
            Zone::OwnHand => your_hand(lang),
            Zone::EnemyHand => {
                let hand = enemy_hand(manner.mention, lang);
                manner.mention = Mention::Again;
                hand
            }
            Zone::OwnDiscard => yours(DISCARD_PILE, Number::Singular, lang),
            Zone::AnyDiscard => DISCARD_PILE.phrase(lang, Number::Singular).indefinite(lang),
            Zone::HandOf(_) => theirs(HAND, &opponent(lang), Mention::Again, lang),
            Zone::Among(_) => return thing.within(lang, both("{0} among them", "{0} de entre ellas")),
        };
        thing.within_and(lang, from, &[&place])
    }

    /// What is too long to stand next to the noun: "that costs 3 or less".
    fn relative(&self, test: &Test, number: Number) -> Option<String> {
        let lang = self.lang;
        let one = number == Number::Singular;
        let pick = |singular, plural| if one { singular } else { plural };
        let (template, n) = match test {
            Test::CostAtMost(Num::N(n)) => (
                pick(
                    both("that costs {0} or less", "de coste {0} o menos"),
                    both("that cost {0} or less", "de coste {0} o menos"),
                ),
                *n,
            ),
            Test::CostAtMost(_) => (both("that costs no more than it", "que no cueste más que ella"), 0),
            Test::CostAtLeast(n) => (
                pick(
                    both("that costs {0} or more", "de coste {0} o más"),
                    both("that cost {0} or more", "de coste {0} o más"),
                ),
                *n,
            ),
            Test::PowerAtMost(n) => (both("with {0} or less power", "con {0} o menos de Poder"), *n),
            Test::HpLeftAtMost(n) => (both("with {0} or less HP left", "con {0} PG restantes o menos"), *n),
            Test::DamageAtLeast(n) => (both("with {0} or more damage", "con {0} o más de daño"), *n),
            Test::On(_) => (both("on it", "de esa unidad"), 0),
            Test::ArenaOf(It::Defender) => {
                (both("in the defender's arena", "del campo de batalla del defensor"), 0)
            }
            Test::ArenaOf(_) => (both("in its arena", "de su campo de batalla"), 0),
            Test::NamedGiven => (both("with that name", "con ese nombre"), 0),
            Test::NotUnit => (
                pick(
                    both("that is not a unit", "que no sea una unidad"),
                    both("that are not units", "que no sean unidades"),
                ),
                0,
            ),
            Test::PlayedThisPhase => {
                (both("that you have played this phase", "que hayas jugado en esta fase"), 0)
            }
            Test::AttackedThisPhase => (
                pick(
                    both("that has attacked this phase", "que haya atacado en esta fase"),
                    both("that have attacked this phase", "que hayan atacado en esta fase"),
                ),
                0,
            ),
            Test::DefeatedThisPhase => (
                pick(
                    both("that was defeated this phase", "que haya sido derrotada en esta fase"),
                    both("that were defeated this phase", "que hayan sido derrotadas en esta fase"),
                ),
                0,
            ),
            Test::EnteredEarlier => {
                (both("that did not enter play this round", "que no haya entrado en juego en esta ronda"), 0)
            }
            Test::Defending => (both("that is defending", "que defienda"), 0),
            Test::PileOf(_) => (both("(all from the same pile)", "(todas de la misma pila)"), 0),
            _ => return None,
        };
        Some(fill(lang, template, &[&n]))
    }
}

/// A card by its name; not every card that is spoken of is in the box.
fn named(filter: &Filter) -> Option<Both> {
    filter.tests.iter().find_map(|test| match test {
        Test::Named(name) => {
            let face = BOX.iter().find(|face| face.name.en == *name);
            Some(face.map_or(both(name, name), |face| face.name))
        }
        _ => None,
    })
}
