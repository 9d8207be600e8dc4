//! Encounters: Ord Mantell and Cantonica.

use super::prelude::*;

pub(super) const ORD_MANTELL_CANTONICA: [Tale; 10] = [
    // 1
    tale(
        section(both("Arms Fair Sample", "Muestra de la feria de armas"), &[buy_top(Deck::Gear, 2)]),
        section(
            both("Back-Room Sabacc", "Sabacc en la trastienda"),
            &[may(&[
                pay(2),
                act(Op::Roll(n(3))),
                act(Op::Gain(Num::Per(2, Face::Hit))),
                act(Op::Gain(Num::Per(4, Face::Crit))),
            ])],
        ),
    ),
    // 2
    tale(
        section(
            both("Scrap Auction", "Subasta de chatarra"),
            &[
                act(Op::Roll(n(2))),
                either(Cond::Shows(&[Face::Hit, Face::Crit]), &[credits(4)], &[credits(1)]),
            ],
        ),
        section(
            both("High-Stakes Table", "Mesa de altas apuestas"),
            &[may(&[pay(4), test(Skill::Influence, &[credits(10)], &[credits(1)])])],
        ),
    ),
    // 3
    tale(
        section(
            both("Rich Patron", "Un mecenas adinerado"),
            &[test(Skill::Influence, &[credits(5)], &[credits(1)])],
        ),
        section(
            both("Fathier Wager", "Apuesta de fathiers"),
            &[may(&[pay(1), test(Skill::Piloting, &[credits(5)], &[hurt(1)])])],
        ),
    ),
    // 4
    tale(
        section(
            both("Dealer's Catalogue", "Catálogo del traficante"),
            &[act(Op::LookTop(Deck::Gear, 3, Reg::A)), act(Op::BuyLooked(Deck::Gear, 1, Reg::A))],
        ),
        section(both("Gunner Seeking Work", "Artillero sin empleo"), &[may(&[pay(2), KEEP])]),
    )
    .second_becomes(
        crew("weequay-gunner", both("Weequay Gunner", "Artillero weequay"))
            .skills(&[Skill::Tactics])
            .abilities(&[may_on(Moment::Change(Rolls::Ship), &[convert(&[Face::Focus], Face::Hit, 1)])]),
    ),
    // 5
    tale(
        section(
            both("Retired Enforcer", "Matón retirado"),
            &[either(
                fine(Faction::Syndicate),
                &[may(&[pay(2), KEEP])],
                &[fight(Combat::Ground, 3, &[credits(3)], &[]), SUFFER],
            )],
        ),
        section(
            both("Casino Security", "Seguridad del casino"),
            &[either(Cond::HasIllegal, &[test(Skill::Stealth, &[], &[lose(3)])], &[credits(2)])],
        ),
    )
    .first_becomes(
        crew("nikto-enforcer", both("Nikto Enforcer", "Matón nikto"))
            .skills(&[Skill::Strength])
            .trust(Trust::Reconstructed),
    ),
    // 6
    tale(
        section(
            both("Syndicate Recruiter", "Reclutador de los Sindicatos"),
            &[either(
                positive(Faction::Syndicate),
                &[credits(4)],
                &[test(Skill::Stealth, &[gain_rep(Faction::Syndicate)], &[lose(2)])],
            )],
        ),
        section(
            both("Lost Jewelry", "Joyas extraviadas"),
            &[choose_one(&[mode(&[credits(4)]), mode(&[ANY_FACTION, GAIN_REP_A])])],
        ),
    ),
    // 7
    tale(
        section(
            both("Arena Bets", "Apuestas en la arena"),
            &[may(&[fight(Combat::Ground, 4, &[credits(4), gain_rep(Faction::Syndicate)], &[]), SUFFER])],
        ),
        section(
            both("Bodyguard Shift", "Turno de guardaespaldas"),
            &[test(Skill::Strength, &[credits(4)], &[hurt(1), credits(2)])],
        ),
    ),
    // 8
    tale(
        section(both("Prototype Pistol", "Pistola experimental"), &[may(&[pay(2), KEEP])]),
        section(both("Slicer for Hire", "Pirata informático de alquiler"), &[may(&[pay(3), KEEP])]),
    )
    .second_becomes(
        crew("bith-slicer", both("Bith Slicer", "Pirata informático bith"))
            .skills(&[Skill::Tech])
            .trust(Trust::Reconstructed),
    )
    .first_becomes(
        gear("prototype-pistol", both("Prototype Pistol", "Pistola experimental"))
            .traits(&[Trait::Weapon])
            .abilities(&[stat(Stat::Ground, 1)])
            .trust(Trust::Reconstructed),
    ),
    // 9
    tale(
        section(
            both("Mercenary Guild", "Gremio de mercenarios"),
            &[either(Cond::MostFamous, &[credits(4)], &[may(&[pay(6), fame(1)])])],
        ),
        section(
            both("Loaded Chance Cubes", "Dados trucados"),
            &[may(&[pay(2), test(Skill::Knowledge, &[credits(6)], &[hurt(1)])])],
        ),
    ),
    // 10
    tale(
        section(
            both("Cantina Whispers", "Rumores de cantina"),
            &[
                look(&[Filter::Facedown(Reach::Here)], 2),
                LOOK,
                may(&[one(Reg::A, &[Filter::Contacts(Reach::Here)]), MEET]),
            ],
        ),
        section(
            both("Vault Break-In", "Asalto a la caja fuerte"),
            &[may(&[test(Skill::Tech, &[credits(6)], &[hurt(2)])])],
        ),
    ),
];
