//! Everything that is stored or sent comes back as it was.

use kernel::{Eyes, Game, Input, Seat};

use super::random::{Tally, Trial, play_all};
use crate::survive::survives;

/// The state survives JSON after every input; views, actions, events and what is seen of them at every
/// `stride`-th one.
pub fn round_trips<G: Game>(setup: &G::Setup, trial: Trial) -> Result<Tally, String> {
    survives("the set-up", setup)?;
    let mut eyes: Vec<Eyes> = (0..G::seats(setup)).map(|seat| Eyes::Seat(Seat(seat))).collect();
    eyes.extend([Eyes::Public, Eyes::All]);
    play_all::<G>(setup, trial, |moment| {
        survives("the state", moment.state)?;
        if !moment.thorough {
            return Ok(());
        }
        if let Some(Input::Act(_, action)) = &moment.last {
            survives("the action", action)?;
        }
        for event in moment.events {
            survives("the event", event)?;
        }
        for eyes in &eyes {
            survives("the view", &G::view(moment.state, *eyes))?;
            for seen in moment.events.iter().filter_map(|event| G::seen(event, *eyes)) {
                survives("the seen event", &seen)?;
            }
        }
        Ok(())
    })
}
