//! A law of one game, for instance: every card is in exactly one zone.

use kernel::Game;

use crate::walk::{Tally, Trial, walk};

/// Holds every state of the games against a law that only this game knows.
pub fn invariant<G: Game>(
    setup: &G::Setup,
    trial: Trial,
    mut law: impl FnMut(&G::State) -> Result<(), String>,
) -> Result<Tally, String> {
    walk::<G>(setup, trial, |moment| law(moment.state))
}
