//! The neutral cards of the galaxy deck.

use script::{Mode, Reg};

use crate::card::*;
use crate::words::*;

pub(crate) static Z_95_HEADHUNTER: Card = unit("z-95-headhunter", "Z-95 Headhunter", "Z-95 Cazacabezas")
    .traits(Traits::FIGHTER)
    .cost(1)
    .attack(2)
    .copies(2)
    .ability(ability_if(Cond::Exists(ENEMY_PLAY.ships()), &[draw(1)]));

pub(crate) static JAWA_SCAVENGER: Card =
    unit("jawa-scavenger", "Jawa Scavenger", "Carroñero jawa").cost(1).resources(2).copies(2).ability(
        ability_for(
            &[exile_this()],
            &[
                choose(Reg::A, 1, &[GALAXY_DISCARD.of(Sides::OWN.or(Sides::NEUTRAL)).affordable()]),
                act(Op::Purchase(Cards::It(Reg::A), Price::Paid, Place::OwnDiscard)),
            ],
        ),
    );

pub(crate) static RODIAN_GUNSLINGER: Card =
    unit("rodian-gunslinger", "Rodian Gunslinger", "Pistolero rodiano")
        .traits(Traits::BOUNTY_HUNTER)
        .cost(2)
        .attack(2)
        .copies(2)
        .ability(constant(Constant::Attack { who: Bearer::This, plus: Plus::N(2), when: While::AttacksRow }));

pub(crate) static KEL_DOR_MYSTIC: Card = unit("kel-dor-mystic", "Kel Dor Mystic", "Místico kel dor")
    .cost(2)
    .force(2)
    .copies(2)
    .ability(ability_for(&[exile_this()], &[choose(Reg::A, 1, &[OWN_HAND, OWN_DISCARD]), exile_it()]));

pub(crate) static LOBOT: Card =
    unit("lobot", "Lobot", "Lobot").unique().traits(Traits::OFFICER).cost(3).ability(on(
        Moment::Played,
        &[choose_one(&[Mode(&[gain_attack(2)]), Mode(&[gain_resources(2)]), Mode(&[gain_force(2)])])],
    ));

pub(crate) static BOSSK: Card = unit("bossk", "Bossk", "Bossk")
    .unique()
    .traits(Traits::BOUNTY_HUNTER)
    .cost(3)
    .attack(3)
    .ability(on(Moment::Defeats, &[gain_force(1)]));

pub(crate) static FANG_FIGHTER: Card = unit("fang-fighter", "Fang Fighter", "Caza Fang")
    .traits(Traits::FIGHTER)
    .cost(3)
    .attack(3)
    .copies(2)
    .ability(on(
        Moment::Purchased,
        &[act(Op::Move(Cards::This, Place::OwnHand)), with_the_force(&[draw(1)], &[])],
    ));

pub(crate) static TWILEK_SMUGGLER: Card =
    unit("twilek-smuggler", "Twi'lek Smuggler", "Contrabandista twi'lek")
        .traits(Traits::SCOUNDREL)
        .cost(3)
        .resources(3)
        .copies(2)
        .ability(ability(&[act(Op::RedirectNext(Place::OwnDeckTop))]));

pub(crate) static C_ROC_CRUISER: Card = ship("c-roc-cruiser", "C-ROC Cruiser", "Crucero C-ROC")
    .cost(3)
    .resources(1)
    .hit_points(3)
    .copies(2)
    .ability(ability_for(&[choose(Reg::A, 1, &[OWN_HAND]), discard_it()], &[repair(3)]));

pub(crate) static DENGAR: Card = unit("dengar", "Dengar", "Dengar")
    .unique()
    .traits(Traits::BOUNTY_HUNTER)
    .cost(4)
    .attack(4)
    .ability(on(Moment::Defeats, &[gain_resources(2)]));

pub(crate) static QUARREN_MERCENARY: Card =
    unit("quarren-mercenary", "Quarren Mercenary", "Mercenario quarren")
        .traits(Traits::TROOPER)
        .cost(4)
        .attack(4)
        .copies(2)
        .ability(on(
            Moment::Purchased,
            &[agreed(
                |rulings| rulings.quarren_may_exile_itself,
                &[with_the_force(
                    &[choose_up_to(Reg::A, 2, &[OWN_HAND, OWN_DISCARD]), exile_it()],
                    &[choose(Reg::A, 1, &[OWN_HAND, OWN_DISCARD]), exile_it()],
                )],
                &[with_the_force(
                    &[choose_up_to(Reg::A, 2, &[OWN_HAND.other(), OWN_DISCARD.other()]), exile_it()],
                    &[choose(Reg::A, 1, &[OWN_HAND.other(), OWN_DISCARD.other()]), exile_it()],
                )],
            )],
        ));

pub(crate) static HWK_290: Card = unit("hwk-290", "HWK-290", "HWK-290")
    .traits(Traits::TRANSPORT)
    .cost(4)
    .resources(4)
    .copies(2)
    .ability(ability_for(&[exile_this()], &[repair(4)]));

pub(crate) static BLOCKADE_RUNNER: Card = ship("blockade-runner", "Blockade Runner", "Nave antibloqueo")
    .cost(4)
    .attack(1)
    .resources(1)
    .hit_points(4)
    .copies(3);

pub(crate) static IG_88: Card = unit("ig-88", "IG-88", "IG-88")
    .unique()
    .traits(Traits::BOUNTY_HUNTER.or(Traits::DROID))
    .cost(5)
    .attack(5)
    .ability(on(Moment::Defeats, &[choose(Reg::A, 1, &[OWN_HAND, OWN_DISCARD]), exile_it()]));

pub(crate) static NEBULON_B_FRIGATE: Card =
    ship("nebulon-b-frigate", "Nebulon-B Frigate", "Fragata Nebulon-B")
        .cost(5)
        .hit_points(5)
        .copies(2)
        .ability(ability(&[choose_one(&[Mode(&[repair(3)]), Mode(&[gain_resources(3)])])]));

pub(crate) static LANDO_CALRISSIAN: Card = unit("lando-calrissian", "Lando Calrissian", "Lando Calrissian")
    .unique()
    .traits(Traits::SCOUNDREL)
    .cost(6)
    .attack(3)
    .resources(3)
    .ability(ability(&[
        draw(1),
        with_the_force(&[opponent_chooses(Reg::A, 1, &[ENEMY_HAND]), discard_it()], &[]),
    ]));

pub(crate) static JABBAS_SAIL_BARGE: Card =
    unit("jabbas-sail-barge", "Jabba's Sail Barge", "Barcaza velera de Jabba")
        .unique()
        .traits(Traits::VEHICLE)
        .cost(7)
        .attack(4)
        .resources(3)
        .ability(ability(&[
            choose(Reg::A, 1, &[OWN_DISCARD.with(Traits::BOUNTY_HUNTER)]),
            act(Op::Move(Cards::It(Reg::A), Place::OwnHand)),
        ]));

pub(crate) static JABBA_THE_HUTT: Card = unit("jabba-the-hutt", "Jabba the Hutt", "Jabba el Hutt")
    .unique()
    .traits(Traits::SCOUNDREL)
    .cost(8)
    .attack(2)
    .resources(2)
    .force(2)
    .ability(ability_for(
        &[choose(Reg::A, 1, &[OWN_HAND]), exile_it()],
        &[with_the_force(&[draw(2)], &[draw(1)])],
    ));
