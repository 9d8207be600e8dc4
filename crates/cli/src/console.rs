//! Where the program reads and writes: a terminal, a pipe or a test.

use std::fmt;
use std::io::{self, BufRead, Write};

pub struct Console<'a> {
    pub input: &'a mut dyn BufRead,
    pub output: &'a mut dyn Write,
    pub errors: &'a mut dyn Write,
    /// A person sits there, reading and typing.
    pub terminal: bool,
    /// Escape codes are welcome.
    pub colour: bool,
    /// A progress bar is welcome.
    pub progress: bool,
}

impl fmt::Debug for Console<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Console").field("terminal", &self.terminal).finish_non_exhaustive()
    }
}

impl Console<'_> {
    pub fn line(&mut self, text: impl fmt::Display) -> io::Result<()> {
        writeln!(self.output, "{text}")
    }

    /// A line that stands out where it can.
    pub fn heading(&mut self, text: impl fmt::Display) -> io::Result<()> {
        if self.colour { writeln!(self.output, "\x1b[1m{text}\x1b[0m") } else { self.line(text) }
    }

    /// The next line that is typed, or `None` when there are no more.
    pub fn ask(&mut self) -> io::Result<Option<String>> {
        write!(self.output, "> ")?;
        self.output.flush()?;
        let mut bytes = Vec::new();
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            self.line("")?;
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&bytes).trim().to_string()))
    }

    /// Wipes the screen, so that the next player does not read what the last one could see.
    pub fn wipe(&mut self) -> io::Result<()> {
        if self.terminal { write!(self.output, "\x1b[2J\x1b[3J\x1b[H") } else { Ok(()) }
    }
}
