//! The cards of the box: eight units and eight events, each here because it needs something of its own.

use script::{Arg, Count, How, Mode, Reg};
use text::{Both, both};

use crate::chance::Luck;
use crate::grants::Gift;
use crate::turn::ATTACK;
use crate::why::Why;
use crate::words::*;

/// One of the different cards.
#[derive(Debug)]
pub struct Face {
    pub name: &'static str,
    pub title: Both,
    pub kind: Kind,
    pub abilities: &'static [Ability],
    pub passive: Option<Passive>,
}

#[derive(Clone, Copy, Debug)]
pub enum Kind {
    Unit { power: u8, health: u8 },
    Event(Effect),
}

/// What is always in force while the unit is in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passive {
    /// May take what an effect would do to another unit here.
    Guards,
    /// Other friendly units have 1 more power.
    Leads,
}

/// What waits for something to happen.
#[derive(Debug)]
pub struct Ability {
    pub name: &'static str,
    pub when: When,
    pub optional: bool,
    /// Once each round.
    pub once: bool,
    pub effect: Effect,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    Played,
    Attacks,
    Defeated,
    FriendDefeated,
    /// Before the event is carried out.
    EnemyEvent,
    /// The first card its side plays in a round.
    FirstCard,
}

const fn unit(name: &'static str, title: Both, power: u8, health: u8, abilities: &'static [Ability]) -> Face {
    Face { name, title, kind: Kind::Unit { power, health }, abilities, passive: None }
}

const fn event(name: &'static str, title: Both, effect: Effect) -> Face {
    Face { name, title, kind: Kind::Event(effect), abilities: &[], passive: None }
}

const fn when(name: &'static str, when: When, effect: Effect) -> Ability {
    Ability { name, when, optional: false, once: false, effect }
}

const fn may(name: &'static str, when: When, effect: Effect) -> Ability {
    Ability { name, when, optional: true, once: false, effect }
}

const IT: Cards = Cards::It(Reg::A);

/// No card has more abilities.
pub(crate) const MOST_ABILITIES: usize = 2;

/// The number of an ability that no card has by itself.
pub(crate) const PLUNDER: u16 = (16 * MOST_ABILITIES) as u16;
pub(crate) static GRANTED: Ability = when("plunder", When::Defeated, &[act(Op::Draw(Num::N(1)))]);

pub static BOX: [Face; 16] = [
    Face { passive: Some(Passive::Guards), ..unit("guard", both("Guard", "Guardia"), 1, 4, &[]) },
    unit(
        "raider",
        both("Raider", "Saqueador"),
        2,
        1,
        &[when(
            "revenge",
            When::Defeated,
            &[one(Reg::A, &[Filter::Enemy]), act(Op::Deal(Num::LastPower, IT))],
        )],
    ),
    unit(
        "vanguard",
        both("Vanguard", "Vanguardia"),
        2,
        3,
        &[
            when("strike", When::Played, &[one(Reg::A, &[Filter::Enemy]), act(Op::Deal(Num::N(1), IT))]),
            may("scout", When::Played, &[act(Op::Draw(Num::N(1)))]),
        ],
    ),
    unit(
        "duelist",
        both("Duelist", "Duelista"),
        2,
        3,
        &[when(
            "gambit",
            When::Attacks,
            &[
                // Whoever has no deck left may still try, in vain.
                Step::May(Who::You, &[act(Op::Mill), act(Op::HurtOwnBase(Num::N(1)))]),
                Step::IfDone(&[act(Op::Deal(Num::N(2), Cards::About))], &[]),
            ],
        )],
    ),
    unit(
        "mourner",
        both("Mourner", "Doliente"),
        1,
        3,
        &[when("grief", When::FriendDefeated, &[act(Op::MendOwnBase(1))])],
    ),
    unit(
        "phoenix",
        both("Phoenix", "Fénix"),
        1,
        1,
        // Where it rises at once, whoever still aims at the one that fell must not hit it.
        &[when(
            "rise",
            When::Defeated,
            &[Step::If(
                Cond::RisesAtOnce,
                &[act(Op::PutIntoPlay(Cards::This))],
                &[act(Op::ToHand(Cards::This))],
            )],
        )],
    ),
    unit(
        "oracle",
        both("Oracle", "Oráculo"),
        1,
        3,
        &[Ability { once: true, ..may("omen", When::EnemyEvent, &[act(Op::Use), act(Op::Draw(Num::N(1)))]) }],
    ),
    Face {
        passive: Some(Passive::Leads),
        ..unit(
            "captain",
            both("Captain", "Capitana"),
            2,
            4,
            &[may(
                "rally",
                When::FirstCard,
                &[one(Reg::A, &[Filter::Friendly]), act(Op::Grant(Gift::Rallied, IT))],
            )],
        )
    },
    event(
        "barrage",
        both("Barrage", "Andanada"),
        &[
            choose(
                Reg::A,
                Count::Any,
                &[Filter::Enemy],
                How::Share { total: Num::N(3), cap: Metric::HealthLeft, all: true },
            ),
            act(Op::DealShares(Reg::A)),
        ],
    ),
    event(
        "volley",
        both("Volley", "Descarga"),
        &[Step::Each {
            thing: Reg::B,
            rest: Reg::C,
            from: &[Filter::Ready],
            order: Some((Who::You, Why::Order)),
            body: &[
                one_by(Reg::A, Who::Chance, &[Filter::Enemy], None),
                act(Op::Deal(Num::N(1), IT)),
                // With nobody there, the way is free.
                Step::IfDone(&[], &[act(Op::HurtEnemyBase(Num::N(1)))]),
            ],
        }],
    ),
    event(
        "interrogation",
        both("Interrogation", "Interrogatorio"),
        &[
            choose(Reg::A, Count::Exactly(Num::N(1)), &[Filter::Names], How::Name),
            act(Op::DiscardNamed(Reg::A)),
            Step::IfDone(
                &[Step::May(
                    Who::You,
                    &[one(Reg::B, &[Filter::WeakInHand]), act(Op::PutIntoPlay(Cards::It(Reg::B)))],
                )],
                &[],
            ),
        ],
    ),
    event(
        "feint",
        both("Feint", "Finta"),
        &[
            Step::Choose {
                into: Reg::C,
                who: Who::You,
                from: &[Filter::Friendly],
                count: Count::Exactly(Num::N(1)),
                how: How::Set,
                why: Some(Why::Hide),
                secret: true,
            },
            one_by(Reg::B, Who::Opponent, &[Filter::Friendly], Some(Why::Guess)),
            act(Op::Reveal(Reg::C)),
            Step::If(
                Cond::Differ(Reg::B, Reg::C),
                &[act(Op::HurtEnemyBase(Num::N(3)))],
                &[Step::May(Who::You, &[one(Reg::A, &[Filter::WeakInDiscard]), act(Op::PutIntoPlay(IT))])],
            ),
        ],
    ),
    event(
        "muster",
        both("Muster", "Leva"),
        &[
            one(Reg::A, &[Filter::Friendly]),
            act(Op::Defeat(IT)),
            choose(Reg::B, Count::UpTo(Num::N(1)), &[Filter::WeakInHand, Filter::WeakInDiscard], How::Set),
            act(Op::PutIntoPlay(Cards::It(Reg::B))),
        ],
    ),
    event(
        "orders",
        both("Orders", "Órdenes"),
        &[Step::Pick {
            who: Who::You,
            n: 2,
            modes: &[
                Mode(&[act(Op::Draw(Num::N(1)))]),
                Mode(&[
                    Step::Needs(Cond::FriendsDamaged),
                    choose(
                        Reg::A,
                        Count::Any,
                        &[Filter::Friendly],
                        How::Share { total: Num::N(3), cap: Metric::Damage, all: false },
                    ),
                    act(Op::Mend(Reg::A)),
                ]),
                Mode(&[
                    Step::Amount { into: 0, who: Who::You, least: Num::N(1), most: Num::N(3), why: Why::Pay },
                    act(Op::HurtOwnBase(Num::Given)),
                    act(Op::Draw(Num::Given)),
                ]),
            ],
        }],
    ),
    event(
        "bombardment",
        both("Bombardment", "Bombardeo"),
        &[
            Step::Fate(Luck::Battle(3)),
            choose(Reg::A, Count::Any, &[Filter::Enemy], How::Budget(Num::Given, Metric::Power)),
            act(Op::Defeat(IT)),
        ],
    ),
    event(
        "charge",
        both("Charge", "Carga"),
        &[
            one(Reg::A, &[Filter::Attackers]),
            act(Op::Grant(Gift::Plunder, IT)),
            one(Reg::B, &[Filter::Targets]),
            Step::Call {
                proc: &ATTACK,
                args: &[Arg::Reg(Reg::A, Reg::A), Arg::Reg(Reg::B, Reg::B), Arg::Num(0, Num::N(2))],
                into: Some(Reg::C),
                num: Some(0),
            },
            // What fell comes back in C, and how much power was to spare as the number.
            Step::If(Cond::Any(Reg::C), &[act(Op::HurtEnemyBase(Num::Given))], &[]),
        ],
    ),
];
