//! `cantina deck`: whether a deck can be played, what is in it, and the same in another form.

use clap::{Args, Subcommand, ValueEnum};
use games::{Playable, Shelf, Task};
use kernel::{DeckCount, DeckFacts, DeckLine};
use text::Lang;

use crate::Console;
use crate::decks::{named, readable, say_fault, title};
use crate::named::{self, Named};
use crate::problem::{Ended, Problem};
use crate::setup::LangArg;
use crate::words::{self, fill, pick};

#[derive(Args, Debug)]
pub(crate) struct DeckArgs {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand, Debug)]
enum What {
    /// Say whether a deck can be played, and everything that keeps it from that
    Check(FileArgs),
    /// Show what is in a deck: leader, base, costs, icons and cards
    Show(FileArgs),
    /// Write a deck in another form
    Convert {
        #[command(flatten)]
        file: FileArgs,
        /// As JSON, for other programs, or as a plain list
        #[arg(long, value_name = "json|text")]
        to: Form,
    },
}

#[derive(Args, Debug)]
struct FileArgs {
    /// A file with a deck, as JSON or as a list, or the name of a ready deck
    file: String,
    /// The game; the first to which decks are brought if left out
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    #[command(flatten)]
    lang: LangArg,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Form {
    Json,
    Text,
}

pub(crate) fn run<S: Shelf>(args: &DeckArgs, console: &mut Console<'_>) -> Ended {
    let (What::Check(file) | What::Show(file) | What::Convert { file, .. }) = &args.what;
    let brought = S::NAMES.iter().copied().find(|name| S::take(name, Brings).unwrap_or(false));
    let Some(game) = file.game.as_deref().or(brought) else {
        return Err(Problem::Asked(pick(file.lang.lang, words::NO_GAME_WITH_DECKS).to_owned()));
    };
    named::run::<S>(&Asked { args, file, game }, console)
}

struct Brings;

impl Task for Brings {
    type Result = bool;

    fn with<G: Playable>(self) -> bool {
        G::brings(&G::usual())
    }
}

/// What is asked of a deck of a game.
struct Asked<'a> {
    args: &'a DeckArgs,
    file: &'a FileArgs,
    game: &'a str,
}

impl Named for Asked<'_> {
    fn game(&self) -> &str {
        self.game
    }

    fn run<G: Playable>(&self, console: &mut Console<'_>) -> Ended {
        let (name, lang) = (&self.file.file, self.file.lang.lang);
        match &self.args.what {
            What::Check(_) => check::<G>(name, lang, console),
            What::Show(_) => {
                let secret = readable::<G>(name, lang)?;
                console.line(title::<G>(name, &secret, lang))?;
                console.line(shown(&G::deck_facts(&secret, lang), lang))?;
                for fault in G::faults(&secret, lang) {
                    console.line(say_fault(&fault))?;
                }
                Ok(0)
            }
            What::Convert { to, .. } => {
                let secret = readable::<G>(name, lang)?;
                let written = match to {
                    Form::Json => serde_json::to_string_pretty(&secret).expect("a deck is plain data"),
                    Form::Text => G::list_secret(&secret, lang),
                };
                console.line(written.trim_end())?;
                Ok(0)
            }
        }
    }
}

/// Everything that is wrong, a line each.
fn check<G: Playable>(name: &str, lang: Lang, console: &mut Console<'_>) -> Ended {
    let read = named::<G>(name, lang)?;
    let mut faults = read.faults;
    faults.extend(G::faults(&read.secret, lang));
    if faults.is_empty() {
        let facts = G::deck_facts(&read.secret, lang);
        console.line(fill(lang, words::DECK_IS_LEGAL, &[&name, &facts.size]))?;
        return Ok(0);
    }
    console.line(fill(lang, words::BAD_DECK, &[&name]))?;
    for fault in &faults {
        console.line(format!("  {}", say_fault(fault)))?;
    }
    Ok(2)
}

fn shown(facts: &DeckFacts, lang: Lang) -> String {
    let of = |place: &'static str| facts.lines.iter().filter(move |line| line.place == place);
    let mut lines = Vec::new();
    for (place, word) in [("leader", words::LEADER), ("base", words::BASE)] {
        for line in of(place) {
            lines.push(format!("{}: {} ({})", pick(lang, word), line.name, line.code));
        }
    }
    lines.push(fill(lang, words::CARDS_IN_DECK, &[&facts.size]));
    lines.push(counts(words::KINDS, &facts.kinds, lang));
    lines.push(counts(words::ASPECTS, &facts.aspects, lang));
    lines.push(String::new());
    lines.push(pick(lang, words::CURVE).to_owned());
    let cost = |count: &DeckCount| format!("{:>3} {} {}", count.id, "█".repeat(count.n as usize), count.n);
    lines.extend(facts.costs.iter().map(cost));
    lines.push(String::new());
    lines.extend(of("deck").map(card));
    if of("sideboard").next().is_some() {
        lines.push(String::new());
        lines.push(pick(lang, words::SIDEBOARD).to_owned());
        lines.extend(of("sideboard").map(card));
    }
    lines.join("\n")
}

fn counts(word: text::Both, counts: &[DeckCount], lang: Lang) -> String {
    let said: Vec<String> = counts.iter().map(|count| format!("{} {}", count.n, count.title)).collect();
    format!("{}: {}", pick(lang, word), said.join(", "))
}

/// `3 × 4+2  Name (SOR_095)`: the penalty stands behind the cost.
fn card(line: &DeckLine) -> String {
    let cost = line.cost.map_or_else(String::new, |cost| cost.to_string());
    let penalty = if line.penalty > 0 { format!("+{}", line.penalty) } else { String::new() };
    format!("{} × {:<5} {} ({})", line.count, cost + &penalty, line.name, line.code)
}
