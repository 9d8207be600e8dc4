//! Lists.

use std::fmt::Display;

use crate::phrase::{Gender, Number, Phrase};
use crate::{Both, Lang, both, fill};

/// "a, b and c"; Spanish says "e" before an i.
pub fn and(lang: Lang, items: &[Phrase]) -> Phrase {
    let mut joined = agreed(items, list(lang, items, both("and", "y"), both("and", "e"), sounds_like_i));
    if items.len() > 1 {
        joined.number = Number::Plural;
    }
    joined
}

/// "a, b or c"; Spanish says "u" before an o.
pub fn or(lang: Lang, items: &[Phrase]) -> Phrase {
    agreed(items, list(lang, items, both("or", "o"), both("or", "u"), sounds_like_o))
}

/// "a, or b" for whole clauses; with more than two, semicolons keep them apart.
pub fn either(lang: Lang, clauses: &[String]) -> String {
    match clauses {
        [] => String::new(),
        [only] => only.clone(),
        [one, other] => fill(lang, both("{0}, or {1}", "{0}, o bien {1}"), &[one, other]),
        [head @ .., last] => fill(lang, both("{0}; or {1}", "{0}; o bien {1}"), &[&head.join("; "), last]),
    }
}

fn list(lang: Lang, items: &[Phrase], word: Both, before_vowel: Both, clashes: fn(&str) -> bool) -> String {
    let Some((last, head)) = items.split_last() else {
        return String::new();
    };
    if head.is_empty() {
        return last.text.clone();
    }
    let head: Vec<&str> = head.iter().map(|item| item.text.as_str()).collect();
    let word = if clashes(&last.text) { before_vowel } else { word };
    let holes: [&dyn Display; 3] = [&head.join(", "), &word.word(lang), last];
    fill(lang, both("{0} {1} {2}", "{0} {1} {2}"), &holes)
}

/// A list is feminine only if all its items are, and has the number of its last item.
fn agreed(items: &[Phrase], text: String) -> Phrase {
    let feminine = !items.is_empty() && items.iter().all(|item| item.gender == Gender::Feminine);
    Phrase {
        text,
        gender: if feminine { Gender::Feminine } else { Gender::Masculine },
        number: items.last().map_or(Number::Singular, |item| item.number),
    }
}

/// The word an item begins with, in lower case and without what stands before it.
fn first_word(s: &str) -> String {
    let s = s.trim_start_matches(|c: char| !c.is_alphanumeric());
    s.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_lowercase()
}

pub(crate) fn sounds_like_i(s: &str) -> bool {
    let word = first_word(s);
    // "hielo" begins with the sound of y.
    let bare = word.strip_prefix('h').unwrap_or(&word);
    bare.starts_with(['i', 'í']) && !word.starts_with("hie")
}

fn sounds_like_o(s: &str) -> bool {
    let word = first_word(s);
    let bare = word.strip_prefix('h').unwrap_or(&word);
    // Ocho, ochenta …, once.
    bare.starts_with(['o', 'ó', '8']) || word == "11"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn items(words: &[&str]) -> Vec<Phrase> {
        words.iter().map(|word| Phrase::new((*word).to_owned(), Gender::Feminine, Number::Singular)).collect()
    }

    #[test]
    fn lists_in_both_languages() {
        assert_eq!(or(Lang::En, &items(&["a", "b", "c"])).text, "a, b or c");
        assert_eq!(and(Lang::Es, &items(&["a", "b", "c"])).text, "a, b y c");
        assert_eq!(and(Lang::Pseudo, &items(&["1", "2"])).text, "1 [and] 2");
        assert_eq!(or(Lang::Es, &items(&["a"])).text, "a");
        assert_eq!(or(Lang::Es, &[]).text, "");
        assert_eq!(either(Lang::En, &["a".to_owned(), "b".to_owned(), "c".to_owned()]), "a; b; or c");
        assert_eq!(either(Lang::Es, &["a".to_owned(), "b".to_owned()]), "a, o bien b");
    }

    #[test]
    fn spanish_conjunctions_avoid_two_equal_vowels() {
        assert_eq!(or(Lang::Es, &items(&["Soldado", "Oficial"])).text, "Soldado u Oficial");
        assert_eq!(or(Lang::Es, &items(&["«Hoth»", "«Hoth»"])).text, "«Hoth» u «Hoth»");
        assert_eq!(or(Lang::Es, &items(&["7", "8"])).text, "7 u 8");
        assert_eq!(and(Lang::Es, &items(&["Rebelde", "Imperial"])).text, "Rebelde e Imperial");
        assert_eq!(and(Lang::Es, &items(&["agua", "hielo"])).text, "agua y hielo");
    }

    #[test]
    fn a_list_agrees_with_its_items() {
        assert_eq!(and(Lang::Es, &items(&["a", "b"])).number, Number::Plural);
        assert_eq!(or(Lang::Es, &items(&["a", "b"])).number, Number::Singular);
        assert_eq!(and(Lang::Es, &items(&["a", "b"])).gender, Gender::Feminine);
    }
}
