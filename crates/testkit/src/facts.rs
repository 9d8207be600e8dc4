//! Claims about a subject, held against what the game shows of it.

use kernel::{Entry, Fact};

use crate::Look;
use crate::notation::{compare, means};
use crate::write::List;

/// `Err` says what was found instead.
pub(crate) fn check(look: &Look, fact: &Fact) -> Result<(), String> {
    match (look, fact) {
        (_, Fact::Entries(found)) => check(&one_by_one(look)?, &Fact::List(singles(found.iter().cloned()))),
        (Look::Is(names), Fact::Number(n)) => is_number(names, *n),
        (Look::Is(names), Fact::Name(found)) => {
            let right = match &names[..] {
                [] => found == "none",
                [name] => means(name, found),
                _ => false,
            };
            if right { Ok(()) } else { Err(format!("found `{found}`")) }
        }
        (Look::Is(names), Fact::List(found)) => {
            let (missing, unexpected) = compare(names, found);
            differences(&missing, &unexpected)
                .map_err(|difference| format!("found {}; {difference}", List(found)))
        }
        (Look::Top(names), Fact::List(found)) => {
            let right = names.len() <= found.len() && names.iter().zip(found).all(|(n, f)| means(n, f));
            if right { Ok(()) } else { Err(format!("found, from the top, {}", List(found))) }
        }
        (Look::Count(n), Fact::List(found)) if *n == found.len() => Ok(()),
        (Look::Count(_), Fact::List(found)) => Err(format!("found {}: {}", found.len(), List(found))),
        (Look::Has(names), Fact::List(found)) => {
            let (missing, _) = compare(names, found);
            differences(&missing, &[]).map_err(|difference| format!("found {}; {difference}", List(found)))
        }
        (Look::Lacks(names), Fact::List(found)) => {
            let there: Vec<&String> = found.iter().filter(|f| names.iter().any(|n| means(n, f))).collect();
            if there.is_empty() { Ok(()) } else { Err(format!("found {}", List(&there))) }
        }
        (_, Fact::Number(n)) => Err(format!("this is no list but the number {n}; claim it with `is`")),
        (_, Fact::Name(found)) => Err(format!("this is no list but the name `{found}`; claim it with `is`")),
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

fn one_by_one(look: &Look) -> Result<Look, String> {
    let single = |names: &[String]| {
        let entries: Result<Vec<Entry>, String> = names.iter().map(|name| name.parse()).collect();
        entries.map(|entries| singles(entries.into_iter()))
    };
    Ok(match look {
        Look::Is(names) => Look::Is(single(names)?),
        Look::Top(names) => Look::Top(single(names)?),
        Look::Has(names) => Look::Has(single(names)?),
        Look::Lacks(names) => Look::Lacks(single(names)?),
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
