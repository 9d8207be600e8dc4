//! Which bases and ships to hit, and how hard.

use kernel::Seat;
use script::{Answer, Core, Reg};

use crate::action::Action;
use crate::card::{CardId, CardSet};
use crate::pending::purpose;
use crate::state::{Open, opponent};
use crate::view::View;
use crate::why::Why;
use crate::words::Kind;

/// The enemy bases whose fall still brings victory nearer (R14.30).
pub(super) fn wanted(table: &Open, seat: Seat) -> CardSet {
    let done = |destroyed: CardSet| destroyed.len() >= table.agreed.goal.into();
    let across = table
        .other_region
        .as_ref()
        .is_some_and(|other_region| done(other_region.players[seat.index()].victory));
    let mut bases = table.bases(opponent(seat));
    for base in bases {
        let far = CardId::from_thing(base).is_far();
        if if far { across } else { done(table.players[seat.index()].victory) } {
            bases.remove(base);
        }
    }
    bases
}

fn left(table: &Open, thing: u16) -> u16 {
    table.hit_points_left(CardId::from_thing(thing)).into()
}

/// Whether everything that has not attacked yet is enough to destroy an enemy base now.
pub(super) fn base_falls(table: &Open, seat: Seat) -> bool {
    let Some(base) = wanted(table, seat).iter().map(|base| left(table, base)).min() else { return false };
    let cards = table.players[seat.index()].in_play - table.spent;
    let attack: u16 = cards.iter().map(|thing| table.attack(seat, CardId::from_thing(thing), false)).sum();
    let wall: u16 = table.enemy_ships(seat).iter().map(|ship| left(table, ship)).sum();
    attack >= wall + base
}

/// Whether so much more damage is enough for an enemy base or capital ship.
pub(super) fn finishing(table: &Open, seat: Seat, damage: u16) -> bool {
    (wanted(table, seat) | table.enemy_ships(seat)).iter().any(|thing| left(table, thing) <= damage)
}

/// How much of an attack the base or ship in question takes, or how much of it is prevented there.
pub(super) fn amount(view: &View, seat: Seat, offered: &[Action]) -> Action {
    let table = &view.table;
    let frame = view.stack.top().expect("a question is open");
    let last = *offered.last().expect("something is offered");
    if purpose(&view.stack) == Some(Why::Prevent) {
        // One's own base (R17.13): no point of it is lost.
        return last;
    }
    let Some(card) = frame.reg(Reg::A).first() else { return last };
    let least = offered[0];
    let amount = |n: u16| Action::Answer(Answer::Amount(n));
    let kill = amount(left(table, card));
    if CardId::from_thing(card).card().kind != Kind::Base {
        // Destroy the ship if the damage is enough, or else spare the points for another one.
        return if offered.contains(&kill) { kill } else { least };
    }
    let wanted = wanted(table, seat);
    let mut others = wanted;
    others.remove(card);
    let Some(other) = others.first() else { return last };
    let damage = frame.num().unsigned_abs();
    let (here, there) = (left(table, card), left(table, other));
    if !wanted.contains(card) {
        least
    } else if offered.contains(&kill) {
        kill
    } else if damage >= there {
        // The other one falls; this one takes the rest.
        amount(damage - there)
    } else if here <= there {
        last
    } else {
        least
    }
}
