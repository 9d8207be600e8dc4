//! Plays a scenario and holds its claims against the game.

mod claims;
mod table;

use std::fmt::{self, Display};

use kernel::{Game, Speak, Stage};

use crate::respell::respelled;
use crate::{Course, Line, Scenario, Setting, Statement, Step};
use claims::Said;
use table::Table;

/// A scenario that does not hold: where, what it said, and what is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    pub scenario: String,
    pub line: usize,
    pub said: String,
    pub problem: String,
    /// It is the scenario that is wrong: its set-up or position cannot be, so nothing was played.
    pub mistaken: bool,
}

impl Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "scenario {}, line {}: `{}`: {}", self.scenario, self.line, self.said, self.problem)
    }
}

impl std::error::Error for Failure {}

/// Plays a scenario. Besides its claims, the state must survive JSON after every input, and playing
/// all inputs once more from the start must give the same states: that is what undo rests on.
pub fn run<G: Speak + Stage>(scenario: &Scenario) -> Result<(), Failure> {
    run_with::<G>(scenario, claims::spoken)
}

/// The same for a game that has rules but no words yet: its scenarios claim nothing about texts or the log.
pub fn run_unspoken<G: Stage>(scenario: &Scenario) -> Result<(), Failure> {
    run_with::<G>(scenario, claims::unspoken)
}

fn run_with<G: Stage>(scenario: &Scenario, said: Said<G>) -> Result<(), Failure> {
    let failure = |line: Line, said: String, problem: String| Failure {
        scenario: scenario.name.clone(),
        line: line.0,
        said,
        problem,
        mistaken: false,
    };
    let mistake = |failure: Failure| Failure { mistaken: true, ..failure };
    let head = |problem| failure(scenario.line, format!("scenario {}", scenario.name), problem);
    if scenario.game != G::NAME {
        return Err(head(format!("this is a scenario of `{}`, not of `{}`", scenario.game, G::NAME)));
    }
    let setup = set_options::<G>(&scenario.options);
    let (position, steps) = match &scenario.course {
        Course::Refused { line, part } => {
            let refusal = setup.map_or_else(|(_, why)| Some(why), |setup| refusal_of::<G>(&setup));
            return check_refusal(refusal, part)
                .map_err(|problem| failure(*line, format!("setup-rejected \"{part}\""), problem));
        }
        Course::Played { position, steps } => (position, steps),
    };
    let setup = setup.map_err(|(option, problem)| {
        mistake(failure(option.line, format!("option {} {}", option.name, option.value), problem))
    })?;
    let mut told = Vec::new();
    let start = match position {
        None => G::start(&setup, &[])
            .map_err(|errors| mistake(head(format!("the set-up is refused: {errors}"))))?,
        Some(position) => {
            let mut stage = G::stage(&setup)
                .map_err(|problem| mistake(head(format!("the set-up is refused: {problem}"))))?;
            for placed in position {
                let said = || format!("{}: {}", placed.name, placed.value);
                G::place(&mut stage, &placed.name, &placed.value)
                    .map_err(|problem| mistake(failure(placed.line, said(), problem)))?;
            }
            G::raise_telling(stage, &mut told)
                .map_err(|problem| mistake(head(format!("the position cannot be: {problem}"))))?
        }
    };
    let end = steps.last().map_or(scenario.line, |step| step.line);
    let mut table = Table::<G>::new(setup, start, told).map_err(head)?;
    let blame = |(line, said, problem): Blame| failure(line, said, problem);
    for step in steps {
        take_step(&mut table, &respelled::<G>(step), said).map_err(blame)?;
    }
    table.settle(end).map_err(blame)?;
    if let Some((line, words)) = table.never_asked() {
        let problem = "the game never asked fate for this".to_string();
        return Err(failure(line, format!("fate: {words}"), problem));
    }
    table.replay().map_err(head)
}

/// A line, what it said, and the problem with it.
type Blame = (Line, String, String);

fn take_step<G: Stage>(table: &mut Table<G>, step: &Step, said: Said<G>) -> Result<(), Blame> {
    if let Statement::Fate(words) = &step.statement {
        table.dictate(step.line, words);
        return Ok(());
    }
    table.settle(step.line)?;
    let blame = |problem| (step.line, step.statement.to_string(), problem);
    if let Statement::Moves { seat, moves } = &step.statement {
        table.forget_log();
        for action in moves {
            // A dictated answer that does not fit is the fault of its own line.
            table.settle(step.line)?;
            table.act(seat, action).map_err(blame)?;
        }
        return Ok(());
    }
    claims::check(table, &step.statement, said).map_err(blame)
}

fn set_options<G: Stage>(options: &[Setting]) -> Result<G::Setup, (&Setting, String)> {
    let mut setup = G::usual();
    for option in options {
        G::set_option(&mut setup, &option.name, &option.value).map_err(|problem| (option, problem))?;
    }
    Ok(setup)
}

fn refusal_of<G: Game>(setup: &G::Setup) -> Option<String> {
    G::start(setup, &[]).err().map(|errors| errors.to_string())
}

fn check_refusal(refusal: Option<String>, part: &str) -> Result<(), String> {
    match refusal {
        None => Err("the set-up is accepted".into()),
        Some(message) if message.contains(part) => Ok(()),
        Some(message) => Err(format!("the set-up is refused, but with the message \"{message}\"")),
    }
}
