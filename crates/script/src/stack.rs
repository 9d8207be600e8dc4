//! The one stack of frames that lies inside a game's state.

use serde::{Deserialize, Serialize};

use crate::{Entry, Set};

/// A register of a frame: what "it" and "them" refer to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Reg {
    A,
    B,
    C,
}

/// One effect being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Frame<const W: usize> {
    pub pc: u16,
    /// The thing the effect belongs to.
    pub source: u16,
    /// The seat "you" stands for.
    pub owner: u8,
    /// The first question of this effect may be answered with "no": the effect is optional.
    pub may_pass: bool,
    /// The step before was agreed to and carried out completely.
    pub did: bool,
    /// The modes of a choice that have been taken, as bits.
    pub picked: u8,
    /// A number the effect counts with.
    pub num: i16,
    pub regs: [Set<W>; 3],
}

impl<const W: usize> Frame<W> {
    #[inline]
    pub fn new(entry: Entry, source: u16, owner: u8) -> Frame<W> {
        Frame {
            pc: entry.0,
            source,
            owner,
            may_pass: false,
            did: false,
            picked: 0,
            num: 0,
            regs: [Set::EMPTY; 3],
        }
    }

    #[inline]
    #[must_use]
    pub fn optional(mut self) -> Frame<W> {
        self.may_pass = true;
        self
    }

    #[inline]
    #[must_use]
    pub fn with_num(mut self, num: i16) -> Frame<W> {
        self.num = num;
        self
    }

    #[inline]
    #[must_use]
    pub fn with(mut self, reg: Reg, things: Set<W>) -> Frame<W> {
        self.regs[reg as usize] = things;
        self
    }

    #[inline]
    pub fn reg(&self, reg: Reg) -> Set<W> {
        self.regs[reg as usize]
    }

    #[inline]
    pub fn set(&mut self, reg: Reg, things: Set<W>) {
        self.regs[reg as usize] = things;
    }
}

/// More effects inside effects than the game was sized for: a bug, and never to be cut short.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Overflow;

/// Frames, the one being carried out on top. Unused places are kept blank, so that equal stacks are
/// equal in every byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stack<const W: usize, const D: usize> {
    frames: [Frame<W>; D],
    depth: u8,
}

impl<const W: usize, const D: usize> Default for Stack<W, D> {
    fn default() -> Self {
        Stack::new()
    }
}

impl<const W: usize, const D: usize> Stack<W, D> {
    const BLANK: Frame<W> = Frame {
        pc: 0,
        source: 0,
        owner: 0,
        may_pass: false,
        did: false,
        picked: 0,
        num: 0,
        regs: [Set::EMPTY; 3],
    };

    pub const fn new() -> Stack<W, D> {
        Stack { frames: [Self::BLANK; D], depth: 0 }
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.depth == 0
    }

    #[inline]
    pub fn depth(&self) -> usize {
        self.depth.into()
    }

    #[inline]
    pub fn top(&self) -> Option<&Frame<W>> {
        self.frames().last()
    }

    #[inline]
    pub fn top_mut(&mut self) -> Option<&mut Frame<W>> {
        self.frames_mut().last_mut()
    }

    #[inline]
    pub fn frames(&self) -> &[Frame<W>] {
        &self.frames[..self.depth()]
    }

    #[inline]
    pub fn frames_mut(&mut self) -> &mut [Frame<W>] {
        &mut self.frames[..usize::from(self.depth)]
    }

    /// # Panics
    /// If the stack is full. Its depth is measured by random play; see [`Overflow`].
    #[inline]
    pub fn push(&mut self, frame: Frame<W>) {
        self.try_push(frame).expect("the stack is deep enough for every effect");
    }

    #[inline]
    pub fn try_push(&mut self, frame: Frame<W>) -> Result<(), Overflow> {
        let place = self.frames.get_mut(usize::from(self.depth)).ok_or(Overflow)?;
        *place = frame;
        self.depth += 1;
        Ok(())
    }

    #[inline]
    pub fn pop(&mut self) {
        self.depth -= 1;
        self.frames[usize::from(self.depth)] = Self::BLANK;
    }

    /// Lets an effect wait until all but the lowest `at` have been carried out.
    ///
    /// # Panics
    /// If the stack is full, as [`Stack::push`].
    pub fn insert(&mut self, at: usize, frame: Frame<W>) {
        self.push(frame);
        self.frames_mut()[at..].rotate_right(1);
    }

    /// Takes out an effect that has not begun.
    pub fn remove(&mut self, at: usize) {
        self.frames.copy_within(at + 1..usize::from(self.depth), at);
        self.pop();
    }

    /// Ends everything at once.
    pub fn clear(&mut self) {
        *self = Stack::new();
    }
}

impl<const W: usize, const D: usize> Serialize for Stack<W, D> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.frames())
    }
}

impl<'de, const W: usize, const D: usize> Deserialize<'de> for Stack<W, D> {
    fn deserialize<De: serde::Deserializer<'de>>(deserializer: De) -> Result<Self, De::Error> {
        let mut stack = Stack::new();
        for frame in Vec::<Frame<W>>::deserialize(deserializer)? {
            stack.try_push(frame).map_err(|Overflow| {
                serde::de::Error::custom(format!("more than {D} effects inside each other"))
            })?;
        }
        Ok(stack)
    }
}
