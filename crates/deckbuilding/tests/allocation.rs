//! `apply` and `actions` ask for no memory, and a state is small and quick to copy.

// A counting allocator cannot be written without it.
#![allow(unsafe_code)]

mod otherwise;

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use deckbuilding::{Deckbuilding, Mode, Setup, State, TeamSetup, Teams};
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
fn playing_in_teams_asks_for_no_memory() {
    let mut offered = Vec::with_capacity(512);
    let opening = Teams::start(&TeamSetup::default(), &[]).expect("a legal set-up");
    let _ = Teams::turn(&opening);
    let mut dice = Dice::new(7);
    let before = ASKED.get();
    for _ in 0..10 {
        let mut state = opening.clone();
        loop {
            let input = match Teams::turn(&state) {
                Turn::Over(_) => break,
                Turn::Chance(chance) => Input::Fate(chance.draw(&mut dice)),
                Turn::Decide(seats) => {
                    let seat = seats.iter().nth(dice.below(seats.iter().count())).expect("somebody decides");
                    Teams::actions(&state, seat, &mut offered);
                    Input::Act(seat, offered[dice.below(offered.len())])
                }
            };
            Teams::apply(&mut state, input, &mut NoLog);
        }
    }
    assert_eq!(ASKED.get() - before, 0);
}

#[test]
fn playing_asks_for_no_memory() {
    let mut dice = Dice::new(7);
    let mut offered = Vec::with_capacity(512);
    let usual = Mode::ALL.map(|mode| Setup { mode, bribing: true, ..Setup::default() });
    let other = Setup { mode: Mode::FullGalaxy, ..otherwise::setup() };
    for setup in usual.into_iter().chain([other]) {
        let opening = Deckbuilding::start(&setup, &[]).expect("a legal set-up");
        // The programs of the cards are lowered once, on first use.
        let _ = Deckbuilding::turn(&opening);
        let before = ASKED.get();
        for _ in 0..30 {
            let mut state = opening.clone();
            loop {
                let input = match Deckbuilding::turn(&state) {
                    Turn::Over(_) => break,
                    Turn::Chance(chance) => Input::Fate(chance.draw(&mut dice)),
                    Turn::Decide(seats) => {
                        let seat = seats.first().expect("somebody decides");
                        Deckbuilding::actions(&state, seat, &mut offered);
                        Input::Act(seat, offered[dice.below(offered.len())])
                    }
                };
                Deckbuilding::apply(&mut state, input, &mut NoLog);
            }
        }
        assert_eq!(ASKED.get() - before, 0, "{setup:?}");
    }
}

#[test]
fn a_state_is_small() {
    let bytes = size_of::<State>();
    assert!(bytes <= 3 * 1024, "{bytes} bytes");
}
