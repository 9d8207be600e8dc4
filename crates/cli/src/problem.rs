//! Why the program stops without having done what was asked.

use std::io;

#[derive(Debug)]
pub(crate) enum Problem {
    /// The person asked for something that does not go: one sentence says what does.
    Asked(String),
    /// Nothing can be read or written any more.
    Broken(io::Error),
}

impl From<io::Error> for Problem {
    fn from(error: io::Error) -> Problem {
        Problem::Broken(error)
    }
}

impl From<String> for Problem {
    fn from(sentence: String) -> Problem {
        Problem::Asked(sentence)
    }
}

/// What a subcommand gives back: its exit code.
pub(crate) type Ended = Result<u8, Problem>;
