//! `cantina cards`: the catalogue of a game.

use clap::Args;
use games::Playable;

use crate::Console;
use crate::catalogue::{cards_called, say_card};
use crate::named::Named;
use crate::problem::{Ended, Problem};
use crate::setup::{LangArg, SetupArgs};
use crate::words::{self, fill};

#[derive(Args, Debug)]
pub(crate) struct CardsArgs {
    /// The game
    game: String,
    /// Only the cards with this in their name or id
    name: Vec<String>,
    #[command(flatten)]
    setup: SetupArgs,
    #[command(flatten)]
    lang: LangArg,
    /// As a JSON array
    #[arg(long)]
    json: bool,
}

impl Named for CardsArgs {
    fn game(&self) -> &str {
        &self.game
    }

    fn run<G: Playable>(&self, console: &mut Console<'_>) -> Ended {
        let lang = self.lang.lang;
        let setup = self.setup.setup::<G>()?;
        let name = self.name.join(" ");
        let cards = cards_called::<G>(&setup, &name, lang);
        if cards.is_empty() {
            let all = G::catalogue(&setup, lang).len();
            return Err(Problem::Asked(fill(lang, words::NO_SUCH_CARD, &[&name, &G::NAME, &all])));
        }
        if self.json {
            let json = serde_json::to_string_pretty(&cards).expect("card facts are plain data");
            console.line(json)?;
            return Ok(0);
        }
        for (i, facts) in cards.iter().enumerate() {
            if i > 0 {
                console.line("")?;
            }
            console.line(say_card::<G>(facts, lang))?;
        }
        Ok(0)
    }
}
