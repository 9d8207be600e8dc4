//! What a seat may know decides what it sees and what it is offered, and nothing else does.

use kernel::{Dice, Draws, Eyes, Game, Input, NoLog, Turn, offered};

use crate::walk::{Moment, Tally, Trial, pick, walk, watching};

/// How far an imagined game is played on: far enough to touch what was made up.
const IMAGINED_PLIES: usize = 20;

/// Wherever the table rests, at every `stride`-th input and for every seat and the public:
///
/// * a state imagined from a view shows that very view again;
/// * a seat is offered the same in the imagined state as in the true one, so that no offer tells
///   what is hidden;
/// * the imagined state can be played on.
///
/// What happens *after* an action may differ between the two: hidden cards come to light.
pub fn views<G: Game>(setup: &G::Setup, trial: Trial) -> Result<Tally, String> {
    let eyes = watching::<G>(setup);
    walk::<G>(setup, trial, |moment| {
        if !moment.thorough || matches!(moment.turn, Turn::Chance(_)) {
            return Ok(());
        }
        for eyes in &eyes {
            check(moment, *eyes).map_err(|problem| match eyes {
                Eyes::Seat(seat) => format!("{}: {problem}", G::seat_name(setup, *seat)),
                _ => format!("the public: {problem}"),
            })?;
        }
        Ok(())
    })
}

fn check<G: Game>(moment: &mut Moment<'_, G>, eyes: Eyes) -> Result<(), String> {
    let view = G::view(moment.state, eyes);
    let imagined = G::imagine(&view, &mut moment.dice);
    let view_again = G::view(&imagined, eyes);
    if view_again != view {
        return Err(format!(
            "the view knows what it should not, or forgets what it knew\n\
             true:     {view:?}\n\
             imagined: {view_again:?}"
        ));
    }
    if let Eyes::Seat(seat) = eyes {
        let (here, there) = (offered::<G>(moment.state, seat), offered::<G>(&imagined, seat));
        if let Some(action) = one_sided(&here, &there) {
            return Err(format!("whether `{action}` is offered depends on what the seat cannot know"));
        }
    }
    play_on::<G>(imagined, &mut moment.dice)
        .map_err(|problem| format!("an imagined state cannot be played on: {problem}"))
}

/// An action that is offered only on one side.
fn one_sided<A: Copy + PartialEq>(here: &[A], there: &[A]) -> Option<A> {
    let only = |a: &[A], b: &[A]| a.iter().find(|action| !b.contains(action)).copied();
    only(here, there).or_else(|| only(there, here))
}

fn play_on<G: Game>(mut state: G::State, dice: &mut Dice) -> Result<(), String> {
    let mut offered = Vec::new();
    for _ in 0..IMAGINED_PLIES {
        let input = match G::turn(&state) {
            Turn::Over(_) => return Ok(()),
            Turn::Chance(chance) => Input::Fate(chance.draw(dice)),
            Turn::Decide(seats) => pick::<G>(&state, seats, dice, &mut offered)?,
        };
        G::apply(&mut state, input, &mut NoLog);
    }
    Ok(())
}
