//! Command: with Villainy, with Heroism, twice, and alone.

use super::prelude::*;

pub(super) const COMMAND: [Face; 49] = [
    ground(79, "admiral-piett", both("Admiral Piett", "Almirante Piett"))
        .title(both("Captain of the Executor", "Capitán del Ejecutor"))
        .unique()
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Command, Aspect::Villainy])
        .traits(&[Trait::Imperial, Trait::Official])
        .cost(2)
        .stats(1, 4)
        .says(&[stands(
            To::Each(UNIT.friendly().non_leader().that(Test::CostAtLeast(6))),
            Cond::Always,
            keyword(Keyword::Ambush),
        )]),
    ground(80, "general-tagge", both("General Tagge", "General Tagge"))
        .title(both("Concerned Commander", "Comandante preocupado"))
        .unique()
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Command, Aspect::Villainy])
        .traits(&[Trait::Imperial, Trait::Official])
        .cost(2)
        .stats(2, 2)
        .says(&[played(&[up_to(3, Reg::A, &[UNIT.with(Trait::Trooper)]), experience(1, A)])]),
    ground(81, "seasoned-shoretrooper", both("Seasoned Shoretrooper", "Soldado costero veterano"))
        .aspects(&[Aspect::Command, Aspect::Villainy])
        .traits(&[Trait::Imperial, Trait::Trooper])
        .cost(2)
        .stats(2, 3)
        .says(&[stands(To::This, at_least(Num::Resources, 6), plus(Stat::Power, 2))]),
    ground(82, "emperors-royal-guard", both("Emperor's Royal Guard", "Guardia Real del Emperador"))
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Command, Aspect::Villainy])
        .traits(&[Trait::Imperial])
        .cost(3)
        .stats(3, 4)
        .says(&[
            stands(To::This, control(&UNIT.with(Trait::Official)), keyword(Keyword::Sentinel)),
            stands(
                To::This,
                control(&LEADER_OR_UNIT.that(Test::Named("Emperor Palpatine"))),
                plus(Stat::Hp, 1),
            ),
        ]),
    ground(83, "superlaser-technician", both("Superlaser Technician", "Técnico del superláser"))
        .aspects(&[Aspect::Command, Aspect::Villainy])
        .traits(&[Trait::Imperial])
        .cost(3)
        .stats(2, 1)
        .says(&[may_defeated(&[act(Op::Resource(THIS, Enters::Ready))])]),
    ground(84, "grand-moff-tarkin-death-star-overseer", both("Grand Moff Tarkin", "Gran moff Tarkin"))
        .title(both("Death Star Overseer", "Supervisor de la Estrella de la Muerte"))
        .unique()
        .rarity(Rarity::Special)
        .aspects(&[Aspect::Command, Aspect::Villainy])
        .traits(&[Trait::Imperial, Trait::Official])
        .cost(4)
        .stats(2, 3)
        .says(&[played(&[
            act(Op::LookAtTop(n(5), Whose::Yours, Reg::A)),
            up_to(2, Reg::B, &[CARD.in_zone(Zone::Among(Reg::A)).with(Trait::Imperial)]),
            act(Op::Reveal(B)),
            act(Op::DrawThese(B)),
            REST_TO_BOTTOM,
        ])]),
    ground(85, "rukh", both("Rukh", "Rukh"))
        .title(both("Thrawn's Assassin", "Asesino de Thrawn"))
        .unique()
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Command, Aspect::Villainy])
        .traits(&[Trait::Imperial])
        .cost(5)
        .stats(3, 6)
        .keywords(&[Keyword::Shielded])
        .says(&[on(
            &[Moment::DealsCombatDamage { to: UNIT.non_leader(), attacking: true }],
            &[defeat(It::About)],
        )]),
    space(86, "gladiator-star-destroyer", both("Gladiator Star Destroyer", "Destructor estelar Gladiador"))
        .aspects(&[Aspect::Command, Aspect::Villainy])
        .traits(&[Trait::Imperial, Trait::Vehicle, Trait::CapitalShip])
        .cost(6)
        .stats(5, 6)
        .says(&[played(&[one(Reg::A, &[UNIT]), gain(Keyword::Sentinel, A)])]),
    ground(87, "darth-vader-commanding-the-first-legion", both("Darth Vader", "Darth Vader"))
        .title(both("Commanding the First Legion", "Al mando de la Primera Legión"))
        .unique()
        .rarity(Rarity::Legendary)
        .aspects(&[Aspect::Command, Aspect::Villainy])
        .traits(&[Trait::Force, Trait::Imperial, Trait::Sith])
        .cost(7)
        .stats(5, 7)
        .keywords(&[Keyword::Ambush])
        .says(&[played(&[
            act(Op::LookAtTop(n(10), Whose::Yours, Reg::A)),
            worth(
                3,
                Count::Any,
                Reg::B,
                &[UNIT.in_zone(Zone::Among(Reg::A)).aspect(Aspect::Villainy).playable(Discount::Free)],
            ),
            B_ASIDE,
            REST_TO_BOTTOM,
            PLAY_ALL_OF_B,
        ])]),
    ground(88, "blizzard-assault-at-at", both("Blizzard Assault AT-AT", "AT-AT de asalto Ventisca"))
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Command, Aspect::Villainy])
        .traits(&[Trait::Imperial, Trait::Vehicle, Trait::Walker])
        .cost(8)
        .stats(9, 9)
        .says(&[may_on(
            &[Moment::DefeatsDefender],
            &[one(Reg::A, &[UNIT.enemy().ground()]), act(Op::Damage(GIVEN, A))],
        )]),
    space(89, "relentless", both("Relentless", "Implacable"))
        .title(both("Konstantine's Folly", "La locura de Konstantine"))
        .unique()
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Command, Aspect::Villainy])
        .traits(&[Trait::Imperial, Trait::Vehicle, Trait::CapitalShip])
        .cost(9)
        .stats(8, 8)
        .says(&[Ability::BlanksFirstEvent]),
    space(90, "devastator", both("Devastator", "Devastador"))
        .title(both("Inescapable", "Ineludible"))
        .unique()
        .rarity(Rarity::Legendary)
        .aspects(&[Aspect::Command, Aspect::Villainy])
        .traits(&[Trait::Imperial, Trait::Vehicle, Trait::CapitalShip])
        .cost(10)
        .stats(10, 10)
        .keywords(&[Keyword::Sentinel, Keyword::Overwhelm])
        .says(&[may_played(&[one(Reg::A, &[UNIT]), act(Op::Damage(Num::Resources, A))])]),
    event(91, "the-emperors-legion", both("The Emperor's Legion", "La legión del Emperador"))
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Command, Aspect::Villainy])
        .traits(&[Trait::Imperial, Trait::Supply])
        .cost(2)
        .says(&[Ability::Event(&[to_hand(It::All(
            &UNIT.in_zone(Zone::OwnDiscard).that(Test::DefeatedThisPhase),
        ))])]),
    event(92, "overwhelming-barrage", both("Overwhelming Barrage", "Descarga abrumadora"))
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Command, Aspect::Villainy])
        .traits(&[Trait::Tactic])
        .cost(5)
        .says(&[Ability::Event(&[
            one(Reg::A, &[UNIT.friendly()]),
            grow(2, 2, A),
            may(&[
                share(Num::PowerOf(A), Metric::Unlimited, true, Reg::B, &[UNIT.not(Reg::A)]),
                act(Op::DamageShares(Reg::B)),
            ]),
        ])]),
    ground(93, "alliance-dispatcher", both("Alliance Dispatcher", "Despachador de la Alianza"))
        .aspects(&[Aspect::Command, Aspect::Heroism])
        .traits(&[Trait::Rebel])
        .cost(1)
        .stats(1, 2)
        .says(&[action(
            &EXHAUST,
            &[
                up_to(1, Reg::A, &[UNIT.in_zone(Zone::OwnHand).playable(Discount::Less(1))]),
                play_a(Discount::Less(1), false),
            ],
        )]),
    ground(94, "bail-organa", both("Bail Organa", "Bail Organa"))
        .title(both("Rebel Councilor", "Consejero rebelde"))
        .unique()
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Command, Aspect::Heroism])
        .traits(&[Trait::Rebel, Trait::Official])
        .cost(1)
        .stats(1, 2)
        .says(&[action(&EXHAUST, &[one(Reg::A, &[UNIT.friendly().other()]), experience(1, A)])]),
    ground(95, "battlefield-marine", both("Battlefield Marine", "Marine de campo de batalla"))
        .aspects(&[Aspect::Command, Aspect::Heroism])
        .traits(&[Trait::Rebel, Trait::Trooper])
        .cost(2)
        .stats(3, 3),
    ground(96, "mon-mothma", both("Mon Mothma", "Mon Mothma"))
        .title(both("Voice of the Rebellion", "Voz de la Rebelión"))
        .unique()
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Command, Aspect::Heroism])
        .traits(&[Trait::Rebel, Trait::Official])
        .cost(2)
        .stats(1, 3)
        .says(&[played(&[
            act(Op::LookAtTop(n(5), Whose::Yours, Reg::A)),
            up_to(1, Reg::B, &[CARD.in_zone(Zone::Among(Reg::A)).with(Trait::Rebel)]),
            act(Op::Reveal(B)),
            act(Op::DrawThese(B)),
            REST_TO_BOTTOM,
        ])]),
    ground(97, "admiral-ackbar", both("Admiral Ackbar", "Almirante Ackbar"))
        .title(both("Brilliant Strategist", "Estratega brillante"))
        .unique()
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Command, Aspect::Heroism])
        .traits(&[Trait::Rebel, Trait::Official])
        .cost(3)
        .stats(1, 4)
        .keywords(&[Keyword::Restore(1)])
        .says(&[may_played(&[
            one(Reg::A, &[UNIT]),
            act(Op::Damage(Num::Count(&UNIT.friendly().that(Test::ArenaOf(A))), A)),
        ])]),
    ground(98, "echo-base-defender", both("Echo Base Defender", "Defensor de la Base Eco"))
        .aspects(&[Aspect::Command, Aspect::Heroism])
        .traits(&[Trait::Rebel, Trait::Trooper])
        .cost(3)
        .stats(4, 3)
        .keywords(&[Keyword::Sentinel]),
    space(99, "bright-hope", both("Bright Hope", "Brillante Esperanza"))
        .title(both("The Last Transport", "El último transporte"))
        .unique()
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Command, Aspect::Heroism])
        .traits(&[Trait::Rebel, Trait::Vehicle, Trait::Transport])
        .cost(4)
        .stats(2, 6)
        .keywords(&[Keyword::Sentinel])
        .says(&[played(&[
            may(&[one(Reg::A, &[UNIT.friendly().non_leader().ground()]), to_hand(A)]),
            if_done(&[draw(1)]),
        ])]),
    ground(100, "wedge-antilles", both("Wedge Antilles", "Wedge Antilles"))
        .title(both("Star of the Rebellion", "Estrella de la Rebelión"))
        .unique()
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Command, Aspect::Heroism])
        .traits(&[Trait::Rebel])
        .cost(5)
        .stats(5, 5)
        .says(&[
            stands(To::Each(UNIT.friendly().with(Trait::Vehicle)), Cond::Always, plus(Stat::Power, 1)),
            stands(To::Each(UNIT.friendly().with(Trait::Vehicle)), Cond::Always, plus(Stat::Hp, 1)),
            stands(To::Each(UNIT.friendly().with(Trait::Vehicle)), Cond::Always, keyword(Keyword::Ambush)),
        ]),
    ground(
        101,
        "rogue-squadron-skirmisher",
        both("Rogue Squadron Skirmisher", "Hostigador del Escuadrón Pícaro"),
    )
    .rarity(Rarity::Uncommon)
    .aspects(&[Aspect::Command, Aspect::Heroism])
    .traits(&[Trait::Rebel, Trait::Vehicle, Trait::Speeder])
    .cost(6)
    .stats(4, 6)
    .keywords(&[Keyword::Ambush])
    .says(&[played(&[one(Reg::A, &[UNIT.in_zone(Zone::OwnDiscard).cost_at_most(2)]), to_hand(A)])]),
    space(102, "home-one", both("Home One", "Hogar Uno"))
        .title(both("Alliance Flagship", "Nave insignia de la Alianza"))
        .unique()
        .rarity(Rarity::Legendary)
        .aspects(&[Aspect::Command, Aspect::Heroism])
        .traits(&[Trait::Rebel, Trait::Vehicle, Trait::CapitalShip])
        .cost(8)
        .stats(7, 7)
        .keywords(&[Keyword::Restore(2)])
        .says(&[
            stands(To::Each(UNIT.friendly().other()), Cond::Always, keyword(Keyword::Restore(1))),
            played(&[
                one(
                    Reg::A,
                    &[UNIT.in_zone(Zone::OwnDiscard).aspect(Aspect::Heroism).playable(Discount::Less(3))],
                ),
                play_a(Discount::Less(3), false),
            ]),
        ]),
    event(103, "rebel-assault", both("Rebel Assault", "Asalto rebelde"))
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Command, Aspect::Heroism])
        .traits(&[Trait::Rebel, Trait::Tactic])
        .cost(1)
        .says(&[Ability::Event(&[
            one(Reg::C, &[UNIT.able_to_attack().with(Trait::Rebel)]),
            for_attack(1, C),
            attack_with(Reg::C),
            one(Reg::A, &[UNIT.able_to_attack().with(Trait::Rebel).not(Reg::C)]),
            for_attack(1, A),
            attack_with(Reg::A),
        ])]),
    event(104, "u-wing-reinforcement", both("U-Wing Reinforcement", "Refuerzos en Ala-U"))
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Command, Aspect::Heroism])
        .traits(&[Trait::Supply])
        .cost(7)
        .says(&[Ability::Event(&[
            act(Op::LookAtTop(n(10), Whose::Yours, Reg::A)),
            worth(
                7,
                Count::UpTo(n(3)),
                Reg::B,
                &[UNIT.in_zone(Zone::Among(Reg::A)).playable(Discount::Free)],
            ),
            B_ASIDE,
            REST_TO_BOTTOM,
            PLAY_ALL_OF_B,
        ])]),
    ground(105, "general-krell", both("General Krell", "General Krell"))
        .title(both("Heartless Tactician", "Táctico sin corazón"))
        .unique()
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Command, Aspect::Command])
        .traits(&[Trait::Force, Trait::Jedi, Trait::Republic])
        .cost(5)
        .stats(5, 4)
        .says(&[Ability::Gives {
            to: To::Each(UNIT.friendly().other()),
            when: Cond::Always,
            ability: &may_defeated(&[draw(1)]),
        }]),
    event(106, "attack-pattern-delta", both("Attack Pattern Delta", "Patrón de ataque Delta"))
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Command, Aspect::Command])
        .traits(&[Trait::Tactic])
        .cost(3)
        .says(&[Ability::Event(&[
            one(Reg::A, &[UNIT.friendly()]),
            grow(3, 3, A),
            one(Reg::B, &[UNIT.friendly().not(Reg::A)]),
            grow(2, 2, B),
            one(Reg::C, &[UNIT.friendly().not(Reg::A).not(Reg::B)]),
            grow(1, 1, C),
        ])]),
    event(107, "command", both("Command", "Mando"))
        .rarity(Rarity::Legendary)
        .aspects(&[Aspect::Command, Aspect::Command])
        .traits(&[Trait::Innate])
        .cost(4)
        .says(&[Ability::Event(&[choose_modes(
            2,
            &[
                Mode(&[one(Reg::A, &[UNIT]), experience(2, A)]),
                Mode(&[
                    one(Reg::A, &[UNIT.friendly()]),
                    one(Reg::B, &[UNIT.enemy().that(Test::NonUnique)]),
                    act(Op::DamageFrom(Reg::A, Num::PowerOf(A), B)),
                ]),
                Mode(&[act(Op::Resource(THIS, Enters::Exhausted))]),
                Mode(&[one(Reg::A, &[UNIT.in_zone(Zone::OwnDiscard)]), to_hand(A)]),
            ],
        )])]),
    ground(108, "vanguard-infantry", both("Vanguard Infantry", "Infantería de vanguardia"))
        .aspects(&[Aspect::Command])
        .traits(&[Trait::Trooper])
        .cost(1)
        .stats(1, 2)
        .says(&[may_defeated(&[one(Reg::A, &[UNIT]), experience(1, A)])]),
    ground(109, "colonel-yularen", both("Colonel Yularen", "Coronel Yularen"))
        .title(both("ISB Director", "Director de la OSI"))
        .unique()
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Command])
        .traits(&[Trait::Imperial, Trait::Official])
        .cost(2)
        .stats(2, 3)
        .says(&[on(&[Moment::YouPlay(UNIT.aspect(Aspect::Command))], &[heal(1, It::OwnBase)])]),
    space(110, "frontline-shuttle", both("Frontline Shuttle", "Lanzadera de primera línea"))
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Command])
        .traits(&[Trait::Vehicle, Trait::Transport])
        .cost(2)
        .stats(1, 3)
        .says(&[action(
            &[defeat(THIS)],
            &[
                one(Reg::A, &[UNIT.friendly().that(Test::CanAttack(AMBUSHING))]),
                one(Reg::B, &[AMBUSH_OF_A]),
                CALL_ATTACK,
            ],
        )]),
    space(111, "patrolling-v-wing", both("Patrolling V-Wing", "Ala-V de patrulla"))
        .aspects(&[Aspect::Command])
        .traits(&[Trait::Vehicle, Trait::Fighter])
        .cost(2)
        .stats(1, 1)
        .says(&[played(&[draw(1)])]),
    space(112, "consortium-starviper", both("Consortium StarViper", "StarViper del Consorcio"))
        .aspects(&[Aspect::Command])
        .traits(&[Trait::Fringe, Trait::Vehicle, Trait::Fighter])
        .cost(3)
        .stats(3, 3)
        .says(&[stands(To::This, Cond::HaveInitiative, keyword(Keyword::Restore(2)))]),
    ground(113, "homestead-militia", both("Homestead Militia", "Milicia de colonos"))
        .aspects(&[Aspect::Command])
        .traits(&[Trait::Fringe, Trait::Trooper])
        .cost(3)
        .stats(3, 4)
        .says(&[stands(To::This, at_least(Num::Resources, 6), keyword(Keyword::Sentinel))]),
    ground(114, "escort-skiff", both("Escort Skiff", "Esquife de escolta"))
        .aspects(&[Aspect::Command])
        .traits(&[Trait::Underworld, Trait::Vehicle, Trait::Speeder])
        .cost(4)
        .stats(4, 4)
        .says(&[stands(To::This, control(&UNIT.other().aspect(Aspect::Command)), keyword(Keyword::Ambush))]),
    ground(115, "agent-kallus", both("Agent Kallus", "Agente Kallus"))
        .title(both("Seeking the Rebels", "En busca de los rebeldes"))
        .unique()
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Command])
        .traits(&[Trait::Imperial, Trait::Trooper])
        .cost(5)
        .stats(4, 4)
        .keywords(&[Keyword::Ambush])
        .says(&[may_once_on(
            &[Moment::UnitDefeated(UNIT.other().that(Test::Unique))],
            &[act(Op::Use), draw(1)],
        )]),
    ground(116, "steadfast-battalion", both("Steadfast Battalion", "Batallón inquebrantable"))
        .aspects(&[Aspect::Command])
        .traits(&[Trait::Trooper])
        .cost(5)
        .stats(5, 5)
        .keywords(&[Keyword::Overwhelm])
        .says(&[attacks(&[when(
            control(&UNIT.leader()),
            &[one(Reg::A, &[UNIT.friendly()]), grow(2, 2, A)],
        )])]),
    ground(117, "mercenary-company", both("Mercenary Company", "Compañía de mercenarios"))
        .aspects(&[Aspect::Command])
        .traits(&[Trait::Underworld, Trait::Trooper])
        .cost(6)
        .stats(5, 5)
        .keywords(&[Keyword::Ambush, Keyword::Overwhelm]),
    ground(118, "97th-legion", both("97th Legion", "97.ª Legión"))
        .title(both("Keeping the Peace on Sullust", "Manteniendo la paz en Sullust"))
        .unique()
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Command])
        .traits(&[Trait::Imperial, Trait::Trooper])
        .cost(7)
        .stats(0, 0)
        .says(&[
            stands(To::This, Cond::Always, Grant::Plus(Stat::Power, Num::Resources)),
            stands(To::This, Cond::Always, Grant::Plus(Stat::Hp, Num::Resources)),
        ]),
    ground(119, "reinforcement-walker", both("Reinforcement Walker", "Caminante de refuerzo"))
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Command])
        .traits(&[Trait::Vehicle, Trait::Walker])
        .cost(8)
        .stats(6, 9)
        .says(&[on(
            &[Moment::Played, Moment::Attacks],
            &[
                act(Op::LookAtTop(n(1), Whose::Yours, Reg::A)),
                when(
                    Cond::Any(Reg::A),
                    &[choose_modes(
                        1,
                        &[Mode(&[act(Op::DrawThese(A))]), Mode(&[act(Op::Discard(A)), heal(3, It::OwnBase)])],
                    )],
                ),
            ],
        )]),
    upgrade(120, "academy-training", both("Academy Training", "Entrenamiento en la academia"))
        .aspects(&[Aspect::Command])
        .traits(&[Trait::Learned])
        .cost(2)
        .stats(2, 2)
        .says(&[Ability::Attach(UNIT)]),
    upgrade(121, "hardpoint-heavy-blaster", both("Hardpoint Heavy Blaster", "Bláster pesado de anclaje"))
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Command])
        .traits(&[Trait::Modification, Trait::Weapon])
        .cost(2)
        .stats(2, 2)
        .says(&[
            Ability::Attach(UNIT.with(Trait::Vehicle)),
            Ability::Gives {
                to: To::Host,
                when: Cond::Always,
                ability: &attacks(&[when(
                    Cond::Attacking(Some(&UNIT)),
                    &[may(&[one(Reg::A, &[UNIT.that(Test::ArenaOf(It::Defender))]), damage(2, A)])],
                )]),
            },
        ]),
    upgrade(122, "traitorous", both("Traitorous", "Traidor"))
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Command])
        .traits(&[Trait::Innate])
        .cost(5)
        .stats(0, 0)
        .says(&[
            Ability::Attach(UNIT),
            on(
                &[Moment::Attached(UNIT.non_leader().cost_at_most(3))],
                &[act(Op::TakeControl(HOST, Whose::Yours))],
            ),
            on(&[Moment::Detached], &[act(Op::TakeControl(It::About, Whose::OwnerOfAbout))]),
        ]),
    event(123, "recruit", both("Recruit", "Reclutar"))
        .aspects(&[Aspect::Command])
        .traits(&[Trait::Supply])
        .cost(1)
        .says(&[Ability::Event(&[
            act(Op::LookAtTop(n(5), Whose::Yours, Reg::A)),
            up_to(1, Reg::B, &[UNIT.in_zone(Zone::Among(Reg::A))]),
            act(Op::Reveal(B)),
            act(Op::DrawThese(B)),
            REST_TO_BOTTOM,
        ])]),
    event(124, "tactical-advantage", both("Tactical Advantage", "Ventaja táctica"))
        .aspects(&[Aspect::Command])
        .traits(&[Trait::Tactic])
        .cost(1)
        .says(&[Ability::Event(&[one(Reg::A, &[UNIT]), grow(2, 2, A)])]),
    event(125, "prepare-for-takeoff", both("Prepare for Takeoff", "Preparar el despegue"))
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Command])
        .traits(&[Trait::Plan])
        .cost(2)
        .says(&[Ability::Event(&[
            act(Op::LookAtTop(n(8), Whose::Yours, Reg::A)),
            up_to(2, Reg::B, &[UNIT.in_zone(Zone::Among(Reg::A)).with(Trait::Vehicle)]),
            act(Op::Reveal(B)),
            act(Op::DrawThese(B)),
            REST_TO_BOTTOM,
        ])]),
    event(126, "resupply", both("Resupply", "Reabastecer"))
        .aspects(&[Aspect::Command])
        .traits(&[Trait::Supply])
        .cost(3)
        .says(&[Ability::Event(&[act(Op::Resource(THIS, Enters::Exhausted))])]),
    event(127, "strike-true", both("Strike True", "Golpe certero"))
        .aspects(&[Aspect::Command])
        .traits(&[Trait::Tactic])
        .cost(3)
        .says(&[Ability::Event(&[
            one(Reg::A, &[UNIT.friendly()]),
            one(Reg::B, &[UNIT.enemy()]),
            act(Op::DamageFrom(Reg::A, Num::PowerOf(A), B)),
        ])]),
];
