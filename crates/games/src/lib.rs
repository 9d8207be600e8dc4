//! Which games there are. Adding one is one line in [`Library`], and its crate in `Cargo.toml`.

use kernel::{Advise, Bring, Draw, Game, Speak, Stage, Usage};

/// A game that has all it takes to be played, in the terminal and in a browser.
pub trait Playable: Game + Speak + Draw + Stage + Advise + Usage + Bring {}
impl<G: Game + Speak + Draw + Stage + Advise + Usage + Bring> Playable for G {}

/// Something to be done with a game that is known by name only.
pub trait Task {
    type Result;
    fn with<G: Playable>(self) -> Self::Result;
}

/// A number of games to pick from by name.
pub trait Shelf {
    const NAMES: &'static [&'static str];

    /// The name of the game that is played in this mode: `deckbuilding-team` for the mode `team` of
    /// `deckbuilding`, and the game itself for a mode that is no game of its own.
    fn called<'a>(game: &'a str, mode: Option<&str>) -> &'a str {
        let own = |name: &&&str| {
            name.strip_prefix(game).and_then(|rest| rest.strip_prefix('-')).is_some_and(|m| Some(m) == mode)
        };
        Self::NAMES.iter().find(own).copied().unwrap_or(game)
    }

    /// Does the task with the game of that name, or hands it back.
    fn take<T: Task>(name: &str, task: T) -> Result<T::Result, T>;

    /// Does the task with the game of that name, or says which games there are.
    fn with_game<T: Task>(name: &str, task: T) -> Result<T::Result, String> {
        Self::take(name, task)
            .map_err(|_| format!("unknown game `{name}`; there is: {}", Self::NAMES.join(", ")))
    }
}

/// Puts games on a shelf.
#[macro_export]
macro_rules! shelf {
    ($(#[$doc:meta])* $vis:vis struct $shelf:ident { $($game:ty),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        $vis struct $shelf;

        impl $crate::Shelf for $shelf {
            const NAMES: &'static [&'static str] = &[$(<$game as $crate::Named>::NAME),*];

            fn take<T: $crate::Task>(name: &str, task: T) -> Result<T::Result, T> {
                match name {
                    $(<$game as $crate::Named>::NAME => Ok(task.with::<$game>()),)*
                    _ => Err(task),
                }
            }
        }
    };
}

#[doc(hidden)]
pub use kernel::Game as Named;

shelf! {
    /// The games that are drawn: these are in the lobby.
    pub struct Library {
        deckbuilding::Deckbuilding,
        deckbuilding::Teams,
        unlimited::Unlimited,
        outer_rim::OuterRim,
    }
}

shelf! {
    /// Every game of the project: those of the lobby, and those that only the terminal plays until they are drawn.
    pub struct Terminal {
        deckbuilding::Deckbuilding,
        deckbuilding::Teams,
        unlimited::Unlimited,
        outer_rim::OuterRim,
        rebellion::Rebellion,
    }
}
