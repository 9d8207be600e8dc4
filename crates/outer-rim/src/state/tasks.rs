//! What is being attempted: a test, a delivery, a job, a look at a deck.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use super::Frame;
use crate::things::{CardId, Skill, Things};

/// R10.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Test {
    pub by: Seat,
    pub skill: Skill,
    /// How often the skill counts more than it is there.
    pub more: u8,
    /// Those who go if the test is passed.
    pub help: Things,
    pub passed: bool,
}

/// R6.13, R17.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Delivery {
    pub card: CardId,
    pub done: bool,
}

/// Cards of a market deck that were looked at and go back on top of it: how many there are, and how many have their
/// place. One number of a frame holds both.
#[derive(Clone, Copy, Debug)]
pub struct Back {
    pub all: usize,
    pub done: usize,
}

impl Back {
    pub const fn of(frame: &Frame) -> Back {
        let n = frame.nums[0] as usize;
        Back { all: n / 8, done: n % 8 }
    }

    pub const fn number(self) -> i16 {
        (8 * self.all + self.done) as i16
    }
}

/// R12.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Job {
    pub card: CardId,
    pub by: Seat,
    /// How deep the machine is where the job is attempted: it ends there.
    pub depth: u8,
    pub done: Option<bool>,
    /// Its reward has been gained already.
    pub paid: bool,
}
