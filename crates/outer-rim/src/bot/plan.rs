//! Where to go: what could be done in each space, and how long it takes to get there.

use kernel::Seat;
use pieces::Thing;
use script::Core;

use super::worth::{CREDITS, FAME, RICH, chance_of_job, chance_of_win, destination, hunt, reward};
use crate::action::Action;
use crate::cards;
use crate::ops::PATROLS;
use crate::state::State;
use crate::things::{CardId, Faction, Slot, Space};
use crate::words::*;

/// R5.2: rest, earn or go.
pub(super) fn planning(state: &State, seat: Seat, offered: &[Action]) -> Action {
    let table = &state.table;
    let here = table.player(seat).space;
    let hurt = |body: Body| {
        let (damage, most) = (i32::from(table.damage(seat, body)), i32::from(table.toughness(seat, body)));
        80 * damage + 380 * damage * damage / (most * most).max(1)
    };
    let stay = potential(state, seat, here);
    let score = |action: &Action| match action {
        Action::Recover => stay + hurt(Body::Character) + hurt(Body::Ship),
        // Whoever is rich has other worries.
        Action::Earn if i32::from(table.player(seat).credits) > RICH => stay,
        Action::Earn => stay + 2 * CREDITS,
        Action::Move(next) => goal(state, seat, *next, hyperdrive(state, seat) - 1).1,
        Action::Use(_) => stay + 90,
        Action::Stay => stay,
        _ => i32::MIN,
    };
    best(offered, score)
}

/// On towards what looks best from here, or no further.
pub(super) fn onward(state: &State, seat: Seat, offered: &[Action]) -> Action {
    let here = state.table.player(seat).space;
    let left = state.machine.top().map_or(0, |frame| i32::from(frame.num()));
    let score = |action: &Action| match action {
        Action::Move(next) => goal(state, seat, *next, left - 1).1 - 1,
        _ => potential(state, seat, here),
    };
    best(offered, score)
}

fn best(offered: &[Action], score: impl Fn(&Action) -> i32) -> Action {
    // Of equals the first.
    *offered.iter().rev().max_by_key(|action| score(action)).expect("something is offered")
}

fn hyperdrive(state: &State, seat: Seat) -> i32 {
    i32::from(state.table.stat(seat, Stat::Hyperdrive))
}

/// What is left of a worth that is so many turns away, of a hundred.
const LATER: [i32; 8] = [100, 68, 46, 31, 21, 14, 10, 7];

/// The space that is worth most when one has come to `from` and has so many steps left, and what it is worth.
pub(super) fn goal(state: &State, seat: Seat, from: Space, left: i32) -> (Space, i32) {
    let table = &state.table;
    let speed = hyperdrive(state, seat).max(1);
    let stopped = table.stops(seat, from) || table.is_storm_for(seat, from);
    let left = if stopped { 0 } else { left };
    let worth = |space: &Space| {
        let far = i32::from(table.map().apart(from, *space));
        let turns = ((far - left).max(0) + speed - 1) / speed;
        let later = LATER[(turns as usize).min(LATER.len() - 1)];
        potential(state, seat, *space) * later / 100 - far
    };
    let best = Space::each().max_by_key(worth).unwrap_or(from);
    (best, worth(&best))
}

/// What could be done in a space.
fn potential(state: &State, seat: Seat, space: Space) -> i32 {
    let table = &state.table;
    let player = table.player(seat);
    let mut worth = 0;
    for id in player.assets.of::<CardId>() {
        let card = table.held(id);
        let to_here = destination(table, card) == Some(space);
        worth += match card.kind {
            Kind::Cargo if to_here => reward(card.reward) * if card.is_illegal() { 75 } else { 100 } / 100,
            Kind::Job if to_here => chance_of_job(table, seat, card) * reward(card.reward) / 1_000,
            Kind::Bounty if table.captured.holds(id) => {
                let bounty = card.bounty.expect("a bounty");
                if bounty.capture_planet == space.place().id { reward(bounty.capture) } else { 0 }
            }
            Kind::Bounty => sighting(state, crate::query::target(id), space) * hunt(table, seat, id) / 1_000,
            _ => 0,
        };
    }
    if space.is_planet() {
        // A market, and people to meet; more where one has not been.
        let room = !table.is_full(seat, Kind::Cargo) || !table.is_full(seat, Kind::Job);
        worth += if room { 170 } else { 70 };
        worth += 4 * i32::from(player.credits.min(20));
        worth += if space == player.space { 0 } else { 60 };
    }
    worth + table.patrols_at(space).map(|faction| patrol(state, seat, faction)).sum::<i32>()
}

/// How likely a contact is to be found in a space, of a thousand: it is seen there, or one of its class lies there
/// face down.
fn sighting(state: &State, target: CardId, space: Space) -> i32 {
    let faceup = |slot: Slot| state.contact_at(slot).is_some_and(|contact| state.table.faceup.holds(contact));
    if space.slots().any(|slot| state.contact_at(slot) == Some(target) && faceup(slot)) {
        return 1_000;
    }
    if state.slot_of(target).is_some_and(faceup) {
        return 0;
    }
    let class = cards::class_of(target);
    let hidden = |slot: &Slot| !faceup(*slot) && state.contact_at(*slot).map(cards::class_of) == Some(class);
    let all = Slot::each().filter(hidden).count().max(1);
    (1_000 * space.slots().filter(hidden).count() / all) as i32
}

/// What meeting a patrol would bring: it must be met if it is hostile, and may be if it can be beaten.
fn patrol(state: &State, seat: Seat, faction: Faction) -> i32 {
    let table = &state.table;
    let hated = table.player(seat).rep(faction) < 0;
    let level = usize::from(table.patrol(faction).level);
    let Some(worth) = PATROLS.get(level - 1) else { return if hated { -900 } else { 0 } };
    let chance = chance_of_win(table.combat(seat, Combat::Ship), worth.dice);
    let gain = FAME * i32::from(worth.fame) + CREDITS * i32::from(worth.credits) - 80;
    let room = i32::from(table.toughness(seat, Body::Ship)) - i32::from(table.damage(seat, Body::Ship));
    // What so many dice deal on average, in eighths, against what the ship can take.
    let dealt = 5 * i32::from(worth.dice);
    let fall = (450 * dealt * dealt / (8 * room.max(1)).pow(2)).min(450);
    let value = chance * gain / 1_000 - 60 * i32::from(worth.dice) - fall;
    if hated { value } else { value.max(0) }
}
