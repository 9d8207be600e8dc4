//! Everything that is stored or sent comes back as it was.

use kernel::{Eyes, Game, Input};

use crate::survive::survives;
use crate::walk::{Tally, Trial, walk, watching};

/// The state survives JSON after every input; views, actions, events and what is seen of them at every
/// `stride`-th one.
pub fn round_trips<G: Game>(setup: &G::Setup, trial: Trial) -> Result<Tally, String> {
    survives("the set-up", setup)?;
    let mut eyes = watching::<G>(setup);
    eyes.push(Eyes::All);
    walk::<G>(setup, trial, |moment| {
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
