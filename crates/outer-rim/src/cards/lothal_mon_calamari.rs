//! Encounters: Lothal and Mon Calamari.

use super::prelude::*;

/// What the other player gets for a message.
pub(crate) static IS_PAID: Proc = Proc::new("is paid", &[credits(2)]);

pub(super) const LOTHAL_MON_CALAMARI: [Tale; 10] = [
    // 1
    tale(
        section(both("Express Clearance", "Salida preferente"), &[may(&[pay(1), act(Op::Travel(4))])]),
        section(
            both("Debt of Gratitude", "Deuda de gratitud"),
            &[either(
                positive(Faction::Rebel),
                &[credits(5)],
                &[test(Skill::Influence, &[gain_rep(Faction::Rebel)], &[])],
            )],
        ),
    ),
    // 2
    tale(
        section(
            both("Imperial Contractor", "Contratista imperial"),
            &[either(fine(Faction::Imperial), &[credits(3)], &[test(Skill::Stealth, &[], &[hurt(2)])])],
        ),
        section(
            both("Regatta Duel", "Duelo en la regata"),
            &[either(
                Cond::PlayerHere,
                &[may(&[rival(&[Filter::Rivals(Rival::Any)]), fight_player(None, &[fame(1)]), SUFFER])],
                &[credits(2)],
            )],
        ),
    ),
    // 3
    tale(
        section(
            both("Job Board", "Tablón de encargos"),
            &[act(Op::LookTop(Deck::Job, 2, Reg::A)), act(Op::BuyLooked(Deck::Job, 0, Reg::A))],
        ),
        section(
            both("Underwater Salvage", "Salvamento submarino"),
            &[test(Skill::Knowledge, &[credits(4)], &[hurt(1)])],
        ),
    ),
    // 4
    tale(
        section(
            both("Smuggler's Lane", "Ruta de contrabando"),
            &[test(Skill::Piloting, &[act(Op::Travel(5))], &[hurt_ship(1)])],
        ),
        section(
            both("Shipwright's Thanks", "Gratitud del astillero"),
            &[REPAIR_ALL, when(positive(Faction::Rebel), &[buy_top(Deck::Gear, 2)])],
        ),
    ),
    // 5
    tale(
        section(both("Encrypted Message", "Mensaje cifrado"), &[KEEP]),
        section(both("Marked Smuggler", "Contrabandista señalado"), &[KEEP_SECRET]),
    )
    .first_becomes(
        job("encrypted-message", both("Encrypted Message", "Mensaje cifrado"))
            .destination(Destination::OtherPlayer)
            .reward(&[pays(2), fame(1)])
            .after(&[DISCARD_THIS])
            .abilities(&[action_if(
                Cond::PlayerHere,
                &[
                    one_for(Why::About, Reg::B, &[Filter::Others]),
                    JOB_DONE,
                    act(Op::As(Reg::B, Theirs::IsPaid)),
                ],
            )])
            .kept_at_any_price(),
    )
    .second_becomes(
        secret("secret-mon-calamari", both("Quarren Vendetta", "Venganza quarren"))
            .abilities(&[encounter(&[
                DISCARD_THIS,
                rival(&[Filter::Rivals(Rival::HatedBy(Faction::Rebel))]),
                fight_player(None, &[fame(1), gain_rep(Faction::Rebel)]),
                SUFFER,
            ])])
            .trust(Trust::Reconstructed),
    ),
    // 6
    tale(
        section(
            both("Checkpoint", "Puesto de control"),
            &[either(
                Cond::HasIllegal,
                &[test(
                    Skill::Influence,
                    &[gain_rep(Faction::Imperial)],
                    &[lose_rep(Faction::Imperial), lose(2)],
                )],
                &[gain_rep(Faction::Imperial)],
            )],
        ),
        section(
            both("Blockade Runner", "Burlar el bloqueo"),
            &[either(
                fine(Faction::Rebel),
                &[test(Skill::Piloting, &[credits(3), gain_rep(Faction::Rebel)], &[hurt_ship(2)])],
                &[fight(Combat::Ship, 3, &[credits(3)], &[]), SUFFER],
            )],
        ),
    ),
    // 7
    tale(
        section(
            both("Fuel Theft", "Robo de combustible"),
            &[test(Skill::Tech, &[act(Op::Travel(6))], &[lose_rep(Faction::Imperial)])],
        ),
        section(
            both("Hero's Welcome", "Bienvenida de héroe"),
            &[either(
                Cond::All(&[positive(Faction::Rebel), Cond::FameAtLeast(3)]),
                &[fame(1)],
                &[gain_rep(Faction::Rebel)],
            )],
        ),
    ),
    // 8
    tale(
        section(both("Factory Tip", "Soplo en la fábrica"), &[credits(1), buy_top(Deck::Job, 0)]),
        section(
            both("Harbour Brawl", "Pelea en el puerto"),
            &[either(
                Cond::PlayerHere,
                &[may(&[
                    rival(&[Filter::Rivals(Rival::Any)]),
                    fight_player(None, &[act(Op::TakeCredits(3, Reg::B))]),
                    SUFFER,
                ])],
                &[fight(Combat::Ground, 3, &[credits(2)], &[]), SUFFER],
            )],
        ),
    ),
    // 9
    tale(
        section(both("Old Tunnels", "Túneles antiguos"), &[KEEP_SECRET]),
        section(
            both("Medical Frigate", "Fragata médica"),
            &[HEAL_ALL, when(negative(Faction::Rebel), &[lose(1)])],
        ),
    )
    .first_becomes(
        secret("secret-lothal", both("Hidden Departure", "Salida oculta"))
            .abilities(&[Ability::Planning(
                Cond::Always,
                &[DISCARD_THIS, one(Reg::A, &[Filter::Planets(Reach::Within(8))]), act(Op::GoTo(Reg::A))],
            )])
            .trust(Trust::Reconstructed),
    ),
    // 10
    tale(
        section(
            both("Resistance Cell", "Célula clandestina"),
            &[choose_one(&[
                mode(&[pay_rep(Faction::Imperial), gain_rep(Faction::Rebel), credits(1)]),
                mode(&[pay_rep(Faction::Rebel), gain_rep(Faction::Imperial), credits(2)]),
            ])],
        ),
        section(both("Rebel Courier", "Correo rebelde"), &[may(&[KEEP])]),
    )
    .second_becomes(
        cargo("sealed-orders", both("Sealed Orders", "Órdenes selladas"))
            .to("ryloth")
            .reward(&[pays(4), gain_rep(Faction::Rebel)])
            .after(&[DISCARD_THIS])
            .trust(Trust::Reconstructed),
    ),
];
