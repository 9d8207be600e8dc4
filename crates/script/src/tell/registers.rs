//! What has been said about the things in the registers.

use text::clause::Amount;
use text::{Both, Noun, Number};

use crate::{Reg, Words};

/// A choice that is told together with what is done to the things.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice<W: Words> {
    pub(super) who: W::Who,
    pub(super) from: &'static [W::Filter],
    pub(super) amount: Amount,
    /// They add up to no more than so much.
    pub(super) limit: Option<(u8, Both)>,
}

#[derive(Clone, Copy, Debug)]
struct Held<W: Words> {
    noun: Noun,
    number: Number,
    awaited: Option<Choice<W>>,
}

#[derive(Clone, Copy, Debug)]
pub struct Registers<W: Words>([Option<Held<W>>; 3]);

impl<W: Words> Registers<W> {
    pub(super) const EMPTY: Registers<W> = Registers([None; 3]);

    /// What the things are called, and whether there are several; none if nobody has spoken of any.
    pub fn it(&self, reg: Reg) -> Option<(Noun, Number)> {
        self.0[reg as usize].map(|held| (held.noun, held.number))
    }

    pub(super) fn hold(&mut self, reg: Reg, noun: Noun, number: Number) {
        self.0[reg as usize] = Some(Held { noun, number, awaited: None });
    }

    pub(super) fn await_choice(&mut self, reg: Reg, noun: Noun, choice: Choice<W>) {
        let number = choice.amount.number();
        self.0[reg as usize] = Some(Held { noun, number, awaited: Some(choice) });
    }

    /// The choice is told now, and only once.
    pub(super) fn take(&mut self, reg: Reg) -> Option<Choice<W>> {
        self.0[reg as usize].as_mut().and_then(|held| held.awaited.take())
    }
}
