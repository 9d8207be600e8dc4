//! Counting paths: one number that changes when any rule about what is legal changes.

use kernel::{Dice, Draws, Game, Input, NoLog, Seat, Seats, Turn};

/// How many ways there are to take `depth` actions from here. The n-th answer of fate on a path is
/// the n-th draw of `dice_seed`, so a count does not depend on other paths. A game that ends early
/// has no path of full length.
pub fn perft<G: Game>(state: &G::State, depth: u32, dice_seed: u64) -> u64 {
    paths::<G>(state.clone(), depth, dice_seed, 0)
}

fn paths<G: Game>(mut state: G::State, depth: u32, dice_seed: u64, mut answers: u64) -> u64 {
    if depth == 0 {
        return 1;
    }
    let seats: Seats = loop {
        match G::turn(&state) {
            Turn::Over(_) => return 0,
            Turn::Decide(seats) => break seats,
            Turn::Chance(chance) => {
                let fate = chance.draw(&mut Dice::at(dice_seed, answers));
                answers += 1;
                G::apply(&mut state, Input::Fate(fate), &mut NoLog);
            }
        }
    };
    let mut actions = Vec::new();
    let mut count = |seat: Seat| -> u64 {
        G::actions(&state, seat, &mut actions);
        if depth == 1 {
            return actions.len() as u64;
        }
        let below = actions.iter().map(|action| {
            let mut next = state.clone();
            G::apply(&mut next, Input::Act(seat, *action), &mut NoLog);
            paths::<G>(next, depth - 1, dice_seed, answers)
        });
        below.sum()
    };
    seats.iter().map(&mut count).sum()
}
