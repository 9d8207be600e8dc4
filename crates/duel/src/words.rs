//! The vocabulary of this game: what its cards and its turn are made of.

use script::{Block, Count, How, Reg, Words};

use crate::chance::Luck;
use crate::grants::Gift;
use crate::why::Why;

#[derive(Clone, Copy, Debug)]
pub struct Vocabulary;

pub type Step = script::Step<Vocabulary>;
pub type Effect = Block<Vocabulary>;
pub type Proc = script::Proc<Vocabulary>;

impl Words for Vocabulary {
    type Op = Op;
    type Filter = Filter;
    type Cond = Cond;
    type Num = Num;
    type Who = Who;
    type Why = Why;
    type Metric = Metric;
    type Ask = Question;
    type Chance = Luck;

    fn written(num: &Num) -> Option<u8> {
        match num {
            Num::N(n) => Some(*n),
            Num::Given | Num::LastPower => None,
        }
    }

    fn use_of(op: &Op, reg: Reg) -> Option<Why> {
        Why::of(op, reg)
    }
}

/// What changes the state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    /// Damage by an effect. A guard may step in, so this asks first.
    Deal(Num, Cards),
    /// What has been shared out as damage among the things of a register.
    DealShares(Reg),
    /// What has been shared out as damage taken off again.
    Mend(Reg),
    Defeat(Cards),
    PutIntoPlay(Cards),
    ToHand(Cards),
    Draw(Num),
    /// The top card of the owner's deck is discarded.
    Mill,
    HurtOwnBase(Num),
    HurtEnemyBase(Num),
    MendOwnBase(u8),
    /// The enemy discards every card of hand with the name of this one.
    DiscardNamed(Reg),
    /// For this round.
    Grant(Gift, Cards),
    /// An ability that can be used once each round has been.
    Use,
    /// What was picked in secret is shown.
    Reveal(Reg),
    /// A part of the turn; no card says this.
    Rule(Routine),
}

/// Parts of the procedures that change the state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Routine {
    Deal,
    BeginRound,
    EndRound,
    NextSeat,
    /// The card of the frame is played.
    Play,
    /// What is on register A attacks what is on register B.
    Declare,
    /// The first strikes the second.
    Strike(Reg, Reg),
    AfterAttack,
    /// The damage of a guarded effect comes to lie where it belongs.
    Suffer,
    /// The automaton's part: it turns over a card, goes forward, or rests.
    TurnOver,
    Advance,
    Rest,
}

/// Which things an op is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cards {
    /// The card whose effect this is.
    This,
    It(Reg),
    /// What the trigger is about.
    About,
}

/// Selects things. "Friendly" is seen from the owner of the effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Filter {
    Friendly,
    Enemy,
    Ready,
    DamagedFriendly,
    /// Units of power 1 or less, in hand and in the discard pile.
    WeakInHand,
    WeakInDiscard,
    /// One card for each name the enemy can have in hand.
    Names,
    /// Other units that can step in for the one in register A.
    Guards,
    /// What the unit in register A can attack.
    Targets,
    /// Ready units with something to attack, and those with somewhere to go.
    Attackers,
    Marchers,
    EnemyBase,
    /// Enemies that would not survive the unit in register A.
    Doomed,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cond {
    Always,
    Any(Reg),
    Differ(Reg, Reg),
    FriendsDamaged,
    RoundGoesOn,
    AutomatonActs,
    /// So it was agreed.
    RisesAtOnce,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Num {
    N(u8),
    /// The first number of the frame: what was rolled, named or handed over.
    Given,
    /// The power of this unit, or the one it had when it left.
    LastPower,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    You,
    Opponent,
    /// Nobody: a lot is drawn.
    Chance,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Metric {
    Power,
    Damage,
    HealthLeft,
}

/// Questions that only this game has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// What to do with one's turn.
    Main,
}

pub(crate) const fn act(op: Op) -> Step {
    Step::Do(op)
}

pub(crate) const fn rule(routine: Routine) -> Step {
    act(Op::Rule(routine))
}

/// A choice whose purpose is found in what is done afterwards.
pub(crate) const fn choose(
    into: Reg,
    count: Count<Num>,
    from: &'static [Filter],
    how: How<Vocabulary>,
) -> Step {
    Step::Choose { into, who: Who::You, from, count, how, why: None, secret: false }
}

pub(crate) const fn one(into: Reg, from: &'static [Filter]) -> Step {
    choose(into, Count::Exactly(Num::N(1)), from, How::Set)
}

/// The same, made by somebody else or for a purpose that no op tells.
pub(crate) const fn one_by(into: Reg, who: Who, from: &'static [Filter], why: Option<Why>) -> Step {
    Step::Choose { into, who, from, count: Count::Exactly(Num::N(1)), how: How::Set, why, secret: false }
}
