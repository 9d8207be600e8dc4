//! The options that several subcommands share.

use std::convert::Infallible;
use std::str::FromStr;

use bots::BotKind;
use clap::Args;
use games::Playable;
use kernel::{Seat, begin};
use text::Lang;

use crate::words::{self, fill};

#[derive(Args, Debug)]
pub(crate) struct LangArg {
    /// Language: en or es
    #[arg(long, default_value = "en", value_name = "en|es")]
    pub(crate) lang: Lang,
}

#[derive(Args, Debug)]
pub(crate) struct SetupArgs {
    /// How the game is set up, if it knows several ways
    #[arg(long, value_name = "M")]
    mode: Option<String>,
    /// What it takes to win, if the game lets you choose
    #[arg(long, value_name = "N")]
    goal: Option<String>,
    /// How many play, if the game lets you choose
    #[arg(long, value_name = "N")]
    players: Option<String>,
    /// How long the game goes on, if it lets you choose
    #[arg(long, value_name = "L")]
    length: Option<String>,
    /// Who plays whom, in the order of seats, if the game lets you choose
    #[arg(long, value_name = "NAMES")]
    characters: Option<String>,
    /// Whether what came in a later box is in play, if the game has such a box
    #[arg(long, value_name = "on|off", num_args = 0..=1, default_missing_value = "on")]
    expansion: Option<String>,
    /// Which rules of combat, if the game has several
    #[arg(long, value_name = "RULES")]
    combat: Option<String>,
    /// Where reputation begins, if the game lets you choose
    #[arg(long, value_name = "N")]
    reputation: Option<String>,
    /// Any other option of the game's set-up
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_and_value)]
    options: Vec<(String, String)>,
}

fn key_and_value(s: &str) -> Result<(String, String), String> {
    let (key, value) = s.split_once('=').ok_or_else(|| format!("`{s}` is not of the form KEY=VALUE"))?;
    Ok((key.trim().to_string(), value.trim().to_string()))
}

impl SetupArgs {
    pub(crate) fn mode(&self) -> Option<&str> {
        self.mode.as_deref()
    }

    pub(crate) fn is_usual(&self) -> bool {
        self.named().next().is_none() && self.options.is_empty()
    }

    /// The options that have a flag of their own.
    fn named(&self) -> impl Iterator<Item = (&str, &str)> {
        let all = [
            ("mode", &self.mode),
            ("goal", &self.goal),
            ("players", &self.players),
            ("length", &self.length),
            ("characters", &self.characters),
            ("expansion", &self.expansion),
            ("combat", &self.combat),
            ("reputation", &self.reputation),
        ];
        all.into_iter().filter_map(|(key, value)| Some((key, value.as_deref()?)))
    }

    /// The usual set-up with these options changed; whether it is legal is for the game to say.
    pub(crate) fn setup<G: Playable>(&self) -> Result<G::Setup, String> {
        let mut setup = G::usual();
        let others = self.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        for (key, value) in self.named().chain(others) {
            G::set_option(&mut setup, key, value)?;
        }
        Ok(setup)
    }
}

/// Who plays a seat: a bot, or an opponent that the game itself knows.
#[derive(Clone, Debug)]
pub(crate) struct Opponent(String);

impl FromStr for Opponent {
    type Err = Infallible;

    fn from_str(name: &str) -> Result<Opponent, Infallible> {
        Ok(Opponent(name.to_owned()))
    }
}

impl Opponent {
    /// The bot; nothing if the game has taken the name for its own opponent, who needs no seat.
    pub(crate) fn seated<G: Playable>(&self, setup: &mut G::Setup) -> Result<Option<BotKind>, String> {
        match self.0.parse() {
            Ok(bot) => Ok(Some(bot)),
            Err(_) if G::set_opponent(setup, &self.0) => Ok(None),
            Err(problem) => Err(problem),
        }
    }
}

pub(crate) fn start<G: Playable>(
    setup: &G::Setup,
    secrets: &[G::Secret],
    lang: Lang,
) -> Result<G::State, String> {
    begin::<G>(setup, secrets).map_err(|errors| fill(lang, words::ILLEGAL_SETUP, &[&errors]))
}

pub(crate) fn seats<G: Playable>(setup: &G::Setup) -> impl Iterator<Item = Seat> + use<G> {
    (0..G::seats(setup)).map(Seat)
}

/// What the seats are called in notation.
pub(crate) fn seat_names<G: Playable>(setup: &G::Setup) -> Vec<&'static str> {
    seats::<G>(setup).map(|seat| G::seat_name(setup, seat)).collect()
}

/// The seat of that name at this table.
pub(crate) fn seat_called<G: Playable>(setup: &G::Setup, name: &str, lang: Lang) -> Result<Seat, String> {
    let name = name.to_lowercase();
    kernel::seat_called::<G>(setup, &name).ok_or_else(|| {
        let names = seat_names::<G>(setup);
        fill(lang, words::NO_SUCH_SEAT, &[&name, &names.join(", ")])
    })
}
