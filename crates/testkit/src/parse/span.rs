//! A stretch of a line that knows where it stands, and the small things that are read from it.

use crate::ParseError;
use crate::logical::Logical;

#[derive(Clone, Copy)]
pub(super) struct Span<'a> {
    line: &'a Logical,
    from: usize,
    pub(super) text: &'a str,
}

impl<'a> Span<'a> {
    pub(super) fn whole(line: &'a Logical) -> Span<'a> {
        Span { line, from: 0, text: &line.text }
    }

    fn part(self, from: usize, to: usize) -> Span<'a> {
        let text = &self.text[from..to];
        let lead = text.len() - text.trim_start().len();
        Span { from: self.from + from + lead, text: text.trim(), ..self }
    }

    pub(super) fn error(self, problem: impl Into<String>) -> ParseError {
        self.line.error(self.from, problem)
    }

    /// An error that says what should stand here instead.
    pub(super) fn expected(self, what: &str) -> ParseError {
        if self.text.is_empty() {
            self.error(format!("expected {what}, but the line ends here"))
        } else {
            self.error(format!("expected {what}, found `{}`", self.text))
        }
    }

    pub(super) fn line_number(self) -> usize {
        self.line.line()
    }

    /// The first word and what follows it.
    pub(super) fn word(self) -> (Span<'a>, Span<'a>) {
        let end = self.text.find(char::is_whitespace).unwrap_or(self.text.len());
        (self.part(0, end), self.part(end, self.text.len()))
    }

    pub(super) fn words(self) -> Vec<Span<'a>> {
        let mut words = Vec::new();
        let mut rest = self;
        while !rest.text.is_empty() {
            let (word, after) = rest.word();
            words.push(word);
            rest = after;
        }
        words
    }

    /// From the start of this span to the start of a later one in the same line.
    pub(super) fn up_to(self, later: Span<'a>) -> Span<'a> {
        self.part(0, later.from - self.from)
    }

    /// What follows this span in a larger one.
    pub(super) fn rest_of(self, larger: Span<'a>) -> Span<'a> {
        larger.part(self.from + self.text.len() - larger.from, larger.text.len())
    }

    /// What stands before and after the first `mark`.
    pub(super) fn split(self, mark: char) -> Option<(Span<'a>, Span<'a>)> {
        let at = self.text.find(mark)?;
        Some((self.part(0, at), self.part(at + mark.len_utf8(), self.text.len())))
    }

    pub(super) fn split_all(self, mark: char) -> Vec<Span<'a>> {
        let mut parts = Vec::new();
        let mut rest = self;
        while let Some((before, after)) = rest.split(mark) {
            parts.push(before);
            rest = after;
        }
        parts.push(rest);
        parts
    }

    /// The parts between commas. A comma in parentheses parts nothing.
    fn entries(self) -> impl Iterator<Item = Span<'a>> {
        let mut from = 0;
        kernel::outside(self.text).map(move |entry| {
            let part = self.part(from, from + entry.len());
            from += entry.len() + 1;
            part
        })
    }

    /// What stands before the first quote, and the quote with all that follows.
    pub(super) fn before_quote(self) -> (Span<'a>, Span<'a>) {
        let at = self.text.find('"').unwrap_or(self.text.len());
        (self.part(0, at), self.part(at, self.text.len()))
    }

    /// Words without punctuation, one space between them.
    pub(super) fn name(self, what: &str) -> Result<String, ParseError> {
        self.free(what, &[',', ';', ':', '"'])
    }

    /// A name, and in parentheses what is said about it.
    fn entry(self, what: &str) -> Result<String, ParseError> {
        self.free(what, if self.text.contains('(') { &[';', ':', '"'] } else { &[',', ';', ':', '"'] })
    }

    /// A single word without punctuation.
    pub(super) fn one_word(self, what: &str) -> Result<String, ParseError> {
        let (word, rest) = self.word();
        if !rest.text.is_empty() {
            return Err(rest.error(format!("expected nothing more after {what}, found `{}`", rest.text)));
        }
        word.name(what)
    }

    /// Words in which commas and semicolons may stand; the game knows what they mean.
    pub(super) fn value(self, what: &str) -> Result<String, ParseError> {
        self.free(what, &[':', '"'])
    }

    fn free(self, what: &str, forbidden: &[char]) -> Result<String, ParseError> {
        if self.text.is_empty() {
            return Err(self.expected(what));
        }
        if let Some(at) = self.text.find(forbidden) {
            let found = &self.text[at..];
            let mark = found.chars().next().unwrap_or_default();
            return Err(self
                .part(at, self.text.len())
                .error(format!("expected {what}, in which no `{mark}` can stand")));
        }
        Ok(self.text.split_whitespace().collect::<Vec<_>>().join(" "))
    }

    /// Names with commas between them.
    pub(super) fn names(self, what: &str) -> Result<Vec<String>, ParseError> {
        self.entries()
            .map(|entry| match entry.entry(what) {
                Ok(name) if name == "none" => Err(entry.expected(&format!("{what} (`none` stands alone)"))),
                other => other,
            })
            .collect()
    }

    /// Names with commas between them, or `none`.
    pub(super) fn names_or_none(self, what: &str) -> Result<Vec<String>, ParseError> {
        if self.text == "none" { Ok(Vec::new()) } else { self.names(&format!("{what} or `none`")) }
    }

    /// Text in quotes, up to the end of the line.
    pub(super) fn quoted(self) -> Result<String, ParseError> {
        let wanted = "a text in quotes";
        let inside = self.text.strip_prefix('"').ok_or_else(|| self.expected(wanted))?;
        let mut out = String::new();
        let mut chars = inside.char_indices();
        while let Some((at, c)) = chars.next() {
            match c {
                '"' => {
                    let rest = self.part(at + 2, self.text.len());
                    if rest.text.is_empty() {
                        return Ok(out);
                    }
                    return Err(rest.expected("the end of the line after the text in quotes"));
                }
                '\\' => out.push(match chars.next() {
                    Some((_, 'n')) => '\n',
                    Some((_, 'r')) => '\r',
                    Some((_, c @ ('"' | '\\'))) => c,
                    _ => {
                        let here = self.part(at + 1, self.text.len());
                        return Err(here.error("expected `\\\"`, `\\\\`, `\\n` or `\\r`"));
                    }
                }),
                c => out.push(c),
            }
        }
        Err(self.error("expected a closing `\"`"))
    }
}
