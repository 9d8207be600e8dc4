//! The bots at The Deckbuilding Game.

use std::collections::BTreeSet;

use bots::{BotKind, play_out};
use deckbuilding::{Deckbuilding, EMPIRE, Mode, REBEL, Setup};
use kernel::{Dice, Game, Outcome, Seat, Spoken, Team};
use text::Lang;

/// How many of so many games the seat with the rules of thumb wins against random play.
fn wins(thinking: Seat, mode: Mode, games: u64) -> u64 {
    let opening = Deckbuilding::start(&Setup { mode, ..Setup::default() }).expect("a legal set-up");
    let mut offered = Vec::new();
    let mut won = 0;
    for game in 0..games {
        let mut dice = Dice::at(7, game);
        let mut seated = [EMPIRE, REBEL].map(|seat| {
            let kind = if seat == thinking { BotKind::Rules } else { BotKind::Random };
            kind.seated(dice.number())
        });
        let played =
            play_out::<Deckbuilding>(opening.clone(), &mut seated, &mut dice, 100_000, &mut offered, |_| {});
        won += u64::from(played.outcome == Some(Outcome::Won(Team(thinking.0))));
    }
    won
}

#[test]
fn rules_of_thumb_beat_random_play_from_either_side() {
    for seat in [EMPIRE, REBEL] {
        for mode in Mode::ALL {
            let won = wins(seat, mode, 1_000);
            assert!(won >= 950, "{} in {}: {won} of 1000", Deckbuilding::seat_name(seat), mode.name());
        }
    }
}

#[test]
fn random_play_gets_to_play_every_card() {
    let mut missing: BTreeSet<&str> =
        Deckbuilding::catalogue(Lang::En).iter().map(|facts| facts.id).collect();
    missing.retain(|id| !Deckbuilding::begins_in_play(id));
    let opening =
        Deckbuilding::start(&Setup { mode: Mode::FullGalaxy, ..Setup::default() }).expect("a legal set-up");
    let mut offered = Vec::new();
    for game in 0..10_000 {
        if missing.is_empty() {
            return;
        }
        let mut dice = Dice::at(1, game);
        let mut seated = [0, 1].map(|_| BotKind::Random.seated(dice.number()));
        play_out::<Deckbuilding>(opening.clone(), &mut seated, &mut dice, 100_000, &mut offered, |action| {
            if let Some(card) = Deckbuilding::played_card(action) {
                missing.remove(card);
            }
        });
    }
    panic!("never played: {missing:?}");
}
