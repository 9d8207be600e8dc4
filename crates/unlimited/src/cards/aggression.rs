//! Aggression: with Villainy, with Heroism, twice, and alone.

use super::prelude::*;

pub(super) const AGGRESSION: [Face; 48] = [
    ground(
        128,
        "death-star-stormtrooper",
        both("Death Star Stormtrooper", "Soldado de asalto de la Estrella de la Muerte"),
    )
    .aspects(&[Aspect::Aggression, Aspect::Villainy])
    .traits(&[Trait::Imperial, Trait::Trooper])
    .cost(1)
    .stats(3, 1),
    ground(129, "admiral-ozzel", both("Admiral Ozzel", "Almirante Ozzel"))
        .title(both("Overconfident", "Demasiado confiado"))
        .unique()
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Aggression, Aspect::Villainy])
        .traits(&[Trait::Imperial, Trait::Official])
        .cost(2)
        .stats(2, 3)
        .says(&[action(
            &EXHAUST,
            &[
                up_to(
                    1,
                    Reg::A,
                    &[UNIT.in_zone(Zone::OwnHand).with(Trait::Imperial).playable(Discount::Less(0))],
                ),
                play_a(Discount::Less(0), true),
                Step::May(Who::Opponent, &[one_by(Who::Opponent, Reg::B, &[UNIT]), ready(B)]),
            ],
        )]),
    ground(
        130,
        "first-legion-snowtrooper",
        both("First Legion Snowtrooper", "Soldado de las nieves de la Primera Legión"),
    )
    .aspects(&[Aspect::Aggression, Aspect::Villainy])
    .traits(&[Trait::Imperial, Trait::Trooper])
    .cost(2)
    .stats(2, 3)
    .says(&[
        stands(To::This, Cond::Attacking(Some(&UNIT.damaged())), plus(Stat::Power, 2)),
        stands(To::This, Cond::Attacking(Some(&UNIT.damaged())), keyword(Keyword::Overwhelm)),
    ]),
    ground(131, "fifth-brother", both("Fifth Brother", "Quinto Hermano"))
        .title(both("Fear Hunter", "Cazador del miedo"))
        .unique()
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Aggression, Aspect::Villainy])
        .traits(&[Trait::Force, Trait::Imperial, Trait::Inquisitor])
        .cost(3)
        .stats(2, 4)
        .says(&[
            stands(To::This, Cond::Always, Grant::Plus(Stat::Raid, Num::DamageOn(THIS))),
            attacks(&[may(&[
                Step::Needs(Cond::Always),
                one(Reg::A, &[UNIT.other().ground()]),
                Step::Together(&[Op::Damage(n(1), THIS), Op::Damage(n(1), A)]),
            ])]),
        ]),
    space(132, "imperial-interceptor", both("Imperial Interceptor", "Interceptor imperial"))
        .aspects(&[Aspect::Aggression, Aspect::Villainy])
        .traits(&[Trait::Imperial, Trait::Vehicle, Trait::Fighter])
        .cost(4)
        .stats(3, 2)
        .says(&[may_played(&[one(Reg::A, &[UNIT.space()]), damage(3, A)])]),
    ground(133, "seventh-sister", both("Seventh Sister", "Séptima Hermana"))
        .title(both("Implacable Inquisitor", "Inquisidora implacable"))
        .unique()
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Aggression, Aspect::Villainy])
        .traits(&[Trait::Force, Trait::Imperial, Trait::Inquisitor])
        .cost(5)
        .stats(3, 6)
        .keywords(&[Keyword::Saboteur])
        .says(&[may_on(
            &[Moment::DealsCombatDamage { to: BASE.enemy(), attacking: false }],
            &[one(Reg::A, &[UNIT.enemy().ground()]), damage(3, A)],
        )]),
    space(134, "ruthless-raider", both("Ruthless Raider", "Incursor despiadado"))
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Aggression, Aspect::Villainy])
        .traits(&[Trait::Imperial, Trait::Vehicle, Trait::CapitalShip])
        .cost(6)
        .stats(4, 6)
        .says(&[on(
            &[Moment::Played, Moment::Defeated],
            &[
                one(Reg::A, &[BASE.enemy()]),
                one(Reg::B, &[UNIT.enemy()]),
                Step::Together(&[Op::Damage(n(2), A), Op::Damage(n(2), B)]),
            ],
        )]),
    ground(
        135,
        "emperor-palpatine-master-of-the-dark-side",
        both("Emperor Palpatine", "Emperador Palpatine"),
    )
    .title(both("Master of the Dark Side", "Maestro del Lado Oscuro"))
    .unique()
    .rarity(Rarity::Rare)
    .aspects(&[Aspect::Aggression, Aspect::Villainy])
    .traits(&[Trait::Force, Trait::Imperial, Trait::Sith, Trait::Official])
    .cost(8)
    .stats(6, 6)
    .keywords(&[Keyword::Overwhelm])
    .says(&[played(&[
        share(n(6), Metric::Unlimited, true, Reg::A, &[UNIT.enemy()]),
        act(Op::DamageShares(Reg::A)),
    ])]),
    upgrade(136, "vaders-lightsaber", both("Vader's Lightsaber", "Sable de luz de Vader"))
        .unique()
        .rarity(Rarity::Special)
        .aspects(&[Aspect::Aggression, Aspect::Villainy])
        .traits(&[Trait::Item, Trait::Weapon, Trait::Lightsaber])
        .cost(2)
        .stats(3, 1)
        .says(&[
            Ability::Attach(UNIT.without(Trait::Vehicle)),
            played(&[when(
                Cond::Is(HOST, &UNIT.that(Test::Named("Darth Vader"))),
                &[may(&[one(Reg::A, &[UNIT.ground()]), damage(4, A)])],
            )]),
        ]),
    upgrade(137, "fallen-lightsaber", both("Fallen Lightsaber", "Sable de luz caído"))
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Aggression, Aspect::Villainy])
        .traits(&[Trait::Item, Trait::Weapon, Trait::Lightsaber])
        .cost(3)
        .stats(3, 3)
        .says(&[
            Ability::Attach(UNIT.without(Trait::Vehicle)),
            Ability::Gives {
                to: To::Host,
                when: Cond::Is(HOST, &UNIT.with(Trait::Force)),
                ability: &attacks(&[damage(1, It::All(&UNIT.enemy().ground()))]),
            },
        ]),
    event(138, "force-lightning", both("Force Lightning", "Rayo de la Fuerza"))
        .rarity(Rarity::Legendary)
        .aspects(&[Aspect::Aggression, Aspect::Villainy])
        .traits(&[Trait::Force])
        .cost(1)
        .says(&[Ability::Event(&[
            one(Reg::A, &[UNIT]),
            act(Op::Gain(Gift::LosesAbilities, A, Until::Phase)),
            when(
                control(&UNIT.with(Trait::Force)),
                &[
                    amount(n(0), Num::ReadyResources, Why::Pay),
                    act(Op::Pay(GIVEN)),
                    act(Op::Damage(Num::Twice(&GIVEN), A)),
                ],
            ),
        ])]),
    event(139, "force-choke", both("Force Choke", "Estrangulamiento de la Fuerza"))
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Aggression, Aspect::Villainy])
        .traits(&[Trait::Force])
        .cost(2)
        .says(&[
            Ability::OwnPrice(control(&UNIT.with(Trait::Force)), -1),
            Ability::Event(&[
                one(Reg::A, &[UNIT.without(Trait::Vehicle)]),
                damage(5, A),
                act(Op::Draw(n(1), Whose::ControllerOf(Reg::A))),
            ]),
        ]),
    ground(140, "specforce-soldier", both("SpecForce Soldier", "Soldado de las Fuerzas Especiales"))
        .aspects(&[Aspect::Aggression, Aspect::Heroism])
        .traits(&[Trait::Rebel, Trait::Trooper])
        .cost(1)
        .stats(2, 2)
        .says(&[played(&[one(Reg::A, &[UNIT]), act(Op::Gain(Gift::LosesSentinel, A, Until::Phase))])]),
    space(141, "green-squadron-a-wing", both("Green Squadron A-Wing", "Ala-A del Escuadrón Verde"))
        .aspects(&[Aspect::Aggression, Aspect::Heroism])
        .traits(&[Trait::Rebel, Trait::Vehicle, Trait::Fighter])
        .cost(2)
        .stats(1, 3)
        .keywords(&[Keyword::Raid(2)]),
    ground(142, "sabine-wren-explosives-artist", both("Sabine Wren", "Sabine Wren"))
        .title(both("Explosives Artist", "Artista de los explosivos"))
        .unique()
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Aggression, Aspect::Heroism])
        .traits(&[Trait::Mandalorian, Trait::Rebel, Trait::Spectre])
        .cost(2)
        .stats(2, 3)
        .says(&[
            stands(
                To::This,
                at_least(Num::AspectsOf(It::All(&UNIT.friendly().other())), 3),
                plus(Stat::Untouchable, 1),
            ),
            may_attacks(&[one(Reg::A, &[DEFENDER, BASE]), damage(1, A)]),
        ]),
    ground(143, "fighters-for-freedom", both("Fighters for Freedom", "Luchadores por la libertad"))
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Aggression, Aspect::Heroism])
        .traits(&[Trait::Rebel, Trait::Trooper])
        .cost(3)
        .stats(3, 4)
        .keywords(&[Keyword::Saboteur])
        .says(&[may_on(
            &[Moment::YouPlay(CARD.other().aspect(Aspect::Aggression))],
            &[one(Reg::A, &[BASE]), damage(1, A)],
        )]),
    space(144, "red-three", both("Red Three", "Rojo Tres"))
        .title(both("Unstoppable", "Imparable"))
        .unique()
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Aggression, Aspect::Heroism])
        .traits(&[Trait::Rebel, Trait::Vehicle, Trait::Fighter])
        .cost(3)
        .stats(2, 3)
        .keywords(&[Keyword::Raid(1)])
        .says(&[stands(
            To::Each(UNIT.friendly().other().aspect(Aspect::Heroism)),
            Cond::Always,
            keyword(Keyword::Raid(1)),
        )]),
    ground(145, "k-2so", both("K-2SO", "K-2SO"))
        .title(both("Cassian's Counterpart", "Compañero de Cassian"))
        .unique()
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Aggression, Aspect::Heroism])
        .traits(&[Trait::Rebel, Trait::Droid])
        .cost(4)
        .stats(4, 4)
        .keywords(&[Keyword::Overwhelm])
        .says(&[defeated(&[choose_modes(
            1,
            &[
                Mode(&[damage(3, It::All(&BASE.enemy()))]),
                Mode(&[one_by(Who::Opponent, Reg::A, &[CARD.in_zone(Zone::EnemyHand)]), act(Op::Discard(A))]),
            ],
        )])]),
    ground(146, "zeb-orrelios", both("Zeb Orrelios", "Zeb Orrelios"))
        .title(both("Headstrong Warrior", "Guerrero testarudo"))
        .unique()
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Aggression, Aspect::Heroism])
        .traits(&[Trait::Rebel, Trait::Spectre])
        .cost(5)
        .stats(5, 5)
        .says(&[on(
            &[Moment::CompletesAttack],
            &[when(Cond::DefenderFell, &[may(&[one(Reg::A, &[UNIT.ground()]), damage(4, A)])])],
        )]),
    space(147, "black-one", both("Black One", "Negro Uno"))
        .title(both("Scourge of Starkiller Base", "Azote de la Base Starkiller"))
        .unique()
        .rarity(Rarity::Legendary)
        .aspects(&[Aspect::Aggression, Aspect::Heroism])
        .traits(&[Trait::Resistance, Trait::Vehicle, Trait::Fighter])
        .cost(6)
        .stats(4, 4)
        .says(&[on(
            &[Moment::Played, Moment::Defeated],
            &[may(&[act(Op::DiscardHand(Whose::Yours))]), if_done(&[draw(3)])],
        )]),
    ground(148, "guerilla-attack-pod", both("Guerilla Attack Pod", "Módulo de ataque guerrillero"))
        .aspects(&[Aspect::Aggression, Aspect::Heroism])
        .traits(&[Trait::Rebel, Trait::Vehicle, Trait::Walker])
        .cost(6)
        .stats(4, 6)
        .keywords(&[Keyword::Grit])
        .says(&[played(&[when(Cond::Exists(&BASE.that(Test::DamageAtLeast(15))), &[ready(THIS)])])]),
    ground(149, "mace-windu", both("Mace Windu", "Mace Windu"))
        .title(both("Party Crasher", "Aguafiestas"))
        .unique()
        .rarity(Rarity::Legendary)
        .aspects(&[Aspect::Aggression, Aspect::Heroism])
        .traits(&[Trait::Force, Trait::Jedi, Trait::Republic])
        .cost(7)
        .stats(5, 7)
        .keywords(&[Keyword::Ambush])
        .says(&[on(&[Moment::DefeatsDefender], &[ready(THIS)])]),
    event(150, "heroic-sacrifice", both("Heroic Sacrifice", "Sacrificio heroico"))
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Aggression, Aspect::Heroism])
        .traits(&[Trait::Tactic])
        .cost(1)
        .says(&[
            Ability::Event(&[
                draw(1),
                one(Reg::A, &[UNIT.able_to_attack()]),
                for_attack(2, A),
                act(Op::Gain(Gift::Lent, A, Until::Attack)),
                attack_with(Reg::A),
            ]),
            Ability::Lends(&on(&[Moment::DealsCombatDamage { to: CARD, attacking: false }], &[defeat(THIS)])),
        ]),
    event(151, "karabast", both("Karabast", "Karabast"))
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Aggression, Aspect::Heroism])
        .traits(&[Trait::Spectre])
        .cost(2)
        .says(&[Ability::Event(&[
            one(Reg::A, &[UNIT.friendly()]),
            one(Reg::B, &[UNIT.enemy()]),
            act(Op::DamageFrom(Reg::A, Num::Plus(&Num::DamageOn(A), 1), B)),
        ])]),
    event(152, "for-a-cause-i-believe-in", both("For a Cause I Believe In", "Por una causa en la que creo"))
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Aggression, Aspect::Heroism])
        .traits(&[Trait::Innate])
        .cost(3)
        .says(&[Ability::Event(&[
            act(Op::RevealTop(n(4), Whose::Yours, Reg::A)),
            act(Op::Damage(
                Num::Count(&CARD.in_zone(Zone::Among(Reg::A)).aspect(Aspect::Heroism)),
                It::All(&BASE.enemy()),
            )),
            any(Reg::B, &[CARD.in_zone(Zone::Among(Reg::A))]),
            act(Op::Discard(B)),
            REST_TO_TOP,
        ])]),
    ground(153, "saw-gerrera", both("Saw Gerrera", "Saw Gerrera"))
        .title(both("Extremist", "Extremista"))
        .unique()
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Aggression, Aspect::Aggression])
        .traits(&[Trait::Rebel])
        .cost(4)
        .stats(5, 4)
        .says(&[Ability::Toll { of: EVENT, damage: 2 }]),
    event(154, "rallying-cry", both("Rallying Cry", "Grito de guerra"))
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Aggression, Aspect::Aggression])
        .traits(&[Trait::Tactic])
        .cost(3)
        .says(&[Ability::Event(&[gain(Keyword::Raid(2), It::All(&UNIT.friendly()))])]),
    event(155, "aggression", both("Aggression", "Agresividad"))
        .rarity(Rarity::Legendary)
        .aspects(&[Aspect::Aggression, Aspect::Aggression])
        .traits(&[Trait::Innate])
        .cost(4)
        .says(&[Ability::Event(&[choose_modes(
            2,
            &[
                Mode(&[draw(1)]),
                Mode(&[
                    share(n(2), Metric::Copies, false, Reg::A, &[UPGRADE]),
                    act(Op::DefeatShares(Reg::A)),
                ]),
                Mode(&[one(Reg::A, &[UNIT.that(Test::PowerAtMost(3))]), ready(A)]),
                Mode(&[one(Reg::A, &[UNIT]), damage(4, A)]),
            ],
        )])]),
    ground(156, "benthic-two-tubes", both("Benthic \"Two Tubes\"", "Benthic «Dos Tubos»"))
        .title(both("Partisan Lieutenant", "Teniente partisano"))
        .unique()
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Aggression])
        .traits(&[Trait::Rebel, Trait::Trooper])
        .cost(1)
        .stats(2, 2)
        .says(&[attacks(&[
            one(Reg::A, &[UNIT.friendly().other().aspect(Aspect::Aggression)]),
            gain(Keyword::Raid(2), A),
        ])]),
    ground(157, "cantina-braggart", both("Cantina Braggart", "Fanfarrón de cantina"))
        .aspects(&[Aspect::Aggression])
        .traits(&[Trait::Underworld])
        .cost(1)
        .stats(0, 3)
        .keywords(&[Keyword::Raid(2)]),
    ground(158, "jedha-agitator", both("Jedha Agitator", "Agitador de Jedha"))
        .aspects(&[Aspect::Aggression])
        .traits(&[Trait::Rebel])
        .cost(2)
        .stats(2, 1)
        .keywords(&[Keyword::Saboteur])
        .says(&[attacks(&[when(
            control(&UNIT.leader()),
            &[one(Reg::A, &[UNIT.ground(), BASE]), damage(2, A)],
        )])]),
    ground(159, "partisan-insurgent", both("Partisan Insurgent", "Insurgente partisano"))
        .aspects(&[Aspect::Aggression])
        .traits(&[Trait::Rebel, Trait::Trooper])
        .cost(2)
        .stats(1, 4)
        .says(&[stands(
            To::This,
            control(&UNIT.other().aspect(Aspect::Aggression)),
            keyword(Keyword::Raid(2)),
        )]),
    ground(160, "wolffe", both("Wolffe", "Wolffe"))
        .title(both("Suspicious Veteran", "Veterano desconfiado"))
        .unique()
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Aggression])
        .traits(&[Trait::Fringe, Trait::Clone])
        .cost(2)
        .stats(3, 2)
        .keywords(&[Keyword::Saboteur])
        .says(&[on(
            &[Moment::Played, Moment::Attacks],
            &[act(Op::Gain(Gift::CannotBeHealed, It::All(&BASE), Until::Phase))],
        )]),
    ground(161, "ardent-sympathizer", both("Ardent Sympathizer", "Simpatizante fervoroso"))
        .aspects(&[Aspect::Aggression])
        .traits(&[Trait::Trooper])
        .cost(3)
        .stats(3, 3)
        .says(&[stands(To::This, Cond::HaveInitiative, plus(Stat::Power, 2))]),
    space(162, "disabling-fang-fighter", both("Disabling Fang Fighter", "Caza Fang inutilizador"))
        .aspects(&[Aspect::Aggression])
        .traits(&[Trait::Mandalorian, Trait::Vehicle, Trait::Fighter])
        .cost(3)
        .stats(3, 2)
        .says(&[may_played(&[one(Reg::A, &[UPGRADE]), defeat(A)])]),
    space(163, "star-wing-scout", both("Star Wing Scout", "Explorador Ala Estelar"))
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Aggression])
        .traits(&[Trait::Vehicle, Trait::Fighter])
        .cost(3)
        .stats(4, 1)
        .says(&[defeated(&[when(Cond::HaveInitiative, &[draw(2)])])]),
    ground(164, "wampa", both("Wampa", "Wampa"))
        .aspects(&[Aspect::Aggression])
        .traits(&[Trait::Creature])
        .cost(4)
        .stats(4, 5)
        .keywords(&[Keyword::Overwhelm]),
    ground(165, "occupier-siege-tank", both("Occupier Siege Tank", "Tanque de asedio Ocupador"))
        .aspects(&[Aspect::Aggression])
        .traits(&[Trait::Imperial, Trait::Vehicle, Trait::Tank])
        .cost(5)
        .stats(5, 4)
        .keywords(&[Keyword::Grit]),
    upgrade(166, "infiltrators-skill", both("Infiltrator's Skill", "Habilidad de infiltrado"))
        .aspects(&[Aspect::Aggression])
        .traits(&[Trait::Learned])
        .cost(1)
        .stats(1, 1)
        .says(&[Ability::Attach(UNIT), stands(To::Host, Cond::Always, keyword(Keyword::Saboteur))]),
    event(167, "force-throw", both("Force Throw", "Lanzamiento de la Fuerza"))
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Aggression])
        .traits(&[Trait::Force])
        .cost(1)
        .says(&[Ability::Event(&[
            meant(one(Reg::C, &[PLAYER]), Why::Affect),
            one_by(Who::Chosen(Reg::C), Reg::A, &[CARD.in_zone(Zone::HandOf(Reg::C))]),
            act(Op::Discard(A)),
            when(
                control(&UNIT.with(Trait::Force)),
                &[when(
                    Cond::Any(Reg::A),
                    &[may(&[one(Reg::B, &[UNIT]), act(Op::Damage(Num::CostOf(A), B))])],
                )],
            ),
        ])]),
    event(168, "precision-fire", both("Precision Fire", "Fuego de precisión"))
        .aspects(&[Aspect::Aggression])
        .traits(&[Trait::Tactic])
        .cost(1)
        .says(&[Ability::Event(&[
            one(Reg::A, &[UNIT.able_to_attack()]),
            act(Op::Gain(Gift::Keyword(Keyword::Saboteur), A, Until::Attack)),
            when(Cond::Is(A, &UNIT.with(Trait::Trooper)), &[for_attack(2, A)]),
            attack_with(Reg::A),
        ])]),
    event(169, "keep-fighting", both("Keep Fighting", "Seguid luchando"))
        .aspects(&[Aspect::Aggression])
        .traits(&[Trait::Tactic])
        .cost(2)
        .says(&[Ability::Event(&[one(Reg::A, &[UNIT.that(Test::PowerAtMost(3))]), ready(A)])]),
    event(170, "power-failure", both("Power Failure", "Fallo de energía"))
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Aggression])
        .traits(&[Trait::Tactic])
        .cost(2)
        .says(&[Ability::Event(&[
            meant(one(Reg::A, &[UNIT]), Why::Lose),
            share(n(99), Metric::Copies, false, Reg::B, &[UPGRADE.that(Test::On(Reg::A))]),
            act(Op::DefeatShares(Reg::B)),
        ])]),
    event(171, "mission-briefing", both("Mission Briefing", "Informe de misión"))
        .aspects(&[Aspect::Aggression])
        .traits(&[Trait::Plan])
        .cost(3)
        .says(&[Ability::Event(&[one(Reg::A, &[PLAYER]), act(Op::Draw(n(2), Whose::Chosen(Reg::A)))])]),
    event(172, "open-fire", both("Open Fire", "Abrir fuego"))
        .aspects(&[Aspect::Aggression])
        .traits(&[Trait::Tactic])
        .cost(3)
        .says(&[Ability::Event(&[one(Reg::A, &[UNIT]), damage(4, A)])]),
    event(173, "bombing-run", both("Bombing Run", "Bombardeo"))
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Aggression])
        .traits(&[Trait::Tactic])
        .cost(5)
        .says(&[Ability::Event(&[choose_modes(
            1,
            &[Mode(&[damage(3, It::All(&UNIT.ground()))]), Mode(&[damage(3, It::All(&UNIT.space()))])],
        )])]),
    event(174, "smoke-and-cinders", both("Smoke and Cinders", "Humo y cenizas"))
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Aggression])
        .traits(&[Trait::Disaster])
        .cost(5)
        .says(&[Ability::Event(&[
            choose(
                Reg::A,
                Who::You,
                Count::Exactly(Num::Beyond(&Num::HandOf(Whose::Yours), 2)),
                &[CARD.in_zone(Zone::OwnHand)],
            ),
            choose(
                Reg::B,
                Who::Opponent,
                Count::Exactly(Num::Beyond(&Num::HandOf(Whose::Opponents), 2)),
                &[CARD.in_zone(Zone::EnemyHand)],
            ),
            Step::Together(&[Op::Discard(A), Op::Discard(B)]),
        ])]),
    event(175, "forced-surrender", both("Forced Surrender", "Rendición forzosa"))
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Aggression])
        .traits(&[Trait::Plan])
        .cost(6)
        .says(&[Ability::Event(&[
            draw(2),
            when(
                at_least(Num::DealtToEnemyBase, 1),
                &[
                    choose(Reg::A, Who::Opponent, Count::Exactly(n(2)), &[CARD.in_zone(Zone::EnemyHand)]),
                    act(Op::Discard(A)),
                ],
            ),
        ])]),
];
