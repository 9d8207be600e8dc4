//! The inputs of a game, kept small: there are hundreds of them at each of a thousand tables. Actions take a
//! few bytes; fate's answers are long, but few.

use kernel::{Fate, Game, Input, Seat};

/// Room is made for so many at once; a list that doubles would mostly be empty.
const ROOM: usize = 32;

#[derive(Clone)]
pub(crate) struct Inputs<G: Game> {
    /// Nothing where fate has answered.
    acts: Vec<Option<Act<G>>>,
    fates: Vec<Fate>,
}

#[derive(Clone)]
struct Act<G: Game> {
    seat: Seat,
    action: G::Action,
    /// The seat learned nothing from it.
    quiet: bool,
}

impl<G: Game> Inputs<G> {
    pub(crate) fn new() -> Inputs<G> {
        Inputs { acts: Vec::new(), fates: Vec::new() }
    }

    pub(crate) fn len(&self) -> usize {
        self.acts.len()
    }

    /// An input, and whether the seat that made it learned nothing from it.
    pub(crate) fn push(&mut self, input: Input<G>, quiet: bool) {
        if self.acts.len() == self.acts.capacity() {
            self.acts.reserve_exact(ROOM);
        }
        self.acts.push(match input {
            Input::Act(seat, action) => Some(Act { seat, action, quiet }),
            Input::Fate(fate) => {
                self.fates.push(fate);
                None
            }
        });
    }

    pub(crate) fn truncate(&mut self, len: usize) {
        self.acts.truncate(len);
        let fates = self.acts.iter().filter(|act| act.is_none()).count();
        self.fates.truncate(fates);
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = Input<G>> {
        let mut fates = self.fates.iter();
        self.acts.iter().map(move |act| match act {
            Some(act) => Input::Act(act.seat, act.action),
            None => Input::Fate(*fates.next().expect("an answer for each question to fate")),
        })
    }

    /// How many inputs at the end are actions of the seat from which it learned nothing.
    pub(crate) fn quiet_at_end(&self, seat: Seat) -> usize {
        let own = |act: &&Option<Act<G>>| act.as_ref().is_some_and(|act| act.quiet && act.seat == seat);
        self.acts.iter().rev().take_while(own).count()
    }

    pub(crate) fn last_of(&self, seat: Seat) -> Option<usize> {
        self.acts.iter().rposition(|act| act.as_ref().is_some_and(|act| act.seat == seat))
    }
}
