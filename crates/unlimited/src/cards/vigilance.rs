//! Vigilance: with Villainy, with Heroism, twice, and alone.

use super::prelude::*;

pub(super) const VIGILANCE: [Face; 48] = [
    space(31, "inferno-four", both("Inferno Four", "Inferno Cuatro"))
        .title(both("Unforgetting", "Memoria implacable"))
        .unique()
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Vigilance, Aspect::Villainy])
        .traits(&[Trait::Imperial, Trait::Vehicle, Trait::Fighter])
        .cost(2)
        .stats(2, 3)
        .says(&[on(&[Moment::Played, Moment::Defeated], &SCRY_2)]),
    ground(32, "scout-bike-pursuer", both("Scout Bike Pursuer", "Perseguidor en moto exploradora"))
        .aspects(&[Aspect::Vigilance, Aspect::Villainy])
        .traits(&[Trait::Imperial, Trait::Trooper])
        .cost(2)
        .stats(1, 4)
        .keywords(&[Keyword::Grit]),
    ground(33, "death-trooper", both("Death Trooper", "Soldado de la muerte"))
        .aspects(&[Aspect::Vigilance, Aspect::Villainy])
        .traits(&[Trait::Imperial, Trait::Trooper])
        .cost(3)
        .stats(3, 3)
        .says(&[played(&[
            // R1.2: each half works alone, also the second.
            Step::Needs(Cond::Always),
            one(Reg::A, &[UNIT.friendly().ground()]),
            one(Reg::B, &[UNIT.enemy().ground()]),
            Step::Together(&[Op::Damage(n(2), A), Op::Damage(n(2), B)]),
        ])]),
    ground(34, "del-meeko", both("Del Meeko", "Del Meeko"))
        .title(both("Providing Overwatch", "Cobertura a distancia"))
        .unique()
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Vigilance, Aspect::Villainy])
        .traits(&[Trait::Imperial, Trait::Trooper])
        .cost(3)
        .stats(3, 3)
        .keywords(&[Keyword::Restore(1)])
        .says(&[Ability::Price(Price { of: EVENT, by: 1, enemy: true, onto_this: false })]),
    ground(35, "lieutenant-childsen", both("Lieutenant Childsen", "Teniente Childsen"))
        .title(both("Death Star Prison Warden", "Alcaide de la prisión de la Estrella de la Muerte"))
        .unique()
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Vigilance, Aspect::Villainy])
        .traits(&[Trait::Imperial, Trait::Official])
        .cost(4)
        .stats(2, 2)
        .keywords(&[Keyword::Sentinel])
        .says(&[played(&[
            up_to(4, Reg::A, &[CARD.in_zone(Zone::OwnHand).aspect(Aspect::Vigilance)]),
            act(Op::Reveal(A)),
            act(Op::Give(TokenKind::Experience, Num::In(Reg::A), THIS)),
        ])]),
    ground(36, "gideon-hask", both("Gideon Hask", "Gideon Hask"))
        .title(both("Ruthless Loyalist", "Leal despiadado"))
        .unique()
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Vigilance, Aspect::Villainy])
        .traits(&[Trait::Imperial, Trait::Trooper])
        .cost(5)
        .stats(5, 5)
        .says(&[on(
            &[Moment::UnitDefeated(UNIT.enemy())],
            &[one(Reg::A, &[UNIT.friendly()]), experience(1, A)],
        )]),
    ground(
        37,
        "academy-defense-walker",
        both("Academy Defense Walker", "Caminante de defensa de la academia"),
    )
    .aspects(&[Aspect::Vigilance, Aspect::Villainy])
    .traits(&[Trait::Imperial, Trait::Vehicle, Trait::Walker])
    .cost(6)
    .stats(5, 5)
    .keywords(&[Keyword::Sentinel])
    .says(&[played(&[experience(1, It::All(&UNIT.friendly().damaged()))])]),
    ground(38, "count-dooku", both("Count Dooku", "Conde Dooku"))
        .title(both("Darth Tyranus", "Darth Tyranus"))
        .unique()
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Vigilance, Aspect::Villainy])
        .traits(&[Trait::Force, Trait::Separatist, Trait::Sith])
        .cost(7)
        .stats(5, 4)
        .keywords(&[Keyword::Shielded])
        .says(&[may_played(&[one(Reg::A, &[UNIT.that(Test::HpLeftAtMost(4))]), defeat(A)])]),
    ground(39, "at-at-suppressor", both("AT-AT Suppressor", "AT-AT supresor"))
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Vigilance, Aspect::Villainy])
        .traits(&[Trait::Imperial, Trait::Vehicle, Trait::Walker])
        .cost(8)
        .stats(8, 8)
        .says(&[played(&[exhaust(It::All(&UNIT.ground()))])]),
    space(40, "avenger", both("Avenger", "Vengador"))
        .title(both("Hunting Star Destroyer", "Destructor estelar a la caza"))
        .unique()
        .rarity(Rarity::Legendary)
        .aspects(&[Aspect::Vigilance, Aspect::Villainy])
        .traits(&[Trait::Imperial, Trait::Vehicle, Trait::CapitalShip])
        .cost(9)
        .stats(8, 8)
        .says(&[on(
            &[Moment::Played, Moment::Attacks],
            &[one_by(Who::Opponent, Reg::A, &[UNIT.enemy().non_leader()]), defeat(A)],
        )]),
    event(41, "power-of-the-dark-side", both("Power of the Dark Side", "El poder del Lado Oscuro"))
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Vigilance, Aspect::Villainy])
        .traits(&[Trait::Innate])
        .cost(3)
        .says(&[Ability::Event(&[one_by(Who::Opponent, Reg::A, &[UNIT.enemy()]), defeat(A)])]),
    event(42, "search-your-feelings", both("Search Your Feelings", "Busca en tus sentimientos"))
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Vigilance, Aspect::Villainy])
        .traits(&[Trait::Innate])
        .cost(4)
        .says(&[Ability::Event(&[
            act(Op::SearchDeck(Reg::A)),
            up_to(1, Reg::B, &[CARD.in_zone(Zone::Among(Reg::A))]),
            act(Op::DrawThese(B)),
            Step::Fate(Luck::ShuffleOwn),
        ])]),
    event(43, "superlaser-blast", both("Superlaser Blast", "Disparo del superláser"))
        .rarity(Rarity::Legendary)
        .aspects(&[Aspect::Vigilance, Aspect::Villainy])
        .traits(&[Trait::Disaster, Trait::Tactic])
        .cost(8)
        .says(&[Ability::Event(&[defeat(It::All(&UNIT))])]),
    space(44, "restored-arc-170", both("Restored ARC-170", "ARC-170 restaurado"))
        .aspects(&[Aspect::Vigilance, Aspect::Heroism])
        .traits(&[Trait::Rebel, Trait::Vehicle, Trait::Fighter])
        .cost(2)
        .stats(2, 3)
        .keywords(&[Keyword::Restore(1)]),
    ground(45, "yoda", both("Yoda", "Yoda"))
        .title(both("Old Master", "Viejo maestro"))
        .unique()
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Vigilance, Aspect::Heroism])
        .traits(&[Trait::Force, Trait::Jedi])
        .cost(3)
        .stats(2, 4)
        .keywords(&[Keyword::Restore(2)])
        .says(&[defeated(&[any(Reg::A, &[PLAYER]), act(Op::Draw(n(1), Whose::Chosen(Reg::A)))])]),
    ground(46, "consular-security-force", both("Consular Security Force", "Fuerza de seguridad consular"))
        .aspects(&[Aspect::Vigilance, Aspect::Heroism])
        .traits(&[Trait::Rebel, Trait::Trooper])
        .cost(4)
        .stats(3, 7),
    ground(47, "kanan-jarrus", both("Kanan Jarrus", "Kanan Jarrus"))
        .title(both("Revealed Jedi", "Jedi revelado"))
        .unique()
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Vigilance, Aspect::Heroism])
        .traits(&[Trait::Force, Trait::Jedi, Trait::Rebel, Trait::Spectre])
        .cost(4)
        .stats(4, 5)
        .says(&[may_attacks(&[
            act(Op::Mill(Num::Count(&UNIT.friendly().with(Trait::Spectre)), Whose::Defending, Reg::A)),
            act(Op::Heal(Num::AspectsOf(A), It::OwnBase)),
        ])]),
    ground(48, "vigilant-honor-guards", both("Vigilant Honor Guards", "Guardias de honor vigilantes"))
        .aspects(&[Aspect::Vigilance, Aspect::Heroism])
        .traits(&[Trait::Rebel])
        .cost(5)
        .stats(4, 6)
        .says(&[stands(To::This, Cond::Not(&Cond::Is(THIS, &UNIT.damaged())), keyword(Keyword::Sentinel))]),
    ground(49, "obi-wan-kenobi", both("Obi-Wan Kenobi", "Obi-Wan Kenobi"))
        .title(both("Following Fate", "Siguiendo su destino"))
        .unique()
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Vigilance, Aspect::Heroism])
        .traits(&[Trait::Force, Trait::Jedi])
        .cost(6)
        .stats(4, 6)
        .keywords(&[Keyword::Sentinel])
        .says(&[defeated(&[
            one(Reg::A, &[UNIT.friendly().other()]),
            experience(2, A),
            when(Cond::Is(A, &UNIT.with(Trait::Force)), &[draw(1)]),
        ])]),
    space(50, "the-ghost", both("The Ghost", "El Espíritu"))
        .title(both("Spectre Home Base", "Base de los Espectros"))
        .unique()
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Vigilance, Aspect::Heroism])
        .traits(&[Trait::Rebel, Trait::Vehicle, Trait::Transport, Trait::Spectre])
        .cost(6)
        .stats(5, 5)
        .keywords(&[Keyword::Shielded])
        .says(&[may_on(
            &[Moment::Played, Moment::Attacks],
            &[one(Reg::A, &[UNIT.other().with(Trait::Spectre)]), shield(A)],
        )]),
    ground(51, "luke-skywalker-jedi-knight", both("Luke Skywalker", "Luke Skywalker"))
        .title(both("Jedi Knight", "Caballero Jedi"))
        .unique()
        .rarity(Rarity::Legendary)
        .aspects(&[Aspect::Vigilance, Aspect::Heroism])
        .traits(&[Trait::Force, Trait::Jedi, Trait::Rebel])
        .cost(7)
        .stats(6, 7)
        .keywords(&[Keyword::Restore(3)])
        .says(&[played(&[
            one(Reg::A, &[UNIT.enemy()]),
            Step::If(at_least(Num::Defeated(Side::Friendly), 1), &[grow(-6, -6, A)], &[grow(-3, -3, A)]),
        ])]),
    space(52, "redemption", both("Redemption", "Redención"))
        .title(both("Medical Frigate", "Fragata médica"))
        .unique()
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Vigilance, Aspect::Heroism])
        .traits(&[Trait::Rebel, Trait::Vehicle, Trait::CapitalShip])
        .cost(8)
        .stats(6, 9)
        .keywords(&[Keyword::Sentinel])
        .says(&[played(&[
            share(n(8), Metric::Damage, false, Reg::A, &[UNIT, BASE]),
            act(Op::HealShares(Reg::A)),
            act(Op::Damage(GIVEN, THIS)),
        ])]),
    upgrade(53, "lukes-lightsaber", both("Luke's Lightsaber", "Sable de luz de Luke"))
        .unique()
        .rarity(Rarity::Special)
        .aspects(&[Aspect::Vigilance, Aspect::Heroism])
        .traits(&[Trait::Item, Trait::Weapon, Trait::Lightsaber])
        .cost(2)
        .stats(3, 1)
        .says(&[
            Ability::Attach(UNIT.without(Trait::Vehicle)),
            played(&[when(
                Cond::Is(HOST, &UNIT.that(Test::Named("Luke Skywalker"))),
                &[act(Op::Heal(Num::DamageOn(HOST), HOST)), shield(HOST)],
            )]),
        ]),
    upgrade(54, "jedi-lightsaber", both("Jedi Lightsaber", "Sable de luz Jedi"))
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Vigilance, Aspect::Heroism])
        .traits(&[Trait::Item, Trait::Weapon, Trait::Lightsaber])
        .cost(3)
        .stats(3, 3)
        .says(&[
            Ability::Attach(UNIT.without(Trait::Vehicle)),
            Ability::Gives {
                to: To::Host,
                when: Cond::Is(HOST, &UNIT.with(Trait::Force)),
                ability: &attacks(&[grow(-2, -2, It::Defender)]),
            },
        ]),
    event(55, "the-force-is-with-me", both("The Force Is With Me", "La Fuerza está conmigo"))
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Vigilance, Aspect::Heroism])
        .traits(&[Trait::Force])
        .cost(4)
        .says(&[Ability::Event(&[
            one(Reg::A, &[UNIT.friendly()]),
            experience(2, A),
            when(control(&UNIT.with(Trait::Force)), &[shield(A)]),
            may(&[one(Reg::B, &[TARGET_OF_A]), CALL_ATTACK]),
        ])]),
    ground(56, "bendu", both("Bendu", "Bendu"))
        .title(both("The One in the Middle", "El que está en medio"))
        .unique()
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Vigilance, Aspect::Vigilance])
        .traits(&[Trait::Force, Trait::Creature])
        .cost(6)
        .stats(4, 7)
        .keywords(&[Keyword::Sentinel])
        .says(&[attacks(&[act(Op::NextCosts(
            -2,
            &CARD.that(Test::NotAspect(Aspect::Heroism)).that(Test::NotAspect(Aspect::Villainy)),
        ))])]),
    upgrade(57, "protector", both("Protector", "Protector"))
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Vigilance, Aspect::Vigilance])
        .traits(&[Trait::Innate])
        .cost(1)
        .stats(1, 1)
        .says(&[Ability::Attach(UNIT), stands(To::Host, Cond::Always, keyword(Keyword::Sentinel))]),
    event(58, "vigilance", both("Vigilance", "Vigilancia"))
        .rarity(Rarity::Legendary)
        .aspects(&[Aspect::Vigilance, Aspect::Vigilance])
        .traits(&[Trait::Innate])
        .cost(4)
        .says(&[Ability::Event(&[choose_modes(
            2,
            &[
                Mode(&[act(Op::Mill(n(6), Whose::Opponents, Reg::A))]),
                Mode(&[one(Reg::A, &[BASE]), heal(5, A)]),
                Mode(&[one(Reg::A, &[UNIT.that(Test::HpLeftAtMost(3))]), defeat(A)]),
                Mode(&[one(Reg::A, &[UNIT]), shield(A)]),
            ],
        )])]),
    ground(59, "2-1b-surgical-droid", both("2-1B Surgical Droid", "Droide quirúrgico 2-1B"))
        .aspects(&[Aspect::Vigilance])
        .traits(&[Trait::Droid])
        .cost(1)
        .stats(1, 3)
        .says(&[may_attacks(&[one(Reg::A, &[UNIT.other()]), heal(2, A)])]),
    space(60, "distant-patroller", both("Distant Patroller", "Patrullero remoto"))
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Vigilance])
        .traits(&[Trait::Fringe, Trait::Vehicle, Trait::Fighter])
        .cost(2)
        .stats(2, 1)
        .says(&[may_defeated(&[one(Reg::A, &[UNIT.aspect(Aspect::Vigilance)]), shield(A)])]),
    ground(61, "guardian-of-the-whills", both("Guardian of the Whills", "Guardián de los Whills"))
        .aspects(&[Aspect::Vigilance])
        .traits(&[Trait::Force, Trait::Fringe])
        .cost(2)
        .stats(2, 2)
        .says(&[Ability::Price(Price { of: UPGRADE, by: -1, enemy: false, onto_this: true })]),
    ground(62, "regional-governor", both("Regional Governor", "Gobernador regional"))
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Vigilance])
        .traits(&[Trait::Imperial, Trait::Official])
        .cost(2)
        .stats(1, 4)
        .says(&[played(&[Step::Ask(Ask::NameCard), act(Op::ForbidNamed)])]),
    ground(
        63,
        "cloud-city-wing-guard",
        both("Cloud City Wing Guard", "Guardia Alada de la Ciudad de las Nubes"),
    )
    .aspects(&[Aspect::Vigilance])
    .traits(&[Trait::Fringe, Trait::Trooper])
    .cost(3)
    .stats(2, 4)
    .keywords(&[Keyword::Sentinel]),
    ground(64, "wilderness-fighter", both("Wilderness Fighter", "Combatiente de tierras salvajes"))
        .aspects(&[Aspect::Vigilance])
        .traits(&[Trait::Trooper])
        .cost(3)
        .stats(2, 4)
        .keywords(&[Keyword::Shielded]),
    ground(65, "baze-malbus", both("Baze Malbus", "Baze Malbus"))
        .title(both("Temple Guardian", "Guardián del templo"))
        .unique()
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Vigilance])
        .traits(&[Trait::Fringe])
        .cost(4)
        .stats(2, 5)
        .keywords(&[Keyword::Grit])
        .says(&[stands(To::This, Cond::HaveInitiative, keyword(Keyword::Sentinel))]),
    space(66, "system-patrol-craft", both("System Patrol Craft", "Patrullera del sistema"))
        .aspects(&[Aspect::Vigilance])
        .traits(&[Trait::Vehicle, Trait::Fighter])
        .cost(4)
        .stats(3, 4)
        .keywords(&[Keyword::Sentinel]),
    ground(67, "rugged-survivors", both("Rugged Survivors", "Supervivientes curtidos"))
        .aspects(&[Aspect::Vigilance])
        .traits(&[Trait::Fringe])
        .cost(5)
        .stats(3, 5)
        .keywords(&[Keyword::Grit])
        .says(&[attacks(&[when(control(&UNIT.leader()), &[may(&[draw(1)])])])]),
    ground(68, "cargo-juggernaut", both("Cargo Juggernaut", "Juggernaut de carga"))
        .aspects(&[Aspect::Vigilance])
        .traits(&[Trait::Vehicle, Trait::Tank])
        .cost(6)
        .stats(4, 6)
        .keywords(&[Keyword::Shielded])
        .says(&[played(&[when(control(&UNIT.other().aspect(Aspect::Vigilance)), &[heal(4, It::OwnBase)])])]),
    upgrade(69, "resilient", both("Resilient", "Resistente"))
        .aspects(&[Aspect::Vigilance])
        .traits(&[Trait::Innate])
        .cost(1)
        .stats(0, 3)
        .says(&[Ability::Attach(UNIT)]),
    upgrade(70, "devotion", both("Devotion", "Devoción"))
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Vigilance])
        .traits(&[Trait::Innate])
        .cost(2)
        .stats(1, 1)
        .says(&[Ability::Attach(UNIT), stands(To::Host, Cond::Always, keyword(Keyword::Restore(2)))]),
    upgrade(71, "electrostaff", both("Electrostaff", "Electrobastón"))
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Vigilance])
        .traits(&[Trait::Item, Trait::Weapon])
        .cost(2)
        .stats(2, 2)
        .says(&[
            Ability::Attach(UNIT.without(Trait::Vehicle)),
            stands(To::Attacker, Cond::HostDefends, minus(Stat::Power, 1)),
        ]),
    upgrade(72, "entrenched", both("Entrenched", "Atrincherado"))
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Vigilance])
        .traits(&[Trait::Condition])
        .cost(2)
        .stats(3, 3)
        .says(&[Ability::Attach(UNIT), stands(To::Host, Cond::Always, plus(Stat::NoBases, 1))]),
    event(73, "moment-of-peace", both("Moment of Peace", "Momento de paz"))
        .aspects(&[Aspect::Vigilance])
        .traits(&[Trait::Innate])
        .cost(1)
        .says(&[Ability::Event(&[one(Reg::A, &[UNIT]), shield(A)])]),
    event(74, "repair", both("Repair", "Reparar"))
        .aspects(&[Aspect::Vigilance])
        .traits(&[Trait::Supply])
        .cost(1)
        .says(&[Ability::Event(&[one(Reg::A, &[UNIT, BASE]), heal(3, A)])]),
    event(75, "it-binds-all-things", both("It Binds All Things", "Une todas las cosas"))
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Vigilance])
        .traits(&[Trait::Force])
        .cost(2)
        .says(&[Ability::Event(&[
            one(Reg::A, &[UNIT]),
            amount(n(0), Num::Least(&Num::DamageOn(A), 3), Why::Heal),
            act(Op::Heal(GIVEN, A)),
            when(
                control(&UNIT.with(Trait::Force)),
                &[when(
                    at_least(GIVEN, 1),
                    &[may(&[one(Reg::B, &[UNIT.not(Reg::A)]), act(Op::Damage(GIVEN, B))])],
                )],
            ),
        ])]),
    event(76, "make-an-opening", both("Make an Opening", "Abrir una brecha"))
        .aspects(&[Aspect::Vigilance])
        .traits(&[Trait::Tactic])
        .cost(3)
        .says(&[Ability::Event(&[one(Reg::A, &[UNIT]), grow(-2, -2, A), heal(2, It::OwnBase)])]),
    event(77, "takedown", both("Takedown", "Derribo"))
        .rarity(Rarity::Uncommon)
        .aspects(&[Aspect::Vigilance])
        .traits(&[Trait::Tactic])
        .cost(4)
        .says(&[Ability::Event(&[one(Reg::A, &[UNIT.that(Test::HpLeftAtMost(5))]), defeat(A)])]),
    event(78, "vanquish", both("Vanquish", "Vencer"))
        .aspects(&[Aspect::Vigilance])
        .traits(&[Trait::Tactic])
        .cost(5)
        .says(&[Ability::Event(&[one(Reg::A, &[UNIT.non_leader()]), defeat(A)])]),
];
