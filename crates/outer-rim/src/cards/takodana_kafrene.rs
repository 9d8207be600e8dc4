//! Encounters: Takodana and Ring Of Kafrene.

use super::prelude::*;

pub(super) const TAKODANA_KAFRENE: [Tale; 10] = [
    // 1
    tale(
        section(
            both("Introductions", "Presentaciones"),
            &[may(&[
                one(Reg::A, &[Filter::Contacts(Reach::Any)]),
                one(Reg::B, &[Filter::PlanetsFor(Reach::Here)]),
                act(Op::MoveContact(Reg::A, Reg::B)),
            ])],
        ),
        section(
            both("Dockside Refit", "Reformas en el muelle"),
            &[act(Op::FindBuy(Deck::Gear, Kind::Mod, 1))],
        ),
    ),
    // 2
    tale(
        section(
            both("Castle Regulars", "Habituales del castillo"),
            &[
                ALL_HERE,
                REVEAL,
                may(&[
                    one(Reg::A, &[Filter::Contacts(Reach::Here)]),
                    one(Reg::B, &[Filter::PlanetsFor(Reach::Any)]),
                    act(Op::MoveContact(Reg::A, Reg::B)),
                ]),
            ],
        ),
        section(both("Broker of Rumours", "Traficante de rumores"), &[may(&[pay(6), fame(1)])]),
    ),
    // 3
    tale(
        section(both("Stowaway Pilot", "Piloto polizón"), &[may(&[pay(2), KEEP])]),
        section(
            both("Stripped Freighter", "Carguero desguazado"),
            &[test(Skill::Tech, &[credits(3)], &[hurt_ship(1)])],
        ),
    )
    .first_becomes(
        crew("stowaway-pilot", both("Stowaway Pilot", "Piloto polizón"))
            .skills(&[Skill::Piloting])
            .trust(Trust::Reconstructed),
    ),
    // 4
    tale(
        section(
            both("Pirate Feast", "Festín pirata"),
            &[test(Skill::Influence, &[ANY_FACTION, GAIN_REP_A], &[credits(1)])],
        ),
        section(both("News Crew", "Equipo de noticias"), &[may(&[pay(8), fame(1), credits(1)])]),
    ),
    // 5
    tale(
        section(both("Wandering Medic", "Médico errante"), &[may(&[pay(2), KEEP])]),
        section(both("Custom Thrusters", "Propulsores a medida"), &[may(&[pay(3), KEEP])]),
    )
    .first_becomes(
        crew("field-medic", both("Field Medic", "Médico de campaña"))
            .skills(&[Skill::Knowledge])
            .abilities(&[action(&[heal(1)])])
            .trust(Trust::Reconstructed),
    )
    .second_becomes(
        modification("custom-thrusters", both("Custom Thrusters", "Propulsores a medida"))
            .abilities(&[stat(Stat::Hyperdrive, 1)])
            .trust(Trust::Reconstructed),
    ),
    // 6
    tale(
        section(
            both("Shared Table", "Mesa compartida"),
            &[
                look(&[Filter::Facedown(Reach::Here)], 2),
                LOOK,
                may(&[one(Reg::A, &[Filter::Contacts(Reach::Here)]), MEET]),
            ],
        ),
        section(
            both("Alley Informant", "Informador del callejón"),
            &[test(
                Skill::Stealth,
                &[look(&[Filter::Facedown(Reach::Any)], 2), LOOK, credits(2)],
                &[hurt(1)],
            )],
        ),
    ),
    // 7
    tale(
        section(
            both("Passenger Request", "Petición de pasaje"),
            &[may(&[
                one(Reg::A, &[Filter::Contacts(Reach::Here)]),
                one(Reg::B, &[Filter::PlanetsFor(Reach::Any)]),
                act(Op::MoveContact(Reg::A, Reg::B)),
                credits(2),
            ])],
        ),
        section(
            both("Trooper Raid", "Redada de soldados"),
            &[either(
                negative(Faction::Imperial),
                &[fight(Combat::Ground, 3, &[credits(2)], &[]), SUFFER],
                &[credits(2)],
            )],
        ),
    ),
    // 8
    tale(
        section(
            both("Courtyard Flags", "Banderas del patio"),
            &[either(Cond::Has(Kind::Crew, 2), &[credits(4)], &[credits(2)])],
        ),
        section(
            both("Song of Your Deeds", "Canción de tus hazañas"),
            &[either(Cond::Not(&Cond::MostFamous), &[may(&[pay(5), fame(1)])], &[may(&[pay(8), fame(1)])])],
        ),
    ),
    // 9
    tale(
        section(both("Old Debts", "Viejas deudas"), &[may(&[pay(3), KEEP])]),
        section(both("Reinforced Plating", "Blindaje reforzado"), &[may(&[pay(2), KEEP])]),
    )
    .first_becomes(
        crew("veteran-scout", both("Veteran Scout", "Exploradora veterana"))
            .skills(&[Skill::Stealth])
            .trust(Trust::Reconstructed),
    )
    .second_becomes(
        modification("reinforced-plating", both("Reinforced Plating", "Blindaje reforzado"))
            .abilities(&[stat(Stat::Hull, 1)])
            .trust(Trust::Reconstructed),
    ),
    // 10
    tale(
        section(both("Neutral Ground", "Terreno neutral"), &[KEEP_SECRET]),
        section(
            both("Asteroid Mechanics", "Mecánicos del asteroide"),
            &[REPAIR_ALL, act(Op::FindBuy(Deck::Gear, Kind::Mod, 0))],
        ),
    )
    .first_becomes(
        secret("secret-takodana", both("Host's Protection", "Protección de la anfitriona"))
            .abilities(&[may_on(Moment::Attacked, &[DISCARD_THIS, act(Op::Prevent)])])
            .trust(Trust::Reconstructed),
    ),
];
