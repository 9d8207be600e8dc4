//! `cantina replay`: a saved game at any point.

use std::path::PathBuf;
use std::str::FromStr;

use clap::Args;
use games::{Playable, Shelf, Task};
use kernel::{Cast, Eyes, Outcome, Record, Turn, seat_called};
use text::Lang;

use crate::Console;
use crate::problem::{Ended, Problem};
use crate::save::{game_name, read_record, read_text};
use crate::setup::{LangArg, seat_names, seats};
use crate::words::{self, fill, pick};

#[derive(Args, Debug)]
pub(crate) struct ReplayArgs {
    /// The saved game
    file: PathBuf,
    /// Show the table after this many inputs instead of after the last one
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// Whose eyes: a seat, `all` for everything, `public` for what anybody may see
    #[arg(long = "as", value_name = "SEAT", default_value = "public")]
    eyes: String,
    /// How many lines of the log: a number or `all`
    #[arg(long, value_name = "N", default_value = "20")]
    log: LogLines,
    /// With the whole reasons of an opponent who goes by a procedure
    #[arg(long)]
    why: bool,
    #[command(flatten)]
    lang: LangArg,
}

#[derive(Clone, Copy, Debug)]
enum LogLines {
    Last(usize),
    All,
}

impl FromStr for LogLines {
    type Err = String;

    fn from_str(s: &str) -> Result<LogLines, String> {
        match s {
            "all" => Ok(LogLines::All),
            _ => s.parse().map(LogLines::Last).map_err(|_| format!("`{s}` is neither a number nor `all`")),
        }
    }
}

pub(crate) fn run<S: Shelf>(args: &ReplayArgs, console: &mut Console<'_>) -> Ended {
    let text = read_text(&args.file, args.lang.lang)?;
    let name = game_name(&text, &args.file)?;
    S::with_game(name, Show { args, text: &text, console })?
}

struct Show<'a, 'b> {
    args: &'a ReplayArgs,
    text: &'a str,
    console: &'a mut Console<'b>,
}

impl Task for Show<'_, '_> {
    type Result = Ended;

    fn with<G: Playable>(self) -> Ended {
        let Show { args, text, console } = self;
        let lang = args.lang.lang;
        let record = read_record::<G>(text, &args.file)?;
        let eyes = eyes_of::<G>(&record, &args.eyes, lang)?;
        let inputs = record.inputs.len();
        let to = args.to.unwrap_or(inputs);
        if to > inputs {
            return Err(Problem::Asked(fill(lang, words::BEYOND_THE_END, &[&to, &inputs])));
        }
        let mut events: Vec<G::Event> = Vec::new();
        let state = record.state_after(to, &mut events).expect("the whole record has been checked");
        console.heading(fill(lang, words::AFTER_INPUT, &[&G::title(lang), &to, &inputs]))?;

        let lines: Vec<String> = events
            .iter()
            .filter_map(|event| G::seen(event, eyes))
            .flat_map(|seen| {
                let reason = if args.why { G::say_reason(&seen, lang) } else { Vec::new() };
                let told = format!("- {}", G::say_event(&seen, &Cast::default(), lang));
                std::iter::once(told).chain(reason.into_iter().map(|line| format!("    {line}")))
            })
            .collect();
        let left_out = match args.log {
            LogLines::All => 0,
            LogLines::Last(n) => lines.len().saturating_sub(n),
        };
        if left_out > 0 {
            console.line(fill(lang, words::LINES_LEFT_OUT, &[&left_out]))?;
        }
        for line in &lines[left_out..] {
            console.line(line)?;
        }
        console.line("")?;
        let view = G::view(&state, eyes);
        console.line(G::say_table(&view, lang).trim_end())?;
        console.line("")?;
        match G::turn(&state) {
            Turn::Over(outcome) => console.heading(say_outcome::<G>(&record.setup, &state, outcome, lang))?,
            _ => console.line(G::say_question(&view, lang))?,
        }
        Ok(0)
    }
}

fn eyes_of<G: Playable>(record: &Record<G>, name: &str, lang: Lang) -> Result<Eyes, String> {
    match name {
        "all" => Ok(Eyes::All),
        "public" => Ok(Eyes::Public),
        _ => seat_called::<G>(&record.setup, name).map(Eyes::Seat).ok_or_else(|| {
            let names = seat_names::<G>(&record.setup);
            fill(lang, words::NO_SUCH_EYES, &[&name, &names.join(", ")])
        }),
    }
}

/// Who has won, in a sentence.
pub(crate) fn say_outcome<G: Playable>(
    setup: &G::Setup,
    state: &G::State,
    outcome: Outcome,
    lang: Lang,
) -> String {
    match outcome {
        Outcome::Draw => pick(lang, words::DRAWN).to_string(),
        Outcome::Won(team) => {
            let mut winners: Vec<String> = seats::<G>(setup)
                .filter(|seat| G::team(state, *seat) == team)
                .map(|seat| G::say_seat(setup, seat, lang))
                .collect();
            if winners.is_empty() {
                // The team is nobody's seat.
                winners.push(G::say_team(setup, team, lang));
            }
            fill(lang, words::WON_BY, &[&winners.join(", ")])
        }
    }
}
