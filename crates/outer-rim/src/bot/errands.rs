//! What a player could do, and where: each errand with what it is likely to bring.

use kernel::{Eyes, Seat};
use pieces::Thing;
use script::Entry;

use super::odds::{self, SURE};
use super::weights::*;
use super::worth::{FAME, Reward, defeat, destination};
use crate::card::Card;
use crate::cards::{self, CHARACTERS, SHIPS};
use crate::ops::PATROLS;
use crate::state::{Frame, Open, State};
use crate::things::{CardId, Faction, Slot, Space};
use crate::words::*;

#[derive(Clone, Copy)]
pub(super) struct Errand {
    pub space: Space,
    pub gain: i32,
    pub means: Means,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Means {
    /// By an action, as many as there are.
    Action,
    /// By an encounter, of which there is one in a turn.
    Encounter,
    /// By an encounter that there is no way around.
    Forced,
    /// By an encounter that catches the prey of the bounty of this number so often.
    Hunt(u8, i32),
    /// By an action, if the prey of this number has been caught.
    HandIn(u8),
}

/// Everything there is to do.
pub(super) fn errands(state: &State, seat: Seat) -> Vec<Errand> {
    let table = &state.table;
    let mut found = Vec::with_capacity(24);
    let mut prey = 0;
    for id in table.player(seat).assets.of::<CardId>() {
        let card = table.held(id);
        match card.kind {
            Kind::Cargo => found.extend(cargo(table, seat, card)),
            Kind::Job => found.extend(job(table, seat, id, card)),
            Kind::Bounty if table.captured.holds(id) => found.extend(hand_in(table, seat, card)),
            Kind::Bounty => {
                hunt(state, seat, id, prey, &mut found);
                prey += 1;
            }
            _ => {}
        }
    }
    found.extend(Faction::ALL.into_iter().filter_map(|faction| patrol(table, seat, faction)));
    sabotage(table, seat, &mut found);
    found
}

fn cargo(table: &Open, seat: Seat, card: &Card) -> Option<Errand> {
    let space = destination(table, card)?;
    let deeds: &[Deed] = if card.is_illegal() {
        &[Deed::CargoDelivered, Deed::IllegalDelivered]
    } else {
        &[Deed::CargoDelivered]
    };
    let waives = card.is_illegal() && waives(table, seat, Moment::IllegalReward);
    let reward = Reward::of(table, seat, card.reward).worth(table, seat, waives) + goals(table, seat, deeds);
    let gain = if card.is_illegal() { reward * SMUGGLED / SURE } else { reward };
    Some(Errand { space, gain, means: Means::Action })
}

fn job(table: &Open, seat: Seat, id: CardId, card: &Card) -> Option<Errand> {
    let space = destination(table, card)?;
    let odds = odds::attempt(table, seat, card);
    let waives = waives(table, seat, Moment::JobReward);
    let reward = Reward::of_card(table, seat, id, card.reward).worth(table, seat, waives);
    let reward = reward + goals(table, seat, &[Deed::JobDone]);
    let gain = (odds.done * reward - odds.fall * defeat(table, seat) - odds.hurt * DAMAGE) / SURE;
    (gain > 0).then_some(Errand { space, gain, means: Means::Encounter })
}

fn hand_in(table: &Open, seat: Seat, card: &Card) -> Option<Errand> {
    let bounty = card.bounty?;
    let waives = waives(table, seat, Moment::BountyReward);
    let deeds = &[Deed::BountyReward, Deed::CaptureDelivered];
    let gain = Reward::of(table, seat, bounty.capture).worth(table, seat, waives) + goals(table, seat, deeds);
    Some(Errand { space: bounty.capture_planet.parse().ok()?, gain, means: Means::Action })
}

/// Wherever the prey may be; and where it can be handed in.
fn hunt(state: &State, seat: Seat, id: CardId, prey: u8, found: &mut Vec<Errand>) {
    let table = &state.table;
    let Some(bounty) = cards::card(id).bounty else { return };
    let waives = waives(table, seat, Moment::BountyReward);
    let odds = odds::fight(table, seat, bounty.combat, bounty.dice);
    let won = odds.win * goals(table, seat, &[Deed::CombatWon]);
    let risk = odds.fall * defeat(table, seat) + odds.hurt * DAMAGE;
    let paid = |reward: Effect, deeds| {
        Reward::of(table, seat, reward).worth(table, seat, waives) + goals(table, seat, deeds)
    };
    let killed = paid(bounty.eliminate, &[Deed::BountyReward]);
    let brought = paid(bounty.capture, &[Deed::BountyReward, Deed::CaptureDelivered]);
    let gain = (odds.win * killed + won - risk) / SURE;
    if gain <= 0 {
        return;
    }
    let target = crate::query::target(id);
    for (space, chance) in sightings(state, seat, target) {
        let means = Means::Hunt(prey, chance * odds.win / SURE);
        found.push(Errand { space, gain: gain * chance / SURE, means });
    }
    if let Ok(space) = bounty.capture_planet.parse() {
        found.push(Errand { space, gain: brought - killed, means: Means::HandIn(prey) });
    }
}

/// Where a contact may be and how likely it is found there by meeting somebody: it has been seen, or one of its class lies there unseen.
fn sightings(state: &State, seat: Seat, target: CardId) -> Vec<(Space, i32)> {
    let known = state.known.seen_by(Eyes::Seat(seat));
    if state.table.owner(target) == Some(seat) {
        return vec![(state.table.player(seat).space, SURE)];
    }
    let seen = |slot: Slot| state.contact_at(slot).is_some_and(|contact| known.holds(contact));
    if known.holds(target) {
        return state.slot_of(target).map(|slot| (slot.space(), SURE)).into_iter().collect();
    }
    let class = cards::class_of(target);
    let hidden = |slot: &Slot| !seen(*slot) && state.contact_at(*slot).map(cards::class_of) == Some(class);
    let all = Slot::each().filter(hidden).count().max(1) as i32;
    let mut spaces: Vec<(Space, i32)> = Vec::new();
    for slot in Slot::each().filter(hidden) {
        if spaces.last().is_none_or(|(space, _)| *space != slot.space()) {
            spaces.push((slot.space(), SURE / all));
        }
    }
    spaces
}

/// A patrol that can be beaten, or must be met.
fn patrol(table: &Open, seat: Seat, faction: Faction) -> Option<Errand> {
    let player = table.player(seat);
    let token = table.patrol(faction);
    let hated = player.rep(faction) < 0 && !table.has_rule(seat, Rule::NoForcedPatrol);
    let gain = match PATROLS.get(usize::from(token.level) - 1) {
        None => -defeat(table, seat),
        Some(worth) => {
            let odds = odds::fight(table, seat, Combat::Ship, worth.dice);
            let fame = i32::from(worth.fame)
                + i32::from(worth.fame > 0 && has_moment(table, seat, Moment::WinFamousPatrol));
            let offence = if player.rep(faction) < 0 { 0 } else { LIKED };
            let reward =
                Reward { fame: fame as u8, credits: worth.credits, liked: 0 }.worth(table, seat, false);
            let won = reward + goals(table, seat, &[Deed::CombatWon, Deed::PatrolWon]) - offence;
            (odds.win * won - odds.fall * defeat(table, seat) - odds.hurt * DAMAGE) / SURE
        }
    };
    let means = if hated { Means::Forced } else { Means::Encounter };
    (hated || gain > 0).then_some(Errand { space: token.space, gain, means })
}

/// Jyn Erso's goal.
fn sabotage(table: &Open, seat: Seat, found: &mut Vec<Errand>) {
    let player = table.player(seat);
    let wants = player.character.is_some_and(|character| {
        matches!(CHARACTERS[character.index()].goal, Goal::State(Cond::Sabotaged(_)))
    });
    if !wants || player.turned {
        return;
    }
    let chance = odds::test(table.skill(seat, crate::things::Skill::Stealth) + 1);
    for space in Space::each().filter(|space| space.faction() == Some(Faction::Imperial)) {
        if table.sabotaged & (1 << space.index()) == 0 {
            found.push(Errand { space, gain: FAME / 2 * chance / SURE, means: Means::Action });
        }
    }
}

/// What deeds bring towards the goals of the character and of the ship.
pub(super) fn goals(table: &Open, seat: Seat, deeds: &[Deed]) -> i32 {
    let player = table.player(seat);
    let share = |goal: &Goal, thing: u16| match goal {
        Goal::Deeds(own, need, when)
            if deeds.contains(own) && table.holds(when, &Frame::new(Entry::WINDOW, thing, seat.0)) =>
        {
            FAME / i32::from(*need)
        }
        _ => 0,
    };
    let hero = player.character.filter(|_| !player.turned);
    let hero = hero.map_or(0, |hero| share(&CHARACTERS[hero.index()].goal, hero.thing()));
    let ship =
        if player.ship_turned { 0 } else { share(&SHIPS[player.ship.index()].goal, player.ship.thing()) };
    hero + ship
}

fn has_moment(table: &Open, seat: Seat, moment: Moment) -> bool {
    table.abilities(seat).any(|(_, ability)| ability.moment() == Some(moment))
}

/// Whether the credits of such a reward can be given up for fame.
fn waives(table: &Open, seat: Seat, moment: Moment) -> bool {
    let waives = |effect: Effect| effect.iter().any(|step| matches!(step, Step::Do(Op::WaiveCredits)));
    table.abilities(seat).any(
        |(_, ability)| matches!(ability, Ability::When { on, effect, .. } if *on == moment && waives(effect)),
    )
}
