//! One whole game between bots.

use kernel::{Advise, Dice, Log, Outcome, Turn, settle};

use crate::AnyBot;

/// How a game between bots went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// `None` if the game was stopped because it took too long.
    pub outcome: Option<Outcome>,
    /// Decisions of players; answers of fate do not count.
    pub actions: u64,
}

/// Plays from `state` to the end, or until `most` actions have been taken. `offered` is only lent, so
/// that a thousand games need one list; `watch` hears of every action, `log` of what happens.
pub fn play_out<G: Advise>(
    mut state: G::State,
    bots: &mut [AnyBot],
    dice: &mut Dice,
    most: u64,
    offered: &mut Vec<G::Action>,
    mut watch: impl FnMut(&G::Action),
    log: &mut impl Log<G>,
) -> Played {
    let mut actions = 0;
    loop {
        let seats = match settle::<G>(&mut state, dice, log) {
            Turn::Over(outcome) => return Played { outcome: Some(outcome), actions },
            Turn::Decide(seats) => seats,
            Turn::Chance(_) => unreachable!("fate has answered"),
        };
        if actions == most {
            return Played { outcome: None, actions };
        }
        let seat = seats.any(dice).expect("a decision is somebody's");
        G::actions(&state, seat, offered);
        let action = bots[seat.index()].answer::<G>(&state, seat, offered);
        watch(&action);
        G::apply(&mut state, kernel::Input::Act(seat, action), log);
        actions += 1;
    }
}
