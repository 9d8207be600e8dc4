//! The bases.

use super::prelude::*;

pub(super) const BASES: [Face; 12] = [
    base(19, "security-complex", both("Security Complex", "Complejo de seguridad"))
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Vigilance])
        .stats(0, 25)
        .says(&[Ability::Epic(&[one(Reg::A, &[UNIT.non_leader()]), shield(A)])]),
    base(20, "capital-city", both("Capital City", "Ciudad Capital"))
        .aspects(&[Aspect::Vigilance])
        .stats(0, 30),
    base(21, "dagobah-swamp", both("Dagobah Swamp", "Pantano de Dagobah"))
        .aspects(&[Aspect::Vigilance])
        .stats(0, 30),
    base(22, "energy-conversion-lab", both("Energy Conversion Lab", "Laboratorio de conversión de energía"))
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Command])
        .stats(0, 25)
        .says(&[Ability::Epic(&[
            up_to(1, Reg::A, &[UNIT.in_zone(Zone::OwnHand).cost_at_most(6).playable(Discount::Less(0))]),
            gain(Keyword::Ambush, A),
            play_a(Discount::Less(0), false),
        ])]),
    base(23, "command-center", both("Command Center", "Centro de mando"))
        .aspects(&[Aspect::Command])
        .stats(0, 30),
    base(24, "echo-base", both("Echo Base", "Base Eco")).aspects(&[Aspect::Command]).stats(0, 30),
    base(25, "tarkintown", both("Tarkintown", "Tarkintown"))
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Aggression])
        .stats(0, 25)
        .says(&[Ability::Epic(&[one(Reg::A, &[UNIT.non_leader().damaged()]), damage(3, A)])]),
    base(26, "catacombs-of-cadera", both("Catacombs of Cadera", "Catacumbas de Cadera"))
        .aspects(&[Aspect::Aggression])
        .stats(0, 30),
    base(27, "kestro-city", both("Kestro City", "Ciudad Kestro")).aspects(&[Aspect::Aggression]).stats(0, 30),
    base(28, "jedha-city", both("Jedha City", "Ciudad de Jedha"))
        .rarity(Rarity::Rare)
        .aspects(&[Aspect::Cunning])
        .stats(0, 25)
        .says(&[Ability::Epic(&[one(Reg::A, &[UNIT.non_leader()]), grow(-4, 0, A)])]),
    base(29, "administrators-tower", both("Administrator's Tower", "Torre de administración"))
        .aspects(&[Aspect::Cunning])
        .stats(0, 30),
    base(30, "chopper-base", both("Chopper Base", "Base Chopper")).aspects(&[Aspect::Cunning]).stats(0, 30),
];
