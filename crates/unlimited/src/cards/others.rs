//! Villainy alone, Heroism alone, and neutral cards.

use super::prelude::*;

pub(super) const OTHERS: [Face; 28] = [
    space(225, "tie-ln-fighter", both("TIE/ln Fighter", "Caza TIE/ln"))
        .aspects(&[Aspect::Villainy])
        .traits(&[Trait::Imperial, Trait::Vehicle, Trait::Fighter])
        .cost(1)
        .stats(2, 1),
    ground(226, "admiral-motti", both("Admiral Motti", "Almirante Motti"))
        .title(both("Brazen and Scornful", "Descarado y desdeñoso"))
        .unique()
        .rarity(Rarity::Special)
        .aspects(&[Aspect::Villainy])
        .traits(&[Trait::Imperial, Trait::Official])
        .cost(2)
        .stats(1, 1)
        .says(&[may_defeated(&[one(Reg::A, &[UNIT.aspect(Aspect::Villainy)]), ready(A)])]),
    ground(
        227,
        "snowtrooper-lieutenant",
        both("Snowtrooper Lieutenant", "Teniente de soldados de las nieves"),
    )
    .aspects(&[Aspect::Villainy])
    .traits(&[Trait::Imperial, Trait::Trooper])
    .cost(2)
    .stats(2, 2)
    .says(&[may_played(&[
        one(Reg::A, &[UNIT.able_to_attack()]),
        when(Cond::Is(A, &UNIT.with(Trait::Imperial)), &[for_attack(2, A)]),
        attack_with(Reg::A),
    ])]),
    ground(228, "viper-probe-droid", both("Viper Probe Droid", "Droide sonda Viper"))
        .aspects(&[Aspect::Villainy])
        .traits(&[Trait::Imperial, Trait::Droid])
        .cost(2)
        .stats(3, 2)
        .says(&[played(&[act(Op::LookAtHand(Whose::Opponents))])]),
    ground(229, "cell-block-guard", both("Cell Block Guard", "Guardia del bloque de celdas"))
        .aspects(&[Aspect::Villainy])
        .traits(&[Trait::Imperial, Trait::Trooper])
        .cost(3)
        .stats(3, 3)
        .keywords(&[Keyword::Sentinel]),
    ground(230, "general-veers", both("General Veers", "General Veers"))
        .title(both("Blizzard Force Commander", "Comandante de la Fuerza Ventisca"))
        .unique()
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Villainy])
        .traits(&[Trait::Imperial, Trait::Official])
        .cost(3)
        .stats(3, 3)
        .says(&[
            stands(
                To::Each(UNIT.friendly().other().with(Trait::Imperial)),
                Cond::Always,
                plus(Stat::Power, 1),
            ),
            stands(To::Each(UNIT.friendly().other().with(Trait::Imperial)), Cond::Always, plus(Stat::Hp, 1)),
        ]),
    space(231, "tie-advanced", both("TIE Advanced", "TIE avanzado"))
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Villainy])
        .traits(&[Trait::Imperial, Trait::Vehicle, Trait::Fighter])
        .cost(4)
        .stats(3, 2)
        .says(&[played(&[one(Reg::A, &[UNIT.friendly().other().with(Trait::Imperial)]), experience(2, A)])]),
    ground(232, "at-st", both("AT-ST", "AT-ST"))
        .aspects(&[Aspect::Villainy])
        .traits(&[Trait::Imperial, Trait::Vehicle, Trait::Walker])
        .cost(6)
        .stats(6, 7)
        .keywords(&[Keyword::Overwhelm]),
    event(233, "i-am-your-father", both("I Am Your Father", "Yo soy tu padre"))
        .rarity(Rarity::Special)
        .aspects(&[Aspect::Villainy])
        .traits(&[Trait::Gambit])
        .cost(3)
        .says(&[Ability::Event(&[
            one(Reg::A, &[UNIT.enemy()]),
            when(
                Cond::Any(Reg::A),
                &[Step::Pick {
                    who: Who::ControllerOf(Reg::A),
                    n: 1,
                    modes: &[Mode(&[damage(7, A)]), Mode(&[draw(3)])],
                }],
            ),
        ])]),
    event(234, "maximum-firepower", both("Maximum Firepower", "Máxima potencia de fuego"))
        .aspects(&[Aspect::Villainy])
        .traits(&[Trait::Imperial, Trait::Tactic])
        .cost(4)
        .says(&[Ability::Event(&[
            one(Reg::A, &[UNIT.friendly().with(Trait::Imperial)]),
            one(Reg::B, &[UNIT]),
            act(Op::DamageFrom(Reg::A, Num::PowerOf(A), B)),
            one(Reg::C, &[UNIT.friendly().with(Trait::Imperial).not(Reg::A)]),
            act(Op::DamageFrom(Reg::C, Num::PowerOf(C), B)),
        ])]),
    event(235, "galactic-ambition", both("Galactic Ambition", "Ambición galáctica"))
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Villainy])
        .traits(&[Trait::Innate])
        .cost(7)
        .says(&[Ability::Event(&[
            up_to(
                1,
                Reg::A,
                &[UNIT
                    .in_zone(Zone::OwnHand)
                    .that(Test::NotAspect(Aspect::Heroism))
                    .playable(Discount::Free)],
            ),
            play_a(Discount::Free, false),
            act(Op::Damage(Num::CostOf(A), It::OwnBase)),
        ])]),
    ground(236, "r2-d2", both("R2-D2", "R2-D2"))
        .title(both("Ignoring Protocol", "Ignorando el protocolo"))
        .unique()
        .rarity(Rarity::Special)
        .aspects(&[Aspect::Heroism])
        .traits(&[Trait::Rebel, Trait::Droid])
        .cost(1)
        .stats(1, 4)
        .says(&[on(&[Moment::Played, Moment::Attacks], &SCRY_1)]),
    space(237, "alliance-x-wing", both("Alliance X-Wing", "Ala-X de la Alianza"))
        .aspects(&[Aspect::Heroism])
        .traits(&[Trait::Rebel, Trait::Vehicle, Trait::Fighter])
        .cost(2)
        .stats(2, 3),
    ground(238, "c-3po", both("C-3PO", "C-3PO"))
        .title(both("Protocol Droid", "Droide de protocolo"))
        .unique()
        .rarity(Rarity::Special)
        .aspects(&[Aspect::Heroism])
        .traits(&[Trait::Rebel, Trait::Droid])
        .cost(2)
        .stats(1, 4)
        .says(&[on(
            &[Moment::Played, Moment::Attacks],
            &[
                amount(n(0), n(HIGHEST_COST), Why::Number),
                act(Op::LookAtTop(n(1), Whose::Yours, Reg::A)),
                may(&[
                    Step::Needs(Cond::Equal(Num::CostOf(A), GIVEN)),
                    act(Op::Reveal(A)),
                    act(Op::DrawThese(A)),
                ]),
            ],
        )]),
    ground(239, "rebel-pathfinder", both("Rebel Pathfinder", "Explorador rebelde"))
        .aspects(&[Aspect::Heroism])
        .traits(&[Trait::Rebel, Trait::Trooper])
        .cost(2)
        .stats(2, 3)
        .keywords(&[Keyword::Saboteur]),
    ground(240, "fleet-lieutenant", both("Fleet Lieutenant", "Teniente de la flota"))
        .aspects(&[Aspect::Heroism])
        .traits(&[Trait::Rebel, Trait::Trooper])
        .cost(3)
        .stats(3, 3)
        .says(&[may_played(&[
            one(Reg::A, &[UNIT.able_to_attack()]),
            when(Cond::Is(A, &UNIT.with(Trait::Rebel)), &[for_attack(2, A)]),
            attack_with(Reg::A),
        ])]),
    space(241, "wing-leader", both("Wing Leader", "Líder de ala"))
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Heroism])
        .traits(&[Trait::Rebel, Trait::Vehicle, Trait::Fighter])
        .cost(3)
        .stats(2, 1)
        .says(&[played(&[one(Reg::A, &[UNIT.friendly().other().with(Trait::Rebel)]), experience(2, A)])]),
    ground(242, "general-dodonna", both("General Dodonna", "General Dodonna"))
        .title(both("Massassi Group Commander", "Comandante del Grupo Massassi"))
        .unique()
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Heroism])
        .traits(&[Trait::Rebel, Trait::Official])
        .cost(4)
        .stats(4, 4)
        .says(&[
            stands(To::Each(UNIT.friendly().other().with(Trait::Rebel)), Cond::Always, plus(Stat::Power, 1)),
            stands(To::Each(UNIT.friendly().other().with(Trait::Rebel)), Cond::Always, plus(Stat::Hp, 1)),
        ]),
    ground(243, "regional-sympathizers", both("Regional Sympathizers", "Simpatizantes regionales"))
        .aspects(&[Aspect::Heroism])
        .traits(&[Trait::Rebel])
        .cost(4)
        .stats(3, 4)
        .keywords(&[Keyword::Restore(2)]),
    ground(244, "snowspeeder", both("Snowspeeder", "Aerodeslizador de nieve"))
        .aspects(&[Aspect::Heroism])
        .traits(&[Trait::Rebel, Trait::Vehicle, Trait::Speeder])
        .cost(5)
        .stats(3, 6)
        .keywords(&[Keyword::Ambush])
        .says(&[attacks(&[one(Reg::A, &[UNIT.enemy().ground().with(Trait::Vehicle)]), exhaust(A)])]),
    event(245, "medal-ceremony", both("Medal Ceremony", "Ceremonia de las medallas"))
        .aspects(&[Aspect::Heroism])
        .traits(&[Trait::Rebel])
        .cost(0)
        .says(&[Ability::Event(&[
            up_to(3, Reg::A, &[UNIT.with(Trait::Rebel).that(Test::AttackedThisPhase)]),
            experience(1, A),
        ])]),
    event(246, "youre-my-only-hope", both("You're My Only Hope", "Eres mi única esperanza"))
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Heroism])
        .traits(&[Trait::Gambit])
        .cost(3)
        .says(&[Ability::Event(&[
            act(Op::LookAtTop(n(1), Whose::Yours, Reg::A)),
            Step::If(
                Cond::AtLeast(n(5), Num::HpLeft(It::OwnBase)),
                &[may(&[
                    Step::Needs(Cond::Is(A, &CARD.playable(Discount::Free))),
                    choose_modes(
                        1,
                        &[
                            Mode(&[play_a(Discount::Free, false)]),
                            Mode(&[
                                Step::Needs(Cond::Is(A, &CARD.playable(Discount::Less(5)))),
                                play_a(Discount::Less(5), false),
                            ]),
                        ],
                    ),
                ])],
                &[may(&[
                    Step::Needs(Cond::Is(A, &CARD.playable(Discount::Less(5)))),
                    play_a(Discount::Less(5), false),
                ])],
            ),
        ])]),
    ground(247, "underworld-thug", both("Underworld Thug", "Matón de los bajos fondos"))
        .traits(&[Trait::Underworld])
        .cost(2)
        .stats(2, 3),
    ground(248, "volunteer-soldier", both("Volunteer Soldier", "Soldado voluntario"))
        .traits(&[Trait::Trooper])
        .cost(3)
        .stats(2, 3)
        .keywords(&[Keyword::Raid(1)])
        .says(&[Ability::OwnPrice(control(&UNIT.with(Trait::Trooper)), -1)]),
    ground(249, "frontier-at-rt", both("Frontier AT-RT", "AT-RT fronterizo"))
        .traits(&[Trait::Vehicle, Trait::Walker])
        .cost(4)
        .stats(3, 5)
        .says(&[stands(To::This, control(&UNIT.other().with(Trait::Vehicle)), keyword(Keyword::Ambush))]),
    space(250, "corellian-freighter", both("Corellian Freighter", "Carguero corelliano"))
        .traits(&[Trait::Vehicle, Trait::Transport])
        .cost(5)
        .stats(4, 4)
        .keywords(&[Keyword::Sentinel]),
    event(251, "confiscate", both("Confiscate", "Confiscar"))
        .traits(&[Trait::Law])
        .cost(1)
        .says(&[Ability::Event(&[one(Reg::A, &[UPGRADE]), defeat(A)])]),
    event(252, "restock", both("Restock", "Reponer existencias")).traits(&[Trait::Supply]).cost(1).says(&[
        Ability::Event(&[
            meant(
                up_to(4, Reg::A, &[CARD.in_zone(Zone::AnyDiscard).that(Test::PileOf(Reg::A))]),
                Why::ToBottom,
            ),
            Step::Fate(Luck::Bottom(Reg::A)),
        ]),
    ]),
];
