//! The laws of the suites, in every set-up of a game.

use std::fmt::Write;

use kernel::{Draw, Game, Speak};

use super::Conduct;
use crate::suites::{invariant, offers, records, round_trips, views};
use crate::{Fingerprint, Trial, Twins, rules_shown, scene_shown, twins, walk, words_shown};

pub fn offers_can_be_read_and_played<G: Game>(conduct: &Conduct<G>) -> Result<(), String> {
    conduct.each(conduct.games, 3, |_, setup, trial| offers::<G>(setup, trial).map(drop))
}

pub fn states_survive_being_written<G: Game>(conduct: &Conduct<G>) -> Result<(), String> {
    conduct
        .each(conduct.games, conduct.stride * 4, |_, setup, trial| round_trips::<G>(setup, trial).map(drop))
}

pub fn records_give_the_same_game<G: Game>(conduct: &Conduct<G>) -> Result<(), String> {
    conduct.each(conduct.games, 1, |_, setup, trial| records::<G>(setup, trial).map(drop))
}

pub fn views_agree_with_themselves<G: Game>(conduct: &Conduct<G>) -> Result<(), String> {
    conduct.each(conduct.games, conduct.stride, |_, setup, trial| views::<G>(setup, trial).map(drop))
}

/// Nothing is shown unless something was compared.
fn compared(done: Twins) -> Result<(), String> {
    if done.pairs < 10 || done.positions < 50 {
        Err(format!("too little was compared: {done:?}"))
    } else {
        Ok(())
    }
}

pub fn twins_are_offered_the_same<G: Game>(conduct: &Conduct<G>) -> Result<(), String> {
    conduct.each(conduct.share(20), conduct.stride.div_ceil(5), |_, setup, trial| {
        compared(twins::<G>(setup, trial, rules_shown)?)
    })
}

pub fn twins_see_the_same_scene<G: Draw>(conduct: &Conduct<G>) -> Result<(), String> {
    conduct.each(conduct.share(80), conduct.stride.div_ceil(2), |_, setup, trial| {
        compared(twins::<G>(setup, trial, scene_shown)?)
    })
}

pub fn twins_hear_the_same_words<G: Speak>(conduct: &Conduct<G>) -> Result<(), String> {
    conduct.each(conduct.share(80), conduct.stride, |_, setup, trial| {
        compared(twins::<G>(setup, trial, words_shown)?)
    })
}

/// What only this game knows of itself, and that its fixed room is never used up.
pub fn own_laws_hold<G: Game>(conduct: &Conduct<G>) -> Result<(), String> {
    conduct.each(conduct.games, 1, |_, setup, trial| {
        invariant::<G>(setup, trial, |state| {
            conduct.laws.iter().try_for_each(|law| law(state))?;
            match conduct.room.map(|room| room(state)) {
                Some((used, room)) if used >= room => Err(format!("{used} of {room} places are used")),
                _ => Ok(()),
            }
        })
        .map(drop)
    })
}

/// Everything offered in a number of games is one stated number for each set-up: it does not depend on how
/// states and actions are built, only on what may be done.
pub fn the_same_is_offered_as_ever<G: Game>(conduct: &Conduct<G>) -> Result<(), String> {
    let mut found = String::new();
    let mut list = Vec::new();
    for (name, setup) in &conduct.setups {
        let mut stated = conduct.offers.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
        let line = stated.find(|line| line.first() == Some(name));
        let games = line.and_then(|line| line.get(1)?.parse().ok());
        let games = games.ok_or_else(|| format!("no line says how many games of {name} are offered what"))?;
        let mut offers = Fingerprint::default();
        let trial = Trial { games, seed: 1, cap: conduct.cap, stride: 1 };
        let tally = walk::<G>(setup, trial, |moment| {
            offers.offers::<G>(moment.state, &mut list);
            Ok(())
        })?;
        // Writing to a string cannot fail.
        let _ = writeln!(found, "{name} {games} {} {offers}", tally.actions);
    }
    if found.lines().eq(conduct.offers.lines().map(str::trim)) {
        return Ok(());
    }
    Err(format!("what is offered has changed\nstated:\n{}\nfound:\n{found}", conduct.offers))
}
