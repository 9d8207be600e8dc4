//! The Empire cards of the galaxy deck.

use script::{Mode, Reg};

use crate::card::*;
use crate::words::*;

pub(crate) static TIE_FIGHTER: Card = unit("tie-fighter", "TIE Fighter", "Caza TIE")
    .empire()
    .traits(Traits::FIGHTER)
    .cost(1)
    .attack(2)
    .copies(3)
    .ability(ability_if(Cond::Exists(OWN_PLAY.ships()), &[draw(1)]))
    .reward(&[gain_resources(1)]);

pub(crate) static ADMIRAL_PIETT: Card = unit("admiral-piett", "Admiral Piett", "Almirante Piett")
    .empire()
    .unique()
    .traits(Traits::OFFICER)
    .cost(2)
    .resources(2)
    .ability(constant(Constant::Attack {
        who: Bearer::Each(Kind::CapitalShip, Traits::NONE),
        plus: Plus::N(1),
        when: While::Always,
    }))
    .reward(&[gain_force(1)]);

pub(crate) static SCOUT_TROOPER: Card = unit("scout-trooper", "Scout Trooper", "Soldado explorador")
    .empire()
    .traits(Traits::TROOPER)
    .cost(2)
    .resources(2)
    .copies(2)
    .ability(ability(&[
        renew_galaxy(),
        act(Op::RevealTop(Reg::A)),
        Step::If(Cond::Is(Reg::A, Sides::EMPIRE), &[gain_force(1)], &[]),
        Step::If(Cond::Is(Reg::A, Sides::ENEMY), &[discard_it()], &[]),
    ]))
    .reward(&[choose(Reg::A, 1, &[OWN_HAND, OWN_DISCARD]), exile_it()]);

pub(crate) static TIE_BOMBER: Card = unit("tie-bomber", "TIE Bomber", "Bombardero TIE")
    .empire()
    .traits(Traits::FIGHTER)
    .cost(2)
    .attack(2)
    .copies(2)
    .ability(ability(&[choose(Reg::A, 1, &[ROW]), discard_it()]))
    .reward(&[choose(Reg::A, 1, &[OWN_HAND, OWN_DISCARD]), exile_it()]);

pub(crate) static DEATH_TROOPER: Card = unit("death-trooper", "Death Trooper", "Soldado de la muerte")
    .empire()
    .traits(Traits::TROOPER)
    .cost(3)
    .attack(3)
    .copies(2)
    .ability(constant(Constant::Attack { who: Bearer::This, plus: Plus::N(2), when: While::ForceWithYou }))
    .reward(&[gain_force(2)]);

pub(crate) static TIE_INTERCEPTOR: Card = unit("tie-interceptor", "TIE Interceptor", "Interceptor TIE")
    .empire()
    .traits(Traits::FIGHTER)
    .cost(3)
    .attack(3)
    .copies(2)
    .ability(ability(&[
        renew_galaxy(),
        act(Op::RevealTop(Reg::A)),
        Step::If(Cond::Is(Reg::A, Sides::EMPIRE), &[draw(1)], &[]),
        Step::If(Cond::Is(Reg::A, Sides::ENEMY), &[discard_it()], &[]),
    ]))
    .reward(&[gain_resources(3)]);

pub(crate) static GOZANTI_CRUISER: Card = ship("gozanti-cruiser", "Gozanti Cruiser", "Crucero Gozanti")
    .empire()
    .cost(3)
    .resources(2)
    .hit_points(3)
    .copies(3)
    .ability(ability_for(&[choose(Reg::A, 1, &[OWN_HAND]), discard_it()], &[draw(1)]));

pub(crate) static AT_ST: Card = unit("at-st", "AT-ST", "AT-ST")
    .empire()
    .traits(Traits::VEHICLE)
    .cost(4)
    .attack(4)
    .copies(2)
    .ability(ability(&[choose(Reg::A, 1, &[ROW]), discard_it()]))
    .reward(&[choose_up_to(Reg::A, 2, &[OWN_HAND, OWN_DISCARD]), exile_it()]);

pub(crate) static GENERAL_VEERS: Card = unit("general-veers", "General Veers", "General Veers")
    .empire()
    .unique()
    .traits(Traits::OFFICER)
    .cost(4)
    .attack(4)
    .ability(ability_if(Cond::Exists(OWN_PLAY.with(Traits::TROOPER.or(Traits::VEHICLE))), &[draw(1)]))
    .reward(&[gain_force(3)]);

pub(crate) static LANDING_CRAFT: Card = unit("landing-craft", "Landing Craft", "Nave de desembarco")
    .empire()
    .traits(Traits::TRANSPORT)
    .cost(4)
    .copies(2)
    .ability(ability(&[choose_one(&[Mode(&[gain_resources(4)]), Mode(&[repair(4)])])]))
    .reward(&[gain_resources(4)]);

pub(crate) static MOFF_JERJERROD: Card = unit("moff-jerjerrod", "Moff Jerjerrod", "Moff Jerjerrod")
    .empire()
    .unique()
    .traits(Traits::OFFICER)
    .cost(4)
    .attack(2)
    .resources(2)
    .ability(ability(&[
        renew_galaxy(),
        act(Op::LookAtTop(1)),
        with_the_force(&[choose_up_to(Reg::A, 1, &[ROW]), act(Op::SwapWithTop(Cards::It(Reg::A)))], &[]),
    ]))
    .reward(&[gain_force(3)]);

pub(crate) static BOBA_FETT: Card = unit("boba-fett", "Boba Fett", "Boba Fett")
    .empire()
    .unique()
    .traits(Traits::BOUNTY_HUNTER)
    .cost(5)
    .attack(5)
    .ability(on(Moment::Defeats, &[draw(1)]))
    .reward(&[gain_resources(3), gain_force(2)]);

pub(crate) static DIRECTOR_KRENNIC: Card = unit("director-krennic", "Director Krennic", "Director Krennic")
    .empire()
    .unique()
    .traits(Traits::OFFICER)
    .cost(5)
    .attack(3)
    .resources(2)
    .ability(ability(&[Step::If(Cond::Exists(OWN_BASE.named("death-star")), &[draw(2)], &[draw(1)])]))
    .reward(&[gain_resources(3), gain_force(2)]);

pub(crate) static IMPERIAL_CARRIER: Card =
    ship("imperial-carrier", "Imperial Carrier", "Portacazas imperial")
        .empire()
        .cost(5)
        .resources(3)
        .hit_points(5)
        .copies(2)
        .ability(constant(Constant::Attack {
            who: Bearer::Each(Kind::Unit, Traits::FIGHTER),
            plus: Plus::N(1),
            when: While::Always,
        }));

pub(crate) static AT_AT: Card = unit("at-at", "AT-AT", "AT-AT")
    .empire()
    .traits(Traits::VEHICLE)
    .cost(6)
    .attack(6)
    .ability(ability(&[
        choose(Reg::A, 1, &[OWN_DISCARD.with(Traits::TROOPER)]),
        act(Op::Move(Cards::It(Reg::A), Place::OwnHand)),
    ]))
    .reward(&[
        choose(Reg::A, 1, &[ROW.of(Sides::OWN)]),
        act(Op::Purchase(Cards::It(Reg::A), Price::Free, Place::OwnDiscard)),
    ]);

pub(crate) static GRAND_MOFF_TARKIN: Card =
    unit("grand-moff-tarkin", "Grand Moff Tarkin", "Gran moff Tarkin")
        .empire()
        .unique()
        .traits(Traits::OFFICER)
        .cost(6)
        .attack(2)
        .resources(2)
        .force(2)
        .ability(ability(&[
            choose(Reg::A, 1, &[ROW.of(Sides::EMPIRE)]),
            act(Op::Move(Cards::It(Reg::A), Place::OwnHand)),
            act(Op::ExileLater(Cards::It(Reg::A))),
        ]))
        .reward(&[gain_resources(3), gain_force(3)]);

pub(crate) static STAR_DESTROYER: Card = ship("star-destroyer", "Star Destroyer", "Destructor estelar")
    .empire()
    .cost(7)
    .attack(4)
    .hit_points(7)
    .copies(2);

pub(crate) static DARTH_VADER: Card = unit("darth-vader", "Darth Vader", "Darth Vader")
    .empire()
    .unique()
    .traits(Traits::SITH)
    .cost(8)
    .attack(6)
    .force(2)
    .ability(constant(Constant::Attack { who: Bearer::This, plus: Plus::N(4), when: While::ForceWithYou }))
    .reward(&[gain_resources(4), gain_force(4)]);
