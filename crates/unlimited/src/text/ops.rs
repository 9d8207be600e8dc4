//! What ops say, and how much of something.

use script::tell::{Object, Saying, Things};
use text::clause::{Clause, Manner, Mention, Quantity, Subject, Verb, verbs};
use text::{Gender, Noun, Number, Phrase, both};

use super::names::{CARD, DAMAGE, RESOURCE, UNIT, keyword_name, opponent, token_noun};
use super::noun::{a_deck, enemy_deck, enemy_hand, your_deck, your_hand};
use super::rules;
use super::verbs::{
    DEFEAT, EXHAUST, GIVE, GRANT, HAVE_DEAL, HAVE_DRAW, HEAL, MAKE_LOSE, PAY, PLAY, READY,
    RESOURCE as PUT_AS, RETURN, REVEAL_OF, SEARCH, TAKE_CONTROL,
};
use super::voice::Voice;
use crate::turn::Routine;
use crate::words::{Ability, Due, Enters, Gift, It, Num, Op, Until, Vocabulary, Whose};

pub(super) type Act = Clause<Object<Vocabulary>>;

const HEALED: Manner = Manner { each: both("from {0}", "a {0}"), ..Manner::STANDING };

impl Voice {
    pub(super) fn op(&self, op: Op) -> Option<Saying<Vocabulary>> {
        let lang = self.lang;
        let words = |text: String| Some(Saying::Words(text));
        let to = |verb: &'static Verb, it: It, manner: Manner| -> Option<Act> {
            Some(Act::you(verb, vec![self.object(it, manner)?]))
        };
        Some(Saying::Act(match op {
            Op::Damage(num, it) => {
                let damage = Object::Much(self.quantity(num, DAMAGE)?);
                Act::you(&verbs::DEAL, vec![damage, self.each_of(it, Manner::TARGET)?])
            }
            Op::DamageFrom(by, num, it) => {
                let dealer = Object::Things(Things::It(by), Manner::STANDING);
                let damage = Object::Much(self.quantity(num, DAMAGE)?);
                Act::you(&HAVE_DEAL, vec![dealer, damage, self.object(it, Manner::TARGET)?])
            }
            // Told with the choice, as is what was counted before.
            Op::DamageShares(_)
            | Op::HealShares(_)
            | Op::DefeatShares(_)
            | Op::Set(..)
            | Op::Rule(Routine::SetAside)
            | Op::Use
            | Op::Heal(Num::Given, It::Of(_))
            | Op::Pay(Num::Given)
            | Op::ReadyResources(Num::Given, _) => return Some(Saying::Silent),
            Op::Heal(Num::DamageOn(_), it) => {
                let all = both("all damage", "todo el daño").word(lang);
                Act::you(&HEAL, vec![all.into(), self.object(it, HEALED)?])
            }
            Op::Heal(num, it) => {
                let damage = Object::Much(self.quantity(num, DAMAGE)?);
                Act::you(&HEAL, vec![damage, self.object(it, HEALED)?])
            }
            Op::Defeat(it) => to(&DEFEAT, it, Manner::STANDING)?.by_chooser(),
            Op::Ready(it) => to(&READY, it, Manner::STANDING)?.by_chooser(),
            Op::Exhaust(it) => to(&EXHAUST, it, Manner::STANDING)?,
            Op::ReadyResources(num, Whose::Yours) => self.counted(&READY, num, RESOURCE)?,
            Op::ExhaustResources(num, _) => {
                let resources = self.quantity(num, RESOURCE)?.together(lang);
                let of = both("{0} of the defending player", "{0} del jugador defensor");
                Act::you(&EXHAUST, vec![resources.within(lang, of).into()])
            }
            Op::Pay(num) => self.counted(&PAY, num, RESOURCE)?,
            Op::Give(kind, num, it) => {
                let tokens = Object::Much(self.quantity(num, token_noun(kind))?);
                Act::you(&GIVE, vec![tokens, self.each_of(it, Manner::TARGET)?])
            }
            // Only a defender is weakened for an attack.
            Op::Grow(power, hp, It::Of(_), Until::Attack) if power < 0 => {
                let gets = both(
                    "the defender gets {0} for this attack",
                    "el defensor recibe {0} durante este ataque",
                );
                return words(self.fill(gets, &[&change(power, hp)]));
            }
            // A leader or a base gives it to a unit that is played.
            Op::Gain(Gift::Keyword(keyword), it, _) if self.plays() => {
                let gains = both("(it gains {0} for this phase)", "(gana {0} durante esta fase)");
                to(&PLAY, it, Manner::LEAVING)?.lasting(self.fill(gains, &[&keyword_name(keyword, lang)]))
            }
            Op::Grow(power, hp, it, until) => self.grant(it, change(power, hp), until)?,
            Op::Gain(Gift::Keyword(keyword), it, until) => {
                self.grant(it, keyword_name(keyword, lang), until)?
            }
            Op::Gain(gift, it, until) => return self.gift(gift, it, until),
            Op::Draw(num, Whose::Chosen(reg)) => {
                let cards = self.quantity(num, CARD)?.together(lang);
                let player = Object::Things(Things::It(reg), Manner::STANDING);
                Act::you(&HAVE_DRAW, vec![player, cards.into()])
            }
            Op::Draw(num, whose) => {
                Act { subject: self.whose(whose)?, ..self.counted(&verbs::DRAW, num, CARD)? }
            }
            Op::DrawThese(it) => to(&verbs::DRAW, it, Manner::LEAVING)?,
            Op::Discard(it) => to(&verbs::DISCARD, it, Manner::LEAVING)?.by_chooser(),
            Op::DiscardHand(_) => Act::you(&verbs::DISCARD, vec![your_hand(lang).into()]),
            Op::Mill(num, whose, _) => {
                let deck = self.deck(whose)?;
                match num {
                    Num::N(n) => Act::you(&verbs::DISCARD, vec![self.top(n, &deck).into()]),
                    num => {
                        let Quantity { head, per } = self.quantity(num, CARD)?;
                        let head = head.within_and(lang, both("{0} from {1}", "{0} de {1}"), &[&deck]);
                        Act::you(&verbs::DISCARD, vec![Object::Much(Quantity { head, per })])
                    }
                }
            }
            Op::LookAtTop(Num::N(n), whose, _) => {
                Act::you(&verbs::LOOK, vec![self.top(n, &self.deck(whose)?).into()])
            }
            Op::RevealTop(Num::N(n), Whose::Chosen(reg), _) => {
                let of = Manner { each: both("of {0}", "de {0}"), ..Manner::STANDING };
                let top = self.top(n, &a_deck(lang));
                Act::you(&REVEAL_OF, vec![top.into(), Object::Things(Things::It(reg), of)])
            }
            Op::RevealTop(Num::N(n), whose, _) => {
                Act::you(&verbs::REVEAL, vec![self.top(n, &self.deck(whose)?).into()])
            }
            Op::LookAtTop(..) | Op::RevealTop(..) => return None,
            Op::RevealNext(_) => Act::you(&verbs::REVEAL, vec![self.top(1, &your_deck(lang)).into()]),
            Op::SearchDeck(_) => Act::you(&SEARCH, vec![your_deck(lang).into()]),
            Op::LookAtHand(_) => Act::you(&verbs::LOOK, vec![enemy_hand(Mention::First, lang).into()]),
            Op::RevealHand(_) => Act::new(
                Subject::Player(opponent(lang)),
                &verbs::REVEAL,
                vec![enemy_hand(Mention::Again, lang).into()],
            ),
            Op::Reveal(it) => to(&verbs::REVEAL, it, Manner::LEAVING)?,
            Op::ToHand(it) => to(&RETURN, it, Manner::LEAVING)?.by_chooser(),
            Op::ToBottom(it) => {
                let bottom = both("on the bottom of its owner's deck", "al fondo del mazo de su propietario");
                Act::you(&verbs::PUT, vec![self.object(it, Manner::LEAVING)?, bottom.word(lang).into()])
            }
            Op::ToTop(it) => {
                let top = both("on top of your deck", "en lo alto de tu mazo").word(lang);
                Act::you(&verbs::PUT, vec![self.object(it, Manner::LEAVING)?, top.into()])
            }
            Op::Resource(it, enters) => {
                let resource = match enters {
                    Enters::Ready => both("a ready resource", "recurso preparado"),
                    Enters::Exhausted => both("an exhausted resource", "recurso agotado"),
                };
                Act::you(&PUT_AS, vec![self.object(it, Manner::LEAVING)?, resource.word(lang).into()])
            }
            Op::TakeControl(it, Whose::Yours) => to(&TAKE_CONTROL, it, Manner::STANDING)?,
            Op::TakeControl(it, _) => {
                let owner = Phrase::new(
                    both("its owner", "su propietario").word(lang),
                    Gender::Masculine,
                    Number::Singular,
                );
                Act::new(Subject::Player(owner), &TAKE_CONTROL, vec![self.object(it, Manner::STANDING)?])
            }
            Op::Later(due, _) => return words(self.later(due)?),
            Op::NextCosts(by, of) => {
                let card = self.described(of, CARD.phrase(lang, Number::Singular));
                let costs = both(
                    "the next {0} you play this phase costs {1} less",
                    "la próxima {0} que juegues en esta fase cuesta {1} menos",
                );
                return words(self.fill(costs, &[&card, &by.unsigned_abs()]));
            }
            Op::ForbidNamed => {
                let forbidden = both(
                    "as long as {0} is in play, your opponent cannot play cards with that name",
                    "mientras {0} esté en juego, tu adversario no puede jugar cartas con ese nombre",
                );
                return words(self.fill(forbidden, &[&self.this_phrase()]));
            }
            // The parts of a round are not told; no card is made of them.
            Op::ReadyResources(..) | Op::Rule(_) => return None,
        }))
    }

    /// Somebody gets something for a while.
    fn grant(&self, it: It, what: String, until: Until) -> Option<Act> {
        let act = Act::you(&GRANT, vec![self.each_of(it, Manner::STANDING)?, what.into()]);
        Some(match self.until(until) {
            Some(until) => act.lasting(until),
            None => act,
        })
    }

    fn until(&self, until: Until) -> Option<String> {
        let words = match until {
            Until::Attack => both("for this attack", "durante este ataque"),
            Until::Phase => both("for this phase", "durante esta fase"),
            Until::Round => both("for this round", "durante esta ronda"),
            Until::Gone => return None,
        };
        Some(words.word(self.lang))
    }

    /// What is neither a number nor a keyword.
    fn gift(&self, gift: Gift, it: It, until: Until) -> Option<Saying<Vocabulary>> {
        let lang = self.lang;
        let lost = match gift {
            Gift::LosesSentinel => both("Sentinel", "Centinela"),
            Gift::LosesAbilities => both("all its abilities", "todas sus capacidades"),
            Gift::CannotReady => {
                let words = both("it cannot be readied this round", "no se puede preparar en esta ronda");
                return Some(Saying::Words(words.word(lang)));
            }
            Gift::CannotBeHealed => {
                let words = both(
                    "no damage can be healed from bases this phase",
                    "en esta fase no se puede curar daño a las bases",
                );
                return Some(Saying::Words(words.word(lang)));
            }
            Gift::StrikesFirst => {
                let words = both(
                    "for this attack, it deals its combat damage before the defender",
                    "durante este ataque, inflige su daño de combate antes que el defensor",
                );
                return Some(Saying::Words(words.word(lang)));
            }
            Gift::Lent => {
                let lent = self.face.abilities.iter().find_map(|ability| match ability {
                    Ability::Lends(lent) => Some(*lent),
                    _ => None,
                })?;
                let says = rules::ability(lent, &mut Voice::of(self.face, UNIT, lang));
                let says = says.trim_end_matches('.');
                let until = self.until(until).unwrap_or_default();
                let gains = both("{1}, it gains: “{0}”", "{1}, gana: «{0}»");
                return Some(Saying::Words(self.fill(gains, &[&says, &until])));
            }
            Gift::Keyword(_) => return None,
        };
        let lose = Act::you(&MAKE_LOSE, vec![self.object(it, Manner::STANDING)?, lost.word(lang).into()]);
        Some(Saying::Act(match self.until(until) {
            Some(until) => lose.lasting(until),
            None => lose,
        }))
    }

    /// R21.7: what comes then.
    fn later(&self, due: Due) -> Option<String> {
        let effect = self.face.abilities.iter().find_map(|ability| match ability {
            Ability::Later(effect) => Some(*effect),
            _ => None,
        })?;
        let then = Voice::of(self.face, self.this, self.lang).part(effect);
        let template = match due {
            Due::RegroupPhase => both(
                "at the start of the regroup phase, {0}",
                "al comienzo de la fase de reagrupamiento, {0}",
            ),
            Due::NextActionPhase => both(
                "at the start of the next action phase, {0}",
                "al comienzo de la próxima fase de acción, {0}",
            ),
        };
        Some(self.fill(template, &[&then]))
    }

    fn counted(&self, verb: &'static Verb, num: Num, noun: Noun) -> Option<Act> {
        Some(Act::you(verb, vec![Object::Much(self.quantity(num, noun)?)]))
    }

    /// Who draws.
    fn whose(&self, whose: Whose) -> Option<Subject> {
        let lang = self.lang;
        let player = |words: String| Subject::Player(Phrase::new(words, Gender::Masculine, Number::Singular));
        Some(match whose {
            Whose::Yours => Subject::You,
            Whose::Opponents => Subject::Player(opponent(lang)),
            Whose::ControllerOf(_) => player(both("its controller", "su controlador").word(lang)),
            _ => return None,
        })
    }

    fn deck(&self, whose: Whose) -> Option<Phrase> {
        let lang = self.lang;
        Some(match whose {
            Whose::Yours => your_deck(lang),
            Whose::Opponents => enemy_deck(lang),
            Whose::Each => a_deck(lang).within(lang, both("{0} of each player", "{0} de cada jugador")),
            Whose::Defending => {
                a_deck(lang).within(lang, both("{0} of the defending player", "{0} del jugador defensor"))
            }
            _ => return None,
        })
    }

    /// "the top 5 cards of your deck".
    fn top(&self, n: u8, deck: &Phrase) -> Phrase {
        let lang = self.lang;
        let cards = CARD.phrase(lang, Number::of(n));
        let template = match Number::of(n) {
            Number::Singular => both("top {0} of {2}", "primera {0} de {2}"),
            Number::Plural => both("top {1} {0} of {2}", "{1} primeras {0} de {2}"),
        };
        cards.within_and(lang, template, &[&n, deck]).definite(lang)
    }

    /// The things an op is about.
    pub(super) fn object(&self, it: It, manner: Manner) -> Option<Object<Vocabulary>> {
        let lang = self.lang;
        let phrase = |phrase: Phrase| Some(phrase.within(lang, manner.each).into());
        let one =
            |words: text::Both, noun: Noun| Phrase::new(words.word(lang), noun.gender, Number::Singular);
        match it {
            It::This => Some(Object::Things(Things::This, manner)),
            It::Of(reg) => Some(Object::Things(Things::It(reg), manner)),
            It::All(filter) => Some(Object::Things(Things::All(*filter), manner)),
            It::Host => phrase(self.attached_unit()),
            It::About => phrase(one(both("it", "esa unidad"), UNIT)),
            It::Attacker => phrase(one(both("the attacker", "la unidad atacante"), UNIT)),
            It::Defender => phrase(one(both("the defender", "el defensor"), UNIT)),
            It::OwnBase => phrase(one(both("your base", "tu base"), UNIT)),
            It::TopCard => phrase(self.top(1, &your_deck(lang))),
            It::Rest(..) => phrase(one(both("the other", "la otra"), UNIT)),
            It::BasesOf(_) => None,
        }
    }

    /// The same, where each of several gets as much.
    fn each_of(&self, it: It, manner: Manner) -> Option<Object<Vocabulary>> {
        match it {
            It::All(filter) => Some(self.each(filter).within(self.lang, manner.each).into()),
            it => self.object(it, manner),
        }
    }

    /// A number that is written.
    pub(super) fn number(&self, num: Num) -> Option<u8> {
        match num {
            Num::N(n) => Some(n),
            _ => None,
        }
    }

    /// "2 damage", "1 damage for each friendly unit", "damage equal to its power".
    pub(super) fn quantity(&self, num: Num, noun: Noun) -> Option<Quantity> {
        let lang = self.lang;
        let per = |n: u8, words: text::Both| {
            Some(Quantity { head: noun.count(lang, n), per: Some(words.word(lang)) })
        };
        let equal = |words: text::Both| {
            let words = Phrase::new(words.word(lang), noun.gender, Number::Plural);
            Some(Quantity { head: words, per: None })
        };
        match num {
            Num::N(n) => Some(Quantity::of(noun, n, lang)),
            Num::Count(filter) => Some(Quantity::per(noun, &self.each(filter), lang)),
            Num::Resources => per(1, both("for each resource you control", "por cada recurso que controles")),
            Num::OthersPlayed => per(
                1,
                both(
                    "for each other card you have played this phase",
                    "por cada otra carta que hayas jugado en esta fase",
                ),
            ),
            Num::In(_) => per(1, both("for each of them", "por cada una de ellas")),
            Num::AspectsOf(_) => {
                per(1, both("for each different aspect among them", "por cada aspecto distinto que tengan"))
            }
            Num::Twice(_) => per(2, both("for each resource paid", "por cada recurso pagado")),
            Num::DamageOn(_) => per(1, both("for each damage on it", "por cada punto de daño que tenga")),
            Num::Plus(Num::DamageOn(_), n) => {
                let template = both(
                    "{0} damage, and 1 more for each damage on it,",
                    "{0} de daño, y 1 más por cada punto de daño que tenga,",
                );
                let words = Phrase::new(self.fill(template, &[&n]), noun.gender, Number::Plural);
                Some(Quantity { head: words, per: None })
            }
            Num::PowerOf(_) => equal(both("damage equal to its power", "tanto daño como su Poder")),
            Num::CostOf(_) => equal(both("damage equal to its cost", "tanto daño como su coste")),
            Num::TotalCost(_) => {
                equal(both("damage equal to their total cost", "tanto daño como la suma de sus costes"))
            }
            Num::Given if self.excess => equal(both("the excess damage", "el daño sobrante")),
            Num::Given => equal(both("that much damage", "esa misma cantidad de daño")),
            _ => None,
        }
    }
}

/// "+2/+0".
pub fn change(power: i8, hp: i8) -> String {
    let minus = power < 0 || hp < 0;
    let signed = |n: i8| match (n, minus) {
        (0, true) => "−0".to_owned(),
        (n, _) if n < 0 => format!("−{}", n.unsigned_abs()),
        (n, _) => format!("+{n}"),
    };
    format!("{}/{}", signed(power), signed(hp))
}
