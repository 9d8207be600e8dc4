//! What an attack is worth.

use kernel::Seat;

use super::unit_worth;
use crate::card::CardId;
use crate::grants::Trick;
use crate::state::{Open, opponent};

/// Far above everything else.
const WINS: i32 = 100_000;

/// What is gained by an attack less what is lost.
pub(super) fn worth(table: &Open, seat: Seat, unit: CardId, target: CardId) -> i32 {
    let power = i32::from(table.power(unit)) + i32::from(table.raid(unit));
    let base = CardId::base_of(opponent(seat));
    let base_left = i32::from(table.hp_left(base));
    if target == base {
        return if power >= base_left { WINS } else { at_base(table, seat, power) };
    }
    let left = i32::from(table.hp_left(target));
    let shielded = table.shields_on(target) > 0 && !table.has(unit, Trick::Saboteur);
    let falls = power >= left && !shielded;
    let excess = if falls && table.has(unit, Trick::Overwhelm) { power - left } else { 0 };
    if excess >= base_left {
        return WINS;
    }
    let back = i32::from(table.power(target));
    let dies = back >= i32::from(table.hp_left(unit)) && table.shields_on(unit) == 0;
    let gain = if falls {
        unit_worth(table, target)
    } else if shielded {
        15
    } else {
        6 * power.min(left)
    };
    let loss = if dies { unit_worth(table, unit) } else { 4 * back };
    100 + gain - loss + 10 * excess
}

/// Damage to the base counts for more the nearer it is to its end, and the less there is to fear.
fn at_base(table: &Open, seat: Seat, power: i32) -> i32 {
    let enemy = opponent(seat);
    let left = i32::from(table.hp_left(CardId::base_of(enemy)));
    let threat: i32 = table.units_of(enemy).of::<CardId>().map(|unit| i32::from(table.power(unit))).sum();
    let mine: i32 = table.units_of(seat).of::<CardId>().map(|unit| i32::from(table.power(unit))).sum();
    let race = if mine >= threat { 20 } else { 0 };
    let end = if left <= 2 * mine { 30 } else { 0 };
    100 + 9 * power + race + end
}
