//! Subcommands about one game, which the command line names.

use games::{Playable, Shelf, Task};

use crate::Console;
use crate::problem::Ended;

pub(crate) trait Named {
    fn game(&self) -> &str;
    /// A mode may be a game of its own.
    fn mode(&self) -> Option<&str> {
        None
    }
    fn run<G: Playable>(&self, console: &mut Console<'_>) -> Ended;
}

/// Does it with the game of that name, if there is one.
pub(crate) fn run<S: Shelf>(args: &impl Named, console: &mut Console<'_>) -> Ended {
    S::with_game(S::called(args.game(), args.mode()), Run { args, console })?
}

struct Run<'a, 'b, A> {
    args: &'a A,
    console: &'a mut Console<'b>,
}

impl<A: Named> Task for Run<'_, '_, A> {
    type Result = Ended;

    fn with<G: Playable>(self) -> Ended {
        self.args.run::<G>(self.console)
    }
}
