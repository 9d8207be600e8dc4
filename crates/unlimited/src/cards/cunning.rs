//! Cunning: with Villainy, with Heroism, twice, and alone.

use super::prelude::*;

pub(super) const CUNNING: [Face; 49] = [
    ground(176, "isb-agent", both("ISB Agent", "Agente de la OSI"))
        .aspects(&[Aspect::Cunning, Aspect::Villainy])
        .traits(&[Trait::Imperial])
        .cost(1)
        .stats(1, 3)
        .says(&[played(&[
            may(&[one(Reg::A, &[EVENT.in_zone(Zone::OwnHand)]), act(Op::Reveal(A))]),
            if_done(&[one(Reg::B, &[UNIT]), damage(1, B)]),
        ])]),
    ground(177, "bib-fortuna", both("Bib Fortuna", "Bib Fortuna"))
        .title(both("Jabba's Majordomo", "Mayordomo de Jabba"))
        .unique()
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Cunning, Aspect::Villainy])
        .traits(&[Trait::Underworld, Trait::Twilek])
        .cost(2)
        .stats(1, 3)
        .keywords(&[Keyword::Shielded])
        .says(&[action(
            &EXHAUST,
            &[
                up_to(1, Reg::A, &[EVENT.in_zone(Zone::OwnHand).playable(Discount::Less(1))]),
                play_a(Discount::Less(1), false),
            ],
        )]),
    space(178, "cartel-spacer", both("Cartel Spacer", "Navegante del cártel"))
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Cunning, Aspect::Villainy])
        .traits(&[Trait::Underworld, Trait::Vehicle, Trait::Fighter])
        .cost(2)
        .stats(2, 3)
        .says(&[played(&[when(
            control(&UNIT.other().aspect(Aspect::Cunning)),
            &[one(Reg::A, &[UNIT.enemy().cost_at_most(4)]), exhaust(A)],
        )])]),
    ground(179, "boba-fett-disintegrator", both("Boba Fett", "Boba Fett"))
        .title(both("Disintegrator", "Desintegrador"))
        .unique()
        .rarity(Rarity::Legendary)
        .aspects(&[Aspect::Cunning, Aspect::Villainy])
        .traits(&[Trait::Underworld, Trait::BountyHunter])
        .cost(3)
        .stats(3, 5)
        .says(&[attacks(&[when(
            Cond::Attacking(Some(&UNIT.that(Test::Exhausted).that(Test::EnteredEarlier))),
            &[damage(3, It::Defender)],
        )])]),
    space(180, "seventh-fleet-defender", both("Seventh Fleet Defender", "Defensor de la Séptima Flota"))
        .aspects(&[Aspect::Cunning, Aspect::Villainy])
        .traits(&[Trait::Imperial, Trait::Vehicle, Trait::Fighter])
        .cost(3)
        .stats(3, 2)
        .keywords(&[Keyword::Shielded]),
    ground(181, "jabba-the-hutt", both("Jabba the Hutt", "Jabba el Hutt"))
        .title(both("Cunning Daimyo", "Daimio astuto"))
        .unique()
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Cunning, Aspect::Villainy])
        .traits(&[Trait::Underworld, Trait::Hutt])
        .cost(4)
        .stats(2, 8)
        .says(&[
            Ability::Price(Price { of: EVENT.with(Trait::Trick), by: -1, enemy: false, onto_this: false }),
            played(&[
                act(Op::LookAtTop(n(8), Whose::Yours, Reg::A)),
                up_to(1, Reg::B, &[EVENT.in_zone(Zone::Among(Reg::A)).with(Trait::Trick)]),
                act(Op::Reveal(B)),
                act(Op::DrawThese(B)),
                REST_TO_BOTTOM,
            ]),
        ]),
    ground(182, "bossk", both("Bossk", "Bossk"))
        .title(both("Deadly Stalker", "Acechador mortífero"))
        .unique()
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Cunning, Aspect::Villainy])
        .traits(&[Trait::Underworld, Trait::BountyHunter])
        .cost(5)
        .stats(4, 5)
        .keywords(&[Keyword::Ambush])
        .says(&[may_on(&[Moment::YouPlay(EVENT)], &[one(Reg::A, &[UNIT]), damage(2, A)])]),
    ground(183, "bounty-hunter-crew", both("Bounty Hunter Crew", "Cuadrilla de cazarrecompensas"))
        .aspects(&[Aspect::Cunning, Aspect::Villainy])
        .traits(&[Trait::Underworld, Trait::BountyHunter])
        .cost(6)
        .stats(4, 4)
        .keywords(&[Keyword::Ambush])
        .says(&[may_played(&[one(Reg::A, &[EVENT.in_zone(Zone::AnyDiscard)]), to_hand(A)])]),
    space(184, "fetts-firespray", both("Fett's Firespray", "Firespray de Fett"))
        .title(both("Pursuing the Bounty", "Tras la recompensa"))
        .unique()
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Cunning, Aspect::Villainy])
        .traits(&[Trait::Underworld, Trait::Vehicle, Trait::Transport])
        .cost(6)
        .stats(5, 6)
        .says(&[
            played(&[when(
                Cond::Either(
                    &control(&LEADER_OR_UNIT.that(Test::Named("Boba Fett"))),
                    &control(&LEADER_OR_UNIT.that(Test::Named("Jango Fett"))),
                ),
                &[ready(THIS)],
            )]),
            action(&[act(Op::Pay(n(2)))], &[one(Reg::A, &[UNIT.that(Test::NonUnique)]), exhaust(A)]),
        ]),
    space(185, "chimaera", both("Chimaera", "Quimera"))
        .title(both("Flagship of the Seventh Fleet", "Nave insignia de la Séptima Flota"))
        .unique()
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Cunning, Aspect::Villainy])
        .traits(&[Trait::Imperial, Trait::Vehicle, Trait::CapitalShip])
        .cost(8)
        .stats(8, 7)
        .keywords(&[Keyword::Shielded])
        .says(&[attacks(&[
            Step::Ask(Ask::NameCard),
            act(Op::RevealHand(Whose::Opponents)),
            one_by(Who::Opponent, Reg::A, &[CARD.in_zone(Zone::EnemyHand).that(Test::NamedGiven)]),
            act(Op::Discard(A)),
        ])]),
    event(186, "no-good-to-me-dead", both("No Good to Me Dead", "Muerto no me sirve"))
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Cunning, Aspect::Villainy])
        .traits(&[Trait::Plan])
        .cost(2)
        .says(&[Ability::Event(&[
            one(Reg::A, &[UNIT]),
            exhaust(A),
            act(Op::Gain(Gift::CannotReady, A, Until::Round)),
        ])]),
    event(187, "i-had-no-choice", both("I Had No Choice", "No tuve elección"))
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Cunning, Aspect::Villainy])
        .traits(&[Trait::Trick])
        .cost(7)
        .says(&[Ability::Event(&[
            meant(up_to(2, Reg::A, &[UNIT.non_leader()]), Why::ToHand),
            one_by(Who::Opponent, Reg::B, &[UNIT.in_zone(Zone::Among(Reg::A))]),
            to_hand(B),
            act(Op::ToBottom(It::Rest(Reg::A, Reg::B))),
        ])]),
    ground(188, "chopper", both("Chopper", "Chopper"))
        .title(both("Metal Menace", "Amenaza metálica"))
        .unique()
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Cunning, Aspect::Heroism])
        .traits(&[Trait::Rebel, Trait::Droid, Trait::Spectre])
        .cost(1)
        .stats(1, 3)
        .says(&[
            stands(To::This, control(&UNIT.other().with(Trait::Spectre)), keyword(Keyword::Raid(1))),
            attacks(&[
                act(Op::Mill(n(1), Whose::Defending, Reg::A)),
                when(Cond::Is(A, &EVENT), &[act(Op::ExhaustResources(n(1), Whose::Defending))]),
            ]),
        ]),
    ground(189, "leia-organa-defiant-princess", both("Leia Organa", "Leia Organa"))
        .title(both("Defiant Princess", "Princesa insumisa"))
        .unique()
        .rarity(Rarity::Special)
        .aspects(&[Aspect::Cunning, Aspect::Heroism])
        .traits(&[Trait::Rebel, Trait::Official])
        .cost(2)
        .stats(2, 2)
        .says(&[played(&[choose_modes(
            1,
            &[
                Mode(&[act(Op::ReadyResources(n(1), Whose::Yours))]),
                Mode(&[one(Reg::A, &[UNIT]), exhaust(A)]),
            ],
        )])]),
    ground(190, "lothal-insurgent", both("Lothal Insurgent", "Insurgente de Lothal"))
        .aspects(&[Aspect::Cunning, Aspect::Heroism])
        .traits(&[Trait::Rebel])
        .cost(2)
        .stats(3, 2)
        .says(&[played(&[when(
            at_least(Num::OthersPlayed, 1),
            &[act(Op::Draw(n(1), Whose::Opponents)), Step::Fate(Luck::RandomDiscard)],
        )])]),
    space(191, "vanguard-ace", both("Vanguard Ace", "As de la vanguardia"))
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Cunning, Aspect::Heroism])
        .traits(&[Trait::NewRepublic, Trait::Vehicle, Trait::Fighter])
        .cost(2)
        .stats(1, 1)
        .says(&[played(&[act(Op::Give(TokenKind::Experience, Num::OthersPlayed, THIS))])]),
    ground(192, "ezra-bridger", both("Ezra Bridger", "Ezra Bridger"))
        .title(both("Resourceful Troublemaker", "Alborotador ingenioso"))
        .unique()
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Cunning, Aspect::Heroism])
        .traits(&[Trait::Force, Trait::Rebel, Trait::Spectre])
        .cost(3)
        .stats(3, 4)
        .says(&[on(
            &[Moment::CompletesAttack],
            &[
                act(Op::LookAtTop(n(1), Whose::Yours, Reg::A)),
                when(
                    Cond::Any(Reg::A),
                    &[choose_modes(
                        1,
                        &[
                            Mode(&[
                                Step::Needs(Cond::Is(A, &CARD.playable(Discount::Less(0)))),
                                play_a(Discount::Less(0), false),
                            ]),
                            Mode(&[act(Op::Discard(A))]),
                            Mode(&[]),
                        ],
                    )],
                ),
            ],
        )]),
    space(193, "millennium-falcon", both("Millennium Falcon", "Halcón Milenario"))
        .title(both("Piece of Junk", "Montón de chatarra"))
        .unique()
        .rarity(Rarity::Legendary)
        .aspects(&[Aspect::Cunning, Aspect::Heroism])
        .traits(&[Trait::Underworld, Trait::Vehicle, Trait::Transport])
        .cost(3)
        .stats(3, 4)
        .says(&[
            Ability::EntersReady,
            on(
                &[Moment::CardsReady],
                &[choose_modes(1, &[Mode(&[act(Op::Pay(n(1)))]), Mode(&[to_hand(THIS)])])],
            ),
        ]),
    ground(194, "rogue-operative", both("Rogue Operative", "Agente pícaro"))
        .aspects(&[Aspect::Cunning, Aspect::Heroism])
        .traits(&[Trait::Rebel, Trait::Trooper])
        .cost(3)
        .stats(2, 4)
        .keywords(&[Keyword::Saboteur, Keyword::Raid(2)]),
    space(
        195,
        "auzituck-liberator-gunship",
        both("Auzituck Liberator Gunship", "Cañonera libertadora Auzituck"),
    )
    .aspects(&[Aspect::Cunning, Aspect::Heroism])
    .traits(&[Trait::Vehicle, Trait::Fighter])
    .cost(4)
    .stats(3, 4)
    .keywords(&[Keyword::Ambush]),
    ground(196, "chewbacca-loyal-companion", both("Chewbacca", "Chewbacca"))
        .title(both("Loyal Companion", "Compañero leal"))
        .unique()
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Cunning, Aspect::Heroism])
        .traits(&[Trait::Underworld, Trait::Wookiee])
        .cost(5)
        .stats(3, 6)
        .keywords(&[Keyword::Sentinel])
        .says(&[on(&[Moment::Defends], &[ready(THIS)])]),
    ground(197, "lando-calrissian", both("Lando Calrissian", "Lando Calrissian"))
        .title(both("Responsible Businessman", "Empresario responsable"))
        .unique()
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Cunning, Aspect::Heroism])
        .traits(&[Trait::Fringe, Trait::Official])
        .cost(6)
        .stats(6, 5)
        .keywords(&[Keyword::Saboteur])
        .says(&[played(&[up_to(2, Reg::A, &[RESOURCE.friendly()]), to_hand(A)])]),
    ground(198, "han-solo-reluctant-hero", both("Han Solo", "Han Solo"))
        .title(both("Reluctant Hero", "Héroe a su pesar"))
        .unique()
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Cunning, Aspect::Heroism])
        .traits(&[Trait::Underworld])
        .cost(7)
        .stats(6, 6)
        .keywords(&[Keyword::Ambush])
        .says(&[stands(To::This, Cond::Attacking(None), plus(Stat::StrikesFirst, 1))]),
    event(199, "bamboozle", both("Bamboozle", "Embaucar"))
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Cunning, Aspect::Heroism])
        .traits(&[Trait::Trick])
        .cost(2)
        .says(&[
            Ability::InsteadOfPaying(CARD.aspect(Aspect::Cunning)),
            Ability::Event(&[
                one(Reg::A, &[UNIT]),
                exhaust(A),
                to_hand(It::All(&UPGRADE.that(Test::On(Reg::A)))),
            ]),
        ]),
    event(200, "spark-of-rebellion", both("Spark of Rebellion", "La chispa de la rebelión"))
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Cunning, Aspect::Heroism])
        .traits(&[Trait::Spectre])
        .cost(2)
        .says(&[Ability::Event(&[
            act(Op::LookAtHand(Whose::Opponents)),
            one(Reg::A, &[CARD.in_zone(Zone::EnemyHand)]),
            act(Op::Discard(A)),
        ])]),
    ground(201, "bodhi-rook", both("Bodhi Rook", "Bodhi Rook"))
        .title(both("Imperial Defector", "Desertor imperial"))
        .unique()
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Cunning, Aspect::Cunning])
        .traits(&[Trait::Imperial, Trait::Rebel])
        .cost(3)
        .stats(3, 3)
        .says(&[played(&[
            act(Op::LookAtHand(Whose::Opponents)),
            one(Reg::A, &[CARD.in_zone(Zone::EnemyHand).that(Test::NotUnit)]),
            act(Op::Discard(A)),
        ])]),
    ground(202, "cantina-bouncer", both("Cantina Bouncer", "Portero de cantina"))
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Cunning, Aspect::Cunning])
        .traits(&[Trait::Fringe])
        .cost(5)
        .stats(3, 5)
        .says(&[may_played(&[one(Reg::A, &[UNIT.non_leader()]), to_hand(A)])]),
    event(203, "cunning", both("Cunning", "Astucia"))
        .rarity(Rarity::Legendary)
        .aspects(&[Aspect::Cunning, Aspect::Cunning])
        .traits(&[Trait::Innate])
        .cost(4)
        .says(&[Ability::Event(&[choose_modes(
            2,
            &[
                Mode(&[one(Reg::A, &[UNIT.non_leader().that(Test::PowerAtMost(4))]), to_hand(A)]),
                Mode(&[one(Reg::A, &[UNIT]), grow(4, 0, A)]),
                Mode(&[up_to(2, Reg::A, &[UNIT]), exhaust(A)]),
                Mode(&[Step::Fate(Luck::RandomDiscard)]),
            ],
        )])]),
    ground(204, "greedo", both("Greedo", "Greedo"))
        .title(both("Slow on the Draw", "Lento al desenfundar"))
        .unique()
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Cunning])
        .traits(&[Trait::Underworld, Trait::BountyHunter])
        .cost(1)
        .stats(3, 1)
        .says(&[defeated(&[
            may(&[act(Op::Mill(n(1), Whose::Yours, Reg::A))]),
            if_done(&[when(Cond::Not(&Cond::Is(A, &UNIT)), &[one(Reg::B, &[UNIT.ground()]), damage(2, B)])]),
        ])]),
    ground(205, "jawa-scavenger", both("Jawa Scavenger", "Chatarrero jawa"))
        .aspects(&[Aspect::Cunning])
        .traits(&[Trait::Fringe, Trait::Jawa])
        .cost(1)
        .stats(2, 1)
        .keywords(&[Keyword::Saboteur]),
    space(206, "mining-guild-tie-fighter", both("Mining Guild TIE Fighter", "Caza TIE del Gremio Minero"))
        .aspects(&[Aspect::Cunning])
        .traits(&[Trait::Fringe, Trait::Vehicle, Trait::Fighter])
        .cost(1)
        .stats(1, 2)
        .says(&[attacks(&[may(&[act(Op::Pay(n(2)))]), if_done(&[draw(1)])])]),
    ground(207, "crafty-smuggler", both("Crafty Smuggler", "Contrabandista astuto"))
        .aspects(&[Aspect::Cunning])
        .traits(&[Trait::Underworld])
        .cost(2)
        .stats(2, 2)
        .keywords(&[Keyword::Shielded]),
    space(208, "outer-rim-headhunter", both("Outer Rim Headhunter", "Cazacabezas del Borde Exterior"))
        .aspects(&[Aspect::Cunning])
        .traits(&[Trait::Fringe, Trait::Vehicle, Trait::Fighter])
        .cost(2)
        .stats(1, 3)
        .keywords(&[Keyword::Raid(1)])
        .says(&[attacks(&[when(
            control(&UNIT.leader()),
            &[may(&[one(Reg::A, &[UNIT.non_leader()]), exhaust(A)])],
        )])]),
    space(209, "pirated-starfighter", both("Pirated Starfighter", "Caza estelar pirateado"))
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Cunning])
        .traits(&[Trait::Underworld, Trait::Vehicle, Trait::Fighter])
        .cost(2)
        .stats(2, 4)
        .keywords(&[Keyword::Raid(1)])
        .says(&[played(&[one(Reg::A, &[UNIT.friendly().non_leader()]), to_hand(A)])]),
    ground(210, "swoop-racer", both("Swoop Racer", "Corredor de barredora"))
        .aspects(&[Aspect::Cunning])
        .traits(&[Trait::Fringe])
        .cost(3)
        .stats(4, 3),
    ground(211, "gamorrean-guards", both("Gamorrean Guards", "Guardias gamorreanos"))
        .aspects(&[Aspect::Cunning])
        .traits(&[Trait::Underworld])
        .cost(4)
        .stats(4, 4)
        .says(&[stands(
            To::This,
            control(&UNIT.other().aspect(Aspect::Cunning)),
            keyword(Keyword::Sentinel),
        )]),
    space(212, "strafing-gunship", both("Strafing Gunship", "Cañonera de ametrallamiento"))
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Cunning])
        .traits(&[Trait::Underworld, Trait::Vehicle, Trait::Fighter])
        .cost(4)
        .stats(3, 4)
        .says(&[
            stands(To::This, Cond::Always, plus(Stat::AttacksGround, 1)),
            stands(To::Defender, Cond::Attacking(Some(&UNIT.ground())), minus(Stat::Power, 2)),
        ]),
    ground(213, "syndicate-lackeys", both("Syndicate Lackeys", "Lacayos del sindicato"))
        .aspects(&[Aspect::Cunning])
        .traits(&[Trait::Underworld])
        .cost(5)
        .stats(5, 4)
        .keywords(&[Keyword::Ambush]),
    upgrade(214, "smuggling-compartment", both("Smuggling Compartment", "Compartimento de contrabando"))
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Cunning])
        .traits(&[Trait::Modification])
        .cost(1)
        .stats(1, 1)
        .says(&[
            Ability::Attach(UNIT.with(Trait::Vehicle)),
            Ability::Gives {
                to: To::Host,
                when: Cond::Always,
                ability: &attacks(&[act(Op::ReadyResources(n(1), Whose::Yours))]),
            },
        ]),
    upgrade(215, "snapshot-reflexes", both("Snapshot Reflexes", "Reflejos instantáneos"))
        .aspects(&[Aspect::Cunning])
        .traits(&[Trait::Learned])
        .cost(1)
        .stats(1, 1)
        .says(&[
            Ability::Attach(UNIT),
            played(&[
                one(Reg::A, &[UNIT.friendly().that(Test::Host)]),
                may(&[one(Reg::B, &[TARGET_OF_A]), CALL_ATTACK]),
            ]),
        ]),
    event(216, "disarm", both("Disarm", "Desarmar"))
        .aspects(&[Aspect::Cunning])
        .traits(&[Trait::Tactic])
        .cost(1)
        .says(&[Ability::Event(&[one(Reg::A, &[UNIT.enemy()]), grow(-4, 0, A)])]),
    event(217, "shoot-first", both("Shoot First", "Disparar primero"))
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Cunning])
        .traits(&[Trait::Trick])
        .cost(1)
        .says(&[Ability::Event(&[
            one(Reg::A, &[UNIT.able_to_attack()]),
            for_attack(1, A),
            act(Op::Gain(Gift::StrikesFirst, A, Until::Attack)),
            attack_with(Reg::A),
        ])]),
    event(218, "asteroid-sanctuary", both("Asteroid Sanctuary", "Refugio entre asteroides"))
        .aspects(&[Aspect::Cunning])
        .traits(&[Trait::Trick])
        .cost(2)
        .says(&[Ability::Event(&[
            one(Reg::A, &[UNIT.enemy()]),
            exhaust(A),
            one(Reg::B, &[UNIT.friendly().cost_at_most(3)]),
            shield(B),
        ])]),
    event(219, "sneak-attack", both("Sneak Attack", "Ataque furtivo"))
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Cunning])
        .traits(&[Trait::Trick])
        .cost(2)
        .says(&[
            Ability::Event(&[
                up_to(1, Reg::A, &[UNIT.in_zone(Zone::OwnHand).playable(Discount::Less(3))]),
                play_a(Discount::Less(3), true),
                act(Op::Later(Due::RegroupPhase, A)),
            ]),
            Ability::Later(&[defeat(It::About)]),
        ]),
    event(220, "surprise-strike", both("Surprise Strike", "Golpe sorpresa"))
        .aspects(&[Aspect::Cunning])
        .traits(&[Trait::Tactic])
        .cost(2)
        .says(&[Ability::Event(&[
            one(Reg::A, &[UNIT.able_to_attack()]),
            for_attack(3, A),
            attack_with(Reg::A),
        ])]),
    event(221, "outmaneuver", both("Outmaneuver", "Maniobra envolvente"))
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Cunning])
        .traits(&[Trait::Tactic])
        .cost(3)
        .says(&[Ability::Event(&[choose_modes(
            1,
            &[Mode(&[exhaust(It::All(&UNIT.ground()))]), Mode(&[exhaust(It::All(&UNIT.space()))])],
        )])]),
    event(222, "waylay", both("Waylay", "Cortar el paso"))
        .aspects(&[Aspect::Cunning])
        .traits(&[Trait::Trick])
        .cost(3)
        .says(&[Ability::Event(&[one(Reg::A, &[UNIT.non_leader()]), to_hand(A)])]),
    event(223, "dont-get-cocky", both("Don't Get Cocky", "No te confíes"))
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Cunning])
        .traits(&[Trait::Gambit])
        .cost(4)
        .says(&[Ability::Event(&[
            one(Reg::C, &[UNIT]),
            act(Op::RevealNext(Reg::A)),
            Step::While(
                Cond::Rule(Check::MoreToReveal),
                &[may(&[act(Op::RevealNext(Reg::A))]), Step::IfDone(&[], &[act(Op::Set(1, n(1)))])],
            ),
            when(
                Cond::Not(&at_least(Num::TotalCost(Reg::A), 8)),
                &[act(Op::Damage(Num::TotalCost(Reg::A), C))],
            ),
            Step::Fate(Luck::Bottom(Reg::A)),
        ])]),
    event(224, "change-of-heart", both("Change of Heart", "Cambio de parecer"))
        .rarity(Rarity::Legendary)
        .aspects(&[Aspect::Cunning])
        .traits(&[Trait::Gambit])
        .cost(6)
        .says(&[
            Ability::Event(&[
                one(Reg::A, &[UNIT.non_leader()]),
                act(Op::TakeControl(A, Whose::Yours)),
                act(Op::Later(Due::RegroupPhase, A)),
            ]),
            Ability::Later(&[act(Op::TakeControl(It::About, Whose::OwnerOfAbout))]),
        ]),
];
