//! The inputs of a game, kept small: there are hundreds of them at each of a thousand tables. Actions take a
//! few bytes; fate's answers are long, but few.

use kernel::{Fate, Game, Input, Seat};

/// Room is made for so many at once; a list that doubles would mostly be empty.
const ROOM: usize = 32;

#[derive(Clone)]
pub(crate) struct Inputs<G: Game> {
    all: Vec<Kept<G>>,
    fates: Vec<Fate>,
}

#[derive(Clone)]
enum Kept<G: Game> {
    Act(Act<G>),
    /// The answer is kept apart.
    Fate,
    Leave(Seat),
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
        Inputs { all: Vec::new(), fates: Vec::new() }
    }

    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    /// An input, and whether the seat that made it learned nothing from it.
    pub(crate) fn push(&mut self, input: Input<G>, quiet: bool) {
        if self.all.len() == self.all.capacity() {
            self.all.reserve_exact(ROOM);
        }
        self.all.push(match input {
            Input::Act(seat, action) => Kept::Act(Act { seat, action, quiet }),
            Input::Fate(fate) => {
                self.fates.push(fate);
                Kept::Fate
            }
            Input::Leave(seat) => Kept::Leave(seat),
        });
    }

    pub(crate) fn truncate(&mut self, len: usize) {
        self.all.truncate(len);
        let fates = self.all.iter().filter(|kept| matches!(kept, Kept::Fate)).count();
        self.fates.truncate(fates);
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = Input<G>> {
        let mut fates = self.fates.iter();
        self.all.iter().map(move |kept| match kept {
            Kept::Act(act) => Input::Act(act.seat, act.action),
            Kept::Fate => Input::Fate(*fates.next().expect("an answer for each question to fate")),
            Kept::Leave(seat) => Input::Leave(*seat),
        })
    }

    /// How many inputs at the end are actions of the seat from which it learned nothing.
    pub(crate) fn quiet_at_end(&self, seat: Seat) -> usize {
        let own = |kept: &&Kept<G>| matches!(kept, Kept::Act(act) if act.quiet && act.seat == seat);
        self.all.iter().rev().take_while(own).count()
    }

    pub(crate) fn last_of(&self, seat: Seat) -> Option<usize> {
        self.all.iter().rposition(|kept| matches!(kept, Kept::Act(act) if act.seat == seat))
    }

    /// How many inputs there were when somebody had left last.
    pub(crate) fn left_at(&self) -> usize {
        self.all.iter().rposition(|kept| matches!(kept, Kept::Leave(_))).map_or(0, |at| at + 1)
    }
}
