//! What the machine asks of a game's state.

use crate::{Code, Core, Count, Entry, Frame, Ranking, Set, Trigger, Words};

/// The reading side: questions, offers, views and bots need no more.
pub trait Read<const W: usize> {
    type Words: Words;
    type Core: Core<W>;
    /// How the seats follow each other when abilities of several of them wait.
    const SEATS: SeatOrder;
    /// Whether a mode may be chosen although there is nothing for it to choose from.
    const MODES_IN_VAIN: bool = false;

    fn code() -> &'static Code<Self::Words>;
    fn core(&self) -> &Self::Core;

    fn test(&self, cond: &<Self::Words as Words>::Cond, frame: &Frame<W>) -> bool;
    /// The things that match any of the filters.
    fn select(&self, from: &[<Self::Words as Words>::Filter], frame: &Frame<W>) -> Set<W>;
    fn number(&self, num: &<Self::Words as Words>::Num, frame: &Frame<W>) -> i16;
    /// Whether an op could be carried out completely.
    fn can(&self, op: &<Self::Words as Words>::Op, frame: &Frame<W>) -> bool;
    /// Whether an op that cannot be carried out may become possible while somebody is asked about it: whoever may
    /// decide on it is asked all the same.
    fn may_become(&self, op: &<Self::Words as Words>::Op, frame: &Frame<W>) -> bool {
        let _ = (op, frame);
        false
    }
    /// Whether an op would change anything at all. The registers of the frame hold what could be in them.
    fn changes(&self, op: &<Self::Words as Words>::Op, frame: &Frame<W>) -> bool {
        let _ = (op, frame);
        true
    }
    /// Whether people are asked about effects that would change nothing.
    fn asks_in_vain(&self) -> bool {
        false
    }
    /// Whether there is enough to choose from for an effect to be started or a mode to be taken. A
    /// game whose players may choose an effect in vain says yes.
    fn can_choose(
        &self,
        from: &[<Self::Words as Words>::Filter],
        count: &Count<<Self::Words as Words>::Num>,
        frame: &Frame<W>,
    ) -> bool {
        let needed = match count {
            Count::Exactly(n) => self.number(n, frame).max(0) as usize,
            Count::UpTo(_) | Count::Any => 1,
        };
        self.select(from, frame).len() >= needed
    }
    /// If others cannot see what there is to choose from: how much there could be, as far as they can tell. Somebody is
    /// then asked even if nothing fits or only one answer is left, or the pause would tell.
    #[inline]
    fn veiled(&self, from: &[<Self::Words as Words>::Filter], frame: &Frame<W>) -> Option<usize> {
        let _ = (from, frame);
        None
    }
    /// Whether others cannot tell if this is so: whoever may do something that needs it is then asked even if it is not.
    fn is_secret(&self, cond: &<Self::Words as Words>::Cond, frame: &Frame<W>) -> bool {
        let _ = (cond, frame);
        false
    }
    /// The place of a thing in the order in which several are picked and shares are given out. Whoever is asked can
    /// tell it: a game whose numbers say more than its names goes by the names.
    #[inline]
    fn place(&self, thing: u16) -> u32 {
        thing.into()
    }
    /// Who decides, and how. `why` is the purpose of a choice of things or of an amount.
    fn decider(
        &self,
        who: &<Self::Words as Words>::Who,
        why: Option<<Self::Words as Words>::Why>,
        frame: &Frame<W>,
    ) -> Decider<Self::Words>;
    fn measure(&self, metric: &<Self::Words as Words>::Metric, thing: u16, frame: &Frame<W>) -> i32;
    /// Whether there is anything to ask fate.
    fn uncertain(&self, chance: &<Self::Words as Words>::Chance, frame: &Frame<W>) -> bool;

    /// The seat whose turn it is.
    fn active(&self) -> u8;
    /// Whether somebody at the table answers for this seat. For a side that is nobody's seat the machine goes on
    /// by itself: what waits is carried out in its order, and nothing is passed up.
    fn plays(&self, seat: u8) -> bool {
        let _ = seat;
        true
    }
    /// The program of an ability.
    fn ability(id: u16) -> Entry;
    /// Whether a waiting ability can be started.
    fn ready(&self, trigger: &Trigger) -> bool {
        let _ = trigger;
        true
    }
    /// Whether it comes before all that wait with it and are not of that kind, those that it raises among them.
    fn comes_first(trigger: &Trigger) -> bool {
        let _ = trigger;
        false
    }
    /// Whether a waiting ability counts when the active seat names who comes first. Where one counts that cannot be
    /// started, it is over when the turn of its seat is.
    fn counts(&self, trigger: &Trigger) -> bool {
        self.ready(trigger)
    }
}

/// What answers need of a state.
pub trait Write<const W: usize>: Read<W> {
    fn core_mut(&mut self) -> &mut Self::Core;
    /// A share has been given out: the state keeps what is due to each thing.
    fn shared(&mut self, why: <Self::Words as Words>::Why, thing: u16, amount: i16) {
        let _ = (why, thing, amount);
    }
}

/// The acting side. `L` is where the game sends its events.
pub trait Act<L, const W: usize>: Write<W> {
    /// Carries out an op. It may push frames, which are then carried out before anything else, or clear
    /// the machine, which ends the game.
    fn perform(&mut self, op: &<Self::Words as Words>::Op, log: &mut L) -> Did;
    /// Comes after every op: what follows from the state at once, and frames for what must be asked.
    fn check(&mut self, log: &mut L) {
        let _ = log;
    }
    /// Comes to a question of the game's own; `false` if there is nothing to ask. The game answers
    /// it itself, and calls [`crate::proceed`] when it is done with it. Pushes and pops nothing.
    fn open(&mut self, ask: &<Self::Words as Words>::Ask, log: &mut L) -> bool;
    /// A ranking has decided. The effect on top is the one that asked.
    fn ranked(&mut self, ranked: &Ranked<Self::Words, W>, log: &mut L) {
        let _ = (ranked, log);
    }
}

/// What became of an op.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Did {
    Yes,
    /// It could not be carried out completely.
    No,
    /// A frame that returns has been pushed: its end says whether it was done.
    Later,
}

/// Who decides, and how.
#[derive(Clone, Copy, Debug)]
pub enum Decider<W: Words> {
    /// Somebody at the table is asked.
    Seat(u8),
    /// The best thing; of modes and ways the first that can be taken; of amounts the most; always yes.
    Rank(&'static Ranking<W>),
    /// Fate draws a lot among what can be chosen; of amounts the most; always yes.
    Lot,
    /// Whatever may be declined is declined.
    No,
}

/// What a ranking has decided: [`crate::retrace`] goes through it once more for those who want to know.
#[derive(Clone, Copy, Debug)]
pub struct Ranked<Wo: Words, const W: usize> {
    pub thing: u16,
    pub why: Wo::Why,
    /// What there was to choose from.
    pub from: Set<W>,
    pub by: &'static Ranking<Wo>,
    pub reason: Reason,
}

/// What made a ranking choose a thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The tier it is of.
    pub tier: u8,
    /// The last criterion that left others out.
    pub by: Option<u8>,
    /// Whether fate had to draw a lot.
    pub lot: bool,
}

/// How the seats follow each other in a window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatOrder {
    /// The active seat names one, which resolves all of its own; then it names the next.
    ActiveNames,
    /// The active seat resolves all of its own, then the others in their order.
    ActiveFirst,
    /// The active seat puts all of them in order.
    ActiveOrdersAll,
}
