//! The Rebel cards of the galaxy deck.

use script::{Mode, Reg};

use crate::card::*;
use crate::words::*;

pub(crate) static Y_WING: Card = unit("y-wing", "Y-Wing", "Ala-Y")
    .rebel()
    .traits(Traits::FIGHTER)
    .cost(1)
    .attack(2)
    .copies(2)
    .ability(ability_for(
        &[exile_this()],
        &[
            choose(Reg::A, 1, &[ENEMY_BASE, ENEMY_PLAY.ships()]),
            act(Op::Damage(Cards::It(Reg::A), Num::N(2))),
        ],
    ))
    .reward(&[gain_resources(1)]);

pub(crate) static BAZE_MALBUS: Card = unit("baze-malbus", "Baze Malbus", "Baze Malbus")
    .rebel()
    .unique()
    .traits(Traits::TROOPER)
    .cost(2)
    .attack(2)
    .ability(constant(Constant::Attack {
        who: Bearer::This,
        plus: Plus::Victories(Sides::REBEL),
        when: While::Always,
    }))
    .reward(&[gain_force(1)]);

pub(crate) static DUROS_SPY: Card = unit("duros-spy", "Duros Spy", "Espía duros")
    .rebel()
    .traits(Traits::TROOPER)
    .cost(2)
    .resources(2)
    .copies(2)
    .ability(ability(&[opponent_chooses_one(&[
        Mode(&[opponent_chooses(Reg::A, 1, &[ENEMY_HAND]), discard_it()]),
        Mode(&[gain_force(1)]),
    ])]))
    .reward(&[choose(Reg::A, 1, &[OWN_HAND, OWN_DISCARD]), exile_it()]);

pub(crate) static REBEL_TRANSPORT: Card = ship("rebel-transport", "Rebel Transport", "Transporte rebelde")
    .rebel()
    .cost(2)
    .hit_points(2)
    .copies(2)
    .ability(ability(&[choose_one(&[Mode(&[repair(2)]), Mode(&[gain_resources(1)])])]));

pub(crate) static SNOWSPEEDER: Card = unit("snowspeeder", "Snowspeeder", "Deslizador de nieve")
    .rebel()
    .traits(Traits::VEHICLE)
    .cost(2)
    .attack(2)
    .copies(2)
    .ability(ability(&[opponent_chooses(Reg::A, 1, &[ENEMY_HAND]), discard_it()]))
    .reward(&[choose(Reg::A, 1, &[OWN_HAND, OWN_DISCARD]), exile_it()]);

pub(crate) static CHIRRUT_IMWE: Card = unit("chirrut-imwe", "Chirrut Îmwe", "Chirrut Îmwe")
    .rebel()
    .unique()
    .traits(Traits::TROOPER)
    .cost(3)
    .force(2)
    .ability(constant(Constant::Attack { who: Bearer::This, plus: Plus::N(2), when: While::ForceWithYou }))
    .reward(&[gain_force(2)]);

pub(crate) static REBEL_COMMANDO: Card = unit("rebel-commando", "Rebel Commando", "Comando rebelde")
    .rebel()
    .traits(Traits::TROOPER)
    .cost(3)
    .attack(3)
    .copies(2)
    .ability(ability(&[with_the_force(
        &[Step::Fate(ChanceOp::EnemyCard(Reg::A)), discard_it()],
        &[opponent_chooses(Reg::A, 1, &[ENEMY_HAND]), discard_it()],
    )]))
    .reward(&[gain_force(2)]);

pub(crate) static X_WING: Card = unit("x-wing", "X-Wing", "Ala-X")
    .rebel()
    .traits(Traits::FIGHTER)
    .cost(3)
    .attack(3)
    .copies(3)
    .ability(ability_if(Cond::ForceWithYou, &[draw(1)]))
    .reward(&[gain_resources(3)]);

pub(crate) static CHEWBACCA: Card = unit("chewbacca", "Chewbacca", "Chewbacca")
    .rebel()
    .unique()
    .traits(Traits::SCOUNDREL)
    .cost(4)
    .attack(5)
    .ability(ability_if(Cond::Exists(OWN_PLAY.units().unique().other()), &[draw(1)]))
    .reward(&[gain_force(3)]);

pub(crate) static HAMMERHEAD_CORVETTE: Card =
    ship("hammerhead-corvette", "Hammerhead Corvette", "Corbeta cabeza de martillo")
        .rebel()
        .cost(4)
        .resources(2)
        .hit_points(4)
        .copies(2)
        .ability(ability_for(
            &[exile_this()],
            &[
                choose(Reg::A, 1, &[ENEMY_PLAY.ships(), ROW.ships().enemy()]),
                act(Op::Destroy(Cards::It(Reg::A))),
            ],
        ));

pub(crate) static JYN_ERSO: Card = unit("jyn-erso", "Jyn Erso", "Jyn Erso")
    .rebel()
    .unique()
    .traits(Traits::TROOPER)
    .cost(4)
    .attack(4)
    .ability(ability(&[
        act(Op::LookAtHand),
        with_the_force(
            &[agreed(
                |rulings| rulings.jyn_must_put_back,
                &[choose(Reg::A, 1, &[ENEMY_HAND]), act(Op::Move(Cards::It(Reg::A), Place::EnemyDeckTop))],
                &[
                    choose_up_to(Reg::A, 1, &[ENEMY_HAND]),
                    act(Op::Move(Cards::It(Reg::A), Place::EnemyDeckTop)),
                ],
            )],
            &[],
        ),
    ]))
    .reward(&[gain_force(3)]);

pub(crate) static U_WING: Card = unit("u-wing", "U-Wing", "Ala-U")
    .rebel()
    .traits(Traits::TRANSPORT)
    .cost(4)
    .resources(3)
    .copies(2)
    .ability(ability_if(Cond::ForceWithYou, &[repair(3)]))
    .reward(&[gain_resources(4)]);

pub(crate) static B_WING: Card = unit("b-wing", "B-Wing", "Ala-B")
    .rebel()
    .traits(Traits::FIGHTER)
    .cost(5)
    .attack(5)
    .copies(2)
    .ability(ability(&[opponent_chooses_one(&[
        Mode(&[opponent_chooses(Reg::A, 1, &[ENEMY_HAND]), discard_it()]),
        Mode(&[gain_attack(2)]),
    ])]))
    .reward(&[choose_up_to(Reg::A, 2, &[OWN_HAND, OWN_DISCARD]), exile_it()]);

pub(crate) static CASSIAN_ANDOR: Card = unit("cassian-andor", "Cassian Andor", "Cassian Andor")
    .rebel()
    .unique()
    .traits(Traits::TROOPER)
    .cost(5)
    .attack(5)
    .ability(on(Moment::Defeats, &[opponent_chooses(Reg::A, 1, &[ENEMY_HAND]), discard_it()]))
    .reward(&[gain_resources(3), gain_force(2)]);

pub(crate) static HAN_SOLO: Card = unit("han-solo", "Han Solo", "Han Solo")
    .rebel()
    .unique()
    .traits(Traits::SCOUNDREL)
    .cost(5)
    .attack(3)
    .resources(2)
    .ability(ability(&[Step::If(Cond::Exists(OWN_PLAY.named("millennium-falcon")), &[draw(2)], &[draw(1)])]))
    .reward(&[gain_resources(3), gain_force(2)]);

pub(crate) static MON_CALAMARI_CRUISER: Card =
    ship("mon-calamari-cruiser", "Mon Calamari Cruiser", "Crucero mon calamari")
        .rebel()
        .cost(6)
        .attack(3)
        .hit_points(6)
        .copies(2);

pub(crate) static PRINCESS_LEIA: Card = unit("princess-leia", "Princess Leia", "Princesa Leia")
    .rebel()
    .unique()
    .traits(Traits::OFFICER)
    .cost(6)
    .attack(2)
    .resources(2)
    .force(2)
    .ability(ability(&[
        choose(Reg::A, 1, &[ROW.of(Sides::REBEL)]),
        with_the_force(
            &[act(Op::Purchase(Cards::It(Reg::A), Price::Free, Place::OwnDeckTop))],
            &[act(Op::Purchase(Cards::It(Reg::A), Price::Free, Place::OwnDiscard))],
        ),
    ]))
    .reward(&[gain_resources(3), gain_force(3)]);

pub(crate) static MILLENNIUM_FALCON: Card =
    unit("millennium-falcon", "Millennium Falcon", "Halcón Milenario")
        .rebel()
        .unique()
        .traits(Traits::TRANSPORT)
        .cost(7)
        .attack(5)
        .resources(2)
        .ability(ability(&[
            choose(Reg::A, 1, &[OWN_DISCARD.units().unique()]),
            act(Op::Move(Cards::It(Reg::A), Place::OwnHand)),
        ]))
        .reward(&[
            choose(Reg::A, 1, &[ROW.of(Sides::OWN)]),
            act(Op::Purchase(Cards::It(Reg::A), Price::Free, Place::OwnDiscard)),
        ]);

pub(crate) static LUKE_SKYWALKER: Card = unit("luke-skywalker", "Luke Skywalker", "Luke Skywalker")
    .rebel()
    .unique()
    .traits(Traits::JEDI)
    .cost(8)
    .attack(6)
    .force(2)
    .ability(ability_if(
        Cond::ForceWithYou,
        &[choose(Reg::A, 1, &[ENEMY_PLAY.ships()]), act(Op::Destroy(Cards::It(Reg::A)))],
    ))
    .reward(&[gain_resources(4), gain_force(4)]);
