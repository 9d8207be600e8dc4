//! Navpoints: with a patrol in the space, and without.

use super::prelude::*;

pub(super) const NAVPOINT: [Tale; 10] = [
    // 1
    tale(
        section(
            both("Keep Quiet", "Pasar inadvertido"),
            &[PATROL_HERE, may(&[test(Skill::Stealth, &[act(Op::ExtraTurn)], &[LOSE_REP_A])])],
        )
        .known(),
        section(
            both("Engine Trouble", "Avería de motor"),
            &[either(
                fine(Faction::Rebel),
                &[one(Reg::C, &[Filter::Patrol(Faction::Rebel)]), act(Op::BringPatrol(Reg::C)), REPAIR_ALL],
                &[test(Skill::Piloting, &[], &[hurt_ship(3)])],
            )],
        )
        .known(),
    ),
    // 2
    tale(
        section(
            both("Inspection", "Inspección"),
            &[
                PATROL_HERE,
                either(
                    Cond::HasIllegal,
                    &[test(
                        Skill::Influence,
                        &[GAIN_REP_A],
                        &[LOSE_REP_A, one(Reg::A, &[Filter::OwnIllegal]), act(Op::Discard(A))],
                    )],
                    &[credits(1)],
                ),
            ],
        ),
        section(
            both("Derelict", "Nave abandonada"),
            &[may(&[test(Skill::Tech, &[credits(4)], &[hurt_ship(2)])])],
        ),
    ),
    // 3
    tale(
        section(
            both("Escort Duty", "Servicio de escolta"),
            &[
                PATROL_HERE,
                either(
                    Cond::Rep(Party::It(Reg::A), Standing::Fine),
                    &[credits(3)],
                    &[test(Skill::Piloting, &[], &[hurt_ship(2)])],
                ),
            ],
        ),
        section(
            both("Asteroid Field", "Campo de asteroides"),
            &[test(Skill::Piloting, &[act(Op::Travel(2))], &[hurt_ship(2)])],
        ),
    ),
    // 4
    tale(
        section(
            both("False Distress Call", "Falsa llamada de auxilio"),
            &[
                PATROL_HERE,
                test(
                    Skill::Tactics,
                    &[credits(3), act(Op::MovePatrol(Reg::A, 3, Toward::Anywhere))],
                    &[hurt_ship(1)],
                ),
            ],
        ),
        section(
            both("Pirate Ambush", "Emboscada pirata"),
            &[fight(Combat::Ship, 3, &[credits(3)], &[lose(2)]), SUFFER],
        ),
    ),
    // 5
    tale(
        section(both("Bribe", "Soborno"), &[PATROL_HERE, may(&[pay(2), GAIN_REP_A])]),
        section(both("Trade Convoy", "Convoy mercante"), &[buy_top(Deck::Cargo, 0)]),
    ),
    // 6
    tale(
        section(
            both("Slip the Net", "Escapar del cerco"),
            &[test(Skill::Piloting, &[act(Op::Travel(3))], &[hurt_ship(1)])],
        ),
        section(both("Stranded Traveller", "Viajera varada"), &[may(&[KEEP])]),
    )
    .second_becomes(
        cargo("stranded-traveller", both("Stranded Traveller", "Viajera varada"))
            .to("takodana")
            .reward(&[pays(4)])
            .after(&[DISCARD_THIS])
            .trust(Trust::Reconstructed),
    ),
    // 7
    tale(
        section(
            both("War Games", "Maniobras"),
            &[PATROL_HERE, may(&[fight(Combat::Ship, 3, &[GAIN_REP_A, credits(1)], &[]), SUFFER])],
        ),
        section(
            both("Star Charts", "Cartas estelares"),
            &[test(Skill::Knowledge, &[look(&[Filter::Facedown(Reach::Any)], 2), LOOK], &[credits(1)])],
        ),
    ),
    // 8
    tale(
        section(
            both("Intercepted Orders", "Órdenes interceptadas"),
            &[
                PATROL_HERE,
                test(
                    Skill::Tech,
                    &[
                        one(Reg::C, &[Filter::Patrols(Reach::Any)]),
                        act(Op::MovePatrol(Reg::C, 4, Toward::Anywhere)),
                        credits(2),
                    ],
                    &[LOSE_REP_A],
                ),
            ],
        ),
        section(
            both("Quiet Stretch", "Tramo tranquilo"),
            &[choose_one(&[mode(&[heal(2), repair(2)]), mode(&[credits(2)])])],
        ),
    ),
    // 9
    tale(
        section(
            both("Common Enemy", "Enemigo común"),
            &[PATROL_HERE, fight(Combat::Ship, 4, &[GAIN_REP_A, credits(2)], &[lose(1)]), SUFFER],
        ),
        section(
            both("Hull Parasites", "Parásitos en el casco"),
            &[test(Skill::Strength, &[credits(1)], &[hurt_ship(1)])],
        ),
    ),
    // 10
    tale(
        section(
            both("Papers in Order", "Papeles en regla"),
            &[test(Skill::Knowledge, &[credits(2)], &[lose(1)])],
        ),
        section(
            both("Passing Signal", "Señal pasajera"),
            &[
                one(Reg::C, &[Filter::Patrols(Reach::Any)]),
                act(Op::MovePatrol(Reg::C, 3, Toward::Anywhere)),
                credits(1),
            ],
        ),
    ),
];
