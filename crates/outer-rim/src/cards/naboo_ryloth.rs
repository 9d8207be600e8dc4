//! Encounters: Naboo and Ryloth.

use super::prelude::*;

pub(super) const NABOO_RYLOTH: [Tale; 10] = [
    // 1
    tale(
        section(
            both("Imperial Gala", "Gala imperial"),
            &[test(Skill::Influence, &[gain_rep(Faction::Imperial)], &[credits(1)])],
        ),
        section(
            both("Black Market Buyer", "Comprador clandestino"),
            &[up_to(1, Reg::A, &[Filter::Own(Kind::Cargo)]), act(Op::Sell(Reg::A, 3))],
        ),
    ),
    // 2
    tale(
        section(both("Plasma Shipment", "Partida de plasma"), &[may(&[KEEP])]),
        section(
            both("Quartermaster", "Intendente de Ryloth Libre"),
            &[up_to(1, Reg::A, &[Filter::Own(Kind::Gear)]), act(Op::Sell(Reg::A, 1))],
        ),
    )
    .first_becomes(
        cargo("plasma-cells", both("Plasma Cells", "Células de plasma"))
            .to("lothal")
            .reward(&[pays(5)])
            .after(&[DISCARD_THIS])
            .trust(Trust::Reconstructed),
    ),
    // 3
    tale(
        section(
            both("Royal Archives", "Archivos reales"),
            &[test(Skill::Knowledge, &[ANY_FACTION, GAIN_REP_A], &[lose(1)])],
        ),
        section(both("Scrapyard Bargain", "Ganga en el desguace"), &[buy_top(Deck::Ship, 3)]),
    ),
    // 4
    tale(
        section(both("Crystal Merchants", "Mercaderes de cristal"), &[buy_top(Deck::Cargo, 1)]),
        section(
            both("Refugee Convoy", "Convoy de refugiados"),
            &[test(Skill::Piloting, &[gain_rep(Faction::Rebel), credits(1)], &[hurt_ship(1)])],
        ),
    ),
    // 5
    tale(
        section(
            both("Moff's Errand", "Recado del moff"),
            &[either(
                positive(Faction::Imperial),
                &[credits(4)],
                &[gain_rep(Faction::Imperial), hurt_ship(1)],
            )],
        ),
        section(
            both("Parts Dealers", "Chatarreros"),
            &[up_to(1, Reg::A, &[Filter::Own(Kind::Mod)]), act(Op::Sell(Reg::A, 2))],
        ),
    ),
    // 6
    tale(
        section(
            both("Rebel Agitator", "Agitadora rebelde"),
            &[may(&[
                act(Op::LoseRepEvenIfNegative(Party::Of(Faction::Rebel))),
                credits(2),
                gain_rep(Faction::Imperial),
            ])],
        )
        .known(),
        section(
            both("Private Collection", "Colección privada"),
            &[either(
                fine(Faction::Rebel),
                &[may(&[
                    one(Reg::A, &[Filter::ShipsForSale]),
                    act(Op::BuyShip(Reg::A, 0)),
                    act(Op::Shuffle(Deck::Ship)),
                ])],
                &[hurt(3), when(Cond::Standing, &[gain_rep(Faction::Rebel)])],
            )],
        )
        .known(),
    ),
    // 7
    tale(
        section(
            both("Gungan Traders", "Comerciantes gungan"),
            &[choose_one(&[mode(&[credits(2)]), mode(&[buy_top(Deck::Cargo, 0)])])],
        ),
        section(
            both("Bombed Hangar", "Hangar bombardeado"),
            &[may(&[test(Skill::Tech, &[REPAIR_ALL, credits(2)], &[hurt(1)])])],
        ),
    ),
    // 8
    tale(
        section(
            both("Security Sweep", "Redada de seguridad"),
            &[either(
                negative(Faction::Imperial),
                &[test(Skill::Stealth, &[credits(2)], &[hurt(2)])],
                &[gain_rep(Faction::Imperial)],
            )],
        ),
        section(
            both("Resistance Hangar", "Hangar de la resistencia"),
            &[either(positive(Faction::Rebel), &[buy_top(Deck::Ship, 5)], &[gain_rep(Faction::Rebel)])],
        ),
    ),
    // 9
    tale(
        section(
            both("Double Agent", "Agente doble"),
            &[choose_one(&[
                mode(&[gain_rep(Faction::Imperial), lose_rep(Faction::Rebel)]),
                mode(&[gain_rep(Faction::Rebel), lose_rep(Faction::Imperial)]),
            ])],
        ),
        section(
            both("Flea Market", "Mercadillo"),
            &[up_to(1, Reg::A, &[Filter::OwnGoods]), act(Op::Sell(Reg::A, 1))],
        ),
    ),
    // 10
    tale(
        section(both("Opera House Meeting", "Cita en la ópera"), &[KEEP_SECRET]),
        section(
            both("Canyon Ambush", "Emboscada en el cañón"),
            &[fight(Combat::Ground, 3, &[gain_rep(Faction::Rebel), credits(2)], &[lose(1)]), SUFFER],
        ),
    )
    .first_becomes(
        secret("secret-naboo", both("Clean Record", "Expediente limpio"))
            .abilities(&[may_on(Moment::LoseRep, &[DISCARD_THIS, act(Op::Prevent)])])
            .trust(Trust::Reconstructed),
    ),
];
