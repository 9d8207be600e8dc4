//! `cantina simulate`: many games between bots, counted.

mod report;
mod tally;

use std::cell::RefCell;
use std::time::Instant;

use bots::{AnyBot, BotKind, play_out};
use clap::Args;
use clap::builder::RangedU64ValueParser;
use games::Playable;
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{Dice, Log, Outcome};
use rayon::prelude::*;
use text::Lang;

use crate::Console;
use crate::decks::DecksArg;
use crate::named::Named;
use crate::problem::{Ended, Problem};
use crate::setup::{LangArg, Opponent, SetupArgs, seats, start};
use crate::words::{self, fill};
use report::Report;
use tally::Tally;

#[derive(Args, Debug)]
pub(crate) struct SimulateArgs {
    /// The game
    game: String,
    /// One bot for all seats or one for each: random, rules, or an opponent of the game itself
    #[arg(long, value_name = "BOTS", value_delimiter = ',', default_value = "random")]
    bots: Vec<Opponent>,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = RangedU64ValueParser::<u64>::new().range(1..))]
    games: u64,
    /// Equal seeds give equal games, whatever the number of threads
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many threads; as many as the machine has if left out
    #[arg(long, value_name = "N", value_parser = RangedU64ValueParser::<usize>::new().range(1..=1024))]
    threads: Option<usize>,
    #[command(flatten)]
    setup: SetupArgs,
    #[command(flatten)]
    decks: DecksArg,
    /// A game that takes longer than this is stopped and counts as a draw
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    max_actions: u64,
    /// As a JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    lang: LangArg,
}

/// Games handed to a thread in one go: enough to make handing out free, few enough to share well.
const BATCH: u64 = 32;

impl Named for SimulateArgs {
    fn game(&self) -> &str {
        &self.game
    }

    fn mode(&self) -> Option<&str> {
        self.setup.mode()
    }

    fn run<G: Playable>(&self, console: &mut Console<'_>) -> Ended {
        let lang = self.lang.lang;
        let mut setup = self.setup.setup::<G>()?;
        let seated: Vec<_> =
            self.bots.iter().map(|bot| bot.seated::<G>(&mut setup)).collect::<Result<_, _>>()?;
        let seated: Vec<BotKind> = seated.into_iter().flatten().collect();
        let secrets = self.decks.secrets::<G>(&setup, lang)?;
        let opening = start::<G>(&setup, &secrets, lang)?;
        let bots = one_for_each_seat(&seated, G::seats(&setup).into(), lang)?;
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(self.threads.unwrap_or(0))
            .build()
            .map_err(|error| Problem::Asked(fill(lang, words::NO_THREADS, &[&error])))?;
        let bar = progress_bar(self.games, console.progress);

        let cards = G::catalogue(&setup, Lang::En).into_iter().map(|facts| facts.id);
        let cards: Vec<&'static str> = cards.filter(|id| !G::begins_in_play(id)).collect();
        let begin = Instant::now();
        let tally = pool.install(|| {
            (0..self.games.div_ceil(BATCH))
                .into_par_iter()
                .map(|batch| {
                    let games = batch * BATCH..((batch + 1) * BATCH).min(self.games);
                    let played = games.end - games.start;
                    let tally = games.fold(Batch::<G>::new(&cards), |mut batch, game| {
                        batch.play(&opening, &bots, Dice::at(self.seed, game), self.max_actions);
                        batch
                    });
                    bar.inc(played);
                    tally.tally
                })
                .reduce(|| Tally::new(&cards), |sum, tally| sum.plus(&tally))
        });
        let seconds = begin.elapsed().as_secs_f64();
        bar.finish_and_clear();

        let wins = seats::<G>(&setup).map(|seat| tally.wins_of(G::team(&opening, seat))).collect();
        let report = Report::new(G::NAME, self.games, seconds, wins, &tally);
        if self.json {
            let json = serde_json::to_string_pretty(&report).expect("a report is plain data");
            console.line(json)?;
        } else {
            let names: Vec<String> = seats::<G>(&setup).map(|seat| G::say_seat(&setup, seat, lang)).collect();
            console.line(report.say(&G::title(lang), self.seed, &names, &bots, lang))?;
        }
        Ok(0)
    }
}

fn one_for_each_seat(bots: &[BotKind], seats: usize, lang: Lang) -> Result<Vec<BotKind>, String> {
    match bots {
        [one] => Ok(vec![*one; seats]),
        _ if bots.len() == seats => Ok(bots.to_vec()),
        _ => Err(fill(lang, words::WRONG_NUMBER_OF_BOTS, &[&bots.len(), &seats])),
    }
}

fn progress_bar(games: u64, wanted: bool) -> ProgressBar {
    if !wanted {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}").expect("the template is right");
    ProgressBar::new(games).with_style(style)
}

/// Hears which cards are played by nobody's seat.
struct Heard<'a, 'b>(&'a RefCell<&'b mut Tally>);

impl<G: Playable> Log<G> for Heard<'_, '_> {
    fn event(&mut self, event: G::Event) {
        if let Some(card) = G::card_in_event(&event) {
            self.0.borrow_mut().card(card);
        }
    }

    /// Reasons play nothing.
    fn tell(&mut self, _: impl FnOnce() -> G::Event) {}
}

/// What one thread needs to play one game after the other without asking for memory.
struct Batch<G: Playable> {
    tally: Tally,
    offered: Vec<G::Action>,
    seated: Vec<AnyBot>,
}

impl<G: Playable> Batch<G> {
    fn new(cards: &[&'static str]) -> Batch<G> {
        Batch { tally: Tally::new(cards), offered: Vec::new(), seated: Vec::new() }
    }

    fn play(&mut self, opening: &G::State, bots: &[BotKind], mut dice: Dice, most: u64) {
        self.seated.clear();
        self.seated.extend(bots.iter().map(|kind| kind.seated(dice.number())));
        let Batch { tally, offered, seated } = self;
        let seen = RefCell::new(&mut *tally);
        let watch = |action: &G::Action| {
            if let Some(card) = G::played_card(action) {
                seen.borrow_mut().card(card);
            }
        };
        let played =
            play_out::<G>(opening.clone(), seated, &mut dice, most, offered, watch, &mut Heard(&seen));
        self.tally.game(played.actions, played.outcome.unwrap_or(Outcome::Draw));
    }
}
