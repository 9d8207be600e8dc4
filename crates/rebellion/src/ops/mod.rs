//! What each op does: the only place that changes a state.

mod actions;
mod automaton;
mod base;
mod check;
mod combat;
mod effects;
mod host;
mod input;
mod leaders;
mod missions;
mod moving;
mod objectives;
mod parts;
mod refresh;
mod rings;
mod routines;
mod set_up;
mod systems;
mod units;

use script::{Core, Did, Flags};

use crate::programs::programs;
use crate::state::{Frame, State};
use crate::words::Proc;

pub(crate) use input::{act, befall, leave};

impl State {
    /// Carries out a procedure before anything else, with what the effect on top has in its registers.
    fn call(&mut self, proc: &'static Proc, frame: Frame) -> Did {
        let mut called = Frame { pc: programs().entry(proc).0, ..frame };
        called.flags = Flags::NONE.with(Flags::RETURNS);
        called.picked = 0;
        called.nums = [0; 2];
        self.machine.push(called);
        Did::Later
    }

    fn top(&mut self) -> &mut Frame {
        self.machine.top_mut().expect("an effect is being carried out")
    }
}
