//! The two starter decks and the Outer Rim Pilots.

use script::Mode;

use crate::card::*;
use crate::words::*;

pub(crate) static IMPERIAL_SHUTTLE: Card =
    starter("imperial-shuttle", "Imperial Shuttle", "Lanzadera imperial")
        .empire()
        .traits(Traits::TRANSPORT)
        .resources(1)
        .copies(7);

pub(crate) static STORMTROOPER: Card = starter("stormtrooper", "Stormtrooper", "Soldado de asalto")
    .empire()
    .traits(Traits::TROOPER)
    .attack(2)
    .copies(2);

pub(crate) static INQUISITOR: Card = starter("inquisitor", "Inquisitor", "Inquisidor").empire().ability(on(
    Moment::Played,
    &[choose_one(&[Mode(&[gain_attack(1)]), Mode(&[gain_resources(1)]), Mode(&[gain_force(1)])])],
));

pub(crate) static ALLIANCE_SHUTTLE: Card =
    starter("alliance-shuttle", "Alliance Shuttle", "Lanzadera de la Alianza")
        .rebel()
        .traits(Traits::TRANSPORT)
        .resources(1)
        .copies(7);

pub(crate) static REBEL_TROOPER: Card = starter("rebel-trooper", "Rebel Trooper", "Soldado rebelde")
    .rebel()
    .traits(Traits::TROOPER)
    .attack(2)
    .copies(2);

pub(crate) static TEMPLE_GUARDIAN: Card =
    starter("temple-guardian", "Temple Guardian", "Guardián del Templo").rebel().ability(on(
        Moment::Played,
        &[choose_one(&[Mode(&[gain_attack(1)]), Mode(&[gain_resources(1)]), Mode(&[gain_force(1)])])],
    ));

pub(crate) static OUTER_RIM_PILOT: Card =
    pilot("outer-rim-pilot", "Outer Rim Pilot", "Piloto del Borde Exterior")
        .cost(2)
        .resources(2)
        .copies(10)
        .ability(ability_for(&[exile_this()], &[gain_force(1)]));
