//! One line that holds a game to everything: see [`crate::conform!`].

mod laws;
mod memory;
mod readers;
mod scene;
mod setups;
mod staging;
mod texts;
mod words;
mod written;

use std::path::PathBuf;

use kernel::Game;

use crate::Trial;

pub use laws::*;
pub use memory::{Counting, no_memory_is_asked_for};
pub use readers::whatever_is_sent_is_read_or_refused;
pub use scene::{everything_touched_is_drawn, picks_can_be_sent_in_order};
pub use setups::every_option_can_be_set_and_is_told;
pub use staging::what_is_described_can_be_staged;
pub use texts::{every_card_speaks_well, every_rule_is_told_well};
pub use words::{combinations_can_be_played_to_their_end, every_word_comes_from_a_table};
pub use written::{
    every_rule_is_shown, kept_records_end_as_ever, paths_are_as_many_as_ever, scenarios_hold,
    unspoken_scenarios_hold,
};

/// A law that only this game has.
pub type OwnLaw<G> = fn(&<G as Game>::State) -> Result<(), String>;

/// How much of a fixed room is used, and how much there is.
pub type Room<G> = fn(&<G as Game>::State) -> (usize, usize);

/// What a game is held to, and how much of it is played.
#[derive(Debug)]
pub struct Conduct<G: Game> {
    /// The folder of the crate, with `tests/scenarios`, `tests/perft` and `tests/replays/v*` in it.
    pub folder: &'static str,
    /// Every mode, by name.
    pub setups: Vec<(&'static str, G::Setup)>,
    /// Random games for each quick law; the set-ups share them.
    pub games: usize,
    /// A game that goes on longer never ends.
    pub cap: usize,
    /// Slow laws look at one input in so many.
    pub stride: usize,
    /// A line for each set-up: its name, a number of games, their actions, and the fingerprint of all offers.
    pub offers: &'static str,
    /// Files with the numbers of all rules; the digest tells each of them.
    pub rules: &'static [&'static str],
    /// How many kept records there are, so that none is lost.
    pub records: usize,
    /// What no state may violate.
    pub laws: Vec<OwnLaw<G>>,
    /// How much of its fixed room a state uses, and how much there is.
    pub room: Option<Room<G>>,
}

/// How much longer than usual is looked.
pub fn times() -> usize {
    std::env::var("CANTINA_TIMES").ok().and_then(|times| times.parse().ok()).unwrap_or(1)
}

impl<G: Game> Conduct<G> {
    fn path(&self, below: &str) -> PathBuf {
        PathBuf::from(self.folder).join(below)
    }

    /// Calls for every set-up with its share of the games. `CANTINA_TIMES=20` plays twenty times as many: leaks that
    /// show in one game of thousands are looked for at leisure, not in every run.
    fn each(
        &self,
        games: usize,
        stride: usize,
        mut law: impl FnMut(&'static str, &G::Setup, Trial) -> Result<(), String>,
    ) -> Result<(), String> {
        for (i, (name, setup)) in self.setups.iter().enumerate() {
            let seed = 1_000 * i as u64 + 1;
            let games = games.div_ceil(self.setups.len()) * times();
            law(name, setup, Trial { games, seed, cap: self.cap, stride })
                .map_err(|problem| format!("{name}: {problem}"))?;
        }
        Ok(())
    }

    /// A quarter, a tenth … of the games, for laws that take long.
    fn share(&self, part: usize) -> usize {
        self.games.div_ceil(part)
    }
}

/// Holds a game to all laws: `conform!(two: Deckbuilding = two_players());` makes two modules of tests,
/// `stated` for what is written down and `played` for what shows in random games, which take long. Twins, which show
/// what leaks, may have a conduct of their own: `conform!(two: Deckbuilding = two_players(), twins = closely());`.
/// The binary counts memory: `#[global_allocator] static MEMORY: testkit::Counting = testkit::Counting;`.
#[macro_export]
macro_rules! conform {
    ($name:ident: $game:ty = $conduct:expr) => {
        $crate::conform!($name: $game = $conduct, twins = $conduct);
    };
    ($name:ident: $game:ty = $conduct:expr, twins = $closely:expr) => {
        mod $name {
            mod stated {
                use super::super::*;
                $crate::conform!(@ $game, $conduct;
                    scenarios_hold paths_are_as_many_as_ever kept_records_end_as_ever the_same_is_offered_as_ever
                    every_card_speaks_well every_rule_is_told_well every_option_can_be_set_and_is_told
                    whatever_is_sent_is_read_or_refused);
            }
            mod played {
                use super::super::*;
                $crate::conform!(@ $game, $conduct;
                    offers_can_be_read_and_played states_survive_being_written records_give_the_same_game
                    views_agree_with_themselves own_laws_hold no_memory_is_asked_for
                    everything_touched_is_drawn picks_can_be_sent_in_order what_is_described_can_be_staged
                    every_word_comes_from_a_table combinations_can_be_played_to_their_end);
                $crate::conform!(@ $game, $closely;
                    twins_are_offered_the_same twins_see_the_same_scene twins_hear_the_same_words);
            }
        }
    };
    (@ $game:ty, $conduct:expr; $($law:ident)*) => {$(
        #[test]
        fn $law() {
            let conduct: $crate::conform::Conduct<$game> = $conduct;
            if let Err(problem) = $crate::conform::$law(&conduct) {
                panic!("{problem}");
            }
        }
    )*};
}
