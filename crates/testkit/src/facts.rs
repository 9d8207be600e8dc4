//! Claims about a subject, held against what the game shows of it.

use kernel::{Entry, Fact};

use crate::Look;
use crate::notation::{compare, means};
use crate::write::List;

/// `Err` says what was found instead.
pub(crate) fn check(look: &Look, fact: &Fact) -> Result<(), String> {
    match (look, fact) {
        (_, Fact::Entries(found)) => in_list(&each(look, as_entries)?, &singles(found.iter().cloned())),
        (_, Fact::List(found)) => in_list(&each(look, |names| Ok(apart(names, found)))?, found),
        (Look::Is(names), Fact::Number(n)) => is_number(names, *n),
        (Look::Is(names), Fact::Name(found)) => {
            let right = match &names[..] {
                [] => found == "none",
                [name] => means(name, found),
                _ => false,
            };
            if right { Ok(()) } else { Err(format!("found `{found}`")) }
        }
        (_, Fact::Number(n)) => Err(format!("this is no list but the number {n}; claim it with `is`")),
        (_, Fact::Name(found)) => Err(format!("this is no list but the name `{found}`; claim it with `is`")),
    }
}

fn in_list(look: &Look, found: &[String]) -> Result<(), String> {
    match look {
        Look::Is(names) => {
            let (missing, unexpected) = compare(names, found);
            differences(&missing, &unexpected)
                .map_err(|difference| format!("found {}; {difference}", List(found)))
        }
        Look::Top(names) => {
            let right = names.len() <= found.len() && names.iter().zip(found).all(|(n, f)| means(n, f));
            if right { Ok(()) } else { Err(format!("found, from the top, {}", List(found))) }
        }
        Look::Count(n) if *n == found.len() => Ok(()),
        Look::Count(_) => Err(format!("found {}: {}", found.len(), List(found))),
        Look::Has(names) => {
            let (missing, _) = compare(names, found);
            differences(&missing, &[]).map_err(|difference| format!("found {}; {difference}", List(found)))
        }
        Look::Lacks(names) => {
            let there: Vec<&String> = found.iter().filter(|f| names.iter().any(|n| means(n, f))).collect();
            if there.is_empty() { Ok(()) } else { Err(format!("found {}", List(&there))) }
        }
    }
}

/// `2 tie-fighter` are two fighters, wherever they stand in a list.
fn singles(entries: impl Iterator<Item = Entry>) -> Vec<String> {
    let single = |entry: Entry| {
        let name = Entry { count: 1, ..entry }.to_string();
        std::iter::repeat_n(name, entry.count.into())
    };
    entries.flat_map(single).collect()
}

fn as_entries(names: &[String]) -> Result<Vec<String>, String> {
    let entries: Result<Vec<Entry>, String> = names.iter().map(|name| name.parse()).collect();
    entries.map(|entries| singles(entries.into_iter()))
}

/// The same of names that are no more than names: `2 ?`. Some begin with a number themselves.
fn apart(names: &[String], found: &[String]) -> Vec<String> {
    let several = |name: &String| match name.split_once(' ').map(|(n, rest)| (n.parse::<u16>(), rest)) {
        Some((Ok(n), rest)) if !found.contains(name) => vec![rest.to_string(); n.into()],
        _ => vec![name.clone()],
    };
    names.iter().flat_map(several).collect()
}

fn each(look: &Look, names: impl Fn(&[String]) -> Result<Vec<String>, String>) -> Result<Look, String> {
    Ok(match look {
        Look::Is(said) => Look::Is(names(said)?),
        Look::Top(said) => Look::Top(names(said)?),
        Look::Has(said) => Look::Has(names(said)?),
        Look::Lacks(said) => Look::Lacks(names(said)?),
        Look::Count(n) => Look::Count(*n),
    })
}

fn is_number(names: &[String], n: i64) -> Result<(), String> {
    match names {
        [written] if written.parse() == Ok(n) => Ok(()),
        [written] if written.parse::<i64>().is_ok() => Err(format!("found {n}")),
        _ => Err(format!("`{}` is no number, and this is one: found {n}", List(names))),
    }
}

/// What is missing and what is too much, in one sentence; fine if there is neither.
pub(crate) fn differences<T: AsRef<str>>(missing: &[T], unexpected: &[T]) -> Result<(), String> {
    match (missing, unexpected) {
        ([], []) => Ok(()),
        (_, []) => Err(format!("missing: {}", List(missing))),
        ([], _) => Err(format!("unexpected: {}", List(unexpected))),
        _ => Err(format!("missing: {}; unexpected: {}", List(missing), List(unexpected))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn claim(look: fn(Vec<String>) -> Look, written: &[&str]) -> Result<(), String> {
        let found = kernel::entries("2 tie-fighter, wampa.1 (damage 2, exhausted), wampa.2").expect("a list");
        check(&look(written.iter().map(ToString::to_string).collect()), &Fact::Entries(found))
    }

    #[test]
    fn of_names_alone_there_can_be_several() {
        let hand = Fact::List(["?", "wampa", "?"].map(String::from).into());
        let claim = |names: &[&str]| check(&Look::Is(names.iter().map(ToString::to_string).collect()), &hand);
        assert_eq!(claim(&["2 ?", "wampa"]), Ok(()));
        assert_eq!(claim(&["3 ?"]), Err("found ?, wampa, ?; missing: ?; unexpected: wampa".into()));
    }

    #[test]
    fn entries_are_compared_one_by_one() {
        assert_eq!(claim(Look::Is, &["wampa", "tie-fighter", "wampa", "tie-fighter"]), Ok(()));
        assert_eq!(claim(Look::Is, &["2 tie-fighter", "wampa (exhausted, damage 2)", "wampa ()"]), Ok(()));
        assert_eq!(claim(Look::Has, &["2 tie-fighter"]), Ok(()));
        assert_eq!(claim(Look::Lacks, &["wampa (damage 1)"]), Ok(()));
        assert_eq!(claim(|_| Look::Count(4), &[]), Ok(()));
        let found = "found tie-fighter, tie-fighter, wampa.1 (damage 2, exhausted), wampa.2";
        assert_eq!(claim(Look::Has, &["3 tie-fighter"]), Err(format!("{found}; missing: tie-fighter")));
        assert_eq!(claim(Look::Has, &["2 wampa ()"]), Err(format!("{found}; missing: wampa ()")));
        assert_eq!(claim(Look::Lacks, &["wampa ()"]), Err("found wampa.2".into()));
        assert!(claim(Look::Has, &["wampa (damage"]).is_err());
    }
}
