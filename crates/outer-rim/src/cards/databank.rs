//! The databank: deliveries that went wrong, games of sabacc, jobs step by step, and what characters begin with.

use super::prelude::*;

// What the other player of a game of sabacc does.
pub(crate) static GAINS_2: Proc = Proc::new("gains 2", &[credits(2)]);
pub(crate) static GAINS_3: Proc = Proc::new("gains 3", &[credits(3)]);
pub(crate) static LOSES_3: Proc = Proc::new("loses 3", &[lose(3)]);
pub(crate) static PLAYS_EPIC: Proc =
    Proc::new("plays epic sabacc", &[test(Skill::Influence, &[fame(2)], &[credits(3)])]);
pub(crate) static PLAYS_CUTTHROAT: Proc = Proc::new(
    "plays cutthroat sabacc",
    &[one_skill(&[Filter::Skills(&[Skill::Influence, Skill::Stealth])]), test_chosen(&[fame(2)], &[])],
);
pub(crate) static WINS_SOCIABLY: Proc = Proc::new("wins a sociable game", &[fame(1), credits(7)]);

pub(super) const DATABANK: [Card; 31] = [
    event(1, "imperial-presence", both("Imperial Presence", "Presencia imperial")).effect(&[either(
        Cond::Shows(&[Face::Crit]),
        &[fight(Combat::Ship, 3, &[], &[]), SUFFER, won_standing(&[DELIVER_THIS], &[HOLD_THIS])],
        &[either(
            Cond::Shows(&[Face::Focus]),
            &[test(Skill::Influence, &[DELIVER_THIS], &[lose_rep(Faction::Imperial), HOLD_THIS])],
            &[either(
                positive(Faction::Imperial),
                &[DELIVER_THIS],
                &[test(Skill::Stealth, &[DELIVER_THIS], &[lose_rep(Faction::Imperial), HOLD_THIS])],
            )],
        )],
    )]),
    event(1, "unwanted-attention", both("Unwanted Attention", "Atención indeseada")).effect(&[either(
        Cond::Shows(&[Face::Crit]),
        &[choose_one(&[mode(&[pay_rep(Faction::Hutt), DELIVER_THIS]), mode(&[HOLD_THIS])])],
        &[either(
            Cond::Shows(&[Face::Focus]),
            &[choose_one(&[mode(&[pay_rep(Faction::Rebel), DELIVER_THIS]), mode(&[HOLD_THIS])])],
            &[choose_one(&[mode(&[pay_rep(Faction::Syndicate), DELIVER_THIS]), mode(&[HOLD_THIS])])],
        )],
    )]),
    event(1, "local-security", both("Local Security", "Seguridad local")).effect(&[either(
        Cond::Shows(&[Face::Crit]),
        &[choose_one(&[
            mode(&[fight(Combat::Ground, 3, &[], &[]), SUFFER, won_standing(&[DELIVER_THIS], &[HOLD_THIS])]),
            mode(&[act(Op::Discard(It::Cargo))]),
        ])],
        &[either(
            Cond::Shows(&[Face::Focus]),
            &[test(Skill::Stealth, &[DELIVER_THIS], &[act(Op::LoseRep(Party::Planet)), HOLD_THIS])],
            &[test(Skill::Piloting, &[DELIVER_THIS], &[act(Op::LoseRep(Party::Planet)), HOLD_THIS])],
        )],
    )]),
    event(1, "special-interest-groups", both("Special Interest Groups", "Grupos de interés")).effect(&[
        either(
            Cond::Shows(&[Face::Crit]),
            &[choose_one(&[
                mode(&[pay_rep(Faction::Syndicate), DELIVER_THIS]),
                mode(&[DELIVER_THIS, lose(6)]),
            ])],
            &[either(
                Cond::Shows(&[Face::Focus]),
                &[choose_one(&[
                    mode(&[pay_rep(Faction::Hutt), DELIVER_THIS]),
                    mode(&[DELIVER_THIS, lose(6)]),
                ])],
                &[choose_one(&[
                    mode(&[pay_rep(Faction::Rebel), DELIVER_THIS]),
                    mode(&[DELIVER_THIS, lose(6)]),
                ])],
            )],
        ),
    ]),
    event(40, "epic-sabacc", both("An Epic Game of Sabacc", "Una épica partida de sabacc"))
        .effect(&[test(
            Skill::Influence,
            &[fame(2), act(Op::As(Reg::B, Theirs::Gains3))],
            &[credits(3), act(Op::As(Reg::B, Theirs::PlaysEpic))],
        )])
        .trust(Trust::Reconstructed),
    event(40, "cutthroat-sabacc", both("A Cutthroat Game of Sabacc", "Una despiadada partida de sabacc"))
        .effect(&[
            one_skill(&[Filter::Skills(&[Skill::Influence, Skill::Stealth])]),
            test_chosen(
                &[fame(2), act(Op::As(Reg::B, Theirs::Loses3))],
                &[lose(3), act(Op::As(Reg::B, Theirs::PlaysCutthroat))],
            ),
        ])
        .trust(Trust::Reconstructed),
    event(40, "friendly-sabacc", both("A Sociable Game of Sabacc", "Una amistosa partida de sabacc"))
        .effect(&[Step::Try(
            Op::Contest(3, &[Skill::Influence, Skill::Tactics], Reg::B),
            &[fame(1), credits(7), act(Op::As(Reg::B, Theirs::Gains2))],
            &[credits(2), act(Op::As(Reg::B, Theirs::WinsSociably))],
        )])
        .trust(Trust::Reconstructed),
    event(41, "tenuous-alliance", both("Tenuous Alliance", "Alianza precaria")).effect(&[either(
        Cond::Rep(Party::JobRival, Standing::Positive),
        &[act(Op::Discard(It::Job)), JOB_FAILS],
        &[JOB_FAILS],
    )]),
    event(41, "lost-faith", both("Lost Faith", "Confianza perdida")).effect(&[test(
        Skill::Influence,
        &[JOB_FAILS],
        &[act(Op::LoseRep(Party::Job)), JOB_FAILS],
    )]),
    event(42, "casino-heist", both("The Casino Heist", "El robo al casino")).effect(&[Step::Steps(&[
        &[test(Skill::Influence, &[], &[JOB_FAILS])],
        &[test(Skill::Tech, &[], &[hurt(1), Step::Go(4)])],
        &[test(Skill::Strength, &[JOB_DONE], &[])],
        &[fight(Combat::Ground, 3, &[], &[]), SUFFER, won_standing(&[JOB_DONE], &[Step::Go(4)])],
    ])]),
    event(43, "hijacking-a-freighter", both("Hijacking a Freighter", "El secuestro de un carguero")).effect(
        &[Step::Steps(&[
            &[test(Skill::Piloting, &[], &[hurt_ship(1)])],
            &[test(Skill::Tech, &[], &[hurt_ship(1), Step::Go(4)])],
            &[test(Skill::Strength, &[Step::Go(5)], &[hurt_ship(1)])],
            &[test(Skill::Tactics, &[], &[hurt_ship(1)])],
            &[fight(Combat::Ship, 3, &[repair(1)], &[]), SUFFER, when(Cond::Standing, &[JOB_DONE])],
        ])],
    ),
    event(44, "jabbas-hidden-stash", both("Jabba's Hidden Stash", "El alijo oculto de Jabba")).effect(&[
        Step::Steps(&[
            &[test(Skill::Piloting, &[], &[hurt(2)])],
            &[test(Skill::Stealth, &[], &[hurt(2)])],
            &[test(Skill::Knowledge, &[], &[hurt(2)])],
            &[test(Skill::Tech, &[JOB_DONE], &[hurt(2), when(Cond::Standing, &[JOB_DONE])])],
        ]),
    ]),
    event(45, "jewel-of-yavin", both("The Jewel of Yavin", "La Joya de Yavin")).effect(&[Step::Steps(&[
        &[test(Skill::Knowledge, &[], &[hurt(1)])],
        &[test(Skill::Tactics, &[], &[may(&[pay(3)]), Step::IfDone(&[], &[hurt(1)])])],
        &[test(Skill::Influence, &[], &[hurt(1)])],
        &[test(Skill::Stealth, &[], &[hurt(2)])],
        &[test(
            Skill::Tech,
            &[JOB_DONE],
            &[fight(Combat::Ground, 4, &[heal(2)], &[]), SUFFER, when(Cond::Standing, &[JOB_DONE])],
        )],
    ])]),
    event(46, "kessel-run", both("The Kessel Run", "La Carrera de Kessel")).effect(&[Step::Steps(&[
        &[test(Skill::Influence, &[], &[JOB_FAILS])],
        &[test(Skill::Strength, &[], &[JOB_FAILS])],
        &[test(Skill::Tactics, &[], &[hurt_ship(2)])],
        &[test(Skill::Knowledge, &[], &[hurt_ship(2)])],
        &[one(Reg::A, &[Filter::Maelstrom(Reach::Within(1))]), act(Op::GoTo(Reg::A))],
        &[test(Skill::Piloting, &[JOB_DONE], &[hurt_ship(1), Step::Go(6)])],
    ])]),
    event(47, "missing-shipment", both("Missing Shipment", "Cargamento desaparecido"))
        .effect(&[Step::Steps(&[
            &[test(Skill::Knowledge, &[], &[lose(1)])],
            &[test(Skill::Stealth, &[JOB_DONE], &[])],
            &[fight(Combat::Ground, 3, &[], &[JOB_FAILS]), SUFFER, won_standing(&[JOB_DONE], &[])],
        ])])
        .trust(Trust::Reconstructed),
    event(48, "rebel-prison-break", both("Rebel Prison Break", "Fuga de prisioneros rebeldes"))
        .effect(&[Step::Steps(&[
            &[test(Skill::Tech, &[], &[hurt(1)])],
            &[test(Skill::Tactics, &[], &[Step::Go(4)])],
            &[test(Skill::Piloting, &[JOB_DONE], &[hurt_ship(2), JOB_DONE])],
            &[fight(Combat::Ground, 4, &[], &[JOB_FAILS]), SUFFER, won_standing(&[Step::Go(3)], &[])],
        ])])
        .trust(Trust::Reconstructed),
    event(49, "relic-of-the-past", both("Relic of the Past", "Reliquia del pasado")).effect(&[Step::Steps(
        &[
            &[test(Skill::Knowledge, &[], &[JOB_FAILS])],
            &[test(Skill::Stealth, &[], &[hurt(1)])],
            &[test(Skill::Tactics, &[JOB_DONE], &[hurt(1), Step::Go(3)])],
        ],
    )]),
    event(50, "rescue-from-the-mines", both("Rescue from the Mines", "Rescate en las minas")).effect(&[
        Step::Steps(&[
            &[test(Skill::Knowledge, &[], &[Step::Go(3)])],
            &[test(Skill::Stealth, &[Step::Go(5)], &[])],
            &[fight(Combat::Ground, 4, &[], &[]), SUFFER, won_standing(&[Step::Go(5)], &[])],
            &[test(Skill::Strength, &[], &[hurt(1), Step::Go(4)])],
            &[test(Skill::Strength, &[JOB_DONE], &[hurt(1), Step::Go(5)])],
        ]),
    ]),
    event(51, "rooting-out-spies", both("Rooting Out Spies", "A la caza de espías")).effect(&[Step::Steps(
        &[
            &[test(Skill::Influence, &[Step::Go(3)], &[])],
            &[fight(Combat::Ground, 3, &[heal(1)], &[]), SUFFER],
            &[test(Skill::Knowledge, &[], &[hurt(1), Step::Go(3)])],
            &[test(Skill::Tactics, &[JOB_DONE], &[hurt(1), Step::Go(4)])],
        ],
    )]),
    bounty("start-bounty-evazan", both("Bounty: Doctor Evazan", "Presa: Doctor Evazan"))
        .number(90)
        .starts_at("takodana")
        .hunts("doctor-evazan", Combat::Ground, 2)
        .eliminated(&[pays(5), fame(1)])
        .captured("mon-calamari", &[pays(10), fame(1)])
        .after(&[REMOVE_THIS]),
    bounty("start-bounty-ponda", both("Bounty: Ponda Baba", "Presa: Ponda Baba"))
        .number(90)
        .starts_at("ord-mantell")
        .hunts("ponda-baba", Combat::Ground, 2)
        .eliminated(&[pays(5), fame(1)])
        .captured("nal-hutta", &[pays(10), fame(1)])
        .after(&[REMOVE_THIS])
        .trust(Trust::Reconstructed),
    bounty("start-bounty-lobot", both("Bounty: Lobot", "Presa: Lobot"))
        .number(90)
        .starts_at("naboo")
        .hunts("lobot", Combat::Ground, 2)
        .eliminated(&[pays(5), fame(1)])
        .captured("ord-mantell", &[pays(10), fame(1)])
        .after(&[REMOVE_THIS])
        .trust(Trust::Reconstructed),
    bounty("start-bounty-black-sun", both("Bounty: Black Sun Agent", "Presa: Agente de Sol Negro"))
        .number(90)
        .starts_at("lothal")
        .hunts("black-sun-agent", Combat::Ground, 2)
        .eliminated(&[pays(5), fame(1)])
        .captured("tatooine", &[pays(10), fame(1)])
        .after(&[REMOVE_THIS])
        .trust(Trust::Reconstructed),
    cargo("start-cargo-wine", both("Vintage Wines", "Vinos añejos"))
        .number(91)
        .starts_at("cantonica")
        .to("nal-hutta")
        .reward(&[pays(6)])
        .after(&[DISCARD_THIS])
        .trust(Trust::Reconstructed),
    cargo("start-cargo-tools", both("Mining Tools", "Herramientas de minería"))
        .number(91)
        .starts_at("nal-hutta")
        .to("kessel")
        .reward(&[pays(5)])
        .after(&[DISCARD_THIS])
        .trust(Trust::Reconstructed),
    cargo("start-cargo-medicine", both("Medical Crates", "Cajas de medicinas"))
        .number(91)
        .starts_at("takodana")
        .to("tatooine")
        .reward(&[pays(6)])
        .after(&[DISCARD_THIS])
        .trust(Trust::Reconstructed),
    cargo("start-cargo-vaporator", both("Vaporator Parts", "Piezas de evaporador"))
        .number(91)
        .starts_at("lothal")
        .to("tatooine")
        .reward(&[pays(5)])
        .after(&[DISCARD_THIS])
        .trust(Trust::Reconstructed),
    job("start-job-data", both("Imperial Data Theft", "Robo de datos imperiales"))
        .number(92)
        .starts_at("naboo")
        .skills(&[Skill::Stealth, Skill::Tech])
        .to("lothal")
        .effect(&[test(Skill::Stealth, &[], &[hurt(1)]), test(Skill::Tech, &[JOB_DONE], &[JOB_FAILS])])
        .reward(&[pays(6), fame(1)])
        .after(&[REMOVE_THIS])
        .trust(Trust::Reconstructed),
    job("start-job-debt", both("Collecting a Debt", "Cobro de una deuda"))
        .number(92)
        .starts_at("ryloth")
        .skills(&[Skill::Influence, Skill::Strength])
        .to("tatooine")
        .effect(&[test(
            Skill::Influence,
            &[JOB_DONE],
            &[test(Skill::Strength, &[JOB_DONE], &[hurt(1), JOB_FAILS])],
        )])
        .reward(&[pays(5), fame(1)])
        .after(&[REMOVE_THIS])
        .trust(Trust::Reconstructed),
    job("start-job-shipment", both("Missing Shipment", "Cargamento desaparecido"))
        .number(92)
        .starts_at("ord-mantell")
        .skills(&[Skill::Knowledge, Skill::Stealth])
        .to("nal-hutta")
        .effect(&[act(Op::Databank(47))])
        .reward(&[pays(6), fame(1)])
        .after(&[REMOVE_THIS])
        .trust(Trust::Reconstructed),
    job("start-job-prison", both("Rebel Prison Break", "Fuga de prisioneros rebeldes"))
        .number(92)
        .starts_at("mon-calamari")
        .skills(&[Skill::Tech, Skill::Tactics, Skill::Piloting])
        .to("kessel")
        .effect(&[act(Op::Databank(48))])
        .reward(&[pays(5), fame(1), gain_rep(Faction::Rebel)])
        .after(&[REMOVE_THIS])
        .trust(Trust::Reconstructed),
];
