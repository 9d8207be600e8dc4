//! `cantina scenario`: positions, moves and claims from files, held against the rules.

use std::path::PathBuf;

use clap::Args;
use games::{Playable, Shelf, Task};
use testkit::{Failure, Scenario, parse};
use text::Lang;

use crate::Console;
use crate::problem::Ended;
use crate::save::read_text;

#[derive(Args, Debug)]
pub(crate) struct ScenarioArgs {
    /// The scenario files
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Show only what fails
    #[arg(long)]
    quiet: bool,
}

pub(crate) fn run<S: Shelf>(args: &ScenarioArgs, console: &mut Console<'_>) -> Ended {
    // Everything is read before anything is run: a broken file is no half-passed test.
    let mut scenarios = Vec::new();
    for path in &args.files {
        let file = path.display();
        let read = parse(&read_text(path, Lang::En)?).map_err(|error| format!("`{file}`: {error}"))?;
        if read.is_empty() {
            return Err(format!("`{file}` holds no scenario; one starts with the word `scenario`").into());
        }
        if let Some(stray) = read.iter().find(|scenario| !S::NAMES.contains(&scenario.game.as_str())) {
            let (name, game) = (&stray.name, &stray.game);
            let there_is = S::NAMES.join(", ");
            return Err(format!("`{file}`: {name}: unknown game `{game}`; there is: {there_is}").into());
        }
        scenarios.extend(read.into_iter().map(|scenario| (path, scenario)));
    }
    let (mut passed, mut failed, mut mistaken) = (0, 0, false);
    for (path, scenario) in &scenarios {
        let Scenario { name, title, .. } = scenario;
        match S::with_game(&scenario.game, Check { scenario })? {
            Ok(()) => {
                passed += 1;
                if !args.quiet {
                    console.line(format_args!("pass {name} {title}"))?;
                }
            }
            Err(failure) => {
                failed += 1;
                mistaken |= failure.mistaken;
                console.line(format_args!("FAIL {name} {title}: {}: {failure}", path.display()))?;
            }
        }
    }
    console.line(format_args!("{passed} passed, {failed} failed"))?;
    // A scenario that cannot be set up has shown nothing.
    Ok(if mistaken { 2 } else { u8::from(failed > 0) })
}

struct Check<'a> {
    scenario: &'a Scenario,
}

impl Task for Check<'_> {
    type Result = Result<(), Failure>;

    fn with<G: Playable>(self) -> Result<(), Failure> {
        testkit::run::<G>(self.scenario)
    }
}
