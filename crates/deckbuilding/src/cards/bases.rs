//! The bases.

use script::Reg;

use crate::card::*;
use crate::words::*;

pub(crate) static LOTHAL: Card = base("lothal", "Lothal", "Lothal", 8).empire().starting();

pub(crate) static CORELLIA: Card =
    base("corellia", "Corellia", "Corellia", 10).empire().introductory().ability(on(
        Moment::Revealed,
        &[
            choose(Reg::A, 1, &[ROW.of(Sides::EMPIRE.or(Sides::NEUTRAL))]),
            act(Op::Purchase(Cards::It(Reg::A), Price::Free, Place::OwnHand)),
        ],
    ));

pub(crate) static KESSEL: Card = base("kessel", "Kessel", "Kessel", 12)
    .empire()
    .ability(on(Moment::Revealed, &[choose_up_to(Reg::A, 3, &[OWN_HAND, OWN_DISCARD]), exile_it()]));

pub(crate) static MUSTAFAR: Card =
    base("mustafar", "Mustafar", "Mustafar", 14).empire().ability(on(Moment::Revealed, &[gain_force(4)]));

pub(crate) static KAFRENE: Card =
    base("kafrene", "Kafrene", "Kafrene", 14).empire().ability(on(Moment::FirstNeutralPlayed, &[draw(1)]));

pub(crate) static ORD_MANTELL: Card = base("ord-mantell", "Ord Mantell", "Ord Mantell", 14)
    .empire()
    .ability(constant(Constant::HuntNeutral { reward: &[act(Op::GainResources(Num::Given))] }));

pub(crate) static CORUSCANT: Card =
    base("coruscant", "Coruscant", "Coruscant", 16).empire().introductory().ability(on(
        Moment::TurnBegins,
        &[
            renew_galaxy(),
            act(Op::LookAtTop(2)),
            Step::If(
                Cond::AtLeast(2, cards(Zone::GalaxyTop(2))),
                &[choose(Reg::A, 1, &[cards(Zone::GalaxyTop(2))]), discard_it()],
                &[],
            ),
        ],
    ));

pub(crate) static DEATH_STAR: Card = base("death-star", "Death Star", "Estrella de la Muerte", 16)
    .empire()
    .introductory()
    .ability(ability_for(
        &[act(Op::Spend(4))],
        &[choose(Reg::A, 1, &[ENEMY_PLAY.ships(), ROW.ships()]), act(Op::Destroy(Cards::It(Reg::A)))],
    ));

pub(crate) static ENDOR: Card =
    base("endor", "Endor", "Endor", 16).empire().introductory().ability(constant(Constant::Attack {
        who: Bearer::Each(Kind::Unit, Traits::TROOPER.or(Traits::VEHICLE)),
        plus: Plus::N(1),
        when: While::Always,
    }));

pub(crate) static RODIA: Card = base("rodia", "Rodia", "Rodia", 16).empire().ability(on(
    Moment::Revealed,
    &[agreed(
        |rulings| rulings.rodia_counts_ships,
        &[act(Op::DamageBase(Num::CountOf(ROW.enemy()))), act(Op::Discard(Cards::All(ROW.enemy())))],
        &[
            act(Op::DamageBase(Num::CountOf(ROW.enemy().units()))),
            act(Op::Discard(Cards::All(ROW.enemy().units()))),
        ],
    )],
));

pub(crate) static DANTOOINE: Card = base("dantooine", "Dantooine", "Dantooine", 8).rebel().starting();

pub(crate) static MON_CALA: Card =
    base("mon-cala", "Mon Cala", "Mon Cala", 10).rebel().introductory().ability(on(
        Moment::Revealed,
        &[
            choose(Reg::A, 1, &[ROW.of(Sides::REBEL.or(Sides::NEUTRAL))]),
            act(Op::Purchase(Cards::It(Reg::A), Price::Free, Place::OwnHand)),
        ],
    ));

pub(crate) static DAGOBAH: Card = base("dagobah", "Dagobah", "Dagobah", 12)
    .rebel()
    .ability(on(Moment::Revealed, &[choose_up_to(Reg::A, 3, &[OWN_HAND, OWN_DISCARD]), exile_it()]));

pub(crate) static ALDERAAN: Card =
    base("alderaan", "Alderaan", "Alderaan", 14).rebel().ability(on(Moment::Revealed, &[gain_force(4)]));

pub(crate) static BESPIN: Card =
    base("bespin", "Bespin", "Bespin", 14).rebel().ability(on(Moment::FirstNeutralPlayed, &[draw(1)]));

pub(crate) static HOTH: Card =
    base("hoth", "Hoth", "Hoth", 14).rebel().introductory().ability(constant(Constant::Prevent(2)));

pub(crate) static JEDHA: Card = base("jedha", "Jedha", "Jedha", 14)
    .rebel()
    .ability(constant(Constant::RedirectFirst { of: Sides::NEUTRAL, to: Place::OwnHand, exile: true }));

const FETCH: [Step; 3] = [
    choose(Reg::A, 1, &[ROW]),
    choose(Reg::B, 1, &[GALAXY_DISCARD.of(Sides::REBEL)]),
    act(Op::Swap(Cards::It(Reg::A), Cards::It(Reg::B))),
];

pub(crate) static TATOOINE: Card = base("tatooine", "Tatooine", "Tatooine", 16).rebel().ability(on(
    Moment::Revealed,
    &[agreed(
        |rulings| rulings.tatooine_pays_without_swap,
        &[Step::If(Cond::Exists(GALAXY_DISCARD.of(Sides::REBEL)), &FETCH, &[]), gain_resources(1)],
        &[Step::If(
            Cond::Exists(GALAXY_DISCARD.of(Sides::REBEL)),
            &[FETCH[0], FETCH[1], FETCH[2], gain_resources(1)],
            &[],
        )],
    )],
));

pub(crate) static SULLUST: Card = base("sullust", "Sullust", "Sullust", 16)
    .rebel()
    .introductory()
    .ability(constant(Constant::RedirectFirst { of: Sides::ANY, to: Place::OwnDeckTop, exile: false }));

pub(crate) static YAVIN_4: Card = base("yavin-4", "Yavin 4", "Yavin 4", 16)
    .rebel()
    .introductory()
    .ability(on(Moment::OpponentDiscards, &[act(Op::DamageBase(Num::N(2)))]));
