//! The little game, held to all laws.

mod search;
mod secrets;
mod text;

use duel::{Duel, Setup};
use script::Core;
use testkit::conform::Conduct;

#[global_allocator]
static MEMORY: testkit::Counting = testkit::Counting;

fn conduct() -> Conduct<Duel> {
    Conduct {
        folder: env!("CARGO_MANIFEST_DIR"),
        setups: vec![("two", Setup::default()), ("alone", Setup { solo: true, ..Setup::default() })],
        games: 5_000,
        cap: 2_000,
        stride: 2,
        offers: "two 100 9993 a230f486f55bb1ba
                 alone 100 3465 baeba59a6f5af9c7",
        rules: &[],
        records: 2,
        laws: vec![|state| match state.misplaced() {
            Some(card) => Err(format!("{card} lies in two places")),
            None => Ok(()),
        }],
        room: Some(|state| (state.machine.frames().len(), 24)),
    }
}

testkit::conform!(both: Duel = conduct());
