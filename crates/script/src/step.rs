//! The authored tree.

use std::fmt::Debug;

use kernel::Tone;

use crate::Reg;

/// The vocabulary of one game. The machine carries these words about without understanding them.
pub trait Words: Copy + Debug + 'static {
    /// Changes the state.
    type Op: Copy + Debug + 'static;
    /// Selects things.
    type Filter: Copy + Debug + 'static;
    /// Is true or false.
    type Cond: Copy + Debug + 'static;
    /// A number, written or counted.
    type Num: Copy + Debug + 'static;
    /// Names who decides, seen from the owner of the effect: a player, a ranking, a lot.
    type Who: Copy + Debug + 'static;
    /// What a choice is for.
    type Why: Purpose;
    /// What is measured about a thing.
    type Metric: Copy + Debug + 'static;
    /// A question only this game has.
    type Ask: Copy + Debug + 'static;
    /// A question to fate.
    type Chance: Copy + Debug + 'static;

    /// A number that stands on the card as it is; none for one that is counted.
    fn written(num: &Self::Num) -> Option<u8>;

    /// What an op does to the things of a register, if it is about them. This is how the purpose
    /// of a choice is found; see [`crate::Code::lower`].
    fn use_of(op: &Self::Op, reg: Reg) -> Option<Self::Why>;
}

/// What a choice is for: prompts, buttons, bots and motion read it.
pub trait Purpose: Copy + PartialEq + Debug + 'static {
    /// Its name in kebab-case.
    fn name(&self) -> &'static str;
    fn tone(&self) -> Tone;
}

pub type Block<W> = &'static [Step<W>];

/// One step of an effect. Blocks are carried out in written order, as far as possible.
#[derive(Clone, Copy, Debug)]
pub enum Step<W: Words> {
    /// Change the state.
    Do(W::Op),
    /// Change the state in several ways at the same time: one check comes after all of them.
    Together(&'static [W::Op]),
    /// Pick things. They are picked one at a time in the order of their places, so that the same set is
    /// always picked in the same way.
    Choose {
        into: Reg,
        who: W::Who,
        from: &'static [W::Filter],
        count: Count<W::Num>,
        how: How<W>,
        /// Left out, it is found in what is done to the things afterwards.
        why: Option<W::Why>,
        /// Nobody else sees what was picked until it is put to use: see [`crate::Flags::SECRET`].
        secret: bool,
    },
    /// Name a number, which goes into one of the frame's.
    Amount {
        into: u8,
        who: W::Who,
        least: W::Num,
        most: W::Num,
        why: W::Why,
    },
    /// "Choose one", or so many different ones, each carried out before the next is chosen. Only modes
    /// that can be carried out are offered.
    Pick {
        who: W::Who,
        n: u8,
        modes: &'static [Mode<W>],
    },
    /// Somebody decides whether to carry out the block.
    May(W::Who, Block<W>),
    If(W::Cond, Block<W>, Block<W>),
    /// "If you do": whether the step before was agreed to and carried out completely, all of it.
    IfDone(Block<W>, Block<W>),
    /// Try something that can fail, such as a test: the first block if it was done, otherwise the second.
    Try(W::Op, Block<W>, Block<W>),
    /// Numbered blocks, one after the other; [`Step::Go`] goes to one of them.
    Steps(&'static [Block<W>]),
    /// On with the block of this number, counted from 1, of the [`Step::Steps`] this is in.
    Go(u8),
    /// The end of this program, whatever else it says.
    Stop,
    /// A mode or an ability that starts with this can only be taken if it holds.
    Needs(W::Cond),
    While(W::Cond, Block<W>),
    /// The block once for each thing, which stands alone in the first register; the second one keeps
    /// those still to come. In ascending order, or in the order somebody names.
    Each {
        thing: Reg,
        rest: Reg,
        from: &'static [W::Filter],
        order: Option<(W::Who, W::Why)>,
        body: Block<W>,
    },
    /// Carry out a procedure with these arguments. Its register A and first number come back, if wanted,
    /// and whether it was done.
    Call {
        proc: &'static Proc<W>,
        args: &'static [Arg<W>],
        into: Option<Reg>,
        num: Option<u8>,
    },
    /// What this effect has raised is carried out now.
    Window,
    Ask(W::Ask),
    Fate(W::Chance),
}

/// An option of a choice.
#[derive(Clone, Copy, Debug)]
pub struct Mode<W: Words>(pub Block<W>);

/// A procedure: called, it does its work in a frame of its own and returns.
#[derive(Debug)]
pub struct Proc<W: Words> {
    pub name: &'static str,
    /// Its end resolves what was raised in it.
    pub scope: bool,
    pub body: Block<W>,
}

impl<W: Words> Proc<W> {
    pub const fn new(name: &'static str, body: Block<W>) -> Proc<W> {
        Proc { name, scope: false, body }
    }

    pub const fn scope(name: &'static str, body: Block<W>) -> Proc<W> {
        Proc { name, scope: true, body }
    }
}

/// What a procedure is given.
#[derive(Clone, Copy, Debug)]
pub enum Arg<W: Words> {
    /// A register of the caller, into one of its own.
    Reg(Reg, Reg),
    /// A number, into one of its own.
    Num(u8, W::Num),
}

/// How many things to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count<N> {
    /// Exactly so many, or all there are.
    Exactly(N),
    UpTo(N),
    /// None, some or all.
    Any,
}

/// What is chosen about things.
#[derive(Clone, Copy, Debug)]
pub enum How<W: Words> {
    /// Different things.
    Set,
    /// One thing, by its name: it need not be seen.
    Name,
    /// Different things that add up to no more than this.
    Budget(W::Num, W::Metric),
    /// So much in all is given out among things, to each no more than it can take. `all`: nothing may be
    /// kept back that somebody can take.
    Share { total: W::Num, cap: W::Metric, all: bool },
}

/// How an automaton decides: the first tier with a candidate, then its criteria in order; what they leave
/// is for fate to say.
pub type Ranking<W> = [Tier<W>];

#[derive(Clone, Copy, Debug)]
pub struct Tier<W: Words> {
    /// Only these count; empty for all.
    pub of: &'static [<W as Words>::Filter],
    pub by: &'static [By<W>],
}

#[derive(Clone, Copy, Debug)]
pub enum By<W: Words> {
    Most(W::Metric),
    Least(W::Metric),
    Prefer(W::Filter),
}
