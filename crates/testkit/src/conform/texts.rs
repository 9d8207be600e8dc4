//! Texts that stand still: cards and rules, in both languages.

use std::collections::BTreeSet;

use kernel::{DigestRule, Rule, Speak};
use text::Lang;

use super::Conduct;
use super::words::from_a_table;

/// What no text of ours contains.
const SLIPS: [&str; 13] =
    ["  ", " .", " ,", " :", " ;", "..", ",,", "{", "}", "( ", " )", " de el ", " a el "];

/// A text is made of whole sentences, and every bracket and quote is closed.
fn well_said(text: &str) -> Result<(), String> {
    let mut letters = text.chars().skip_while(|c| "¿¡“«".contains(*c));
    if !letters.next().is_some_and(|c| c.is_uppercase() || c.is_numeric())
        || !text.ends_with(['.', '”', '»', '"'])
    {
        return Err(format!("no whole sentence: {text}"));
    }
    if let Some(slip) = SLIPS.iter().find(|slip| text.contains(**slip)) {
        return Err(format!("`{slip}` in: {text}"));
    }
    let count = |c: char| text.matches(c).count();
    let even = count('(') == count(')')
        && count('“') + count('«') == count('”') + count('»')
        && count('`').is_multiple_of(2)
        && (count('¿') == count('?') || count('¿') == 0);
    if even { Ok(()) } else { Err(format!("a pair is left open: {text}")) }
}

/// Every card of the catalogue, at every table: whole sentences, another text in the other language, each word
/// from a table, and a name for each of its numbers.
pub fn every_card_speaks_well<G: Speak>(conduct: &Conduct<G>) -> Result<(), String> {
    conduct.setups.iter().try_for_each(|(name, setup)| {
        cards_speak_well::<G>(setup).map_err(|problem| format!("{name}: {problem}"))
    })
}

fn cards_speak_well<G: Speak>(setup: &G::Setup) -> Result<(), String> {
    let [english, spanish, pseudo] = [Lang::En, Lang::Es, Lang::Pseudo].map(|lang| G::catalogue(setup, lang));
    for ((en, es), pseudo) in english.iter().zip(&spanish).zip(&pseudo) {
        let of = |problem: String| format!("{}: {problem}", en.id);
        for (en, es) in [(&en.ability, &es.ability), (&en.reward, &es.reward)] {
            if en.is_empty() && es.is_empty() {
                continue;
            }
            if en == es {
                return Err(of(format!("the same in both languages: {en}")));
            }
            well_said(en).and_then(|()| well_said(es)).map_err(of)?;
        }
        from_a_table(&pseudo.text).map_err(of)?;
        for key in en.numbers.keys() {
            from_a_table(&G::number_name(key, Lang::Pseudo)).map_err(of)?;
        }
    }
    Ok(())
}

/// The rules in short: all of them, told once each, in order, in both languages, and what they cite exists.
pub fn every_rule_is_told_well<G: Speak>(conduct: &Conduct<G>) -> Result<(), String> {
    let sections = G::digest();
    let ids: BTreeSet<&str> = sections.iter().map(|section| section.id).collect();
    if ids.len() != sections.len() || sections.iter().any(|section| section.rules.is_empty()) {
        return Err("a section is empty or there twice".into());
    }
    let rules = |lang| -> Vec<DigestRule> { G::digest_in(lang).into_iter().flat_map(|s| s.rules).collect() };
    let english = rules(Lang::En);
    let numbers: BTreeSet<&str> = english.iter().map(|rule| rule.number).collect();
    if numbers.len() != english.len() {
        return Err("a rule is told twice".into());
    }
    let all = conduct.rules.iter().map(|file| std::fs::read_to_string(conduct.path(file)));
    let all = all.collect::<Result<String, _>>().map_err(|error| error.to_string())?;
    let all: BTreeSet<&str> = all.split_whitespace().collect();
    if let Some(number) = all.symmetric_difference(&numbers).next() {
        return Err(format!("{number} is told without being a rule, or is a rule and not told"));
    }
    // What the game is about is a summary, and may begin with how to win.
    let mut ordered = sections.iter().filter(|section| section.id != "goal");
    if let Some(section) = ordered.find(|section| !section.rules.is_sorted_by_key(place)) {
        return Err(format!("the rules of `{}` are out of order", section.id));
    }
    for (en, es) in english.iter().zip(rules(Lang::Es)) {
        let of = |problem: String| format!("{}: {problem}", en.number);
        if en.text == es.text {
            return Err(of(format!("the same in both languages: {}", en.text)));
        }
        for text in [&en.text, &es.text] {
            well_said(text).map_err(of)?;
            if let Some(cited) = cited(text).find(|cited| !numbers.contains(cited)) {
                return Err(of(format!("cites {cited}, which does not exist")));
            }
        }
    }
    for section in G::digest_in(Lang::Pseudo) {
        let texts = section.rules.iter().map(|rule| &rule.text).chain([&section.title]);
        texts.into_iter().try_for_each(|text| from_a_table(text))?;
    }
    Ok(())
}

/// Where a rule stands among all: by the parts of its number.
fn place(rule: &Rule) -> Vec<u32> {
    let parts = rule.number.trim_start_matches(char::is_alphabetic).split('.');
    parts.map(|part| part.parse().unwrap_or(0)).collect()
}

/// Numbers of rules in a text: `R5.2`.
fn cited(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '.');
    words.map(|word| word.trim_end_matches('.')).filter(|word| {
        word.strip_prefix('R').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
    })
}
