//! How well a player stands, in tenths of a point of power. Search and rules of thumb go by it.

use kernel::{Outcome, Seat, Team};

use crate::card::{CardId, Face, Kind};
use crate::grants::{Stat, Trick};
use crate::state::{Open, State, opponent};

/// A card in hand, a resource while more are wanted, one that could still be spent, the counter.
const CARD: i32 = 22;
const RESOURCE: i32 = 24;
const READY_RESOURCE: i32 = 2;
const INITIATIVE: i32 = 4;
/// So many resources are enough for most decks.
pub(crate) const ENOUGH: usize = 8;
/// No sum of other things comes near.
const WON: i32 = 10_000;

/// From -10,000 (lost) to 10,000 (won).
pub(crate) fn value(state: &State, team: Team) -> i32 {
    let seat = Seat(team.0);
    match state.table.outcome {
        Some(Outcome::Won(winner)) if winner == team => WON,
        Some(Outcome::Won(_)) => -WON,
        Some(Outcome::Draw) => 0,
        None => (side(state, seat) - side(state, opponent(seat))).clamp(1 - WON, WON - 1),
    }
}

fn side(state: &State, seat: Seat) -> i32 {
    let table = &state.table;
    let units: i32 = table.units_of(seat).of::<CardId>().map(|unit| unit_worth(table, unit)).sum();
    let resources = table.resources_of(seat).len().min(ENOUGH) as i32;
    let ready = table.ready_resources(seat).len() as i32;
    let hand = state.hands[seat.index()].len() as i32;
    let leader = i32::from(!table.is_deployed(seat) && !table.exhausted.holds(CardId::leader_of(seat)));
    let first = i32::from(table.initiative == seat);
    units + CARD * hand + RESOURCE * resources + READY_RESOURCE * (ready + leader) + INITIATIVE * first
        - danger(table, seat)
}

/// Damage to a base counts for more the nearer its end is, and most once the units that face it could end it.
fn danger(table: &Open, seat: Seat) -> i32 {
    let base = CardId::base_of(seat);
    let (hurt, left) = (i32::from(table.damage.of(base)), i32::from(table.hp_left(base)));
    let threat: i32 =
        table.units_of(opponent(seat)).of::<CardId>().map(|unit| i32::from(table.power(unit))).sum();
    let near = (12 - left).max(0);
    10 * hurt + 6 * near + if threat >= left { 60 } else { 0 }
}

/// What a unit in play is worth now. One that is ready may still attack.
pub(crate) fn unit_worth(table: &Open, unit: CardId) -> i32 {
    let power = i32::from(table.power(unit));
    let ready = if table.exhausted.holds(unit) { 0 } else { 3 * power };
    let shields = 18 * i32::from(table.shields_on(unit));
    let sentinel = if table.has(unit, Trick::Sentinel) { 8 } else { 0 };
    let bound = if table.is_under(unit, Stat::NoBases) { 12 } else { 0 };
    let leader = if unit.is_leader() { 15 } else { 0 };
    let left = i32::from(table.hp_left(unit));
    10 * power + 7 * left + words(table.face(unit)) + ready + shields + sentinel + leader - bound
}

/// What a card is worth by what is printed on it, wherever it lies.
pub(crate) fn printed_worth(face: &Face) -> i32 {
    let body = 10 * i32::from(face.power) + 7 * i32::from(face.hp);
    match face.kind {
        Kind::Event => 12 * i32::from(face.cost) + 10,
        Kind::Upgrade => body + words(face) + 5,
        _ => body + words(face),
    }
}

fn words(face: &Face) -> i32 {
    6 * (face.abilities.len() + face.keywords.len()) as i32
}
