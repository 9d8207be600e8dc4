//! The short functions and names cards are written with.

use script::{Arg, Count, How, Mode, Reg};

use super::*;
use crate::turn::{ATTACK, PLAY, PLAY_NOW};

// ---- filters

impl Filter {
    const fn of(what: What) -> Filter {
        Filter { what, zone: Zone::Play, side: Side::Any, tests: [Test::Any; 4] }
    }

    #[must_use]
    pub const fn friendly(mut self) -> Filter {
        self.side = Side::Friendly;
        self
    }

    #[must_use]
    pub const fn enemy(mut self) -> Filter {
        self.side = Side::Enemy;
        self
    }

    #[must_use]
    pub const fn in_zone(mut self, zone: Zone) -> Filter {
        self.zone = zone;
        self
    }

    /// What is said of a thing.
    #[inline]
    pub fn tests(&self) -> &[Test] {
        let said = self.tests.iter().take_while(|test| !matches!(test, Test::Any));
        &self.tests[..said.count()]
    }

    /// # Panics
    /// If too much is said of one thing.
    #[must_use]
    pub const fn that(mut self, test: Test) -> Filter {
        let mut i = 0;
        while !matches!(self.tests[i], Test::Any) {
            i += 1;
        }
        self.tests[i] = test;
        self
    }

    #[must_use]
    pub const fn other(self) -> Filter {
        self.that(Test::Other)
    }

    #[must_use]
    pub const fn non_leader(self) -> Filter {
        self.that(Test::NonLeader)
    }

    #[must_use]
    pub const fn leader(self) -> Filter {
        self.that(Test::Leader)
    }

    #[must_use]
    pub const fn ground(self) -> Filter {
        self.that(Test::In(Arena::Ground))
    }

    #[must_use]
    pub const fn space(self) -> Filter {
        self.that(Test::In(Arena::Space))
    }

    #[must_use]
    pub const fn with(self, wanted: Trait) -> Filter {
        self.that(Test::Trait(wanted))
    }

    #[must_use]
    pub const fn without(self, unwanted: Trait) -> Filter {
        self.that(Test::NotTrait(unwanted))
    }

    #[must_use]
    pub const fn aspect(self, wanted: Aspect) -> Filter {
        self.that(Test::Aspect(wanted))
    }

    #[must_use]
    pub const fn damaged(self) -> Filter {
        self.that(Test::Damaged)
    }

    #[must_use]
    pub const fn not(self, reg: Reg) -> Filter {
        self.that(Test::Not(reg))
    }

    #[must_use]
    pub const fn cost_at_most(self, n: u8) -> Filter {
        self.that(Test::CostAtMost(Num::N(n)))
    }

    #[must_use]
    pub const fn able_to_attack(self) -> Filter {
        self.friendly().that(Test::CanAttack(USUAL))
    }

    /// Playable from hand for so much less.
    #[must_use]
    pub const fn playable(self, discount: Discount) -> Filter {
        self.that(Test::Playable(discount))
    }
}

pub const UNIT: Filter = Filter::of(What::Unit);
pub const BASE: Filter = Filter::of(What::Base);
pub const UPGRADE: Filter = Filter::of(What::Upgrade);
pub const RESOURCE: Filter = Filter::of(What::Resource);
pub const CARD: Filter = Filter::of(What::Card);
pub const EVENT: Filter = Filter::of(What::Event);
pub const PLAYER: Filter = Filter::of(What::Player);
pub const LEADER_OR_UNIT: Filter = Filter::of(What::LeaderOrUnit);
pub const DEFENDER: Filter = Filter::of(What::Defender);
pub const HOSTS: Filter = Filter::of(What::Hosts);

pub const USUAL: Attacking = Attacking { even_exhausted: false, no_bases: false };
/// R18.1.
pub const AMBUSHING: Attacking = Attacking { even_exhausted: true, no_bases: true };

// ---- numbers and conditions

pub const GIVEN: Num = Num::Given;

pub const fn n(n: u8) -> Num {
    Num::N(n)
}

pub const fn control(filter: &'static Filter) -> Cond {
    Cond::Control(filter)
}

pub const fn at_least(num: Num, n: u8) -> Cond {
    Cond::AtLeast(num, Num::N(n))
}

// ---- steps

pub const fn act(op: Op) -> Step {
    Step::Do(op)
}

pub(crate) const fn rule(routine: Routine) -> Step {
    act(Op::Rule(routine))
}

pub const fn choose(into: Reg, who: Who, count: Count<Num>, from: &'static [Filter]) -> Step {
    Step::Choose { into, who, from, count, how: How::Set, why: None, secret: false }
}

/// Exactly one, if there is one.
pub const fn one(into: Reg, from: &'static [Filter]) -> Step {
    choose(into, Who::You, Count::Exactly(Num::N(1)), from)
}

pub const fn one_by(who: Who, into: Reg, from: &'static [Filter]) -> Step {
    choose(into, who, Count::Exactly(Num::N(1)), from)
}

pub const fn up_to(most: u8, into: Reg, from: &'static [Filter]) -> Step {
    choose(into, Who::You, Count::UpTo(Num::N(most)), from)
}

pub const fn any(into: Reg, from: &'static [Filter]) -> Step {
    choose(into, Who::You, Count::Any, from)
}

/// A choice whose purpose no op tells.
pub const fn meant(step: Step, why: Why) -> Step {
    match step {
        Step::Choose { into, who, from, count, how, secret, .. } => {
            Step::Choose { into, who, from, count, how, why: Some(why), secret }
        }
        step => step,
    }
}

/// Different cards that cost no more than this together (R24.11).
pub const fn worth(total: u8, most: Count<Num>, into: Reg, from: &'static [Filter]) -> Step {
    let how = How::Budget(Num::N(total), Metric::Cost);
    Step::Choose { into, who: Who::You, from, count: most, how, why: Some(Why::Play), secret: false }
}

/// R17.9: so much in all; `all`: nothing may be kept back.
pub const fn share(total: Num, cap: Metric, all: bool, into: Reg, from: &'static [Filter]) -> Step {
    let how = How::Share { total, cap, all };
    Step::Choose { into, who: Who::You, from, count: Count::Any, how, why: None, secret: false }
}

/// A number between these goes into the frame.
pub const fn amount(least: Num, most: Num, why: Why) -> Step {
    Step::Amount { into: 0, who: Who::You, least, most, why }
}

pub const fn may(block: Effect) -> Step {
    Step::May(Who::You, block)
}

/// R24.2.
pub const fn if_done(block: Effect) -> Step {
    Step::IfDone(block, &[])
}

pub const fn when(cond: Cond, then: Effect) -> Step {
    Step::If(cond, then, &[])
}

pub const fn choose_modes(n: u8, modes: &'static [Mode<Vocabulary>]) -> Step {
    Step::Pick { who: Who::You, n, modes }
}

pub const fn damage(amount: u8, it: It) -> Step {
    act(Op::Damage(n(amount), it))
}

pub const fn heal(amount: u8, it: It) -> Step {
    act(Op::Heal(n(amount), it))
}

pub const fn defeat(it: It) -> Step {
    act(Op::Defeat(it))
}

pub const fn exhaust(it: It) -> Step {
    act(Op::Exhaust(it))
}

pub const fn ready(it: It) -> Step {
    act(Op::Ready(it))
}

pub const fn shield(it: It) -> Step {
    act(Op::Give(TokenKind::Shield, n(1), it))
}

pub const fn experience(amount: u8, it: It) -> Step {
    act(Op::Give(TokenKind::Experience, n(amount), it))
}

/// For this phase.
pub const fn grow(power: i8, hp: i8, it: It) -> Step {
    act(Op::Grow(power, hp, it, Until::Phase))
}

/// For this phase.
pub const fn gain(keyword: Keyword, it: It) -> Step {
    act(Op::Gain(Gift::Keyword(keyword), it, Until::Phase))
}

pub const fn draw(amount: u8) -> Step {
    act(Op::Draw(n(amount), Whose::Yours))
}

pub const fn to_hand(it: It) -> Step {
    act(Op::ToHand(it))
}

/// What the unit in register A, or C, can attack.
pub const TARGET_OF_A: Filter = Filter::of(What::Target(A, USUAL));
const TARGET_OF_C: Filter = Filter::of(What::Target(C, USUAL));
/// The same, exhausted or not, and no bases.
pub const AMBUSH_OF_A: Filter = Filter::of(What::Target(A, AMBUSHING));
pub const AMBUSH_OF_THIS: Filter = Filter::of(What::Target(THIS, AMBUSHING));

/// Register A attacks register B, with all that it triggers (R16.14).
pub const CALL_ATTACK: Step = call_attack(&[Arg::Reg(Reg::A, Reg::A), Arg::Reg(Reg::B, Reg::B)]);

const fn call_attack(args: &'static [Arg<Vocabulary>]) -> Step {
    Step::Call { proc: &ATTACK, args, into: None, num: None }
}

/// The unit in a register attacks: what it attacks is chosen first.
pub const fn attack_with(reg: Reg) -> Step {
    const BY_A: [Step; 2] = [one(Reg::B, &[TARGET_OF_A]), CALL_ATTACK];
    const BY_C: [Step; 2] =
        [one(Reg::B, &[TARGET_OF_C]), call_attack(&[Arg::Reg(Reg::C, Reg::A), Arg::Reg(Reg::B, Reg::B)])];
    match reg {
        Reg::A => Step::If(Cond::Any(Reg::A), &BY_A, &[]),
        Reg::B => panic!("register B holds what is attacked"),
        Reg::C => Step::If(Cond::Any(Reg::C), &BY_C, &[]),
    }
}

/// Power for this attack.
pub const fn for_attack(power: i8, it: It) -> Step {
    act(Op::Grow(power, 0, it, Until::Attack))
}

/// Register A is played for its cost less so much; what came into play is in the register afterwards.
pub const fn play_a(discount: Discount, ready: bool) -> Step {
    const fn call(args: &'static [Arg<Vocabulary>]) -> Step {
        Step::Call { proc: &PLAY, args, into: Some(Reg::A), num: None }
    }
    const CARD_A: Arg<Vocabulary> = Arg::Reg(Reg::A, Reg::A);
    const READY: Arg<Vocabulary> = Arg::Num(1, Num::N(1));
    match (discount, ready) {
        (Discount::Less(0), false) => call(&[CARD_A]),
        (Discount::Less(0), true) => call(&[CARD_A, READY]),
        (Discount::Less(1), _) => call(&[CARD_A, Arg::Num(0, Num::N(1))]),
        (Discount::Less(3), false) => call(&[CARD_A, Arg::Num(0, Num::N(3))]),
        (Discount::Less(3), true) => call(&[CARD_A, Arg::Num(0, Num::N(3)), READY]),
        (Discount::Less(5), _) => call(&[CARD_A, Arg::Num(0, Num::N(5))]),
        (Discount::Free, _) => call(&[CARD_A, Arg::Num(0, Num::N(FREE))]),
        _ => panic!("no card lets another one be played like this"),
    }
}

/// Less than this: nothing is paid (R8.7).
pub const FREE: u8 = 100;

/// The cards of register B leave the deck, so that nothing draws or moves them before they are played (R20.10).
pub const B_ASIDE: Step = rule(Routine::SetAside);

/// The cards of register B are played for free, one after the other, each with its triggers (R20.10).
pub const PLAY_ALL_OF_B: Step = Step::Each {
    thing: Reg::C,
    rest: Reg::B,
    from: &[CARD.in_zone(Zone::Among(Reg::B))],
    order: Some((Who::You, Why::Order)),
    body: &[Step::Call {
        proc: &PLAY_NOW,
        args: &[Arg::Reg(Reg::C, Reg::A), Arg::Num(0, Num::N(FREE))],
        into: None,
        num: None,
    }],
};

/// R24.11: the top cards are looked at, some are taken, the rest goes to the bottom in random order.
pub const REST_TO_BOTTOM: Step = Step::Fate(Luck::Rest);

/// What is left of register A goes back on top in any order: the first one comes to lie lowest.
pub const REST_TO_TOP: Step = Step::Each {
    thing: Reg::C,
    rest: Reg::B,
    from: &[CARD.in_zone(Zone::Among(Reg::A)).not(Reg::B)],
    order: Some((Who::You, Why::ToTop)),
    body: &[act(Op::ToTop(C))],
};

/// The top cards are looked at; any number goes to the bottom, the rest back on top, in any order.
pub const SCRY_1: [Step; 3] = [act(Op::LookAtTop(n(1), Whose::Yours, Reg::A)), SOME_TO_BOTTOM, REST_TO_TOP];
pub const SCRY_2: [Step; 3] = [act(Op::LookAtTop(n(2), Whose::Yours, Reg::A)), SOME_TO_BOTTOM, REST_TO_TOP];

/// Any of register A. They leave it as they go, so that what is left is the rest.
const SOME_TO_BOTTOM: Step = Step::While(
    Cond::Rule(Check::MoreToSort),
    &[
        up_to(1, Reg::B, &[CARD.in_zone(Zone::Among(Reg::A))]),
        Step::IfDone(&[act(Op::ToBottom(B)), rule(Routine::TakeFromA)], &[act(Op::Set(1, n(1)))]),
    ],
);

// ---- abilities

pub const fn on(on: &'static [Moment], effect: Effect) -> Ability {
    Ability::When { on, may: false, once: false, effect }
}

/// "You may".
pub const fn may_on(on: &'static [Moment], effect: Effect) -> Ability {
    Ability::When { on, may: true, once: false, effect }
}

/// "You may", once each round (R20.11).
pub const fn may_once_on(on: &'static [Moment], effect: Effect) -> Ability {
    Ability::When { on, may: true, once: true, effect }
}

pub const fn played(effect: Effect) -> Ability {
    on(&[Moment::Played], effect)
}

pub const fn defeated(effect: Effect) -> Ability {
    on(&[Moment::Defeated], effect)
}

pub const fn attacks(effect: Effect) -> Ability {
    on(&[Moment::Attacks], effect)
}

pub const fn may_played(effect: Effect) -> Ability {
    may_on(&[Moment::Played], effect)
}

pub const fn may_defeated(effect: Effect) -> Ability {
    may_on(&[Moment::Defeated], effect)
}

pub const fn may_attacks(effect: Effect) -> Ability {
    may_on(&[Moment::Attacks], effect)
}

pub const fn action(cost: Effect, effect: Effect) -> Ability {
    Ability::Action { cost, effect }
}

/// The cost of most leaders' actions.
pub const EXHAUST: [Step; 1] = [exhaust(THIS)];
pub const PAY_1_AND_EXHAUST: [Step; 2] = [act(Op::Pay(n(1))), exhaust(THIS)];

pub const fn stands(to: To, when: Cond, grant: Grant) -> Ability {
    Ability::Stands { to, when, grant }
}
