//! The checked door: what people send is looked at before it is played.

use std::fmt::{self, Display};

use crate::{Draws, Game, Input, Log, Outcome, Seat, SetupErrors, Turn};

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
    /// The seat has left already.
    Gone(Seat),
    /// Fate is to answer first, or has answered something it cannot say.
    Fate,
    Over(Outcome),
}

impl<G: Game> Rejected<G> {
    /// In words, with the names of the seats.
    pub fn say(&self, setup: &G::Setup) -> String {
        self.said(|seat| G::seat_name(setup, seat).to_owned())
    }

    fn said(&self, name: impl Fn(Seat) -> String) -> String {
        match self {
            Rejected::NotOffered { action, offered } => {
                let offered: Vec<String> = offered.iter().map(|action| format!(" {action}")).collect();
                format!("`{action}` is not offered; offered:{}", offered.join(","))
            }
            Rejected::NotYourTurn { seat, waiting_for } => {
                let names: Vec<String> = waiting_for.iter().map(|seat| name(*seat)).collect();
                format!("{} has nothing to decide now; {} is to act", name(*seat), names.join(" or "))
            }
            Rejected::Gone(seat) => format!("{} has left the game", name(*seat)),
            Rejected::Fate => "the game waits for another answer of fate".into(),
            Rejected::Over(Outcome::Won(_)) => "the game is over: it has been won".into(),
            Rejected::Over(Outcome::Draw) => "the game is over: it is a draw".into(),
        }
    }
}

/// Without a set-up nobody knows what the seats are called.
impl<G: Game> Display for Rejected<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(|seat| format!("seat {}", seat.0 + 1)))
    }
}

impl<G: Game> std::error::Error for Rejected<G> {}

/// The actions offered to a seat, in a list of their own.
pub fn offered<G: Game>(state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    G::actions(state, seat, &mut actions);
    actions
}

/// The first position, if the set-up is legal and every seat may bring what it brings.
pub fn begin<G: Game>(setup: &G::Setup, secrets: &[G::Secret]) -> Result<G::State, SetupErrors> {
    let seats = G::seats(setup);
    let nothing = G::Secret::default();
    let mut problems = Vec::new();
    if secrets.len() > seats.into() {
        problems.push(format!("there are {} secrets for {seats} seats", secrets.len()));
    }
    for seat in (0..seats).map(Seat) {
        let secret = secrets.get(seat.index()).unwrap_or(&nothing);
        if let Err(SetupErrors(wrong)) = G::check_secret(setup, seat, secret) {
            let name = G::seat_name(setup, seat);
            problems.extend(wrong.into_iter().map(|problem| format!("{name}: {problem}")));
        }
    }
    if problems.is_empty() { G::start(setup, secrets) } else { Err(SetupErrors(problems)) }
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
        (_, Input::Leave(seat)) => {
            if !G::may_leave(state, *seat) {
                return Err(Rejected::Gone(*seat));
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
