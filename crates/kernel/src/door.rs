//! The checked door: what people send is looked at before it is played.

use std::fmt::{self, Display};

use crate::{Draws, Game, Input, Log, Outcome, Seat, Turn};

/// Why an input was not played. The state is as it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rejected<G: Game> {
    /// The action is not among those offered to the seat.
    NotOffered {
        action: G::Action,
        offered: Vec<G::Action>,
    },
    /// The seat has nothing to decide now.
    NotYourTurn {
        seat: Seat,
        waiting_for: Vec<Seat>,
    },
    /// Fate is to answer first, or has answered something it cannot say.
    Fate,
    Over(Outcome),
}

impl<G: Game> Display for Rejected<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rejected::NotOffered { action, offered } => {
                write!(f, "`{action}` is not offered; offered:")?;
                for (i, action) in offered.iter().enumerate() {
                    write!(f, "{} {action}", if i == 0 { "" } else { "," })?;
                }
                Ok(())
            }
            Rejected::NotYourTurn { seat, waiting_for } => {
                let names: Vec<&str> = waiting_for.iter().map(|s| G::seat_name(*s)).collect();
                write!(
                    f,
                    "{} has nothing to decide now; {} is to act",
                    G::seat_name(*seat),
                    names.join(" or ")
                )
            }
            Rejected::Fate => f.write_str("the game waits for another answer of fate"),
            Rejected::Over(Outcome::Won(_)) => f.write_str("the game is over: it has been won"),
            Rejected::Over(Outcome::Draw) => f.write_str("the game is over: it is a draw"),
        }
    }
}

impl<G: Game> std::error::Error for Rejected<G> {}

/// The actions offered to a seat, in a list of their own.
pub fn offered<G: Game>(state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    G::actions(state, seat, &mut actions);
    actions
}

/// Plays an input if it is legal; otherwise says why not and changes nothing.
pub fn play<G: Game>(
    state: &mut G::State,
    input: Input<G>,
    log: &mut impl Log<G>,
) -> Result<(), Rejected<G>> {
    match (G::turn(state), &input) {
        (Turn::Over(outcome), _) => return Err(Rejected::Over(outcome)),
        (Turn::Decide(seats), Input::Act(seat, action)) => {
            if !seats.contains(*seat) {
                return Err(Rejected::NotYourTurn { seat: *seat, waiting_for: seats.iter().collect() });
            }
            let offered = offered::<G>(state, *seat);
            if offered.binary_search(action).is_err() {
                return Err(Rejected::NotOffered { action: *action, offered });
            }
        }
        (Turn::Chance(chance), Input::Fate(fate)) if chance.accepts(*fate) => {}
        _ => return Err(Rejected::Fate),
    }
    G::apply(state, input, log);
    Ok(())
}

/// [`play`] for an action.
pub fn act<G: Game>(
    state: &mut G::State,
    seat: Seat,
    action: G::Action,
    log: &mut impl Log<G>,
) -> Result<(), Rejected<G>> {
    play(state, Input::Act(seat, action), log)
}
