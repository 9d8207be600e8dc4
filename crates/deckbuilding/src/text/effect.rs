//! What an effect does, step by step, as clauses.

use script::{Mode, Reg};
use text::{Both, Lang, Noun, Number, Phrase, and, both, either, fill};

use super::act::{self, Act, Subject, Verb};
use super::cond::Link;
use super::names::{
    CARD, Mention, galaxy_deck, galaxy_top, names_the_opponent, place_phrase, this_phrase, zone_phrase,
};
use super::noun::{Amount, Manner, Whence, pronoun, shared_noun, spoken_of};
use super::quantity::{DAMAGE, FORCE, RESOURCES};
use crate::card::Card;
use crate::rulings::Rulings;
use crate::words::{
    Cards, Cond, ENEMY_HAND, Effect, Filter, Luck, Num, Op, Place, Price, Step, Vocabulary, Who, Zone,
};

/// One thing an effect says.
#[derive(Clone, Debug)]
pub(super) enum Said {
    Act(Act),
    Clause(String),
    /// A clause with a colon in it.
    Options(String),
}

impl Said {
    pub(super) fn plain(&self, lang: Lang) -> String {
        match self {
            Said::Act(act) => act.plain(lang),
            Said::Clause(text) | Said::Options(text) => text.clone(),
        }
    }

    pub(super) fn contrasted(&self, lang: Lang) -> String {
        match self {
            Said::Act(act) => act.contrasted(lang),
            Said::Clause(text) | Said::Options(text) => text.clone(),
        }
    }

    pub(super) fn prize(&self) -> Option<&Phrase> {
        match self {
            Said::Act(act) => act.prize.as_ref(),
            Said::Clause(_) | Said::Options(_) => None,
        }
    }
}

/// All that is said as a part of a sentence.
pub(super) fn in_one(said: &[Said], lang: Lang) -> String {
    let mut parts = said.iter().map(|said| said.plain(lang));
    let first = parts.next().unwrap_or_else(|| both("nothing happens", "no pasa nada").word(lang));
    parts.fold(first, |all, next| fill(lang, both("{0}, then {1}", "{0} y luego {1}"), &[&all, &next]))
}

/// What is known of a register.
#[derive(Clone, Copy, Debug)]
pub(super) enum Held {
    /// The choice is told together with what is done to the cards.
    Awaited {
        who: Who,
        from: &'static [Filter],
        amount: Amount,
    },
    Told(Noun, Number),
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Teller<'a> {
    pub(super) card: &'a Card,
    pub(super) rulings: Rulings,
    pub(super) lang: Lang,
    pub(super) held: [Held; 3],
    /// So many cards from the top of the galaxy deck have been looked at.
    pub(super) seen: Option<u8>,
}

impl<'a> Teller<'a> {
    pub(super) fn new(card: &'a Card, rulings: Rulings, lang: Lang) -> Teller<'a> {
        Teller { card, rulings, lang, held: [Held::Told(CARD, Number::Singular); 3], seen: None }
    }

    pub(super) fn fill(&self, template: Both, holes: &[&dyn std::fmt::Display]) -> String {
        fill(self.lang, template, holes)
    }

    pub(super) fn this(&self) -> Phrase {
        this_phrase(self.card.kind, self.lang)
    }

    pub(super) fn manner(&self) -> Manner {
        Manner { seen: self.seen, ..Manner::plain(self.lang) }
    }

    /// Cards where they are.
    pub(super) fn standing(&self) -> Manner {
        Manner { place: Whence::In, ..self.manner() }
    }

    pub(super) fn said(&mut self, block: Effect) -> Vec<Said> {
        let mut said: Vec<Said> = Vec::new();
        for (i, step) in block.iter().enumerate() {
            self.step(step, &block[i + 1..], &mut said);
        }
        said
    }

    fn step(&mut self, step: &Step, next: Effect, said: &mut Vec<Said>) {
        match *step {
            Step::Do(op) => self.op(op, said),
            Step::Choose { into, who, from, count, .. } => {
                let amount = count.into();
                if acted_on(into, who, next) {
                    self.held[into as usize] = Held::Awaited { who, from, amount };
                    return;
                }
                let subject = subject(who);
                let mention = mention(&subject);
                let chosen = Manner { mention, ..self.standing() }.things(from, amount);
                self.held[into as usize] = Held::Told(shared_noun(from), chosen.number);
                said.push(Said::Act(Act::new(subject, act::CHOOSE, vec![chosen.text])));
            }
            Step::Pick { who, n, modes } => said.push(self.options(who, n, modes)),
            Step::May(_, block) => match self.said(block).as_slice() {
                // It is for the owner to decide, even if it is not the owner who acts.
                [Said::Act(act)] if act.subject == Subject::You => {
                    said.push(Said::Act(Act { may: true, ..act.clone() }));
                }
                all => {
                    let all = in_one(all, self.lang);
                    said.push(Said::Options(
                        self.fill(both("you may do this: {0}", "puedes hacer esto: {0}"), &[&all]),
                    ));
                }
            },
            Step::If(Cond::Agreed(reading), usual, otherwise) => {
                said.extend(self.said(if reading(&self.rulings) { usual } else { otherwise }));
            }
            Step::If(cond, yes, no) => {
                let Some(cond) = self.condition(cond, Link::If) else {
                    said.extend(self.said(yes));
                    return;
                };
                let yes = in_one(&self.said(yes), self.lang);
                said.push(Said::Clause(if no.is_empty() {
                    self.fill(both("if {0}, {1}", "si {0}, {1}"), &[&cond, &yes])
                } else {
                    let no = in_one(&self.said(no), self.lang);
                    self.fill(
                        both("if {0}, {1}; otherwise, {2}", "si {0}, {1}; si no, {2}"),
                        &[&cond, &yes, &no],
                    )
                }));
            }
            Step::IfDone(yes, no) => {
                let yes = in_one(&self.said(yes), self.lang);
                said.push(Said::Clause(if no.is_empty() {
                    self.fill(both("if you do, {0}", "si lo haces, {0}"), &[&yes])
                } else {
                    let no = in_one(&self.said(no), self.lang);
                    self.fill(
                        both("if you do, {0}; otherwise, {1}", "si lo haces, {0}; si no, {1}"),
                        &[&yes, &no],
                    )
                }));
            }
            Step::Fate(luck) => self.luck(luck, next, said),
            // Only the turn's own programs repeat steps and ask such questions; a turn is not told.
            _ => {}
        }
    }

    fn luck(&mut self, luck: Luck, next: Effect, said: &mut Vec<Said>) {
        let zone = |zone| zone_phrase(zone, Mention::First, self.lang).text;
        match luck {
            Luck::ShuffleOwn => {
                let deck = both("your deck", "tu mazo").word(self.lang);
                said.push(Said::Act(Act::you(act::SHUFFLE, vec![zone(Zone::OwnDiscard), deck])));
            }
            // R12.10: a rule of the deck, not of the card.
            Luck::RenewGalaxy => {}
            Luck::ShuffleGalaxy => {
                let deck = galaxy_deck(self.lang).text;
                said.push(Said::Act(Act::you(act::SHUFFLE, vec![zone(Zone::GalaxyDiscard), deck])));
            }
            Luck::EnemyCard(into) => {
                let amount = Amount::AtRandom(1);
                if acted_on(into, Who::Opponent, next) {
                    self.held[into as usize] =
                        Held::Awaited { who: Who::Opponent, from: &[ENEMY_HAND], amount };
                    return;
                }
                let card = self.manner().things(&[ENEMY_HAND], amount);
                self.held[into as usize] = Held::Told(CARD, Number::Singular);
                said.push(Said::Act(Act::you(act::CHOOSE, vec![card.text])));
            }
        }
    }

    fn op(&mut self, op: Op, said: &mut Vec<Said>) {
        let lang = self.lang;
        let act = match op {
            Op::GainAttack(n) => {
                let plus = self.plus(Num::N(n));
                let holes = vec![self.fill(both("{0} this turn", "{0} este turno"), &[&plus])];
                let this = self.this();
                let prize = both("{0} for {1} this turn", "{0} para {1} este turno");
                let prize = plus.within_and(lang, prize, &[&this]);
                Act { prize: Some(prize), ..Act::new(Subject::Thing(this), act::GET, holes) }
            }
            Op::GainResources(num) => self.gain(self.quantity(num, RESOURCES).together(lang), said),
            Op::GainForce(n) => self.gain(FORCE.count(lang, n), said),
            Op::Spend(n) => Act::you(act::SPEND, vec![RESOURCES.noun.count(lang, n).text]),
            Op::Draw(n) => Act::you(act::DRAW, vec![CARD.count(lang, n).text]),
            Op::Repair(n) => {
                let base = zone_phrase(Zone::OwnBase, Mention::First, lang);
                Act::you(act::REPAIR, vec![DAMAGE.noun.count(lang, n).text, base.text])
            }
            Op::Exile(cards) => self.act(act::EXILE, cards, Whence::From),
            Op::Discard(cards) => self.act(act::DISCARD, cards, Whence::From),
            Op::Destroy(cards) => self.act(act::DESTROY, cards, Whence::In),
            Op::Damage(cards, num) => {
                let damage = self.quantity(num, DAMAGE);
                let manner = Manner { each: both("to {0}", "a {0}"), ..self.standing() };
                let object = self.object(cards, manner);
                let holes = vec![damage.head.text, object.thing.text];
                let act = match damage.per {
                    None => Act::you(act::DEAL, holes),
                    Some(per) => Act::you(act::DEAL_FOR_EACH, holes.into_iter().chain([per]).collect()),
                };
                Act { may: object.may, ..act }
            }
            Op::Move(cards, place) => {
                let object = self.object(cards, self.manner());
                // "Their" deck must not come before the opponent.
                let last = object.told_here && object.mention == Mention::First;
                let verb = if last { act::PUT_MANY_WORDS } else { act::PUT };
                let place = place_phrase(place, object.mention, lang);
                Act { may: object.may, ..Act::new(object.subject, verb, vec![object.thing.text, place]) }
            }
            Op::ExileLater(cards) => {
                let text = self.act(act::EXILE, cards, Whence::From).plain(lang);
                let template = both("at the end of the turn, {0}", "al final del turno, {0}");
                said.push(Said::Clause(self.fill(template, &[&text])));
                return;
            }
            Op::Purchase(cards, price, place) => self.purchase(cards, price, place),
            Op::RedirectNext(place) => {
                let place = place_phrase(place, Mention::First, lang);
                let template = both(
                    "the next card you purchase this turn goes {0}",
                    "la próxima carta que adquieras este turno se pone {0}",
                );
                said.push(Said::Clause(self.fill(template, &[&place])));
                return;
            }
            Op::RevealTop(into) => {
                self.held[into as usize] = Held::Told(CARD, Number::Singular);
                Act::you(act::REVEAL, vec![galaxy_top(1, lang).text])
            }
            Op::LookAtTop(n) => {
                self.seen = Some(n);
                Act::you(act::LOOK, vec![galaxy_top(n, lang).text])
            }
            Op::LookAtHand => {
                Act::you(act::LOOK, vec![zone_phrase(Zone::EnemyHand, Mention::First, lang).text])
            }
            Op::SwapWithTop(cards) => {
                let object = self.object(cards, self.manner());
                let holes = if self.seen == Some(1) {
                    vec![spoken_of(CARD, Number::Singular, lang).text, object.thing.text]
                } else {
                    vec![object.thing.text, galaxy_top(1, lang).text]
                };
                Act { may: object.may, ..Act::new(object.subject, act::SWAP, holes) }
            }
            Op::Swap(one, other) => {
                let one = self.object(one, self.manner());
                let other = self.object(other, self.manner());
                let holes = vec![one.thing.text, other.thing.text];
                Act { may: one.may || other.may, ..Act::new(one.subject, act::SWAP, holes) }
            }
            // The parts of a turn are not told; no card is made of them.
            Op::Rule(_) => return,
        };
        said.push(Said::Act(act));
    }

    /// A gain takes in the gain just told: "gain 3 resources and 2 Force".
    fn gain(&self, prize: Phrase, said: &mut Vec<Said>) -> Act {
        let before = match said.last() {
            Some(Said::Act(Act { subject: Subject::You, prize: Some(before), may: false, .. })) => {
                before.clone()
            }
            Some(Said::Act(_) | Said::Clause(_) | Said::Options(_)) | None => return Act::gain(prize),
        };
        said.pop();
        Act::gain(and(self.lang, &[before, prize]))
    }

    fn purchase(&mut self, cards: Cards, price: Price, place: Place) -> Act {
        let object = self.object(cards, self.manner());
        // A purchased card is put into its buyer's discard pile anyway.
        let (verb, holes) = if place == Place::OwnDiscard {
            let verb = match price {
                Price::Free => act::PURCHASE_FREE,
                Price::Paid => act::PURCHASE,
            };
            (verb, vec![object.thing.text])
        } else {
            let verb = match price {
                Price::Free => act::PURCHASE_FREE_TO,
                Price::Paid => act::PURCHASE_TO,
            };
            let it = pronoun(&object.thing, self.lang);
            (verb, vec![object.thing.text, it, place_phrase(place, object.mention, self.lang)])
        };
        Act { may: object.may, ..Act::you(verb, holes) }
    }

    fn act(&mut self, verb: Verb, cards: Cards, place: Whence) -> Act {
        let object = self.object(cards, Manner { place, ..self.manner() });
        Act { may: object.may, ..Act::new(object.subject, verb, vec![object.thing.text]) }
    }

    /// The cards an op is about. A choice that was awaited is told here, and only once.
    fn object(&mut self, cards: Cards, manner: Manner) -> Object {
        let lang = self.lang;
        let plain = |thing: Phrase| Object {
            thing,
            subject: Subject::You,
            may: false,
            mention: Mention::First,
            told_here: false,
        };
        match cards {
            Cards::This => plain(self.this().within(lang, manner.each)),
            Cards::All(filter) => plain(manner.things(&[filter], Amount::All)),
            Cards::It(reg) => match self.held[reg as usize] {
                Held::Told(noun, number) => plain(spoken_of(noun, number, lang).within(lang, manner.each)),
                Held::Awaited { who, from, amount } => {
                    let subject = subject(who);
                    let named = from.iter().any(|filter| names_the_opponent(filter.zone));
                    let may = amount == Amount::UpTo(1);
                    let amount = if may { Amount::Exactly(1) } else { amount };
                    let thing = Manner { mention: mention(&subject), ..manner }.things(from, amount);
                    self.held[reg as usize] = Held::Told(shared_noun(from), amount.number());
                    let mention = if named { Mention::Again } else { mention(&subject) };
                    Object { thing, subject, may, mention, told_here: true }
                }
            },
        }
    }

    fn options(&mut self, who: Who, n: u8, modes: &[Mode<Vocabulary>]) -> Said {
        let lang = self.lang;
        let before = *self;
        let mut told: Vec<Vec<Said>> = Vec::new();
        for Mode(block) in modes {
            *self = before;
            told.push(self.said(block));
        }
        let prize = |said: &Vec<Said>| match said.as_slice() {
            [only] => only.prize().cloned(),
            _ => None,
        };
        let list = match told.iter().map(prize).collect::<Option<Vec<Phrase>>>() {
            // Who wins the prizes must be said if it is not who chooses.
            Some(prizes) if who == Who::You => text::or(lang, &prizes).text,
            Some(_) | None => {
                let clauses: Vec<String> = told
                    .iter()
                    .map(|said| match (who, said.as_slice()) {
                        (Who::Opponent, [only]) => only.contrasted(lang),
                        (Who::Opponent | Who::You, said) => in_one(said, lang),
                    })
                    .collect();
                either(lang, &clauses)
            }
        };
        let wanted = match n {
            1 => both("one", "una opción").word(lang),
            n => self.fill(both("{0} different ones", "{0} opciones distintas"), &[&n]),
        };
        let choose = Act::new(subject(who), act::CHOOSE, vec![wanted]).plain(lang);
        Said::Options(self.fill(both("{0}: {1}", "{0}: {1}"), &[&choose, &list]))
    }
}

/// The cards of an act, and what their choice says about the act.
#[derive(Clone, Debug)]
struct Object {
    thing: Phrase,
    subject: Subject,
    may: bool,
    mention: Mention,
    /// It takes the words of a choice.
    told_here: bool,
}

fn subject(who: Who) -> Subject {
    match who {
        Who::You => Subject::You,
        Who::Opponent => Subject::Opponent,
    }
}

/// Whether the subject has named the opponent already.
fn mention(subject: &Subject) -> Mention {
    match subject {
        Subject::You | Subject::Thing(_) => Mention::First,
        Subject::Opponent => Mention::Again,
    }
}

/// The choice of a register can be told together with the next op, which is about it. What the
/// opponent chooses must be something the opponent could as well do.
fn acted_on(reg: Reg, who: Who, next: Effect) -> bool {
    let op = next.iter().find_map(|step| match step {
        Step::Choose { .. } | Step::Fate(_) => None,
        Step::Do(op) => Some(Some(op)),
        Step::Pick { .. }
        | Step::May(..)
        | Step::Together(_)
        | Step::Amount { .. }
        | Step::Needs(_)
        | Step::Call { .. }
        | Step::Window
        | Step::If(..)
        | Step::IfDone(..)
        | Step::While(..)
        | Step::Each { .. }
        | Step::Ask(_) => Some(None),
    });
    let it = |cards: &Cards| match cards {
        Cards::It(it) => *it == reg,
        Cards::This | Cards::All(_) => false,
    };
    op.flatten().is_some_and(|op| match op {
        Op::Exile(cards) | Op::Discard(cards) | Op::Destroy(cards) | Op::Move(cards, _) => it(cards),
        Op::Damage(cards, _) | Op::ExileLater(cards) | Op::Purchase(cards, ..) | Op::SwapWithTop(cards) => {
            who == Who::You && it(cards)
        }
        Op::Swap(one, other) => who == Who::You && (it(one) || it(other)),
        Op::GainAttack(_)
        | Op::GainResources(_)
        | Op::GainForce(_)
        | Op::Spend(_)
        | Op::Draw(_)
        | Op::Repair(_)
        | Op::RedirectNext(_)
        | Op::RevealTop(_)
        | Op::LookAtTop(_)
        | Op::LookAtHand
        | Op::Rule(_) => false,
    })
}

#[cfg(test)]
mod tests {
    use super::super::ability_text;
    use super::*;
    use crate::card::unit;
    use crate::words::*;

    fn check(ability: Ability, en: &str, es: &str) {
        let card = unit("test", "Test", "Prueba").ability(ability);
        assert_eq!(ability_text(&card, Rulings::USUAL, Lang::En), en);
        assert_eq!(ability_text(&card, Rulings::USUAL, Lang::Es), es);
    }

    /// Only the value of an item may borrow what it is made of for good.
    macro_rules! says {
        ($ability:expr, $en:expr, $es:expr $(,)?) => {{
            const ABILITY: Ability = $ability;
            check(ABILITY, $en, $es);
        }};
    }

    #[test]
    fn a_single_act_may_be_left_to_you() {
        says!(ability(&[Step::May(Who::You, &[draw(2)])]), "You may draw 2 cards.", "Puedes robar 2 cartas.");
        says!(
            ability(&[Step::May(Who::You, &[draw(2), exile_this()])]),
            "You may do this: draw 2 cards, then exile this unit.",
            "Puedes hacer esto: robas 2 cartas y luego exilias esta unidad.",
        );
    }

    #[test]
    fn you_decide_what_the_opponent_must_do() {
        says!(
            ability(&[Step::May(Who::You, &[opponent_chooses(Reg::A, 1, &[ENEMY_HAND]), discard_it()])]),
            "You may do this: your opponent discards 1 card from their hand.",
            "Puedes hacer esto: tu adversario descarta 1 carta de su mano.",
        );
    }

    #[test]
    fn a_cost_may_have_parts_and_a_condition() {
        says!(
            Ability::Activated {
                needs: Cond::ForceWithYou,
                cost: &[act(Op::Spend(1)), choose(Reg::A, 2, &[OWN_HAND]), discard_it()],
                effect: &[draw(1)],
            },
            "If the Force is with you, in exchange for spending 1 resource and discarding 2 cards from your hand: draw 1 card.",
            "Si la Fuerza te acompaña, a cambio de gastar 1 recurso y descartar 2 cartas de tu mano: robas 1 carta.",
        );
        says!(
            ability_for(&[with_the_force(&[exile_this()], &[])], &[draw(1)]),
            "In exchange for this (if the Force is with you, exile this unit): draw 1 card.",
            "A cambio de esto (si la Fuerza te acompaña, exilias esta unidad): robas 1 carta.",
        );
    }

    #[test]
    fn what_only_you_can_do_is_told_apart_from_the_opponents_choice() {
        says!(
            ability(&[
                opponent_chooses(Reg::A, 2, &[ROW.ships()]),
                act(Op::Purchase(Cards::It(Reg::A), Price::Free, Place::OwnDeckTop)),
            ]),
            "Your opponent chooses 2 capital ships in the galaxy row. Then purchase them for free and put them on top of your deck.",
            "Tu adversario elige 2 naves de línea de la fila de la galaxia. Luego adquieres gratis esas naves de línea y las pones encima de tu mazo.",
        );
    }

    #[test]
    fn a_choice_of_more_than_two() {
        says!(
            ability(&[opponent_chooses_one(
                &[Mode(&[draw(1)]), Mode(&[repair(1)]), Mode(&[gain_force(1)]),]
            )]),
            "Your opponent chooses one: you draw 1 card; you repair 1 damage on your base; or you gain 1 Force.",
            "Tu adversario elige una opción: tú robas 1 carta; tú reparas 1 punto de daño de tu base; o bien tú ganas 1 de Fuerza.",
        );
    }

    #[test]
    fn words_no_card_uses_yet() {
        says!(
            ability(&[Step::Fate(Luck::ShuffleOwn), Step::Fate(Luck::ShuffleGalaxy)]),
            "Shuffle your discard pile to make your deck. Then shuffle the galaxy discard pile to make the galaxy deck.",
            "Barajas tu pila de descartes para formar tu mazo. Luego barajas la pila de descartes de la galaxia para formar el mazo de la galaxia.",
        );
        says!(
            ability_if(
                Cond::AtLeast(2, GALAXY_DISCARD.enemy()),
                &[
                    act(Op::Damage(Cards::This, Num::TargetCost)),
                    act(Op::GainResources(Num::CountOf(OWN_HAND))),
                ],
            ),
            "If there are at least 2 enemy cards in the galaxy discard pile: deal damage equal to that card's cost to this unit. Then gain 1 resource for each card in your hand.",
            "Si hay al menos 2 cartas enemigas en la pila de descartes de la galaxia: infliges tantos puntos de daño como cueste esa carta a esta unidad. Luego ganas 1 recurso por cada carta de tu mano.",
        );
        says!(
            constant(Constant::Attack {
                who: Bearer::All(OWN_PLAY.units().other()),
                plus: Num::N(1),
                when: Cond::Exists(ENEMY_PLAY.ships()),
            }),
            "Each other unit in your play area gets +1 attack while your opponent has a capital ship in play.",
            "Cada otra unidad de tu zona de juego recibe +1 de Ataque mientras tu adversario tenga una nave de línea en juego.",
        );
        says!(
            constant(Constant::Prevent(1)),
            "Each turn, this unit ignores the first damage it would take.",
            "Cada turno, esta unidad ignora el primer punto de daño que vaya a sufrir.",
        );
    }
}
