//! Bots by name.

use std::fmt::{self, Display};
use std::str::FromStr;

use kernel::{Advise, Eyes, Seat};
use text::{Lang, both};

use crate::{Bot, Random, Rules};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotKind {
    Random,
    Rules,
}

impl BotKind {
    pub const ALL: [BotKind; 2] = [BotKind::Random, BotKind::Rules];

    pub fn name(self) -> &'static str {
        match self {
            BotKind::Random => "random",
            BotKind::Rules => "rules",
        }
    }

    /// What people call it, and how it plays, in one sentence.
    pub fn said(self, lang: Lang) -> BotFacts {
        let (title, about) = match self {
            BotKind::Random => (
                both("Easy", "Fácil"),
                both(
                    "Plays anything that is legal, without a plan.",
                    "Juega cualquier cosa legal, sin plan.",
                ),
            ),
            BotKind::Rules => (
                both("Apprentice", "Aprendiz"),
                both(
                    "Follows rules of thumb: a fair opponent for your first games.",
                    "Sigue reglas sencillas: un buen rival para tus primeras partidas.",
                ),
            ),
        };
        BotFacts { id: self.name(), title: title.word(lang), about: about.word(lang) }
    }

    /// Why a bot of this kind takes the action, if it has a reason and can say it.
    pub fn reason<G: Advise>(
        self,
        view: &G::View,
        offered: &[G::Action],
        action: &G::Action,
        lang: Lang,
    ) -> Option<String> {
        match self {
            BotKind::Random => None,
            BotKind::Rules => G::reason(view, offered, action, lang),
        }
    }

    /// A bot of this kind; those that roll no dice have no use for the seed.
    pub fn seated(self, seed: u64) -> AnyBot {
        match self {
            BotKind::Random => AnyBot::Random(Random::new(seed)),
            BotKind::Rules => AnyBot::Rules(Rules),
        }
    }
}

/// A bot, for people who choose one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotFacts {
    pub id: &'static str,
    pub title: String,
    pub about: String,
}

impl Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for BotKind {
    type Err = String;

    fn from_str(s: &str) -> Result<BotKind, String> {
        BotKind::ALL.into_iter().find(|kind| kind.name() == s).ok_or_else(|| {
            let names: Vec<&str> = BotKind::ALL.into_iter().map(BotKind::name).collect();
            format!("unknown bot `{s}`; there are: {}", names.join(", "))
        })
    }
}

/// A bot of any kind, at the place where the state is at hand.
#[derive(Clone, Debug)]
pub enum AnyBot {
    Random(Random),
    Rules(Rules),
}

impl AnyBot {
    /// Asks the bot, which has seen what its seat may know.
    pub fn decide<G: Advise>(&mut self, view: &G::View, offered: &[G::Action]) -> G::Action {
        match self {
            AnyBot::Random(random) => random.pick(offered),
            AnyBot::Rules(rules) => Bot::<G>::decide(rules, view, offered),
        }
    }

    /// Shows the bot what its seat may know, if it looks at all, and asks it.
    #[inline]
    pub fn answer<G: Advise>(&mut self, state: &G::State, seat: Seat, offered: &[G::Action]) -> G::Action {
        match self {
            AnyBot::Random(random) => random.pick(offered),
            AnyBot::Rules(rules) => Bot::<G>::decide(rules, &G::view(state, Eyes::Seat(seat)), offered),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back_and_others_list_the_choices() {
        for kind in BotKind::ALL {
            assert_eq!(kind.name().parse(), Ok(kind));
        }
        assert_eq!(
            "Rules".parse::<BotKind>(),
            Err("unknown bot `Rules`; there are: random, rules".to_string())
        );
    }
}
