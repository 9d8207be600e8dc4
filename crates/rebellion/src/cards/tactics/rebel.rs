//! R9: the 16 cards of the Rebels.

use super::prelude::*;
use super::{Tactic, tactic};

const fn space(id: &'static str, name: Both) -> Tactic {
    tactic(id, name, Theatre::Space).of(Side::Rebel)
}

const fn ground(id: &'static str, name: Both) -> Tactic {
    tactic(id, name, Theatre::Ground).of(Side::Rebel)
}

pub(super) static REBEL: [Tactic; 16] = [
    space("rogue-squadron-support", both("Rogue Squadron Support", "Apoyo del Escuadrón Pícaro"))
        .with(Unit::X_WING)
        .top(&[act(Op::Deal(Num::N(2), Some(Colour::Black)))])
        .bottom(&[act(Op::Deal(Num::N(1), Some(Colour::Black)))]),
    space("bombing-run", both("Bombing Run", "Pasada de bombardeo"))
        .with(Unit::Y_WING)
        .top(&[act(Op::Deal(Num::N(2), Some(Colour::Red)))])
        .bottom(&[act(Op::Deal(Num::N(1), Some(Colour::Red)))]),
    // The ground battle of this round comes after that in space, and is fought if both are there by then.
    space("deployment-tactic", both("Deployment", "Despliegue"))
        .with(Unit::U_WING)
        .top(&[
            one(Reg::A, &[Filter::Gainable(What::Shaped(Some(Theatre::Ground), Shape::Triangle))]),
            act(Op::GainIt(Reg::A, At::Here)),
        ])
        .bottom(&[act(Op::Lasts(Whose::Enemy, Change::NoRepair(Theatre::Space), Until::Round))]),
    space("fleet-logistics", both("Fleet Logistics", "Logística de la flota"))
        .with(Unit::MON_CALAMARI_CRUISER)
        .top(&[act(Op::Prevent { red: 2, black: 0, direct: 0 }), act(Op::ExtraTactic)])
        .bottom(&[act(Op::Prevent { red: 2, black: 0, direct: 0 })]),
    space("ion-blast", both("Ion Blast", "Descarga iónica"))
        .with(Unit::ION_CANNON)
        .top(&[
            one(Reg::A, &[Filter::Targets(What::Capital)]),
            act(Op::DealTo(Reg::A, 1)),
            act(Op::Lock(Reg::A)),
        ])
        .bottom(&[act(Op::Deal(Num::N(1), None))]),
    space("outrun-them", both("Outrun Them", "Dejarlos atrás"))
        .with(Unit::CORELLIAN_CORVETTE)
        .top(&[act(Op::Cancel)])
        .bottom(&[act(Op::Lasts(Whose::Enemy, Change::NoTactic(Theatre::Space), Until::NextRound))]),
    space("draw-their-fire", both("Draw Their Fire", "Atraer el fuego"))
        .with(Unit::NEBULON_B_FRIGATE)
        .top(&[act(Op::Later(
            Moment::AfterDamage,
            &[act(Op::RemoveDamage(What::Except(Unit::NEBULON_B_FRIGATE), 2))],
        ))])
        .bottom(&[act(Op::AttacksFirst(Whose::Enemy))]),
    space("escort", both("Escort", "Escolta"))
        .with(Unit::REBEL_TRANSPORT)
        .top(&[act(Op::Prevent { red: 1, black: 1, direct: 1 })])
        .bottom(&[act(Op::Prevent { red: 0, black: 2, direct: 0 })]),
    ground("hold-them-back", both("Hold Them Back", "Contenerlos"))
        .with(Unit::REBEL_TROOPER)
        .top(&[
            one(Reg::A, &[Filter::Enemy(What::Shaped(Some(Theatre::Ground), Shape::Triangle))]),
            act(Op::DestroyIt(Reg::A)),
        ])
        .bottom(&[act(Op::Deal(Num::N(1), Some(Colour::Black)))]),
    ground("take-it-down-advanced", both("Take It Down", "¡Derribadlo!"))
        .with(Unit::REBEL_VANGUARD)
        .top(&[act(Op::Deal(Num::N(2), Some(Colour::Red)))])
        .bottom(&[act(Op::Deal(Num::N(1), Some(Colour::Red)))]),
    ground("tow-cables", both("Tow Cables", "Cables de remolque"))
        .with(Unit::AIRSPEEDER)
        .top(&[
            one(Reg::A, &[Filter::Targets(What::Of(Unit::AT_AT)), Filter::Targets(What::Of(Unit::AT_ST))]),
            act(Op::DealTo(Reg::A, 4)),
        ])
        .bottom(&[act(Op::Deal(Num::N(1), None))]),
    ground("take-cover", both("Take Cover", "Ponerse a cubierto"))
        .with(Unit::GOLAN_ARMS_TURRET)
        .top(&[act(Op::Prevent { red: 2, black: 2, direct: 0 })])
        .bottom(&[act(Op::Prevent { red: 1, black: 1, direct: 0 })]),
    ground("planetary-shield", both("Planetary Shield", "Escudo planetario"))
        .with(Unit::SHIELD_GENERATOR)
        .top(&[act(Op::Later(
            Moment::AfterDamage,
            &[one(Reg::A, &[Filter::Own(What::Of(Unit::SHIELD_GENERATOR))]), act(Op::Absorb(Reg::A, 3))],
        ))])
        .bottom(&[act(Op::AttacksFirst(Whose::Enemy))]),
    ground("rogue-one", both("Rogue One", "Rogue One"))
        .with(Unit::U_WING)
        .top(&[act(Op::Later(
            Moment::AfterRetreats,
            &[Step::If(
                Cond::Retreated(Whose::You),
                &[pick(&[
                    mode(&[
                        one(Reg::A, &[Filter::Leaders(&[L::Captured, L::Here])]),
                        act(Op::Rescue(Whom::It(Reg::A), Escort::None)),
                    ]),
                    mode(&[needs(Cond::Here(P::Marked)), act(Op::UnmarkOne)]),
                ])],
                &[],
            )],
        ))])
        .bottom(&[act(Op::Lasts(Whose::Enemy, Change::NoRepair(Theatre::Ground), Until::Round))]),
    ground("escape-plan-advanced", both("Escape Plan", "Plan de huida"))
        .with(Unit::REBEL_TRANSPORT)
        .top(&[act(Op::RetreatNow), when(Cond::Retreated(Whose::You), &[act(Op::Cancel)])])
        .bottom(&[act(Op::Lasts(Whose::Enemy, Change::NoTactic(Theatre::Ground), Until::NextRound))]),
    ground("confrontation", both("Confrontation", "Confrontación"))
        .top(&[act(Op::Later(
            Moment::BattleEnds,
            &[Step::If(
                Cond::LastDestroyed(Whose::Enemy, Theatre::Ground),
                &[
                    one(Reg::A, &[Filter::Leaders(&[L::Of(Side::Empire), L::Here])]),
                    Step::IfDone(
                        &[
                            act(Op::Later(Moment::CommandEnds, &[act(Op::Eliminate(Whom::Left))])),
                            act(Op::RemoveThis),
                        ],
                        &[],
                    ),
                ],
                &[],
            )],
        ))])
        .bottom(&[act(Op::ExtraTactic)]),
];
