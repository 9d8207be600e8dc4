//! `apply` and `actions` ask for no memory.

// A counting allocator cannot be written without it.
#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use kernel::{Draws, Game, Input, NoLog, Turn};

use super::Conduct;
use crate::walk;

/// The system's allocator, which counts how often this thread has asked.
#[derive(Debug)]
pub struct Counting;

thread_local! {
    static ASKED: Cell<usize> = const { Cell::new(0) };
}

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // A thread that ends has no counter any more.
        let _ = ASKED.try_with(|asked| asked.set(asked.get() + 1));
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }
}

pub fn no_memory_is_asked_for<G: Game>(conduct: &Conduct<G>) -> Result<(), String> {
    let before = ASKED.get();
    let counted = vec![1];
    if ASKED.get() == before {
        return Err(format!(
            "nobody counts: the binary needs testkit::Counting as its allocator {counted:?}"
        ));
    }
    let mut offered = Vec::with_capacity(4_096);
    conduct.each(conduct.share(20), 1, |_, setup, trial| {
        walk::<G>(setup, trial, |moment| {
            let mut state = moment.state.clone();
            let before = ASKED.get();
            let input = match G::turn(&state) {
                Turn::Over(_) => return Ok(()),
                Turn::Chance(chance) => Input::Fate(chance.draw(&mut moment.dice)),
                Turn::Decide(seats) => {
                    let Some(seat) = seats.any(&mut moment.dice) else { return Ok(()) };
                    G::actions(&state, seat, &mut offered);
                    Input::Act(seat, offered[moment.dice.below(offered.len())])
                }
            };
            G::apply(&mut state, input, &mut NoLog);
            match ASKED.get() - before {
                0 => Ok(()),
                n => Err(format!("{input:?} asked for memory {n} times")),
            }
        })
        .map(drop)
    })
}
