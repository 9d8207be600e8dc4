//! What things are worth to a player: a point of fame is a thousand.

use std::array::from_fn;
use std::sync::LazyLock;

use kernel::{Outcome, Seat};

use crate::card::{Card, Destination};
use crate::cards::{self, CHARACTERS, SHIPS};
use crate::state::{Open, Player, State};
use crate::things::{CardId, Ship, Skill, Space};
use crate::words::*;

pub(super) const FAME: i32 = 1_000;
/// A thousand credits, as long as there are few.
pub(super) const CREDITS: i32 = 55;
/// More than this is spent sooner or later, in thousands.
pub(super) const RICH: i32 = 9;

/// How well a seat stands, compared with its best rival.
pub(super) fn compared(state: &State, seat: Seat) -> i32 {
    if let Some(Outcome::Won(team)) = state.table.outcome {
        return if team.0 == seat.0 { 1_000_000 } else { -1_000_000 };
    }
    let table = &state.table;
    let best = table.seats().filter(|other| *other != seat).map(|other| of(state, other)).max();
    of(state, seat) - best.unwrap_or(0) / 4
}

/// What a player has, in all.
fn of(state: &State, seat: Seat) -> i32 {
    let table = &state.table;
    let player = table.player(seat);
    let credits = i32::from(player.credits);
    let assets: i32 = player.assets.of::<CardId>().map(|card| asset(state, seat, card)).sum();
    let rep: i32 =
        player.reputation.iter().map(|rep| if *rep < 0 { -90 } else { 60 * i32::from(*rep) }).sum();
    let hurt = |body: Body| {
        let (damage, most) = (i32::from(table.damage(seat, body)), i32::from(table.toughness(seat, body)));
        if damage == 0 { 0 } else { 30 * damage + 90 * damage * damage / most.max(1) }
    };
    let secrets = 80 * state.secrets[seat.index()].len() as i32;
    FAME * i32::from(table.fame(seat))
        + CREDITS * credits.min(RICH)
        + 15 * (credits - RICH).max(0)
        + assets
        + ship(player.ship, player.ship_turned)
        + hero(player)
        + rep
        + secrets
        + if player.turned { 100 } else { 120 * i32::from(player.tokens) }
        + if player.again { 350 } else { 0 }
        - hurt(Body::Character)
        - hurt(Body::Ship)
        - if player.defeated { 250 } else { 0 }
}

/// What a ship is worth: how far it goes, how well it fights, how much it carries, and its goal.
fn ship(ship: Ship, turned: bool) -> i32 {
    let sheet = &SHIPS[ship.index()];
    let side = &sheet.sides[usize::from(turned)];
    let slots = side.slots.crew + side.slots.cargo + side.slots.mods + side.slots.both;
    let goal = if ship.is_starting() || turned { 0 } else { 150 };
    240 * i32::from(side.hyperdrive)
        + 150 * i32::from(side.combat)
        + 60 * i32::from(side.hull)
        + 70 * i32::from(slots)
        + goal
}

/// Some goals are reached on the way, others must be paid for.
fn hero(player: &Player) -> i32 {
    let Some(character) = player.character else { return 0 };
    match CHARACTERS[character.index()].goal {
        Goal::Deeds(Deed::CombatWon, ..) => 120,
        Goal::Deeds(Deed::JobDone, ..) => 140,
        Goal::State(_) => 30,
        _ => 0,
    }
}

/// What a reward brings, in points.
pub(super) fn reward(effect: Effect) -> i32 {
    let one = |op: &Op| match op {
        Op::Pays(n) => CREDITS * i32::from(*n),
        Op::Gain(Num::N(n)) => CREDITS * i32::from(*n),
        Op::Fame(n) => FAME * i32::from(*n),
        Op::GainRep(_) => 60,
        Op::LoseRep(_) | Op::PayRep(_) => -70,
        _ => 0,
    };
    script::tell::ops(effect).iter().map(one).sum()
}

/// How likely a job is to be done, of a thousand, from the skills it tests.
pub(super) fn chance_of_job(table: &Open, seat: Seat, card: &Card) -> i32 {
    let pass = |skill: &Skill| match table.skill(seat, *skill) {
        0 => 234,
        1 => 750,
        _ => 938,
    };
    let critical = card.critical.iter().fold(1_000, |chance, skill| chance * pass(skill) / 1_000);
    let others = card.skills.iter().filter(|skill| !card.critical.contains(skill)).map(pass);
    let (sum, n) = others.fold((0, 0), |(sum, n), chance| (sum + chance, n + 1));
    let ease = if n == 0 { 1_000 } else { 350 + 650 * sum / n / 1_000 };
    critical * ease / 1_000
}

/// Nobody rolls more dice in a combat.
const MOST_DICE: usize = 12;

/// How likely so many dice are to win against others, of a thousand; ties are won.
pub(super) fn chance_of_win(own: u8, other: u8) -> i32 {
    static CHANCES: LazyLock<[[i32; MOST_DICE + 1]; MOST_DICE + 1]> =
        LazyLock::new(|| from_fn(|own| from_fn(|other| win(own, other))));
    CHANCES[usize::from(own).min(MOST_DICE)][usize::from(other).min(MOST_DICE)]
}

fn win(own: usize, other: usize) -> i32 {
    let (mine, theirs) = (damages(own), damages(other));
    let ways = |i: usize| mine[i] * theirs[..=i].iter().sum::<u128>();
    let won: u128 = (0..mine.len()).map(ways).sum();
    (won * 1_000 / 8u128.pow((own + other) as u32)) as i32
}

/// In how many ways so many dice show each damage.
fn damages(dice: usize) -> [u128; 2 * MOST_DICE + 1] {
    let mut ways = [0; 2 * MOST_DICE + 1];
    ways[0] = 1;
    for _ in 0..dice {
        let before = ways;
        for (damage, now) in ways.iter_mut().enumerate() {
            let one = damage.checked_sub(1).map_or(0, |less| before[less]);
            let two = damage.checked_sub(2).map_or(0, |less| before[less]);
            // Four sides do nothing, three hit, one is a crit.
            *now = 4 * before[damage] + 3 * one + two;
        }
    }
    ways
}

/// What a bounty is worth once its target is found.
pub(super) fn hunt(table: &Open, seat: Seat, bounty: CardId) -> i32 {
    let printed = cards::card(bounty).bounty.expect("a bounty");
    let chance = chance_of_win(table.combat(seat, printed.combat), printed.dice);
    chance * (reward(printed.eliminate) + 100) / 1_000
}

pub(super) fn destination(table: &Open, card: &Card) -> Option<Space> {
    match card.destination {
        Destination::Planet(planet) => planet.parse().ok(),
        Destination::Marked => table.marked,
        Destination::None | Destination::OtherPlayer | Destination::HatedPlayer => None,
    }
}

/// What a card of the market would bring beyond its price; nothing if something must go for it.
pub(super) fn gained(state: &State, seat: Seat, card: CardId) -> i32 {
    let table = &state.table;
    let price = CREDITS * i32::from(table.price(seat, card, 0));
    let worth = match cards::card(card).sells {
        Some(sold) => {
            let new = cards::ship_called(sold).map_or(0, |new| ship(new, false));
            new - ship(table.player(seat).ship, table.player(seat).ship_turned)
        }
        None if table.has_room(seat, card, false) => asset(state, seat, card),
        None => 0,
    };
    worth - price
}

/// What a card is worth in somebody's hands.
fn asset(state: &State, seat: Seat, id: CardId) -> i32 {
    let table = &state.table;
    let card = table.held(id);
    let here = table.player(seat).space;
    let far = |space: Space| 22 * i32::from(table.map().apart(here, space));
    let skills = 110 * card.skills.len() as i32;
    let stats: i32 = card.abilities.iter().map(ability).sum();
    let worth = match card.kind {
        Kind::Cargo if card.reward.is_empty() => 35 * i32::from(card.cost) + stats,
        Kind::Cargo => {
            let percent = if card.is_illegal() { 64 } else { 81 };
            percent * reward(card.reward) / 100 - destination(table, card).map_or(150, far)
        }
        Kind::Job => {
            let chance = chance_of_job(table, seat, card);
            let away = destination(table, card).map_or(250, far);
            chance * reward(card.reward) / 1_250 - away
        }
        Kind::Bounty if table.captured.holds(id) => {
            let bounty = card.bounty.expect("a bounty");
            let away = bounty.capture_planet.parse().map_or(0, far);
            9 * reward(bounty.capture) / 10 - away
        }
        Kind::Bounty => hunt(table, seat, id) / 2,
        Kind::Crew => 60 + skills + stats + 20 * i32::from(card.cost),
        Kind::Gear | Kind::Mod => 25 * i32::from(card.cost) + stats,
        Kind::Ship | Kind::Secret | Kind::Event => 0,
    };
    // It can always be given up.
    worth.max(0)
}

fn ability(ability: &Ability) -> i32 {
    match ability {
        Ability::Stat { stat: Stat::Ground | Stat::Ship, more, .. } => 170 * i32::from(*more),
        Ability::Stat { more, .. } => 80 * i32::from(*more),
        Ability::When { .. } => 70,
        Ability::Action(..) => 40,
        _ => 20,
    }
}
