//! Scenarios as text, in the form that [`crate::parse`] reads.

use std::fmt::{self, Display, Formatter};

use crate::{Claim, Course, Look, Scenario, Statement};

impl Display for Scenario {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "scenario {} {}", self.name, Quoted(&self.title))?;
        if !self.rules.is_empty() {
            writeln!(f, "rules {}", self.rules.join(" "))?;
        }
        writeln!(f, "game {}", self.game)?;
        for option in &self.options {
            writeln!(f, "option {} {}", option.name, option.value)?;
        }
        match &self.course {
            Course::Refused { part, .. } => writeln!(f, "setup-rejected {}", Quoted(part)),
            Course::Played { position, steps } => {
                if let Some(position) = position {
                    writeln!(f, "position")?;
                    for placed in position {
                        writeln!(f, "  {}: {}", placed.name, placed.value)?;
                    }
                }
                for step in steps {
                    writeln!(f, "{}", step.statement)?;
                }
                Ok(())
            }
        }
    }
}

impl Display for Statement {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Statement::Fate(words) => write!(f, "fate: {words}"),
            Statement::Moves { seat, moves } => write!(f, "{seat}: {}", moves.join("; ")),
            Statement::Offered { seat, prefix, actions } => {
                write!(f, "offered {}: {}", Joined(seat, prefix), List(actions))
            }
            Statement::NotOffered { seat, prefix, actions } => {
                write!(f, "not-offered {}: {}", Joined(seat, prefix), List(actions))
            }
            Statement::Reject { seat, action, part } => {
                write!(f, "reject {seat}: {action}")?;
                part.as_ref().map_or(Ok(()), |part| write!(f, " {}", Quoted(part)))
            }
            Statement::Expect(claim) => write!(f, "{claim}"),
        }
    }
}

impl Display for Claim {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Claim::Shows { eyes, subject, look } => write!(f, "{}expect {subject} {look}", Through(eyes)),
            Claim::Over(winner) => write!(f, "expect over {winner}"),
            Claim::NotOver => write!(f, "expect not over"),
            Claim::Waiting(seats) => write!(f, "expect waiting {}", List(seats)),
            Claim::Paths { depth, count } => write!(f, "expect paths {depth} is {count}"),
            Claim::Text { lang, card, whole, text } => {
                write!(f, "expect text {lang} {card} {}{}", if *whole { "" } else { "has " }, Quoted(text))
            }
            Claim::Log { eyes, lang, told, part } => {
                let no = if *told { "" } else { "no " };
                write!(f, "{}expect {no}log {lang} {}", Through(eyes), Quoted(part))
            }
        }
    }
}

impl Display for Look {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Look::Is(names) => write!(f, "is {}", List(names)),
            Look::Top(names) => write!(f, "top {}", List(names)),
            Look::Count(n) => write!(f, "count {n}"),
            Look::Has(names) => write!(f, "has {}", List(names)),
            Look::Lacks(names) => write!(f, "lacks {}", List(names)),
        }
    }
}

/// Names with commas between them, or `none`.
pub(crate) struct List<'a, T>(pub(crate) &'a [T]);

impl<T: AsRef<str>> Display for List<'_, T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("none");
        }
        for (i, name) in self.0.iter().enumerate() {
            write!(f, "{}{}", if i == 0 { "" } else { ", " }, name.as_ref())?;
        }
        Ok(())
    }
}

/// Two names, the second of which may be missing.
struct Joined<'a>(&'a str, &'a str);

impl Display for Joined<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)?;
        if self.1.is_empty() { Ok(()) } else { write!(f, " {}", self.1) }
    }
}

/// The eyes of a claim, left out where they see all.
struct Through<'a>(&'a str);

impl Display for Through<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.0 == "all" { Ok(()) } else { write!(f, "as {} ", self.0) }
    }
}

struct Quoted<'a>(&'a str);

impl Display for Quoted<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let escaped =
            self.0.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n").replace('\r', "\\r");
        write!(f, "\"{escaped}\"")
    }
}
