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
    let (for_two, for_four) = (include_str!("../rules.txt"), include_str!("../team-rules.txt"));
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
    let names: Vec<String> = keys.iter().map(|key| Deckbuilding::number_name(key, Lang::Es)).collect();
    assert_eq!(names, ["Ataque", "coste", "Fuerza", "Resistencia", "recursos", "Objetivo"]);
}
