//! `cantina play`: a person, or several, at the table.

mod menu;
mod prompt;
mod session;
mod table;

use std::hash::{BuildHasher, RandomState};
use std::path::PathBuf;

use bots::BotKind;
use clap::Args;
use games::Playable;
use kernel::{Record, Seat, Seats};

use crate::Console;
use crate::decks::DecksArg;
use crate::named::Named;
use crate::problem::{Ended, Problem};
use crate::save::{SaveFile, read_record, read_text};
use crate::setup::{LangArg, Opponent, SetupArgs, seat_called, seats, start};
use crate::words::{self, pick};
use session::Session;
use table::{Pace, Table};

#[derive(Args, Debug)]
pub(crate) struct PlayArgs {
    /// The game
    game: String,
    #[command(flatten)]
    lang: LangArg,
    /// The seat you play; the first one if left out
    #[arg(long = "as", value_name = "SEAT", conflicts_with = "hot_seat")]
    seat: Option<String>,
    /// Who plays the other seats: random, rules, or an opponent of the game itself
    #[arg(long, value_name = "BOT", default_value = "rules")]
    bot: Opponent,
    #[command(flatten)]
    setup: SetupArgs,
    #[command(flatten)]
    decks: DecksArg,
    /// Equal seeds give equal luck
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// People play all seats, taking turns at the keyboard
    #[arg(long)]
    hot_seat: bool,
    /// Whether what an opponent of the game itself does is told at once, or step by step
    #[arg(long, value_name = "PACE", value_enum, default_value = "at-once")]
    pace: Pace,
}

impl Named for PlayArgs {
    fn game(&self) -> &str {
        &self.game
    }

    fn mode(&self) -> Option<&str> {
        self.setup.mode()
    }

    fn run<G: Playable>(&self, console: &mut Console<'_>) -> Ended {
        let lang = self.lang.lang;
        let (record, file) = match &self.resume {
            Some(_) if !self.setup.is_usual() || !self.decks.is_usual() => {
                return Err(Problem::Asked(pick(lang, words::SETUP_IS_SAVED).to_string()));
            }
            Some(path) => {
                let text = read_text(path, lang)?;
                (read_record::<G>(&text, path)?, SaveFile::of(path))
            }
            None => {
                let mut setup = self.setup.setup::<G>()?;
                self.bot.seated::<G>(&mut setup)?;
                let secrets = self.decks.secrets::<G>(&setup, lang)?;
                start::<G>(&setup, &secrets, lang)?;
                (Record { secrets, ..Record::new(setup) }, SaveFile::default())
            }
        };
        let people = match &self.seat {
            _ if self.hot_seat => seats::<G>(&record.setup).fold(Seats::NONE, Seats::with),
            Some(name) => Seats::one(seat_called::<G>(&record.setup, name, lang)?),
            None => Seats::one(Seat(0)),
        };
        // An opponent that the game knows itself needs no bot, and has come with the set-up.
        let bot = self.bot.seated::<G>(&mut record.setup.clone())?.unwrap_or(BotKind::Rules);
        // The standard library's only source of chance; any number will do.
        let seed = self.seed.unwrap_or_else(|| u64::from(RandomState::new().hash_one(0) as u32));
        let session = Session::open(record, people, bot, seed);
        Table::new(session, file, lang, console, self.pace).sit_down(self.hot_seat)?;
        Ok(0)
    }
}
