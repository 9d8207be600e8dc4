//! The executed form: one flat list of instructions for all cards of a game.

use crate::{Block, Count, Mode, Reg, Step, Words};

/// Where a program starts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Entry(pub u16);

#[derive(Clone, Copy, Debug)]
pub enum Instr<W: Words> {
    Do(W::Op),
    Clear(Reg),
    Choose {
        into: Reg,
        who: W::Who,
        from: &'static [W::Filter],
        count: Count,
    },
    /// Before a choice among modes: none has been taken.
    Unpick,
    /// The entries of the modes follow as jumps, one each.
    Pick {
        who: W::Who,
        n: u8,
        modes: &'static [Mode<W>],
        end: u16,
    },
    /// Asks whether to carry out the next instructions, or to go on at `no`.
    May {
        no: u16,
    },
    /// The first instruction of an effect that may be declined and does not start with a question.
    Offer,
    Test {
        cond: W::Cond,
        no: u16,
    },
    TestDone {
        no: u16,
    },
    Jump(u16),
    Gather {
        rest: Reg,
        from: &'static [W::Filter],
    },
    /// Moves the lowest thing of `rest` into `thing`, or goes on at `end` if there is none.
    Next {
        thing: Reg,
        rest: Reg,
        end: u16,
    },
    Ask(W::Ask),
    Fate(W::Chance),
    /// Effects of the things in register A wait to be carried out; their owner orders them.
    Order,
    End,
}

#[derive(Debug)]
pub struct Code<W: Words> {
    instrs: Vec<Instr<W>>,
}

impl<W: Words> Default for Code<W> {
    fn default() -> Self {
        Code::new()
    }
}

impl<W: Words> Code<W> {
    /// Where [`Instr::Order`] stands, in every game.
    pub const ORDER: Entry = Entry(0);

    pub fn new() -> Code<W> {
        Code { instrs: vec![Instr::Order] }
    }

    #[inline]
    pub fn at(&self, pc: u16) -> &Instr<W> {
        &self.instrs[usize::from(pc)]
    }

    /// The first instruction of this kind.
    pub fn find(&self, wanted: impl Fn(&Instr<W>) -> bool) -> Option<Entry> {
        self.instrs.iter().position(wanted).map(|pc| Entry(pc as u16))
    }

    pub fn len(&self) -> usize {
        self.instrs.len()
    }

    pub fn is_empty(&self) -> bool {
        self.instrs.is_empty()
    }

    /// Adds a program that is always carried out.
    pub fn lower(&mut self, block: Block<W>) -> Entry {
        self.lower_all(&[block])
    }

    /// Adds several blocks as one program: a cost and then its effect.
    pub fn lower_all(&mut self, blocks: &[Block<W>]) -> Entry {
        let entry = self.here();
        for block in blocks {
            self.block(block);
        }
        self.instrs.push(Instr::End);
        Entry(entry)
    }

    /// Adds a program that its owner may decline: at its first question if it starts with one,
    /// otherwise at a question of its own.
    pub fn lower_optional(&mut self, block: Block<W>) -> Entry {
        let entry = self.here();
        let starts_with_a_question =
            matches!(block.first(), Some(Step::Choose { .. } | Step::Pick { .. } | Step::May(_)));
        if !starts_with_a_question {
            self.instrs.push(Instr::Offer);
        }
        self.block(block);
        self.instrs.push(Instr::End);
        Entry(entry)
    }

    fn here(&self) -> u16 {
        u16::try_from(self.instrs.len()).expect("a game's code fits 16 bits")
    }

    fn hole(&mut self) -> usize {
        self.instrs.push(Instr::Jump(0));
        self.instrs.len() - 1
    }

    fn block(&mut self, block: Block<W>) {
        for step in block {
            self.step(step);
        }
    }

    fn branch(&mut self, yes: Block<W>, no: Block<W>, test: impl Fn(u16) -> Instr<W>) {
        let at = self.hole();
        self.block(yes);
        let skip = (!no.is_empty()).then(|| self.hole());
        self.instrs[at] = test(self.here());
        self.block(no);
        if let Some(skip) = skip {
            self.instrs[skip] = Instr::Jump(self.here());
        }
    }

    fn step(&mut self, step: &Step<W>) {
        match *step {
            Step::Do(op) => self.instrs.push(Instr::Do(op)),
            Step::Choose { into, who, from, count } => {
                self.instrs.push(Instr::Clear(into));
                self.instrs.push(Instr::Choose { into, who, from, count });
            }
            Step::Pick { who, n, modes } => {
                self.instrs.push(Instr::Unpick);
                let pick = self.hole();
                let table: Vec<usize> = modes.iter().map(|_| self.hole()).collect();
                for (mode, jump) in modes.iter().zip(table) {
                    self.instrs[jump] = Instr::Jump(self.here());
                    self.block(mode.0);
                    // Back to the choice, which knows whether it is done.
                    self.instrs.push(Instr::Jump(pick as u16));
                }
                self.instrs[pick] = Instr::Pick { who, n, modes, end: self.here() };
            }
            Step::May(block) => {
                let may = self.hole();
                self.block(block);
                self.instrs[may] = Instr::May { no: self.here() };
            }
            Step::If(cond, yes, no) => self.branch(yes, no, |no| Instr::Test { cond, no }),
            Step::IfDone(yes, no) => self.branch(yes, no, |no| Instr::TestDone { no }),
            Step::While(cond, body) => {
                let test = self.hole();
                self.block(body);
                self.instrs.push(Instr::Jump(test as u16));
                self.instrs[test] = Instr::Test { cond, no: self.here() };
            }
            Step::Each { thing, rest, from, body } => {
                self.instrs.push(Instr::Gather { rest, from });
                let next = self.hole();
                self.block(body);
                self.instrs.push(Instr::Jump(next as u16));
                self.instrs[next] = Instr::Next { thing, rest, end: self.here() };
            }
            Step::Ask(ask) => self.instrs.push(Instr::Ask(ask)),
            Step::Fate(chance) => self.instrs.push(Instr::Fate(chance)),
        }
    }
}
