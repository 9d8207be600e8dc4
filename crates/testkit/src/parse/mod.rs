//! From text to scenarios.

mod span;
mod statement;

use std::fmt::{self, Display};

use crate::logical::{Logical, logical_lines};
use crate::{Course, Line, Scenario, Setting, Statement, Step};
use span::Span;
use statement::statement;

/// Why a text is no scenario. Line and column count from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    pub line: usize,
    pub column: usize,
    pub problem: String,
}

impl Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.problem)
    }
}

impl std::error::Error for ParseError {}

/// Reads all scenarios of a file.
pub fn parse(text: &str) -> Result<Vec<Scenario>, ParseError> {
    let lines = logical_lines(text)?;
    let mut starts: Vec<usize> = (0..lines.len()).filter(|i| starts_scenario(&lines[*i])).collect();
    let head = starts.first().copied().unwrap_or(lines.len());
    let usual_game = game_of_file(&lines[..head])?;
    starts.push(lines.len());

    let mut scenarios: Vec<Scenario> = Vec::new();
    for window in starts.windows(2) {
        let lines = &lines[window[0]..window[1]];
        let scenario = read_scenario(lines, usual_game.as_deref())?;
        if let Some(earlier) = scenarios.iter().find(|earlier| earlier.name == scenario.name) {
            let problem =
                format!("`{}` is already the name of the scenario in line {}", scenario.name, earlier.line.0);
            return Err(lines[0].error(0, problem));
        }
        scenarios.push(scenario);
    }
    Ok(scenarios)
}

fn starts_scenario(line: &Logical) -> bool {
    !line.indented && Span::whole(line).word().0.text == "scenario"
}

/// A `game` line before the first scenario counts for all that name none.
fn game_of_file(lines: &[Logical]) -> Result<Option<String>, ParseError> {
    let mut game = None;
    for line in lines {
        let (first, rest) = Span::whole(line).word();
        if first.text != "game" || line.indented || game.is_some() {
            let wanted = if game.is_some() { "`scenario`" } else { "`scenario` or `game`" };
            return Err(first.expected(wanted));
        }
        game = Some(rest.one_word("the name of a game")?);
    }
    Ok(game)
}

fn read_scenario(lines: &[Logical], usual_game: Option<&str>) -> Result<Scenario, ParseError> {
    let (_, rest) = Span::whole(&lines[0]).word();
    let (name, title) = rest.word();
    let (name, title) = (name.name("the name of the scenario")?, title.quoted()?);
    let mut draft = Draft::default();
    for line in &lines[1..] {
        draft.read(line)?;
    }
    let game = draft.game.or(usual_game.map(String::from));
    let game =
        game.ok_or_else(|| lines[0].error(0, format!("expected a `game` line for scenario `{name}`")))?;
    let course = match draft.refused {
        Some((line, part)) => Course::Refused { line, part },
        None if draft.steps.is_empty() => {
            return Err(lines[0].error(0, format!("expected a move or a claim in scenario `{name}`")));
        }
        None => Course::Played { position: draft.position, steps: draft.steps },
    };
    Ok(Scenario {
        name,
        title,
        rules: draft.rules.unwrap_or_default(),
        game,
        line: Line(lines[0].line()),
        options: draft.options,
        course,
    })
}

/// A scenario of which not all lines are read.
#[derive(Default)]
struct Draft {
    rules: Option<Vec<String>>,
    game: Option<String>,
    options: Vec<Setting>,
    position: Option<Vec<Setting>>,
    /// Whether the next indented line belongs to the position.
    placing: bool,
    steps: Vec<Step>,
    refused: Option<(Line, String)>,
}

impl Draft {
    fn read(&mut self, line: &Logical) -> Result<(), ParseError> {
        let whole = Span::whole(line);
        if line.indented {
            return self.place(whole);
        }
        self.placing = false;
        let (first, rest) = whole.word();
        match first.text {
            "rules" | "game" | "option" | "position" => {
                if !self.steps.is_empty() || self.refused.is_some() {
                    return Err(
                        first.expected("a move or a claim (the set-up comes before the first of them)")
                    );
                }
                self.head(first, rest)
            }
            "setup-rejected" => {
                if self.position.is_some() || !self.steps.is_empty() || self.refused.is_some() {
                    return Err(first.error("expected `setup-rejected` to stand alone after the set-up"));
                }
                self.refused = Some((Line(line.line()), rest.quoted()?));
                Ok(())
            }
            _ => {
                let statement = read_statement(whole, first)?;
                if self.refused.is_some() {
                    return Err(first.error("expected nothing after `setup-rejected`: no game was started"));
                }
                self.steps.push(Step { line: Line(line.line()), statement });
                Ok(())
            }
        }
    }

    fn head(&mut self, first: Span<'_>, rest: Span<'_>) -> Result<(), ParseError> {
        let second = || first.error(format!("a scenario has only one `{}` line", first.text));
        match first.text {
            "rules" => {
                let rules = rest.value("the numbers of rules")?;
                let rules =
                    rules.split([' ', ',']).filter(|rule| !rule.is_empty()).map(String::from).collect();
                self.rules.replace(rules).map_or(Ok(()), |_| Err(second()))
            }
            "game" => {
                let game = rest.one_word("the name of a game")?;
                self.game.replace(game).map_or(Ok(()), |_| Err(second()))
            }
            "option" => {
                let (name, value) = rest.word();
                self.options.push(Setting {
                    line: Line(first.line_number()),
                    name: name.name("the name of an option")?,
                    value: value.value("the value of the option")?,
                });
                Ok(())
            }
            _ if rest.text.is_empty() => {
                self.placing = true;
                self.position.replace(Vec::new()).map_or(Ok(()), |_| Err(second()))
            }
            _ => Err(rest.expected("the end of the line; the things of a position stand indented below it")),
        }
    }

    fn place(&mut self, whole: Span<'_>) -> Result<(), ParseError> {
        let position = self.position.as_mut().filter(|_| self.placing).ok_or_else(|| {
            whole.error(
                "expected no indentation: only the lines below `position` and lines after a comma have it",
            )
        })?;
        let (subject, value) = whole.split(':').ok_or_else(|| whole.expected("`SUBJECT: VALUE`"))?;
        let name = subject.name("a subject")?;
        if position.iter().any(|placed| placed.name == name) {
            return Err(subject.error(format!("`{name}` is placed twice")));
        }
        let value = value.value("a value")?;
        position.push(Setting { line: Line(whole.line_number()), name, value });
        Ok(())
    }
}

fn read_statement(whole: Span<'_>, first: Span<'_>) -> Result<Statement, ParseError> {
    statement(whole).unwrap_or_else(|| {
        Err(first.expected(
            "a move (`SEAT: ACTION`), `fate:`, `offered`, `not-offered`, `reject`, `expect`, `as`, \
             `setup-rejected`, `rules`, `game`, `option`, `position` or `scenario`",
        ))
    })
}
