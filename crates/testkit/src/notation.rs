//! Names with and without copy numbers: `x-wing` stands for any of `x-wing.1`, `x-wing.2` and so on.

use std::str::FromStr;

use kernel::Entry;

/// The word without its copy number, and the number if it has one.
fn split_copy(word: &str) -> (&str, Option<&str>) {
    match word.rsplit_once('.') {
        Some((name, copy))
            if !name.is_empty() && !copy.is_empty() && copy.bytes().all(|b| b.is_ascii_digit()) =>
        {
            (name, Some(copy))
        }
        _ => (word, None),
    }
}

/// Whether what is written can mean what was found.
pub(crate) fn means(written: &str, found: &str) -> bool {
    if written.contains('(') || found.contains('(') {
        return match (written.parse::<Entry>(), found.parse::<Entry>()) {
            (Ok(written), Ok(found)) => means(&written.name, &found.name) && written.marks_mean(&found),
            _ => false,
        };
    }
    let mut written = written.split_whitespace();
    let mut found = found.split_whitespace();
    loop {
        match (written.next(), found.next()) {
            (None, None) => return true,
            (Some(w), Some(f)) if word_means(w, f) => {}
            _ => return false,
        }
    }
}

/// The same of one word; `wampa/shield` is `wampa.4/shield`. Where the first copy is written without its number, the number
/// may be said all the same.
fn word_means(written: &str, found: &str) -> bool {
    let part = |word| str::split_once(word, '/').map_or((word, None), |(unit, token)| (unit, Some(token)));
    let ((w, on), (f, of)) = (part(written), part(found));
    on == of && (w == f || w == split_copy(f).0 || split_copy(w) == (f, Some("1")))
}

/// Whether an action starts with these words.
pub(crate) fn starts_with(action: &str, prefix: &str) -> bool {
    let count = prefix.split_whitespace().count();
    let start: Vec<&str> = action.split_whitespace().take(count).collect();
    means(prefix, &start.join(" "))
}

/// Beyond this many words nobody leaves out copy numbers, and trying them all would take long.
const MOST_WORDS: usize = 8;

/// Reads an action that may not be offered: copy numbers left out are taken to be 1.
pub(crate) fn spelled<A: FromStr<Err = String>>(written: &str) -> Result<A, String> {
    let as_written = written.parse();
    let words: Vec<&str> = written.split_whitespace().collect();
    if as_written.is_ok() || words.len() > MOST_WORDS {
        return as_written;
    }
    let bare: Vec<usize> = (0..words.len()).filter(|i| split_copy(words[*i]).1.is_none()).collect();
    for chosen in 1_u32..1 << bare.len() {
        let mut words: Vec<String> = words.iter().map(ToString::to_string).collect();
        for (bit, i) in bare.iter().enumerate() {
            if chosen & (1 << bit) != 0 {
                words[*i].push_str(".1");
            }
        }
        if let Ok(action) = words.join(" ").parse() {
            return Ok(action);
        }
    }
    as_written
}

/// Pairs every written name with a found one of its own, as far as possible. Returns what was
/// written but not found, and what was found but not written.
pub(crate) fn compare<'a>(written: &'a [String], found: &'a [String]) -> (Vec<&'a str>, Vec<&'a str>) {
    let mut pair_of: Vec<Option<usize>> = vec![None; found.len()];
    let mut missing = Vec::new();
    for i in 0..written.len() {
        if !seat(i, written, found, &mut pair_of, &mut vec![false; found.len()]) {
            missing.push(written[i].as_str());
        }
    }
    let left = found.iter().zip(&pair_of).filter(|(_, pair)| pair.is_none()).map(|(f, _)| f.as_str());
    (missing, left.collect())
}

/// Finds a partner for a written name, moving others on if they have another choice.
fn seat(
    i: usize,
    written: &[String],
    found: &[String],
    pair_of: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for j in 0..found.len() {
        if tried[j] || !means(&written[i], &found[j]) {
            continue;
        }
        tried[j] = true;
        if pair_of[j].is_none_or(|other| seat(other, written, found, pair_of, tried)) {
            pair_of[j] = Some(i);
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_without_a_number_means_any_copy() {
        assert!(means("buy x-wing", "buy x-wing.2"));
        assert!(means("buy x-wing.2", "buy x-wing.2"));
        assert!(!means("buy x-wing.1", "buy x-wing.2"));
        assert!(means("buy x-wing.1", "buy x-wing") && !means("buy x-wing.2", "buy x-wing"));
        assert!(means("choose wampa/shield", "choose wampa.4/shield"));
        assert!(
            !means("choose wampa/shield", "choose wampa.4/experience")
                && !means("choose wampa", "choose wampa.4/shield")
        );
        assert!(!means("buy", "buy x-wing"));
        assert!(!means("ig", "ig.x"));
        assert!(!means("", ".5"));
    }

    #[test]
    fn what_is_not_said_about_a_thing_is_not_claimed() {
        let found = "wampa.1 (damage 2, exhausted)";
        assert!(means("wampa", found) && means("wampa.1 (exhausted, damage 2)", found));
        assert!(!means("wampa (damage 2)", found) && !means("rancor", found) && !means("wampa ()", found));
        assert!(means("wampa ()", "wampa.1") && !means("wampa (damage 2)", "wampa.1"));
    }

    #[test]
    fn a_prefix_is_made_of_whole_words() {
        assert!(starts_with("buy x-wing.1", "buy"));
        assert!(starts_with("buy x-wing.1 now", "buy x-wing"));
        assert!(!starts_with("buyer x-wing.1", "buy"));
        assert!(starts_with("anything", ""));
    }

    #[test]
    fn pairs_are_found_even_when_the_first_choice_was_wrong() {
        let names = |text: &str| text.split(", ").map(String::from).collect::<Vec<_>>();
        let (written, found) = (names("a, a.1"), names("a.1, a.2"));
        assert_eq!(compare(&written, &found), (vec![], vec![]));
        let (written, found) = (names("a, a, b"), names("a.1, c.1, c.2"));
        assert_eq!(compare(&written, &found), (vec!["a", "b"], vec!["c.1", "c.2"]));
    }

    #[test]
    fn left_out_numbers_are_taken_to_be_one() {
        #[derive(PartialEq, Debug)]
        struct Copy;
        impl FromStr for Copy {
            type Err = String;
            fn from_str(s: &str) -> Result<Copy, String> {
                if s == "move a.1 to b.1" { Ok(Copy) } else { Err(format!("no `{s}`")) }
            }
        }
        assert_eq!(spelled::<Copy>("move a to b"), Ok(Copy));
        assert_eq!(spelled::<Copy>("move a.1 to b"), Ok(Copy));
        assert_eq!(spelled::<Copy>("move a.2 to b"), Err("no `move a.2 to b`".into()));
    }
}
