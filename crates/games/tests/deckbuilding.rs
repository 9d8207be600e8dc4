//! The bots at The Deckbuilding Game.

use std::collections::BTreeSet;

use bots::{BotKind, play_out};
use deckbuilding::{Deckbuilding, EMPIRE, Mode, REBEL, Setup, TeamSetup, Teams};
use kernel::{Advise, Dice, Game, NoLog, Outcome, Seat, Speak, Team, Usage};
use text::Lang;

/// How many of so many games the side with the rules of thumb wins against random play.
fn wins<G: Advise>(setup: &G::Setup, thinking: Team, games: u64) -> u64 {
    let opening = G::start(setup, &[]).expect("a legal set-up");
    let mut offered = Vec::new();
    let mut won = 0;
    for game in 0..games {
        let mut dice = Dice::at(7, game);
        let mut seated: Vec<_> = (0..G::seats(setup))
            .map(|seat| {
                let thinks = G::team(&opening, Seat(seat)) == thinking;
                let kind = if thinks { BotKind::Rules } else { BotKind::Random };
                kind.seated(dice.number())
            })
            .collect();
        let played =
            play_out::<G>(opening.clone(), &mut seated, &mut dice, 100_000, &mut offered, |_| {}, &mut NoLog);
        won += u64::from(played.outcome == Some(Outcome::Won(thinking)));
    }
    won
}

#[test]
fn rules_of_thumb_beat_random_play_from_either_side() {
    for team in [EMPIRE, REBEL].map(|seat| Team(seat.0)) {
        for mode in Mode::ALL {
            let won = wins::<Deckbuilding>(&Setup { mode, ..Setup::default() }, team, 1_000);
            assert!(won >= 950, "{team:?} in {}: {won} of 1000", mode.name());
        }
        let won = wins::<Teams>(&TeamSetup::default(), team, 1_000);
        assert!(won >= 950, "{team:?} two against two: {won} of 1000");
    }
}

#[test]
fn random_play_gets_to_play_every_card() {
    let mut missing: BTreeSet<&str> =
        Deckbuilding::catalogue(&Setup::default(), Lang::En).iter().map(|facts| facts.id).collect();
    missing.retain(|id| !Deckbuilding::begins_in_play(id));
    let opening = Deckbuilding::start(&Setup { mode: Mode::FullGalaxy, ..Setup::default() }, &[])
        .expect("a legal set-up");
    let mut offered = Vec::new();
    for game in 0..10_000 {
        if missing.is_empty() {
            return;
        }
        let mut dice = Dice::at(1, game);
        let mut seated = [0, 1].map(|_| BotKind::Random.seated(dice.number()));
        let watch = |action: &_| {
            if let Some(card) = Deckbuilding::played_card(action) {
                missing.remove(card);
            }
        };
        play_out::<Deckbuilding>(
            opening.clone(),
            &mut seated,
            &mut dice,
            100_000,
            &mut offered,
            watch,
            &mut NoLog,
        );
    }
    panic!("never played: {missing:?}");
}
