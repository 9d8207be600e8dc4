//! The rules in short: complete, in both languages, and named as the rest of the game names things.

use std::collections::BTreeSet;

use deckbuilding::{Deckbuilding, Mode, Setup, Teams};
use kernel::{DigestRule, Speak};
use text::Lang;

/// The rules of the team game include those of the game for two.
fn rules(lang: Lang) -> Vec<DigestRule> {
    Teams::digest_in(lang).into_iter().flat_map(|section| section.rules).collect()
}

fn text_of(number: &str, lang: Lang) -> String {
    rules(lang).into_iter().find(|rule| rule.number == number).expect("a rule of that number").text
}

#[test]
fn every_numbered_rule_is_told_once() {
    let told = rules(Lang::En);
    let numbers: BTreeSet<&str> = told.iter().map(|rule| rule.number).collect();
    assert_eq!(numbers.len(), told.len(), "a rule is told twice");
    let (for_two, for_four) = (include_str!("rules.txt"), include_str!("team-rules.txt"));
    assert_eq!(numbers, for_two.split_whitespace().chain(for_four.split_whitespace()).collect());
    let told_to_two = Deckbuilding::digest().iter().flat_map(|section| section.rules);
    assert_eq!(
        told_to_two.map(|rule| rule.number).collect::<BTreeSet<&str>>(),
        for_two.split_whitespace().collect()
    );
}

#[test]
fn rules_keep_their_order_within_a_section() {
    let parts = |number: &str| -> Vec<u32> {
        number.trim_start_matches('R').split('.').map(|n| n.parse().expect("a number")).collect()
    };
    for section in Teams::digest_in(Lang::En) {
        // The first section is a summary, and begins with how to win.
        assert!(section.id == "goal" || section.rules.is_sorted_by_key(|rule| parts(rule.number)));
    }
}

#[test]
fn sections_are_told_apart() {
    let sections = Teams::digest();
    let ids: BTreeSet<&str> = sections.iter().map(|section| section.id).collect();
    assert_eq!(ids.len(), sections.len());
    assert!(sections.iter().all(|section| !section.rules.is_empty()));
}

#[test]
fn every_text_is_whole_sentences_in_both_languages() {
    for (english, spanish) in rules(Lang::En).iter().zip(rules(Lang::Es)) {
        assert_ne!(english.text, spanish.text, "{}", english.number);
        for DigestRule { number, text } in [english, &spanish] {
            let mut letters = text.chars().skip_while(|c| *c == '¿');
            assert!(letters.next().is_some_and(char::is_uppercase), "{number}: {text}");
            assert!(text.ends_with('.'), "{number}: {text}");
            for wrong in ["  ", " .", " ,", " ;", " :", "..", "{", "}"] {
                assert!(!text.contains(wrong), "{number}: {text}");
            }
            assert_eq!(text.matches('`').count() % 2, 0, "{number}: {text}");
            assert_eq!(text.matches('(').count(), text.matches(')').count(), "{number}: {text}");
        }
        let spanish = &spanish.text;
        assert_eq!(spanish.matches('¿').count(), spanish.matches('?').count(), "{spanish}");
        assert!(!spanish.contains(" de el ") && !spanish.contains(" a el "), "{spanish}");
    }
    for section in Teams::digest() {
        assert_ne!(section.title.en, section.title.es);
    }
}

/// A letter outside brackets bypassed the tables.
#[test]
fn every_word_comes_from_a_table() {
    for section in Teams::digest_in(Lang::Pseudo) {
        let texts = section.rules.iter().map(|rule| &rule.text);
        for text in texts.chain([&section.title]) {
            let outside = text.split('[').next().into_iter().chain(text.rsplit(']').next());
            assert_eq!((text.matches('[').count(), text.matches(']').count()), (1, 1), "{text}");
            assert!(outside.flat_map(str::chars).all(|c| !c.is_alphabetic()), "{text}");
        }
    }
}

#[test]
fn a_rule_that_is_cited_exists() {
    let numbers: BTreeSet<&str> = rules(Lang::En).iter().map(|rule| rule.number).collect();
    for lang in [Lang::En, Lang::Es] {
        for DigestRule { number, text } in rules(lang) {
            let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '.');
            let cited = words.map(|word| word.trim_end_matches('.')).filter(|word| {
                word.strip_prefix('R').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
            });
            for cited in cited {
                assert!(numbers.contains(cited), "{number} cites {cited}");
            }
        }
    }
}

#[test]
fn every_option_is_named_where_its_rule_is_told() {
    let rulings = serde_json::to_value(Setup::default().rulings).expect("rulings are plain data");
    let section = Deckbuilding::digest_in(Lang::En).into_iter().find(|section| section.id == "rulings");
    let numbers: Vec<&str> =
        section.expect("a section of rulings").rules.iter().map(|rule| rule.number).collect();
    for option in rulings.as_object().expect("named switches").keys() {
        for lang in [Lang::En, Lang::Es] {
            let name = format!("`{option}`");
            let telling = numbers.iter().filter(|number| text_of(number, lang).contains(&name));
            assert_eq!(telling.count(), 1, "{option} in {lang}");
        }
    }
    for lang in [Lang::En, Lang::Es] {
        for (number, mode) in ["R9.1", "R9.2", "R9.3"].into_iter().zip(Mode::ALL) {
            assert!(text_of(number, lang).contains(&format!("`{}`", mode.name())), "{number}");
        }
        assert!(text_of("R10.1", lang).contains("`goal`"));
        assert!(text_of("R9.4", lang).contains("`team`"));
        for (number, option) in [("R14.21", "open-hands"), ("R14.31", "bases"), ("R14.32", "goal")] {
            assert!(text_of(number, lang).contains(&format!("`{option}`")), "{number}");
            assert!(Teams::options(lang).iter().any(|facts| facts.name == option));
        }
        assert!(text_of("R10.3", lang).contains("`bribing`"));
    }
}

#[test]
fn numbers_of_the_catalogue_have_names() {
    let keys: BTreeSet<&str> =
        Deckbuilding::catalogue(Lang::En).iter().flat_map(|facts| facts.numbers.keys().copied()).collect();
    for key in &keys {
        let name = Deckbuilding::number_name(key, Lang::Pseudo);
        assert!(name.starts_with('[') && name.ends_with(']'), "{name}");
    }
    let names: Vec<String> = keys.iter().map(|key| Deckbuilding::number_name(key, Lang::Es)).collect();
    assert_eq!(names, ["Ataque", "coste", "Fuerza", "Resistencia", "recursos", "Objetivo"]);
}
