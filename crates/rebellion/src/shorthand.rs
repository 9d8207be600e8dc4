//! The short functions that cards are written with.

use script::{Count, How, Reg};

use crate::things::{Side, Unit};
use crate::words::*;

pub(crate) const fn act(op: Op) -> Step {
    Step::Do(op)
}

pub(crate) const fn may(block: Effect) -> Step {
    Step::May(Who::You, block)
}

pub(crate) const fn when(cond: Cond, then: Effect) -> Step {
    Step::If(cond, then, &[])
}

pub(crate) const fn needs(cond: Cond) -> Step {
    Step::Needs(cond)
}

pub(crate) const fn mode(block: Effect) -> Mode {
    script::Mode(block)
}

pub(crate) const fn pick(modes: &'static [Mode]) -> Step {
    Step::Pick { who: Who::You, n: 1, modes }
}

pub(crate) const fn one_by(who: Who, into: Reg, from: &'static [Filter]) -> Step {
    let count = Count::Exactly(Num::N(1));
    Step::Choose { into, who, from, count, how: How::Set, why: None, secret: false }
}

pub(crate) const fn one(into: Reg, from: &'static [Filter]) -> Step {
    one_by(Who::You, into, from)
}

pub(crate) const fn exactly_by(who: Who, n: u8, into: Reg, from: &'static [Filter]) -> Step {
    let count = Count::Exactly(Num::N(n));
    Step::Choose { into, who, from, count, how: How::Set, why: None, secret: false }
}

pub(crate) const fn exactly(n: u8, into: Reg, from: &'static [Filter]) -> Step {
    exactly_by(Who::You, n, into, from)
}

pub(crate) const fn gain_loyalty(side: Side, n: u8, at: At) -> Step {
    act(Op::Loyalty(side, n, at))
}

pub(crate) const fn destroy(side: Side, what: What, n: Num) -> Step {
    act(Op::Destroy(side, what, n, At::Here))
}

pub(crate) const fn destroy_up_to(side: Side, what: What, n: Num) -> Step {
    act(Op::DestroyUpTo(side, what, n, At::Here))
}

pub(crate) const fn destroy_worth(side: Side, what: What, health: Num) -> Step {
    act(Op::DestroyWorth(side, what, health, u8::MAX, At::Here))
}

pub(crate) const SABOTAGE: Step = act(Op::Sabotage(At::Here));
/// R7.8: it comes when the card is done.
pub(crate) const COMBAT: Step = act(Op::Combat);
pub(crate) const DEATH_STARS: [Unit; 2] = [Unit::DEATH_STAR, Unit::DEATH_STAR_UNDER_CONSTRUCTION];
