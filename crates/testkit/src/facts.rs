//! Claims about a subject, held against what the game shows of it.

use kernel::Fact;

use crate::Look;
use crate::notation::{compare, means};
use crate::write::List;

/// `Err` says what was found instead.
pub(crate) fn check(look: &Look, fact: &Fact) -> Result<(), String> {
    match (look, fact) {
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
