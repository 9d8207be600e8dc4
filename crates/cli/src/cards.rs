//! `cantina cards`: the catalogue of a game.

use clap::Args;
use games::{Playable, Shelf, Task};

use crate::Console;
use crate::catalogue::{cards_called, say_card};
use crate::problem::{Ended, Problem};
use crate::setup::LangArg;
use crate::words::{self, fill};

#[derive(Args, Debug)]
pub(crate) struct CardsArgs {
    /// The game
    game: String,
    /// Only the cards with this in their name or id
    name: Option<String>,
    #[command(flatten)]
    lang: LangArg,
    /// As a JSON array
    #[arg(long)]
    json: bool,
}

pub(crate) fn run<S: Shelf>(args: &CardsArgs, console: &mut Console<'_>) -> Ended {
    S::with_game(&args.game, Show { args, console })?
}

struct Show<'a, 'b> {
    args: &'a CardsArgs,
    console: &'a mut Console<'b>,
}

impl Task for Show<'_, '_> {
    type Result = Ended;

    fn with<G: Playable>(self) -> Ended {
        let Show { args, console } = self;
        let lang = args.lang.lang;
        let cards = match &args.name {
            Some(name) => {
                let cards = cards_called::<G>(name, lang);
                if cards.is_empty() {
                    let all = G::catalogue(lang).len();
                    return Err(Problem::Asked(fill(lang, words::NO_SUCH_CARD, &[name, &G::NAME, &all])));
                }
                cards
            }
            None => G::catalogue(lang),
        };
        if args.json {
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
