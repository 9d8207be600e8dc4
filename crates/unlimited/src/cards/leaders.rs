//! The leaders.

use super::prelude::*;

pub(super) const LEADERS: [Face; 18] = [
    leader(1, "director-krennic", both("Director Krennic", "Director Krennic"))
        .title(both("Aspiring to Authority", "Aspirante a la autoridad"))
        .aspects(&[Aspect::Vigilance, Aspect::Villainy])
        .traits(&[Trait::Imperial, Trait::Official])
        .cost(5)
        .stats(2, 7)
        .keywords(&[Keyword::Restore(2)])
        .says(&[stands(To::Each(UNIT.friendly().damaged()), Cond::Always, plus(Stat::Power, 1))])
        .deployed(&[stands(To::Each(UNIT.friendly().damaged()), Cond::Always, plus(Stat::Power, 1))]),
    leader(2, "iden-versio", both("Iden Versio", "Iden Versio"))
        .title(both("Inferno Squad Commander", "Comandante del Escuadrón Infernal"))
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Vigilance, Aspect::Villainy])
        .traits(&[Trait::Imperial, Trait::Trooper])
        .cost(6)
        .stats(4, 4)
        .keywords(&[Keyword::Shielded])
        .says(&[action(&EXHAUST, &[when(at_least(Num::Defeated(Side::Enemy), 1), &[heal(1, It::OwnBase)])])])
        .deployed(&[on(&[Moment::UnitDefeated(UNIT.enemy())], &[heal(1, It::OwnBase)])]),
    leader(3, "chewbacca-walking-carpet", both("Chewbacca", "Chewbacca"))
        .title(both("Walking Carpet", "Felpudo con patas"))
        .aspects(&[Aspect::Vigilance, Aspect::Heroism])
        .traits(&[Trait::Underworld, Trait::Wookiee])
        .cost(7)
        .stats(2, 9)
        .keywords(&[Keyword::Sentinel, Keyword::Grit])
        .says(&[action(
            &EXHAUST,
            &[
                up_to(1, Reg::A, &[UNIT.in_zone(Zone::OwnHand).cost_at_most(3).playable(Discount::Less(0))]),
                gain(Keyword::Sentinel, A),
                play_a(Discount::Less(0), false),
            ],
        )]),
    leader(4, "chirrut-imwe", both("Chirrut Îmwe", "Chirrut Îmwe"))
        .title(both("One With the Force", "Uno con la Fuerza"))
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Vigilance, Aspect::Heroism])
        .traits(&[Trait::Force, Trait::Rebel])
        .cost(5)
        .stats(3, 5)
        .says(&[action(&EXHAUST, &[one(Reg::A, &[UNIT]), grow(0, 2, A)])])
        .deployed(&[stands(To::This, Cond::ActionPhase, plus(Stat::Undying, 1))]),
    leader(5, "luke-skywalker-faithful-friend", both("Luke Skywalker", "Luke Skywalker"))
        .title(both("Faithful Friend", "Amigo leal"))
        .rarity(Rarity::Special)
        .aspects(&[Aspect::Vigilance, Aspect::Heroism])
        .traits(&[Trait::Force, Trait::Rebel])
        .cost(6)
        .stats(4, 7)
        .says(&[action(
            &PAY_1_AND_EXHAUST,
            &[one(Reg::A, &[UNIT.aspect(Aspect::Heroism).that(Test::PlayedThisPhase)]), shield(A)],
        )])
        .deployed(&[may_attacks(&[one(Reg::A, &[UNIT.other()]), shield(A)])]),
    leader(6, "emperor-palpatine-galactic-ruler", both("Emperor Palpatine", "Emperador Palpatine"))
        .title(both("Galactic Ruler", "Soberano galáctico"))
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Command, Aspect::Villainy])
        .traits(&[Trait::Force, Trait::Imperial, Trait::Sith, Trait::Official])
        .cost(8)
        .stats(4, 10)
        .says(&[action(
            &[act(Op::Pay(n(1))), exhaust(THIS), one(Reg::C, &[UNIT.friendly()]), defeat(C)],
            &[one(Reg::A, &[UNIT]), damage(1, A), draw(1)],
        )])
        .deployed(&[
            on(
                &[Moment::Deployed],
                &[one(Reg::A, &[UNIT.non_leader().damaged()]), act(Op::TakeControl(A, Whose::Yours))],
            ),
            attacks(&[
                may(&[one(Reg::A, &[UNIT.friendly().other()]), defeat(A)]),
                if_done(&[one(Reg::B, &[UNIT]), damage(1, B), draw(1)]),
            ]),
        ]),
    leader(7, "grand-moff-tarkin-oversector-governor", both("Grand Moff Tarkin", "Gran moff Tarkin"))
        .title(both("Oversector Governor", "Gobernador de sobresector"))
        .aspects(&[Aspect::Command, Aspect::Villainy])
        .traits(&[Trait::Imperial, Trait::Official])
        .cost(5)
        .stats(2, 7)
        .says(&[action(&PAY_1_AND_EXHAUST, &[one(Reg::A, &[UNIT.with(Trait::Imperial)]), experience(1, A)])])
        .deployed(&[may_attacks(&[one(Reg::A, &[UNIT.other().with(Trait::Imperial)]), experience(1, A)])]),
    leader(8, "hera-syndulla", both("Hera Syndulla", "Hera Syndulla"))
        .title(both("Spectre Two", "Espectro Dos"))
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Command, Aspect::Heroism])
        .traits(&[Trait::Rebel, Trait::Twilek, Trait::Spectre])
        .cost(6)
        .stats(4, 6)
        .says(&[Ability::IgnoresPenalty(CARD.with(Trait::Spectre))])
        .deployed(&[
            Ability::IgnoresPenalty(CARD.with(Trait::Spectre)),
            may_attacks(&[one(Reg::A, &[UNIT.other().that(Test::Unique)]), experience(1, A)]),
        ]),
    leader(9, "leia-organa-alliance-general", both("Leia Organa", "Leia Organa"))
        .title(both("Alliance General", "General de la Alianza"))
        .aspects(&[Aspect::Command, Aspect::Heroism])
        .traits(&[Trait::Rebel, Trait::Official])
        .cost(5)
        .stats(3, 6)
        .keywords(&[Keyword::Raid(1)])
        .says(&[action(
            &EXHAUST,
            &[
                one(Reg::C, &[UNIT.able_to_attack().with(Trait::Rebel)]),
                attack_with(Reg::C),
                may(&[
                    one(Reg::A, &[UNIT.able_to_attack().with(Trait::Rebel).not(Reg::C)]),
                    attack_with(Reg::A),
                ]),
            ],
        )])
        .deployed(&[may_on(
            &[Moment::CompletesAttack],
            &[one(Reg::A, &[UNIT.able_to_attack().other().with(Trait::Rebel)]), attack_with(Reg::A)],
        )]),
    leader(10, "darth-vader-dark-lord-of-the-sith", both("Darth Vader", "Darth Vader"))
        .title(both("Dark Lord of the Sith", "Señor Oscuro de los Sith"))
        .rarity(Rarity::Special)
        .aspects(&[Aspect::Aggression, Aspect::Villainy])
        .traits(&[Trait::Force, Trait::Imperial, Trait::Sith])
        .cost(7)
        .stats(5, 8)
        .says(&[action(
            &PAY_1_AND_EXHAUST,
            &[when(
                at_least(Num::PlayedOf(Aspect::Villainy), 1),
                &[
                    one(Reg::A, &[UNIT]),
                    one(Reg::B, &[BASE]),
                    Step::Together(&[Op::Damage(n(1), A), Op::Damage(n(1), B)]),
                ],
            )],
        )])
        .deployed(&[may_attacks(&[one(Reg::A, &[UNIT]), damage(2, A)])]),
    leader(11, "grand-inquisitor", both("Grand Inquisitor", "Gran Inquisidor"))
        .title(both("Hunting the Jedi", "A la caza de los Jedi"))
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Aggression, Aspect::Villainy])
        .traits(&[Trait::Force, Trait::Imperial, Trait::Inquisitor])
        .cost(6)
        .stats(3, 6)
        .says(&[action(
            &EXHAUST,
            &[one(Reg::A, &[UNIT.friendly().that(Test::PowerAtMost(3))]), damage(2, A), ready(A)],
        )])
        .deployed(&[may_attacks(&[
            one(Reg::A, &[UNIT.friendly().other().that(Test::PowerAtMost(3))]),
            damage(1, A),
            ready(A),
        ])]),
    leader(12, "ig-88", both("IG-88", "IG-88"))
        .title(both("Ruthless Bounty Hunter", "Cazarrecompensas despiadado"))
        .aspects(&[Aspect::Aggression, Aspect::Villainy])
        .traits(&[Trait::Underworld, Trait::Droid, Trait::BountyHunter])
        .cost(5)
        .stats(5, 4)
        .says(&[action(
            &EXHAUST,
            &[
                one(Reg::A, &[UNIT.able_to_attack()]),
                when(
                    Cond::AtLeast(Num::Count(&UNIT.friendly()), Num::Plus(&Num::Count(&UNIT.enemy()), 1)),
                    &[for_attack(1, A)],
                ),
                attack_with(Reg::A),
            ],
        )])
        .deployed(&[stands(To::Each(UNIT.friendly().other()), Cond::Always, keyword(Keyword::Raid(1)))]),
    leader(13, "cassian-andor", both("Cassian Andor", "Cassian Andor"))
        .title(both("Dedicated to the Rebellion", "Entregado a la Rebelión"))
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Aggression, Aspect::Heroism])
        .traits(&[Trait::Rebel])
        .cost(6)
        .stats(4, 6)
        .keywords(&[Keyword::Saboteur])
        .says(&[action(&PAY_1_AND_EXHAUST, &[when(at_least(Num::DealtToEnemyBase, 3), &[draw(1)])])])
        .deployed(&[may_once_on(&[Moment::YouDamage(BASE.enemy())], &[act(Op::Use), draw(1)])]),
    leader(14, "sabine-wren-galvanized-revolutionary", both("Sabine Wren", "Sabine Wren"))
        .title(both("Galvanized Revolutionary", "Revolucionaria enardecida"))
        .aspects(&[Aspect::Aggression, Aspect::Heroism])
        .traits(&[Trait::Mandalorian, Trait::Rebel, Trait::Spectre])
        .cost(4)
        .stats(2, 5)
        .says(&[action(&EXHAUST, &[damage(1, It::All(&BASE))])])
        .deployed(&[attacks(&[damage(1, It::All(&BASE.enemy()))])]),
    leader(15, "boba-fett-collecting-the-bounty", both("Boba Fett", "Boba Fett"))
        .title(both("Collecting the Bounty", "Cobrando la recompensa"))
        .aspects(&[Aspect::Cunning, Aspect::Villainy])
        .traits(&[Trait::Underworld, Trait::BountyHunter])
        .cost(5)
        .stats(4, 7)
        .says(&[on(
            &[Moment::UnitLeaves(UNIT.enemy())],
            &[may(&[exhaust(THIS)]), if_done(&[act(Op::ReadyResources(n(1), Whose::Yours))])],
        )])
        .deployed(&[on(
            &[Moment::CompletesAttack],
            &[when(
                at_least(Num::Left(Side::Enemy), 1),
                &[
                    Step::Needs(at_least(Num::ExhaustedResources, 1)),
                    amount(n(0), Num::Least(&Num::ExhaustedResources, 2), Why::Ready),
                    act(Op::ReadyResources(GIVEN, Whose::Yours)),
                ],
            )],
        )]),
    leader(16, "grand-admiral-thrawn", both("Grand Admiral Thrawn", "Gran almirante Thrawn"))
        .title(both("Patient and Insightful", "Paciente y perspicaz"))
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Cunning, Aspect::Villainy])
        .traits(&[Trait::Imperial, Trait::Official])
        .cost(6)
        .stats(3, 9)
        .says(&[
            on(&[Moment::ActionPhaseBegins], &[act(Op::LookAtTop(n(1), Whose::Each, Reg::A))]),
            action(
                &PAY_1_AND_EXHAUST,
                &[
                    one(Reg::A, &[PLAYER]),
                    act(Op::RevealTop(n(1), Whose::Chosen(Reg::A), Reg::B)),
                    one(Reg::C, &[UNIT.that(Test::CostAtMost(Num::CostOf(B)))]),
                    exhaust(C),
                ],
            ),
        ])
        .deployed(&[
            on(&[Moment::ActionPhaseBegins], &[act(Op::LookAtTop(n(1), Whose::Each, Reg::A))]),
            may_attacks(&[
                one(Reg::A, &[PLAYER]),
                act(Op::RevealTop(n(1), Whose::Chosen(Reg::A), Reg::B)),
                one(Reg::C, &[UNIT.that(Test::CostAtMost(Num::CostOf(B)))]),
                exhaust(C),
            ]),
        ]),
    leader(17, "han-solo-audacious-smuggler", both("Han Solo", "Han Solo"))
        .title(both("Audacious Smuggler", "Contrabandista audaz"))
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Cunning, Aspect::Heroism])
        .traits(&[Trait::Underworld])
        .cost(6)
        .stats(4, 6)
        .says(&[
            action(
                &EXHAUST,
                &[
                    one(Reg::A, &[CARD.in_zone(Zone::OwnHand)]),
                    act(Op::Resource(A, Enters::Ready)),
                    act(Op::Later(Due::NextActionPhase, It::OwnBase)),
                ],
            ),
            Ability::Later(&[one(Reg::A, &[RESOURCE.friendly()]), defeat(A)]),
        ])
        .deployed(&[attacks(&[
            act(Op::Resource(It::TopCard, Enters::Ready)),
            act(Op::Later(Due::NextActionPhase, It::OwnBase)),
        ])]),
    leader(18, "jyn-erso", both("Jyn Erso", "Jyn Erso"))
        .title(both("Resisting Oppression", "Contra la opresión"))
        .aspects(&[Aspect::Cunning, Aspect::Heroism])
        .traits(&[Trait::Rebel])
        .cost(6)
        .stats(4, 7)
        .says(&[action(
            &EXHAUST,
            &[
                one(Reg::A, &[UNIT.able_to_attack()]),
                one(Reg::B, &[TARGET_OF_A]),
                for_attack(-1, B),
                CALL_ATTACK,
            ],
        )])
        .deployed(&[stands(
            To::Each(UNIT.enemy().that(Test::Defending)),
            Cond::Always,
            minus(Stat::Power, 1),
        )]),
];
