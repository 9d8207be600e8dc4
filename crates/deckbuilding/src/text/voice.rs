//! The voice a card speaks with: this game's words for the steps of an effect.

use script::Reg;
use script::tell::{Fated, Lead, Object, Registers, Saying, Tell, Teller};
use text::clause::{Amount, Clause, Link, Manner, Mention, Subject, verbs};
use text::{Lang, Noun, Number, Phrase, both, fill};

use super::names::{CARD, galaxy_deck, opponent, this_phrase, zone_phrase};
use super::noun;
use crate::card::Card;
use crate::rulings::Rulings;
use crate::words::{ChanceOp, Cond, ENEMY_HAND, Filter, Op, Vocabulary, Who, Zone};

#[derive(Clone, Copy, Debug)]
pub(super) struct Voice<'a> {
    pub(super) card: &'a Card,
    pub(super) rulings: Rulings,
    pub(super) lang: Lang,
    /// So many cards from the top of the galaxy deck have been looked at.
    pub(super) seen: Option<u8>,
    /// A card was defeated, and its cost is the number the effect was given.
    pub(super) defeated: bool,
}

impl<'a> Voice<'a> {
    pub(super) fn of(card: &'a Card, rulings: Rulings, lang: Lang) -> Teller<Vocabulary, Voice<'a>> {
        Teller::new(Voice { card, rulings, lang, seen: None, defeated: false })
    }

    pub(super) fn fill(&self, template: text::Both, holes: &[&dyn std::fmt::Display]) -> String {
        fill(self.lang, template, holes)
    }

    /// Cards where they are.
    pub(super) fn standing(&self, from: &[Filter], amount: Amount) -> Phrase {
        self.things(from, amount, &mut Manner::STANDING.clone())
    }

    fn shuffle(&self, zone: Zone, deck: String) -> Fated<Vocabulary> {
        let pile = zone_phrase(zone, Mention::First, self.lang);
        let objects: Vec<Object<Vocabulary>> = vec![pile.into(), deck.into()];
        Fated::Says(Saying::Act(Clause::you(&verbs::SHUFFLE, objects)))
    }
}

impl Tell<Vocabulary> for Voice<'_> {
    fn lang(&self) -> Lang {
        self.lang
    }

    fn who(&self, who: Who) -> Subject {
        match who {
            Who::You => Subject::You,
            Who::Opponent => Subject::Player(opponent(self.lang)),
        }
    }

    fn this(&self) -> Phrase {
        this_phrase(self.card.kind, self.lang)
    }

    fn clause(&self, op: Op) -> Option<Saying<Vocabulary>> {
        self.op(op)
    }

    fn noun(&self, from: &[Filter], amount: Amount, manner: &mut Manner) -> Phrase {
        self.things(from, amount, manner)
    }

    fn shared_noun(&self, from: &[Filter]) -> Noun {
        noun::shared(from)
    }

    fn lead(&self, cond: Cond, link: Link, registers: &Registers<Vocabulary>) -> Lead {
        self.condition(cond, link, registers)
    }

    fn fate(&self, chance: ChanceOp) -> Fated<Vocabulary> {
        match chance {
            ChanceOp::ShuffleOwn => {
                self.shuffle(Zone::OwnDiscard, both("your deck", "tu mazo").word(self.lang))
            }
            ChanceOp::ShuffleGalaxy => self.shuffle(Zone::GalaxyDiscard, galaxy_deck(self.lang).text),
            // R12.10: a rule of the deck, not of the card.
            ChanceOp::RenewGalaxy => Fated::Nothing,
            ChanceOp::EnemyCard(into) => Fated::Picks { into, who: Who::Opponent, from: &[ENEMY_HAND], n: 1 },
        }
    }

    fn yields(&self, op: Op) -> Option<(Reg, Noun, Number)> {
        match op {
            Op::RevealTop(into) => Some((into, CARD, Number::Singular)),
            _ => None,
        }
    }

    fn told(&mut self, op: Op) {
        if let Op::LookAtTop(n) = op {
            self.seen = Some(n);
        }
    }
}
