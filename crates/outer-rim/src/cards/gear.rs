//! Gear and mods.

use super::prelude::*;

pub(super) const GEAR: [Card; 15] = [
    gear("armored-vest", both("Armored Vest", "Chaleco blindado"))
        .cost(3)
        .traits(&[Trait::Armor])
        .abilities(&[stat(Stat::Health, 2)])
        .patrol(Faction::Imperial, 3),
    gear("dl-44", both("DL-44 Heavy Blaster Pistol", "Pistola bláster pesada DL-44"))
        .cost(3)
        .traits(&[Trait::Weapon])
        .abilities(&[stat(Stat::Ground, 1)])
        .patrol(Faction::Syndicate, 3),
    gear("iqa-11", both("IQA-11 Blaster Rifle", "Fusil bláster IQA-11"))
        .cost(5)
        .traits(&[Trait::Weapon])
        .abilities(&[stat(Stat::Ground, 1), on(Moment::Win(Combat::Ground), &[act(Op::CapDamage(2))])])
        .patrol(Faction::Rebel, 4),
    gear("jetpack", both("Jetpack", "Mochila cohete"))
        .cost(6)
        .abilities(&[may_on(
            Moment::Cancel(Combat::Ground),
            &[either(
                Cond::Skilled(Skill::Tactics),
                &[choose_one(&[mode(&[cancel(Face::Hit)]), mode(&[cancel(Face::Crit)])])],
                &[cancel(Face::Hit)],
            )],
        )])
        .patrol(Faction::Hutt, 4),
    gear("mpl-57", both("MPL-57 Grenade Launcher", "Lanzagranadas MPL-57"))
        .cost(8)
        .traits(&[Trait::Weapon])
        .abilities(&[stat(Stat::Ground, 2)])
        .patrol(Faction::Rebel, 3),
    gear("plastoid-armor", both("Plastoid Armor", "Armadura de plastoide"))
        .cost(8)
        .traits(&[Trait::Armor])
        .abilities(&[
            stat(Stat::Health, 2),
            Ability::When {
                on: Moment::BeforeRoll(Combat::Ground),
                often: Often::Always,
                when: Cond::Skilled(Skill::Strength),
                may: false,
                effect: &[act(Op::FewerDice(1))],
            },
        ])
        .patrol(Faction::Imperial, 4),
    gear("vibro-ax", both("Vibro-Ax", "Vibrohacha"))
        .cost(6)
        .traits(&[Trait::Weapon])
        .abilities(&[
            stat(Stat::Ground, 1),
            may_on_if(
                Moment::Change(Rolls::Ground),
                Cond::Skilled(Skill::Strength),
                &[convert(&[Face::Focus], Face::Crit, 1)],
            ),
        ])
        .patrol(Faction::Hutt, 3),
    gear("vibroknife", both("Vibroknife", "Vibrocuchillo"))
        .cost(4)
        .traits(&[Trait::Weapon])
        .abilities(&[
            may_on(Moment::Change(Rolls::Ground), &[convert(&[Face::Focus], Face::Hit, 1)]),
            stat_if(
                Cond::AnyOf(&[Cond::Skilled(Skill::Stealth), Cond::Skilled(Skill::Strength)]),
                Stat::Ground,
                1,
            ),
        ])
        .patrol(Faction::Syndicate, 4),
    modification("autoblaster", both("Autoblaster", "Bláster automático"))
        .cost(7)
        .abilities(&[may_on(
            Moment::Change(Rolls::Ship),
            &[either(
                Cond::Skilled(Skill::Tactics),
                &[choose_one(&[
                    mode(&[convert(&[Face::Focus], Face::Hit, 2)]),
                    mode(&[convert(&[Face::Focus], Face::Crit, 1)]),
                ])],
                &[convert(&[Face::Focus], Face::Hit, 2)],
            )],
        )])
        .patrol(Faction::Syndicate, 3),
    modification(
        "improved-nav-computer",
        both("Improved Nav Computer", "Computadora de navegación mejorada"),
    )
    .cost(3)
    .abilities(&[stat(Stat::Hyperdrive, 1)]),
    modification("ion-cannon", both("Ion Cannon", "Cañón de iones"))
        .cost(5)
        .abilities(&[may_on(
            Moment::Cancel(Combat::Ship),
            &[either(
                Cond::Skilled(Skill::Tactics),
                &[choose_one(&[mode(&[cancel(Face::Hit)]), mode(&[cancel(Face::Crit)])])],
                &[cancel(Face::Hit)],
            )],
        )])
        .patrol(Faction::Hutt, 3),
    modification("maneuvering-thrusters", both("Maneuvering Thrusters", "Propulsores de maniobra"))
        .cost(5)
        .abilities(&[
            stat(Stat::Hull, 1),
            Ability::When {
                on: Moment::BeforeRoll(Combat::Ship),
                often: Often::Always,
                when: Cond::Skilled(Skill::Tactics),
                may: false,
                effect: &[act(Op::FewerDice(1))],
            },
        ]),
    modification("quad-laser-cannon", both("Quad Laser Cannon", "Cañón láser cuádruple"))
        .cost(2)
        .abilities(&[stat(Stat::Ship, 1)])
        .patrol(Faction::Imperial, 3),
    modification("shield-upgrade", both("Shield Upgrade", "Mejora de escudos"))
        .cost(3)
        .abilities(&[stat(Stat::Hull, 1), action(&[repair(1)])]),
    modification("targeting-computer", both("Targeting Computer", "Computadora de puntería"))
        .cost(2)
        .abilities(&[may_on(
            Moment::Reroll(Rolls::Ship),
            &[reroll(ANY_DICE, &[Filter::OwnFace(Face::Blank)]), act(Op::Reroll(Reg::A))],
        )])
        .patrol(Faction::Rebel, 3),
];
