//! Positions that no game comes to are refused, each with a sentence.

use deckbuilding::{Deckbuilding, Teams};
use kernel::Stage;

fn refusal<G: Stage>(position: &[&str]) -> Option<String> {
    let mut stage = G::stage(&G::usual()).expect("the usual set-up");
    for line in position {
        let (subject, value) = line.split_once(": ").expect("a subject and its value");
        if let Err(problem) = G::place(&mut stage, subject, value) {
            return Some(problem);
        }
    }
    G::raise(stage).err()
}

#[test]
fn impossible_positions_are_refused() {
    for (position, why) in [
        (
            &["empire play: star-destroyer", "star-destroyer damage: 7"][..],
            "star-destroyer.1 has 7 hit points and would be destroyed: it can lie there with 0 to 6 damage",
        ),
        (
            &["rebel base damage: 8"],
            "dantooine has 8 hit points and would be destroyed: it can lie there with 0 to 7 damage",
        ),
        (
            &["rebel base: hoth", "hoth damage: 14"],
            "hoth has 14 hit points and would be destroyed: it can lie there with 0 to 13 damage",
        ),
        (
            &["rebel play: x-wing", "x-wing damage: 1"],
            "x-wing.1 is a unit: only bases and capital ships take damage",
        ),
        (&["rebel base: none", "rebel base damage: 1"], "rebel has no base that could be damaged"),
        (&["pilots: 11"], "10 Outer Rim Pilots are left for their pile, not 11"),
        (
            &["rebel hand: outer-rim-pilot", "pilots: 10"],
            "9 Outer Rim Pilots are left for their pile, not 10",
        ),
        (
            &["rebel victory: lothal, endor, coruscant", "empire base: corellia"],
            "rebel has destroyed 3 bases and won: the game is over",
        ),
        (&["turn: rebel", "empire resources: 1"], "empire has resources only while it is the turn of empire"),
        (
            &["turn: rebel start", "rebel resources: 1"],
            "rebel has resources only while it is the turn of rebel",
        ),
        (
            &["turn: rebel", "rebel base: none"],
            "rebel has revealed a base by now: write `turn: rebel start`, name the base, or write `rebel base \
             deck: none`",
        ),
        (&["force: +4"], "the Force track goes from -3 to +3"),
        (&["row: 7 others"], "the row has 6 places"),
        (&["rebel hand: stormtrooper"], "stormtrooper.1 cannot be a card of rebel"),
        (&["rebel hand: 3 y-wing"], "every copy of `y-wing` is somewhere else already"),
        (&["row: stormtrooper"], "stormtrooper.1 is no card of the galaxy deck"),
        (&["rebel base: endor"], "endor is no base of rebel"),
    ] {
        assert_eq!(refusal::<Deckbuilding>(position).as_deref(), Some(why), "{position:?}");
    }
}

/// R14.30: three bases of each opponent, not of one of them.
#[test]
fn teams_win_against_both_opponents() {
    let first = ["empire-1 base: corellia", "rebel-1 victory: lothal, endor, coruscant"];
    assert_eq!(refusal::<Teams>(&first), None);
    let second = ["empire-2 base: corellia", "rebel-2 victory: lothal, endor, coruscant"];
    let won = "rebel has destroyed 3 bases of each opponent and won: the game is over";
    assert_eq!(refusal::<Teams>(&[first, second].concat()).as_deref(), Some(won));
}

/// What lies just inside the bounds can be, and damage on a base is the same under both names.
#[test]
fn possible_positions_are_not_refused() {
    for position in [
        &["empire play: star-destroyer", "star-destroyer damage: 6"][..],
        &["rebel base damage: 7", "pilots: 10"],
        &["rebel hand: outer-rim-pilot", "pilots: 9"],
        &["rebel victory: lothal, endor", "empire base: corellia"],
        &["turn: rebel", "rebel base: none", "rebel base deck: none", "rebel resources: 1"],
        &["rebel play: x-wing", "x-wing damage: 0"],
    ] {
        assert_eq!(refusal::<Deckbuilding>(position), None, "{position:?}");
    }
}
