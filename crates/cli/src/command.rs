//! The command line: which subcommands there are and who does them.

use std::error::Error;
use std::ffi::OsString;
use std::io;

use clap::error::{ContextKind, ErrorKind};
use clap::{Parser, Subcommand};
use games::Shelf;

use crate::problem::{Ended, Problem};
use crate::{Console, cards, deck, house, named, play, replay, rules, scenario, serve, simulate};

/// Star Wars tabletop games in the terminal, by the exact rules.
#[derive(Parser, Debug)]
#[command(name = "cantina", version, arg_required_else_help = true)]
struct Command {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand, Debug)]
enum What {
    /// Play a game against a bot, or several people at one keyboard
    Play(play::PlayArgs),
    /// Let bots play many games and count who wins
    Simulate(simulate::SimulateArgs),
    /// Show the cards of a game
    Cards(cards::CardsArgs),
    /// Check, show or convert a deck
    Deck(deck::DeckArgs),
    /// Show the rules of a game in short, or those about something
    Rules(rules::RulesArgs),
    /// Show a saved game at any point
    Replay(replay::ReplayArgs),
    /// Hold scenario files against the rules
    Scenario(scenario::ScenarioArgs),
    /// Open tables for friends: a server that anybody with a link can play at
    ///
    /// It keeps every table in one file and writes each move there before anybody sees it, so that it can be
    /// stopped and started at any time. Stop it with Ctrl-C. It speaks plain HTTP: to be reached from
    /// elsewhere, put a server that speaks HTTPS before it.
    Serve(Box<serve::ServeArgs>),
    /// Copy the tables of a server to a file, also while it runs
    Backup(house::BackupArgs),
    /// Put a copy back in its place; what was there is kept
    Restore(house::RestoreArgs),
    /// Look after the tables and accounts of a server
    Admin(house::AdminArgs),
}

/// Does what the arguments ask for and gives the exit code: 0 for done, 1 for a failed check, 2 for
/// a request that does not make sense.
pub fn run<S: Shelf>(arguments: impl IntoIterator<Item = OsString>, console: &mut Console<'_>) -> u8 {
    let ended = match Command::try_parse_from(arguments) {
        Ok(command) => dispatch::<S>(command.what, console),
        Err(error) if error.use_stderr() => Err(Problem::Asked(in_one_sentence(&error))),
        Err(help) => console.line(help.to_string().trim_end()).map(|()| 0).map_err(Problem::from),
    };
    let ended = ended.and_then(|code| console.output.flush().map(|()| code).map_err(Problem::from));
    match ended {
        Ok(code) => code,
        Err(Problem::Asked(sentence)) => {
            // What was said before the problem comes before it.
            let _ = console.output.flush();
            let _ = writeln!(console.errors, "cantina: {sentence}");
            2
        }
        // The reader has gone, for instance `cantina cards ... | head`: that is no mistake.
        Err(Problem::Broken(error)) if error.kind() == io::ErrorKind::BrokenPipe => 0,
        Err(Problem::Broken(error)) => {
            let _ = writeln!(console.errors, "cantina: reading or writing failed: {error}");
            2
        }
    }
}

fn dispatch<S: Shelf>(what: What, console: &mut Console<'_>) -> Ended {
    match what {
        What::Play(args) => named::run::<S>(&args, console),
        What::Simulate(args) => named::run::<S>(&args, console),
        What::Cards(args) => named::run::<S>(&args, console),
        What::Deck(args) => deck::run::<S>(&args, console),
        What::Rules(args) => named::run::<S>(&args, console),
        What::Replay(args) => replay::run::<S>(&args, console),
        What::Scenario(args) => scenario::run::<S>(&args, console),
        What::Serve(args) => serve::run(&args, console),
        What::Backup(args) => house::backup(&args, console),
        What::Restore(args) => house::restore(&args, console),
        What::Admin(args) => house::admin(&args, console),
    }
}

/// The argument parser's error without its usage block; a value's own error already lists the choices.
fn in_one_sentence(error: &clap::Error) -> String {
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        return error.to_string().trim_end().to_string();
    }
    match (error.source(), error.get(ContextKind::InvalidArg)) {
        (Some(source), Some(argument)) => format!("{argument}: {source}"),
        _ => {
            let whole = error.to_string();
            let first = whole.split("\n\n").next().unwrap_or_default();
            let words: Vec<&str> = first.trim_start_matches("error: ").split_whitespace().collect();
            format!("{}; see `cantina help`", words.join(" "))
        }
    }
}
