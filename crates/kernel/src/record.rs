//! A game as it was played: the set-up and every input since. Saves, replays and undo are this.
//!
//! The file is plain text, one input a line, so that a person can read it and a program can count
//! on it:
//!
//! ```text
//! cantina record 1
//! game deckbuilding rules 1
//! setup {"mode":"introductory"}
//! fate seed 4711
//! empire play stormtrooper.1
//! end 2
//! ```
//!
//! Somebody who gets up for good is written `rebel leaves`. What a seat has brought in secret follows the
//! set-up, a line each: `secret rebel {"deck":[...]}`. So a record holds everything that is hidden.
//!
//! The last line counts the inputs, so that a file that was cut off is recognised.

use std::fmt::{self, Display, Write};

use crate::{Game, Input, Log, NoLog, Rejected, Seat, SetupErrors, begin, play, seat_called};

/// How a record says that somebody has left.
pub const LEAVES: &str = "leaves";

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    pub setup: G::Setup,
    /// In the order of seats; those beyond the last one have brought nothing of their own.
    pub secrets: Vec<G::Secret>,
    pub inputs: Vec<Input<G>>,
}

/// Why a record could not be read or played. `line` counts from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    Foreign { found: String },
    OtherGame { found: String, expected: &'static str },
    OtherRules { found: String, expected: u32 },
    Line { line: usize, problem: String },
    CutOff { inputs: usize },
    Setup(SetupErrors),
    Input { number: usize, problem: String },
}

impl Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::Foreign { found } => {
                write!(f, "this is no game record: it starts with `{found}` instead of `cantina record 1`")
            }
            RecordError::OtherGame { found, expected } => {
                write!(f, "this is a record of `{found}`, not of `{expected}`")
            }
            RecordError::OtherRules { found, expected } => write!(
                f,
                "this record follows rules version {found}, but this program plays version {expected}"
            ),
            RecordError::Line { line, problem } => write!(f, "line {line}: {problem}"),
            RecordError::CutOff { inputs } => {
                write!(f, "the record is cut off after {inputs} inputs: its last line must be `end N`")
            }
            RecordError::Setup(errors) => write!(f, "the set-up of the record is not legal: {errors}"),
            RecordError::Input { number, problem } => write!(f, "input {number} cannot be played: {problem}"),
        }
    }
}

impl std::error::Error for RecordError {}

impl<G: Game> Record<G> {
    pub fn new(setup: G::Setup) -> Record<G> {
        Record { setup, secrets: Vec::new(), inputs: Vec::new() }
    }

    /// The state after the first `inputs` inputs, each one checked.
    pub fn state_after(&self, inputs: usize, log: &mut impl Log<G>) -> Result<G::State, RecordError> {
        let mut state = begin::<G>(&self.setup, &self.secrets).map_err(RecordError::Setup)?;
        for (i, input) in self.inputs.iter().take(inputs).enumerate() {
            play(&mut state, *input, log).map_err(|rejected: Rejected<G>| RecordError::Input {
                number: i + 1,
                problem: rejected.say(&self.setup),
            })?;
        }
        Ok(state)
    }

    /// The state after all inputs.
    pub fn state(&self) -> Result<G::State, RecordError> {
        self.state_after(self.inputs.len(), &mut NoLog)
    }

    fn seat(&self, name: &str) -> Result<Seat, String> {
        seat_called::<G>(&self.setup, name).ok_or_else(|| format!("nobody at this table is called `{name}`"))
    }

    pub fn write(&self) -> String {
        let mut out = String::from("cantina record 1\n");
        let setup = serde_json::to_string(&self.setup).expect("a set-up is plain data");
        // Writing to a string cannot fail.
        let _ = writeln!(out, "game {} rules {}", G::NAME, G::RULES_VERSION);
        let _ = writeln!(out, "setup {setup}");
        let name = |seat: Seat| G::seat_name(&self.setup, seat);
        let nothing = G::Secret::default();
        for (seat, secret) in (0..).map(Seat).zip(&self.secrets).filter(|(_, secret)| **secret != nothing) {
            let secret = serde_json::to_string(secret).expect("a secret is plain data");
            let _ = writeln!(out, "secret {} {secret}", name(seat));
        }
        for input in &self.inputs {
            let _ = match input {
                Input::Act(seat, action) => writeln!(out, "{} {action}", name(*seat)),
                Input::Leave(seat) => writeln!(out, "{} {LEAVES}", name(*seat)),
                Input::Fate(fate) => writeln!(out, "fate {fate}"),
            };
        }
        let _ = writeln!(out, "end {}", self.inputs.len());
        out
    }

    pub fn read(text: &str) -> Result<Record<G>, RecordError> {
        let mut lines = text.lines().enumerate().map(|(i, line)| (i + 1, line.trim()));
        let first = lines.next().map_or("", |(_, line)| line);
        if first != "cantina record 1" {
            return Err(RecordError::Foreign { found: first.chars().take(40).collect() });
        }
        let (_, game) = lines.next().ok_or(RecordError::CutOff { inputs: 0 })?;
        let words: Vec<&str> = game.split_whitespace().collect();
        let ["game", name, "rules", version] = words[..] else {
            return Err(RecordError::Line { line: 2, problem: "expected `game NAME rules N`".into() });
        };
        if name != G::NAME {
            return Err(RecordError::OtherGame { found: name.into(), expected: G::NAME });
        }
        if version.parse() != Ok(G::RULES_VERSION) {
            return Err(RecordError::OtherRules { found: version.into(), expected: G::RULES_VERSION });
        }
        let (_, setup) = lines.next().ok_or(RecordError::CutOff { inputs: 0 })?;
        let setup = setup
            .strip_prefix("setup ")
            .ok_or("expected `setup {...}`".to_string())
            .and_then(|json| serde_json::from_str(json).map_err(|e| format!("set-up: {e}")))
            .map_err(|problem| RecordError::Line { line: 3, problem })?;
        let mut record = Record::new(setup);
        for (line, words) in lines {
            let problem = |problem: String| RecordError::Line { line, problem };
            let (who, what) = words.split_once(' ').unwrap_or((words, ""));
            if who == "end" {
                return match what.parse::<usize>() {
                    Ok(n) if n == record.inputs.len() => Ok(record),
                    _ => Err(problem(format!(
                        "`{words}` does not match the {} inputs above",
                        record.inputs.len()
                    ))),
                };
            }
            if who == "secret" && record.inputs.is_empty() {
                let (seat, secret) = what.split_once(' ').unwrap_or((what, ""));
                let seat = record.seat(seat).map_err(problem)?;
                let secret = serde_json::from_str(secret).map_err(|e| problem(format!("secret: {e}")))?;
                let secrets = record.secrets.len().max(seat.index() + 1);
                record.secrets.resize_with(secrets, Default::default);
                record.secrets[seat.index()] = secret;
                continue;
            }
            let input = match (who, what) {
                ("fate", _) => Input::Fate(what.parse().map_err(problem)?),
                (_, LEAVES) => Input::Leave(record.seat(who).map_err(problem)?),
                _ => Input::Act(record.seat(who).map_err(problem)?, what.parse().map_err(problem)?),
            };
            record.inputs.push(input);
        }
        Err(RecordError::CutOff { inputs: record.inputs.len() })
    }
}

/// The name of the game a record is about, if it is a record at all.
pub fn game_of_record(text: &str) -> Option<&str> {
    let mut lines = text.lines();
    (lines.next()?.trim() == "cantina record 1").then_some(())?;
    lines.next()?.trim().strip_prefix("game ")?.split_whitespace().next()
}
