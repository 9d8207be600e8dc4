//! The executed form: one flat list of instructions for all cards of a game.

use crate::{Arg, Block, Count, How, Mode, Proc, Reg, Step, Words};

/// Where a program starts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Entry(pub u16);

impl Entry {
    /// Where [`Instr::Window`] stands, in every game.
    pub const WINDOW: Entry = Entry(0);
}

#[derive(Clone, Copy, Debug)]
pub enum Instr<W: Words> {
    /// Abilities wait to be carried out.
    Window,
    Do {
        op: W::Op,
        /// Whether the check comes after it.
        check: bool,
        /// Whether what was done before counts too.
        and: bool,
    },
    /// Before a choice: nothing has been chosen.
    Clear(Reg),
    Choose(Choice<W>),
    Amount {
        into: u8,
        who: W::Who,
        least: W::Num,
        most: W::Num,
        why: W::Why,
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
        who: W::Who,
        block: Block<W>,
        no: u16,
    },
    /// The first instruction of an effect that may be declined and does not start with a question. It is passed
    /// over if the effect would change nothing.
    Offer(Block<W>),
    Test {
        cond: W::Cond,
        no: u16,
    },
    /// Before a step whose completion is asked about: so far all of it was done.
    Begin,
    TestDone {
        no: u16,
    },
    Jump(u16),
    Gather {
        rest: Reg,
        from: &'static [W::Filter],
    },
    /// Moves the lowest thing of `rest` into `thing`, or the one that somebody names, or goes on at `end`
    /// if there is none.
    Next {
        thing: Reg,
        rest: Reg,
        order: Option<(W::Who, W::Why)>,
        end: u16,
    },
    Call {
        entry: Entry,
        scope: bool,
        args: &'static [Arg<W>],
        into: Option<Reg>,
        num: Option<u8>,
        and: bool,
    },
    OpenWindow,
    Ask(W::Ask),
    Fate(W::Chance),
    End,
}

/// A choice of things.
#[derive(Clone, Copy, Debug)]
pub struct Choice<W: Words> {
    pub into: Reg,
    pub who: W::Who,
    pub from: &'static [W::Filter],
    pub count: Count<W::Num>,
    pub how: How<W>,
    pub why: W::Why,
    pub secret: bool,
    pub(crate) and: bool,
}

#[derive(Debug)]
pub struct Code<W: Words> {
    instrs: Vec<Instr<W>>,
    procs: Vec<(&'static Proc<W>, Entry)>,
    /// What comes after the step being lowered, the innermost block last.
    rest: Vec<Block<W>>,
    /// Whether somebody asks if the step being lowered was done.
    and: bool,
    /// Jumps to numbered blocks whose place is not known yet, for each [`Step::Steps`] around, the innermost last.
    goes: Vec<Vec<(usize, u8)>>,
}

impl<W: Words> Default for Code<W> {
    fn default() -> Self {
        Code::new()
    }
}

impl<W: Words> Code<W> {
    pub fn new() -> Code<W> {
        Code {
            instrs: vec![Instr::Window],
            procs: Vec::new(),
            rest: Vec::new(),
            and: false,
            goes: Vec::new(),
        }
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
    ///
    /// # Panics
    /// If a choice has no purpose: nothing that comes after it is done to what was chosen, and its author
    /// says none.
    pub fn lower(&mut self, block: Block<W>) -> Entry {
        self.lower_all(&[block])
    }

    /// Adds several blocks as one program: a cost and then its effect.
    ///
    /// # Panics
    /// As [`Code::lower`].
    pub fn lower_all(&mut self, blocks: &[Block<W>]) -> Entry {
        self.program(blocks, None)
    }

    /// Adds a program that its owner may decline: at its first question if it starts with one,
    /// otherwise at a question of its own.
    ///
    /// # Panics
    /// As [`Code::lower`].
    pub fn lower_optional(&mut self, block: Block<W>) -> Entry {
        let starts_with_a_question =
            matches!(block.first(), Some(Step::Choose { .. } | Step::Pick { .. } | Step::May(..)));
        self.program(&[block], (!starts_with_a_question).then_some(block))
    }

    /// Where a procedure starts: each is placed once.
    ///
    /// # Panics
    /// As [`Code::lower`].
    pub fn procedure(&mut self, proc: &'static Proc<W>) -> Entry {
        if let Some(entry) = self.placed(proc) {
            return entry;
        }
        // A procedure that calls itself finds the jump to its real place.
        let stub = self.hole();
        self.procs.push((proc, Entry(stub as u16)));
        let entry = self.lower(proc.body);
        self.instrs[stub] = Instr::Jump(entry.0);
        self.procs.iter_mut().find(|(p, _)| std::ptr::eq(*p, proc)).expect("it was placed").1 = entry;
        entry
    }

    /// Where a procedure starts that has been lowered.
    pub fn entry(&self, proc: &'static Proc<W>) -> Entry {
        self.placed(proc).unwrap_or_else(|| panic!("`{}` was never lowered", proc.name))
    }

    fn placed(&self, proc: &'static Proc<W>) -> Option<Entry> {
        self.procs.iter().find(|(p, _)| std::ptr::eq(*p, proc)).map(|(_, entry)| *entry)
    }

    fn program(&mut self, blocks: &[Block<W>], offer: Option<Block<W>>) -> Entry {
        // What is called from here is placed before it.
        blocks.iter().for_each(|block| self.procedures_of(block));
        let outer = (std::mem::take(&mut self.rest), std::mem::take(&mut self.and));
        let entry = Entry(self.here());
        if let Some(block) = offer {
            self.instrs.push(Instr::Offer(block));
        }
        for block in blocks {
            self.block(block);
        }
        self.instrs.push(Instr::End);
        (self.rest, self.and) = outer;
        entry
    }

    fn procedures_of(&mut self, block: Block<W>) {
        for step in block {
            if let Step::Call { proc, .. } = step {
                self.procedure(proc);
            }
            step.blocks().for_each(|inner| self.procedures_of(inner));
        }
    }

    fn here(&self) -> u16 {
        u16::try_from(self.instrs.len()).expect("a game's code fits 16 bits")
    }

    fn hole(&mut self) -> usize {
        self.instrs.push(Instr::Jump(0));
        self.instrs.len() - 1
    }

    fn block(&mut self, block: Block<W>) {
        for (i, step) in block.iter().enumerate() {
            let after = &block[i + 1..];
            self.rest.push(after);
            let outer = self.and;
            if matches!(after.first(), Some(Step::IfDone(..))) {
                self.instrs.push(Instr::Begin);
                self.and = true;
            }
            self.step(step);
            self.and = outer;
            self.rest.pop();
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

    /// What is done first to the things of a register.
    fn purpose(&self, reg: Reg) -> Option<W::Why> {
        self.rest.iter().rev().find_map(|block| purpose_in(block, reg))
    }

    fn step(&mut self, step: &Step<W>) {
        let and = self.and;
        match *step {
            Step::Do(op) => self.instrs.push(Instr::Do { op, check: true, and }),
            Step::Together(ops) => {
                for (i, op) in ops.iter().enumerate() {
                    let check = i + 1 == ops.len();
                    self.instrs.push(Instr::Do { op: *op, check, and: and || i > 0 });
                }
            }
            Step::Choose { into, who, from, count, how, why, secret } => {
                let why = why.or_else(|| self.purpose(into));
                let why = why.unwrap_or_else(|| panic!("nobody says what {step:?} is for"));
                let fits = match how {
                    How::Set | How::Name => true,
                    How::Budget(..) => !matches!(count, Count::Exactly(_)),
                    How::Share { .. } => matches!(count, Count::Any),
                };
                assert!(fits, "{step:?} cannot be counted like that");
                assert!(!secret || into == Reg::C, "{step:?} is no secret outside register C");
                self.instrs.push(Instr::Clear(into));
                self.instrs.push(Instr::Choose(Choice { into, who, from, count, how, why, secret, and }));
            }
            Step::Amount { into, who, least, most, why } => {
                self.instrs.push(Instr::Amount { into, who, least, most, why });
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
            Step::May(who, block) => {
                let may = self.hole();
                self.block(block);
                self.instrs[may] = Instr::May { who, block, no: self.here() };
            }
            Step::If(cond, yes, no) => self.branch(yes, no, |no| Instr::Test { cond, no }),
            Step::IfDone(yes, no) => self.branch(yes, no, |no| Instr::TestDone { no }),
            Step::Try(op, yes, no) => {
                self.instrs.push(Instr::Begin);
                self.instrs.push(Instr::Do { op, check: true, and: true });
                self.branch(yes, no, |no| Instr::TestDone { no });
            }
            Step::Steps(blocks) => {
                self.goes.push(Vec::new());
                let starts: Vec<u16> = blocks
                    .iter()
                    .map(|block| {
                        let start = self.here();
                        self.block(block);
                        start
                    })
                    .collect();
                for (at, n) in self.goes.pop().expect("it was put there") {
                    let start = starts.get(usize::from(n) - 1);
                    self.instrs[at] = Instr::Jump(*start.unwrap_or_else(|| panic!("there is no step {n}")));
                }
            }
            Step::Go(n) => {
                let at = self.hole();
                self.goes.last_mut().expect("`Go` stands inside of `Steps`").push((at, n));
            }
            Step::Stop => self.instrs.push(Instr::End),
            // Whoever could start it has asked.
            Step::Needs(_) => {}
            Step::While(cond, body) => {
                let test = self.hole();
                self.block(body);
                self.instrs.push(Instr::Jump(test as u16));
                self.instrs[test] = Instr::Test { cond, no: self.here() };
            }
            Step::Each { thing, rest, from, order, body } => {
                self.instrs.push(Instr::Gather { rest, from });
                let next = self.hole();
                self.block(body);
                self.instrs.push(Instr::Jump(next as u16));
                self.instrs[next] = Instr::Next { thing, rest, order, end: self.here() };
            }
            Step::Call { proc, args, into, num } => {
                let entry = self.procedure(proc);
                self.instrs.push(Instr::Call { entry, scope: proc.scope, args, into, num, and });
            }
            Step::Window => self.instrs.push(Instr::OpenWindow),
            Step::Ask(ask) => self.instrs.push(Instr::Ask(ask)),
            Step::Fate(chance) => self.instrs.push(Instr::Fate(chance)),
        }
    }
}

impl<W: Words> Step<W> {
    /// The blocks inside a step, in written order.
    pub fn blocks(&self) -> impl Iterator<Item = Block<W>> + use<W> {
        let none: (Block<W>, Block<W>) = (&[], &[]);
        let (first, second) = match *self {
            Step::May(_, block) | Step::While(_, block) | Step::Each { body: block, .. } => (block, none.1),
            Step::If(_, yes, no) | Step::IfDone(yes, no) | Step::Try(_, yes, no) => (yes, no),
            _ => none,
        };
        let modes: &'static [Mode<W>] = if let Step::Pick { modes, .. } = *self { modes } else { &[] };
        let steps: &'static [Block<W>] = if let Step::Steps(steps) = *self { steps } else { &[] };
        [first, second].into_iter().chain(modes.iter().map(|mode| mode.0)).chain(steps.iter().copied())
    }
}

fn purpose_in<W: Words>(block: Block<W>, reg: Reg) -> Option<W::Why> {
    let of = |op: &W::Op| W::use_of(op, reg);
    for step in block {
        let found = match step {
            Step::Do(op) => of(op),
            Step::Try(op, yes, no) => {
                of(op).or_else(|| [yes, no].iter().find_map(|block| purpose_in(block, reg)))
            }
            Step::Together(ops) => ops.iter().find_map(of),
            Step::Call { proc, args, .. } => args.iter().find_map(|arg| match arg {
                Arg::Reg(mine, its) if *mine == reg => purpose_in(proc.body, *its),
                _ => None,
            }),
            // From here on the register holds something else.
            Step::Choose { into, .. } if *into == reg => return None,
            step => step.blocks().find_map(|inner| purpose_in(inner, reg)),
        };
        if found.is_some() {
            return found;
        }
    }
    None
}
