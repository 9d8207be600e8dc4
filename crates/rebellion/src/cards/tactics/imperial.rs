//! R9: the 16 cards of the Empire.

use super::prelude::*;
use super::{Tactic, tactic};

const fn space(id: &'static str, name: Both) -> Tactic {
    tactic(id, name, Theatre::Space).of(Side::Empire)
}

const fn ground(id: &'static str, name: Both) -> Tactic {
    tactic(id, name, Theatre::Ground).of(Side::Empire)
}

pub(super) static IMPERIAL: [Tactic; 16] = [
    space("swarm-tactics", both("Swarm Tactics", "Tácticas de enjambre"))
        .with(Unit::TIE_FIGHTER)
        .top(&[Step::If(Cond::MoreThanEnemy(What::Fighter), &[act(Op::Deal(Num::N(2), None))], &[])])
        .bottom(&[act(Op::Deal(Num::N(1), Some(Colour::Black)))]),
    space("reinforcements", both("Reinforcements", "Refuerzos"))
        .with(Unit::ASSAULT_CARRIER)
        .top(&[
            act(Op::Gain(Unit::TIE_FIGHTER, 1, At::Here)),
            act(Op::Prevent { red: 0, black: 2, direct: 0 }),
        ])
        .bottom(&[act(Op::Prevent { red: 0, black: 2, direct: 0 })]),
    space("tractor-beam", both("Tractor Beam", "Campo de tracción"))
        .with(Unit::STAR_DESTROYER)
        .top(&[act(Op::Later(
            Moment::AfterRetreats,
            &[Step::If(
                Cond::All(&[
                    Cond::Here(P::Has(Side::Empire, What::Of(Unit::STAR_DESTROYER))),
                    Cond::Here(P::Not(&P::Has(Side::Rebel, What::Ship))),
                ]),
                &[
                    one(Reg::A, &[Filter::Leaders(&[L::Of(Side::Rebel), L::Here, L::Free])]),
                    act(Op::Capture(Whom::It(Reg::A))),
                ],
                &[],
            )],
        ))])
        .bottom(&[act(Op::Deal(Num::N(1), Some(Colour::Red)))]),
    space("overwhelming-presence", both("Overwhelming Presence", "Presencia abrumadora"))
        .with(Unit::SUPER_STAR_DESTROYER)
        .top(&[act(Op::Prevent { red: 2, black: 0, direct: 1 })])
        .bottom(&[act(Op::Prevent { red: 2, black: 0, direct: 0 })]),
    space("superlaser-blast", both("Superlaser Blast", "Disparo del superláser"))
        .with(Unit::DEATH_STAR)
        .top(&[one(Reg::A, &[Filter::Targets(What::Capital)]), act(Op::DealTo(Reg::A, 5))])
        .bottom(&[act(Op::Deal(Num::N(1), None))]),
    space("entrapment", both("Entrapment", "Encerrona"))
        .with(Unit::INTERDICTOR)
        .top(&[act(Op::Cancel), act(Op::ExtraTactic)])
        .bottom(&[act(Op::Lasts(Whose::Enemy, Change::NoTactic(Theatre::Space), Until::NextRound))]),
    space("energy-shield", both("Energy Shield", "Escudo de energía"))
        .with(Unit::SHIELD_BUNKER)
        .top(&[act(Op::Later(Moment::AfterDamage, &[act(Op::RemoveDamage(What::Unit, 2))]))])
        .bottom(&[act(Op::AttacksFirst(Whose::Enemy))]),
    space("intercept", both("Intercept", "Interceptar"))
        .with(Unit::TIE_STRIKER)
        .top(&DESTROY_FOOT)
        .bottom(&[act(Op::Lasts(Whose::Enemy, Change::NoRepair(Theatre::Space), Until::Round))]),
    ground("support-of-the-501st", both("Support of the 501st", "Apoyo de la 501"))
        .with(Unit::STORMTROOPER)
        .top(&DESTROY_FOOT)
        .bottom(&[act(Op::Deal(Num::N(1), Some(Colour::Black)))]),
    ground("armored-patrol", both("Armored Patrol", "Patrulla blindada"))
        .with(Unit::ASSAULT_TANK)
        .top(&[act(Op::Prevent { red: 2, black: 2, direct: 0 })])
        .bottom(&[act(Op::Prevent { red: 1, black: 1, direct: 0 })]),
    ground("overrun", both("Overrun", "Arrollar"))
        .with(Unit::AT_ST)
        .top(&[act(Op::Deal(Num::N(2), None))])
        .bottom(&[act(Op::Deal(Num::N(1), None))]),
    ground("target-the-generator-tactic", both("Target the Generator", "Apuntar al generador"))
        .with(Unit::AT_AT)
        .top(&[one(Reg::A, &[Filter::Enemy(What::Structure)]), act(Op::DestroyIt(Reg::A))])
        .bottom(&[act(Op::Deal(Num::N(1), Some(Colour::Red)))]),
    ground("air-superiority", both("Air Superiority", "Superioridad aérea"))
        .with(Unit::TIE_STRIKER)
        .top(&[act(Op::Cancel)])
        .bottom(&[act(Op::Lasts(Whose::Enemy, Change::NoTactic(Theatre::Ground), Until::NextRound))]),
    ground("armored-position", both("Armored Position", "Posición blindada"))
        .with(Unit::SHIELD_BUNKER)
        .top(&[act(Op::Later(
            Moment::AfterDamage,
            &[one(Reg::A, &[Filter::Own(What::Of(Unit::SHIELD_BUNKER))]), act(Op::Absorb(Reg::A, 3))],
        ))])
        .bottom(&[act(Op::AttacksFirst(Whose::Enemy))]),
    ground("bombardment-advanced", both("Bombardment", "Bombardeo"))
        .with(Unit::STAR_DESTROYER)
        .top(&[Step::If(
            Cond::Here(P::Has(Side::Rebel, What::Of(Unit::SHIELD_GENERATOR))),
            &[],
            &[act(Op::Deal(Num::N(2), Some(Colour::Black)))],
        )])
        .bottom(&[act(Op::Deal(Num::N(1), None))]),
    ground("imposing-presence", both("Imposing Presence", "Presencia imponente"))
        .top(&[act(Op::Lasts(Whose::Enemy, Change::NoRepair(Theatre::Ground), Until::Round))])
        .bottom(&[act(Op::ExtraTactic)]),
];

static DESTROY_FOOT: [Step; 2] = [
    one(Reg::A, &[Filter::Enemy(What::Shaped(Some(Theatre::Ground), Shape::Triangle))]),
    act(Op::DestroyIt(Reg::A)),
];
