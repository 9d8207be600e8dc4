//! `apply` and `actions` ask for no memory.

// A counting allocator cannot be written without it.
#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use duel::{Duel, Setup};
use kernel::{Dice, Draws, Game, Input, NoLog, Turn};

struct Counting;

thread_local! {
    static ASKED: Cell<usize> = const { Cell::new(0) };
}

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ASKED.with(|asked| asked.set(asked.get() + 1));
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn the_counter_counts() {
    let before = ASKED.get();
    let list = vec![1];
    assert_eq!(ASKED.get() - before, 1, "{list:?}");
}

#[test]
fn playing_asks_for_no_memory() {
    let mut offered = Vec::with_capacity(256);
    let mut dice = Dice::new(7);
    for solo in [false, true] {
        let opening = Duel::start(&Setup { solo }, &[]).expect("a legal set-up");
        let before = ASKED.get();
        for _ in 0..50 {
            let mut state = opening;
            loop {
                let input = match Duel::turn(&state) {
                    Turn::Over(_) => break,
                    Turn::Chance(chance) => Input::Fate(chance.draw(&mut dice)),
                    Turn::Decide(seats) => {
                        let seat = seats.first().expect("somebody decides");
                        Duel::actions(&state, seat, &mut offered);
                        Input::Act(seat, offered[dice.below(offered.len())])
                    }
                };
                Duel::apply(&mut state, input, &mut NoLog);
            }
        }
        assert_eq!(ASKED.get() - before, 0);
    }
}
