//! Any set-up starts or is refused.

use deckbuilding::setup::Side;
use deckbuilding::{Deckbuilding, Mode, Setup};
use kernel::Game;
use proptest::prelude::*;

proptest! {
    #[test]
    fn any_set_up_starts_or_is_refused(
        goal in prop::option::of(0..8u8),
        empire in prop::collection::vec(any::<bool>(), 0..4),
        mode in 0..3usize,
    ) {
        let side = |empire: &bool| if *empire { Side::Empire } else { Side::Rebel };
        let sides: Vec<Side> = empire.iter().map(side).collect();
        let mode = Mode::ALL[mode];
        let setup = Setup { mode, goal, sides, ..Setup::default() };
        // R10.1: one of each side, and 2 to 5 bases, if there are as many.
        let goal_fits = goal.is_none_or(|goal| (2..=5).contains(&goal) && goal <= mode.bases());
        let legal = matches!(empire[..], [true, false] | [false, true])
            && goal_fits;
        prop_assert_eq!(Deckbuilding::start(&setup, &[]).is_ok(), legal, "{:?}", setup);
    }
}
