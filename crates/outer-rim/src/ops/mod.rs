//! What each op does: the only place that changes a state.

mod automaton;
mod contacts;
mod damage;
mod dice;
mod fighting;
mod gaining;
mod host;
mod input;
mod keeping;
mod leaving;
mod market;
mod moving;
mod raising;
mod rewards;
mod routines;
mod set_up;
mod turns;

use script::{Core, Did, Entry, Flags};

use crate::programs::programs;
use crate::state::{Frame, State};
use crate::words::Proc;

pub(crate) use damage::PRICE_OF_DEFEAT;
pub(crate) use fighting::PATROLS;
pub(crate) use input::{act, befall};
pub(crate) use leaving::leave;

const fn done(done: bool) -> Did {
    if done { Did::Yes } else { Did::No }
}

impl State {
    /// Carries out a procedure before anything else, with what the effect on top has in its registers.
    fn call(&mut self, proc: &'static Proc, frame: Frame) -> Did {
        self.call_at(programs().entry(proc), frame)
    }

    fn call_at(&mut self, entry: Entry, frame: Frame) -> Did {
        let mut called = Frame { pc: entry.0, ..frame };
        // Whatever it raises is carried out at its end at the latest.
        called.flags = Flags::NONE.with(Flags::RETURNS).with(Flags::SCOPE);
        called.picked = 0;
        self.machine.push(called);
        Did::Later
    }

    fn top(&mut self) -> &mut Frame {
        self.machine.top_mut().expect("an effect is being carried out")
    }
}
