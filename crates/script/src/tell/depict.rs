//! What a tree says in symbols: the same in every language.

use std::fmt::Display;

use kernel::Symbol;

use super::Things;
use crate::{Block, Count, Proc, Step, Words};

/// More effects than these are too many for a strip.
const EFFECTS: usize = 3;

pub type Symbols = Vec<Symbol>;

pub fn icon(icon: &'static str) -> Symbol {
    Symbol { icon: Some(icon), text: None }
}

pub fn marked(icon: &'static str, text: &dyn Display) -> Symbol {
    Symbol { icon: Some(icon), text: Some(text.to_string()) }
}

pub fn sign(text: &str) -> Symbol {
    Symbol { icon: None, text: Some(text.to_owned()) }
}

/// Several possibilities with a stroke between them; what looks the same is shown once.
pub fn either(all: impl Iterator<Item = Symbols>) -> Symbols {
    let mut different: Vec<Symbols> = Vec::new();
    for some in all.filter(|some| !some.is_empty()) {
        if !different.contains(&some) {
            different.push(some);
        }
    }
    different.join(&sign("/"))
}

/// What was chosen, which is shown with what is done to it.
#[derive(Clone, Default, Debug)]
pub struct Chosen {
    pub count: Option<String>,
    pub things: Symbols,
}

/// The symbols of a game.
pub trait Depict<W: Words> {
    fn op(&self, op: &W::Op, chosen: &mut Chosen) -> Symbols;

    fn things(&self, filter: &W::Filter) -> Symbols;

    /// None if it is known to hold: only what follows is shown.
    fn lead(&self, cond: &W::Cond) -> Option<Symbols>;

    /// What a procedure of the game does to what was chosen; nothing if that needs no symbol.
    fn call(&self, proc: &'static Proc<W>, chosen: &mut Chosen) -> Symbols {
        let _ = (proc, chosen);
        Symbols::new()
    }

    /// What fate picks; none if it picks nothing.
    fn fate(&self, chance: &W::Chance) -> Option<Symbols>;

    /// An icon for what is done, then the things it is done to.
    fn done_to(&self, what: &'static str, things: &Things<W>, chosen: &mut Chosen) -> Symbols {
        let Chosen { count, things } = match things {
            Things::This => Chosen::default(),
            Things::It(_) => std::mem::take(chosen),
            Things::All(filter) => Chosen { count: Some("×".into()), things: self.things(filter) },
        };
        [Symbol { icon: Some(what), text: count }].into_iter().chain(things).collect()
    }
}

/// All effects of a block, or the first of them.
pub fn depicted<W: Words, D: Depict<W>>(symbols: &D, block: Block<W>) -> Symbols {
    let mut folder = Folder { symbols, done: Vec::new(), chosen: Chosen::default() };
    folder.block(block);
    let more = (folder.done.len() > EFFECTS).then(|| sign("…"));
    folder.done.into_iter().take(EFFECTS).flatten().chain(more).collect()
}

struct Folder<'a, D> {
    symbols: &'a D,
    done: Vec<Symbols>,
    chosen: Chosen,
}

impl<D> Folder<'_, D> {
    fn block<W: Words>(&mut self, block: Block<W>)
    where
        D: Depict<W>,
    {
        for step in block {
            let done = self.step(step);
            if !done.is_empty() {
                self.done.push(done);
            }
        }
    }

    fn step<W: Words>(&mut self, step: &Step<W>) -> Symbols
    where
        D: Depict<W>,
    {
        match step {
            Step::Do(op) => return self.symbols.op(op, &mut self.chosen),
            Step::Call { proc, .. } => return self.symbols.call(proc, &mut self.chosen),
            Step::Choose { from, count, .. } => {
                let count = match count {
                    Count::Exactly(n) => W::written(n).filter(|n| *n > 1).map(|n| n.to_string()),
                    Count::UpTo(n) => W::written(n).map(|n| format!("≤{n}")),
                    Count::Any => Some("×".into()),
                };
                let things = either(from.iter().map(|filter| self.symbols.things(filter)));
                self.chosen = Chosen { count, things };
            }
            Step::Fate(chance) => {
                if let Some(things) = self.symbols.fate(chance) {
                    self.chosen = Chosen { count: Some("?".into()), things };
                }
            }
            Step::Pick { modes, .. } => {
                return either(modes.iter().map(|mode| depicted(self.symbols, mode.0)));
            }
            Step::May(_, block) => {
                let needs = match block.first() {
                    Some(Step::Needs(cond)) => self.symbols.lead(cond).filter(|lead| !lead.is_empty()),
                    _ => None,
                };
                match needs {
                    None => self.block(block),
                    Some(lead) => {
                        let may = self.branches(block, &[]);
                        return lead.into_iter().chain([sign("›")]).chain(may).collect();
                    }
                }
            }
            Step::Together(ops) => {
                return ops.iter().flat_map(|op| self.symbols.op(op, &mut self.chosen)).collect();
            }
            Step::If(cond, yes, no) => match self.symbols.lead(cond) {
                None => self.block(yes),
                Some(lead) => {
                    // What has no symbol of its own leads to nothing.
                    let arrow = (!lead.is_empty()).then(|| sign("›"));
                    let branches = self.branches(yes, no);
                    return lead.into_iter().chain(arrow).chain(branches).collect();
                }
            },
            Step::Try(op, yes, no) => {
                let tried = self.symbols.op(op, &mut self.chosen);
                let branches = self.branches(yes, no);
                return tried.into_iter().chain([sign("›")]).chain(branches).collect();
            }
            Step::Steps(blocks) => blocks.iter().for_each(|block| self.block(block)),
            Step::IfDone(yes, no) => {
                let branches = self.branches(yes, no);
                return [sign("›")].into_iter().chain(branches).collect();
            }
            Step::Each { from, body, .. } => {
                let each = either(from.iter().map(|filter| self.symbols.things(filter)));
                let body = depicted(self.symbols, body);
                return [sign("×")].into_iter().chain(each).chain([sign("›")]).chain(body).collect();
            }
            // Only the programs of a turn do this.
            _ => {}
        }
        Symbols::new()
    }

    /// What was chosen before is at hand in both branches.
    fn branches<W: Words>(&mut self, yes: Block<W>, no: Block<W>) -> Symbols
    where
        D: Depict<W>,
    {
        let chosen = std::mem::take(&mut self.chosen);
        let branch = |block: Block<W>| {
            let mut folder = Folder { symbols: self.symbols, done: Vec::new(), chosen: chosen.clone() };
            folder.block(block);
            folder.done.into_iter().flatten().collect::<Symbols>()
        };
        either([yes, no].into_iter().filter(|block| !block.is_empty()).map(branch))
    }
}
