//! The authored tree.

use std::fmt::Debug;

use crate::Reg;

/// The vocabulary of one game. The machine carries these words about without understanding them.
pub trait Words: Copy + Debug + 'static {
    /// Changes the state.
    type Op: Copy + Debug + 'static;
    /// Selects things.
    type Filter: Copy + Debug + 'static;
    /// Is true or false.
    type Cond: Copy + Debug + 'static;
    /// Names a player, seen from the owner of the effect.
    type Who: Copy + Debug + 'static;
    /// A question only this game has.
    type Ask: Copy + Debug + 'static;
    /// A question to fate.
    type Chance: Copy + Debug + 'static;
}

pub type Block<W> = &'static [Step<W>];

/// One step of an effect. Blocks are carried out in written order, as far as possible.
#[derive(Clone, Copy, Debug)]
pub enum Step<W: Words> {
    /// Change the state.
    Do(W::Op),
    /// Pick things. They are picked one at a time in ascending order, so that the same set is
    /// always picked in the same way.
    Choose {
        into: Reg,
        who: W::Who,
        from: &'static [W::Filter],
        count: Count,
    },
    /// "Choose one", or so many different ones, each carried out before the next is chosen. Only modes
    /// that can be carried out are offered.
    Pick {
        who: W::Who,
        n: u8,
        modes: &'static [Mode<W>],
    },
    /// The owner decides whether to carry out the block.
    May(Block<W>),
    If(W::Cond, Block<W>, Block<W>),
    /// "If you do": whether the step before was agreed to and carried out completely.
    IfDone(Block<W>, Block<W>),
    While(W::Cond, Block<W>),
    /// The block once for each thing, which stands alone in the first register; the second one keeps
    /// those still to come.
    Each {
        thing: Reg,
        rest: Reg,
        from: &'static [W::Filter],
        body: Block<W>,
    },
    Ask(W::Ask),
    Fate(W::Chance),
}

/// An option of a choice.
#[derive(Clone, Copy, Debug)]
pub struct Mode<W: Words>(pub Block<W>);

/// How many things to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// Exactly so many, or all there are.
    Exactly(u8),
    UpTo(u8),
}

impl Count {
    /// The least and the most that can be chosen among `n` things.
    #[inline]
    pub fn bounds(self, n: usize) -> (usize, usize) {
        match self {
            Count::Exactly(k) => (n.min(k.into()), n.min(k.into())),
            Count::UpTo(k) => (0, n.min(k.into())),
        }
    }
}
