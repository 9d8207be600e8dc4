//! What the machine keeps inside a game's state: frames, and the triggers that wait.

use serde::{Deserialize, Serialize};

use crate::{Frame, Set, Trigger};

/// `D` effects inside each other, `P` triggers waiting. Both come from what the rules allow: a full machine
/// is a bug and panics, since an effect cut short would be a wrong game. Unused places are kept blank, so
/// that equal machines are equal in every byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Machine<const W: usize, const D: usize, const P: usize> {
    frames: [Frame<W>; D],
    pending: [Trigger; P],
    depth: u8,
    waiting: u8,
}

const NOTHING: Trigger =
    Trigger { thing: 0, ability: 0, about: 0, num: 0, owner: 0, optional: false, stale: false, times: 0 };

impl<const W: usize, const D: usize, const P: usize> Default for Machine<W, D, P> {
    fn default() -> Self {
        Machine::new()
    }
}

impl<const W: usize, const D: usize, const P: usize> Machine<W, D, P> {
    pub const fn new() -> Self {
        Machine { frames: [Frame::BLANK; D], pending: [NOTHING; P], depth: 0, waiting: 0 }
    }
}

/// A machine of any size: hides `D` and `P` from all that only reads and writes frames.
pub trait Core<const W: usize> {
    /// The effects being carried out, the one on top last.
    fn frames(&self) -> &[Frame<W>];
    fn frames_mut(&mut self) -> &mut [Frame<W>];
    /// The triggers that wait, those of the effect on top last.
    fn waiting(&self) -> &[Trigger];
    fn waiting_mut(&mut self) -> &mut [Trigger];
    /// # Panics
    /// If the machine is full.
    fn push(&mut self, frame: Frame<W>);
    fn pop(&mut self);
    /// Ends everything at once.
    fn clear(&mut self);
    /// Lets a trigger wait without looking for its equals.
    ///
    /// # Panics
    /// If the machine is full.
    fn wait(&mut self, trigger: Trigger);
    /// Takes out a trigger that waits; the layers above it move down.
    fn take(&mut self, at: usize) -> Trigger;
    /// Drops all triggers but the first `n`.
    fn keep(&mut self, n: usize);

    #[inline]
    fn top(&self) -> Option<&Frame<W>> {
        self.frames().last()
    }

    #[inline]
    fn top_mut(&mut self) -> Option<&mut Frame<W>> {
        self.frames_mut().last_mut()
    }

    #[inline]
    fn is_empty(&self) -> bool {
        self.frames().is_empty()
    }

    /// Lets a trigger wait until the effect on top is done. Equal ones are one entry.
    fn raise(&mut self, trigger: Trigger) {
        let base = self.top().map_or(0, |frame| frame.base.into());
        let equal = |other: &&mut Trigger| Trigger { times: trigger.times, ..**other } == trigger;
        match self.waiting_mut()[base..].iter_mut().find(equal) {
            Some(same) => same.times += trigger.times,
            None => self.wait(trigger),
        }
    }

    /// Lets triggers interrupt: they are carried out before the effect on top goes on.
    fn interrupt(&mut self, triggers: impl Iterator<Item = Trigger>) {
        let base = self.waiting().len();
        triggers.for_each(|trigger| self.wait(trigger));
        self.open_window(base as u8);
    }

    /// Lets what waits from `base` on be carried out now.
    fn open_window(&mut self, base: u8) {
        if let Some(trigger) = self.waiting().get(usize::from(base)) {
            let owner = trigger.owner;
            self.push(Frame { owner, ..Frame::BLANK });
            // A window begins where its triggers do, not where they end.
            self.frames_mut().last_mut().expect("a window was opened").base = base;
        }
    }

    /// Lets triggers wait below all but the lowest `at` effects.
    fn interrupt_below(&mut self, at: usize, triggers: impl Iterator<Item = Trigger>) {
        let base = self.frames().get(at).map_or(self.waiting().len(), |frame| frame.base.into());
        let mut new = 0;
        for trigger in triggers {
            self.wait(trigger);
            self.waiting_mut()[base + usize::from(new)..].rotate_right(1);
            new += 1;
        }
        for frame in &mut self.frames_mut()[at..] {
            frame.base += new;
        }
        self.open_window(base as u8);
        self.frames_mut()[at..].rotate_right(1);
    }

    /// Takes out an effect that has not begun.
    fn remove(&mut self, at: usize) {
        self.frames_mut()[at..].rotate_left(1);
        self.pop();
    }

    /// Things get other numbers: `all` says it of sets, `one` of single things.
    fn renumber(&mut self, all: impl Fn(Set<W>) -> Set<W>, one: impl Fn(u16) -> u16) {
        for frame in self.frames_mut() {
            frame.regs = frame.regs.map(&all);
            (frame.source, frame.about) = (one(frame.source), one(frame.about));
        }
        for trigger in self.waiting_mut() {
            (trigger.thing, trigger.about) = (one(trigger.thing), one(trigger.about));
        }
    }

    /// A thing comes into play as something new: older effects forget what it was. The effect on top
    /// brings it in and keeps it.
    fn renew(&mut self, thing: u16) {
        use crate::Flags;
        let below = self.frames().len().saturating_sub(1);
        for frame in &mut self.frames_mut()[..below] {
            frame.regs.iter_mut().for_each(|reg| reg.remove(thing));
            if frame.source == thing {
                frame.put(Flags::STALE, true);
            }
        }
        for trigger in self.waiting_mut() {
            trigger.stale |= trigger.thing == thing;
        }
    }
}

impl<const W: usize, const D: usize, const P: usize> Core<W> for Machine<W, D, P> {
    #[inline]
    fn frames(&self) -> &[Frame<W>] {
        &self.frames[..usize::from(self.depth)]
    }

    #[inline]
    fn frames_mut(&mut self) -> &mut [Frame<W>] {
        &mut self.frames[..usize::from(self.depth)]
    }

    #[inline]
    fn waiting(&self) -> &[Trigger] {
        &self.pending[..usize::from(self.waiting)]
    }

    #[inline]
    fn waiting_mut(&mut self) -> &mut [Trigger] {
        &mut self.pending[..usize::from(self.waiting)]
    }

    #[inline]
    fn push(&mut self, mut frame: Frame<W>) {
        frame.base = self.waiting;
        let place = self.frames.get_mut(usize::from(self.depth));
        *place.expect("the machine is deep enough for every effect") = frame;
        self.depth += 1;
    }

    #[inline]
    fn pop(&mut self) {
        self.depth -= 1;
        self.frames[usize::from(self.depth)] = Frame::BLANK;
    }

    fn clear(&mut self) {
        *self = Machine::new();
    }

    fn wait(&mut self, trigger: Trigger) {
        let place = self.pending.get_mut(usize::from(self.waiting));
        *place.expect("the machine has room for every trigger") = trigger;
        self.waiting += 1;
    }

    fn take(&mut self, at: usize) -> Trigger {
        let taken = self.pending[at];
        let n = usize::from(self.waiting);
        self.pending.copy_within(at + 1..n, at);
        self.pending[n - 1] = NOTHING;
        self.waiting -= 1;
        for frame in self.frames_mut() {
            frame.base -= u8::from(usize::from(frame.base) > at);
        }
        taken
    }

    fn keep(&mut self, n: usize) {
        while usize::from(self.waiting) > n {
            self.waiting -= 1;
            self.pending[usize::from(self.waiting)] = NOTHING;
        }
    }
}

impl<const W: usize, const D: usize, const P: usize> Serialize for Machine<W, D, P> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Serialize::serialize(&(self.frames(), self.waiting()), serializer)
    }
}

impl<'de, const W: usize, const D: usize, const P: usize> Deserialize<'de> for Machine<W, D, P> {
    fn deserialize<De: serde::Deserializer<'de>>(deserializer: De) -> Result<Self, De::Error> {
        let (frames, waiting) = <(Vec<Frame<W>>, Vec<Trigger>)>::deserialize(deserializer)?;
        let too_many = |most: usize, what: &str| {
            Err(serde::de::Error::custom(format!("there is no room for more than {most} {what}")))
        };
        let mut machine = Machine::new();
        if frames.len() > D {
            return too_many(D, "effects inside each other");
        }
        if waiting.len() > P {
            return too_many(P, "triggers");
        }
        if frames.iter().any(|frame| usize::from(frame.base) > waiting.len()) {
            return Err(serde::de::Error::custom("an effect waits for triggers that are not there"));
        }
        machine.frames[..frames.len()].copy_from_slice(&frames);
        machine.pending[..waiting.len()].copy_from_slice(&waiting);
        (machine.depth, machine.waiting) = (frames.len() as u8, waiting.len() as u8);
        Ok(machine)
    }
}
