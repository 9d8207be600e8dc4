//! One effect being carried out.

use serde::{Deserialize, Serialize};

use crate::{Entry, Set};

/// A register of a frame: what "it" and "them" refer to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Reg {
    A,
    B,
    C,
}

/// What is true of a frame, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Flags(u8);

impl Flags {
    pub const NONE: Flags = Flags(0);
    /// The first question of this effect may be answered with "no": the effect is optional.
    pub const MAY_PASS: Flags = Flags(1);
    /// The step before was agreed to and carried out completely.
    pub const DID: Flags = Flags(2);
    /// It was called: its end hands its results to the frame below.
    pub const RETURNS: Flags = Flags(4);
    /// Its end resolves what it has raised.
    pub const SCOPE: Flags = Flags(8);
    /// Its source has left and come back as something new: "this" is nothing any more.
    pub const STALE: Flags = Flags(16);
    /// Register C holds what its owner has picked in secret. The game takes this away when it is put to use.
    pub const SECRET: Flags = Flags(32);

    #[inline]
    pub const fn has(self, flag: Flags) -> bool {
        self.0 & flag.0 != 0
    }

    #[inline]
    #[must_use]
    pub const fn with(self, flag: Flags) -> Flags {
        Flags(self.0 | flag.0)
    }

    #[inline]
    #[must_use]
    pub const fn without(self, flag: Flags) -> Flags {
        Flags(self.0 & !flag.0)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Frame<const W: usize> {
    pub regs: [Set<W>; 3],
    pub pc: u16,
    /// The thing the effect belongs to.
    pub source: u16,
    /// The thing a trigger is about: the one that fell, the one that was hit.
    pub about: u16,
    /// Numbers the effect counts with. A choice that divides something keeps what is given out in the second.
    pub nums: [i16; 2],
    /// The seat "you" stands for.
    pub owner: u8,
    pub flags: Flags,
    /// The modes of a choice that have been taken, as bits; of a window, the seat that resolves, plus one.
    pub picked: u8,
    /// Where in the list of waiting triggers those of this effect begin.
    pub base: u8,
}

impl<const W: usize> Frame<W> {
    pub const BLANK: Frame<W> = Frame {
        regs: [Set::EMPTY; 3],
        pc: 0,
        source: 0,
        about: 0,
        nums: [0; 2],
        owner: 0,
        flags: Flags::NONE,
        picked: 0,
        base: 0,
    };

    #[inline]
    pub fn new(entry: Entry, source: u16, owner: u8) -> Frame<W> {
        Frame { pc: entry.0, source, owner, ..Frame::BLANK }
    }

    #[inline]
    #[must_use]
    pub fn flagged(mut self, flag: Flags) -> Frame<W> {
        self.flags = self.flags.with(flag);
        self
    }

    #[inline]
    #[must_use]
    pub fn with_num(mut self, num: i16) -> Frame<W> {
        self.nums[0] = num;
        self
    }

    #[inline]
    #[must_use]
    pub fn with(mut self, reg: Reg, things: Set<W>) -> Frame<W> {
        self.regs[reg as usize] = things;
        self
    }

    #[inline]
    pub fn num(&self) -> i16 {
        self.nums[0]
    }

    #[inline]
    pub fn reg(&self, reg: Reg) -> Set<W> {
        self.regs[reg as usize]
    }

    #[inline]
    pub fn set(&mut self, reg: Reg, things: Set<W>) {
        self.regs[reg as usize] = things;
    }

    #[inline]
    pub fn is(&self, flag: Flags) -> bool {
        self.flags.has(flag)
    }

    #[inline]
    pub fn put(&mut self, flag: Flags, on: bool) {
        self.flags = if on { self.flags.with(flag) } else { self.flags.without(flag) };
    }

    /// Whether this is a window: abilities wait here to be carried out.
    #[inline]
    pub fn is_window(&self) -> bool {
        self.pc == Entry::WINDOW.0
    }
}

/// An ability that waits to be carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Trigger {
    pub thing: u16,
    pub ability: u16,
    /// The thing it is about.
    pub about: u16,
    /// What is of the moment: damage dealt, the excess.
    pub num: i16,
    pub owner: u8,
    /// Its owner may let it pass.
    pub optional: bool,
    /// Its thing has left and come back as something new.
    pub stale: bool,
    /// How often: equal triggers are one entry.
    pub times: u8,
}

impl Trigger {
    #[inline]
    pub const fn new(thing: u16, ability: u16, owner: u8) -> Trigger {
        Trigger { thing, ability, about: 0, num: 0, owner, optional: false, stale: false, times: 1 }
    }

    #[inline]
    #[must_use]
    pub const fn optional(mut self) -> Trigger {
        self.optional = true;
        self
    }

    #[inline]
    #[must_use]
    pub const fn about(mut self, thing: u16) -> Trigger {
        self.about = thing;
        self
    }

    #[inline]
    #[must_use]
    pub const fn with_num(mut self, num: i16) -> Trigger {
        self.num = num;
        self
    }
}
