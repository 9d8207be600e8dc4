//! Templates with holes, and what makes their result a sentence.

use std::fmt::Display;

use crate::lang::shown;
use crate::{Both, Lang};

/// The template with `{0}`, `{1}` … replaced. Holes may come in any order, since word order differs
/// between languages. A hole nothing was given for stays visible.
pub fn fill(lang: Lang, template: Both, holes: &[&dyn Display]) -> String {
    let mut filled = String::new();
    let mut rest = template.raw(lang);
    while let Some((before, hole, after)) = next_hole(rest) {
        filled.push_str(&shown(lang, before));
        match holes.get(hole) {
            Some(value) => filled.push_str(&value.to_string()),
            None => filled.push_str(&rest[before.len()..rest.len() - after.len()]),
        }
        rest = after;
    }
    filled.push_str(&shown(lang, rest));
    if lang == Lang::Es { contracted(&filled) } else { filled }
}

/// The text before the first hole, the number of the hole and the text after it.
fn next_hole(s: &str) -> Option<(&str, usize, &str)> {
    s.char_indices().filter(|(_, c)| *c == '{').find_map(|(start, _)| {
        let (number, after) = s[start + 1..].split_once('}')?;
        Some((&s[..start], number.parse().ok()?, after))
    })
}

/// Spanish: "de el" is "del" and "a el" is "al". A name that begins with a capital keeps its article.
fn contracted(s: &str) -> String {
    let mut words: Vec<&str> = Vec::new();
    for word in s.split(' ') {
        match (words.last().copied(), word) {
            (Some("de"), "el") => *words.last_mut().expect("there is a last word") = "del",
            (Some("a"), "el") => *words.last_mut().expect("there is a last word") = "al",
            _ => words.push(word),
        }
    }
    words.join(" ")
}

/// With its first letter in upper case, if it begins with a word.
pub fn capitalised(s: &str) -> String {
    match s.char_indices().find(|(_, c)| c.is_alphanumeric()) {
        Some((at, c)) => {
            let (head, tail) = s.split_at(at);
            format!("{head}{}{}", c.to_uppercase(), &tail[c.len_utf8()..])
        }
        None => s.to_owned(),
    }
}

/// Capitalised and with a full stop.
pub fn sentence(s: &str) -> String {
    format!("{}.", capitalised(s))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::both;

    #[test]
    fn holes_may_come_in_any_order() {
        let put = both("put {0} into {1}", "pones en {1} {0}");
        assert_eq!(fill(Lang::En, put, &[&"it", &"your hand"]), "put it into your hand");
        assert_eq!(fill(Lang::Es, put, &[&"esa carta", &"tu mano"]), "pones en tu mano esa carta");
    }

    #[test]
    fn the_pseudo_language_brackets_what_comes_from_the_table() {
        let draw = both("draw {0} cards, then stop.", "robas {0} cartas y paras.");
        assert_eq!(fill(Lang::Pseudo, draw, &[&2]), "[draw] 2 [cards, then stop].");
        assert_eq!(fill(Lang::Pseudo, both("“{0}”", "«{0}»"), &[&"x"]), "“x”");
    }

    #[test]
    fn spanish_contracts_the_article() {
        let of = both("the top of {0}", "lo alto de {0}");
        assert_eq!(fill(Lang::Es, of, &[&"el mazo"]), "lo alto del mazo");
        assert_eq!(fill(Lang::Es, of, &[&"El Mazo"]), "lo alto de El Mazo");
        assert_eq!(fill(Lang::Es, both("", "a {0}"), &[&"el mazo"]), "al mazo");
    }

    #[test]
    fn what_is_no_hole_or_has_nothing_to_fill_it_stays() {
        let odd = both("{a} {0} {7} {", "");
        assert_eq!(fill(Lang::En, odd, &[&1]), "{a} 1 {7} {");
    }

    #[test]
    fn a_sentence_begins_with_a_capital_and_ends_with_a_full_stop() {
        assert_eq!(sentence("él roba"), "Él roba.");
        assert_eq!(sentence("[draw] 1"), "[Draw] 1.");
        assert_eq!(sentence("1 card"), "1 card.");
        assert_eq!(sentence(""), ".");
    }

    proptest! {
        #[test]
        fn filling_never_panics(template in "[a-zñ{}0-9 .«»]{0,24}", holes in proptest::collection::vec(".{0,6}", 0..4)) {
            // A template lives in a table, so the test leaks a few short ones.
            let template: &'static str = template.leak();
            let holes: Vec<&dyn Display> = holes.iter().map(|hole| hole as &dyn Display).collect();
            for lang in [Lang::En, Lang::Es, Lang::Pseudo] {
                sentence(&fill(lang, both(template, template), &holes));
            }
        }
    }
}
