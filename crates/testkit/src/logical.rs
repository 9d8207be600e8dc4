//! Lines as the parser sees them: without comments, joined where a list goes on in the next line,
//! and able to say where in the file each of their characters stands.

use crate::ParseError;

#[derive(Debug)]
pub(crate) struct Logical {
    pub(crate) text: String,
    pub(crate) indented: bool,
    pieces: Vec<Piece>,
}

/// One line of the file within a logical line.
#[derive(Debug)]
struct Piece {
    starts_at: usize,
    line: usize,
    column: usize,
}

impl Logical {
    pub(crate) fn line(&self) -> usize {
        self.pieces[0].line
    }

    /// An error at a byte of `text`.
    pub(crate) fn error(&self, at: usize, problem: impl Into<String>) -> ParseError {
        let piece = self.pieces.iter().rev().find(|p| p.starts_at <= at).unwrap_or(&self.pieces[0]);
        let before = self.text.get(piece.starts_at..at).unwrap_or("");
        ParseError {
            line: piece.line,
            column: piece.column + before.chars().count(),
            problem: problem.into(),
        }
    }
}

/// All lines of a file that say something.
pub(crate) fn logical_lines(text: &str) -> Result<Vec<Logical>, ParseError> {
    let mut lines: Vec<Logical> = Vec::new();
    for (i, raw) in text.lines().enumerate() {
        let said = without_comment(raw, i + 1)?;
        let trimmed = said.trim_start();
        let lead = &said[..said.len() - trimmed.len()];
        let trimmed = trimmed.trim_end();
        if trimmed.is_empty() {
            continue;
        }
        let indented = !lead.is_empty();
        let mut piece = Piece { starts_at: 0, line: i + 1, column: lead.chars().count() + 1 };
        match lines.last_mut().filter(|last| indented && last.text.ends_with(',')) {
            Some(last) => {
                last.text.push(' ');
                piece.starts_at = last.text.len();
                last.text.push_str(trimmed);
                last.pieces.push(piece);
            }
            None => lines.push(Logical { text: trimmed.into(), indented, pieces: vec![piece] }),
        }
    }
    Ok(lines)
}

/// The line up to a `#` that is not inside quotes.
fn without_comment(raw: &str, line: usize) -> Result<&str, ParseError> {
    let mut quote_from = None;
    let mut escaped = false;
    for (column, (at, c)) in raw.char_indices().enumerate() {
        match c {
            _ if escaped => escaped = false,
            '\\' if quote_from.is_some() => escaped = true,
            '"' => quote_from = if quote_from.is_some() { None } else { Some(column + 1) },
            '#' if quote_from.is_none() => return Ok(&raw[..at]),
            _ => {}
        }
    }
    match quote_from {
        None => Ok(raw),
        Some(column) => Err(ParseError {
            line,
            column,
            problem: "expected a closing `\"` before the end of the line".into(),
        }),
    }
}
