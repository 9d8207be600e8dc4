//! Encounters: Kessel and Maelstrom.

use super::prelude::*;

pub(super) const KESSEL_MAELSTROM: [Tale; 10] = [
    // 1
    tale(
        section(both("Spice Shipment", "Partida de especia"), &[may(&[KEEP])]),
        section(
            both("Slingshot", "Impulso gravitatorio"),
            &[test(Skill::Piloting, &[act(Op::ExtraTurn)], &[hurt_ship(2)])],
        ),
    )
    .first_becomes(
        illegal("kessel-spice", both("Kessel Spice", "Especia de Kessel"))
            .to("nal-hutta")
            .reward(&[pays(6), fame(1)])
            .after(&[DISCARD_THIS])
            .trust(Trust::Reconstructed),
    ),
    // 2
    tale(
        section(both("Overseer's Price", "El precio del capataz"), &[may(&[pay(7), fame(1)])]),
        section(
            both("Gravity Well", "Pozo de gravedad"),
            &[hurt_ship(1), test(Skill::Tech, &[act(Op::ExtraTurn)], &[])],
        ),
    ),
    // 3
    tale(
        section(
            both("Pyke Favour", "Un favor a los Pyke"),
            &[either(
                positive(Faction::Syndicate),
                &[may(&[pay_rep(Faction::Syndicate), fame(1)])],
                &[test(Skill::Strength, &[gain_rep(Faction::Syndicate)], &[hurt(1)])],
            )],
        ),
        section(
            both("Drifting Hulk", "Casco a la deriva"),
            &[may(&[test(Skill::Tech, &[act(Op::GainTop(Deck::Gear))], &[hurt_ship(1)])])],
        ),
    ),
    // 4
    tale(
        section(
            both("Collapsed Shaft", "Galería derrumbada"),
            &[test(Skill::Strength, &[credits(4)], &[hurt(2)])],
        ),
        section(
            both("Space Leviathan", "Leviatán espacial"),
            &[test(
                Skill::Stealth,
                &[act(Op::ExtraTurn)],
                &[fight(Combat::Ship, 4, &[fame(1)], &[]), SUFFER],
            )],
        ),
    ),
    // 5
    tale(
        section(
            both("Raw Coaxium Cache", "Alijo de coaxium en bruto"),
            &[may(&[test(Skill::Tech, &[KEEP], &[hurt_ship(2)])])],
        ),
        section(
            both("Calm Pocket", "Zona en calma"),
            &[choose_one(&[mode(&[REPAIR_ALL]), mode(&[act(Op::ExtraTurn)])])],
        ),
    )
    .first_becomes(
        illegal("volatile-coaxium", both("Volatile Coaxium", "Coaxium volátil"))
            .to("cantonica")
            .reward(&[pays(7), fame(1)])
            .after(&[DISCARD_THIS])
            .trust(Trust::Reconstructed),
    ),
    // 6
    tale(
        section(both("Prisoner with Skills", "Prisionero capacitado"), &[may(&[pay(2), KEEP])]),
        section(
            both("Lost Convoy", "Convoy perdido"),
            &[
                fight(
                    Combat::Ship,
                    3,
                    &[credits(4)],
                    &[one(Reg::A, &[Filter::Own(Kind::Cargo)]), act(Op::Discard(A))],
                ),
                SUFFER,
            ],
        ),
    )
    .first_becomes(
        crew("escaped-miner", both("Escaped Miner", "Minero fugado"))
            .skills(&[Skill::Strength])
            .trust(Trust::Reconstructed),
    ),
    // 7
    tale(
        section(both("Blind Customs", "Aduana ciega"), &[buy_top(Deck::Cargo, 1)]),
        section(
            both("Charted Shortcut", "Atajo cartografiado"),
            &[test(Skill::Knowledge, &[act(Op::Travel(6))], &[hurt_ship(1)])],
        ),
    ),
    // 8
    tale(
        section(
            both("Droid Uprising", "Revuelta de droides"),
            &[
                fight(
                    Combat::Ground,
                    3,
                    &[credits(3), gain_rep(Faction::Rebel)],
                    &[lose_rep(Faction::Syndicate)],
                ),
                SUFFER,
            ],
        ),
        section(both("Ancient Relay", "Repetidor antiguo"), &[may(&[pay(2), KEEP])]),
    )
    .second_becomes(
        modification("gree-nav-computer", both("Gree Nav Computer", "Computadora de navegación gree"))
            .abilities(&[Ability::Always(Rule::IgnoresMaelstrom)]),
    ),
    // 9
    tale(
        section(
            both("Glory for a Comrade", "Gloria por un compañero"),
            &[either(
                Cond::Has(Kind::Crew, 1),
                &[may(&[one(Reg::A, &[Filter::Own(Kind::Crew)]), act(Op::Discard(A)), fame(1)])],
                &[credits(2)],
            )],
        ),
        section(
            both("Ion Storm", "Tormenta iónica"),
            &[test(Skill::Tech, &[act(Op::ExtraTurn)], &[hurt_ship(3)])],
        ),
    ),
    // 10
    tale(
        section(both("Smugglers' Pact", "Pacto de contrabandistas"), &[KEEP_SECRET]),
        section(
            both("Carbon Field", "Campo de carbonbergs"),
            &[test(Skill::Piloting, &[credits(3)], &[hurt_ship(2)])],
        ),
    )
    .first_becomes(
        secret("secret-kessel", both("Friends at the Dock", "Amigos en el muelle"))
            .abilities(&[may_on(Moment::Change(Rolls::Delivery), &[DISCARD_THIS, DELIVER_THIS])])
            .trust(Trust::Reconstructed),
    ),
];
