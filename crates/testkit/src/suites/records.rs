//! A game is its set-up and its inputs, and nothing else.

use kernel::{Game, Input, NoLog, Record, Turn, begin, play};

use crate::walk::{Tally, Trial, walk};

/// The record of each game reads back as it was written, and playing it again, through the checked
/// door, gives an equal state after every input.
pub fn records<G: Game>(setup: &G::Setup, trial: Trial) -> Result<Tally, String> {
    let mut inputs: Vec<Input<G>> = Vec::new();
    let mut again: Option<G::State> = None;
    walk::<G>(setup, trial, |moment| {
        match moment.last {
            None => {
                inputs.clear();
                again = Some(begin::<G>(setup, moment.secrets).map_err(|errors| errors.to_string())?);
            }
            Some(input) => {
                inputs.push(input);
                if let Some(state) = &mut again {
                    play(state, input, &mut NoLog)
                        .map_err(|rejected| format!("played again, the input is refused: {rejected}"))?;
                }
            }
        }
        if again.as_ref() != Some(moment.state) {
            return Err("the same inputs, played again, lead to another state".into());
        }
        if let Turn::Over(_) = moment.turn {
            let (secrets, inputs) = (moment.secrets.to_vec(), inputs.clone());
            let record = Record::<G> { secrets, inputs, ..Record::new(setup.clone()) };
            let read = Record::<G>::read(&record.write()).map_err(|e| format!("the record: {e}"))?;
            if read != record {
                return Err("the record reads back as another one".into());
            }
            let end = read.state().map_err(|e| format!("the record: {e}"))?;
            if end != *moment.state {
                return Err("the record leads to another state".into());
            }
        }
        Ok(())
    })
}
