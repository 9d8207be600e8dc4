//! Noun phrases for the cards a filter means.

use text::clause::{Amount, ITSELF, Manner, Mention, Whence};
use text::{Agreeing, Both, Lang, Noun, Number, Phrase, and, both, fill, or};

use super::names::{CARD, Whose, card_name, kind_noun, trait_names, zone_phrase, zone_words};
use super::voice::Voice;
use crate::cards::BOX;
use crate::words::{Filter, Sides, Traits, Zone, cards};

const EMPIRE: Agreeing = Agreeing::by_number(["Empire", "Empire"], ["Imperial", "Imperiales"]);
const REBEL: Agreeing = Agreeing::by_number(["Rebel", "Rebel"], ["Rebelde", "Rebeldes"]);
const NEUTRAL: Agreeing = Agreeing::by_number(["neutral", "neutral"], ["neutral", "neutrales"]);
const ENEMY: Agreeing = Agreeing::adjective("enemy", ["enemigo", "enemigos"], ["enemiga", "enemigas"]);
const OWN: Agreeing = Agreeing::by_number(["of your faction"; 2], ["de tu facción"; 2]);
const UNIQUE: Agreeing = Agreeing::adjective("unique", ["único", "únicos"], ["única", "únicas"]);
const RANDOM: Agreeing = Agreeing::by_number(["random"; 2], ["al azar"; 2]);
const THAT_IS: Agreeing = Agreeing::by_number(["that is", "that are"], ["que sea", "que sean"]);

/// What all these cards are called: a kind they share, or just cards.
pub(super) fn shared(from: &[Filter]) -> Noun {
    match from.split_first() {
        Some((first, rest)) if rest.iter().all(|other| noun(other) == noun(first)) => noun(first),
        Some(_) | None => CARD,
    }
}

fn noun(filter: &Filter) -> Noun {
    let (.., holds) = zone_words(filter.zone);
    filter.kind.map_or(holds, kind_noun)
}

/// Asks for nothing but the zone.
pub(super) fn is_plain(filter: &Filter) -> bool {
    *filter == cards(filter.zone)
}

impl Voice<'_> {
    /// The cards of any of the filters. Filters that differ in nothing but the zone share a noun.
    pub(super) fn things(&self, from: &[Filter], amount: Amount, manner: &mut Manner) -> Phrase {
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
            phrases.push(self.group(filter, zones, amount, manner).within(self.lang, manner.each));
        }
        or(self.lang, &phrases)
    }

    fn group(&self, filter: &Filter, zones: &[Zone], amount: Amount, manner: &mut Manner) -> Phrase {
        let lang = self.lang;
        match filter.zone {
            // There is only one base, and its zone is its name.
            Zone::OwnBase | Zone::EnemyBase if is_plain(filter) => {
                return self.zones(zones, both("{0}", "{0}"), manner);
            }
            Zone::GalaxyTop(n) if is_plain(filter) => return self.of_the_top(n, amount),
            _ => {}
        }
        let template = match manner.whence {
            Whence::From => both("{0} from {1}", "{0} {1}"),
            Whence::In => both("{0} in {1}", "{0} {1}"),
        };
        let zones = self.zones(zones, both("{0}", "de {0}"), manner);
        let thing = bare(filter, amount, lang).within_and(lang, template, &[&zones]);
        match relative(filter, &thing, lang) {
            Some(relative) => thing.within_and(lang, both("{0} {1}", "{0} {1}"), &[&relative]),
            None => thing,
        }
    }

    /// The zones as alternatives. The opponent is named once only.
    fn zones(&self, zones: &[Zone], each: Both, manner: &mut Manner) -> Phrase {
        let mut phrases = Vec::new();
        for zone in zones {
            phrases.push(zone_phrase(*zone, manner.mention, self.lang).within(self.lang, each));
            if let (Whose::Theirs, ..) = zone_words(*zone) {
                manner.mention = Mention::Again;
            }
        }
        or(self.lang, &phrases)
    }

    fn of_the_top(&self, n: u8, amount: Amount) -> Phrase {
        let mut top = zone_phrase(Zone::GalaxyTop(n), Mention::First, self.lang);
        if self.seen == Some(n) {
            top.text = ITSELF.agree(self.lang, top.gender, top.number);
        }
        top.some_of(self.lang, amount)
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
    thing.counted(lang, amount, filter.other)
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
