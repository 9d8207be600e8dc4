//! How positions are written down: entries of lists, numbers, and the subjects a game knows.

use std::fmt::{self, Display};
use std::str::FromStr;

use crate::{Fact, Seat};

/// One entry of a list: how many, of what, and in parentheses what is the matter with it. `x-wing.2`,
/// `2 tie-fighter`, `wampa (damage 2, exhausted, shield)`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    pub count: u16,
    pub name: String,
    /// Nothing if nothing is said about it.
    pub marks: Option<Vec<Mark>>,
}

/// `damage 2`, `exhausted`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Mark {
    pub name: String,
    pub number: Option<i64>,
}

impl Entry {
    pub fn new(count: u16, name: impl Display) -> Entry {
        Entry { count, name: name.to_string(), marks: None }
    }

    /// With one thing more to say about it: `exhausted`.
    #[must_use]
    pub fn marked(self, name: &str) -> Entry {
        self.with(Mark { name: name.into(), number: None })
    }

    /// With one number more on it: `damage 2`. Nobody writes down a 0.
    #[must_use]
    pub fn numbered(self, name: &str, number: i64) -> Entry {
        if number == 0 { self } else { self.with(Mark { name: name.into(), number: Some(number) }) }
    }

    fn with(mut self, mark: Mark) -> Entry {
        self.marks.get_or_insert_default().push(mark);
        self
    }

    /// Whether somebody who wrote these marks can mean those of the other: all of them in any order, or
    /// nothing said. A mark may be the name of a card, and its copy number be left out; `shield` is `shield 1`.
    pub fn marks_mean(&self, found: &Entry) -> bool {
        let Some(written) = &self.marks else { return true };
        let mut left: Vec<&Mark> = found.marks.iter().flatten().collect();
        let mut take = |mark: &Mark| {
            let exact = left.iter().position(|other| *other == mark);
            let place = exact.or_else(|| left.iter().position(|other| mark.is_copy(other)));
            place.map(|place| left.remove(place)).is_some()
        };
        written.iter().all(&mut take) && left.is_empty()
    }
}

impl Mark {
    /// `devotion` is `devotion.4`, `devotion.1` is `devotion`.
    fn is_copy(&self, found: &Mark) -> bool {
        let bare = found.name.rsplit_once('.').map(|(name, _)| name);
        let first = self.name.strip_suffix(".1");
        self.number.unwrap_or(1) == found.number.unwrap_or(1)
            && (self.name == found.name
                || bare == Some(self.name.as_str())
                || first == Some(found.name.as_str()))
    }
}

impl Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        self.number.map_or(Ok(()), |n| write!(f, " {n}"))
    }
}

impl Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.count != 1 {
            write!(f, "{} ", self.count)?;
        }
        f.write_str(&self.name)?;
        match &self.marks {
            None => Ok(()),
            Some(marks) => write!(f, " ({})", joined(marks)),
        }
    }
}

fn joined(all: &[impl Display]) -> String {
    all.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

impl FromStr for Entry {
    type Err = String;

    fn from_str(s: &str) -> Result<Entry, String> {
        let wrong = |what: &str| format!("`{s}`: {what}");
        let (said, marks) = match s.split_once('(') {
            None if s.contains(')') => return Err(wrong("a `)` without its `(`")),
            None => (s, None),
            Some((said, marks)) => {
                let inside = marks.trim_end().strip_suffix(')').ok_or_else(|| wrong("a `)` ends it"))?;
                let marks = inside.split(',').map(str::trim);
                let marks = if inside.trim().is_empty() { Vec::new() } else { marks.map(mark).collect() };
                (said, Some(marks))
            }
        };
        let said = said.trim();
        let (count, name) = match said.split_once(' ') {
            Some((n, name)) if n.bytes().all(|b| b.is_ascii_digit()) => {
                (n.parse().map_err(|_| wrong("there are not so many"))?, name.trim())
            }
            _ => (1, said),
        };
        if name.is_empty()
            || marks.iter().flatten().any(|mark| mark.name.is_empty() || mark.name.contains('('))
        {
            return Err(wrong("write a name, `2 NAME` or `NAME (MARK, MARK 3)`"));
        }
        Ok(Entry { count, name: name.into(), marks })
    }
}

/// A mark is a name, and a number if its last word is one.
fn mark(s: &str) -> Mark {
    match s.rsplit_once(' ').map(|(name, n)| (name, n.parse())) {
        Some((name, Ok(n))) => Mark { name: name.trim().into(), number: Some(n) },
        _ => Mark { name: s.into(), number: None },
    }
}

/// Reads a list: entries with commas between them, or `none`.
pub fn entries(list: &str) -> Result<Vec<Entry>, String> {
    if list.trim() == "none" {
        return Ok(Vec::new());
    }
    outside(list).map(|entry| entry.trim().parse()).collect()
}

/// The parts of a text between its commas. A comma in parentheses parts nothing.
pub fn outside(text: &str) -> impl Iterator<Item = &str> {
    let mut inside = false;
    text.split(move |c| {
        inside = match c {
            '(' => true,
            ')' => false,
            _ => inside,
        };
        c == ',' && !inside
    })
}

/// The things of a list, by their names; `?` is one that nobody names.
pub fn partly<T: FromStr<Err = String>>(list: &str) -> Result<Vec<Option<T>>, String> {
    let mut all = Vec::new();
    for Entry { count, name, .. } in entries(list)? {
        for _ in 0..count {
            all.push(if name == "?" { None } else { Some(name.parse()?) });
        }
    }
    Ok(all)
}

/// The things of a list, by their names.
pub fn listed<T: FromStr<Err = String>>(list: &str) -> Result<Vec<T>, String> {
    entries(list)?.iter().map(|entry| entry.name.parse()).collect()
}

/// `yes` or `no`.
pub fn truth(value: &str) -> Result<bool, String> {
    match value {
        "yes" | "1" => Ok(true),
        "no" | "0" => Ok(false),
        _ => Err(format!("`{value}` is neither `yes` nor `no`")),
    }
}

pub fn number<T: FromStr>(value: &str) -> Result<T, String> {
    value.parse().map_err(|_| format!("`{value}` is not a number that fits here"))
}

/// `rebel hand` is about a seat and something of it.
pub fn of_seat(subject: &str, seat_called: impl Fn(&str) -> Option<Seat>) -> Option<(Seat, &str)> {
    let (name, thing) = subject.split_once(' ')?;
    seat_called(name).map(|seat| (seat, thing))
}

impl Fact {
    pub fn number(n: impl Into<i64>) -> Fact {
        Fact::Number(n.into())
    }

    /// `yes` or `no`.
    pub fn truth(truth: bool) -> Fact {
        Fact::name(Some(if truth { "yes" } else { "no" }))
    }

    /// A name, or `none`.
    pub fn name(name: Option<impl Display>) -> Fact {
        Fact::Name(name.map_or("none".into(), |name| name.to_string()))
    }

    pub fn list(names: impl Iterator<Item = impl Display>) -> Fact {
        Fact::List(names.map(|name| name.to_string()).collect())
    }

    /// Names of which some are hidden.
    pub fn partly(names: impl Iterator<Item = Option<impl Display>>) -> Fact {
        Fact::List(names.map(|name| name.map_or("?".into(), |name| name.to_string())).collect())
    }
}

impl Display for Fact {
    /// As a position has it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fact::Number(n) => write!(f, "{n}"),
            Fact::Name(name) => f.write_str(name),
            Fact::List(names) if names.is_empty() => f.write_str("none"),
            Fact::List(names) => f.write_str(&joined(names)),
            Fact::Entries(entries) if entries.is_empty() => f.write_str("none"),
            Fact::Entries(entries) => f.write_str(&joined(entries)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_read_as_they_are_written() {
        let list =
            "x-wing.2, 2 tie-fighter, wampa (damage 2, exhausted, shield), 3 rancor (damage -1), hoth ()";
        let read = entries(list).expect("a list");
        assert_eq!(joined(&read), list);
        assert_eq!((read[1].count, read[1].name.as_str(), &read[1].marks), (2, "tie-fighter", &None));
        let wampa = Entry::new(1, "wampa").numbered("damage", 2).marked("exhausted").marked("shield");
        assert_eq!(read[2], wampa.numbered("power", 0));
        assert_eq!(entries("none"), Ok(Vec::new()));
    }

    #[test]
    fn marks_may_come_in_any_order_or_not_be_said() {
        let found: Entry = "wampa.1 (damage 2, exhausted)".parse().expect("an entry");
        for (written, right) in [
            ("wampa (exhausted, damage 2)", true),
            ("wampa", true),
            ("wampa (exhausted)", false),
            ("wampa (exhausted, damage 3)", false),
            ("wampa ()", false),
        ] {
            assert_eq!(written.parse::<Entry>().expect("an entry").marks_mean(&found), right, "{written}");
        }
        let shielded: Entry = "wampa (shield 1, devotion)".parse().expect("an entry");
        for (written, right) in [("wampa (devotion.1, shield)", true), ("wampa (devotion, shield 2)", false)]
        {
            assert_eq!(written.parse::<Entry>().expect("an entry").marks_mean(&shielded), right, "{written}");
        }
        let plain = Entry::new(1, "wampa.1");
        assert!("wampa ()".parse::<Entry>().expect("an entry").marks_mean(&plain));
    }

    #[test]
    fn what_is_no_entry_is_refused() {
        for wrong in [
            "",
            "2",
            "wampa (damage 2",
            "wampa damage 2)",
            "(damage)",
            "wampa (a, )",
            "70000 wampa",
            "a ((b))",
        ] {
            let found = wrong.parse::<Entry>();
            if wrong == "2" {
                // A number alone is a name like any other.
                assert!(found.is_ok());
            } else {
                assert!(found.is_err(), "{wrong}: {found:?}");
            }
        }
    }

    #[test]
    fn facts_are_written_as_positions_have_them() {
        assert_eq!(Fact::list(["a", "b"].iter()).to_string(), "a, b");
        assert_eq!(Fact::partly([Some("a"), None].into_iter()).to_string(), "a, ?");
        assert_eq!(Fact::name(None::<&str>).to_string(), "none");
        assert_eq!(Fact::Entries(vec![]).to_string(), "none");
        assert_eq!(Fact::Entries(vec![Entry::new(2, "a").marked("b")]).to_string(), "2 a (b)");
        assert_eq!(number::<i8>("+3"), Ok(3));
        assert_eq!(number::<u8>("300"), Err("`300` is not a number that fits here".into()));
    }
}
