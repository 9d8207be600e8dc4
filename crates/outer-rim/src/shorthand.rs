//! The short functions cards are written with.

use script::{Count, How, Reg};

use crate::things::{Deck, Face, Faction, Skill};
use crate::why::Why;
use crate::words::*;

pub(crate) const fn n(n: u8) -> Num {
    Num::N(n)
}

pub(crate) const fn act(op: Op) -> Step {
    Step::Do(op)
}

// ---- choices

const fn choice(into: Reg, who: Who, count: Count<Num>, from: &'static [Filter], why: Option<Why>) -> Step {
    Step::Choose { into, who, from, count, how: How::Set, why, secret: false }
}

/// One of these; what for is found in what is done to it.
pub(crate) const fn one(into: Reg, from: &'static [Filter]) -> Step {
    choice(into, Who::You, Count::Exactly(Num::N(1)), from, None)
}

/// So many of these, or as many as there are.
pub(crate) const fn exactly(n: u8, into: Reg, from: &'static [Filter]) -> Step {
    choice(into, Who::You, Count::Exactly(Num::N(n)), from, None)
}

pub(crate) const fn up_to(most: u8, into: Reg, from: &'static [Filter]) -> Step {
    choice(into, Who::You, Count::UpTo(Num::N(most)), from, None)
}

/// At most one, for a purpose that no op tells.
pub(crate) const fn up_to_one_for(why: Why, into: Reg, from: &'static [Filter]) -> Step {
    choice(into, Who::You, Count::UpTo(Num::N(1)), from, Some(why))
}

pub(crate) const fn any(into: Reg, from: &'static [Filter], why: Why) -> Step {
    choice(into, Who::You, Count::Any, from, Some(why))
}

pub(crate) const fn one_by(who: Who, into: Reg, from: &'static [Filter], why: Why) -> Step {
    choice(into, who, Count::Exactly(Num::N(1)), from, Some(why))
}

/// One of these, for a purpose that no op tells.
pub(crate) const fn one_for(why: Why, into: Reg, from: &'static [Filter]) -> Step {
    one_by(Who::You, into, from, why)
}

pub(crate) const fn may(effect: Effect) -> Step {
    Step::May(Who::You, effect)
}

pub(crate) const fn choose_one(modes: &'static [Mode]) -> Step {
    Step::Pick { who: Who::You, n: 1, modes }
}

pub(crate) const fn mode(effect: Effect) -> Mode {
    script::Mode(effect)
}

// ---- conditions

pub(crate) const fn when(cond: Cond, then: Effect) -> Step {
    Step::If(cond, then, &[])
}

pub(crate) const fn either(cond: Cond, then: Effect, otherwise: Effect) -> Step {
    Step::If(cond, then, otherwise)
}

pub(crate) const fn positive(faction: Faction) -> Cond {
    Cond::Rep(Party::Of(faction), Standing::Positive)
}

pub(crate) const fn neutral(faction: Faction) -> Cond {
    Cond::Rep(Party::Of(faction), Standing::Neutral)
}

pub(crate) const fn negative(faction: Faction) -> Cond {
    Cond::Rep(Party::Of(faction), Standing::Negative)
}

/// Neutral or positive.
pub(crate) const fn fine(faction: Faction) -> Cond {
    Cond::Rep(Party::Of(faction), Standing::Fine)
}

// ---- credits, fame, reputation

/// In thousands, as everywhere.
pub(crate) const fn credits(thousands: u8) -> Step {
    act(Op::Gain(Num::N(thousands)))
}

/// The credits of a reward.
pub(crate) const fn pays(thousands: u8) -> Step {
    act(Op::Pays(thousands))
}

pub(crate) const fn lose(thousands: u8) -> Step {
    act(Op::Lose(thousands))
}

pub(crate) const fn pay(thousands: u8) -> Step {
    act(Op::Pay(Num::N(thousands)))
}

pub(crate) const fn fame(n: u8) -> Step {
    act(Op::Fame(n))
}

pub(crate) const fn gain_rep(faction: Faction) -> Step {
    act(Op::GainRep(Party::Of(faction)))
}

pub(crate) const fn lose_rep(faction: Faction) -> Step {
    act(Op::LoseRep(Party::Of(faction)))
}

/// As a price (R16.2).
pub(crate) const fn pay_rep(faction: Faction) -> Step {
    act(Op::PayRep(Party::Of(faction)))
}

/// With the faction or patrol in register A.
pub(crate) const GAIN_REP_A: Step = act(Op::GainRep(Party::It(Reg::A)));
pub(crate) const LOSE_REP_A: Step = act(Op::LoseRep(Party::It(Reg::A)));
/// A faction of one's choice, into register A.
pub(crate) const ANY_FACTION: Step = one(Reg::A, &[Filter::Factions]);
/// A patrol in the space, into register A.
pub(crate) const PATROL_HERE: Step = one_for(Why::About, Reg::A, &[Filter::Patrols(Reach::Here)]);

// ---- damage

pub(crate) const fn hurt(n: u8) -> Step {
    act(Op::Damage(Body::Character, n))
}

pub(crate) const fn hurt_ship(n: u8) -> Step {
    act(Op::Damage(Body::Ship, n))
}

pub(crate) const fn heal(n: u8) -> Step {
    act(Op::Recover(Body::Character, Some(n)))
}

pub(crate) const fn repair(n: u8) -> Step {
    act(Op::Recover(Body::Ship, Some(n)))
}

pub(crate) const HEAL_ALL: Step = act(Op::Recover(Body::Character, None));
pub(crate) const REPAIR_ALL: Step = act(Op::Recover(Body::Ship, None));

// ---- tests and combats

pub(crate) const fn test(skill: Skill, passed: Effect, failed: Effect) -> Step {
    Step::Try(Op::Test(skill, 0), passed, failed)
}

/// A test that so much money passes, too (R10.3).
pub(crate) const fn test_or_pay(skill: Skill, thousands: u8, passed: Effect, failed: Effect) -> Step {
    Step::Try(Op::Test(skill, thousands), passed, failed)
}

/// A test of the skill in register C.
pub(crate) const fn test_chosen(passed: Effect, failed: Effect) -> Step {
    Step::Try(Op::TestChosen(Reg::C), passed, failed)
}

/// One of these skills, into register C.
pub(crate) const fn one_skill(of: &'static [Filter]) -> Step {
    one_for(Why::Test, Reg::C, of)
}

/// R9.6: what is won or lost comes first; then must come `SUFFER`, in the same block.
pub(crate) const fn fight(combat: Combat, dice: u8, won: Effect, lost: Effect) -> Step {
    Step::Try(Op::Fight(combat, dice), won, lost)
}

/// The same against the player in register B.
pub(crate) const fn fight_player(combat: Option<Combat>, won: Effect) -> Step {
    Step::Try(Op::FightPlayer(combat, Reg::B), won, &[])
}

pub(crate) const SUFFER: Step = act(Op::Suffer);

/// R9.9.
pub(crate) const fn won_standing(then: Effect, otherwise: Effect) -> Step {
    Step::If(Cond::WonStanding, then, otherwise)
}

/// Another player here that can be attacked, into register B.
pub(crate) const fn rival(of: &'static [Filter]) -> Step {
    one_for(Why::Attack, Reg::B, of)
}

// ---- cards

pub(crate) const KEEP: Step = act(Op::Keep);
pub(crate) const KEEP_SECRET: Step = act(Op::KeepSecret);
pub(crate) const RECRUIT: Step = act(Op::Recruit);
pub(crate) const DISCARD_THIS: Step = act(Op::Discard(It::This));
pub(crate) const REMOVE_THIS: Step = act(Op::Remove(It::This));
pub(crate) const JOB_DONE: Step = act(Op::JobDone);
/// Nothing more of the job comes (R12.4).
pub(crate) const JOB_FAILS: Step = act(Op::JobFails);
pub(crate) const DELIVER_THIS: Step = act(Op::DeliverThis);
pub(crate) const HOLD_THIS: Step = act(Op::HoldThis);

pub(crate) const fn buy_top(deck: Deck, less: u8) -> Step {
    act(Op::BuyTop(deck, less))
}

/// Secretly look at so many contacts face down, into register A.
pub(crate) const fn look(from: &'static [Filter], most: u8) -> Step {
    up_to(most, Reg::A, from)
}

/// All contacts face down in the space, into register A.
pub(crate) const ALL_HERE: Step = Step::Choose {
    into: Reg::A,
    who: Who::You,
    from: &[Filter::Facedown(Reach::Here)],
    count: Count::Exactly(Num::N(2)),
    how: How::Set,
    why: Some(Why::Reveal),
    secret: false,
};

pub(crate) const LOOK: Step = act(Op::Look(Reg::A));
pub(crate) const REVEAL: Step = act(Op::Reveal(Reg::A));
pub(crate) const MEET: Step = act(Op::Meet(Reg::A));

// ---- abilities

pub(crate) const fn stat(stat: Stat, more: u8) -> Ability {
    Ability::Stat { stat, more, per: None, when: Cond::Always }
}

pub(crate) const fn stat_if(when: Cond, stat: Stat, more: u8) -> Ability {
    Ability::Stat { stat, more, per: None, when }
}

/// Must be used.
pub(crate) const fn on(on: Moment, effect: Effect) -> Ability {
    Ability::When { on, often: Often::Always, when: Cond::Always, may: false, effect }
}

/// May be used.
pub(crate) const fn may_on(on: Moment, effect: Effect) -> Ability {
    Ability::When { on, often: Often::Always, when: Cond::Always, may: true, effect }
}

pub(crate) const fn may_on_if(on: Moment, when: Cond, effect: Effect) -> Ability {
    Ability::When { on, often: Often::Always, when, may: true, effect }
}

pub(crate) const fn once_a_turn(on: Moment, effect: Effect) -> Ability {
    Ability::When { on, often: Often::OncePerTurn, when: Cond::Always, may: true, effect }
}

pub(crate) const fn action(effect: Effect) -> Ability {
    Ability::Action(Cond::Always, effect)
}

pub(crate) const fn action_if(when: Cond, effect: Effect) -> Ability {
    Ability::Action(when, effect)
}

pub(crate) const fn encounter(effect: Effect) -> Ability {
    Ability::Encounter(Cond::Always, effect)
}

// ---- dice

/// Any of one's dice are rolled again.
pub(crate) const ANY_DICE: u8 = 99;

/// Dice are shared out by what they show, into register A.
pub(crate) const fn reroll(most: u8, of: &'static [Filter]) -> Step {
    Step::Choose {
        into: Reg::A,
        who: Who::You,
        from: of,
        count: Count::Any,
        how: How::Share { total: Num::N(most), cap: Metric::Dice, all: false },
        why: Some(Why::Reroll),
        secret: false,
    }
}

pub(crate) const fn convert(from: &'static [Face], to: Face, most: u8) -> Step {
    act(Op::Convert(from, to, most))
}

pub(crate) const fn cancel(face: Face) -> Step {
    act(Op::Cancel(face))
}
