//! Noun phrases for the cards a filter means.

use script::Count;
use text::{Agreeing, Both, Lang, Noun, Number, Phrase, and, both, fill, or};

use super::names::{CARD, Mention, card_name, kind_noun, names_the_opponent, trait_names, zone_phrase};
use crate::cards::BOX;
use crate::words::{Filter, Kind, Num, Sides, Traits, Zone, cards};

const EMPIRE: Agreeing = Agreeing::by_number(["Empire", "Empire"], ["Imperial", "Imperiales"]);
const REBEL: Agreeing = Agreeing::by_number(["Rebel", "Rebel"], ["Rebelde", "Rebeldes"]);
const NEUTRAL: Agreeing = Agreeing::by_number(["neutral", "neutral"], ["neutral", "neutrales"]);
const ENEMY: Agreeing = Agreeing::adjective("enemy", ["enemigo", "enemigos"], ["enemiga", "enemigas"]);
const OWN: Agreeing = Agreeing::by_number(["of your faction"; 2], ["de tu facción"; 2]);
const UNIQUE: Agreeing = Agreeing::adjective("unique", ["único", "únicos"], ["única", "únicas"]);
const RANDOM: Agreeing = Agreeing::by_number(["random"; 2], ["al azar"; 2]);
const OTHER: Agreeing = Agreeing::adjective("other", ["otro", "otros"], ["otra", "otras"]);
const ANOTHER: Agreeing = Agreeing::forms(["another", "other"], ["otro", "otros"], ["otra", "otras"]);
const EACH: Agreeing = Agreeing::by_number(["each"; 2], ["cada"; 2]);
const ALL: Agreeing = Agreeing::adjective("all", ["todo el", "todos los"], ["toda la", "todas las"]);
const THAT_IS: Agreeing = Agreeing::by_number(["that is", "that are"], ["que sea", "que sean"]);
const THAT: Agreeing = Agreeing::forms(["that", "those"], ["ese", "esos"], ["esa", "esas"]);
/// "it" as an object; in Spanish it stands before the verb or hangs on its infinitive.
const IT: Agreeing = Agreeing::forms(["it", "them"], ["lo", "los"], ["la", "las"]);
const ITSELF: Agreeing = Agreeing::forms(["it", "them"], ["él", "ellos"], ["ella", "ellas"]);

/// How many cards are meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Amount {
    /// "a card".
    Any,
    Exactly(u8),
    UpTo(u8),
    /// As many as fate picks.
    AtRandom(u8),
    All,
    Each,
}

impl From<Count<Num>> for Amount {
    fn from(count: Count<Num>) -> Amount {
        match count {
            Count::Exactly(Num::N(n)) => Amount::Exactly(n),
            Count::UpTo(Num::N(n)) => Amount::UpTo(n),
            Count::Exactly(_) | Count::UpTo(_) | Count::Any => Amount::Any,
        }
    }
}

impl Amount {
    pub(super) fn number(self) -> Number {
        match self {
            Amount::Any | Amount::Each => Number::Singular,
            Amount::Exactly(n) | Amount::UpTo(n) | Amount::AtRandom(n) => Number::of(n),
            Amount::All => Number::Plural,
        }
    }
}

/// How the cards relate to the place they are in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Whence {
    /// They leave it.
    From,
    /// They are there.
    In,
}

/// The circumstances of a noun phrase.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manner {
    pub(super) lang: Lang,
    pub(super) place: Whence,
    pub(super) mention: Mention,
    /// So many cards from the top of the galaxy deck are known as "them".
    pub(super) seen: Option<u8>,
    /// What each alternative stands in: a preposition that Spanish repeats.
    pub(super) each: Both,
}

/// "all enemy cards from the galaxy row".
pub fn filter_phrase(filter: &Filter, amount: Amount, lang: Lang) -> Phrase {
    Manner::plain(lang).things(&[*filter], amount)
}

/// What a choice is about: "1 card from your hand or your discard pile".
pub fn chosen_phrase(from: &[Filter], count: Count<Num>, lang: Lang) -> Phrase {
    Manner::plain(lang).things(from, count.into())
}

/// "it", "esa carta": a card that has been spoken of.
pub(super) fn spoken_of(noun: Noun, number: Number, lang: Lang) -> Phrase {
    let thing = noun.phrase(lang, number);
    let it = IT.agree(lang, thing.gender, number);
    let that = THAT.agree(lang, thing.gender, number);
    thing.within_and(lang, both("{1}", "{2} {0}"), &[&it, &that])
}

/// The object pronoun for a phrase: "it", "la".
pub(super) fn pronoun(thing: &Phrase, lang: Lang) -> String {
    IT.agree(lang, thing.gender, thing.number)
}

/// What all these cards are called: a kind they share, or just cards.
pub(super) fn shared_noun(from: &[Filter]) -> Noun {
    match from.split_first() {
        Some((first, rest)) if rest.iter().all(|other| noun(other) == noun(first)) => noun(first),
        Some(_) | None => CARD,
    }
}

fn noun(filter: &Filter) -> Noun {
    if let Some(kind) = filter.kind {
        return kind_noun(kind);
    }
    match filter.zone {
        Zone::OwnBase
        | Zone::OwnBaseDeck
        | Zone::OwnSpareBases
        | Zone::EnemyBase
        | Zone::EnemyVictoryPile => kind_noun(Kind::Base),
        Zone::OwnHand
        | Zone::OwnDiscard
        | Zone::OwnPlay
        | Zone::EnemyHand
        | Zone::EnemyPlay
        | Zone::Row
        | Zone::GalaxyDiscard
        | Zone::GalaxyTop(_) => CARD,
    }
}

/// Asks for nothing but the zone.
pub(super) fn is_plain(filter: &Filter) -> bool {
    *filter == cards(filter.zone)
}

impl Manner {
    pub(super) fn plain(lang: Lang) -> Manner {
        let each = both("{0}", "{0}");
        Manner { lang, place: Whence::From, mention: Mention::First, seen: None, each }
    }

    /// The cards of any of the filters. Filters that differ in nothing but the zone share a noun.
    pub(super) fn things(mut self, from: &[Filter], amount: Amount) -> Phrase {
        let mut groups: Vec<(Filter, Vec<Zone>)> = Vec::new();
        for filter in from {
            let same =
                |(other, _): &&mut (Filter, Vec<Zone>)| Filter { zone: other.zone, ..*filter } == *other;
            match groups.iter_mut().find(same) {
                Some((_, zones)) => zones.push(filter.zone),
                None => groups.push((*filter, vec![filter.zone])),
            }
        }
        let mut phrases = Vec::new();
        for (filter, zones) in &groups {
            phrases.push(self.group(filter, zones, amount).within(self.lang, self.each));
        }
        or(self.lang, &phrases)
    }

    fn group(&mut self, filter: &Filter, zones: &[Zone], amount: Amount) -> Phrase {
        let lang = self.lang;
        if is_plain(filter) {
            match filter.zone {
                // There is only one base, and its zone is its name.
                Zone::OwnBase | Zone::EnemyBase => return self.zones(zones, both("{0}", "{0}")),
                Zone::GalaxyTop(n) => return self.of_the_top(n, amount),
                Zone::OwnHand
                | Zone::OwnDiscard
                | Zone::OwnPlay
                | Zone::OwnBaseDeck
                | Zone::OwnSpareBases
                | Zone::EnemyHand
                | Zone::EnemyPlay
                | Zone::EnemyVictoryPile
                | Zone::Row
                | Zone::GalaxyDiscard => {}
            }
        }
        let template = match self.place {
            Whence::From => both("{0} from {1}", "{0} {1}"),
            Whence::In => both("{0} in {1}", "{0} {1}"),
        };
        let zones = self.zones(zones, both("{0}", "de {0}"));
        let thing = bare(filter, amount, lang).within_and(lang, template, &[&zones]);
        match relative(filter, &thing, lang) {
            Some(relative) => thing.within_and(lang, both("{0} {1}", "{0} {1}"), &[&relative]),
            None => thing,
        }
    }

    /// The zones as alternatives. The opponent is named once only.
    fn zones(&mut self, zones: &[Zone], each: Both) -> Phrase {
        let mut phrases = Vec::new();
        for zone in zones {
            phrases.push(zone_phrase(*zone, self.mention, self.lang).within(self.lang, each));
            if names_the_opponent(*zone) {
                self.mention = Mention::Again;
            }
        }
        or(self.lang, &phrases)
    }

    fn of_the_top(&self, n: u8, amount: Amount) -> Phrase {
        let lang = self.lang;
        let top = zone_phrase(Zone::GalaxyTop(n), self.mention, lang);
        let top = if self.seen == Some(n) {
            let them = ITSELF.agree(lang, top.gender, top.number);
            Phrase { text: them, ..top }
        } else {
            top
        };
        let (template, k) = match amount {
            Amount::Any => (both("{1} of {0}", "{1} de {0}"), 1),
            Amount::Exactly(k) => (both("{1} of {0}", "{1} de {0}"), k),
            Amount::UpTo(k) => (both("up to {1} of {0}", "hasta {1} de {0}"), k),
            Amount::AtRandom(k) => (both("{1} of {0} at random", "{1} de {0} al azar"), k),
            Amount::All => return top,
            Amount::Each => (both("each of {0}", "cada carta de {0}"), 1),
        };
        let number = Number::of(k);
        Phrase { number, ..top.within_and(lang, template, &[&k]) }
    }
}

/// The cards without their zone: "another unique unit", "2 Rebel cards".
pub(super) fn bare(filter: &Filter, amount: Amount, lang: Lang) -> Phrase {
    if let Some(card) = filter.named.and_then(|id| BOX.iter().find(|card| card.id == id)) {
        return card_name(card, lang);
    }
    let mut thing = noun(filter).phrase(lang, amount.number());
    let modifiers = modifiers(filter, amount, &thing, lang);
    if !modifiers.is_empty() {
        thing = thing.within_and(lang, both("{1} {0}", "{0} {1}"), &[&modifiers.join(" ")]);
    }
    if filter.sides == Sides::OWN {
        let own = OWN.agree(lang, thing.gender, thing.number);
        thing = thing.within_and(lang, both("{0} {1}", "{0} {1}"), &[&own]);
    }
    let other = ANOTHER.agree(lang, thing.gender, thing.number);
    let counted = match (filter.other, thing.number) {
        (false, _) => both("{1} {0}", "{1} {0}"),
        (true, Number::Singular) => both("{2} {0}", "{2} {0}"),
        (true, Number::Plural) => both("{1} {2} {0}", "{2} {1} {0}"),
    };
    match amount {
        Amount::Any if filter.other => thing.after(lang, &ANOTHER),
        Amount::Any => thing.indefinite(lang),
        Amount::Exactly(n) | Amount::AtRandom(n) => thing.within_and(lang, counted, &[&n, &other]),
        Amount::UpTo(n) => {
            let thing = thing.within_and(lang, counted, &[&n, &other]);
            thing.within(lang, both("up to {0}", "hasta {0}"))
        }
        Amount::All if filter.other => thing.after(lang, &OTHER).after(lang, &ALL),
        Amount::All => thing.after(lang, &ALL),
        Amount::Each if filter.other => thing.after(lang, &OTHER).after(lang, &EACH),
        Amount::Each => thing.after(lang, &EACH),
    }
}

/// What stands before the noun in English and after it in Spanish, in this order in both.
fn modifiers(filter: &Filter, amount: Amount, thing: &Phrase, lang: Lang) -> Vec<String> {
    let mut words = Vec::new();
    if let Amount::AtRandom(_) = amount {
        words.push(RANDOM.agree(lang, thing.gender, thing.number));
    }
    if filter.unique {
        words.push(UNIQUE.agree(lang, thing.gender, thing.number));
    }
    if filter.sides != Sides::ANY && !filter.sides.has(Sides::OWN) {
        words.push(or(lang, &sides(filter.sides, thing, lang)).text);
    }
    if filter.traits != Traits::NONE {
        let traits = or(lang, &trait_names(filter.traits, lang));
        words.push(fill(lang, both("{0}", "de {0}"), &[&traits]));
    }
    words
}

fn sides(sides: Sides, thing: &Phrase, lang: Lang) -> Vec<Phrase> {
    let words = [
        (Sides::EMPIRE, EMPIRE),
        (Sides::REBEL, REBEL),
        (Sides::NEUTRAL, NEUTRAL),
        (Sides::ENEMY, ENEMY),
        (Sides::OWN, OWN),
    ];
    let present = words.iter().filter(|(side, _)| sides.has(*side));
    present
        .map(|(_, word)| Phrase { text: word.agree(lang, thing.gender, thing.number), ..thing.clone() })
        .collect()
}

/// What is too long to stand next to the noun: "that is neutral or of your faction".
fn relative(filter: &Filter, thing: &Phrase, lang: Lang) -> Option<Phrase> {
    let clause = |text: String| Phrase { text, ..thing.clone() };
    let mut clauses = Vec::new();
    if filter.sides.has(Sides::OWN) && filter.sides != Sides::OWN {
        let sides = or(lang, &sides(filter.sides, thing, lang));
        clauses.push(sides.after(lang, &THAT_IS));
    }
    if filter.affordable {
        clauses.push(clause(both("that you can afford", "que puedas pagar").word(lang)));
    }
    (!clauses.is_empty()).then(|| and(lang, &clauses))
}

/// Cards of these factions, without an article: "Empire card".
pub(super) fn of_sides(wanted: Sides, noun: Noun, number: Number, lang: Lang) -> Phrase {
    let thing = noun.phrase(lang, number);
    if wanted == Sides::ANY {
        return thing;
    }
    let words = or(lang, &sides(wanted, &thing, lang));
    let template =
        if wanted.has(Sides::OWN) { both("{0} {1}", "{0} {1}") } else { both("{1} {0}", "{0} {1}") };
    thing.within_and(lang, template, &[&words])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{ENEMY_BASE, ENEMY_PLAY, OWN_BASE, OWN_DISCARD, OWN_HAND, OWN_PLAY, ROW};

    fn says(from: &[Filter], amount: Amount, en: &str, es: &str) {
        assert_eq!(Manner::plain(Lang::En).things(from, amount).text, en);
        assert_eq!(Manner::plain(Lang::Es).things(from, amount).text, es);
    }

    #[test]
    fn amounts() {
        let other = OWN_PLAY.units().other();
        says(&[ROW], Amount::Any, "a card from the galaxy row", "una carta de la fila de la galaxia");
        says(&[other], Amount::Any, "another unit from your play area", "otra unidad de tu zona de juego");
        says(
            &[other],
            Amount::Exactly(1),
            "another unit from your play area",
            "otra unidad de tu zona de juego",
        );
        says(
            &[other],
            Amount::UpTo(2),
            "up to 2 other units from your play area",
            "hasta otras 2 unidades de tu zona de juego",
        );
        says(
            &[other],
            Amount::All,
            "all other units from your play area",
            "todas las otras unidades de tu zona de juego",
        );
        says(
            &[other],
            Amount::Each,
            "each other unit from your play area",
            "cada otra unidad de tu zona de juego",
        );
    }

    #[test]
    fn properties() {
        let officers = OWN_HAND.units().unique().with(Traits::SITH.or(Traits::OFFICER)).of(Sides::EMPIRE);
        says(
            &[officers],
            Amount::Exactly(2),
            "2 unique Empire Officer or Sith units from your hand",
            "2 unidades únicas Imperiales de Oficial o Sith de tu mano",
        );
        says(
            &[ROW.of(Sides::OWN.or(Sides::NEUTRAL)).affordable()],
            Amount::All,
            "all cards from the galaxy row that are neutral or of your faction and that you can afford",
            "todas las cartas de la fila de la galaxia que sean neutrales o de tu facción y que puedas pagar",
        );
        says(
            &[OWN_DISCARD.named("x-wing")],
            Amount::Any,
            "“X-Wing” from your discard pile",
            "«Ala-X» de tu pila de descartes",
        );
    }

    #[test]
    fn zones() {
        says(&[OWN_BASE], Amount::All, "your base", "tu base");
        says(
            &[ENEMY_BASE, ENEMY_PLAY.ships()],
            Amount::Exactly(1),
            "your opponent's base or 1 capital ship from their play area",
            "la base de tu adversario o 1 nave de línea de su zona de juego",
        );
        says(
            &[cards(Zone::OwnBaseDeck)],
            Amount::Exactly(1),
            "1 base from your base deck",
            "1 base de tu mazo de bases",
        );
        says(
            &[cards(Zone::OwnSpareBases)],
            Amount::UpTo(4),
            "up to 4 bases from your spare bases",
            "hasta 4 bases de tus bases de reserva",
        );
        says(
            &[cards(Zone::GalaxyTop(3))],
            Amount::UpTo(2),
            "up to 2 of the top 3 cards of the galaxy deck",
            "hasta 2 de las 3 primeras cartas del mazo de la galaxia",
        );
    }
}
